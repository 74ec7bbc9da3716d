### Here, Kitty, Kitty! Names and texts of cards, the cats among them, are in cards.toml.
### $card and $colour are a card's or a cat's name; $fromOwner, $toOwner and $seat are players, and WHO($seat) is "you"
### for the one who reads; $from, $to and $zone are the names of places.

## The game

game = Here, Kitty, Kitty!
    .line = Forty strays, one street, and every neighbor is certain that all of them are theirs.

## Options of a table

option-best_in_show = Best in Show
    .help = Best in Show scores in hand, or tucked beside your property.
option-best_in_show-hand = hand
option-best_in_show-tuck = tuck
option-discard_any_number = Discard any number
    .help = One discard action may take more than three cards.
option-discard_any_number-off = off
option-discard_any_number-on = on
option-house_colour_min = House of one colour
    .help = How many cats a house of one colour needs for its 10 points.
option-shortage_taker_picks = Shortage taker picks
    .help = In a shortage the taker picks the cat, not the yard's owner.
option-shortage_taker_picks-off = off
option-shortage_taker_picks-on = on
option-victim_may_move_fewer = Victim may move fewer
    .help = Victims of Cat Fight, Fraidy Cats or Stray Dog may stop early.
option-victim_may_move_fewer-off = off
option-victim_may_move_fewer-on = on
option-reaction_race = Reaction race
    .help = The first card played in answer counts, whatever the order of seats.
option-reaction_race-off = off
option-reaction_race-on = on
option-copy_free_in_turn = Copy free in turn
    .help = On your own turn, too, you may copy other players' cards for free.
option-copy_free_in_turn-off = off
option-copy_free_in_turn-on = on
option-stall_rounds = Stall rounds
    .help = Rounds without a draw that start the last round; 0: never.
option-cats_owned_start = Cats owned start
    .help = Ask how many cats everybody lives with; the most cats begin.
option-cats_owned_start-off = off
option-cats_owned_start-on = on

## Places at the table; events put them into sentences

zone-deck = Deck
zone-discard = Discard pile
zone-table = On the table
zone-box = Not in this game
zone-neighborhood = neighborhood
zone-tucked = Lasting cards
zone-hand = Hand
zone-yard = yard
zone-porch = porch
zone-house = house
zone-litter = Foster Kittens
zone-litter2 = Foster Kittens

## Beside a player's name; a property is a house on the street, told apart by its looks

badge-turn = Turn
count-hand = Hand
count-cats = Cats
count-tucked = Tucked
property-red-gate = red gate
property-blue-porch = blue porch
property-green-shutters = green shutters
property-yellow-door = yellow door
property-white-fence = white fence
property-brick-chimney = brick chimney

## On a piece, and beside the deck

mark-locked = stays
mark-known = known
fact-idle-turns = { $turns } of { $limit } turns without a draw

## Where a cat can be on its way home, which way it goes, and why a game ends

stop-neighborhood = neighborhood
stop-yard = yard
stop-porch = porch
stop-house = house
way-in = in
way-out = out
litter-litter = Foster Kittens
litter-litter2 = Foster Kittens
end-last-round = the last card was drawn
end-stalled = nobody drew any more

## Questions ($left: how many cats, steps or actions are still to go)

ask-cats_owned = Say how many cats you live with
ask-oldest_cat = Say how old your oldest cat is
ask-choose_action = Choose an action ({ $left } left)
ask-discard_cards = Discard another card, or stop
ask-block_or_pass = Block { $card }, or pass
ask-block-on-you = Block { $card }, or pass
ask-block-instant = Block { $card }, or pass
ask-block-move = Block the move, or pass
ask-copy_or_pass = Copy { $card }, or pass
ask-reflex_or_pass = Play Catlike Reflexes, or pass
ask-land_or_pass = Land on your feet, or pass
ask-choose_cats_to_take = { $left ->
    [one] Take a cat from the neighborhood, or stop
   *[other] Take a cat from the neighborhood, or stop ({ $left } to go)
}
ask-shortage_yard = { $left ->
    [one] Name a yard to take a cat from, or stop
   *[other] Name a yard to take a cat from, or stop ({ $left } to go)
}
ask-give_cat = Pick the cat that is taken from the yard
ask-pick-from = Pick the cat that is taken from the yard
ask-lose-to-yard = { $left ->
    [one] Pick a cat for { $card }
   *[other] Pick a cat for { $card } ({ $left } to go)
}
ask-lose-to-porch = { $left ->
    [one] Pick a cat for { $card }
   *[other] Pick a cat for { $card } ({ $left } to go)
}
ask-lose-to-neighborhood = { $left ->
    [one] Pick a cat for { $card }
   *[other] Pick a cat for { $card } ({ $left } to go)
}
ask-lose-one-zone = { $left ->
    [one] Pick a cat for { $card }
   *[other] Pick a cat for { $card } ({ $left } to go)
}
ask-lose-to-player = { $left ->
    [one] Pick a cat for { $card }
   *[other] Pick a cat for { $card } ({ $left } to go)
}
ask-lose-to-left = { $left ->
    [one] Pick a cat for { $card }
   *[other] Pick a cat for { $card } ({ $left } to go)
}
ask-save-from-rain = { $left ->
    [one] Pick a cat for { $card }
   *[other] Pick a cat for { $card } ({ $left } to go)
}
ask-startled-in = Pick a cat for { $card }
ask-startled-out = Pick a cat for { $card }
ask-own_steps = { $left ->
    [one] Move a cat towards your house, or stop
   *[other] Move a cat towards your house, or stop ({ $left } to go)
}
ask-name_colour = Name a colour
ask-fight_split = { $left ->
    [one] Send a yard cat to a neighbor
   *[other] Send a yard cat to a neighbor ({ $left } to go)
}
ask-search_discard = Take a card from the discard pile
ask-foster_place = Find a place for a foster kitten
ask-tuna_bonus = Call a cat into your yard, or stop
ask-use_insurance = Use Pet Insurance against { $card }, or keep it

