"""What is at stake in a question, what each answer leads to (`previews` has walks and cards), how near the end is."""

from __future__ import annotations

from purrlor.engine import SEAT, Grid, lowest, rule
from purrlor.engine.view import vocabulary
from purrlor.engine.view.sentence import add, add_number, alarm, end_alarm, end_stake, so
from purrlor.engine.view.sentence import stake as begin_stake
from purrlor.games.here_kitty_kitty.aims import can_draw, lasts, touched
from purrlor.games.here_kitty_kitty.cards import (
    BEST_IN_SHOW,
    CARD,
    CARDS_OF,
    CATLIKE_REFLEXES,
    CATS_OF,
    COLOUR,
    COPY_CAT,
    EFFECT,
    FROM,
    HOUSE,
    KIND,
    LAND_ON_YOUR_FEET,
    PET_INSURANCE,
    POINTS,
    PORCH,
    STEPS_OF,
    TO,
    YARD,
    ZONE,
    Effect,
    Kind,
    To,
    table,
)
from purrlor.games.here_kitty_kitty.cats import cats_at, count_loose, has, how_many, place, round_from, stop_place
from purrlor.games.here_kitty_kitty.losing import amount_of, is_insured
from purrlor.games.here_kitty_kitty.previews import (
    CALLS,
    GAME_ENDS,
    HOLD,
    IGNORES,
    INSURES,
    KEEP,
    KEEP_CARDS,
    KEEPS,
    LASER,
    LAST_CHANCE,
    LAST_ROUND,
    LET_IT,
    MAY_INSURE,
    NO_ANSWER,
    NO_CALL,
    NO_USE,
    NONE,
    PRIZE_GONE,
    REST_STAYS,
    SHORT,
    SHORT_MINE,
    SKIP,
    SKIP_LAST,
    STOP_STEPS,
    STOP_TAKING,
    STOPS_ACTION,
    STOPS_IT,
    so1,
    so2,
    so_played,
    so_walked,
    walks_of,
)
from purrlor.games.here_kitty_kitty.record import (
    CAT_PLACES,
    COPY,
    NEIGHBORHOOD,
    PLAY,
    SHAPE,
    STALL_ROUNDS,
    STOPS,
    VERBS,
    ZONES,
    Ask,
    Doing,
    Final,
    Named,
    Shape,
    State,
    Step,
    named,
)
from purrlor.games.here_kitty_kitty.scoring import AS_IS, WORTH, cat_points, walk
from purrlor.games.here_kitty_kitty.sentences import CARD_WORD, COLOUR_WORD, PLACE_WORD, ZONE_WORD, argument, verb_of
from purrlor.games.here_kitty_kitty.setup import hand_limit
from purrlor.games.here_kitty_kitty.show import WORDS
from purrlor.games.here_kitty_kitty.windows import PLAY_COOL, PLAY_TUNA, can_block, can_react, protectable

TO_PASS, TO_STOP, TO_INSURE, TO_PLAY, TO_LAST_COPY = (
    VERBS.index(name) for name in ("pass", "stop", "insure", "play", "copy-reflex")
)
TO_DISCARD, TO_ASK, TO_COLOUR, TO_FETCH = (VERBS.index(name) for name in ("discard", "ask", "colour", "fetch"))
TO_OWN, TO_OLDEST = VERBS.index("own"), VERBS.index("oldest")
CARD_FOR = {Ask.COPY: COPY_CAT, Ask.REFLEX: CATLIKE_REFLEXES, Ask.LANDING: LAND_ON_YOUR_FEET}
WINDOW_CARD = table([CARD_FOR.get(ask, 0) for ask in [0, *Ask]])

# -- What a move leads to --------------------------------------------------------------------------


@rule
def consequence(s: State, seat: int, move: int, page: Grid) -> None:
    """Say what a move leads to, with the numbers of this position."""
    verb = verb_of(move)
    if verb == TO_PASS:
        so_passed(s, seat, page)
    elif TO_PLAY <= verb <= TO_LAST_COPY:
        if s.ask == Ask.BLOCK:
            so_blocked(s, s.stack[s.depth - 2], move, page)
        else:
            so_played(s, seat, move - (COPY if move >= COPY else PLAY), page)
    elif verb < TO_PLAY:
        so_declined(s, seat, verb, page)
    elif verb in (TO_DISCARD, TO_ASK, TO_COLOUR, TO_FETCH):
        so_chosen(s, seat, move, page)
    elif verb != TO_OWN and verb != TO_OLDEST:
        so_walked(s, seat, move, page)


