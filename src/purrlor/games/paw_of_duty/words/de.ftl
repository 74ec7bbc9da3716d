### Paw of Duty auf Deutsch. Die Wörter und warum sie so heißen: docs/glossary/de.md.
### Miezen haben Namen und stehen ohne Anführungszeichen, Taktikkarten mit; $square ist ein Feld des Bretts, a1 bis e5.

## Das Spiel

game = Paw of Duty
    .line = Schick deinen Trupp los, richte jedes Schnurrhaar aus und halte drei in einer Reihe in der Stadt.

## Was vor dem Spiel verabredet werden kann (ein Befehl ist eine Taktikkarte, gespielt oder abgelegt)

option-first_player = Wer beginnt
    .help = Das Los entscheidet, oder du wählst einen Platz.
option-first_player-random = Das Los
option-lines_by_level = Befehle nach Stufe
    .help = Wie viele Befehle eine Mieze der Stufe 1, 2, 3 oder 4 in dem Zug erlaubt, in dem sie landet.
option-lines_by_level-falling = 4, 3, 2 oder 1 Befehl
option-lines_by_level-gentle = 4, 3, 3 oder 2 Befehle
option-lines_by_level-flat = Immer 3 Befehle
option-claws_combo = „Krallen raus“ kann zweierlei
    .help = „Krallen raus“ darf eine Mieze bewegen oder drehen und dann mit ihr angreifen.
option-claws_combo-off = Aus
option-claws_combo-on = An
option-claws_outside_hand_count = „Krallen raus“ zählt extra
    .help = Man zieht auf fünf Karten nach, ohne „Krallen raus“ mitzuzählen.
option-claws_outside_hand_count-off = Aus
option-claws_outside_hand_count-on = An
option-deploy_outer = Landen in der Vorstadt
    .help = Miezen dürfen immer auch in der Vorstadt landen.
option-deploy_outer-off = Aus
option-deploy_outer-on = An
option-clear_outer_tokens_on_return = Die Stadt nimmt Marker ab
    .help = Eine Mieze, die in die Stadt zurückkommt, verliert ihre zusätzlichen Marker.
option-clear_outer_tokens_on_return-off = Aus
option-clear_outer_tokens_on_return-on = An
option-outer_tokens_extra = Marker bis zur Gefangenschaft
    .help = Mit so vielen zusätzlichen Markern aus der Vorstadt wird eine Mieze gefangen genommen.
option-outer_tokens_extra-n = { $n } zusätzliche Marker
option-line_must_not_move = Linien stehen still
    .help = Eine angesagte Linie bricht, sobald eine ihrer Miezen sich bewegt, selbst wenn sie zurückkommt.
option-line_must_not_move-off = Aus
option-line_must_not_move-on = An
option-manual_declare = Linien selbst ansagen
    .help = Man entscheidet selbst, ob man eine Linie ansagt; eine verschwiegene Linie kann nicht gewinnen.
option-manual_declare-off = Aus
option-manual_declare-on = An
option-open_kitty_draw = Miezen offen ziehen
    .help = Beide sehen die zwei Miezen, die gezogen werden.
option-open_kitty_draw-off = Aus
option-open_kitty_draw-on = An
option-final_tie = Völliger Gleichstand
    .help = Was gilt, wenn gefangene Stufen und Stufen auf dem Brett gleich sind.
option-final_tie-draw = Unentschieden
option-final_tie-second_player = Wer nicht begann, gewinnt

## Orte auf dem Tisch (die Stadt sind die neun Felder in der Mitte, die Vorstadt ist der Ring darum)

zone-board = Stadt und Vorstadt
zone-kitties = Miezenstapel
zone-tactics = Taktikstapel
zone-discards = Ablagestapel
zone-played = In diesem Zug gespielt
zone-lines = Befehle übrig
zone-rescued = Befreit
zone-hand = Taktikkarten
zone-captured = Gefangen
zone-drawn = Gezogene Miezen
zone-compass = Richtungen
zone-box = Schachtel

## Neben einem Namen: Farbe der Marker, wer am Zug ist, wer Kontrolle angesagt hat; dann Zahlen

