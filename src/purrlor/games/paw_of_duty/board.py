"""The board: squares, moving and rotating, combat and capture."""

from __future__ import annotations

from purrlor.engine import emit, rule
from purrlor.games.paw_of_duty.record import (
    BOARD_ZONE,
    CAPTURED_ZONE,
    CITY,
    FACINGS,
    KITTIES,
    LEVEL,
    LINE_SETS,
    LINE_SQUARES,
    LINES,
    NEXT,
    STRONG,
    TYPE,
    State,
    Tell,
)

# -- Sets -----------------------------------------------------------------------------------------------------------


@rule
def size(members: int) -> int:
    """Count the members of a set of squares or Kitties."""
    found = 0
    while members > 0:
        members &= members - 1
        found += 1
    return found


@rule
def levels_of(kitties: int) -> int:
    """PD-16: add up the levels of a set of Kitties."""
    total = 0
    for kitty in range(1, KITTIES):
        total += LEVEL[kitty] * ((kitties >> kitty) & 1)
    return int(total)


# -- Terminology ----------------------------------------------------------------------------------------------------


@rule
def is_free(s: State, square: int) -> bool:
    """PD-10, PD-14: a square of the board on which nobody stands."""
    return square > 0 and s.board[square] == 0


@rule
def ahead(s: State, kitty: int) -> int:
    """PD-37: the square right in front of a Kitty, 0 off the board."""
    return int(NEXT[s.at[kitty], s.facing[kitty]])


@rule
def target(s: State, kitty: int) -> int:
    """PD-38: the Kitty in the target square, 0 for none."""
    return s.board[ahead(s, kitty)]


@rule
def neighbour(s: State, kitty: int, way: int) -> int:
    """PD-12: the Kitty beside a Kitty on one side, 0 for none."""
    return s.board[NEXT[s.at[kitty], way]]


@rule
def has_room_behind(s: State, kitty: int, way: int) -> bool:
    """Say whether the square behind the one beside a Kitty is free."""
    return is_free(s, NEXT[NEXT[s.at[kitty], way], way])


@rule
def beyond(s: State, kitty: int) -> int:
    """Give the square behind the one in front of a Kitty, 0 off the board."""
    return int(NEXT[ahead(s, kitty), s.facing[kitty]])


@rule
def landing(s: State, kitty: int, other: int) -> int:
    """Give the square on the far side of a neighbour, 0 off the board."""
    square = 0
    for way in range(1, FACINGS):
        if NEXT[s.at[kitty], way] == s.at[other]:
            square = int(NEXT[s.at[other], way])
    return square


@rule
def faced(s: State, kitty: int, square: int, facing: int) -> int:
    """Give who would be in front of a Kitty that stood on a square and looked that way, 0 for nobody."""
    found = s.board[NEXT[square, facing]]
    return 0 if found == kitty else found  # it has left the square behind it


@rule
def backs_off(s: State, seat: int, kitty: int, way: int) -> bool:
    """Say whether on this side of a seat's Kitty an enemy stands that has room to give way."""
    other = neighbour(s, kitty, way)
    return other > 0 and not is_own(s, seat, other) and has_room_behind(s, kitty, way)


@rule
def first_ahead(s: State, kitty: int) -> int:
    """The first Kitty straight ahead, however far, 0 for none."""
    square = ahead(s, kitty)
    while is_free(s, square):
        square = NEXT[square, s.facing[kitty]]
    return s.board[square]


@rule
def threat_to(s: State, seat: int, kitty: int, square: int) -> int:
    """The enemy whose target is a square and who would hit a seat's Kitty hardest there, 0 for none."""
    found = 0
    for other in range(1, KITTIES):
        if is_own(s, 1 - seat, other) and ahead(s, other) == square:
            if found == 0 or attack_damage(other, kitty) > attack_damage(found, kitty):
                found = other
    return found


@rule
def is_own(s: State, seat: int, kitty: int) -> bool:
    """PD-32: on the board with the seat's token."""
    return s.owner[kitty] == seat + 1


@rule
def move_to(s: State, kitty: int, square: int) -> None:
    """PD-34, PD-35: the Kitty stands on another square and looks where it looked."""
    start = s.at[kitty]
    s.board[start] = 0
    stand(s, kitty, start, square)


@rule
def swap_squares(s: State, one: int, two: int) -> None:
    """Two Kitties change places."""
    here, there = s.at[one], s.at[two]
    stand(s, one, here, there)
    stand(s, two, there, here)


@rule
def stand(s: State, kitty: int, start: int, square: int) -> None:
    """Put a Kitty that left `start` onto a square."""
    s.board[square] = kitty
    s.at[kitty] = square
    toggle(s, kitty, start)
    toggle(s, kitty, square)
    emit(s, Tell.MOVED, kitty, start, square)
    if s.line_must_not_move:
        break_claims(s, kitty)
    if s.clear_outer_tokens_on_return and CITY[square] and not CITY[start]:
        s.tokens[kitty] = 1


@rule
def toggle(s: State, kitty: int, square: int) -> None:
    """Note in the sets of squares that a Kitty now stands on a square, or no longer does."""
    s.stands[s.owner[kitty] - 1] ^= 1 << square
    s.looks[s.facing[kitty]] ^= 1 << square


