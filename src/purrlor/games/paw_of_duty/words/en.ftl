### Paw of Duty, a battle of two squads of cats. Names and texts of cards are in cards.toml.
### $seat, $fromOwner and $toOwner are players, WHO($player) is "you" for the one who reads; $card, $kitty and $tactic
### are names of cards; $square is a square of the board, a1 to e5.

## The game

game = Paw of Duty
    .line = Deploy your squad, point every whisker the right way, and hold three in a row in the city.

## What can be agreed upon before a game (an order is one tactic card, played or discarded)

option-first_player = First player
    .help = Chance decides who goes first, or you choose a seat.
option-first_player-random = By chance
option-lines_by_level = Orders by level
    .help = How many orders a Kitty of level 1, 2, 3, or 4 allows on the turn it is placed.
option-lines_by_level-falling = 4, 3, 2 or 1 orders
option-lines_by_level-gentle = 4, 3, 3 or 2 orders
option-lines_by_level-flat = Always 3 orders
option-claws_combo = Claws Out does two things
    .help = Claws Out may move or rotate a Kitty and then attack with it.
option-claws_combo-off = Off
option-claws_combo-on = On
option-claws_outside_hand_count = Claws Out beside the hand
    .help = Players draw up to five cards besides Claws Out.
option-claws_outside_hand_count-off = Off
option-claws_outside_hand_count-on = On
option-deploy_outer = Landing in the Outer City
    .help = Kitties may always be placed in the Outer City, too.
option-deploy_outer-off = Off
option-deploy_outer-on = On
option-clear_outer_tokens_on_return = The City sheds tokens
    .help = A Kitty that returns to the City loses its extra tokens.
option-clear_outer_tokens_on_return-off = Off
option-clear_outer_tokens_on_return-on = On
option-outer_tokens_extra = Extra tokens that capture
    .help = A Kitty with this many extra tokens from the Outer City is captured.
option-outer_tokens_extra-n = { $n } extra tokens
option-line_must_not_move = Lines stand still
    .help = A line that was announced is broken as soon as one of its Kitties moves, even if it comes back.
option-line_must_not_move-off = Off
option-line_must_not_move-on = On
option-manual_declare = Announce lines yourself
    .help = Players choose whether to announce a line; a line kept quiet cannot win.
option-manual_declare-off = Off
option-manual_declare-on = On
option-open_kitty_draw = Open Kitty draw
    .help = Both players see the two Kitties that are drawn.
option-open_kitty_draw-off = Off
option-open_kitty_draw-on = On
option-final_tie = Full tie
    .help = What happens when captured levels and levels on the board are equal.
option-final_tie-draw = A draw
option-final_tie-second_player = Second player wins

## Places at the table (the City is the nine squares in the middle of the board, the Outer City the ring around it)

zone-board = City and Outer City
zone-kitties = Kitty deck
zone-tactics = Tactic deck
zone-discards = Discard pile
zone-played = Played this turn
zone-lines = Orders left
zone-rescued = Rescued
zone-hand = Tactic cards
zone-captured = Captured
zone-drawn = Drawn Kitties
zone-compass = Directions
zone-box = Box

## Beside a player's name: the color of the tokens, whose turn it is, and who has announced Control; then numbers

badge-black = Black
badge-white = White
badge-turn = Turn
badge-control = Line announced
count-hand = Hand
count-tokens = Tokens left

## What is on a Kitty or a card: its type and level, how many tokens lie on it, the damage it has taken this turn,
## whether it was placed this turn; how many copies of a card in hand are set aside, and a hidden card that you know

mark-type = Type
mark-level = Level
mark-tokens = Tokens
mark-damage = Damage
mark-reach = Aims at { $what }
mark-hits = Damage to its target
mark-new = Just placed
mark-aside = Set aside
mark-known = Known to you
fact-total = Levels in all

## Types of Kitties

type-huntress = Huntress
type-pilot = Pilot
type-tank = Tank

## Kinds of cards

kind-huntress = Huntress
kind-pilot = Pilot
kind-tank = Tank
kind-tactic = Tactic

## Where a Kitty looks, within a sentence

facing-north = north
facing-east = east
facing-south = south
facing-west = west

## Lines of three in the City, within a sentence

line-row-2 = row 2
line-row-3 = row 3
line-row-4 = row 4
line-column-b = column b
line-column-c = column c
line-column-d = column d
line-diagonal-b2-d4 = the diagonal from b2 to d4
line-diagonal-b4-d2 = the diagonal from b4 to d2