badge-black = Schwarz
badge-white = Weiß
badge-turn = Am Zug
badge-control = Linie angesagt
count-hand = Hand
count-tokens = Marker übrig

## Auf einer Mieze oder Karte

mark-type = Typ
mark-level = Stufe
mark-tokens = Marker
mark-damage = Schaden
mark-reach = Zielt auf { $what }
mark-hits = Schaden am Ziel
mark-new = Gerade gelandet
mark-aside = Beiseite
mark-known = Dir bekannt
fact-total = Stufen insgesamt

## Typen

type-huntress = Jägerin
type-pilot = Pilotin
type-tank = Panzer

## Arten von Karten

kind-huntress = Jägerin
kind-pilot = Pilotin
kind-tank = Panzer
kind-tactic = Taktik

## Wohin eine Mieze blickt, in Sätzen nach „nach“

facing-north = Norden
facing-east = Osten
facing-south = Süden
facing-west = Westen

## Linien zu dritt in der Stadt, in Sätzen im Akkusativ

line-row-2 = Reihe 2
line-row-3 = Reihe 3
line-row-4 = Reihe 4
line-column-b = Spalte b
line-column-c = Spalte c
line-column-d = Spalte d
line-diagonal-b2-d4 = die Diagonale von b2 nach d4
line-diagonal-b4-d2 = die Diagonale von b4 nach d2

## Wie eine Mieze heißt, wo wenig Platz ist, höchstens zehn Buchstaben

kitty-private-pounce =
    .short = Flitz
kitty-scout-snickerpaws =
    .short = Kicher
kitty-corporal-calico =
    .short = Kunterbunt
kitty-sergeant-scratch =
    .short = Kratz
kitty-colonel-clawdia =
    .short = Kralline
kitty-cadet-catapult-tail =
    .short = Kadett
kitty-wingcat-biscuit =
    .short = Keks
kitty-ensign-purrshing =
    .short = Schnurr
kitty-lieutenant-loop-de-mew =
    .short = Looping
kitty-ace-meowverick =
    .short = Miauverick
kitty-tinpaw-tabby =
    .short = Blechpfote
kitty-gunner-grumbles =
    .short = Grummel
kitty-sergeant-treads =
    .short = Raupe
kitty-major-maine-coon =
    .short = Coon
kitty-general-chonk =
    .short = Moppel

## Fragen ($number: wie viele der vier Karten schon beiseiteliegen; $lines: wie viele Befehle in diesem Zug übrig sind)

ask-mulligan = { $number ->
    [0] Wähle Taktikkarten zum Austauschen oder behalte alle
    [4] Alle vier Karten liegen beiseite: Tausch sie aus
    [one] Eine Karte liegt beiseite: Wähle weitere oder tausch sie aus
   *[other] { $number } Karten liegen beiseite: Wähle weitere oder tausch sie aus
}
ask-choose_kitty = Wähle eine dieser beiden Miezen für den Einsatz
ask-place_kitty = Setz { $kitty } und wähle die Blickrichtung
ask-tactic_step = { $lines ->
    [one] Spiel eine Taktikkarte oder leg eine ab (noch ein Befehl)
   *[other] Spiel eine Taktikkarte oder leg eine ab (noch { $lines } Befehle)
}
ask-mark_outer = Wähle, welche deiner Miezen in der Vorstadt einen Marker bekommt
ask-declare = Sag deine Linie an oder verschweig sie
ask-rescue = Befrei eine deiner gefangenen Miezen oder lass alle, wo sie sind

## Fragen in einer Taktikkarte ($tactic: die Karte; $kitty: die Mieze, um die es geht)

