"""The game of one table: the fold of its log, its clocks and windows, and when what may be seen; replays.

Nothing here knows who sits at the table, or how they are reached.
"""
