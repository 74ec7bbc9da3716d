### Here, Kitty, Kitty! auf Deutsch. Die Wörter und warum sie so heißen: docs/glossary/de.md.
### $card und $colour sind Namen von Karten oder Katzen; Katzen stehen mit „die“ („die Rote Katze“). Orte werden nach
### ihrem Namen gebeugt: Wer zone- oder stop- ändert, ändert auch die Auswahl [Garten], [Veranda], [Haus], [Viertel].

## Das Spiel und die Zeile unter seinem Titel

game = Here, Kitty, Kitty!
    .line = Vierzig Streuner, eine Straße, und hinter jeder Tür ist sich jemand sicher: Das sind alles meine.

## Was ein Tisch festlegen kann

option-best_in_show = Best in Show
    .help = „Best in Show“ zählt auf deiner Hand oder neben deinem Grundstück angelegt.
option-best_in_show-hand = Auf der Hand
option-best_in_show-tuck = Neben dem Grundstück
option-discard_any_number = Karten je Ablegen
    .help = Ob eine Ablegeaktion mehr als drei Karten umfassen darf.
option-discard_any_number-off = Bis zu drei
option-discard_any_number-on = Beliebig viele
option-house_colour_min = Katzen im einfarbigen Haus
    .help = Wie viele Katzen ein einfarbiges Haus für seine 10 Punkte braucht.
option-house_colour_min-n =
    { $n ->
        [one] Eine Katze genügt
       *[other] Mindestens { $n } Katzen
    }
option-shortage_taker_picks = Wer bei Katzenmangel wählt
    .help = Ist das Viertel leer und jemand holt eine Katze aus einem Garten: Es wählt, wem sie gehört, oder wer sie holt.
option-shortage_taker_picks-off = Wem sie gehört
option-shortage_taker_picks-on = Wer sie holt
option-victim_may_move_fewer = Weniger Katzen als verlangt
    .help = Ob man bei „Katzenzoff“, „Angstkatzen“ oder „Streunender Hund“ vorher aufhören darf.
option-victim_may_move_fewer-off = Verboten
option-victim_may_move_fewer-on = Erlaubt
option-reaction_race = Reaktionen
    .help = Der Reihe nach, oder wer zuerst antwortet.
option-reaction_race-off = Der Reihe nach
option-reaction_race-on = Wer zuerst kommt
option-copy_free_in_turn = Im eigenen Zug gratis kopieren
    .help = Ob „Kopierkatze“ auch in deinem eigenen Zug gratis ist, wenn gerade eine fremde Karte gewirkt hat.
option-copy_free_in_turn-off = Nein
option-copy_free_in_turn-on = Ja
option-stall_rounds = Runden ohne Nachziehen
    .help = Wenn so viele Runden lang niemand zieht, beginnt die letzte Runde.
option-stall_rounds-n =
    { $n ->
        [one] Nach einer Runde
       *[other] Nach { $n } Runden
    }
option-stall_rounds-0 = Nie: nur der Stapel beendet das Spiel
option-cats_owned_start = Wer beginnt
    .help = Das Los, oder wer mit den meisten Katzen zusammenlebt.
option-cats_owned_start-off = Das Los
option-cats_owned_start-on = Die meisten Katzen

## Orte auf dem Tisch

zone-deck = Stapel
zone-discard = Ablagestapel
zone-table = Auf dem Tisch
zone-box = Nicht im Spiel
zone-neighborhood = Viertel
zone-tucked = Bleibende Karten
zone-hand = Hand
zone-yard = Garten
zone-porch = Veranda
zone-house = Haus
zone-litter = Pflegekätzchen
zone-litter2 = Pflegekätzchen

## Neben einem Namen: Abzeichen, Zähler, und woran man das Grundstück erkennt

badge-turn = Am Zug
count-hand = Hand
count-cats = Katzen
count-tucked = Bleibende Karten
property-red-gate = rotes Tor
property-blue-porch = blaue Veranda
property-green-shutters = grüne Fensterläden
property-yellow-door = gelbe Tür
property-white-fence = weißer Zaun
property-brick-chimney = Backsteinkamin

## Auf einer Katze, die nie mehr wegkann, auf einer Karte, die du kennst; neben dem Stapel, wie lange niemand zog

mark-locked = bleibt
mark-known = bekannt
fact-worth = je { $n } Pkt.
fact-idle-turns = { $turns ->
    [0] Nach { $limit } Zügen ohne Nachziehen kommt die letzte Runde
    [one] 1 Zug ohne Nachziehen; nach { $limit } kommt die letzte Runde
   *[other] { $turns } Züge ohne Nachziehen; nach { $limit } kommt die letzte Runde
}

## Wörter in Sätzen: Stationen auf dem Heimweg, wohin eine Katze läuft, warum das Spiel endet

stop-neighborhood = Viertel
stop-yard = Garten
stop-porch = Veranda
stop-house = Haus
way-in = hinein
way-out = hinaus
litter-litter = Pflegekätzchen
litter-litter2 = Pflegekätzchen
end-last-round = Die letzte Karte ist gezogen
end-stalled = Zu lange hat niemand eine Karte gezogen

## Fragen. $left: wie viele Katzen, Schritte oder Aktionen noch; $seat: wer die Karte gespielt hat

ask-cats_owned = Mit wie vielen Katzen lebst du zusammen?
ask-oldest_cat = Wie alt ist deine älteste Katze?
ask-choose_action = { $left ->
    [one] Wähle deine letzte Aktion
   *[other] Wähle eine Aktion (noch { $left })
}
ask-discard_cards = Noch eine Karte ablegen?
ask-block_or_pass = { $seat } spielt „{ $card }“: Verhindern?
ask-block-on-you = { $seat } spielt „{ $card }“ gegen dich: Verhindern?
ask-block-instant = „{ $card }“ wurde gezogen: Schützt du jemanden?
ask-block-move = { $seat } bringt die { $colour } { $stop ->
    [Garten] in den Garten
    [Veranda] auf die Veranda
    [Haus] ins Haus
    [Viertel] ins Viertel
   *[other] auf „{ $stop }“
}: Verhindern?
ask-copy_or_pass = „{ $card }“ mit „Kopierkatze“ kopieren?
ask-reflex_or_pass = „Katzenreflexe“ spielen?
ask-land_or_pass = „Auf die Pfoten gefallen“ spielen?
ask-choose_cats_to_take = { $left ->
    [one] „{ $card }“: Hol eine Katze { $to ->
        [Garten] in deinen Garten
        [Veranda] auf deine Veranda
        [Haus] in dein Haus
       *[other] auf „{ $to }“
    }
   *[other] „{ $card }“: Hol bis zu { $left } Katzen { $to ->
       [Garten] in deinen Garten
       [Veranda] auf deine Veranda
       [Haus] in dein Haus
      *[other] auf „{ $to }“
   }
}
ask-shortage_yard = { $left ->
    [one] „{ $card }“: Hol eine Katze aus einem fremden Garten
   *[other] „{ $card }“: Hol bis zu { $left } Katzen aus fremden Gärten
}

