### Paw of Duty, a battle of two squads of cats. Names and texts of cards are in cards.toml.
### $seat, $fromOwner and $toOwner are players, WHO($player) is "you" for the one who reads; $card, $kitty and $tactic
### are names of cards; $square is a square of the board, a1 to e5.

## The game

game = Paw of Duty
    .line = Deploy your squad, point every whisker the right way, and hold three in a row in the city.

## What can be agreed upon before a game

option-first_player = First player
    .help = Who goes first: drawn by chance, or a seat.
option-first_player-random = Random
option-lines_by_level = Lines by level
    .help = Lines for levels 1-4: 4 3 2 1, 4 3 3 2, or always 3.
option-lines_by_level-falling = Falling
option-lines_by_level-gentle = Gentle
option-lines_by_level-flat = Flat
option-claws_combo = Claws combo
    .help = Claws Out may move or rotate a Kitty and then attack with it.
option-claws_combo-off = Off
option-claws_combo-on = On
option-claws_outside_hand_count = Claws outside hand count
    .help = Draw up to 5 cards besides Claws Out.
option-claws_outside_hand_count-off = Off
option-claws_outside_hand_count-on = On
option-deploy_outer = Deploy outer
    .help = Kitties may always be placed in the Outer City too.
option-deploy_outer-off = Off
option-deploy_outer-on = On
option-clear_outer_tokens_on_return = Clear outer tokens on return
    .help = Back in the City a Kitty sheds its extra tokens.
option-clear_outer_tokens_on_return-off = Off
option-clear_outer_tokens_on_return-on = On
option-outer_tokens_extra = Outer tokens extra
    .help = How many extra tokens lose a Kitty.
option-line_must_not_move = Line must not move
    .help = A Kitty of an announced line that moves at all breaks it.
option-line_must_not_move-off = Off
option-line_must_not_move-on = On
option-manual_declare = Manual declare
    .help = Declare your lines yourself; a quiet line cannot win.
option-manual_declare-off = Off
option-manual_declare-on = On
option-open_kitty_draw = Open kitty draw
    .help = Both players see the two Kitties that are drawn.
option-open_kitty_draw-off = Off
option-open_kitty_draw-on = On
option-final_tie = Final tie
    .help = A full tie is a draw, or goes to the second player.
option-final_tie-draw = Draw
option-final_tie-second_player = Second player

## Places at the table (the City is the nine squares in the middle of the board, the Outer City the ring around it)

zone-board = City and Outer City
zone-kitties = Kitty deck
zone-tactics = Tactic deck
zone-discards = Discard pile
zone-played = Played this turn
zone-lines = Lines left
zone-rescued = Rescued
zone-hand = Tactic cards
zone-captured = Captured
zone-drawn = Drawn Kitties
zone-compass = Facing
zone-box = Box

## Beside a player's name: the color of the tokens, whose turn it is, and who has announced Control; then numbers

badge-black = Black
badge-white = White
badge-turn = Turn
badge-control = Control
count-hand = Hand
count-tokens = Tokens

## What is on a Kitty or a card: its type and level, how many tokens lie on it, the damage it has taken this turn,
## whether it was placed this turn; how many copies of a card in hand are set aside, and a hidden card that you know

mark-type = Type
mark-level = Level
mark-tokens = Tokens
mark-damage = Damage
mark-new = New
mark-aside = Set aside
mark-known = Known
fact-total = Total of levels

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
line-diagonal-b2-d4 = the diagonal b2-d4
line-diagonal-b4-d2 = the diagonal b4-d2

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

## Questions ($number: how many cards are set aside so far; $lines: how many cards may still be played or discarded)

ask-mulligan = Set aside cards you do not want, or keep them all
ask-choose_kitty = Choose the Kitty to deploy
ask-place_kitty = Place it and choose where it looks
ask-tactic_step = Play a tactic card, discard one, or stop ({ $lines } { $lines ->
    [one] line
   *[other] lines
} left)
ask-mark_outer = Put a token on one of your Kitties in the Outer City
ask-declare = Declare your line, or keep quiet
ask-rescue = Rescue a captured Kitty, or leave it

## Questions inside a tactic card ($tactic: the card being played; $kitty: the Kitty that does what is asked)

ask-stand-for = Radio: choose the card it stands for
ask-own-kitty = { $tactic }: choose one of your Kitties
ask-enemy-kitty = { $tactic }: choose an enemy Kitty
ask-any-kitty = { $tactic }: choose any Kitty
ask-claws = { $tactic }: attack, move or rotate { $kitty }
ask-strike = { $tactic }: attack with { $kitty } as well?
ask-hop-over = { $tactic }: choose whom { $kitty } hops over
ask-trade-places = { $tactic }: choose whom { $kitty } trades places with
ask-square = { $tactic }: choose where { $kitty } goes
ask-facing = { $tactic }: rotate { $kitty }
ask-turn = { $tactic }: rotate { $kitty } too?
ask-step = { $tactic }: lead { $kitty } one square on?
ask-second = { $tactic }: rotate a second Kitty?
ask-second-facing = { $tactic }: rotate the second Kitty

