"""The rules without Python: each game's compiled functions as one WebAssembly module, for browsers.

`host` is what a host without Python calls (a table, a thinking seat), compiled like the rules; `walk` plays a game and
adds up all that it shows, so that two machines can be compared; `rooms` is the memory that both need. `wasm` turns
intermediate code into a module, `module` makes the module of a game, `parity` plays in lock-step with native code.
"""
