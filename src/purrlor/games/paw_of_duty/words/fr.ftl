### Paw of Duty en français, la bataille de deux escouades de chats. Un Kitty est un Minou. Les noms de cartes entrent dans
### les phrases sans article, et rien ne s'accorde avec eux. $square est une case du plateau, de a1 à e5.

## Le jeu

game = Paw of Duty
    .line = Déploie ton escouade, pointe chaque moustache du bon côté, et tiens trois cases en ligne dans la ville.

## Ce dont on convient avant la partie (un ordre : une carte Tactique jouée ou défaussée)

option-first_player = Qui commence
    .help = Le hasard décide qui commence, ou tu choisis une place.
option-first_player-random = Au hasard
option-lines_by_level = Ordres par niveau
    .help = Combien d’ordres permet un Minou de niveau 1, 2, 3 ou 4 le tour où il est posé.
option-lines_by_level-falling = 4, 3, 2 ou 1 ordre
option-lines_by_level-gentle = 4, 3, 3 ou 2 ordres
option-lines_by_level-flat = Toujours 3 ordres
option-claws_combo = Toutes griffes dehors, deux effets
    .help = Toutes griffes dehors peut déplacer ou tourner un Minou, puis attaquer avec lui.
option-claws_combo-off = Non
option-claws_combo-on = Oui
option-claws_outside_hand_count = Griffes hors de la main
    .help = On pioche jusqu’à cinq cartes sans compter Toutes griffes dehors.
option-claws_outside_hand_count-off = Non
option-claws_outside_hand_count-on = Oui
option-deploy_outer = Débarquer au Faubourg
    .help = Les Minous peuvent toujours être posés au Faubourg aussi.
option-deploy_outer-off = Non
option-deploy_outer-on = Oui
option-clear_outer_tokens_on_return = La Ville efface les jetons
    .help = Un Minou qui revient en Ville perd ses jetons en trop.
option-clear_outer_tokens_on_return-off = Non
option-clear_outer_tokens_on_return-on = Oui
option-outer_tokens_extra = Jetons en trop pour la capture
    .help = Un Minou avec autant de jetons en trop reçus au Faubourg est capturé.
option-outer_tokens_extra-n = { $n } jetons en trop
option-line_must_not_move = Lignes immobiles
    .help = Une ligne annoncée est rompue dès qu’un de ses Minous bouge, même s’il revient.
option-line_must_not_move-off = Non
option-line_must_not_move-on = Oui
option-manual_declare = Annoncer ses lignes soi-même
    .help = On choisit d’annoncer une ligne ou non ; une ligne gardée secrète ne peut pas gagner.
option-manual_declare-off = Non
option-manual_declare-on = Oui
option-open_kitty_draw = Pioche de Minous visible
    .help = Les deux camps voient les deux Minous piochés.
option-open_kitty_draw-off = Non
option-open_kitty_draw-on = Oui
option-final_tie = Égalité parfaite
    .help = Ce qui se passe si niveaux capturés et niveaux sur le plateau sont égaux.
option-final_tie-draw = Match nul
option-final_tie-second_player = Qui a joué en second gagne

## Lieux de la table (la Ville : les neuf cases du milieu ; le Faubourg : l'anneau autour)

zone-board = Ville et Faubourg
zone-kitties = Pioche de Minous
zone-tactics = Pioche Tactique
zone-discards = Défausse
zone-played = Jouées ce tour
zone-lines = Ordres restants
zone-rescued = Sauvés
zone-hand = Cartes Tactique
zone-captured = Capturés
zone-drawn = Minous piochés
zone-compass = Directions
zone-box = Boîte

## À côté d'un nom : la couleur des jetons, à qui le tour, qui a annoncé le Contrôle ; puis des nombres

badge-black = Noir
badge-white = Blanc
badge-turn = Joue
badge-control = Ligne annoncée
count-hand = Main
count-tokens = Jetons restants

