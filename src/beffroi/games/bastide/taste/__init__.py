"""What a bot values in Bastide."""

from beffroi.games.bastide.taste.judgement import TASTE

__all__ = ["TASTE"]
