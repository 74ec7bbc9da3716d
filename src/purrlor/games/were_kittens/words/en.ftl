### Were Kittens. Names and texts of coins and characters are in cards.toml.
### $seat, $fromOwner and $toOwner are players, WHO($player) is "you" for the one who reads; $coin, $card and $character are
### names of coins ("Penny") or characters; a slot is one of the six numbered places for cats on a player card.
### Words of the game: a coin in the city is a villager, one in a slot a cat, one in a player's hand, eat area or scare area
### a victim. Claw is how strong something is.

## The game

game = Were Kittens
    .line = Stalk the village by moonlight: keep some coins as kittens, and eat the rest.

## Options of a table: a short title, a sentence that explains it, and the values to choose from

option-start_pick = Starting coins
    .help = Choose starting coins in secret, all at once, or openly, one after the other.
option-start_pick-simultaneous = All at once
option-start_pick-sequential = One after the other
option-quarter_race = Who gets the quarter
    .help = The quarter goes to whoever places the fewest coins, to whoever is done first, or around the table.
option-quarter_race-fewest_coins = Fewest coins placed
option-quarter_race-first_done = First to be done
option-quarter_race-rotate = Around the table
option-overeat = Overeating
    .help = Whether cats may eat more than they need.
option-overeat-on = Allowed
option-overeat-off = Not allowed
option-eat_on_repopulate = Eating before re-populating
    .help = Whether a cat may eat before it re-populates the city.
option-eat_on_repopulate-off = Not allowed
option-eat_on_repopulate-on = Allowed
option-slot_stacking = Cats in a slot
    .help = Whether a slot holds one cat, or any number of them.
option-slot_stacking-off = One
option-slot_stacking-on = Any number
option-final_tie = Ties at the end
    .help = Tied players share their place, or the quarter decides, or the number of cats.
option-final_tie-shared = Shared
option-final_tie-quarter = The quarter decides
option-final_tie-cats = More cats win
option-stall_limit = Idle rounds
    .help = When nobody gains anything for so many rounds in a row, the game ends.
option-stall_limit-n =
    { $n ->
        [one] After one round
       *[other] After { $n } rounds
    }
option-stall_limit-0 = Never
option-max_rounds = Last round
    .help = The game ends after this round at the latest.
option-max_rounds-n = Round { $n }
option-characters = Characters
    .help = Whether everybody plays one of the six characters.
option-characters-off = Without
option-characters-on = With

## Places at the table

zone-city = City
zone-supply = Supply
zone-centre = Center
zone-cats = Cats
    .costs = Claw for a new cat
zone-hand = Hand
zone-eat = Eat
zone-scare = Scare
zone-character = Characters
zone-dealt = Characters
zone-quarter = Quarter

## Beside a player's name ($card: the player's character); counts stand before a number; in the slots and on the plate: the most
## claw that a cat can still come to, and what the plate adds

badge-quarter = Quarter
badge-turn = Turn
badge-done = Done
badge-character = { $card }
count-cats = Cats
count-victims = Victims
fact-reach = claw up to { $n }
fact-feeds = +{ $n } claw

## On a piece: a cat that has acted, that acts now, that acts at another number than its slot's (the number follows);
## victims that only their owner sees; scared victims that are used (how many follows); claw (the number follows)

mark-tails = Tails up
mark-acting = Acting now
mark-number = Acts at
mark-sealed = Secret
mark-used = Used
mark-claw = Claw

## Questions ($coin, $slot: the cat that acts or is about to be made, or the coin that is about to be taken; $left: how many
## are still to be chosen)

