### Cantankerous Cats en français. Termes du livret, avec une majuscule : Affection, Bêtise (Mischief), Événement, Frénésie,
### Incident, Instantané, Domestique, Sauvage (Feral), Bond (Pounce), Riposte (Counter), Attaque, Maison, Territoire, Jouet.
### On encaisse (bank) une Affection, on commet (score) une Bêtise, on marque des points. Pas de « de » devant un nom.

## Le jeu, et la phrase sur sa porte

game = Cantankerous Cats
    .line = Couvre ton Zumain d’amour, puis dépense tout en bêtises.

## Ce qu'une table peut choisir

option-mode = Jeu
    .help = Standard est le jeu complet, Basique se passe des Bonds et des Chats Sauvages, Chaton est le jeu en famille.
option-mode-standard = Standard
option-mode-basic = Basique
option-mode-kitten = Chaton
option-turn_indicator = Indicateur de sens
    .help = Quel rang gagne la première bouchée, et dans quel sens on joue.
option-turn_indicator-flip = Au hasard
option-turn_indicator-high_clockwise = Rang haut, sens horaire
option-turn_indicator-low_counterclockwise = Rang bas, sens antihoraire
option-pounce_windows = Quand les Chats peuvent bondir
    .help = Avant, entre ou après les deux actions d’un tour.
option-pounce_windows-before-between-after = Avant, entre et après
option-pounce_windows-between-after = Entre et après
option-pounce_windows-before-between = Avant et entre
option-feral_pounce_any = Cibles des Chats Sauvages
    .help = Au tour des autres, un Chat Sauvage peut viser n’importe qui, ou seulement le Chat au Jouet.
option-feral_pounce_any-on = N’importe qui
option-feral_pounce_any-off = Le Chat au Jouet
option-laser_refunds_action = Après un Pointeur laser
    .help = L’action d’une carte annulée reste dépensée, ou est rendue.
option-laser_refunds_action-off = L’action reste dépensée
option-laser_refunds_action-on = L’action est rendue
option-blame_any_mischief = La faute au chien : portée
    .help = Cette carte vise les Bêtises du Chat au Jouet ou contre toi, ou celles de tout le monde.
option-blame_any_mischief-off = Le Chat au Jouet
option-blame_any_mischief-on = Tout le monde
option-final_attack_blocks_win = Attaque en dernière chance
    .help = Quand un Chat va gagner, on peut l’arrêter par des Incidents seulement, ou par une Attaque aussi.
option-final_attack_blocks_win-off = Incidents seulement
option-final_attack_blocks_win-on = Attaques aussi
option-reactions_without_tokens = Pointeur laser et La faute au chien
    .help = En Basique et Chaton, qui n’ont pas de jetons Bond, ces cartes sont gratuites ou hors de la pioche.
option-reactions_without_tokens-free = Gratuites
option-reactions_without_tokens-remove = Hors de la pioche
option-kitten_instants = Instantanés en Chaton
    .help = En Chaton, les icônes d’Instantané sont ignorées, ou utilisées.
option-kitten_instants-off = Ignorées
option-kitten_instants-on = Utilisées
option-kitten_hand = Cartes distribuées en Chaton
    .help = Combien de cartes chaque Chat reçoit en Chaton.
option-kitten_hand-n = { $n } cartes
option-kitten_first = Qui commence en Chaton
    .help = Qui commence en Chaton : quelqu’un au hasard, ou une place.
option-kitten_first-random = Au hasard
option-voluntary_feral = Commettre sans pouvoir payer
    .help = C’est permis et rend Sauvage, ou c’est refusé.
option-voluntary_feral-on = Permis
option-voluntary_feral-off = Refusé
option-token_supply = Jetons Bond
    .help = Combien il y a de jetons Bond en tout.
option-token_supply-n = { $n } en tout
option-token_supply-2_per_player = Deux par personne
option-feral_win_check = Victoire Sauvage
    .help = Un Chat Sauvage gagne en encaissant son neuvième cœur, ou dès qu’il en a neuf à son tour.
option-feral_win_check-on_bank = En encaissant
option-feral_win_check-any_time = À tout moment
option-round_cap = Manches au plus
    .help = Après autant de manches la partie finit, et les points décident.
option-round_cap-n =
    { $n ->
        [one] Une manche
       *[other] { $n } manches
    }

## Lieux de la table ; une Maison s'appelle Territoire tant que son Chat est Sauvage

zone-bowl = Gamelle
zone-litter = Litière
zone-table = Sur la table
zone-track = Tableau des points
zone-indicator = Indicateur de sens
zone-bank = Réserve de jetons
zone-toy = Sur le Jouet
zone-hand = Main
zone-house = Maison
zone-territory = Territoire
zone-tokens = Jetons Bond

## À côté d'un nom

badge-turn = Joue
badge-toy = Jouet
badge-feral = Sauvage
count-hand = Cartes
count-hearts = Cœurs
count-tokens = Jetons Bond
count-actions = Actions

## Petits mots sur une pièce ($seat : qui est visé ; $what : un des mots by-, ou la carte payée)

mark-known = connue de toi
mark-picked = choisie
mark-hearts = Cœurs
mark-doubled = paie double
mark-by = { $what }
mark-way = { $what }
mark-at = contre { WHO($seat) ->
    [you] toi
   *[other] { $seat }
}
mark-pays = paie { $what }
mark-owes = { $n ->
    [one] { $n } cœur, ou Sauvage
   *[other] { $n } cœurs, ou Sauvage
}
mark-cancelled = annulée
mark-blamed = la faute au chien
mark-unpaid = impayée
fact-hearts = Cœurs
fact-high = Le rang le plus haut gagne
fact-low = Le rang le plus bas gagne

## Comment une carte est arrivée sur la table, pour mark-by

