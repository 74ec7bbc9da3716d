### Here, Kitty, Kitty! en français. $card et $colour sont des noms de cartes ou de chats (« Chat noir ») : tous les chats
### sont masculins, donc « le { $colour } » va toujours. Les lieux ($from, $to, $zone) sont masculins exprès, eux aussi :
### Quartier, Jardin, Perron, Foyer, Nid d'accueil. $stop et $way portent déjà leur article ou leur préposition.

## Le jeu, et la ligne sous son titre

game = Here, Kitty, Kitty!
    .line = Quarante chats errants, une seule rue, et chaque voisin jure que ce sont tous les siens.

## Options d'une table

option-best_in_show = Premier Prix
    .help = Premier Prix rapporte ses points en main, ou posé à côté de ta propriété.
option-best_in_show-hand = En main
option-best_in_show-tuck = À côté de la propriété
option-discard_any_number = Cartes par défausse
    .help = Une action de défausse peut prendre trois cartes au plus, ou autant qu’on veut.
option-discard_any_number-off = Trois au plus
option-discard_any_number-on = Sans limite
option-house_colour_min = Chats d’un Foyer d’une seule couleur
    .help = Combien de chats il faut dans un Foyer d’une seule couleur pour ses 10 points.
option-house_colour_min-n =
    { $n ->
        [one] Un chat suffit
       *[other] Au moins { $n } chats
    }
option-shortage_taker_picks = Qui choisit en cas de pénurie
    .help = Si le Quartier est vide et qu’on prend un chat d’un Jardin, son propriétaire ou le preneur le choisit.
option-shortage_taker_picks-off = Le propriétaire
option-shortage_taker_picks-on = Le preneur
option-victim_may_move_fewer = Bouger moins de chats que demandé
    .help = La cible de Bagarre de chats, Froussards ou Chien errant peut-elle s’arrêter avant ?
option-victim_may_move_fewer-off = Interdit
option-victim_may_move_fewer-on = Permis
option-reaction_race = Réactions
    .help = Dans l’ordre des places, ou à qui répond le plus vite.
option-reaction_race-off = Dans l’ordre
option-reaction_race-on = Au plus rapide
option-copy_free_in_turn = Copie gratuite à ton tour
    .help = Copie-chat est-il gratuit à ton propre tour aussi, quand la carte de quelqu’un d’autre vient de prendre effet ?
option-copy_free_in_turn-off = Non
option-copy_free_in_turn-on = Oui
option-stall_rounds = Tours de table sans pioche
    .help = Quand personne ne pioche pendant autant de tours de table, le dernier commence.
option-stall_rounds-n =
    { $n ->
        [one] Après un tour de table
       *[other] Après { $n } tours de table
    }
option-stall_rounds-0 = Jamais : seule la pioche finit la partie
option-cats_owned_start = Qui commence
    .help = Quelqu’un au hasard, ou la personne qui vit avec le plus de chats.
option-cats_owned_start-off = Le hasard décide
option-cats_owned_start-on = Le plus de chats chez soi

## Lieux de la table : des titres, qui suivent aussi « du », « au », « ton » dans les phrases

zone-deck = Pioche
zone-discard = Défausse
zone-table = Sur la table
zone-box = Hors de cette partie
zone-neighborhood = Quartier
zone-tucked = Cartes durables
zone-hand = Main
zone-yard = Jardin
zone-porch = Perron
zone-house = Foyer
zone-litter = Nid d’accueil
zone-litter2 = Nid d’accueil

## À côté d'un nom, et à quoi l'on reconnaît une propriété dans la rue

badge-turn = Joue
count-hand = Main
count-cats = Chats
count-tucked = Cartes durables
property-red-gate = portail rouge
property-blue-porch = perron bleu
property-green-shutters = volets verts
property-yellow-door = porte jaune
property-white-fence = clôture blanche
property-brick-chimney = cheminée de brique

## Sur un chat qui ne bouge plus, sur une carte cachée que l'on connaît ; à côté de la pioche, depuis quand personne ne pioche

mark-locked = reste là
mark-known = connue
fact-worth = { $n } pts chacun
fact-idle-turns = { $turns ->
    [0] { $limit } tours sans pioche lancent le dernier tour de table
    [one] { $turns } tour sans pioche ; { $limit } lancent le dernier tour de table
   *[other] { $turns } tours sans pioche ; { $limit } lancent le dernier tour de table
}

## Mots à l'intérieur des phrases

stop-neighborhood = le Quartier
stop-yard = le Jardin
stop-porch = le Perron
stop-house = le Foyer
way-in = vers l’intérieur
way-out = vers l’extérieur
litter-litter = Nid d’accueil
litter-litter2 = Nid d’accueil
end-last-round = la dernière carte a été piochée
end-stalled = personne n’a pioché depuis trop longtemps

## Questions. $left : combien de chats, de pas ou d'actions il reste ; $seat : qui a joué la carte

