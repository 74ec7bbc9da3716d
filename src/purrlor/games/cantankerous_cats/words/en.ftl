### Cantankerous Cats. Names and texts of cards and Cats are in cards.toml.
### $seat, $fromOwner and $toOwner are players, WHO($player) is "you" for the one who reads; $card is a card's name.
### Affection, Mischief, Event, Frenzy, Incident, Instant, Domestic, Feral, Pounce, Counter, Attack, House, Cat Toy and
### Pounce Token are terms of the rulebook; they begin with a capital letter. A player's name is never made possessive.

## The game, and the sentence on its door

game = Cantankerous Cats
    .line = Smother your Hoomin with love, then spend it all on mischief.

## What a table may choose; each option has a short title, and a sentence that explains it

option-mode = Game
    .help = Standard is the full game, Basic leaves out Pounces and Feral Cats, and Kitten is the family game.
option-mode-standard = Standard
option-mode-basic = Basic
option-mode-kitten = Kitten
option-turn_indicator = Turn Indicator
    .help = Which rank wins the First Bite, and which way play goes.
option-turn_indicator-flip = By chance
option-turn_indicator-high_clockwise = High rank, clockwise
option-turn_indicator-low_counterclockwise = Low rank, counterclockwise
option-pounce_windows = When Cats may Pounce
    .help = Before, between or after the two actions of a turn.
option-pounce_windows-before-between-after = Before, between and after
option-pounce_windows-between-after = Between and after
option-pounce_windows-before-between = Before and between
option-feral_pounce_any = Feral Cats aim at anybody
    .help = When others play, a Feral Cat may aim at anybody, or only at the Cat with the Cat Toy.
option-feral_pounce_any-on = At anybody
option-feral_pounce_any-off = At the Cat with the toy
option-laser_refunds_action = After a Laser Pointer
    .help = An action whose card is canceled stays used, or is given back.
option-laser_refunds_action-off = The action stays used
option-laser_refunds_action-on = The action is given back
option-final_attack_blocks_win = Attack in the final chance
    .help = When a Cat is about to win, others may stop it with Incidents only, or with an Attack, too.
option-final_attack_blocks_win-off = Incidents only
option-final_attack_blocks_win-on = Attacks, too
option-reactions_without_tokens = Laser Pointer and Blame the Dog
    .help = In Basic and Kitten, which have no Pounce Tokens, these cards are free or out of the deck.
option-reactions_without_tokens-free = Free
option-reactions_without_tokens-remove = Out of the deck
option-kitten_instants = Instants in Kitten
    .help = The Instant icons are ignored in Kitten, or used.
option-kitten_instants-off = Ignored
option-kitten_instants-on = Used
option-kitten_hand = Cards dealt in Kitten
    .help = How many cards each Cat is dealt in Kitten.
option-kitten_first = First player in Kitten
    .help = Who goes first in Kitten: somebody by chance, or a seat.
option-kitten_first-random = By chance
option-voluntary_feral = Scoring what you cannot pay for
    .help = It is allowed and makes you Feral, or it is refused.
option-voluntary_feral-on = Allowed
option-voluntary_feral-off = Refused
option-token_supply = Pounce Tokens
    .help = How many Pounce Tokens there are in all.
option-token_supply-2_per_player = Two for each player
option-feral_win_check = Feral victory
    .help = A Feral Cat wins when it banks its ninth heart, or whenever it has nine on its turn.
option-feral_win_check-on_bank = By banking
option-feral_win_check-any_time = At any time
option-round_cap = Rounds at most
    .help = After this many rounds the game ends, and points decide.

## Places at the table; a House is called a Territory while its Cat is Feral

zone-bowl = Food Bowl
zone-litter = Litter Box
zone-table = On the table
zone-track = Score Board
zone-indicator = Turn Indicator
zone-bank = Token Bank
zone-hand = Hand
zone-house = House
zone-territory = Territory
zone-tokens = Pounce Tokens

## Beside a player's name: badges, and what is counted

badge-turn = Turn
badge-toy = Cat Toy
badge-feral = Feral
count-hand = Cards
count-hearts = Hearts
count-tokens = Pounce Tokens
count-actions = Actions

## Small words on a piece ($seat: the player a card is aimed at; $what: one of the by- words, or the card it pays for)

