### Kitty Cataclysm en français. On tutoie ; les noms de cartes entrent dans les phrases sans guillemets ni article,
### car $card peut aussi être « une carte ». Les pattes sont la main, la chagnotte (cagnotte) le tas des cartes jouées,
### la miaounnaie (monnaie) ce que valent les cartes.

game = Kitty Cataclysm
    .line = Amasse la miaounnaie, refile tes boules de poils, et ne te fais jamais pincer les pattes pleines.

## Règles de la maison

option-start_rule = Qui commence
    .help = À gauche du donneur, la première personne à jouer une carte, ou quelqu’un au hasard, sauf le donneur.
option-start_rule-left_of_dealer = à gauche du donneur
option-start_rule-first_play = le plus rapide
option-start_rule-random_nondealer = au hasard
option-kitty_view = Chagnottes des autres
    .help = Ne voir que la carte du dessus des autres chagnottes, ou toutes leurs cartes.
option-kitty_view-top_only = carte du dessus
option-kitty_view-open = visibles
option-play_again_empty = Rejouer les pattes vides
    .help = Qui peut rejouer mais n’a plus de carte finit son tour, ou la partie.
option-play_again_empty-turn_ends = fin du tour
option-play_again_empty-game_ends = fin de la partie
option-deck_out = Quand la pioche est vide
    .help = Une carte impossible à piocher finit la partie tout de suite, ou une fois la carte jouée appliquée.
option-deck_out-at_once = tout de suite
option-deck_out-finish_card = après la carte
option-dealer = Donneur
    .help = Au hasard, ou la personne de ton choix.
option-dealer-random = au hasard

## Lieux de la table

zone-deck = Pioche
zone-litter = Litière
zone-paws = Pattes
zone-kitty = Chagnotte

## À côté d'un nom

badge-dealer = donne
badge-turn = joue
count-paws = Pattes
count-kitty = Chagnotte

## Sur une carte : les autres savent qu'elle est là

mark-known = connue

## Près des pattes et de la chagnotte : ce qu’une catastrophe emporterait

fact-kitty-falls = une catastrophe emporte la chagnotte
fact-all-falls = une catastrophe emporte chagnotte ou pattes
fact-in-danger = menacée

## Sortes de cartes

kind-disaster = Catastrophe
kind-draw = Pioche
kind-share = Échange
kind-steal = Vol
kind-again = Bis
kind-give = Cadeau
kind-pass = Ronde
kind-feast = Festin
kind-plain = Sieste

## Questions

ask-claim_start = Joue une carte pour commencer, ou attends
ask-play_card = Joue une carte
ask-play_again = Joue encore une carte : c’est toujours ton tour
ask-last_card = Joue ta dernière carte
ask-donate = { $left ->
    [0] Donne une carte à quelqu’un
    [1] Donne une carte à quelqu’un
   *[other] Donne une carte à quelqu’un (encore { $left })
}
ask-steal_from = { $left ->
    [0] Vole une carte : à qui ?
    [1] Vole une carte : à qui ?
   *[other] Vole une carte : à qui ? (encore { $left })
}
ask-lose_card = { $left ->
    [0] Perds une carte, à la litière
    [1] Perds une carte, à la litière
   *[other] Perds une carte, à la litière (encore { $left })
}
ask-pass_cards = { $left ->
    [0] Passe une carte à { $seat }, à ta gauche
    [1] Passe une carte à { $seat }, à ta gauche
   *[other] Passe une carte à { $seat }, à ta gauche (encore { $left })
}

## Ce qui est en jeu

stake-start = { WHO($seat) ->
    [you] Qui joue la première carte commence. Si tout le monde attend, c’est toi.
   *[other] Qui joue la première carte commence. Si tout le monde attend, c’est { $seat }.
}
stake-own = Ta miaounnaie : { $mine }, dont { $paws } en pattes et { $kitty } dans ta chagnotte. Tout compte.
stake-few = { $cards ->
    [one] Dernière carte
   *[other] Plus que { $cards } cartes
} : commencer ton tour les pattes vides finit la partie. Ta miaounnaie : { $mine }.
stake-full = Ta miaounnaie : { $mine }. À craindre : { $pawsHidden } × { $paws } (dès { $pawsFrom } cartes : pattes vides), { $kittyHidden } × { $kitty } (dès { $kittyFrom } : chagnotte vide).
stake-donate = Ce que tu donnes compte pour les autres. Ta miaounnaie : { $mine }.
stake-lose = À la litière, une carte ne compte pour personne. Ta miaounnaie : { $mine }.
stake-steal = Tu voles à l’aveugle, toutes les cartes ont la même chance. À la fin, tu en auras { $paws }.
stake-pass = { $got ->
    [0] { $seat } n’a pas de carte pour toi : tu en auras { $paws }.
    [one] { $seat } te passe une carte en même temps : tu en auras { $paws }.
   *[other] { $seat } te passe { $got } cartes en même temps : tu en auras { $paws }.
}

