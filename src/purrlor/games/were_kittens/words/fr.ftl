### Were Kittens en français. Penny, Nickel, Dime et Quarter gardent leur nom ; tous sont masculins et commencent par une
### consonne, donc « un { $coin } », « du { $coin } » et « chat { $coin } » vont toujours.
### Une pièce du village est un villageois, une pièce dans une case un chat, une pièce en main, à la gamelle ou dans la
### frousse une victime. La griffe est la force.

## Le jeu

game = Were Kittens
    .line = Rôde au village par clair de lune : fais de quelques pièces des chatons-garous, et croque les autres.

## Options d'une table

option-start_pick = Pièces de départ
    .help = Choisir les pièces de départ en secret, tous à la fois, ou à découvert, chacun son tour.
option-start_pick-simultaneous = Tous à la fois
option-start_pick-sequential = Chacun son tour
option-quarter_race = Qui reçoit le Quarter
    .help = Le Quarter va à qui place le moins de pièces, à qui finit en premier, ou fait le tour de la table.
option-quarter_race-fewest_coins = Moins de pièces placées
option-quarter_race-first_done = Premier à finir
option-quarter_race-rotate = Tour de table
option-overeat = Gloutonnerie
    .help = Les chats peuvent-ils manger plus que nécessaire ?
option-overeat-on = Permise
option-overeat-off = Interdite
option-eat_on_repopulate = Manger avant de repeupler
    .help = Un chat peut-il manger avant de repeupler le village ?
option-eat_on_repopulate-off = Interdit
option-eat_on_repopulate-on = Permis
option-slot_stacking = Chats par case
    .help = Une case accueille un seul chat, ou autant qu’on veut.
option-slot_stacking-off = Un seul
option-slot_stacking-on = Sans limite
option-final_tie = Égalité finale
    .help = Les ex æquo partagent leur rang, ou le Quarter tranche, ou le nombre de chats.
option-final_tie-shared = Partage
option-final_tie-quarter = Le Quarter tranche
option-final_tie-cats = Le plus de chats gagne
option-stall_limit = Manches creuses
    .help = La partie finit quand personne ne gagne rien pendant autant de manches de suite.
option-stall_limit-n =
    { $n ->
        [one] Après une manche
       *[other] Après { $n } manches
    }
option-stall_limit-0 = Jamais
option-max_rounds = Dernière manche
    .help = La partie finit au plus tard après cette manche.
option-max_rounds-n = Manche { $n }
option-characters = Personnages
    .help = Avec eux, chacun joue l’un des six personnages.
option-characters-off = Sans
option-characters-on = Avec

## Lieux de la table

zone-city = Village
zone-supply = Réserve
zone-centre = Centre
zone-cats = Chats
    .costs = Griffe pour un nouveau chat
zone-hand = Main
zone-eat = Gamelle
zone-scare = Frousse
zone-character = Personnages
zone-dealt = Personnages
zone-quarter = Quarter

## À côté d'un nom ($card : le personnage) ; les mots comptés précèdent un nombre

badge-quarter = Quarter
badge-turn = Joue
badge-done = A fini
badge-character = { $card }
count-cats = Chats
count-victims = Victimes
fact-reach = griffe jusqu’à { $n }
fact-feeds = +{ $n } griffe

## Sur une pièce

mark-tails = Côté pile
mark-acting = Agit
mark-number = Agit au numéro
mark-sealed = Secret
mark-used = Déjà servi
mark-claw = Griffe

## Questions ($coin, $slot : le chat qui agit ou qu'on va créer, ou la pièce à prendre ; $left : combien il en reste)