ask-keep_character = Keep one of your two characters
ask-choose_start = Choose your two starting coins
ask-place_victims = Place victims for your cats to eat, or be done
ask-place-or-scare = Place victims to eat or to scare, or be done
ask-place_city_coin = { $left ->
    [one] Put the last coin into the city
   *[other] Put a coin into the city; it still needs { $left } coins
}
ask-order_scare_h4 = { $left ->
    [one] Let a slot act earlier with your scared victim?
   *[other] Let a slot act earlier with one of your { $left } scared victims?
}
ask-keep_leftover = { $left ->
    [one] Take one uneaten victim back to your hand?
   *[other] Take up to { $left } uneaten victims back to your hand?
}
ask-swap = Swap a coin in the city before your { $coin } cat in slot { $slot } acts?
ask-cat_action = What does your { $coin } cat in slot { $slot } do?
ask-may-scare-to-take = Use a scared victim to take a { $coin }?
ask-may-scare-to-make = Use a scared victim to make a { $coin } cat in slot { $slot }?
ask-scare-to-take = Which scared victim helps you take a { $coin }?
ask-scare-to-make = Which scared victim helps you make a { $coin } cat in slot { $slot }?
ask-eat-to-take = What does your cat eat to take a { $coin }?
ask-eat-to-make = What does your cat eat to make a { $coin } cat in slot { $slot }?
ask-may-eat-to-take = Eat before you take a { $coin }, or stop?
ask-may-eat-to-make = Eat before you make a { $coin } cat in slot { $slot }, or stop?
ask-may-eat = Eat before you re-populate the city, or stop?

## What is at stake in a question ($claw: the cat's claw now; $food: what all victims in the eat area would add; $most: both
## together; $need: the claw that it needs; $mine, $theirs: points, yours and those of the best other player; $after: points
## once something is gone, $before: points now)

stake-keep = The other one leaves the game. To use yours, you scare victims instead of eating them.
stake-start = One becomes your cat, the other a victim in your hand. Low slots act first; strong cats take more.
stake-place-fewest = Victims left on your plate are lost. Placing fewest wins the quarter, to go first; if level: { WHO($seat) ->
    [you] you
   *[other] { $seat }
}.
stake-place-fewest-lot = Victims left on your plate are lost. Placing fewest wins the quarter, to go first; if level: the lot.
stake-place-race = Victims left on your plate are lost. The first to finish takes the quarter and goes first.
stake-place-late = Victims left on your plate are lost. { $seat } was first and has the quarter.
stake-place-rotate = Victims left on your plate are lost. In this round the quarter goes to { WHO($seat) ->
    [you] you
   *[other] { $seat }
}.
stake-place-lot = Victims left on your plate are lost. The lot decides who gets the quarter.
stake-place-last = This is the last round: victims left on your plate stay yours and score.
stake-populate = { WHO($seat) ->
    [you] You act next with your { $coin } cat in slot { $slot }, which can take up to claw { $most }.
   *[other] { $seat } acts next with a { $coin } cat in slot { $slot }, which can take up to claw { $most }.
}
stake-populate-quiet = No cat acts any more in this round: the city waits for the next one.
stake-hurry = Lower numbers choose first from the city. Your scared victims come back at the refresh.
stake-swap = { $left ->
    [one] It uses up your scared victim for this round.
   *[other] It uses up one of your { $left } scared victims for this round.
} Your cat can take up to claw { $most }.
stake-act = Claw { $claw }{ $food ->
    [0] { "" }
   *[other] , up to { $most } if it eats
}. You have { $mine } points, { $seat } { $theirs }; { $left ->
    [one] one coin is left
   *[other] { $left } coins are left
} in city and supply.
stake-needs = Your { $coin } cat in slot { $slot } has claw { $claw }{ $food ->
    [0] { "" }
   *[other] { " " }(up to { $most } if it eats everything)
} and needs { $need }.
stake-must-scare = Your { $coin } cat in slot { $slot } has claw { $claw }{ $food ->
    [0] { "" }
   *[other] { " " }(up to { $most } if it eats everything)
} and needs { $need }: it takes a scared victim.
stake-enough = Your { $coin } cat in slot { $slot } has claw { $claw } and needs { $need }: more food is gone for nothing.
stake-snack = No claw is needed. What your cat eats goes to the supply and may come to the city.
stake-leftovers = { $count ->
    [one] One victim lies uneaten, and is lost if you leave it
   *[other] { $count } victims lie uneaten, and are lost if you leave them
}: { $after } points instead of { $before }.

