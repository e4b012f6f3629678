"""Analysis: who was winning when, what turned the game, and how much of it was luck, of games that are over."""