# $seat: wer die Katze bekommt
ask-give_cat = „{ $card }“: Wähle die Katze aus deinem Garten, die zu { $seat } geht
# $seat: wem die Katze genommen wird
ask-pick-from = „{ $card }“: Wähle die Katze, die du von { $seat } holst
ask-lose-to-yard = „{ $card }“: Wähle eine Katze, die aus deinem Haus in deinen Garten geht
ask-lose-to-porch = „{ $card }“: Wähle eine Katze, die aus deinem Haus auf deine Veranda geht
ask-lose-to-neighborhood = { $left ->
    [one] „{ $card }“: Wähle eine Katze, die ins Viertel verschwindet
   *[other] „{ $card }“: Wähle { $left } Katzen, die ins Viertel verschwinden
}
ask-lose-one-zone = { $left ->
    [one] „{ $card }“: Wähle eine Katze, die einen Schritt hinausläuft
   *[other] „{ $card }“: Wähle { $left } Katzen, die je einen Schritt hinauslaufen
}
ask-lose-to-player = „{ $card }“: Wähle eine Katze, die zu { $seat } geht
ask-lose-to-left = „{ $card }“: Wähle die Gartenkatze, die nach links flitzt
ask-save_cat = { $left ->
    [one] „{ $card }“: Wähle eine Katze, die du auf deine Veranda rettest
   *[other] „{ $card }“: Wähle { $left } Katzen, die du auf deine Veranda rettest
}
ask-startled-in = { $zones ->
    [one] „{ $card }“: Wähle eine deiner Katzen, die 1 Schritt hineinläuft
   *[other] „{ $card }“: Wähle eine deiner Katzen, die bis zu { $zones } Schritte hineinläuft
}
ask-startled-out = { $zones ->
    [one] „{ $card }“: Wähle eine deiner Katzen, die 1 Schritt hinausläuft
   *[other] „{ $card }“: Wähle eine deiner Katzen, die bis zu { $zones } Schritte hinausläuft
}
ask-own_steps = { $left ->
    [one] „{ $card }“: Bring eine deiner Katzen näher ans Haus
   *[other] „{ $card }“: Bring eine deiner Katzen näher ans Haus (noch { $left })
}
ask-name_colour = „{ $card }“: Wähle eine Farbe
ask-fight_split = { $left ->
    [one] „Katzenzoff“: Schick eine deiner Gartenkatzen nach nebenan
   *[other] „Katzenzoff“: Schick { $left } deiner Gartenkatzen nach nebenan, je eine nach links und rechts
}
ask-search_discard = Nimm eine Karte vom Ablagestapel
ask-foster_place = Wähle, wo die { $colour } aus deiner Pflege einzieht
ask-tuna_bonus = Eine Katze in deinen Garten rufen?
ask-use_insurance = „{ $card }“ will deine Katzen: „Tierversicherung“ nutzen?

## Was auf dem Spiel steht: was ohne Antwort geschieht. $n von $all; Punkte $before und $after

