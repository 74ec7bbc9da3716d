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

## Questions

ask-claim_start = Joue une carte pour commencer, ou attends
ask-play_card = Joue une carte
ask-donate = { $left ->
    [0] Donne une carte
    [1] Donne une carte
   *[other] Donne une carte (encore { $left })
}
ask-steal_from = { $left ->
    [0] Vole une carte
    [1] Vole une carte
   *[other] Vole une carte (encore { $left })
}
ask-lose_card = { $left ->
    [0] Perds une carte
    [1] Perds une carte
   *[other] Perds une carte (encore { $left })
}
ask-pass_cards = { $left ->
    [0] Passe une carte à gauche
    [1] Passe une carte à gauche
   *[other] Passe une carte à gauche (encore { $left })
}

## Coups

move-play = Jouer { $card }
move-claim = Commencer avec { $card }
move-wait = Attendre les autres
move-donate = Donner { $card } à { $seat }
move-steal = Voler { $seat }
move-lose = Perdre { $card }
move-pass = Passer { $card }

## Ce qui s'est passé

event-played = { WHO($fromOwner) ->
    [you] Tu joues { $card }.
   *[other] { $fromOwner } joue { $card }.
}
event-drew = { WHO($toOwner) ->
    [you] Tu pioches { $card }.
   *[other] { $toOwner } pioche { $card }.
}
event-donated = { WHO($fromOwner) ->
    [you] Tu donnes { $card } à { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } te donne { $card }.
       *[other] { $fromOwner } donne { $card } à { $toOwner }.
    }
}
event-stole = { WHO($toOwner) ->
    [you] Tu voles { $card } à { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner } te vole { $card }.
       *[other] { $toOwner } vole { $card } à { $fromOwner }.
    }
}
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
event-deck-out = La pioche est vide : la partie est finie.
event-empty-paws = { WHO($seat) ->
    [you] Tu as les pattes vides : la partie est finie.
   *[other] { $seat } a les pattes vides : la partie est finie.
}

## La fin, et le détail du score

reason-empty-paws = Quelqu’un a commencé son tour les pattes vides.
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
