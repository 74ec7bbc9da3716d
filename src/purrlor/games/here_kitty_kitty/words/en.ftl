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
option-house_colour_min-n =
    { $n ->
        [one] One cat is enough
       *[other] At least { $n } cats
    }
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
    .help = When nobody draws for so many rounds, the last round starts.
option-stall_rounds-n =
    { $n ->
        [one] After one round
       *[other] After { $n } rounds
    }
option-stall_rounds-0 = Never: only the deck ends the game
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

## On a cat that can never be moved, on a card that you know though it is hidden; at house, porch and
## yard, the points of a cat there ($n); beside the deck, how long nobody drew

mark-locked = stays
mark-known = known
fact-worth = { $n } pts each
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
ask-discard_cards = Discard another card?
ask-block_or_pass = { $seat } plays { $card }: block it?
ask-block-on-you = { $seat } plays { $card } on you: block it?
ask-block-instant = { $card } is drawn: protect somebody?
ask-block-move = { $seat } moves the { $colour } to the { $stop }: block it?
ask-copy_or_pass = Copy { $card } with Copy Cat?
ask-reflex_or_pass = Play Catlike Reflexes?
ask-land_or_pass = Play Land on Your Feet?
ask-choose_cats_to_take = { $left ->
    [one] { $card }: take a cat to your { $to }
   *[other] { $card }: take up to { $left } cats to your { $to }
}
ask-shortage_yard = { $left ->
    [one] { $card }: take a cat from another Yard
   *[other] { $card }: take up to { $left } cats from other Yards
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
ask-lose-to-left = { $card }: pick the Yard cat that dashes off to the left
ask-save_cat = { $left ->
    [one] { $card }: pick a cat to save on your Porch
   *[other] { $card }: pick { $left } cats to save on your Porch
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
    [one] { $card }: move one of your cats toward your House
   *[other] { $card }: move one of your cats toward your House ({ $left } to go)
}
ask-name_colour = { $card }: choose a color
ask-fight_split = { $left ->
    [one] Cat Fight: send one of your Yard cats to a neighbor
   *[other] Cat Fight: send { $left } of your Yard cats to your neighbors, one to each
}
ask-search_discard = Take a card from the discard pile
ask-foster_place = Choose a place for the { $colour } that you foster
ask-tuna_bonus = Call a cat into your Yard?
ask-use_insurance = { $card } is after your cats: use Pet Insurance?

## What is at stake in a question: what happens without an answer. $n of $all; points $before and $after

stake-points = { WHO($seat) ->
    [you] That takes you from { $before } to { $after } points.
   *[other] That takes { $seat } from { $before } to { $after } points.
}
stake-same = { WHO($seat) ->
    [you] Your points stay at { $n }.
   *[other] { $seat } stays at { $n } points.
}
stake-burgled = { WHO($seat) ->
    [you] You lose the { $colour } from your { $zone }: { $before } → { $after } points.
   *[other] { $seat } loses the { $colour } from the { $zone }: { $before } → { $after } points.
}
stake-strays = { WHO($seat) ->
    [you] { $all ->
        [1] You lose the only cat of your Yard and Porch to the Neighborhood.
       *[other] You lose { $n } of { $all } cats from your Yard and Porch to the Neighborhood.
    }
   *[other] { $all ->
        [1] { $seat } loses the only cat of Yard and Porch to the Neighborhood.
       *[other] { $seat } loses { $n } of { $all } cats from Yard and Porch to the Neighborhood.
    }
}
stake-scared = { WHO($seat) ->
    [you] { $all ->
        [1] You must move your only cat one zone out; from the Yard it leaves.
       *[other] You must move { $n } of { $all } cats one zone out; from the Yard they leave.
    }
   *[other] { $all ->
        [1] { $seat } must move the only cat one zone out.
       *[other] { $seat } must move { $n } of { $all } cats one zone out.
    }
}
stake-fight = { WHO($seat) ->
    [you] { $all ->
        [1] You must send your only Yard cat to a neighbor.
       *[other] You must send { $n } of { $all } Yard cats to your neighbors.
    }
   *[other] { $all ->
        [1] { $seat } must send the only Yard cat to a neighbor.
       *[other] { $seat } must send { $n } of { $all } Yard cats to the neighbors.
    }
}
stake-hairball = { WHO($seat) ->
    [you] You lose { $n } of your { $all } cards by chance.
   *[other] { $seat } loses { $n } of { $all } cards by chance.
}
stake-gives = { WHO($seat) ->
    [you] { $all ->
        [one] You must give { $seat2 } the only cat you have there.
       *[other] You must give { $seat2 } 1 of { $all } cats.
    }
   *[other] { $all ->
        [one] { $seat } must give { $seat2 } the only cat there.
       *[other] { $seat } must give { $seat2 } 1 of { $all } cats.
    }
}
stake-givers = { $n } players must give { $seat } a cat each.
stake-lets-out = { WHO($seat) ->
    [you] { $n ->
        [1] You must move your only House cat out to your { $zone }.
       *[other] You must move 1 of { $n } House cats out to your { $zone }.
    }
   *[other] { $n ->
        [1] { $seat } must move the only House cat out to the { $zone }.
       *[other] { $seat } must move 1 of { $n } House cats out to the { $zone }.
    }
}
stake-takes = { $n ->
    [one] { $seat } takes a cat to the { $zone }.
   *[other] { $seat } takes up to { $n } cats to the { $zone }.
}
stake-fosters = { $seat } takes up to { $n } cats that move in next turn.
stake-steps = { $zones ->
    [one] { $seat } moves up to { $n } cats one zone in.
   *[other] { $seat } moves up to { $n } cats in, up to { $zones } zones each.
}
stake-draws = { $seat } draws { $n } cards.
stake-fetches = { $seat } takes a card back from the discard pile.
stake-prize = { $seat } gets { $n } points for it at the end.
stake-gift = { $n ->
    [one] It helps one player; protected, that player gets nothing.
   *[other] It helps { $n } players; whoever is protected gets nothing.
}
stake-others = { $n ->
    [one] It hits one player, and not you.
   *[other] It hits { $n } players, and not you.
}
stake-leave = You lose { $n } of { $all } cats to the Neighborhood.
stake-rain = { $lost ->
    [0] Your Yard cat goes to your Porch, and none leaves.
   *[other] You save { $saved } of your Yard cats on the Porch and lose { $lost }.
}
stake-mewn = { $n ->
    [one] Your House cat goes out to the Porch.
   *[other] 1 of your { $n } House cats goes out to the Porch.
}
stake-zoomies = { $all ->
    [one] Your Yard cat dashes off to { $seat }.
   *[other] 1 of your { $all } Yard cats dashes off to { $seat }.
}
stake-rains = { $n ->
    [one] The other cat leaves for the Neighborhood.
   *[other] The other { $n } cats leave for the Neighborhood.
}
stake-rain-insured = { $n ->
    [one] You are insured: the other cat stays in your Yard.
   *[other] You are insured: the other { $n } cats stay in your Yard.
}
stake-one-each = Each zone takes one: { $house } points in the House, { $porch } on the Porch, none in the Yard.
stake-taken = { WHO($seat) ->
    [you] You take it to your { $to }.
   *[other] { $seat } takes it to the { $to }.
}
stake-free = { $card } costs no action now.
stake-empty = The Neighborhood is empty: somebody else loses the cat.

## Moves, on buttons

move-pass = Pass
    .name = Pass
move-pass-action = Skip this action
    .name = Skip
move-stop = Stop
    .name = Stop
move-stop-discarding = Stop discarding
    .name = Stop
move-stop-taking = Take no more
    .name = Take no more
move-stop-losing = Move no more
    .name = Move no more
move-stop-moving = Stop moving
    .name = Stop
move-stop-calling = Call none
    .name = Call none
move-insure = Use Pet Insurance
    .name = Use insurance
move-keep = Keep Pet Insurance
    .name = Keep insurance
move-play = Play { $card }
    .name = Play
move-play-on = Play { $card } on { $seat }
    .name = Play on someone
move-demand = { $amount ->
    [one] Play { $card } on { $seat }, for 1 cat
   *[other] Play { $card } on { $seat }, for { $amount } cats
}
    .name = Demand cats
move-lure = Play { $card } on { $seat } and { $seat2 }
    .name = Lure two
move-gather = Play Cat in Heat on { $seat }, { $seat2 } and { $seat3 }
    .name = Lure three
move-let-out = Play Open Window on { $seat }: a cat goes out to the { $zone }
    .name = Let out
move-burgle = Play Cat Burglar on { $seat }: steal the { $colour } from the { $zone }
    .name = Steal a cat
move-swap = Play Purr-suasion on { $spotOwner }: trade the { $colour } from your { $zone } for the { $colour2 }
    .name = Swap cats
move-swap-stray = Play Purr-suasion: trade the { $colour } from your { $zone } for the { $colour2 } from the Neighborhood
    .name = Swap for stray
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
    .name = Startle
move-protect = { WHO($seat) ->
    [you] Play { $card } for yourself
   *[other] Play { $card } for { $seat }
}
    .name = Protect
move-copy = Copy { $card }
    .name = Copy
move-copy-on = Copy { $card } on { $seat }
    .name = Copy on someone
move-copy-demand = { $amount ->
    [one] Copy { $card } on { $seat }, for 1 cat
   *[other] Copy { $card } on { $seat }, for { $amount } cats
}
    .name = Copy: demand
move-copy-lure = Copy { $card } on { $seat } and { $seat2 }
    .name = Copy: two
move-copy-gather = Copy Cat in Heat on { $seat }, { $seat2 } and { $seat3 }
    .name = Copy: three
move-copy-let-out = Copy Open Window on { $seat }: a cat goes out to the { $zone }
    .name = Copy: let out
move-copy-burgle = Copy Cat Burglar on { $seat }: steal the { $colour } from the { $zone }
    .name = Copy: steal
move-copy-swap = Copy Purr-suasion on { $spotOwner }: trade the { $colour } from your { $zone } for the { $colour2 }
    .name = Copy: swap
move-copy-swap-stray = Copy Purr-suasion: trade the { $colour } from your { $zone } for the { $colour2 } from the Neighborhood
    .name = Copy: swap stray
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
    .name = Copy: startle
move-move = Move the { $colour } from { $from } to { $to }
    .name = Move
move-discard = Discard { $card }
    .name = Discard
move-take = Take one { $colour }
    .name = Take
move-ask = Take a Yard cat from { $seat }
    .name = Take from Yard
move-pick = { WHO($seat) ->
    [you] Pick the { $colour } from your { $zone }
   *[other] Pick the { $colour } from { $seat }
}
    .name = Pick
move-save = Bring the { $colour } to your Porch
    .name = Save
move-step = Move the { $colour } from { $zone } to { $zone2 }
    .name = Move in
move-colour = Point at every { $colour }
    .name = Point
move-send = Send the { $colour } to { $seat }
    .name = Send
move-fetch = Take { $card }
    .name = Take back
move-place = Bring the { $colour } to your { $zone }
    .name = Settle
move-own = { $cats ->
    [0] Answer: no cats
    [one] Answer: one cat
   *[other] Answer: { $cats } cats
}
    .name = Answer
move-oldest = { $years ->
    [0] Answer: not a year yet
    [one] Answer: one year
   *[other] Answer: { $years } years
}
    .name = Answer

## What a move leads to, before it is made; short, for narrow places. $part is a line of the score sheet

so-points = { $before } → { $after } points ({ $part })
so-fewer-points = Costs you points: { $before } → { $after } ({ $part })
so-same = Your points stay at { $n }
so-both = You { $before } → { $after }, { $seat } { $before2 } → { $after2 } points
so-saved = Safe on your Porch: { $n } points
so-goes-to = It goes to { $seat }
so-fostered = It moves in on your next turn
so-unscored = There is no next turn: it scores for nobody
so-skip = Nothing happens; one action is left
so-skip-last = { $n ->
    [0] Your turn ends; you draw nothing
    [one] Your turn ends; you draw a card
   *[other] Your turn ends; you draw { $n } cards
}
so-last-round = The deck runs out: the last round begins
so-game-ends = Your turn ends, and with it the game
so-keep-cards = { $n ->
    [0] Your hand is empty then
    [one] You keep 1 card
   *[other] You keep { $n } cards
}
so-prize-gone = In your hand it scores { $n } points at the end
so-takes = { $n ->
    [one] { $each ->
        [0] A cat to your { $zone }: no points yet
       *[other] A cat to your { $zone }: { $each } points
    }
   *[other] { $each ->
        [0] Up to { $n } cats to your { $zone }: no points yet
       *[other] Up to { $n } cats to your { $zone }: { $each } points each
    }
}
so-take-short = { $n ->
    [0] The Neighborhood is empty: cats from other Yards
   *[other] Only { $n } in the Neighborhood, the rest from other Yards
}
so-foster = Up to { $n } cats; they move in on your next turn
so-too-late = You have no next turn: these cats score for nobody
so-adopt = A cat in your House for good: { $n } points
so-steps = { $zones ->
    [one] Up to { $n } of { $all } cats move one zone in
   *[other] Up to { $n } of { $all } cats move up to { $zones } zones in
}
so-free-steps = Up to { $n } steps toward your House
so-prize = Scores { $n } points beside your property
so-show-off = A cat moves in, but the { $n } points are gone
so-gives = { $n ->
    [one] { $seat } gives you the only cat there
   *[other] { $seat } gives you 1 of { $n } cats
}
so-givers = { $n } players give you a cat each
so-strays = { $all ->
    [1] { $seat } loses the only cat there to the Neighborhood
   *[other] { $seat } loses { $n } of { $all } cats to the Neighborhood
}
so-scared = { $all ->
    [1] { $seat } moves the only cat one zone out
   *[other] { $seat } moves { $n } of { $all } cats one zone out
}
so-fight = { $all ->
    [1] { $seat } sends the only Yard cat next door
   *[other] { $seat } sends { $n } of { $all } Yard cats next door
}
so-lets-out = { $n ->
    [1] { $seat } moves the only House cat to the { $zone }
   *[other] { $seat } moves 1 of { $n } House cats to the { $zone }
}
so-hairball = { $seat } loses { $n } of { $all } cards
so-may-insure = { $seat } can use Pet Insurance: then no cat leaves
so-startles = { WHO($seat) ->
    [you] { $n ->
        [one] Only 1 of your cats can move so
       *[other] You pick 1 of { $n } cats
    }
   *[other] { $n ->
        [one] Only 1 cat can move so
       *[other] { $seat } picks 1 of { $n } cats
    }
}
so-draws = You draw { $n } cards and hold { $all }
so-fetched = { $n ->
    [one] Brings a card back; you hold 1 then
   *[other] Brings a card back; you hold { $n } then
}
so-alarmed = Cat Burglar cannot hit you any more
so-insured = Once, your cats stay when a card would take them
so-let-it = It goes ahead, unless somebody else stops it
so-no-answer = You hold nothing against it
so-stops-it = It does not happen
so-stops-action = It does not happen; { $seat } loses the action
so-calls = It does not happen, and you may call a cat
so-ignores = { WHO($seat) ->
    [you] { $n ->
        [0] You ignore it, and nothing comes of it
       *[other] You ignore it; it still hits { $n } more
    }
   *[other] { $n ->
        [0] { $seat } ignores it, and nothing comes of it
       *[other] { $seat } ignores it; it still hits { $n } more
    }
}
so-keep = You keep { $card } for later
so-none = You hold no { $card }
so-no-use = { $card } is of no use now
so-last-chance = The game ends: { $card } is never played
so-stop-taking = { $n ->
    [one] You do without a cat
   *[other] You do without { $n } cats
}
so-stop-steps = { $n ->
    [one] You do without a move
   *[other] You do without { $n } moves
}
so-rest-stays = Your other cats stay
so-no-call = No cat comes
so-short = { $n ->
    [one] { $seat } loses the only Yard cat
   *[other] { $seat } picks 1 of { $n } Yard cats
}
so-short-mine = { $n ->
    [one] { $seat } loses the only Yard cat
   *[other] You pick 1 of { $n } Yard cats of { $seat }
}
so-laser = { $n ->
    [one] 1 of them can move in
   *[other] Up to { $n } of them can move in
}
so-hold = { $n ->
    [one] You hold 1 card then
   *[other] You hold { $n } cards then
}
so-insures = No cat of yours leaves; the insurance is used up
so-keeps = Your cats go; you keep the insurance

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
    [you] You play { $card } from your hand.
   *[other] { $fromOwner } plays { $card } from hand.
}
event-copied = { WHO($fromOwner) ->
    [you] You play { $card } from your hand.
   *[other] { $fromOwner } plays { $card } from hand.
}
event-as = It does what { $card } does.
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
event-let-out = { WHO($seat) ->
    [you] Open Window is played on you: a cat goes from your House to your { $zone }.
   *[other] Open Window is played on { $seat }: a cat goes from the House to the { $zone }.
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
    [you] You discard { $card } from your hand.
   *[other] { $fromOwner } discards { $card } from hand.
}
event-lost = { WHO($fromOwner) ->
    [you] You lose { $card } from your hand.
   *[other] { $fromOwner } loses { $card } from hand.
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
    [you] You draw { $card } from the deck.
   *[other] { $toOwner } draws { $card } from the deck.
}
    .unseen = { $toOwner } draws a card.
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

