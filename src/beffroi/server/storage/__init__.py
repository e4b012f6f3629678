"""The database: opened, written, read, copied."""