ask-cats_owned = Avec combien de chats vis-tu ?
ask-oldest_cat = Quel âge a ton plus vieux chat ?
ask-choose_action = { $left ->
    [one] Choisis ta dernière action
   *[other] Choisis une action (il en reste { $left })
}
ask-discard_cards = Défausser une autre carte ?
ask-block_or_pass = { $seat } joue { $card } : bloquer ?
ask-block-on-you = { $seat } joue { $card } contre toi : bloquer ?
ask-block-instant = { $card } sort de la pioche : protéger quelqu’un ?
ask-block-move = { $seat } déplace le { $colour } vers { $stop } : bloquer ?
ask-copy_or_pass = Copier { $card } avec Copie-chat ?
ask-reflex_or_pass = Jouer Réflexes de chat ?
ask-land_or_pass = Jouer Sur ses quatre pattes ?
ask-choose_cats_to_take = { $left ->
    [one] { $card } : prends un chat pour ton { $to }
   *[other] { $card } : prends jusqu’à { $left } chats pour ton { $to }
}
ask-shortage_yard = { $left ->
    [one] { $card } : prends un chat d’un autre Jardin
   *[other] { $card } : prends jusqu’à { $left } chats d’autres Jardins
}

# $seat : qui prend le chat
ask-give_cat = { $card } : choisis dans ton Jardin un chat pour { $seat }
# $seat : à qui l'on prend le chat
ask-pick-from = { $card } : choisis le chat à prendre à { $seat }
ask-lose-to-yard = { $card } : choisis un chat qui sort de ton Foyer vers ton Jardin
ask-lose-to-porch = { $card } : choisis un chat qui sort de ton Foyer vers ton Perron
ask-lose-to-neighborhood = { $left ->
    [one] { $card } : choisis un chat qui part dans le Quartier
   *[other] { $card } : choisis { $left } chats qui partent dans le Quartier
}
ask-lose-one-zone = { $left ->
    [one] { $card } : choisis un chat qui recule d’une zone vers l’extérieur
   *[other] { $card } : choisis { $left } chats qui reculent d’une zone chacun vers l’extérieur
}
ask-lose-to-player = { $card } : choisis un chat qui part chez { $seat }
ask-lose-to-left = { $card } : choisis le chat du Jardin qui file à gauche
ask-save_cat = { $left ->
    [one] { $card } : choisis un chat à mettre à l’abri sur ton Perron
   *[other] { $card } : choisis { $left } chats à mettre à l’abri sur ton Perron
}
ask-startled-in = { $zones ->
    [one] { $card } : choisis un de tes chats, il avance de { $zones } zone vers l’intérieur
   *[other] { $card } : choisis un de tes chats, il avance de { $zones } zones au plus vers l’intérieur
}
ask-startled-out = { $zones ->
    [one] { $card } : choisis un de tes chats, il recule de { $zones } zone vers l’extérieur
   *[other] { $card } : choisis un de tes chats, il recule de { $zones } zones au plus vers l’extérieur
}
ask-own_steps = { $left ->
    [one] { $card } : fais avancer un de tes chats vers le Foyer
   *[other] { $card } : fais avancer un de tes chats vers le Foyer (encore { $left })
}
ask-name_colour = { $card } : choisis une couleur
ask-fight_split = { $left ->
    [one] Bagarre de chats : envoie un chat de ton Jardin chez un voisin
   *[other] Bagarre de chats : envoie { $left } chats de ton Jardin chez tes voisins, un chez chacun
}
ask-search_discard = Prends une carte de la défausse
ask-foster_place = Choisis où loger le { $colour } que tu accueilles
ask-tuna_bonus = Appeler un chat dans ton Jardin ?
ask-use_insurance = { $card } en veut à tes chats : utiliser Assurance chat ?

## L’enjeu d’une question : ce qui arrive sans réponse. $n sur $all ; points $before et $after

