"""What a card or a walk would do, told before it is done: with the numbers of this position, by public facts."""

from __future__ import annotations

from purrlor.engine import SEAT, Grid, lowest, rule
from purrlor.engine.view import vocabulary
from purrlor.engine.view.sentence import add, add_number, so
from purrlor.games.here_kitty_kitty.aims import lasts, movable_zones, parts_of, touched
from purrlor.games.here_kitty_kitty.cards import (
    CARD,
    CARDS_OF,
    CATS_OF,
    EFFECT,
    FREE_STEPS,
    FROM,
    LOCKS,
    PET_INSURANCE,
    POINTS,
    PORCH,
    STEPS_OF,
    TO,
    YARD,
    ZONE,
    Effect,
    To,
    table,
)
from purrlor.games.here_kitty_kitty.cats import cats_at, count_loose, exposed, how_many, place, round_from, stop_place
from purrlor.games.here_kitty_kitty.losing import goal_of
from purrlor.games.here_kitty_kitty.record import LITTER, NEIGHBORHOOD, SHAPE, VERBS, Ask, Named, Shape, State, named
from purrlor.games.here_kitty_kitty.scoring import AS_IS, SHOW, WORTH, and_walk, cat_points, concerns, points, walk
from purrlor.games.here_kitty_kitty.sentences import PART, ZONE_WORD, argument, verb_of
from purrlor.games.here_kitty_kitty.show import WORDS

PART_WORD = WORDS.axis(PART)
TO_MOVE, TO_TAKE, TO_PICK, TO_STEP, TO_SEND, TO_PLACE, TO_SAVE = (
    VERBS.index(name) for name in ("move", "take", "pick", "step", "send", "place", "save")
)

# -- The patterns, by what they are given; numbers and seats are written alike ---------------------


def _so(names: str, **kinds: vocabulary.Kind) -> list[int]:
    """Name consequences that have the same arguments."""
    return [WORDS.consequence(name, **kinds) for name in names.split()]


SKIP, GAME_ENDS, LAST_ROUND, LET_IT, NO_ANSWER, STOPS_IT, CALLS = _so(
    "skip game-ends last-round let-it no-answer stops-it calls"
)
FOSTERED, UNSCORED, REST_STAYS, NO_CALL, INSURES, KEEPS, ALARMED, INSURED = _so(
    "fostered unscored rest-stays no-call insures keeps alarmed insured"
)
SKIP_LAST, KEEP_CARDS, HOLD, SAME, FOSTER, ADOPT, PRIZE, SHOW_OFF, PRIZE_GONE, FETCHED = _so(
    "skip-last keep-cards hold same foster adopt prize show-off prize-gone fetched", n=None
)
GIVERS, STOP_TAKING, STOP_STEPS, LASER, FREE, SAVED, TAKE_SHORT = _so(
    "givers stop-taking stop-steps laser free-steps saved take-short", n=None
)
MAY_INSURE, STOPS_ACTION, GOES_TO = _so("may-insure stops-action goes-to", seat=SEAT)
KEEP, NONE, NO_USE, LAST_CHANCE = _so("keep none no-use last-chance", card=CARD)
GIVES, STARTLES, SHORT, SHORT_MINE, IGNORES = _so("gives startles short short-mine ignores", seat=SEAT, n=None)
STRAYS, SCARED, FIGHT, HAIRBALL = _so("strays scared fight hairball", seat=SEAT, n=None, all=None)
(LETS_OUT,) = _so("lets-out", seat=SEAT, n=None, zone=ZONE)
(CHANGES,) = _so("points", before=None, after=None, part=PART)
(BOTH,) = _so("both", before=None, after=None, seat=SEAT, before2=None, after2=None)
(TAKES,) = _so("takes", n=None, zone=ZONE, each=None)
(STEPS,) = _so("steps", n=None, zones=None, all=None)
(DRAWS,) = _so("draws", n=None, all=None)
FEWER = WORDS.harm("fewer-points", before=None, after=None, part=PART)
TOO_LATE = WORDS.harm("too-late")
DEMANDS = table([{To.NEIGHBORHOOD: STRAYS, To.OUT: SCARED, To.NEIGHBORS: FIGHT}.get(To(to), 0) for to in To])


