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

## An Pfoten und Körbchen: was eine Katastrophe nähme

fact-kitty-falls = eine Katastrophe nimmt das Körbchen
fact-all-falls = eine Katastrophe nimmt Körbchen oder Pfoten
fact-in-danger = in Gefahr

## Arten von Karten

kind-disaster = Katastrophe
kind-draw = Nachschub
kind-share = Tausch
kind-steal = Diebstahl
kind-again = Zugabe
kind-give = Geschenk
kind-pass = Rundlauf
kind-feast = Festmahl
kind-plain = Faulpelz

## Fragen

ask-claim_start = Eröffne mit einer Karte oder warte ab
ask-play_card = Spiel eine Karte
ask-play_again = Spiel noch eine Karte: Du bist weiter am Zug
ask-last_card = Spiel deine letzte Karte
ask-donate = { $left ->
    [0] Verschenk eine Karte
    [1] Verschenk eine Karte
   *[other] Verschenk eine Karte (noch { $left })
}
ask-steal_from = { $left ->
    [0] Klau eine Karte: bei wem?
    [1] Klau eine Karte: bei wem?
   *[other] Klau eine Karte: bei wem? (noch { $left })
}
ask-lose_card = { $left ->
    [0] Wirf eine Karte ins Katzenklo
    [1] Wirf eine Karte ins Katzenklo
   *[other] Wirf eine Karte ins Katzenklo (noch { $left })
}
ask-pass_cards = { $left ->
    [0] Gib eine Karte nach links an { $seat } weiter
    [1] Gib eine Karte nach links an { $seat } weiter
   *[other] Gib eine Karte nach links an { $seat } weiter (noch { $left })
}

## Was auf dem Spiel steht

stake-start = { WHO($seat) ->
    [you] Wer zuerst eine Karte spielt, beginnt. Warten alle ab, bist du es.
   *[other] Wer zuerst eine Karte spielt, beginnt. Warten alle ab, ist es { $seat }.
}
stake-own = Du hast { $mine ->
    [one] { $mine } Maus
   *[other] { $mine } Mäuse
}: { $paws } in den Pfoten, { $kitty } im Körbchen. Beides zählt.
stake-few = { $cards ->
    [one] Deine letzte Karte
   *[other] Noch { $cards } Karten
}: Beginnt dein Zug mit leeren Pfoten, ist das Spiel aus. Du hast { $mine ->
    [one] { $mine } Maus
   *[other] { $mine } Mäuse
}.
stake-full = Du hast { $mine ->
    [one] { $mine } Maus
   *[other] { $mine } Mäuse
}. Es drohen: { $pawsHidden } × „{ $paws }“ (ab { $pawsFrom } Karten: Pfoten leer), { $kittyHidden } × „{ $kitty }“ (ab { $kittyFrom }: Körbchen leer).
stake-donate = Was du verschenkst, zählt für andere. Du hast { $mine ->
    [one] { $mine } Maus
   *[other] { $mine } Mäuse
}.
stake-lose = Im Katzenklo zählt eine Karte für niemanden. Du hast { $mine ->
    [one] { $mine } Maus
   *[other] { $mine } Mäuse
}.
stake-steal = Du klaust blind, jede Karte ist gleich wahrscheinlich. Am Ende hältst du { $paws } Karten.
stake-pass = { $got ->
    [0] { $seat } hat keine Karte für dich: Du hältst dann { $paws }.
    [one] Gleichzeitig bekommst du von { $seat } eine Karte: Du hältst dann { $paws }.
   *[other] Gleichzeitig bekommst du von { $seat } { $got } Karten: Du hältst dann { $paws }.
}

## Züge

move-play = „{ $card }“ spielen
    .name = Spielen
move-claim = Mit „{ $card }“ eröffnen
    .name = Eröffnen
move-wait = Erst mal abwarten
    .name = Abwarten
move-donate = „{ $card }“ an { $seat } verschenken
    .name = Verschenken
move-steal = Bei { $seat } klauen
    .name = Klauen
move-lose = „{ $card }“ hergeben
    .name = Hergeben
move-pass = „{ $card }“ weitergeben
    .name = Weitergeben

## Wohin ein Zug führt

