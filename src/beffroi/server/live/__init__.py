"""A table being played."""