by-action = action
by-pounce = Bond
by-counter = Riposte
by-instant = Instantané
by-card = par une autre carte

## L’usage d’une carte sur la table, pour mark-way : quelqu’un …

way-bank = encaisse
way-score = commet
way-attack = attaque
way-incident = joue

## Ce qui permet un Instantané, pour ask-instant_or_pass

trigger-affection = une carte Affection
trigger-mischief = une carte Bêtise
trigger-event = un Événement

## Sortes de cartes, comme la carte les montre

kind-affection = Affection
kind-mischief = Bêtise
kind-event = Événement
kind-frenzy = Frénésie
kind-cat = Chat

## Jetons : les faces de l'Indicateur de sens, et le jeton Bond

token-clockwise = Sens horaire
token-counter-clockwise = Sens antihoraire
token-pounce-token = Jeton Bond

## Questions ($left : actions, cœurs ou cartes qui restent ; $cost, $hearts : cœurs à payer, cœurs que l'on a)

ask-bet_high = Mise une carte : le rang le plus haut prend la première bouchée
ask-bet_low = Mise une carte : le rang le plus bas prend la première bouchée
ask-feral_meal_keep = Garde une des cartes piochées
ask-choose_action = { $left ->
    [one] Fais ta dernière action
   *[other] Fais une action (il en reste { $left })
}
ask-pounce_or_pass = { $seat } joue son tour : tu bondis ?
ask-react_or_pass = { $seat } joue { $card } : tu réagis ?
ask-stop_card = Dernière chance : { $seat } joue { $card }. Tu l’empêches ?
ask-stop_victory = Dernière chance : { $seat } va gagner. Tu l’empêches ?
ask-counter_or_pass = { $seat } joue { $card } : tu ripostes ?
ask-counter_bank_next = Contre { $card } : tu encaisses une autre carte ?
# $trigger : un des mots trigger-
ask-instant_or_pass = Après { $trigger } : tu utilises un Instantané ?
ask-flight_score_or_pass = Tu commets { $card } gratuitement ?
ask-pay_cost = Paie { $card } : encore { $left ->
    [one] { $left } cœur
   *[other] { $left } cœurs
}
ask-lose_half = Renonce à la moitié de ton Affection : encore { $left ->
    [one] { $left } cœur
   *[other] { $left } cœurs
}
ask-discard_hand_card = { $left ->
    [one] Défausse une carte
   *[other] Défausse une carte (encore { $left })
}
ask-midnight_play = { $card } : joue une carte
ask-eome_attack_card = { $card } : attaque { $seat } avec une carte Bêtise
ask-eome_follow_up = { $card } : tu attaques { $seat } aussi, ou tu encaisses ?
ask-eome_follow_up_bank = { $card } : tu encaisses une carte Affection ?
ask-multiply_choose = { $card } : choisis une carte encaissée, qui paie double ce tour
ask-scavenge = { $card } : prends une carte de la Litière
ask-tree_swap = { $card } : tu échanges une carte avec { $seat } ?
ask-tree_swap_for = { $card } : choisis la carte que tu prends à { $seat }
ask-discard_banked_card = { $card } : défausse une de tes cartes encaissées
ask-pass_card = Choisis une carte à passer à { $seat }
ask-opener_bank = { $card } : tu encaisses une carte Affection ?
# $number : combien de cartes on pioche
ask-gift_mouse = { $card } : tu offres une carte pour en piocher { $number } ?
ask-choose_target_player = { $card } : choisis un adversaire

## Ce qui est en jeu ($tokens : combien on en a, 0 là où répondre est gratuit)

stake-bet_high = L’Indicateur dit haut : qui gagne commence, puis sens horaire. Toutes les mises sont défaussées.
stake-bet_low = L’Indicateur dit bas : qui gagne commence, puis sens antihoraire. Toutes les mises sont défaussées.
stake-keep = Tu vis en Sauvage, avec { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
} : 4 en début de tour te ramènent chez toi. Les autres cartes sont perdues.
stake-action = Tu as { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur 9 et { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
} à dépenser.
stake-action_feral = Un Chat Sauvage ne marque rien. Tu as { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
} : 4 en début de tour te ramènent chez toi, 9 maintenant font gagner.
stake-pounce = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur 9 et { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}. Un Bond coûte { $tokens ->
    [one] ton seul jeton
   *[other] 1 de tes { $tokens } jetons
}.
stake-final = { $seat } gagne si personne ne l’empêche. { $tokens ->
    [0] Répondre est gratuit.
    [one] Répondre coûte ton seul jeton.
   *[other] Répondre coûte 1 de tes { $tokens } jetons.
}
stake-bank = { $seat } encaisse { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
} ({ $total } en tout). { $tokens ->
    [0] Répondre est gratuit.
    [one] Répondre coûte ton seul jeton.
   *[other] Répondre coûte 1 de tes { $tokens } jetons.
}
stake-score = { $seat } { $points ->
    [0] ne marque rien
    [one] marque { $points } point
   *[other] marque { $points } points
} ({ $total } sur 9). { $tokens ->
    [0] Répondre est gratuit.
    [one] Répondre coûte ton seul jeton.
   *[other] Répondre coûte 1 de tes { $tokens } jetons.
}
stake-overreach = { $seat } ne peut pas payer et virerait Sauvage. { $tokens ->
    [0] Répondre est gratuit.
    [one] Répondre coûte ton seul jeton.
   *[other] Répondre coûte 1 de tes { $tokens } jetons.
}
stake-attack = { WHO($seat2) ->
    [you] { $seat } t’attaque : tu paies { $cost } de tes { $hearts } cœurs, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } attaque { $seat2 }, qui paie { $cost } cœurs sur { $hearts }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
} { $tokens ->
    [0] Répondre est gratuit.
    [one] Répondre coûte ton seul jeton.
   *[other] Répondre coûte 1 de tes { $tokens } jetons.
}
stake-banish = { WHO($seat2) ->
    [you] { $seat } t’attaque : avec { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    } sur { $cost }, tu virerais Sauvage.
   *[other] { $seat } attaque { $seat2 }, qui a { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    } sur { $cost } et virerait Sauvage.
} { $tokens ->
    [0] Répondre est gratuit.
    [one] Répondre coûte ton seul jeton.
   *[other] Répondre coûte 1 de tes { $tokens } jetons.
}
stake-incident = { $seat } la joue : sans réponse, elle fait ce qu’elle dit. { $tokens ->
    [0] Répondre est gratuit.
    [one] Répondre coûte ton seul jeton.
   *[other] Répondre coûte 1 de tes { $tokens } jetons.
}
stake-counter_bank = L’Attaque coûte { $cost ->
    [one] { $cost } cœur
   *[other] { $cost } cœurs
} ; tu en as { $total }.
stake-instant = Un Instantané ne coûte ni action ni jeton. Il faut une carte avec l’icône qui convient.
stake-double = Cela vaut pour payer, jusqu’à la fin de ce tour.
stake-pay = { $points ->
    [0] Elle ne rapporte rien : elle ne peut pas faire gagner ici.
    [one] Elle rapporte { $points } point : { $total } sur 9.
   *[other] Elle rapporte { $points } points : { $total } sur 9.
} On ne rend pas la monnaie.
stake-pay_attack = { $points ->
    [0] Payer ne rapporte rien.
    [one] Payer te rapporte { $points } point.
   *[other] Payer te rapporte { $points } points.
} On ne rend pas la monnaie.
stake-half = Tu gardes au plus { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
} ; 4 en début de tour te ramènent chez toi.
stake-groom = Heure de la toilette : tu gardes { $cards } cartes.
stake-buy = Ces cartes paient un jeton Bond : tu en auras { $tokens }.
stake-text = { $card } te fait défausser.
stake-midnight = { $cards ->
    [one] { $cards } carte à jouer
   *[other] { $cards } cartes à jouer
}, sans action ; obligatoire si tu peux.
stake-favour = En échange, { $seat } te passe une carte.
stake-enemy = { $seat } t’y oblige, sans jeton. { $seat2 } a { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}.
stake-follow = { $seat } a { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}. Ni l’un ni l’autre ne coûte de jeton.

