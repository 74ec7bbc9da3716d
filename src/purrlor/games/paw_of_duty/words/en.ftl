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
option-lines_by_level-falling = 4, 3, 2, 1
option-lines_by_level-gentle = 4, 3, 3, 2
option-lines_by_level-flat = Always 3
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
mark-new = Just placed
mark-aside = Set aside
mark-known = Known to you
fact-total = Levels in all

## Types of Kitties

type-huntress = Huntress
type-pilot = Pilot
type-tank = Tank

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
ask-place_kitty = Place { $kitty } on a free square and choose which way it looks
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
move-redraw = { $number ->
    [one] Replace one card
   *[other] Replace { $number } cards
}
move-keep = Keep all cards
move-keep-after-all = Keep all cards after all
move-deploy = Deploy { $kitty }
move-place = Place on { $square }, facing { $facing }
move-play = Play { $tactic }
move-discard = Discard { $tactic } and draw a card
move-done = { $lines ->
    [one] Stop here with one order unused
   *[other] Stop here with { $lines } orders unused
}
move-name = Use it as { $tactic }
move-use = Choose { $kitty } ({ $square })
move-use-attack = Have { $kitty } ({ $square }) attack { $kitty2 }
move-use-shove = Have { $kitty } ({ $square }) shove { $kitty2 }
move-use-pull = Have { $kitty } ({ $square }) pull in { $kitty2 }
move-use-shoot = Have { $kitty } ({ $square }) shoot { $kitty2 }
move-attack = Attack { $kitty } for { $damage } damage
move-capture = Attack { $kitty } for { $damage } damage and capture it
move-friendly-fire = Attack your own { $kitty }!
move-hop = Hop over { $kitty } ({ $square })
move-trade = Swap squares with { $kitty } ({ $square })
move-go = Go to { $square }
move-stay = Stay on the spot
move-face = Turn { $facing }
move-also = Rotate { $kitty } ({ $square }) too
move-enough = Leave it at that
move-back = Take the card back
move-mark = Put a token on { $kitty } ({ $square })
move-mark-last = Put the last token on { $kitty } ({ $square }) and lose it
move-declare = Announce your line
move-hush = Keep quiet
move-rescue = Rescue { $kitty }
move-decline = Rescue nobody

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
