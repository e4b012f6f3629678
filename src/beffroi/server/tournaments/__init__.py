"""Tournaments and ratings: run by themselves, exactly once."""
