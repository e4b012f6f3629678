"""Opponents: each gets what a seat sees, never a state."""