stake-points = { WHO($seat) ->
    [you] Cela te fait passer de { $before } à { $after } points.
   *[other] Cela fait passer { $seat } de { $before } à { $after } points.
}
stake-same = { WHO($seat) ->
    [you] Tu restes à { $n } points.
   *[other] { $seat } reste à { $n } points.
}
stake-burgled = { WHO($seat) ->
    [you] Tu perds le { $colour } de ton { $zone } : { $before } → { $after } points.
   *[other] { $seat } perd le { $colour } de son { $zone } : { $before } → { $after } points.
}
stake-strays = { WHO($seat) ->
    [you] { $all ->
        [1] Ton seul chat du Jardin et du Perron fuit au Quartier.
       *[other] Tu perds { $n } de tes { $all } chats du Jardin et du Perron : ils fuient au Quartier.
    }
   *[other] { $all ->
        [1] { $seat } perd son seul chat du Jardin et du Perron.
       *[other] { $seat } perd { $n } chats sur { $all } du Jardin et du Perron : ils fuient au Quartier.
    }
}
stake-scared = { WHO($seat) ->
    [you] { $all ->
        [1] Tu dois reculer ton seul chat d’une zone ; du Jardin, il part.
       *[other] Tu dois reculer { $n } de tes { $all } chats d’une zone ; du Jardin, ils partent.
    }
   *[other] { $all ->
        [1] { $seat } doit reculer son seul chat d’une zone.
       *[other] { $seat } doit reculer { $n } chats sur { $all } d’une zone.
    }
}
stake-fight = { WHO($seat) ->
    [you] { $all ->
        [1] Tu dois envoyer ton seul chat du Jardin chez un voisin.
       *[other] Tu dois envoyer chez tes voisins { $n } de tes { $all } chats du Jardin.
    }
   *[other] { $all ->
        [1] { $seat } doit envoyer son seul chat du Jardin chez un voisin.
       *[other] { $seat } doit envoyer chez ses voisins { $n } chats du Jardin sur { $all }.
    }
}
stake-hairball = { WHO($seat) ->
    [you] Tu perds { $n } de tes { $all } cartes au hasard.
   *[other] { $seat } perd { $n } cartes sur { $all } au hasard.
}
stake-gives = { WHO($seat) ->
    [you] { $all ->
        [one] Ton seul chat à cet endroit part chez { $seat2 }.
       *[other] Un de tes { $all } chats à cet endroit part chez { $seat2 }.
    }
   *[other] { $all ->
        [one] { $seat } perd son seul chat à cet endroit ; il part chez { $seat2 }.
       *[other] { $seat } perd un chat sur { $all } ; il part chez { $seat2 }.
    }
}
stake-givers = { $n } personnes doivent chacune donner un chat à { $seat }.
stake-lets-out = { WHO($seat) ->
    [you] { $n ->
        [1] Tu dois sortir ton seul chat du Foyer jusqu’au { $zone }.
       *[other] Tu dois sortir un de tes { $n } chats du Foyer jusqu’au { $zone }.
    }
   *[other] { $n ->
        [1] { $seat } doit sortir le seul chat du Foyer jusqu’au { $zone }.
       *[other] { $seat } doit sortir un chat sur { $n } du Foyer jusqu’au { $zone }.
    }
}
stake-takes = { $n ->
    [one] { $seat } prend un chat pour son { $zone }.
   *[other] { $seat } prend jusqu’à { $n } chats pour son { $zone }.
}
stake-fosters = { $seat } accueille jusqu’à { $n } chats, qui s’installent au prochain tour.
stake-steps = { $zones ->
    [one] { $seat } avance jusqu’à { $n } chats d’une zone.
   *[other] { $seat } avance jusqu’à { $n } chats de { $zones } zones au plus.
}
stake-draws = { $seat } pioche { $n } cartes.
stake-fetches = { $seat } reprend une carte dans la défausse.
stake-prize = { $seat } en tire { $n } points à la fin.
stake-gift = { $n ->
    [one] Elle aide une seule personne ; la protéger la prive de tout.
   *[other] Elle aide { $n } personnes ; qui est sous protection n’a rien.
}
stake-others = { $n ->
    [one] Elle touche une personne, mais pas toi.
   *[other] Elle touche { $n } personnes, mais pas toi.
}
stake-leave = Tu perds { $n } de tes { $all } chats à cet endroit : ils fuient au Quartier.
stake-rain = { $lost ->
    [0] Ton chat du Jardin va sur le Perron, aucun ne part.
   *[other] Tu abrites { $saved } de tes chats du Jardin sur le Perron et en perds { $lost }.
}
stake-mewn = { $n ->
    [one] Ton chat du Foyer sort sur le Perron.
   *[other] Un de tes { $n } chats du Foyer sort sur le Perron.
}
stake-zoomies = { $all ->
    [one] Ton chat du Jardin file chez { $seat }.
   *[other] Un de tes { $all } chats du Jardin file chez { $seat }.
}
stake-rains = { $n ->
    [one] L’autre chat part dans le Quartier.
   *[other] Les { $n } autres chats partent dans le Quartier.
}
stake-rain-insured = { $n ->
    [one] L’assurance te couvre : l’autre chat reste au Jardin.
   *[other] L’assurance te couvre : les { $n } autres chats restent au Jardin.
}
stake-one-each = Un par zone : { $house } points au Foyer, { $porch } sur le Perron, rien au Jardin.
stake-taken = { WHO($seat) ->
    [you] Tu l’emmènes dans ton { $to }.
   *[other] { $seat } l’emmène dans son { $to }.
}
stake-free = { $card } ne coûte pas d’action maintenant.
stake-empty = Le Quartier est vide : quelqu’un d’autre perd le chat.

## Coups, sur des boutons

move-pass = Passer
    .name = Passer
move-pass-action = Passer cette action
    .name = Sauter
move-stop = Arrêter
    .name = Arrêter
move-stop-discarding = Ne plus défausser
    .name = Arrêter
move-stop-taking = Ne plus en prendre
    .name = Assez pris
move-stop-losing = Ne plus en déplacer
    .name = Assez bougé
move-stop-moving = Ne plus avancer
    .name = Arrêter
move-stop-calling = N’en appeler aucun
    .name = Aucun
move-insure = Utiliser Assurance chat
    .name = Utiliser l’assurance
move-keep = Garder Assurance chat
    .name = Garder l’assurance
move-play = Jouer { $card }
    .name = Jouer
move-play-on = Jouer { $card } contre { $seat }
    .name = Jouer contre
move-demand = { $amount ->
    [one] Jouer { $card } contre { $seat }, pour { $amount } chat
   *[other] Jouer { $card } contre { $seat }, pour { $amount } chats
}
    .name = Exiger des chats
move-lure = Jouer { $card } contre { $seat } et { $seat2 }
    .name = En attirer deux
move-gather = Jouer Saison des amours contre { $seat }, { $seat2 } et { $seat3 }
    .name = En attirer trois
