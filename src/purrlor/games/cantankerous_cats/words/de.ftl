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
option-kitten_first = Wer in Kätzchen beginnt
    .help = Wer in Kätzchen zuerst dran ist: das Los entscheidet, oder ein bestimmter Platz.
option-kitten_first-random = Das Los
option-voluntary_feral = Werten ohne genug Herzen
    .help = Es ist erlaubt, und man verwildert dabei, oder es geht nicht.
option-voluntary_feral-on = Erlaubt
option-voluntary_feral-off = Geht nicht
option-token_supply = Sprungmarker
    .help = Wie viele Sprungmarker es insgesamt gibt.
option-token_supply-2_per_player = Zwei für jede Katze
option-feral_win_check = Sieg der Wildkatze
    .help = Eine Wildkatze gewinnt, wenn sie ihr neuntes Herz einheimst, oder sobald sie in ihrem Zug neun hat.
option-feral_win_check-on_bank = Durch Einheimsen
option-feral_win_check-any_time = Jederzeit
option-round_cap = Höchstens so viele Runden
    .help = Nach so vielen Runden ist Schluss, und die Punkte entscheiden.

## Orte auf dem Tisch; ein Haus heißt Revier, solange seine Katze wild ist

zone-bowl = Futternapf
zone-litter = Katzenklo
zone-table = Auf dem Tisch
zone-track = Punktetafel
zone-indicator = Richtungsanzeiger
zone-bank = Markervorrat
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
mark-at = gegen { WHO($seat) ->
    [you] dich
   *[other] { $seat }
}
mark-pays = zahlt für { $what }
mark-cancelled = annulliert
mark-blamed = der Hund war’s
mark-unpaid = nicht bezahlt
fact-hearts = Herzen

## Wie eine Karte auf den Tisch kam, für mark-by

by-action = Aktion
by-pounce = Sprung
by-counter = Konter
by-instant = Blitz
by-card = durch eine andere Karte

## Was einen Blitz auslöst, im Dativ, für ask-instant_or_pass

trigger-affection = einer Zuneigungskarte
trigger-mischief = einer Unfugkarte
trigger-event = einem Ereignis

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
ask-pounce_or_pass = { $seat } ist am Zug: Spring dazwischen oder passe
ask-react_or_pass = Reagiere auf „{ $card }“ von { $seat } oder passe
ask-stop_card = Letzte Chance: { $seat } gewinnt mit „{ $card }“. Verhindere es oder passe
ask-stop_victory = Letzte Chance: { $seat } gewinnt gleich. Verhindere es oder passe
ask-counter_or_pass = Kontere „{ $card }“ von { $seat } oder passe
ask-counter_cost = { $seat } greift dich mit „{ $card }“ an. Kontere, oder passe und zahl { $cost ->
    [one] 1 Herz
   *[other] { $cost } Herzen
}
ask-counter_feral = { $seat } greift dich mit „{ $card }“ an. Kontere, oder passe und verwildere: Es kostet { $cost ->
    [one] 1 Herz
   *[other] { $cost } Herzen
}, und du hast { $hearts }
ask-counter_bank_next = Heimse gegen „{ $card }“ noch eine Zuneigungskarte ein oder hör auf
# $trigger: eines der Wörter mit trigger-
ask-instant_or_pass = Nutz nach { $trigger } einen Blitz oder passe
ask-flight_score_or_pass = Werte „{ $card }“ umsonst oder passe
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
ask-eome_attack_card = „{ $card }“: Greif { $seat } mit einer Unfugkarte an, oder passe, wenn du keine hast
ask-eome_follow_up = „{ $card }“: Greif { $seat } auch an, heimse eine Zuneigungskarte ein oder passe
ask-eome_follow_up_bank = „{ $card }“: Heimse eine Zuneigungskarte ein oder passe
ask-multiply_choose = „{ $card }“: Wähle eine eingeheimste Karte, die in diesem Zug doppelt zahlt
ask-scavenge = „{ $card }“: Nimm eine Karte aus dem Katzenklo
ask-tree_swap = „{ $card }“: Wähle eine Karte zum Tauschen mit { $seat } oder passe
ask-tree_swap_for = „{ $card }“: Wähle die Karte, die du von { $seat } nimmst
ask-discard_banked_card = „{ $card }“: Leg eine deiner eingeheimsten Karten ab
ask-pass_card = Wähle eine Karte, die du an { $seat } weitergibst
ask-opener_bank = „{ $card }“: Heimse eine Zuneigungskarte ein oder passe
# $number: wie viele Karten man zieht
ask-gift_mouse = „{ $card }“: Verschenk eine Karte und zieh { $number }, oder passe
ask-choose_target_player = „{ $card }“: Wähle eine andere Katze

