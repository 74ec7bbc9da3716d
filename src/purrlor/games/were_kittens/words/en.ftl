### Were Kittens. Names and texts of coins and characters are in cards.toml.
### $seat, $fromOwner and $toOwner are players, WHO($player) is "you" for the one who reads; $coin and $card are names of
### coins ("Penny") or characters; a slot is one of the six numbered places for cats on a player card.

## The game

game = Were Kittens
    .line = Stalk the village by moonlight: keep some coins as kittens, and eat the rest.

## Options of a table

option-start_pick = Starting coins
    .help = Choose starting coins in secret at once, or openly in turn.
option-start_pick-simultaneous = in secret
option-start_pick-sequential = in turn
option-quarter_race = Race for the quarter
    .help = The quarter goes to who placed fewest, to who is done first, or round the table.
option-quarter_race-fewest_coins = fewest coins
option-quarter_race-first_done = first done
option-quarter_race-rotate = round the table
option-overeat = Overeating
    .help = Whether cats may eat more than they need.
option-overeat-on = on
option-overeat-off = off
option-eat_on_repopulate = Eating to re-populate
    .help = Whether a cat may eat before it re-populates.
option-eat_on_repopulate-off = off
option-eat_on_repopulate-on = on
option-slot_stacking = Stacked slots
    .help = Whether a slot holds any number of cats.
option-slot_stacking-off = off
option-slot_stacking-on = on
option-final_tie = A tie at the end
    .help = Level players share their place, or the quarter or the number of cats decides.
option-final_tie-shared = shared
option-final_tie-quarter = quarter
option-final_tie-cats = cats
option-stall_limit = Idle rounds
    .help = Idle rounds in a row that end the game; 0 for never.
option-max_rounds = Most rounds
    .help = The last round that can be played.
option-characters = Characters
    .help = Whether to play with the six characters.
option-characters-off = off
option-characters-on = on

## Places at the table

zone-city = City
zone-supply = Supply
zone-centre = Centre
zone-cats = Cats
zone-hand = Hand
zone-eat = Eat
zone-scare = Scare
zone-character = Character
zone-dealt = Characters
zone-quarter = Quarter

## Beside a player's name

badge-quarter = quarter
badge-turn = turn
badge-done = done
badge-character = { $card }
count-cats = cats
count-victims = victims

## On a piece

mark-tails = tails
mark-acting = acting
mark-number = number
mark-sealed = sealed
mark-used = used

## Questions ($coin, $slot: the cat that acts; $claw: its claw now; $food: what all victims in the eat area would add;
## $most: both together; $need: the claw that it needs; $coin2, $slot2: the coin that it wants, and for which slot)

ask-keep_character = Keep one of your two characters
ask-choose_start = Choose your starting coins
ask-place_victims = Place victims to eat, or be done
ask-place_city_coin = Put a coin into the city
ask-order_scare_h4 = Let a slot act earlier, or go
ask-keep_leftover = Take victims back, or leave the rest
ask-swap = Swap a coin of the city, or not
ask-cat_action = Choose an action for your { $coin ->
    [Penny] penny
    [Nickel] nickel
   *[other] dime
} cat in slot { $slot }: { $food ->
    [0] it has claw { $claw }
   *[other] it has claw { $claw } (up to { $most } with all its food)
}
ask-may-scare-to-take = Use a scared victim, or not: { $food ->
    [0] it has claw { $claw }
   *[other] it has claw { $claw } (up to { $most } with all its food)
} and needs { $need } to take
ask-may-scare-to-make = Use a scared victim, or not: { $food ->
    [0] it has claw { $claw }
   *[other] it has claw { $claw } (up to { $most } with all its food)
} and needs { $need } to make
ask-scare-to-take = Use a scared victim, or not: { $food ->
    [0] it has claw { $claw }
   *[other] it has claw { $claw } (up to { $most } with all its food)
} and needs { $need } to take
ask-scare-to-make = Use a scared victim, or not: { $food ->
    [0] it has claw { $claw }
   *[other] it has claw { $claw } (up to { $most } with all its food)
} and needs { $need } to make
ask-eat-to-take = Eat: { $food ->
    [0] it has claw { $claw }
   *[other] it has claw { $claw } (up to { $most } with all its food)
} and needs { $need } to take
ask-eat-to-make = Eat: { $food ->
    [0] it has claw { $claw }
   *[other] it has claw { $claw } (up to { $most } with all its food)
} and needs { $need } to make
ask-may-eat-to-take = Eat, or stop: { $food ->
    [0] it has claw { $claw }
   *[other] it has claw { $claw } (up to { $most } with all its food)
} and needs { $need } to take
ask-may-eat-to-make = Eat, or stop: { $food ->
    [0] it has claw { $claw }
   *[other] it has claw { $claw } (up to { $most } with all its food)
} and needs { $need } to make
ask-may-eat = Eat, or stop: { $food ->
    [0] it has claw { $claw }
   *[other] it has claw { $claw } (up to { $most } with all its food)
} and needs 0 to re-populate