## Coups

move-play = Jouer { $card }
    .name = Jouer
move-claim = Commencer avec { $card }
    .name = Commencer
move-wait = Attendre les autres
    .name = Attendre
move-donate = Donner { $card } à { $seat }
    .name = Donner
move-steal = Voler { $seat }
    .name = Voler
move-lose = Perdre { $card }
    .name = Perdre
move-pass = Passer { $card }
    .name = Faire passer

## Ce qu’un coup entraîne

so-hold = { $value } de miaounnaie pour ta chagnotte ; tu auras { $paws ->
    [one] { $paws } carte
   *[other] { $paws } cartes
}
so-again = { $value } de miaounnaie pour ta chagnotte ; tu rejoues, avec { $paws ->
    [one] { $paws } carte
   *[other] { $paws } cartes
}
so-empties = Tu auras les pattes vides : ton prochain tour peut finir la partie
so-risk-paws = Tu auras { $paws } cartes : { $card } les prendrait (encore { $hidden })
so-risk-kitty = Tu auras { $paws } cartes : { $card } prendrait ta chagnotte (encore { $hidden })
so-ends-deck = Finit la partie : { $draw } à piocher, { $deck } dans la pioche
so-ends-empty = Finit la partie : à { $seat } de jouer, les pattes vides
so-ends-again = Finit la partie : impossible de rejouer les pattes vides
so-hits-paws = { $hits ->
    [0] Ne touche personne
   *[other] Vide les pattes chez { $hits } sur { $players }, pas chez toi
}{ $ends ->
    [0] { "" }
   *[other]  ; fin de partie
}
so-hits-kitty = { $hits ->
    [0] Ne touche personne
   *[other] Vide la chagnotte chez { $hits } sur { $players }, pas chez toi
}{ $ends ->
    [0] { "" }
   *[other]  ; fin de partie
}
so-busts-paws = Te prend tes { $cards } cartes ({ $worth } de miaounnaie){ $hits ->
    [0] { "" }
    [one]  ; touche 1 autre aussi
   *[other]  ; touche { $hits } autres aussi
}{ $ends ->
    [0] { "" }
   *[other]  ; fin de partie
}
so-busts-kitty = Te prend ta chagnotte : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $worth } de miaounnaie{ $hits ->
    [0] { "" }
    [one]  ; touche 1 autre aussi
   *[other]  ; touche { $hits } autres aussi
}{ $ends ->
    [0] { "" }
   *[other]  ; fin de partie
}
so-wait = { WHO($seat) ->
    [you] Les autres peuvent commencer ; si tous attendent, c’est toi
   *[other] Les autres peuvent commencer ; si tous attendent, c’est { $seat }
}
so-donate = { $value } de miaounnaie pour { $seat } (aura { $theirs ->
    [one] { $theirs } carte
   *[other] { $theirs } cartes
}) ; tu en gardes { $mine }
so-steal = À l’aveugle, une carte sur { $cards } ; { $seat } en garde { $rest }
so-steal-last = { $seat } aura les pattes vides : la partie peut finir
so-lose = Il te reste { $mine } de miaounnaie et { $paws ->
    [one] { $paws } carte
   *[other] { $paws } cartes
}
so-pass = { $value } de miaounnaie pour { $seat }

## Ce qui s'est passé

event-played = { WHO($fromOwner) ->
    [you] Tu joues { $card }.
   *[other] { $fromOwner } joue { $card }.
}
event-drew = { WHO($toOwner) ->
    [you] Tu pioches { $card }.
   *[other] { $toOwner } pioche { $card }.
}
    .unseen = { $toOwner } pioche une carte.
event-donated = { WHO($fromOwner) ->
    [you] Tu donnes { $card } à { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } te donne { $card }.
       *[other] { $fromOwner } donne { $card } à { $toOwner }.
    }
}
    .unseen = { $fromOwner } donne une carte à { $toOwner }.
event-stole = { WHO($toOwner) ->
    [you] Tu voles { $card } à { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner } te vole { $card }.
       *[other] { $toOwner } vole { $card } à { $fromOwner }.
    }
}
    .unseen = { $toOwner } vole une carte à { $fromOwner }.
event-lost = { WHO($fromOwner) ->
    [you] Tu perds { $card }.
   *[other] { $fromOwner } perd { $card }.
}
event-passed = { WHO($fromOwner) ->
    [you] Tu passes { $card } à { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } te passe { $card }.
       *[other] { $fromOwner } passe { $card } à { $toOwner }.
    }
}
    .unseen = { $fromOwner } passe une carte à { $toOwner }.
