"""`purrlor report`: one page for designers, its pictures, and the same numbers as JSON.

`command` plays and writes, `page` puts the findings into words and tables, `plots` draws them.
"""
