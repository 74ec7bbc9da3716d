### Was auf Deutsch gesagt wird und zu keinem Spiel gehört: erst im Browser, dann, hinter einer Zeile, die das sagt, im
### Terminal, in Befehlen, im Labor und auf dem Server. Die Wörter und warum sie so heißen: docs/glossary/de.md.
### `$n` ist eine Zahl, die die Form wählt, wenn nichts anderes dasteht, `$name` der Name von jemandem oder etwas.

## Überall

# Der erste Link jeder Seite, für Tastaturen: am Kopf vorbei.
skip = Zum Inhalt
close = Schließen
retry = Noch einmal versuchen
loading = Einen Moment …

## Der Kopf jeder Seite

nav-title = Der Salon
nav-guide = Regeln
nav-gallery = Galerie
nav-replay = Aufzeichnungen
nav-settings = Einstellungen

## Was schiefging

error-offline = Der Salon ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
error-server = Im Salon ist etwas schiefgegangen. Versuch es gleich noch einmal.
error-page = Diese Seite ließ sich nicht laden. Prüf deine Verbindung und lade sie neu.
error-missing = Unter dieser Adresse gibt es keine Seite.
lost-title = Hier sind nur wir Katzen
lost-home = Zurück in den Salon

## Zu Hause: die Türen der Spiele, ein Code, Listen von Tischen

home-title = Purrlor
home-welcome = Willkommen im Salon
home-lead = Spiele mit Katzen. Setz dich gleich zu den Bots oder bitte Freunde an den Tisch.
home-called = Du spielst als { $name }.
home-rename = Anderen Namen wählen
# $n ist eine Spanne wie „2–4“ oder eine Zahl.
home-players = { $n } Personen
home-minutes = { $n } Minuten
home-play = Sofort spielen
home-opening = Karten werden gemischt …
home-preparing = Die Regeln dieses Spiels werden vorbereitet. Das geschieht nur einmal und kann eine Minute dauern.
home-invite = Freunde einladen
home-rules = Regeln
home-carry = Da warst du zuletzt
home-again = Noch mal spielen
home-easiest = gut zum Anfangen
home-first-game = Dein erstes Spiel wird als „{ $name }“ gegeben.
home-dealt = Gegeben wird „{ $name }“.
home-deal = Lieber „{ $name }“
home-code = Hast du einen Code?
home-join = An den Tisch
home-mine = Meine Tische
home-no-mine = Noch keine. Hier steht jeder Tisch, an den du dich setzt.
home-open = Offene Tische
home-no-open = Gerade wartet kein Tisch auf Mitspielende. Eröffne selbst einen: Lade Freunde ein.
home-recent = Neueste Aufzeichnungen
home-no-recent = Hier kannst du dir zu Ende gespielte Spiele noch einmal ansehen.

## Ein Tisch in einer Liste

edited-badge = geänderte Karten
row-nobody = Hier sitzt noch niemand
row-won = Gewonnen: { $names }
row-over = Vorbei
row-playing = Wird gespielt
row-free =
    { $n ->
        [one] Ein freier Platz
       *[other] { $n } freie Plätze
    }

## Ein neuer Tisch

new-title = Ein Tisch für { $game }
new-game = Welches Spiel?
new-first = „{ $name }“ ist gewählt, weil es dein erstes Spiel wäre. „{ $usual }“ ist nur einen Klick entfernt.
new-who-plays = Wer spielt mit?
new-friend = jemand
new-chair-help = Tipp auf einen Stuhl: Er ist für einen Bot oder bleibt frei.
new-all-bots = Überall Bots
new-all-friends = Alle frei lassen
new-sum-you = du
new-sum-friends =
    { $n ->
        [one] 1 freier Stuhl
       *[other] { $n } freie Stühle
    }
new-sum-bots =
    { $n ->
        [one] 1 Bot
       *[other] { $n } Bots
    }
new-seat = Stuhl { $n }
new-seat-first = Du (Stuhl 1)
new-rule = Zur Regel
new-changed =
    { $n ->
        [one] eine geändert
       *[other] { $n } geändert
    }
new-reset = Wieder wie üblich
new-seats = Wie viele spielen mit?
new-who = Wer darf kommen?
new-link = Wer den Link oder den Code hat
new-open = Alle: Der Tisch steht auf der Startseite
new-watching = Andere dürfen zusehen
new-manners = Zeit und Umgang
new-clock = Bedenkzeit
new-casual = Gemütlich: Tipps und Zurücknehmen sind erlaubt
new-options = Hausregeln
new-usual =
    { $n ->
        [one] eine, so wie die meisten spielen
       *[other] { $n }, so wie die meisten spielen
    }
new-make = Tisch eröffnen
clock-none = So lange ihr wollt
    .text = Niemand wird gedrängt.
clock-relaxed = Gemütliche Uhr
    .text = 3 Minuten je Zug und eine halbe Stunde in Reserve. Wer sie aufbraucht, wird vertreten.
clock-brisk = Flotte Uhr
    .text = 25 Sekunden je Zug und 2 Minuten in Reserve. Wer sie aufbraucht, wird vertreten.

## Die Stühle, bevor das Spiel beginnt

lobby-owner = Besetz die Stühle, dann leg los.
lobby-guest = Hier ist ein Stuhl für dich.
lobby-full = Alle Stühle sind besetzt. Du kannst von hier aus zusehen.
lobby-seated = Du hast einen Stuhl. Es geht los, sobald der Tisch gestartet wird.
lobby-empty = Freier Stuhl
lobby-here = da
lobby-program = ein Programm
lobby-sit = Hier hinsetzen
lobby-stand = Aufstehen
lobby-bot = Bot dazuholen …
lobby-bots = Bots, zum Ziehen auf einen Stuhl:
lobby-remove = Wegschicken
lobby-removed = Von dir weggeschickt:
lobby-let-back = { $name } wieder hereinlassen
lobby-start = Spiel starten
lobby-needs = Auf jedem Stuhl muss jemand sitzen.
lobby-fill = Bots auf die freien Stühle
lobby-usual =
    { $n ->
        [one] Eine Hausregel wie üblich
       *[other] { $n } Hausregeln wie üblich
    }
lobby-close = Tisch schließen
lobby-wait = Gleich geht es los: Der Tisch muss nur noch gestartet werden.
lobby-rules = So spielen wir
# Der Anfang einer Prüfsumme folgt.
lobby-promise = Der Stapel ist schon gemischt; dieses Versprechen beweist es am Ende:

## Freunde einladen

share-title = Freunde einladen
share-link = Link
share-copy = Link kopieren
share-copied = Kopiert.
share-code = Oder sag ihnen den Code
share-qr = QR-Code des Links

## Die Leitung zum Server, am Tisch

line-connecting = Auf dem Weg zum Tisch …
line-lost = Die Verbindung ist unterbrochen; sie kommt von selbst wieder …
line-gone = Der Salon antwortet nicht. Wir versuchen es weiter.
line-old = Dieser Tisch wurde mit Version { $version } der Regeln gedeckt, und der Salon ist inzwischen weiter. Er lässt sich nicht mehr spielen; eröffne einen neuen.
line-closed = Dieser Tisch wurde geschlossen.

## Am Tisch, für alle, die der Seite zuhören

live-title = Was am Tisch geschieht
live-asked = Du bist dran: { $text }.

## Bots: wie sie heißen, und eine Zeile dazu, wie sie spielen

level-kitten = Kätzchen
    .text = Macht mindestens jeden zweiten Zug aus Laune und denkt bei den anderen einen Zug voraus.
level-housecat = Hauskatze
    .text = Malt sich ein, zwei Dutzend Wege aus. Gute Gesellschaft, übersieht auch mal etwas.
level-alley-cat = Straßenkatze
    .text = Wägt bis zu 150 Wege ab und was du auf der Hand haben könntest. Nie leichtsinnig.
level-tiger = Tiger
    .text = Spielt Tausende Partien im Kopf durch, in weniger als einer Sekunde. Hat schon gegessen.
levels-ask = Wie stark sind die Bots?
way-whim = Springt auf alles, was sich rührt. Mindestens jeder zweite Zug ist reine Laune.
way-peek = Denkt einen Zug voraus, wenn es ihm gerade einfällt.
way-now = Weiß, was ein Zug jetzt bringt, nie, was danach kommt.
way-sill = Sieht sich vom Fensterbrett ein, zwei Dutzend Zukünfte an und nimmt eine.
way-near = Sieht die Gefahr vor der Nase. Was von weiter her kommt, entgeht ihr.
way-nap = Rät, was du auf der Hand hast, aber nie lange. Das nächste Nickerchen wartet.
way-street = Geht vor jedem Zug bis zu 150 Zukünfte durch.
way-hold = Behält im Kopf, was du haben könntest, und spielt um alles.
way-steady = Zieht nie, ohne nachzudenken. Nur ein langer Plan erwischt sie.
way-far = Spielt vor jedem Zug Tausende Partien im Kopf durch.
way-second = Denkt bis zu einer Sekunde nach und verzeiht nichts.
way-bluff = Macht keine leichtsinnigen Züge. Aber er blufft nie, und deinen Bluff glaubt er.

## Am Tisch: die Frage, die Züge, Tipps

prompt-over = Das Spiel ist aus
prompt-sent = Unterwegs …
prompt-waiting = Warten auf { $names }
prompt-waiting-more =
    { $n ->
        [one] Warten auf { $name } und noch jemanden
       *[other] Warten auf { $name } und { $n } andere
    }
prompt-nothing = Einen Moment …
prompt-passing = Hier gibt es nichts zu entscheiden: Es geht von selbst weiter
prompt-touch = Wähl eine der hervorgehobenen Karten oder Stellen.
moves-all =
    { $n ->
        [one] Ein Zug
       *[other] Alle { $n } Züge
    }
moves-back = Zurücknehmen
answer-really = Wirklich? { $move }
# Einer der nächsten beiden Knöpfe folgt.
window-never = Nicht mehr fragen bis
window-until-turn = zu meinem Zug
window-until-game = zum Spielende
window-saved-turn = Hier passt du bis zu deinem nächsten Zug. Im Menü kannst du das ändern.
window-saved-game = Hier passt du bis zum Spielende. Im Menü kannst du das ändern.
hint-ask = Tipp
hint-thinking = Denkt nach …
hint-best = Am besten: { $move }
hint-next = Zweitbester Zug: { $move }
hint-equal = Genauso gut: { $move }
hint-mark-best = bester Zug
hint-mark-next = zweitbester
hint-mark-equal = genauso gut
hint-times =
    { $n ->
        [10] jedes Mal
       *[other] in { $n } von 10 Fällen
    }
hint-why-event = Denn { $times }:
hint-why-spared = Denn beim zweitbesten { $times }:
hint-why-won = Denn du gewinnst { $times }.
hint-why-lost = Denn mit dem zweitbesten verlierst du { $times }.
hint-why-points =
    { $points ->
        [one] Denn bis zu deinem nächsten Zug bekommst du { $times } mindestens einen Punkt.
       *[other] Denn bis zu deinem nächsten Zug bekommst du { $times } mindestens { $points } Punkte.
    }
hint-why-ahead =
    { $points ->
        [one] Denn bis zu deinem nächsten Zug liegst du { $times } mindestens einen Punkt vorn.
       *[other] Denn bis zu deinem nächsten Zug liegst du { $times } mindestens { $points } Punkte vorn.
    }
hint-why-better =
    { $n ->
        [0] Insgesamt etwas besser: Nichts Einzelnes gibt den Ausschlag.
        [one] Insgesamt besser: etwa ein Sieg mehr in hundert Spielen.
       *[other] Insgesamt besser: etwa { $n } Siege mehr in hundert Spielen.
    }
hint-how = Gezählt in ausgedachten Spielen, die zu dem passen, was du siehst.
rule-see = Regel { $rule }

