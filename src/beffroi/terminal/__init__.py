"""Playing, reading and replaying in a terminal."""
