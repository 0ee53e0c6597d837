"""What happened in a game of Just One, in words."""
