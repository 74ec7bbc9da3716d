"""What an operator does to the store, with or without a running server: lists, bans, erasing, forgetting, checking.

Servers hear of it as they hear of each other: by notices on PostgreSQL, and through a door for this machine on a file.
"""
