"""Which rule forbids a move that is not on the list."""

from __future__ import annotations

from enum import IntEnum, auto

import numpy as np

from purrlor.engine import is_waiting, rule
from purrlor.games.cantankerous_cats.cards import (
    ACTIONS,
    AIM,
    EFFECT,
    ENEMY_CARD,
    IS_ANSWER,
    KIND,
    TRIGGER,
    Aim,
    Kind,
    Op,
)
from purrlor.games.cantankerous_cats.options import KITTEN, STANDARD
from purrlor.games.cantankerous_cats.record import HAND, HOUSE, TABLE, VERBS, Ask, State, Step, Via, Way


class Why(IntEnum):
    """The rules that forbid moves."""

    CC_008 = auto()
    CC_028 = auto()
    CC_029 = auto()
    CC_031 = auto()
    CC_032 = auto()
    CC_036 = auto()
    CC_044 = auto()
    CC_045 = auto()
    CC_054 = auto()
    CC_056 = auto()
    CC_057 = auto()
    CC_058 = auto()
    CC_059 = auto()
    CC_060 = auto()
    CC_061 = auto()
    CC_062 = auto()
    CC_063 = auto()
    CC_064 = auto()
    CC_065 = auto()
    CC_066 = auto()
    CC_074 = auto()
    CC_077 = auto()
    CC_078 = auto()
    CC_083 = auto()
    CC_086 = auto()
    CC_087 = auto()
    CC_087b = auto()
    CC_090 = auto()
    CC_092 = auto()
    CC_096 = auto()
    CC_097 = auto()
    CC_098 = auto()
    CC_103 = auto()
    CC_108 = auto()
    CC_115 = auto()
    CC_120b = auto()
    CC_121 = auto()
    CC_122 = auto()
    CC_123 = auto()
    CC_126 = auto()
    CC_129b = auto()
    CC_137 = auto()
    CC_142 = auto()
    CC_144 = auto()
    CC_144b = auto()
    CC_145b = auto()
    CC_146b = auto()
    CC_153 = auto()
    CC_154 = auto()
    CC_155 = auto()
    CC_157 = auto()
    CC_162 = auto()
    CC_167b = auto()
    CC_174 = auto()
    CC_184 = auto()
    CC_188 = auto()
    CC_190 = auto()
    CC_195 = auto()
    CC_197 = auto()
    CC_199 = auto()
    CC_201 = auto()
    CC_214 = auto()
    CC_223 = auto()
    CC_224 = auto()


# What a question is about; the fallback when nothing more exact can be said.
ABOUT_BY_ASK = {
    Ask.BET: Why.CC_045,
    Ask.KEEP: Why.CC_120b,
    Ask.ACTION: Why.CC_054,
    Ask.POUNCE: Why.CC_074,
    Ask.REACT: Why.CC_108,
    Ask.COUNTER: Why.CC_098,
    Ask.COUNTER_BANK: Why.CC_097,
    Ask.INSTANT: Why.CC_126,
    Ask.FLIGHT: Why.CC_157,
    Ask.PAY: Why.CC_029,
    Ask.HALVE: Why.CC_146b,
    Ask.DISCARD: Why.CC_224,
    Ask.MIDNIGHT: Why.CC_153,
    Ask.ENEMY: Why.CC_144,
    Ask.FOLLOW_UP: Why.CC_145b,
    Ask.DOUBLE: Why.CC_008,
    Ask.SCAVENGE: Why.CC_008,
    Ask.SWAP: Why.CC_223,
    Ask.SWAP_FOR: Why.CC_223,
    Ask.TOPPLE: Why.CC_008,
    Ask.FAVOUR: Why.CC_184,
    Ask.CONCERT: Why.CC_214,
    Ask.GIFT: Why.CC_223,
    Ask.CHOOSE_CAT: Why.CC_199,
}
ABOUT = np.array([0, *(int(ABOUT_BY_ASK[ask]) for ask in Ask)])

verb_of, argument = VERBS.verb_of, VERBS.argument
TO_PASS, TO_BUY, TO_STOP, TO_BET = (VERBS.index(name) for name in ("pass", "buy", "stop", "bet"))
TO_PAY, TO_DISCARD = VERBS.index("pay"), VERBS.index("discard")
# The verbs that put cards down follow one another, those of Incidents last.
TO_BANK, TO_SCORE, TO_ATTACK, TO_PLAY, TO_PLAY_ON, TO_ENEMY = (
    VERBS.index(name) for name in ("bank", "score", "attack", "play", "play_on", "enemy")
)


@rule
def refusal(s: State, seat: int, move: int) -> int:
    """Name the rule; first for who is not asked at all, then by the question."""
    if not is_waiting(s, seat):
        return not_asked(s, seat, verb_of(move))
    if s.ask == Ask.ACTION:
        return action(s, seat, move)
    if s.ask == Ask.POUNCE:
        return pouncing(s, seat, move)
    if s.ask == Ask.REACT:
        return reacting(s, seat, move)
    if s.ask == Ask.COUNTER:
        return countering(s, seat, move)
    return refusal_within(s, seat, move)


