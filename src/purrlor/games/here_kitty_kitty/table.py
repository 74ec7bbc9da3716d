"""Here, Kitty, Kitty! in words: prompts, labels, and the log."""

from __future__ import annotations

from purrlor.engine import SEAT, Axis, Label, Moved, Part, Presentation, Prompt, StateReader, Told
from purrlor.games.here_kitty_kitty.cards import COLOUR, PIECE, SHEET, ZONE
from purrlor.games.here_kitty_kitty.record import (
    AMOUNT,
    STOP_ON_THE_WAY,
    VERBS,
    WAY,
    Ask,
    Step,
    Tell,
)
from purrlor.games.here_kitty_kitty.refusals import refusal
from purrlor.games.here_kitty_kitty.scoring import LINES, SHOW, points

REASON = Axis("reason", ["the last card was drawn", "nobody drew any more"], none=True)
WINDOWS = (Ask.BLOCK, Ask.COPY, Ask.REFLEX, Ask.LANDING)
ASKS: dict[int, Prompt] = {
    Ask.CATS: Prompt("Say how many cats you live with", "HK-20", "cats_owned"),
    Ask.OLDEST: Prompt("Say how old your oldest cat is", "HK-20", "oldest_cat"),
    Ask.ACTION: Prompt("Choose an action", "HK-24", "choose_action"),
    Ask.DISCARD: Prompt("Discard another card, or stop", "HK-59", "discard_cards"),
    Ask.BLOCK: Prompt("Block {subject}, or pass", "HK-70", "block_or_pass"),
    Ask.COPY: Prompt("Copy {subject}, or pass", "HK-76", "copy_or_pass"),
    Ask.REFLEX: Prompt("Play Catlike Reflexes, or pass", "HK-84", "reflex_or_pass"),
    Ask.LANDING: Prompt("Land on your feet, or pass", "HK-85", "land_or_pass"),
    Ask.TAKE: Prompt("Take a cat from the neighborhood, or stop", "HK-42", "choose_cats_to_take"),
    Ask.SHORTAGE: Prompt("Name a yard to take a cat from, or stop", "HK-51", "shortage_yard"),
    Ask.GIVE: Prompt("Pick the cat that is taken from the yard", "HK-51", "give_cat"),
    Ask.LOSE: Prompt("Pick a cat for {subject}", "HK-46", "give_cat"),
    Ask.STEPS: Prompt("Move a cat towards your house, or stop", "HK-42", "own_steps"),
    Ask.COLOUR: Prompt("Name a colour", "HK-42", "name_colour"),
    Ask.FIGHT: Prompt("Send a yard cat to a neighbor", "HK-88", "fight_split"),
    Ask.FETCH: Prompt("Take a card from the discard pile", "HK-95", "search_discard"),
    Ask.LITTER: Prompt("Find a place for a foster kitten", "HK-55", "foster_place"),
    Ask.BONUS: Prompt("Call a cat into your yard, or stop", "HK-137", "tuna_bonus"),
    Ask.INSURE: Prompt("Use Pet Insurance against {subject}, or keep it", "HK-138", "use_insurance"),
}

# What must be named with a card, as words and as touches; a copy says the same with Copy Cat.
PLAYS = {
    "play": (" {card}", ("{hand}/{card}",)),
    "play-on": (" {card} on {seat}", ("{hand}/{card}", "seat/{seat}")),
    "demand": (" {card} on {seat}, asking for {amount}", ("{hand}/{card}", "seat/{seat}", "amount/{amount}")),
    "lure": (" Catnip! on {seat} and {seat2}", ("{hand}/catnip", "seat/{seat}", "seat/{seat2}")),
    "burgle": (" Cat Burglar: {colour} in {seat}'s {zone}", ("{hand}/cat-burglar", "{zone}.{seat}/{colour}")),
    "swap": (
        " Purr-suasion: {colour} in your {zone} for {colour2} in {spot}",
        ("{hand}/purr-suasion", "{zone}.{me}/{colour}", "{spot}/{colour2}"),
    ),
    "reflex": (
        " Catlike Reflexes: a cat of {seat} {way}, zones: {amount}",
        ("{hand}/catlike-reflexes", "seat/{seat}", "way/{way}", "amount/{amount}"),
    ),
}
COPY_NAMES = {name: "copy" if name == "play" else f"copy-{name.removeprefix('play-')}" for name in PLAYS}


