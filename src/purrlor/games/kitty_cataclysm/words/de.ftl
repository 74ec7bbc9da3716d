### Kitty Cataclysm auf Deutsch. Die Wörter und warum sie so heißen: docs/glossary/de.md.
###
### „{ $card }“ steht in Anführungszeichen, wo die Karte sicher zu sehen ist; wo sie verdeckt sein kann, ist $card für
### manche „eine Karte“ und steht ohne.

game = Kitty Cataclysm
    .line = Raff Mäuse, schieb Haarballen ab und lass dich nie mit vollen Pfoten erwischen.

## Hausregeln und ihre Werte

option-start_rule = Wer beginnt
    .help = Der Platz links neben dem, der gibt, wer zuerst eine Karte spielt, oder das Los. Wer gibt, beginnt nie.
option-start_rule-left_of_dealer = Platz links daneben
option-start_rule-first_play = wer zuerst spielt
option-start_rule-random_nondealer = das Los
option-kitty_view = Fremde Körbchen
    .help = Von anderen Körbchen siehst du nur die oberste Karte oder alles.
option-kitty_view-top_only = oberste Karte
option-kitty_view-open = offen
option-play_again_empty = Noch mal mit leeren Pfoten
    .help = Wer noch einmal spielen darf, aber keine Karte mehr hat, beendet den Zug oder das Spiel.
option-play_again_empty-turn_ends = beendet den Zug
option-play_again_empty-game_ends = beendet das Spiel
option-deck_out = Wenn der Stapel leer ist
    .help = Eine Karte, die nicht gezogen werden kann, beendet das Spiel sofort, oder nachdem die gespielte Karte fertig ist.
option-deck_out-at_once = sofort Schluss
option-deck_out-finish_card = nach der Karte
option-dealer = Wer gibt
    .help = Das Los entscheidet, oder du suchst jemanden aus.
option-dealer-random = das Los

## Orte auf dem Tisch

zone-deck = Stapel
zone-litter = Katzenklo
zone-paws = Pfoten
zone-kitty = Körbchen

## Neben einem Namen

badge-dealer = gibt
badge-turn = am Zug
count-paws = Pfoten
count-kitty = Körbchen

## Auf einer Karte: andere wissen, dass sie da ist

mark-known = bekannt

## Fragen

ask-claim_start = Eröffne mit einer Karte oder warte ab
ask-play_card = Spiel eine Karte
ask-donate = { $left ->
    [0] Verschenk eine Karte
    [1] Verschenk eine Karte
   *[other] Verschenk eine Karte (noch { $left })
}
ask-steal_from = { $left ->
    [0] Klau eine Karte
    [1] Klau eine Karte
   *[other] Klau eine Karte (noch { $left })
}
ask-lose_card = { $left ->
    [0] Trenn dich von einer Karte
    [1] Trenn dich von einer Karte
   *[other] Trenn dich von einer Karte (noch { $left })
}
ask-pass_cards = { $left ->
    [0] Gib eine Karte nach links weiter
    [1] Gib eine Karte nach links weiter
   *[other] Gib eine Karte nach links weiter (noch { $left })
}

## Züge

move-play = „{ $card }“ spielen
move-claim = Mit „{ $card }“ eröffnen
move-wait = Erst mal abwarten
move-donate = „{ $card }“ an { $seat } verschenken
move-steal = Bei { $seat } klauen
move-lose = „{ $card }“ hergeben
move-pass = „{ $card }“ weitergeben

## Was geschehen ist

