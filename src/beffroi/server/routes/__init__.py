"""What the server answers over HTTP, noun by noun."""
