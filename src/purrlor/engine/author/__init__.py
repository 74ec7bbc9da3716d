"""The words in which a game is written.

`fields` and `state` declare the record, `steps`, `flow` and `chance` move it on, `verbs` are its moves, `zones` and
`cards` its pieces, `options` its choices, `tales` its events, `results` what its end is worth. Nothing here knows of
matches, seats' views or machine code.
"""
