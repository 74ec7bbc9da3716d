### The shell's words in English: every sentence of the browser that no game says.
###
### This is the catalog that others are made from. A group stands for a page or a part of one; `$n` is a number
### that chooses the form unless a comment says otherwise, and `$name` the name of a person or thing.

## Everywhere

# The first link of every page, for keyboards: over the head, to what the page is about.
skip = Skip to the content
close = Close
retry = Try again
# While something is being fetched.
loading = One moment …

## The head of every page

# The name of the navigation, for screen readers.
nav-title = The parlour
# A link: the rules of all games.
nav-guide = Rules
nav-gallery = Gallery
nav-replay = Replays
nav-settings = Settings

## What went wrong

error-offline = The parlour cannot be reached. Look at your network, then try again.
error-server = Something went wrong in the parlour. Try again in a moment.
error-page = This page could not be loaded. Look at your network, then reload.
# Somebody followed a wrong link.
error-missing = There is no page at this address.
# The heading above every such message.
lost-title = Nobody here but us cats
lost-home = Back to the parlour

## Home: the doors of the games, a code, lists of tables

# The name of this house; it stays as it is.
home-title = Purrlor
home-welcome = Welcome to the parlour
home-lead = Games with cats. Sit down against bots at once, or ask friends to the table.
# $name is a name that the house made up, such as “Duchess”.
home-called = We call you { $name }.
# A link to the settings, right after “We call you …”.
home-rename = Choose another name
# $n is a span such as “2–4”, or one number.
home-players = { $n } players
# $n is a span such as “20–30”, or one number.
home-minutes = { $n } minutes
home-play = Play now
# On the button, once “Play now” was pressed.
home-opening = Dealing …
home-preparing = The rules of this game are being prepared. That happens once and may take a minute.
home-invite = Invite friends
home-rules = Rules
# The label of the field for the short code of a friend's table.
home-code = Got a code?
home-join = Join the table
home-mine = My tables
home-no-mine = None yet. Every table you sit down at is listed here.
home-open = Open tables
home-no-open = No table is waiting for players. Open one yourself: invite friends.
home-recent = Recent replays
home-no-recent = Finished games can be watched again here.

## A table in a list

# The game is played with cards that the owner of this house has changed.
edited-badge = edited cards
# In place of the names of those who sit at a table.
row-nobody = Nobody sits here yet
# $names is a list of names.
row-won = Won by { $names }
row-over = Over
row-playing = Being played
row-free =
    { $n ->
        [one] One free seat
       *[other] { $n } free seats
    }

## A new table

# $game is the title of a game.
new-title = A table of { $game }
new-seats = How many play?
# May others come to this table: by its link, or may anybody?
new-who = Who may come?
new-link = Whoever has the link or the code
new-open = Anybody: the table is listed at home
new-watching = Others may watch
# The heading above the clock and “Casual”.
new-manners = How strict is it?
new-clock = Time to think
new-casual = Casual: hints and take-backs are fine
new-options = Options of the game
# Beside “Options of the game”, in small letters. $n is how many options there are.
new-usual =
    { $n ->
        [one] one, as usual unless you change it
       *[other] { $n }, as usual unless you change them
    }
new-make = Open the table
# A choice for “Time to think”.
clock-none = As long as you like
clock-relaxed = Relaxed clock
clock-brisk = Brisk clock

## The lobby: chairs, before the game begins