## Moves ($need: the claw that it takes; $claw: what a meal adds); the name is what stands on a button

move-keep = Keep { $character }
    .name = Keep
move-start = Start with a { $coin } cat in slot { $slot } and a { $coin } in hand
    .name = Start
move-place = Place a { $coin } to be eaten
    .name = Place to eat
move-scare = Place a { $coin } to scare
    .name = Place to scare
move-done = Finish placing
    .name = Done
move-populate = Put a { $coin } into the city
    .name = Put in city
move-hurry = Let slot { $slot } act one number earlier
    .name = Hurry
move-go = Let the cats act
    .name = Let cats act
move-swap = Swap a { $coin } in the city for a { $coin2 } from the supply
    .name = Swap
move-use = Use the scared { $coin }
    .name = Use
move-spare = Use no scared victim
    .name = Use none
move-pass = Pass
    .name = Pass
move-take = Take a { $coin } (needs claw { $need })
    .name = Take
move-make = Make a { $coin } cat in slot { $slot } (needs claw { $need })
    .name = Make a cat
move-repopulate = Re-populate the city
    .name = Re-populate
move-eat = Eat a { $coin } (+{ $claw } claw)
    .name = Eat
move-stop = Stop eating
    .name = Stop eating
move-save = Take a { $coin } back to your hand
    .name = Keep it
move-leave = Leave the rest
    .name = Leave the rest

## What a move leads to, beside its button: short ($after: your points then, $before: now; $claw, $need: the claw that
## the cat has then, and needs; $missing: the claw that it lacks; $count: how many coins)

so-keep-soften = Each scared victim: a villager you take counts { $by } claw less
so-keep-sire = Each scared victim: a cat you make needs { $by } claw less
so-keep-swap = Each scared victim: swap a city coin before your cat acts
so-keep-hurry = Each scared victim: one of your slots acts a number earlier
so-keep-leftovers = Each scared victim: take one uneaten victim back
so-keep-copy = Each scared victim: your cat may have the claw of such a cat
so-start = Claw { $claw }, { $points } points, acts at { $slot }; its victim feeds +{ $food }
so-place = Up to claw { $most } for a cat; once gone: { $after } points (now { $before })
so-scare = { $n ->
    [one] { $character } can work once; the coin comes back
   *[other] { $character } can work { $n } times; the coins come back
}
so-done = { $count ->
    [0] Nothing to eat: claw { $most } at most in this round
    [one] One victim to eat: up to claw { $most }
   *[other] { $count } victims to eat: up to claw { $most }
}
so-done-first = You take the quarter and go first, with up to claw { $most }
so-populate-prey = { WHO($seat) ->
    [you] You act next and can take it (claw { $need })
   *[other] { $seat } acts next and can take it (claw { $need })
}
so-populate-safe = { WHO($seat) ->
    [you] You act next and cannot take it (claw { $need })
   *[other] { $seat } acts next and cannot take it (claw { $need })
}
so-populate-stays = Stays in the city for the next round
so-take = { $after } points (now { $before }); food from the next round on
so-take-eating = Must eat for { $missing } more claw first
so-take-helped = Lacks { $missing } claw: eat, or use a scared victim
so-make = { $points } points for good; acts at { $slot } from the next round, claw { $claw }
so-make-eating = Must eat for { $missing } more claw; { $points } points, acts at { $slot }, claw { $claw }
so-make-helped = Lacks { $missing } claw: eat or scare; { $points } points, acts at { $slot }, claw { $claw }
so-end-ahead = The last coin: the game ends and you win, { $mine } to { $theirs }
so-end-level = The last coin: the game ends, you and { $seat } level at { $mine }
so-end-behind = The last coin: the game ends and { $seat } wins, { $theirs } to { $mine }
so-repopulate = { $count ->
    [one] One coin goes back
   *[other] { $count } coins go back
}; { WHO($seat) ->
    [you] you fill the city first
   *[other] { $seat } fills the city first
}
so-same-city = { $left ->
    [one] The only coin comes back: nothing but the action is gone
   *[other] All { $left } coins come back: nothing but the action is gone
}
so-pass = This cat rests; { WHO($seat) ->
    [you] you act next
   *[other] { $seat } acts next
} (slot { $slot })
so-pass-last = This cat rests; no other cat acts in this round
so-pass-waste = Your last cat in this round: { $count ->
    [one] one victim on the plate is lost
   *[other] { $count } victims on the plate are lost
}
so-eat-short = Claw { $claw }, needs { $need }: not enough yet; { $after } points (now { $before })
so-eat-enough = Claw { $claw }, needs { $need }: enough; { $after } points (now { $before })
so-eat-more = No more claw is needed; { $after } points (now { $before })
so-stop-take = Takes the { $coin }: { $after } points (now { $before })
so-stop-make = Makes the { $coin } cat: { $after } points (now { $before })
so-use = Claw { $claw }, needs { $need }: enough without eating
so-use-eating = Claw { $claw }, needs { $need }: the rest must be eaten
so-spare = Claw { $claw }, needs { $need }: enough; your scared victim stays ready
so-spare-eating = Claw { $claw }, needs { $need }: the rest must be eaten
so-swap-prey = Your cat can take the { $coin } (claw { $need })
so-swap-safe = Your cat cannot take the { $coin } (claw { $need })
so-spare-swap = { $left ->
    [one] The city stays as it is; your scared victim stays ready
   *[other] The city stays as it is; { $left } scared victims stay ready
}
so-hurry = { $rivals ->
    [0] Acts at { $number }, before all cats of the others
    [one] Acts at { $number }, after one cat of the others
   *[other] Acts at { $number }, after { $rivals } cats of the others
}
so-go = { $left ->
    [one] No number changes; your scared victim does nothing
   *[other] No number changes; { $left } scared victims do nothing
}
so-save = Stays yours: { $after } points if the rest is lost
so-leave = { $count ->
    [one] One victim goes to the supply: { $after } points (now { $before })
   *[other] { $count } victims go to the supply: { $after } points (now { $before })
}
so-leave-losing = { $count ->
    [one] One victim is lost: { $after } points (now { $before })
   *[other] { $count } victims are lost: { $after } points (now { $before })
}

