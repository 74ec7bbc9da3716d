"""The database: its shape, the one thread that writes, the queries, and how processes tell each other what is new.

It knows rows and lines of the log, not what a game or a table in memory is.
"""