# To the host.
lobby-owner = Fill the chairs, then start.
# To somebody who does not sit yet.
lobby-guest = There is a chair for you.
lobby-full = All chairs are taken. You may watch from here.
# To somebody who sits, but is not the host.
lobby-seated = You have a chair. The game starts when the host says so.
lobby-empty = Free chair
# Of a person who is connected now.
lobby-here = here
# Of a bot that somebody runs elsewhere.
lobby-program = a program
lobby-sit = Sit here
lobby-stand = Stand up
# The first, empty choice of a list of bots.
lobby-bot = Add a bot …
lobby-bots = Bots, to drag into a chair:
# A button: this person or bot off the chair.
lobby-remove = Remove
lobby-removed = People you removed:
# $name is a person whom the host had removed.
lobby-let-back = Let { $name } back in
lobby-start = Start the game
lobby-needs = Every chair needs somebody.
lobby-close = Close the table
lobby-wait = Waiting for the host to start.
# The heading above the options of this table.
lobby-rules = How we play
# The first letters of a number follow. It is the hash of the shuffle, so that nobody can change the deck later.
lobby-promise = The deck is already shuffled; this promise proves it at the end:

## Bots: what each is called, and a line about how it plays

level-kitten = Kitten
    .text = Plays with everything, thinks about half of it.
level-housecat = Housecat
    .text = Looks one move ahead, then wants dinner.
level-alley-cat = Alley cat
    .text = Imagines what you may hold, and plays for keeps.
level-tiger = Tiger
    .text = Thinks for up to a second. Has eaten.

## Inviting friends, in the lobby

share-title = Invite friends
share-link = Link
share-copy = Copy the link
share-copied = Copied.
# The short code of the table follows.
share-code = Or tell them the code
# What the picture is, for screen readers.
share-qr = QR code of the link

## The line to the server, at a table

line-connecting = Walking over to the table …
# The connection broke; the page connects again by itself.
line-lost = The line is broken; coming back by itself …
line-gone = The parlour does not answer. It keeps being tried.
# $version is a number such as “3”.
line-old = This table was laid with version { $version } of the rules, and the parlour has moved on. It cannot be played any more; start a new one.
line-closed = The host has closed this table.

## At a table, for those who listen to the page

live-title = What happens at the table
# $text is the question, such as “choose a card”.
live-asked = Your move: { $text }.

## At a table: the question, the moves, hints

prompt-over = The game is over
# The move is on its way to the server.
prompt-sent = Sent …
# $names is a list of names.
prompt-waiting = Waiting for { $names }
# $name is the first name, $n how many others there are.
prompt-waiting-more =
    { $n ->
        [one] Waiting for { $name } and one more
       *[other] Waiting for { $name } and { $n } more
    }
prompt-nothing = One moment …
# The page passes by itself, as this person wished.
prompt-passing = Nothing for you to do here
# Cards and places glow where a move begins with them.
prompt-touch = Touch something that glows.
# A button: show the list of all $n moves in words.
moves-all =
    { $n ->
        [one] One move
       *[other] All { $n } moves
    }
# A button: undo the last touch; nothing was played yet.
moves-back = Take back
# “my turn” or “the end of the game” follows, each a button.
window-never = Don't ask again until
window-until-turn = my turn
window-until-game = the end of the game
window-saved-turn = You pass here until your next turn. The menu asks you again.
window-saved-game = You pass here until the end of the game. The menu asks you again.
# A button: ask which move a strong bot would make.
hint-ask = Hint
hint-thinking = Thinking …
# How often the bot would choose this move, in percent.
hint-share = { $n } %
# A link; $rule is the number of a rule, such as “PD-204”.
rule-see = Rule { $rule }

## At a table: pieces and places

piece-hidden = face-down card
# $name is the title of a card.
piece-several = { $n } times { $name }
# A place, for screen readers: $name is its title, $n how many pieces lie there.
zone-named = { $name }: { $n }
# A button: show every card of the pile $name.
zone-through = Look through: { $name }
# A small word on a card: it lies face down or in a hand, and yet one knows it.
mark-known = known

## At a table: seats

# For screen readers.
seat-named = Seat of { $name }
# For screen readers.
seat-you = Your seat, { $name }
# A small word beside one's own name.
seat-me = you
# A person is gone for long, and a bot plays in their place.
seat-away = a stand-in plays
# A person is not connected at the moment.
seat-gone = not here
seat-score = Score
# Beside a name: it is their move.
seat-choosing = is choosing
# The clock of a seat, for screen readers.
seat-seconds =
    { $n ->
        [one] one second left
       *[other] { $n } seconds left
    }