## Sur un Minou ou une carte

mark-type = Type
mark-level = Niveau
mark-tokens = Jetons
mark-damage = Dégâts
mark-reach = Vise { $what }
mark-hits = Dégâts à la cible
mark-new = Vient d’arriver
mark-aside = Mises de côté
mark-known = Connue de toi
fact-total = Total des niveaux

## Types de Minous

type-huntress = Chasseresse
type-pilot = Pilote
type-tank = Char

## Sortes de cartes

kind-huntress = Chasseresse
kind-pilot = Pilote
kind-tank = Char
kind-tactic = Tactique

## Où regarde un Minou, après « vers » dans une phrase

facing-north = le nord
facing-east = l’est
facing-south = le sud
facing-west = l’ouest

## Lignes de trois dans la Ville, dans une phrase

line-row-2 = la rangée 2
line-row-3 = la rangée 3
line-row-4 = la rangée 4
line-column-b = la colonne b
line-column-c = la colonne c
line-column-d = la colonne d
line-diagonal-b2-d4 = la diagonale de b2 à d4
line-diagonal-b4-d2 = la diagonale de b4 à d2

## Le nom d'un Minou là où la place manque, dix lettres au plus

kitty-private-pounce =
    .short = Papatte
kitty-scout-snickerpaws =
    .short = Ricanette
kitty-corporal-calico =
    .short = Tricolore
kitty-sergeant-scratch =
    .short = Griffure
kitty-colonel-clawdia =
    .short = Cléopatte
kitty-cadet-catapult-tail =
    .short = Cadet
kitty-wingcat-biscuit =
    .short = Brioche
kitty-ensign-purrshing =
    .short = Guynemiaou
kitty-lieutenant-loop-de-mew =
    .short = Looping
kitty-ace-meowverick =
    .short = Miaverick
kitty-tinpaw-tabby =
    .short = Fer-Blanc
kitty-gunner-grumbles =
    .short = Grognard
kitty-sergeant-treads =
    .short = Chenille
kitty-major-maine-coon =
    .short = Maine Coon
kitty-general-chonk =
    .short = Patapouf

## Questions ($number : cartes mises de côté sur quatre ; $lines : ordres restants ce tour)

ask-mulligan = { $number ->
    [0] Choisis des cartes Tactique à remplacer, ou garde-les toutes
    [4] Les quatre cartes sont de côté : remplace-les
    [one] Une carte est de côté : choisis-en d’autres, ou remplace-la
   *[other] { $number } cartes sont de côté : choisis-en d’autres, ou remplace-les
}
ask-choose_kitty = Choisis lequel de ces deux Minous déployer
ask-place_kitty = Pose { $kitty } et choisis la direction de son regard
ask-tactic_step = { $lines ->
    [one] Joue ou défausse une carte Tactique (dernier ordre)
   *[other] Joue ou défausse une carte Tactique (encore { $lines } ordres)
}
ask-mark_outer = Choisis lequel de tes Minous du Faubourg reçoit un jeton
ask-declare = Annonce ta ligne, ou garde le silence
ask-rescue = Sauve un de tes Minous capturés, ou laisse-les tous

## Questions au milieu d'une carte ($tactic : la carte jouée ; $kitty : le Minou qui agit)

ask-stand-for = { $tactic } : choisis la carte Tactique à imiter
ask-own-kitty = { $tactic } : choisis un de tes Minous
ask-enemy-kitty = { $tactic } : choisis un Minou ennemi
ask-any-kitty = { $tactic } : choisis n’importe quel Minou, à toi ou non
ask-claws = { $tactic } : attaque avec { $kitty }, déplace ce Minou ou tourne-le
ask-strike = { $tactic } : tu peux aussi attaquer avec { $kitty }
ask-hop-over = { $tactic } : choisis le Minou par-dessus lequel saute { $kitty }
ask-trade-places = { $tactic } : choisis le Minou qui échange sa case avec { $kitty }
ask-square = { $tactic } : choisis une case pour { $kitty }
ask-facing = { $tactic } : choisis où regardera { $kitty }
ask-turn = { $tactic } : tu peux aussi tourner { $kitty }
ask-step = { $tactic } : tu peux aussi faire avancer { $kitty } d’une case
ask-second = { $tactic } : tu peux aussi tourner un second Minou
ask-second-facing = { $tactic } : choisis où regardera { $kitty }

