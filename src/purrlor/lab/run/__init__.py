"""Long work: chunks of games done anywhere, added up in order, kept when it is stopped.

`jobs` says what is played, as plain data that can travel; `places` and `cluster` where; `add_up` takes the chunks in
order, with a bar (`progress`) and a `checkpoint`. `quiet_process` starts processes that Ctrl-C does not reach.
"""
