### Words of the shell: of commands, the server and whatever belongs to no game.
### A message that takes values says above itself which: $name (what it is).

-purrlor = Purrlor

welcome = Welcome to { -purrlor }!

# $count (number): how many games there are
games = { $count ->
    [one] One game
   *[other] { $count } games
}

## At every table

# who owns what belongs to nobody: "draws a card from the table"
nobody = the table
# a card whose face the reader may not know
hidden-card = a card
event-conceded = { WHO($seat) ->
    [you] You give up.
   *[other] { $seat } gives up.
}
event-undone = { WHO($seat) ->
    [you] You take a move back.
   *[other] { $seat } takes a move back.
}
reason-concession = Everybody else gave up
