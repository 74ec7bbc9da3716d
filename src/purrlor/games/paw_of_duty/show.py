"""What the table of Paw of Duty shows, for everybody's eyes."""

from __future__ import annotations

from purrlor.engine import Grid, rule
from purrlor.engine.view.page import (
    COMMA,
    KNOWN,
    backs,
    badge,
    count,
    end_seat,
    facing,
    fact,
    heap_zone,
    mark,
    mark_true,
    number,
    owner,
    piece,
    position,
    score,
    total,
    truth,
    write,
    zone,
    zone_of,
)
from purrlor.engine.view.vocabulary import Words
from purrlor.games.paw_of_duty.board import (
    ahead,
    attack_damage,
    captured_count,
    fills,
    is_own,
    standing_lines,
    still_holds,
    target,
)
from purrlor.games.paw_of_duty.piles import hand_size
from purrlor.games.paw_of_duty.record import (
    CITY,
    CLAWS_OUT,
    FACING,
    FACINGS,
    HAND_ZONE,
    KITTIES,
    KITTY,
    LEVEL,
    LINE,
    LINE_SQUARES,
    LINES,
    PIECE,
    SQUARE,
    SQUARES,
    TACTIC,
    TACTICS,
    TYPE,
    TYPES,
    Ask,
    Choice,
    State,
)

TOKENS = 9  # of each seat

# -- Words ----------------------------------------------------------------------------------------------------------

WORDS = Words()
BOARD = WORDS.zone(
    "board",
    "grid",
    width=5,
    height=5,
    marked=[square - 1 for square in range(1, SQUARES) if CITY[square]],
    across=list("abcde"),
    down=list("12345"),
)
KITTY_DECK = WORDS.zone("kitties", "pile")
TACTIC_DECK = WORDS.zone("tactics", "pile")
DISCARDS = WORDS.zone("discards", "row")
PLAYED = WORDS.zone("played", "row")
LINES_LEFT = WORDS.zone("lines", "tokens")
RESCUED = WORDS.zone("rescued", "row")
HAND = WORDS.zones("hand", "hand")
CAPTURED = WORDS.zones("captured", "row")
DRAWN = WORDS.zones("drawn", "row")
COMPASS = WORDS.zone("compass", "row")

A_TACTIC = WORDS.faces(TACTIC.names)
A_KITTY = WORDS.faces(KITTY.names, "kitty")
A_RESCUED_KITTY = WORDS.faces(KITTY.names)
A_FACING = WORDS.faces(FACING.names, "facing")

OF_TYPE, OF_LEVEL, WITH_TOKENS, WITH_DAMAGE = (WORDS.key(name) for name in ("type", "level", "tokens", "damage"))
IS_NEW, SET_ASIDE = WORDS.key("new"), WORDS.key("aside")
REACH, HITS = WORDS.key("reach"), WORDS.key("hits")
TOTAL, HELD = WORDS.key("total"), WORDS.key("lines")
IN_HAND, TOKENS_LEFT = WORDS.count("hand"), WORDS.count("tokens")

BLACK, WHITE, TURN, CONTROL = (WORDS.badge(name) for name in ("black", "white", "turn", "control"))
TYPE_NAMES = WORDS.words(TYPES)
SQUARE_NAMES = WORDS.words(SQUARE.names)
WAYS = WORDS.words([name[:1].upper() for name in FACING.names])

# Bits of held lines.
OPEN_LIST, CLOSE_LIST, OF_SEAT = (WORDS.raw(bit) for bit in ("[", "]", '{"seat":'))
ANNOUNCED, UNANNOUNCED = (WORDS.raw(f',"announced":{so}') for so in ("true", "false"))
ON_LINE, *_ = (
    WORDS.raw(f',"line":"{name}","cells":[{",".join(str(square - 1) for square in squares)}]}}')
    for name, squares in zip(LINE.names, LINE_SQUARES.tolist(), strict=True)
)


@rule
def show(s: State, me: int, known: Grid, page: Grid) -> None:
    """Show the seats; the board, the decks and piles, both hands, what was drawn and captured."""
    for seat in range(s.seats):
        show_seat(s, seat, page)
    show_board(s, page)
    show_decks(s, page)
    show_extras(s, page)
    for seat in range(s.seats):
        show_hand(s, seat, me, known, page)
        show_captured(s, seat, page)
    if kitties_in(s.drawn) > 0:
        show_drawn(s, me, page)
    if is_turning(s, me):
        show_compass(page)


