"""A table as data: who sits there, what was agreed, how it stands."""
