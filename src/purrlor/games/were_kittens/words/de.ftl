### Were Kittens auf Deutsch. Die Wörter und warum sie so heißen: docs/glossary/de.md.
### Penny, Nickel, Dime und Quarter sind männlich und ungebeugt: „einen { $coin }“ und „eine { $coin }-Katze“ gehen immer.

## Das Spiel

game = Were Kittens
    .line = Schleich bei Mondschein durchs Dorf: Manche Münzen werden Kätzchen, der Rest wird gefressen.

## Was ein Tisch festlegen kann

option-start_pick = Startmünzen
    .help = Alle wählen ihre Startmünzen geheim und gleichzeitig, oder offen und nacheinander.
option-start_pick-simultaneous = Gleichzeitig
option-start_pick-sequential = Nacheinander
option-quarter_race = Wer den Quarter bekommt
    .help = Der Quarter geht an den, der die wenigsten Münzen auslegt, an den, der zuerst fertig ist, oder reihum.
option-quarter_race-fewest_coins = Wenigste Münzen
option-quarter_race-first_done = Zuerst fertig
option-quarter_race-rotate = Reihum
option-overeat = Überfressen
    .help = Ob Katzen mehr fressen dürfen, als sie brauchen.
option-overeat-on = Erlaubt
option-overeat-off = Verboten
option-eat_on_repopulate = Fressen vor dem Bevölkern
    .help = Ob eine Katze fressen darf, bevor sie die Stadt neu bevölkert.
option-eat_on_repopulate-off = Verboten
option-eat_on_repopulate-on = Erlaubt
option-slot_stacking = Katzen auf einem Feld
    .help = Ob auf ein Feld eine Katze passt oder beliebig viele.
option-slot_stacking-off = Eine
option-slot_stacking-on = Beliebig viele
option-final_tie = Gleichstand am Ende
    .help = Wer gleichauf liegt, teilt sich den Rang, oder der Quarter entscheidet, oder die Zahl der Katzen.
option-final_tie-shared = Geteilt
option-final_tie-quarter = Der Quarter entscheidet
option-final_tie-cats = Mehr Katzen gewinnen
option-stall_limit = Runden im Leerlauf
    .help = Wenn so viele Runden hintereinander niemand vorankommt, endet das Spiel.
option-stall_limit-n =
    { $n ->
        [one] Nach einer Runde
       *[other] Nach { $n } Runden
    }
option-stall_limit-0 = Nie
option-max_rounds = Letzte Runde
    .help = Spätestens nach dieser Runde ist Schluss.
option-max_rounds-n = Runde { $n }
option-characters = Charaktere
    .help = Ob alle einen der sechs Charaktere spielen.
option-characters-off = Ohne
option-characters-on = Mit

## Orte auf dem Tisch

zone-city = Stadt
zone-supply = Vorrat
zone-centre = Mitte
zone-cats = Katzen
    .costs = Kralle für eine neue Katze
zone-hand = Hand
zone-eat = Fressen
zone-scare = Schrecken
zone-character = Charaktere
zone-dealt = Charaktere
zone-quarter = Quarter

## Neben einem Namen ($card: der Charakter); nach den Zählern folgt eine Zahl

badge-quarter = Quarter
badge-turn = Am Zug
badge-done = Fertig
badge-character = { $card }
count-cats = Katzen
count-victims = Opfer
fact-reach = Kralle bis { $n }
fact-feeds = +{ $n } Kralle

## Auf einer Münze: hat gehandelt, handelt gerade, handelt bei einer anderen Zahl (die folgt), geheim, verbraucht (Zahl folgt)

mark-tails = Zahl oben
mark-acting = Handelt gerade
mark-number = Handelt bei
mark-sealed = Geheim
mark-used = Genutzt
mark-claw = Kralle

## Fragen ($coin, $slot: die Katze, die handelt oder entsteht, oder die Münze, um die es geht)

