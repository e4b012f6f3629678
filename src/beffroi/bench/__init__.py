"""How fast it is, measured."""