move-let-out = Jouer Fenêtre ouverte contre { $seat } : un chat sort jusqu’au { $zone }
    .name = Faire sortir
move-burgle = Jouer Chat-pardeur contre { $seat } : voler le { $colour } du { $zone }
    .name = Voler un chat
move-swap = Jouer Ronron persuasif contre { $spotOwner } : échanger le { $colour } de ton { $zone } contre le { $colour2 }
    .name = Échanger
move-swap-stray = Jouer Ronron persuasif : échanger le { $colour } de ton { $zone } contre le { $colour2 } du Quartier
    .name = Échanger au Quartier
move-reflex = { WHO($seat) ->
    [you] { $amount ->
        [one] Jouer Réflexes de chat : un de tes chats bouge de { $amount } zone { $way }
       *[other] Jouer Réflexes de chat : un de tes chats bouge de { $amount } zones au plus { $way }
    }
   *[other] { $amount ->
        [one] Jouer Réflexes de chat sur { $seat } : un chat bouge de { $amount } zone { $way }
       *[other] Jouer Réflexes de chat sur { $seat } : un chat bouge de { $amount } zones au plus { $way }
    }
}
    .name = Effaroucher
move-protect = { WHO($seat) ->
    [you] Jouer { $card } pour toi
   *[other] Jouer { $card } pour { $seat }
}
    .name = Protéger
move-copy = Copier { $card }
    .name = Copier
move-copy-on = Copier { $card } contre { $seat }
    .name = Copier contre
move-copy-demand = { $amount ->
    [one] Copier { $card } contre { $seat }, pour { $amount } chat
   *[other] Copier { $card } contre { $seat }, pour { $amount } chats
}
    .name = Copie : exiger
move-copy-lure = Copier { $card } contre { $seat } et { $seat2 }
    .name = Copie : deux
move-copy-gather = Copier Saison des amours contre { $seat }, { $seat2 } et { $seat3 }
    .name = Copie : trois
move-copy-let-out = Copier Fenêtre ouverte contre { $seat } : un chat sort jusqu’au { $zone }
    .name = Copie : sortir
move-copy-burgle = Copier Chat-pardeur contre { $seat } : voler le { $colour } du { $zone }
    .name = Copie : voler
move-copy-swap = Copier Ronron persuasif contre { $spotOwner } : échanger le { $colour } de ton { $zone } contre le { $colour2 }
    .name = Copie : échanger
move-copy-swap-stray = Copier Ronron persuasif : échanger le { $colour } de ton { $zone } contre le { $colour2 } du Quartier
    .name = Copie : Quartier
move-copy-reflex = { WHO($seat) ->
    [you] { $amount ->
        [one] Copier Réflexes de chat : un de tes chats bouge de { $amount } zone { $way }
       *[other] Copier Réflexes de chat : un de tes chats bouge de { $amount } zones au plus { $way }
    }
   *[other] { $amount ->
        [one] Copier Réflexes de chat sur { $seat } : un chat bouge de { $amount } zone { $way }
       *[other] Copier Réflexes de chat sur { $seat } : un chat bouge de { $amount } zones au plus { $way }
    }
}
    .name = Copie : effaroucher
move-move = Déplacer le { $colour } du { $from } au { $to }
    .name = Déplacer
move-discard = Défausser { $card }
    .name = Défausser
move-take = Prendre un { $colour }
    .name = Prendre
move-ask = Prendre à { $seat } un chat du Jardin
    .name = Prendre au Jardin
move-pick = { WHO($seat) ->
    [you] Choisir le { $colour } de ton { $zone }
   *[other] Choisir le { $colour } chez { $seat }
}
    .name = Choisir
move-save = Mettre le { $colour } à l’abri sur ton Perron
    .name = Abriter
move-step = Déplacer le { $colour } du { $zone } au { $zone2 }
    .name = Avancer
move-colour = Pointer le laser sur chaque { $colour }
    .name = Pointer
move-send = Envoyer le { $colour } chez { $seat }
    .name = Envoyer
move-fetch = Prendre { $card }
    .name = Reprendre
move-place = Installer le { $colour } au { $zone }
    .name = Installer
move-own = { $cats ->
    [0] Répondre : aucun chat
    [one] Répondre : un chat
   *[other] Répondre : { $cats } chats
}
    .name = Répondre
move-oldest = { $years ->
    [0] Répondre : pas encore un an
    [one] Répondre : un an
   *[other] Répondre : { $years } ans
}
    .name = Répondre

## Où mène un coup, avant qu’il soit joué ; court, pour les endroits étroits. $part est une ligne de la feuille de score

