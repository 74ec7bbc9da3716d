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

## At paws: what a disaster would take now; at a kitty that one would take

fact-kitty-falls = a disaster takes the kitty
fact-all-falls = a disaster takes kitty or paws
fact-in-danger = at risk

## Kinds of cards

kind-disaster = Disaster
kind-draw = Draw
kind-share = Swap
kind-steal = Theft
kind-again = Encore
kind-give = Gift
kind-pass = Round
kind-feast = Feast
kind-plain = Loafer

## Questions

ask-claim_start = Be the first to play a card, or wait
ask-play_card = Play a card
ask-play_again = Play a card: it is still your turn
ask-last_card = Play your last card
ask-donate = { $left ->
    [0] Donate a card to another player
    [1] Donate a card to another player
   *[other] Donate a card to another player ({ $left } to go)
}
ask-steal_from = { $left ->
    [0] Steal a card: from whom?
    [1] Steal a card: from whom?
   *[other] Steal a card: from whom? ({ $left } to go)
}
ask-lose_card = { $left ->
    [0] Lose a card to the litter tray
    [1] Lose a card to the litter tray
   *[other] Lose a card to the litter tray ({ $left } to go)
}
ask-pass_cards = { $left ->
    [0] Pass a card to { $seat }, on your left
    [1] Pass a card to { $seat }, on your left
   *[other] Pass a card to { $seat }, on your left ({ $left } to go)
}

## What is at stake: $mine is the reader’s own meowney. In stake-full $paws and $kitty are the two disasters that take them,
## with how many of each are hidden, and from how many cards on they strike.

stake-start = { WHO($seat) ->
    [you] Whoever plays a card first starts. If all wait, it is you.
   *[other] Whoever plays a card first starts. If all wait, it is { $seat }.
}
stake-own = You own { $mine } meowney: { $paws } in your paws, { $kitty } in your kitty. Both count.
stake-few = { $cards ->
    [one] Your last card
   *[other] { $cards } cards left
}: if a turn of yours begins with empty paws, the game ends. You own { $mine } meowney.
stake-full = You own { $mine } meowney. Hidden: { $pawsHidden } × { $paws } ({ $pawsFrom }+ cards: paws gone), { $kittyHidden } × { $kitty } ({ $kittyFrom }+: kitty gone).
stake-donate = What you give away counts for others. You own { $mine } meowney.
stake-lose = In the litter tray a card counts for nobody. You own { $mine } meowney.
stake-steal = You steal blindly, every card is as likely. In the end you will hold { $paws } cards.
stake-pass = { $got ->
    [0] { $seat } has no card to pass to you: you will hold { $paws }.
    [one] { $seat } passes you a card at the same time: you will hold { $paws }.
   *[other] { $seat } passes you { $got } cards at the same time: you will hold { $paws }.
}

## Moves

move-play = Play { $card }
    .name = Play
move-claim = Start with { $card }
    .name = Start
move-wait = Wait for the others
    .name = Wait
move-donate = Donate { $card } to { $seat }
    .name = Donate
move-steal = Steal from { $seat }
    .name = Steal
move-lose = Lose { $card }
    .name = Lose
move-pass = Pass { $card }
    .name = Pass on

## What a move leads to: $value is what a card is worth, $ends is 1 if the game ends with it