@rule
def refusal_within(s: State, seat: int, move: int) -> int:
    """Name the rule for the choices within a play; else what the question is about."""
    if s.ask == Ask.COUNTER_BANK and verb_of(move) == TO_PASS:
        return Why.CC_197  # card by card, then stop
    if s.ask == Ask.INSTANT:
        return instant(s, seat, move)
    if s.ask == Ask.PAY:
        return paying(s, seat, move)
    if s.ask == Ask.DISCARD:
        return discarding(s, verb_of(move))
    if s.ask == Ask.MIDNIGHT:
        return running(s, seat, move)
    return int(ABOUT[s.ask])


@rule
def not_asked(s: State, seat: int, verb: int) -> int:
    """CC-044: one thing at a time; Pounces have their windows, Counters their target."""
    if s.ask == Ask.BET or verb == TO_BET:
        return Why.CC_045
    if s.ask == Ask.COUNTER and puts_down(verb):
        return Why.CC_103
    if not TO_ATTACK <= verb <= TO_ENEMY or s.mode != STANDARD:
        return Why.CC_044
    if seat == s.turn:
        return Why.CC_078
    if s.tokens[seat] == 0:
        return Why.CC_074
    return Why.CC_092 if s.ask == Ask.POUNCE or s.ask == Ask.REACT or s.ask == Ask.INSTANT else Why.CC_090


@rule
def puts_down(verb: int) -> bool:
    """Say whether a verb puts a card onto the table."""
    return TO_BANK <= verb <= TO_ENEMY


@rule
def plays_incident(verb: int) -> bool:
    """Say whether a verb plays an Incident."""
    return TO_PLAY <= verb <= TO_ENEMY


@rule
def declines(verb: int) -> bool:
    """Say whether a verb does nothing."""
    return verb in (TO_PASS, TO_STOP)


@rule
def card_named(move: int) -> int:
    """Give the card that a move would put down, pay with or discard."""
    return ENEMY_CARD if verb_of(move) == TO_ENEMY else argument(move, 0)


@rule
def in_hand(s: State, seat: int, card: int) -> bool:
    """Say whether a card is in the hand."""
    return s.lies[card] == HAND + seat


# -- Actions -----------------------------------------------------------------------------------------------------------


@rule
def action(s: State, seat: int, move: int) -> int:
    """CC-054: the list of actions."""
    verb = verb_of(move)
    if declines(verb):
        return Why.CC_063
    if s.held[seat] == 0:
        return Why.CC_064
    if verb == TO_BUY:
        return buying(s, seat)
    if verb == TO_DISCARD:
        return Why.CC_059
    if not puts_down(verb):
        return Why.CC_054
    card = card_named(move)
    return Why.CC_036 if ACTIONS[card] > s.actions and in_hand(s, seat, card) else using(s, seat, move, Via.ACTION)


@rule
def buying(s: State, seat: int) -> int:
    """CC-060: tokens are for Standard; CC-061, CC-121: and have their price."""
    if s.mode != STANDARD:
        return Why.CC_167b if s.mode == KITTEN else Why.CC_060
    return Why.CC_121 if s.bank > 0 and s.feral[seat] else Why.CC_061


@rule
def using(s: State, seat: int, move: int, via: int) -> int:
    """Say what is wrong with banking, scoring, attacking or playing an Incident."""
    verb = verb_of(move)
    if verb == TO_BANK:
        return Why.CC_056
    if verb == TO_SCORE:
        return scoring(s, seat, argument(move, 0))
    if verb == TO_ATTACK:
        return attacking(s, seat, argument(move, 0), argument(move, 1), via)
    return aiming(s, seat, move, via)


@rule
def scoring(s: State, seat: int, card: int) -> int:
    """CC-057: a Mischief card of the hand; CC-123: by a Domestic Cat; CC-031, CC-032: that it can pay."""
    if not in_hand(s, seat, card) or KIND[card] != Kind.MISCHIEF:
        return Why.CC_057
    if s.feral[seat]:
        return Why.CC_123
    return Why.CC_032 if s.mode == STANDARD else Why.CC_031


@rule
def attacking(s: State, seat: int, card: int, target: int, via: int) -> int:
    """CC-062, CC-077, CC-086: who may attack whom."""
    if s.mode != STANDARD:
        return Why.CC_162
    if s.feral[target]:
        return Why.CC_086
    if via == Via.ACTION and not s.feral[seat]:
        return Why.CC_062
    if not in_hand(s, seat, card) or KIND[card] != Kind.MISCHIEF:
        return Why.CC_122 if via == Via.ACTION else Why.CC_074
    return Why.CC_077