# Something at a seat or on a piece, and how much of it: $name is a word of the game, such as “Paws”, $n a number or word.
count-named = { $name } { $n }

## A card, seen close

# The numbers on cards. A Meowney is the cats' money.
number-value = Meowney
number-hearts = Hearts
number-paws = Paws
number-cost = Cost
number-rank = Rank
number-level = Level
number-lines = Lines
number-claw = Claw
number-flesh = Flesh
number-points = Points
# In place of the text of a card that has none.
card-nothing = It does nothing. It is a cat.
# How many of this card there are. Headings of a table, down to “Picture”.
card-copies = Copies
# “the rulebook” and its like follow.
card-origin = Known from
card-rules = Rules
# The words from which the picture was drawn follow.
card-picture = Picture
origin-rulebook = the rulebook
origin-public = what is publicly known
origin-house = our own house

## Many cards: the gallery, and the cards of a game

cards-designs =
    { $n ->
        [one] one design
       *[other] { $n } designs
    }
gallery-title = The gallery
# $n is how many pictures there are.
gallery-lead = { $n } cats, each drawn by code from one line of words.

## The rules: a page, or beside the table

guide-all = Rules of the games
guide-open = Rules
# $game is the title of a game.
guide-of = Rules of { $game }
guide-search = Search the rules
guide-hits =
    { $n ->
        [one] One rule says that
       *[other] { $n } rules say that
    }
guide-contents = Contents
guide-rules = Rules
guide-cards = Cards
guide-options = Options
# In brackets behind the value of an option that holds if nobody changes it.
guide-default = usual

## Beside the table: log and chat

log-title = Log
log-empty = Nothing has happened yet.
chat-title = Chat
chat-empty = Quiet so far. Say meow?
chat-say = Say something
chat-send = Send
# A button beside what somebody said: hear no more of that person.
chat-mute = mute
chat-unmute =
    { $n ->
        [one] Hear one muted person again
       *[other] Hear { $n } muted people again
    }
# What cats do, at one touch instead of typing. They are buttons, and then stand behind a name in the chat: “Duchess purr”.
emote-meow = meow
emote-hiss = hiss
emote-purr = purr
emote-slow-blink = slow blink
emote-zoomies = zoomies
emote-loaf = loaf
emote-headbutt = headbutt
emote-yawn = yawn
rail-title = Log and chat
# A button: show or hide log and chat.
rail-toggle = Log and chat

## At a table: the menu, and one's own seat

# The name of the menu's button.
menu-title = More
menu-undo = Take back the last move
# A button; the next one asks again.
menu-concede = Give up
menu-sure = Really give up
# A button: leave the table while a bot plays on.
menu-leave = Leave; a stand-in plays on
# A box to tick.
menu-forced = Pass for me when I can do nothing else
# The opposite of “Don't ask again until …”. $n is how many such answers are kept.
menu-ask-again =
    { $n ->
        [one] Ask me again (one saved answer)
       *[other] Ask me again ({ $n } saved answers)
    }
# To a spectator.
play-watching = Watching
play-away = A stand-in plays for you.
# A button beside “A stand-in plays for you.”
play-back = Take the seat back

## The end of a game

end-you = You win!
# $names is a list of $n names.
end-won =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
end-draw = Nobody wins
# The heading of a list of moves.
end-moments = What decided it
# How a move changed somebody's score: $from and $to are numbers.
end-shift = { $name }: { $from } → { $to }
end-rematch = Rematch
end-replay = Watch the replay
end-show = Show the result
# Why the game ended.
reason-concession = The others gave up.
# $parts is a list of parts of a score, such as “pairs and runs”.
score-idle = Nobody scored with: { $parts }
score-title = Score
# The heading of a column: what there were points for.
score-part = Part
score-total = Total

## Replays