# -- Seats ----------------------------------------------------------------------------------------------------------


@rule
def show_seat(s: State, seat: int, page: Grid) -> None:
    """PD-101, PD-120: totals and hand sizes are open; PD-50: the first player has the black tokens."""
    score(page, s.score[seat])
    badge(page, BLACK if s.first == seat else WHITE)
    if s.turn == seat:
        badge(page, TURN)
    if standing_lines(s, seat) != 0:  # PD-83, PD-84: as long as an announced line stands
        badge(page, CONTROL)
    count(page, IN_HAND, hand_size(s, seat))
    count(page, TOKENS_LEFT, max(0, TOKENS - tokens_used(s, seat)))
    end_seat(page)


@rule
def tokens_used(s: State, seat: int) -> int:
    """PD-81: count the tokens that lie on a seat's Kitties."""
    used = 0
    for kitty in range(1, KITTIES):
        if is_own(s, seat, kitty):
            used += s.tokens[kitty]
    return used


# -- The board ------------------------------------------------------------------------------------------------------


@rule
def show_board(s: State, page: Grid) -> None:
    """PD-15: the whole board is open; cells count from the north-west, row by row."""
    zone(page, BOARD, kitties_in(s.board))
    for square in range(1, SQUARES):
        if s.board[square] > 0:
            show_kitty(s, s.board[square], page)
    fact(page, HELD)
    list_held(s, page)


@rule
def kitties_in(places: Grid) -> int:
    """Count the places where a Kitty is."""
    found = 0
    for i in range(len(places)):
        found += places[i] > 0
    return found


@rule
def show_kitty(s: State, kitty: int, page: Grid) -> None:
    """Show a Kitty with its owner, square, facing, and everything that lies on it."""
    piece(page, A_KITTY, kitty, 1)
    position(page, s.at[kitty] - 1)
    facing(page, WAYS + int(s.facing[kitty]))
    owner(page, s.owner[kitty] - 1)
    mark_kitty(s, kitty, page)


@rule
def mark_kitty(s: State, kitty: int, page: Grid) -> None:
    """Mark a Kitty with its type and level, its tokens and damage, and whether it was placed this turn."""
    mark(page, OF_TYPE)
    write(page, TYPE_NAMES + int(TYPE[kitty]))
    mark_level(kitty, page)
    mark(page, WITH_TOKENS)
    number(page, s.tokens[kitty])
    mark(page, WITH_DAMAGE)
    number(page, s.damage[kitty])
    mark(page, IS_NEW)
    truth(page, s.fresh == kitty)
    mark_reach(s, kitty, page)


@rule
def mark_reach(s: State, kitty: int, page: Grid) -> None:
    """PD-37: mark a Kitty with its target square; PD-95: and with what an attack would do to whoever stands there."""
    if ahead(s, kitty) > 0:
        mark(page, REACH)
        write(page, SQUARE_NAMES + ahead(s, kitty))
    if target(s, kitty) > 0:
        mark(page, HITS)
        number(page, attack_damage(kitty, target(s, kitty)))


@rule
def mark_level(kitty: int, page: Grid) -> None:
    """Mark a Kitty with its level."""
    mark(page, OF_LEVEL)
    number(page, int(LEVEL[kitty]))


@rule
def list_held(s: State, page: Grid) -> None:
    """PD-82, PD-83: the lines that a seat fills, and whether it has announced them, to be drawn on the board."""
    write(page, OPEN_LIST)
    found = 0
    for seat in range(2):
        for line in range(LINES):
            if fills(s.stands[seat], line):
                found += 1
                write_line(s, seat, line, found == 1, page)
    write(page, CLOSE_LIST)


@rule
def write_line(s: State, seat: int, line: int, is_first: bool, page: Grid) -> None:
    """Write whose a line is, whether it is announced, its name and its cells."""
    if not is_first:
        write(page, COMMA)
    write(page, OF_SEAT)
    number(page, seat)
    write(page, ANNOUNCED if still_holds(s, seat, line) else UNANNOUNCED)
    write(page, ON_LINE + line)


