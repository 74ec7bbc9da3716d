### Kitty Cataclysm. Names and texts of cards are in cards.toml.
### $fromOwner and $toOwner are players, WHO($player) is "you" for the one who reads; $card is a card's name.

## Places at the table

zone-deck = Deck
zone-litter = Litter tray
zone-paws = Paws
zone-kitty = Kitty

## Beside a player's name

badge-dealer = Dealer
badge-turn = Turn
count-paws = Paws
count-kitty = Kitty

## Questions ($left: how many cards are still to be chosen)

ask-claim_start = Play a card to start, or wait
ask-play_card = Play a card
ask-donate = { $left ->
    [0] Donate a card
    [1] Donate a card
   *[other] Donate a card ({ $left } to go)
}
ask-steal_from = { $left ->
    [0] Steal a card
    [1] Steal a card
   *[other] Steal a card ({ $left } to go)
}
ask-lose_card = { $left ->
    [0] Lose a card
    [1] Lose a card
   *[other] Lose a card ({ $left } to go)
}
ask-pass_cards = { $left ->
    [0] Pass a card to the left
    [1] Pass a card to the left
   *[other] Pass a card to the left ({ $left } to go)
}

## Moves

move-play = Play { $card }
move-claim = Start with { $card }
move-wait = Wait for the others
move-donate = Donate { $card } to { $seat }
move-steal = Steal from { $seat }
move-lose = Lose { $card }
move-pass = Pass { $card }

## What happened

event-played = { $fromOwner } plays { $card }.
event-drew = { $toOwner } draws { $card }.
event-donated = { $fromOwner } donates { $card } to { $toOwner }.
event-stole = { $toOwner } steals { $card } from { $fromOwner }.
event-lost = { $fromOwner } loses { $card }.
event-passed = { $fromOwner } passes { $card } to { $toOwner }.
event-busted-paws = { $seat } was caught with full paws.
event-busted-kitty = { $seat } loses the whole kitty.
event-chose = { $seat } has chosen.
event-waited = { $seat } waits.
event-again = { $seat } may play again.
event-turn = { $seat }'s turn.
event-deck-out = The deck is empty: the game ends.
event-empty-paws = { $seat } has empty paws: the game ends.

## The end

reason-empty-paws = Empty paws
reason-deck-out = The deck is empty
part-paws = Paws
part-kitty = Kitty
