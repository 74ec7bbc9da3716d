"""Sentences as rules write them down: the name of a pattern and its arguments, `donate:fat-cat>2`, never words.

Whoever shows a sentence words it (`purrlor.words`, `match/wording.py`, the browser's `sentences.ts`). An empty argument
is one that the viewer may not know.
"""

from __future__ import annotations

from purrlor.engine.author.fields import Grid
from purrlor.engine.compile.rule import rule
from purrlor.engine.view.page import (
    ARGUMENTS,
    ARROW,
    CLOSE,
    CLOSING,
    COLON,
    COMMA,
    COMMON,
    PIECES,
    QUOTE,
    number,
    write,
)

BREAK = "\0"  # in the text of a page, between what the table shows and what the seat is asked
# What stands around sentences in a view.
AROUND = (
    '"turn":', ',"phase":"', '",', ',"waiting":[', '],"outcome":', "null", BREAK,
    '"prompt":null,"moves":[]', '"prompt":{"say":"', ',"stake":"', ',"forced":true', '},"moves":[',
    '{"text":"', '","say":"', '","so":"', '"}',
    '{"scores":[', '],"ranks":[', '],"winners":[', '],"reason":"', '","parts":[', "[", "]}", '{"say":"', ',"note":"',
    ',"alarms":[',
)  # fmt: skip
(
    TURN, PHASE, END_PHASE, WAITING, OUTCOME, NULL, BREAKS,
    NO_QUESTION, PROMPT, STAKE, FORCED, MOVES, TEXT, LABEL, SO, END_MOVE,
    SCORES, RANKS, WINNERS, REASON, PARTS, OPEN_LIST, END_OUTCOME, PART, NOTE, ALARMS,
) = range(len(COMMON), len(COMMON) + len(AROUND))  # fmt: skip
OF_SENTENCES = (*COMMON, *AROUND)
CLOSES = 1  # the word after a question, a consequence or a part closes it


@rule
def say(page: Grid, pattern: int) -> None:
    """Name a pattern; its arguments come next."""
    write(page, pattern)
    page[ARGUMENTS] = 0


@rule
def next_argument(page: Grid) -> None:
    """Part an argument from what is before it."""
    write(page, COLON if page[ARGUMENTS] == 0 else ARROW)
    page[ARGUMENTS] += 1


@rule
def add(page: Grid, word: int) -> None:
    """Add an argument that is a word: a card, a color, a zone (`Words.axis`)."""
    next_argument(page)
    write(page, word)


@rule
def add_number(page: Grid, value: int) -> None:
    """Add an argument that is a number, or a seat."""
    next_argument(page)
    number(page, value)


@rule
def add_hidden(page: Grid) -> None:
    """Add an argument that the one who looks may not know."""
    next_argument(page)


# -- Questions and moves


@rule
def question(page: Grid, which: int) -> None:
    """Say which question is asked (`Words.question`); its arguments come next."""
    say(page, which)
    page[CLOSING] = which + CLOSES


@rule
def label(page: Grid, pattern: int) -> None:
    """Say a move by another pattern than its own text (`Words.label`); its arguments come next."""
    write(page, LABEL)
    say(page, pattern)


@rule
def stake(page: Grid, pattern: int) -> None:
    """Say what is at stake in a question (`Words.stake`); its arguments come next, then `end_stake`."""
    write(page, STAKE)
    say(page, pattern)


@rule
def end_stake(page: Grid) -> None:
    """Close what is at stake."""
    write(page, QUOTE)


@rule
def so(page: Grid, which: int) -> None:
    """Say what a move leads to (`Words.consequence`, `Words.harm`); its arguments come next."""
    write(page, SO)
    say(page, which)
    page[CLOSING] = which + CLOSES


@rule
def alarm(page: Grid, pattern: int) -> None:
    """Tell everybody that somebody is about to win (`Words.alarm`); its arguments come next, then `end_alarm`."""
    if page[PIECES] > 0:
        write(page, COMMA)
    page[PIECES] += 1
    write(page, QUOTE)
    say(page, pattern)


@rule
def end_alarm(page: Grid) -> None:
    """Close the alarm."""
    write(page, QUOTE)


# -- The parts of a score


@rule
def part(page: Grid, which: int) -> None:
    """Begin a part of a seat's score (`Words.part`); its arguments come next, then `points`."""
    if page[PIECES] > 0:
        write(page, COMMA)
    page[PIECES] += 1
    write(page, PART)
    question(page, which)


@rule
def points(page: Grid, value: int) -> None:
    """Say how many points a part has."""
    write(page, page[CLOSING])
    number(page, value)


@rule
def note(page: Grid, pattern: int) -> None:
    """Say how the points of a part came about; its arguments come next, then `end_note`."""
    write(page, NOTE)
    say(page, pattern)


@rule
def end_note(page: Grid) -> None:
    """Close the note."""
    write(page, QUOTE)


@rule
def end_part(page: Grid) -> None:
    """Close a part."""
    write(page, CLOSE)