so-points = { $before } → { $after } points ({ $part })
so-fewer-points = Te coûte des points : { $before } → { $after } ({ $part })
so-same = { $n ->
    [one] Tu restes à { $n } point
   *[other] Tu restes à { $n } points
}
so-both = Toi { $before } → { $after }, { $seat } { $before2 } → { $after2 } points
so-saved = À l’abri sur ton Perron : { $n } points
so-goes-to = Il part chez { $seat }
so-fostered = Il s’installe à ton prochain tour
so-unscored = Pas de prochain tour : il ne compte pour personne
so-skip = Rien ne se passe ; il reste une action
so-skip-last = { $n ->
    [0] Ton tour finit ; tu ne pioches rien
    [one] Ton tour finit ; tu pioches { $n } carte
   *[other] Ton tour finit ; tu pioches { $n } cartes
}
so-last-round = La pioche s’épuise : dernier tour de table
so-game-ends = Ton tour finit, et la partie avec lui
so-keep-cards = { $n ->
    [0] Ta main est vide ensuite
    [one] Tu gardes { $n } carte
   *[other] Tu gardes { $n } cartes
}
so-prize-gone = En main, elle rapporte { $n } points à la fin
so-takes = { $n ->
    [one] { $each ->
        [0] Un chat pour ton { $zone } : pas encore de points
       *[other] Un chat pour ton { $zone } : { $each } points
    }
   *[other] { $each ->
        [0] Jusqu’à { $n } chats pour ton { $zone } : pas encore de points
       *[other] Jusqu’à { $n } chats pour ton { $zone } : { $each } points chacun
    }
}
so-take-short = { $n ->
    [0] Le Quartier est vide : des chats d’autres Jardins
    [one] { $n } seul au Quartier, le reste d’autres Jardins
   *[other] { $n } seulement au Quartier, le reste d’autres Jardins
}
so-foster = Jusqu’à { $n } chats ; ils s’installent à ton prochain tour
so-too-late = Plus de tour pour toi : ces chats ne comptent pour personne
so-adopt = Un chat au Foyer pour toujours : { $n } points
so-steps = { $zones ->
    [one] Jusqu’à { $n } chats sur { $all } avancent d’une zone
   *[other] Jusqu’à { $n } chats sur { $all } avancent de { $zones } zones au plus
}
so-free-steps = Jusqu’à { $n } pas vers ton Foyer
so-prize = Rapporte { $n } points à côté de ta propriété
so-show-off = Un chat avance, mais les { $n } points sont perdus
so-gives = { $n ->
    [one] { $seat } te donne son seul chat à cet endroit
   *[other] { $seat } te donne un chat sur { $n }
}
so-givers = { $n } personnes te donnent un chat chacune
so-strays = { $all ->
    [1] { $seat } perd son seul chat à cet endroit
   *[other] { $seat } : { $n } sur { $all } chats partent au Quartier
}
so-scared = { $all ->
    [1] { $seat } recule son seul chat d’une zone
   *[other] { $seat } recule { $n } sur { $all } chats d’une zone
}
so-fight = { $all ->
    [1] { $seat } envoie à côté son seul chat du Jardin
   *[other] { $seat } envoie { $n } sur { $all } chats du Jardin à côté
}
so-lets-out = { $n ->
    [1] { $seat } sort le seul chat du Foyer au { $zone }
   *[other] { $seat } sort un chat sur { $n } du Foyer au { $zone }
}
so-hairball = { $seat } perd { $n } sur { $all } cartes
so-may-insure = { $seat } a une assurance : peut-être qu’aucun chat ne part
so-startles = { WHO($seat) ->
    [you] { $n ->
        [one] Un seul de tes chats peut bouger ainsi
       *[other] Tu choisis un chat sur { $n }
    }
   *[other] { $n ->
        [one] Un seul chat peut bouger ainsi
       *[other] { $seat } choisit un chat sur { $n }
    }
}
so-draws = Tu pioches { $n } cartes, tu en as { $all } ensuite
so-fetched = Reprend une carte ; tu en as { $n } ensuite
so-alarmed = Chat-pardeur ne peut plus te viser
so-insured = Une fois, tes chats restent quand une carte les prend
so-let-it = Ça se fait, sauf si quelqu’un d’autre bloque
so-no-answer = Tu n’as rien en main contre ça
so-stops-it = Ça ne se fait pas
so-stops-action = Ça ne se fait pas ; { $seat } perd l’action
so-calls = Ça ne se fait pas, et tu peux appeler un chat
so-ignores = { WHO($seat) ->
    [you] { $n ->
        [0] Tu l’ignores, et il ne se passe rien
        [one] Tu l’ignores ; elle touche encore { $n } personne
       *[other] Tu l’ignores ; elle touche encore { $n } personnes
    }
   *[other] { $n ->
        [0] { $seat } l’ignore, et il ne se passe rien
        [one] { $seat } l’ignore ; elle touche encore { $n } personne
       *[other] { $seat } l’ignore ; elle touche encore { $n } personnes
    }
}
so-keep = Tu gardes { $card } pour plus tard
so-none = Tu n’as pas { $card } en main
so-no-use = { $card } ne sert à rien maintenant
so-last-chance = La partie finit sans que tu joues { $card }
so-stop-taking = { $n ->
    [one] Tu renonces à { $n } chat
   *[other] Tu renonces à { $n } chats
}
so-stop-steps = { $n ->
    [one] Tu renonces à { $n } déplacement
   *[other] Tu renonces à { $n } déplacements
}
so-rest-stays = Tes autres chats restent
so-no-call = Aucun chat ne vient
so-short = { $n ->
    [one] { $seat } perd son seul chat du Jardin
   *[other] { $seat } choisit un chat du Jardin sur { $n }
}
so-short-mine = { $n ->
    [one] { $seat } perd son seul chat du Jardin
   *[other] Tu choisis un chat sur { $n } dans le Jardin, chez { $seat }
}
so-laser = { $n ->
    [one] { $n } chat peut avancer
   *[other] Jusqu’à { $n } chats peuvent avancer
}
so-hold = { $n ->
    [one] Tu as { $n } carte en main ensuite
   *[other] Tu as { $n } cartes en main ensuite
}
so-insures = Aucun de tes chats ne part ; l’assurance est utilisée
so-keeps = Tes chats partent ; tu gardes l’assurance