stake-points = { WHO($seat) ->
    [you] Das bringt dich von { $before } auf { $after } Punkte.
   *[other] Das bringt { $seat } von { $before } auf { $after } Punkte.
}
stake-same = { WHO($seat) ->
    [you] Du bleibst bei { $n } Punkten.
   *[other] { $seat } bleibt bei { $n } Punkten.
}
stake-burgled = { WHO($seat) ->
    [you] Du verlierst die { $colour } { $zone ->
        [Garten] aus deinem Garten
        [Veranda] von deiner Veranda
        [Haus] aus deinem Haus
       *[other] von „{ $zone }“
    }: { $before } → { $after } Punkte.
   *[other] { $seat } verliert die { $colour } { $zone ->
       [Garten] aus dem Garten
       [Veranda] von der Veranda
       [Haus] aus dem Haus
      *[other] von „{ $zone }“
   }: { $before } → { $after } Punkte.
}
stake-strays = { WHO($seat) ->
    [you] { $all ->
        [1] Du verlierst die einzige Katze aus Garten und Veranda ans Viertel.
       *[other] Du verlierst { $n } von { $all } Katzen aus Garten und Veranda ans Viertel.
    }
   *[other] { $all ->
        [1] { $seat } verliert die einzige Katze aus Garten und Veranda ans Viertel.
       *[other] { $seat } verliert { $n } von { $all } Katzen aus Garten und Veranda ans Viertel.
    }
}
stake-scared = { WHO($seat) ->
    [you] { $all ->
        [1] Du musst deine einzige Katze einen Schritt hinausschicken, aus dem Garten ins Viertel.
       *[other] Du musst { $n } von { $all } Katzen einen Schritt hinausschicken, aus dem Garten ins Viertel.
    }
   *[other] { $all ->
        [1] { $seat } muss die einzige Katze einen Schritt hinausschicken.
       *[other] { $seat } muss { $n } von { $all } Katzen einen Schritt hinausschicken.
    }
}
stake-fight = { WHO($seat) ->
    [you] { $all ->
        [1] Du musst deine einzige Gartenkatze nach nebenan schicken.
       *[other] Du musst { $n } von { $all } Gartenkatzen nach nebenan schicken.
    }
   *[other] { $all ->
        [1] { $seat } muss die einzige Gartenkatze nach nebenan schicken.
       *[other] { $seat } muss { $n } von { $all } Gartenkatzen nach nebenan schicken.
    }
}
stake-hairball = { WHO($seat) ->
    [you] Du verlierst { $n } von { $all } Handkarten, zufällig.
   *[other] { $seat } verliert { $n } von { $all } Handkarten, zufällig.
}
stake-gives = { WHO($seat) ->
    [you] { $all ->
        [one] Deine einzige Katze dort geht an { $seat2 }.
       *[other] Eine von deinen { $all } Katzen dort geht an { $seat2 }.
    }
   *[other] { $all ->
        [one] Die einzige Katze dort geht von { $seat } an { $seat2 }.
       *[other] Eine von { $all } Katzen geht von { $seat } an { $seat2 }.
    }
}
stake-givers = { $n } Leute schicken { $seat } je eine Katze.
stake-lets-out = { WHO($seat) ->
    [you] Eine von { $n } Katzen muss aus deinem Haus { $zone ->
        [Garten] in deinen Garten
        [Veranda] auf deine Veranda
       *[other] auf „{ $zone }“
    }.
   *[other] Bei { $seat } muss eine von { $n } Katzen aus dem Haus { $zone ->
       [Garten] in den Garten
       [Veranda] auf die Veranda
      *[other] auf „{ $zone }“
   }.
}
stake-takes = { $n ->
    [one] { $seat } holt eine Katze { $zone ->
        [Garten] in den Garten
        [Veranda] auf die Veranda
        [Haus] ins Haus
       *[other] auf „{ $zone }“
    }.
   *[other] { $seat } holt bis zu { $n } Katzen { $zone ->
       [Garten] in den Garten
       [Veranda] auf die Veranda
       [Haus] ins Haus
      *[other] auf „{ $zone }“
   }.
}
stake-fosters = { $seat } holt bis zu { $n } Katzen, die im nächsten Zug einziehen.
stake-steps = { $zones ->
    [one] Bei { $seat } laufen bis zu { $n } Katzen einen Schritt hinein.
   *[other] Bei { $seat } laufen bis zu { $n } Katzen je bis zu { $zones } Schritte hinein.
}
stake-draws = { $seat } zieht { $n } Karten.
stake-fetches = { $seat } nimmt eine Karte vom Ablagestapel zurück.
stake-prize = { $seat } bekommt dafür am Ende { $n } Punkte.
stake-gift = { $n ->
    [one] Die Karte nützt jemandem; wer geschützt wird, bekommt nichts.
   *[other] Die Karte nützt { $n } Leuten; wer geschützt wird, bekommt nichts.
}
stake-others = { $n ->
    [one] Die Karte trifft jemand anderen, nicht dich.
   *[other] Die Karte trifft { $n } andere, nicht dich.
}
stake-leave = Du verlierst { $n } von { $all } Katzen ans Viertel.
stake-rain = { $lost ->
    [0] Deine Gartenkatze kommt auf die Veranda, keine verschwindet.
   *[other] Von deinen Gartenkatzen rettest du { $saved } auf die Veranda und verlierst { $lost }.
}
stake-mewn = { $n ->
    [one] Deine Katze muss aus dem Haus auf die Veranda.
   *[other] Eine von deinen { $n } Katzen muss aus dem Haus auf die Veranda.
}
stake-zoomies = { $all ->
    [one] Deine Gartenkatze flitzt zu { $seat }.
   *[other] Eine von deinen { $all } Gartenkatzen flitzt zu { $seat }.
}
stake-rains = { $n ->
    [one] Die andere Katze verschwindet ins Viertel.
   *[other] Die anderen { $n } Katzen verschwinden ins Viertel.
}
stake-rain-insured = { $n ->
    [one] Du bist versichert: Die andere Katze bleibt im Garten.
   *[other] Du bist versichert: Die anderen { $n } Katzen bleiben im Garten.
}
stake-one-each = Je eine an jeden Ort: im Haus { $house } Punkte, auf der Veranda { $porch }, im Garten keine.
stake-taken = { WHO($seat) ->
    [you] Du holst sie { $to ->
        [Garten] in deinen Garten
        [Veranda] auf deine Veranda
        [Haus] in dein Haus
       *[other] auf „{ $to }“
    }.
   *[other] { $seat } holt sie { $to ->
       [Garten] in den Garten
       [Veranda] auf die Veranda
       [Haus] ins Haus
      *[other] auf „{ $to }“
   }.
}
stake-free = „{ $card }“ kostet jetzt keine Aktion.
stake-empty = Das Viertel ist leer: Jemand anders verliert die Katze.

## Züge, auf Knöpfen

move-pass = Passen
    .name = Passen
move-pass-action = Aktion auslassen
    .name = Auslassen
move-stop = Aufhören
    .name = Aufhören
move-stop-discarding = Nichts mehr ablegen
    .name = Aufhören
move-stop-taking = Keine mehr holen
    .name = Keine mehr
move-stop-losing = Keine mehr ziehen lassen
    .name = Keine mehr
move-stop-moving = Nicht weiterlaufen
    .name = Aufhören
move-stop-calling = Keine rufen
    .name = Keine rufen
move-insure = „Tierversicherung“ nutzen
    .name = Versicherung nutzen
move-keep = „Tierversicherung“ behalten
    .name = Versicherung behalten
move-play = „{ $card }“ spielen
    .name = Spielen
move-play-on = „{ $card }“ gegen { $seat } spielen
    .name = Gegen jemanden
move-demand = { $amount ->
    [one] „{ $card }“ gegen { $seat } spielen: 1 Katze
   *[other] „{ $card }“ gegen { $seat } spielen: { $amount } Katzen
}
    .name = Katzen fordern
move-lure = „{ $card }“ gegen { $seat } und { $seat2 } spielen
    .name = Zwei locken
move-gather = „Rollige Katze“ gegen { $seat }, { $seat2 } und { $seat3 } spielen
    .name = Drei locken
move-let-out = „Offenes Fenster“ gegen { $seat }: Eine Katze läuft hinaus { $zone ->
    [Garten] in den Garten
    [Veranda] auf die Veranda
   *[other] auf „{ $zone }“
}
    .name = Hinauslassen
move-burgle = „Katzendieb“ bei { $seat }: { $colour } { $zone ->
    [Garten] aus dem Garten
    [Veranda] von der Veranda
    [Haus] aus dem Haus
    [Viertel] aus dem Viertel
   *[other] von „{ $zone }“
} klauen
    .name = Katze klauen
move-swap = „Schnurrhandel“ mit { $spotOwner }: { $colour } { $zone ->
    [Garten] aus deinem Garten
    [Veranda] von deiner Veranda
    [Haus] aus deinem Haus
   *[other] von „{ $zone }“
} gegen { $colour2 } tauschen
    .name = Katzen tauschen
