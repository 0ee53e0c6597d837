"""Cards as rows of spreadsheets, and rows put back into the YAML.

A game says which sheets its cards make (`sheet`). `rows` turns a deck into grids of text
and `merge` grids into changes of its files; `delimited` and `workbook` are the two kinds of
file that grids stand in.
"""
