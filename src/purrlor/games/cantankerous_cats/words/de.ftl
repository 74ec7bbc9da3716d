### Cantankerous Cats auf Deutsch. Die Wörter und warum sie so heißen: docs/glossary/de.md.
### Wer mitspielt, ist eine Katze: „eine andere Katze“ ist, wer im Englischen „opponent“ heißt.

## Das Spiel und der Satz an seiner Tür

game = Cantankerous Cats
    .line = Überschütte deinen Dosenöffner mit Liebe und verprass sie dann für lauter Unfug.

## Was ein Tisch festlegen kann

option-mode = Spiel
    .help = Standard ist das volle Spiel, Einfach lässt Sprünge und Wildkatzen weg, Kätzchen ist das Familienspiel.
option-mode-standard = Standard
option-mode-basic = Einfach
option-mode-kitten = Kätzchen
option-turn_indicator = Richtungsanzeiger
    .help = Welcher Rang den Ersten Bissen bekommt und in welche Richtung gespielt wird.
option-turn_indicator-flip = Das Los
option-turn_indicator-high_clockwise = Hoher Rang, im Uhrzeigersinn
option-turn_indicator-low_counterclockwise = Niedriger Rang, gegen den Uhrzeigersinn
option-pounce_windows = Wann Katzen springen dürfen
    .help = Vor, zwischen oder nach den beiden Aktionen eines Zuges.
option-pounce_windows-before-between-after = Davor, dazwischen, danach
option-pounce_windows-between-after = Dazwischen und danach
option-pounce_windows-before-between = Davor und dazwischen
option-feral_pounce_any = Wildkatzen zielen auf alle
    .help = In fremden Zügen darf eine Wildkatze auf alle zielen oder nur auf die Katze mit dem Spielzeug.
option-feral_pounce_any-on = Auf alle
option-feral_pounce_any-off = Auf die mit dem Spielzeug
option-laser_refunds_action = Nach einem Laserpointer
    .help = Eine Aktion, deren Karte annulliert wird, bleibt verbraucht oder kommt zurück.
option-laser_refunds_action-off = Die Aktion ist verbraucht
option-laser_refunds_action-on = Die Aktion kommt zurück
option-blame_any_mischief = Was „Der Hund war’s“ trifft
    .help = Die Karte trifft nur Unfug der Katze mit dem Spielzeug oder gegen dich, oder jeden Unfug.
option-blame_any_mischief-off = Die Katze mit dem Spielzeug
option-blame_any_mischief-on = Jede Katze
option-final_attack_blocks_win = Angriff als letzte Chance
    .help = Ist eine Katze kurz vor dem Sieg, kann man sie nur mit Vorfällen aufhalten oder auch mit einem Angriff.
option-final_attack_blocks_win-off = Nur mit Vorfällen
option-final_attack_blocks_win-on = Auch mit Angriffen
option-reactions_without_tokens = „Laserpointer“ und „Der Hund war’s“
    .help = In Einfach und Kätzchen, wo es keine Sprungmarker gibt, sind diese Karten umsonst oder nicht dabei.
option-reactions_without_tokens-free = Umsonst
option-reactions_without_tokens-remove = Nicht dabei
option-kitten_instants = Blitze in Kätzchen
    .help = Die Blitzsymbole gelten in Kätzchen nicht, oder sie gelten.
option-kitten_instants-off = Gelten nicht
option-kitten_instants-on = Gelten
option-kitten_hand = Startkarten in Kätzchen
    .help = Wie viele Karten jede Katze in Kätzchen zu Beginn bekommt.
option-kitten_hand-n = { $n } Karten
option-kitten_first = Wer in Kätzchen beginnt
    .help = Wer in Kätzchen zuerst dran ist: das Los entscheidet, oder ein bestimmter Platz.
option-kitten_first-random = Das Los
option-voluntary_feral = Werten ohne genug Herzen
    .help = Es ist erlaubt, und man verwildert dabei, oder es geht nicht.
option-voluntary_feral-on = Erlaubt
option-voluntary_feral-off = Geht nicht
option-token_supply = Sprungmarker
    .help = Wie viele Sprungmarker es insgesamt gibt.
option-token_supply-n = Insgesamt { $n }
option-token_supply-2_per_player = Zwei für jede Katze
option-feral_win_check = Sieg der Wildkatze
    .help = Eine Wildkatze gewinnt, wenn sie ihr neuntes Herz einheimst, oder sobald sie in ihrem Zug neun hat.
option-feral_win_check-on_bank = Durch Einheimsen
option-feral_win_check-any_time = Jederzeit
option-round_cap = Höchstens so viele Runden
    .help = Nach so vielen Runden ist Schluss, und die Punkte entscheiden.
option-round_cap-n =
    { $n ->
        [one] Eine Runde
       *[other] { $n } Runden
    }

## Orte auf dem Tisch; ein Haus heißt Revier, solange seine Katze wild ist

zone-bowl = Futternapf
zone-litter = Katzenklo
zone-table = Auf dem Tisch
zone-track = Punktetafel
zone-indicator = Richtungsanzeiger
zone-bank = Markervorrat
zone-toy = Auf dem Spielzeug
zone-hand = Hand
zone-house = Haus
zone-territory = Revier
zone-tokens = Sprungmarker

## Neben einem Namen: Abzeichen und Zähler

badge-turn = Am Zug
badge-toy = Spielzeug
badge-feral = Wild
count-hand = Karten
count-hearts = Herzen
count-tokens = Sprungmarker
count-actions = Aktionen

## Kleine Wörter auf einer Karte ($seat: auf wen sie zielt; $what: ein Wort mit by- oder die Karte, für die sie zahlt)

mark-known = dir bekannt
mark-picked = gewählt
mark-hearts = Herzen
mark-doubled = zahlt doppelt
mark-by = { $what }
mark-way = { $what }
mark-at = gegen { WHO($seat) ->
    [you] dich
   *[other] { $seat }
}
mark-pays = zahlt für { $what }
mark-owes = { $n ->
    [one] 1 Herz, sonst wild
   *[other] { $n } Herzen, sonst wild
}
mark-cancelled = annulliert
mark-blamed = der Hund war’s
mark-unpaid = nicht bezahlt
fact-hearts = Herzen
fact-high = Hoher Rang gewinnt
fact-low = Niedriger Rang gewinnt