ask-stand-for = „{ $tactic }“: Wähle die Taktikkarte, für die sie steht
ask-own-kitty = „{ $tactic }“: Wähle eine deiner Miezen
ask-enemy-kitty = „{ $tactic }“: Wähle eine gegnerische Mieze
ask-any-kitty = „{ $tactic }“: Wähle irgendeine Mieze, egal wessen
ask-claws = „{ $tactic }“: Lass { $kitty } angreifen, einen Schritt gehen oder sich drehen
ask-strike = „{ $tactic }“: Du darfst mit { $kitty } auch angreifen
ask-hop-over = „{ $tactic }“: Wähle die Mieze, über die { $kitty } springt
ask-trade-places = „{ $tactic }“: Wähle die Mieze, mit der { $kitty } das Feld tauscht
ask-square = „{ $tactic }“: Wähle ein Feld für { $kitty }
ask-facing = „{ $tactic }“: Wähle, wohin sich { $kitty } dreht
ask-turn = „{ $tactic }“: Du darfst { $kitty } auch drehen
ask-step = „{ $tactic }“: Du darfst { $kitty } auch ein Feld vorrücken lassen
ask-second = „{ $tactic }“: Du darfst noch eine zweite Mieze drehen
ask-second-facing = „{ $tactic }“: Wähle, wohin sich { $kitty } dreht

## Züge, auf Knöpfen ($damage: Schaden des Angriffs; $square: wo die Mieze steht oder stehen wird; $kitty2: wen sie trifft)

move-swap = „{ $tactic }“ beiseitelegen
    .name = Beiseitelegen
move-take-back = „{ $tactic }“ doch behalten
    .name = Doch behalten
move-redraw = { $number ->
    [one] { $number } Karte austauschen
   *[other] { $number } Karten austauschen
}
    .name = Austauschen
move-keep = Alle Karten behalten
    .name = Alle behalten
move-deploy = { $kitty } einsetzen
    .name = Einsetzen
move-place = Auf { $square } setzen, Blick nach { $facing }
    .name = Setzen
move-play = „{ $tactic }“ spielen
    .name = Spielen
move-discard = „{ $tactic }“ ablegen und eine Karte ziehen
    .name = Ablegen
move-done = { $lines ->
    [one] Aufhören, ein Befehl verfällt
   *[other] Aufhören, { $lines } Befehle verfallen
}
    .name = Aufhören
move-name = Als „{ $tactic }“ nutzen
    .name = Nutzen als
move-use = { $kitty } ({ $square }) wählen
    .name = Wählen
move-use-attack = { $kitty } ({ $square }) auf { $kitty2 } hetzen
    .name = Aufhetzen
move-use-shove = Mit { $kitty } ({ $square }) { $kitty2 } schubsen
    .name = Schubsen
move-use-pull = Mit { $kitty } ({ $square }) { $kitty2 } heranziehen
    .name = Heranziehen
move-use-shoot = Mit { $kitty } ({ $square }) auf { $kitty2 } schießen
    .name = Schießen
move-attack = { $kitty } angreifen, { $damage } Schaden
    .name = Angreifen
move-capture = { $kitty } angreifen und gefangen nehmen, { $damage } Schaden
    .name = Gefangen nehmen
move-friendly-fire = Die eigene Mieze { $kitty } angreifen!
    .name = Eigene angreifen
move-hop = Über { $kitty } ({ $square }) springen
    .name = Überspringen
move-trade = Mit { $kitty } ({ $square }) das Feld tauschen
    .name = Felder tauschen
move-go = Nach { $square } gehen
    .name = Gehen
move-stay = Stehen bleiben
    .name = Stehen bleiben
move-face = Nach { $facing } drehen
    .name = Drehen
move-also = { $kitty } ({ $square }) auch drehen
    .name = Noch eine drehen
move-enough = Dabei belassen
    .name = Dabei belassen
move-back = Karte zurücknehmen
    .name = Zurücknehmen
move-mark = { $kitty } ({ $square }) einen Marker geben
    .name = Marker geben
move-mark-last = { $kitty } ({ $square }) den letzten Marker geben und verlieren
    .name = Verlieren
move-declare = Linie ansagen
    .name = Ansagen
move-hush = Verschweigen
    .name = Verschweigen
move-rescue = { $kitty } befreien
    .name = Befreien
move-decline = Niemanden befreien
    .name = Niemanden befreien

## Was bei einer Frage auf dem Spiel steht ($seat: der Gegner; $levels und $levels2: gefangene Stufen, deine und seine;
## $number: deine Miezen in der Vorstadt; $most: so viele Marker bedeuten Gefangenschaft)

