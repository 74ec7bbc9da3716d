"""Search that a network guides: its shares say where to look first, its values judge what is not played to the end.

`walk` is the compiled loop over the tree, `think` the run of it and its settings, and the bot.
"""