## Ce qui s'est passé. $fromOwner donne ou perd, $toOwner reçoit

event-turn = { WHO($seat) ->
    [you] À toi de jouer.
   *[other] À { $seat } de jouer.
}
event-moving = { WHO($seat) ->
    [you] Tu veux déplacer le { $card } vers { $stop }.
   *[other] { $seat } veut déplacer le { $card } vers { $stop }.
}
event-passed = { WHO($seat) ->
    [you] Tu passes une action.
   *[other] { $seat } passe une action.
}
event-played = { WHO($fromOwner) ->
    [you] Tu sors { $card } de ta main.
   *[other] { $fromOwner } sort { $card } de sa main.
}
event-copied = { WHO($fromOwner) ->
    [you] Tu sors { $card } de ta main.
   *[other] { $fromOwner } sort { $card } de sa main.
}
event-as = C’est { $card } que la copie imite.
event-aimed = { WHO($seat) ->
    [you] { $card } te vise.
   *[other] { $card } vise { $seat }.
}
event-demanded = { WHO($seat) ->
    [you] { $number ->
        [one] { $card } te vise : un de tes chats doit bouger.
       *[other] { $card } te vise : { $number } de tes chats doivent bouger.
    }
   *[other] { $number ->
        [one] { $card } vise { $seat } : un chat doit bouger.
       *[other] { $card } vise { $seat } : { $number } chats doivent bouger.
    }
}
event-coveted = { WHO($seat) ->
    [you] Le chat-pardeur en veut au { $card } de ton { $zone }.
   *[other] Le chat-pardeur passe chez { $seat } et en veut au { $card } du { $zone }.
}
event-let-out = { WHO($seat) ->
    [you] Fenêtre ouverte te vise : un chat doit sortir de ton Foyer jusqu’au { $zone }.
   *[other] Fenêtre ouverte vise { $seat } : un chat doit sortir du Foyer jusqu’au { $zone }.
}
event-swapping = Le { $card } et le { $card2 } vont échanger leurs places.
event-startled = { WHO($seat) ->
    [you] { $number ->
        [one] Un de tes chats doit bouger de { $number } zone { $way }.
       *[other] Un de tes chats doit bouger de { $number } zones au plus { $way }.
    }
   *[other] { $number ->
        [one] { $seat } doit déplacer un chat de { $number } zone { $way }.
       *[other] { $seat } doit déplacer un chat de { $number } zones au plus { $way }.
    }
}
event-discarded = { WHO($fromOwner) ->
    [you] Tu mets { $card } à la défausse.
   *[other] { $fromOwner } met { $card } à la défausse.
}
event-lost = { WHO($fromOwner) ->
    [you] Tu perds { $card } au hasard.
   *[other] { $fromOwner } perd { $card } au hasard.
}
event-finished = { $card } part à la défausse.
event-tucked = { WHO($toOwner) ->
    [you] Tu poses { $card } à côté de ta propriété.
   *[other] { $toOwner } pose { $card } à côté de sa propriété.
}
event-used-up = { WHO($fromOwner) ->
    [you] { $card } a fait son travail pour toi.
   *[other] { $card } a fait son travail pour { $fromOwner }.
}
event-drew = { WHO($toOwner) ->
    [you] Tu prends { $card } dans la pioche.
   *[other] { $toOwner } prend { $card } dans la pioche.
}
    .unseen = { $toOwner } pioche une carte.
