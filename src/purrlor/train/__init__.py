"""Cats that learn by playing themselves (extra `train`: torch).

`network` is what learns, `crowd` lets it play, `ppo` is how it learns, `met` which features it has rows for, `rivals`
how strong it is, `curve` how it went, `checkpoint` its files; `course` is a whole training, `command` the command.
"""
