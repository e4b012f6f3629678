"""Search: one tree for all games, over their fast cores."""
