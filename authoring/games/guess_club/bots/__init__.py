"""Players of Guess Club, and what they watch."""
