"""How rules write down what a table shows, and how Python reads a state.

`page` takes words and numbers in order, `vocabulary` numbers a game's words, `compact` is their JSON; `reader` gives
the fields of a state as plain numbers.
"""
