"""Puzzles: questions from games of bots with one answer that is clearly better than all others."""