## What happened ($reason: a whole sentence, see the end)

event-round = Round { $number } begins.
event-chose = { WHO($seat) ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
}
event-kept = { WHO($seat) ->
    [you] You keep { $card }.
   *[other] { $seat } keeps { $card }.
}
event-started-cat = { WHO($toOwner) ->
    [you] You start with a { $card } cat.
   *[other] { $toOwner } starts with a { $card } cat.
}
event-started-victim = { WHO($toOwner) ->
    [you] You start with a { $card } in hand.
   *[other] { $toOwner } starts with a { $card } in hand.
}
event-done = { WHO($seat) ->
    [you] You are done placing.
   *[other] { $seat } is done placing.
}
event-placed = { WHO($fromOwner) ->
    [you] You place a { $card } to be eaten.
   *[other] { $fromOwner } places a { $card } to be eaten.
}
event-scared = { WHO($fromOwner) ->
    [you] You place a { $card } to scare.
   *[other] { $fromOwner } places a { $card } to scare.
}
event-took-quarter = { WHO($toOwner) ->
    [you] You take the quarter.
   *[other] { $toOwner } takes the quarter.
}
event-kept-quarter = { WHO($seat) ->
    [you] You keep the quarter.
   *[other] { $seat } keeps the quarter.
}
event-populated = { WHO($seat) ->
    [you] You put a { $coin } into the city.
   *[other] { $seat } puts a { $coin } into the city.
}
event-hurried = { WHO($seat) ->
    [you] You let your slot { $slot } act one number earlier.
   *[other] { $seat } lets slot { $slot } act one number earlier.
}
event-went = { WHO($seat) ->
    [you] You let the cats act.
   *[other] { $seat } lets the cats act.
}
event-passed = { WHO($seat) ->
    [you] You pass with your cat in slot { $slot }.
   *[other] { $seat } passes with the cat in slot { $slot }.
}
event-used = { WHO($seat) ->
    [you] You use your scared { $coin }.
   *[other] { $seat } uses a scared { $coin }.
}
event-swapped-out = A { $card } slips out of the city.
event-swapped-in = A { $card } sneaks in instead.
event-ate = { WHO($fromOwner) ->
    [you] You feed a { $card } to your cat.
   *[other] { $fromOwner } feeds a { $card } to a cat.
}
event-took = { WHO($toOwner) ->
    [you] You take a { $card }.
   *[other] { $toOwner } takes a { $card }.
}
event-made = { WHO($seat) ->
    [you] You make a { $coin } cat in slot { $slot }.
   *[other] { $seat } makes a { $coin } cat in slot { $slot }.
}
event-repopulated = { WHO($seat) ->
    [you] You re-populate the city.
   *[other] { $seat } re-populates the city.
}
event-returned = A { $card } goes back to the supply.
event-saved = { WHO($toOwner) ->
    [you] You take an uneaten { $card } back to your hand.
   *[other] { $toOwner } takes an uneaten { $card } back.
}
event-calmed = { WHO($toOwner) ->
    [you] Your scared { $card } returns to your hand.
   *[other] { $toOwner } gets a scared { $card } back.
}
event-wasted = { WHO($fromOwner) ->
    [you] You lose an uneaten { $card } to the supply.
   *[other] { $fromOwner } loses an uneaten { $card } to the supply.
}
event-refreshed = All cats turn heads up.
event-idle = { $number ->
    [one] Nobody gained anything in this round.
   *[other] Nobody gained anything for { $number } rounds in a row.
}
event-ended = The game is over. { $reason }