ask-keep_character = Garde l’un de tes deux personnages
ask-choose_start = Choisis tes deux pièces de départ
ask-place_victims = Mets des victimes à la gamelle pour tes chats, ou arrête là
ask-place-or-scare = Mets des victimes à la gamelle, ou effraie-les, ou arrête là
ask-place_city_coin = { $left ->
    [one] Mets la dernière pièce dans le village
   *[other] Mets une pièce dans le village ; il en manque encore { $left }
}
ask-order_scare_h4 = { $left ->
    [one] Faire agir une case plus tôt grâce à ta victime effrayée ?
   *[other] Faire agir une case plus tôt grâce à l’une de tes { $left } victimes effrayées ?
}
ask-keep_leftover = { $left ->
    [one] Reprendre en main une victime restée dans la gamelle ?
   *[other] Reprendre en main jusqu’à { $left } victimes restées dans la gamelle ?
}
ask-swap = Échanger une pièce du village avant que ton chat { $coin } (case { $slot }) agisse ?
ask-cat_action = Que fait ton chat { $coin } en case { $slot } ?
ask-may-scare-to-take = Te servir d’une victime effrayée pour prendre un { $coin } ?
ask-may-scare-to-make = Te servir d’une victime effrayée pour créer un chat { $coin } en case { $slot } ?
ask-scare-to-take = Quelle victime effrayée t’aide à prendre un { $coin } ?
ask-scare-to-make = Quelle victime effrayée t’aide à créer un chat { $coin } en case { $slot } ?
ask-eat-to-take = Que mange ton chat pour prendre un { $coin } ?
ask-eat-to-make = Que mange ton chat pour créer un chat { $coin } en case { $slot } ?
ask-may-eat-to-take = Mange avant de prendre un { $coin }, ou arrête
ask-may-eat-to-make = Mange avant de créer un chat { $coin } en case { $slot }, ou arrête
ask-may-eat = Mange avant de repeupler le village, ou arrête

## Ce qui est en jeu ($claw : la griffe du chat ; $food : ce que toute la gamelle ajouterait ; $most : les deux ensemble ;
## $need : la griffe qu'il faut ; $mine, $theirs : tes points, ceux du meilleur rival ; $after, $before : points après et avant)

stake-keep = L’autre quitte la partie. Pour servir, le tien demande des victimes effrayées, donc non mangées.
stake-start = L’une devient ton chat, l’autre une victime en main. Petite case : agit tôt ; griffe forte : prend plus.
stake-place-fewest = Ce qui reste dans la gamelle est perdu. Qui place le moins prend le Quarter et commence ; à égalité : { WHO($seat) ->
    [you] toi
   *[other] { $seat }
}.
stake-place-fewest-lot = Ce qui reste dans la gamelle est perdu. Qui place le moins prend le Quarter et commence ; à égalité, le sort décide.
stake-place-race = Ce qui reste dans la gamelle est perdu. Qui finit en premier prend le Quarter et commence.
stake-place-late = Ce qui reste dans la gamelle est perdu. { $seat } a fini en premier et tient le Quarter.
stake-place-rotate = Ce qui reste dans la gamelle est perdu. Le Quarter de cette manche : { WHO($seat) ->
    [you] pour toi
   *[other] pour { $seat }
}.
stake-place-lot = Ce qui reste dans la gamelle est perdu. Le sort décide qui reçoit le Quarter.
stake-place-last = C’est la dernière manche : ce qui reste dans la gamelle est à toi et compte.
stake-populate = { WHO($seat) ->
    [you] Ensuite agit ton chat { $coin } en case { $slot } : il peut prendre jusqu’à griffe { $most }.
   *[other] Ensuite { $seat } agit avec un chat { $coin } en case { $slot }, qui peut prendre jusqu’à griffe { $most }.
}
stake-populate-quiet = Plus aucun chat n’agit dans cette manche : le village attend la suivante.
stake-hurry = Les petits numéros choisissent d’abord au village. Tes victimes effrayées te reviennent au retour au calme.
stake-swap = { $left ->
    [one] Ta victime effrayée ne servira plus dans cette manche.
   *[other] L’une de tes { $left } victimes effrayées ne servira plus dans cette manche.
} Ton chat peut prendre jusqu’à griffe { $most }.
stake-act = Griffe { $claw }{ $food ->
    [0] { "" }
   *[other] { " " }({ $most } s’il mange tout)
}. Tu as { $mine } points, { $seat } { $theirs } ; { $left ->
    [one] il reste une pièce
   *[other] il reste { $left } pièces
} au village et en réserve.
stake-needs = Ton chat { $coin } (case { $slot }) a une griffe de { $claw }{ $food ->
    [0] { "" }
   *[other] { " " }({ $most } s’il mange tout)
} ; il faut { $need }.
stake-must-scare = Ton chat { $coin } (case { $slot }) a une griffe de { $claw }{ $food ->
    [0] { "" }
   *[other] { " " }({ $most } s’il mange tout)
} ; il faut { $need } : impossible sans victime effrayée.
stake-enough = Ton chat { $coin } (case { $slot }) a une griffe de { $claw }, il faut { $need } : manger plus ne sert à rien.
stake-snack = Aucune griffe n’est requise. Ce que mange ton chat va à la réserve, et peut-être au village.
stake-leftovers = { $count ->
    [one] Une victime reste dans la gamelle, perdue si tu la laisses
   *[other] { $count } victimes restent dans la gamelle, perdues si tu les laisses
} : { $after } points au lieu de { $before }.