## Coups, sur des boutons ($number : cartes de côté, ou jetons du Minou ensuite ; $lines : ordres restants ; $damage : les
## dégâts d'une attaque ; $square : où est le Minou, ou bien où il sera ; $kitty2 : qui $kitty rencontre)

move-swap = Mettre { $tactic } de côté
    .name = Mettre de côté
move-take-back = Finalement, garder { $tactic }
    .name = Garder
move-redraw = { $number ->
    [one] Remplacer { $number } carte
   *[other] Remplacer { $number } cartes
}
    .name = Remplacer
move-keep = Garder toutes les cartes
    .name = Tout garder
move-deploy = Déployer { $kitty }
    .name = Déployer
move-place = Poser en { $square }, regard vers { $facing }
    .name = Poser
move-play = Jouer { $tactic }
    .name = Jouer
move-discard = Défausser { $tactic } et piocher une carte
    .name = Défausser
move-done = { $lines ->
    [one] S’arrêter là ({ $lines } ordre inutilisé)
   *[other] S’arrêter là ({ $lines } ordres inutilisés)
}
    .name = S’arrêter là
move-name = L’utiliser comme { $tactic }
    .name = Utiliser comme
move-use = Choisir { $kitty } ({ $square })
    .name = Choisir
move-use-attack = Attaquer { $kitty2 } avec { $kitty } ({ $square })
    .name = Faire attaquer
move-use-shove = Pousser { $kitty2 } avec { $kitty } ({ $square })
    .name = Pousser
move-use-pull = Tirer { $kitty2 } vers { $kitty } ({ $square })
    .name = Attirer
move-use-shoot = Tirer sur { $kitty2 } avec { $kitty } ({ $square })
    .name = Tirer
move-attack = { $damage ->
    [one] Attaquer { $kitty } : { $damage } dégât
   *[other] Attaquer { $kitty } : { $damage } dégâts
}
    .name = Attaquer
move-capture = { $damage ->
    [one] Attaquer { $kitty } : { $damage } dégât et capture
   *[other] Attaquer { $kitty } : { $damage } dégâts et capture
}
    .name = Capturer
move-friendly-fire = Attaquer { $kitty }, dans ton propre camp !
    .name = Attaquer son camp
move-hop = Sauter par-dessus { $kitty } ({ $square })
    .name = Sauter
move-trade = Échanger sa case avec { $kitty } ({ $square })
    .name = Échanger les cases
move-go = Aller en { $square }
    .name = Déplacer
move-stay = Rester sur place
    .name = Rester
move-face = Regarder vers { $facing }
    .name = Tourner
move-also = Tourner aussi { $kitty } ({ $square })
    .name = Tourner aussi
move-enough = En rester là
    .name = En rester là
move-back = Reprendre la carte
    .name = Reprendre
move-mark = Mettre un jeton sur { $kitty } ({ $square })
    .name = Mettre un jeton
move-mark-last = Mettre le dernier jeton sur { $kitty } ({ $square }) et perdre ce Minou
    .name = Perdre ce Minou
move-declare = Annoncer la ligne
    .name = Annoncer
move-hush = Garder le silence
    .name = Garder le silence
move-rescue = Sauver { $kitty }
    .name = Sauver
move-decline = Ne sauver personne
    .name = Ne sauver personne