stake-once = Karten austauschen geht nur dieses eine Mal, vor der Schlacht.
stake-one-of-two = Je stärker die Mieze, desto weniger Befehle in diesem Zug; die andere kommt unter den Stapel.
stake-threat = { $seat } hält { $line }: Brich die Linie in diesem Zug, sonst verlierst du das Spiel.
stake-final = Dein letzter Zug. Gefangene Stufen: du { $levels }, { $seat } { $levels2 }; die höhere Summe gewinnt.
stake-lingering = { $number } deiner Miezen sind in der Vorstadt; { $most } Marker bedeuten Gefangenschaft.
stake-declarable = Angesagt gewinnt { $line }, wenn { $seat } die Linie nicht in einem Zug bricht.
stake-behind = Gefangene Stufen: du { $levels }, { $seat } { $levels2 }. Eine Befreiung senkt die Summe von { $seat }.

## Wer gleich gewinnt, für alle zu sehen ($seat: wer die Linie hält oder führt; $seat2: wer sie noch brechen kann)

alarm-line = { WHO($seat) ->
    [you] Du hältst { $line } und gewinnst, wenn { $seat2 } die Linie nicht in einem Zug bricht
   *[other] { WHO($seat2) ->
        [you] { $seat } hält { $line }: Brich die Linie in deinem Zug, sonst gewinnt { $seat }
       *[other] { $seat } hält { $line } und gewinnt, wenn { $seat2 } die Linie nicht in einem Zug bricht
    }
}
alarm-last-turn = { WHO($seat) ->
    [you] Letzter Zug: Du führst mit { $levels } zu { $levels2 } gefangenen Stufen
   *[other] Letzter Zug: { $seat } führt mit { $levels } zu { $levels2 } gefangenen Stufen
}
alarm-last-turn-even = Letzter Zug: Gleichstand bei { $levels } gefangenen Stufen, also entscheiden die Stufen auf dem Brett

## Wozu ein Zug führt, klein neben seinem Knopf, zu der Person gesagt, die ihn macht ($seat: der Gegner)
## Vor der Schlacht ($number: Karten, die dann ausgetauscht werden)

so-aside = { $number ->
    [one] { $number } Karte wird ausgetauscht
   *[other] { $number } Karten werden ausgetauscht
}
so-kept = { $number ->
    [0] Bleibt auf der Hand; nichts wird ausgetauscht
    [one] Bleibt auf der Hand; { $number } Karte wird noch ausgetauscht
   *[other] Bleibt auf der Hand; { $number } Karten werden noch ausgetauscht
}
so-replaced = { $number ->
    [one] Du ziehst { $number } neue Karte; die alte kommt in den Stapel zurück
   *[other] Du ziehst { $number } neue Karten; die alten kommen in den Stapel zurück
}
so-kept-all = Du beginnst mit den Karten auf deiner Hand

## Wo eine Mieze steht und wohin sie blickt ($kitty: vor ihr, oder wer auf sie zielt; $damage: was ein Angriff anrichten
## würde; $short: wie viel zum Fangen fehlt; im Duell zielt sie auf $kitty, und $kitty2 zielt auf sie)

so-deployed = { $lines ->
    [one] Stufe { $level }: ein Befehl in diesem Zug
   *[other] Stufe { $level }: { $lines } Befehle in diesem Zug
}
    .mark = { $lines }
so-fills = Füllt { $line }: Du gewinnst, wenn { $seat } die Linie nicht bricht
    .mark = 3/3
so-blocks = Hindert { $seat } daran, { $line } zu füllen
    .mark = 3/3
