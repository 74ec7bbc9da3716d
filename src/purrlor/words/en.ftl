### The shell's words in English: every sentence that no game says; first those of the browser, then, behind a line that
### says so, those of the terminal, the commands, the lab and the server.
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
home-called = You play as { $name }.
# A link to the settings, right after “You play as …”.
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
# A heading: tables that one sits at, and the last game.
home-carry = Where you left off
# A button beside the last game: another one of the same game, against bots.
home-again = Play again
# A small word on the first door, for somebody who has played nothing here yet.
home-easiest = good to start with
# On the door of a game that is hard to learn. $name is what its simple form is called, such as “Basic”.
home-first-game = Your first game is dealt in { $name }.
# The same, once somebody has chosen the usual form.
home-dealt = You will be dealt { $name }.
# A button behind “Your first game is dealt in …”: the other form of the game.
home-deal = Deal { $name } instead
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
# The name of the row of games, for screen readers.
new-game = Which game?
# Below the form of the game that was chosen for somebody new. $name is that form (“Basic”), $usual the usual one (“Standard”).
new-first = { $name } is chosen, since it would be your first game. { $usual } is one click away.
new-who-plays = Who plays?
# Below a free chair.
new-friend = a friend
# Below the chairs. A button follows.
new-chair-help = Touch a chair to seat a bot or keep it for a friend.
# A button.
new-all-bots = Bots everywhere
# A button.
new-all-friends = All for friends
# These three make a list: “you, 2 friends, and 1 bot”.
new-sum-you = you
new-sum-friends =
    { $n ->
        [one] 1 friend
       *[other] { $n } friends
    }
new-sum-bots =
    { $n ->
        [one] 1 bot
       *[other] { $n } bots
    }
# A value of a house rule: a seat by its number, from 2 on.
new-seat = Chair { $n }
# The same for the first chair, which is that of whoever opens the table.
new-seat-first = You (chair 1)
# A link behind a house rule or at a part of a score: to the rule in the guide.
new-rule = Read the rule
# Beside “House rules”, once some are not as usual.
new-changed =
    { $n ->
        [one] one changed
       *[other] { $n } changed
    }
# A button.
new-reset = Back to the usual rules
new-seats = How many play?
# May others come to this table: by its link, or may anybody?
new-who = Who may come?
new-link = Whoever has the link or the code
new-open = Anybody: the table is listed at home
new-watching = Others may watch
# The heading above the clock and “Casual”.
new-manners = Time and manners
new-clock = Time to think
new-casual = Casual: hints and take-backs are fine
new-options = House rules
# Beside “Options of the game”, in small letters. $n is how many options there are.
new-usual =
    { $n ->
        [one] one, set as most people play
       *[other] { $n }, set as most people play
    }
new-make = Open the table
# A choice for “Time to think”.
clock-none = As long as you like
    .text = Nobody is hurried.
clock-relaxed = Relaxed clock
    .text = 3 minutes a move, and half an hour in reserve. Whoever runs out is played by a stand-in.
clock-brisk = Brisk clock
    .text = 25 seconds a move, and 2 minutes in reserve. Whoever runs out is played by a stand-in.

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
# A button.
lobby-fill = Bots into the free chairs
# A line that unfolds: $n house rules that nobody has changed.
lobby-usual =
    { $n ->
        [one] One house rule as usual
       *[other] { $n } house rules as usual
    }
lobby-close = Close the table
lobby-wait = Waiting for the host to start.
# The heading above the options of this table.
lobby-rules = How we play
# The first letters of a number follow. It is the hash of the shuffle, so that nobody can change the deck later.
lobby-promise = The deck is already shuffled; this promise proves it at the end:

## Bots: what each is called, and a line about how it plays

level-kitten = Kitten
    .text = Makes every second move or more on a whim, and looks one move ahead for the rest.
level-housecat = Housecat
    .text = Pictures a dozen or two ways things could go. Good company, and misses things.
level-alley-cat = Alley cat
    .text = Weighs up to 150 ways things could go, and what you may hold. Never careless.
level-tiger = Tiger
    .text = Plays thousands of games in its head, in under a second. Has eaten.
# A question with the levels of bots as answers.
levels-ask = How strong are the bots?
# How a bot plays, on its chair: of a kitten.
way-whim = Pounces on whatever moves. Half its moves or more are pure whim.
way-peek = Looks one move ahead, when it remembers to.
way-now = Knows what a move brings now, never what comes after.
# Of a housecat; a sill is the windowsill.
way-sill = Watches a dozen or two futures from the sill, then picks one.
way-near = Sees the danger under its nose. A plan further off gets past it.
way-nap = Guesses what you may hold, but never for long. There are naps to take.
# Of an alley cat.
way-street = Runs through up to 150 futures before each move.
way-hold = Keeps in mind what you may hold, and plays for keeps.
way-steady = Never moves without thinking. Only a long plan catches it out.
# Of a tiger.
way-far = Plays thousands of games in its head before each move.
way-second = Thinks for up to a second, and forgives nothing.
way-bluff = Makes no careless moves. But it never bluffs, and believes you when you do.

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
prompt-passing = Nothing to decide here: the table goes on by itself
# Cards and places glow where a move begins with them.
prompt-touch = Choose one of the highlighted cards or places.
# A button: show the list of all $n moves in words.
moves-all =
    { $n ->
        [one] One move
       *[other] All { $n } moves
    }
# A button: undo the last touch; nothing was played yet.
moves-back = Take back
# A move that hurts was chosen once: it is asked for again.
answer-really = Really? { $move }
# “my turn” or “the end of the game” follows, each a button.
window-never = Don't ask again until
window-until-turn = my turn
window-until-game = the end of the game
window-saved-turn = You pass here until your next turn. The menu asks you again.
window-saved-game = You pass here until the end of the game. The menu asks you again.
# A button: ask which move a strong bot would make.
hint-ask = Hint
hint-thinking = Thinking …
# The move that a bot recommends; $move is its name.
hint-best = Best: { $move }
# The move that it would make otherwise.
hint-next = Next best: { $move }
# A move that it cannot tell from the best one.
hint-equal = Just as good: { $move }
# The same on the buttons of these moves.
hint-mark-best = best
hint-mark-next = next best
hint-mark-equal = just as good
# How often something happens in games that the bot imagines, $n from 5 to 10; the sentences below have it as $times.
hint-times =
    { $n ->
        [10] every time
       *[other] { $n } times out of 10
    }
# What happens after the best move follows, such as “You capture Private Pounce.”
hint-why-event = Because { $times }:
# What happens after the next best move, and not after the best one, follows.
hint-why-spared = Because with the next best, { $times }:
hint-why-won = Because you win { $times }.
hint-why-lost = Because with the next best, you lose { $times }.
hint-why-points =
    { $points ->
        [one] Because you get at least one point { $times }, by your next turn.
       *[other] Because you get at least { $points } points { $times }, by your next turn.
    }
hint-why-ahead =
    { $points ->
        [one] Because you are at least one point ahead { $times }, by your next turn.
       *[other] Because you are at least { $points } points ahead { $times }, by your next turn.
    }
# No single thing happens often enough to be the reason; $n is how many more games of a hundred the bot expects to win.
hint-why-better =
    { $n ->
        [0] A little better overall: no single thing decides it.
        [one] Better overall: about one more win in a hundred games.
       *[other] Better overall: about { $n } more wins in a hundred games.
    }
# Where the numbers come from.
hint-how = Counted over imagined games that fit what you can see.
# A link; $rule is the number of a rule, such as “PD-204”.
rule-see = Rule { $rule }

## At a table: pieces and places

piece-hidden = face-down card
# $name is the title of a card.
piece-several = { $n } times { $name }
# A place, for screen readers: $name is its title, $n how many pieces lie there.
zone-named = { $name }: { $n }
# A place with one thing in it that says all: “Turn Indicator: clockwise”.
zone-alone = { $name }: { $what }
# For ears: where a piece stands on a board, which way it looks, whose it is.
piece-at = on { $place }
piece-looks =
    { $to ->
        [N] looks north
        [E] looks east
        [S] looks south
       *[W] looks west
    }
