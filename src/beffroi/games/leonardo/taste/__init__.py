"""What a bot values in Leonardo."""

from beffroi.games.leonardo.taste.judgement import TASTE

__all__ = ["TASTE"]