## Am Tisch: Karten, Figuren und Orte

piece-hidden = verdeckte Karte
piece-several = { $n }-mal { $name }
zone-named = { $name }: { $n }
# Ein Ort mit einem einzigen Ding, das alles sagt.
zone-alone = { $name }: { $what }
# Für die Ohren: wo etwas auf dem Brett steht, wohin es blickt, wem es gehört.
piece-at = auf { $place }
piece-looks =
    { $to ->
        [N] Blick nach Norden
        [E] Blick nach Osten
        [S] Blick nach Süden
       *[W] Blick nach Westen
    }
piece-of = gehört { $name }
zone-through = Durchsehen: { $name }
mark-known = bekannt

## Am Tisch: Plätze

seat-named = Platz von { $name }
seat-you = Dein Platz, { $name }
seat-me = du
seat-away = eine Vertretung spielt
seat-gone = nicht da
seat-score = Punkte
seat-choosing = überlegt
seat-seconds =
    { $n ->
        [one] noch eine Sekunde
       *[other] noch { $n } Sekunden
    }
# $name ist ein Wort des Spiels, wie „Pfoten“.
count-named = { $name } { $n }

## Eine Karte, von Nahem

number-value = Mäuse
number-hearts = Herzen
number-paws = Pfoten
number-cost = Kosten
number-rank = Rang
number-level = Stufe
number-lines = Befehle
number-claw = Kralle
number-flesh = Fleisch
number-points = Punkte
card-nothing = Sie tut nichts. Sie ist eine Katze.
card-kind = Art
card-copies = Anzahl
# „dem Regelheft“ und Ähnliches folgt.
card-origin = Bekannt aus
card-rules = Regeln
card-picture = Bild
origin-rulebook = dem Regelheft
origin-public = öffentlichen Quellen
origin-house = eigenem Hause

## Viele Karten: die Galerie und die Karten eines Spiels

cards-designs =
    { $n ->
        [one] ein Motiv
       *[other] { $n } Motive
    }
gallery-title = Die Galerie
gallery-lead = { $n } Katzen, jede vom Programm nach einer Zeile Wörter gezeichnet.

## Die Regeln: eine Seite, oder neben dem Tisch

guide-all = Regeln der Spiele
guide-open = Regeln
guide-of = Regeln von { $game }
guide-search = In den Regeln suchen
guide-hits =
    { $n ->
        [one] In einer Regel gefunden
       *[other] In { $n } Regeln gefunden
    }
guide-contents = Inhalt
guide-rules = Regeln
guide-cards = Karten
guide-options = Optionen
guide-default = üblich

## Neben dem Tisch: Verlauf und Chat

log-title = Verlauf
log-empty = Noch ist nichts geschehen.
chat-title = Chat
chat-empty = Noch ist es still. Sagst du mal miau?
chat-say = Sag etwas
chat-send = Senden
chat-mute = stummschalten
chat-unmute =
    { $n ->
        [one] Eine stummgeschaltete Person wieder hören
       *[other] { $n } stummgeschaltete Personen wieder hören
    }
chat-said = { $name }: { $text }
chat-unheard =
    { $n ->
        [one] Eine neue Zeile
       *[other] { $n } neue Zeilen
    }
# Knöpfe, und dann hinter einem Namen: „Duchess schnurrt“.
emote-meow = miaut
emote-hiss = faucht
emote-purr = schnurrt
emote-slow-blink = blinzelt langsam
emote-zoomies = flitzt herum
emote-loaf = macht den Brotlaib
emote-headbutt = gibt Köpfchen
emote-yawn = gähnt
rail-title = Verlauf und Chat
rail-toggle = Verlauf und Chat

## Am Tisch: das Menü, und der eigene Platz

menu-title = Mehr
menu-undo = Letzten Zug zurücknehmen
# Ein kleiner Knopf neben der Frage: den letzten gespielten Zug zurücknehmen. Dann fünf Gründe, warum das nicht geht.
undo-move = Zurück
error-undo-nothing = Du hast noch keinen Zug gemacht.
error-undo-others = Seit deinem letzten Zug sind schon andere dran.
error-undo-seen = Seit deinem letzten Zug ist etwas Neues aufgedeckt worden.
error-undo-table = An diesem Tisch wird nichts zurückgenommen.
error-undo-game = In diesem Spiel gilt jeder Zug.
menu-concede = Aufgeben
menu-sure = Wirklich aufgeben
menu-leave = Gehen; eine Vertretung spielt weiter
menu-forced = Für mich passen, wenn sonst nichts geht
menu-ask-again =
    { $n ->
        [one] Wieder fragen (eine gemerkte Antwort)
       *[other] Wieder fragen ({ $n } gemerkte Antworten)
    }
play-watching = Du siehst zu
play-away = Eine Vertretung spielt für dich.
play-back = Platz wieder einnehmen

## Am Tisch: was alle erfahren, und wer gerade woanders hinsieht

alarm-more =
    { $n ->
        [one] und noch eins
       *[other] und noch { $n }
    }
tab-turn = Du bist dran!

## Das Ende eines Spiels

