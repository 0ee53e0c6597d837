"""The language server: findings, completion, explanations and fixes while a deck is written.

It needs the extra `authoring[lsp]`.
"""
