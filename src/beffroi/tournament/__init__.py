"""Tournaments and series of any game: who meets whom, what it counts, how everybody stands; without any I/O."""
