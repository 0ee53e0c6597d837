"""The rules of Just One, a room for each part of a turn."""
