"""What the table of Kitty Cataclysm shows, for everybody's eyes."""

from __future__ import annotations

from purrlor.engine import Grid, rule
from purrlor.engine.view.page import (
    QUOTE,
    backs,
    badge,
    count,
    end_seat,
    fact,
    heap,
    hidden_heap,
    no_score,
    piece,
    position,
    score,
    write,
    zone,
    zone_of,
)
from purrlor.engine.view.sentence import say
from purrlor.engine.view.vocabulary import Words
from purrlor.games.kitty_cataclysm.record import CARD, FULL_KITTY, FULL_PAWS, PAWS, State

WORDS = Words()
DECK = WORDS.zone("deck", "pile")
LITTER = WORDS.zone("litter", "pile")
HAND = WORDS.zones("paws", "hand", limits=[FULL_KITTY, FULL_PAWS])
KITTY = WORDS.zones("kitty", "pile")
FACE = WORDS.faces(CARD.names)
DANGER, RISK = WORDS.key("danger"), WORDS.key("risk")
KITTY_FALLS, ALL_FALLS, IN_DANGER = (WORDS.sentence("fact", name) for name in ("kitty-falls", "all-falls", "in-danger"))
DEALER, TURN = WORDS.badge("dealer"), WORDS.badge("turn")
IN_PAWS, IN_KITTY = WORDS.count("paws"), WORDS.count("kitty")


@rule
def show(s: State, me: int, known: Grid, page: Grid) -> None:
    """Show the seats, deck, litter tray, and every seat's paws and kitty."""
    for seat in range(s.seats):
        show_seat(s, seat, page)
    zone(page, DECK, s.deck_n)
    backs(page, FACE, s.deck_n)
    zone(page, LITTER, s.litter_n)
    for i in range(s.litter_n):
        piece(page, FACE, s.litter[i], 1)
        position(page, i)
    for seat in range(s.seats):
        show_paws(s, seat, seat == me or s.over != 0, known, page)
        show_kitty(s, seat, seat == me or s.over != 0 or s.kitty_view != 0, page)


@rule
def show_seat(s: State, seat: int, page: Grid) -> None:
    """KC-30: how many cards are held is public; the score only at the end."""
    if s.over:
        score(page, s.score[seat])
    else:
        no_score(page)
    if s.dealt_by == seat:
        badge(page, DEALER)
    if s.turn == seat:
        badge(page, TURN)
    count(page, IN_PAWS, s.held[seat])
    count(page, IN_KITTY, s.kitty_n[seat])
    end_seat(page)


@rule
def show_paws(s: State, seat: int, is_open: bool, known: Grid, page: Grid) -> None:
    """KC-30: faces to the owner, and to all at the end (KC-68); backs and what is known (KC-72) to others."""
    zone_of(page, HAND, seat, s.held[seat])
    if is_open:
        heap(page, FACE, s.paws[seat])  # type: ignore[arg-type]
    else:
        hidden_heap(page, FACE, s.held[seat], known[PAWS + seat])  # type: ignore[arg-type]
    if s.held[seat] >= FULL_KITTY and not s.over:  # KC-54, KC-55: what a disaster would take
        say_fact(page, DANGER, ALL_FALLS if s.held[seat] >= FULL_PAWS else KITTY_FALLS)


@rule
def say_fact(page: Grid, key: int, sentence: int) -> None:
    """Say a sentence about a zone."""
    fact(page, key)
    write(page, QUOTE)
    say(page, sentence)
    write(page, QUOTE)


@rule
def show_kitty(s: State, seat: int, is_open: bool, page: Grid) -> None:
    """KC-32 to KC-34: the top card to all; the rest to its owner, or to all if the table says so."""
    size = s.kitty_n[seat]
    zone_of(page, KITTY, seat, size)
    for i in range(0 if is_open else max(size - 1, 0), size):
        piece(page, FACE, s.kitty[seat, i], 1)
        position(page, i)
    if s.held[seat] >= FULL_KITTY and size > 0 and not s.over:
        say_fact(page, RISK, IN_DANGER)