mark-known = known to you
mark-picked = picked
mark-hearts = Hearts
mark-doubled = pays double
mark-by = { $what }
mark-at = at { WHO($seat) ->
    [you] you
   *[other] { $seat }
}
mark-pays = pays for { $what }
mark-cancelled = canceled
mark-blamed = blamed on the dog
mark-unpaid = not paid for
fact-hearts = Hearts

## How a card came onto the table, for mark-by

by-action = action
by-pounce = Pounce
by-counter = Counter
by-instant = Instant
by-card = by another card

## What lets an Instant be used, for ask-instant_or_pass

trigger-affection = an Affection card
trigger-mischief = a Mischief card
trigger-event = an Event

## Tokens: the sides of the Turn Indicator (the way that play goes), and the Pounce Token

token-clockwise = Clockwise
token-counter-clockwise = Counterclockwise
token-pounce-token = Pounce Token

## Questions ($left: actions, hearts or cards that are still to go; $cost, $hearts: hearts to pay, hearts one has)

ask-bet_high = Bet a card: the highest rank takes the First Bite
ask-bet_low = Bet a card: the lowest rank takes the First Bite
ask-feral_meal_keep = Keep one of the cards you drew
ask-choose_action = { $left ->
    [one] Take your last action
   *[other] Take an action ({ $left } left)
}
ask-pounce_or_pass = Pounce while { $seat } is up, or pass
ask-react_or_pass = React to { $card } from { $seat }, or pass
ask-stop_card = Final chance: { $seat } wins with { $card }. Stop it, or pass
ask-stop_victory = Final chance: { $seat } is about to win. Stop it, or pass
ask-counter_or_pass = Counter { $card } from { $seat }, or pass
ask-counter_cost = { $seat } attacks you with { $card }. Counter, or pass and pay { $cost ->
    [one] 1 heart
   *[other] { $cost } hearts
}
ask-counter_feral = { $seat } attacks you with { $card }. Counter, or pass and go Feral: it costs { $cost ->
    [one] 1 heart
   *[other] { $cost } hearts
}, and you have { $hearts }
ask-counter_bank_next = Bank another Affection card against { $card }, or stop
# $trigger: one of the trigger- words
ask-instant_or_pass = Use an Instant after { $trigger }, or pass
ask-flight_score_or_pass = Score { $card } for free, or pass
ask-pay_cost = Pay for { $card }: { $left ->
    [one] 1 heart
   *[other] { $left } hearts
} to go
ask-lose_half = Give up half of your Affection: { $left ->
    [one] 1 heart
   *[other] { $left } hearts
} to go
ask-discard_hand_card = { $left ->
    [one] Discard a card
   *[other] Discard a card ({ $left } to go)
}
ask-midnight_play = { $card }: play a card
ask-eome_attack_card = { $card }: attack { $seat } with a Mischief card, or pass if you have none
ask-eome_follow_up = { $card }: attack { $seat } as well, bank an Affection card, or pass
ask-eome_follow_up_bank = { $card }: bank an Affection card, or pass
ask-multiply_choose = { $card }: choose a banked card that pays double this turn
ask-scavenge = { $card }: take a card from the Litter Box
ask-tree_swap = { $card }: pick a card to swap with { $seat }, or pass
ask-tree_swap_for = { $card }: pick the card you take from { $seat }
ask-discard_banked_card = { $card }: discard one of your banked cards
ask-pass_card = Pick a card to pass to { $seat }
ask-opener_bank = { $card }: bank an Affection card, or pass
# $number: how many cards are drawn
ask-gift_mouse = { $card }: give a card away and draw { $number }, or pass
ask-choose_target_player = { $card }: choose an opponent

## Moves, for buttons ($cost and $hearts are hearts, $rank is a card's rank, $price and $draws are numbers of cards)

