"""What is at stake in a question, what each answer leads to, and who is about to win."""

from __future__ import annotations

from purrlor.engine import Grid, lowest, rule
from purrlor.engine.view.sentence import add, add_number, alarm, end_alarm, end_stake, so, stake
from purrlor.games.paw_of_duty.board import (
    attack_damage,
    can_win,
    faced,
    first_filled,
    is_own,
    levels_of,
    most_tokens,
    new_line,
    size,
    standing_lines,
    threat_to,
    turns_left,
)
from purrlor.games.paw_of_duty.choices import (
    can_act,
    chosen_facing,
    chosen_kitty,
    chosen_other,
    chosen_second_facing,
    is_last_choice,
)
from purrlor.games.paw_of_duty.effects import (
    damage_after,
    fallen_of,
    harmed_after,
    lines_after,
    moved_after,
    square_after,
    squares_after,
)
from purrlor.games.paw_of_duty.piles import missing_cards
from purrlor.games.paw_of_duty.record import (
    CITY,
    DRAWS,
    KITTY,
    LEVEL,
    LINE,
    LINES,
    LINES_OF,
    MORE_LINES,
    NEEDS,
    RADIO,
    RING,
    SIDE,
    SQUARE,
    TACTICS,
    VERBS,
    Ask,
    Need,
    State,
)
from purrlor.games.paw_of_duty.sentences import (
    A_KITTY,
    A_LINE,
    A_SQUARE,
    set_aside,
    so_aim,
    so_goes,
    so_kitty,
    so_line,
    so_number,
    so_numbers,
    stake_levels,
    stake_line,
)
from purrlor.games.paw_of_duty.show import WORDS

verb_of, argument = VERBS.verb_of, VERBS.argument
TO_SWAP, TO_TAKE_BACK, TO_REDRAW, TO_RESCUE, TO_HUSH = (
    VERBS.index(verb) for verb in ("swap", "take_back", "redraw", "rescue", "hush")
)
TO_BACK, TO_DONE, TO_DISCARD, TO_PLAY, TO_NAME, TO_USE, TO_ALSO = (
    VERBS.index(verb) for verb in ("back", "done", "discard", "play", "name", "use", "also")
)

# -- Who is about to win --------------------------------------------------------------------------------------------

LINE_STANDS = WORDS.alarm("line", seat=SIDE, line=LINE, seat2=SIDE)
LEADS = WORDS.alarm("last-turn", seat=SIDE, levels=None, levels2=None)
EVEN = WORDS.alarm("last-turn-even", levels=None)


@rule
def alarms(s: State, me: int, page: Grid) -> None:
    """PD-84: a line that stands wins after the other's turn; PD-75: the last turn ends the battle."""
    for seat in range(2):
        if standing_lines(s, seat) != 0:
            alarm(page, LINE_STANDS)
            add_number(page, seat)
            add(page, A_LINE + lowest(standing_lines(s, seat)))
            add_number(page, 1 - seat)
            end_alarm(page)
    if turns_left(s) == 0:
        alarm_last_turn(s, page)


@rule
def alarm_last_turn(s: State, page: Grid) -> None:
    """PD-04: say who has captured more; PD-106: or that this does not decide."""
    if s.score[0] == s.score[1]:
        alarm(page, EVEN)
    else:
        leader = int(s.score[1] > s.score[0])
        alarm(page, LEADS)
        add_number(page, leader)
        add_number(page, s.score[leader])
    add_number(page, min(s.score[0], s.score[1]))
    end_alarm(page)


# -- What is at stake -----------------------------------------------------------------------------------------------

ONCE, ONE_OF_TWO = WORDS.stake("once"), WORDS.stake("one-of-two")
THREAT, DECLARABLE = (WORDS.stake(name, line=LINE, seat=SIDE) for name in ("threat", "declarable"))
FINAL, BEHIND = (WORDS.stake(name, levels=None, levels2=None, seat=SIDE) for name in ("final", "behind"))
LINGERING = WORDS.stake("lingering", number=None, most=None)


