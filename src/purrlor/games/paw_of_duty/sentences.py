"""What is said at the table of Paw of Duty: which sentence, with which numbers. The words are in `words/`."""

from __future__ import annotations

import numpy as np

from purrlor.engine import Grid, Moved, Swept, Told, rule
from purrlor.engine.author.tales import Tale
from purrlor.engine.view.sentence import (
    add,
    add_number,
    end_part,
    end_stake,
    label,
    part,
    points,
    question,
    say,
    so,
    stake,
)
from purrlor.games.paw_of_duty.board import attack_damage, first_ahead, most_tokens, target
from purrlor.games.paw_of_duty.record import (
    ACTS,
    FACING,
    KITTY,
    LEVEL,
    LINE,
    NEEDS,
    SIDE,
    SQUARE,
    TACTIC,
    TACTICS,
    VERBS,
    Acts,
    Ask,
    Choice,
    Need,
    State,
    Tell,
)
from purrlor.games.paw_of_duty.scoring import board_levels
from purrlor.games.paw_of_duty.show import WORDS

TALES: dict[int, Tale] = {
    Tell.TOOK: Moved(),
    Tell.DREW: Moved(),
    Tell.DECIDED: Told((SIDE,)),
    Tell.MULLIGAN: Told((SIDE, None)),
    Tell.SET_ASIDE: Moved(),
    Tell.SHUFFLED: Swept(),
    Tell.TURN: Told((SIDE, None)),
    Tell.DREW_KITTY: Moved(),
    Tell.SHOWED: Told((SIDE, KITTY, KITTY)),
    Tell.RETURNED: Moved(),
    Tell.DEPLOYED: Moved(),
    Tell.PLACED: Told((KITTY, SQUARE, FACING)),
    Tell.PLAYED: Moved(),
    Tell.NAMED: Told((TACTIC,)),
    Tell.DISCARDED: Moved(),
    Tell.STOPPED: Told((SIDE,)),
    Tell.TIDIED: Moved(),
    Tell.CAME_BACK: Moved(),
    Tell.RESHUFFLED: Swept(),
    Tell.MOVED: Told((KITTY, SQUARE, SQUARE), "{kitty}", "board", "board"),
    Tell.ROTATED: Told((KITTY, FACING)),
    Tell.ATTACKED: Told((KITTY, KITTY)),
    Tell.DOUBLED: Told(),
    Tell.HURT: Told((KITTY, None, None)),
    Tell.CAPTURED: Moved(),
    Tell.GOT_LINE: Told((SIDE,)),
    Tell.MARKED: Told((KITTY, None)),
    Tell.ANNOUNCED: Told((SIDE, LINE)),
    Tell.KEPT_QUIET: Told((SIDE,)),
    Tell.RESCUED: Moved(),
    Tell.HELD: Told((SIDE, LINE)),
    Tell.BROKEN: Told((SIDE, LINE)),
    Tell.BATTLE_OVER: Told(),
}

A_KITTY, A_TACTIC, A_SQUARE, A_FACING, A_LINE = (WORDS.axis(axis) for axis in (KITTY, TACTIC, SQUARE, FACING, LINE))

# -- Questions ------------------------------------------------------------------------------------------------------

MULLIGAN = WORDS.question("mulligan", "PD-54", number=None)
CHOOSE_KITTY = WORDS.question("choose_kitty", "PD-59")
PLACE_KITTY = WORDS.question("place_kitty", "PD-62", kitty=KITTY)
TACTIC_STEP = WORDS.question("tactic_step", "PD-65", lines=None)
MARK_OUTER = WORDS.question("mark_outer", "PD-76")
DECLARE = WORDS.question("declare", "PD-124")
RESCUE = WORDS.question("rescue", "PD-90")

