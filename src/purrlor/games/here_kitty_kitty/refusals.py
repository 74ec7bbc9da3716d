"""Which rule forbids a move that is not on the list."""

from __future__ import annotations

from enum import IntEnum, auto

from purrlor.engine import is_waiting, rule
from purrlor.games.here_kitty_kitty.cards import (
    CARD,
    CATS_OF,
    EFFECT,
    HOUSE,
    KIND,
    LASTING,
    Effect,
    Kind,
    table,
)
from purrlor.games.here_kitty_kitty.cats import cats_at, stop_place
from purrlor.games.here_kitty_kitty.record import DEMANDING, NEIGHBORHOOD, SHAPE, STOPS, VERBS, Ask, Shape, State


class Why(IntEnum):
    """The rules that forbid moves."""

    HK_20 = auto()
    HK_22 = auto()
    HK_24 = auto()
    HK_26 = auto()
    HK_27 = auto()
    HK_28 = auto()
    HK_29 = auto()
    HK_31 = auto()
    HK_32 = auto()
    HK_33 = auto()
    HK_34 = auto()
    HK_37 = auto()
    HK_38 = auto()
    HK_42 = auto()
    HK_43 = auto()
    HK_44 = auto()
    HK_45 = auto()
    HK_46 = auto()
    HK_50 = auto()
    HK_51 = auto()
    HK_55 = auto()
    HK_59 = auto()
    HK_60 = auto()
    HK_70 = auto()
    HK_71 = auto()
    HK_76 = auto()
    HK_78 = auto()
    HK_79 = auto()
    HK_80 = auto()
    HK_81 = auto()
    HK_82 = auto()
    HK_83 = auto()
    HK_84 = auto()
    HK_86 = auto()
    HK_88 = auto()
    HK_94 = auto()
    HK_95 = auto()
    HK_100 = auto()
    HK_131 = auto()
    HK_138 = auto()
    HK_141 = auto()


# What forbids a move of this verb when nothing more exact can be said.
FORBIDDEN = {
    "pass": Why.HK_26,
    "stop": Why.HK_43,
    "insure": Why.HK_138,
    "keep": Why.HK_138,
    "play": Why.HK_44,
    "play-on": Why.HK_45,
    "demand": Why.HK_45,
    "lure": Why.HK_45,
    "gather": Why.HK_45,
    "let-out": Why.HK_45,
    "burgle": Why.HK_45,
    "swap": Why.HK_44,
    "reflex": Why.HK_84,
    "move": Why.HK_29,
    "discard": Why.HK_59,
    "take": Why.HK_50,
    "ask": Why.HK_51,
    "pick": Why.HK_46,
    "step": Why.HK_42,
    "colour": Why.HK_42,
    "send": Why.HK_88,
    "fetch": Why.HK_95,
    "place": Why.HK_55,
    "own": Why.HK_20,
    "oldest": Why.HK_20,
    "save": Why.HK_94,
}
FORBIDS = table([FORBIDDEN.get(verb.name, 0) for verb in VERBS.all])
# What forbids a card that is played in a window only.
REACTIONS = {"catnap": Why.HK_70, "one-cool-cat": Why.HK_70, "tuna": Why.HK_70, "catlike-reflexes": Why.HK_84}
REACTIONS |= {"land-on-your-feet": Why.HK_86, "copy-cat": Why.HK_81}
REACTION = table([REACTIONS.get(name, 0) for name in CARD.names])
DEMANDED = table(DEMANDING)

verb_of, argument = VERBS.verb_of, VERBS.argument
TO_PLAY, TO_PLAY_ON, TO_DEMAND, TO_BURGLE, TO_SWAP, TO_REFLEX = (
    VERBS.index(name) for name in ("play", "play-on", "demand", "burgle", "swap", "reflex")
)
TO_COPY, TO_COPY_ON, TO_COPY_REFLEX = (VERBS.index(name) for name in ("copy", "copy-on", "copy-reflex"))
TO_MOVE, TO_DISCARD, TO_TAKE, TO_PICK = (VERBS.index(name) for name in ("move", "discard", "take", "pick"))
IN_HOUSE = STOPS - 1  # the last stop on the way home


@rule
def refusal(s: State, seat: int, move: int) -> int:
    """Name the rule that forbids a move which is not on the list."""
    verb = verb_of(move)
    if not is_waiting(s, seat):
        return out_of_turn(s, seat, move)
    if is_copy(verb):
        return copying(s, seat, move)
    if verb == TO_MOVE:
        return moving(s, seat, move)
    if TO_PLAY <= verb <= TO_SWAP:
        return playing(s, seat, move)
    return choosing(s, seat, move)


@rule
def is_copy(verb: int) -> bool:
    """Say whether a verb copies a card."""
    return TO_COPY <= verb <= TO_COPY_REFLEX


@rule
def is_window(s: State) -> bool:
    """Say whether seats are asked for reactions."""
    return Ask.BLOCK <= s.ask <= Ask.LANDING


@rule
def choosing(s: State, seat: int, move: int) -> int:
    """Say what forbids a choice in the middle of something."""
    verb = verb_of(move)
    if verb == TO_DISCARD:
        return Why.HK_59 if s.ask == Ask.ACTION or s.ask == Ask.DISCARD else Why.HK_60
    if verb == TO_TAKE and s.ask == Ask.SHORTAGE:
        return Why.HK_51
    if verb == TO_PICK and is_locked(s, seat, argument(move, 0), argument(move, 1)) and s.ask == Ask.LOSE:
        return Why.HK_34
    return int(FORBIDS[verb])


