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
option-blame_any_mischief = Reach of Blame the Dog
    .help = Blame the Dog meets Mischief of the Cat with the Cat Toy or against you, or anybody's.
option-blame_any_mischief-off = The Cat with the toy
option-blame_any_mischief-on = Anybody
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
option-kitten_hand-n = { $n } cards
option-kitten_first = First player in Kitten
    .help = Who goes first in Kitten: somebody by chance, or a seat.
option-kitten_first-random = By chance
option-voluntary_feral = Scoring what you cannot pay for
    .help = It is allowed and makes you Feral, or it is refused.
option-voluntary_feral-on = Allowed
option-voluntary_feral-off = Refused
option-token_supply = Pounce Tokens
    .help = How many Pounce Tokens there are in all.
option-token_supply-n = { $n } in all
option-token_supply-2_per_player = Two for each player
option-feral_win_check = Feral victory
    .help = A Feral Cat wins when it banks its ninth heart, or whenever it has nine on its turn.
option-feral_win_check-on_bank = By banking
option-feral_win_check-any_time = At any time
option-round_cap = Rounds at most
    .help = After this many rounds the game ends, and points decide.
option-round_cap-n =
    { $n ->
        [one] One round
       *[other] { $n } rounds
    }

## Places at the table; a House is called a Territory while its Cat is Feral

zone-bowl = Food Bowl
zone-litter = Litter Box
zone-table = On the table
zone-track = Score Board
zone-indicator = Turn Indicator
zone-bank = Token Bank
zone-toy = On the Cat Toy
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
mark-way = { $what }
mark-at = at { WHO($seat) ->
    [you] you
   *[other] { $seat }
}
mark-pays = pays for { $what }
mark-owes = { $n ->
    [one] 1 heart, or Feral
   *[other] { $n } hearts, or Feral
}
mark-cancelled = canceled
mark-blamed = blamed on the dog
mark-unpaid = not paid for
fact-hearts = Hearts
fact-high = High ranks win
fact-low = Low ranks win

## How a card came onto the table, for mark-by

by-action = action
by-pounce = Pounce
by-counter = Counter
by-instant = Instant
by-card = by another card

## How a card on the table is used, for mark-way: somebody …

way-bank = banks
way-score = scores
way-attack = attacks
way-incident = plays

## What lets an Instant be used, for ask-instant_or_pass

trigger-affection = an Affection card
trigger-mischief = a Mischief card
trigger-event = an Event

## Kinds of cards, as a card shows them

kind-affection = Affection
kind-mischief = Mischief
kind-event = Event
kind-frenzy = Frenzy
kind-cat = Cat

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
ask-pounce_or_pass = Pounce while { $seat } is up?
ask-react_or_pass = React to { $card } from { $seat }?
ask-stop_card = Final chance: stop { $card } from { $seat }?
ask-stop_victory = Final chance: stop { $seat }?
ask-counter_or_pass = Counter { $card } from { $seat }?
ask-counter_bank_next = Against { $card }: bank another card?
# $trigger: one of the trigger- words
ask-instant_or_pass = Use an Instant after { $trigger }?
ask-flight_score_or_pass = Score { $card } for free?
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
ask-eome_attack_card = { $card }: attack { $seat } with a Mischief card
ask-eome_follow_up = { $card }: attack { $seat } as well, or bank a card?
ask-eome_follow_up_bank = { $card }: bank an Affection card?
ask-multiply_choose = { $card }: choose a banked card that pays double this turn
ask-scavenge = { $card }: take a card from the Litter Box
ask-tree_swap = { $card }: swap a card with { $seat }?
ask-tree_swap_for = { $card }: pick the card you take from { $seat }
ask-discard_banked_card = { $card }: discard one of your banked cards
ask-pass_card = Pick a card to pass to { $seat }
ask-opener_bank = { $card }: bank an Affection card?
# $number: how many cards are drawn
ask-gift_mouse = { $card }: give a card away to draw { $number }?
ask-choose_target_player = { $card }: choose an opponent

## What is at stake in a question ($tokens: how many the player has, 0 where answers are free)

