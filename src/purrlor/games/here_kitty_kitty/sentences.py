"""What is said at the table of Here, Kitty, Kitty!: which sentence, with which numbers. The words are in `words/`."""

from __future__ import annotations

from purrlor.engine import SEAT, Axis, Grid, Moved, Told, rule
from purrlor.engine.author.tales import Tale
from purrlor.engine.view import sentence, vocabulary
from purrlor.engine.view.sentence import add, add_number, end_part, part, question, say
from purrlor.engine.view.sentence import points as count
from purrlor.games.here_kitty_kitty.cards import (
    CARD,
    COLOUR,
    DECK_CARDS,
    EFFECT,
    KIND,
    ONE_COOL_CAT,
    PIECE,
    PORCH,
    TO,
    ZONE,
    Effect,
    Kind,
    To,
    table,
)
from purrlor.games.here_kitty_kitty.cats import has, place, stop_place
from purrlor.games.here_kitty_kitty.record import (
    CAT_PLACES,
    IN,
    LITTER,
    LITTERS,
    NEIGHBORHOOD,
    OUTSIDE,
    SHAPE,
    STOP_ON_THE_WAY,
    STOPS,
    VERBS,
    WAY,
    ZONES,
    Ask,
    Doing,
    Final,
    Named,
    Shape,
    State,
    Step,
    Tell,
    named,
)
from purrlor.games.here_kitty_kitty.scoring import AS_IS, LINES, points
from purrlor.games.here_kitty_kitty.show import WORDS
from purrlor.games.here_kitty_kitty.taking import next_kitten

CARD_WORD, COLOUR_WORD, ZONE_WORD, PLACE_WORD = (WORDS.axis(axis) for axis in (CARD, COLOUR, ZONE, ZONES))
ON_CARD = Axis("litter", ["litter", "litter2"])
ON_CARD_WORD = WORDS.axis(ON_CARD)
END = Axis("end", ["last-round", "stalled"], none=True)

TALES: dict[int, Tale] = {
    Tell.TURN: Told((SEAT,)),
    Tell.MOVING: Told((SEAT, PIECE, STOP_ON_THE_WAY)),
    Tell.PASSED: Told((SEAT,)),
    Tell.PLAYED: Moved(),
    Tell.COPIED: Moved(),
    Tell.AS: Told((PIECE,)),
    Tell.AIMED: Told((PIECE, SEAT)),
    Tell.DEMANDED: Told((PIECE, SEAT, None)),
    Tell.COVETED: Told((PIECE, SEAT, ZONE)),
    Tell.SWAPPING: Told((PIECE, PIECE)),
    Tell.STARTLED: Told((SEAT, WAY, None)),
    Tell.DISCARDED: Moved(),
    Tell.LOST: Moved(),
    Tell.FINISHED: Moved(),
    Tell.TUCKED: Moved(),
    Tell.USED_UP: Moved(),
    Tell.DREW: Moved(),
    Tell.REVEALED: Moved(),
    Tell.FETCHED: Moved(),
    Tell.CALLED: Moved(),
    Tell.WALKED: Moved(),
    Tell.LEFT: Moved(),
    Tell.CHANGED_HANDS: Moved(),
    Tell.BLOCKED: Moved(),
    Tell.IGNORED: Told((SEAT,)),
    Tell.INSURED: Told((SEAT,)),
    Tell.NAMED: Told((SEAT, PIECE)),
    Tell.LOCKED: Told((SEAT, PIECE)),
    Tell.LAST_CARD: Told(),
    Tell.STALLED: Told(),
    Tell.OWNS: Told((SEAT, None)),
    Tell.ENDED: Told((END,)),
    Tell.OLDEST: Told((SEAT, None)),
    Tell.LET_OUT: Told((SEAT, OUTSIDE)),
}

# -- Questions -------------------------------------------------------------------------------------

