"""The text client: `play` at a keyboard, `replay` a record, `games` lists what the parlour offers.

`draw` writes a table as text; `helping` tells about cards, rules and options.
"""
