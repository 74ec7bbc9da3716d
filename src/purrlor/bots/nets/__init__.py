"""Networks that judge a position at a glance, in whole numbers: the same bits on every machine.

`quantize` makes them from what training gives, `network` is the file with its card, `forward` the compiled judge and
`plain` its twin in NumPy, `fits` says whether a match is one that a network knows, `pack` writes a game's own.
"""
