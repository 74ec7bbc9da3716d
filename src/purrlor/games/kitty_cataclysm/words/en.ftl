### Kitty Cataclysm. The names and texts of its cards are in cards.toml; other languages have them here, as card-<id>.
###
### Players are $seat, $fromOwner and $toOwner; WHO($seat) is "you" for the one who reads, else "other".
### $card is a card's name, or "a card" for those who may not see it; $left is how many cards are still to be chosen.
### Paws are a player's hand, the kitty is the pile of cards played, meowney is what cards are worth.

game = Kitty Cataclysm
    .line = Hoard meowney, palm off furballs, and never be caught with full paws.

## House rules, and what they may be set to

option-start_rule = Who starts
    .help = The player left of the dealer, whoever plays a card first, or anybody but the dealer, by chance.
option-start_rule-left_of_dealer = left of the dealer
option-start_rule-first_play = whoever is first
option-start_rule-random_nondealer = by chance
option-kitty_view = Other kitties
    .help = See only the top card of another player’s kitty, or all of it.
option-kitty_view-top_only = top card
option-kitty_view-open = open
option-play_again_empty = Play again with empty paws
    .help = Who may play again but has no card left ends the turn, or the game.
option-play_again_empty-turn_ends = ends the turn
option-play_again_empty-game_ends = ends the game
option-deck_out = When the deck runs out
    .help = A card that cannot be drawn ends the game at once, or once the played card is done.
option-deck_out-at_once = at once
option-deck_out-finish_card = after the card
option-dealer = Dealer
    .help = Drawn by chance, or a player of your choice.
option-dealer-random = by chance

## Places at the table

zone-deck = Deck
zone-litter = Litter tray
zone-paws = Paws
zone-kitty = Kitty

## Beside a player’s name

badge-dealer = dealer
badge-turn = turn
count-paws = Paws
count-kitty = Kitty

## On a card: others know that it is there

mark-known = known

## Questions

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

event-played = { WHO($fromOwner) ->
    [you] You play { $card }.
   *[other] { $fromOwner } plays { $card }.
}
event-drew = { WHO($toOwner) ->
    [you] You draw { $card }.
   *[other] { $toOwner } draws { $card }.
}
event-donated = { WHO($fromOwner) ->
    [you] You donate { $card } to { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } donates { $card } to you.
       *[other] { $fromOwner } donates { $card } to { $toOwner }.
    }
}
event-stole = { WHO($toOwner) ->
    [you] You steal { $card } from { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner } steals { $card } from you.
       *[other] { $toOwner } steals { $card } from { $fromOwner }.
    }
}
event-lost = { WHO($fromOwner) ->
    [you] You lose { $card }.
   *[other] { $fromOwner } loses { $card }.
}
event-passed = { WHO($fromOwner) ->
    [you] You pass { $card } to { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } passes { $card } to you.
       *[other] { $fromOwner } passes { $card } to { $toOwner }.
    }
}
event-busted-paws = { WHO($seat) ->
    [you] You are caught with full paws!
   *[other] { $seat } is caught with full paws!
}
event-busted-kitty = { WHO($seat) ->
    [you] You lose your whole kitty!
   *[other] { $seat } loses the whole kitty!
}
event-chose = { WHO($seat) ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
}
event-waited = { WHO($seat) ->
    [you] You wait.
   *[other] { $seat } waits.
}
event-again = { WHO($seat) ->
    [you] You may play again.
   *[other] { $seat } may play again.
}
event-turn = { WHO($seat) ->
    [you] Your turn.
   *[other] { $seat } is up.
}
event-deck-out = The deck is empty: the game ends.
event-empty-paws = { WHO($seat) ->
    [you] Your paws are empty: the game ends.
   *[other] { $seat } has empty paws: the game ends.
}

## The end, and the score in its parts

reason-empty-paws = Somebody began a turn with empty paws.
reason-deck-out = The deck ran out.
part-paws = Paws
part-kitty = Kitty