## Coups ($need : la griffe qu'il faut ; $claw : ce qu'ajoute un repas) ; le nom est sur un bouton

move-keep = Garder { $character }
    .name = Garder
move-start = Commencer avec un chat { $coin } en case { $slot } et un { $coin } en main
    .name = Commencer
move-place = Mettre un { $coin } à la gamelle
    .name = À la gamelle
move-scare = Effrayer un { $coin }
    .name = Effrayer
move-done = Arrêter là
    .name = Arrêter là
move-populate = Mettre un { $coin } dans le village
    .name = Au village
move-hurry = Faire agir la case { $slot } un numéro plus tôt
    .name = Avancer
move-go = Laisser agir les chats
    .name = Laisser agir
move-swap = Échanger un { $coin } du village contre un { $coin2 } de la réserve
    .name = Échanger
move-use = Utiliser le { $coin } effrayé
    .name = Utiliser
move-spare = N’utiliser aucune victime effrayée
    .name = N’en utiliser aucune
move-pass = Passer
    .name = Passer
move-take = Prendre un { $coin } (griffe { $need })
    .name = Prendre
move-make = Créer un chat { $coin } en case { $slot } (griffe { $need })
    .name = Créer un chat
move-repopulate = Repeupler le village
    .name = Repeupler
move-eat = Manger un { $coin } (griffe +{ $claw })
    .name = Manger
move-stop = Ne plus manger
    .name = Ne plus manger
move-save = Reprendre un { $coin } en main
    .name = Reprendre
move-leave = Laisser le reste
    .name = Laisser le reste

## Où mène un coup, en bref ($after : tes points ensuite, $before : maintenant ; $claw, $need : la griffe du chat, et celle
## qu'il faut ; $missing : la griffe qui manque ; $count : combien de pièces)

