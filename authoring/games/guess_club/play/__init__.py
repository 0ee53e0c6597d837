"""The rules of Guess Club, a room for each part of a round."""