## Moves ($need: the claw that it takes; $claw: what the meal adds)

move-keep = Keep { $character }
move-start = Start with { $coin }: a cat and a victim
move-place = Place a { $coin } to be eaten
move-scare = Place a { $coin } to scare
move-done = Done placing
move-populate = Put a { $coin } into the city
move-hurry = Let slot { $slot } act one number earlier
move-go = Let the cats act
move-swap = Swap a { $coin } of the city for a { $coin2 } of the supply
move-use = Use the scared { $coin }
move-spare = Use no scared victim
move-pass = Pass
move-take = Take a { $coin } (needs claw { $need })
move-make = Make a { $coin } cat in slot { $slot } (needs claw { $need })
move-repopulate = Re-populate the city
move-eat = Eat a { $coin }
move-stop = Stop eating
move-save = Take a { $coin } back to your hand
move-leave = Leave the rest

## What happened

event-round = Round { $number } begins.
event-chose = { $seat } has chosen.
event-kept = { $seat } keeps { $card }.
event-started-cat = { $toOwner } starts with a { $card } as a cat.
event-started-victim = { $toOwner } starts with a { $card } as a victim.
event-done = { $seat } is done placing.
event-placed = { $fromOwner } places a { $card } to be eaten.
event-scared = { $fromOwner } places a { $card } to scare.
event-took-quarter = { $toOwner } takes the quarter.
event-kept-quarter = { $seat } keeps the quarter.
event-populated = { $seat } puts a { $coin } into the city.
event-hurried = { $seat }'s slot { $slot } acts one number earlier.
event-went = { $seat } lets the cats act.
event-passed = { $seat }'s cat in slot { $slot } passes.
event-used = { $seat } scares with a { $coin }.
event-swapped-out = A { $card } slips out of the city.
event-swapped-in = A { $card } takes its place.
event-ate = { $fromOwner } eats a { $card }.
event-took = { $toOwner } takes a { $card }.
event-made = { $seat } makes a { $coin } cat in slot { $slot }.
event-repopulated = { $seat } re-populates the city.
event-returned = A { $card } goes back to the supply.
event-saved = { $toOwner } takes a { $card } back.
event-calmed = { $toOwner }'s scared { $card } returns to hand.
event-wasted = { $fromOwner }'s { $card } was not eaten and goes to the supply.
event-refreshed = All cats turn heads-up.
event-idle = Nothing was gained in this round. Idle rounds in a row: { $number }.
event-ended = The game ends: { $ending }.
ending-coins-gone = no coin is left in the city or the supply
ending-stalled = nothing has been gained for too many rounds
ending-round-limit = it was the last round

## Where in the game we are ($round: number of the round; $idle: rounds in a row in which nothing was gained)

phase-setup = Setup
phase-place = Round { $round }, phase 1: place victims{ $idle ->
    [0] { "" }
   *[other] { " " }(idle rounds: { $idle })
}
phase-populate = Round { $round }, phase 1: populate the city{ $idle ->
    [0] { "" }
   *[other] { " " }(idle rounds: { $idle })
}
phase-hurry = Round { $round }, phase 1: before the cats act{ $idle ->
    [0] { "" }
   *[other] { " " }(idle rounds: { $idle })
}
phase-act = Round { $round }, phase 2: cats act{ $idle ->
    [0] { "" }
   *[other] { " " }(idle rounds: { $idle })
}
phase-populate-again = Round { $round }, phase 2: populate the city{ $idle ->
    [0] { "" }
   *[other] { " " }(idle rounds: { $idle })
}
phase-refresh = Round { $round }, phase 3: refresh{ $idle ->
    [0] { "" }
   *[other] { " " }(idle rounds: { $idle })
}
phase-end = Round { $round }, end{ $idle ->
    [0] { "" }
   *[other] { " " }(idle rounds: { $idle })
}

## The end

reason-coins-gone = The coins ran out.
reason-stalled = Nothing was gained any more.
reason-round-limit = The last round is over.
part-cats = Cats
part-pennies = Pennies
part-nickels = Nickels
part-dimes = Dimes

## How points came about ($number: how many; $each: points for each)

note-cats = { $number }
note-fewest = { $number } × { $each }, fewest
note-second = { $number } × { $each }, second most
note-most = { $number } × { $each }, most
note-none = none