event-busted-paws = { WHO($seat) ->
    [you] Tu te fais pincer les pattes pleines !
   *[other] { $seat } se fait pincer les pattes pleines !
}
event-busted-kitty = { WHO($seat) ->
    [you] Tu perds toute ta chagnotte !
   *[other] { $seat } perd toute sa chagnotte !
}
event-chose = { WHO($seat) ->
    [you] Ton choix est fait.
   *[other] { $seat } a fait son choix.
}
event-waited = { WHO($seat) ->
    [you] Tu attends.
   *[other] { $seat } attend.
}
event-again = { WHO($seat) ->
    [you] Tu peux rejouer.
   *[other] { $seat } peut rejouer.
}
event-turn = { WHO($seat) ->
    [you] À toi de jouer.
   *[other] À { $seat } de jouer.
}
event-last-card = La pioche est vide : la partie finit après cette carte.
event-deck-out = La pioche est vide : la partie est finie.
event-empty-paws = { WHO($seat) ->
    [you] Tu as les pattes vides : la partie est finie.
   *[other] { $seat } a les pattes vides : la partie est finie.
}
event-empty-again = { WHO($seat) ->
    [you] Tu ne peux pas rejouer, tu as les pattes vides : la partie est finie.
   *[other] { $seat } ne peut pas rejouer les pattes vides : la partie est finie.
}

## Ce qui va arriver

alarm-deck = { $cards ->
    [0] La pioche est vide : qui doit piocher finit la partie.
    [one] Plus qu’une carte dans la pioche : qui doit en piocher plus finit la partie.
   *[other] Plus que { $cards } cartes dans la pioche : qui doit en piocher plus finit la partie.
}
alarm-last-card = La pioche est vide : la partie finit après cette carte.
alarm-empty = { WHO($seat) ->
    [you] Tu as les pattes vides : sans carte d’ici là, ton prochain tour finit la partie.
   *[other] { $seat } a les pattes vides : sans carte d’ici là, son prochain tour finit la partie.
}

## La fin, et le détail du score

reason-empty-paws = Quelqu’un devait jouer les pattes vides.
reason-deck-out = La pioche est épuisée.
part-paws = Pattes
part-kitty = Chagnotte

## Cards

card-cat-aclysm = Chat-aclysme
    .text = Quiconque a 7 cartes ou plus en pattes les perd toutes.
card-cat-ass-trophy = Chat-astrophe
    .text = Quiconque a 6 cartes ou plus en pattes perd toute sa chagnotte.
card-curiosity-paid-the-cat = Curiosité payante
    .text = Pioche une carte.
card-pick-of-the-litter = Dessus du panier
    .text = Pioche 2 cartes.
card-kitten-kaboodle = Toute la chatonnée
    .text = Pioche 3 cartes.
card-nine-lives-four-cards = Neuf vies, quatre cartes
    .text = Pioche 4 cartes.
card-purr-petual-motion = Ronron perpétuel
    .text = Pioche une carte, puis rejoue.
card-paw-it-forward = Petit coup de patte
    .text = Pioche 2 cartes, puis donne une carte à quelqu’un d’autre.
card-meowtual-exchange = Échange miaoutuel
    .text = Donne une carte à quelqu’un d’autre, puis pioche une carte.
card-sift-happens = Litière à réflexion
    .text = Perds une carte de tes pattes, à ton choix, puis pioche 2 cartes.
card-cat-burglar = Chat-pardeur
    .text = Vole une carte à quelqu’un, à l’aveugle.
card-grand-theft-catto = Grand Theft Miaouto
    .text = Vole 2 cartes à l’aveugle, à une ou plusieurs personnes.
card-the-great-cat-napping = Grand Chatnapping
    .text = Vole 3 cartes à l’aveugle, à une ou plusieurs personnes.
card-tit-for-tabby = Donnant-ronronnant
    .text = Vole une carte à quelqu’un, à l’aveugle, puis donne une carte à qui tu veux.
card-three-am-zoomies = Cavalcade de 3 h du mat’
    .text = Rejoue.
card-fur-lanthropist = Philanthropatte
    .text = Donne une carte à quelqu’un d’autre.
card-claws-for-charity = Charité bien ronronnée
    .text = Donne 2 cartes, à une ou plusieurs personnes.
card-not-my-furball = Pas ma boule de poils
    .text = Donne une carte à quelqu’un d’autre, puis rejoue.
card-cough-it-up = Crache le morceau
    .text = Perds une carte de tes pattes, à ton choix.
card-pass-the-purrcel = Il court, il court, le minet
    .text = Tout le monde passe une carte à gauche.
card-tail-chase = À la queue leu leu
    .text = Tout le monde passe 2 cartes à gauche.
card-tin-opener = Ouvre-boîte
    .text = Tout le monde pioche une carte, toi aussi.
card-lions-share = Part du lion
    .text = Pioche 2 cartes, puis tous les autres piochent une carte.
card-fat-cat = Gros Matou
    .text = Il ne se passe rien. Il reste là, assis sur sa fortune.