stake-bet_high = The Turn Indicator says high: the winner begins, and play goes clockwise. All bets are discarded.
stake-bet_low = The Turn Indicator says low: the winner begins, and play goes counterclockwise. All bets are discarded.
stake-keep = You are Feral with { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}: 4 at the start of a turn bring you home. The other cards are lost.
stake-action = You have { $points } of 9 points and { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
} to spend.
stake-action_feral = Feral Cats cannot score. You have { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}: 4 at the start of a turn bring you home, 9 banked now win.
stake-pounce = { $seat } has { $points } of 9 points and { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}. A Pounce costs { $tokens ->
    [one] your only token
   *[other] 1 of your { $tokens } tokens
}.
stake-final = { $seat } wins unless somebody stops it now. { $tokens ->
    [0] An answer is free.
    [one] An answer costs your only token.
   *[other] An answer costs 1 of your { $tokens } tokens.
}
stake-bank = { $seat } is banking { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
} ({ $total } in all). { $tokens ->
    [0] An answer is free.
    [one] An answer costs your only token.
   *[other] An answer costs 1 of your { $tokens } tokens.
}
stake-score = { $seat } is scoring { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
} ({ $total } of 9). { $tokens ->
    [0] An answer is free.
    [one] An answer costs your only token.
   *[other] An answer costs 1 of your { $tokens } tokens.
}
stake-overreach = { $seat } cannot pay for it and would go Feral. { $tokens ->
    [0] An answer is free.
    [one] An answer costs your only token.
   *[other] An answer costs 1 of your { $tokens } tokens.
}
stake-attack = { WHO($seat2) ->
    [you] { $seat } attacks you: you pay { $cost } of your { $hearts } hearts and score { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $seat } attacks { $seat2 }, who pays { $cost } of { $hearts } hearts and scores { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }.
} { $tokens ->
    [0] An answer is free.
    [one] An answer costs your only token.
   *[other] An answer costs 1 of your { $tokens } tokens.
}
stake-banish = { WHO($seat2) ->
    [you] { $seat } attacks you: you have { $hearts } of { $cost } hearts and would go Feral.
   *[other] { $seat } attacks { $seat2 }, who has { $hearts } of { $cost } hearts and would go Feral.
} { $tokens ->
    [0] An answer is free.
    [one] An answer costs your only token.
   *[other] An answer costs 1 of your { $tokens } tokens.
}
stake-incident = { $seat } played it: unanswered, it does what it says. { $tokens ->
    [0] An answer is free.
    [one] An answer costs your only token.
   *[other] An answer costs 1 of your { $tokens } tokens.
}
stake-counter_bank = The Attack costs { $cost ->
    [one] 1 heart
   *[other] { $cost } hearts
}; you have { $total }.
stake-instant = It costs neither an action nor a token. Only cards with a fitting Instant icon can be used.
stake-double = It counts for paying, until the end of this turn.
stake-pay = { $points ->
    [0] It scores nothing: nobody wins with it now.
    [one] It scores 1 point: { $total } of 9.
   *[other] It scores { $points } points: { $total } of 9.
} Cards give no change.
stake-pay_attack = { $points ->
    [0] You score nothing for paying.
    [one] You score 1 point for paying.
   *[other] You score { $points } points for paying.
} Cards give no change.
stake-half = You keep { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
} at most; 4 at the start of a turn bring you home.
stake-groom = Grooming Time: you keep { $cards } cards.
stake-buy = The cards buy a Pounce Token: you will have { $tokens }.
stake-text = { $card } makes you discard.
stake-midnight = { $cards ->
    [one] 1 card to play
   *[other] { $cards } cards to play
}, without an action; you must if you can.
stake-favour = In return you get a card from { $seat }.
stake-enemy = { $seat } makes you do it, without a token. { $seat2 } has { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}.
stake-follow = { $seat } has { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}. Neither costs a token.

## Moves, for buttons ($cost and $hearts are hearts, $rank is a card's rank, $price and $draws are numbers of cards)

move-pass = Pass
    .name = Pass
move-picky = { $draws ->
    [0] Be a Picky Eater with an empty hand
    [one] Be a Picky Eater: discard your hand, draw 1 card
   *[other] Be a Picky Eater: discard your hand, draw { $draws } cards
}
    .name = Picky Eater
move-buy = Buy a Pounce Token for { $price ->
    [one] 1 card
   *[other] { $price } cards
}
    .name = Buy a token
move-stop = Stop here
    .name = Stop
move-bet = Bet { $card } (rank { $rank })
    .name = Bet