# -- Decks, piles and hands -----------------------------------------------------------------------------------------


@rule
def show_decks(s: State, page: Grid) -> None:
    """Show both decks from behind, and the open tactic cards."""
    zone(page, KITTY_DECK, s.kitties_n)
    backs(page, A_TACTIC, s.kitties_n)
    zone(page, TACTIC_DECK, s.deck_n)
    backs(page, A_TACTIC, s.deck_n)
    heap_zone(page, DISCARDS, A_TACTIC, s.discards)
    heap_zone(page, PLAYED, A_TACTIC, s.played)


@rule
def show_extras(s: State, page: Grid) -> None:
    """PD-22: the lines left, while orders are given; PD-91: the Kitties that were rescued, once there are any."""
    if s.ask == Ask.TACTIC:
        zone(page, LINES_LEFT, s.lines)
    if total(s.rescued) > 0:
        heap_zone(page, RESCUED, A_RESCUED_KITTY, s.rescued)


@rule
def show_hand(s: State, seat: int, me: int, known: Grid, page: Grid) -> None:
    """PD-110: faces to the owner; to others backs, and what they know to be there."""
    zone_of(page, HAND, seat, hand_size(s, seat))
    if seat == me:
        show_own_hand(s, seat, page)
    else:
        show_other_hand(s, seat, known, page)


@rule
def show_own_hand(s: State, seat: int, page: Grid) -> None:
    """Mark the cards that their owner has set aside."""
    for tactic in range(1, TACTICS):
        if s.hand[seat, tactic] > 0:
            piece(page, A_TACTIC, tactic, s.hand[seat, tactic])
            if s.aside[seat, tactic] > 0:
                mark(page, SET_ASIDE)
                number(page, s.aside[seat, tactic])


@rule
def show_other_hand(s: State, seat: int, known: Grid, page: Grid) -> None:
    """PD-120: how many cards there are is open; PD-39: so is Claws Out."""
    hidden = hand_size(s, seat)
    for tactic in range(1, TACTICS):
        sure = s.hand[seat, tactic] if tactic == CLAWS_OUT else known[HAND_ZONE + seat, PIECE + tactic]
        if sure > 0:
            piece(page, A_TACTIC, tactic, sure)
            mark_true(page, KNOWN)
            hidden -= sure
    backs(page, A_TACTIC, hidden)


# -- Kitties off the board ------------------------------------------------------------------------------------------


@rule
def show_captured(s: State, seat: int, page: Grid) -> None:
    """PD-101: the stacks are open."""
    size = captured_count(s, seat)
    zone_of(page, CAPTURED, seat, size)
    for i in range(size):
        show_face(s.captured[seat, i], page)
    fact(page, TOTAL)
    number(page, s.score[seat])


@rule
def show_face(kitty: int, page: Grid) -> None:
    """Show a Kitty that is not on the board."""
    piece(page, A_KITTY, kitty, 1)
    mark_level(kitty, page)


@rule
def show_drawn(s: State, me: int, page: Grid) -> None:
    """PD-60: only the player whose turn it is sees the Kitties drawn, unless the table plays them open."""
    size = kitties_in(s.drawn)
    zone_of(page, DRAWN, s.turn, size)
    if s.turn == me or (s.open_kitty_draw and s.ask == Ask.DEPLOY):
        for i in range(2):
            if s.drawn[i] > 0:
                show_face(s.drawn[i], page)
    else:
        backs(page, A_TACTIC, size)


# -- Facing ---------------------------------------------------------------------------------------------------------


@rule
def is_turning(s: State, me: int) -> bool:
    """Say whether the one who looks may choose a facing now."""
    if s.turn != me:
        return False
    turning = (Choice.CLAWS, Choice.FACING, Choice.TURN, Choice.SECOND_FACING)
    return s.ask == Ask.PLACE or s.order[0].choice in turning


@rule
def show_compass(page: Grid) -> None:
    """PD-36: show the four directions."""
    zone(page, COMPASS, FACINGS - 1)
    for way in range(1, FACINGS):
        piece(page, A_FACING, way, 1)