end-you = Du gewinnst!
end-won =
    { $n ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
end-draw = Niemand gewinnt
end-moments = Was den Ausschlag gab
end-up =
    { WHO($who) ->
        [you] Damit kommst du von { $from } auf { $to }.
       *[other] Damit kommt { $who } von { $from } auf { $to }.
    }
end-lead =
    { WHO($who) ->
        [you] Damit kommst du von { $from } auf { $to } und liegst vorn.
       *[other] Damit kommt { $who } von { $from } auf { $to } und liegt vorn.
    }
end-down =
    { WHO($who) ->
        [you] Das kostet dich Punkte: von { $from } auf { $to }.
       *[other] Das kostet { $who } Punkte: von { $from } auf { $to }.
    }
end-shift = { $name }: { $from } → { $to }
end-rematch = Revanche
rematch-offer = Revanche anbieten
rematch-how-people = Das nächste Spiel beginnt, wenn alle zugesagt haben, die noch da sind. Wer geht, dessen Stuhl nimmt ein Bot.
rematch-how-bots = Dieselbe Runde, gleich neu gegeben.
rematch-offered = { $name } möchte noch einmal spielen.
rematch-accept = Noch mal
rematch-decline = Nein danke
rematch-waiting = Es fehlt noch die Antwort von { $names } …
rematch-withdraw = Doch nicht
rematch-others = { $name } hat eine Revanche angeboten.
rematch-next = Zum nächsten Spiel
end-replay = Aufzeichnung ansehen
end-show = Ergebnis zeigen
reason-concession = Die anderen haben aufgegeben.
reason-stopped = Nur noch die Katzen vom Haus sind da: Das Spiel ist aus.
score-idle = Keine Punkte für: { $parts }
score-title = Wertung
score-part = Wofür
score-total = Summe

## Aufzeichnungen

replay-drop = Leg hier die Datei einer Aufzeichnung ab oder wähle eine.
replay-choose = Datei wählen
# Eins der nächsten beiden oder ein Name folgt.
replay-eyes = Sicht
replay-open = alle Karten offen
replay-spectator = vom Zuschauerplatz
replay-link = Link zu diesem Zug
replay-download = Aufzeichnung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-scrub = Zug
replay-at = Zug { $n } von { $all }
replay-speed = Tempo
replay-setup = Der Tisch ist gedeckt.
replay-on = Von hier an weiterspielen
replay-on-help = Setz dich genau in diesem Moment dazu; Bots nehmen die anderen Plätze.
# Eine Liste von Namen folgt.
replay-as = Als
replay-play-on = Weiterspielen
replay-kept = Das Versprechen über das Mischen wurde gehalten.
replay-broken = Das Versprechen über das Mischen wurde nicht gehalten.

## Einstellungen

settings-name = Dein Name
settings-save = Speichern
settings-named = Hallo, { $name }.
settings-looks = Aussehen
settings-theme = Hell oder dunkel
settings-theme-auto = wie das System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-motion = Bewegung
settings-motion-auto = wie das System
settings-motion-less = weniger
settings-motion-full = volle
settings-size = Schriftgröße
settings-size-small = klein
settings-size-normal = normal
settings-size-large = groß
settings-language = Sprache
settings-sounds = Ton
settings-sound = Ton
settings-volume = Lautstärke
settings-playing = Spielen
settings-quick = Beim ersten Tippen spielen
settings-quick-help = Eine Karte, die nur an einen Ort kann, wird sofort gespielt, ohne zweites Tippen.
settings-move = Anderes Gerät
settings-move-help = Ein Link bringt dich, deinen Namen und deine Tische auf ein anderes Gerät. Er gilt einmal und zeigt dir dann den nächsten; ein neuer macht den alten ungültig. Hüte ihn wie einen Schlüssel: Wer ihn benutzt, wird zu dir.
settings-make-link = Link erstellen
settings-out = Überall abmelden
settings-out-help = Nur auf diesem Gerät bleibst du angemeldet. Alle anderen Geräte und Programme werden abgemeldet, und dein Link für ein anderes Gerät gilt nicht mehr.
settings-out-do = Überall sonst abmelden …
settings-out-sure = Ja, überall sonst abmelden
settings-out-not = Nein
settings-out-done = Du bist nur noch auf diesem Gerät angemeldet.

## Umzug auf ein anderes Gerät

keep-link = Dein Link
keep-by-hand = Kopieren geht hier nicht. Markier den Link und kopier ihn von Hand.
recover-title = Auf diesem Gerät weitermachen?
recover-text = Mit diesem Link bist du auf diesem Gerät, wer du auf dem anderen bist. Er gilt einmal. Wer du hier bisher warst, wird vergessen, wenn du nicht auch dafür einen Link aufhebst.
recover-do = Ja, das bin ich
recover-done = Willkommen zurück, { $name }
recover-next = Der Link, der dich hergebracht hat, ist verbraucht. Dies ist der nächste: Hüte ihn wie einen Schlüssel. In den Einstellungen kannst du jederzeit einen neuen erstellen.
recover-on = In den Salon

## Die Liste der Tasten

keys-title = Tastatur
keys-tab = weiter zum Nächsten, das man antippen kann
keys-arrows = an den Karten eines Ortes entlanggehen
keys-enter = antippen; noch einmal zum Bestätigen
keys-escape = letztes Tippen zurücknehmen
keys-numbers = einen der Züge in Worten wählen
keys-touch = zum Ersten, das leuchtet
keys-pass = passen
keys-hint = um einen Tipp bitten
keys-rule = Regeln aufschlagen, aus denen die Frage kommt
keys-log = Verlauf und Chat öffnen oder schließen
keys-help = diese Liste zeigen

## In Sätzen der Spiele

# Wem ein Ort gehört, der allen gehört, wie ein gemeinsamer Stapel; ungebeugt in jedem Fall.
nobody = niemand
# Statt des Namens einer Karte, die man nicht kennen darf; in Sätzen nur im Nominativ und Akkusativ.
hidden-card = eine Karte

unnamed-seat = Platz { $number }

# Was an jedem Tisch geschehen kann.
event-conceded = { WHO($seat) ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
}
event-undone = { WHO($seat) ->
    [you] Du nimmst einen Zug zurück.
   *[other] { $seat } nimmt einen Zug zurück.
}

### Von hier an: was Terminal, Befehle, Labor und Server sagen. Der Browser braucht nichts davon.

## Im Terminal: der Tisch

terminal-points = { $n } Punkte
terminal-zone = { $name } ({ $n })
terminal-backs = { $n } verdeckt
terminal-back = verdeckt
terminal-hidden = verdeckt
terminal-top = oben { $piece }
score-place = Rang
# $reason ist ein Satz des Spiels ohne Punkt.
terminal-over = Das Spiel ist aus ({ $reason }). Gewonnen: { $names }.
terminal-over-draw = Das Spiel ist aus ({ $reason }). Niemand hat gewonnen.
span = { $low } bis { $high }

## Im Terminal: spielen, Aufzeichnungen, Spiele

play-leaving = Bis bald.
play-hand-over = { $name }, du bist dran. Drück Enter, wenn nur du den Bildschirm siehst.
play-hints = Eine Straßenkatze würde erwägen
play-hint = { $move }: gewinnt etwa { NUMBER($share, style: "percent") }
play-choice = „{ $line }“ ist keine der Möglichkeiten 1 bis { $n }. (? für Hilfe)
play-choice-close = „{ $line }“ ist keine der Möglichkeiten 1 bis { $n }. Meintest du „{ $close }“? (? für Hilfe)
play-saved = In { $path } gespeichert.
play-unsaved = konnte nicht in { $path } speichern: { $error }
shuffle-kept = Gemischt wurde wie versprochen.
shuffle-broken = WARNUNG: Gemischt wurde nicht wie versprochen.
replay-wish = Enter für den nächsten Zug, t für den Tisch, q zum Aufhören:
games-players = { $n } Personen
games-minutes = { $n } Min.
games-more = purrlor play SPIEL startet eins; purrlor games SPIEL zeigt seine Karten.
observation-head = { $game }: { $n } Zahlen (int16), dieselben für jede Zahl von Plätzen und jede Option.
train-begins = { $game }: Ein Netz mit { $rows } Zeilen, { $width } breit, lernt auf { $device }.
train-line = { $minutes } min, { $decisions } Millionen Entscheidungen, { $speed }/s; Entropie { $entropy }, Fehler der Werte { $error }
train-strength = gewinnt allein gegen { $rival }, nach Plätzen: { $shares }
train-kept = Aufgehoben in { $path }.
train-entropy = Entropie
train-error = Fehler der Werte
train-decisions = Millionen Entscheidungen
train-won = Anteil gewonnener Spiele
train-against = gegen { $rival }, Plätze: { $n }

# Was man am Tisch tippen kann. Die englischen Wörter (card, rules, save …) bleiben: Sie werden getippt.
typed-move = eine Zahl oder der Text eines Zuges
typed-move-help = ihn spielen
typed-help = diese Hilfe
typed-card = card NAME
typed-card-help = was eine Karte tut
typed-rules = rules [WORT oder ID]
typed-rules-help = die Regeln zu einem Wort, oder eine Regel
typed-hint = was ein starker Bot täte, nach dem, was du siehst
typed-log = was bisher geschah
typed-table = den Tisch noch einmal zeichnen
typed-save = save DATEI
typed-save-help = das Spiel bis hierher speichern
typed-quit = gehen
helping-card-none = Es gibt keine Karte „{ $name }“.
helping-card-close = Es gibt keine Karte „{ $name }“. Meintest du { $names }?
helping-topics = Themen: { $topics }. Versuch „rules steal“ oder „rules { $rule }“.
helping-no-rule = Keine Regel spricht von „{ $word }“.

## Befehle: was `purrlor --help` sagt

usage = Aufruf: purrlor BEFEHL …
usage-about = Ein Salon für fünf Katzenspiele.
usage-more = purrlor BEFEHL --help sagt mehr.
command-games = Spiele auflisten, oder eins zeigen: Karten, Optionen, Regeln
command-play = im Terminal spielen, gegen Bots oder Freunde an einer Tastatur
command-simulate = viele Spiele mit vollem Tempo spielen und Siege zählen
command-replay = ein gespeichertes Spiel Zug für Zug ansehen
command-check = mit Zufallsspielen kaputte Regeln, Lecks und verlorene Karten suchen
command-serve = den Salon im Browser öffnen: Tische, Menschen, Bots
command-backup = alle Menschen, Tische und Spiele in eine Datei schreiben
command-restore = eine leere Datenbank aus einer Sicherung füllen
command-key = sagen, welcher Schlüssel die Cookies signiert, oder einen neuen machen
command-admin = ein Haus betreuen: Tische, Leute, Sperren, Nachrichten, Prüfungen, Einstellungen
admin-settings = eine Einstellungsdatei schreiben, in der jeder Schlüssel erklärt ist
admin-tables = Tische auflisten, die neuesten zuerst
admin-people = Leute auflisten, die neuesten zuerst
admin-load = sagen, wie viel da ist und wie viel der Server zu tun hat
admin-health = sagen, ob der Server jetzt Leute aufnimmt (1, wenn nicht)
admin-verify = das Protokoll jedes Tisches noch einmal spielen und sagen, was nicht stimmt
admin-say = allen an einem Tisch etwas sagen
admin-restart = allen sagen, dass der Server bald neu startet (neu starten musst du ihn)
admin-close = einen Tisch schließen, der nicht zu Ende ist
admin-ban = eine Person oder ein Netz aussperren
admin-unban = eine Person oder ein Netz wieder hereinlassen
admin-bans = auflisten, wer ausgesperrt ist
admin-erase = eine Person löschen: ihre Partien bleiben; Name, Kennung, Links und Chat gehen
admin-retention = jetzt vergessen, was älter ist, als die Einstellungen sagen
command-arena = Bots gegeneinander antreten lassen: Wertungszahlen, Siege, Startvorteil
command-report = herausfinden, welcher Platz, welche Karte oder Option zu stark ist: eine Seite mit Bildern
command-dataset = Spiele als Parquet schreiben: Aufzeichnungen, Ergebnisse, jede Entscheidung
command-observation = sagen, was jede Zahl einer Trainingsbeobachtung bedeutet
command-train = ein Netz ein Spiel lernen lassen, indem es gegen sich selbst spielt
command-compile = die Regeln aller Spiele jetzt kompilieren, damit später nichts wartet
command-words = sagen, was einer Übersetzung fehlt
command-close = es gibt keinen Befehl „{ $name }“; meintest du „{ $close }“?
command-unknown = es gibt keinen Befehl „{ $name }“; es gibt { $known }
needs-extra = { $command } braucht { $module }; pip install { $extra } bringt es mit
needs-module = { $command } braucht { $module }; es ist nicht installiert

## Befehle: Hilfe zu ihren Optionen (ein Prozentzeichen wird als %% geschrieben)

help-option = eine Option des Tisches (purrlor games SPIEL listet sie auf)
help-language = diese Sprache sprechen: en, de, fr, es, ja oder zh-Hans (üblich: die des Terminals)
help-observation-every = eine Zeile für jeden Index, nicht für jedes Feld
help-observation-moves = stattdessen die Aktionen auflisten: Nummer und Text
help-observation-json = JSON ausgeben, ein Eintrag für jeden Index
help-train-minutes = wie lange (8)
help-train-decisions = stattdessen wie viele Entscheidungen, damit sich alles wiederholt
help-train-seed = derselbe Startwert beginnt auf dieselbe Weise
help-train-gpu = auf einer GPU lernen
help-train-from = von diesem Netz aus weiterlernen (.npz, .net)
help-train-out = wo das Netz liegt (ohne Angabe: Name des Spiels, .npz)
help-train-seats = Zahlen von Plätzen, etwa 2,3,4 (ohne Angabe alle des Spiels)
help-train-width = wie breit das Netz ist
help-train-look = mit wie vielen Zahlen ein Zug verglichen wird
help-train-rows = wie viele Merkmale eine Zeile in seiner Tabelle haben
help-train-matches = wie viele Partien zugleich
help-train-steps = wie viele Entscheidungen jeder Partie eine Runde hat
help-train-minibatch = aus wie vielen Entscheidungen auf einmal gelernt wird
help-train-rate = wie groß seine Schritte anfangs sind; am Ende ein Zwanzigstel davon (0.0004)
help-train-entropy = was es anfangs wert ist, vieles zu versuchen; am Ende ein Zehntel davon (0.02)
help-arena-bots = wer spielt: kitten,tiger,greedy,search:2000,mine.py:choose …
help-arena-games = wie viele Spiele mindestens; jedes Austeilen wird zu Ende gespielt
help-arena-seats = wie viele an einem Tisch sitzen (ohne Angabe so wenige, wie das Spiel erlaubt)
help-seed = gleicher Startwert, gleiche Spiele
help-arena-by = was zählt: der Sieg, oder jeder Rang
help-arena-jobs = wie viele Prozesse spielen (einer je Kern)
help-arena-log = die Spiele hier aufheben und von hier aus weitermachen
help-arena-plot = ein Bild schreiben: .svg oder .html
help-json = JSON ausgeben
help-check-game = ein Spiel; ohne Angabe alle
help-check-games = wie viele Zufallsspiele
help-check-out = wohin ein Fehler als Aufzeichnung gespeichert wird
help-compile-game = die Spiele; ohne Angabe alle
help-dataset-game = das Spiel; mit --row der Ordner eines Datensatzes
help-dataset-bots = wer spielt: ein Name, oder einer für jeden Platz
help-dataset-out = der Ordner, in den geschrieben wird (üblich: der Name des Spiels)
help-dataset-rows = auch schreiben, was der wählende Platz sehen konnte, und seine Liste der Züge
help-threads = wie viele Threads (üblich: einer je Kern)
help-cards = mit geänderten Karten spielen
help-dataset-row = die Aufzeichnung zu Entscheidung N schreiben und sagen, wie man sie ansieht
help-report-games = wie viele Spiele, über alle Zahlen von Plätzen
help-report-seats = Zahlen von Plätzen, mit Kommas dazwischen (üblich: alle)
help-report-bots = Stärken zum Vergleich, mit Kommas dazwischen; jede spielt alle Plätze
help-report-bot-games = Spiele für jeden Bot, der nachdenkt (üblich: ein Tausendstel)
help-report-vs = mit einer anderen Option oder anderen Karten vergleichen, bei gleichen Startwerten
help-report-seed = gleicher Startwert, gleicher Bericht
help-report-out = der Ordner, in den geschrieben wird
help-run-cluster = auf den Arbeitern eines Dask-Schedulers spielen
help-run-keep = die Summen laufend dort speichern; derselbe Befehl macht dann weiter
help-simulate-bots = wer spielt: ein Name, oder einer für jeden Platz, mit Kommas dazwischen
help-simulate-gpu = auf einer GPU spielen; genau dieselben Spiele
help-simulate-chosen = mit --gpu: zählen, wie oft jede Karte gewählt wurde
help-backup-file = die Datei, die geschrieben wird; es darf sie noch nicht geben
help-backup-db = die Datenbank: eine Datei, oder postgresql://user@host/name
help-backup-group-read = die Gruppe darf die Datei lesen
help-key-what = sagen, welcher Schlüssel es ist und wo er liegt, oder einen neuen machen
help-key-db = die Datenbank, zu der er gehört: eine Datei, oder postgresql://user@host/name
help-key-key-file = wo der Schlüssel liegt, wenn nicht am üblichen Ort
help-key-at-once = rotate: alte Cookies gelten ab sofort nicht mehr; alle werden abgemeldet
help-restore-file = eine Datei, die `purrlor backup` geschrieben hat
help-restore-db = die leere Datenbank, die gefüllt wird: eine Datei, oder postgresql://user@host/name
help-restore-try = eine Datenbank füllen, die weggeworfen wird: nur um zu sehen, dass es geht
help-group-read = die Gruppe darf die neuen Dateien lesen
help-serve-host = Adresse, auf der gelauscht wird (0.0.0.0: das ganze Netz)
help-serve-port = Port, auf dem gelauscht wird (0: irgendein freier)
help-serve-db = eine Datei, oder postgresql://user@host/name
help-serve-key-file = der Schlüssel, der Cookies signiert (siehe docs/safety.md)
help-serve-new-key = ohne den alten Schlüssel weitermachen: alle werden abgemeldet
help-serve-cards = an neuen Tischen geänderte Karten austeilen
help-serve-origin = eine weitere Seite, die sich verbinden darf
help-serve-https = man erreicht den Server über https (hinter einem Proxy)
help-serve-proxy = einem Proxy davor glauben, für wen er fragt (ohne Angabe: einem auf diesem Rechner)
help-serve-allow = alle Grenzen für eine Adresse oder ein Netz anheben, etwa das einer Schule
help-serve-thinkers = wie viele Bots gleichzeitig nachdenken dürfen
help-serve-delays = wie menschlich die Pausen sind; 0: keine
help-serve-verbose = mehr ins Protokoll schreiben
help-serve-database-password = das Passwort einer PostgreSQL-Datenbank; in einer eigenen Datei ist es sicherer
help-serve-database-password-file = die Datei mit dem Passwort der Datenbank und sonst nichts
help-serve-open-table-days = ein Tisch, der nicht begonnen hat, schließt, wenn so viele Tage niemand dort war
help-serve-closed-table-days = ein Tisch, der vor dem Beginn schloss, wird nach so vielen Tagen vergessen (0: nie)
help-serve-finished-days = eine beendete Partie wird samt Zügen und Chat nach so vielen Tagen vergessen (0: nie)
help-serve-chat-days = was an einem Tisch gesagt wurde, wird nach so vielen Tagen vergessen (0: mit der Partie)
help-serve-backup-folder = Sicherungen in diesen Ordner schreiben, während der Server läuft (sonst keine)
help-serve-backup-hours = Stunden von einer Sicherung zur nächsten
help-serve-backups-kept = wie viele dieser Sicherungen bleiben; ältere werden entfernt
help-serve-metrics-token = wer dieses Token mitbringt, liest /metrics von überall; ohne eines nur dieser Rechner
help-serve-metrics-token-file = die Datei mit diesem Token und sonst nichts
help-serve-log = wie das Protokoll geschrieben wird: text für Menschen, json für Maschinen
help-serve-idle-minutes = an einem Tisch ohne Uhr darf eine Vertretung für den gerufen werden, der alle so viele Minuten warten lässt (0: nie)
help-config = eine Datei mit Einstellungen; Getipptes und die Umgebung gehen vor (`purrlor admin settings` schreibt eine)
help-admin-status = nur Tische in diesem Zustand
help-admin-find = nur die, deren Kennung, Code oder Namen diesen Text enthalten
help-admin-most = wie viele höchstens
help-admin-url = die Adresse des Servers, wenn es nicht der dieser Datenbank ist
help-admin-verify-table = nur den Tisch mit dieser Kennung
help-admin-text = die Worte, wie alle sie lesen
help-admin-minutes = so viele Minuten lang erfährt es auch, wer dazukommt
help-admin-over = das Gesagte nicht länger sagen
help-admin-restart-minutes = in so vielen Minuten
help-admin-table = die Kennung eines Tisches (`purrlor admin tables` nennt sie)
help-admin-whom = die Kennung einer Person (`purrlor admin people` nennt sie), eine Adresse oder ein Netz
help-admin-person = die Kennung einer Person (`purrlor admin people` nennt sie)
help-admin-why = eine Notiz für dich
help-admin-yes = nicht erst fragen
help-admin-try = nur sagen, wie viel das wäre
help-games-game = ein Spiel zeigen: Karten und Optionen
help-games-json = als JSON
help-play-seats = wie viele mitspielen (Bots füllen die leeren Plätze)
help-play-people = wie viele davon an dieser Tastatur sitzen
help-play-names = Namen der Menschen, mit Kommas
help-play-bots = wer die anderen Plätze füllt: ein Name für alle, oder einer je Platz
help-play-seed = gleicher Startwert, gleiches Spiel
help-play-save = das Spiel in diese Datei speichern, wenn es endet oder du gehst
help-replay-to = den Tisch nach N Zügen zeigen und aufhören
help-replay-seat = mit den Augen eines Platzes sehen (üblich: die beim Zuschauen)
help-replay-all = das ganze Spiel ohne Halt ausgeben

## Befehle: words, für alle, die übersetzen

# $place ist „shell“ oder die Kennung eines Spiels; $file ist, wohin die Wörter gehören.
words-whole = { $language }, { $place }: vollständig
words-lacking = { $language }, { $place }: { $missing } fehlen, { $other } weichen ab ({ $file })
help-words-tag = eine Sprache, wie de; ohne Angabe, wie viel von jeder da ist
help-words-game = ein Spiel, oder shell für alles andere; ohne Angabe alle

## Befehle: was Server, Sicherungen und Schlüssel sagen

serve-open = Der Salon ist offen: { $address }  (Schluss mit Strg-C)
backup-written = { $rows } in { $file } geschrieben. Der Schlüssel, der Cookies signiert, ist nicht dabei: Heb ihn getrennt auf.
backup-rows = { $people }, { $tables } und { $moves } (zusammen { $n } Zeilen)
backup-people =
    { $n ->
        [one] { $n } Mensch
       *[other] { $n } Menschen
    }
backup-tables =
    { $n ->
        [one] { $n } Tisch
       *[other] { $n } Tische
    }
backup-moves =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
backup-progress = { $name }: { $n } Zeilen
restore-key = Der Schlüssel, der Cookies signiert, gehört nicht zur Sicherung: Alle werden abgemeldet, wenn nicht der Schlüssel des alten Hauses mitkommt (das neue sucht ihn in { $place }). Links für andere Geräte gelten auf jeden Fall.
restore-done = { $rows } wiederhergestellt.
restore-tried = Zur Probe wiederhergestellt: { $rows }; nichts wurde verändert.
# $age ist eins der nächsten beiden.
key-is = Der Schlüssel { $key } in { $place }, { $age }.
key-ageless = von unbekanntem Alter
key-age = gemacht am { $day }, vor { $n } Tagen
key-before = Cookies des Schlüssels davor werden bis { $day } umgetauscht.
# $old ist eins der nächsten beiden.
key-new = Der neue Schlüssel { $key } ist in { $file }; { $old }.
key-old-end = alte Cookies gelten nicht mehr
key-old-exchanged = alte Cookies werden { $n } Tage lang umgetauscht
key-noticed = Laufende Server, die diese Datei lesen, bemerken es innerhalb von { $n } Sekunden; ein Neustart ist nicht nötig.
config-head =
    Einstellungen von Purrlor, für `purrlor serve --config DATEI` (oder { $variable } in der Umgebung).
    Nimm das # vor einem Schlüssel weg, um ihn zu setzen; dort steht der übliche Wert oder ein Beispiel.
    In Klammern: die Umgebungsvariable und die Option der Befehlszeile, die dieser Datei vorgehen.
admin-gathering = sammelt sich
admin-playing = läuft
admin-over = beendet
admin-closed = geschlossen
admin-is-banned = (ausgesperrt)
admin-none = Es gibt keine.
admin-unheard = Gerade läuft hier kein Server dieses Hauses; es gilt ab seinem nächsten Start.
admin-load-store = In der Datenbank: { $people } Leute mit Namen, { $moves } Züge, { $lines } Zeilen Chat; Tische: { $tables }.
admin-load-none = Auf diesem Rechner antwortet kein Server dieses Hauses.
admin-load-now = Jetzt: { $people } Leute an Tischen, { $sockets } Verbindungen, { $tables } Tische im Speicher; { $moves } Züge seit dem Start.
admin-load-machine = Der Server belegt { $memory } MB Speicher, hat { $seconds } s Prozessorzeit gebraucht und ist { $behind } ms im Rückstand.
admin-ready = Der Server nimmt Leute auf.
admin-not-ready = Der Server nimmt gerade keine Leute auf.
admin-table-closed = Der Tisch { $table } ist geschlossen.
admin-ban-done = { $whom } ist von jetzt an ausgesperrt.
admin-unban-done = { $whom } darf wieder herein.
admin-erase-ask = Das lässt sich nicht zurücknehmen. Tippe die Kennung noch einmal, um { $name } zu löschen:
admin-erase-not = Niemand wurde gelöscht.
admin-erase-done =
    { $n ->
        [one] Gelöscht; an { $n } Tisch sitzt nun jemand Fremdes. Ältere Sicherungen haben den Namen noch.
       *[other] Gelöscht; an { $n } Tischen sitzt nun jemand Fremdes. Ältere Sicherungen haben den Namen noch.
    }
admin-retention-try = Tische, die vergessen würden: { $tables }; Zeilen Chat: { $lines }.
admin-retention-done = Vergessene Tische: { $tables }; Zeilen Chat: { $lines }.
admin-verify-bad = Tisch { $table }: { $why }
admin-verify-unreadable = seine Zeile ist nicht lesbar. { $why }
admin-verify-gap = Zeile { $why } seines Protokolls fehlt.
admin-verify-unplayable = sein Protokoll lässt sich nicht weiterspielen, Zeile { $why }
admin-verify-end = er ist beendet, aber sein Protokoll kommt zu keinem Ende. { $why }
admin-verify-digest = sein Protokoll ergibt eine andere Partie, als gespielt wurde, { $why }.
admin-verify-damage = Die Datenbank selbst ist beschädigt: { $why }.
admin-verify-homeless = Es gibt Züge eines Tisches { $table }, den es nicht mehr gibt.
admin-verify-done = Tische, deren Protokoll ihre Partie ergibt: { $whole } ({ $lines } Züge); mit anderen Regeln, nicht nachgespielt: { $other }; Fehler: { $bad }.

## Befehle: das Labor

progress = { $done } von { $n } Spielen
compile-ready = { $name }: bereit
compile-failed = { $name }: fehlgeschlagen
check-saved = gespeichert als { $path }; purrlor replay zeigt es
check-nothing = { $game }: nichts gefunden in { $games } Spielen ({ $decisions } Entscheidungen) bei { $setups } Aufstellungen, { $walked } davon schlicht neben kompiliert durchlaufen und mit zwei Welten geprüft, { $seconds } s
dataset-written = { $games } Spiele, { $decisions } Entscheidungen: { $first } und { $second }
simulate-pace = { $games } Spiele mit { $seats } Plätzen in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $decisions } Entscheidungen/s, { $pace } Spiele/s
simulate-length = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Entscheidungen je Spiel, höchstens { $longest }
simulate-seat = Platz { $seat } ({ $bot }): gewinnt { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }, im Schnitt { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte
simulate-ends = Spielenden: { $ends }
simulate-end = { $reason } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-chosen = { $what }: { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) } Mal je Spiel
report-written = { $games } Spiele in { $seconds } s: { $page } und { $data }
number = { $n }
number-one = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Die Arena: Wertungszahlen von Bots