## What a Kitty is called where there is little room, at most ten letters

kitty-private-pounce =
    .short = Pounce
kitty-scout-snickerpaws =
    .short = Snicker
kitty-corporal-calico =
    .short = Calico
kitty-sergeant-scratch =
    .short = Scratch
kitty-colonel-clawdia =
    .short = Clawdia
kitty-cadet-catapult-tail =
    .short = Cadet
kitty-wingcat-biscuit =
    .short = Biscuit
kitty-ensign-purrshing =
    .short = Purrshing
kitty-lieutenant-loop-de-mew =
    .short = Loop
kitty-ace-meowverick =
    .short = Meowverick
kitty-tinpaw-tabby =
    .short = Tinpaw
kitty-gunner-grumbles =
    .short = Grumbles
kitty-sergeant-treads =
    .short = Treads
kitty-major-maine-coon =
    .short = Coon
kitty-general-chonk =
    .short = Chonk

## Questions ($number: how many of four cards are set aside so far; $lines: how many orders are left in this turn, each
## of which is one tactic card, played or discarded)

ask-mulligan = { $number ->
    [0] Choose tactic cards to replace, or keep them all
    [4] All four cards are set aside: replace them
    [one] One card is set aside: choose more, or replace it
   *[other] { $number } cards are set aside: choose more, or replace them
}
ask-choose_kitty = Choose one of these two Kitties to deploy
ask-place_kitty = Place { $kitty } and choose which way it looks
ask-tactic_step = { $lines ->
    [one] Play or discard a tactic card (one order left)
   *[other] Play or discard a tactic card ({ $lines } orders left)
}
ask-mark_outer = Choose which of your Kitties in the Outer City gets a token
ask-declare = Announce your line, or keep quiet about it
ask-rescue = Rescue one of your captured Kitties, or leave them all

## Questions inside a tactic card ($tactic: the card being played; $kitty: the Kitty that does what is asked)

ask-stand-for = { $tactic }: choose the tactic card it stands for
ask-own-kitty = { $tactic }: choose one of your Kitties
ask-enemy-kitty = { $tactic }: choose an enemy Kitty
ask-any-kitty = { $tactic }: choose any Kitty, yours or not
ask-claws = { $tactic }: attack with { $kitty }, move it, or rotate it
ask-strike = { $tactic }: you may also attack with { $kitty }
ask-hop-over = { $tactic }: choose a Kitty for { $kitty } to hop over
ask-trade-places = { $tactic }: choose a Kitty to swap squares with { $kitty }
ask-square = { $tactic }: choose a square for { $kitty }
ask-facing = { $tactic }: choose which way { $kitty } turns
ask-turn = { $tactic }: you may also rotate { $kitty }
ask-step = { $tactic }: you may also move { $kitty } one square ahead
ask-second = { $tactic }: you may also rotate a second Kitty
ask-second-facing = { $tactic }: choose which way { $kitty } turns

## Moves, on buttons ($number: cards set aside, or the tokens that a Kitty will have; $lines: orders left in this turn;
## $damage: what an attack will do; $square: where the Kitty stands, or will stand; $kitty2: whom $kitty meets)

move-swap = Set aside { $tactic }
    .name = Set aside
move-take-back = Keep { $tactic } after all
    .name = Keep it
move-redraw = { $number ->
    [one] Replace { $number } card
   *[other] Replace { $number } cards
}
    .name = Replace
move-keep = Keep all cards
    .name = Keep all
move-deploy = Deploy { $kitty }
    .name = Deploy
move-place = Place on { $square }, facing { $facing }
    .name = Place
move-play = Play { $tactic }
    .name = Play
move-discard = Discard { $tactic } and draw a card
    .name = Discard
move-done = { $lines ->
    [one] Stop here with one order unused
   *[other] Stop here with { $lines } orders unused
}
    .name = Stop
move-name = Use it as { $tactic }
    .name = Use as
move-use = Choose { $kitty } ({ $square })
    .name = Choose
move-use-attack = Have { $kitty } ({ $square }) attack { $kitty2 }
    .name = Make it attack
move-use-shove = Have { $kitty } ({ $square }) shove { $kitty2 }
    .name = Shove
move-use-pull = Have { $kitty } ({ $square }) pull in { $kitty2 }
    .name = Pull in