ask-keep_character = Behalte einen deiner beiden Charaktere
ask-choose_start = Wähle deine beiden Startmünzen
ask-place_victims = Leg Opfer für deine Katzen zum Fressen aus oder mach Schluss
ask-place-or-scare = Leg Opfer zum Fressen oder zum Erschrecken aus oder mach Schluss
ask-place_city_coin = { $left ->
    [one] Schick die letzte Münze in die Stadt
   *[other] Schick eine Münze in die Stadt; ihr fehlen noch { $left }
}
ask-order_scare_h4 = { $left ->
    [one] Lässt du mit deinem erschreckten Opfer ein Feld früher handeln?
   *[other] Lässt du mit einem deiner { $left } erschreckten Opfer ein Feld früher handeln?
}
ask-keep_leftover = { $left ->
    [one] Nimmst du ein nicht gefressenes Opfer zurück auf die Hand?
   *[other] Nimmst du bis zu { $left } nicht gefressene Opfer zurück auf die Hand?
}
ask-swap = Tauschst du eine Stadtmünze, bevor deine { $coin }-Katze auf Feld { $slot } handelt?
ask-cat_action = Was tut deine { $coin }-Katze auf Feld { $slot }?
ask-may-scare-to-take = Nutzt du ein erschrecktes Opfer, um einen { $coin } zu nehmen?
ask-may-scare-to-make = Nutzt du ein erschrecktes Opfer für die { $coin }-Katze auf Feld { $slot }?
ask-scare-to-take = Welches erschreckte Opfer hilft dir, einen { $coin } zu nehmen?
ask-scare-to-make = Welches erschreckte Opfer hilft dir bei der { $coin }-Katze auf Feld { $slot }?
ask-eat-to-take = Was frisst deine Katze, um einen { $coin } zu nehmen?
ask-eat-to-make = Was frisst deine Katze für die { $coin }-Katze auf Feld { $slot }?
ask-may-eat-to-take = Friss, bevor du einen { $coin } nimmst, oder hör auf
ask-may-eat-to-make = Friss vor der { $coin }-Katze auf Feld { $slot }, oder hör auf
ask-may-eat = Friss, bevor du die Stadt neu bevölkerst, oder hör auf

## Worum es geht ($claw: Kralle jetzt; $food: was alles Futter bringt; $most: beides; $need: so viel braucht sie; $mine,
## $theirs: Punkte, deine und die der besten anderen; $after, $before: Punkte danach und jetzt)