arena-title = { $game }, { $seats } Plätze
arena-page = Arena: { $title }
arena-picture = { $title }, { $games } Spiele
arena-played = { $games } Spiele, { $deals }-mal ausgeteilt, jedes Mal in jeder Sitzordnung; { $seconds } s. ± ist ein 95-%-Intervall.
arena-played-few = { $games } Spiele, einmal ausgeteilt, in { $seconds } s: zu wenig, um zu sagen, wie sicher das ist. Mehr mit --games.
arena-bot = Bot
arena-rating = Wertung
arena-step = Vorsprung
arena-wins = Siege
arena-games = Spiele
arena-points = { $points } ± { $sure }
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sure, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $beats ist eins der nächsten beiden.
arena-matrix = { $beats }, in %  (* p < 0,01)
arena-ahead = landet vor …
arena-beats = gewinnt, wenn einer von beiden gewinnt
arena-order = Siege nach Zugfolge
arena-begins = beginnt
arena-axis = Wertung (95-%-Intervall)

## Der Bericht: Zahlen und Sätze

# Teile von Sätzen stehen ohne Punkt. `so` wird getippt, *so* wird hervorgehoben.

report-percent = { $n } %
report-points = { $n } Prozentpunkte
# Steht in Sätzen nach „am“.
report-seats = { $n }er-Tisch
# Ein Platz in der Zugfolge, ab 1.
ordinal = { $n }.
report-setting = { $cards } und { $options }
options-usual = den üblichen Optionen
report-no-place = Am { $table }: { $verdict } (aufgefallen wären { $points }).
verdict-fair = Kein Platz in der Zugfolge ist besser
verdict-few = Zu wenige Spiele, um zu sehen, wer im Vorteil ist
report-place = Am { $table } gewinnt der { $place } Platz der Zugfolge { $wins } (fair: { $fair }): { $weight }.
weight-none = kaum der Rede wert
weight-small = ein kleiner Unterschied
weight-look = einen Blick wert
weight-large = ein großer Unterschied
weight-unsure = das kann Zufall sein; mehr Spiele würden es zeigen
change-option = Option { $name }: A { $before }, B { $after }.
change-card = { $card }, { $name }: A { $before }, B { $after }.
change-card-new = { $card } ist neu in B ({ $count }).
change-card-gone = { $card } fehlt in B.
report-half = Die Hälfte der Spiele ist vorbei nach { $lengths }.
report-length = { $median } Entscheidungen am { $table } (neun von zehn Spielen: { $low } bis { $high })
report-no-card = Bei „{ $label }“ sticht keine Karte heraus.
report-cards = Bei „{ $label }“ gewannen Plätze am häufigsten mit { $best } und am seltensten mit { $worst }; mit der Durchschnittskarte: { $average }.
report-card = *{ $name }* ({ $win } gewonnen, { $points } Prozentpunkte)
report-between = { $low } und { $high }
report-cell = { $win } ({ $low } bis { $high }) von { $seats } Plätzen gewonnen; aufgefallen wären { $points }
report-going = Siege auf dem { $place } Platz

