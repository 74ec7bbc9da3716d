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
    .help = La partie finit après autant de manches de suite où personne ne gagne rien ; 0 veut dire jamais.
option-max_rounds = Dernière manche
    .help = La partie finit au plus tard après cette manche.
option-characters = Personnages
    .help = Avec eux, chacun joue l’un des six personnages.
option-characters-off = Sans
option-characters-on = Avec

## Lieux de la table

zone-city = Village
zone-supply = Réserve
zone-centre = Centre
zone-cats = Chats
zone-hand = Main
zone-eat = Gamelle
zone-scare = Frousse
zone-character = Personnage
zone-dealt = Personnages
zone-quarter = Quarter

## À côté d'un nom ($card : le personnage) ; les mots comptés précèdent un nombre

badge-quarter = Quarter
badge-turn = Joue
badge-done = A fini
badge-character = { $card }
count-cats = Chats
count-victims = Victimes

## Sur une pièce

mark-tails = Côté pile
mark-acting = Agit
mark-number = Agit au numéro
mark-sealed = Secret
mark-used = Déjà servi

## Questions ($coin, $slot : le chat qui agit ; $claw : sa griffe ; $food : ce que toute la gamelle ajouterait ; $most : les
## deux ensemble ; $need : la griffe qu'il faut ; $coin2, $slot2 : la pièce voulue, et sa case ; $left : combien il en reste)

ask-keep_character = Garde l’un de tes deux personnages
ask-choose_start = Choisis tes pièces de départ : l’une devient un chat, l’autre une victime dans ta main
ask-place_victims = Mets des victimes de ta main à la gamelle pour tes chats, ou arrête là
ask-place-or-scare = Mets des victimes de ta main à la gamelle, ou effraie-les, ou arrête là
ask-place_city_coin = { $left ->
    [one] Mets la dernière pièce dans le village
   *[other] Mets une pièce dans le village ; il en manque encore { $left }
}
ask-order_scare_h4 = { $left ->
    [one] Sers-toi de ta victime effrayée pour faire agir une case plus tôt, ou laisse agir les chats
   *[other] Sers-toi d’une de tes { $left } victimes effrayées pour faire agir une case plus tôt, ou laisse agir les chats
}
ask-keep_leftover = { $left ->
    [one] Reprends en main une victime restée dans la gamelle, ou laisse le reste
   *[other] Reprends en main jusqu’à { $left } victimes restées dans la gamelle, ou laisse le reste
}
ask-swap = Avant que ton chat { $coin } (case { $slot }) agisse, échange une pièce du village grâce à une victime effrayée, ou non
ask-cat_action = Choisis une action : ton chat { $coin } (case { $slot }) a une griffe de { $food ->
    [0] { $claw }
   *[other] { $claw } ({ $most } s’il mange tout)
}
ask-may-scare-to-take = Sers-toi d’une victime effrayée, ou non : ton chat { $coin } (case { $slot }) a une griffe de { $food ->
    [0] { $claw }
   *[other] { $claw } ({ $most } s’il mange tout)
} ; il faut { $need } pour prendre un { $coin2 }
ask-may-scare-to-make = Sers-toi d’une victime effrayée, ou non : ton chat { $coin } (case { $slot }) a une griffe de { $food ->
    [0] { $claw }
   *[other] { $claw } ({ $most } s’il mange tout)
} ; il faut { $need } pour créer un chat { $coin2 } en case { $slot2 }
ask-scare-to-take = Choisis la victime effrayée à utiliser : ton chat { $coin } (case { $slot }) a une griffe de { $food ->
    [0] { $claw }
   *[other] { $claw } ({ $most } s’il mange tout)
} ; il faut { $need } pour prendre un { $coin2 }
ask-scare-to-make = Choisis la victime effrayée à utiliser : ton chat { $coin } (case { $slot }) a une griffe de { $food ->
    [0] { $claw }
   *[other] { $claw } ({ $most } s’il mange tout)
} ; il faut { $need } pour créer un chat { $coin2 } en case { $slot2 }
ask-eat-to-take = Mange une victime : ton chat { $coin } (case { $slot }) a une griffe de { $food ->
    [0] { $claw }
   *[other] { $claw } ({ $most } s’il mange tout)
} ; il faut { $need } pour prendre un { $coin2 }
ask-eat-to-make = Mange une victime : ton chat { $coin } (case { $slot }) a une griffe de { $food ->
    [0] { $claw }
   *[other] { $claw } ({ $most } s’il mange tout)
} ; il faut { $need } pour créer un chat { $coin2 } en case { $slot2 }
ask-may-eat-to-take = Mange, ou arrête : ton chat { $coin } (case { $slot }) a une griffe de { $food ->
    [0] { $claw }
   *[other] { $claw } ({ $most } s’il mange tout)
} ; il faut { $need } pour prendre un { $coin2 }
ask-may-eat-to-make = Mange, ou arrête : ton chat { $coin } (case { $slot }) a une griffe de { $food ->
    [0] { $claw }
   *[other] { $claw } ({ $most } s’il mange tout)
} ; il faut { $need } pour créer un chat { $coin2 } en case { $slot2 }
ask-may-eat = Mange une victime, ou arrête : ton chat { $coin } (case { $slot }) va repeupler le village

## Coups, sur des boutons ($need : la griffe qu'il faut ; $claw : ce qu'ajoute un repas, sinon la griffe du chat)

move-keep = Garder { $character }
move-start = Commencer avec un chat { $coin } en case { $slot } et un { $coin } en main
move-place = Mettre un { $coin } à la gamelle
move-scare = Effrayer un { $coin }
move-done = Arrêter là
move-populate = Mettre un { $coin } dans le village
move-hurry = Faire agir la case { $slot } un numéro plus tôt
move-go = Laisser agir les chats
move-swap = Échanger un { $coin } du village contre un { $coin2 } de la réserve
move-use = Utiliser le { $coin } effrayé (griffe { $claw }, il faut { $need })
move-spare = N’utiliser aucune victime effrayée
move-pass = Passer
move-take = Prendre un { $coin } (griffe { $need })
move-make = Créer un chat { $coin } en case { $slot } (griffe { $need })
move-repopulate = Repeupler le village
move-eat = Manger un { $coin } (griffe +{ $claw })
move-stop = Ne plus manger
move-save = Reprendre un { $coin } en main
move-leave = Laisser le reste

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