# Those that name at most the card they are about, and how many are to go.
PLAIN = {
    Ask.CATS: WORDS.question("cats_owned", "HK-20"),
    Ask.OLDEST: WORDS.question("oldest_cat", "HK-20"),
    Ask.DISCARD: WORDS.question("discard_cards", "HK-59"),
    Ask.REFLEX: WORDS.question("reflex_or_pass", "HK-84"),
    Ask.LANDING: WORDS.question("land_or_pass", "HK-85"),
    Ask.FETCH: WORDS.question("search_discard", "HK-95"),
    Ask.BONUS: WORDS.question("tuna_bonus", "HK-137"),
}
ABOUT_CARDS = {
    Ask.COPY: WORDS.question("copy_or_pass", "HK-76", card=CARD),
    Ask.COLOUR: WORDS.question("name_colour", "HK-42", card=CARD),
    Ask.INSURE: WORDS.question("use_insurance", "HK-138", card=CARD),
}
COUNTED = {
    Ask.ACTION: WORDS.question("choose_action", "HK-24", left=None),
    Ask.FIGHT: WORDS.question("fight_split", "HK-88", left=None),
}
BOTH = {
    Ask.SAVE: WORDS.question("save_cat", "HK-94", card=CARD, left=None),
    Ask.SHORTAGE: WORDS.question("shortage_yard", "HK-51", card=CARD, left=None),
    Ask.STEPS: WORDS.question("own_steps", "HK-42", card=CARD, left=None),
}
EVERY = PLAIN | ABOUT_CARDS | COUNTED | BOTH
QUESTION = table([EVERY.get(ask, 0) for ask in [0, *Ask]])
HAS_CARD = table([int(ask in ABOUT_CARDS or ask in BOTH) for ask in [0, *Ask]])
HAS_COUNT = table([int(ask in COUNTED or ask in BOTH) for ask in [0, *Ask]])

TAKE = WORDS.question("choose_cats_to_take", "HK-42", card=CARD, to=ZONES, left=None)
PLACE = WORDS.question("foster_place", "HK-55", colour=COLOUR)
BLOCK = WORDS.question("block_or_pass", "HK-70", card=CARD, seat=SEAT)
BLOCK_ON_YOU = WORDS.question("block-on-you", "HK-70", "block_or_pass", card=CARD, seat=SEAT)
BLOCK_INSTANT = WORDS.question("block-instant", "HK-70", "block_or_pass", card=CARD)
BLOCK_MOVE = WORDS.question("block-move", "HK-70", "block_or_pass", colour=COLOUR, stop=STOP_ON_THE_WAY, seat=SEAT)
GIVE = WORDS.question("give_cat", "HK-51", card=CARD, seat=SEAT)
PICK_FROM = WORDS.question("pick-from", "HK-51", "give_cat", card=CARD, seat=SEAT)
STARTLED_IN = WORDS.question("startled-in", "HK-46", "give_cat", card=CARD, zones=None)
STARTLED_OUT = WORDS.question("startled-out", "HK-46", "give_cat", card=CARD, zones=None)
STOP_WORD = WORDS.axis(STOP_ON_THE_WAY)


def _loss(name: str) -> int:
    """Name a question for a cat that a card moves; `seat` has played the card."""
    return WORDS.question(name, "HK-46", "give_cat", card=CARD, seat=SEAT, left=None)


# Where the cats go that are picked: the owner should know before picking.
LOSSES = {
    To.YARD: _loss("lose-to-yard"),
    To.PORCH: _loss("lose-to-porch"),
    To.NEIGHBORHOOD: _loss("lose-to-neighborhood"),
    To.OUT: _loss("lose-one-zone"),
    To.TAKER: _loss("lose-to-player"),
}
OF_ZOOMIES = _loss("lose-to-left")


def _loss_of(card: int) -> int:
    """Find the question that a card asks of whoever loses cats by it."""
    return OF_ZOOMIES if EFFECT[card] == Effect.ZOOM else LOSSES.get(To(TO[card]), 0)


TO_PORCH = LOSSES[To.PORCH]
LOSS = table([_loss_of(card) for card in range(len(DECK_CARDS) + 1)])


@rule
def ask_seat(s: State, me: int, page: Grid) -> None:
    """Say what is asked, about which card, and how many are to go."""
    f = s.stack[s.depth - 1]
    if s.ask == Ask.BLOCK:
        ask_to_block(s.stack[s.depth - 2], me, page)
    elif s.ask == Ask.LOSE:
        ask_to_lose(s.stack[s.depth - 2], f.left, page)
    elif s.ask == Ask.GIVE:
        ask_to_give(s, f, me, page)
    elif s.ask == Ask.LITTER:
        question(page, PLACE)
        add(page, COLOUR_WORD + next_kitten(s, place(LITTER + f.who, me)))
    elif s.ask == Ask.TAKE:
        ask_to_take(s, f, page)
    else:
        ask_plainly(s, f.left, page)


@rule
def ask_plainly(s: State, left: int, page: Grid) -> None:
    """Ask, with the card and the number where the question has them."""
    question(page, QUESTION[s.ask])
    if HAS_CARD[s.ask]:
        add(page, CARD_WORD + subject(s))
    if HAS_COUNT[s.ask]:
        add_number(page, left)


@rule
def subject(s: State) -> int:
    """Give the card that is carried out, or that may be copied."""
    at = s.depth - 1
    while s.stack[at].card == 0:
        at -= 1
    return int(s.stack[at].card)


@rule
def ask_to_take(s: State, f: Doing, page: Grid) -> None:
    """HK-42: say where the cats are taken to."""
    question(page, TAKE)
    add(page, CARD_WORD + subject(s))
    add(page, PLACE_WORD + CAT_PLACES + int(f.goal))
    add_number(page, f.left)