## Ce qui est en jeu dans une question ($seat : l'adversaire ; $levels et $levels2 : niveaux capturés, les tiens et les siens ;
## $number : tes Minous au Faubourg ; $most : autant de jetons, c'est la capture)

stake-once = C’est ta seule occasion de remplacer des cartes, avant la bataille.
stake-one-of-two = Plus un Minou est fort, moins il donne d’ordres ce tour ; l’autre va sous la pioche.
stake-threat = { $seat } tient { $line } : romps-la avant la fin de ton tour, sinon tu perds la partie.
stake-final = Ton dernier tour. Niveaux capturés : toi { $levels }, { $seat } { $levels2 } ; le plus haut total gagne.
stake-lingering = { $number } de tes Minous traînent au Faubourg ; { $most } jetons, c’est la capture.
stake-declarable = Une fois annoncée, { $line } gagne si { $seat } ne la rompt pas en un tour.
stake-behind = Niveaux capturés : toi { $levels }, { $seat } { $levels2 }. Un sauvetage fait perdre des niveaux à { $seat }.

## Qui va gagner, au su de tout le monde ($seat : qui tient la ligne ou mène ; $seat2 : qui peut encore la rompre)

alarm-line = { WHO($seat) ->
    [you] Tu tiens { $line } et gagnes si { $seat2 } ne la rompt pas en un tour
   *[other] { WHO($seat2) ->
        [you] { $seat } tient { $line } : romps-la pendant ton tour, sinon { $seat } gagne
       *[other] { $seat } tient { $line } et gagne si { $seat2 } ne la rompt pas en un tour
    }
}
alarm-last-turn = { WHO($seat) ->
    [you] Dernier tour : tu mènes { $levels } à { $levels2 } en niveaux capturés
   *[other] Dernier tour : { $seat } mène { $levels } à { $levels2 } en niveaux capturés
}
alarm-last-turn-even = Dernier tour : { $levels } partout en niveaux capturés, les niveaux sur le plateau décident

## À quoi mène un coup, en petit près de son bouton, dit à qui le joue ($seat : l'adversaire)
## Avant la bataille ($number : cartes qui seront remplacées)

so-aside = { $number ->
    [one] { $number } carte sera remplacée
   *[other] { $number } cartes seront remplacées
}
so-kept = { $number ->
    [0] Reste en main ; rien n’est remplacé
    [one] Reste en main ; encore { $number } carte à remplacer
   *[other] Reste en main ; encore { $number } cartes à remplacer
}
so-replaced = { $number ->
    [one] Tu pioches { $number } carte ; l’ancienne retourne dans la pioche
   *[other] Tu pioches { $number } cartes ; les anciennes retournent dans la pioche
}
so-kept-all = Tu commences avec les cartes de ta main

## Où est un Minou et où il regarde ($kitty : devant lui, ou qui le vise ; $damage : les dégâts d'une attaque ; $short : ce qui
## manquerait pour capturer ; dans un duel il vise $kitty, et $kitty2 le vise)

so-deployed = { $lines ->
    [one] Niveau { $level } : { $lines } ordre ce tour
   *[other] Niveau { $level } : { $lines } ordres ce tour
}
    .mark = { $lines }
so-fills = Remplit { $line } : tu gagnes si { $seat } ne la rompt pas
    .mark = 3/3
so-blocks = Empêche { $seat } de remplir { $line }
    .mark = 3/3