## Moves, on buttons ($number: cards set aside; $lines: cards that may still be played or discarded)

move-swap = Set aside { $tactic }
move-redraw = Replace the cards set aside
move-keep = Keep all cards
move-deploy = Deploy { $kitty }
move-place = Place on { $square }, facing { $facing }
move-play = Play { $tactic }
move-discard = Discard { $tactic } and draw
move-done = Give no more orders
move-name = Use it as { $tactic }
move-use = Order { $kitty } on { $square }
move-use-attack = Order { $kitty } on { $square }: it attacks { $kitty2 }
move-use-shove = Order { $kitty } on { $square }: it shoves { $kitty2 }
move-use-pull = Order { $kitty } on { $square }: it pulls in { $kitty2 }
move-use-shoot = Order { $kitty } on { $square }: it shoots { $kitty2 }
move-attack = Attack { $kitty }
move-friendly-fire = Attack your own { $kitty }!
move-hop = Hop over { $kitty } on { $square }
move-trade = Trade places with { $kitty } on { $square }
move-go = Go to { $square }
move-stay = Stay on the spot
move-face = Turn { $facing }
move-also = Rotate { $kitty } too on { $square }
move-enough = Leave it at that
move-back = Take the card back
move-mark = Put a token on { $kitty } on { $square }
move-declare = Declare your line
move-hush = Keep quiet
move-rescue = Rescue { $kitty }
move-decline = Rescue nobody

## What happened

event-took = { $toOwner } takes { $card }.
event-drew = { $toOwner } draws { $card }.
    .unseen = { $toOwner } draws a tactic card.
event-decided = { $seat } is ready.
event-mulligan = { $seat } replaces { $number } of 4 cards.
event-set-aside = { $fromOwner } gives { $card } back.
    .unseen = { $fromOwner } gives a card back.
event-shuffled = The tactic deck is shuffled.
event-turn = Turn { $number }: { $seat }.
event-drew-kitty = { $toOwner } draws { $card }.
    .unseen = { $toOwner } draws a Kitty.
event-showed = { $seat } shows { $kitty } and { $kitty2 }.
event-returned = { $fromOwner } puts { $card } at the bottom of the Kitty deck.
    .unseen = { $fromOwner } puts a Kitty at the bottom of the Kitty deck.
event-deployed = { $fromOwner } deploys { $card }.
event-placed = { $kitty } lands on { $square }, facing { $facing }.
event-played = { $fromOwner } plays { $card }.
event-named = It stands for { $tactic }.
event-discarded = { $fromOwner } discards { $card }.
event-stopped = { $seat } gives no more orders.
event-tidied = { $card } goes to the discard pile.
event-came-back = { $card } returns to { $toOwner }'s hand.
event-reshuffled = The discard pile is shuffled into a new tactic deck.
event-moved = { $kitty } goes from { $square } to { $square2 }.
event-rotated = { $kitty } turns { $facing }.
event-attacked = { $kitty } attacks { $kitty2 }.
event-doubled = Strong against that type: the damage doubles.
event-hurt = { $kitty } takes { $number } damage, { $number2 } this turn.
event-captured = { $toOwner } captures { $card }.
event-got-line = { $seat } has one more line.
event-marked = { $kitty } lingers in the Outer City and has { $number } tokens.
event-announced = { $seat } holds { $line } and announces Control!
event-kept-quiet = { $seat } keeps quiet about a line.
event-rescued = { $card } is rescued from { $fromOwner }.
event-held = { $seat } has held { $line } and controls the City!
event-broken = { $seat } has lost hold of { $line }.
event-battle-over = One Kitty is left in the deck: the battle is over, power decides.

## Where in the game we are ($turn of $last turns, and a step of the turn)

phase-setup = setup
phase-deploy = turn { $turn } of { $last }, deploy
phase-tactics = turn { $turn } of { $last }, tactics
phase-outer = turn { $turn } of { $last }, Outer City
phase-control = turn { $turn } of { $last }, control
phase-rescue = turn { $turn } of { $last }, rescue
phase-over = over

## The end: why the game ended, and the score in its parts

reason-control = Three in a row, held through an enemy turn
reason-power = The higher total of captured levels
reason-board = Captured levels equal; more levels left on the board
reason-second-player = Equal in everything; the second player has the edge
reason-draw = Equal in everything
part-captured = Captured levels
part-board = Levels on the board (tie-break)
