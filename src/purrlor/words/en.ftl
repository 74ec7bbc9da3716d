### Words of the shell: of commands, the server and whatever belongs to no game.
### A message that takes values says above itself which: $name (what it is).

-purrlor = Purrlor

welcome = Welcome to { -purrlor }!

# $count (number): how many games there are
games = { $count ->
    [one] One game
   *[other] { $count } games
}
