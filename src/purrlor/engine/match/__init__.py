"""A game and one match of it.

`game_base` is a game as its matches know it (`presentation` holds its words), `match` is one match, `game` makes
matches, `setup` those from a position. `events` and `rendering` tell what happened, `view` what a seat sees; `record`,
`position` and `memo` keep a match.
"""