## What nobody may miss: the end is near. $n: cards or turns left

alarm-deck = { $n ->
    [one] Only 1 card is left in the deck: the last round is near
   *[other] Only { $n } cards are left in the deck: the last round is near
}
alarm-stall = { $n ->
    [one] One more turn without a draw starts the last round
   *[other] { $n } more turns without a draw start the last round
}
alarm-leads = { WHO($seat) ->
    [you] { $n ->
        [one] Last turn: you lead with { $points } points
       *[other] Last round, { $n } turns left: you lead with { $points } points
    }
   *[other] { $n ->
        [one] Last turn: { $seat } leads with { $points } points
       *[other] Last round, { $n } turns left: { $seat } leads with { $points } points
    }
}
alarm-tied = { $n ->
    [one] Last turn: the lead is shared, with { $points } points
   *[other] Last round, { $n } turns left: the lead is shared, with { $points } points
}
alarm-last-turn = This is your last turn

## How far the game is

phase-last-round = { $left ->
    [one] Last round, 1 turn left
   *[other] Last round, { $left } turns left
}
phase-last-round-next = The last round comes next

## Why the game ended

reason-last-round = The last card was drawn.
reason-stalled = Nobody drew a card for too long.

## Kinds of cards

kind-instant = Instant
kind-defensive = Defensive card
kind-standard = Standard card
kind-cat = Cat

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