event-played = { WHO($fromOwner) ->
    [you] Du spielst „{ $card }“.
   *[other] { $fromOwner } spielt „{ $card }“.
}
event-drew = { WHO($toOwner) ->
    [you] Du ziehst „{ $card }“.
   *[other] { $toOwner } zieht { $card }.
}
event-donated = { WHO($fromOwner) ->
    [you] Du verschenkst „{ $card }“ an { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } schenkt dir „{ $card }“.
       *[other] { $fromOwner } verschenkt { $card } an { $toOwner }.
    }
}
event-stole = { WHO($toOwner) ->
    [you] Du klaust „{ $card }“ von { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner } klaut dir „{ $card }“.
       *[other] { $toOwner } klaut { $card } von { $fromOwner }.
    }
}
event-lost = { WHO($fromOwner) ->
    [you] Du verlierst „{ $card }“.
   *[other] { $fromOwner } verliert „{ $card }“.
}
event-passed = { WHO($fromOwner) ->
    [you] Du gibst „{ $card }“ an { $toOwner } weiter.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } gibt „{ $card }“ an dich weiter.
       *[other] { $fromOwner } gibt { $card } an { $toOwner } weiter.
    }
}
event-busted-paws = { WHO($seat) ->
    [you] Mit vollen Pfoten erwischt: Du verlierst sie alle!
   *[other] { $seat } wird mit vollen Pfoten erwischt!
}
event-busted-kitty = { WHO($seat) ->
    [you] Du verlierst dein ganzes Körbchen!
   *[other] { $seat } verliert das ganze Körbchen!
}
event-chose = { WHO($seat) ->
    [you] Du hast gewählt.
   *[other] { $seat } hat gewählt.
}
event-waited = { WHO($seat) ->
    [you] Du wartest ab.
   *[other] { $seat } wartet ab.
}
event-again = { WHO($seat) ->
    [you] Du darfst noch einmal spielen.
   *[other] { $seat } darf noch einmal spielen.
}
event-turn = { WHO($seat) ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-deck-out = Der Stapel ist leer: Das Spiel ist aus.
event-empty-paws = { WHO($seat) ->
    [you] Deine Pfoten sind leer: Das Spiel ist aus.
   *[other] { $seat } hat leere Pfoten: Das Spiel ist aus.
}

## Das Ende und die Teile der Wertung

reason-empty-paws = Jemand begann einen Zug mit leeren Pfoten.
reason-deck-out = Der Stapel war leer.
part-paws = Pfoten
part-kitty = Körbchen

## Cards

card-cat-aclysm = Katzaklysmus
    .text = Wer 7 oder mehr Karten in den Pfoten hat, verliert sie alle.
card-cat-ass-trophy = Katzastrophe
    .text = Wer 6 oder mehr Karten in den Pfoten hat, verliert das ganze Körbchen.
card-curiosity-paid-the-cat = Neugier ist der Katze Lohn
    .text = Zieh eine Karte.
card-pick-of-the-litter = Der große Wurf
    .text = Zieh 2 Karten.
card-kitten-kaboodle = Mit Katz und Kegel
    .text = Zieh 3 Karten.
card-nine-lives-four-cards = Sieben Leben, vier Karten
    .text = Zieh 4 Karten.
card-purr-petual-motion = Schnurrpetuum mobile
    .text = Zieh eine Karte und spiel dann noch einmal.
card-paw-it-forward = Gib Pfötchen
    .text = Zieh 2 Karten und verschenk dann eine Karte an jemand anderen.
card-meowtual-exchange = Pfote wäscht Pfote
    .text = Verschenk eine Karte an jemand anderen und zieh dann eine Karte.
card-sift-happens = Auf Streu und Glauben
    .text = Wirf eine Karte aus deinen Pfoten ins Katzenklo und zieh dann 2 Karten.
card-cat-burglar = Langpfote
    .text = Klau blind eine Karte aus fremden Pfoten.
card-grand-theft-catto = Grand Theft Kater
    .text = Klau blind 2 Karten aus fremden Pfoten, auch aus verschiedenen.
card-the-great-cat-napping = Das große Kätznapping
    .text = Klau blind 3 Karten aus fremden Pfoten, auch aus verschiedenen.
card-tit-for-tabby = Wie du mir, so ich Tier
    .text = Klau blind eine Karte aus fremden Pfoten und verschenk dann eine Karte an jemand anderen.
card-three-am-zoomies = Wilde fünf Minuten
    .text = Spiel noch einmal.
card-fur-lanthropist = Fellanthrop
    .text = Verschenk eine Karte an jemand anderen.
card-claws-for-charity = Krallen für die Welt
    .text = Verschenk 2 Karten an andere.
card-not-my-furball = Nicht mein Haarballen
    .text = Verschenk eine Karte an jemand anderen und spiel dann noch einmal.
card-cough-it-up = Raus damit
    .text = Wirf eine Karte aus deinen Pfoten ins Katzenklo.
card-pass-the-purrcel = Ringelmiez mit Anfassen
    .text = Alle geben eine Karte nach links weiter.
card-tail-chase = Kreisverkehr
    .text = Alle geben 2 Karten nach links weiter.
card-tin-opener = Dosenöffner
    .text = Alle ziehen eine Karte, du auch.
card-lions-share = Löwenanteil
    .text = Zieh 2 Karten, dann ziehen alle anderen eine Karte.
card-fat-cat = Bonzenkatze
    .text = Nichts passiert. Sie sitzt bloß da und ist eine Menge wert.
