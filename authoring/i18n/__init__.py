"""Texts of a deck for translators: what is missing, and files to work on."""