@rule
def so_blocked(s: State, c: Doing, move: int, page: Grid) -> None:
    """Say what a block card does to the move or card that is on its way."""
    if move >= PLAY_COOL:
        other = move - PLAY_COOL
        rest = protectable(s, c) & ~(1 << other)
        so2(page, IGNORES, other, how_many(rest if KIND[c.card] == Kind.INSTANT else rest & touched(s, c.card)))
    elif move == PLAY_TUNA and cats_at(s, NEIGHBORHOOD) > 0:
        so(page, CALLS)
    elif c.seat != s.turn:
        so(page, STOPS_IT)
    else:
        so1(page, STOPS_ACTION, c.seat)


@rule
def so_passed(s: State, seat: int, page: Grid) -> None:
    """Say what passing means: an action is lost, something goes ahead, or a card is kept."""
    f, card = s.stack[s.depth - 1], int(WINDOW_CARD[s.ask])
    if s.ask == Ask.ACTION:
        so_skipped(s, seat, int(f.left), page)
    elif s.ask == Ask.BLOCK:
        so(page, LET_IT if can_block(s, seat, s.stack[s.depth - 2]) else NO_ANSWER)
    else:
        is_last = s.ask == Ask.LANDING and s.final_turns == 1
        kept = LAST_CHANCE if is_last else KEEP
        so(page, NONE if s.hand[seat, card] == 0 else kept if can_react(s, f, seat) else NO_USE)
        add(page, CARD_WORD + card)


@rule
def so_skipped(s: State, seat: int, left: int, page: Grid) -> None:
    """Say what is left of a turn without this action."""
    draws = max(0, hand_limit(s) - int(s.held[seat])) if can_draw(s) else 0
    if left > 1:
        so(page, SKIP)
    elif s.final_turns == 1:
        so(page, GAME_ENDS)
    elif s.final == Final.NO and draws >= s.deck_n:
        so(page, LAST_ROUND)
    else:
        so1(page, SKIP_LAST, draws)


@rule
def so_declined(s: State, seat: int, verb: int, page: Grid) -> None:
    """Say what it means to stop, to use Pet Insurance or to keep it."""
    f = s.stack[s.depth - 1]
    if verb != TO_STOP:
        so(page, INSURES if verb == TO_INSURE else KEEPS)
    elif s.ask == Ask.DISCARD:
        so1(page, KEEP_CARDS, s.held[seat])
    elif s.ask == Ask.TAKE or s.ask == Ask.SHORTAGE:
        so1(page, STOP_TAKING, f.left)
    elif s.ask == Ask.STEPS:
        so1(page, STOP_STEPS, f.left)
    else:
        so(page, NO_CALL if s.ask == Ask.BONUS else REST_STAYS)


@rule
def so_chosen(s: State, seat: int, move: int, page: Grid) -> None:
    """Say what comes of discarding, fetching, naming a yard or a colour."""
    verb, what, f = verb_of(move), argument(move, 0), s.stack[s.depth - 1]
    if verb == TO_FETCH:
        so1(page, HOLD, int(s.held[seat]) + 1)
    elif verb == TO_DISCARD and what == BEST_IN_SHOW and s.best_in_show == 0:
        so1(page, PRIZE_GONE, int(POINTS[what]))  # HK-99
    elif verb == TO_DISCARD:
        so1(page, KEEP_CARDS, int(s.held[seat]) - 1)
    elif verb == TO_COLOUR:
        outside = int(s.cats[place(YARD, seat), what]) + int(s.cats[place(PORCH, seat), what])
        so1(page, LASER, min(int(f.left), outside))
    elif s.tucked[what, PET_INSURANCE] > 0:
        so1(page, MAY_INSURE, what)
    else:
        so2(page, SHORT_MINE if s.shortage_taker_picks else SHORT, what, cats_at(s, place(YARD, what)))


# -- What is at stake ------------------------------------------------------------------------------


def _stake(names: str, **kinds: vocabulary.Kind) -> list[int]:
    """Name stakes that have the same arguments."""
    return [WORDS.stake(name, **kinds) for name in names.split()]


AT_SAME, AT_FOSTERS, AT_DRAWS, AT_GIVERS, AT_PRIZE = _stake("same fosters draws givers prize", seat=SEAT, n=None)
(AT_POINTS,) = _stake("points", seat=SEAT, before=None, after=None)
(AT_BURGLED,) = _stake("burgled", seat=SEAT, before=None, after=None, colour=COLOUR, zone=ZONE)
AT_STRAYS, AT_SCARED, AT_FIGHT, AT_HAIRBALL = _stake("strays scared fight hairball", seat=SEAT, n=None, all=None)
(AT_GIVES,) = _stake("gives", seat=SEAT, all=None, seat2=SEAT)
AT_LETS_OUT, AT_TAKES = _stake("lets-out takes", seat=SEAT, n=None, zone=ZONE)
(AT_STEPS,) = _stake("steps", seat=SEAT, n=None, zones=None)
(AT_FETCHES,) = _stake("fetches", seat=SEAT)
AT_GIFT, AT_OTHERS, AT_MEWN, AT_RAINS, AT_INSURED = _stake("gift others mewn rains rain-insured", n=None)
(AT_LEAVE,) = _stake("leave", n=None, all=None)
(AT_RAIN,) = _stake("rain", saved=None, lost=None)
(AT_LITTER,) = _stake("one-each", house=None, porch=None)
(AT_ZOOMIES,) = _stake("zoomies", all=None, seat=SEAT)
(AT_TAKEN,) = _stake("taken", seat=SEAT, to=ZONES)
(AT_FREE,) = _stake("free", card=CARD)
(AT_EMPTY,) = _stake("empty")
AT_DEMANDS = table(
    [{To.NEIGHBORHOOD: AT_STRAYS, To.OUT: AT_SCARED, To.NEIGHBORS: AT_FIGHT}.get(To(to), 0) for to in To]
)