@rule
def ask_to_block(subject: Doing, me: int, page: Grid) -> None:
    """HK-70: say what is about to happen, and whether it is played on oneself."""
    if subject.step == Step.MOVE:
        question(page, BLOCK_MOVE)
        add(page, COLOUR_WORD + int(subject.play) // (STOPS * STOPS))
        add(page, STOP_WORD + int(subject.play) % STOPS)
        add_number(page, subject.seat)
    elif KIND[subject.card] == Kind.INSTANT:
        question(page, BLOCK_INSTANT)
        add(page, CARD_WORD + int(subject.card))
    else:
        is_mine = has(int(subject.parts) & ~int(subject.ignoring), me)
        ask_about_play(BLOCK_ON_YOU if is_mine else BLOCK, subject.card, subject.seat, page)


@rule
def ask_about_play(which: int, card: int, seat: int, page: Grid) -> None:
    """Ask about a card and another player."""
    question(page, which)
    add(page, CARD_WORD + int(card))
    add_number(page, seat)


@rule
def ask_to_give(s: State, f: Doing, me: int, page: Grid) -> None:
    """HK-51: the owner of the yard gives a cat to the taker; or the taker picks one (option shortage_taker_picks)."""
    if me == f.who:
        ask_about_play(GIVE, subject(s), f.seat, page)
    else:
        ask_about_play(PICK_FROM, subject(s), f.who, page)


@rule
def ask_to_lose(c: Doing, left: int, page: Grid) -> None:
    """HK-46: say where the cats go; HK-89: or how far one runs."""
    if EFFECT[c.card] == Effect.REFLEX:
        question(page, STARTLED_IN if named(c.play, Named.WAY) == IN else STARTLED_OUT)
        add(page, CARD_WORD + int(c.card))
        add_number(page, named(c.play, Named.AMOUNT))
    else:
        is_near = SHAPE[c.card] == Shape.LET_OUT and named(c.play, Named.ZONE) == PORCH  # HK-42
        ask_about_play(TO_PORCH if is_near else LOSS[c.card], c.card, c.seat, page)
        add_number(page, left)


# -- How far the game is ---------------------------------------------------------------------------

LAST_ROUND = WORDS.sentence("phase", "last-round", left=None)
LAST_ROUND_NEXT = WORDS.sentence("phase", "last-round-next")


@rule
def phase(s: State, page: Grid) -> None:
    """HK-100: say how far the last round is."""
    if s.final_turns > 0:
        say(page, LAST_ROUND)
        add_number(page, s.final_turns)
    elif s.final != Final.NO:
        say(page, LAST_ROUND_NEXT)


@rule
def awaited(s: State) -> int:
    """HK-87: a window is shown open for everybody in its line who holds a card, whoever has answered already."""
    if s.quick or s.ask < Ask.BLOCK or s.ask > Ask.LANDING:
        return int(s.waiting)
    f, seats = s.stack[s.depth - 1], 0
    for i in range(f.left):
        if s.held[f.seats[i]] > 0:
            seats |= 1 << f.seats[i]
    return seats


# -- The score -------------------------------------------------------------------------------------

# HK-124: the 13 lines of the score sheet, and the rules that count them.
SHEET = {
    "house-cats": "HK-107",
    "porch-cats": "HK-107",
    **{f"many-{colour}": "HK-108" for colour in COLOUR.names},
    "every-colour": "HK-109",
    **{f"most-{colour}": "HK-110" for colour in COLOUR.names},
    "house-of-one-colour": "HK-112",
    "best-in-show": "HK-114",
}
SHEET_LINES = table([WORDS.part(name, counted_by) for name, counted_by in SHEET.items()])
PART = Axis("part", [*SHEET])


@rule
def parts(s: State, seat: int, page: Grid) -> None:
    """HK-124: write the score sheet, line by line."""
    for line in range(LINES):
        part(page, SHEET_LINES[line])
        count(page, points(s, seat, line, AS_IS))
        end_part(page)


# -- What a move is called beyond its text: whose place it is about, and what it stops ---------------------------------

# Verbs whose own text says it all, if amounts are numbers and spots are zones with an owner.
for copy in ("", "copy-"):
    WORDS.label(f"{copy}demand", card=CARD, seat=SEAT, amount=None)
    WORDS.label(f"{copy}swap", colour=COLOUR, zone=ZONE, colour2=COLOUR, spot=ZONES)
    WORDS.label(f"{copy}reflex", seat=SEAT, way=WAY, amount=None)
WORDS.label("own", cats=None)
WORDS.label("oldest", years=None)

# Verbs whose label has more than their text.
FROM_TO: dict[str, vocabulary.Kind] = {"from": ZONES, "to": ZONES}  # one of them is a word of Python
MOVE = WORDS.label("move", colour=COLOUR, **FROM_TO)
PICK = WORDS.label("pick", colour=COLOUR, zone=ZONE, seat=SEAT)
PLACED = WORDS.label("place", colour=COLOUR, zone=ZONE, litter=ON_CARD)

# What is said instead of a verb's own label.
PROTECT = WORDS.label("protect", card=CARD, seat=SEAT)
SWAP_STRAY = WORDS.label("swap-stray", colour=COLOUR, zone=ZONE, colour2=COLOUR)
COPY_SWAP_STRAY = WORDS.label("copy-swap-stray", colour=COLOUR, zone=ZONE, colour2=COLOUR)
PASS_ACTION = WORDS.label("pass-action")
STOP_TAKING, STOP_LOSING = WORDS.label("stop-taking"), WORDS.label("stop-losing")
STOPPING = {
    Ask.DISCARD: WORDS.label("stop-discarding"),
    Ask.TAKE: STOP_TAKING,
    Ask.SHORTAGE: STOP_TAKING,
    Ask.LOSE: STOP_LOSING,
    Ask.STEPS: WORDS.label("stop-moving"),
    Ask.FIGHT: STOP_LOSING,
    Ask.BONUS: WORDS.label("stop-calling"),
}
STOP_IN = table([STOPPING.get(ask, 0) for ask in [0, *Ask]])

verb_of, argument = VERBS.verb_of, VERBS.argument
TO_PASS, TO_STOP, TO_PLAY_ON, TO_SWAP, TO_COPY_SWAP, TO_MOVE, TO_PICK, TO_PLACE = (
    VERBS.index(name) for name in ("pass", "stop", "play-on", "swap", "copy-swap", "move", "pick", "place")
)


@rule
def label(s: State, seat: int, move: int, page: Grid) -> None:
    """Say a move with what its text leaves open."""
    verb = verb_of(move)
    if verb == TO_MOVE:
        label_walk(seat, move, page)
    elif verb == TO_PICK:
        label_pick(s, seat, move, page)
    elif verb == TO_PLACE:
        label_place(s, move, page)
    elif verb in (TO_SWAP, TO_COPY_SWAP):
        label_swap(verb, move, page)
    else:
        label_other(s, verb, move, page)


@rule
def label_other(s: State, verb: int, move: int, page: Grid) -> None:
    """Say what is stopped or passed, and that One Cool Cat is played for somebody, not against."""
    if verb == TO_STOP:
        sentence.label(page, STOP_IN[s.ask])
    elif verb == TO_PASS and s.ask == Ask.ACTION:
        sentence.label(page, PASS_ACTION)
    elif verb == TO_PLAY_ON and argument(move, 0) == ONE_COOL_CAT:
        sentence.label(page, PROTECT)
        add(page, CARD_WORD + ONE_COOL_CAT)
        add_number(page, argument(move, 1))


@rule
def label_walk(seat: int, move: int, page: Grid) -> None:
    """HK-28: say from which place to which a cat walks; the neighborhood is nobody's."""
    sentence.label(page, MOVE)
    add(page, COLOUR_WORD + argument(move, 0))
    add(page, PLACE_WORD + CAT_PLACES + stop_place(argument(move, 1), seat))
    add(page, PLACE_WORD + CAT_PLACES + stop_place(argument(move, 2), seat))


@rule
def label_cat(move: int, page: Grid) -> None:
    """Name the cat and the zone with which a move begins."""
    add(page, COLOUR_WORD + argument(move, 0))
    add(page, ZONE_WORD + argument(move, 1))


@rule
def label_pick(s: State, seat: int, move: int, page: Grid) -> None:
    """HK-46, HK-51: say whose cat is picked: one's own, or one of the yard that was named in a shortage."""
    sentence.label(page, PICK)
    label_cat(move, page)
    add_number(page, s.stack[s.depth - 1].who if s.ask == Ask.GIVE else seat)


@rule
def label_place(s: State, move: int, page: Grid) -> None:
    """HK-55, HK-58: say on which of two cards the kitten is."""
    sentence.label(page, PLACED)
    label_cat(move, page)
    add(page, ON_CARD_WORD + min(int(s.stack[s.depth - 1].who), LITTERS - 1))


@rule
def label_swap(verb: int, move: int, page: Grid) -> None:
    """HK-131: a stray has no owner."""
    if argument(move, 3) == NEIGHBORHOOD:
        sentence.label(page, SWAP_STRAY if verb == TO_SWAP else COPY_SWAP_STRAY)
        label_cat(move, page)
        add(page, COLOUR_WORD + argument(move, 2))
