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
    .help = So many rounds in a row in which nobody gains anything end the game; 0 means never.
option-max_rounds = Last round
    .help = The game ends after this round at the latest.
option-characters = Characters
    .help = Whether everybody plays one of the six characters.
option-characters-off = Without
option-characters-on = With

## Places at the table

zone-city = City
zone-supply = Supply
zone-centre = Center
zone-cats = Cats
zone-hand = Hand
zone-eat = Eat
zone-scare = Scare
zone-character = Character
zone-dealt = Characters
zone-quarter = Quarter

## Beside a player's name ($card: the player's character); counts stand before a number

badge-quarter = Quarter
badge-turn = Turn
badge-done = Done
badge-character = { $card }
count-cats = Cats
count-victims = Victims

## On a piece: a cat that has acted, that acts now, that acts at another number than its slot's (the number follows);
## victims that only their owner sees; scared victims that are used (how many follows)

mark-tails = Tails up
mark-acting = Acting now
mark-number = Acts at
mark-sealed = Secret
mark-used = Used

## Questions ($coin, $slot: the cat that acts; $claw: its claw now; $food: what all victims in the eat area would add;
## $most: both together; $need: the claw that it needs; $coin2, $slot2: the coin that it wants, and for which slot;
## $left: how many are still to be chosen)

ask-keep_character = Keep one of your two characters
ask-choose_start = Choose your starting coins: one becomes a cat, the other a victim in your hand
ask-place_victims = Place victims from your hand for your cats to eat, or be done
ask-place-or-scare = Place victims from your hand to eat or to scare, or be done
ask-place_city_coin = { $left ->
    [one] Put the last coin into the city
   *[other] Put a coin into the city; it still needs { $left } coins
}
ask-order_scare_h4 = { $left ->
    [one] Use your scared victim to let a slot act earlier, or let the cats act
   *[other] Use one of your { $left } scared victims to let a slot act earlier, or let the cats act
}
ask-keep_leftover = { $left ->
    [one] Take one uneaten victim back to your hand, or leave the rest
   *[other] Take up to { $left } uneaten victims back to your hand, or leave the rest
}
ask-swap = Use a scared victim to swap a coin in the city, or not, before your { $coin } cat in slot { $slot } acts
ask-cat_action = Choose an action: your { $coin } cat in slot { $slot } { $food ->
    [0] has claw { $claw }
   *[other] has claw { $claw } (up to { $most } if it eats everything)
}
ask-may-scare-to-take = Use a scared victim, or not: your { $coin } cat in slot { $slot } { $food ->
    [0] has claw { $claw }
   *[other] has claw { $claw } (up to { $most } if it eats everything)
} and needs { $need } to take a { $coin2 }
ask-may-scare-to-make = Use a scared victim, or not: your { $coin } cat in slot { $slot } { $food ->
    [0] has claw { $claw }
   *[other] has claw { $claw } (up to { $most } if it eats everything)
} and needs { $need } to make a { $coin2 } cat in slot { $slot2 }
ask-scare-to-take = Choose the scared victim to use: your { $coin } cat in slot { $slot } { $food ->
    [0] has claw { $claw }
   *[other] has claw { $claw } (up to { $most } if it eats everything)
} and needs { $need } to take a { $coin2 }
ask-scare-to-make = Choose the scared victim to use: your { $coin } cat in slot { $slot } { $food ->
    [0] has claw { $claw }
   *[other] has claw { $claw } (up to { $most } if it eats everything)
} and needs { $need } to make a { $coin2 } cat in slot { $slot2 }
ask-eat-to-take = Eat a victim: your { $coin } cat in slot { $slot } { $food ->
    [0] has claw { $claw }
   *[other] has claw { $claw } (up to { $most } if it eats everything)
} and needs { $need } to take a { $coin2 }
ask-eat-to-make = Eat a victim: your { $coin } cat in slot { $slot } { $food ->
    [0] has claw { $claw }
   *[other] has claw { $claw } (up to { $most } if it eats everything)
} and needs { $need } to make a { $coin2 } cat in slot { $slot2 }
ask-may-eat-to-take = Eat, or stop: your { $coin } cat in slot { $slot } { $food ->
    [0] has claw { $claw }
   *[other] has claw { $claw } (up to { $most } if it eats everything)
} and needs { $need } to take a { $coin2 }
ask-may-eat-to-make = Eat, or stop: your { $coin } cat in slot { $slot } { $food ->
    [0] has claw { $claw }
   *[other] has claw { $claw } (up to { $most } if it eats everything)
} and needs { $need } to make a { $coin2 } cat in slot { $slot2 }
ask-may-eat = Eat a victim, or stop: your { $coin } cat in slot { $slot } is about to re-populate the city

## Moves, as buttons ($need: the claw that it takes; $claw: for a meal what it adds, else the claw that the cat has then)

move-keep = Keep { $character }
move-start = Start with a { $coin } cat in slot { $slot } and a { $coin } in hand
move-place = Place a { $coin } to be eaten
move-scare = Place a { $coin } to scare
move-done = Finish placing
move-populate = Put a { $coin } into the city
move-hurry = Let slot { $slot } act one number earlier
move-go = Let the cats act
move-swap = Swap a { $coin } in the city for a { $coin2 } from the supply
move-use = Use the scared { $coin } (claw { $claw }, needs { $need })
move-spare = Use no scared victim
move-pass = Pass
move-take = Take a { $coin } (needs claw { $need })
move-make = Make a { $coin } cat in slot { $slot } (needs claw { $need })
move-repopulate = Re-populate the city
move-eat = Eat a { $coin } (+{ $claw } claw)
move-stop = Stop eating
move-save = Take a { $coin } back to your hand
move-leave = Leave the rest

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
