"""What is said at the table of Kitty Cataclysm: which sentence, with which numbers. The words are in `words/`."""

from __future__ import annotations

from enum import IntEnum, auto

from purrlor.engine import SEAT, Grid, Moved, Told, after, is_waiting, rule
from purrlor.engine.author.tales import Tale
from purrlor.engine.view.sentence import add_number, end_part, part, points, question
from purrlor.games.kitty_cataclysm.effects import sealed_count
from purrlor.games.kitty_cataclysm.record import VERBS, Ask, State, Tell
from purrlor.games.kitty_cataclysm.scoring import in_kitty, in_paws
from purrlor.games.kitty_cataclysm.show import WORDS

TALES: dict[int, Tale] = {
    Tell.PLAYED: Moved(),
    Tell.DREW: Moved(),
    Tell.DONATED: Moved(),
    Tell.STOLE: Moved(),
    Tell.LOST: Moved(),
    Tell.PASSED: Moved(),
    Tell.BUSTED_PAWS: Told((SEAT,)),
    Tell.BUSTED_KITTY: Told((SEAT,)),
    Tell.CHOSE: Told((SEAT,)),
    Tell.WAITED: Told((SEAT,)),
    Tell.AGAIN: Told((SEAT,)),
    Tell.TURN: Told((SEAT,)),
    Tell.DECK_OUT: Told(),
    Tell.EMPTY_PAWS: Told((SEAT,)),
    Tell.LAST_CARD: Told(),
    Tell.EMPTY_AGAIN: Told((SEAT,)),
}

# -- Questions ---------------------------------------------------------------------------------------------------------

CLAIM = WORDS.question("claim_start", "KC-14")
PLAY = WORDS.question("play_card", "KC-16")
AGAIN = WORDS.question("play_again", "KC-25", "play_card")
LAST = WORDS.question("last_card", "KC-16")
DONATE = WORDS.question("donate", "KC-42", left=None)
STEAL = WORDS.question("steal_from", "KC-45", left=None)
LOSE = WORDS.question("lose_card", "KC-49", left=None)
PASS = WORDS.question("pass_cards", "KC-50", left=None, seat=SEAT)


@rule
def ask_seat(s: State, me: int, page: Grid) -> None:
    """Say what is asked, and how many cards are still to go where an instruction asks for several."""
    left = s.stack[s.depth - 1].left
    if s.ask == Ask.CLAIM:
        question(page, CLAIM)
    elif s.ask == Ask.PLAY:
        question(page, AGAIN if s.last_turn == me else PLAY)  # KC-66: the seat has played in this turn
    elif s.ask == Ask.LAST:
        question(page, LAST)
    elif s.ask == Ask.DONATE:
        ask_for(page, DONATE, left)
    elif s.ask == Ask.STEAL:
        ask_for(page, STEAL, left)
    elif s.ask == Ask.LOSE:
        ask_for(page, LOSE, left)
    else:
        ask_for(page, PASS, left - sealed_count(s, me))
        add_number(page, after(s, me, 1))


@rule
def ask_for(page: Grid, which: int, left: int) -> None:
    """Ask for several cards, one after the other."""
    question(page, which)
    add_number(page, left)


# -- The score ---------------------------------------------------------------------------------------------------------

IN_PAWS, IN_KITTY = WORDS.part("paws", "KC-63"), WORDS.part("kitty", "KC-63")


@rule
def parts(s: State, seat: int, page: Grid) -> None:
    """KC-63: paws and kitty count."""
    count(page, IN_PAWS, in_paws(s, seat))
    count(page, IN_KITTY, in_kitty(s, seat))


@rule
def count(page: Grid, which: int, value: int) -> None:
    """Write one line of the score."""
    part(page, which)
    points(page, value)
    end_part(page)


# -- What forbids a move -----------------------------------------------------------------------------------------------


class Why(IntEnum):
    """The rules that forbid moves."""

    KC_10 = auto()
    KC_14 = auto()
    KC_16 = auto()
    KC_17 = auto()
    KC_43 = auto()
    KC_45 = auto()
    KC_48 = auto()
    KC_49 = auto()
    KC_50 = auto()
    KC_52 = auto()


verb_of, argument = VERBS.verb_of, VERBS.argument
TO_CLAIM, TO_WAIT, TO_DONATE, TO_STEAL, TO_LOSE, TO_PASS = (
    VERBS.index(name) for name in ("claim", "wait", "donate", "steal", "lose", "pass")
)


@rule
def refusal(s: State, seat: int, move: int) -> int:
    """Name the rule that forbids a move which is not on the list."""
    verb = verb_of(move)
    if s.ask == Ask.CLAIM and seat == s.dealt_by:
        return Why.KC_10
    if verb == TO_STEAL and argument(move, 0) != seat:
        return Why.KC_48 if s.ask == Ask.STEAL else Why.KC_45
    if s.ask == Ask.PASS and seat < s.seats and not is_waiting(s, seat):
        return Why.KC_52
    if (s.ask == Ask.PLAY or s.ask == Ask.LAST) and s.turn == seat and verb in (TO_WAIT, TO_PASS):
        return Why.KC_17
    return forbids(verb)


@rule
def forbids(verb: int) -> int:
    """Name what forbids a move of this verb when nothing more exact can be said."""
    if verb in (TO_CLAIM, TO_WAIT):
        return Why.KC_14
    if verb == TO_DONATE:
        return Why.KC_43
    if verb == TO_STEAL:
        return Why.KC_45
    if verb == TO_LOSE:
        return Why.KC_49
    return Why.KC_50 if verb == TO_PASS else Why.KC_16