stake-keep = Der andere scheidet aus. Um deinen zu nutzen, erschreckst du Opfer, statt sie zu fressen.
stake-start = Eine wird deine Katze, die andere ein Opfer. Niedrige Felder handeln zuerst, starke Katzen nehmen mehr.
stake-place-fewest = Was liegen bleibt, ist verloren. Wer am wenigsten auslegt, hat Quarter und Vortritt; bei Gleichstand: { WHO($seat) ->
    [you] du
   *[other] { $seat }
}.
stake-place-fewest-lot = Was liegen bleibt, ist verloren. Wer am wenigsten auslegt, hat Quarter und Vortritt; bei Gleichstand: das Los.
stake-place-race = Was liegen bleibt, ist verloren. Wer zuerst fertig ist, bekommt den Quarter und ist zuerst dran.
stake-place-late = Was liegen bleibt, ist verloren. { $seat } war zuerst fertig und hat den Quarter.
stake-place-rotate = Was liegen bleibt, ist verloren. Den Quarter { WHO($seat) ->
    [you] bekommst in dieser Runde du
   *[other] bekommt in dieser Runde { $seat }
}.
stake-place-lot = Was liegen bleibt, ist verloren. Wer den Quarter bekommt, entscheidet das Los.
stake-place-last = Das ist die letzte Runde: Was liegen bleibt, gehört weiter dir und zählt.
stake-populate = { WHO($seat) ->
    [you] Als Nächstes handelt deine { $coin }-Katze auf Feld { $slot }: Sie kann bis Kralle { $most } nehmen.
   *[other] Als Nächstes handelt { $seat } mit der { $coin }-Katze auf Feld { $slot }: Sie kann bis Kralle { $most } nehmen.
}
stake-populate-quiet = In dieser Runde handelt keine Katze mehr: Die Stadt wartet auf die nächste.
stake-hurry = Niedrige Zahlen dürfen in der Stadt zuerst wählen. Erschreckte Opfer kommen bei der Erholung zurück.
stake-swap = { $left ->
    [one] Das braucht dein erschrecktes Opfer für diese Runde auf.
   *[other] Das braucht eins deiner { $left } erschreckten Opfer für diese Runde auf.
} Deine Katze kann bis Kralle { $most } nehmen.
stake-act = Kralle { $claw }{ $food ->
    [0] { "" }
   *[other] , mit Futter bis { $most }
}. Du hast { $mine } Punkte, { $seat } { $theirs }; { $left ->
    [one] eine Münze liegt
   *[other] { $left } Münzen liegen
} noch in Stadt und Vorrat.
stake-needs = Deine { $coin }-Katze auf Feld { $slot } hat Kralle { $claw }{ $food ->
    [0] { "" }
   *[other] { " " }(bis zu { $most }, wenn sie alles frisst)
} und braucht { $need }.
stake-must-scare = Deine { $coin }-Katze auf Feld { $slot } hat Kralle { $claw }{ $food ->
    [0] { "" }
   *[other] { " " }(bis zu { $most }, wenn sie alles frisst)
} und braucht { $need }: Ohne erschrecktes Opfer geht es nicht.
stake-enough = Deine { $coin }-Katze auf Feld { $slot } hat Kralle { $claw } und braucht { $need }: Mehr Futter ist umsonst weg.
stake-snack = Kralle ist nicht nötig. Was deine Katze frisst, geht in den Vorrat und kommt vielleicht in die Stadt.
stake-leftovers = { $count ->
    [one] Ein Opfer liegt noch da und ist verloren, wenn du es liegen lässt
   *[other] { $count } Opfer liegen noch da und sind verloren, wenn du sie liegen lässt
}: { $after } Punkte statt { $before }.

## Züge ($need: so viel Kralle ist nötig; $claw: was ein Bissen bringt); der Name steht auf einem Knopf

move-keep = { $character } behalten
    .name = Behalten
move-start = Mit { $coin }-Katze auf Feld { $slot } und einem { $coin } auf der Hand beginnen
    .name = Beginnen
move-place = Einen { $coin } zum Fressen auslegen
    .name = Zum Fressen
move-scare = Einen { $coin } zum Erschrecken auslegen
    .name = Zum Erschrecken
move-done = Fertig ausgelegt
    .name = Fertig
move-populate = Einen { $coin } in die Stadt schicken
    .name = In die Stadt
move-hurry = Feld { $slot } um eine Zahl früher handeln lassen
    .name = Vorziehen
move-go = Katzen loslassen
    .name = Katzen loslassen
move-swap = Einen { $coin } der Stadt gegen einen { $coin2 } aus dem Vorrat tauschen
    .name = Tauschen
move-use = Den erschreckten { $coin } nutzen
    .name = Nutzen
move-spare = Kein erschrecktes Opfer nutzen
    .name = Keins nutzen
move-pass = Passen
    .name = Passen
move-take = Einen { $coin } nehmen (braucht Kralle { $need })
    .name = Nehmen
move-make = Einen { $coin } auf Feld { $slot } in eine Katze verwandeln (braucht Kralle { $need })
    .name = Katze machen
move-repopulate = Stadt neu bevölkern
    .name = Neu bevölkern
move-eat = Einen { $coin } fressen (+{ $claw } Kralle)
    .name = Fressen
move-stop = Aufhören zu fressen
    .name = Aufhören
move-save = Einen { $coin } zurück auf die Hand nehmen
    .name = Behalten
move-leave = Rest liegen lassen
    .name = Rest lassen

## Wohin ein Zug führt, kurz ($after: deine Punkte danach, $before: jetzt; $claw, $need: Kralle dann und nötige;
## $missing: fehlende Kralle; $count: wie viele Münzen)