so-keep-soften = Par victime effrayée : un villageois à prendre compte { $by } de moins
so-keep-sire = Par victime effrayée : un chat à créer demande { $by } de griffe en moins
so-keep-swap = Par victime effrayée : échange une pièce du village avant d’agir
so-keep-hurry = Par victime effrayée : une de tes cases agit un numéro plus tôt
so-keep-leftovers = Par victime effrayée : reprends une victime non mangée
so-keep-copy = Par victime effrayée : ton chat peut prendre la griffe d’un tel chat
so-start = Griffe { $claw }, { $points } points, agit au { $slot } ; la victime nourrit de +{ $food }
so-place = Jusqu’à griffe { $most } pour un chat ; une fois perdu : { $after } points (contre { $before })
so-scare = { $n ->
    [one] { $character } peut servir une fois ; la pièce revient
   *[other] { $character } peut servir { $n } fois ; les pièces reviennent
}
so-done = { $count ->
    [0] Rien à manger : griffe { $most } au plus dans cette manche
    [one] Une victime à manger : jusqu’à griffe { $most }
   *[other] { $count } victimes à manger : jusqu’à griffe { $most }
}
so-done-first = Tu prends le Quarter et commences, avec griffe { $most } au plus
so-populate-prey = { WHO($seat) ->
    [you] Tu agis ensuite et peux le prendre (griffe { $need })
   *[other] { $seat } agit ensuite et peut le prendre (griffe { $need })
}
so-populate-safe = { WHO($seat) ->
    [you] Tu agis ensuite et ne peux pas le prendre (griffe { $need })
   *[other] { $seat } agit ensuite et ne peut pas le prendre (griffe { $need })
}
so-populate-stays = Reste au village pour la manche suivante
so-take = { $after } points (contre { $before }) ; à manger dès la manche suivante
so-take-eating = Il faut d’abord manger pour { $missing } de griffe
so-take-helped = Il manque { $missing } de griffe : manger, ou une victime effrayée
so-make = { $points } points acquis ; agit au { $slot } dès la manche suivante, griffe { $claw }
so-make-eating = Manger pour { $missing } de griffe ; { $points } points, agit au { $slot }, griffe { $claw }
so-make-helped = Il manque { $missing } (manger ou effrayer) ; { $points } points, agit au { $slot }, griffe { $claw }
so-end-ahead = Dernière pièce : la partie finit et tu gagnes, { $mine } à { $theirs }
so-end-level = Dernière pièce : la partie finit, égalité avec { $seat } à { $mine }
so-end-behind = Dernière pièce : la partie finit et { $seat } gagne, { $theirs } à { $mine }
so-repopulate = { $count ->
    [one] Une pièce repart
   *[other] { $count } pièces repartent
} ; { WHO($seat) ->
    [you] tu peuples le village en premier
   *[other] { $seat } peuple le village en premier
}
so-same-city = { $left ->
    [one] La seule pièce revient : seule l’action est perdue
   *[other] Les { $left } pièces reviennent toutes : seule l’action est perdue
}
so-pass = Ce chat se repose ; { WHO($seat) ->
    [you] tu agis ensuite
   *[other] { $seat } agit ensuite
} (case { $slot })
so-pass-last = Ce chat se repose ; plus aucun n’agit dans cette manche
so-pass-waste = Ton dernier chat de la manche : { $count ->
    [one] une victime de la gamelle perdue
   *[other] { $count } victimes de la gamelle perdues
}
so-eat-short = Griffe { $claw }, il faut { $need } : pas encore assez ; { $after } points (contre { $before })
so-eat-enough = Griffe { $claw }, il faut { $need } : assez ; { $after } points (contre { $before })
so-eat-more = Il ne faut pas plus de griffe ; { $after } points (contre { $before })
so-stop-take = Prend le { $coin } : { $after } points (contre { $before })
so-stop-make = Crée le chat { $coin } : { $after } points (contre { $before })
so-use = Griffe { $claw }, il faut { $need } : assez sans manger
so-use-eating = Griffe { $claw }, il faut { $need } : il faut manger le reste
so-spare = Griffe { $claw }, il faut { $need } : assez ; ta victime effrayée reste prête
so-spare-eating = Griffe { $claw }, il faut { $need } : il faut manger le reste
so-swap-prey = Ton chat peut prendre le { $coin } (griffe { $need })
so-swap-safe = Ton chat ne peut pas prendre le { $coin } (griffe { $need })
so-spare-swap = { $left ->
    [one] Le village reste tel quel ; ta victime effrayée reste prête
   *[other] Le village reste tel quel ; { $left } victimes effrayées restent prêtes
}
so-hurry = { $rivals ->
    [0] Agit au { $number }, avant tous les chats rivaux
    [one] Agit au { $number }, après un chat rival
   *[other] Agit au { $number }, après { $rivals } chats rivaux
}
so-go = { $left ->
    [one] Les numéros restent ; ta victime effrayée ne sert à rien
   *[other] Les numéros restent ; { $left } victimes effrayées ne servent à rien
}
so-save = Reste à toi : { $after } points si le reste est perdu
so-leave = { $count ->
    [one] Une victime part à la réserve : { $after } points (contre { $before })
   *[other] { $count } victimes partent à la réserve : { $after } points (contre { $before })
}
so-leave-losing = { $count ->
    [one] Une victime est perdue : { $after } points (contre { $before })
   *[other] { $count } victimes sont perdues : { $after } points (contre { $before })
}

## Ce qui s'est passé ($reason : une phrase entière, voir à la fin)