event-revealed = L’Instantanée { $card } sort de la pioche.
event-fetched = { WHO($toOwner) ->
    [you] Tu reprends { $card } dans la défausse.
   *[other] { $toOwner } reprend { $card } dans la défausse.
}
event-called = { WHO($toOwner) ->
    [you] Tu appelles le { $card } vers ton { $to }.
   *[other] { $toOwner } appelle le { $card } vers son { $to }.
}
event-walked = { WHO($toOwner) ->
    [you] Ton { $card } va du { $from } au { $to }.
   *[other] { $toOwner } déplace le { $card } du { $from } au { $to }.
}
event-left = { WHO($fromOwner) ->
    [you] Le { $card } quitte ton { $from } pour le Quartier.
   *[other] Le { $card } quitte { $fromOwner } pour le Quartier.
}
event-changed-hands = { WHO($toOwner) ->
    [you] Le { $card } quitte { $fromOwner } pour ton { $to }.
   *[other] { WHO($fromOwner) ->
        [you] Le { $card } quitte ton { $from } pour aller chez { $toOwner }.
       *[other] Le { $card } quitte { $fromOwner } pour aller chez { $toOwner }.
    }
}
event-blocked = { WHO($fromOwner) ->
    [you] Tu réponds par { $card } !
   *[other] { $fromOwner } répond par { $card } !
}
event-ignored = { WHO($seat) ->
    [you] Tu ignores la carte.
   *[other] { $seat } ignore la carte.
}
event-insured = { WHO($seat) ->
    [you] L’assurance te couvre : aucun de tes chats ne part.
   *[other] L’assurance couvre { $seat } : aucun chat ne part.
}
event-named = { WHO($seat) ->
    [you] Tu pointes le laser sur chaque { $card }.
   *[other] { $seat } pointe le laser sur chaque { $card }.
}
event-locked = { WHO($seat) ->
    [you] Ton { $card } reste pour toujours dans ton Foyer.
   *[other] { $seat } garde le { $card } pour toujours dans son Foyer.
}
event-last-card = La dernière carte est piochée : encore un tour pour tout le monde.
event-stalled = Personne n’a pioché depuis longtemps : encore un tour pour tout le monde.
event-owns = { WHO($seat) ->
    [you] { $number ->
        [0] Tu ne vis avec aucun chat.
        [one] Tu vis avec un chat.
       *[other] Tu vis avec { $number } chats.
    }
   *[other] { $number ->
        [0] { $seat } ne vit avec aucun chat.
        [one] { $seat } vit avec un chat.
       *[other] { $seat } vit avec { $number } chats.
    }
}
event-oldest = { WHO($seat) ->
    [you] { $number ->
        [0] Ton plus vieux chat n’a pas encore un an.
        [one] Ton plus vieux chat a un an.
       *[other] Ton plus vieux chat a { $number } ans.
    }
   *[other] { $number ->
        [0] { $seat } a un chat de quelques mois à peine.
        [one] { $seat } a un chat d’un an.
       *[other] { $seat } a un chat de { $number } ans.
    }
}
event-ended = La partie est finie : { $end }.

## Ce que personne ne doit manquer : la fin approche. $n : cartes ou tours qui restent

alarm-deck = { $n ->
    [one] Plus que { $n } carte dans la pioche : le dernier tour de table approche
   *[other] Plus que { $n } cartes dans la pioche : le dernier tour de table approche
}
alarm-stall = { $n ->
    [one] Encore { $n } tour sans pioche, et le dernier tour de table commence
   *[other] Encore { $n } tours sans pioche, et le dernier tour de table commence
}
alarm-leads = { WHO($seat) ->
    [you] { $n ->
        [one] Dernier tour : tu mènes avec { $points } points
       *[other] Dernier tour de table, encore { $n } tours : tu mènes avec { $points } points
    }
   *[other] { $n ->
        [one] Dernier tour : { $seat } mène avec { $points } points
       *[other] Dernier tour de table, encore { $n } tours : { $seat } mène avec { $points } points
    }
}
alarm-tied = { $n ->
    [one] Dernier tour : égalité en tête avec { $points } points
   *[other] Dernier tour de table, encore { $n } tours : égalité en tête avec { $points } points
}
alarm-last-turn = C’est ton dernier tour

## Où en est la partie

phase-last-round = { $left ->
    [one] Dernier tour de table, encore { $left } tour
   *[other] Dernier tour de table, encore { $left } tours
}
phase-last-round-next = Le dernier tour de table va commencer

## Pourquoi la partie est finie

reason-last-round = La dernière carte a été piochée.
reason-stalled = Personne n’a pioché depuis trop longtemps.

## Sortes de cartes

kind-instant = Instantanée
kind-defensive = Défense
kind-standard = Carte Standard
kind-cat = Chat

## Les lignes de la feuille de score

part-house-cats = Chats au Foyer
part-porch-cats = Chats sur le Perron
part-many-black = Cinq chats noirs ou plus
part-many-gray = Cinq chats gris ou plus
part-many-orange = Cinq chats roux ou plus
part-many-white = Cinq chats blancs ou plus
part-every-colour = Chats de toutes les couleurs
part-most-black = Le plus de chats noirs
part-most-gray = Le plus de chats gris
part-most-orange = Le plus de chats roux
part-most-white = Le plus de chats blancs
part-house-of-one-colour = Foyer d’une seule couleur
part-best-in-show = Premier Prix

## Cards

card-the-cats-pajamas = Soirée pyjama
    .text = En commençant par qui l’a piochée, chacun peut prendre un chat du Quartier sur son Perron.
card-fireworks = Feu d’artifice
    .text = Tous les chats de tous les Jardins détalent dans le Quartier.
card-keeping-up-with-the-joneses = Mieux que le voisin
    .text = Qui a le moins de chats au Foyer peut y accueillir directement un chat du Quartier. À égalité, chacun le peut.
card-raining-cats-and-dogs = Temps de chien
    .text = Chacun abrite sur son Perron la moitié des chats de son Jardin (arrondi supérieur) ; les autres filent au Quartier.
card-full-mewn = Clair de miaou
    .text = Chacun sort un de ses chats du Foyer sur le Perron, si l’un d’eux peut bouger.
card-dinner-bell = À table !
    .text = Chacun peut faire jusqu’à 2 pas vers le Foyer avec ses propres chats.
card-midnight-zoomies = Cavalcade de minuit
    .text = Chacun choisit un chat de son Jardin ; tous filent en même temps dans le Jardin du voisin de gauche.