@rule
def break_claims(s: State, kitty: int) -> None:
    """Option line_must_not_move: forget the announced lines of a Kitty that moved."""
    for seat in range(2):
        for line in range(LINES):
            if s.claim[seat, line, 0] == kitty or s.claim[seat, line, 1] == kitty or s.claim[seat, line, 2] == kitty:
                forget_claim(s, seat, line)


@rule
def forget_claim(s: State, seat: int, line: int) -> None:
    """An announced line is no longer one."""
    for i in range(3):
        s.claim[seat, line, i] = 0


@rule
def rotate(s: State, kitty: int, facing: int) -> None:
    """PD-36: turn to another direction."""
    toggle(s, kitty, s.at[kitty])
    s.facing[kitty] = facing
    toggle(s, kitty, s.at[kitty])
    emit(s, Tell.ROTATED, kitty, facing, 0)


# -- Lines ----------------------------------------------------------------------------------------------------------


@rule
def fills(squares: int, line: int) -> bool:
    """PD-82: say whether a set of squares has all three of a line."""
    return int(squares & LINE_SETS[line]) == int(LINE_SETS[line])


@rule
def first_filled(squares: int) -> int:
    """PD-82: the first line that a set of squares fills, `LINES` for none."""
    for line in range(LINES):
        if fills(squares, line):
            return line
    return LINES


@rule
def is_claimed(s: State, seat: int, line: int) -> bool:
    """PD-83: a seat has announced a line, whether it still stands or not."""
    return s.claim[seat, line, 0] > 0


@rule
def still_holds(s: State, seat: int, line: int) -> bool:
    """PD-84, PD-85: an announced line stands: the same three Kitties on the same three squares, wherever they look."""
    for i in range(3):
        if s.board[LINE_SQUARES[line, i]] != s.claim[seat, line, i]:
            return False
    return is_claimed(s, seat, line)


@rule
def new_line(before: int, after: int) -> int:
    """The first line that one set of squares fills and another does not, `LINES` for none."""
    for line in range(LINES):
        if fills(after, line) and not fills(before, line):
            return line
    return LINES


@rule
def standing_lines(s: State, seat: int) -> int:
    """PD-84: the announced lines that still stand, as a set."""
    found = 0
    for line in range(LINES):
        found |= int(still_holds(s, seat, line)) << line
    return found


@rule
def turns_left(s: State) -> int:
    """PD-74, PD-75: how many turns come after this one; a turn that has drawn two Kitties returns one."""
    return int(s.kitties_n) + int(s.drawn[1] > 0) - 1


@rule
def can_win(s: State, seat: int) -> bool:
    """PD-88, PD-89: say whether a line filled now could win: in time, and not after the other's."""
    return turns_left(s) > 0 and standing_lines(s, 1 - seat) == 0


# -- Combat ---------------------------------------------------------------------------------------------------------


@rule
def attack(s: State, kitty: int, defender: int) -> None:
    """PD-95 to PD-97: the attacker's level, doubled by type; the attacker takes nothing."""
    emit(s, Tell.ATTACKED, kitty, defender, 0)
    if is_strong(kitty, defender):
        emit(s, Tell.DOUBLED, 0, 0, 0)
    hurt(s, defender, attack_damage(kitty, defender))
    capture_fallen(s)


@rule
def is_strong(kitty: int, defender: int) -> bool:
    """PD-18: say whether a Kitty's type is strong against another's."""
    return bool(STRONG[kitty] == TYPE[defender])


@rule
def attack_damage(kitty: int, defender: int) -> int:
    """PD-95, PD-97: the level, doubled by type."""
    return int(LEVEL[kitty]) * (2 if is_strong(kitty, defender) else 1)


@rule
def hurt(s: State, kitty: int, damage: int) -> None:
    """PD-99: damage adds up; PD-105: who falls is seen when all damage is counted."""
    s.damage[kitty] += damage
    emit(s, Tell.HURT, kitty, damage, s.damage[kitty])


@rule
def capture_fallen(s: State) -> None:
    """PD-99: capture every Kitty whose damage has reached its level."""
    for kitty in range(1, KITTIES):
        if s.owner[kitty] > 0 and s.damage[kitty] >= LEVEL[kitty]:
            capture(s, kitty)


@rule
def capture(s: State, kitty: int) -> None:
    """PD-100: the captor is the owner's opponent; PD-104: it leaves the board; PD-80: its tokens go back."""
    captor = 2 - s.owner[kitty]
    toggle(s, kitty, s.at[kitty])
    s.board[s.at[kitty]] = 0
    s.at[kitty] = 0
    s.owner[kitty] = 0
    s.facing[kitty] = 0
    s.tokens[kitty] = 0
    s.damage[kitty] = 0
    s.captured[captor, captured_count(s, captor)] = kitty
    s.score[captor] += LEVEL[kitty]  # PD-101
    emit(s, Tell.CAPTURED, kitty, BOARD_ZONE, CAPTURED_ZONE + captor)


@rule
def most_tokens(s: State) -> int:
    """PD-77, PD-78: how many tokens lose a Kitty; the option's first value means three in all."""
    return 3 + s.outer_tokens_extra


@rule
def captured_count(s: State, seat: int) -> int:
    """Count the Kitties in a seat's stack."""
    count = 0
    while count < KITTIES - 1 and s.captured[seat, count] > 0:
        count += 1
    return count