## Coups, sur des boutons ($cost et $hearts sont des cœurs, $rank un rang, $price et $draws des nombres de cartes)

move-pass = Passer
    .name = Passer
move-picky = { $draws ->
    [0] Faire la fine bouche, la main vide
    [one] Faire la fine bouche : défausser ta main, piocher 1 carte
   *[other] Faire la fine bouche : défausser ta main, piocher { $draws } cartes
}
    .name = Fine bouche
move-buy = Acheter un jeton Bond pour { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
}
    .name = Acheter un jeton
move-stop = S’arrêter là
    .name = S’arrêter
move-bet = Miser { $card } (rang { $rank })
    .name = Miser
move-keep = Garder { $card }
    .name = Garder
move-bank = Encaisser { $card }
    .name = Encaisser
move-score = Commettre { $card } ({ $cost ->
    [0] gratuit
    [one] { $cost } cœur
   *[other] { $cost } cœurs
})
    .name = Commettre
# Une Bêtise qu'on ne peut pas payer : on devient Sauvage au lieu de marquer.
move-overreach = Virer Sauvage avec { $card } : ça coûte { $cost ->
    [one] { $cost } cœur
   *[other] { $cost } cœurs
}, tu en as { $hearts }
    .name = Virer Sauvage
move-attack = Attaquer { $seat } avec { $card } ({ $cost ->
    [one] { $cost } cœur
   *[other] { $cost } cœurs
})
    .name = Attaquer
move-play = Jouer { $card }
    .name = Jouer
move-play-on = Jouer { $card } sur { WHO($seat) ->
    [you] toi
   *[other] { $seat }
}
    .name = Jouer sur
move-enemy = Obliger { $seat } à attaquer { $seat2 }
    .name = Forcer
move-pay = Payer avec { $card } ({ $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
})
    .name = Payer
move-drop = Renoncer à { $card } ({ $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
})
    .name = Renoncer
move-discard = Défausser { $card }
    .name = Défausser
move-double = Doubler { $card }
    .name = Doubler
move-take = Prendre { $card }
    .name = Prendre
move-swap = Proposer { $card }
    .name = Proposer
move-swap-for = Prendre { $card } en échange
    .name = Échanger
move-hand-on = Passer { $card } au Chat suivant
    .name = Transmettre
move-give = Donner { $card } à { $seat }
    .name = Donner
move-choose = Choisir { $seat }
    .name = Choisir

## À quoi mène un coup, en bref, sous son bouton ($total : après lui)

so-bet = Bat { $number } des { $total } cartes que tu n’as pas
    .mark = { $number }/{ $total }
so-keep = { $cards ->
    [one] L’autre carte va à la Litière
   *[other] Les { $cards } autres cartes vont à la Litière
}
so-picky = { $cards ->
    [one] { $cards } carte part
   *[other] { $cards } cartes partent
}, tu en pioches { $draws }
so-picky_nothing = Ta main est vide : rien ne se passe
so-buy = Coûte { $price } cartes : tu auras { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
so-pass = Rien ne se passe : tu gardes tes cartes
so-bank = +{ $hearts } : { $total ->
    [one] { $total } cœur
   *[other] { $total } cœurs
} en tout
    .mark = → { $total }
so-bank_both = +{ $hearts } : { $total ->
    [one] { $total } cœur
   *[other] { $total } cœurs
} en tout. Prend tes deux actions
    .mark = → { $total }
so-bank_feral = +{ $hearts } : { $total ->
    [one] { $total } cœur
   *[other] { $total } cœurs
} (4 en début de tour : retour chez toi)
    .mark = → { $total }
so-bank_wins = Neuf cœurs en Sauvage : tu gagnes si personne ne t’arrête
    .mark = 9/9
so-score_wins = Neuf points { $cost ->
    [0] gratuits
    [one] pour { $cost } cœur
   *[other] pour { $cost } cœurs
} : tu gagnes si personne ne t’arrête
    .mark = 9/9
so-score = Coûte { $cost } de tes { $hearts } cœurs : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}, { $total } sur 9
    .mark = { $total }/9
