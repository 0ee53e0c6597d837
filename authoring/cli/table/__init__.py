"""A game at a terminal, between people and bots: drawn, asked for, saved."""

from __future__ import annotations

LARGEST = 2**53 - 1
"""The largest number that every reader of JSON keeps exact."""

HUMAN = "human"
"""How a person at a seat is called, in a command and in a file."""

LATEST = "-"
"""Instead of a file to resume: the game that was left last."""