# What is asked inside a tactic card: all of it is one question to clients, so that their choices flow on.
STAND_FOR = WORDS.question("stand-for", "PD-65", "tactic_step", tactic=TACTIC)
WHOSE = np.zeros(len(Acts) + 1, np.int64)
for _acts, _name in ((Acts.OWN, "own-kitty"), (Acts.ENEMY, "enemy-kitty"), (Acts.ANY, "any-kitty")):
    WHOSE[_acts] = WORDS.question(_name, "PD-65", "tactic_step", tactic=TACTIC)


def _inside(name: str) -> int:
    return WORDS.question(name, "PD-65", "tactic_step", tactic=TACTIC, kitty=KITTY)


HOP_OVER, TRADE_PLACES = _inside("hop-over"), _inside("trade-places")
INSIDE = np.zeros(len(Choice), np.int64)
for _choice, _name in {
    Choice.CLAWS: "claws",
    Choice.STRIKE: "strike",
    Choice.SQUARE: "square",
    Choice.FACING: "facing",
    Choice.TURN: "turn",
    Choice.STEP: "step",
    Choice.SECOND: "second",
    Choice.SECOND_FACING: "second-facing",
}.items():
    INSIDE[_choice] = _inside(_name)


@rule
def ask_seat(s: State, me: int, page: Grid) -> None:
    """Say what is asked of a seat."""
    if s.ask == Ask.MULLIGAN:
        question(page, MULLIGAN)
        add_number(page, set_aside(s, me))
    elif s.ask == Ask.DEPLOY:
        question(page, CHOOSE_KITTY)
    elif s.ask == Ask.PLACE:
        question(page, PLACE_KITTY)
        add(page, A_KITTY + int(s.drawn[0]))
    elif s.ask == Ask.TACTIC:
        ask_tactic(s, page)
    else:
        ask_late(s.ask, page)


@rule
def ask_late(asked: int, page: Grid) -> None:
    """Say what is asked when the orders are given."""
    if asked == Ask.MARK:
        question(page, MARK_OUTER)
    elif asked == Ask.DECLARE:
        question(page, DECLARE)
    else:
        question(page, RESCUE)


@rule
def set_aside(s: State, seat: int) -> int:
    """PD-54: count the cards that a seat has set aside so far."""
    found = 0
    for tactic in range(1, TACTICS):
        found += s.aside[seat, tactic]
    return found


@rule
def ask_tactic(s: State, page: Grid) -> None:
    """PD-65: ask for a card, with the lines left; PD-122: or for the next choice inside a card."""
    o = s.order[0]
    if o.card == 0:
        question(page, TACTIC_STEP)
        add_number(page, s.lines)
    elif o.choice == Choice.NAME:
        question(page, STAND_FOR)
        add(page, A_TACTIC + int(o.card))
    elif o.choice == Choice.KITTY:
        question(page, WHOSE[ACTS[o.operation]])
        add(page, A_TACTIC + int(o.operation))
    else:
        ask_inside(s, page)


@rule
def ask_inside(s: State, page: Grid) -> None:
    """PD-122: ask what a Kitty does; it is the second one where a second one rotates."""
    o = s.order[0]
    if o.choice == Choice.OTHER:
        question(page, HOP_OVER if NEEDS[o.operation] == Need.HOP else TRADE_PLACES)
    else:
        question(page, INSIDE[o.choice])
    add(page, A_TACTIC + int(o.operation))
    add(page, A_KITTY + int(o.other if o.choice == Choice.SECOND_FACING else o.kitty))


# -- Moves whose label tells more than their text -------------------------------------------------------------------

verb_of, argument = VERBS.verb_of, VERBS.argument
TO_REDRAW, TO_PLACE, TO_DONE, TO_RESCUE = (VERBS.index(name) for name in ("redraw", "place", "done", "rescue"))
TO_USE, TO_ATTACK, TO_GO, TO_MARK = (VERBS.index(name) for name in ("use", "attack", "go", "mark"))
REDRAW = WORDS.label("redraw", number=None)
PLACE = WORDS.label("place", square=SQUARE, facing=FACING, cell=None)
DONE = WORDS.label("done", lines=None)
GO = WORDS.label("go", square=SQUARE, cell=None)
RESCUE_KITTY = WORDS.label("rescue", kitty=KITTY, foe=SIDE)
ATTACK, CAPTURE = (WORDS.label(name, kitty=KITTY, damage=None) for name in ("attack", "capture"))
MARK, MARK_LAST, USE = (WORDS.label(name, kitty=KITTY, square=SQUARE) for name in ("mark", "mark-last", "use"))

