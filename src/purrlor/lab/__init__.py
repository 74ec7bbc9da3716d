"""Many games at once: simulation, checking, balance.

The modules right here and the folders `report` and `arena` are commands. They lean on `cards`, games studied card by
card, and on `run`, chunks of games that are done anywhere and added up in order; nothing leans the other way.
"""
