"""What stands beside playing: rows of numbers and packed copies for those who train, and what loading a game checks.

`base` is what a match is made of besides its play, `tales` looks whether what is told has its words.
"""
