"""New decks and new cards, for whoever begins.

A game brings a folder of templates, which make a small deck that builds, and forms: the
questions to ask for a new card of each kind.
"""