## Der Bericht: Tabellen und Bilder

measure-decisions = Entscheidungen in einem Spiel
measure-choices = Züge zur Auswahl
measure-leads = Führungswechsel
measure-drama = wie weit, wer später gewinnt, im Schnitt zurückliegt (0 gleichauf, 1 hoffnungslos)
measure-decided = Teil des Spiels, nach dem die Führung nicht mehr wechselt
measure-winning = Punkte beim Sieg
measure-margin = Punkte Vorsprung beim Sieg
measure-shared = Spiele mit geteiltem Sieg
head-card = Karte
head-goes = Platz
head-wins = Siege
head-fair = fair
head-between = sicher zwischen
head-smallest = kleinster Unterschied, der aufgefallen wäre
head-shortest = kürzeste 5 %
head-below = ein Viertel darunter
head-median = Median
head-above = ein Viertel darüber
head-longest = längste 5 %
axis-won = gewonnene Spiele
axis-decisions = Entscheidungen in einem Spiel (gepunktet: der Median)
axis-games = Anteil der Spiele
axis-all = alle Plätze
axis-winners = Siege
axis-points = Punkte am Ende ({ $table })
axis-share = Anteil
axis-leads = Führungswechsel in einem Spiel
axis-over = Teil des Spiels, der vorbei ist (%)
axis-decided = entschiedene Spiele
axis-card = gewonnene Spiele von Plätzen mit „{ $label }“ (gestrichelt: die Durchschnittskarte, { $average })
axis-change = B gegen A, in Prozentpunkten: { $label }
picture-order = Wie oft jeder Platz der Zugfolge gewinnt, für jede Zahl von Plätzen
picture-lengths = Wie viele Entscheidungen Spiele brauchen
picture-points = Punkte am Ende, und wie hoch Spiele gewonnen werden
picture-story = Wie oft die Führung wechselt, und wann Spiele entschieden sind
picture-ends = Warum Spiele enden
picture-cards = Siegquoten nach Karte: { $label }
picture-change = Wie die Karten mit Seite B gegen Seite A abschneiden: { $label }

## Der Bericht: die Seite

report-title = { $title }: Bericht zur Ausgewogenheit
report-head = { $title }: Ist es fair, und macht es Spaß?
report-lead = { $count } Spiele wurden gespielt, um das herauszufinden ({ $kinds }). Gespielt wurde mit { $setting }; es dauerte { $seconds } Sekunden.
report-under = „{ $label }“ ({ $table })
report-everywhere = „{ $label }“ an allen Tischen
report-show = Tabelle zeigen
report-versus-how = Beide Seiten bekamen Spiel für Spiel dieselben gemischten Karten. A: { $a } B: { $b } Die Zahlen sind B minus A; *fette* sind sicher.
report-minus = B minus A
report-changes = Karten mit „{ $label }“: was B ändert
report-note-made = Regeln in Version { $version }; Startwert { $seed }. Erstellt mit `{ $command }`. Alle Zahlen:
report-glance = Auf einen Blick
report-order = Wer gewinnt: Kommt es darauf an, wann man dran ist?
report-lengths = Wie lang Spiele sind, und wie viel sie einbringen
report-story = Spannung: Wechselt die Führung, und wann ist es entschieden?
report-ends = Wie Spiele enden
report-which = Karten: Welche sind zu stark, welche zu schwach?
report-nav-order = Wer gewinnt
report-nav-length = Länge
report-nav-story = Spannung
report-nav-ends = Enden
report-nav-cards = Karten
report-nav-versus = A gegen B
report-nav-notes = Hinweise
report-order-how = Jeder Punkt ist ein Platz in der Zugfolge; seine Höhe sagt, wie oft dieser Platz gewinnt. Die gestrichelte Linie ist der faire Anteil. Die dünnen Balken zeigen, wie sicher die Zahl ist: In 95 von 100 Fällen liegt die Wahrheit darin. Punkte abseits der Linie bedeuten, dass es hilft, früh oder spät dran zu sein.
report-lengths-how = Je höher die Linie, desto mehr Spiele sind so lang. Ein langer Ausläufer nach rechts bedeutet, dass manche Spiele sich hinziehen.
report-story-how = Nach jedem Zug sagt die Einschätzung des Spiels selbst, wer vorn liegt. Links: wie oft das wechselt. Rechts: wie viele Spiele schon entschieden sind (wer später gewinnt, führt von da an), wenn so viel vom Spiel vorbei ist; eine Linie, die spät steigt, bedeutet Spannung bis zum Schluss.
report-which-how = Jede Zeile ist eine Karte. Der Punkt sagt, wie oft ein Platz gewann, dem das mit der Karte geschah; der Balken sagt, wie sicher das ist. Blau ist besser als die Durchschnittskarte, Orange schlechter, Grau zu knapp, um es zu sagen. Eine Karte weit rechts sollte man vielleicht abschwächen. Aber Vorsicht: Das ist ein *Zusammenhang*, noch keine Ursache; wer ohnehin gewinnt, kommt vielleicht eher dazu, bestimmte Karten zu spielen. Wer sicher sein will, ändert die Karte und vergleicht (`--vs my.toml`).
report-every = Jede Karte, alles, was mit ihr geschah
report-every-how = Die Zahlen sind Prozentpunkte gegenüber der Durchschnittskarte der Spalte; *fette* sind sicher (höchstens eine von zwanzig davon ist Zufall), blasse kamen zu selten vor. Zeig auf eine Zahl, um mehr zu sehen.
report-note-sure = „±“ und Balken sind 95-%-Intervalle. Was „aufgefallen wäre“, ist der kleinste wahre Unterschied, den eine so große Stichprobe in vier von fünf Fällen findet; kleinere können unbemerkt da sein.
report-note-bars = Die Balken der Karten behandeln die Plätze eines Spiels als unabhängig; in Wahrheit ist der Sieg des einen die Niederlage des anderen, weshalb die Balken etwas zu breit sind, nie zu schmal.
report-note-chance = Wer nach Zufall wählt, zeigt, was die Karten von sich aus tun. Wer klug spielt, nutzt starke Karten besser: Nimm `--bots random,greedy` dazu.

## Befehle: was beim Lesen der Optionen von selbst gesagt wird

argparse-usage = Aufruf:
argparse-positional = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe zeigen und aufhören
argparse-argument = Argument { $name }: { $trouble }
argparse-unrecognized = unbekannte Argumente: { $words }
argparse-required = diese Argumente fehlen: { $words }
argparse-one = es fehlt ein Wert
argparse-some = es fehlt mindestens ein Wert
argparse-choice = { $value } steht nicht zur Wahl (es gibt { $known })
argparse-ambiguous = mehrdeutige Option: { $word } passt auf { $known }
argparse-no-value = der Wert { $value } gehört nicht hierher
argparse-not-with = geht nicht zusammen mit { $other }
error-language = Die Sprache { $name } gibt es hier nicht; es gibt { $known }.
trouble-system = das System
trouble-at = { $where }: { $error }
trouble-memory = dafür reicht der Speicher nicht
trouble-ours = das sollte nicht vorkommen: { $kind }: { $error }; bitte melde es ({ $variable }=1 zeigt, wo).

## Was schiefging: Wörter eines Befehls, Dateien