# Moves that name a Kitty on the board say where it stands.
ON_BOARD = np.zeros(len(VERBS.all), np.int64)
for _name in ("hop", "trade", "also"):
    ON_BOARD[VERBS.index(_name)] = WORDS.label(_name, kitty=KITTY, square=SQUARE)

# Cards whose Kitty meets somebody without further choice; 0 for all others.
MEETS = np.zeros(TACTICS, np.int64)
for _tactic, _name in (
    ("bamboozle", "use-attack"),
    ("paw-shove", "use-shove"),
    ("yarn-lasso", "use-pull"),
    ("snipurr", "use-shoot"),
):
    MEETS[TACTIC.names.index(_tactic)] = WORDS.label(_name, kitty=KITTY, square=SQUARE, kitty2=KITTY)


@rule
def label_move(s: State, seat: int, move: int, page: Grid) -> None:
    """Say where the Kitty is that a move names, which cell a square is, and what a move would do."""
    verb, value = verb_of(move), argument(move, 0)
    if verb in (TO_PLACE, TO_GO):
        label_square(verb, move, page)
    elif verb == TO_USE:
        label_use(s, value, page)
    elif verb == TO_ATTACK:
        label_attack(s, value, page)
    elif verb == TO_MARK:
        label_kitty(s, MARK_LAST if s.tokens[value] == most_tokens(s) - 1 else MARK, value, page)
    elif ON_BOARD[verb] > 0:
        label_kitty(s, ON_BOARD[verb], value, page)
    else:
        label_rest(s, seat, move, page)


@rule
def label_rest(s: State, seat: int, move: int, page: Grid) -> None:
    """Say how many cards or orders a move is about, and whose stack a Kitty is rescued from."""
    verb = verb_of(move)
    if verb == TO_RESCUE:
        label(page, RESCUE_KITTY)
        add(page, A_KITTY + argument(move, 0))
        add_number(page, 1 - seat)
    elif verb == TO_REDRAW:
        label_number(page, REDRAW, set_aside(s, seat))
    elif verb == TO_DONE:
        label_number(page, DONE, s.lines)


@rule
def label_attack(s: State, kitty: int, page: Grid) -> None:
    """PD-95, PD-99: say what damage an attack would do, and whether it would be enough."""
    damage = attack_damage(s.order[0].kitty, kitty)
    label(page, CAPTURE if s.damage[kitty] + damage >= LEVEL[kitty] else ATTACK)
    add(page, A_KITTY + kitty)
    add_number(page, damage)


@rule
def label_number(page: Grid, which: int, value: int) -> None:
    """Say how many a move is about."""
    label(page, which)
    add_number(page, value)


@rule
def label_square(verb: int, move: int, page: Grid) -> None:
    """Say which cell of the board a square is: cells count from 0."""
    square = argument(move, 0)
    label(page, PLACE if verb == TO_PLACE else GO)
    add(page, A_SQUARE + square)
    if verb == TO_PLACE:
        add(page, A_FACING + argument(move, 1))
    add_number(page, square - 1)


@rule
def label_kitty(s: State, which: int, kitty: int, page: Grid) -> None:
    """Say where a Kitty stands."""
    label(page, which)
    add(page, A_KITTY + kitty)
    add(page, A_SQUARE + int(s.at[kitty]))