@rule
def at_stake(s: State, me: int, page: Grid) -> None:
    """Say what is at stake for the seat that is asked."""
    foe = 1 - me
    if s.ask == Ask.MULLIGAN:
        stake(page, ONCE)
        end_stake(page)
    elif s.ask in (Ask.MARK, Ask.DECLARE, Ask.RESCUE):
        stake_late(s, me, page)
    elif standing_lines(s, foe) != 0:
        stake_line(page, THREAT, lowest(standing_lines(s, foe)), foe)
    elif turns_left(s) <= 1 and s.order[0].card == 0:
        stake_levels(s, me, FINAL, page)
    elif s.ask == Ask.DEPLOY:
        stake(page, ONE_OF_TWO)
        end_stake(page)


@rule
def stake_late(s: State, me: int, page: Grid) -> None:
    """Say what is at stake when the orders are given."""
    if s.ask == Ask.DECLARE:
        stake_line(page, DECLARABLE, first_filled(s.stands[me]), 1 - me)
    elif s.ask == Ask.RESCUE:
        stake_levels(s, me, BEHIND, page)
    else:
        stake(page, LINGERING)
        add_number(page, size(s.stands[me] & RING))
        add_number(page, most_tokens(s))
        end_stake(page)


# -- What an answer leads to ----------------------------------------------------------------------------------------


@rule
def consequence(s: State, seat: int, move: int, page: Grid) -> None:
    """Say what an answer leads to."""
    if s.ask == Ask.MULLIGAN:
        so_mulligan(verb_of(move), set_aside(s, seat), page)
    elif s.ask == Ask.DEPLOY:
        kitty = argument(move, 0)
        so_numbers(page, DEPLOYED, LEVEL[kitty], LINES_OF[s.lines_by_level, kitty])
    elif s.ask == Ask.PLACE:
        so_place(s, seat, argument(move, 0), argument(move, 1), page)
    elif s.ask == Ask.TACTIC:
        so_order(s, seat, move, page)
    else:
        so_late(s, seat, move, page)


# before the battle

ASIDE, KEPT, REPLACED = (WORDS.consequence(name, number=None) for name in ("aside", "kept", "replaced"))
KEPT_ALL = WORDS.consequence("kept-all")


@rule
def so_mulligan(verb: int, aside: int, page: Grid) -> None:
    """PD-54: say how many cards will be replaced."""
    if verb == TO_SWAP:
        so_number(page, ASIDE, aside + 1)
    elif verb == TO_TAKE_BACK:
        so_number(page, KEPT, aside - 1)
    elif verb == TO_REDRAW:
        so_number(page, REPLACED, aside)
    else:
        so(page, KEPT_ALL)


# where a Kitty stands and looks

DEPLOYED = WORDS.consequence("deployed", level=None, lines=None)
FILLS, BLOCKS = (WORDS.consequence(name, line=LINE, seat=SIDE) for name in ("fills", "blocks"))
AIMS, AIMS_AT_FRIEND, EXPOSED = (
    WORDS.consequence(name, kitty=KITTY, damage=None, short=None) for name in ("aims", "aims-at-friend", "exposed")
)
DUEL = WORDS.consequence("duel", kitty=KITTY, damage=None, kitty2=KITTY, damage2=None)
CLEAR = WORDS.consequence("clear")


@rule
def so_place(s: State, seat: int, square: int, facing: int, page: Grid) -> None:
    """PD-62, PD-63: say which line a Kitty fills or blocks on a square, or whom it meets there."""
    foe, here = 1 - seat, 1 << square
    line = new_line(s.stands[seat], s.stands[seat] | here)
    theirs = new_line(s.stands[foe], s.stands[foe] | here)
    if line < LINES and can_win(s, seat):
        so_line(page, FILLS, line, foe)
    elif theirs < LINES:
        so_line(page, BLOCKS, theirs, foe)
    else:
        so_lookout(s, seat, s.drawn[0], square, facing, page)