so-hold = { $value } meowney for your kitty; you will hold { $paws ->
    [one] 1 card
   *[other] { $paws } cards
}
so-again = { $value } meowney for your kitty; you play again, with { $paws ->
    [one] 1 card
   *[other] { $paws } cards
}
so-empties = Your paws are empty then: your next turn may end the game
so-risk-paws = You will hold { $paws }: { $card } would take them all ({ $hidden } hidden)
so-risk-kitty = You will hold { $paws }: { $card } would take your kitty ({ $hidden } hidden)
so-ends-deck = Ends the game: { $draw } to draw, { $deck } in the deck
so-ends-empty = Ends the game: { $seat } is next, with empty paws
so-ends-again = Ends the game: you cannot play again with empty paws
so-hits-paws = { $hits ->
    [0] Hits nobody
   *[other] Takes the paws of { $hits } of { $players } players, not yours
}{ $ends ->
    [0] { "" }
   *[other] ; the game ends
}
so-hits-kitty = { $hits ->
    [0] Hits nobody
   *[other] Takes the kitty of { $hits } of { $players } players, not yours
}{ $ends ->
    [0] { "" }
   *[other] ; the game ends
}
so-busts-paws = Takes all { $cards } of your cards ({ $worth } meowney){ $hits ->
    [0] { "" }
    [one] ; hits 1 other, too
   *[other] ; hits { $hits } others, too
}{ $ends ->
    [0] { "" }
   *[other] ; the game ends
}
so-busts-kitty = Takes your whole kitty: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $worth } meowney{ $hits ->
    [0] { "" }
    [one] ; hits 1 other, too
   *[other] ; hits { $hits } others, too
}{ $ends ->
    [0] { "" }
   *[other] ; the game ends
}
so-wait = { WHO($seat) ->
    [you] You leave the start to others; if all wait, it is yours
   *[other] You leave the start to others; if all wait, { $seat } starts
}
so-donate = { $value } meowney for { $seat }, who will hold { $theirs ->
    [one] 1 card
   *[other] { $theirs } cards
}; you keep { $mine } meowney
so-steal = One of { $cards } cards, unseen; { $seat } keeps { $rest }
so-steal-last = Leaves { $seat } with empty paws: that may end the game
so-lose = You keep { $mine } meowney and { $paws ->
    [one] 1 card
   *[other] { $paws } cards
}
so-pass = { $value } meowney for { $seat }

## What happened

event-played = { WHO($fromOwner) ->
    [you] You play { $card }.
   *[other] { $fromOwner } plays { $card }.
}
event-drew = { WHO($toOwner) ->
    [you] You draw { $card }.
   *[other] { $toOwner } draws { $card }.
}
    .unseen = { $toOwner } draws a card.
event-donated = { WHO($fromOwner) ->
    [you] You donate { $card } to { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } donates { $card } to you.
       *[other] { $fromOwner } donates { $card } to { $toOwner }.
    }
}
    .unseen = { $fromOwner } donates a card to { $toOwner }.
event-stole = { WHO($toOwner) ->
    [you] You steal { $card } from { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner } steals { $card } from you.
       *[other] { $toOwner } steals { $card } from { $fromOwner }.
    }
}
    .unseen = { $toOwner } steals a card from { $fromOwner }.
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
    .unseen = { $fromOwner } passes a card to { $toOwner }.
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
event-last-card = The deck is empty: the game ends after this card.
event-deck-out = The deck is empty: the game ends.
event-empty-paws = { WHO($seat) ->
    [you] Your paws are empty: the game ends.
   *[other] { $seat } has empty paws: the game ends.
}
event-empty-again = { WHO($seat) ->
    [you] You cannot play again, for your paws are empty: the game ends.
   *[other] { $seat } cannot play again with empty paws: the game ends.
}

## About to happen

alarm-deck = { $cards ->
    [0] The deck is empty: whoever must draw ends the game.
    [one] One card is left in the deck: whoever must draw more ends the game.
   *[other] { $cards } cards are left in the deck: whoever must draw more ends the game.
}
alarm-last-card = The deck is empty: the game ends after this card.
alarm-empty = { WHO($seat) ->
    [you] Your paws are empty: your next turn ends the game, unless you get a card.
   *[other] { $seat } has empty paws: the game ends when { $seat } is up, unless a card comes in.
}

## The end, and the score in its parts

reason-empty-paws = Somebody had to play with empty paws.
reason-deck-out = The deck ran out.
part-paws = Paws
part-kitty = Kitty