move-swap-stray = „Schnurrhandel“: { $colour } { $zone ->
    [Garten] aus deinem Garten
    [Veranda] von deiner Veranda
    [Haus] aus deinem Haus
   *[other] von „{ $zone }“
} gegen { $colour2 } aus dem Viertel tauschen
    .name = Streuner tauschen
move-reflex = { WHO($seat) ->
    [you] { $amount ->
        [one] „Katzenreflexe“: Eine deiner Katzen läuft 1 Schritt { $way }
       *[other] „Katzenreflexe“: Eine deiner Katzen läuft bis zu { $amount } Schritte { $way }
    }
   *[other] { $amount ->
        [one] „Katzenreflexe“ bei { $seat }: Eine Katze läuft 1 Schritt { $way }
       *[other] „Katzenreflexe“ bei { $seat }: Eine Katze läuft bis zu { $amount } Schritte { $way }
    }
}
    .name = Aufscheuchen
move-protect = { WHO($seat) ->
    [you] „{ $card }“ für dich selbst spielen
   *[other] „{ $card }“ für { $seat } spielen
}
    .name = Schützen
move-copy = „{ $card }“ kopieren
    .name = Kopieren
move-copy-on = „{ $card }“ gegen { $seat } kopieren
    .name = Gegen jemanden kopieren
move-copy-demand = { $amount ->
    [one] „{ $card }“ gegen { $seat } kopieren: 1 Katze
   *[other] „{ $card }“ gegen { $seat } kopieren: { $amount } Katzen
}
    .name = Kopie: fordern
move-copy-lure = „{ $card }“ gegen { $seat } und { $seat2 } kopieren
    .name = Kopie: zwei locken
move-copy-gather = „Rollige Katze“ gegen { $seat }, { $seat2 } und { $seat3 } kopieren
    .name = Kopie: drei locken
move-copy-let-out = „Offenes Fenster“ kopieren, gegen { $seat }: Eine Katze läuft hinaus { $zone ->
    [Garten] in den Garten
    [Veranda] auf die Veranda
   *[other] auf „{ $zone }“
}
    .name = Kopie: hinauslassen
move-copy-burgle = „Katzendieb“ kopieren, bei { $seat }: { $colour } { $zone ->
    [Garten] aus dem Garten
    [Veranda] von der Veranda
    [Haus] aus dem Haus
    [Viertel] aus dem Viertel
   *[other] von „{ $zone }“
} klauen
    .name = Kopie: klauen
move-copy-swap = „Schnurrhandel“ kopieren, mit { $spotOwner }: { $colour } { $zone ->
    [Garten] aus deinem Garten
    [Veranda] von deiner Veranda
    [Haus] aus deinem Haus
   *[other] von „{ $zone }“
} gegen { $colour2 } tauschen
    .name = Kopie: tauschen
move-copy-swap-stray = „Schnurrhandel“ kopieren: { $colour } { $zone ->
    [Garten] aus deinem Garten
    [Veranda] von deiner Veranda
    [Haus] aus deinem Haus
   *[other] von „{ $zone }“
} gegen { $colour2 } aus dem Viertel tauschen
    .name = Kopie: Streuner tauschen
move-copy-reflex = { WHO($seat) ->
    [you] { $amount ->
        [one] „Katzenreflexe“ kopieren: Eine deiner Katzen läuft 1 Schritt { $way }
       *[other] „Katzenreflexe“ kopieren: Eine deiner Katzen läuft bis zu { $amount } Schritte { $way }
    }
   *[other] { $amount ->
        [one] „Katzenreflexe“ kopieren, bei { $seat }: Eine Katze läuft 1 Schritt { $way }
       *[other] „Katzenreflexe“ kopieren, bei { $seat }: Eine Katze läuft bis zu { $amount } Schritte { $way }
    }
}
    .name = Kopie: aufscheuchen
move-move = { $colour } { $from ->
    [Garten] aus dem Garten
    [Veranda] von der Veranda
    [Haus] aus dem Haus
    [Viertel] aus dem Viertel
   *[other] von „{ $from }“
} { $to ->
    [Garten] in den Garten
    [Veranda] auf die Veranda
    [Haus] ins Haus
    [Viertel] ins Viertel
   *[other] auf „{ $to }“
} bringen
    .name = Bewegen
move-discard = „{ $card }“ ablegen
    .name = Ablegen
move-take = Eine { $colour } holen
    .name = Holen
move-ask = Eine Gartenkatze von { $seat } holen
    .name = Aus Garten holen
move-pick = { WHO($seat) ->
    [you] { $colour } { $zone ->
        [Garten] aus deinem Garten
        [Veranda] von deiner Veranda
        [Haus] aus deinem Haus
       *[other] von „{ $zone }“
    } wählen
   *[other] { $colour } von { $seat } wählen
}
    .name = Wählen
move-save = { $colour } auf deine Veranda retten
    .name = Retten
move-step = { $colour } { $zone ->
    [Garten] aus dem Garten
    [Veranda] von der Veranda
    [Haus] aus dem Haus
    [Viertel] aus dem Viertel
   *[other] von „{ $zone }“
} { $zone2 ->
    [Garten] in den Garten
    [Veranda] auf die Veranda
    [Haus] ins Haus
    [Viertel] ins Viertel
   *[other] auf „{ $zone2 }“
} bringen
    .name = Hineinlaufen
move-colour = Auf jede { $colour } zeigen
    .name = Zeigen
move-send = { $colour } zu { $seat } schicken
    .name = Schicken
move-fetch = „{ $card }“ nehmen
    .name = Zurücknehmen
move-place = { $colour } { $zone ->
    [Garten] in deinen Garten
    [Veranda] auf deine Veranda
    [Haus] in dein Haus
   *[other] auf „{ $zone }“
} bringen
    .name = Einziehen
move-own = { $cats ->
    [0] Antworten: keine Katze
    [one] Antworten: eine Katze
   *[other] Antworten: { $cats } Katzen
}
    .name = Antworten
move-oldest = { $years ->
    [0] Antworten: noch kein Jahr
    [one] Antworten: ein Jahr
   *[other] Antworten: { $years } Jahre
}
    .name = Antworten

## Wohin ein Zug führt, bevor er gemacht ist; kurz, für schmale Stellen. $part ist eine Zeile der Wertung