@rule
def so_lookout(s: State, seat: int, kitty: int, square: int, facing: int, page: Grid) -> None:
    """PD-37: say who would be in front of a seat's Kitty, who aims at it, and what damage an attack would do."""
    front, threat = faced(s, kitty, square, facing), threat_to(s, seat, kitty, square)
    is_friend = front > 0 and is_own(s, seat, front)
    if threat > 0 and front > 0 and not is_friend:
        so(page, DUEL)
        add(page, A_KITTY + front)
        add_number(page, attack_damage(kitty, front))
        add(page, A_KITTY + threat)
        add_number(page, attack_damage(threat, kitty))
    elif threat > 0:
        so_aim(page, EXPOSED, threat, threat, kitty, 0)
    elif front > 0:
        so_aim(page, AIMS_AT_FRIEND if is_friend else AIMS, front, kitty, front, s.damage[front])
    else:
        so(page, CLEAR)


# orders

CARRIED_OUT, STANDS_FOR, SUPPLIES, RESTS = (
    WORDS.consequence(name, number=None, lines=None) for name in ("carried-out", "stands-for", "supplies", "rests")
)
DRAWN, LINGERS = WORDS.consequence("drawn", lines=None), WORDS.consequence("lingers", number=None)
TAKEN_BACK = WORDS.consequence("taken-back")
LAST_ORDER, GIVES_IN = (WORDS.harm(name, line=LINE, seat=SIDE) for name in ("last-order", "gives-in"))
HOLDS = WORDS.consequence("holds", line=LINE, seat=SIDE)
BATTLE_ENDS = WORDS.consequence("battle-ends", levels=None, levels2=None)
BATTLE_LOST = WORDS.harm("battle-lost", levels=None, levels2=None)


@rule
def so_order(s: State, seat: int, move: int, page: Grid) -> None:
    """PD-65, PD-122: say what an order, or a choice inside of one, leads to."""
    verb, value = verb_of(move), argument(move, 0)
    if verb == TO_BACK:
        so(page, TAKEN_BACK)
    elif verb == TO_DONE:
        so_done(s, seat, page)
    elif verb == TO_DISCARD:
        so_discard(s, seat, page)
    elif verb in (TO_PLAY, TO_NAME):
        so_card(s, seat, value, page)
    elif verb in (TO_USE, TO_ALSO) and not is_last_choice(s, s.order[0], move):
        so_lookout(s, s.owner[value] - 1, value, s.at[value], s.facing[value], page)
    else:
        so_deed(s, seat, move, page)


@rule
def so_card(s: State, seat: int, tactic: int, page: Grid) -> None:
    """PD-22: say who could carry a card out, and how many orders are left then."""
    if NEEDS[tactic] == Need.CARDS:
        so_numbers(page, SUPPLIES, DRAWS[tactic], s.lines - 1 + MORE_LINES[tactic])
    elif tactic == RADIO:
        names = 0
        for other in range(RADIO + 1, TACTICS):
            names += can_act(s, seat, other) != 0
        so_numbers(page, STANDS_FOR, names, s.lines - 1)
    else:
        so_numbers(page, CARRIED_OUT, size(can_act(s, seat, tactic)), s.lines - 1)


@rule
def so_discard(s: State, seat: int, page: Grid) -> None:
    """PD-66: a new card at once; PD-84: with the last order the other's line is left alone."""
    foe = 1 - seat
    if s.lines == 1 and standing_lines(s, foe) != 0:
        so_line(page, LAST_ORDER, lowest(standing_lines(s, foe)), foe)
    else:
        so_number(page, DRAWN, s.lines - 1)


