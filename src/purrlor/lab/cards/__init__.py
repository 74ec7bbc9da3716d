"""Games studied card by card.

`kernel` is the compiled loop, `study` tells it what to look for in a game (`EventIndex`) and runs it, `script` has the
moves that bots make. `aggregate` adds games up, `analysis` makes `findings` of the sums with the help of `stats`.
"""
