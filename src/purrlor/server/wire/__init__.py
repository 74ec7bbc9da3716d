"""What goes over the wire, as types: messages of the websocket, bodies of HTTP, views and events.

Nothing here does anything; `codegen` writes the same types for clients in other languages.
"""
