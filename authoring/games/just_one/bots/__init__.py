"""Players of Just One, and what they associate."""