move-keep = Keep { $card }
    .name = Keep
move-bank = Bank { $card }
    .name = Bank
move-score = Score { $card } for { $cost ->
    [0] free
    [one] 1 heart
   *[other] { $cost } hearts
}
    .name = Score
# A Score that cannot be paid: the player becomes Feral instead of scoring.
move-overreach = Go Feral with { $card }: it costs { $cost ->
    [one] 1 heart
   *[other] { $cost } hearts
}, you have { $hearts }
    .name = Go Feral
move-attack = Attack { $seat } with { $card } ({ $cost ->
    [one] 1 heart
   *[other] { $cost } hearts
})
    .name = Attack
move-play = Play { $card }
    .name = Play
move-play-on = Play { $card } on { WHO($seat) ->
    [you] yourself
   *[other] { $seat }
}
    .name = Play on
move-enemy = Make { $seat } attack { $seat2 }
    .name = Set on
move-pay = Pay with { $card } ({ $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
})
    .name = Pay
move-drop = Give up { $card } ({ $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
})
    .name = Give up
move-discard = Discard { $card }
    .name = Discard
move-double = Double { $card }
    .name = Double
move-take = Take { $card }
    .name = Take
move-swap = Offer { $card }
    .name = Offer
move-swap-for = Take { $card } in return
    .name = Swap
move-hand-on = Pass { $card } on
    .name = Pass on
move-give = Give { $card } to { $seat }
    .name = Give
move-choose = Choose { $seat }
    .name = Choose

## What a move leads to, short, under its button ($total: after it)

so-bet = Beats { $number } of the { $total } cards you do not hold
    .mark = { $number }/{ $total }