@rule
def aiming(s: State, seat: int, move: int, via: int) -> int:
    """CC-065: no answers; CC-058: an Incident of the hand; then its aims."""
    verb, card = verb_of(move), card_named(move)
    if IS_ANSWER[card]:
        return Why.CC_065
    if not in_hand(s, seat, card) or KIND[card] < Kind.EVENT:
        return Why.CC_058 if via == Via.ACTION else Why.CC_087
    if verb == TO_ENEMY:
        return Why.CC_144b if is_bound(s, seat, argument(move, 1), via) else Why.CC_144
    return Why.CC_008 if verb == TO_PLAY else aiming_at(s, seat, card, argument(move, 1), via)


@rule
def aiming_at(s: State, seat: int, card: int, target: int, via: int) -> int:
    """CC-188: the state a card speaks of; CC-087b: a Pounce is aimed at the holder."""
    if s.feral[target]:
        fits = AIM[card] != Aim.DOMESTIC
    else:
        fits = AIM[card] != Aim.FERAL and AIM[card] != Aim.OTHER_FERAL
    if not fits:
        return Why.CC_188
    return Why.CC_087b if is_bound(s, seat, target, via) else Why.CC_199


@rule
def is_bound(s: State, seat: int, target: int, via: int) -> bool:
    """Say whether the Pounce rule keeps a seat from aiming there."""
    return via == Via.POUNCE and target != seat and target != s.turn and s.feral[seat] == 0


# -- Windows -----------------------------------------------------------------------------------------------------------


@rule
def pouncing(s: State, seat: int, move: int) -> int:
    """CC-074: an Attack or an Incident."""
    return using(s, seat, move, Via.POUNCE) if TO_ATTACK <= verb_of(move) <= TO_ENEMY else Why.CC_074


@rule
def plays_dog(move: int) -> bool:
    """Say whether a move plays Blame the Dog."""
    return bool(verb_of(move) == TO_PLAY and EFFECT[argument(move, 0), 0, 0] == Op.BLAME)


@rule
def reacting(s: State, seat: int, move: int) -> int:
    """CC-108: Laser Pointer, or Blame the Dog on Mischief, once (CC-201); CC-174: no Attack."""
    if verb_of(move) == TO_ATTACK:
        return Why.CC_174
    if plays_dog(move) and in_hand(s, seat, argument(move, 0)):
        return Why.CC_201 if s.stack[s.depth - 2].blamed else Why.CC_142
    return Why.CC_108


@rule
def countering(s: State, seat: int, move: int) -> int:
    """CC-097, CC-098, CC-195; CC-115: without tokens only Laser Pointer."""
    verb = verb_of(move)
    if s.mode != STANDARD:
        return Why.CC_115
    if verb == TO_BANK:
        return Why.CC_097
    if plays_dog(move) and s.stack[s.depth - 1].way != Way.ATTACK:
        return Why.CC_195
    if plays_incident(verb) and in_hand(s, seat, card_named(move)):
        return aiming(s, seat, move, Via.COUNTER)
    return Why.CC_098


@rule
def instant(s: State, seat: int, move: int) -> int:
    """CC-126: the icon must fit; CC-129b: a Score must be payable; CC-137: and is not for Feral Cats."""
    if verb_of(move) != TO_SCORE:
        return Why.CC_126
    card = argument(move, 0)
    if TRIGGER[card] == s.stack[s.depth - 1].trigger and in_hand(s, seat, card):
        return Why.CC_137 if s.feral[seat] else Why.CC_129b
    return Why.CC_126


# -- Choices within a play ---------------------------------------------------------------------------------------------


@rule
def paying(s: State, seat: int, move: int) -> int:
    """CC-083: an Attack must be paid; CC-096: it is too late to Counter; CC-190: what is set aside cannot pay."""
    verb = verb_of(move)
    if declines(verb):
        return Why.CC_083 if s.stack[s.depth - 2].way == Way.ATTACK else Why.CC_028
    if puts_down(verb):
        return Why.CC_096
    if verb != TO_PAY:
        return Why.CC_029
    card = argument(move, 0)
    if s.lies[card] == TABLE:
        return Why.CC_190
    return Why.CC_029 if s.lies[card] == HOUSE + seat else Why.CC_028


@rule
def discarding(s: State, verb: int) -> int:
    """CC-066: Grooming is obligatory; so is what a card says (CC-008)."""
    if declines(verb):
        return Why.CC_066 if s.stack[s.depth - 2].step == Step.TURN else Why.CC_008
    return Why.CC_224


@rule
def running(s: State, seat: int, move: int) -> int:
    """CC-154: two cards if there are any; CC-155: in the ways this Cat could use them."""
    verb = verb_of(move)
    if declines(verb):
        return Why.CC_154
    if verb == TO_ATTACK and s.feral[argument(move, 1)] == 0:
        return Why.CC_155
    return using(s, seat, move, s.stack[s.depth - 1].via) if puts_down(verb) else Why.CC_153