replay-drop = Drop a record file here, or choose one.
replay-choose = Choose a file
# “everybody's cards open”, “a spectator” or a name follows: whose view of the game is shown.
replay-eyes = Seen by
replay-open = everybody's cards open
replay-spectator = a spectator
replay-link = Link to this move
# A link: keep the whole game as a file.
replay-download = Record
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
# The name of the slider.
replay-scrub = Move
# The place of the slider, for screen readers.
replay-at = move { $n } of { $all }
replay-speed = Speed
# In place of a move, at the very start.
replay-setup = The table is laid.
# A heading: turn the replay into a real game.
replay-on = Play on from here
replay-on-help = Take a seat at this very moment; bots take the others.
# A list of names follows: whose seat one takes.
replay-as = As
replay-play-on = Play on
# The shuffle is the one that was promised before the game.
replay-kept = The promise about the shuffle was kept.
replay-broken = The promise about the shuffle was not kept.

## Settings

settings-name = Your name
settings-save = Save
# Said when the name was saved.
settings-named = Hello, { $name }.
settings-looks = Looks
settings-theme = Light or dark
# A choice for “Light or dark”.
settings-theme-auto = as the system
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
# A choice for “Motion”: whether cards fly.
settings-motion-auto = as the system
settings-motion-less = less
settings-motion-full = full
settings-size = Text size
# A choice for “Text size”.
settings-size-small = small
settings-size-normal = normal
settings-size-large = large
settings-language = Language
# A heading; the next one is a box to tick below it.
settings-sounds = Sound
settings-sound = Sound
settings-volume = Volume
settings-playing = Playing
settings-quick = Play at the first touch
settings-quick-help = A card that can go to one place only is played at once, without a second touch.
settings-move = Another device
settings-move-help = A link moves you, your name and your tables to another device. It works once and shows you the next one then; making a new one ends the old one. Keep it like a key: whoever uses it becomes you.
settings-make-link = Make a link
# A heading; its button is “Sign out everywhere else …”.
settings-out = Sign out everywhere
settings-out-help = Only this device stays you. Every other device and program that is signed in as you becomes a stranger, and your link for another device ends.
settings-out-do = Sign out everywhere else …
# A button, once the other one was pressed. “No” is the way back.
settings-out-sure = Yes, sign out everywhere else
settings-out-not = No
settings-out-done = Only this device is you now.

## Moving to another device

keep-link = Your link
keep-by-hand = Copying is not possible here. Select the link and copy it by hand.
# The heading of the page that such a link opens.
recover-title = Are you somebody else?
recover-text = With this link you become on this device who you are on the other one. It works once. Who this device is now is forgotten, unless you keep a link for them, too.
recover-do = Yes, that is me
# A heading, once it is done.
recover-done = Welcome back, { $name }
recover-next = The link that brought you here is used up. This is the next one: keep it like a key. You can make a new one in the settings at any time.
# A button: on, home.
recover-on = To the parlour

## The list of keys

# The heading of the list, and the button that opens it.
keys-title = Keyboard
# What each key does.
keys-tab = go on to the next thing that can be touched
keys-arrows = walk along the pieces of a place
keys-enter = touch it; again to confirm
keys-escape = take the last touch back
keys-numbers = choose one of the moves in words
# The key that goes there is the letter t.
keys-touch = go to the first thing that glows
keys-pass = pass
keys-hint = ask for a hint
keys-rule = open the rules where the question comes from
keys-log = open or close log and chat
keys-help = show this list

## Within the sentences of games

# The owner of a place that has none, such as a deck for all.
nobody = the table
# In place of the title of a card that the reader may not know.
hidden-card = a card

# Who sits at a table without a name; $number is the seat.
unnamed-seat = seat { $number }

# Events that every table tells, whatever is played.
event-conceded = { WHO($seat) ->
    [you] You give up.
   *[other] { $seat } gives up.
}
event-undone = { WHO($seat) ->
    [you] You take a move back.
   *[other] { $seat } takes a move back.
}