@rule
def so1(page: Grid, which: int, a: int) -> None:
    """Say a consequence with one number or seat."""
    so(page, which)
    add_number(page, a)


@rule
def so2(page: Grid, which: int, a: int, b: int) -> None:
    """Say it with two."""
    so1(page, which, a)
    add_number(page, b)


@rule
def so3(page: Grid, which: int, a: int, b: int, c: int) -> None:
    """Say it with three."""
    so2(page, which, a, b)
    add_number(page, c)


# -- Walks: what they do to the score ---------------------------------------------------------------


@rule
def walk_of(s: State, seat: int, move: int) -> int:
    """Think of the walk that a move is."""
    verb, colour, f = verb_of(move), argument(move, 0), s.stack[s.depth - 1]
    if verb == TO_MOVE:
        return walk(colour, stop_place(argument(move, 1), seat), stop_place(argument(move, 2), seat))
    if verb == TO_TAKE:
        return walk(colour, NEIGHBORHOOD, int(f.goal) if s.ask == Ask.TAKE else place(YARD, seat))
    if verb == TO_STEP:
        return walk(colour, place(argument(move, 1), seat), place(argument(move, 2), seat))
    if verb == TO_PLACE:
        return walk(colour, place(LITTER + int(f.who), seat), place(argument(move, 1), seat))
    if verb == TO_SEND:
        return walk(colour, place(YARD, seat), place(YARD, argument(move, 1)))
    if s.ask == Ask.GIVE:
        return walk(colour, place(YARD, int(f.who)), int(f.goal))
    return walk(colour, place(argument(move, 1), seat), goal_of(s.stack[s.depth - 2], seat, argument(move, 1)))


@rule
def so_walked(s: State, seat: int, move: int, page: Grid) -> None:
    """Say what comes of a cat that walks: points, or where it goes when all go at once."""
    verb, c = verb_of(move), s.stack[max(0, s.depth - 2)]
    if verb == TO_SAVE:
        so1(page, SAVED, int(WORTH[PORCH]))
    elif verb == TO_PICK and s.ask == Ask.LOSE and EFFECT[c.card] == Effect.ZOOM:
        so1(page, GOES_TO, round_from(s, seat, 1))
    elif verb == TO_TAKE and s.ask == Ask.TAKE and TO[c.card] == To.CARD:
        so(page, UNSCORED if s.final_turns > 0 else FOSTERED)  # HK-115
    else:
        so_points(s, seat, walk_of(s, seat, move), verb != TO_PICK and verb != TO_SEND, page)


@rule
def so_points(s: State, seat: int, walks: int, is_free: bool, page: Grid) -> None:
    """Say how one's points change, and the line of the sheet that does so most; a free choice that costs some hurts."""
    before, after, main, most = 0, 0, 0, 0
    for line in range(SHOW):
        was = points(s, seat, line, AS_IS)
        now = points(s, seat, line, walks) if concerns(walks, line) else was
        if abs(now - was) > most:
            main, most = line, abs(now - was)
        before, after = before + was, after + now
    if before == after:
        so1(page, SAME, before)
    else:
        so2(page, FEWER if is_free and after < before else CHANGES, before, after)
        add(page, PART_WORD + main)


@rule
def so_both(s: State, seat: int, other: int, walks: int, page: Grid) -> None:
    """Say how one's own points and those of another change."""
    before, after = cat_points(s, seat, AS_IS), cat_points(s, seat, walks)
    theirs, then = cat_points(s, other, AS_IS), cat_points(s, other, walks)
    if other == seat or theirs == then or after < before:
        so_points(s, seat, walks, True, page)
    else:
        so3(page, BOTH, before, after, other)
        add_number(page, theirs)
        add_number(page, then)


# -- Cards that are played or copied ----------------------------------------------------------------