error-option-form = Eine Option schreibt man NAME=WERT, nicht { $text }.
error-threads = Die Zahl der Threads geht von 1 bis 1024; { $n } geht nicht.
error-batch-seed = Der Startwert vieler Spiele hat höchstens 64 Bit und ist nicht negativ, anders als { $seed }.
error-file-long = { $path } ist länger als { $most } Bytes.
error-plot-name = Ein Bild kommt in eine Datei, die auf .svg oder .html endet, nicht in „{ $path }“.
error-plot-unwritable = In „{ $path }“ lässt sich kein Bild schreiben: { $trouble }.
error-log-other = { $path } enthält eine andere Arena ({ $other }); nenn eine neue Datei.
error-log-unwritable = In { $path } lassen sich keine Spiele aufheben: { $trouble }.
error-arena-two = Eine Arena braucht mindestens zwei Bots: --bots kitten,tiger.
error-arena-twice = Der Bot „{ $name }“ ist zweimal genannt; er sitzt ohnehin auf jedem Platz.
error-game-endless = Ein Spiel von { $game } ging nicht zu Ende; `purrlor check` findet vielleicht, warum.
error-game-number-endless = Spiel { $number } von { $game } geht nicht zu Ende.
error-game-broke = Spiel { $number } brach bei Zug { $ply } ab: { $trouble }.
error-games-few = Es muss mindestens 1 Spiel sein, nicht { $n }.
error-dataset-record = Die Aufzeichnung lässt sich nicht schreiben: { $trouble }.
error-dataset-row = Der Datensatz hat { $n } Zeilen; Zeile { $row } gibt es nicht.
error-dataset-damaged = Die Dateien in { $folder } sind kein Datensatz, oder sie sind beschädigt: { $error }.
error-dataset-missing = In { $folder } ist kein Datensatz: { $trouble }.
error-report-few = Ein Bericht braucht mindestens { $games } Spiele für jeden von { $tables } Tischen.
error-report-seats = Zahlen von Plätzen schreibt man 2,3,4; nicht { $text }.
error-report-vs = Vergleich mit NAME=WERT oder mit einer Datei voller Karten (.toml), nicht mit „{ $word }“.
error-report-vs-twice = --vs ist Seite B und steht einmal da; mehrere Änderungen kommen in eines: --vs { $words }
error-keep-unwritable = Halb fertige Arbeit lässt sich nicht aufheben: { $trouble }.
error-keep-other = { $path } hebt die Ergebnisse anderer Spiele auf; nenn eine andere Datei.
error-keep-damaged = { $path } ist keine Datei mit aufgehobenen Ergebnissen, oder sie ist beschädigt.
error-cluster-silent = Unter { $address } antwortet kein Dask-Scheduler mit Arbeitern.
error-cluster-rules = Die Arbeiter haben andere Regeln als dieser Rechner; installier dieselbe Version.
error-cluster-gone = Der Cluster unter { $address } ist weg.
error-cluster-dying = Der Cluster unter { $address } ist weg, oder seine Arbeiter sterben.
error-bots-number = Nenn einen Bot für alle Plätze oder { $seats }, einen für jeden; nicht { $n }.
error-bots-gpu = Auf der GPU wählen alle Plätze nach Zufall; lass --bots weg.
error-chosen-gpu = --chosen braucht --gpu; auf dem Prozessor erzählt `purrlor report` von den Karten.
error-no-folder = Es gibt keinen Ordner { $folder }, in den man schreiben könnte.
error-file-none = Es gibt keine Datei { $file }.
error-file-unreadable = { $file } lässt sich nicht lesen: { $error }.
error-listen = Auf { $host }:{ $port } lässt sich nicht lauschen: { $reason }.
error-allow-form = „{ $text }“ sollte NETZ=MAL sein, mit einer Zahl von 1 bis 10000.
error-network-form = „{ $text }“ ist weder eine Adresse noch ein Netz wie 192.0.2.0/24.
error-people-many = { $people } Menschen passen nicht auf { $seats } Plätze.
error-bots-many = Für Bots gibt es { $seats } Plätze, genannt sind { $n } Bots.
error-record-no-seat = In der Aufzeichnung gibt es keinen Platz { $seat }.
error-record-no-move = Die Aufzeichnung hat { $n } Züge; Zug { $move } gibt es nicht.
error-arguments = { $trouble }; { $command } --help sagt mehr.
trouble-none = nichts
trouble-fault = Fehler in den Regeln
trouble-no-move = kein Zug bei einer Entscheidung
trouble-odd-move = ein Zug außerhalb seines Bereichs
trouble-piece = etwas ging verloren oder ist doppelt da
trouble-endless = das Spiel geht nicht zu Ende
trouble-nobody = niemand wird gefragt, aber das Spiel ist nicht aus
trouble-odd-seat = ein Platz, den es nicht gibt, wird gefragt
trouble-twice = derselbe Zug steht zweimal in einer Liste
error-file = { $trouble }.
file-none = es gibt keine Datei { $path }
file-unreadable = { $path } lässt sich nicht lesen: { $error }
file-folder = { $path } ist ein Ordner, keine Datei
file-odd = { $path } ist keine gewöhnliche Datei
file-locked = { $path } darf nicht gelesen werden
file-unwritable = { $path } lässt sich nicht schreiben: { $error }
file-closed = { $path } darf nicht geschrieben werden
file-nameless = ein Name fehlt
folder-none = es gibt keinen Ordner { $path }
folder-file = { $path } ist eine Datei, kein Ordner
folder-impossible = { $path } kann kein Ordner sein: { $error }
folder-closed = in { $path } darf nicht geschrieben werden
argument-digits = eine ganze Zahl mit höchstens 40 Ziffern, nicht { $text }
argument-negative = eine ganze Zahl, nicht negativ, anders als { $number }
argument-low = eine ganze Zahl, mindestens { $low }, nicht { $number }
argument-high = eine ganze Zahl, höchstens { $high }, nicht { $number }
argument-span = eine Zahl von { $low } bis { $high }, nicht { $text }
error-arena-number = Bei { $name } geht eine Zahl von 1 bis { $most }, nicht { $n }.
error-arena-unsent = Der Bot „{ $name }“ kann nicht an andere Prozesse geschickt werden ({ $error }); lass ihn mit jobs=1 spielen.
simulate-compiling = { $game } wird für die GPU kompiliert
run-goes-on = weiter nach { $n } Spielen, die { $path } aufgehoben hat
run-kept = { $done } von { $games } Spielen sind in { $path } aufgehoben; derselbe Befehl macht dort weiter.
error-run-kept = { $error } { $kept }

## Was schiefging: Bots und Training

error-gym-seat = Unser Platz ist von 0 bis { $last } oder 'any'; nicht { $seat }.
error-gym-bots = Nenn einen Bot für alle Plätze oder { $others } für die anderen eines festen Platzes; nicht „{ $names }“.
error-gym-environments = Es muss mindestens 1 Umgebung sein, nicht { $n }.
error-env-reset = Ruf zuerst reset() auf: In dieser Umgebung hat noch kein Spiel begonnen.
error-env-cycles = max_cycles ist eine ganze Zahl ab 1 oder None, nicht { $n }.
error-train-name = Ein Netz liegt in einer Datei, die auf .npz endet, nicht in { $path }.
error-train-gpu = Es gibt keine GPU, die torch benutzen kann; ohne --gpu lernt es auf dem Prozessor.
error-train-seats = Zahlen von Plätzen schreibt man wie 2,3, und sie sind unter { $known }; nicht „{ $text }“.
error-train-file = { $path } enthält kein Netz aus einem Training.
error-train-encoding = Dieses Netz wurde für andere Regeln oder Karten von { $game } trainiert; von ihm aus geht es nicht weiter.
error-selfplay-choice = Eine Wahl ist eine Stelle in der Zugliste ihrer Partie, von 0 an.
error-spiel-options = Optionen schreibt man name:wert;name:wert, nicht „{ $text }“.
error-zoo-no-move = Ein Agent, dessen Spiel weitergeht, muss einen Zug wählen.
error-zoo-not-its-move = Platz { $seat } ist gefragt, und { $move } ist keiner seiner Züge.
error-zoo-not-asked = Platz { $seat } ist jetzt nicht gefragt; seine einzige Aktion ist { $action }.
error-zoo-illegal = illegal ist 'refuse' oder 'lose', nicht { $illegal }.
error-bot-answer = Der Bot „{ $name }“ antwortete { $answer }; das ist keiner seiner Züge.
error-bot-kind = Ein Bot ist ein Name, eine Funktion choose(view, moves), ein Objekt mit dieser Methode oder ein purrlor.bots.Bot, nicht { $given }.
error-bot-not-asked = Platz { $seat } wird jetzt nichts gefragt, also kann kein Bot für ihn antworten.
error-bot-failed = Der Bot „{ $name }“ versagte: { $error }.
error-bot-lacking = „{ $place }“ hat keinen Bot „{ $name }“: eine Funktion von (view, moves) oder eine Klasse mit choose.
error-bot-unloadable = Der Bot „{ $name }“ lässt sich nicht laden: { $error }.
error-bot-how-long = Wie lange soll „{ $name }“ nachdenken? Sag search:2000 (Durchgänge) oder search:500ms.
error-bot-no-settings = Der Bot „{ $name }“ hat keine Einstellungen, also ergibt „{ $text }“ keinen Sinn.
error-bot-setting-span = In „{ $text }“ ist { $name } { $span }, nicht „{ $value }“.
error-bot-setting-unknown = Der Bot „{ $name }“ hat keine Einstellung „{ $setting }“; er hat { $known }.
error-bot-setting-twice = Der Bot „{ $text }“ hat { $name } zweimal.
error-level-unknown = Es gibt keinen Bot „{ $name }“; es gibt { $known }.
error-bot-close = Es gibt keinen Bot „{ $name }“. Meintest du „{ $close }“?
error-bot-unknown = Es gibt keinen Bot „{ $name }“. Es gibt { $known } und 'your_file.py:choose'.
bot-no-settings = keine
error-network-none = Es gibt kein Netz „{ $name }“.
error-network-damaged = In der Datei „{ $name }“ steht kein lesbares Netz.
error-network-game = Das Netz „{ $name }“ ist für '{ $theirs }', nicht für { $game }.
error-network-version = Das Netz „{ $name }“ hat Version { $theirs } von { $game } gelernt; dies sind die Regeln der Version { $ours }.
error-network-encoding = Das Netz „{ $name }“ liest Stellungen von { $game } als { $theirs }; diese Version schreibt sie als { $ours }.
error-network-cards = Das Netz „{ $name }“ hat { $game } nur mit den üblichen Karten gelernt.
error-network-seats = Das Netz „{ $name }“ hat { $game } mit { $seats } Plätzen nicht gelernt.
error-network-option = Das Netz „{ $name }“ hat { $game } mit { $option } = { $value } nicht gelernt.
network-search = { $why } Der Bot „{ $bot }“ sucht stattdessen.

## Was schiefging: Spiele, Plätze, Optionen, Züge

error-rules-imagined = Die Regeln von { $game } zerbrachen in einer gedachten Welt; `purrlor check` findet vielleicht, wo.
error-seed = Ein Startwert ist eine ganze Zahl mit höchstens { $most } Bit, nicht { $seed }.
error-option-value = Für die Option { $name } gibt es { $known }; nicht { $value }.
error-option-unknown = Es gibt keine Option { $name }; dieses Spiel hat { $known }.
error-named-values = „{ $name }“ nimmt Namen mit ihren Werten (ein dict), nicht { $value }.
error-move-axis = „{ $word }“ gibt es in diesem Spiel nicht unter { $axis }.
error-move-number = Es gibt keinen Zug mit der Nummer { $move }.
error-move-kind = Ein Zug ist einer aus match.moves(seat), seine Nummer oder sein Text, nicht { $move }.
error-move-unknown = „{ $name }“ ist kein Zug dieses Spiels; es kennt { $known }.
error-batch-move = Platz { $seat } kann Zug Nummer { $move } jetzt nicht spielen.
error-rules-batch = Die Regeln von { $game } zerbrachen in einem Schwung Spiele; `purrlor check` findet vielleicht, wo.
error-rules-playout = Die Schleife beim Durchspielen zerbrach; mit PURRLOR_PLAIN=1 sieht man den Regeln bei der Arbeit zu.
error-compiler-unsupported = Die Regeln lassen sich hier nicht kompilieren: { $error }.
error-compiler-lacks = Die Regeln lassen sich hier nicht kompilieren: In dieser Version gibt es kein { $name }.
error-site-struct = Das WebAssembly-Modul lässt sich nicht erzeugen: In { $name } bleibt eine Struktur mit Zeigern im Speicher ({ $struct }).
error-site-linker = Hier gibt es keinen Linker für WebAssembly; er kommt mit pip install 'purrlor[site]'.
error-site-link = Das WebAssembly-Modul lässt sich nicht binden: { $error }.
error-no-gpu = Hier gibt es keine GPU, die Numba nutzen kann; lass --gpu weg, um auf dem Prozessor zu spielen.
error-gpu-broken = Die GPU lässt sich nicht nutzen. { $error }
error-seats = { $game } spielt man zu { $span }, nicht zu { $seats }.
error-option-seat = Option { $name }: Es gibt keinen Platz { $seat }.
error-move-not-now = Platz { $seat } kann „{ $move }“ jetzt nicht tun.
error-rules-no-move = Platz { $seat } ist gefragt, hat aber keinen Zug: Die Regeln sind kaputt.
error-concede-not-now = Platz { $seat } kann jetzt nicht aufgeben.
error-not-over = Das Spiel ist noch nicht aus.
error-no-offer = Niemand hat ein neues Spiel angeboten.
error-over = Das Spiel ist aus.
error-seat-unknown = An diesem Tisch gibt es keinen Platz { $seat }; seine Plätze sind 0 bis { $last }.
error-not-asked = Platz { $seat } wird jetzt nichts gefragt.
error-rules-compiled = Die Regeln zerbrachen in einem kompilierten Teil; mit PURRLOR_PLAIN=1 sieht man, wo.
error-rules-fault = Die Regeln hielten sich selbst an, mit Fehler { $fault }.
error-page-json = Das wäre kein JSON: { $error }.
error-page-table = Die Regeln zeigen einen Tisch, der kein JSON ist ({ $error }): { $part }
error-unknown-game = Es gibt kein Spiel { $name }; der Salon hat { $known }.
error-game-kind = Ein Spiel nennt man mit seiner Kennung ({ $known }) oder gibt ein purrlor.Game, nicht { $given }.
error-outside-kind = es ist ein { $kind }, kein purrlor.Game
error-tale-none = { $game }: Das Ereignis „{ $name }“ hat keine Erzählung (tale), also könnte niemand davon erfahren.
error-tale-unsaid = { $game }: In { $file } fehlen die Worte „{ $name }“.
error-tale-words = { $game }: „{ $name }“ verlangt { $words }, aber erzählt wird { $known }.
error-outside-id = sein cards.toml nennt es „{ $id }“
error-outside-twice = es gibt noch ein Spiel mit dieser Kennung
error-move-long = So lang ist kein Zug.
error-move-on-its-way = Dein letzter Zug ist noch unterwegs.
error-by-rule = { $said } [{ $rule }]
error-move-form = „{ $text }“ sollte aussehen wie { $form }.

