"""The bots of a table: when they answer, and where they think."""
