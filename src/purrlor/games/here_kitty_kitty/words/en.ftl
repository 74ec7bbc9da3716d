### Here, Kitty, Kitty! Names and texts of cards, the cats among them, are in cards.toml.
### $card and $colour are the name of a card or a cat ("Black cat"). $seat, $fromOwner, $toOwner and $spotOwner are
### players; WHO($seat) is "you" for the one who reads. $from, $to, $zone, $stop and $spot are names of places.

## The game, and the line under its title

game = Here, Kitty, Kitty!
    .line = Forty strays, one street, and every neighbor is certain that all of them are theirs.

## Options of a table: a short title, a sentence of help, and what can be chosen

option-best_in_show = Best in Show
    .help = Best in Show scores in your hand, or tucked beside your property.
option-best_in_show-hand = In your hand
option-best_in_show-tuck = Beside your property
option-discard_any_number = Cards in one discard
    .help = Whether one discard action may take more than three cards.
option-discard_any_number-off = Up to three
option-discard_any_number-on = Any number
option-house_colour_min = Cats in a House of one color
    .help = How many cats a House of one color needs for its 10 points.
option-shortage_taker_picks = Who picks in a shortage
    .help = When the Neighborhood is empty and a cat is taken from a Yard, its owner or the taker picks it.
option-shortage_taker_picks-off = The owner
option-shortage_taker_picks-on = The taker
option-victim_may_move_fewer = Moving fewer cats than asked
    .help = Whether the player hit by Cat Fight, Fraidy Cats or Stray Dog may stop early.
option-victim_may_move_fewer-off = Not allowed
option-victim_may_move_fewer-on = Allowed
option-reaction_race = Reactions
    .help = In the order of seats, or whoever answers first.
option-reaction_race-off = In order
option-reaction_race-on = First come, first served
option-copy_free_in_turn = Free copies on your own turn
    .help = Whether Copy Cat is free on your own turn, too, when another player's card just took effect.
option-copy_free_in_turn-off = No
option-copy_free_in_turn-on = Yes
option-stall_rounds = Rounds without a draw
    .help = So many rounds in which nobody draws start the last round; with 0, nothing does but the deck.
option-cats_owned_start = Who begins
    .help = Anybody by chance, or the player who lives with the most cats.
option-cats_owned_start-off = Chance decides
option-cats_owned_start-on = The most cats at home

## Places at the table. They are labels, and stand in sentences after "from", "to", "your" and "the"

zone-deck = Deck
zone-discard = Discard pile
zone-table = On the table
zone-box = Not in this game
zone-neighborhood = Neighborhood
zone-tucked = Lasting cards
zone-hand = Hand
zone-yard = Yard
zone-porch = Porch
zone-house = House
zone-litter = Foster Kittens
zone-litter2 = Foster Kittens

## Beside a player's name: badges, what is counted, and what tells the property from the others on the street

badge-turn = Turn
count-hand = Hand
count-cats = Cats
count-tucked = Lasting cards
property-red-gate = red gate
property-blue-porch = blue porch
property-green-shutters = green shutters
property-yellow-door = yellow door
property-white-fence = white fence
property-brick-chimney = brick chimney

## On a cat that can never be moved, on a card that you know though it is hidden; beside the deck, how long nobody drew

mark-locked = stays
mark-known = known
fact-idle-turns = { $turns ->
    [0] { $limit } turns without a draw start the last round
    [one] 1 turn without a draw; { $limit } start the last round
   *[other] { $turns } turns without a draw; { $limit } start the last round
}

## Words inside of sentences: stops on the way home, the way a cat goes (toward the House or away), why the game ends

stop-neighborhood = Neighborhood
stop-yard = Yard
stop-porch = Porch
stop-house = House
way-in = in
way-out = out
litter-litter = Foster Kittens
litter-litter2 = Foster Kittens
end-last-round = the last card was drawn
end-stalled = nobody drew a card for too long

## Questions. $left: how many cats, steps or actions are still to go; $seat: who has played the card

