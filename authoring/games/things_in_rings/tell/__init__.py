"""What happened in a game of Things in Rings, in words and as a picture."""