so-keep-soften = Je erschrecktem Opfer: Ein Dorfbewohner zählt beim Nehmen { $by } weniger
so-keep-sire = Je erschrecktem Opfer: Eine neue Katze braucht { $by } Kralle weniger
so-keep-swap = Je erschrecktem Opfer: vor deiner Katze eine Stadtmünze tauschen
so-keep-hurry = Je erschrecktem Opfer: Eins deiner Felder handelt eine Zahl früher
so-keep-leftovers = Je erschrecktem Opfer: ein nicht gefressenes zurücknehmen
so-keep-copy = Je erschrecktem Opfer: Deine Katze kämpft wie eine seiner Sorte
so-start = Kralle { $claw }, { $points } Punkte, handelt bei { $slot }; das Opfer bringt +{ $food }
so-place = Bis Kralle { $most } für eine Katze; ist er weg: { $after } Punkte (jetzt { $before })
so-scare = { $n ->
    [one] { $character } kann einmal helfen; die Münze kommt zurück
   *[other] { $character } kann { $n }-mal helfen; die Münzen kommen zurück
}
so-done = { $count ->
    [0] Nichts zu fressen: diese Runde höchstens Kralle { $most }
    [one] Ein Opfer zum Fressen: bis Kralle { $most }
   *[other] { $count } Opfer zum Fressen: bis Kralle { $most }
}
so-done-first = Du bekommst den Quarter und bist zuerst dran, bis Kralle { $most }
so-populate-prey = { WHO($seat) ->
    [you] Du bist als Nächstes dran und kannst ihn nehmen (Kralle { $need })
   *[other] { $seat } ist als Nächstes dran und kann ihn nehmen (Kralle { $need })
}
so-populate-safe = { WHO($seat) ->
    [you] Du bist als Nächstes dran und kannst ihn nicht nehmen (Kralle { $need })
   *[other] { $seat } ist als Nächstes dran und kann ihn nicht nehmen (Kralle { $need })
}
so-populate-stays = Bleibt für die nächste Runde in der Stadt
so-take = { $after } Punkte (jetzt { $before }); Futter ab der nächsten Runde
so-take-eating = Muss erst { $missing } Kralle dazufressen
so-take-helped = { $missing } Kralle zu wenig: fressen oder ein erschrecktes Opfer nutzen
so-make = { $points } Punkte für immer; handelt ab nächster Runde bei { $slot }, Kralle { $claw }
so-make-eating = Muss { $missing } Kralle dazufressen; { $points } Punkte, handelt bei { $slot }, Kralle { $claw }
so-make-helped = Kralle +{ $missing } nötig (Futter, Schreck); { $points } Punkte, handelt bei { $slot }, Kralle { $claw }
so-end-ahead = Die letzte Münze: Das Spiel endet, und du gewinnst { $mine } zu { $theirs }
so-end-level = Die letzte Münze: Das Spiel endet, du und { $seat } gleichauf mit { $mine }
so-end-behind = Die letzte Münze: Das Spiel endet, und { $seat } gewinnt { $theirs } zu { $mine }
so-repopulate = { $count ->
    [one] Eine Münze geht zurück
   *[other] { $count } Münzen gehen zurück
}; { WHO($seat) ->
    [you] du füllst die Stadt zuerst
   *[other] { $seat } füllt die Stadt zuerst
}
so-same-city = { $left ->
    [one] Die einzige Münze kommt wieder: Nur die Aktion ist weg
   *[other] Alle { $left } Münzen kommen wieder: Nur die Aktion ist weg
}
so-pass = Diese Katze ruht; { WHO($seat) ->
    [you] als Nächstes handelst du
   *[other] als Nächstes handelt { $seat }
} (Feld { $slot })
so-pass-last = Diese Katze ruht; in dieser Runde handelt keine mehr
so-pass-waste = Deine letzte Katze der Runde: { $count ->
    [one] ein Opfer auf dem Teller verloren
   *[other] { $count } Opfer auf dem Teller verloren
}
so-eat-short = Kralle { $claw }, nötig { $need }: noch zu wenig; { $after } Punkte (jetzt { $before })
so-eat-enough = Kralle { $claw }, nötig { $need }: genug; { $after } Punkte (jetzt { $before })
so-eat-more = Mehr Kralle ist nicht nötig; { $after } Punkte (jetzt { $before })
so-stop-take = Nimmt den { $coin }: { $after } Punkte (jetzt { $before })
so-stop-make = Macht die { $coin }-Katze: { $after } Punkte (jetzt { $before })
so-use = Kralle { $claw }, nötig { $need }: genug, ohne zu fressen
so-use-eating = Kralle { $claw }, nötig { $need }: Der Rest wird gefressen
so-spare = Kralle { $claw }, nötig { $need }: genug; dein erschrecktes Opfer bleibt bereit
so-spare-eating = Kralle { $claw }, nötig { $need }: Der Rest wird gefressen
so-swap-prey = Den { $coin } kann deine Katze nehmen (Kralle { $need })
so-swap-safe = Den { $coin } kann deine Katze nicht nehmen (Kralle { $need })
so-spare-swap = { $left ->
    [one] Die Stadt bleibt, wie sie ist; dein erschrecktes Opfer bleibt bereit
   *[other] Die Stadt bleibt, wie sie ist; { $left } erschreckte Opfer bleiben bereit
}
so-hurry = { $rivals ->
    [0] Handelt bei { $number }, vor allen fremden Katzen
    [one] Handelt bei { $number }, nach einer fremden Katze
   *[other] Handelt bei { $number }, nach { $rivals } fremden Katzen
}
so-go = { $left ->
    [one] Keine Zahl ändert sich; dein erschrecktes Opfer tut nichts
   *[other] Keine Zahl ändert sich; { $left } erschreckte Opfer tun nichts
}
so-save = Bleibt dir: { $after } Punkte, wenn der Rest verloren geht
so-leave = { $count ->
    [one] Ein Opfer geht in den Vorrat: { $after } Punkte (jetzt { $before })
   *[other] { $count } Opfer gehen in den Vorrat: { $after } Punkte (jetzt { $before })
}
so-leave-losing = { $count ->
    [one] Ein Opfer ist verloren: { $after } Punkte (jetzt { $before })
   *[other] { $count } Opfer sind verloren: { $after } Punkte (jetzt { $before })
}