@rule
def so_done(s: State, seat: int, page: Grid) -> None:
    """PD-84, PD-83, PD-76, PD-69: say whose line wins then, who gets a token, what is drawn."""
    foe, outside = 1 - seat, size(s.stands[seat] & RING)
    line = first_filled(s.stands[seat])
    if standing_lines(s, foe) != 0:
        so_line(page, GIVES_IN, lowest(standing_lines(s, foe)), foe)
    elif turns_left(s) == 0:
        lost = s.score[seat] < s.score[foe] and line == LINES
        so_numbers(page, BATTLE_LOST if lost else BATTLE_ENDS, s.score[seat], s.score[foe])
    elif line < LINES:
        so_line(page, HOLDS, line, foe)
    elif outside > 1:
        so_number(page, LINGERS, outside)
    else:
        so_numbers(page, RESTS, missing_cards(s, seat), s.lines)


# what a card does

BREAKS, BREAKS_ONE, RESTORES, OPENS = (
    WORDS.consequence(name, line=LINE, seat=SIDE) for name in ("breaks", "breaks-one", "restores", "opens")
)
CAPTURES = WORDS.consequence("captures", kitty=KITTY, number=None, levels=None, total=None)
SACRIFICES = WORDS.harm("sacrifices", kitty=KITTY, seat=SIDE, levels=None, total=None)
EXCHANGES = WORDS.harm("exchanges", kitty=KITTY, seat=SIDE, levels=None, levels2=None)
HURTS = WORDS.consequence("hurts", kitty=KITTY, seat=SIDE, damage=None, short=None)
HURTS_MANY = WORDS.consequence("hurts-many", number=None, damage=None)
BACK_OFF, LEAVES = (WORDS.consequence(name, number=None) for name in ("back-off", "leaves"))
GOES = WORDS.consequence("goes", kitty=KITTY, square=SQUARE)
SWAPS = WORDS.consequence("swaps", kitty=KITTY, square=SQUARE, kitty2=KITTY, square2=SQUARE)


