"""The rules of play of Things in Rings, a room for each part of a game."""
