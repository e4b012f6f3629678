"""Analyses of finished games: made one after the other, in a process of their own that gives way to everything."""
