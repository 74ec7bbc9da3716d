"""The games as environments of other people's libraries: PettingZoo (`zoo`), Gymnasium (`gym`), OpenSpiel (`spiel`).

All of them step through the engine's batches; `layout` explains the numbers of an observation.
"""