## Was schiefging: Aufzeichnungen und Stellungen

# Eine Aufzeichnung ist ein gespeichertes Spiel. Namen ihrer Felder bleiben, wie sie sind.

error-record-rules = Diese Aufzeichnung stammt von Version { $theirs } von { $game }; dies sind die Regeln der Version { $ours }, und nach anderen wird sie nicht gespielt.
error-position-row = Eine Zeile einer Stellung ist ein Block von Feldern, nicht { $given }.
error-position-place = Feld „{ $path }“ hat keine Stelle { $key }.
error-position-range = Feld „{ $path }“: { $number } liegt außerhalb des Bereichs.
error-position-field = Es gibt kein Feld „{ $name }“.
error-position-word = Feld „{ $path }“: { $value } ist unbekannt.
error-position-value = Feld „{ $name }“ kann { $value } nicht aufnehmen.
error-record-whole = Die Zahlen einer Aufzeichnung sind ganz, anders als { $number }.
error-record-letters = Eine Aufzeichnung hat höchstens { $most } Zeichen, nicht { $n }.
error-record-digits = Eine Zahl in einer Aufzeichnung hat höchstens { $most } Ziffern, nicht { $n }.
error-record-field = Das Feld „{ $name }“ der Aufzeichnung fehlt oder ist von der falschen Art.
error-record-words = Das Feld „{ $name }“ der Aufzeichnung hat Wörter mit höchstens { $most } Zeichen.
error-record-hidden = Das Feld „{ $name }“ der Aufzeichnung hat Zeichen, die sich nicht zeigen lassen: { $text }.
error-record-names = Eine Aufzeichnung hat höchstens { $most } Namen, nicht { $n }.
error-record-options = Eine Aufzeichnung hat höchstens { $most } Optionen.
error-record-seed = Der Startwert { $seed } der Aufzeichnung ist keine hexadezimale Zahl mit höchstens 128 Bit.
error-record-moves = Eine Aufzeichnung hat höchstens { $most } Züge, nicht { $n }.
error-record-move = Zug { $ply } der Aufzeichnung, { $line }, sollte lauten wie '0 play:something'.
error-record-facts = Zu einem versprochenen Mischen gehören höchstens { $most } Angaben.
error-record-format = Das ist keine Aufzeichnung von Purrlor in einem Format, das wir kennen.
error-record-deep = Das ist keine Aufzeichnung: Es ist zu tief verschachtelt.
error-record-json = Das ist keine Aufzeichnung: { $error }.
error-record-kind = Eine Aufzeichnung ist ein purrlor.Record, etwa match.record oder Record.from_json(text), nicht { $record }.
error-record-start = Der Anfang der Aufzeichnung ist größer oder tiefer als jede Stellung.
error-position-game = Diese Stellung ist nicht von { $game }, Version { $version }.
error-position-options = Die Optionen einer Stellung sind ein Block von Namen und Werten, nicht { $given }.
error-position-stuck = Von dieser Stellung aus können die Regeln nicht weiter.
error-position-seats = Feld „{ $name }“ einer Stellung mit { $seats } Plätzen kann nicht { $value } sein.
error-position-count = Die Stellung hat { $n } von { $name }, das Spiel { $wanted }.
error-position-no-move = In dieser Stellung ist Platz { $seat } gefragt, hat aber keinen Zug.
error-record-has-moves = Die Aufzeichnung hat { $n } Züge, nicht { $ply }.
error-record-set-up = Diese Aufzeichnung beginnt mit einer aufgebauten Stellung; weiterspielen kann man nur Spiele von Anfang an.
error-records-reading = Andere Aufzeichnungen von hier werden gerade gelesen; warte einen Moment.
error-record-at = Zug { $ply } der Aufzeichnung, „{ $move }“: { $error }
error-record-stuck = Zug { $ply } der Aufzeichnung, „{ $move }“: Von so einer Stellung aus können die Regeln nicht weiter.
error-record-position = Die Stellung der Aufzeichnung: Von ihr aus können die Regeln nicht weiter.
error-record-cards = Diese Aufzeichnung entstand mit { $theirs }; hier gibt es nur ein Spiel mit { $ours }.
# Im Dativ.
cards-edited = geänderten Karten ({ $edition })
cards-usual = den üblichen Karten

## Was schiefging: Kartenblätter

# $name ist eine Datei; [game], [[card]] und die Wörter in Anführungszeichen bleiben. Sätze ohne Punkt folgen auf „…, Zeile 5: “.

error-cards-twice = In { $name } haben zwei Karten dieselbe Kennung.
error-sheet-lacks = { $name }: Unter [game] fehlt das Feld „{ $word }“.
error-card = cards.toml, „{ $name }“ der Karte „{ $card }“: { $trouble }.
error-cards-deal = { $name }: { $n } Karten sind zu wenige oder zu viele, um sie an { $seats } Plätze auszuteilen.
error-cards-deep = { $name } ist kein Kartenblatt: Es ist zu tief verschachtelt.
error-cards-toml = { $name } ist keine TOML-Datei: { $error }.
error-cards-unread = { $name }: Die Regeln können diese Karten nicht lesen ({ $error }).
error-cards-unplayable = { $name }: An { $seats } Plätzen lassen sich diese Karten nicht spielen ({ $error }).
error-cards-numbers = { $name }: Mit solchen Zahlen kann man an { $seats } Plätzen nicht spielen ({ $error }).
error-decks-twice = Zwei Dateien ändern die Karten desselben Spiels.
error-decks-game = { $name }, Zeile 1: Sag, für welches Spiel diese Karten sind: { $example }.
error-sheet = { $name }, Zeile { $line }: { $trouble }.
sheet-blocks = die Karten schreibt man als Blöcke [[card]]
sheet-long = ein Blatt hat höchstens { $most } Karten
sheet-word = { $word } bedeutet hier nichts; ein Blatt hat Blöcke [game] und [[card]]
sheet-game = [game] ist ein Block von Angaben
sheet-other = das sind Karten von { $theirs }, nicht von „{ $ours }“
sheet-fixed = „{ $word }“ des Spiels lässt sich nicht ändern; es ist { $value }
sheet-no-id = eine Karte braucht eine Kennung (id)
sheet-id = die Kennung einer Karte besteht aus kleinen Buchstaben, Ziffern und Strichen, anders als { $id }
sheet-lacks = die neue Karte „{ $card }“ braucht das Feld „{ $word }“
sheet-card = „{ $name }“ von { $card }: { $trouble }
sheet-unknown = { $word } ist kein Wort, das die Regeln kennen; sie kennen { $known }
sheet-amount = { $text } braucht hinter dem Wort eine ganze Zahl, nicht { $amount }
sheet-missing = fehlt; jede Karte hat auch { $words }
sheet-twice = eine andere Karte hat dieselbe Kennung
sheet-field = Karten dieses Spiels haben kein Feld { $word }; sie haben { $known }
sheet-value = „{ $word }“ von { $card } kann nicht { $value } sein
sheet-negative = „{ $word }“ von { $card } kann nicht negativ sein
sheet-text = „{ $word }“ von { $card } ist eine Zeile mit höchstens { $most } Zeichen, anders als { $value }
sheet-number = eine Zahl in „{ $word }“ von { $card } geht von -{ $most } bis { $most }, nicht { $value }
sheet-total = „{ $word }“ aller Karten zusammen ist jetzt { $total }, mehr als { $most }, die eine Wertung fasst

## Was schiefging: Schlüssel, Datenbanken, Sicherungen