## Was geschehen ist ($reason: ein ganzer Satz, siehe unten)

event-round = Runde { $number } beginnt.
event-chose = { WHO($seat) ->
    [you] Du hast gewählt.
   *[other] { $seat } hat gewählt.
}
event-kept = { WHO($seat) ->
    [you] Du behältst { $card }.
   *[other] { $seat } behält { $card }.
}
event-started-cat = { WHO($toOwner) ->
    [you] Du beginnst mit einer { $card }-Katze.
   *[other] { $toOwner } beginnt mit einer { $card }-Katze.
}
event-started-victim = { WHO($toOwner) ->
    [you] Du beginnst mit einem { $card } auf der Hand.
   *[other] { $toOwner } beginnt mit einem { $card } auf der Hand.
}
event-done = { WHO($seat) ->
    [you] Du bist mit dem Auslegen fertig.
   *[other] { $seat } ist mit dem Auslegen fertig.
}
event-placed = { WHO($fromOwner) ->
    [you] Du legst einen { $card } zum Fressen aus.
   *[other] { $fromOwner } legt einen { $card } zum Fressen aus.
}
event-scared = { WHO($fromOwner) ->
    [you] Du legst einen { $card } zum Erschrecken aus.
   *[other] { $fromOwner } legt einen { $card } zum Erschrecken aus.
}
event-took-quarter = { WHO($toOwner) ->
    [you] Du nimmst dir den Quarter.
   *[other] { $toOwner } bekommt den Quarter.
}
event-kept-quarter = { WHO($seat) ->
    [you] Du behältst den Quarter.
   *[other] { $seat } behält den Quarter.
}
event-populated = { WHO($seat) ->
    [you] Du schickst einen { $coin } in die Stadt.
   *[other] { $seat } schickt einen { $coin } in die Stadt.
}
event-hurried = { WHO($seat) ->
    [you] Du lässt dein Feld { $slot } um eine Zahl früher handeln.
   *[other] { $seat } lässt Feld { $slot } um eine Zahl früher handeln.
}
event-went = { WHO($seat) ->
    [you] Du lässt die Katzen los.
   *[other] { $seat } lässt die Katzen los.
}
event-passed = { WHO($seat) ->
    [you] Du passt mit deiner Katze auf Feld { $slot }.
   *[other] { $seat } passt mit der Katze auf Feld { $slot }.
}
event-used = { WHO($seat) ->
    [you] Du nutzt deinen erschreckten { $coin }.
   *[other] { $seat } nutzt einen erschreckten { $coin }.
}
event-swapped-out = Ein { $card } stiehlt sich aus der Stadt.
event-swapped-in = Dafür schleicht sich ein { $card } hinein.
event-ate = { WHO($fromOwner) ->
    [you] Du verfütterst einen { $card } an deine Katze.
   *[other] { $fromOwner } verfüttert einen { $card } an eine Katze.
}
event-took = { WHO($toOwner) ->
    [you] Du nimmst einen { $card }.
   *[other] { $toOwner } nimmt einen { $card }.
}
event-made = { WHO($seat) ->
    [you] Du verwandelst einen { $coin } in eine Katze auf Feld { $slot }.
   *[other] { $seat } verwandelt einen { $coin } in eine Katze auf Feld { $slot }.
}
event-repopulated = { WHO($seat) ->
    [you] Du bevölkerst die Stadt neu.
   *[other] { $seat } bevölkert die Stadt neu.
}
event-returned = Ein { $card } geht zurück in den Vorrat.
event-saved = { WHO($toOwner) ->
    [you] Du nimmst einen nicht gefressenen { $card } zurück auf die Hand.
   *[other] { $toOwner } nimmt einen nicht gefressenen { $card } zurück.
}
event-calmed = { WHO($toOwner) ->
    [you] Dein erschreckter { $card } kommt zurück auf deine Hand.
   *[other] { $toOwner } bekommt einen erschreckten { $card } zurück.
}
event-wasted = { WHO($fromOwner) ->
    [you] Du verlierst einen nicht gefressenen { $card } an den Vorrat.
   *[other] { $fromOwner } verliert einen nicht gefressenen { $card } an den Vorrat.
}
event-refreshed = Alle Katzen zeigen wieder Kopf.
event-idle = { $number ->
    [one] In dieser Runde ist niemand vorangekommen.
   *[other] Seit { $number } Runden ist niemand vorangekommen.
}
event-ended = Das Spiel ist aus. { $reason }

