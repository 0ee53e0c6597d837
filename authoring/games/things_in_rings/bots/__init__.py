"""Players of Things in Rings, and what they know."""