so-score_free = Gratuit : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}, { $total } sur 9
    .mark = { $total }/9
so-score_wasted = Victoire impossible ici : 0 point{ $cost ->
    [0] { "" }
    [one] , { $cost } cœur perdu
   *[other] , { $cost } cœurs perdus
}
    .mark = +0
so-overreach = Trop cher ({ $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
} sur { $cost }) : { $hearts ->
    [0] tu vires Sauvage
    [one] tu le perds et vires Sauvage
   *[other] tu les perds et vires Sauvage
}
    .mark = { $hearts }/{ $cost }
so-homeless = { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
} sur { $cost } : { $hearts ->
    [0] tu vires Sauvage
    [one] tu le perds et vires Sauvage
   *[other] tu les perds et vires Sauvage
}
    .mark = { $hearts }/{ $cost }
so-attack = { WHO($seat) ->
    [you] Tu paies { $cost } de tes { $hearts } cœurs, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $seat } paie { $cost } cœurs sur { $hearts }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
    .mark = −{ $cost }
so-banish = { $seat } a { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
} sur { $cost } et vire Sauvage, sauf secours
    .mark = { $hearts }/{ $cost }
so-banks = { $seat } encaisse +{ $number } : { $total ->
    [one] { $total } cœur
   *[other] { $total } cœurs
}
so-scores = { $seat } { $number ->
    [0] ne marque rien
    [one] marque { $number } point
   *[other] marque { $number } points
} : { $total } sur 9
so-fails = { $seat } ne peut pas payer et vire Sauvage
so-goes_on = { $seat } continue ; tu gardes tes jetons
so-lets_win = { $seat } gagne, sauf si quelqu’un d’autre l’empêche
so-counter_bank = { $total ->
    [one] { $total } cœur
   *[other] { $total } cœurs
} : assez pour en payer { $cost }
    .mark = { $total }/{ $cost }
so-counter_short = { $total ->
    [one] { $total } cœur
   *[other] { $total } cœurs
} sur { $cost } : pas encore assez
    .mark = { $total }/{ $cost }
so-pay_on = Encore { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
} à payer
so-paid = { $over ->
    [0] Compte juste
    [one] Payé, { $over } de trop est perdu
   *[other] Payé, { $over } de trop sont perdus
} ; il te reste { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}
    .mark = { $over ->
        [0] ✓
       *[other] ✓ −{ $over }
    }
