"""Authoring pipeline for card games: YAML in; findings, PDFs and packs out."""

__version__ = "0.1.0"
