"""`purrlor arena`: bots play each other on the same deals, and are rated.

`schedule` says who sits where and plays a deal, `log` keeps deals in a file, `ratings` makes `findings` of them, and
`show` draws those; `command` is what the shell calls.
"""