so-hold = { $value ->
    [one] { $value } Maus
   *[other] { $value } Mäuse
} fürs Körbchen; du hältst dann { $paws ->
    [one] eine Karte
   *[other] { $paws } Karten
}
so-again = { $value ->
    [one] { $value } Maus
   *[other] { $value } Mäuse
} fürs Körbchen; du spielst noch einmal, mit { $paws ->
    [one] einer Karte
   *[other] { $paws } Karten
}
so-empties = Leert deine Pfoten: Dein nächster Zug kann das Ende sein
so-risk-paws = Du hältst dann { $paws }: „{ $card }“ nähme sie alle (noch { $hidden })
so-risk-kitty = Du hältst dann { $paws }: „{ $card }“ nähme dein Körbchen (noch { $hidden })
so-ends-deck = Beendet das Spiel: { $draw } zu ziehen, { $deck } im Stapel
so-ends-empty = Beendet das Spiel: { $seat } ist dran, mit leeren Pfoten
so-ends-again = Beendet das Spiel: Du kannst nicht noch einmal spielen
so-hits-paws = { $hits ->
    [0] Trifft niemanden
   *[other] Leert { $hits } von { $players } die Pfoten, dir nicht
}{ $ends ->
    [0] { "" }
   *[other] ; das Spiel endet
}
so-hits-kitty = { $hits ->
    [0] Trifft niemanden
   *[other] Leert { $hits } von { $players } das Körbchen, dir nicht
}{ $ends ->
    [0] { "" }
   *[other] ; das Spiel endet
}
so-busts-paws = Nimmt dir alle { $cards } Karten ({ $worth ->
    [one] { $worth } Maus
   *[other] { $worth } Mäuse
}){ $hits ->
    [0] { "" }
   *[other] ; trifft noch { $hits }
}{ $ends ->
    [0] { "" }
   *[other] ; das Spiel endet
}
so-busts-kitty = Nimmt dir das ganze Körbchen: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $worth ->
    [one] { $worth } Maus
   *[other] { $worth } Mäuse
}{ $hits ->
    [0] { "" }
   *[other] ; trifft noch { $hits }
}{ $ends ->
    [0] { "" }
   *[other] ; das Spiel endet
}
so-wait = { WHO($seat) ->
    [you] Andere dürfen beginnen; warten alle ab, beginnst du
   *[other] Andere dürfen beginnen; warten alle ab, beginnt { $seat }
}
so-donate = { $value ->
    [one] { $value } Maus
   *[other] { $value } Mäuse
} für { $seat } (hält dann { $theirs ->
    [one] eine Karte
   *[other] { $theirs } Karten
}); du behältst { $mine ->
    [one] { $mine } Maus
   *[other] { $mine } Mäuse
}
so-steal = Blind eine von { $cards } Karten; { $seat } behält { $rest }
so-steal-last = { $seat } hat dann leere Pfoten: Das kann das Ende sein
so-lose = Du behältst { $mine ->
    [one] { $mine } Maus
   *[other] { $mine } Mäuse
} und { $paws ->
    [one] eine Karte
   *[other] { $paws } Karten
}
so-pass = { $value ->
    [one] { $value } Maus
   *[other] { $value } Mäuse
} für { $seat }

## Was geschehen ist

event-played = { WHO($fromOwner) ->
    [you] Du spielst „{ $card }“.
   *[other] { $fromOwner } spielt „{ $card }“.
}
event-drew = { WHO($toOwner) ->
    [you] Du ziehst „{ $card }“.
   *[other] { $toOwner } zieht { $card }.
}
    .unseen = { $toOwner } zieht eine Karte.
event-donated = { WHO($fromOwner) ->
    [you] Du verschenkst „{ $card }“ an { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } schenkt dir „{ $card }“.
       *[other] { $fromOwner } verschenkt { $card } an { $toOwner }.
    }
}
    .unseen = { $fromOwner } verschenkt eine Karte an { $toOwner }.
event-stole = { WHO($toOwner) ->
    [you] Du klaust „{ $card }“ von { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner } klaut dir „{ $card }“.
       *[other] { $toOwner } klaut { $card } von { $fromOwner }.
    }
}
    .unseen = { $toOwner } klaut eine Karte von { $fromOwner }.
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
    .unseen = { $fromOwner } gibt eine Karte an { $toOwner } weiter.
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
event-last-card = Der Stapel ist leer: Nach dieser Karte ist das Spiel aus.
event-deck-out = Der Stapel ist leer: Das Spiel ist aus.
event-empty-paws = { WHO($seat) ->
    [you] Deine Pfoten sind leer: Das Spiel ist aus.
   *[other] { $seat } hat leere Pfoten: Das Spiel ist aus.
}
event-empty-again = { WHO($seat) ->
    [you] Noch einmal spielen geht nicht, deine Pfoten sind leer: Das Spiel ist aus.
   *[other] { $seat } kann mit leeren Pfoten nicht noch einmal spielen: Das Spiel ist aus.
}

## Was gleich geschieht

alarm-deck = { $cards ->
    [0] Der Stapel ist leer: Wer ziehen muss, beendet das Spiel.
    [one] Noch eine Karte im Stapel: Wer mehr ziehen muss, beendet das Spiel.
   *[other] Noch { $cards } Karten im Stapel: Wer mehr ziehen muss, beendet das Spiel.
}
alarm-last-card = Der Stapel ist leer: Nach dieser Karte ist das Spiel aus.
alarm-empty = { WHO($seat) ->
    [you] Deine Pfoten sind leer: Bekommst du keine Karte, beendet dein nächster Zug das Spiel.
   *[other] { $seat } hat leere Pfoten: Kommt keine Karte, ist das Spiel aus, sobald { $seat } am Zug ist.
}

## Das Ende und die Teile der Wertung

reason-empty-paws = Jemand war mit leeren Pfoten dran.
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
