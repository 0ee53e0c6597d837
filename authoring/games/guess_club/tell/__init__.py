"""What happened in a game of Guess Club, in words."""
