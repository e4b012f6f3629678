"""What the house answers over HTTP, noun by noun."""