@rule
def label_use(s: State, kitty: int, page: Grid) -> None:
    """Say where a Kitty stands, and whom it meets if the card leaves it no choice."""
    operation = s.order[0].operation
    which = MEETS[operation]
    label_kitty(s, which if which > 0 else USE, kitty, page)
    if which > 0:
        is_near = NEEDS[operation] == Need.TARGET
        add(page, A_KITTY + int(target(s, kitty) if is_near else first_ahead(s, kitty)))


# -- Stakes and consequences with their arguments -------------------------------------------------------------------


@rule
def so_number(page: Grid, which: int, value: int) -> None:
    """Say a consequence with a number."""
    so(page, which)
    add_number(page, value)


@rule
def so_numbers(page: Grid, which: int, one: int, two: int) -> None:
    """Say a consequence with two numbers."""
    so_number(page, which, one)
    add_number(page, two)


@rule
def so_line(page: Grid, which: int, line: int, seat: int) -> None:
    """Say a consequence for a line."""
    so(page, which)
    add(page, A_LINE + line)
    add_number(page, seat)


@rule
def so_kitty(page: Grid, which: int, kitty: int, one: int, two: int, three: int) -> None:
    """Say a consequence for a Kitty."""
    so(page, which)
    add(page, A_KITTY + kitty)
    add_number(page, one)
    add_number(page, two)
    add_number(page, three)


@rule
def so_goes(page: Grid, which: int, kitty: int, square: int) -> None:
    """Say where a Kitty goes."""
    so(page, which)
    add(page, A_KITTY + kitty)
    add(page, A_SQUARE + square)


@rule
def so_aim(page: Grid, which: int, named: int, attacker: int, defender: int, before: int) -> None:
    """PD-95, PD-99: say what an attack would do, and how much it would lack."""
    damage = attack_damage(attacker, defender)
    so(page, which)
    add(page, A_KITTY + named)
    add_number(page, damage)
    add_number(page, max(0, int(LEVEL[defender]) - before - damage))


@rule
def stake_line(page: Grid, which: int, line: int, seat: int) -> None:
    """Say which line is at stake."""
    stake(page, which)
    add(page, A_LINE + line)
    add_number(page, seat)
    end_stake(page)


@rule
def stake_levels(s: State, me: int, which: int, page: Grid) -> None:
    """Say how many levels both have captured."""
    stake(page, which)
    add_number(page, s.score[me])
    add_number(page, s.score[1 - me])
    add_number(page, 1 - me)
    end_stake(page)


# -- Where in the game we are ---------------------------------------------------------------------------------------

LAST_TURN = 14  # PD-75
OVER, SETUP = WORDS.sentence("phase", "over"), WORDS.sentence("phase", "setup")
PHASES = np.zeros(len(Ask) + 1, np.int64)
for _ask, _name in {
    Ask.DEPLOY: "deploy",
    Ask.PLACE: "deploy",
    Ask.TACTIC: "tactics",
    Ask.MARK: "outer",
    Ask.DECLARE: "control",
    Ask.RESCUE: "rescue",
}.items():
    PHASES[_ask] = WORDS.sentence("phase", _name, turn=None, last=None)


@rule
def phase(s: State, page: Grid) -> None:
    """Say the turn and its step."""
    if s.over:
        say(page, OVER)
    elif s.ask == Ask.MULLIGAN:
        say(page, SETUP)
    else:
        say(page, PHASES[s.ask])
        add_number(page, s.turns)
        add_number(page, LAST_TURN)


# -- The score ------------------------------------------------------------------------------------------------------

CAPTURED, ON_THE_BOARD = WORDS.part("captured", "PD-04"), WORDS.part("board", "PD-106")


@rule
def parts(s: State, seat: int, page: Grid) -> None:
    """PD-04, PD-106: captured levels, and what is left on the board for a tie."""
    write_part(page, CAPTURED, s.score[seat])
    write_part(page, ON_THE_BOARD, board_levels(s, seat))


@rule
def write_part(page: Grid, which: int, value: int) -> None:
    """Write one line of the score."""
    part(page, which)
    points(page, value)
    end_part(page)