def _copied(touch: str) -> str:
    """Touch Copy Cat where a play touches its own card."""
    return "hand.{me}/copy-cat" if touch.startswith("{hand}") else touch


def _played(touch: str) -> str:
    return touch.replace("{hand}", "hand.{me}")


LABELS = {
    "pass": Label("Pass"),
    "stop": Label("Stop"),
    "insure": Label("Use Pet Insurance", ("tucked.{me}/pet-insurance",)),
    "keep": Label("Keep Pet Insurance"),
    **{name: Label(f"Play{words}", tuple(map(_played, touched))) for name, (words, touched) in PLAYS.items()},
    **{
        COPY_NAMES[name]: Label(f"Copy{words}", tuple(map(_copied, touched)))
        for name, (words, touched) in PLAYS.items()
    },
    "move": Label("Move {colour} from {stop} to {stop2}", ("{from}/{colour}", "{to}")),
    "discard": Label("Discard {card}", ("hand.{me}/{card}", "discard")),
    "take": Label("Take {colour}", ("neighborhood/{colour}",)),
    "ask": Label("Take a cat from {seat}'s yard", ("yard.{seat}",)),
    "pick": Label("Pick {colour} in the {zone}", ("{zone}.{owner}/{colour}",)),
    "step": Label("Move {colour} from {zone} to {zone2}", ("{zone}.{me}/{colour}", "{zone2}.{me}")),
    "colour": Label("Point at every {colour}", ("colour/{colour}",)),
    "send": Label("Send {colour} to {seat}", ("yard.{me}/{colour}", "yard.{seat}")),
    "fetch": Label("Take back {card}", ("discard/{card}",)),
    "place": Label("Put {colour} into the {zone}", ("{litter}.{me}/{colour}", "{zone}.{me}")),
    "own": Label("Cats at home: {cats}"),
    "oldest": Label("Years of age: {years}"),
}

TALES: dict[int, Moved | Told] = {
    Tell.TURN: Told("{seat}'s turn.", (SEAT,)),
    Tell.MOVING: Told("{seat} wants to move {card} to the {stop}.", (SEAT, PIECE, STOP_ON_THE_WAY)),
    Tell.PASSED: Told("{seat} passes an action.", (SEAT,)),
    Tell.PLAYED: Moved("{giver} plays {card}."),
    Tell.COPIED: Moved("{giver} plays {card}."),
    Tell.AS: Told("It copies {card}.", (PIECE,)),
    Tell.AIMED: Told("{card} is played on {seat}.", (PIECE, SEAT)),
    Tell.DEMANDED: Told("{card} is played on {seat}, who is to move {amount}.", (PIECE, SEAT, AMOUNT)),
    Tell.COVETED: Told("The burglar is after {card} in {seat}'s {zone}.", (PIECE, SEAT, ZONE)),
    Tell.SWAPPING: Told("{card} is to change places with {card1}.", (PIECE, PIECE)),
    Tell.STARTLED: Told("A cat of {seat} is to move {way}, zones: {amount}.", (SEAT, WAY, AMOUNT)),
    Tell.DISCARDED: Moved("{giver} discards {card}."),
    Tell.LOST: Moved("{giver} loses {card}."),
    Tell.FINISHED: Moved("{card} goes to the discard pile."),
    Tell.TUCKED: Moved("{taker} tucks {card} beside the property."),
    Tell.USED_UP: Moved("{card} of {giver} is used up."),
    Tell.DREW: Moved("{taker} draws {card}."),
    Tell.REVEALED: Moved("An Instant is drawn: {card}!"),
    Tell.FETCHED: Moved("{taker} takes back {card}."),
    Tell.CALLED: Moved("{taker} gets {card} from the neighborhood: {target}."),
    Tell.WALKED: Moved("{taker}'s {card} goes from {source} to {target}."),
    Tell.LEFT: Moved("{giver}'s {card} leaves the {source} for the neighborhood."),
    Tell.CHANGED_HANDS: Moved("{taker} gets {card} from {giver}'s {source}: {target}."),
    Tell.BLOCKED: Moved("{giver} plays {card}."),
    Tell.IGNORED: Told("{seat} ignores the card.", (SEAT,)),
    Tell.INSURED: Told("{seat} is insured: no cat leaves.", (SEAT,)),
    Tell.NAMED: Told("{seat} points at every {card}.", (SEAT, PIECE)),
    Tell.LOCKED: Told("{seat}'s {card} stays in the house for good.", (SEAT, PIECE)),
    Tell.LAST_CARD: Told("The last card is drawn: everybody has one more turn."),
    Tell.STALLED: Told("Nobody has drawn for long: everybody has one more turn."),
    Tell.OWNS: Told("{seat} lives with cats: {number}.", (SEAT, None)),
    Tell.ENDED: Told("The game ends: {reason}.", (REASON,)),
    Tell.OLDEST: Told("{seat}'s oldest cat is of age {number}.", (SEAT, None)),
}