@rule
def so_played(s: State, seat: int, play: int, page: Grid) -> None:
    """Say what comes of a card, if nobody blocks it."""
    card, on = named(play, Named.CARD), named(play, Named.ON)
    effect = EFFECT[card]
    if how_many(on) == 1 and s.tucked[lowest(on), PET_INSURANCE] > 0 and exposed(s, card, lowest(on)):
        so1(page, MAY_INSURE, lowest(on))
    elif effect == Effect.BURGLE or effect == Effect.SWAP:
        so_both(s, seat, seat if on == 0 else lowest(on), walks_of(seat, play), page)
    elif effect == Effect.TAKE:
        so_taken(s, card, page)
    elif effect == Effect.STEPS:
        so_stepped(s, seat, card, page)
    elif effect == Effect.LOSE or effect == Effect.FIGHT:
        so_lost(s, seat, play, page)
    elif effect == Effect.REFLEX:
        so2(page, STARTLES, lowest(on), count_loose(s, lowest(on), movable_zones(named(play, Named.WAY))))
    else:
        so_of_hand(s, seat, card, on, page)


@rule
def walks_of(seat: int, play: int) -> int:
    """Think of the walks of Cat Burglar and Purr-suasion."""
    mine, colour = place(named(play, Named.ZONE), seat), named(play, Named.COLOUR)
    if EFFECT[named(play, Named.CARD)] == Effect.SWAP:
        spot = named(play, Named.SPOT)
        return and_walk(walk(colour, mine, spot), walk(named(play, Named.OTHER_COLOUR), spot, mine))
    return walk(colour, place(named(play, Named.ZONE), lowest(named(play, Named.ON))), place(YARD, seat))


@rule
def so_taken(s: State, card: int, page: Grid) -> None:
    """Say what cats a card brings, and what they are worth where they come to."""
    to, cats, there = TO[card], int(CATS_OF[card]), cats_at(s, NEIGHBORHOOD)
    if to == To.CARD and s.final_turns > 0:
        so(page, TOO_LATE)  # HK-115: there is no next turn in which they would move in
    elif there < cats:
        so1(page, TAKE_SHORT, there)
    elif to == To.CARD:
        so1(page, FOSTER, cats)
    elif LOCKS[card] > 0:
        so1(page, ADOPT, int(WORTH[to]))
    else:
        so1(page, TAKES, cats)
        add(page, ZONE_WORD + to)
        add_number(page, int(WORTH[to]))


@rule
def so_stepped(s: State, seat: int, card: int, page: Grid) -> None:
    """Say how many cats can move in; Best in Show costs its points, or has them where it is tucked."""
    if POINTS[card] > 0:
        so1(page, PRIZE if lasts(s, card) else SHOW_OFF, int(POINTS[card]))
    elif FREE_STEPS[card]:
        so1(page, FREE, int(CATS_OF[card]))
    else:
        outside = cats_at(s, place(YARD, seat)) + cats_at(s, place(PORCH, seat))
        so3(page, STEPS, min(int(CATS_OF[card]), outside), int(STEPS_OF[card]), outside)


@rule
def so_lost(s: State, seat: int, play: int, page: Grid) -> None:
    """Say who gives up cats, how many of how many, and where they go."""
    card = named(play, Named.CARD)
    hit = parts_of(s, seat, play) & touched(s, card)
    other, there = lowest(hit), count_loose(s, lowest(hit), FROM[card])
    if SHAPE[card] == Shape.LET_OUT:
        so2(page, LETS_OUT, other, there)
        add(page, ZONE_WORD + named(play, Named.ZONE))
    elif SHAPE[card] == Shape.DEMAND:
        so3(page, DEMANDS[TO[card]], other, min(named(play, Named.AMOUNT), there), there)
    elif how_many(hit) == 1:
        so2(page, GIVES, other, there)
    else:
        so1(page, GIVERS, how_many(hit))


@rule
def so_of_hand(s: State, seat: int, card: int, on: int, page: Grid) -> None:
    """Say what comes of a card about cards."""
    effect, cards, held = EFFECT[card], int(CARDS_OF[card]), int(s.held[seat]) - 1
    if effect == Effect.HAIRBALL:
        theirs = int(s.held[lowest(on)])
        so3(page, HAIRBALL, lowest(on), min(cards, theirs), theirs)
    elif effect == Effect.FETCH:
        so1(page, FETCHED, held + 1)
    elif effect == Effect.TUCK:
        so(page, INSURED if card == PET_INSURANCE else ALARMED)
    elif s.deck_n <= cards:
        so(page, LAST_ROUND)
    else:
        so2(page, DRAWS, cards, held + cards)