## Züge, auf Knöpfen ($cost und $hearts sind Herzen, $rank ist ein Rang, $price und $draws sind Karten)

move-pass = Passen
move-picky = { $draws ->
    [0] Mäkeln, mit leerer Hand
    [one] Mäkeln: Hand ablegen, 1 Karte ziehen
   *[other] Mäkeln: Hand ablegen, { $draws } Karten ziehen
}
move-buy = Sprungmarker kaufen, für { $price ->
    [one] 1 Karte
   *[other] { $price } Karten
}
move-stop = Aufhören
move-bet = „{ $card }“ setzen (Rang { $rank })
move-keep = „{ $card }“ behalten
move-bank = „{ $card }“ einheimsen
move-score = „{ $card }“ werten, { $cost ->
    [0] umsonst
    [one] für 1 Herz
   *[other] für { $cost } Herzen
}
# Eine Wertung, die man nicht bezahlen kann: Man verwildert, statt zu werten.
move-overreach = Mit „{ $card }“ verwildern: kostet { $cost ->
    [one] 1 Herz
   *[other] { $cost } Herzen
}, du hast { $hearts }
move-attack = { $seat } mit „{ $card }“ angreifen ({ $cost ->
    [one] 1 Herz
   *[other] { $cost } Herzen
})
move-play = „{ $card }“ spielen
move-play-on = „{ $card }“ auf { WHO($seat) ->
    [you] dich selbst
   *[other] { $seat }
} spielen
move-enemy = { $seat } auf { $seat2 } hetzen
move-pay = Mit „{ $card }“ bezahlen ({ $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
})
move-drop = „{ $card }“ hergeben ({ $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
})
move-discard = „{ $card }“ ablegen
move-double = „{ $card }“ verdoppeln
move-take = „{ $card }“ nehmen
move-swap = „{ $card }“ anbieten
move-swap-for = Dafür „{ $card }“ nehmen
move-hand-on = „{ $card }“ weitergeben
move-give = „{ $card }“ an { $seat } verschenken
move-choose = { $seat } wählen

## Was geschehen ist

event-drew = { WHO($toOwner) ->
    [you] Du ziehst „{ $card }“.
   *[other] { $toOwner } zieht { $card }.
}
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
       *[other] { $toOwner } nimmt { $card } von { $fromOwner }.
    }
}
event-gave = { WHO($fromOwner) ->
    [you] Du verschenkst „{ $card }“ an { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } schenkt dir „{ $card }“.
       *[other] { $fromOwner } verschenkt { $card } an { $toOwner }.
    }
}
event-passed-on = { WHO($fromOwner) ->
    [you] Du gibst „{ $card }“ an { $toOwner } weiter.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } gibt „{ $card }“ an dich weiter.
       *[other] { $fromOwner } gibt { $card } an { $toOwner } weiter.
    }
}
event-swapped = { WHO($fromOwner) ->
    [you] Du gibst „{ $card }“ im Tausch an { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } gibt dir „{ $card }“ im Tausch.
       *[other] { $fromOwner } gibt { $card } im Tausch an { $toOwner }.
    }
}
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