card-landlord-inspection = Visite du proprio
    .text = Qui a le plus de chats en renvoie 2 du Jardin ou du Perron au Quartier. À égalité, tous le font.
card-alarm-system = Système d’alarme
    .text = Durable. Jusqu’à la fin de la partie, personne ne peut te viser avec Chat-pardeur.
card-catnap = Sieste
    .text = À n’importe quel tour : annule une carte Standard adverse, ou une action adverse qui déplace un chat.
card-one-cool-cat = Chat zen
    .text = À n’importe quel tour : la personne de ton choix, même toi, ignore une carte Standard adverse ou une Instantanée.
card-tuna = Thon
    .text = À n’importe quel tour : annule une carte Standard adverse qui coûte des chats à d’autres. Tu peux en appeler un.
card-catlike-reflexes = Réflexes de chat
    .text = Après une action : chez qui tu veux, un chat bouge de 1 ou 2 zones sans partir. Le propriétaire choisit lequel.
card-copy-cat = Copie-chat
    .text = Copie une carte qui vient de prendre effet : gratuit au tour d’un autre, une action au tien.
card-land-on-your-feet = Sur ses quatre pattes
    .text = Quand quelqu’un a complété sa main : fais jusqu’à 2 pas vers le Foyer avec tes propres chats.
card-pet-insurance = Assurance chat
    .text = Durable. Une carte adverse ou une Instantanée prend tes chats ? Défausse celle-ci : aucun ne part.
card-cat-burglar = Chat-pardeur
    .text = Vole un chat de ton choix dans n’importe quelle zone d’un adversaire, pour ton Jardin.
card-can-opener = Ouvre-boîte
    .text = Chacun de tes voisins (ou un seul) te donne un chat de son Jardin, pour ton Jardin.
card-cat-fight = Bagarre de chats
    .text = Un adversaire envoie jusqu’à 2 chats de son Jardin chez ses voisins, un dans chaque Jardin. Tu dis combien.
card-cat-in-heat = Saison des amours
    .text = Chaque adversaire (ou seulement certains) te donne un chat de son Jardin, pour ton Jardin.
card-catnip = Herbe à chat !
    .text = Désigne un ou deux adversaires : chacun te donne un chat de son Jardin ou de son Perron, pour ton Jardin.
card-catting-around = Chat en vadrouille
    .text = Un adversaire te donne un chat de son Perron, pour ton Jardin.
card-famous-internet-cat = Star du Net
    .text = Pioche 2 cartes, même au-delà de la limite de main.
card-foster-kittens = Nid d’accueil
    .text = Durable. Loge ici jusqu’à 3 chats du Quartier. À ton prochain tour, un par zone : Foyer, Perron, Jardin.
card-fraidy-cats = Froussards
    .text = Un adversaire fait reculer jusqu’à 3 de ses chats d’une zone chacun vers l’extérieur. Tu dis combien.
card-hairball = Boule de poils
    .text = Un adversaire perd 2 cartes de sa main au hasard.
card-open-window = Fenêtre ouverte
    .text = Un adversaire sort un de ses chats du Foyer jusqu’à son Perron ou son Jardin. Tu dis où.
card-special-needs-kitty = Minou pas comme les autres
    .text = Durable. Prends un chat du Quartier directement dans ton Foyer ; plus personne ne pourra le déplacer.
card-spay-neuter-clinic = Clinique véto
    .text = Prends jusqu’à 2 chats du Quartier directement sur ton Perron.
card-stray-dog = Chien errant
    .text = Un adversaire perd jusqu’à 3 chats du Jardin et du Perron : ils fuient au Quartier. Tu dis combien.
card-the-cat-came-back = Retour du matou
    .text = Prends en main une carte de la défausse, sauf une Instantanée.
card-best-in-show = Premier Prix
    .text = En main à la fin : 2 points. Ou joue-la : un de tes chats avance de 2 zones au plus vers le Foyer.
card-special-box-delivery = Carton plein
    .text = Prends jusqu’à 4 chats du Quartier dans ton Jardin.
card-warm-laundry = Linge tout chaud
    .text = Fais avancer jusqu’à 2 de tes chats vers le Foyer, de 2 zones au plus chacun.
card-cat-carrier = Caisse de transport
    .text = Prends un chat du Quartier directement dans ton Foyer.
card-laser-pointer = Pointeur laser
    .text = Nomme une couleur : jusqu’à 4 de tes chats de cette couleur avancent d’une zone chacun vers le Foyer.
card-purr-suasion = Ronron persuasif
    .text = Échange un de tes chats avec un du Quartier ou d’un autre Jardin, place pour place.
card-black = Chat noir
    .text = Un des dix chats noirs. En avoir le plus sur sa propriété : 3 points ; en avoir cinq ou plus : 5 points.
card-gray = Chat gris
    .text = Un des dix chats gris. En avoir le plus sur sa propriété : 3 points ; en avoir cinq ou plus : 5 points.
card-orange = Chat roux
    .text = Un des dix chats roux. En avoir le plus sur sa propriété : 3 points ; en avoir cinq ou plus : 5 points.
card-white = Chat blanc
    .text = Un des dix chats blancs. En avoir le plus sur sa propriété : 3 points ; en avoir cinq ou plus : 5 points.
