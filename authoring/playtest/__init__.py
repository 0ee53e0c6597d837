"""Many games of a pack between bots, and what they say of its cards."""