# -- Whose turn it is ------------------------------------------------------------------------------


@rule
def out_of_turn(s: State, seat: int, move: int) -> int:
    """HK-22: only the seat whose turn it is acts; HK-71, HK-76: a window asks everybody once."""
    if had_last_turn(s, seat):
        return Why.HK_100
    if s.ask == Ask.COPY and seat == s.turn:
        return Why.HK_76
    if s.ask == Ask.COPY and is_copy(verb_of(move)):
        return Why.HK_82
    if is_window(s):
        return Why.HK_71 if s.sealed[seat] != 0 or s.held[seat] != 0 else Why.HK_70
    return too_early(s, seat, move)


@rule
def had_last_turn(s: State, seat: int) -> bool:
    """HK-100: say whether a seat wants to act after its turn in the last round."""
    done = s.seats - s.final_turns
    return s.final_turns > 0 and s.ask == Ask.ACTION and (s.turn - seat) % s.seats <= done


@rule
def too_early(s: State, seat: int, move: int) -> int:
    """Say what a seat must wait for that is not asked."""
    verb = verb_of(move)
    if verb == TO_PICK:
        return Why.HK_46
    if verb in (TO_PLAY, TO_PLAY_ON) and REACTION[argument(move, 0)] > 0:
        return int(REACTION[argument(move, 0)])
    if is_copy(verb):
        return copying(s, seat, move)
    return Why.HK_84 if verb == TO_REFLEX else Why.HK_22


# -- Actions ---------------------------------------------------------------------------------------


@rule
def copying(s: State, seat: int, move: int) -> int:
    """HK-78 to HK-83: what Copy Cat cannot do."""
    verb = verb_of(move)
    if verb in (TO_COPY, TO_COPY_ON):
        card = argument(move, 0)
        if KIND[card] == Kind.INSTANT or LASTING[card] > 0:
            return Why.HK_78
        if EFFECT[card] == Effect.BLOCK:
            return Why.HK_79
    if s.ask == Ask.COPY:
        return Why.HK_80
    if s.copyable == 0:
        return Why.HK_83
    return Why.HK_81 if seat == s.turn else Why.HK_76


@rule
def moving(s: State, seat: int, move: int) -> int:
    """HK-28 to HK-34: one zone, an own cat or one of the neighborhood, not a locked one."""
    source, target = argument(move, 1), argument(move, 2)
    if abs(source - target) > 1:
        return Why.HK_33
    if source == target:
        return Why.HK_28
    if s.ask != Ask.ACTION:
        return Why.HK_22
    if source == 0:
        return Why.HK_31 if cats_at(s, NEIGHBORHOOD) > 0 else Why.HK_32
    own = s.cats[stop_place(source, seat), argument(move, 0)]
    return Why.HK_34 if own > 0 and source == IN_HOUSE else Why.HK_29


# -- Playing cards ---------------------------------------------------------------------------------


@rule
def playing(s: State, seat: int, move: int) -> int:
    """HK-37, HK-44, HK-45, HK-131: what may not be played, or not like that."""
    verb = verb_of(move)
    if s.ask != Ask.ACTION and not is_window(s):
        return Why.HK_27
    if verb == TO_DEMAND:
        return demanding(argument(move, 0), argument(move, 2))
    if verb == TO_SWAP:
        return swapping(s, seat, move)
    if verb == TO_BURGLE and is_locked(s, argument(move, 0), argument(move, 1), argument(move, 2)):
        return Why.HK_34
    if verb in (TO_PLAY, TO_PLAY_ON):
        return playing_card(s, seat, verb, argument(move, 0))
    return int(FORBIDS[verb])


@rule
def demanding(which: int, amount: int) -> int:
    """HK-43: one cat at least, and at most the printed number."""
    return Why.HK_45 if 0 < amount <= CATS_OF[DEMANDED[which]] else Why.HK_43


@rule
def swapping(s: State, seat: int, move: int) -> int:
    """HK-141: two cats of different colours, neither of them locked."""
    if argument(move, 0) == argument(move, 2):
        return Why.HK_141
    return Why.HK_34 if is_locked(s, seat, argument(move, 0), argument(move, 1)) else Why.HK_44


@rule
def playing_card(s: State, seat: int, verb: int, card: int) -> int:
    """Say why a card cannot be played."""
    if KIND[card] == Kind.INSTANT:
        return Why.HK_37
    if REACTION[card] > 0:
        return int(REACTION[card])
    if s.ask != Ask.ACTION:
        return Why.HK_38
    if s.hand[seat, card] == 0:
        return Why.HK_24
    if SHAPE[card] == Shape.SOME or (verb == TO_PLAY) == names_nobody(card):
        return int(FORBIDS[verb])
    return Why.HK_131


@rule
def names_nobody(card: int) -> bool:
    """Say whether a card is played without naming anything."""
    effect = EFFECT[card]
    is_own = effect == Effect.TAKE or effect == Effect.STEPS or effect == Effect.TUCK
    return is_own or effect == Effect.DRAW or effect == Effect.FETCH


@rule
def is_locked(s: State, owner: int, colour: int, zone: int) -> bool:
    """HK-34: a locked cat cannot be named."""
    return zone == HOUSE and owner < s.seats and s.locked[owner, colour] > 0