event-round = La manche { $number } commence.
event-chose = { WHO($seat) ->
    [you] Ton choix est fait.
   *[other] { $seat } a fait son choix.
}
event-kept = { WHO($seat) ->
    [you] Tu gardes { $card }.
   *[other] { $seat } garde { $card }.
}
event-started-cat = { WHO($toOwner) ->
    [you] Tu commences avec un chat { $card }.
   *[other] { $toOwner } commence avec un chat { $card }.
}
event-started-victim = { WHO($toOwner) ->
    [you] Tu commences avec un { $card } en main.
   *[other] { $toOwner } commence avec un { $card } en main.
}
event-done = { WHO($seat) ->
    [you] Tu as fini de placer.
   *[other] { $seat } a fini de placer.
}
event-placed = { WHO($fromOwner) ->
    [you] Tu mets un { $card } à la gamelle.
   *[other] { $fromOwner } met un { $card } à la gamelle.
}
event-scared = { WHO($fromOwner) ->
    [you] Tu effraies un { $card }.
   *[other] { $fromOwner } effraie un { $card }.
}
event-took-quarter = { WHO($toOwner) ->
    [you] Tu prends le Quarter.
   *[other] { $toOwner } prend le Quarter.
}
event-kept-quarter = { WHO($seat) ->
    [you] Tu gardes le Quarter.
   *[other] { $seat } garde le Quarter.
}
event-populated = { WHO($seat) ->
    [you] Tu mets un { $coin } dans le village.
   *[other] { $seat } met un { $coin } dans le village.
}
event-hurried = { WHO($seat) ->
    [you] Tu fais agir ta case { $slot } un numéro plus tôt.
   *[other] { $seat } fait agir sa case { $slot } un numéro plus tôt.
}
event-went = { WHO($seat) ->
    [you] Tu laisses agir les chats.
   *[other] { $seat } laisse agir les chats.
}
event-passed = { WHO($seat) ->
    [you] Tu passes avec ton chat en case { $slot }.
   *[other] { $seat } passe avec son chat en case { $slot }.
}
event-used = { WHO($seat) ->
    [you] Tu te sers de ton { $coin } effrayé.
   *[other] { $seat } se sert d’un { $coin } effrayé.
}
event-swapped-out = Un { $card } s’éclipse du village.
event-swapped-in = Un { $card } s’y glisse à la place.
event-ate = { WHO($fromOwner) ->
    [you] Tu donnes un { $card } à manger à ton chat.
   *[other] { $fromOwner } donne un { $card } à manger à son chat.
}
event-took = { WHO($toOwner) ->
    [you] Tu prends un { $card }.
   *[other] { $toOwner } prend un { $card }.
}
event-made = { WHO($seat) ->
    [you] Tu crées un chat { $coin } en case { $slot }.
   *[other] { $seat } crée un chat { $coin } en case { $slot }.
}
event-repopulated = { WHO($seat) ->
    [you] Tu repeuples le village.
   *[other] { $seat } repeuple le village.
}
event-returned = Un { $card } retourne à la réserve.
event-saved = { WHO($toOwner) ->
    [you] Tu reprends en main un { $card } resté dans la gamelle.
   *[other] { $toOwner } reprend un { $card } resté dans la gamelle.
}
event-calmed = { WHO($toOwner) ->
    [you] Ton { $card } effrayé revient dans ta main.
   *[other] { $toOwner } récupère un { $card } effrayé.
}
event-wasted = { WHO($fromOwner) ->
    [you] Tu perds un { $card } resté dans la gamelle : il part à la réserve.
   *[other] { $fromOwner } perd un { $card } resté dans la gamelle : il part à la réserve.
}
event-refreshed = Tous les chats se retournent côté face.
event-idle = { $number ->
    [one] Personne n’a rien gagné dans cette manche.
   *[other] Personne n’a rien gagné depuis { $number } manches.
}
event-ended = La partie est finie. { $reason }

## Alertes : la partie peut finir avec cette manche, et qui gagnerait

