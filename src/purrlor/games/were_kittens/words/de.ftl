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
    .help = So viele Runden hintereinander, in denen niemand vorankommt, beenden das Spiel; 0 heißt nie.
option-max_rounds = Letzte Runde
    .help = Spätestens nach dieser Runde ist Schluss.
option-characters = Charaktere
    .help = Ob alle einen der sechs Charaktere spielen.
option-characters-off = Ohne
option-characters-on = Mit

## Orte auf dem Tisch

zone-city = Stadt
zone-supply = Vorrat
zone-centre = Mitte
zone-cats = Katzen
zone-hand = Hand
zone-eat = Fressen
zone-scare = Schrecken
zone-character = Charakter
zone-dealt = Charaktere
zone-quarter = Quarter

## Neben einem Namen ($card: der Charakter); nach den Zählern folgt eine Zahl

badge-quarter = Quarter
badge-turn = Am Zug
badge-done = Fertig
badge-character = { $card }
count-cats = Katzen
count-victims = Opfer

## Auf einer Münze: hat gehandelt, handelt gerade, handelt bei einer anderen Zahl (die folgt), geheim, verbraucht (Zahl folgt)

mark-tails = Zahl oben
mark-acting = Handelt gerade
mark-number = Handelt bei
mark-sealed = Geheim
mark-used = Genutzt

## Fragen ($claw: Kralle jetzt; $most: mit allem, was zu fressen da ist; $need: so viel braucht sie)

ask-keep_character = Behalte einen deiner beiden Charaktere
ask-choose_start = Wähle deine Startmünzen: Eine wird zur Katze, die andere kommt als Opfer auf deine Hand
ask-place_victims = Leg Opfer aus deiner Hand für deine Katzen zum Fressen aus oder mach Schluss
ask-place-or-scare = Leg Opfer aus deiner Hand zum Fressen oder zum Erschrecken aus oder mach Schluss
ask-place_city_coin = { $left ->
    [one] Schick die letzte Münze in die Stadt
   *[other] Schick eine Münze in die Stadt; ihr fehlen noch { $left }
}
ask-order_scare_h4 = { $left ->
    [one] Nutz dein erschrecktes Opfer, damit ein Feld früher handelt, oder lass die Katzen los
   *[other] Nutz eins deiner { $left } erschreckten Opfer, damit ein Feld früher handelt, oder lass die Katzen los
}
ask-keep_leftover = { $left ->
    [one] Nimm ein nicht gefressenes Opfer zurück auf die Hand oder lass den Rest liegen
   *[other] Nimm bis zu { $left } nicht gefressene Opfer zurück auf die Hand oder lass den Rest liegen
}
ask-swap = Bevor deine { $coin }-Katze auf Feld { $slot } handelt: Tausch mit einem erschreckten Opfer eine Münze der Stadt aus oder lass es
ask-cat_action = Wähle eine Aktion: Deine { $coin }-Katze auf Feld { $slot } { $food ->
    [0] hat Kralle { $claw }
   *[other] hat Kralle { $claw } (bis zu { $most }, wenn sie alles frisst)
}
ask-may-scare-to-take = Nutz ein erschrecktes Opfer oder lass es: Deine { $coin }-Katze auf Feld { $slot } { $food ->
    [0] hat Kralle { $claw }
   *[other] hat Kralle { $claw } (bis zu { $most }, wenn sie alles frisst)
} und braucht { $need }, um einen { $coin2 } zu nehmen
ask-may-scare-to-make = Nutz ein erschrecktes Opfer oder lass es: Deine { $coin }-Katze auf Feld { $slot } { $food ->
    [0] hat Kralle { $claw }
   *[other] hat Kralle { $claw } (bis zu { $most }, wenn sie alles frisst)
} und braucht { $need }, um einen { $coin2 } auf Feld { $slot2 } in eine Katze zu verwandeln
ask-scare-to-take = Wähle das erschreckte Opfer, das du nutzt: Deine { $coin }-Katze auf Feld { $slot } { $food ->
    [0] hat Kralle { $claw }
   *[other] hat Kralle { $claw } (bis zu { $most }, wenn sie alles frisst)
} und braucht { $need }, um einen { $coin2 } zu nehmen
ask-scare-to-make = Wähle das erschreckte Opfer, das du nutzt: Deine { $coin }-Katze auf Feld { $slot } { $food ->
    [0] hat Kralle { $claw }
   *[other] hat Kralle { $claw } (bis zu { $most }, wenn sie alles frisst)
} und braucht { $need }, um einen { $coin2 } auf Feld { $slot2 } in eine Katze zu verwandeln
ask-eat-to-take = Friss ein Opfer: Deine { $coin }-Katze auf Feld { $slot } { $food ->
    [0] hat Kralle { $claw }
   *[other] hat Kralle { $claw } (bis zu { $most }, wenn sie alles frisst)
} und braucht { $need }, um einen { $coin2 } zu nehmen
ask-eat-to-make = Friss ein Opfer: Deine { $coin }-Katze auf Feld { $slot } { $food ->
    [0] hat Kralle { $claw }
   *[other] hat Kralle { $claw } (bis zu { $most }, wenn sie alles frisst)
} und braucht { $need }, um einen { $coin2 } auf Feld { $slot2 } in eine Katze zu verwandeln
ask-may-eat-to-take = Friss oder hör auf: Deine { $coin }-Katze auf Feld { $slot } { $food ->
    [0] hat Kralle { $claw }
   *[other] hat Kralle { $claw } (bis zu { $most }, wenn sie alles frisst)
} und braucht { $need }, um einen { $coin2 } zu nehmen
ask-may-eat-to-make = Friss oder hör auf: Deine { $coin }-Katze auf Feld { $slot } { $food ->
    [0] hat Kralle { $claw }
   *[other] hat Kralle { $claw } (bis zu { $most }, wenn sie alles frisst)
} und braucht { $need }, um einen { $coin2 } auf Feld { $slot2 } in eine Katze zu verwandeln
ask-may-eat = Friss ein Opfer oder hör auf: Deine { $coin }-Katze auf Feld { $slot } bevölkert gleich die Stadt neu

## Züge auf Knöpfen ($need: so viel Kralle ist nötig; $claw: was ein Bissen bringt, sonst die Kralle danach)

move-keep = { $character } behalten
move-start = Mit { $coin }-Katze auf Feld { $slot } und einem { $coin } auf der Hand beginnen
move-place = Einen { $coin } zum Fressen auslegen
move-scare = Einen { $coin } zum Erschrecken auslegen
move-done = Fertig ausgelegt
move-populate = Einen { $coin } in die Stadt schicken
move-hurry = Feld { $slot } um eine Zahl früher handeln lassen
move-go = Katzen loslassen
move-swap = Einen { $coin } der Stadt gegen einen { $coin2 } aus dem Vorrat tauschen
move-use = Den erschreckten { $coin } nutzen (Kralle { $claw }, nötig { $need })
move-spare = Kein erschrecktes Opfer nutzen
move-pass = Passen
move-take = Einen { $coin } nehmen (braucht Kralle { $need })
move-make = Einen { $coin } auf Feld { $slot } in eine Katze verwandeln (braucht Kralle { $need })
move-repopulate = Stadt neu bevölkern
move-eat = Einen { $coin } fressen (+{ $claw } Kralle)
move-stop = Aufhören zu fressen
move-save = Einen { $coin } zurück auf die Hand nehmen
move-leave = Rest liegen lassen

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
