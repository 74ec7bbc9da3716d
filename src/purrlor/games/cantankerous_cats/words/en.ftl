### Cantankerous Cats. Names and texts of cards and Cats are in cards.toml.
### $fromOwner and $toOwner are players, WHO($player) is "you" for the one who reads; $card is a card's name.
### Affection, Mischief, Event, Frenzy, Incident, Domestic, Feral, Pounce, Counter, Attack, Score and Bank are terms of
### the rulebook; they begin with a capital letter.

## The game, and the sentence on its door

game = Cantankerous Cats
    .line = Smother your Hoomin with love, then spend it all on mischief.

## What a table may choose; each option has a short title and a sentence that explains it

option-mode = Mode
    .help = The full game, the game without Pounces and Feral Cats, or the family game.
option-mode-standard = Standard
option-mode-basic = Basic
option-mode-kitten = Kitten
option-turn_indicator = Turn Indicator
    .help = How the Turn Indicator lies at the start.
option-turn_indicator-flip = Flip
option-turn_indicator-high_clockwise = High clockwise
option-turn_indicator-low_counterclockwise = Low counterclockwise
option-pounce_windows = Pounce windows
    .help = When Pounces are possible around the two actions.
option-pounce_windows-before-between-after = Before, between and after
option-pounce_windows-between-after = Between and after
option-pounce_windows-before-between = Before and between
option-feral_pounce_any = Feral pounce any
    .help = Off its turn a Feral Cat may aim at anybody, or at the Cat with the toy only.
option-feral_pounce_any-on = On
option-feral_pounce_any-off = Off
option-laser_refunds_action = Laser refunds action
    .help = A cancelled action stays used, or is given back.
option-laser_refunds_action-off = Off
option-laser_refunds_action-on = On
option-final_attack_blocks_win = Final attack blocks win
    .help = Attacks may be pounced in the final chance.
option-final_attack_blocks_win-off = Off
option-final_attack_blocks_win-on = On
option-reactions_without_tokens = Reactions without tokens
    .help = Basic and Kitten: Laser Pointer and Blame the Dog are free, or out of the deck.
option-reactions_without_tokens-free = Free
option-reactions_without_tokens-remove = Remove
option-kitten_instants = Kitten instants
    .help = Kitten ignores the Instant icons, or plays with them.
option-kitten_instants-off = Off
option-kitten_instants-on = On
option-kitten_hand = Kitten hand
    .help = Cards dealt in Kitten.
option-kitten_first = Kitten first
    .help = Who begins in Kitten: chance, or a seat.
option-kitten_first-random = Random
option-voluntary_feral = Voluntary feral
    .help = A Score that you cannot afford is legal and banishes you, or is refused.
option-voluntary_feral-on = On
option-voluntary_feral-off = Off
option-token_supply = Token supply
    .help = Pounce Tokens in the game.
option-token_supply-2_per_player = 2 per player
option-feral_win_check = Feral win check
    .help = Turning Feral with nine hearts is no win, or opens the final chance too.
option-feral_win_check-on_bank = On bank
option-feral_win_check-any_time = Any time
option-round_cap = Round cap
    .help = The game ends after this many rounds.

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

badge-turn = turn
badge-toy = cat toy
badge-feral = feral
count-hand = Hand
count-hearts = Hearts
count-tokens = Pounce Tokens
count-actions = Actions

## Small words on a piece ($seat: the player a card is aimed at; $what: how the card came down, or the card it pays for)

mark-known = known
mark-picked = picked
mark-hearts = ♥
mark-doubled = doubled
mark-by = { $what }
mark-at = at { $seat }
mark-pays = payment
mark-cancelled = cancelled
mark-blamed = blamed
mark-unpaid = unpaid
fact-hearts = Hearts

## How a card came onto the table, for mark-by

by-action = action
by-pounce = pounce
by-counter = counter
by-instant = instant
by-card = card

## Tokens: the sides of the Turn Indicator, and the Pounce Token

token-clockwise = clockwise
token-counter-clockwise = counter clockwise
token-pounce-token = pounce token

## Questions ($left: actions, hearts or cards that are still to go)

