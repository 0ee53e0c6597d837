"""Pages of tables and plots: what a deck is, or did at the table, at a glance.

A page is plain values (`block`). It becomes one self-contained HTML file (`html`, with
`plot` for the pictures), text for a terminal (the command line does that), or JSON (`data`).
"""