@rule
def so_deed(s: State, seat: int, move: int, page: Grid) -> None:
    """Say what becomes of the lines, or whom the card hits, or who goes where."""
    o = s.order[0]
    harmed = harmed_after(s, o, move)
    squares = squares_after(s, o, move, harmed, seat)
    news = line_news(s, seat, move, harmed, squares)
    if news > 0:
        so_line(page, news // LINES, news % LINES, 1 - seat)
    elif harmed != 0:
        so_harm(s, seat, move, harmed, page)
    else:
        so_moves(s, seat, move, squares, page)


@rule
def line_news(s: State, seat: int, move: int, harmed: int, squares: int) -> int:
    """PD-84: choose what is said of a line, and of which: the sentence times `LINES`, plus the line; 0 for nothing."""
    o, foe = s.order[0], 1 - seat
    before, after = standing_lines(s, foe), lines_after(s, o, move, harmed, foe)
    if after != 0 and s.lines == 1 and is_last_choice(s, o, move):
        return LAST_ORDER * LINES + lowest(after)
    if after & ~before:
        return RESTORES * LINES + lowest(after & ~before)
    if after != before:
        return BREAKS * LINES + lowest(before) if after == 0 else BREAKS_ONE * LINES + lowest(after)
    return own_line_news(s, seat, squares) if fallen_of(s, harmed, seat) == 0 else 0


@rule
def own_line_news(s: State, seat: int, squares: int) -> int:
    """PD-82: choose what is said of a line that the card fills or opens."""
    line, before = new_line(s.stands[seat], squares), first_filled(s.stands[seat])
    if line < LINES and can_win(s, seat):
        return FILLS * LINES + line
    return OPENS * LINES + before if before < LINES and first_filled(squares) == LINES else 0


@rule
def so_harm(s: State, seat: int, move: int, harmed: int, page: Grid) -> None:
    """PD-100: say whom the card captures, and for whom; PD-99: or who takes damage, and how much is lacking."""
    foe = 1 - seat
    mine, theirs = fallen_of(s, harmed, seat), fallen_of(s, harmed, foe)
    lost, won = levels_of(mine), levels_of(theirs)
    if lost > 0 and won > 0:
        so_kitty(page, EXCHANGES, lowest(mine), foe, lost, won)
    elif lost > 0:
        so_kitty(page, SACRIFICES, lowest(mine), foe, lost, s.score[foe] + lost)
    elif won > 0:
        so_kitty(page, CAPTURES, lowest(theirs), size(theirs), won, s.score[seat] + won)
    else:
        so_damage(s, move, harmed, page)


@rule
def so_damage(s: State, move: int, hit: int, page: Grid) -> None:
    """PD-99: say who takes damage, and how much is lacking."""
    kitty = lowest(hit)
    damage = damage_after(s, s.order[0], move, kitty)
    if size(hit) == 1:
        so_kitty(page, HURTS, kitty, s.owner[kitty] - 1, damage, int(LEVEL[kitty]) - int(s.damage[kitty]) - damage)
    else:
        so_numbers(page, HURTS_MANY, size(hit), damage)


@rule
def so_moves(s: State, seat: int, move: int, squares: int, page: Grid) -> None:
    """PD-34, PD-11: say who goes where, or who leaves the City."""
    o, pushed = s.order[0], moved_after(s, s.order[0], move)
    actor, other = chosen_kitty(o, move), lowest(pushed)
    start, square = int(s.at[actor]), square_after(s, o, move, actor)
    if size(pushed) > 1:
        so_number(page, BACK_OFF, size(pushed))
    elif pushed != 0 and square != start:
        so_goes(page, SWAPS, actor, square)
        add(page, A_KITTY + other)
        add(page, A_SQUARE + start)
    elif pushed != 0:
        so_goes(page, GOES, other, square_after(s, o, move, other))
    elif square != start and not is_own(s, seat, actor):
        so_goes(page, GOES, actor, square)
    elif o.square == 0 and CITY[start] and not CITY[square]:
        so_number(page, LEAVES, size(squares & RING))
    else:
        so_look(s, move, actor, square, page)


@rule
def so_look(s: State, move: int, actor: int, square: int, page: Grid) -> None:
    """PD-36: say whom the Kitty looks at that moved or turned last."""
    o = s.order[0]
    other, facing, second = chosen_other(o, move), chosen_facing(o, move), chosen_second_facing(o, move)
    kitty = other if second > 0 else actor
    facing = second if second > 0 else (facing if facing > 0 else int(s.facing[actor]))
    so_lookout(s, s.owner[kitty] - 1, kitty, s.at[kitty] if second > 0 else square, facing, page)


# when the orders are given

TOKEN = WORDS.consequence("token", number=None, most=None)
DECLARES, HUSHES = WORDS.consequence("declares", line=LINE, seat=SIDE), WORDS.harm("hushes", line=LINE, seat=SIDE)
RESCUES, SPARES = (WORDS.consequence(name, seat=SIDE, levels=None, levels2=None) for name in ("rescues", "spares"))


@rule
def so_late(s: State, seat: int, move: int, page: Grid) -> None:
    """PD-77, PD-84, PD-91: say what a token, an announcement or a rescue leads to."""
    foe, verb, kitty = 1 - seat, verb_of(move), argument(move, 0)
    if s.ask == Ask.DECLARE:
        so_line(page, HUSHES if verb == TO_HUSH else DECLARES, first_filled(s.stands[seat]), foe)
    elif s.ask == Ask.RESCUE:
        so_numbers(page, RESCUES if verb == TO_RESCUE else SPARES, foe, s.score[foe] - LEVEL[kitty])
        add_number(page, s.score[seat])
    elif s.tokens[kitty] + 1 == most_tokens(s):
        so_kitty(page, SACRIFICES, kitty, foe, LEVEL[kitty], s.score[foe] + LEVEL[kitty])
    else:
        so_numbers(page, TOKEN, s.tokens[kitty] + 1, most_tokens(s))