## Alarm: Das Spiel kann mit dieser Runde enden, und wer dann gewänne

alarm-last-round = Das ist die letzte Runde
alarm-idle = Kommt in dieser Runde niemand voran, ist das Spiel aus
alarm-coins = { $left ->
    [one] Nur noch eine Münze: Das Spiel kann mit dieser Runde enden
   *[other] Nur noch { $left } Münzen: Das Spiel kann mit dieser Runde enden
}
alarm-leads = { WHO($seat) ->
    [you] Du führst mit { $points } Punkten
   *[other] { $seat } führt mit { $points } Punkten
}
alarm-level = Gleichstand an der Spitze mit { $points } Punkten

## Wo im Spiel wir sind ($idle: Runden hintereinander, in denen niemand vorankam)

phase-setup = Vorbereitung
phase-place = Runde { $round }: Opfer auslegen{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } Runde Leerlauf
   *[other] { " " }· { $idle } Runden Leerlauf
}
phase-populate = Runde { $round }: die Stadt bevölkern{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } Runde Leerlauf
   *[other] { " " }· { $idle } Runden Leerlauf
}
phase-hurry = Runde { $round }: bevor die Katzen handeln{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } Runde Leerlauf
   *[other] { " " }· { $idle } Runden Leerlauf
}
phase-act = Runde { $round }: die Katzen handeln{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } Runde Leerlauf
   *[other] { " " }· { $idle } Runden Leerlauf
}
phase-populate-again = Runde { $round }: die Stadt bevölkern{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } Runde Leerlauf
   *[other] { " " }· { $idle } Runden Leerlauf
}
phase-refresh = Runde { $round }: Erholung{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } Runde Leerlauf
   *[other] { " " }· { $idle } Runden Leerlauf
}
phase-end = Runde { $round }: das Ende{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } Runde Leerlauf
   *[other] { " " }· { $idle } Runden Leerlauf
}