move-pass = Pass
move-picky = { $draws ->
    [0] Be a Picky Eater with an empty hand
    [one] Be a Picky Eater: discard your hand, draw 1 card
   *[other] Be a Picky Eater: discard your hand, draw { $draws } cards
}
move-buy = Buy a Pounce Token for { $price ->
    [one] 1 card
   *[other] { $price } cards
}
move-stop = Stop here
move-bet = Bet { $card } (rank { $rank })
move-keep = Keep { $card }
move-bank = Bank { $card }
move-score = Score { $card } for { $cost ->
    [0] free
    [one] 1 heart
   *[other] { $cost } hearts
}
# A Score that cannot be paid: the player becomes Feral instead of scoring.
move-overreach = Go Feral with { $card }: it costs { $cost ->
    [one] 1 heart
   *[other] { $cost } hearts
}, you have { $hearts }
move-attack = Attack { $seat } with { $card } ({ $cost ->
    [one] 1 heart
   *[other] { $cost } hearts
})
move-play = Play { $card }
move-play-on = Play { $card } on { WHO($seat) ->
    [you] yourself
   *[other] { $seat }
}
move-enemy = Make { $seat } attack { $seat2 }
move-pay = Pay with { $card } ({ $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
})
move-drop = Give up { $card } ({ $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
})
move-discard = Discard { $card }
move-double = Double { $card }
move-take = Take { $card }
move-swap = Offer { $card }
move-swap-for = Take { $card } in return
move-hand-on = Pass { $card } on
move-give = Give { $card } to { $seat }
move-choose = Choose { $seat }

## What happened

event-drew = { WHO($toOwner) ->
    [you] You draw { $card }.
   *[other] { $toOwner } draws { $card }.
}
event-reshuffled = The Litter Box is shuffled into the Food Bowl: { $number ->
    [one] 1 card.
   *[other] { $number } cards.
}
event-bet = { WHO($seat) ->
    [you] You have bet.
   *[other] { $seat } has bet.
}
event-revealed = { WHO($fromOwner) ->
    [you] You bet { $card }.
   *[other] { $fromOwner } bet { $card }.
}
event-first-bite = { WHO($seat) ->
    [you] You take the First Bite.
   *[other] { $seat } takes the First Bite.
}
event-turn = { WHO($seat) ->
    [you] Your turn: you take the Cat Toy.
   *[other] { $seat } takes the Cat Toy.
}
event-adopted = { WHO($seat) ->
    [you] You are Domestic again.
   *[other] { $seat } is Domestic again.
}
event-went-feral = { WHO($seat) ->
    [you] You go Feral!
   *[other] { $seat } goes Feral!
}
event-discarded = { WHO($fromOwner) ->
    [you] You discard { $card }.
   *[other] { $fromOwner } discards { $card }.
}
event-picky = { WHO($seat) ->
    [you] You are a Picky Eater: { $number ->
        [0] there is nothing to discard.
        [one] 1 card goes.
       *[other] { $number } cards go.
    }
   *[other] { $seat } is a Picky Eater: { $number ->
        [0] there is nothing to discard.
        [one] 1 card goes.
       *[other] { $number } cards go.
    }
}
event-token-back = A Pounce Token goes back to the bank.
event-shopped = { WHO($seat) ->
    [you] You shop for a Pounce Token.
   *[other] { $seat } shops for a Pounce Token.
}
event-bought = { WHO($seat) ->
    [you] You buy a Pounce Token.
   *[other] { $seat } buys a Pounce Token.
}
event-pounced = { WHO($seat) ->
    [you] You Pounce!
   *[other] { $seat } Pounces!
}
event-countered = { WHO($seat) ->
    [you] You Counter!
   *[other] { $seat } Counters!
}
event-banks = { WHO($fromOwner) ->
    [you] You put down { $card } to bank it.
   *[other] { $fromOwner } puts down { $card } to bank it.
}
event-scores = { WHO($fromOwner) ->
    [you] You put down { $card } to score it.
   *[other] { $fromOwner } puts down { $card } to score it.
}
event-attacks = { WHO($fromOwner) ->
    [you] You attack with { $card }.
   *[other] { $fromOwner } attacks with { $card }.
}
event-plays = { WHO($fromOwner) ->
    [you] You play { $card }.
   *[other] { $fromOwner } plays { $card }.
}
event-aimed = { WHO($seat) ->
    [you] You are the target.
   *[other] { $seat } is the target.
}
event-set-on = { WHO($seat) ->
    [you] You must attack { $seat2 }.
   *[other] { WHO($seat2) ->
        [you] { $seat } must attack you.
       *[other] { $seat } must attack { $seat2 }.
    }
}
event-paid = { WHO($fromOwner) ->
    [you] You set { $card } aside to pay.
   *[other] { $fromOwner } sets { $card } aside to pay.
}
event-banked = { WHO($toOwner) ->
    [you] You bank { $card }.
   *[other] { $toOwner } banks { $card }.
}
event-scored = { WHO($seat) ->
    [you] You score { $number ->
        [0] nothing.
        [one] 1 point.
       *[other] { $number } points.
    }
   *[other] { $seat } scores { $number ->
        [0] nothing.
        [one] 1 point.
       *[other] { $number } points.
    }
}
event-cleared = { $card } goes to the Litter Box.
event-lost = { WHO($fromOwner) ->
    [you] You lose { $card }.
   *[other] { $fromOwner } loses { $card }.
}
event-refunded = { WHO($toOwner) ->
    [you] You get { $card } back.
   *[other] { $toOwner } gets { $card } back.
}
event-cancelled = { $card } is canceled.
event-blamed = { $card } is blamed on the dog.
event-announced = { WHO($seat) ->
    [you] You are about to win!
   *[other] { $seat } is about to win!
}
event-lost-points = { WHO($seat) ->
    [you] You lose { $number ->
        [one] 1 point.
       *[other] { $number } points.
    }
   *[other] { $seat } loses { $number ->
        [one] 1 point.
       *[other] { $number } points.
    }
}
event-returned-token = { WHO($seat) ->
    [you] You return a Pounce Token.
   *[other] { $seat } returns a Pounce Token.
}
event-turned = The Turn Indicator is flipped: play goes the other way.
event-doubled = { $card } pays double this turn.
event-saw = { WHO($seat) ->
    [you] You see { $card } in the hand of { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $seat } sees { $card } in your hand.
       *[other] { $seat } sees { $card } in the hand of { $fromOwner }.
    }
}
    .unseen = { $seat } looks at a card in the hand of { $fromOwner }.
