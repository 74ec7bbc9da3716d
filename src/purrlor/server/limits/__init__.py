"""How much anybody may ask of the server, by address, person and connection: rates, queues, budgets.

`guard` is what the rest of the server talks to.
"""
