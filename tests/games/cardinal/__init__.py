"""Cardinal, article by article."""