so-points = { $before } → { $after } Punkte ({ $part })
so-fewer-points = Kostet dich Punkte: { $before } → { $after } ({ $part })
so-same = Du bleibst bei { $n } Punkten
so-both = Du { $before } → { $after }, { $seat } { $before2 } → { $after2 } Punkte
so-saved = Sicher auf deiner Veranda: { $n } Punkte
so-goes-to = Sie geht zu { $seat }
so-fostered = Sie zieht in deinem nächsten Zug ein
so-unscored = Kein nächster Zug: Sie zählt für niemanden
so-skip = Nichts geschieht; eine Aktion bleibt dir
so-skip-last = { $n ->
    [0] Dein Zug endet; du ziehst nichts
    [one] Dein Zug endet; du ziehst eine Karte
   *[other] Dein Zug endet; du ziehst { $n } Karten
}
so-last-round = Der Stapel wird leer: Die letzte Runde beginnt
so-game-ends = Dein Zug endet und mit ihm das Spiel
so-keep-cards = { $n ->
    [0] Deine Hand ist dann leer
    [one] Du behältst 1 Karte
   *[other] Du behältst { $n } Karten
}
so-prize-gone = Auf der Hand zählt sie am Ende { $n } Punkte
so-takes = { $n ->
    [one] { $each ->
        [0] Eine Katze { $zone ->
            [Garten] in deinen Garten
            [Veranda] auf deine Veranda
            [Haus] in dein Haus
           *[other] auf „{ $zone }“
        }: noch keine Punkte
       *[other] Eine Katze { $zone ->
           [Garten] in deinen Garten
           [Veranda] auf deine Veranda
           [Haus] in dein Haus
          *[other] auf „{ $zone }“
       }: { $each } Punkte
    }
   *[other] { $each ->
        [0] Bis zu { $n } Katzen { $zone ->
            [Garten] in deinen Garten
            [Veranda] auf deine Veranda
            [Haus] in dein Haus
           *[other] auf „{ $zone }“
        }: noch keine Punkte
       *[other] Bis zu { $n } Katzen { $zone ->
           [Garten] in deinen Garten
           [Veranda] auf deine Veranda
           [Haus] in dein Haus
          *[other] auf „{ $zone }“
       }: je { $each } Punkte
    }
}
so-take-short = { $n ->
    [0] Das Viertel ist leer: Katzen aus fremden Gärten
   *[other] Nur { $n } im Viertel, der Rest aus fremden Gärten
}
so-foster = Bis zu { $n } Katzen; sie ziehen im nächsten Zug ein
so-too-late = Du hast keinen Zug mehr: Diese Katzen zählen für niemanden
so-adopt = Eine Katze für immer in deinem Haus: { $n } Punkte
so-steps = { $zones ->
    [one] Bis zu { $n } von { $all } Katzen je einen Schritt hinein
   *[other] Bis zu { $n } von { $all } Katzen je bis zu { $zones } Schritte hinein
}
so-free-steps = Bis zu { $n } Schritte Richtung Haus
so-prize = Zählt { $n } Punkte neben deinem Grundstück
so-show-off = Eine Katze läuft hinein, die { $n } Punkte sind weg
so-gives = { $n ->
    [one] { $seat } gibt dir die einzige Katze dort
   *[other] { $seat } gibt dir 1 von { $n } Katzen
}
so-givers = { $n } Leute schicken dir je eine Katze
so-strays = { $all ->
    [1] { $seat } verliert die einzige Katze dort ans Viertel
   *[other] { $seat } verliert { $n } von { $all } Katzen ans Viertel
}
so-scared = { $all ->
    [1] { $seat } schickt die einzige Katze einen Schritt hinaus
   *[other] { $seat }: { $n } von { $all } Katzen einen Schritt hinaus
}
so-fight = { $all ->
    [1] { $seat } schickt die einzige Gartenkatze nach nebenan
   *[other] { $seat } schickt { $n } von { $all } Gartenkatzen nach nebenan
}
so-lets-out = { $seat }: 1 von { $n } Katzen aus dem Haus { $zone ->
    [Garten] in den Garten
    [Veranda] auf die Veranda
   *[other] auf „{ $zone }“
}
so-hairball = { $seat } verliert { $n } von { $all } Karten
so-may-insure = { $seat } ist versichert: Vielleicht geht keine Katze
so-startles = { WHO($seat) ->
    [you] { $n ->
        [one] Nur eine deiner Katzen kann das
       *[other] Du wählst 1 von { $n } Katzen
    }
   *[other] { $n ->
        [one] Nur eine Katze kann das
       *[other] { $seat } wählt 1 von { $n } Katzen
    }
}
so-draws = Du ziehst { $n } Karten und hast dann { $all }
so-fetched = { $n ->
    [one] Holt eine Karte zurück; dann hast du 1
   *[other] Holt eine Karte zurück; dann hast du { $n }
}
so-alarmed = „Katzendieb“ kann dich nicht mehr treffen
so-insured = Einmal bleiben deine Katzen, wenn eine Karte sie will
so-let-it = Es geschieht, wenn es sonst niemand verhindert
so-no-answer = Du hast nichts dagegen auf der Hand
so-stops-it = Daraus wird nichts
so-stops-action = Daraus wird nichts; { $seat } verliert die Aktion
so-calls = Daraus wird nichts, und du darfst eine Katze rufen
so-ignores = { WHO($seat) ->
    [you] { $n ->
        [0] Prallt an dir ab, und nichts geschieht
       *[other] Prallt an dir ab, trifft noch { $n }
    }
   *[other] { $n ->
        [0] Prallt an { $seat } ab, und nichts geschieht
       *[other] Prallt an { $seat } ab, trifft noch { $n }
    }
}
so-keep = Du behältst „{ $card }“ für später
so-none = „{ $card }“ hast du nicht auf der Hand
so-no-use = „{ $card }“ nützt jetzt nichts
so-last-chance = Das Spiel endet: „{ $card }“ bleibt ungespielt
so-stop-taking = { $n ->
    [one] Du verzichtest auf eine Katze
   *[other] Du verzichtest auf { $n } Katzen
}
so-stop-steps = { $n ->
    [one] Du verzichtest auf eine Bewegung
   *[other] Du verzichtest auf { $n } Bewegungen
}
so-rest-stays = Deine anderen Katzen bleiben
so-no-call = Keine Katze kommt
so-short = { $n ->
    [one] { $seat } verliert die einzige Gartenkatze
   *[other] { $seat } wählt 1 von { $n } Gartenkatzen
}
so-short-mine = { $n ->
    [one] { $seat } verliert die einzige Gartenkatze
   *[other] Du wählst 1 von { $n } Gartenkatzen von { $seat }
}
so-laser = { $n ->
    [one] Eine davon kann hineinlaufen
   *[other] Bis zu { $n } davon können hineinlaufen
}
so-hold = { $n ->
    [one] Dann hast du 1 Karte
   *[other] Dann hast du { $n } Karten
}
so-insures = Keine deiner Katzen geht; die Versicherung ist verbraucht
so-keeps = Deine Katzen gehen; die Versicherung bleibt dir

