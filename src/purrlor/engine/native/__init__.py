"""How a match reaches its rules: plainly through Python, or through compiled entries over raw memory.

`definition` is what a game hands over. `backend` says what can be done to a state; `plain` and `compiled` do it, and
bind one match to it. `entries` are a game's C functions, `step` is one move of a match, `knowledge` who knows what.
"""