@rule
def at1(page: Grid, which: int, a: int) -> None:
    """Say what is at stake, with one number or seat."""
    begin_stake(page, which)
    add_number(page, a)


@rule
def at2(page: Grid, which: int, a: int, b: int) -> None:
    """Say it with two."""
    at1(page, which, a)
    add_number(page, b)


@rule
def at3(page: Grid, which: int, a: int, b: int, c: int) -> None:
    """Say it with three."""
    at2(page, which, a, b)
    add_number(page, c)


@rule
def stake(s: State, me: int, page: Grid) -> None:
    """Say what happens without an answer, or what the answer is for."""
    f = s.stack[s.depth - 1]
    if s.ask == Ask.BLOCK or (s.ask == Ask.INSURE and f.step == Step.CARD):
        at_subject(s, s.stack[s.depth - 2] if s.ask == Ask.BLOCK else f, me, page)
    elif s.ask == Ask.GIVE or s.ask == Ask.INSURE:
        at1(page, AT_TAKEN, f.seat)
        add(page, PLACE_WORD + CAT_PLACES + int(f.goal))
    elif WINDOW_CARD[s.ask] > 0 and can_react(s, f, me):
        begin_stake(page, AT_FREE)
        add(page, CARD_WORD + WINDOW_CARD[s.ask])
    elif s.ask == Ask.SHORTAGE:
        begin_stake(page, AT_EMPTY)
    elif s.ask == Ask.SAVE:
        is_safe = is_insured(s.stack[s.depth - 2], me)
        at1(page, AT_INSURED if is_safe else AT_RAINS, cats_at(s, place(YARD, me)) - int(f.left))
    elif s.ask == Ask.LITTER:
        at2(page, AT_LITTER, int(WORTH[HOUSE]), int(WORTH[PORCH]))
    else:
        return
    end_stake(page)