## Was geschehen ist. $fromOwner gibt oder verliert, $toOwner bekommt

event-turn = { WHO($seat) ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-moving = { WHO($seat) ->
    [you] Du willst die { $card } { $stop ->
        [Garten] in den Garten
        [Veranda] auf die Veranda
        [Haus] ins Haus
        [Viertel] ins Viertel
       *[other] auf „{ $stop }“
    } bringen.
   *[other] { $seat } will die { $card } { $stop ->
       [Garten] in den Garten
       [Veranda] auf die Veranda
       [Haus] ins Haus
       [Viertel] ins Viertel
      *[other] auf „{ $stop }“
   } bringen.
}
event-passed = { WHO($seat) ->
    [you] Du lässt eine Aktion aus.
   *[other] { $seat } lässt eine Aktion aus.
}
event-played = { WHO($fromOwner) ->
    [you] Du spielst „{ $card }“.
   *[other] { $fromOwner } spielt „{ $card }“.
}
event-copied = { WHO($fromOwner) ->
    [you] Du spielst „{ $card }“.
   *[other] { $fromOwner } spielt „{ $card }“.
}
event-as = Kopiert wird „{ $card }“.
event-aimed = { WHO($seat) ->
    [you] „{ $card }“ geht gegen dich.
   *[other] „{ $card }“ geht gegen { $seat }.
}
event-demanded = { WHO($seat) ->
    [you] { $number ->
        [one] „{ $card }“ geht gegen dich: Eine deiner Katzen muss umziehen.
       *[other] „{ $card }“ geht gegen dich: { $number } deiner Katzen müssen umziehen.
    }
   *[other] { $number ->
        [one] „{ $card }“ geht gegen { $seat }: Eine Katze muss umziehen.
       *[other] „{ $card }“ geht gegen { $seat }: { $number } Katzen müssen umziehen.
    }
}
event-coveted = { WHO($seat) ->
    [you] Der Dieb hat es auf die { $card } { $zone ->
        [Garten] aus deinem Garten
        [Veranda] von deiner Veranda
        [Haus] aus deinem Haus
       *[other] von „{ $zone }“
    } abgesehen.
   *[other] Der Dieb besucht { $seat } und hat es auf die { $card } { $zone ->
       [Garten] aus dem Garten
       [Veranda] von der Veranda
       [Haus] aus dem Haus
       [Viertel] aus dem Viertel
      *[other] von „{ $zone }“
   } abgesehen.
}
event-let-out = { WHO($seat) ->
    [you] „Offenes Fenster“ geht gegen dich: Eine Katze muss aus deinem Haus { $zone ->
        [Garten] in deinen Garten
        [Veranda] auf deine Veranda
       *[other] auf „{ $zone }“
    }.
   *[other] „Offenes Fenster“ geht gegen { $seat }: Eine Katze muss aus dem Haus { $zone ->
       [Garten] in den Garten
       [Veranda] auf die Veranda
      *[other] auf „{ $zone }“
   }.
}
event-swapping = Die { $card } und die { $card2 } sollen die Plätze tauschen.
event-startled = { WHO($seat) ->
    [you] { $number ->
        [one] Eine deiner Katzen muss 1 Schritt { $way }.
       *[other] Eine deiner Katzen muss bis zu { $number } Schritte { $way }.
    }
   *[other] { $number ->
        [one] Bei { $seat } muss eine Katze 1 Schritt { $way }.
       *[other] Bei { $seat } muss eine Katze bis zu { $number } Schritte { $way }.
    }
}
event-discarded = { WHO($fromOwner) ->
    [you] Du legst „{ $card }“ ab.
   *[other] { $fromOwner } legt „{ $card }“ ab.
}
event-lost = { WHO($fromOwner) ->
    [you] Du verlierst „{ $card }“.
   *[other] { $fromOwner } verliert „{ $card }“.
}
event-finished = „{ $card }“ kommt auf den Ablagestapel.
event-tucked = { WHO($toOwner) ->
    [you] Du legst „{ $card }“ neben deinem Grundstück an.
   *[other] { $toOwner } legt „{ $card }“ neben dem Grundstück an.
}
event-used-up = { WHO($fromOwner) ->
    [you] „{ $card }“ hat dir gute Dienste geleistet.
   *[other] „{ $card }“ hat { $fromOwner } gute Dienste geleistet.
}
event-drew = { WHO($toOwner) ->
    [you] Du ziehst „{ $card }“.
   *[other] { $toOwner } zieht „{ $card }“.
}
    .unseen = { $toOwner } zieht eine Karte.
event-revealed = Eine Sofortkarte: „{ $card }“!
event-fetched = { WHO($toOwner) ->
    [you] Du nimmst „{ $card }“ vom Ablagestapel.
   *[other] { $toOwner } nimmt „{ $card }“ vom Ablagestapel.
}
event-called = { WHO($toOwner) ->
    [you] Du rufst die { $card } { $to ->
        [Garten] in deinen Garten
        [Veranda] auf deine Veranda
        [Haus] in dein Haus
       *[other] auf „{ $to }“
    }.
   *[other] { $toOwner } ruft die { $card } { $to ->
       [Garten] in den Garten
       [Veranda] auf die Veranda
       [Haus] ins Haus
       [Viertel] ins Viertel
      *[other] auf „{ $to }“
   }.
}
event-walked = { WHO($toOwner) ->
    [you] Deine { $card } geht { $from ->
        [Garten] aus dem Garten
        [Veranda] von der Veranda
        [Haus] aus dem Haus
        [Viertel] aus dem Viertel
       *[other] von „{ $from }“
    } { $to ->
        [Garten] in den Garten
        [Veranda] auf die Veranda
        [Haus] ins Haus
        [Viertel] ins Viertel
       *[other] auf „{ $to }“
    }.
   *[other] { $toOwner } bringt die { $card } { $from ->
       [Garten] aus dem Garten
       [Veranda] von der Veranda
       [Haus] aus dem Haus
       [Viertel] aus dem Viertel
      *[other] von „{ $from }“
   } { $to ->
       [Garten] in den Garten
       [Veranda] auf die Veranda
       [Haus] ins Haus
       [Viertel] ins Viertel
      *[other] auf „{ $to }“
   }.
}
event-left = { WHO($fromOwner) ->
    [you] Die { $card } verschwindet { $from ->
        [Garten] aus deinem Garten
        [Veranda] von deiner Veranda
        [Haus] aus deinem Haus
       *[other] von „{ $from }“
    } ins Viertel.
   *[other] Die { $card } verlässt { $fromOwner } und verschwindet im Viertel.
}
event-changed-hands = { WHO($toOwner) ->
    [you] Die { $card } kommt von { $fromOwner } { $to ->
        [Garten] in deinen Garten
        [Veranda] auf deine Veranda
        [Haus] in dein Haus
       *[other] auf „{ $to }“
    }.
   *[other] { WHO($fromOwner) ->
        [you] Die { $card } geht { $from ->
            [Garten] aus deinem Garten
            [Veranda] von deiner Veranda
            [Haus] aus deinem Haus
           *[other] von „{ $from }“
        } zu { $toOwner }.
       *[other] Die { $card } geht von { $fromOwner } zu { $toOwner }.
    }
}
event-blocked = { WHO($fromOwner) ->
    [you] Du antwortest mit „{ $card }“!
   *[other] { $fromOwner } antwortet mit „{ $card }“!
}
event-ignored = { WHO($seat) ->
    [you] Die Karte prallt an dir ab.
   *[other] Die Karte prallt an { $seat } ab.
}
event-insured = { WHO($seat) ->
    [you] Du bist versichert: Keine deiner Katzen geht.
   *[other] { $seat } ist versichert: Keine Katze geht.
}
event-named = { WHO($seat) ->
    [you] Du zeigst auf jede { $card }.
   *[other] { $seat } zeigt auf jede { $card }.
}
event-locked = { WHO($seat) ->
    [you] Deine { $card } bleibt für immer in deinem Haus.
   *[other] Bei { $seat } bleibt die { $card } für immer im Haus.
}
event-last-card = Die letzte Karte ist gezogen: Alle haben noch einen Zug.
event-stalled = Schon lange hat niemand eine Karte gezogen: Alle haben noch einen Zug.
event-owns = { WHO($seat) ->
    [you] { $number ->
        [0] Du lebst ohne Katzen.
        [one] Du lebst mit einer Katze zusammen.
       *[other] Du lebst mit { $number } Katzen zusammen.
    }
   *[other] { $number ->
        [0] { $seat } lebt ohne Katzen.
        [one] { $seat } lebt mit einer Katze zusammen.
       *[other] { $seat } lebt mit { $number } Katzen zusammen.
    }
}
event-oldest = { WHO($seat) ->
    [you] { $number ->
        [0] Deine älteste Katze ist noch kein Jahr alt.
        [one] Deine älteste Katze ist ein Jahr alt.
       *[other] Deine älteste Katze ist { $number } Jahre alt.
    }
   *[other] { $number ->
        [0] Bei { $seat } ist noch keine Katze ein Jahr alt.
        [one] Bei { $seat } wohnt eine Katze, die ein Jahr alt ist.
       *[other] Bei { $seat } wohnt eine Katze, die { $number } Jahre alt ist.
    }
}
event-ended = Das Spiel ist aus: { $end }.

## Was niemand übersehen darf: Das Ende ist nah. $n: Karten oder Züge, die bleiben

alarm-deck = { $n ->
    [one] Nur noch 1 Karte im Stapel: Die letzte Runde ist nah
   *[other] Nur noch { $n } Karten im Stapel: Die letzte Runde ist nah
}
alarm-stall = { $n ->
    [one] Noch ein Zug ohne Nachziehen, dann kommt die letzte Runde
   *[other] Noch { $n } Züge ohne Nachziehen, dann kommt die letzte Runde
}
alarm-leads = { WHO($seat) ->
    [you] { $n ->
        [one] Letzter Zug: Du führst mit { $points } Punkten
       *[other] Letzte Runde, noch { $n } Züge: Du führst mit { $points } Punkten
    }
   *[other] { $n ->
        [one] Letzter Zug: { $seat } führt mit { $points } Punkten
       *[other] Letzte Runde, noch { $n } Züge: { $seat } führt mit { $points } Punkten
    }
}
alarm-tied = { $n ->
    [one] Letzter Zug: Gleichstand an der Spitze mit { $points } Punkten
   *[other] Letzte Runde, noch { $n } Züge: Gleichstand an der Spitze mit { $points } Punkten
}
alarm-last-turn = Das ist dein letzter Zug

## Wie weit das Spiel ist

phase-last-round = { $left ->
    [one] Letzte Runde, noch 1 Zug
   *[other] Letzte Runde, noch { $left } Züge
}
phase-last-round-next = Als Nächstes kommt die letzte Runde

## Warum das Spiel endete

reason-last-round = Die letzte Karte ist gezogen.
reason-stalled = Zu lange hat niemand eine Karte gezogen.

## Arten von Karten

kind-instant = Sofortkarte
kind-defensive = Abwehrkarte
kind-standard = Standardkarte
kind-cat = Katze

## Die Zeilen der Wertung

part-house-cats = Katzen im Haus
part-porch-cats = Katzen auf der Veranda
part-many-black = Fünf oder mehr schwarze Katzen
part-many-gray = Fünf oder mehr graue Katzen
part-many-orange = Fünf oder mehr rote Katzen
part-many-white = Fünf oder mehr weiße Katzen
part-every-colour = Katzen jeder Farbe
part-most-black = Meiste schwarze Katzen
part-most-gray = Meiste graue Katzen
part-most-orange = Meiste rote Katzen
part-most-white = Meiste weiße Katzen
part-house-of-one-colour = Einfarbiges Haus
part-best-in-show = Best in Show

## Cards

card-the-cats-pajamas = Pyjamaparty
    .text = Wer sie zieht, beginnt: Alle dürfen eine Katze aus dem Viertel auf die eigene Veranda holen.
card-fireworks = Feuerwerk
    .text = Alle Katzen in allen Gärten flüchten zurück ins Viertel.
card-keeping-up-with-the-joneses = Mithalten mit Müllers
    .text = Wer im Haus die wenigsten Katzen hat (auch gleichauf), darf eine aus dem Viertel direkt hineinholen.
card-raining-cats-and-dogs = Hundewetter
    .text = In jedem Garten läuft die Hälfte (aufgerundet) auf die Veranda, der Rest haut ab. Ihr wählt selbst.
card-full-mewn = Vollmiaund
    .text = Alle schicken eine eigene Katze aus dem Haus auf die Veranda, falls eine gehen kann.
card-dinner-bell = Futterglocke
    .text = Alle dürfen mit eigenen Katzen bis zu 2 Schritte Richtung Haus machen.
card-midnight-zoomies = Mitternachtsflitzer
    .text = Alle wählen eine eigene Gartenkatze; die flitzen gleichzeitig in den nächsten Garten links.
card-landlord-inspection = Vermieterbesuch
    .text = Wer die meisten Katzen hat (auch gleichauf), schickt 2 aus Garten oder Veranda ins Viertel.
card-alarm-system = Alarmanlage
    .text = Bleibend. Bis zum Spielende kann „Katzendieb“ nicht gegen dich gespielt werden.
card-catnap = Nickerchen
    .text = Jederzeit: Verhindere eine fremde Standardkarte oder eine fremde Aktion, die eine Katze bewegt.
card-one-cool-cat = Coole Katze
    .text = Jederzeit: An dir oder jemand anderem prallt eine fremde Standardkarte oder eine Sofortkarte ab.
card-tuna = Thunfisch
    .text = Jederzeit: Verhindere eine fremde Standardkarte, die Katzen wegnimmt. Du darfst eine in deinen Garten rufen.
card-catlike-reflexes = Katzenreflexe
    .text = Nach einer Aktion: Eine Katze läuft auf ihrem Grundstück 1 oder 2 Schritte. Wer dort wohnt, wählt sie.
card-copy-cat = Kopierkatze
    .text = Kopiere eine Karte, die gerade gewirkt hat: in fremden Zügen gratis, im eigenen für eine Aktion.
card-land-on-your-feet = Auf die Pfoten gefallen
    .text = Wenn irgendwer nachgezogen hat: Mach mit deinen Katzen insgesamt bis zu 2 Schritte Richtung Haus.
card-pet-insurance = Tierversicherung
    .text = Bleibend. Will eine fremde Karte oder Sofortkarte deine Katzen? Leg diese hier ab: Keine geht.
card-cat-burglar = Katzendieb
    .text = Klau jemandem eine Katze deiner Wahl aus Garten, Veranda oder Haus; sie kommt in deinen Garten.
card-can-opener = Dosenöffner
    .text = Links und rechts von dir (oder nur auf einer Seite) schickt man je eine Gartenkatze in deinen Garten.
card-cat-fight = Katzenzoff
    .text = Jemand anders schickt bis zu 2 Gartenkatzen nach nebenan, je eine links und rechts. Du sagst, wie viele.
card-cat-in-heat = Rollige Katze
    .text = Alle anderen (oder nur einige davon) schicken je eine ihrer Gartenkatzen in deinen Garten.
card-catnip = Katzenminze
    .text = Nenn eine oder zwei Personen: Jede schickt eine Katze von Garten oder Veranda in deinen Garten.
card-catting-around = Fremdgänger
    .text = Jemand anders schickt eine Katze von der eigenen Veranda in deinen Garten.
card-famous-internet-cat = Berühmte Internetkatze
    .text = Zieh 2 Karten, auch über das Handlimit hinaus.
card-foster-kittens = Pflegekätzchen
    .text = Bleibend. Hol bis zu 3 Katzen aus dem Viertel hierher. Dein nächster Zug: je 1 in Haus, Veranda, Garten.
card-fraidy-cats = Angstkatzen
    .text = Jemand anders lässt bis zu 3 eigene Katzen je einen Schritt hinauslaufen. Du sagst, wie viele.
card-hairball = Haarballen
    .text = Jemand anders verliert 2 zufällige Handkarten.
card-open-window = Offenes Fenster
    .text = Jemand anders schickt eine Katze aus dem Haus auf die eigene Veranda oder in den Garten. Du sagst, wohin.
card-special-needs-kitty = Handicap-Kätzchen
    .text = Bleibend. Hol eine Katze aus dem Viertel direkt in dein Haus; niemand kann sie je wieder bewegen.
card-spay-neuter-clinic = Kastrationsaktion
    .text = Hol bis zu 2 Katzen aus dem Viertel direkt auf deine Veranda.
card-stray-dog = Streunender Hund
    .text = Jemand anders schickt bis zu 3 Katzen aus Garten und Veranda ins Viertel. Du sagst, wie viele.
card-the-cat-came-back = Die Katze ist zurück
    .text = Nimm eine beliebige Karte außer einer Sofortkarte vom Ablagestapel auf die Hand.
card-best-in-show = Best in Show
    .text = Am Ende auf der Hand: 2 Punkte. Gespielt: Eine deiner Katzen läuft bis zu 2 Schritte Richtung Haus.
card-special-box-delivery = Kartonlieferung
    .text = Hol bis zu 4 Katzen aus dem Viertel in deinen Garten.
card-warm-laundry = Warme Wäsche
    .text = Bis zu 2 deiner Katzen laufen je bis zu 2 Schritte Richtung Haus.
card-cat-carrier = Transportbox
    .text = Hol eine Katze aus dem Viertel direkt in dein Haus.
card-laser-pointer = Laserpointer
    .text = Nenn eine Farbe: Bis zu 4 deiner Katzen dieser Farbe laufen je einen Schritt Richtung Haus.
card-purr-suasion = Schnurrhandel
    .text = Tausch eine deiner Katzen gegen eine aus dem Viertel oder einem fremden Garten, Platz gegen Platz.
card-black = Schwarze Katze
    .text = Eine von zehn. Meiste schwarze Katzen auf einem Grundstück: 3 Punkte. Fünf oder mehr: 5 Punkte extra.
card-gray = Graue Katze
    .text = Eine von zehn. Meiste graue Katzen auf einem Grundstück: 3 Punkte. Fünf oder mehr: 5 Punkte extra.
card-orange = Rote Katze
    .text = Eine von zehn. Meiste rote Katzen auf einem Grundstück: 3 Punkte. Fünf oder mehr: 5 Punkte extra.
card-white = Weiße Katze
    .text = Eine von zehn. Meiste weiße Katzen auf einem Grundstück: 3 Punkte. Fünf oder mehr: 5 Punkte extra.