move-use-shoot = Have { $kitty } ({ $square }) shoot { $kitty2 }
    .name = Shoot
move-attack = Attack { $kitty } for { $damage } damage
    .name = Attack
move-capture = Attack { $kitty } for { $damage } damage and capture it
    .name = Capture
move-friendly-fire = Attack your own { $kitty }!
    .name = Attack your own
move-hop = Hop over { $kitty } ({ $square })
    .name = Hop over
move-trade = Swap squares with { $kitty } ({ $square })
    .name = Swap squares
move-go = Go to { $square }
    .name = Move
move-stay = Stay on the spot
    .name = Stay
move-face = Turn { $facing }
    .name = Turn
move-also = Rotate { $kitty } ({ $square }) too
    .name = Turn another
move-enough = Leave it at that
    .name = That is all
move-back = Take the card back
    .name = Take back
move-mark = Put a token on { $kitty } ({ $square })
    .name = Add a token
move-mark-last = Put the last token on { $kitty } ({ $square }) and lose it
    .name = Lose it
move-declare = Announce your line
    .name = Announce
move-hush = Keep quiet
    .name = Keep quiet
move-rescue = Rescue { $kitty }
    .name = Rescue
move-decline = Rescue nobody
    .name = Rescue nobody

## What is at stake in a question ($seat: the enemy; $line: a line of three; $levels and $levels2: captured levels, yours and
## the enemy's; $number: your Kitties in the Outer City; $most: so many tokens capture a Kitty)

stake-once = You can replace cards only this once, before the battle.
stake-one-of-two = The stronger the Kitty, the fewer orders you have this turn; the other one goes under the deck.
stake-threat = { $seat } holds { $line }: break it before your turn is over, or you lose the game.
stake-final = Your last turn. Captured levels: you { $levels }, { $seat } { $levels2 }; the higher total wins.
stake-lingering = { $number } of your Kitties linger in the Outer City; { $most } tokens mean capture.
stake-declarable = Once announced, { $line } wins unless { $seat } breaks it in one turn.
stake-behind = Captured levels: you { $levels }, { $seat } { $levels2 }. A rescue lowers the total of { $seat }.

## Who is about to win, for all to see ($seat: who holds the line, or leads; $seat2: the enemy, who can still break it)

alarm-line = { WHO($seat) ->
    [you] You hold { $line } and win unless { $seat2 } breaks it in one turn
   *[other] { WHO($seat2) ->
        [you] { $seat } holds { $line }: break it in your turn, or { $seat } wins
       *[other] { $seat } holds { $line } and wins unless { $seat2 } breaks it in one turn
    }
}
alarm-last-turn = { WHO($seat) ->
    [you] Last turn: you lead { $levels } to { $levels2 } in captured levels
   *[other] Last turn: { $seat } leads { $levels } to { $levels2 } in captured levels
}
alarm-last-turn-even = Last turn: captured levels are even at { $levels }, so levels on the board decide

## What a move leads to, small beside its button, spoken to the one who makes it ($seat: the enemy)
## Before the battle ($number: cards that are replaced then)

so-aside = { $number ->
    [one] { $number } card will be replaced
   *[other] { $number } cards will be replaced
}
so-kept = { $number ->
    [0] It stays in your hand; nothing is replaced
    [one] It stays in your hand; { $number } card is still replaced
   *[other] It stays in your hand; { $number } cards are still replaced
}
so-replaced = { $number ->
    [one] You draw { $number } new card; the old one goes back into the deck
   *[other] You draw { $number } new cards; the old ones go back into the deck
}
so-kept-all = You start with the cards in your hand

## Where a Kitty stands and looks ($kitty: in front of it, or aiming at it; $damage: what an attack would do; $short: how
## much more would be needed to capture; in a duel it aims at $kitty and $kitty2 aims at it)

so-deployed = { $lines ->
    [one] Level { $level }: one order this turn
   *[other] Level { $level }: { $lines } orders this turn
}
    .mark = { $lines }
so-fills = Fills { $line }: you win unless { $seat } breaks it
    .mark = 3/3
so-blocks = Keeps { $seat } from filling { $line }
    .mark = 3/3
