"""Many matches at once in compiled loops.

`playout` plays whole games at random, `batch` steps matches one by one for training, with `kernel` as its compiled
part, `context` as what that is told, and `observe` as the row of numbers that a seat may know.
"""