so-aims = { $short ->
    [0] Vise { $kitty } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, assez pour capturer
   *[other] Vise { $kitty } : { $damage ->
       [one] { $damage } dégât
      *[other] { $damage } dégâts
   }, il en manque { $short }
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-aims-at-friend = { $short ->
    [0] Devant, { $kitty }, du même camp : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, assez pour capturer
   *[other] Devant, { $kitty }, du même camp : { $damage ->
       [one] { $damage } dégât
      *[other] { $damage } dégâts
   }, il en manque { $short }
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-exposed = { $short ->
    [0] { $kitty } vise ce Minou : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, assez pour capturer
   *[other] { $kitty } vise ce Minou : { $damage ->
       [one] { $damage } dégât
      *[other] { $damage } dégâts
   }, il en manque { $short }
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-duel = Vise { $kitty } ({ $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}), mais { $kitty2 } vise ce Minou ({ $damage2 })
    .mark = −{ $damage2 }
so-clear = Personne devant, et personne ne vise ce Minou

## Ordres ($number : Minous, noms ou cartes ; $lines : ordres qui restent ensuite, ou qui se perdent)

so-carried-out = Minous qui le peuvent : { $number }. Ordres ensuite : { $lines }
so-stands-for = Cartes à imiter : { $number }. Ordres ensuite : { $lines }
so-supplies = Cartes à piocher : { $number }. Ordres ensuite : { $lines }
so-drawn = Tu pioches une carte. Ordres ensuite : { $lines }
so-rests = Ordres perdus : { $lines }. Cartes à piocher : { $number }
so-taken-back = La carte reste en main, aucun ordre n’est dépensé
so-last-order = Ton dernier ordre, et { $line } tient toujours : { $seat } gagne
so-gives-in = Tu laisses { $line } intacte : { $seat } gagne la partie
so-holds = Tu tiens { $line } et gagnes si { $seat } ne la rompt pas
so-battle-ends = La bataille finit, { $levels } à { $levels2 } en niveaux capturés
so-battle-lost = La bataille finit et tu perds, { $levels } à { $levels2 } en niveaux capturés
so-lingers = { $number } de tes Minous sont au Faubourg : l’un d’eux reçoit un jeton

## Ce que fait une carte ($line : adverse ou à toi ; $total : niveaux capturés ensuite, dont $levels nouveaux)

so-breaks = Rompt { $line } : { $seat } ne peut pas gagner avec
    .mark = 3/3
so-breaks-one = Rompt une ligne, mais { $line } tient toujours
    .mark = 3/3
so-restores = { $seat } tient à nouveau { $line } et gagnerait
    .mark = 3/3
so-opens = Tu ne tiendras plus { $line }
    .mark = 2/3
so-captures = { $number ->
    [1] Capture { $kitty }. Niveaux capturés : { $total } (+{ $levels })
   *[other] Capture { $number } Minous. Niveaux capturés : { $total } (+{ $levels })
}
    .mark = ✕ +{ $levels }
so-sacrifices = Tu perds { $kitty }. Niveaux capturés chez { $seat } : { $total } (+{ $levels })
    .mark = ✕ −{ $levels }
so-exchanges = Tu perds { $kitty }. Niveaux capturés : { $seat } +{ $levels }, toi +{ $levels2 }
    .mark = ✕ +{ $levels2 } −{ $levels }
so-hurts = { WHO($seat) ->
    [you] Ton Minou { $kitty } subit { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } ; encore { $short } et c’est la capture
   *[other] { $kitty } subit { $damage ->
       [one] { $damage } dégât
      *[other] { $damage } dégâts
   } ; encore { $short } et c’est la capture
}
    .mark = −{ $damage }
so-hurts-many = { $number } Minous subissent { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} chacun, sans capture
    .mark = −{ $damage } ×{ $number }
so-back-off = { $number } Minous ennemis reculent
    .mark = ×{ $number }
so-leaves = { $number ->
    [1] Quitte la Ville ; seul Minou au Faubourg, pas de jeton
   *[other] Quitte la Ville ; avec { $number } Minous au Faubourg, l’un d’eux reçoit un jeton
}
so-goes = { $kitty } va en { $square }
    .mark = →
so-swaps = { $kitty } va en { $square }, { $kitty2 } en { $square2 }
    .mark = ⇄

## Quand les ordres sont donnés

so-token = Jeton { $number } sur { $most } ; à { $most }, c’est la capture
    .mark = { $number }/{ $most }
so-declares = Tu gagnes avec { $line } si { $seat } ne la rompt pas
so-hushes = Sans annonce, { $line } ne peut pas gagner
so-rescues = Niveaux capturés ensuite : { $seat } { $levels }, toi { $levels2 }
    .mark = { $levels } : { $levels2 }
so-spares = Les niveaux capturés restent : { $seat } { $levels }, toi { $levels2 }

## Ce qui s'est passé

event-took = { WHO($toOwner) ->
    [you] Tu prends { $card }.
   *[other] { $toOwner } prend { $card }.
}
event-drew = { WHO($toOwner) ->
    [you] Tu pioches { $card }.
   *[other] { $toOwner } pioche { $card }.
}
    .unseen = { $toOwner } pioche une carte Tactique.
event-decided = { WHO($seat) ->
    [you] Ton choix est fait.
   *[other] { $seat } a fait son choix.
}
event-mulligan = { WHO($seat) ->
    [you] { $number ->
        [0] Tu gardes toutes tes cartes.
        [one] Tu remplaces une carte.
       *[other] Tu remplaces { $number } cartes.
    }
   *[other] { $number ->
        [0] { $seat } garde toutes ses cartes.
        [one] { $seat } remplace une carte.
       *[other] { $seat } remplace { $number } cartes.
    }
}
event-set-aside = { WHO($fromOwner) ->
    [you] Tu remets { $card } dans la pioche.
   *[other] { $fromOwner } remet { $card } dans la pioche.
}
    .unseen = { $fromOwner } remet une carte dans la pioche.
event-shuffled = La pioche Tactique est mélangée.
event-turn = { WHO($seat) ->
    [you] Tour { $number } : à toi de jouer.
   *[other] Tour { $number } : à { $seat } de jouer.
}
event-drew-kitty = { WHO($toOwner) ->
    [you] Tu pioches { $card }.
   *[other] { $toOwner } pioche { $card }.
}
    .unseen = { $toOwner } pioche un Minou.
event-showed = { WHO($seat) ->
    [you] Tu montres { $kitty } et { $kitty2 }.
   *[other] { $seat } montre { $kitty } et { $kitty2 }.
}
event-returned = { WHO($fromOwner) ->
    [you] Tu remets { $card } sous la pioche de Minous.
   *[other] { $fromOwner } remet { $card } sous la pioche de Minous.
}
    .unseen = { $fromOwner } remet un Minou sous la pioche de Minous.
event-deployed = { WHO($fromOwner) ->
    [you] Tu déploies { $card }.
   *[other] { $fromOwner } déploie { $card }.
}
event-placed = { $kitty } se pose en { $square }, le regard vers { $facing }.
event-played = { WHO($fromOwner) ->
    [you] Tu joues { $card }.
   *[other] { $fromOwner } joue { $card }.
}
event-named = Carte imitée : { $tactic }.
event-discarded = { WHO($fromOwner) ->
    [you] Tu défausses { $card }.
   *[other] { $fromOwner } défausse { $card }.
}
event-stopped = { WHO($seat) ->
    [you] Tu ne donnes plus d’ordres.
   *[other] { $seat } ne donne plus d’ordres.
}
event-tidied = { $card } part à la défausse.
event-came-back = { WHO($toOwner) ->
    [you] { $card } revient dans ta main.
   *[other] { $card } revient à { $toOwner }.
}
event-reshuffled = La défausse est mélangée et devient la nouvelle pioche Tactique.
event-moved = { $kitty } va de { $square } en { $square2 }.
event-rotated = { $kitty } se tourne vers { $facing }.
event-attacked = { $kitty } attaque { $kitty2 }.
event-doubled = Son type l’emporte : les dégâts doublent.
event-hurt = { $number ->
    [one] { $kitty } subit { $number } dégât ({ $number2 } en tout ce tour).
   *[other] { $kitty } subit { $number } dégâts ({ $number2 } en tout ce tour).
}
event-captured = { WHO($toOwner) ->
    [you] Tu captures { $card }.
   *[other] { $toOwner } capture { $card }.
}
event-got-line = { WHO($seat) ->
    [you] Tu as un ordre de plus.
   *[other] { $seat } a un ordre de plus.
}
event-marked = { $kitty } traîne au Faubourg et porte maintenant { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}.
event-announced = { WHO($seat) ->
    [you] Tu tiens { $line } et annonces le Contrôle !
   *[other] { $seat } tient { $line } et annonce le Contrôle !
}
event-kept-quiet = { WHO($seat) ->
    [you] Tu gardes le silence sur ta ligne.
   *[other] { $seat } garde le silence sur une ligne.
}
event-rescued = { WHO($fromOwner) ->
    [you] { $card } échappe à tes griffes.
   *[other] { $card } échappe à { $fromOwner }.
}
event-held = { WHO($seat) ->
    [you] Tu as tenu { $line } : la Ville est à toi !
   *[other] { $seat } a tenu { $line } et contrôle la Ville !
}
event-broken = { WHO($seat) ->
    [you] Tu as perdu { $line }.
   *[other] { $seat } a perdu { $line }.
}
event-battle-over = Il ne reste qu’un Minou dans la pioche : la bataille est finie, les niveaux capturés décident.

## Où en est la partie ($turn sur $last tours, et une étape du tour)

phase-setup = Mise en place
phase-deploy = Tour { $turn } sur { $last } : déployer un Minou
phase-tactics = Tour { $turn } sur { $last } : donner des ordres
phase-outer = Tour { $turn } sur { $last } : Faubourg
phase-control = Tour { $turn } sur { $last } : Contrôle
phase-rescue = Tour { $turn } sur { $last } : sauvetage
phase-over = La partie est finie

## La fin : pourquoi, et le détail du score

reason-control = Trois en ligne, tenus pendant tout un tour ennemi.
reason-power = Plus de niveaux capturés.
reason-board = Niveaux capturés à égalité ; plus de niveaux sur le plateau.
reason-second-player = Égalité en tout : la victoire va à qui a joué en second.
reason-draw = Égalité en tout.
part-captured = Niveaux capturés
part-board = Niveaux sur le plateau (en cas d’égalité)

## Cards

card-private-pounce = Soldate Papatte
    .text = Chasseresse de niveau 1 : dégâts doublés contre les Pilotes. Quatre ordres le tour où elle arrive.
card-scout-snickerpaws = Éclaireuse Ricanette
    .text = Chasseresse de niveau 1 : dégâts doublés contre les Pilotes. Voit tout, en rit, permet quatre ordres.
card-corporal-calico = Caporale Tricolore
    .text = Chasseresse de niveau 2 : dégâts doublés contre les Pilotes. Trois ordres, chacun de sa couleur.
card-sergeant-scratch = Sergente Griffure
    .text = Chasseresse de niveau 3 : dégâts doublés contre les Pilotes. Deux ordres et un canapé en ruine.
card-colonel-clawdia = Colonelle Cléopatte
    .text = Chasseresse de niveau 4 : dégâts doublés contre les Pilotes. Un seul ordre lui suffit.
card-cadet-catapult-tail = Cadet Queue-en-l’Air
    .text = Pilote de niveau 1 : dégâts doublés contre les Chars. Quatre ordres, aucun brevet.
card-wingcat-biscuit = Ailier Brioche
    .text = Pilote de niveau 2 : dégâts doublés contre les Chars. Trois ordres, pétris avec soin.
card-ensign-purrshing = Enseigne Guynemiaou
    .text = Pilote de niveau 2 : dégâts doublés contre les Chars. Trois ordres, bien reçus, ronron et clair.
card-lieutenant-loop-de-mew = Lieutenant Looping
    .text = Pilote de niveau 3 : dégâts doublés contre les Chars. Deux ordres, dont un la tête en bas.
card-ace-meowverick = As Miaverick
    .text = Pilote de niveau 4 : dégâts doublés contre les Chars. Un ordre, donné en lunettes noires.
card-tinpaw-tabby = Tigré Fer-Blanc
    .text = Char de niveau 1 : dégâts doublés contre les Chasseresses. Quatre ordres du fond d’une boîte de soupe.
card-gunner-grumbles = Canonnier Grognard
    .text = Char de niveau 2 : dégâts doublés contre les Chasseresses. Trois ordres, tous des plaintes.
card-sergeant-treads = Sergent Chenille
    .text = Char de niveau 3 : dégâts doublés contre les Chasseresses. Deux ordres, puis une sieste sur le moteur.
card-major-maine-coon = Major Maine Coon
    .text = Char de niveau 3 : dégâts doublés contre les Chasseresses. Deux ordres, noyés dans le poil.
card-general-chonk = Général Patapouf
    .text = Char de niveau 4 : dégâts doublés contre les Chasseresses. Un seul ordre : des croquettes.
card-claws-out = Toutes griffes dehors
    .text = Un de tes Minous posés avant ce tour attaque le Minou devant lui, bouge d’une case ou se tourne. La carte revient en main.
card-radio = Radio
    .text = Nomme une autre carte Tactique jouable maintenant, sauf Toutes griffes dehors, et fais ce qu’elle dit.
card-bombs-away = Saute-minou
    .text = Un de tes Minous saute par-dessus un Minou voisin, ami ou ennemi, sur la case vide juste derrière ; le Minou survolé subit 2 dégâts.
card-bamboozle = Embobinage
    .text = Choisis un Minou ennemi : il attaque le Minou devant lui, de n’importe quel camp.
card-stalk = Patte de velours
    .text = Déplace un de tes Minous de 1 ou 2 cases, par des cases vides, même en angle. Puis tu peux le tourner.
card-pounce = Bond en avant
    .text = Un de tes Minous court de 0 à 3 cases vides droit devant. Le Minou alors devant lui, ami ou ennemi, subit 1 dégât.
card-hairball-barrage = Salve de poils
    .text = Choisis un de tes Minous : tous les Minous voisins, amis ou ennemis, subissent 1 dégât en même temps.
card-laser-pointer = Pointeur laser
    .text = Tourne un Minou ami ou ennemi. Puis tu peux le faire avancer d’une case droit devant, si elle est vide.
card-paw-shove = Coup de patte
    .text = Un de tes Minous pousse d’une case le Minou devant lui, ami ou ennemi. Si ça bloque, le Minou poussé subit 1 dégât, et un Minou juste derrière lui aussi.
card-yarn-lasso = Lasso de laine
    .text = Un de tes Minous tire jusque devant lui le premier Minou droit devant, ami ou ennemi, s’il est à 2 cases ou plus.
card-kit-switch = Chat-ssé-croisé
    .text = Un de tes Minous et un Minou voisin, ami ou ennemi, échangent leurs cases.
card-snipurr = Tir d’élitière
    .text = Le premier Minou droit devant un de tes Minous, ami ou ennemi, même au loin, subit 2 dégâts.
card-catapult = Chatapulte
    .text = Lance un de tes Minous sur une case vide de sa rangée ou de sa colonne, par-dessus n’importe quoi.
card-about-face = Volte-face
    .text = Tourne un Minou ami ou ennemi. Puis tu peux en tourner un second.
card-care-purrckage = Colis de ronronfort
    .text = Pioche 2 cartes Tactique. Tu as 1 ordre de plus ce tour.
card-battle-hiss = Feulement de guerre
    .text = Choisis un de tes Minous : chaque Minou ennemi voisin s’en éloigne d’une case s’il y a la place.