alarm-last-round = C’est la dernière manche
alarm-idle = Si personne ne gagne rien dans cette manche, la partie finit
alarm-coins = { $left ->
    [one] Plus qu’une pièce : la partie peut finir avec cette manche
   *[other] Plus que { $left } pièces : la partie peut finir avec cette manche
}
alarm-leads = { WHO($seat) ->
    [you] Tu mènes avec { $points } points
   *[other] { $seat } mène avec { $points } points
}
alarm-level = Égalité en tête avec { $points } points

## Où en est la partie ($round : numéro de la manche ; $idle : manches de suite où personne n'a rien gagné)

phase-setup = Mise en place
phase-place = Manche { $round } : placer les victimes{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } manche creuse
   *[other] { " " }· { $idle } manches creuses de suite
}
phase-populate = Manche { $round } : peupler le village{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } manche creuse
   *[other] { " " }· { $idle } manches creuses de suite
}
phase-hurry = Manche { $round } : avant que les chats agissent{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } manche creuse
   *[other] { " " }· { $idle } manches creuses de suite
}
phase-act = Manche { $round } : les chats agissent{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } manche creuse
   *[other] { " " }· { $idle } manches creuses de suite
}
phase-populate-again = Manche { $round } : peupler le village{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } manche creuse
   *[other] { " " }· { $idle } manches creuses de suite
}
phase-refresh = Manche { $round } : retour au calme{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } manche creuse
   *[other] { " " }· { $idle } manches creuses de suite
}
phase-end = Manche { $round } : la fin{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } manche creuse
   *[other] { " " }· { $idle } manches creuses de suite
}

## La fin : pourquoi, et les lignes du score

reason-coins-gone = Il ne reste aucune pièce au village ni dans la réserve.
reason-stalled = Personne n’a rien gagné depuis trop de manches.
reason-round-limit = La dernière manche est finie.
part-cats = Chats
part-pennies = Pennies
part-nickels = Nickels
part-dimes = Dimes

## D'où viennent les points d'une ligne ($number : combien ; $each : points pour chacun)

note-cats = { $number ->
    [one] { $number } chat
   *[other] { $number } chats
}
note-fewest = { $number } × { $each }, le moins nombreux
note-second = { $number } × { $each }, le deuxième en nombre
note-most = { $number } × { $each }, le plus nombreux
note-none = Aucun

## Sortes de pièces

kind-coin = Pièce
kind-marker = Marqueur
kind-board = Plateau
kind-character = Personnage

## Cards

card-penny = Penny
    .text = Chat : griffe 3, 2 points ; en créer un : griffe 11 moins sa case. Villageois : griffe 1 ; victime mangée : +1.
card-nickel = Nickel
    .text = Chat : griffe 2, 3 points ; en créer un : griffe 10 moins sa case. Villageois : griffe 2 ; victime mangée : +2.
card-dime = Dime
    .text = Chat : griffe 1, 2 points ; en créer un : griffe 9 moins sa case. Villageois : griffe 3 ; victime mangée : +3.
card-quarter = Quarter
    .text = Qui le détient met la première pièce au village et agit en premier à numéro égal. Ne vaut aucun point.
card-player-card = Carte de joueur
    .text = Six cases pour tes chats, de 1 à 6, une gamelle pour les victimes à manger, un coin pour celles à effrayer.
card-boo-radfur = Bouh Radpoil
    .text = Ton chat prend un villageois ? Utilise une victime effrayée : la griffe du villageois baisse de 1 (minimum 1).
card-clawdius-the-sire = Griffus le Sire
    .text = Tu crées un chat ? Utilise une victime effrayée : la griffe nécessaire baisse de 2 (minimum 1).
card-the-purrsuader = Amichalement Vôtre
    .text = Avant l’action de ton chat : utilise une victime effrayée pour échanger une pièce du village contre un autre type de la réserve.
card-early-purrd = Matoutinal
    .text = Avant que les chats agissent : chaque victime effrayée utilisée fait agir une de tes cases un numéro plus tôt cette manche.
card-leftover-lurker = Pique-assiette
    .text = Au retour au calme : pour chacune de tes victimes effrayées, tu peux reprendre en main une victime non mangée.
card-copycat = Copie-chat
    .text = Ton chat prend ou crée ? Utilise une victime effrayée : il a la griffe qu’elle aurait en chat, si c’est mieux.
