"""The three texts that put further cards onto the table: Midnight Run, Enemy of My Enemy, Can Opener Concert."""

from __future__ import annotations

from purrlor.engine import Grid, ask, offer, rule
from purrlor.games.cantankerous_cats.aims import begin, done, is_playable, may_overreach, neighbour, offer_plays
from purrlor.games.cantankerous_cats.cards import HAS_AFFECTION, HAS_MISCHIEF, INCIDENTS, MISCHIEF, Kind
from purrlor.games.cantankerous_cats.piles import any_hangs, has, offer_banks, purse, release_all
from purrlor.games.cantankerous_cats.plays import let_instants
from purrlor.games.cantankerous_cats.record import ATTACK, PASS, SEATS, STOP, Ask, Doing, State, Via, flow

# -- Midnight Run (CC-153 to CC-155) -----------------------------------------------------------------------------------


@rule
def do_midnight(s: State, f: Doing, amount: int) -> None:
    """CC-153: play that many cards, one after the other; CC-154: each is finished before the next is chosen."""
    if f.at == 0:
        f.at = 1
        f.left = amount
    if f.left == 0 or s.held[f.seat] == 0 or (s.quick and not can_run(s, f)):
        done(f)
        return
    f.left -= 1
    ask(s, f.seat, Ask.MIDNIGHT)


@rule
def must_run(s: State, f: Doing) -> bool:
    """CC-154: say whether a card can be demanded."""
    means = purse(s, f.seat)
    for i in range(s.held[f.seat]):
        if is_playable(s, f.seat, s.hand[f.seat, i], f.via, means):
            return True
    return False


@rule
def can_run(s: State, f: Doing) -> bool:
    """Say whether there is anything to play, a Score that cannot be paid included."""
    return must_run(s, f) or (may_overreach(s, f.seat) and has(s, f.seat, HAS_MISCHIEF))


@flow.moves(Ask.MIDNIGHT)
def midnight_moves(s: State, seat: int, out: Grid) -> None:
    """CC-155: each card in every way that is legal for this Cat now; CC-154: stop when none can be demanded."""
    f = s.stack[s.depth - 1]
    means = purse(s, seat)
    if not must_run(s, f):
        offer(out, STOP)
    for i in range(s.held[seat]):
        offer_plays(s, seat, s.hand[seat, i], f.via, means, out)


@flow.answer(Ask.MIDNIGHT)
def run_on(s: State, f: Doing, seat: int, move: int) -> None:
    """CC-153: neither action nor token."""
    if move == STOP:
        f.left = 0
    else:
        begin(s, seat, move, Via.MIDNIGHT)


# -- Enemy of My Enemy (CC-144, CC-145) --------------------------------------------------------------------------------


@rule
def do_enemy(s: State, f: Doing, amount: int) -> None:
    """CC-144: one Cat must attack another; CC-145: then the player of the card may follow up."""
    if f.at == 0:
        f.at = 1
        if f.worker > 0 and s.feral[f.aim - 1] == 0 and can_be_asked(s, f.worker - 1, HAS_MISCHIEF):
            ask(s, f.worker - 1, Ask.ENEMY)
    elif f.at == 2:
        f.at = 1
        if can_be_asked(s, f.seat, HAS_AFFECTION + (0 if s.feral[f.aim - 1] else HAS_MISCHIEF)):
            ask(s, f.seat, Ask.FOLLOW_UP)
    else:
        done(f)


@rule
def can_be_asked(s: State, seat: int, groups: int) -> bool:
    """CC-094: by its hand's size; a quick table looks whether it holds what is asked for."""
    return s.held[seat] > 0 and (not s.quick or has(s, seat, groups))


@flow.moves(Ask.ENEMY)
def enemy_moves(s: State, seat: int, out: Grid) -> None:
    """CC-144: any Mischief card, and one it must be; CC-145: without Mischief nothing happens."""
    offer_attacks_on(s, seat, s.stack[s.depth - 1].aim - 1, out)
    if out[0] == 0:
        offer(out, PASS)


@rule
def offer_attacks_on(s: State, seat: int, target: int, out: Grid) -> None:
    """Offer every Mischief card of a hand against one Cat."""
    for i in range(s.held[seat]):
        card = int(s.hand[seat, i])
        if MISCHIEF <= card < INCIDENTS:
            offer(out, ATTACK + card * SEATS + target)


@flow.answer(Ask.ENEMY)
def attack_for(s: State, f: Doing, seat: int, move: int) -> None:
    """CC-215: as soon as the card is down, the follow-up is open."""
    if move != PASS:
        f.at = 2
        begin(s, seat, move, Via.CARD)


@flow.moves(Ask.FOLLOW_UP)
def follow_up_moves(s: State, seat: int, out: Grid) -> None:
    """CC-145b: attack the same Cat while it is Domestic, bank one card, or let it be."""
    f = s.stack[s.depth - 1]
    offer(out, PASS)
    offer_banks(s, seat, out)
    if s.feral[f.aim - 1] == 0:
        offer_attacks_on(s, seat, f.aim - 1, out)


@flow.answer(Ask.FOLLOW_UP)
def follow_up(s: State, f: Doing, seat: int, move: int) -> None:
    """CC-145b: without a token."""
    if move != PASS:
        begin(s, seat, move, Via.CARD)


# -- Can Opener Concert (CC-214) ---------------------------------------------------------------------------------------


@rule
def do_concert(s: State, f: Doing, amount: int) -> None:
    """CC-214: each in turn may bank a card; then the Affection window of all of them."""
    while f.asked < s.seats:
        seat = neighbour(s, f)
        if can_be_asked(s, seat, HAS_AFFECTION):
            ask(s, seat, Ask.CONCERT)
            return
    if f.at == 0 and any_hangs(s, s.depth):
        f.at = 1
        let_instants(s, f.seat, Kind.AFFECTION)
        return
    release_all(s, s.depth)
    done(f)


@flow.moves(Ask.CONCERT)
def concert_moves(s: State, seat: int, out: Grid) -> None:
    """One Affection card, or none."""
    offer(out, PASS)
    offer_banks(s, seat, out)


@flow.answer(Ask.CONCERT)
def sing_along(s: State, f: Doing, seat: int, move: int) -> None:
    """CC-214: banked at once, with its text."""
    if move != PASS:
        begin(s, seat, move, Via.CONCERT)