so-aims = { $short ->
    [0] Aims at { $kitty }: { $damage } damage, enough to capture
   *[other] Aims at { $kitty }: { $damage } damage, { $short } too few
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-aims-at-friend = { $short ->
    [0] Its friend { $kitty } is in front: { $damage } damage would capture
   *[other] Its friend { $kitty } is in front: { $damage } damage, { $short } too few
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-exposed = { $short ->
    [0] { $kitty } aims at it: { $damage } damage, enough to capture
   *[other] { $kitty } aims at it: { $damage } damage, { $short } too few
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-duel = Aims at { $kitty } ({ $damage } damage), but { $kitty2 } aims at it ({ $damage2 })
    .mark = −{ $damage2 }
so-clear = Nobody in front of it, nobody aims at it

## Orders ($number: Kitties, names or cards; $lines: orders that are left then, or that lapse)

so-carried-out = Kitties that can do it: { $number }. Orders left then: { $lines }
so-stands-for = Cards it can stand for: { $number }. Orders left then: { $lines }
so-supplies = Cards you draw: { $number }. Orders left then: { $lines }
so-drawn = You draw a card. Orders left then: { $lines }
so-rests = Orders that lapse: { $lines }. Cards you draw: { $number }
so-taken-back = The card stays in your hand, no order is used
so-last-order = Your last order, and { $line } still stands: { $seat } wins
so-gives-in = You leave { $line } standing: { $seat } wins the game
so-holds = You hold { $line } and win unless { $seat } breaks it
so-battle-ends = The battle ends, { $levels } to { $levels2 } in captured levels
so-battle-lost = The battle ends and you lose, { $levels } to { $levels2 } in captured levels
so-lingers = { $number } of your Kitties are in the Outer City: one gets a token

## What a card does ($line: of the enemy, or yours; $total: captured levels then, $levels of them new)

so-breaks = Breaks { $line }: { $seat } cannot win with it
    .mark = 3/3
so-breaks-one = Breaks a line, but { $line } still stands
    .mark = 3/3
so-restores = { $seat } holds { $line } again and would win
    .mark = 3/3
so-opens = You no longer hold { $line } then
    .mark = 2/3
so-captures = { $number ->
    [one] Captures { $kitty }. Captured levels: { $total } (+{ $levels })
   *[other] Captures { $number } Kitties. Captured levels: { $total } (+{ $levels })
}
    .mark = ✕ +{ $levels }
so-sacrifices = You lose { $kitty }. Captured levels of { $seat }: { $total } (+{ $levels })
    .mark = ✕ −{ $levels }
so-exchanges = You lose { $kitty }. Captured levels: { $seat } +{ $levels }, you +{ $levels2 }
    .mark = ✕ +{ $levels2 } −{ $levels }
so-hurts = { WHO($seat) ->
    [you] Your { $kitty } takes { $damage } damage; { $short } more would capture it
   *[other] { $kitty } takes { $damage } damage; { $short } more would capture it
}
    .mark = −{ $damage }
so-hurts-many = { $number } Kitties take { $damage } damage each; none is captured
    .mark = −{ $damage } ×{ $number }
so-back-off = { $number } enemy Kitties move away
    .mark = ×{ $number }
so-leaves = { $number ->
    [one] Leaves the City; alone out there it gets no token
   *[other] Leaves the City; with { $number } of yours out there, one gets a token
}
so-goes = { $kitty } goes to { $square }
    .mark = →
so-swaps = { $kitty } goes to { $square }, { $kitty2 } to { $square2 }
    .mark = ⇄

## When the orders are given

so-token = Token { $number } of { $most }; with { $most } it is captured
    .mark = { $number }/{ $most }
so-declares = You win with { $line } unless { $seat } breaks it
so-hushes = Kept quiet, { $line } cannot win
so-rescues = Captured levels then: { $seat } { $levels }, you { $levels2 }
    .mark = { $levels } : { $levels2 }
so-spares = Captured levels stay: { $seat } { $levels }, you { $levels2 }

## What happened

event-took = { WHO($toOwner) ->
    [you] You take { $card }.
   *[other] { $toOwner } takes { $card }.
}
event-drew = { WHO($toOwner) ->
    [you] You draw { $card }.
   *[other] { $toOwner } draws { $card }.
}
    .unseen = { $toOwner } draws a tactic card.
event-decided = { WHO($seat) ->
    [you] You are ready.
   *[other] { $seat } is ready.
}
event-mulligan = { WHO($seat) ->
    [you] { $number ->
        [0] You keep all your cards.
        [one] You replace one card.
       *[other] You replace { $number } cards.
    }
   *[other] { $number ->
        [0] { $seat } keeps all cards.
        [one] { $seat } replaces one card.
       *[other] { $seat } replaces { $number } cards.
    }
}
event-set-aside = { WHO($fromOwner) ->
    [you] You put { $card } back into the deck.
   *[other] { $fromOwner } puts { $card } back into the deck.
}
    .unseen = { $fromOwner } puts a card back into the deck.
event-shuffled = The tactic deck is shuffled.
event-turn = { WHO($seat) ->
    [you] Turn { $number }: you are up.
   *[other] Turn { $number }: { $seat } is up.
}
event-drew-kitty = { WHO($toOwner) ->
    [you] You draw { $card }.
   *[other] { $toOwner } draws { $card }.
}
    .unseen = { $toOwner } draws a Kitty.
event-showed = { WHO($seat) ->
    [you] You show { $kitty } and { $kitty2 }.
   *[other] { $seat } shows { $kitty } and { $kitty2 }.
}
event-returned = { WHO($fromOwner) ->
    [you] You put { $card } at the bottom of the Kitty deck.
   *[other] { $fromOwner } puts { $card } at the bottom of the Kitty deck.
}
    .unseen = { $fromOwner } puts a Kitty at the bottom of the Kitty deck.
event-deployed = { WHO($fromOwner) ->
    [you] You deploy { $card }.
   *[other] { $fromOwner } deploys { $card }.
}
event-placed = { $kitty } lands on { $square }, facing { $facing }.
event-played = { WHO($fromOwner) ->
    [you] You play { $card }.
   *[other] { $fromOwner } plays { $card }.
}
event-named = It stands for { $tactic }.
event-discarded = { WHO($fromOwner) ->
    [you] You discard { $card }.
   *[other] { $fromOwner } discards { $card }.
}
event-stopped = { WHO($seat) ->
    [you] You stop giving orders.
   *[other] { $seat } stops giving orders.
}
event-tidied = { $card } goes to the discard pile.
event-came-back = { WHO($toOwner) ->
    [you] { $card } returns to your hand.
   *[other] { $card } returns to { $toOwner }.
}
event-reshuffled = The discard pile is shuffled into a new tactic deck.
event-moved = { $kitty } goes from { $square } to { $square2 }.
event-rotated = { $kitty } turns { $facing }.
event-attacked = { $kitty } attacks { $kitty2 }.
event-doubled = It is strong against that type: the damage doubles.
event-hurt = { $kitty } takes { $number } damage ({ $number2 } so far this turn).
event-captured = { WHO($toOwner) ->
    [you] You capture { $card }.
   *[other] { $toOwner } captures { $card }.
}
event-got-line = { WHO($seat) ->
    [you] You have one more order.
   *[other] { $seat } has one more order.
}
event-marked = { $kitty } lingers in the Outer City and has { $number ->
    [one] one token
   *[other] { $number } tokens
} now.
event-announced = { WHO($seat) ->
    [you] You hold { $line } and announce Control!
   *[other] { $seat } holds { $line } and announces Control!
}
event-kept-quiet = { WHO($seat) ->
    [you] You keep quiet about your line.
   *[other] { $seat } keeps quiet about a line.
}
event-rescued = { WHO($fromOwner) ->
    [you] { $card } is rescued from you.
   *[other] { $card } is rescued from { $fromOwner }.
}
event-held = { WHO($seat) ->
    [you] You have held { $line } and control the City!
   *[other] { $seat } has held { $line } and controls the City!
}
event-broken = { WHO($seat) ->
    [you] You have lost { $line }.
   *[other] { $seat } has lost { $line }.
}
event-battle-over = One Kitty is left in the deck: the battle is over, and captured levels decide.

## Where in the game we are ($turn of $last turns, and a step of the turn)

phase-setup = Setup
phase-deploy = Turn { $turn } of { $last }: deploy a Kitty
phase-tactics = Turn { $turn } of { $last }: give orders
phase-outer = Turn { $turn } of { $last }: Outer City
phase-control = Turn { $turn } of { $last }: Control
phase-rescue = Turn { $turn } of { $last }: rescue
phase-over = The game is over

## The end: why the game ended, and the score in its parts

reason-control = Three in a row, held through an enemy turn.
reason-power = More levels captured.
reason-board = Captured levels are equal; more levels stand on the board.
reason-second-player = Equal in everything, so the second player wins.
reason-draw = Equal in everything.
part-captured = Captured levels
part-board = Levels on the board (for a tie)