## Alarms: the game can end with this round, and who would win then

alarm-last-round = This is the last round
alarm-idle = If nobody gains anything in this round, the game ends
alarm-coins = { $left ->
    [one] Only one coin is left: the game can end with this round
   *[other] Only { $left } coins are left: the game can end with this round
}
alarm-leads = { WHO($seat) ->
    [you] You lead with { $points } points
   *[other] { $seat } leads with { $points } points
}
alarm-level = Level at the top with { $points } points

## Where in the game we are ($round: number of the round; $idle: rounds in a row in which nobody gained anything)

phase-setup = Setup
phase-place = Round { $round }: placing victims{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } idle round
   *[other] { " " }· { $idle } idle rounds in a row
}
phase-populate = Round { $round }: populating the city{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } idle round
   *[other] { " " }· { $idle } idle rounds in a row
}
phase-hurry = Round { $round }: before the cats act{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } idle round
   *[other] { " " }· { $idle } idle rounds in a row
}
phase-act = Round { $round }: cats act{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } idle round
   *[other] { " " }· { $idle } idle rounds in a row
}
phase-populate-again = Round { $round }: populating the city{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } idle round
   *[other] { " " }· { $idle } idle rounds in a row
}
phase-refresh = Round { $round }: refresh{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } idle round
   *[other] { " " }· { $idle } idle rounds in a row
}
phase-end = Round { $round }: the end{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } idle round
   *[other] { " " }· { $idle } idle rounds in a row
}

## The end: why the game is over, and the lines of the score

reason-coins-gone = No coin is left in the city or the supply.
reason-stalled = Nobody gained anything for too many rounds.
reason-round-limit = The last round is over.
part-cats = Cats
part-pennies = Pennies
part-nickels = Nickels
part-dimes = Dimes

## How the points of a line came about ($number: how many; $each: points for each)

note-cats = { $number ->
    [one] { $number } cat
   *[other] { $number } cats
}
note-fewest = { $number } × { $each }, the fewest
note-second = { $number } × { $each }, second most
note-most = { $number } × { $each }, the most
note-none = None

## Kinds of pieces

kind-coin = Coin
kind-marker = Marker
kind-board = Board
kind-character = Character
