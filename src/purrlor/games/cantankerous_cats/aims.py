"""Which card may be used in which way against whom, and how a card comes onto the table."""

from __future__ import annotations

from purrlor.engine import Grid, emit, offer, offer_if, offer_seats, push, rule
from purrlor.games.cantankerous_cats.cards import (
    AIM,
    AIR_STRIKE,
    COST,
    ENEMY_CARD,
    FLIGHT_SCHOOL,
    FREE,
    INCIDENTS,
    IS_ANSWER,
    MISCHIEF,
    Aim,
)
from purrlor.games.cantankerous_cats.options import STANDARD
from purrlor.games.cantankerous_cats.piles import is_banked, send
from purrlor.games.cantankerous_cats.record import (
    ATTACK,
    BANK,
    ENEMY,
    PAY,
    PLAY,
    PLAY_ON,
    SCORE,
    SEATS,
    TABLE,
    Ask,
    Doing,
    State,
    Step,
    Tell,
    Via,
    Way,
)

# -- Scoring and attacking ---------------------------------------------------------------------------------------------


@rule
def cost_of(s: State, seat: int, card: int, via: int) -> int:
    """CC-130: a free Instant costs nothing; CC-157, CC-217: nor does Air Strike while Flight School is banked."""
    if via == Via.INSTANT and FREE[card]:
        return 0
    if card == AIR_STRIKE and is_banked(s, seat, FLIGHT_SCHOOL):
        return 0
    return int(COST[card])


@rule
def price(s: State, seat: int, card: int) -> int:
    """Give what a Score costs as an answer to the question that is asked now."""
    return cost_of(s, seat, card, Via.INSTANT if s.ask == Ask.INSTANT else Via.ACTION)


@rule
def can_pay(s: State, seat: int, card: int, via: int, means: int) -> bool:
    """CC-123: only a Domestic Cat scores; CC-028: and pays for it out of its means."""
    return s.feral[seat] == 0 and means >= cost_of(s, seat, card, via)


@rule
def may_overreach(s: State, seat: int) -> bool:
    """CC-031, CC-032: where there are Feral Cats, a Score that cannot be paid is legal."""
    return s.mode == STANDARD and s.voluntary_feral == 0 and s.feral[seat] == 0


@rule
def prey(s: State, seat: int, via: int) -> int:
    """CC-077, CC-086: whom a seat may turn Mischief on; `via` is what the attack, or its Midnight Run, came by."""
    tame = everybody(s) & ~int(s.wild) & ~(1 << seat) if s.mode == STANDARD else 0
    if s.feral[seat]:  # CC-122, CC-124, CC-155
        return tame if seat == s.turn or s.feral_pounce_any == 0 else tame & (1 << s.turn)
    return tame & (1 << s.turn) if via == Via.POUNCE else 0


@rule
def everybody(s: State) -> int:
    """Give the set of all seats."""
    return (1 << s.seats) - 1


@rule
def may_attack(s: State, seat: int, other: int, via: int) -> bool:
    """Say whether a Cat may be attacked."""
    return (prey(s, seat, via) >> other) & 1 == 1


@rule
def may_attack_any(s: State, seat: int, via: int) -> bool:
    """Say whether there is anybody to attack."""
    return prey(s, seat, via) != 0


@rule
def offer_attacks(s: State, seat: int, card: int, via: int, out: Grid) -> None:
    """Offer a Mischief card against every Cat that may be attacked with it."""
    offer_seats(s, ATTACK + card * SEATS, prey(s, seat, via), out)


# -- Aiming Incidents --------------------------------------------------------------------------------------------------


@rule
def is_aim(s: State, seat: int, other: int, aim: int) -> bool:
    """Say whether a card's text lets it name this Cat."""
    return (aims_of(s, seat, aim) >> other) & 1 == 1


@rule
def aims_of(s: State, seat: int, aim: int) -> int:
    """Give the Cats that a card's text lets it name; CC-188: the state it speaks of must fit."""
    if aim == Aim.FERAL:
        return int(s.wild)
    if aim == Aim.DOMESTIC:
        return everybody(s) & ~int(s.wild)
    if aim == Aim.OTHER_FERAL:
        return int(s.wild) & ~(1 << seat)
    return who_has(s, aim) & ~(1 << seat)


@rule
def who_has(s: State, aim: int) -> int:
    """Give the Cats that have cards, points or banked Affection."""
    seats = 0
    for seat in range(s.seats):
        count = s.held[seat] if aim == Aim.HAND else s.score[seat] if aim == Aim.POINTS else s.hearts[seat]
        seats |= int(count > 0) << seat
    return seats


@rule
def in_reach(s: State, seat: int, via: int) -> int:
    """CC-087b: a Pounce may be aimed at the holder, at oneself, and by a Feral Cat at anybody."""
    if via != Via.POUNCE or (s.feral[seat] == 1 and s.feral_pounce_any == 0):
        return everybody(s)
    return 1 << seat | 1 << s.turn


@rule
def offer_incident(s: State, seat: int, card: int, via: int, out: Grid) -> None:
    """CC-199: with every aim it may name now; CC-035: with none, it may still be played."""
    before = out[0]
    if AIM[card] == Aim.PAIR:
        offer_pairs(s, seat, in_reach(s, seat, via) & ~int(s.wild) & ~(1 << seat), out)
    elif AIM[card] != Aim.NOBODY:
        offer_seats(s, PLAY_ON + card * SEATS, aims_of(s, seat, AIM[card]) & in_reach(s, seat, via), out)
    offer_if(out, PLAY + card, int(out[0] == before))


