"""The rule language: read, checked against the vocabulary, and asked of things."""