so-drop = Il te reste { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}
so-discard = Il te restera { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
so-take = Tu auras { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
so-pass_flight = Tu la gardes ; en action elle reste gratuite
so-double = Paie { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
} : { $total } à dépenser ce tour
    .mark = ×2
so-swap = Puis tu choisis parmi { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} chez { $seat }
so-swap_for = Tu donnes { $card } en échange
so-hand_on = Va à { $seat } ; tu auras { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
so-give = { $seat } la reçoit, tu pioches { $draws } : { $cards } en main
so-wake = { $seat } défausse 1 carte sur { $cards }
    .mark = −1
so-burgle = Tu prends 1 carte au hasard sur { $cards } chez { $seat }
    .mark = −1
so-nothing = La carte ne fait rien
so-turn_around = On change de sens : { WHO($seat) ->
    [you] à toi ensuite
   *[other] { $seat } joue ensuite
}
so-draw = { WHO($seat) ->
    [you] Tu en pioches { $number } : { $cards } en main
   *[other] { $seat } en pioche { $number } : { $cards } en main
}
    .mark = +{ $number }
so-draw_discard = { WHO($seat) ->
    [you] Tu en pioches { $number }, puis en défausses { $cards }
   *[other] { $seat } en pioche { $number }, puis en défausse { $cards }
}
    .mark = +{ $number } −{ $cards }
so-draw_all = { WHO($seat) ->
    [you] Tu en pioches { $number }, les autres { $cards }
   *[other] { $seat } en pioche { $number }, les autres { $cards }
}
    .mark = +{ $number }
so-others_discard = { WHO($seat) ->
    [you] { $number ->
        [one] { $number } autre Chat défausse une carte
       *[other] { $number } autres Chats défaussent une carte
    }
   *[other] Tout le monde sauf { $seat } défausse une carte
}
so-scavenge = { WHO($seat) ->
    [you] Tu prends { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } dans la Litière
   *[other] { $seat } prend { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } dans la Litière
}
    .mark = +{ $number }
so-midnight = { WHO($seat) ->
    [you] Puis tu joues encore { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
   *[other] { $seat } joue ensuite { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
}
so-doubles = { WHO($seat) ->
    [you] Une de tes cartes encaissées paie double ce tour
   *[other] Une carte encaissée chez { $seat } paie double ce tour
}
so-concert = Chaque Chat peut encaisser une carte, { WHO($seat) ->
    [you] toi d’abord
   *[other] { $seat } d’abord
}
so-favours = Chaque Chat passe une carte, toi aussi
so-cancel = Annule { $card } : aucun effet
    .mark = ✕
so-blame = { $card } ne coûte rien et ne rapporte rien
    .mark = ✕
so-enemy = { WHO($seat) ->
    [you] Tu dois attaquer { $seat2 } ({ $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    })
   *[other] { WHO($seat2) ->
        [you] { $seat } doit t’attaquer si possible ({ $hearts ->
            [one] { $hearts } cœur
           *[other] { $hearts } cœurs
        })
       *[other] { $seat } doit attaquer { $seat2 } si possible ({ $hearts ->
            [one] { $hearts } cœur
           *[other] { $hearts } cœurs
        })
    }
}
so-adopt = { WHO($seat) ->
    [you] Tu redeviens Domestique, avec { $number ->
        [one] { $number } cœur
       *[other] { $number } cœurs
    }
   *[other] { $seat } redevient Domestique, avec { $number ->
        [one] { $number } cœur
       *[other] { $number } cœurs
    }
}
    .mark = { $number }
so-escape = { $number ->
    [0] { $seat } vire Sauvage
   *[other] { $seat } vire Sauvage et perd au moins { $number ->
        [one] { $number } cœur
       *[other] { $number } cœurs
    }
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-escape_you = { $number ->
    [0] Tu vires Sauvage
   *[other] Tu vires Sauvage et perds au moins { $number ->
        [one] { $number } cœur
       *[other] { $number } cœurs
    }
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-round_up = { $number ->
    [0] { $seat } rend un jeton Bond, s’il y en a un
   *[other] { $seat } perd { $number ->
        [one] { $number } cœur
       *[other] { $number } cœurs
    }, et un jeton Bond s’il y en a un
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-round_up_you = { $number ->
    [0] Tu rends un jeton Bond, s’il y en a un
   *[other] Tu perds { $number ->
        [one] { $number } cœur
       *[other] { $number } cœurs
    }, et un jeton Bond s’il y en a un
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-rob = { WHO($seat) ->
    [you] Tu perds au hasard 1 de tes { $number } cartes
   *[other] { $seat } perd au hasard 1 carte sur { $number }
}
    .mark = −1
so-spy = { WHO($seat) ->
    [you] On voit ta main ({ $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }) ; une peut être échangée
   *[other] On voit { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } chez { $seat } ; une peut être échangée
}
so-spray = { WHO($seat) ->
    [you] Tu tombes à { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
   *[other] { $seat } tombe à { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
}
so-topple = { WHO($seat) ->
    [you] Tu défausses une carte encaissée (tu as { $number ->
        [one] { $number } cœur
       *[other] { $number } cœurs
    })
   *[other] { $seat } défausse une carte encaissée (a { $number ->
        [one] { $number } cœur
       *[other] { $number } cœurs
    })
}

## Ce qui s'est passé

event-drew = { WHO($toOwner) ->
    [you] Tu pioches { $card }.
   *[other] { $toOwner } pioche { $card }.
}
    .unseen = { $toOwner } pioche une carte.
event-reshuffled = La Litière est mélangée et remplit la Gamelle : { $number ->
    [one] { $number } carte.
   *[other] { $number } cartes.
}
event-bet = { WHO($seat) ->
    [you] Ta mise est posée.
   *[other] { $seat } a posé sa mise.
}
event-revealed = { WHO($fromOwner) ->
    [you] Tu as misé { $card }.
   *[other] { $fromOwner } a misé { $card }.
}
event-first-bite = { WHO($seat) ->
    [you] Tu prends la première bouchée.
   *[other] { $seat } prend la première bouchée.
}
event-turn = { WHO($seat) ->
    [you] À toi de jouer : tu prends le Jouet.
   *[other] { $seat } prend le Jouet.
}
event-adopted = { WHO($seat) ->
    [you] Tu redeviens Domestique.
   *[other] { $seat } redevient Domestique.
}
event-went-feral = { WHO($seat) ->
    [you] Tu vires Sauvage !
   *[other] { $seat } vire Sauvage !
}
event-discarded = { WHO($fromOwner) ->
    [you] Tu défausses { $card }.
   *[other] { $fromOwner } défausse { $card }.
}
event-picky = { WHO($seat) ->
    [you] Tu fais la fine bouche : { $number ->
        [0] il n’y a rien à défausser.
        [one] { $number } carte s’en va.
       *[other] { $number } cartes s’en vont.
    }
   *[other] { $seat } fait la fine bouche : { $number ->
        [0] il n’y a rien à défausser.
        [one] { $number } carte s’en va.
       *[other] { $number } cartes s’en vont.
    }
}
event-token-back = Un jeton Bond retourne à la réserve.
event-shopped = { WHO($seat) ->
    [you] Tu veux t’offrir un jeton Bond.
   *[other] { $seat } veut s’offrir un jeton Bond.
}
event-bought = { WHO($seat) ->
    [you] Tu achètes un jeton Bond.
   *[other] { $seat } achète un jeton Bond.
}
event-pounced = { WHO($seat) ->
    [you] Tu bondis !
   *[other] { $seat } bondit !
}
event-countered = { WHO($seat) ->
    [you] Tu ripostes !
   *[other] { $seat } riposte !
}
event-banks = { WHO($fromOwner) ->
    [you] Tu poses { $card } pour l’encaisser.
   *[other] { $fromOwner } pose { $card } pour l’encaisser.
}
event-scores = { WHO($fromOwner) ->
    [you] Tu poses { $card } pour commettre la Bêtise.
   *[other] { $fromOwner } pose { $card } pour commettre la Bêtise.
}
event-attacks = { WHO($fromOwner) ->
    [you] Tu attaques avec { $card }.
   *[other] { $fromOwner } attaque avec { $card }.
}
event-plays = { WHO($fromOwner) ->
    [you] Tu joues { $card }.
   *[other] { $fromOwner } joue { $card }.
}
event-aimed = { WHO($seat) ->
    [you] C’est toi la cible.
   *[other] Cible : { $seat }.
}
event-set-on = { WHO($seat) ->
    [you] Tu dois attaquer { $seat2 }.
   *[other] { WHO($seat2) ->
        [you] { $seat } doit t’attaquer.
       *[other] { $seat } doit attaquer { $seat2 }.
    }
}
event-paid = { WHO($fromOwner) ->
    [you] Tu mets { $card } de côté pour payer.
   *[other] { $fromOwner } met { $card } de côté pour payer.
}
event-banked = { WHO($toOwner) ->
    [you] Tu encaisses { $card }.
   *[other] { $toOwner } encaisse { $card }.
}
event-scored = { WHO($seat) ->
    [you] { $number ->
        [0] Tu ne marques rien.
        [one] Tu marques { $number } point.
       *[other] Tu marques { $number } points.
    }
   *[other] { $number ->
        [0] { $seat } ne marque rien.
        [one] { $seat } marque { $number } point.
       *[other] { $seat } marque { $number } points.
    }
}
event-cleared = { $card } va à la Litière.
event-lost = { WHO($fromOwner) ->
    [you] Tu perds { $card }.
   *[other] { $fromOwner } perd { $card }.
}
event-refunded = { WHO($toOwner) ->
    [you] Tu récupères { $card }.
   *[other] { $toOwner } récupère { $card }.
}
event-cancelled = Carte annulée : { $card }.
event-blamed = { $card }, c’est la faute au chien.
event-announced = { WHO($seat) ->
    [you] La victoire est à portée de ta patte !
   *[other] { $seat } va gagner !
}
event-lost-points = { WHO($seat) ->
    [you] Tu perds { $number ->
        [one] { $number } point.
       *[other] { $number } points.
    }
   *[other] { $seat } perd { $number ->
        [one] { $number } point.
       *[other] { $number } points.
    }
}
event-returned-token = { WHO($seat) ->
    [you] Tu rends un jeton Bond.
   *[other] { $seat } rend un jeton Bond.
}
event-turned = L’Indicateur de sens se retourne : on joue dans l’autre sens.
event-doubled = { $card } paie double ce tour.
event-saw = { WHO($seat) ->
    [you] Tu vois { $card } en main chez { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $seat } voit { $card } dans ta main.
       *[other] { $seat } voit { $card } en main chez { $fromOwner }.
    }
}
    .unseen = { $seat } regarde une carte en main chez { $fromOwner }.
event-stole = { WHO($toOwner) ->
    [you] Tu prends { $card } à { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner } te prend { $card }.
       *[other] { $toOwner } prend { $card } à { $fromOwner }.
    }
}
    .unseen = { $toOwner } prend une carte à { $fromOwner }.
event-gave = { WHO($fromOwner) ->
    [you] Tu donnes { $card } à { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } te donne { $card }.
       *[other] { $fromOwner } donne { $card } à { $toOwner }.
    }
}
    .unseen = { $fromOwner } donne une carte à { $toOwner }.
event-passed-on = { WHO($fromOwner) ->
    [you] Tu passes { $card } à { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } te passe { $card }.
       *[other] { $fromOwner } passe { $card } à { $toOwner }.
    }
}
    .unseen = { $fromOwner } passe une carte à { $toOwner }.
event-swapped = { WHO($fromOwner) ->
    [you] Tu échanges : { $card } va à { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } échange : { $card } va dans ta main.
       *[other] { $fromOwner } échange : { $card } va à { $toOwner }.
    }
}
    .unseen = { $fromOwner } échange : une carte va à { $toOwner }.
event-scavenged = { WHO($toOwner) ->
    [you] Tu prends { $card } dans la Litière.
   *[other] { $toOwner } prend { $card } dans la Litière.
}
event-chose = { WHO($seat) ->
    [you] Ta carte est choisie.
   *[other] { $seat } a choisi une carte.
}
event-meowed = { WHO($seat) ->
    [you] Tu finis ton tour : Miaou !
   *[other] { $seat } finit son tour : Miaou !
}
event-hissed = { WHO($seat) ->
    [you] Tu finis ton tour : Kssss !
   *[other] { $seat } finit son tour : Kssss !
}
event-won = { WHO($seat) ->
    [you] Personne ne t’arrête : tu gagnes !
   *[other] Personne n’arrête { $seat }, qui gagne la partie.
}
event-capped = C’était la dernière manche : le plus de points l’emporte.

## Alerte : quelqu’un va gagner

alarm-final = { WHO($seat) ->
    [you] Tu gagnes si personne ne t’arrête maintenant !
   *[other] { $seat } va gagner : c’est la dernière chance !
}
alarm-near = { WHO($seat) ->
    [you] Tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur 9 et { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    } : ta prochaine Bêtise peut gagner !
   *[other] { $seat } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur 9 et { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    } : sa prochaine Bêtise peut gagner !
}
alarm-feral = { WHO($seat) ->
    [you] Tu vis en Sauvage avec { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    } sur 9 : encaisser peut te faire gagner !
   *[other] { $seat } vit en Sauvage avec { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    } sur 9 et le Jouet : encaisser peut gagner !
}
alarm-last_round = { $number ->
    [one] Dernier tour (reste { $number })
   *[other] Plus que { $number } tours
} : ensuite le plus de points l’emporte !

## Où en est la partie

phase-first-bite = Première bouchée
phase-meal = Heure du repas
phase-play = Heure du jeu
phase-pounces = Heure du jeu : Bonds
phase-instants = Heure du jeu : Instantanés
phase-reactions = Heure du jeu : réactions
phase-final-chance = Heure du jeu : dernière chance
phase-grooming = Heure de la toilette
phase-the-end = La fin

## La fin : pourquoi, et les lignes du score

reason-nine-points = Neuf points de Bêtise, et personne pour l’empêcher.
reason-feral-victory = Un Chat Sauvage avait neuf cœurs, et personne ne l’a arrêté.
reason-round-cap = La dernière manche est finie.
part-mischief-points = Points de Bêtise
part-hearts = Cœurs

## Cards

card-santa-claws-74 = Père Miaouël (74)
    .text = Encaissée comme action, elle en coûte deux. Ça vaut l’attente.
card-santa-claws-85 = Père Miaouël (85)
    .text = Encaissée comme action, elle en coûte deux. Ça vaut l’attente.
card-bath-time = Heure du bain
    .text = Un chat mouillé pardonne lentement. Le Zumain fond aussitôt.
card-flight-school = École de vol
    .text = Encaissée, elle rend Raid aérien gratuit ; en l’encaissant, tu peux le commettre aussitôt.
card-fur-ever-friend = Ami pour neuf vies
    .text = Certains genoux, c’est pour la vie.
card-purramedic = Ronronthérapeute
    .text = Un ronron, deux fois par jour, à même la poitrine.
card-biscuit-bakery = Au Bon Pétrin
    .text = Ouvert toute la nuit. Apporter sa couverture.
card-toaster-loaf = Croque-minou
    .text = Doré des deux côtés.
card-doormat-greeter = Comité d’accueil
    .text = A attendu toute la journée à la porte. Ou trois minutes.
card-blanket-burrito = Burrito de plaid
    .text = Bien serré, garniture douce.
card-purr-cussion-solo = Solo en ronron majeur
    .text = Onze minutes, sans rappel.
card-chin-scritch-deluxe = Gratouille Deluxe
    .text = Un peu plus à gauche. Oui. Là.
card-slow-blinker = Clin d’œil au ralenti
    .text = Je t’aime, dit une paupière après l’autre.
card-lap-of-luxury = Genoux grand luxe
    .text = Le trône a des rotules.
card-loaf-mode = Mode brioche
    .text = Instantané : encaisse-la dès qu’un Chat, même toi, utilise une carte Bêtise.
card-whisker-kiss = Bisou moustachu
    .text = Instantané : encaisse-la dès qu’un Chat, même toi, utilise un Événement.
card-shoulder-parrot = Perroquet d’épaule
    .text = Instantané : encaisse-la dès qu’un Chat, même toi, utilise un Événement.
card-leg-figure-eight = Huit entre les jambes
    .text = Risque de chute, tendresse comprise.
card-bedtime-patrol = Ronde du coucher
    .text = Tous les orteils répondent à l’appel.
card-tummy-trap = Bidou piégé
    .text = Ça a l’air doux. C’est doux. C’est aussi armé.
card-welcome-rub = Frotti-frotta
    .text = Tu sens le dehors. Permets que je corrige.
card-kneady-kitty = Pétri d’amour
    .text = À l’encaissement : pioche 1 carte, puis défausse 1 carte de ta main.
card-mew-tube-star = Star de MiaouTube
    .text = Neuf vies, neuf millions de vues.
card-gift-mouse = Souris-cadeau
    .text = À l’encaissement : tu peux donner 1 carte de ta main à un adversaire ; alors, pioches-en 2.
card-pillow-thief = Pique-oreiller
    .text = Ta moitié, c’était la chaude.
card-head-bonk = Coup de boule câlin
    .text = Un bonjour avec de l’élan.
card-tail-hug = Queue en écharpe
    .text = Instantané : encaisse-la dès qu’un Chat, même toi, utilise une carte Affection.
card-paw-tap = Toc-toc, patte
    .text = Instantané : encaisse-la dès qu’un Chat, même toi, utilise une carte Affection.
card-tiny-mew = Tout petit miaou
    .text = Instantané : encaisse-la dès qu’un Chat, même toi, utilise une carte Affection.
card-nose-boop = Bisou de truffe
    .text = Instantané : encaisse-la dès qu’un Chat, même toi, utilise une carte Bêtise.
card-sniff-hello = Bonjour reniflé
    .text = Instantané : encaisse-la dès qu’un Chat, même toi, utilise une carte Bêtise.
card-purr-sample = Échantillon de ronron
    .text = Instantané : encaisse-la dès qu’un Chat, même toi, utilise un Événement.
card-window-sitter = Vigie de fenêtre
    .text = En service. Ne pas déranger.
card-shed-happens = Tout au poil
    .text = Un peu de moi, partout sur toi.
card-bird-chatter = Causerie aux moineaux
    .text = Ek-ek-ek-ek-ek.
card-air-strike = Raid aérien
    .text = Si École de vol est encaissée dans ta Maison, tu commets cette Bêtise gratuitement.
card-fountain = Fontaine
    .text = L’eau du grand bol en porcelaine est plus fraîche.
card-full-cat-astrophe = Chatastrophe totale
    .text = Commise comme action, elle en coûte deux. Et toute la pièce avec.
card-chandelier-swing = Valse du lustre
    .text = Youpiii, fait le cristal.
card-timber = Mon beau sapin
    .text = Deux mètres quarante de sapin, un grimpeur résolu.
card-fridge-heist = Casse du frigo
    .text = Entrée par le bac à légumes, sortie avec le jambon.
card-screen-door-ninja = Ninja de la moustiquaire
    .text = Il y avait une moustiquaire. Il en reste l’idée.
card-laptop-lockout = Clavier verrouillé
    .text = Nouveau mot de passe : jjjjjjjjjjjj.
card-turkey-takeover = Patte basse sur la dinde
    .text = On a dit « bon appétit ». Pas à qui.
card-vase-ace = As du vase
    .text = Regard. Pichenette. Regard. Plus de vase.
card-meeting-crasher = Squatteur de visio
    .text = Ton micro est coupé. Ma caméra, non.
card-aquarium-angler = Pêcheur d’aquarium
    .text = Je ne fais que regarder. Avec une patte.
card-sofa-shredder = Éventreur de canapé
    .text = Il était trop symétrique.
card-shoelace-slayer = Terreur des lacets
    .text = Instantané : commets-la (en payant son coût) dès qu’un Chat, même toi, utilise une carte Bêtise.
card-loo-roll-rodeo = Rodéo papier toilette
    .text = Instantané : commets-la gratuitement dès qu’un Chat, même toi, utilise un Événement.
card-four-am-serenade = Sérénade de 4 heures
    .text = Une fois commise : choisis un adversaire qui a des cartes ; il en défausse 1 de son choix.
card-butter-burglar = Voleur de beurre
    .text = Une fois commise : prends une carte au hasard dans la main d’un adversaire qui a plus de points que toi.
card-keyboard-warrior = Guerrier du clavier
    .text = Une fois commise : pioche 1 carte.
card-slipper-surprise = Surprise en pantoufle
    .text = C’est chaud. Ça ne devrait pas être mouillé.
card-spreadsheet-stomper = Piétine-tableur
    .text = Le trimestre finit en queue de chat.
card-curtain-climber = Alpiniste des rideaux
    .text = Camp de base : le fauteuil.
card-sock-heist = Rapt de chaussette
    .text = Instantané : commets-la (en payant son coût) dès qu’un Chat, même toi, utilise une carte Affection.
card-pen-nudger = Pousse-stylo
    .text = Instantané : commets-la gratuitement dès qu’un Chat, même toi, utilise un Événement.
card-toe-ambush = Embuscade aux orteils
    .text = Instantané : commets-la (en payant son coût) dès qu’un Chat, même toi, utilise une carte Bêtise.
card-houseplant-salad = Salade de ficus
    .text = Bio. Regrettée à l’aube.
card-coaster-launcher = Lance-sous-verres
    .text = La gravité marche encore. Je revérifie.
card-faux-starvation = Famine imaginaire
    .text = Je vois le fond du bol !
card-adoption-day-5 = Jour d’adoption (5)
    .text = N’importe quel Chat Sauvage, même toi, devient Domestique et garde son Affection.
card-adoption-day-84 = Jour d’adoption (84)
    .text = N’importe quel Chat Sauvage, même toi, devient Domestique et garde son Affection.
card-escape = Grande évasion
    .text = Un Chat Domestique, même toi, vire Sauvage et défausse la moitié de ses cœurs (arrondi inférieur).
card-enemy-of-my-enemy = L’ennemi de mon ennemi
    .text = Un adversaire doit en attaquer un autre ; puis tu peux attaquer la même cible ou encaisser 1 Affection.
card-animal-control = Fourrière
    .text = Un autre Chat Sauvage défausse toute son Affection et rend un jeton Bond s’il en a un.
card-scavenger = Fouille-poubelles
    .text = Prends une carte de ton choix dans la Litière ; deux si tu es Sauvage.
card-laser-pointer-2 = Pointeur laser (2)
    .text = En réponse seulement, pour un jeton : annule une carte du Chat au Jouet, ou un Bond contre toi.
card-laser-pointer-80 = Pointeur laser (80)
    .text = En réponse seulement, pour un jeton : annule une carte du Chat au Jouet, ou un Bond contre toi.
card-blame-the-dog-3 = La faute au chien (3)
    .text = En réponse seulement, pour un jeton : une Bêtise du Chat au Jouet, ou contre toi, coûte et rapporte 0.
card-blame-the-dog-82 = La faute au chien (82)
    .text = En réponse seulement, pour un jeton : une Bêtise du Chat au Jouet, ou contre toi, coûte et rapporte 0.
card-midnight-run = Virée de minuit
    .text = Joue deux cartes de ta main, l’une après l’autre. Elles ne coûtent aucune action.
card-multiplikitty = Multiplichaton
    .text = Une de tes cartes encaissées te paie le double de cœurs jusqu’à la fin de ce tour.
card-bush-dweller = Chat buissonnier
    .text = Prends une carte au hasard dans la main d’un adversaire.
card-tree-dweller = Chat perché
    .text = Regarde la main d’un adversaire ; tu peux échanger une de tes cartes contre une des siennes.
card-tail-chase = Tête-à-queue
    .text = Retourne l’Indicateur de sens : on joue désormais dans l’autre sens.
card-catnip-pawty = Chat-rivari
    .text = Tu pioches 2 cartes, puis chaque autre Chat en pioche 1.
card-vacuum-of-doom = Aspirateur infernal
    .text = Chaque autre Chat qui a des cartes en défausse 1 de son choix.
card-can-opener-concert = Concert d’ouvre-boîte
    .text = En commençant par toi, chaque Chat peut encaisser 1 carte Affection de sa main.
card-paw-ty-favours = Papatte-surprise
    .text = Chaque Chat choisit en secret 1 carte de sa main ; tous passent la leur en même temps au Chat suivant.
card-spray-bottle = Pschitt-pschitt
    .text = Un adversaire perd 1 point. Instantané : joue-la dès qu’un Chat, même toi, utilise une carte Bêtise.
card-curiosity = Curiosité, joli défaut
    .text = Pioche 3 cartes, puis défausse 1 carte de ta main.
card-gravity-check = Test de gravité
    .text = Un adversaire défausse une de ses cartes encaissées, de son choix.
card-zoomies = Quart d’heure de folie
    .text = Pioche 2 cartes. Instantané : joue-la dès qu’un Chat, même toi, utilise une carte Bêtise.
card-sir-naps-a-lot = Sire Lance-au-Lit
    .text = Chevalier du Coussin rond.
card-duchess-of-hiss = Duchesse de Crachemire
    .text = Ne s’amuse plus depuis qu’on a fermé la fenêtre.
card-professor-whiskerton = Professeur Vibrisse
    .text = Nombreuses publications sur la chute des objets.
card-captain-zoom = Capitaine Fracasse
    .text = Cap : le bas de l’escalier. Vitesse : toute.
card-lady-loaf = Dame Brioche
    .text = Levée deux fois par jour.
card-mister-mittens = Monsieur Mitaines
    .text = Toujours bien mis, jamais à l’heure.