so-keep = { $cards ->
    [one] The other card goes to the Litter Box
   *[other] The other { $cards } cards go to the Litter Box
}
so-picky = { $cards } out, { $draws } new ones in
so-picky_nothing = Your hand is empty: nothing happens
so-buy = Costs { $price } cards: you will have { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
so-pass = Nothing happens: you keep your cards
so-bank = +{ $hearts }: { $total ->
    [one] 1 heart
   *[other] { $total } hearts
} banked
    .mark = → { $total }
so-bank_both = +{ $hearts }: { $total ->
    [one] 1 heart
   *[other] { $total } hearts
} banked. Takes both actions
    .mark = → { $total }
so-bank_feral = +{ $hearts }: { $total ->
    [one] 1 heart
   *[other] { $total } hearts
} (4 at the start of a turn: home)
    .mark = → { $total }
so-bank_wins = Nine hearts as a Feral Cat: you win unless stopped
    .mark = 9/9
so-score_wins = Nine points { $cost ->
    [0] for free
    [one] for 1 heart
   *[other] for { $cost } hearts
}: you win unless stopped
    .mark = 9/9
so-score = Costs { $cost } of your { $hearts } hearts: { $points ->
    [one] +1 point
   *[other] +{ $points } points
}, { $total } of 9
    .mark = { $total }/9
so-score_free = Free: { $points ->
    [one] +1 point
   *[other] +{ $points } points
}, { $total } of 9
    .mark = { $total }/9
so-score_wasted = You cannot win now: 0 points{ $cost ->
    [0] { "" }
    [one] , 1 heart gone
   *[other] , { $cost } hearts gone
}
    .mark = +0
so-overreach = Too dear ({ $hearts } of { $cost } hearts): { $hearts ->
    [0] you go Feral
    [one] you lose it and go Feral
   *[other] you lose them and go Feral
}
    .mark = { $hearts }/{ $cost }
so-homeless = { $hearts } of { $cost } hearts: { $hearts ->
    [0] you go Feral
    [one] you lose it and go Feral
   *[other] you lose them and go Feral
}
    .mark = { $hearts }/{ $cost }
so-attack = { WHO($seat) ->
    [you] You pay { $cost } of your { $hearts } hearts and score { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $seat } pays { $cost } of { $hearts } hearts and scores { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }
}
    .mark = −{ $cost }
so-banish = { $seat } has { $hearts } of { $cost } hearts: Feral, unless saved
    .mark = { $hearts }/{ $cost }
so-banks = { $seat } banks +{ $number }: { $total ->
    [one] 1 heart
   *[other] { $total } hearts
}
so-scores = { $seat } scores { $number ->
    [0] nothing
    [one] 1 point
   *[other] { $number } points
}: { $total } of 9
so-fails = { $seat } cannot pay and goes Feral
so-goes_on = { $seat } goes on; you keep your tokens
so-lets_win = { $seat } wins, unless somebody else stops it
so-counter_bank = { $total ->
    [one] 1 heart
   *[other] { $total } hearts
}: enough to pay { $cost }
    .mark = { $total }/{ $cost }
so-counter_short = { $total } of { $cost } hearts: not enough yet
    .mark = { $total }/{ $cost }
so-pay_on = { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
} still to pay
so-paid = { $over ->
    [0] Paid exactly
    [one] Paid, 1 too many is lost
   *[other] Paid, { $over } too many are lost
}; { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
} left
    .mark = { $over ->
        [0] ✓
       *[other] ✓ −{ $over }
    }
so-drop = You keep { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}
so-discard = You will hold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
so-take = You will hold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
so-pass_flight = You keep it; as an action it stays free
so-double = Pays { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}: { $total } to spend this turn
    .mark = ×2
so-swap = Then you pick from the { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of { $seat }
so-swap_for = You give { $card } for it
so-hand_on = Goes to { $seat }; you will hold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
so-give = { $seat } gets it, you draw { $draws }: { $cards } in hand
so-wake = { $seat } discards 1 of { $cards } cards
    .mark = −1
so-burgle = You take 1 of { $cards } cards from { $seat } at random
    .mark = −1
so-nothing = It finds nothing to do
so-turn_around = Play turns around: { WHO($seat) ->
    [you] you are next
   *[other] { $seat } is next
}
so-draw = { WHO($seat) ->
    [you] You draw { $number }: { $cards } in hand
   *[other] { $seat } draws { $number }: { $cards } in hand
}
    .mark = +{ $number }
so-draw_discard = { WHO($seat) ->
    [you] You draw { $number }, then discard { $cards }
   *[other] { $seat } draws { $number }, then discards { $cards }
}
    .mark = +{ $number } −{ $cards }
so-draw_all = { WHO($seat) ->
    [you] You draw { $number }, everybody else { $cards }
   *[other] { $seat } draws { $number }, everybody else { $cards }
}
    .mark = +{ $number }
so-others_discard = { WHO($seat) ->
    [you] { $number ->
        [one] 1 other Cat discards a card
       *[other] { $number } other Cats discard a card
    }
   *[other] Everybody but { $seat } discards a card
}
so-scavenge = { WHO($seat) ->
    [you] You take { $number ->
        [one] 1 card
       *[other] { $number } cards
    } from the Litter Box
   *[other] { $seat } takes { $number ->
        [one] 1 card
       *[other] { $number } cards
    } from the Litter Box
}
    .mark = +{ $number }
so-midnight = { WHO($seat) ->
    [you] Then you play { $number ->
        [one] 1 more card
       *[other] { $number } more cards
    }
   *[other] { $seat } then plays { $number ->
        [one] 1 more card
       *[other] { $number } more cards
    }
}
so-doubles = { WHO($seat) ->
    [you] One of your banked cards pays double this turn
   *[other] A banked card of { $seat } pays double this turn
}
so-concert = Every Cat may bank a card, { WHO($seat) ->
    [you] you first
   *[other] { $seat } first
}
so-favours = Every Cat passes a card on, you too
so-cancel = { $card } is canceled and does nothing
    .mark = ✕
so-blame = { $card } costs nothing and scores nothing
    .mark = ✕
so-enemy = { WHO($seat) ->
    [you] You must attack { $seat2 } ({ $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    })
   *[other] { WHO($seat2) ->
        [you] { $seat } must attack you if it can ({ $hearts ->
            [one] 1 heart
           *[other] { $hearts } hearts
        })
       *[other] { $seat } must attack { $seat2 } if it can ({ $hearts ->
            [one] 1 heart
           *[other] { $hearts } hearts
        })
    }
}
so-adopt = { WHO($seat) ->
    [you] You are Domestic again, with { $number ->
        [one] 1 heart
       *[other] { $number } hearts
    }
   *[other] { $seat } is Domestic again, with { $number ->
        [one] 1 heart
       *[other] { $number } hearts
    }
}
    .mark = { $number }
so-escape = { $number ->
    [0] { $seat } goes Feral
   *[other] { $seat } goes Feral and loses at least { $number ->
        [one] 1 heart
       *[other] { $number } hearts
    }
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-escape_you = { $number ->
    [0] You go Feral
   *[other] You go Feral and lose at least { $number ->
        [one] 1 heart
       *[other] { $number } hearts
    }
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-round_up = { $number ->
    [0] { $seat } returns a Pounce Token, if any
   *[other] { $seat } loses { $number ->
        [one] 1 heart
       *[other] { $number } hearts
    }, and a Pounce Token if any
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-round_up_you = { $number ->
    [0] You return a Pounce Token, if any
   *[other] You lose { $number ->
        [one] 1 heart
       *[other] { $number } hearts
    }, and a Pounce Token if any
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-rob = { WHO($seat) ->
    [you] You lose 1 of your { $number } cards at random
   *[other] { $seat } loses 1 of { $number } cards at random
}
    .mark = −1
so-spy = { WHO($seat) ->
    [you] { $number ->
        [one] 1 card
       *[other] { $number } cards
    } of yours seen; one may be swapped
   *[other] { $number ->
        [one] 1 card
       *[other] { $number } cards
    } of { $seat } seen; one may be swapped
}
so-spray = { WHO($seat) ->
    [you] You fall to { $number ->
        [one] 1 point
       *[other] { $number } points
    }
   *[other] { $seat } falls to { $number ->
        [one] 1 point
       *[other] { $number } points
    }
}
so-topple = { WHO($seat) ->
    [you] You discard a banked card (you have { $number ->
        [one] 1 heart
       *[other] { $number } hearts
    })
   *[other] { $seat } discards a banked card (of { $number ->
        [one] 1 heart
       *[other] { $number } hearts
    })
}

## What happened

event-drew = { WHO($toOwner) ->
    [you] You draw { $card } from the Food Bowl.
   *[other] { $toOwner } draws { $card } from the Food Bowl.
}
    .unseen = { $toOwner } draws a card.
event-reshuffled = The Litter Box is shuffled into the Food Bowl: { $number ->
    [one] 1 card.
   *[other] { $number } cards.
}
event-bet = { WHO($seat) ->
    [you] You have bet.
   *[other] { $seat } has bet.
}
event-revealed = { WHO($fromOwner) ->
    [you] { $card } was your bet.
   *[other] { $card } was the bet of { $fromOwner }.
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
    [you] You discard { $card } from your hand.
   *[other] { $fromOwner } discards { $card } from hand.
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
    [you] You use { $card } to attack.
   *[other] { $fromOwner } uses { $card } to attack.
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
    .unseen = { $toOwner } takes a card from { $fromOwner }.
event-gave = { WHO($fromOwner) ->
    [you] You give { $card } to { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } gives { $card } to you.
       *[other] { $fromOwner } gives { $card } to { $toOwner }.
    }
}
    .unseen = { $fromOwner } gives a card to { $toOwner }.
event-passed-on = { WHO($fromOwner) ->
    [you] You pass { $card } on to { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } passes { $card } on to you.
       *[other] { $fromOwner } passes { $card } on to { $toOwner }.
    }
}
    .unseen = { $fromOwner } passes a card on to { $toOwner }.
event-swapped = { WHO($fromOwner) ->
    [you] You swap { $card } over to { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } swaps { $card } over to you.
       *[other] { $fromOwner } swaps { $card } over to { $toOwner }.
    }
}
    .unseen = { $fromOwner } swaps a card over to { $toOwner }.
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

## Alarms: somebody is about to win

alarm-final = { WHO($seat) ->
    [you] You win, unless somebody stops you now!
   *[other] { $seat } is about to win: this is the final chance!
}
alarm-near = { WHO($seat) ->
    [you] You have { $points } of 9 points and { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }: your next score may win!
   *[other] { $seat } has { $points } of 9 points and { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }: the next score may win!
}
alarm-feral = { WHO($seat) ->
    [you] You are Feral with { $hearts } of 9 hearts: banking may win!
   *[other] { $seat } is Feral with { $hearts } of 9 hearts and the Cat Toy: banking may win!
}
alarm-last_round = { $number ->
    [one] The last turn
   *[other] The last { $number } turns
}: then the most points win!

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
