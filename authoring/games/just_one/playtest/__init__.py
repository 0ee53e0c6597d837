"""Playtests of Just One. The table of associations is read without what players need."""