## Das Ende: warum Schluss ist, und die Zeilen der Wertung

reason-coins-gone = In Stadt und Vorrat liegt keine Münze mehr.
reason-stalled = Zu viele Runden lang ist niemand vorangekommen.
reason-round-limit = Die letzte Runde ist vorbei.
part-cats = Katzen
part-pennies = Pennys
part-nickels = Nickel
part-dimes = Dimes

## Wie die Punkte einer Zeile zustande kamen ($number: wie viele; $each: Punkte für jede Münze)

note-cats = { $number ->
    [one] { $number } Katze
   *[other] { $number } Katzen
}
note-fewest = { $number } × { $each }, am wenigsten
note-second = { $number } × { $each }, am zweitmeisten
note-most = { $number } × { $each }, am meisten
note-none = Keine

## Arten von Dingen

kind-coin = Münze
kind-marker = Marker
kind-board = Spieltafel
kind-character = Charakter

## Cards

card-penny = Penny
    .text = Als Katze: Kralle 3, 2 Punkte; Verwandeln braucht Kralle 11 minus Feldzahl. Als Dorfbewohner oder Opfer: Kralle 1.
card-nickel = Nickel
    .text = Als Katze: Kralle 2, 3 Punkte; Verwandeln braucht Kralle 10 minus Feldzahl. Als Dorfbewohner oder Opfer: Kralle 2.
card-dime = Dime
    .text = Als Katze: Kralle 1, 2 Punkte; Verwandeln braucht Kralle 9 minus Feldzahl. Als Dorfbewohner oder Opfer: Kralle 3.
card-quarter = Quarter
    .text = Wer ihn hat, schickt die erste Münze in die Stadt und handelt bei gleicher Zahl zuerst. Keine Punkte.
card-player-card = Spieltafel
    .text = Sechs Felder für deine Katzen, 1 bis 6, ein Teller für Opfer zum Fressen, eine Ecke für erschreckte Opfer.
card-boo-radfur = Boo Radfell
    .text = Nutz beim Nehmen ein erschrecktes Opfer: Die Kralle des Dorfbewohners zählt 1 weniger, aber mindestens 1.
card-clawdius-the-sire = Krallaudius der Ahnherr
    .text = Nutz beim Verwandeln ein erschrecktes Opfer: Du brauchst 2 Kralle weniger, aber mindestens 1.
card-the-purrsuader = Überschnurrer
    .text = Bevor deine Katze handelt: Nutz ein erschrecktes Opfer und tausch eine Stadtmünze gegen eine andere Sorte aus dem Vorrat.
card-early-purrd = Die frühe Katze
    .text = Bevor die Katzen handeln: Nutz erschreckte Opfer; für jedes handelt eins deiner Felder diese Runde eine Zahl früher.
card-leftover-lurker = Resteschleicher
    .text = Vor der Erholung: Für jedes deiner erschreckten Opfer darfst du ein nicht gefressenes zurück auf die Hand nehmen.
card-copycat = Kopierkatze
    .text = Nutz beim Nehmen oder Verwandeln ein erschrecktes Opfer: Es gilt die Kralle einer Katze seiner Sorte, falls höher.
