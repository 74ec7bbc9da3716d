"""What goes over the wire, as types: messages of the websocket, bodies of HTTP, views and events.

`reader` reads them, `codegen` writes the same types for clients in other languages; nothing else here does anything.
"""