@rule
def offer_pairs(s: State, seat: int, targets: int, out: Grid) -> None:
    """CC-144, CC-144b: an opponent who works and another, Domestic Cat that is attacked."""
    for worker in range(s.seats):
        if worker != seat:
            offer_seats(s, ENEMY + worker * SEATS, targets & ~(1 << worker), out)


# -- Any play ----------------------------------------------------------------------------------------------------------


@rule
def offer_plays(s: State, seat: int, card: int, via: int, means: int, out: Grid) -> None:
    """CC-006: bank, score, attack, or play an Incident; CC-065: the two answers never."""
    if card < MISCHIEF:
        offer(out, BANK + card)
    elif card < INCIDENTS:
        if can_pay(s, seat, card, via, means) or may_overreach(s, seat):
            offer(out, SCORE + card)
        if s.feral[seat] or via == Via.POUNCE:
            offer_attacks(s, seat, card, via, out)
    elif IS_ANSWER[card] == 0:
        offer_incident(s, seat, card, via, out)


@rule
def is_playable(s: State, seat: int, card: int, via: int, means: int) -> bool:
    """CC-154: what Midnight Run can demand; going Feral on purpose is not."""
    if card < MISCHIEF:
        return True
    if card < INCIDENTS:
        return can_pay(s, seat, card, via, means) or may_attack_any(s, seat, via)
    return bool(IS_ANSWER[card] == 0)


@rule
def card_of(move: int) -> int:
    """Give the card that a move puts down."""
    if move < SCORE:
        return move - BANK
    if move < ATTACK:
        return move - SCORE
    if move < PLAY:
        return (move - ATTACK) // SEATS
    if move < PLAY_ON:
        return move - PLAY
    if move < ENEMY:
        return (move - PLAY_ON) // SEATS
    return ENEMY_CARD


@rule
def begin(s: State, seat: int, move: int, via: int) -> None:
    """Put the card of a move onto the table, its aims named (CC-107, CC-199)."""
    card = card_of(move)
    if move < SCORE:
        put_down(s, seat, card, Way.BANK, via, 0, 0)
    elif move < ATTACK:
        put_down(s, seat, card, Way.SCORE, via, 0, 0)
    elif move < PLAY:
        put_down(s, seat, card, Way.ATTACK, via, (move - ATTACK) % SEATS + 1, 0)
    elif move < PLAY_ON:
        put_down(s, seat, card, Way.INCIDENT, via, 0, 0)
    elif move < ENEMY:
        put_down(s, seat, card, Way.INCIDENT, via, (move - PLAY_ON) % SEATS + 1, 0)
    elif move < PAY:
        put_down(s, seat, card, Way.INCIDENT, via, (move - ENEMY) % SEATS + 1, (move - ENEMY) // SEATS + 1)


@rule
def put_down(s: State, seat: int, card: int, way: int, via: int, aim: int, worker: int) -> None:
    """CC-107: the card leaves the hand for the table and hangs there until its frame closes."""
    spend_token(s, seat, via)
    send(s, Tell.BANKS + way - Way.BANK, card, TABLE)
    if worker:
        emit(s, Tell.SET_ON, worker - 1, aim - 1, 0)
    elif aim:
        emit(s, Tell.AIMED, aim - 1, 0, 0)
    push(s, Step.PLAY, seat)
    s.hangs[card] = s.depth
    f = s.stack[s.depth - 1]
    f.card = card
    f.way = way
    f.via = via
    f.aim = aim
    f.worker = worker


# -- Pounce Tokens -----------------------------------------------------------------------------------------------------


@rule
def needs_token(s: State, via: int) -> bool:
    """CC-074, CC-096: a Pounce and a Counter cost a token; CC-115: where there are any."""
    return s.mode == STANDARD and (via == Via.POUNCE or via == Via.COUNTER)


@rule
def spend_token(s: State, seat: int, via: int) -> None:
    """CC-074: the token lies on the Cat Toy."""
    if needs_token(s, via):
        s.tokens[seat] -= 1
        s.toy += 1
        emit(s, Tell.POUNCED if via == Via.POUNCE else Tell.COUNTERED, seat, 0, 0)


@rule
def return_token(s: State, via: int) -> None:
    """CC-076: when its Pounce or Counter is over, the token goes back to the bank."""
    if needs_token(s, via):
        s.toy -= 1
        s.bank += 1
        emit(s, Tell.TOKEN_BACK, 0, 0, 0)


@rule
def can_spend(s: State, seat: int) -> bool:
    """CC-094: what everybody can see: a hand card, and a token where one is needed."""
    return s.held[seat] > 0 and (s.mode != STANDARD or s.tokens[seat] > 0)


# -- Where a card's text stands, and whom it comes to next -------------------------------------------------------------


@rule
def done(f: Doing) -> None:
    """A line of a text is carried out; go on to the next one."""
    f.line += 1
    f.at = 0
    f.left = 0
    f.asked = 0


@rule
def has_aim(s: State, f: Doing) -> bool:
    """CC-199: an aim that has become illegal is not replaced."""
    return f.aim > 0 and is_aim(s, f.seat, f.aim - 1, AIM[f.card])


@rule
def onward(s: State, seat: int, places: int) -> int:
    """CC-051: give the seat so many places on, or back; without a division, because this is asked all the time."""
    there = seat + places
    if there >= s.seats:
        there -= s.seats
    return there + s.seats if there < 0 else there


@rule
def neighbour(s: State, f: Doing) -> int:
    """CC-184: the next seat of a text that goes round, in the direction it began with; the first is its own."""
    if f.asked == 0:
        f.course = s.direction
    seat = onward(s, f.seat, f.course * f.asked)
    f.asked += 1
    return seat