## Wie eine Karte auf den Tisch kam, für mark-by

by-action = Aktion
by-pounce = Sprung
by-counter = Konter
by-instant = Blitz
by-card = durch eine andere Karte

## Was mit einer Karte auf dem Tisch geschieht, für mark-way: jemand …

way-bank = heimst ein
way-score = wertet
way-attack = greift an
way-incident = spielt

## Was einen Blitz auslöst, im Dativ, für ask-instant_or_pass

trigger-affection = einer Zuneigungskarte
trigger-mischief = einer Unfugkarte
trigger-event = einem Ereignis

## Arten von Karten, wie sie auf der Karte stehen

kind-affection = Zuneigung
kind-mischief = Unfug
kind-event = Ereignis
kind-frenzy = Rappel
kind-cat = Katze

## Marker: die Seiten des Richtungsanzeigers, und der Sprungmarker

token-clockwise = Im Uhrzeigersinn
token-counter-clockwise = Gegen den Uhrzeigersinn
token-pounce-token = Sprungmarker

## Fragen ($left: wie viele Aktionen, Herzen oder Karten noch; $cost, $hearts: Herzen, die es kostet, die man hat)

ask-bet_high = Setz eine Karte: Der höchste Rang bekommt den Ersten Bissen
ask-bet_low = Setz eine Karte: Der niedrigste Rang bekommt den Ersten Bissen
ask-feral_meal_keep = Behalte eine der gezogenen Karten
ask-choose_action = { $left ->
    [one] Wähle deine letzte Aktion
   *[other] Wähle eine Aktion (noch { $left })
}
ask-pounce_or_pass = { $seat } ist am Zug: Springst du dazwischen?
ask-react_or_pass = Reagierst du auf „{ $card }“ von { $seat }?
ask-stop_card = Letzte Chance: Hältst du „{ $card }“ von { $seat } auf?
ask-stop_victory = Letzte Chance: Hältst du { $seat } auf?
ask-counter_or_pass = Konterst du „{ $card }“ von { $seat }?
ask-counter_bank_next = Gegen „{ $card }“: Heimst du noch eine Karte ein?
# $trigger: eines der Wörter mit trigger-
ask-instant_or_pass = Nutzt du nach { $trigger } einen Blitz?
ask-flight_score_or_pass = Wertest du „{ $card }“ umsonst?
ask-pay_cost = Bezahl „{ $card }“: noch { $left ->
    [one] 1 Herz
   *[other] { $left } Herzen
}
ask-lose_half = Gib die Hälfte deiner Zuneigung her: noch { $left ->
    [one] 1 Herz
   *[other] { $left } Herzen
}
ask-discard_hand_card = { $left ->
    [one] Leg eine Karte ab
   *[other] Leg eine Karte ab (noch { $left })
}
ask-midnight_play = „{ $card }“: Spiel eine Karte
ask-eome_attack_card = „{ $card }“: Greif { $seat } mit einer Unfugkarte an
ask-eome_follow_up = „{ $card }“: Greifst du { $seat } auch an, oder heimst du etwas ein?
ask-eome_follow_up_bank = „{ $card }“: Heimst du eine Zuneigungskarte ein?
ask-multiply_choose = „{ $card }“: Welche Karte zahlt in diesem Zug doppelt?
ask-scavenge = „{ $card }“: Nimm eine Karte aus dem Katzenklo
ask-tree_swap = „{ $card }“: Tauschst du eine Karte mit { $seat }?
ask-tree_swap_for = „{ $card }“: Wähle die Karte, die du von { $seat } nimmst
ask-discard_banked_card = „{ $card }“: Leg eine deiner eingeheimsten Karten ab
ask-pass_card = Wähle eine Karte, die du an { $seat } weitergibst
ask-opener_bank = „{ $card }“: Heimst du eine Zuneigungskarte ein?
# $number: wie viele Karten man zieht
ask-gift_mouse = „{ $card }“: Verschenkst du eine Karte, um { $number } zu ziehen?
ask-choose_target_player = „{ $card }“: Wähle eine andere Katze

## Was auf dem Spiel steht ($tokens: wie viele Marker man hat, 0, wo Antworten nichts kosten)