## Moves

move-pass = Pass
move-pass-action = Pass
move-stop = Stop
move-stop-discarding = Stop
move-stop-taking = Stop
move-stop-losing = Stop
move-stop-moving = Stop
move-stop-calling = Stop
move-insure = Use Pet Insurance
move-keep = Keep Pet Insurance
move-play = Play { $card }
move-play-on = Play { $card } on { $seat }
move-demand = Play { $card } on { $seat }, asking for { $amount }
move-lure = Play Catnip! on { $seat } and { $seat2 }
move-burgle = Play Cat Burglar: { $colour } in { $seat }'s { $zone }
move-swap = Play Purr-suasion: { $colour } in your { $zone } for { $colour2 } in the { $spot } of { $spotOwner }
move-swap-stray = Play Purr-suasion: { $colour } in your { $zone } for { $colour2 } in neighborhood
move-reflex = Play Catlike Reflexes: a cat of { $seat } { $way }, zones: { $amount }
move-protect = Play { $card } on { $seat }
move-copy = Copy { $card }
move-copy-on = Copy { $card } on { $seat }
move-copy-demand = Copy { $card } on { $seat }, asking for { $amount }
move-copy-lure = Copy Catnip! on { $seat } and { $seat2 }
move-copy-burgle = Copy Cat Burglar: { $colour } in { $seat }'s { $zone }
move-copy-swap = Copy Purr-suasion: { $colour } in your { $zone } for { $colour2 } in the { $spot } of { $spotOwner }
move-copy-swap-stray = Copy Purr-suasion: { $colour } in your { $zone } for { $colour2 } in neighborhood
move-copy-reflex = Copy Catlike Reflexes: a cat of { $seat } { $way }, zones: { $amount }
move-move = Move { $colour } from { $from } to { $to }
move-discard = Discard { $card }
move-take = Take { $colour }
move-ask = Take a cat from { $seat }'s yard
move-pick = Pick { $colour } in the { $zone }
move-step = Move { $colour } from { $zone } to { $zone2 }
move-colour = Point at every { $colour }
move-send = Send { $colour } to { $seat }
move-fetch = Take back { $card }
move-place = Put { $colour } into the { $zone }
move-own = Cats at home: { $cats }
move-oldest = Years of age: { $years }

## What happened

event-turn = { $seat }'s turn.
event-moving = { $seat } wants to move { $card } to the { $stop }.
event-passed = { $seat } passes an action.
event-played = { $fromOwner } plays { $card }.
event-copied = { $fromOwner } plays { $card }.
event-as = It copies { $card }.
event-aimed = { $card } is played on { $seat }.
event-demanded = { $card } is played on { $seat }, who is to move { $number }.
event-coveted = The burglar is after { $card } in { $seat }'s { $zone }.
event-swapping = { $card } is to change places with { $card2 }.
event-startled = A cat of { $seat } is to move { $way }, zones: { $number }.
event-discarded = { $fromOwner } discards { $card }.
event-lost = { $fromOwner } loses { $card }.
event-finished = { $card } goes to the discard pile.
event-tucked = { $toOwner } tucks { $card } beside the property.
event-used-up = { $card } of { $fromOwner } is used up.
event-drew = { $toOwner } draws { $card }.
event-revealed = An Instant is drawn: { $card }!
event-fetched = { $toOwner } takes back { $card }.
event-called = { $toOwner } gets { $card } from the neighborhood: { $to }.
event-walked = { $toOwner }'s { $card } goes from { $from } to { $to }.
event-left = { $fromOwner }'s { $card } leaves the { $from } for the neighborhood.
event-changed-hands = { $toOwner } gets { $card } from { $fromOwner }'s { $from }: { $to }.
event-blocked = { $fromOwner } plays { $card }.
event-ignored = { $seat } ignores the card.
event-insured = { $seat } is insured: no cat leaves.
event-named = { $seat } points at every { $card }.
event-locked = { $seat }'s { $card } stays in the house for good.
event-last-card = The last card is drawn: everybody has one more turn.
event-stalled = Nobody has drawn for long: everybody has one more turn.
event-owns = { $seat } lives with cats: { $number }.
event-oldest = { $seat }'s oldest cat is of age { $number }.
event-ended = The game ends: { $end }.

## How far the game is, and why it ended

phase-last-round = last round, turns left: { $left }
phase-last-round-next = the last round comes next
reason-last-round = The last card was drawn.
reason-stalled = Nobody drew any more.

## The lines of the score sheet

part-house-cats = Cats in the house
part-porch-cats = Cats on the porch
part-many-black = Five or more black
part-many-gray = Five or more gray
part-many-orange = Five or more orange
part-many-white = Five or more white
part-every-colour = Every colour
part-most-black = Most black
part-most-gray = Most gray
part-most-orange = Most orange
part-most-white = Most white
part-house-of-one-colour = House of one colour
part-best-in-show = Best in Show
