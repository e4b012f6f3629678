"""What every rulebook is made of, and the engine that plays it."""