ask-place_bet = Bet a card for the First Bite
ask-feral_meal_keep = Keep one of the cards you drew
ask-choose_action = Take an action ({ $left } left)
ask-pounce_or_pass = Pounce, or pass
ask-react_or_pass = React to { $card }, or pass
ask-stop_card = Final chance: stop { $card }, or pass
ask-stop_victory = Final chance: stop the victory, or pass
ask-counter_or_pass = Counter { $card }, or pass
ask-counter_bank_next = Bank another card, or stop
ask-instant_or_pass = Use an Instant Action, or pass
ask-flight_score_or_pass = Score Air Strike for nothing, or pass
ask-pay_cost = Pay for { $card }: { $left } hearts to go
ask-lose_half = Discard half of your Affection: { $left } hearts to go
ask-discard_hand_card = { $left ->
    [1] Discard a card
   *[other] Discard a card ({ $left } to go)
}
ask-midnight_play = Play a card of your Midnight Run
ask-eome_attack_card = Attack with a Mischief card
ask-eome_follow_up = Follow up with an Attack, bank a card, or pass
ask-multiply_choose = Choose the card that pays double
ask-scavenge = Take a card from the Litter Box
ask-tree_swap = Offer a card to swap, or pass
ask-tree_swap_for = Choose the card you swap it for
ask-discard_banked_card = Discard one of your banked cards
ask-pass_card = Pick a card to pass on
ask-opener_bank = Bank a card, or pass
ask-gift_mouse = Give a card away and draw, or pass
ask-choose_target_player = Choose a Cat

## Moves

move-pass = Pass
move-picky = Be a Picky Eater
move-buy = Buy a Pounce Token
move-stop = Stop here
move-bet = Bet { $card }
move-keep = Keep { $card }
move-bank = Bank { $card }
move-score = Score { $card }
move-attack = Attack { $seat } with { $card }
move-play = Play { $card }
move-play-on = Play { $card } on { $seat }
move-enemy = Enemy of My Enemy: { $seat } must attack { $seat2 }
move-pay = Pay with { $card }
move-drop = Discard { $card } from your House
move-discard = Discard { $card }
move-double = Double { $card }
move-take = Take { $card }
move-swap = Offer { $card }
move-swap-for = Swap it for { $card }
move-hand-on = Pass { $card } on
move-give = Give { $card } to { $seat }
move-choose = Choose { $seat }

## What happened

event-drew = { $toOwner } draws { $card }.
event-reshuffled = The Litter Box is shuffled into a Food Bowl of { $number }.
event-bet = { $seat } has bet.
event-revealed = { $fromOwner } bet { $card }.
event-first-bite = { $seat } takes the First Bite.
event-turn = { $seat } takes the Cat Toy.
event-adopted = { $seat } is Domestic again.
event-went-feral = { $seat } goes Feral!
event-discarded = { $fromOwner } discards { $card }.
event-picky = { $seat } is a Picky Eater: { $number } cards go.
event-token-back = The Pounce Token goes back to the bank.
event-shopped = { $seat } wants a Pounce Token.
event-bought = { $seat } buys a Pounce Token.
event-pounced = { $seat } pounces!
event-countered = { $seat } counters!
event-banks = { $fromOwner } banks { $card }.
event-scores = { $fromOwner } plays { $card } to score.
event-attacks = { $fromOwner } attacks with { $card }.
event-plays = { $fromOwner } plays { $card }.
event-aimed = It is aimed at { $seat }.
event-set-on = { $seat } must attack { $seat2 }.
event-paid = { $fromOwner } sets { $card } aside.
event-banked = { $card } is banked with { $toOwner }.
event-scored = { $seat } scores { $number }.
event-cleared = { $card } goes to the Litter Box.
event-lost = { $fromOwner } loses { $card }.
event-refunded = { $card } goes back to { $toOwner }.
event-cancelled = { $card } is cancelled.
event-blamed = { $card } is blamed on the dog.
event-announced = { $seat } is about to win!
event-lost-points = { $seat } loses { $number } point.
event-returned-token = { $seat } returns a Pounce Token.
event-turned = The Turn Indicator is flipped: play goes the other way.
event-doubled = { $card } pays double this turn.
event-saw = { $seat } looks at { $card } in the hand of { $fromOwner }.
    .unseen = { $seat } looks at a card of { $fromOwner }.
event-stole = { $toOwner } takes { $card } from { $fromOwner }.
event-gave = { $fromOwner } gives { $card } to { $toOwner }.
event-passed-on = { $fromOwner } passes { $card } on to { $toOwner }.
event-swapped = { $fromOwner } swaps { $card } over to { $toOwner }.
event-scavenged = { $toOwner } takes { $card } from the Litter Box.
event-chose = { $seat } has picked a card.
event-meowed = { $seat }: Meow!
event-hissed = { $seat }: Hiss!
event-won = Nobody stops { $seat }: the game is won.
event-capped = It is late; the Cats count their points.

## Where in the game we are: the time of the turn, and the window that is open

phase-first-bite = First Bite
phase-meal = Meal Time
phase-play = Play Time
phase-pounces = Play Time, Pounce window
phase-instants = Play Time, Instant Actions
phase-reactions = Play Time, reactions
phase-final-chance = Play Time, final chance
phase-grooming = Grooming Time
phase-the-end = The end

## The end: why it is over, and the lines of the score

reason-nine-points = Nine Mischief Points, and nobody stopped it.
reason-feral-victory = A feral cat gathered nine hearts.
reason-round-cap = The last round is over.
part-mischief-points = Mischief Points
part-hearts = Hearts