piece-of = belongs to { $name }
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
card-kind = Kind
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
# What is read out when somebody says something: $text are their words, or what they do (“purr”).
chat-said = { $name }: { $text }
# On the button of the chat, for screen readers: so much was said since one last looked.
chat-unheard =
    { $n ->
        [one] One new line
       *[other] { $n } new lines
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
# A small button beside the question: take back the last move that was played. Five reasons why that cannot be follow.
undo-move = Undo
error-undo-nothing = You have made no move yet.
error-undo-others = The game has gone on to others since your last move.
error-undo-seen = Something new has been seen since your last move.
error-undo-table = This table plays without take-backs.
error-undo-game = In this game every move stands.
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

## At a table: what is told to everybody, and to who looks elsewhere

# A button on a small screen: the first of several alarms is shown, such as “Tom is about to win!”, and this shows the rest.
alarm-more =
    { $n ->
        [one] and one more
       *[other] and { $n } more
    }
# In front of the page's title, for who looks at another tab.
tab-turn = Your turn!

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
# What a moment did to a score, behind what happened: points.
end-up =
    { WHO($who) ->
        [you] That takes you from { $from } to { $to }.
       *[other] That takes { $who } from { $from } to { $to }.
    }
# The same, and nobody else has as many.
end-lead =
    { WHO($who) ->
        [you] That takes you from { $from } to { $to }, and into the lead.
       *[other] That takes { $who } from { $from } to { $to }, and into the lead.
    }
# The same where points were lost.
end-down =
    { WHO($who) ->
        [you] That costs you: from { $from } down to { $to }.
       *[other] That costs { $who }: from { $from } down to { $to }.
    }
# How a move changed somebody's score, in a list of moves of a replay: $from and $to are numbers.
end-shift = { $name }: { $from } → { $to }
end-rematch = Rematch
# A button after a game with people.
rematch-offer = Offer a rematch
# Below it.
rematch-how-people = The next game begins when everybody who is still here says yes. A bot takes the chair of anybody who leaves.
# Below “Rematch”, after a game against bots.
rematch-how-bots = The same company, dealt again at once.
# To somebody who is asked. Two buttons follow.
rematch-offered = { $name } would like to play again.
rematch-accept = Play again
rematch-decline = No thanks
# To those who want to play again. $names is a list of $n names.
rematch-waiting = Waiting for { $names } …
# A button: take the offer, or the yes to it, back.
rematch-withdraw = Never mind
# To somebody who looks on, or has said no.
rematch-others = { $name } has offered a rematch.
# A link, once the next game has begun.
rematch-next = To the next game
end-replay = Watch the replay
end-show = Show the result
# Why the game ended.
reason-concession = The others gave up.
reason-stopped = Only the house cats are left: the game is over.
# $parts is a list of parts of a score, such as “pairs and runs”.
score-idle = No points for: { $parts }
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
recover-title = Continue on this device?
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
keys-touch = go to the first highlighted thing
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

### From here on: what the terminal, the commands, the lab and the server say. The browser needs nothing of it.

## In the terminal: the table

terminal-points = { $n } points
# A place and how much lies there.
terminal-zone = { $name } ({ $n })
# Cards of a place that lie face down: so many.
terminal-backs = { $n } face down
# In place of the name of such a card.
terminal-back = face down
# The same on a board, where there is little room.
terminal-hidden = hidden
# $piece lies on top of a pile.
terminal-top = top { $piece }
# A row of the result: 1 for the winner.
score-place = Place
# $reason is a sentence of the game, without its period.
terminal-over = The game is over ({ $reason }). { $names } won.
terminal-over-draw = The game is over ({ $reason }). Nobody won.
span = { $low } to { $high }

## In the terminal: play, replay, games

play-leaving = See you soon.
play-hand-over = { $name }, it is your turn. Press Enter when only you can see the screen.
play-hints = An alley cat would think of
# $move is a move in words, $share how often it wins.
play-hint = { $move }: wins about { NUMBER($share, style: "percent") }
play-choice = '{ $line }' is not one of the choices 1 to { $n }. (? for help)
play-choice-close = '{ $line }' is not one of the choices 1 to { $n }. Did you mean '{ $close }'? (? for help)
play-saved = Saved to { $path }.
play-unsaved = could not save to { $path }: { $error }
shuffle-kept = The shuffle is the promised one.
shuffle-broken = WARNING: this is not the promised shuffle.
# The letters t and q stay as they are.
replay-wish = Enter for the next move, t for the table, q to stop:
# $n is a span such as “2-4”, or one number.
games-players = { $n } players
games-minutes = { $n } min
games-more = purrlor play GAME starts one; purrlor games GAME shows its cards.
observation-head = { $game }: { $n } numbers (int16), the same for every number of seats and every option.
train-begins = { $game }: a network with { $rows } rows, { $width } wide, learns on { $device }.
train-line = { $minutes } min, { $decisions } million decisions, { $speed }/s; entropy { $entropy }, error of the values { $error }
train-strength = wins alone against { $rival }, by seats: { $shares }
train-kept = Kept in { $path }.
train-entropy = entropy
train-error = error of the values
train-decisions = million decisions
train-won = share of games won
train-against = against { $rival }, seats: { $n }

# What can be typed at the table, and what it does. The small words in English (card, rules, save …) stay: they are typed.
typed-move = a number or a move's text
typed-move-help = play it
typed-help = this help
typed-card = card NAME
typed-card-help = what a card does
typed-rules = rules [WORD or ID]
typed-rules-help = the rules about a word, or one rule
typed-hint = what a strong bot would do, from what you can see
typed-log = what happened so far
typed-table = draw the table again
typed-save = save FILE
typed-save-help = save the game so far
typed-quit = leave
helping-card-none = There is no card '{ $name }'.
helping-card-close = There is no card '{ $name }'. Did you mean { $names }?
# $rule is the name of a rule, such as KC-1.
helping-topics = Topics: { $topics }. Try 'rules steal' or 'rules { $rule }'.
helping-no-rule = No rule speaks of '{ $word }'.

## Commands: what `purrlor --help` says

# COMMAND stays as it is, or becomes a word in capitals; purrlor and --help stay.
usage = usage: purrlor COMMAND …
usage-about = A parlour for five cat games.
usage-more = purrlor COMMAND --help tells more.
command-games = list the games, or show one: its cards, options and rules
command-play = play a game in the terminal, against bots or friends at one keyboard
command-simulate = play many games at full speed and count who wins
command-replay = step through a saved game
command-check = hunt for broken rules, leaks and lost cards by random play
command-serve = open the parlour in the browser: tables, people, bots
command-backup = write all people, tables and games into one file
command-restore = fill an empty database from a backup file
command-key = say which key signs the cookies, or make a new one
command-admin = look after a parlour: tables, people, bans, messages, checks, settings
admin-settings = write a file of settings in which every key is explained
admin-tables = list tables, the newest first
admin-people = list people, the newest first
admin-load = say how much there is, and how much the server has to do
admin-health = say whether the server takes people now (1 when it does not)
admin-verify = play the log of every table again, and say what is wrong
admin-say = tell everybody at a table something
admin-restart = tell everybody that the server restarts soon (you restart it)
admin-close = close a table that is not over
admin-ban = keep a person or a network out
admin-unban = let a person or a network in again
admin-bans = list who is kept out
admin-erase = erase a person: their games stay; name, id, links and chat go
admin-retention = forget now what is older than the settings say
command-arena = let bots play each other: ratings, win matrix, first-seat advantage
command-report = find out which seat, card or option is too strong: a page with plots
command-dataset = write games as Parquet: records, outcomes, every decision
command-observation = say what each number of a training observation means
command-train = let a network learn a game by playing itself
command-compile = compile the rules of all games now, so that nothing waits later
command-words = say what a translation lacks, for those who translate
command-close = there is no command '{ $name }'; did you mean '{ $close }'?
command-unknown = there is no command '{ $name }'; there are { $known }
needs-extra = { $command } needs { $module }; pip install { $extra } brings it
needs-module = { $command } needs { $module }; it is not installed

## Commands: help about their options

# Each stands behind its option, such as --seats, in a narrow column. A per cent sign is written %%.

help-option = a table option (purrlor games GAME lists them)
help-language = speak this language: en, de, fr, es, ja or zh-Hans (usual: the terminal's)
help-observation-every = one line for every index, not for every field
help-observation-moves = list the actions instead: number and text
help-observation-json = print JSON, one entry for every index
help-train-minutes = how long (8)
help-train-decisions = how many decisions instead, so that everything repeats
help-train-seed = the same seed starts the same way
help-train-gpu = learn on a GPU
help-train-from = go on from this network (.npz, .net)
help-train-out = where the network is kept (default: the game's name, .npz)
help-train-seats = numbers of seats, such as 2,3,4 (default: all of the game)
help-train-width = how wide the network is
help-train-look = how many numbers a move is compared by
help-train-rows = how many features have a row in its table
help-train-matches = how many matches at once
help-train-steps = how many decisions of each match a round has
help-train-minibatch = how many decisions are learned from at once
help-train-rate = how large its steps are at first; at the end a twentieth of it (0.0004)
help-train-entropy = what trying many moves is worth at first; at the end a tenth of it (0.02)
help-arena-bots = who plays: kitten,tiger,greedy,search:2000,mine.py:choose …
help-arena-games = how many games at least; a deal is always played to its end
help-arena-seats = how many sit at a table (the game's fewest, when not said)
help-seed = the same seed gives the same games
help-arena-by = what counts: winning, or each place
help-arena-jobs = how many processes play (one a core)
help-arena-log = keep the games here, and go on from here
help-arena-plot = write a picture: .svg or .html
help-json = print JSON
help-check-game = one game; without it, all of them
help-check-games = how many random games
help-check-out = where a failure is saved as a replay file
help-compile-game = the games; without any, all of them
help-dataset-game = a game to play; with --row, the folder of a dataset
help-dataset-bots = who plays: one name, or one for each seat
help-dataset-out = the folder to write to (default: the game's name)
help-dataset-rows = also write what the seat that chose could see, and its list of moves
help-threads = how many threads (default: one for each core)
help-cards = play with edited cards
help-dataset-row = write the record of decision N and say how to replay it
help-report-games = how many games, over all numbers of seats
help-report-seats = numbers of seats, with commas between (default: all)
help-report-bots = levels to compare, with commas between; each plays all seats
help-report-bot-games = games for each bot that thinks (default: a thousandth)
help-report-vs = compare with another option, or with other cards, from the same seeds
help-report-seed = the same seed gives the same report
help-report-out = the folder to write to
help-run-cluster = play on the workers of a Dask scheduler
help-run-keep = save the sums there as they grow; the same command then goes on
help-simulate-bots = who plays: one name, or one for each seat with commas between
help-simulate-gpu = play on a GPU; the very same games
help-simulate-chosen = with --gpu: count how often each card was chosen
help-backup-file = the file to write; it must not exist yet
help-backup-db = the database: a file, or postgresql://user@host/name
help-backup-group-read = let the group read the file
help-key-what = say which key it is and where, or make a new one
help-key-db = the database whose key it is: a file, or postgresql://user@host/name
help-key-key-file = where the key is, if not in the usual place
help-key-at-once = rotate: old cookies end now; everybody is signed out
help-restore-file = a file that `purrlor backup` wrote
help-restore-db = the empty database to fill: a file, or postgresql://user@host/name
help-restore-try = fill a database that is thrown away: only to see that it can be done
help-group-read = let the group read the files that are made
help-serve-host = address to listen on (0.0.0.0: the whole network)
help-serve-port = port to listen on (0: any free one)
help-serve-db = a file, or postgresql://user@host/name
help-serve-key-file = the key that signs cookies (see docs/safety.md)
help-serve-new-key = go on without the old key: everybody is signed out
help-serve-cards = deal edited cards to new tables
help-serve-origin = another page that may connect
help-serve-https = people reach the server by https (behind a proxy)
help-serve-proxy = believe a proxy in front when it says for whom it asks (alone: one on this machine)
help-serve-allow = raise all limits of an address or network, such as a school's
help-serve-thinkers = how many bots may think at once
help-serve-delays = how human the delays are; 0: none
help-serve-verbose = log more
help-serve-database-password = the password of a PostgreSQL database; a file of its own is safer
help-serve-database-password-file = the file that has the password of the database, and nothing else
help-serve-open-table-days = a table that has not begun closes when nobody has been there for so many days
help-serve-closed-table-days = a table that closed before it began is forgotten after so many days (0: never)
help-serve-finished-days = a finished game, with its moves and chat, is forgotten after so many days (0: never)
help-serve-chat-days = what was said at a table is forgotten after so many days (0: with its game)
help-serve-backup-folder = write backups into this folder while the server runs (without it: none)
help-serve-backup-hours = hours from one backup to the next
help-serve-backups-kept = how many of these backups are kept; older ones are removed
help-serve-metrics-token = whoever brings this token reads /metrics from anywhere; without it, only this machine does
help-serve-metrics-token-file = the file that has this token, and nothing else
help-serve-log = how the log is written: text for people, json for machines
help-serve-idle-minutes = at a table without a clock, a stand-in may be called for who lets everybody wait for so many minutes (0: never)
help-config = a file of settings; what is typed or in the environment wins over it (`purrlor admin settings` writes one)
help-admin-status = only tables in this state
help-admin-find = only those whose id, code or names have this text
help-admin-most = how many at most
help-admin-url = the address of the server, if it is not the one of this database
help-admin-verify-table = only the table of this id
help-admin-text = the words, as everybody reads them
help-admin-minutes = for so many minutes, whoever comes is told, too
help-admin-over = say no longer what was said
help-admin-restart-minutes = in so many minutes
help-admin-table = the id of a table (`purrlor admin tables` lists them)
help-admin-whom = the id of a person (`purrlor admin people` lists them), or an address or network
help-admin-person = the id of a person (`purrlor admin people` lists them)
help-admin-why = a note for yourself
help-admin-yes = do not ask first
help-admin-try = only say how much that would be
help-games-game = show one game: its cards and options
help-games-json = as JSON
help-play-seats = how many players (bots fill the empty seats)
help-play-people = how many of them sit at this keyboard
help-play-names = names of the people, with commas
help-play-bots = who fills the other seats: one name for all, or one a seat
help-play-seed = the same seed gives the same game
help-play-save = save the game to this file when it ends or you leave
help-replay-to = show the table after N moves and stop
help-replay-seat = see it with the eyes of one seat (default: a spectator's)
help-replay-all = print the whole game without stopping

## Commands: words, for those who translate

# $place is “shell” or the id of a game; $file is where the words belong.
words-whole = { $language }, { $place }: complete
words-lacking = { $language }, { $place }: { $missing } missing, { $other } different ({ $file })
help-words-tag = a language, such as de; without it, how much of each is there
help-words-game = one game, or shell for everything else; without it, all of them

## Commands: what servers, backups and keys say

serve-open = The parlour is open: { $address }  (stop with Ctrl-C)
backup-written = Wrote { $rows } to { $file }. The key that signs cookies is not in it: keep that apart.
# The next three stand in place of $people, $tables and $moves.
backup-rows = { $people }, { $tables } and { $moves } ({ $n } rows in all)
backup-people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
backup-tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
backup-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
backup-progress = { $name }: { $n } rows
restore-key = The key that signs cookies is not part of a backup: everybody will be signed out, unless the old house's key is brought along (the new one looks for { $place }). Recovery links work in any case.
restore-done = Restored { $rows }.
restore-tried = Restored on trial: { $rows }; nothing was changed.
# $age is one of the next two.
key-is = The key { $key } in { $place }, { $age }.
key-ageless = of an unknown age
key-age = made on { $day }, { $n } days ago
key-before = Cookies of the key before it are exchanged until { $day }.
# $old is one of the next two.
key-new = The new key { $key } is in { $file }; { $old }.
key-old-end = old cookies end now
key-old-exchanged = old cookies are exchanged for { $n } days
key-noticed = Running servers that read this file notice it within { $n } seconds; no restart is needed.
# The first lines of a file of settings, in which every key is explained below.
config-head =
    Settings of Purrlor, for `purrlor serve --config FILE` (or { $variable } in the environment).
    Take away the # in front of a key to set it; what stands there is the usual value, or an example.
    In brackets: the variable of the environment and the option of the command line that win over this file.
# What `purrlor admin` says. The next four are the states of a table, in a list.
admin-gathering = gathering
admin-playing = playing
admin-over = over
admin-closed = closed
admin-is-banned = (kept out)
admin-none = There are none.
admin-unheard = No server of this parlour runs here now; it counts from its next start.
# $tables is a list of numbers with states, such as “3 playing, 5 over”.
admin-load-store = In the store: { $people } people with a name, { $moves } moves, { $lines } lines of chat; tables: { $tables }.
admin-load-none = No server of this parlour answers on this machine.
admin-load-now = Now: { $people } people at tables, { $sockets } connections, { $tables } tables in memory; { $moves } moves since the start.
admin-load-machine = The server takes { $memory } MB of memory, has used { $seconds } s of the processor, and is { $behind } ms behind.
admin-ready = The server takes people.
admin-not-ready = The server does not take people now.
admin-table-closed = The table { $table } is closed.
admin-ban-done = { $whom } is kept out from now on.
admin-unban-done = { $whom } may come in again.
admin-erase-ask = This cannot be undone. Type the id again to erase { $name }:
admin-erase-not = Nobody was erased.
admin-erase-done =
    { $n ->
        [one] Erased; a stranger sits at { $n } table instead. Backups from before still have the name.
       *[other] Erased; strangers sit at { $n } tables instead. Backups from before still have the name.
    }
admin-retention-try = Tables that would be forgotten: { $tables }; lines of chat: { $lines }.
admin-retention-done = Tables forgotten: { $tables }; lines of chat: { $lines }.
# $why is one of the sentences below.
admin-verify-bad = Table { $table }: { $why }
admin-verify-unreadable = its row cannot be read. { $why }
admin-verify-gap = line { $why } of its log is missing.
admin-verify-unplayable = its log cannot be played at line { $why }
admin-verify-end = it is over, but its log does not come to an end. { $why }
admin-verify-digest = its log gives another game than was played, { $why }.
admin-verify-damage = The database itself is damaged: { $why }.
admin-verify-homeless = There are moves of a table { $table } that is gone.
admin-verify-done = Tables whose log gives their game: { $whole } ({ $lines } moves); of other rules, not replayed: { $other }; troubles: { $bad }.

## Commands: the lab

progress = { $done } of { $n } games
compile-ready = { $name }: ready
compile-failed = { $name }: failed
check-saved = saved as { $path }; purrlor replay shows it
check-nothing = { $game }: nothing found in { $games } games ({ $decisions } decisions) over { $setups } set-ups, { $walked } of them walked plain beside native with the two-world test, { $seconds } s
dataset-written = { $games } games, { $decisions } decisions: { $first } and { $second }
# $decisions and $pace are numbers a second.
simulate-pace = { $games } games with { $seats } seats in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $decisions } decisions/s, { $pace } games/s
simulate-length = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions a game, at most { $longest }
simulate-seat = seat { $seat } ({ $bot }): wins { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }, { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } points on average
simulate-ends = ends: { $ends }
simulate-end = { $reason } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-chosen = { $what }: { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) } times a game
report-written = { $games } games in { $seconds } s: { $page } and { $data }
number = { $n }
number-one = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The arena: ratings of bots

arena-title = { $game }, { $seats } seats
arena-page = Arena: { $title }
arena-picture = { $title }, { $games } games
arena-played = { $games } games on { $deals } deals, each in every seating; { $seconds } s. ± is a 95 % interval over deals.
arena-played-few = { $games } games on one deal in { $seconds } s: too few deals to say how sure this is. Ask for more with --games.
# Heads of columns.
arena-bot = bot
arena-rating = rating
arena-step = above the next
arena-wins = wins
arena-games = games
arena-points = { $points } ± { $sure }
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sure, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $beats is one of the next two.
arena-matrix = { $beats }, in %  (* p < 0.01)
arena-ahead = finishes ahead of …
arena-beats = wins, when one of the two does
arena-order = wins by turn order
arena-begins = begins
arena-axis = rating (95 % interval)

## The report: numbers and sentences

# Parts of sentences stand without a period. `so` is what one types, *so* is set apart.

report-percent = { $n } %
report-points = { $n } percentage points
report-seats = { $n } seats
# A place in the turn order, from 1.
ordinal =
    { $n ->
        [1] first
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
report-setting = { $cards } and { $options }
options-usual = the usual options
# $table is a number of seats, such as “3 seats”; $verdict one of the next two.
report-no-place = With { $table }: { $verdict } (a difference of { $points } would have shown).
verdict-fair = no place in the turn order is better
verdict-few = too few games to see who is favored
# $place is “first”, “2nd” …; $weight one of the next four.
report-place = With { $table } the player who goes { $place } wins { $wins } (fair: { $fair }): { $weight }.
weight-none = hardly worth noticing
weight-small = a small difference
weight-look = worth a look
weight-large = a large difference
# The table's interval leaves out the fair share, but of so many places one may do that by chance.
weight-unsure = chance may be all of it; more games would tell
# What two sides of a comparison differ in: first on side A, then on side B.
change-option = Option { $name }: A { $before }, B { $after }.
# $name is a field of the card, such as count, value, effect.
change-card = { $card }, { $name }: A { $before }, B { $after }.
# $count is how many copies there are.
change-card-new = { $card } is new in B ({ $count }).
change-card-gone = { $card } is not in B.
# $lengths is a list of the next one.
report-half = Half of the games are over after { $lengths }.
report-length = { $median } decisions with { $table } (nine of ten games: { $low } to { $high })
# $label says what happened to cards.
report-no-card = Under “{ $label }”, no card stands out.
report-cards = Under “{ $label }”, seats won most often with { $best } and least often with { $worst }; with the average card: { $average }.
report-card = *{ $name }* ({ $win } won, { $points } percentage points)
report-between = { $low } and { $high }
report-cell = won { $win } ({ $low } to { $high }) of { $seats } seats; { $points } would have shown
report-going = wins, going { $place }

## The report: tables and pictures

measure-decisions = decisions in a game
measure-choices = moves to choose from
measure-leads = changes of the lead
measure-drama = how far behind the later winner is on average (0 level, 1 hopeless)
measure-decided = part of the game after which the winner leads for good
measure-winning = points of the winner
measure-margin = points between the winner and the next
measure-shared = games with a shared win
head-card = card
head-goes = goes
head-wins = wins
head-fair = fair
head-between = surely between
head-smallest = smallest difference that would have shown
head-shortest = shortest 5 %
head-below = a quarter below
head-median = median
head-above = a quarter above
head-longest = longest 5 %
axis-won = games won
axis-decisions = decisions in a game (dotted: the median)
axis-games = share of games
axis-all = all seats
axis-winners = winners
axis-points = points at the end ({ $table })
axis-share = share
axis-leads = changes of the lead in a game
axis-over = part of the game that is over (%)
axis-decided = games that are decided
axis-card = games won by seats with “{ $label }” (dashed: the average card, { $average })
axis-change = B against A, in percentage points: { $label }
# What a picture shows, for screen readers.
picture-order = How often each place in the turn order wins, for every number of seats
picture-lengths = How many decisions games take
picture-points = Points at the end, and by how much games are won
picture-story = How often the lead changes, and when games are decided
picture-ends = Why games end
picture-cards = Win rates by card: { $label }
picture-change = How the cards do with side B against side A: { $label }

## The report: the page

report-title = { $title }: balance report
report-head = { $title }: is it fair, and is it fun?
report-lead = { $count } games were played to find out ({ $kinds }). They were played with { $setting } and took { $seconds } seconds.
report-under = “{ $label }” ({ $table })
report-everywhere = “{ $label }” at every table
report-show = Show the table
report-versus-how = Both sides were dealt the same shuffles, game by game. A: { $a } B: { $b } Numbers are B minus A; *bold* ones are sure.
report-minus = B minus A
report-changes = Cards with “{ $label }”: what B changes
report-note-made = Rules version { $version }; seed { $seed }. Made by `{ $command }`. All numbers:
report-glance = At a glance
report-order = Who wins: does it matter when your turn comes?
report-lengths = How long games are, and what they are worth
report-story = Suspense: does the lead change, and when is it decided?
report-ends = How games end
report-which = Cards: which are too strong, which too weak?
report-nav-order = Who wins
report-nav-length = Length
report-nav-story = Suspense
report-nav-ends = Endings
report-nav-cards = Cards
report-nav-versus = A against B
report-nav-notes = Notes
report-order-how = Each dot is a place in the turn order; its height says how often that place wins. The dashed line is the fair share. The thin bars show how sure the number is: the truth lies within them 95 times in 100. Dots away from the line mean that going early or late helps.
report-lengths-how = The higher the line, the more games are that long. A long tail to the right means that some games drag on.
report-story-how = After every turn the game’s own judgement says who is ahead. Left: how often that changes. Right: how many games are already decided (the later winner leads from there on) when so much of the game is over; a line that climbs late means suspense until the end.
report-which-how = Each line is a card. The dot says how often a seat won to which this happened with the card; the bar says how sure that is. Blue is better than the average card, orange worse, gray too close to tell. A card far to the right is a candidate for weakening. Mind that this is a *connection*, not yet a cause: who is winning anyway may get to play certain cards. To be sure, change the card and compare (`--vs my.toml`).
report-every = Every card, everything that happened to it
report-every-how = Numbers are percentage points against the average card of the column; *bold* ones are sure (of these, at most one in twenty is a coincidence), pale ones happened too rarely. Point at a number for the details.
report-note-sure = “±” and bars are 95 % intervals. What “would have shown” is the smallest true difference that a sample of this size finds four times in five; smaller ones may be there unseen.
report-note-bars = The bars of cards treat the seats of one game as independent; in truth one seat’s win is another’s loss, which makes the bars a little too wide, never too narrow.
report-note-chance = Players who choose by chance show what the cards do by themselves. Clever players use strong cards better: add `--bots random,greedy`.

## Commands: what the reader of options says by itself

# In place of { $… } stand an option, what was typed, or a sentence without a period.

# A blank follows by itself.
argparse-usage = usage:
argparse-positional = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-argument = argument { $name }: { $trouble }
argparse-unrecognized = unrecognized arguments: { $words }
argparse-required = the following arguments are required: { $words }
argparse-one = expected one argument
argparse-some = expected at least one argument
argparse-choice = invalid choice: { $value } (choose from { $known })
argparse-ambiguous = ambiguous option: { $word } could match { $known }
argparse-no-value = ignored explicit argument { $value }
argparse-not-with = not allowed with argument { $other }
error-language = There is no language { $name } here; there are { $known }.
trouble-system = the system
trouble-at = { $where }: { $error }
trouble-memory = there is not enough memory for that
trouble-ours = this should not happen: { $kind }: { $error }; please report it ({ $variable }=1 shows where).

## What went wrong: words of a command, files

# What somebody typed, a file's name or what the system said stands in { $… } as it is; options such as --bots stay as they are.

error-option-form = An option is written NAME=VALUE, not { $text }.
error-threads = The number of threads is from 1 to 1024, not { $n }.
error-batch-seed = The seed of many games has at most 64 bits and is not negative, unlike { $seed }.
error-file-long = { $path } is longer than { $most } bytes.
error-plot-name = A picture is written to a file that ends in .svg or .html, not '{ $path }'.
error-plot-unwritable = No picture can be written to '{ $path }': { $trouble }.
error-log-other = { $path } holds another arena ({ $other }); name a new file.
error-log-unwritable = No games can be kept in { $path }: { $trouble }.
error-arena-two = An arena needs at least two bots: --bots kitten,tiger.
error-arena-twice = The bot '{ $name }' is named twice; it already gets every seat.
error-game-endless = A game of { $game } did not end; `purrlor check` may find why.
error-game-number-endless = Game { $number } of { $game } does not end.
error-game-broke = Game { $number } broke at ply { $ply }: { $trouble }.
error-games-few = The number of games must be at least 1, not { $n }.
error-dataset-record = The record cannot be written: { $trouble }.
error-dataset-row = The dataset has { $n } rows; there is no row { $row }.
error-dataset-damaged = The files in { $folder } are not a dataset, or damaged: { $error }.
error-dataset-missing = There is no dataset in { $folder }: { $trouble }.
error-report-few = A report needs at least { $games } games for each of { $tables } tables.
error-report-seats = Numbers of seats are written 2,3,4; not { $text }.
error-report-vs = Compare with NAME=VALUE or with a file of cards (.toml), not '{ $word }'.
error-report-vs-twice = --vs is side B and is given once; several changes go into one: --vs { $words }
error-keep-unwritable = Half-done work cannot be kept: { $trouble }.
error-keep-other = { $path } keeps the results of other games; name another file.
error-keep-damaged = { $path } is not a file of kept results, or it is damaged.
error-cluster-silent = No Dask scheduler with workers answers at { $address }.
error-cluster-rules = The workers have other rules than this machine; install the same version.
error-cluster-gone = The cluster at { $address } is gone.
error-cluster-dying = The cluster at { $address } is gone, or its workers die.
error-bots-number = Name one bot for all seats, or { $seats }, one for each; not { $n }.
error-bots-gpu = On the GPU all seats choose by chance; leave --bots out.
error-chosen-gpu = --chosen needs --gpu; on the processor `purrlor report` tells about cards.
error-no-folder = There is no folder { $folder } to write into.
error-file-none = There is no file { $file }.
error-file-unreadable = { $file } cannot be read: { $error }.
error-listen = Cannot listen on { $host }:{ $port }: { $reason }.
error-allow-form = '{ $text }' should be NETWORK=TIMES, with times from 1 to 10000.
error-network-form = '{ $text }' is neither an address nor a network such as 192.0.2.0/24.
error-people-many = { $people } people cannot sit on { $seats } seats.
error-bots-many = There are { $seats } seats for bots, and { $n } bots are named.
error-record-no-seat = The record has no seat { $seat }.
error-record-no-move = The record has { $n } moves; there is no move { $move }.
error-arguments = { $trouble }; { $command } --help tells more.
trouble-none = nothing
trouble-fault = fault in the rules
trouble-no-move = no move at a decision
trouble-odd-move = move outside its range
trouble-piece = a piece lost or doubled
trouble-endless = the game does not end
trouble-nobody = nobody is asked but the game is not over
trouble-odd-seat = a seat that is not there is asked
trouble-twice = the same move twice in a list
error-file = { $trouble }.
file-none = there is no file { $path }
file-unreadable = { $path } cannot be read: { $error }
file-folder = { $path } is a folder, not a file
file-odd = { $path } is not a plain file
file-locked = { $path } may not be read
file-unwritable = { $path } cannot be written: { $error }
file-closed = { $path } may not be written
file-nameless = a name is missing
folder-none = there is no folder { $path }
folder-file = { $path } is a file, not a folder
folder-impossible = { $path } cannot be a folder: { $error }
folder-closed = { $path } may not be written to
argument-digits = a whole number of at most 40 digits, not { $text }
argument-negative = a whole number, not negative, unlike { $number }
argument-low = a whole number, at least { $low }, not { $number }
argument-high = a whole number, at most { $high }, not { $number }
argument-span = a number from { $low } to { $high }, not { $text }
error-arena-number = The number of { $name } is from 1 to { $most }, not { $n }.
# $error is what Python says.
error-arena-unsent = The bot '{ $name }' cannot be sent to other processes ({ $error }); let it play with jobs=1.
simulate-compiling = compiling { $game } for the GPU
run-goes-on = going on after { $n } games, which { $path } has kept
run-kept = { $done } of { $games } games are kept in { $path }; the same command goes on from there.
error-run-kept = { $error } { $kept }

## What went wrong: bots and training

# For those who write bots or train them; `search:2000`, `choose` and the like are what they type.

error-gym-seat = Our seat is from 0 to { $last }, or 'any'; not { $seat }.
error-gym-bots = Name one bot for all seats, or { $others } for the others of a fixed seat; not '{ $names }'.
error-gym-environments = The number of environments is at least 1, not { $n }.
# Of a training environment: nothing is dealt before reset().
error-env-reset = Call reset() first: no game has begun in this environment.
error-env-cycles = max_cycles is a whole number from 1 on, or None, not { $n }.
error-train-name = A network is kept in a file that ends in .npz, not in { $path }.
error-train-gpu = There is no GPU that torch can use; without --gpu it learns on the processor.
error-train-seats = Numbers of seats are written like 2,3 and are among { $known }; not '{ $text }'.
error-train-file = { $path } holds no network of a training.
error-train-encoding = This network was trained for other rules or cards of { $game }; it cannot go on from it.
error-selfplay-choice = A choice is a place in its match's list of moves, from 0 on.
error-spiel-options = Options are written name:value;name:value, not '{ $text }'.
error-zoo-no-move = An agent whose game goes on must choose a move.
error-zoo-not-its-move = Seat { $seat } is asked, and { $move } is not one of its moves.
error-zoo-not-asked = Seat { $seat } is not asked now; its only action is { $action }.
error-zoo-illegal = illegal is 'refuse' or 'lose', not { $illegal }.
error-bot-answer = The bot '{ $name }' answered { $answer }, which is none of its moves.
error-bot-kind = A bot is a name, a function choose(view, moves), an object with that method or a purrlor.bots.Bot, not { $given }.
error-bot-not-asked = Seat { $seat } is not asked anything now, so a bot cannot answer for it.
error-bot-failed = The bot '{ $name }' failed: { $error }.
error-bot-lacking = '{ $place }' has no bot '{ $name }': a function of (view, moves), or a class with choose.
error-bot-unloadable = The bot '{ $name }' cannot be loaded: { $error }.
error-bot-how-long = How long is '{ $name }' to think? Say search:2000 (iterations) or search:500ms.
error-bot-no-settings = The bot '{ $name }' has no settings, so '{ $text }' makes no sense.
error-bot-setting-span = In '{ $text }', { $name } is { $span }, not '{ $value }'.
error-bot-setting-unknown = The bot '{ $name }' has no setting '{ $setting }'; it has { $known }.
error-bot-setting-twice = The bot '{ $text }' has { $name } twice.
error-level-unknown = There is no bot '{ $name }'; there are { $known }.
error-bot-close = There is no bot '{ $name }'. Did you mean '{ $close }'?
error-bot-unknown = There is no bot '{ $name }'. There are { $known }, and 'your_file.py:choose'.
bot-no-settings = none
error-network-none = There is no network '{ $name }'.
error-network-damaged = The file '{ $name }' holds no network that can be read.
error-network-game = The network '{ $name }' is for '{ $theirs }', not for { $game }.
error-network-version = The network '{ $name }' learned version { $theirs } of { $game }; these are the rules of version { $ours }.
error-network-encoding = The network '{ $name }' reads positions of { $game } as { $theirs }; this version writes them as { $ours }.
error-network-cards = The network '{ $name }' has learned { $game } with its usual cards only.
error-network-seats = The network '{ $name }' has not learned { $game } at { $seats } seats.
error-network-option = The network '{ $name }' has not learned { $game } with { $option } = { $value }.
# { $why } is one of the sentences above.
network-search = { $why } The bot '{ $bot }' searches instead.

## What went wrong: games, seats, options, moves

error-rules-imagined = The rules of { $game } broke in an imagined world; `purrlor check` may find where.
error-seed = A seed is a whole number of at most { $most } bits, not { $seed }.
error-option-value = Option { $name } is one of { $known }; not { $value }.
error-option-unknown = There is no option { $name }; this game has { $known }.
error-named-values = '{ $name }' takes names with their values (a dict), not { $value }.
error-move-axis = '{ $word }' is not a { $axis } of this game.
error-move-number = There is no move number { $move }.
error-move-kind = A move is one of match.moves(seat), its number or its text, not { $move }.
error-move-unknown = '{ $name }' is not a move of this game; it knows { $known }.
error-batch-move = Seat { $seat } cannot play move number { $move } now.
error-rules-batch = The rules of { $game } broke in a batch; `purrlor check` may find where.
error-rules-playout = The play-out loop broke; run with PURRLOR_PLAIN=1 to see the rules at work.
error-compiler-unsupported = The rules cannot be compiled here: { $error }.
error-compiler-lacks = The rules cannot be compiled here: there is no { $name } in this version.
error-site-struct = The WebAssembly module cannot be made: in { $name } a struct with pointers stays in memory ({ $struct }).
error-site-linker = There is no linker for WebAssembly here; it comes with pip install 'purrlor[site]'.
error-site-link = The WebAssembly module cannot be linked: { $error }.
error-no-gpu = There is no GPU here that Numba can use; leave --gpu out to play on the processor.
error-gpu-broken = The GPU cannot be used. { $error }
error-seats = { $game } is for { $span } players, not { $seats }.
error-option-seat = Option { $name }: there is no seat { $seat }.
error-move-not-now = Seat { $seat } cannot do '{ $move }' now.
error-rules-no-move = Seat { $seat } is asked but has no move: the rules are broken.
error-concede-not-now = Seat { $seat } cannot give up now.
error-not-over = The game is not over yet.
# Somebody says “No thanks” to a next game that nobody offers.
error-no-offer = Nobody has offered another game.
error-over = The game is over.
error-seat-unknown = There is no seat { $seat } at this table; its seats are 0 to { $last }.
error-not-asked = Seat { $seat } is not asked anything now.
error-rules-compiled = The rules broke inside a compiled entry; run with PURRLOR_PLAIN=1 to see where.
error-rules-fault = The rules stopped themselves with fault { $fault }.
error-page-json = This would be no JSON: { $error }.
error-page-table = The rules show a table in no JSON ({ $error }): { $part }
error-unknown-game = There is no game { $name }; the parlour has { $known }.
error-game-kind = A game is named by its id ({ $known }) or is a purrlor.Game, not { $given }.
error-outside-kind = it is a { $kind }, not a purrlor.Game
# For those who write games. $name is the name of an event.
error-tale-none = { $game }: the event '{ $name }' has no tale, so nobody could be told of it.
# $name is the name of a message.
error-tale-unsaid = { $game }: { $file } has no words '{ $name }'.
# $name is the name of an event or of its message, $words and $known are names of values.
error-tale-words = { $game }: '{ $name }' asks for { $words }, but its tale tells { $known }.
error-outside-id = its cards.toml calls it '{ $id }'
error-outside-twice = there is another game of this id
error-move-long = No move is that long.
error-move-on-its-way = Your last move is still on its way.
error-by-rule = { $said } [{ $rule }]
error-move-form = '{ $text }' should look like { $form }.

## What went wrong: records and positions

# A record is a saved game. Names of its fields stay as they are.

error-record-rules = This record was made by version { $theirs } of { $game }; these are the rules of version { $ours }, and it will not be played by other rules.
error-position-row = A row of a position is a block of fields, not { $given }.
error-position-place = Field '{ $path }' has no place { $key }.
error-position-range = Field '{ $path }': { $number } is out of range.
error-position-field = There is no field '{ $name }'.
error-position-word = Field '{ $path }': { $value } is not known.
error-position-value = Field '{ $name }' cannot hold { $value }.
error-record-whole = The numbers of a record are whole, unlike { $number }.
error-record-letters = A record has at most { $most } letters, not { $n }.
error-record-digits = A number of a record has at most { $most } digits, not { $n }.
error-record-field = The record's field '{ $name }' is missing or of the wrong kind.
error-record-words = The record's field '{ $name }' has words of at most { $most } letters.
error-record-hidden = The record's field '{ $name }' has letters that cannot be shown: { $text }.
error-record-names = A record has at most { $most } names, not { $n }.
error-record-options = A record has at most { $most } options.
error-record-seed = The record's seed { $seed } is not a hexadecimal number of at most 128 bits.
error-record-moves = A record has at most { $most } moves, not { $n }.
error-record-move = Move { $ply } of the record, { $line }, should read '0 play:something'.
error-record-facts = A promised shuffle has at most { $most } facts.
error-record-format = This is not a Purrlor record of a format that we know.
error-record-deep = This is not a record: it is nested too deeply.
error-record-json = This is not a record: { $error }.
error-record-kind = A record is a purrlor.Record, such as match.record or Record.from_json(text), not { $record }.
error-record-start = The record's start is larger or deeper than any position.
error-position-game = This position is not of { $game }, version { $version }.
error-position-options = The options of a position are a block of names and values, not { $given }.
error-position-stuck = The rules cannot go on from this position.
error-position-seats = Field '{ $name }' of a position of { $seats } seats cannot be { $value }.
error-position-count = The position has { $n } of { $name }, the game { $wanted }.
error-position-no-move = In this position seat { $seat } is asked but has no move.
error-record-has-moves = The record has { $n } moves, not { $ply }.
error-record-set-up = This record begins from a set-up position; play on works for games from the start.
error-records-reading = Other records from here are being read; wait a moment.
error-record-at = Move { $ply } of the record, '{ $move }': { $error }
error-record-stuck = Move { $ply } of the record, '{ $move }': the rules cannot go on from such a position.
error-record-position = The record's position: the rules cannot go on from such a position.
error-record-cards = This record was made with { $theirs }; these are { $ours }.
cards-edited = edited cards ({ $edition })
cards-usual = the usual cards

## What went wrong: sheets of cards

# $name is a file; [game], [[card]] and the words in quotes stay as they are. The sentences without a period come after “…, line 5: ”.

error-cards-twice = { $name } has two cards of the same id.
error-sheet-lacks = { $name }: the field '{ $word }' is missing under [game].
# A card of a game's own cards.toml; $name is a field, $trouble one of the sheet-… below.
error-card = cards.toml, '{ $name }' of the card '{ $card }': { $trouble }.
error-cards-deal = { $name }: { $n } cards are too few, or too many, to deal to { $seats } seats.
error-cards-deep = { $name } is not a sheet of cards: it is nested too deeply.
error-cards-toml = { $name } is not a TOML file: { $error }.
error-cards-unread = { $name }: the rules cannot read these cards ({ $error }).
error-cards-unplayable = { $name }: with { $seats } seats these cards cannot be played ({ $error }).
error-cards-numbers = { $name }: with such numbers { $seats } seats cannot play ({ $error }).
error-decks-twice = Two files change the cards of the same game.
error-decks-game = { $name }, line 1: say which game these cards are for: { $example }.
error-sheet = { $name }, line { $line }: { $trouble }.
sheet-blocks = the cards are written as [[card]] blocks
sheet-long = a sheet has at most { $most } cards
sheet-word = { $word } means nothing here; a sheet has [game] and [[card]] blocks
sheet-game = [game] is a block of facts
sheet-other = these are cards of { $theirs }, not of '{ $ours }'
sheet-fixed = '{ $word }' of the game cannot be changed; it is { $value }
sheet-no-id = a card needs an id
sheet-id = the id of a card is of small letters, figures and dashes, unlike { $id }
sheet-lacks = the new card '{ $card }' needs the field '{ $word }'
# $name is a field, $trouble one of sheet-unknown, sheet-amount, sheet-missing.
sheet-card = '{ $name }' of { $card }: { $trouble }
sheet-unknown = { $word } is no word that the rules know; they know { $known }
sheet-amount = { $text } needs a whole number behind the word, not { $amount }
sheet-missing = missing; every card has { $words }, too
sheet-twice = another card has the same id
sheet-field = cards of this game have no field { $word }; they have { $known }
sheet-value = '{ $word }' of { $card } cannot be { $value }
sheet-negative = '{ $word }' of { $card } cannot be negative
sheet-text = '{ $word }' of { $card } is one line of at most { $most } letters, unlike { $value }
sheet-number = a number in '{ $word }' of { $card } is from -{ $most } to { $most }, not { $value }
sheet-total = the '{ $word }' of all cards together is now { $total }, more than { $most }, which a score can hold

## What went wrong: keys, databases, backups

# For whoever runs a server.

error-backup-there = There is a file { $file } already; it is not overwritten.
error-db-damaged = The database cannot be read to its end: { $error }.
error-key-at-once = --at-once belongs to `purrlor key rotate`.
error-key-none = There is no key at { $place } yet; a server makes it when it starts.
error-key-unwritable = The key file { $file } cannot be written: { $error }.
error-backup-folder = { $file } is a folder, not a backup.
error-backup-not = { $file } is not a backup.
error-restore-full = The database is not empty; a backup is restored into a new one.
error-db-folder = { $file } is a folder, not a database.
error-db-tables = { $name } is no database of Purrlor: it has { $tables }.
error-db-unopened = The database { $name } cannot be opened: { $error }.
error-db-kind = There is no database of the kind '{ $name }' here.
error-key-form = { $place } holds no key: that is a line of 64 letters 0-9 and a-f.
error-key-unreadable = The key file { $file } cannot be read: { $error }.
error-uvicorn = This uvicorn is not known here (it lacks { $missing }); install { $known }.
error-key-another = The key in { $place } is another one than this database knows. Name the file that has it by --key-file; or start with --new-key, and everybody is signed out (recovery links still work).
error-key-two = The database still holds its key, and in { $place } is another one. Name a new file for it by --key-file; or start with --new-key, and everybody is signed out (recovery links still work).
error-key-missing = The key that signs cookies is missing: there is no file { $place }. Bring it along or name it by --key-file; or start with --new-key, and everybody is signed out (recovery links still work).
error-key-variable = The key is in { $variable }, which only you can change; put the new one in front, then `; OLD until TIME`.
error-db-package = The database needs the package '{ $name }'; install purrlor[postgres].
error-db-form = The database should be a file, or look like postgresql://user@host/name.
error-db-beside = There is no database at { $file }; did you mean { $beside }?
error-db-none = There is no database at { $file }; and no other database lies there.
error-db-empty = { $name } is no database of Purrlor: it is empty.
error-db-newer = The database was made by a newer Purrlor (shape { $found }; this one knows { $known }).
error-db-older = The database has the shape { $found }, and this version knows { $known }: start the server of this version once, then try again.
error-db-used = Another server uses { $file }; several servers need PostgreSQL (--db postgresql://…).
error-config-form = The file of settings { $file } is not TOML: { $error }.
error-config-key = { $file } sets { $key }, but there is no such key; `purrlor admin settings` explains all of them.
error-config-key-close = { $file } sets { $key }, but there is no such key; did you mean { $close }?
# $where is a file or a variable of the environment; $trouble says what is wrong.
error-config-value = { $where }, { $key }: { $trouble }
# The next five say what is wrong with a value.
error-config-switch = It should be true or false.
error-config-list = It should be a list of texts, like ["one", "two"].
error-config-one = It should be one text or number.
error-config-text = It should be a text in quotation marks.
error-config-one-of = It should be one of: { $known }.
error-config-secret = The file { $file } is empty; it should hold one line, the secret.
error-db-password-typed = Everybody on this machine can read a password that was typed: leave it out of --db, and put it into a file (--database-password-file) or into PURRLOR_DATABASE_PASSWORD.
error-db-password-for-file = A database file has no password; that is for PostgreSQL.
error-restore-lost = The backup { $file } could not be restored whole; rows are missing in: { $names }.
error-admin-url = { $url } is no address of a server; it should begin with http:// or https://.
error-admin-text = Say what everybody should read, or take it back with --over.
error-admin-no-table = There is no table { $table }; `purrlor admin tables` lists them.
error-admin-table-over = The table { $table } is over or closed already.
error-admin-nobody = Nothing here knows a person { $whom }, and it is no network; `purrlor admin people` lists people.
error-admin-not-banned = { $whom } is not kept out; `purrlor admin bans` lists who is.
error-restore = { $file } cannot be restored: { $error }

## What went wrong: at tables and in the parlour

# To people in the browser.

error-no-address = There is no such address.
error-address-controls = An address has no control characters.
error-many-requests = Too many requests; wait a moment.
error-body-long = A body has at most { $most } bytes.
error-stopping = The server is stopping.
error-many-connections = Too many connections from here.
error-broke = Something broke here; it has been noted.
error-chat-length = Say something of 1 to { $most } letters.
error-chat-controls = A line of chat has no control characters.
error-db-silent = The database does not answer now; nothing was lost, try again in a moment.
error-stale-question = This answers an older question; here is the fresh view.
error-stale-view = The game went on meanwhile; here is the fresh view.
error-eyes = Whose eyes? A seat from 0 to { $last }, 'none' or 'open'; not '{ $eyes }'.
error-replay-moves = The record has more than { $most } moves.
error-replay-long = This replay has more than { $most } MB; it is too long to be shown.
error-replay-page = A page of a replay begins `from` a ply and has at most { $most } steps.
error-before = `before` should be a time, as the last list gave it.
error-request-nonsense = This request makes no sense: { $error }.
error-request-broken = The request broke off.
error-recovery = This recovery link was used already, or a newer one was made, or it never was one.
error-guide-language = This game does not speak that language.
error-edition-unknown = There are no such cards of this game.
error-no-stylesheet = This game has no stylesheet.
error-game-unknown = There is no game '{ $name }'; the parlour has { $known }.
error-many-codes = Too many codes were tried; wait a minute.
error-no-code = There is no table with this code.
error-no-record = There is no record to play on from.
error-db-forgets = The database does not keep what is written.
error-starting = The server is starting; try again in a moment.
error-banned = The people who run this parlour have closed its door to you.
error-name-length = A name has 1 to { $most } letters that can be seen.
error-name-circles = A name has no numbers in circles: the table marks look-alikes with them.
error-name-controls = A name has no control characters.
error-name-marks = A letter of a name carries at most { $most } marks.
error-many-waiting = Too many requests wait already; try again in a moment.
error-server-busy = The server has too much to do; try again in a moment.
error-many-tables = Too many tables were opened from here; wait a moment.
error-many-open-here = From here { $n } tables are open; finish or close one first.
error-seat-faster = Somebody was faster; the seat is taken.
error-many-bots = There are more bots than the { $seats } seats.
error-no-seat = There is no seat { $seat } at this table.
error-over-at-ply = The game is over at this point; play on from an earlier one.
error-no-seat-in-game = There is no seat { $seat } in this game.
error-many-open = You have { $n } tables open; finish or close one first.
error-stand-in-here = { $name } is here; a stand-in plays only for those who are gone, or who have let everybody wait for { $n } minutes at a table without a clock.
error-seat-taken = That seat is taken.
error-seats-taken = All seats are taken.
error-begun-or-left = The game has begun already, or somebody left just now.
error-owner-only = Only the one who opened the table may do that.
error-seated-only = Only those who sit at the table may do that.
error-table-private = Nobody else may join this table.
error-seat-given-away = The owner gave your seat away; they can let you sit down again.
error-barred = The owner of this table has sent you away; they can let you back.
error-send-away-whom = Name somebody else, by their id.
error-send-away-seated = They sit at this table; before the start you can give their seat away.
error-send-away-many = At most { $n } people can be sent away from one table.
error-chat-off = The owner of this table has turned the chat off; emotes still work.
error-no-seat-here = You have no seat at this table.
error-nobody-removed = Nobody of that name was removed from this table.
error-seats-empty = There are empty seats; fill them with friends or bots first.
error-no-table = There is no such table.
error-many-replays = Too many replays are asked for from here; wait a moment.
error-asker-gone = The one who asked is gone.
error-many-records = Many records are being read now; try again in a moment.
error-stale = The game went on meanwhile.
error-seat-lost = You have no seat at this table any more.
error-players-only = This table is for its players only.
error-table-other-rules = This table was set up with other rules or cards; it cannot be played on.
error-not-begun = The game has not begun.
error-undo-spent = So many moves were taken back at this table that from now on every move stands.
error-undo-fast = You take moves back faster than anybody can follow; wait a moment.
error-one-hello = One hello is enough.
error-many-answers = At most { $most } answers can be saved.
error-chat-fast = You talk faster than anybody reads; wait a moment.
error-mute-whom = Whom do you want to mute?
error-mute-fast = You change your mind faster than anybody talks; wait a moment.
error-mute-many = You have muted { $n } people; hear one of them again first.
error-no-hints = There are no hints at this table.
error-nothing-asked = Nothing is asked of you now.
error-message-nonsense = This message makes no sense: { $error }.
error-foreign = This request comes from another page. If that page is this server's own, whoever runs it should start it with --origin, or let the proxy in front send X-Forwarded-Host.
error-table-unreadable = This table cannot be read by this version of the server; it is kept as it is, for one that can.
error-begun = The game has begun already.
error-table-closed = The table is closed.
error-stand-in-soon = { $name } was here a moment ago; a stand-in can be called in { $seconds } s.
error-body-slow = The body of this request came too slowly.
error-request-late = The request did not come.
error-request-none = This is not a request.
error-headers-long = The headers of this request are too long.
error-address-long = This address is too long.
error-address-none = This is no address.
error-requests-at-once = Too many requests at once.
error-much-sent = Too much is sent from here at once; wait a moment.

## Goodbyes of the server, and what it tells everybody

# A page in place of the parlour's own; docs/protocol.md and make web stay as they are.
unbuilt-title = The parlour is open, but its window is not built yet
unbuilt-text = The server runs and programs can play (see docs/protocol.md). To see the tables in a browser, build the client once: make web, then load this page again.
bye-slow = You did not read for too long.
bye-token = This token opens no seat at this table.
bye-removed = The owner of the table gave your seat away.
bye-signed-out = You have signed out everywhere; load the page again to go on as who this device is now.
bye-restarting = The server restarts; you will be connected again.
bye-gone = The people who run this parlour have closed this table.
bye-database = The database does not answer now; you will be connected again.
bye-flood = Too many messages made no sense.
bye-no-hello = No hello came.
bye-not-hello = The first message must be a hello.
bye-protocol = This server speaks protocol { $protocol }: load the page anew, or bring your program up to date.
notice-database = The server cannot keep moves just now. Nothing that was played is lost; it tries again by itself.
# $text is what the operator of the parlour wrote, in any language.
notice-operator = { $text }
notice-restart =
    { $n ->
        [one] The server restarts in { $n } minute. Nothing will be lost; you will be connected again by itself.
       *[other] The server restarts in { $n } minutes. Nothing will be lost; you will be connected again by itself.
    }
notice-restart-now = The server restarts now. Nothing will be lost; you will be connected again by itself.

# While a game is compiled, once. $bar: how far it is
compiling = compiling the rules of { $game }, once: { $bar }

# The one option that every game has, for commands; open and quick are its values.
option-windows-help = Ask everybody who might react (open), or only who can (quick).