TITLES = {
    "litter": "Foster Kittens",
    "litter2": "Foster Kittens",
    **{f"yard.{seat}": f"the yard of seat {seat}" for seat in range(len(SEAT))},
}

SHEET_LINES = (
    ("Cats in the house", "HK-107"),
    ("Cats on the porch", "HK-107"),
    *((f"Five or more {colour}", "HK-108") for colour in COLOUR.names),
    ("Every colour", "HK-109"),
    *((f"Most {colour}", "HK-110") for colour in COLOUR.names),
    ("House of one colour", "HK-112"),
    ("Best in Show", "HK-114"),
)


# -- How far the game is ------------------------------------------------------------------------------


def phase(look: StateReader) -> str:
    """Say how far the game is (HK-100)."""
    if look.final_turns:
        return f"last round, turns left: {look.final_turns}"
    return "the last round comes next" if look.final else ""


def parts(look: StateReader, seat: int) -> list[Part]:
    """HK-124: the 13 lines of the score sheet."""
    record = look.record
    return [Part(name, int(points(record, seat, line)), rule) for line, (name, rule) in enumerate(SHEET_LINES)]


# -- What a seat is asked ----------------------------------------------------------------------------


def prompt(look: StateReader, asked: Prompt) -> str:
    """Name what a question is about, and how many are to go."""
    left = look.stack[look.depth - 1].left
    said = asked.text.format(subject=subject(look))
    if look.ask == Ask.ACTION:
        return f"{said} ({left} left)"
    return f"{said} ({left} to go)" if look.ask in MANY and left > 1 else said


MANY = frozenset({Ask.TAKE, Ask.SHORTAGE, Ask.LOSE, Ask.STEPS, Ask.FIGHT})


def subject(look: StateReader) -> str:
    """Name the card, or the move, that a question is about."""
    for frame in reversed(look.stack[: look.depth]):
        if frame.card:
            return str(SHEET.cards[frame.card - 1].name)
        if frame.step == Step.MOVE:
            return "the move"
    return "it"


def touches(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> tuple[str, ...]:
    """Say what a move touches; the neighborhood has no owner, and picked cats are those of the yard that was named."""
    axes = next(v.axes for v in VERBS.all if v.name == verb)
    ids = {"me": str(seat)}
    for axis, value in zip(axes, arguments, strict=True):
        ids[axis.name if axis.name not in ids else f"{axis.name}2"] = axis.names[value]
    top = look.stack[look.depth - 1]
    ids["owner"] = str(top.who) if look.ask == Ask.GIVE else str(seat)
    ids["litter"] = ("litter", "litter2")[min(top.who, 1)] if look.ask == Ask.LITTER else ""
    if verb == "move":
        ids["from"], ids["to"] = (place_id(ids[key], seat) for key in ("stop", "stop2"))
    return tuple(touch.format(**ids) for touch in LABELS[verb].touches)


def place_id(stop: str, seat: int) -> str:
    """Give the zone of a stop on the way home."""
    return stop if stop == "neighborhood" else f"{stop}.{seat}"


def awaited(look: StateReader) -> list[int]:
    """HK-87: a window is shown open for everybody in its line who holds a card, whoever has answered already."""
    if look.ask in WINDOWS and not look.quick:
        f = look.stack[look.depth - 1]
        return [int(seat) for seat in f.seats[: f.left] if look.held[seat] > 0]
    return [seat for seat in range(look.seats) if look.waiting >> seat & 1]


TABLE = Presentation(
    asks=ASKS,
    labels=LABELS,
    kinds=Tell,
    tales=TALES,
    parts=parts,
    refusal=refusal,
    over_rule="HK-146",
    prompts=dict.fromkeys(ASKS, prompt),
    awaited=awaited,
    phase=phase,
    touches=touches,
    reasons={"last round": "The last card was drawn.", "stalled": "Nobody drew any more."},
    titles=TITLES,
)
assert LINES == len(SHEET_LINES) == SHOW + 1