so-aims = { $short ->
    [0] Zielt auf { $kitty }: { $damage } Schaden, genug zum Fangen
   *[other] Zielt auf { $kitty }: { $damage } Schaden, { $short } zu wenig
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-aims-at-friend = { $short ->
    [0] Vor ihr steht { $kitty } vom eigenen Trupp: { $damage } Schaden, genug zum Fangen
   *[other] Vor ihr steht { $kitty } vom eigenen Trupp: { $damage } Schaden, { $short } zu wenig
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-exposed = { $short ->
    [0] { $kitty } zielt auf sie: { $damage } Schaden, genug zum Fangen
   *[other] { $kitty } zielt auf sie: { $damage } Schaden, { $short } zu wenig
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-duel = Zielt auf { $kitty } ({ $damage } Schaden), doch { $kitty2 } zielt auf sie ({ $damage2 })
    .mark = −{ $damage2 }
so-clear = Niemand vor ihr, niemand zielt auf sie

## Befehle ($number: Miezen, Namen oder Karten; $lines: Befehle, die dann übrig sind oder verfallen)

so-carried-out = Miezen, die das können: { $number }. Befehle danach: { $lines }
so-stands-for = Mögliche Karten: { $number }. Befehle danach: { $lines }
so-supplies = Karten, die du ziehst: { $number }. Befehle danach: { $lines }
so-drawn = Du ziehst eine Karte. Befehle danach: { $lines }
so-rests = Befehle, die verfallen: { $lines }. Karten, die du ziehst: { $number }
so-taken-back = Die Karte bleibt auf der Hand, kein Befehl ist verbraucht
so-last-order = Dein letzter Befehl, und { $line } steht noch: { $seat } gewinnt
so-gives-in = Du lässt { $line } stehen: { $seat } gewinnt das Spiel
so-holds = Du hältst { $line } und gewinnst, wenn { $seat } die Linie nicht bricht
so-battle-ends = Die Schlacht endet mit { $levels } zu { $levels2 } gefangenen Stufen
so-battle-lost = Die Schlacht endet, und du verlierst mit { $levels } zu { $levels2 } gefangenen Stufen
so-lingers = { $number } deiner Miezen sind in der Vorstadt: Eine bekommt einen Marker

## Was eine Karte tut ($line: des Gegners oder deine; $total: gefangene Stufen danach, davon $levels neu)

so-breaks = Bricht { $line }: { $seat } kann damit nicht gewinnen
    .mark = 3/3
so-breaks-one = Bricht eine Linie, aber { $line } steht noch
    .mark = 3/3
so-restores = { $seat } hält { $line } wieder und würde gewinnen
    .mark = 3/3
so-opens = Du hältst { $line } dann nicht mehr
    .mark = 2/3
so-captures = { $number ->
    [one] Nimmt { $kitty } gefangen. Gefangene Stufen: { $total } (+{ $levels })
   *[other] Nimmt { $number } Miezen gefangen. Gefangene Stufen: { $total } (+{ $levels })
}
    .mark = ✕ +{ $levels }
so-sacrifices = Du verlierst { $kitty }. Gefangene Stufen bei { $seat }: { $total } (+{ $levels })
    .mark = ✕ −{ $levels }
so-exchanges = Du verlierst { $kitty }. Gefangene Stufen: { $seat } +{ $levels }, du +{ $levels2 }
    .mark = ✕ +{ $levels2 } −{ $levels }
so-hurts = { WHO($seat) ->
    [you] Deine Mieze { $kitty } erleidet { $damage } Schaden; noch { $short }, und sie ist gefangen
   *[other] { $kitty } erleidet { $damage } Schaden; noch { $short }, und sie ist gefangen
}
    .mark = −{ $damage }
so-hurts-many = { $number } Miezen erleiden je { $damage } Schaden; keine wird gefangen
    .mark = −{ $damage } ×{ $number }
so-back-off = { $number } gegnerische Miezen weichen zurück
    .mark = ×{ $number }
so-leaves = { $number ->
    [one] Verlässt die Stadt; allein da draußen bekommt sie keinen Marker
   *[other] Verlässt die Stadt; { $number } deiner Miezen sind dann draußen, eine bekommt einen Marker
}
so-goes = { $kitty } geht nach { $square }
    .mark = →
so-swaps = { $kitty } geht nach { $square }, { $kitty2 } nach { $square2 }
    .mark = ⇄

## Wenn die Befehle gegeben sind

so-token = Marker { $number } von { $most }; mit { $most } wird sie gefangen genommen
    .mark = { $number }/{ $most }
so-declares = Du gewinnst, wenn { $seat } { $line } nicht bricht
so-hushes = Verschwiegen kann { $line } nicht gewinnen
so-rescues = Gefangene Stufen danach: { $seat } { $levels }, du { $levels2 }
    .mark = { $levels } : { $levels2 }
so-spares = Gefangene Stufen bleiben: { $seat } { $levels }, du { $levels2 }

## Was geschehen ist

event-took = { WHO($toOwner) ->
    [you] Du nimmst „{ $card }“.
   *[other] { $toOwner } nimmt „{ $card }“.
}
event-drew = { WHO($toOwner) ->
    [you] Du ziehst „{ $card }“.
   *[other] { $toOwner } zieht „{ $card }“.
}
    .unseen = { $toOwner } zieht eine Taktikkarte.
event-decided = { WHO($seat) ->
    [you] Du bist bereit.
   *[other] { $seat } ist bereit.
}
event-mulligan = { WHO($seat) ->
    [you] { $number ->
        [0] Du behältst alle Karten.
        [one] Du tauschst eine Karte aus.
       *[other] Du tauschst { $number } Karten aus.
    }
   *[other] { $number ->
        [0] { $seat } behält alle Karten.
        [one] { $seat } tauscht eine Karte aus.
       *[other] { $seat } tauscht { $number } Karten aus.
    }
}
event-set-aside = { WHO($fromOwner) ->
    [you] Du legst „{ $card }“ in den Stapel zurück.
   *[other] { $fromOwner } legt „{ $card }“ in den Stapel zurück.
}
    .unseen = { $fromOwner } legt eine Karte in den Stapel zurück.
event-shuffled = Der Taktikstapel wird gemischt.
event-turn = { WHO($seat) ->
    [you] Zug { $number }: Du bist dran.
   *[other] Zug { $number }: { $seat } ist dran.
}
event-drew-kitty = { WHO($toOwner) ->
    [you] Du ziehst { $card }.
   *[other] { $toOwner } zieht { $card }.
}
    .unseen = { $toOwner } zieht eine Mieze.
event-showed = { WHO($seat) ->
    [you] Du zeigst { $kitty } und { $kitty2 }.
   *[other] { $seat } zeigt { $kitty } und { $kitty2 }.
}
event-returned = { WHO($fromOwner) ->
    [you] Du legst { $card } unter den Miezenstapel.
   *[other] { $fromOwner } legt { $card } unter den Miezenstapel.
}
    .unseen = { $fromOwner } legt eine Mieze unter den Miezenstapel.
event-deployed = { WHO($fromOwner) ->
    [you] Du setzt { $card } ein.
   *[other] { $fromOwner } setzt { $card } ein.
}
event-placed = { $kitty } landet auf { $square }, Blick nach { $facing }.
event-played = { WHO($fromOwner) ->
    [you] Du spielst „{ $card }“.
   *[other] { $fromOwner } spielt „{ $card }“.
}
event-named = Die Karte steht für „{ $tactic }“.
event-discarded = { WHO($fromOwner) ->
    [you] Du legst „{ $card }“ ab.
   *[other] { $fromOwner } legt „{ $card }“ ab.
}
event-stopped = { WHO($seat) ->
    [you] Du gibst keine Befehle mehr.
   *[other] { $seat } gibt keine Befehle mehr.
}
event-tidied = „{ $card }“ kommt auf den Ablagestapel.
event-came-back = { WHO($toOwner) ->
    [you] „{ $card }“ kommt auf deine Hand zurück.
   *[other] „{ $card }“ kommt zu { $toOwner } zurück.
}
event-reshuffled = Der Ablagestapel wird zum neuen Taktikstapel gemischt.
event-moved = { $kitty } geht von { $square } nach { $square2 }.
event-rotated = { $kitty } dreht sich nach { $facing }.
event-attacked = { $kitty } greift { $kitty2 } an.
event-doubled = Stark gegen diesen Typ: Der Schaden verdoppelt sich.
event-hurt = { $kitty } erleidet { $number } Schaden (bisher { $number2 } in diesem Zug).
event-captured = { WHO($toOwner) ->
    [you] Du nimmst { $card } gefangen.
   *[other] { $toOwner } nimmt { $card } gefangen.
}
event-got-line = { WHO($seat) ->
    [you] Du hast einen Befehl mehr.
   *[other] { $seat } hat einen Befehl mehr.
}
event-marked = { $kitty } treibt sich in der Vorstadt herum und hat jetzt { $number ->
    [one] einen Marker
   *[other] { $number } Marker
}.
event-announced = { WHO($seat) ->
    [you] Du hältst { $line } und sagst Kontrolle an!
   *[other] { $seat } hält { $line } und sagt Kontrolle an!
}
event-kept-quiet = { WHO($seat) ->
    [you] Du verschweigst deine Linie.
   *[other] { $seat } verschweigt eine Linie.
}
event-rescued = { WHO($fromOwner) ->
    [you] { $card } wird aus deiner Gefangenschaft befreit.
   *[other] { $card } wird aus der Gefangenschaft bei { $fromOwner } befreit.
}
event-held = { WHO($seat) ->
    [you] Du hast { $line } gehalten und kontrollierst die Stadt!
   *[other] { $seat } hat { $line } gehalten und kontrolliert die Stadt!
}
event-broken = { WHO($seat) ->
    [you] Du hast { $line } verloren.
   *[other] { $seat } hat { $line } verloren.
}
event-battle-over = Nur noch eine Mieze im Stapel: Die Schlacht ist vorbei, die gefangenen Stufen entscheiden.

## Wo im Spiel wir sind ($turn von $last Zügen, und ein Schritt des Zuges)

phase-setup = Vorbereitung
phase-deploy = Zug { $turn } von { $last }: Mieze einsetzen
phase-tactics = Zug { $turn } von { $last }: Befehle geben
phase-outer = Zug { $turn } von { $last }: Vorstadt
phase-control = Zug { $turn } von { $last }: Kontrolle
phase-rescue = Zug { $turn } von { $last }: Befreiung
phase-over = Das Spiel ist aus

## Das Ende: warum es aus ist, und die Teile der Wertung

reason-control = Drei in einer Reihe, einen gegnerischen Zug lang gehalten.
reason-power = Mehr Stufen gefangen.
reason-board = Gleich viele Stufen gefangen; mehr Stufen stehen auf dem Brett.
reason-second-player = In allem gleich, also gewinnt, wer nicht begonnen hat.
reason-draw = In allem gleich.
part-captured = Gefangene Stufen
part-board = Stufen auf dem Brett (bei Gleichstand)

## Cards

card-private-pounce = Gefreite Flitz
    .text = Jägerin, Stufe 1: doppelter Schaden gegen Pilotinnen. Vier Befehle im Zug ihrer Landung.
card-scout-snickerpaws = Späherin Kicherpfote
    .text = Jägerin, Stufe 1: doppelter Schaden gegen Pilotinnen. Sieht alles, kichert, erlaubt vier Befehle.
card-corporal-calico = Korporal Kunterbunt
    .text = Jägerin, Stufe 2: doppelter Schaden gegen Pilotinnen. Drei Befehle, jeder in einer anderen Farbe.
card-sergeant-scratch = Feldwebel Kratz
    .text = Jägerin, Stufe 3: doppelter Schaden gegen Pilotinnen. Zwei Befehle und ein ruiniertes Sofa.
card-colonel-clawdia = Oberst Kralline
    .text = Jägerin, Stufe 4: doppelter Schaden gegen Pilotinnen. Ein einziger Befehl genügt ihr.
card-cadet-catapult-tail = Kadett Schleuderschwanz
    .text = Pilotin, Stufe 1: doppelter Schaden gegen Panzer. Vier Befehle, kein Flugschein.
card-wingcat-biscuit = Flügelkatze Keks
    .text = Pilotin, Stufe 2: doppelter Schaden gegen Panzer. Drei Befehle, liebevoll geknetet.
card-ensign-purrshing = Fähnrich Schnurr
    .text = Pilotin, Stufe 2: doppelter Schaden gegen Panzer. Drei Befehle, lautstark bestätigt.
card-lieutenant-loop-de-mew = Leutnant Looping-Miau
    .text = Pilotin, Stufe 3: doppelter Schaden gegen Panzer. Zwei Befehle, einer davon kopfüber.
card-ace-meowverick = Fliegerass Miauverick
    .text = Pilotin, Stufe 4: doppelter Schaden gegen Panzer. Ein Befehl, erteilt mit Sonnenbrille.
card-tinpaw-tabby = Blechpfote Tigerchen
    .text = Panzer, Stufe 1: doppelter Schaden gegen Jägerinnen. Vier Befehle aus dem Inneren einer Suppendose.
card-gunner-grumbles = Kanonier Grummel
    .text = Panzer, Stufe 2: doppelter Schaden gegen Jägerinnen. Drei Befehle, allesamt Beschwerden.
card-sergeant-treads = Feldwebel Raupe
    .text = Panzer, Stufe 3: doppelter Schaden gegen Jägerinnen. Zwei Befehle, dann ein Schläfchen auf dem Motor.
card-major-maine-coon = Major Maine Coon
    .text = Panzer, Stufe 3: doppelter Schaden gegen Jägerinnen. Zwei Befehle, das meiste davon Fell.
card-general-chonk = General Moppel
    .text = Panzer, Stufe 4: doppelter Schaden gegen Jägerinnen. Ein Befehl: Leckerlis her.
card-claws-out = Krallen raus
    .text = Eine deiner Miezen, die nicht in diesem Zug gelandet ist, greift die Mieze vor sich an, geht 1 Feld oder dreht sich. Kommt zurück auf die Hand.
card-radio = Funkspruch
    .text = Nenn eine andere Taktikkarte außer „Krallen raus“, die jetzt spielbar wäre, und tu, was sie sagt.
card-bombs-away = Bomben los
    .text = Eine deiner Miezen springt über eine angrenzende, egal wessen, auf das leere Feld dahinter. Die übersprungene erleidet 2 Schaden.
card-bamboozle = Reingelegt
    .text = Wähle eine gegnerische Mieze: Sie greift die Mieze vor sich an, egal wessen.
card-stalk = Anpirschen
    .text = Eine deiner Miezen schleicht 1 oder 2 Felder weit über leere Felder, auch um die Ecke. Danach darfst du sie drehen.
card-pounce = Tatzensatz
    .text = Eine deiner Miezen rennt 0 bis 3 leere Felder geradeaus. Die Mieze, die dann vor ihr steht, egal wessen, erleidet 1 Schaden.
card-hairball-barrage = Haarballenhagel
    .text = Wähle eine deiner Miezen: Jede angrenzende Mieze, egal wessen, erleidet gleichzeitig 1 Schaden.
card-laser-pointer = Laserpointer
    .text = Dreh irgendeine Mieze, egal wessen. Danach darfst du sie 1 Feld geradeaus schicken, wenn es leer ist.
card-paw-shove = Pfotenschubs
    .text = Eine deiner Miezen schubst die Mieze vor sich, egal wessen, 1 Feld weiter. Geht das nicht, erleidet sie 1 Schaden, eine Mieze dahinter ebenso.
card-yarn-lasso = Woll-Lasso
    .text = Eine deiner Miezen zieht die erste Mieze geradeaus, egal wessen, aus 2 oder mehr Feldern Abstand auf das Feld vor sich.
card-kit-switch = Kätzchen wechsle dich
    .text = Eine deiner Miezen und eine angrenzende Mieze, egal wessen, tauschen die Felder.
card-snipurr = Scharfschnurrer
    .text = Die erste Mieze geradeaus vor einer deiner Miezen, egal wessen und wie weit weg, erleidet 2 Schaden.
card-catapult = Katzapult
    .text = Schleudere eine deiner Miezen auf irgendein leeres Feld ihrer Reihe oder Spalte, über alles hinweg.
card-about-face = Kehrtwende
    .text = Dreh irgendeine Mieze, egal wessen. Danach darfst du noch eine zweite drehen.
card-care-purrckage = Schnurrpaket
    .text = Zieh 2 Taktikkarten. Du hast in diesem Zug 1 Befehl mehr.
card-battle-hiss = Kampfgefauche
    .text = Wähle eine deiner Miezen: Jede angrenzende gegnerische Mieze weicht 1 Feld von ihr zurück, wenn Platz ist.
