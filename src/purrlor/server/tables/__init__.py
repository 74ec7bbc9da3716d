"""A table in memory: who sits there, its game as the log tells it, and the one way by which that changes.

Nothing here knows sockets or HTTP.
"""