ask-cats_owned = How many cats do you live with?
ask-oldest_cat = How old is your oldest cat?
ask-choose_action = { $left ->
    [one] Choose your last action
   *[other] Choose an action ({ $left } left)
}
ask-discard_cards = Discard another card, or stop
ask-block_or_pass = { $seat } plays { $card }: block it, or pass
ask-block-on-you = { $seat } plays { $card } on you: block it, or pass
ask-block-instant = { $card } is drawn: protect somebody from it, or pass
ask-block-move = { $seat } wants to move the { $colour } to the { $stop }: block it, or pass
ask-copy_or_pass = Play Copy Cat to copy { $card }, or pass
ask-reflex_or_pass = Play Catlike Reflexes, or pass
ask-land_or_pass = Play Land on Your Feet, or pass
ask-choose_cats_to_take = { $left ->
    [one] { $card }: take a cat from the Neighborhood to your { $to }, or stop
   *[other] { $card }: take up to { $left } cats from the Neighborhood to your { $to }, or stop
}
ask-shortage_yard = { $left ->
    [one] { $card }: the Neighborhood is empty. Take a cat from another Yard, or stop
   *[other] { $card }: the Neighborhood is empty. Take up to { $left } cats from other Yards, or stop
}

# $seat: the player who takes the cat
ask-give_cat = { $card }: pick the cat from your Yard that { $seat } takes
# $seat: the player whose cat is taken
ask-pick-from = { $card }: pick the cat that you take from { $seat }
ask-lose-to-yard = { $card }: pick a cat that goes from your House to your Yard
ask-lose-to-porch = { $card }: pick a cat that goes from your House to your Porch
ask-lose-to-neighborhood = { $left ->
    [one] { $card }: pick a cat that leaves for the Neighborhood
   *[other] { $card }: pick { $left } cats that leave for the Neighborhood
}
ask-lose-one-zone = { $left ->
    [one] { $card }: pick a cat that moves one zone out
   *[other] { $card }: pick { $left } cats that move one zone out each
}
ask-lose-to-player = { $card }: pick a cat that goes to { $seat }
ask-lose-to-left = { $card }: pick a Yard cat that dashes into the Yard to your left
ask-save-from-rain = { $left ->
    [one] { $card }: pick a cat to bring to your Porch
   *[other] { $card }: pick { $left } cats to bring to your Porch
}
ask-startled-in = { $zones ->
    [one] { $card }: pick one of your cats to move 1 zone in
   *[other] { $card }: pick one of your cats to move up to { $zones } zones in
}
ask-startled-out = { $zones ->
    [one] { $card }: pick one of your cats to move 1 zone out
   *[other] { $card }: pick one of your cats to move up to { $zones } zones out
}
ask-own_steps = { $left ->
    [one] { $card }: move one of your cats toward your House, or stop
   *[other] { $card }: move one of your cats toward your House, or stop ({ $left } to go)
}
ask-name_colour = { $card }: choose a color
ask-fight_split = { $left ->
    [one] Cat Fight: send one of your Yard cats to a neighbor
   *[other] Cat Fight: send { $left } of your Yard cats to your neighbors, one to each
}
ask-search_discard = Take a card from the discard pile
ask-foster_place = Choose a place for the { $colour } that you foster
ask-tuna_bonus = Call a cat into your Yard, or call none
ask-use_insurance = { $card } is after your cats: use Pet Insurance, or keep it

## Moves, on buttons

