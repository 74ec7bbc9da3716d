"""One websocket at one table, from hello to goodbye: what its messages do, and what it is shown."""