@rule
def at_subject(s: State, c: Doing, me: int, page: Grid) -> None:
    """Say what a move or a card does if nobody stops it."""
    effect = EFFECT[c.card]
    if c.step == Step.MOVE:
        source, target = int(c.play) // STOPS % STOPS, int(c.play) % STOPS
        walks = walk(int(c.play) // (STOPS * STOPS), stop_place(source, c.seat), stop_place(target, c.seat))
        at_points(s, c.seat, walks, page)
    elif KIND[c.card] == Kind.INSTANT:
        at_instant(s, c, me, page)
    elif effect == Effect.BURGLE:
        at_burglary(s, c, page)
    elif effect == Effect.SWAP:
        at_points(s, lowest(int(c.parts)), walks_of(c.seat, c.play), page)
    elif effect == Effect.LOSE or effect == Effect.FIGHT:
        at_loss(s, c, me, page)
    else:
        at_deed(s, c, page)


@rule
def at_points(s: State, seat: int, walks: int, page: Grid) -> None:
    """Say how somebody's points change."""
    before, after = cat_points(s, seat, AS_IS), cat_points(s, seat, walks)
    if before == after:
        at2(page, AT_SAME, seat, before)
    else:
        at3(page, AT_POINTS, seat, before, after)


@rule
def at_burglary(s: State, c: Doing, page: Grid) -> None:
    """HK-47: say which cat is stolen, and what its owner loses."""
    owner, walks = lowest(int(c.parts)), walks_of(c.seat, c.play)
    at3(page, AT_BURGLED, owner, cat_points(s, owner, AS_IS), cat_points(s, owner, walks))
    add(page, COLOUR_WORD + named(c.play, Named.COLOUR))
    add(page, ZONE_WORD + named(c.play, Named.ZONE))


@rule
def at_loss(s: State, c: Doing, me: int, page: Grid) -> None:
    """HK-46: say how many of how many cats somebody gives up: whoever reads, or the one who is hit."""
    hit = int(c.parts) & ~int(c.ignoring) & touched(s, c.card)
    seat = me if has(hit, me) else lowest(hit)
    there = count_loose(s, seat, FROM[c.card])
    if SHAPE[c.card] == Shape.LET_OUT:
        at2(page, AT_LETS_OUT, seat, there)
        add(page, ZONE_WORD + named(c.play, Named.ZONE))
    elif SHAPE[c.card] == Shape.DEMAND:
        at3(page, AT_DEMANDS[TO[c.card]], seat, min(amount_of(c), there), there)
    elif seat != me and how_many(hit) > 1:
        at2(page, AT_GIVERS, c.seat, how_many(hit))
    else:
        at3(page, AT_GIVES, seat, there, c.seat)


@rule
def at_deed(s: State, c: Doing, page: Grid) -> None:
    """Say what a card does for its player; Hairball, to somebody else."""
    effect, seat, cats, cards = EFFECT[c.card], int(c.seat), int(CATS_OF[c.card]), int(CARDS_OF[c.card])
    if effect == Effect.HAIRBALL:
        held = int(s.held[lowest(int(c.parts))])
        at3(page, AT_HAIRBALL, lowest(int(c.parts)), min(cards, held), held)
    elif effect == Effect.TAKE and TO[c.card] == To.CARD:
        at2(page, AT_FOSTERS, seat, cats)
    elif effect == Effect.TAKE:
        at2(page, AT_TAKES, seat, cats)
        add(page, ZONE_WORD + TO[c.card])
    elif lasts(s, c.card):
        at2(page, AT_PRIZE, seat, int(POINTS[c.card]))
    elif effect == Effect.STEPS:
        at3(page, AT_STEPS, seat, cats, int(STEPS_OF[c.card]))
    elif effect == Effect.DRAW:
        at2(page, AT_DRAWS, seat, cards)
    else:
        at1(page, AT_FETCHES, seat)


@rule
def at_instant(s: State, c: Doing, me: int, page: Grid) -> None:
    """Say what an Instant does to whoever reads, or to how many others."""
    effect, hit = EFFECT[c.card], int(c.parts) & ~int(c.ignoring)
    there = count_loose(s, me, FROM[c.card])
    if effect == Effect.TAKE or effect == Effect.STEPS:
        at1(page, AT_GIFT, how_many(hit))
    elif not has(hit, me):
        at1(page, AT_OTHERS, how_many(hit))
    elif effect == Effect.RAIN:
        at2(page, AT_RAIN, (there + 1) // 2, there // 2)
    elif effect == Effect.ZOOM:
        at2(page, AT_ZOOMIES, there, round_from(s, me, 1))
    elif TO[c.card] == To.PORCH:
        at1(page, AT_MEWN, there)
    else:
        at2(page, AT_LEAVE, min(int(CATS_OF[c.card]), there), there)


# -- How near the end is ---------------------------------------------------------------------------

DECK_LOW, STALLING = WORDS.alarm("deck", n=None), WORDS.alarm("stall", n=None)
LEADS, TIED = WORDS.alarm("leads", n=None, seat=SEAT, points=None), WORDS.alarm("tied", n=None, points=None)
YOUR_LAST = WORDS.alarm("last-turn")
FEW_CARDS = 3  # so many one player may draw at once


@rule
def alarms(s: State, me: int, page: Grid) -> None:
    """HK-100, HK-106: say that the end is near, and who would win."""
    still = STALL_ROUNDS[s.stall_rounds] * s.seats - max(0, int(s.idle_turns))
    if s.final != Final.NO:
        alarm_last_round(s, int(s.final_turns) if s.final_turns > 0 else int(s.seats), page)
        if s.final_turns > 0 and me == s.turn:
            alarm(page, YOUR_LAST)
            end_alarm(page)
        return
    if s.deck_n <= FEW_CARDS:
        alarm_number(page, DECK_LOW, s.deck_n)
    if s.idle_turns > 0 and 0 < still <= s.seats:
        alarm_number(page, STALLING, still)


@rule
def alarm_number(page: Grid, which: int, n: int) -> None:
    """Say an alarm with one number."""
    alarm(page, which)
    add_number(page, n)
    end_alarm(page)


@rule
def alarm_last_round(s: State, left: int, page: Grid) -> None:
    """HK-116: say how many turns are left, and who leads by what everybody sees."""
    best, ahead = -1, 0
    for seat in range(s.seats):
        if not has(int(s.left), seat):
            mine = cat_points(s, seat, AS_IS)
            ahead = (ahead if mine == best else 0) | 1 << seat if mine >= best else ahead
            best = max(best, mine)
    alarm(page, LEADS if how_many(ahead) == 1 else TIED)
    add_number(page, left)
    if how_many(ahead) == 1:
        add_number(page, lowest(ahead))
    add_number(page, best)
    end_alarm(page)