event-stole = { WHO($toOwner) ->
    [you] You take { $card } from { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner } takes { $card } from you.
       *[other] { $toOwner } takes { $card } from { $fromOwner }.
    }
}
event-gave = { WHO($fromOwner) ->
    [you] You give { $card } to { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } gives you { $card }.
       *[other] { $fromOwner } gives { $card } to { $toOwner }.
    }
}
event-passed-on = { WHO($fromOwner) ->
    [you] You pass { $card } on to { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } passes { $card } on to you.
       *[other] { $fromOwner } passes { $card } on to { $toOwner }.
    }
}
event-swapped = { WHO($fromOwner) ->
    [you] You swap { $card } over to { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } swaps { $card } over to you.
       *[other] { $fromOwner } swaps { $card } over to { $toOwner }.
    }
}
event-scavenged = { WHO($toOwner) ->
    [you] You take { $card } from the Litter Box.
   *[other] { $toOwner } takes { $card } from the Litter Box.
}
event-chose = { WHO($seat) ->
    [you] You have picked a card.
   *[other] { $seat } has picked a card.
}
event-meowed = { WHO($seat) ->
    [you] You end your turn: Meow!
   *[other] { $seat } ends the turn: Meow!
}
event-hissed = { WHO($seat) ->
    [you] You end your turn: Hiss!
   *[other] { $seat } ends the turn: Hiss!
}
event-won = { WHO($seat) ->
    [you] Nobody stops you: you win!
   *[other] Nobody stops { $seat }, who wins the game.
}
event-capped = That was the last round: the most points win.

## Where in the game we are: the time of the turn, and the window that is open

phase-first-bite = First Bite
phase-meal = Meal Time
phase-play = Play Time
phase-pounces = Play Time: Pounces
phase-instants = Play Time: Instants
phase-reactions = Play Time: reactions
phase-final-chance = Play Time: final chance
phase-grooming = Grooming Time
phase-the-end = The end

## The end: why it is over, and the lines of the score

reason-nine-points = Nine Mischief Points, and nobody stopped it.
reason-feral-victory = A Feral Cat had nine hearts, and nobody stopped it.
reason-round-cap = The last round is over.
part-mischief-points = Mischief Points
part-hearts = Hearts
