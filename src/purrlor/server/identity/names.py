"""Names: in every script and with any emoji, as long as there is something to read and nothing that plays tricks."""

from __future__ import annotations

import re
import unicodedata

from purrlor.server.errors import BadMessage

LONGEST_NAME = 24  # as people count
MAX_POINTS = 128  # as Unicode counts: a family of emoji takes eleven
MAX_MARKS = 4  # on one letter, as Hebrew and Tibetan with all their signs need; above that are towers
JOINERS = "\u200c\u200d"
UNJOINED = frozenset({"Lu", "Ll", "Lt", "Nd", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po"})  # kinds of letters
FLAG = "\U0001f3f4"
# What takes up room and shows nothing (fillers of Hangul, the empty Braille cell and the like) is a space.
BLANK = re.compile("[\u3164\uffa0\u115f\u1160\u2800\ufffc\U0001d159]")
# What neither shows nor does anything in a name is left out: hints for direction, line breaks and the like.
UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\ufeff\ufff0-\ufff8]"
)
# Signs that stand in front of a number in Arabic and Syriac; they are seen, though Unicode files them with controls.
SHOWN_CONTROLS = frozenset("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd")
# Numbers in circles: the table tells look-alikes apart by them (`lookalikes.py`), so nobody wears one as a name.
CIRCLED = re.compile(
    "[\u2460-\u2473\u24ea\u24eb-\u24ff\u2776-\u2793\u3251-\u325f\u32b1-\u32bf\U0001f10b\U0001f10c\u20dd]"
)
TAGS = re.compile("[\U000e0020-\U000e007f]")
TAGS_ASTRAY = re.compile(f"(?<![{FLAG}\U000e0020-\U000e007f])[\U000e0020-\U000e007f]+")


def clean_name(name: str) -> str:
    """Check a name: something to read, of one line, not too long; give it tidied up."""
    shown = _tidy(unicodedata.normalize("NFC", _sound(name)))
    count = letters(shown)
    if not 1 <= count <= LONGEST_NAME or len(shown) > MAX_POINTS:
        raise BadMessage("error-name-length", most=LONGEST_NAME, field="name")
    if CIRCLED.search(shown):
        raise BadMessage("error-name-circles", field="name")
    if any(_harmful(letter) for letter in shown):
        raise BadMessage("error-name-controls", field="name")
    if _tower(shown):
        raise BadMessage("error-name-marks", most=MAX_MARKS, field="name")
    return shown


def _sound(name: str) -> str:
    """Return a name that is short enough to look at."""
    if len(name) > 4 * MAX_POINTS:
        raise BadMessage("error-name-length", most=LONGEST_NAME, field="name")
    return name


def _tidy(name: str) -> str:
    """Leave out what is not seen; marks and joiners that have nothing to hold on to go, too."""
    words = BLANK.sub(" ", TAGS_ASTRAY.sub("", _joined(UNSEEN.sub("", name)))).split()
    tidied = (_begun(word) for word in words)
    return " ".join(word for word in tidied if word)


def _joined(name: str) -> str:
    """Leave out joiners that join nothing: emoji and many scripts need them, but not what Latin letters are like."""
    kept: list[str] = []
    for letter in name:
        if letter not in JOINERS or not kept or unicodedata.category(kept[-1]) not in UNJOINED:
            kept.append(letter)
    return "".join(kept)


def _begun(word: str) -> str:
    """Let a word begin with what can be seen, and end without a joiner."""
    start = next((i for i, letter in enumerate(word) if not _rides(letter)), len(word))
    return word[start:].rstrip(JOINERS)


def letters(name: str) -> int:
    """Count as people do: marks, joiners and what is joined make one letter with what stands before, flags one sign."""
    count, joined, halves = 0, False, 0
    for letter in name:
        half = "\U0001f1e6" <= letter <= "\U0001f1ff"
        halves = halves + 1 if half else 0
        if not (joined or _rides(letter) or letter == " " or (half and halves % 2 == 0)):
            count += 1
        joined = letter == JOINERS[1]
    return count + name.count(" ")


def _rides(letter: str) -> bool:
    """Return whether a sign is part of the one before: a mark, a joiner, a shade of skin, a tag of a flag."""
    if letter in JOINERS or TAGS.match(letter) or "\U0001f3fb" <= letter <= "\U0001f3ff":
        return True
    return unicodedata.category(letter)[0] == "M"


def _harmful(letter: str) -> bool:
    """Return whether a sign is none: a control, half of one, private, or one that Unicode will never give a meaning.

    What this Python does not know yet is welcome: it may be next year's emoji.
    """
    kind = unicodedata.category(letter)
    if kind == "Cn":
        return (
            ord(letter) & 0xFFFE == 0xFFFE or "\ufdd0" <= letter <= "\ufdef" or "\U000e0000" <= letter <= "\U000e0fff"
        )
    if kind == "Cf":
        return not (letter in JOINERS or letter in SHOWN_CONTROLS or TAGS.match(letter))
    return kind[0] == "C"


def _tower(name: str) -> bool:
    height = 0
    for letter in name:
        height = height + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if height > MAX_MARKS:
            return True
    return False
