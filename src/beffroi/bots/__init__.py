"""Opponents: each gets what its seat may see, and answers."""