move-pass = Pass
move-pass-action = Skip this action
move-stop = Stop
move-stop-discarding = Stop discarding
move-stop-taking = Take no more
move-stop-losing = Move no more
move-stop-moving = Stop moving
move-stop-calling = Call none
move-insure = Use Pet Insurance
move-keep = Keep Pet Insurance
move-play = Play { $card }
move-play-on = Play { $card } on { $seat }
move-demand = { $amount ->
    [one] Play { $card } on { $seat }, for 1 cat
   *[other] Play { $card } on { $seat }, for { $amount } cats
}
move-lure = Play Catnip! on { $seat } and { $seat2 }
move-burgle = Play Cat Burglar on { $seat }: steal the { $colour } from the { $zone }
move-swap = Play Purr-suasion on { $spotOwner }: trade the { $colour } from your { $zone } for the { $colour2 }
move-swap-stray = Play Purr-suasion: trade the { $colour } from your { $zone } for the { $colour2 } from the Neighborhood
move-reflex = { WHO($seat) ->
    [you] { $amount ->
        [one] Play Catlike Reflexes: one of your cats moves 1 zone { $way }
       *[other] Play Catlike Reflexes: one of your cats moves up to { $amount } zones { $way }
    }
   *[other] { $amount ->
        [one] Play Catlike Reflexes on { $seat }: a cat moves 1 zone { $way }
       *[other] Play Catlike Reflexes on { $seat }: a cat moves up to { $amount } zones { $way }
    }
}
move-protect = { WHO($seat) ->
    [you] Play { $card } for yourself
   *[other] Play { $card } for { $seat }
}
move-copy = Copy { $card }
move-copy-on = Copy { $card } on { $seat }
move-copy-demand = { $amount ->
    [one] Copy { $card } on { $seat }, for 1 cat
   *[other] Copy { $card } on { $seat }, for { $amount } cats
}
move-copy-lure = Copy Catnip! on { $seat } and { $seat2 }
move-copy-burgle = Copy Cat Burglar on { $seat }: steal the { $colour } from the { $zone }
move-copy-swap = Copy Purr-suasion on { $spotOwner }: trade the { $colour } from your { $zone } for the { $colour2 }
move-copy-swap-stray = Copy Purr-suasion: trade the { $colour } from your { $zone } for the { $colour2 } from the Neighborhood
move-copy-reflex = { WHO($seat) ->
    [you] { $amount ->
        [one] Copy Catlike Reflexes: one of your cats moves 1 zone { $way }
       *[other] Copy Catlike Reflexes: one of your cats moves up to { $amount } zones { $way }
    }
   *[other] { $amount ->
        [one] Copy Catlike Reflexes on { $seat }: a cat moves 1 zone { $way }
       *[other] Copy Catlike Reflexes on { $seat }: a cat moves up to { $amount } zones { $way }
    }
}
move-move = Move the { $colour } from { $from } to { $to }
move-discard = Discard { $card }
move-take = Take one { $colour }
move-ask = Take a Yard cat from { $seat }
move-pick = { WHO($seat) ->
    [you] Pick the { $colour } from your { $zone }
   *[other] Pick the { $colour } from { $seat }
}
move-step = Move the { $colour } from { $zone } to { $zone2 }
move-colour = Point at every { $colour }
move-send = Send the { $colour } to { $seat }
move-fetch = Take { $card }
move-place = Bring the { $colour } to your { $zone }
move-own = { $cats ->
    [0] Answer: no cats
    [one] Answer: one cat
   *[other] Answer: { $cats } cats
}
move-oldest = { $years ->
    [0] Answer: not a year yet
    [one] Answer: one year
   *[other] Answer: { $years } years
}

## What happened. $fromOwner gives or loses, $toOwner gets