error-backup-there = Es gibt schon eine Datei { $file }; sie wird nicht überschrieben.
error-db-damaged = Die Datenbank lässt sich nicht bis zum Ende lesen: { $error }.
error-key-at-once = --at-once gehört zu `purrlor key rotate`.
error-key-none = In { $place } ist noch kein Schlüssel; ein Server macht ihn beim Start.
error-key-unwritable = Die Schlüsseldatei { $file } lässt sich nicht schreiben: { $error }.
error-backup-folder = { $file } ist ein Ordner, keine Sicherung.
error-backup-not = { $file } ist keine Sicherung.
error-restore-full = Die Datenbank ist nicht leer; eine Sicherung kommt in eine neue.
error-db-folder = { $file } ist ein Ordner, keine Datenbank.
error-db-tables = { $name } ist keine Datenbank von Purrlor: Darin ist { $tables }.
error-db-unopened = Die Datenbank { $name } lässt sich nicht öffnen: { $error }.
error-db-kind = Eine Datenbank der Art „{ $name }“ gibt es hier nicht.
error-key-form = { $place } enthält keinen Schlüssel: Der ist eine Zeile aus 64 Zeichen 0-9 und a-f.
error-key-unreadable = Die Schlüsseldatei { $file } lässt sich nicht lesen: { $error }.
error-uvicorn = Dieses uvicorn ist hier nicht bekannt (ihm fehlt { $missing }); installier { $known }.
error-key-another = Der Schlüssel in { $place } ist ein anderer, als diese Datenbank kennt. Nenn mit --key-file die Datei, in der er ist; oder starte mit --new-key, dann werden alle abgemeldet (Links für andere Geräte gelten weiter).
error-key-two = Die Datenbank hat ihren Schlüssel noch, und in { $place } ist ein anderer. Nenn mit --key-file eine neue Datei für ihn; oder starte mit --new-key, dann werden alle abgemeldet (Links für andere Geräte gelten weiter).
error-key-missing = Der Schlüssel, der Cookies signiert, fehlt: Es gibt keine Datei { $place }. Bring sie mit oder nenn sie mit --key-file; oder starte mit --new-key, dann werden alle abgemeldet (Links für andere Geräte gelten weiter).
error-key-variable = Der Schlüssel steht in { $variable }, und die kannst nur du ändern; schreib den neuen davor, dann `; OLD until TIME`.
error-db-package = Die Datenbank braucht das Paket „{ $name }“; installier purrlor[postgres].
error-db-form = Die Datenbank sollte eine Datei sein oder aussehen wie postgresql://user@host/name.
error-db-beside = In { $file } ist keine Datenbank; meintest du { $beside }?
error-db-none = In { $file } ist keine Datenbank; und eine andere liegt dort nicht.
error-db-empty = { $name } ist keine Datenbank von Purrlor: Sie ist leer.
error-db-newer = Die Datenbank stammt von einem neueren Purrlor (Form { $found }; dieses kennt { $known }).
error-db-older = Die Datenbank hat die Form { $found }, diese Version kennt { $known }: Starte einmal den Server dieser Version, dann versuch es noch einmal.
error-db-used = Ein anderer Server benutzt { $file }; mehrere Server brauchen PostgreSQL (--db postgresql://…).
error-config-form = Die Einstellungsdatei { $file } ist kein TOML: { $error }.
error-config-key = { $file } setzt { $key }, aber diesen Schlüssel gibt es nicht; `purrlor admin settings` erklärt alle.
error-config-key-close = { $file } setzt { $key }, aber diesen Schlüssel gibt es nicht; meintest du { $close }?
error-config-value = { $where }, { $key }: { $trouble }
error-config-switch = Hier gehört true oder false hin.
error-config-list = Hier gehört eine Liste von Texten hin, wie ["eins", "zwei"].
error-config-one = Hier gehört ein einzelner Text oder eine Zahl hin.
error-config-text = Hier gehört ein Text in Anführungszeichen hin.
error-config-one-of = Möglich sind: { $known }.
error-config-secret = Die Datei { $file } ist leer; sie soll eine Zeile enthalten, das Geheimnis.
error-db-password-typed = Ein getipptes Passwort kann jeder auf diesem Rechner lesen: Lass es in --db weg, und leg es in eine Datei (--database-password-file) oder in PURRLOR_DATABASE_PASSWORD.
error-db-password-for-file = Eine Datenbankdatei hat kein Passwort; das ist für PostgreSQL.
error-restore-lost = Die Sicherung { $file } ließ sich nicht ganz wiederherstellen; es fehlen Zeilen in: { $names }.
error-admin-url = { $url } ist keine Adresse eines Servers; sie sollte mit http:// oder https:// beginnen.
error-admin-text = Sag, was alle lesen sollen, oder nimm es mit --over zurück.
error-admin-no-table = Es gibt keinen Tisch { $table }; `purrlor admin tables` nennt sie.
error-admin-table-over = Der Tisch { $table } ist schon beendet oder geschlossen.
error-admin-nobody = Hier ist keine Person { $whom } bekannt, und ein Netz ist es auch nicht; `purrlor admin people` nennt die Leute.
error-admin-not-banned = { $whom } ist nicht ausgesperrt; `purrlor admin bans` nennt, wer es ist.
error-restore = { $file } lässt sich nicht wiederherstellen: { $error }

## Was schiefging: an Tischen und im Salon

# Zu Menschen im Browser.

error-no-address = Diese Adresse gibt es nicht.
error-address-controls = Eine Adresse hat keine Steuerzeichen.
error-many-requests = Zu viele Anfragen; warte einen Moment.
error-body-long = Eine Anfrage hat höchstens { $most } Bytes.
error-stopping = Der Server wird gerade angehalten.
error-many-connections = Zu viele Verbindungen von hier.
error-broke = Hier ist etwas kaputtgegangen; wir haben es notiert.
error-chat-length = Sag etwas mit 1 bis { $most } Zeichen.
error-chat-controls = Eine Zeile im Chat hat keine Steuerzeichen.
error-db-silent = Die Datenbank antwortet gerade nicht; nichts ging verloren, versuch es gleich noch einmal.
error-stale-question = Das antwortet auf eine ältere Frage; hier ist der neueste Stand.
error-stale-view = Das Spiel ging inzwischen weiter; hier ist der neueste Stand.
error-eyes = Aus wessen Sicht? Ein Platz von 0 bis { $last }, 'none' oder 'open'; nicht „{ $eyes }“.
error-replay-moves = Die Aufzeichnung hat mehr als { $most } Züge.
error-replay-long = Diese Aufzeichnung hat mehr als { $most } MB; sie ist zu lang, um sie zu zeigen.
error-replay-page = Eine Seite einer Aufzeichnung beginnt mit einem Zug (`from`) und hat höchstens { $most } Schritte.
error-before = `before` sollte eine Zeit sein, wie die letzte Liste sie nannte.
error-request-nonsense = Diese Anfrage ergibt keinen Sinn: { $error }.
error-request-broken = Die Anfrage brach ab.
error-recovery = Dieser Link wurde schon benutzt, oder es gibt einen neueren, oder er war nie einer.
error-guide-language = Dieses Spiel spricht diese Sprache nicht.
error-edition-unknown = Solche Karten gibt es in diesem Spiel nicht.
error-no-stylesheet = Dieses Spiel hat kein Stylesheet.
error-game-unknown = Es gibt kein Spiel „{ $name }“; der Salon hat { $known }.
error-many-codes = Zu viele Codes wurden ausprobiert; warte eine Minute.
error-no-code = Zu diesem Code gibt es keinen Tisch.
error-no-record = Es gibt keine Aufzeichnung, die man weiterspielen könnte.
error-db-forgets = Die Datenbank behält nicht, was man hineinschreibt.
error-starting = Der Server startet gerade; versuch es gleich noch einmal.
error-banned = Wer dieses Haus betreibt, hat dir die Tür verschlossen.
error-name-length = Ein Name hat 1 bis { $most } sichtbare Zeichen.
error-name-circles = Ein Name hat keine Zahlen in Kreisen: Damit unterscheidet der Tisch ähnliche Namen.
error-name-controls = Ein Name hat keine Steuerzeichen.
error-name-marks = Ein Buchstabe eines Namens trägt höchstens { $most } Akzente.
error-many-waiting = Es warten schon zu viele Anfragen; versuch es gleich noch einmal.
error-server-busy = Der Server hat zu viel zu tun; versuch es gleich noch einmal.
error-many-tables = Von hier wurden zu viele Tische eröffnet; warte einen Moment.
error-many-open-here = Von hier sind { $n } Tische offen; spiel erst einen zu Ende oder schließ ihn.
error-seat-faster = Jemand war schneller; der Platz ist besetzt.
error-many-bots = Das sind mehr Bots als die { $seats } Plätze.
error-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
error-over-at-ply = Hier ist das Spiel schon aus; spiel von einem früheren Zug aus weiter.
error-no-seat-in-game = In diesem Spiel gibt es keinen Platz { $seat }.
error-many-open = Du hast { $n } Tische offen; spiel erst einen zu Ende oder schließ ihn.
error-stand-in-here = { $name } ist da; eine Vertretung spielt nur für die, die gegangen sind, oder die an einem Tisch ohne Uhr alle { $n } Minuten warten lassen.
error-seat-taken = Dieser Platz ist besetzt.
error-seats-taken = Alle Plätze sind besetzt.
error-begun-or-left = Das Spiel hat schon begonnen, oder gerade ist jemand gegangen.
error-owner-only = Das darf nur, wer den Tisch eröffnet hat.
error-seated-only = Das darf nur, wer am Tisch sitzt.
error-table-private = An diesen Tisch darf sonst niemand.
error-seat-given-away = Dein Platz wurde vergeben; wer den Tisch eröffnet hat, kann dich wieder hereinlassen.
error-barred = Wem der Tisch gehört, hat dich weggeschickt, und kann dich wieder hereinlassen.
error-send-away-whom = Nenne jemand anderen, mit seiner Kennung.
error-send-away-seated = Sie sitzen an diesem Tisch; vor dem Beginn kannst du ihren Platz vergeben.
error-send-away-many = Von einem Tisch können höchstens { $n } Leute weggeschickt werden.
error-chat-off = Wem der Tisch gehört, hat den Chat abgeschaltet; Gesten gehen weiter.
error-no-seat-here = Du hast keinen Platz an diesem Tisch.
error-nobody-removed = Niemand mit diesem Namen wurde von diesem Tisch weggeschickt.
error-seats-empty = Es gibt leere Plätze; setz erst Freunde oder Bots darauf.
error-no-table = Diesen Tisch gibt es nicht.
error-many-replays = Von hier werden zu viele Aufzeichnungen verlangt; warte einen Moment.
error-asker-gone = Wer gefragt hat, ist nicht mehr da.
error-many-records = Gerade werden viele Aufzeichnungen gelesen; versuch es gleich noch einmal.
error-stale = Das Spiel ging inzwischen weiter.
error-seat-lost = Du hast keinen Platz mehr an diesem Tisch.
error-players-only = Dieser Tisch ist nur für die, die daran spielen.
error-table-other-rules = Dieser Tisch wurde mit anderen Regeln oder Karten gedeckt; er lässt sich nicht weiterspielen.
error-not-begun = Das Spiel hat noch nicht begonnen.
error-undo-spent = An diesem Tisch wurde schon so viel zurückgenommen, dass von jetzt an jeder Zug gilt.
error-undo-fast = Du nimmst Züge schneller zurück, als jemand folgen kann; warte einen Moment.
error-one-hello = Ein Hallo genügt.
error-many-answers = Höchstens { $most } Antworten lassen sich merken.
error-chat-fast = Du redest schneller, als jemand lesen kann; warte einen Moment.
error-mute-whom = Wen möchtest du stummschalten?
error-mute-fast = Du überlegst es dir schneller anders, als jemand redet; warte einen Moment.
error-mute-many = Du hast { $n } Personen stummgeschaltet; hör erst einer davon wieder zu.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-nothing-asked = Du wirst gerade nichts gefragt.
error-message-nonsense = Diese Nachricht ergibt keinen Sinn: { $error }.
error-foreign = Diese Anfrage kommt von einer anderen Seite. Gehört die Seite zu diesem Server, sollte er mit --origin gestartet werden, oder der Proxy davor sollte X-Forwarded-Host senden.
error-table-unreadable = Diese Version des Servers kann den Tisch nicht lesen; er bleibt, wie er ist, für eine, die es kann.
error-begun = Das Spiel hat schon begonnen.
error-table-closed = Der Tisch ist geschlossen.
error-stand-in-soon = { $name } war eben noch da; eine Vertretung lässt sich in { $seconds } s rufen.
error-body-slow = Der Inhalt dieser Anfrage kam zu langsam.
error-request-late = Die Anfrage kam nicht.
error-request-none = Das ist keine Anfrage.
error-headers-long = Die Kopfzeilen dieser Anfrage sind zu lang.
error-address-long = Diese Adresse ist zu lang.
error-address-none = Das ist keine Adresse.
error-requests-at-once = Zu viele Anfragen auf einmal.
error-much-sent = Von hier kommt zu viel auf einmal; warte einen Moment.

## Wie der Server sich verabschiedet, und was er allen sagt

# Eine Seite anstelle des Salons; docs/protocol.md und make web bleiben, wie sie sind.
unbuilt-title = Der Salon ist offen, aber sein Fenster ist noch nicht gebaut
unbuilt-text = Der Server läuft, und Programme können spielen (siehe docs/protocol.md). Um die Tische im Browser zu sehen, bau den Client einmal: make web, und lade diese Seite dann neu.
bye-slow = Du hast zu lange nicht gelesen.
bye-token = Dieses Token öffnet keinen Platz an diesem Tisch.
bye-removed = Wer den Tisch eröffnet hat, hat deinen Platz vergeben.
bye-signed-out = Du hast dich überall abgemeldet; lade die Seite neu, um so weiterzumachen, wie dieses Gerät jetzt heißt.
bye-restarting = Der Server startet neu; du wirst wieder verbunden.
bye-gone = Wer dieses Haus betreibt, hat diesen Tisch geschlossen.
bye-database = Die Datenbank antwortet gerade nicht; du wirst wieder verbunden.
bye-flood = Zu viele Nachrichten ergaben keinen Sinn.
bye-no-hello = Es kam kein Hallo.
bye-not-hello = Die erste Nachricht muss ein Hallo sein.
bye-protocol = Dieser Server spricht Protokoll { $protocol }: Lade die Seite neu, oder bring dein Programm auf den neuesten Stand.
notice-database = Der Server kann gerade keine Züge aufheben. Nichts, was gespielt wurde, ist verloren; er versucht es von selbst wieder.
notice-operator = { $text }
notice-restart =
    { $n ->
        [one] Der Server startet in { $n } Minute neu. Nichts geht verloren; du wirst von selbst wieder verbunden.
       *[other] Der Server startet in { $n } Minuten neu. Nichts geht verloren; du wirst von selbst wieder verbunden.
    }
notice-restart-now = Der Server startet jetzt neu. Nichts geht verloren; du wirst von selbst wieder verbunden.

# Während ein Spiel kompiliert wird, einmal. $bar: wie weit es ist
compiling = die Regeln von { $game } werden kompiliert, nur dieses eine Mal: { $bar }

# The one option that every game has, for commands; open and quick are its values.
option-windows-help = Alle fragen, die reagieren könnten (open), oder nur, wer es wirklich kann (quick).