stake-bet_high = Der Richtungsanzeiger sagt hoch: Wer gewinnt, beginnt, weiter im Uhrzeigersinn. Alle Einsätze sind weg.
stake-bet_low = Der Richtungsanzeiger sagt niedrig: Wer gewinnt, beginnt, weiter gegen den Uhrzeigersinn. Alle Einsätze sind weg.
stake-keep = Du bist wild und hast { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}: 4 zu Beginn eines Zuges bringen dich heim. Die anderen Karten sind weg.
stake-action = Du hast { $points } von 9 Punkten und { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
} zum Ausgeben.
stake-action_feral = Wildkatzen können nicht werten. Du hast { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}: 4 zu Beginn eines Zuges bringen dich heim, 9 jetzt den Sieg.
stake-pounce = { $seat } hat { $points } von 9 Punkten und { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}. Ein Sprung kostet { $tokens ->
    [one] deinen einzigen Marker
   *[other] 1 deiner { $tokens } Marker
}.
stake-final = { $seat } gewinnt, wenn es jetzt niemand verhindert. { $tokens ->
    [0] Eine Antwort kostet nichts.
    [one] Eine Antwort kostet deinen einzigen Marker.
   *[other] Eine Antwort kostet 1 deiner { $tokens } Marker.
}
stake-bank = { $seat } heimst { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
} ein (zusammen { $total }). { $tokens ->
    [0] Eine Antwort kostet nichts.
    [one] Eine Antwort kostet deinen einzigen Marker.
   *[other] Eine Antwort kostet 1 deiner { $tokens } Marker.
}
stake-score = { $seat } bekommt { $points ->
    [0] keinen Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $total } von 9). { $tokens ->
    [0] Eine Antwort kostet nichts.
    [one] Eine Antwort kostet deinen einzigen Marker.
   *[other] Eine Antwort kostet 1 deiner { $tokens } Marker.
}
stake-overreach = { $seat } kann nicht zahlen und würde verwildern. { $tokens ->
    [0] Eine Antwort kostet nichts.
    [one] Eine Antwort kostet deinen einzigen Marker.
   *[other] Eine Antwort kostet 1 deiner { $tokens } Marker.
}
stake-attack = { WHO($seat2) ->
    [you] { $seat } greift dich an: Du zahlst { $cost } deiner { $hearts } Herzen und bekommst { $points ->
        [0] keinen Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $seat } greift { $seat2 } an: Das kostet { $cost } von { $hearts } Herzen und bringt { $points ->
        [0] keinen Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
} { $tokens ->
    [0] Eine Antwort kostet nichts.
    [one] Eine Antwort kostet deinen einzigen Marker.
   *[other] Eine Antwort kostet 1 deiner { $tokens } Marker.
}
stake-banish = { WHO($seat2) ->
    [you] { $seat } greift dich an: Du hast { $hearts } von { $cost } Herzen und würdest verwildern.
   *[other] { $seat } greift an: { $seat2 } hat { $hearts } von { $cost } Herzen und würde verwildern.
} { $tokens ->
    [0] Eine Antwort kostet nichts.
    [one] Eine Antwort kostet deinen einzigen Marker.
   *[other] Eine Antwort kostet 1 deiner { $tokens } Marker.
}
stake-incident = { $seat } spielt sie: Ohne Antwort geschieht, was auf der Karte steht. { $tokens ->
    [0] Eine Antwort kostet nichts.
    [one] Eine Antwort kostet deinen einzigen Marker.
   *[other] Eine Antwort kostet 1 deiner { $tokens } Marker.
}
stake-counter_bank = Der Angriff kostet { $cost ->
    [one] 1 Herz
   *[other] { $cost } Herzen
}; du hast { $total }.
stake-instant = Ein Blitz kostet weder Aktion noch Marker. Es passen nur Karten mit dem richtigen Blitzsymbol.
stake-double = Das gilt beim Bezahlen, bis zum Ende dieses Zuges.
stake-pay = { $points ->
    [0] Das bringt keinen Punkt: Gewinnen kann man damit jetzt nicht.
    [one] Das bringt 1 Punkt: { $total } von 9.
   *[other] Das bringt { $points } Punkte: { $total } von 9.
} Wechselgeld gibt es nicht.
stake-pay_attack = { $points ->
    [0] Fürs Bezahlen gibt es keinen Punkt.
    [one] Fürs Bezahlen bekommst du 1 Punkt.
   *[other] Fürs Bezahlen bekommst du { $points } Punkte.
} Wechselgeld gibt es nicht.
stake-half = Du behältst höchstens { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}; 4 zu Beginn eines Zuges bringen dich heim.
stake-groom = Putzzeit: Du behältst { $cards } Karten.
stake-buy = Mit den Karten kaufst du einen Sprungmarker: Dann hast du { $tokens }.
stake-text = „{ $card }“ lässt dich ablegen.
stake-midnight = { $cards ->
    [one] Noch 1 Karte
   *[other] Noch { $cards } Karten
}, ohne Aktion; du musst, wenn du kannst.
stake-favour = Dafür bekommst du eine Karte von { $seat }.
stake-enemy = { $seat } hetzt dich auf, ohne Marker. { $seat2 } hat { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}.
stake-follow = { $seat } hat { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}. Beides kostet keinen Marker.

## Züge, auf Knöpfen ($cost und $hearts sind Herzen, $rank ist ein Rang, $price und $draws sind Karten)

move-pass = Passen
    .name = Passen
move-picky = { $draws ->
    [0] Mäkeln, mit leerer Hand
    [one] Mäkeln: Hand ablegen, 1 Karte ziehen
   *[other] Mäkeln: Hand ablegen, { $draws } Karten ziehen
}
    .name = Mäkeln
move-buy = Sprungmarker kaufen, für { $price ->
    [one] 1 Karte
   *[other] { $price } Karten
}
    .name = Marker kaufen
move-stop = Aufhören
    .name = Aufhören
move-bet = „{ $card }“ setzen (Rang { $rank })
    .name = Setzen
move-keep = „{ $card }“ behalten
    .name = Behalten
move-bank = „{ $card }“ einheimsen
    .name = Einheimsen
move-score = „{ $card }“ werten, { $cost ->
    [0] umsonst
    [one] für 1 Herz
   *[other] für { $cost } Herzen
}
    .name = Werten
# Eine Wertung, die man nicht bezahlen kann: Man verwildert, statt zu werten.
move-overreach = Mit „{ $card }“ verwildern: kostet { $cost ->
    [one] 1 Herz
   *[other] { $cost } Herzen
}, du hast { $hearts }
    .name = Verwildern
move-attack = { $seat } mit „{ $card }“ angreifen ({ $cost ->
    [one] 1 Herz
   *[other] { $cost } Herzen
})
    .name = Angreifen
move-play = „{ $card }“ spielen
    .name = Spielen
move-play-on = „{ $card }“ auf { WHO($seat) ->
    [you] dich selbst
   *[other] { $seat }
} spielen
    .name = Spielen auf
move-enemy = { $seat } auf { $seat2 } hetzen
    .name = Aufhetzen
move-pay = Mit „{ $card }“ bezahlen ({ $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
})
    .name = Bezahlen
move-drop = „{ $card }“ hergeben ({ $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
})
    .name = Hergeben
move-discard = „{ $card }“ ablegen
    .name = Ablegen
move-double = „{ $card }“ verdoppeln
    .name = Verdoppeln
move-take = „{ $card }“ nehmen
    .name = Nehmen
move-swap = „{ $card }“ anbieten
    .name = Anbieten
move-swap-for = Dafür „{ $card }“ nehmen
    .name = Tauschen
move-hand-on = „{ $card }“ weitergeben
    .name = Weitergeben
move-give = „{ $card }“ an { $seat } verschenken
    .name = Verschenken
move-choose = { $seat } wählen
    .name = Wählen

## Wozu ein Zug führt, kurz, unter seinem Knopf ($total: danach)

so-bet = Schlägt { $number } der { $total } Karten, die du nicht hast
    .mark = { $number }/{ $total }
so-keep = { $cards ->
    [one] Die andere Karte landet im Katzenklo
   *[other] Die anderen { $cards } Karten landen im Katzenklo
}
so-picky = { $cards } weg, { $draws } neue
so-picky_nothing = Deine Hand ist leer: Es passiert nichts
so-buy = Kostet { $price } Karten: Dann hast du { $tokens } Marker
so-pass = Nichts passiert: Du behältst deine Karten
so-bank = +{ $hearts }: { $total ->
    [one] 1 Herz
   *[other] { $total } Herzen
} eingeheimst
    .mark = → { $total }
so-bank_both = +{ $hearts }: { $total ->
    [one] 1 Herz
   *[other] { $total } Herzen
} eingeheimst. Braucht beide Aktionen
    .mark = → { $total }
so-bank_feral = +{ $hearts }: { $total ->
    [one] 1 Herz
   *[other] { $total } Herzen
} (4 zu Beginn eines Zuges: heim)
    .mark = → { $total }
so-bank_wins = Neun Herzen als Wildkatze: Du gewinnst, falls dich niemand aufhält
    .mark = 9/9
so-score_wins = Neun Punkte { $cost ->
    [0] umsonst
    [one] für 1 Herz
   *[other] für { $cost } Herzen
}: Du gewinnst, falls dich niemand aufhält
    .mark = 9/9
so-score = Kostet { $cost } deiner { $hearts } Herzen: { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}, { $total } von 9
    .mark = { $total }/9
so-score_free = Umsonst: { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}, { $total } von 9
    .mark = { $total }/9
so-score_wasted = Gewinnen geht jetzt nicht: 0 Punkte{ $cost ->
    [0] { "" }
    [one] , 1 Herz weg
   *[other] , { $cost } Herzen weg
}
    .mark = +0
so-overreach = Zu teuer ({ $hearts } von { $cost } Herzen): { $hearts ->
    [0] Du verwilderst
    [one] Du verlierst es und verwilderst
   *[other] Du verlierst sie und verwilderst
}
    .mark = { $hearts }/{ $cost }
so-homeless = { $hearts } von { $cost } Herzen: { $hearts ->
    [0] Du verwilderst
    [one] Du verlierst es und verwilderst
   *[other] Du verlierst sie und verwilderst
}
    .mark = { $hearts }/{ $cost }
so-attack = { WHO($seat) ->
    [you] Du zahlst { $cost } deiner { $hearts } Herzen und bekommst { $points ->
        [0] keinen Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $seat } zahlt { $cost } von { $hearts } Herzen und bekommt { $points ->
        [0] keinen Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
    .mark = −{ $cost }
so-banish = { $seat } hat { $hearts } von { $cost } Herzen und verwildert, falls nichts hilft
    .mark = { $hearts }/{ $cost }
so-banks = { $seat } heimst +{ $number } ein: { $total ->
    [one] 1 Herz
   *[other] { $total } Herzen
}
so-scores = { $seat } bekommt { $number ->
    [0] keinen Punkt
    [one] 1 Punkt
   *[other] { $number } Punkte
}: { $total } von 9
so-fails = { $seat } kann nicht zahlen und verwildert
so-goes_on = { $seat } macht weiter; du behältst deine Marker
so-lets_win = { $seat } gewinnt, falls es sonst niemand verhindert
so-counter_bank = { $total ->
    [one] 1 Herz
   *[other] { $total } Herzen
}: genug, um { $cost } zu zahlen
    .mark = { $total }/{ $cost }
so-counter_short = { $total } von { $cost } Herzen: Das reicht noch nicht
    .mark = { $total }/{ $cost }
so-pay_on = Noch { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
} zu zahlen
so-paid = { $over ->
    [0] Genau bezahlt
    [one] Bezahlt, 1 zu viel ist weg
   *[other] Bezahlt, { $over } zu viel sind weg
}; dir bleiben { $hearts }
    .mark = { $over ->
        [0] ✓
       *[other] ✓ −{ $over }
    }
so-drop = Du behältst { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}
so-discard = Du hast dann noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
so-take = Du hast dann { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
so-pass_flight = Du behältst sie; als Aktion bleibt sie umsonst
so-double = Zahlt { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}: { $total } für diesen Zug
    .mark = ×2
so-swap = Dann wählst du aus { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} von { $seat }
so-swap_for = Dafür gibst du „{ $card }“ her
so-hand_on = Geht an { $seat }; du hast dann { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
so-give = { $seat } bekommt sie, du ziehst { $draws }: dann { $cards } auf der Hand
so-wake = { $seat } legt 1 von { $cards } Karten ab
    .mark = −1
so-burgle = Du nimmst blind 1 von { $cards } Karten von { $seat }
    .mark = −1
so-nothing = Die Karte bewirkt nichts
so-turn_around = Andersherum: Als Nächstes { WHO($seat) ->
    [you] bist du dran
   *[other] ist { $seat } dran
}
so-draw = { WHO($seat) ->
    [you] Du ziehst { $number }: dann { $cards } auf der Hand
   *[other] { $seat } zieht { $number }: dann { $cards } auf der Hand
}
    .mark = +{ $number }
so-draw_discard = { WHO($seat) ->
    [you] Du ziehst { $number } und legst dann { $cards } ab
   *[other] { $seat } zieht { $number } und legt dann { $cards } ab
}
    .mark = +{ $number } −{ $cards }
so-draw_all = { WHO($seat) ->
    [you] Du ziehst { $number }, alle anderen { $cards }
   *[other] { $seat } zieht { $number }, alle anderen { $cards }
}
    .mark = +{ $number }
so-others_discard = { WHO($seat) ->
    [you] { $number ->
        [one] 1 andere Katze legt eine Karte ab
       *[other] { $number } andere Katzen legen eine Karte ab
    }
   *[other] Alle außer { $seat } legen eine Karte ab
}
so-scavenge = { WHO($seat) ->
    [you] Du nimmst { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } aus dem Katzenklo
   *[other] { $seat } nimmt { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } aus dem Katzenklo
}
    .mark = +{ $number }
so-midnight = { WHO($seat) ->
    [you] Danach spielst du noch { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
   *[other] { $seat } spielt danach noch { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
}
so-doubles = { WHO($seat) ->
    [you] Eine deiner eingeheimsten Karten zahlt doppelt
   *[other] Eine eingeheimste Karte von { $seat } zahlt doppelt
}
so-concert = Jede Katze darf eine Karte einheimsen, { WHO($seat) ->
    [you] du zuerst
   *[other] { $seat } zuerst
}
so-favours = Jede Katze gibt eine Karte weiter, auch du
so-cancel = „{ $card }“ wird annulliert und bewirkt nichts
    .mark = ✕
so-blame = „{ $card }“ kostet nichts und bringt nichts
    .mark = ✕
so-enemy = { WHO($seat) ->
    [you] Du musst { $seat2 } angreifen ({ $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    })
   *[other] { WHO($seat2) ->
        [you] { $seat } muss dich angreifen, falls möglich ({ $hearts ->
            [one] 1 Herz
           *[other] { $hearts } Herzen
        })
       *[other] { $seat } muss { $seat2 } angreifen, falls möglich ({ $hearts ->
            [one] 1 Herz
           *[other] { $hearts } Herzen
        })
    }
}
so-adopt = { WHO($seat) ->
    [you] Du bist wieder Hauskatze, mit { $number ->
        [one] 1 Herz
       *[other] { $number } Herzen
    }
   *[other] { $seat } ist wieder Hauskatze, mit { $number ->
        [one] 1 Herz
       *[other] { $number } Herzen
    }
}
    .mark = { $number }
so-escape = { $number ->
    [0] { $seat } verwildert
   *[other] { $seat } verwildert und verliert mindestens { $number ->
        [one] 1 Herz
       *[other] { $number } Herzen
    }
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-escape_you = { $number ->
    [0] Du verwilderst
   *[other] Du verwilderst und verlierst mindestens { $number ->
        [one] 1 Herz
       *[other] { $number } Herzen
    }
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-round_up = { $number ->
    [0] { $seat } gibt, falls da, einen Sprungmarker zurück
   *[other] { $seat } verliert { $number ->
        [one] 1 Herz
       *[other] { $number } Herzen
    } und, falls da, einen Sprungmarker
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-round_up_you = { $number ->
    [0] Du gibst, falls da, einen Sprungmarker zurück
   *[other] Du verlierst { $number ->
        [one] 1 Herz
       *[other] { $number } Herzen
    } und, falls da, einen Sprungmarker
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-rob = { WHO($seat) ->
    [you] Du verlierst blind 1 deiner { $number } Karten
   *[other] { $seat } verliert blind 1 von { $number } Karten
}
    .mark = −1
so-spy = { WHO($seat) ->
    [you] { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } von dir angesehen, vielleicht eine getauscht
   *[other] { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } von { $seat } angesehen, vielleicht eine getauscht
}
so-spray = { WHO($seat) ->
    [you] Du fällst auf { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
   *[other] { $seat } fällt auf { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
}
so-topple = { WHO($seat) ->
    [you] Du legst eine eingeheimste Karte ab (du hast { $number ->
        [one] 1 Herz
       *[other] { $number } Herzen
    })
   *[other] { $seat } legt eine eingeheimste Karte ab (hat { $number ->
        [one] 1 Herz
       *[other] { $number } Herzen
    })
}

## Was geschehen ist

event-drew = { WHO($toOwner) ->
    [you] Du ziehst „{ $card }“.
   *[other] { $toOwner } zieht „{ $card }“.
}
    .unseen = { $toOwner } zieht eine Karte.
event-reshuffled = Das Katzenklo wird gemischt und kommt in den Futternapf: { $number ->
    [one] 1 Karte.
   *[other] { $number } Karten.
}
event-bet = { WHO($seat) ->
    [you] Du hast gesetzt.
   *[other] { $seat } hat gesetzt.
}
event-revealed = { WHO($fromOwner) ->
    [you] Du hast „{ $card }“ gesetzt.
   *[other] { $fromOwner } hat „{ $card }“ gesetzt.
}
event-first-bite = { WHO($seat) ->
    [you] Du bekommst den Ersten Bissen.
   *[other] { $seat } bekommt den Ersten Bissen.
}
event-turn = { WHO($seat) ->
    [you] Du bist am Zug und nimmst dir das Spielzeug.
   *[other] { $seat } nimmt sich das Spielzeug.
}
event-adopted = { WHO($seat) ->
    [you] Du bist wieder Hauskatze.
   *[other] { $seat } ist wieder Hauskatze.
}
event-went-feral = { WHO($seat) ->
    [you] Du verwilderst!
   *[other] { $seat } verwildert!
}
event-discarded = { WHO($fromOwner) ->
    [you] Du legst „{ $card }“ ab.
   *[other] { $fromOwner } legt „{ $card }“ ab.
}
event-picky = { WHO($seat) ->
    [you] Du mäkelst: { $number ->
        [0] Es ist nichts da.
        [one] 1 Karte fliegt raus.
       *[other] { $number } Karten fliegen raus.
    }
   *[other] { $seat } mäkelt: { $number ->
        [0] Es ist nichts da.
        [one] 1 Karte fliegt raus.
       *[other] { $number } Karten fliegen raus.
    }
}
event-token-back = Ein Sprungmarker geht zurück in den Vorrat.
event-shopped = { WHO($seat) ->
    [you] Du willst einen Sprungmarker kaufen.
   *[other] { $seat } will einen Sprungmarker kaufen.
}
event-bought = { WHO($seat) ->
    [you] Du kaufst einen Sprungmarker.
   *[other] { $seat } kauft einen Sprungmarker.
}
event-pounced = { WHO($seat) ->
    [you] Du springst dazwischen!
   *[other] { $seat } springt dazwischen!
}
event-countered = { WHO($seat) ->
    [you] Du konterst!
   *[other] { $seat } kontert!
}
event-banks = { WHO($fromOwner) ->
    [you] Du legst „{ $card }“ zum Einheimsen aus.
   *[other] { $fromOwner } legt „{ $card }“ zum Einheimsen aus.
}
event-scores = { WHO($fromOwner) ->
    [you] Du legst „{ $card }“ zum Werten aus.
   *[other] { $fromOwner } legt „{ $card }“ zum Werten aus.
}
event-attacks = { WHO($fromOwner) ->
    [you] Du greifst mit „{ $card }“ an.
   *[other] { $fromOwner } greift mit „{ $card }“ an.
}
event-plays = { WHO($fromOwner) ->
    [you] Du spielst „{ $card }“.
   *[other] { $fromOwner } spielt „{ $card }“.
}
event-aimed = { WHO($seat) ->
    [you] Du bist das Ziel.
   *[other] { $seat } ist das Ziel.
}
event-set-on = { WHO($seat) ->
    [you] Du musst { $seat2 } angreifen.
   *[other] { WHO($seat2) ->
        [you] { $seat } muss dich angreifen.
       *[other] { $seat } muss { $seat2 } angreifen.
    }
}
event-paid = { WHO($fromOwner) ->
    [you] Du legst „{ $card }“ zum Bezahlen beiseite.
   *[other] { $fromOwner } legt „{ $card }“ zum Bezahlen beiseite.
}
event-banked = { WHO($toOwner) ->
    [you] Du heimst „{ $card }“ ein.
   *[other] { $toOwner } heimst „{ $card }“ ein.
}
event-scored = { WHO($seat) ->
    [you] Du bekommst { $number ->
        [0] keinen Punkt.
        [one] 1 Punkt.
       *[other] { $number } Punkte.
    }
   *[other] { $seat } bekommt { $number ->
        [0] keinen Punkt.
        [one] 1 Punkt.
       *[other] { $number } Punkte.
    }
}
event-cleared = „{ $card }“ landet im Katzenklo.
event-lost = { WHO($fromOwner) ->
    [you] Du verlierst „{ $card }“.
   *[other] { $fromOwner } verliert „{ $card }“.
}
event-refunded = { WHO($toOwner) ->
    [you] Du bekommst „{ $card }“ zurück.
   *[other] { $toOwner } bekommt „{ $card }“ zurück.
}
event-cancelled = „{ $card }“ wird annulliert.
event-blamed = „{ $card }“? Der Hund war’s.
event-announced = { WHO($seat) ->
    [you] Du gewinnst gleich!
   *[other] { $seat } gewinnt gleich!
}
event-lost-points = { WHO($seat) ->
    [you] Du verlierst { $number ->
        [one] 1 Punkt.
       *[other] { $number } Punkte.
    }
   *[other] { $seat } verliert { $number ->
        [one] 1 Punkt.
       *[other] { $number } Punkte.
    }
}
event-returned-token = { WHO($seat) ->
    [you] Du gibst einen Sprungmarker zurück.
   *[other] { $seat } gibt einen Sprungmarker zurück.
}
event-turned = Der Richtungsanzeiger wird umgedreht: Jetzt geht es andersherum.
event-doubled = „{ $card }“ zahlt in diesem Zug doppelt.
event-saw = { WHO($seat) ->
    [you] Du siehst „{ $card }“ auf der Hand von { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $seat } sieht „{ $card }“ auf deiner Hand.
       *[other] { $seat } sieht „{ $card }“ auf der Hand von { $fromOwner }.
    }
}
    .unseen = { $seat } sieht sich eine Karte auf der Hand von { $fromOwner } an.
event-stole = { WHO($toOwner) ->
    [you] Du nimmst „{ $card }“ von { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner } nimmt dir „{ $card }“ weg.
       *[other] { $toOwner } nimmt „{ $card }“ von { $fromOwner }.
    }
}
    .unseen = { $toOwner } nimmt eine Karte von { $fromOwner }.
event-gave = { WHO($fromOwner) ->
    [you] Du verschenkst „{ $card }“ an { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } schenkt dir „{ $card }“.
       *[other] { $fromOwner } verschenkt „{ $card }“ an { $toOwner }.
    }
}
    .unseen = { $fromOwner } verschenkt eine Karte an { $toOwner }.
event-passed-on = { WHO($fromOwner) ->
    [you] Du gibst „{ $card }“ an { $toOwner } weiter.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } gibt „{ $card }“ an dich weiter.
       *[other] { $fromOwner } gibt „{ $card }“ an { $toOwner } weiter.
    }
}
    .unseen = { $fromOwner } gibt eine Karte an { $toOwner } weiter.
event-swapped = { WHO($fromOwner) ->
    [you] Du gibst „{ $card }“ im Tausch an { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } gibt dir „{ $card }“ im Tausch.
       *[other] { $fromOwner } gibt „{ $card }“ im Tausch an { $toOwner }.
    }
}
    .unseen = { $fromOwner } gibt eine Karte im Tausch an { $toOwner }.
event-scavenged = { WHO($toOwner) ->
    [you] Du nimmst „{ $card }“ aus dem Katzenklo.
   *[other] { $toOwner } nimmt „{ $card }“ aus dem Katzenklo.
}
event-chose = { WHO($seat) ->
    [you] Du hast eine Karte gewählt.
   *[other] { $seat } hat eine Karte gewählt.
}
event-meowed = { WHO($seat) ->
    [you] Du beendest deinen Zug: Miau!
   *[other] { $seat } beendet den Zug: Miau!
}
event-hissed = { WHO($seat) ->
    [you] Du beendest deinen Zug: Fauch!
   *[other] { $seat } beendet den Zug: Fauch!
}
event-won = { WHO($seat) ->
    [you] Niemand hält dich auf: Du gewinnst!
   *[other] Niemand hält { $seat } auf: Das ist der Sieg.
}
event-capped = Das war die letzte Runde: Wer die meisten Punkte hat, gewinnt.

## Alarm: Jemand gewinnt gleich

alarm-final = { WHO($seat) ->
    [you] Du gewinnst, wenn dich jetzt niemand aufhält!
   *[other] { $seat } gewinnt gleich: Das ist die letzte Chance!
}
alarm-near = { WHO($seat) ->
    [you] Du hast { $points } von 9 Punkten und { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }: Deine nächste Wertung kann gewinnen!
   *[other] { $seat } hat { $points } von 9 Punkten und { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }: Die nächste Wertung kann gewinnen!
}
alarm-feral = { WHO($seat) ->
    [you] Du bist wild und hast { $hearts } von 9 Herzen: Einheimsen kann gewinnen!
   *[other] { $seat } ist wild, hat { $hearts } von 9 Herzen und das Spielzeug: Einheimsen kann gewinnen!
}
alarm-last_round = { $number ->
    [one] Der letzte Zug
   *[other] Die letzten { $number } Züge
}: Dann gewinnen die meisten Punkte!

## Wo im Spiel wir sind: die Zeit des Zuges, und welche Gelegenheit offen ist

phase-first-bite = Erster Bissen
phase-meal = Fressenszeit
phase-play = Spielzeit
phase-pounces = Spielzeit: Sprünge
phase-instants = Spielzeit: Blitze
phase-reactions = Spielzeit: Reaktionen
phase-final-chance = Spielzeit: letzte Chance
phase-grooming = Putzzeit
phase-the-end = Das Ende

## Das Ende: warum es aus ist, und die Zeilen der Wertung

reason-nine-points = Neun Unfugpunkte, und niemand hat es verhindert.
reason-feral-victory = Eine Wildkatze hatte neun Herzen, und niemand hat es verhindert.
reason-round-cap = Die letzte Runde ist vorbei.
part-mischief-points = Unfugpunkte
part-hearts = Herzen

## Cards

card-santa-claws-74 = Sankt Nikrallaus (74)
    .text = Als Aktion eingeheimst, kostet er zwei Aktionen. Das Warten lohnt sich.
card-santa-claws-85 = Sankt Nikrallaus (85)
    .text = Als Aktion eingeheimst, kostet er zwei Aktionen. Das Warten lohnt sich.
card-bath-time = Badetag
    .text = Eine nasse Katze verzeiht langsam. Der Dosenöffner schmilzt sofort.
card-flight-school = Flugschule
    .text = Liegt sie in deinem Haus, wertest du „Luftangriff“ umsonst; beim Einheimsen darfst du es sofort tun.
card-fur-ever-friend = Freund fürs Fell
    .text = Mancher Schoß ist fürs Leben.
card-purramedic = Notschnurrdienst
    .text = Einmal Schnurren, zweimal täglich, direkt auf die Brust.
card-biscuit-bakery = Bäckerei Milchtritt
    .text = Die ganze Nacht geöffnet. Bitte Decke mitbringen.
card-toaster-loaf = Toastbrotkatze
    .text = Goldbraun von beiden Seiten.
card-doormat-greeter = Empfang auf der Fußmatte
    .text = Hat den ganzen Tag an der Tür gewartet. Oder drei Minuten.
card-blanket-burrito = Deckenburrito
    .text = Fest gerollt, milde Füllung.
card-purr-cussion-solo = Schnurrzeugsolo
    .text = Elf Minuten, Zugabe nicht nötig.
card-chin-scritch-deluxe = Kinnkraulen deluxe
    .text = Etwas weiter links. Ja. Da.
card-slow-blinker = Langsamblinzler
    .text = Ich liebe dich, ein Augenlid nach dem anderen.
card-lap-of-luxury = Luxusschoß
    .text = Der Thron hat Knie.
card-loaf-mode = Brotmodus
    .text = Blitz: Einheimsen, wenn irgendeine Katze eine Unfugkarte nutzt.
card-whisker-kiss = Schnurrhaarkuss
    .text = Blitz: Einheimsen, wenn irgendeine Katze ein Ereignis nutzt.
card-shoulder-parrot = Schulterpapagei
    .text = Blitz: Einheimsen, wenn irgendeine Katze ein Ereignis nutzt.
card-leg-figure-eight = Achter um die Beine
    .text = Stolperfalle mit gewissen Vorzügen.
card-bedtime-patrol = Bettpatrouille
    .text = Alle Zehen vollzählig.
card-tummy-trap = Bauchfalle
    .text = Sieht weich aus. Ist weich. Ist auch bewaffnet.
card-welcome-rub = Begrüßungsschmusen
    .text = Du riechst nach draußen. Wenn du gestattest.
card-kneady-kitty = Knetbedürftig
    .text = Beim Einheimsen: Zieh 1 Karte, dann leg 1 Handkarte ab.
card-mew-tube-star = MiauTube-Star
    .text = Sieben Leben, sieben Millionen Klicks.
card-gift-mouse = Geschenkte Maus
    .text = Beim Einheimsen: Du darfst einer anderen Katze 1 Handkarte schenken; wenn ja, zieh 2.
card-pillow-thief = Kissendieb
    .text = Deine Hälfte war die warme Hälfte.
card-head-bonk = Köpfchengeben
    .text = Eine Begrüßung mit Schwung.
card-tail-hug = Umschwänzelt
    .text = Blitz: Einheimsen, wenn irgendeine Katze eine Zuneigungskarte nutzt.
card-paw-tap = Pfotentippen
    .text = Blitz: Einheimsen, wenn irgendeine Katze eine Zuneigungskarte nutzt.
card-tiny-mew = Kleines Miau
    .text = Blitz: Einheimsen, wenn irgendeine Katze eine Zuneigungskarte nutzt.
card-nose-boop = Nasenstups
    .text = Blitz: Einheimsen, wenn irgendeine Katze eine Unfugkarte nutzt.
card-sniff-hello = Schnupperhallo
    .text = Blitz: Einheimsen, wenn irgendeine Katze eine Unfugkarte nutzt.
card-purr-sample = Schnurrprobe
    .text = Blitz: Einheimsen, wenn irgendeine Katze ein Ereignis nutzt.
card-window-sitter = Fensterplatz
    .text = Im Dienst. Bitte nicht stören.
card-shed-happens = Haarige Angelegenheit
    .text = Ein bisschen von mir auf allem von dir.
card-bird-chatter = Vogelkeckern
    .text = Ek-ek-ek-ek-ek.
card-air-strike = Luftangriff
    .text = Liegt „Flugschule“ in deinem Haus, wertest du diese Karte umsonst.
card-fountain = Trinkbrunnen
    .text = Die große Porzellanschüssel ist frischer.
card-full-cat-astrophe = Die volle Katzastrophe
    .text = Als Aktion gewertet, kostet sie zwei Aktionen. Und das ganze Zimmer.
card-chandelier-swing = Kronleuchterschaukel
    .text = Huiii, sagt das Kristall.
card-timber = Baum fällt
    .text = Zweieinhalb Meter Tanne, eine entschlossene Kletterkatze.
card-fridge-heist = Kühlschrankcoup
    .text = Durchs Gemüsefach rein, mit dem Schinken raus.
card-screen-door-ninja = Fliegengitter-Ninja
    .text = Da war ein Gitter. Jetzt ist es eher ein Vorschlag.
card-laptop-lockout = Laptopsperre
    .text = Passwort geändert in jjjjjjjjjjjj.
card-turkey-takeover = Gans übernommen
    .text = Das Amen fiel. Der Braten auch.
card-vase-ace = Vasen-Ass
    .text = Blickkontakt. Stups. Blickkontakt. Weg.
card-meeting-crasher = Meeting-Crasher
    .text = Du bist stumm. Ich bin im Bild.
card-aquarium-angler = Aquarienangler
    .text = Nur mal gucken. Mit einem Arm.
card-sofa-shredder = Sofaschredder
    .text = Es war zu symmetrisch.
card-shoelace-slayer = Schnürsenkelschlächter
    .text = Blitz: Werten (gegen Bezahlung), wenn irgendeine Katze eine Unfugkarte nutzt.
card-loo-roll-rodeo = Klorollenrodeo
    .text = Blitz: Umsonst werten, wenn irgendeine Katze ein Ereignis nutzt.
card-four-am-serenade = Vier-Uhr-Serenade
    .text = Beim Werten: Wähle eine andere Katze mit Karten; sie legt 1 Karte ihrer Wahl ab.
card-butter-burglar = Butterdieb
    .text = Beim Werten: Nimm eine zufällige Handkarte einer Katze, die mehr Punkte hat als du.
card-keyboard-warrior = Tastaturkrieger
    .text = Beim Werten: Zieh 1 Karte.
card-slipper-surprise = Überraschung im Pantoffel
    .text = Er ist warm. Er sollte nicht nass sein.
card-spreadsheet-stomper = Tabellentrampler
    .text = Unterm Strich steht jetzt eine Pfote.
card-curtain-climber = Gardinenkletterer
    .text = Das Basislager war der Sessel.
card-sock-heist = Sockenraub
    .text = Blitz: Werten (gegen Bezahlung), wenn irgendeine Katze eine Zuneigungskarte nutzt.
card-pen-nudger = Stiftschubser
    .text = Blitz: Umsonst werten, wenn irgendeine Katze ein Ereignis nutzt.
card-toe-ambush = Zehenhinterhalt
    .text = Blitz: Werten (gegen Bezahlung), wenn irgendeine Katze eine Unfugkarte nutzt.
card-houseplant-salad = Zimmerpflanzensalat
    .text = Bio. Bereut vor Sonnenaufgang.
card-coaster-launcher = Untersetzerstart
    .text = Schwerkraft geht noch. Prüfe erneut.
card-faux-starvation = Hungertheater
    .text = Ich kann schon den Boden vom Napf sehen!
card-adoption-day-5 = Adoptionstag (5)
    .text = Irgendeine Wildkatze, auch du, wird Hauskatze und behält ihre Zuneigung.
card-adoption-day-84 = Adoptionstag (84)
    .text = Irgendeine Wildkatze, auch du, wird Hauskatze und behält ihre Zuneigung.
card-escape = Ausgebüxt
    .text = Irgendeine Hauskatze, auch du, verwildert und legt die Hälfte ihrer Herzen ab, abgerundet.
card-enemy-of-my-enemy = Feind meines Feindes
    .text = Hetz eine andere Katze auf eine dritte; dann darfst du die auch angreifen oder 1 Zuneigung einheimsen.
card-animal-control = Tierfänger
    .text = Eine andere Wildkatze legt alle Zuneigung ab und gibt einen Sprungmarker zurück, wenn sie einen hat.
card-scavenger = Resteräuber
    .text = Nimm eine Karte deiner Wahl aus dem Katzenklo; als Wildkatze nimm zwei.
card-laser-pointer-2 = Laserpointer (2)
    .text = Nur als Antwort, für 1 Marker: Annulliere eine Karte der Katze am Zug oder einen Sprung auf dich.
card-laser-pointer-80 = Laserpointer (80)
    .text = Nur als Antwort, für 1 Marker: Annulliere eine Karte der Katze am Zug oder einen Sprung auf dich.
card-blame-the-dog-3 = Der Hund war’s (3)
    .text = Nur als Antwort, für 1 Marker: Unfug der Katze am Zug oder gegen dich kostet nichts und bringt nichts.
card-blame-the-dog-82 = Der Hund war’s (82)
    .text = Nur als Antwort, für 1 Marker: Unfug der Katze am Zug oder gegen dich kostet nichts und bringt nichts.
card-midnight-run = Mitternachtsrunde
    .text = Spiel zwei beliebige Handkarten nacheinander. Sie kosten keine Aktionen.
card-multiplikitty = Multiplikatzion
    .text = Eine deiner eingeheimsten Karten zahlt für dich bis zum Ende dieses Zuges doppelte Herzen.
card-bush-dweller = Buschlauerer
    .text = Nimm eine zufällige Karte von der Hand einer anderen Katze.
card-tree-dweller = Baumspäher
    .text = Sieh dir die Hand einer anderen Katze an; du darfst eine deiner Karten gegen eine von ihr tauschen.
card-tail-chase = Fang den Schwanz
    .text = Dreh den Richtungsanzeiger um: Ab jetzt geht es andersherum.
card-catnip-pawty = Katzenminze-Party
    .text = Du ziehst 2 Karten, dann zieht jede andere Katze 1.
card-vacuum-of-doom = Staubsauger des Grauens
    .text = Jede andere Katze mit Karten legt 1 Karte ihrer Wahl ab.
card-can-opener-concert = Dosenöffnerkonzert
    .text = Du zuerst, dann reihum: Jede Katze darf 1 Zuneigungskarte aus der Hand einheimsen.
card-paw-ty-favours = Mitgebsel
    .text = Jede Katze wählt geheim 1 Handkarte; alle geben ihre gleichzeitig an die nächste Katze weiter.
card-spray-bottle = Sprühflasche
    .text = Eine andere Katze verliert 1 Punkt. Blitz: Spielen, wenn irgendeine Katze eine Unfugkarte nutzt.
card-curiosity = Neugier ist der Katze Brot
    .text = Zieh 3 Karten, dann leg 1 Handkarte ab.
card-gravity-check = Schwerkrafttest
    .text = Eine andere Katze legt eine ihrer eingeheimsten Karten ab, nach eigener Wahl.
card-zoomies = Wilde fünf Minuten
    .text = Zieh 2 Karten. Blitz: Spielen, wenn irgendeine Katze eine Unfugkarte nutzt.
card-sir-naps-a-lot = Sir Pennalot
    .text = Ein Ritter vom runden Kissen.
card-duchess-of-hiss = Herzogin von Fauch
    .text = Nicht amüsiert, seit das Fenster zu ist.
card-professor-whiskerton = Professor Schnurrbart
    .text = Veröffentlicht viel über fallende Gegenstände.
card-captain-zoom = Kapitän Flitz
    .text = Kurs: treppab. Fahrt: volle.
card-lady-loaf = Lady Laib
    .text = Geht zweimal täglich auf.
card-mister-mittens = Mister Söckchen
    .text = Immer gut angezogen, nie pünktlich.