event-turn = { WHO($seat) ->
    [you] Your turn.
   *[other] { $seat } is up.
}
event-moving = { WHO($seat) ->
    [you] You want to move the { $card } to the { $stop }.
   *[other] { $seat } wants to move the { $card } to the { $stop }.
}
event-passed = { WHO($seat) ->
    [you] You skip an action.
   *[other] { $seat } skips an action.
}
event-played = { WHO($fromOwner) ->
    [you] You play { $card }.
   *[other] { $fromOwner } plays { $card }.
}
event-copied = { WHO($fromOwner) ->
    [you] You play { $card }.
   *[other] { $fromOwner } plays { $card }.
}
event-as = It copies { $card }.
event-aimed = { WHO($seat) ->
    [you] { $card } is played on you.
   *[other] { $card } is played on { $seat }.
}
event-demanded = { WHO($seat) ->
    [you] { $number ->
        [one] { $card } is played on you: one of your cats has to move.
       *[other] { $card } is played on you: { $number } of your cats have to move.
    }
   *[other] { $number ->
        [one] { $card } is played on { $seat }: one cat has to move.
       *[other] { $card } is played on { $seat }: { $number } cats have to move.
    }
}
event-coveted = { WHO($seat) ->
    [you] The burglar is after the { $card } from your { $zone }.
   *[other] The burglar visits { $seat } and is after the { $card } from the { $zone }.
}
event-swapping = The { $card } and the { $card2 } are to trade places.
event-startled = { WHO($seat) ->
    [you] { $number ->
        [one] One of your cats has to move 1 zone { $way }.
       *[other] One of your cats has to move up to { $number } zones { $way }.
    }
   *[other] { $number ->
        [one] { $seat } has to move a cat 1 zone { $way }.
       *[other] { $seat } has to move a cat up to { $number } zones { $way }.
    }
}
event-discarded = { WHO($fromOwner) ->
    [you] You discard { $card }.
   *[other] { $fromOwner } discards { $card }.
}
event-lost = { WHO($fromOwner) ->
    [you] You lose { $card }.
   *[other] { $fromOwner } loses { $card }.
}
event-finished = { $card } goes to the discard pile.
event-tucked = { WHO($toOwner) ->
    [you] You tuck { $card } beside your property.
   *[other] { $toOwner } tucks { $card } beside the property.
}
event-used-up = { WHO($fromOwner) ->
    [you] Your { $card } has done its work.
   *[other] { $card } has done its work for { $fromOwner }.
}
event-drew = { WHO($toOwner) ->
    [you] You draw { $card }.
   *[other] { $toOwner } draws { $card }.
}
event-revealed = An Instant is drawn: { $card }!
event-fetched = { WHO($toOwner) ->
    [you] You take { $card } from the discard pile.
   *[other] { $toOwner } takes { $card } from the discard pile.
}
event-called = { WHO($toOwner) ->
    [you] You call the { $card } to your { $to }.
   *[other] { $toOwner } calls the { $card } to the { $to }.
}
event-walked = { WHO($toOwner) ->
    [you] Your { $card } goes from { $from } to { $to }.
   *[other] { $toOwner } moves the { $card } from { $from } to { $to }.
}
event-left = { WHO($fromOwner) ->
    [you] The { $card } leaves your { $from } for the Neighborhood.
   *[other] The { $card } leaves { $fromOwner } for the Neighborhood.
}
event-changed-hands = { WHO($toOwner) ->
    [you] The { $card } comes from { $fromOwner } to your { $to }.
   *[other] { WHO($fromOwner) ->
        [you] The { $card } goes from your { $from } to { $toOwner }.
       *[other] The { $card } goes from { $fromOwner } to { $toOwner }.
    }
}
event-blocked = { WHO($fromOwner) ->
    [you] You answer with { $card }!
   *[other] { $fromOwner } answers with { $card }!
}
event-ignored = { WHO($seat) ->
    [you] You ignore the card.
   *[other] { $seat } ignores the card.
}
event-insured = { WHO($seat) ->
    [you] You are insured: none of your cats leave.
   *[other] { $seat } is insured: no cat leaves.
}
event-named = { WHO($seat) ->
    [you] You point at every { $card }.
   *[other] { $seat } points at every { $card }.
}
event-locked = { WHO($seat) ->
    [you] Your { $card } stays in your House for good.
   *[other] { $seat } keeps the { $card } in the House for good.
}
event-last-card = The last card is drawn: everybody gets one more turn.
event-stalled = Nobody has drawn a card for a long while: everybody gets one more turn.
event-owns = { WHO($seat) ->
    [you] { $number ->
        [0] You live with no cats.
        [one] You live with one cat.
       *[other] You live with { $number } cats.
    }
   *[other] { $number ->
        [0] { $seat } lives with no cats.
        [one] { $seat } lives with one cat.
       *[other] { $seat } lives with { $number } cats.
    }
}
event-oldest = { WHO($seat) ->
    [you] { $number ->
        [0] Your oldest cat is not a year old yet.
        [one] Your oldest cat is one year old.
       *[other] Your oldest cat is { $number } years old.
    }
   *[other] { $number ->
        [0] { $seat } has no cat older than a few months.
        [one] { $seat } has a cat that is one year old.
       *[other] { $seat } has a cat that is { $number } years old.
    }
}
event-ended = The game ends: { $end }.

## How far the game is

phase-last-round = { $left ->
    [one] Last round, 1 turn left
   *[other] Last round, { $left } turns left
}
phase-last-round-next = The last round comes next

## Why the game ended

reason-last-round = The last card was drawn.
reason-stalled = Nobody drew a card for too long.

## The lines of the score sheet

part-house-cats = Cats in the House
part-porch-cats = Cats on the Porch
part-many-black = Five or more black cats
part-many-gray = Five or more gray cats
part-many-orange = Five or more orange cats
part-many-white = Five or more white cats
part-every-colour = Cats of every color
part-most-black = Most black cats
part-most-gray = Most gray cats
part-most-orange = Most orange cats
part-most-white = Most white cats
part-house-of-one-colour = House of one color
part-best-in-show = Best in Show
