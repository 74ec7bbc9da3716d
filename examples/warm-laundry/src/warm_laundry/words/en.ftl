### Warm Laundry. Names and texts of cards are in cards.toml.

game = Warm Laundry
    .line = One basket, fresh from the dryer, and everybody wants to lie on top.

## Places, badges, counts

zone-deck = Deck
zone-basket = Basket
zone-paws = Paws
badge-turn = Turn
count-paws = Paws

## Questions and moves

ask-lay_cat = Lay a cat into the basket
move-lay = Lay { $card } down

## What happened; the one who reads is "you"

event-laid = { WHO($fromOwner) ->
    [you] You lay { $card } down.
   *[other] { $fromOwner } lays { $card } down.
}
event-drew = { WHO($toOwner) ->
    [you] You draw { $card }.
   *[other] { $toOwner } draws { $card }.
}
event-purred = { WHO($seat) ->
    [you] You purr.
   *[other] { $seat } purrs.
}

## The end

reason-all-laid = All cats are laid
part-purrs = Purrs
