"""What a bot values in Flandern 1302."""

from beffroi.games.flandern.taste.judgement import TASTE

__all__ = ["TASTE"]
