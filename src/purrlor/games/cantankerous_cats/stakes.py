"""What is at stake in a question, what each answer leads to, and who is about to win. The words are in `words/`.

What a card's text leads to is beside the texts (`effects`, `trades`), what a payment does beside the payments.
"""

from __future__ import annotations

from purrlor.engine import SEAT, Grid, rule
from purrlor.engine.view.sentence import add, add_number, alarm, end_alarm, end_stake, so, stake
from purrlor.games.cantankerous_cats.aims import card_of, onward, price
from purrlor.games.cantankerous_cats.cards import ACTIONS, AIR_STRIKE, CARD, CARDS, COST, HEARTS, PAWS
from purrlor.games.cantankerous_cats.effects import SO_NOTHING, so_incident, so_picking
from purrlor.games.cantankerous_cats.options import ROUND_CAPS
from purrlor.games.cantankerous_cats.payments import (
    least_payment,
    left_in_hand,
    picked,
    picky_draw,
    so_giving_up,
    token_price,
)
from purrlor.games.cantankerous_cats.piles import holds, purse
from purrlor.games.cantankerous_cats.record import (
    ATTACK,
    BANK,
    BET,
    BOX,
    BUY,
    DOUBLE,
    ENEMY,
    HAND,
    KEEP,
    PASS,
    PAY,
    PLAY,
    PLAY_ON,
    SCORE,
    SEATS,
    STOP,
    SWAP,
    Ask,
    Doing,
    State,
    Step,
    Turn,
    Way,
)
from purrlor.games.cantankerous_cats.scoring import (
    attack_cost,
    banks,
    banks_to_win,
    brings,
    fails,
    half_prize,
    in_final_chance,
    is_near,
    is_near_in_the_wild,
    is_winning,
    may_win,
    outranks,
    pledged,
    prize,
    reward,
    scores_to_win,
    spares,
    total_with,
)
from purrlor.games.cantankerous_cats.show import WORDS, at, at_1, at_2, at_4, so_1, so_2, so_3, so_4
from purrlor.games.cantankerous_cats.trades import so_trading

# -- What is at stake --------------------------------------------------------------------------------------------------

WORD = WORDS.axis(CARD)
AT_HIGH, AT_LOW = WORDS.stake("bet_high"), WORDS.stake("bet_low")
AT_KEEP, AT_ACTION = WORDS.stake("keep", hearts=None), WORDS.stake("action", points=None, hearts=None)
AT_FERAL = WORDS.stake("action_feral", hearts=None)
AT_POUNCE = WORDS.stake("pounce", seat=SEAT, points=None, hearts=None, tokens=None)
AT_FINAL = WORDS.stake("final", seat=SEAT, tokens=None)
AT_BANK = WORDS.stake("bank", seat=SEAT, hearts=None, total=None, tokens=None)
AT_SCORE = WORDS.stake("score", seat=SEAT, points=None, total=None, tokens=None)
AT_OVERREACH = WORDS.stake("overreach", seat=SEAT, tokens=None)
AT_ATTACK = WORDS.stake("attack", seat=SEAT, seat2=SEAT, cost=None, hearts=None, points=None, tokens=None)
AT_BANISH = WORDS.stake("banish", seat=SEAT, seat2=SEAT, cost=None, hearts=None, tokens=None)
AT_INCIDENT = WORDS.stake("incident", seat=SEAT, tokens=None)
AT_COUNTER_BANK = WORDS.stake("counter_bank", total=None, cost=None)
AT_INSTANT, AT_DOUBLE = WORDS.stake("instant"), WORDS.stake("double")
AT_PAY, AT_PAY_ATTACK = WORDS.stake("pay", points=None, total=None), WORDS.stake("pay_attack", points=None)
AT_HALF = WORDS.stake("half", hearts=None)
AT_GROOM, AT_BUY = WORDS.stake("groom", cards=None), WORDS.stake("buy", tokens=None)
AT_TEXT = WORDS.stake("text", card=CARD)
AT_MIDNIGHT, AT_FAVOUR = WORDS.stake("midnight", cards=None), WORDS.stake("favour", seat=SEAT)
AT_ENEMY, AT_FOLLOW = (
    WORDS.stake("enemy", seat=SEAT, seat2=SEAT, hearts=None),
    WORDS.stake("follow", seat=SEAT, hearts=None),
)


@rule
def stake_of(s: State, me: int, page: Grid) -> None:
    """Say what a seat may win or lose by its answer."""
    top = s.stack[s.depth - 1]
    if s.ask <= Ask.ACTION:
        stake_in_turn(s, me, page)
    elif s.ask <= Ask.INSTANT:
        stake_in_window(s, me, top, page)
    elif s.ask <= Ask.DISCARD:
        stake_in_play(s, me, top, page)
    else:
        stake_in_text(s, me, top, page)


@rule
def stake_in_turn(s: State, me: int, page: Grid) -> None:
    """CC-046: what the bet is for; CC-120, CC-125: how far home is; CC-002: points and means."""
    if s.ask == Ask.BET:
        at(page, AT_HIGH if s.direction == 1 else AT_LOW)
    elif s.ask == Ask.KEEP:
        at_1(page, AT_KEEP, s.hearts[me])
    elif s.feral[me]:
        at_1(page, AT_FERAL, s.hearts[me])
    else:
        at_2(page, AT_ACTION, s.score[me], purse(s, me))


@rule
def stake_in_window(s: State, me: int, top: Doing, page: Grid) -> None:
    """Say what happens if nobody answers, and what an answer costs."""
    if s.ask == Ask.POUNCE:
        at_4(page, AT_POUNCE, s.turn, s.score[s.turn], s.hearts[s.turn], s.tokens[me])
    elif s.ask == Ask.REACT:
        stake_of_card(s, me, s.stack[s.depth - 2], page)
    elif s.ask == Ask.COUNTER:
        stake_of_card(s, me, top, page)
    elif s.ask == Ask.COUNTER_BANK:
        at_2(page, AT_COUNTER_BANK, purse(s, me) + pledged(s, s.depth), attack_cost(s.stack[s.depth - 2]))
    else:
        at(page, AT_INSTANT)


@rule
def stake_of_card(s: State, me: int, g: Doing, page: Grid) -> None:
    """CC-173: a card or a claim that wins; else what the card does."""
    tokens = int(s.tokens[me])
    if is_winning(s, g):
        at_2(page, AT_FINAL, g.seat, tokens)
    elif banks(g):
        hearts = pledged(s, s.depth - 1)
        at_4(page, AT_BANK, g.seat, hearts, s.hearts[g.seat] + hearts, tokens)
    elif g.way == Way.ATTACK:
        stake_of_attack(s, g, tokens, page)
    elif g.way == Way.INCIDENT:
        at_2(page, AT_INCIDENT, g.seat, tokens)
    elif fails(s, g):
        at_2(page, AT_OVERREACH, g.seat, tokens)
    else:
        at_4(page, AT_SCORE, g.seat, brings(s, g), total_with(s, g.seat, brings(s, g)), tokens)


@rule
def stake_of_attack(s: State, g: Doing, tokens: int, page: Grid) -> None:
    """CC-079, CC-080: an Attack costs hearts, or the home."""
    target, cost = int(g.aim) - 1, attack_cost(g)
    if spares(s, g):
        return
    can = purse(s, target) >= cost
    stake(page, AT_ATTACK if can else AT_BANISH)
    add_number(page, g.seat)
    add_number(page, target)
    add_number(page, least_payment(s, target, cost) if can else cost)
    add_number(page, purse(s, target))
    if can:
        add_number(page, reward(s, target, half_prize(prize(g)), False))
    add_number(page, tokens)
    end_stake(page)


@rule
def stake_in_play(s: State, me: int, top: Doing, page: Grid) -> None:
    """Say what is paid for, or why cards go."""
    g = s.stack[s.depth - 2]
    if s.ask == Ask.PAY and g.way == Way.ATTACK:
        at_1(page, AT_PAY_ATTACK, reward(s, me, half_prize(prize(g)), False))
    elif s.ask == Ask.PAY:
        at_2(page, AT_PAY, brings(s, g), total_with(s, me, brings(s, g)))
    elif s.ask == Ask.HALVE:
        at_1(page, AT_HALF, s.hearts[me] - top.left)
    elif s.ask == Ask.DISCARD:
        stake_of_discard(s, me, g, top, page)


@rule
def stake_of_discard(s: State, me: int, g: Doing, top: Doing, page: Grid) -> None:
    """CC-060, CC-066: the price of a token, Grooming, or the text of a card."""
    if g.step != Step.TURN:
        stake(page, AT_TEXT)
        add(page, WORD + int(g.card))
        end_stake(page)
    elif g.at == Turn.BOUGHT:
        at_1(page, AT_BUY, s.tokens[me] + 1)
    else:
        at_1(page, AT_GROOM, left_in_hand(s, me, top))


@rule
def stake_in_text(s: State, me: int, top: Doing, page: Grid) -> None:
    """Say what the text of a card is about."""
    target = int(top.aim) - 1
    if s.ask == Ask.MIDNIGHT:
        at_1(page, AT_MIDNIGHT, top.left + 1)
    elif s.ask == Ask.ENEMY:
        stake(page, AT_ENEMY)
        add_number(page, top.seat)
        add_number(page, target)
        add_number(page, purse(s, target))
        end_stake(page)
    elif s.ask == Ask.FOLLOW_UP and s.feral[target] == 0:
        at_2(page, AT_FOLLOW, target, purse(s, target))
    elif s.ask == Ask.DOUBLE:
        at(page, AT_DOUBLE)
    elif s.ask == Ask.FAVOUR and s.held[onward(s, me, -int(s.direction))] > 0:
        at_1(page, AT_FAVOUR, onward(s, me, -int(s.direction)))


# -- What an answer leads to -------------------------------------------------------------------------------------------

SO_BET, SO_KEEP = WORDS.consequence("bet", number=None, total=None), WORDS.consequence("keep", cards=None)
SO_PICKY, SO_NO_FOOD = WORDS.consequence("picky", cards=None, draws=None), WORDS.consequence("picky_nothing")
SO_BUY, SO_PASS = WORDS.consequence("buy", price=None, tokens=None), WORDS.consequence("pass")
SO_BANK, SO_BANK_BOTH, SO_BANK_FERAL = (
    WORDS.consequence(name, hearts=None, total=None) for name in ("bank", "bank_both", "bank_feral")
)
SO_BANK_WINS, SO_SCORE_WINS = WORDS.consequence("bank_wins"), WORDS.consequence("score_wins", cost=None)
SO_SCORE = WORDS.consequence("score", cost=None, hearts=None, points=None, total=None)
SO_FREE, SO_WASTED = WORDS.consequence("score_free", points=None, total=None), WORDS.harm("score_wasted", cost=None)
SO_OVERREACH, SO_HOMELESS = (WORDS.harm(name, cost=None, hearts=None) for name in ("overreach", "homeless"))
SO_ATTACK = WORDS.consequence("attack", seat=SEAT, cost=None, hearts=None, points=None)
SO_BANISH = WORDS.consequence("banish", seat=SEAT, cost=None, hearts=None)
SO_BANKS, SO_SCORES = (WORDS.consequence(name, seat=SEAT, number=None, total=None) for name in ("banks", "scores"))
SO_FAILS, SO_GOES_ON = WORDS.consequence("fails", seat=SEAT), WORDS.consequence("goes_on", seat=SEAT)
SO_LETS_WIN = WORDS.harm("lets_win", seat=SEAT)
SO_COUNTER, SO_SHORT = (WORDS.consequence(name, total=None, cost=None) for name in ("counter_bank", "counter_short"))
SO_FLIGHT = WORDS.consequence("pass_flight")


@rule
def consequence(s: State, seat: int, move: int, page: Grid) -> None:
    """Say what a move leads to, with the numbers of this position."""
    if move in (PASS, STOP):
        so_passing(s, seat, page)
    elif move < BANK:
        so_in_turn(s, seat, move, page)
    elif move < PAY:
        so_using(s, seat, move, page)
    elif move < DOUBLE:
        so_giving_up(s, seat, move, page)
    elif move < SWAP:
        so_picking(s, seat, move, page)
    else:
        so_trading(s, seat, move, page)


@rule
def so_in_turn(s: State, seat: int, move: int, page: Grid) -> None:
    """CC-045: what a bet beats; CC-120, CC-059, CC-060: what goes and what comes."""
    held, draws = int(s.held[seat]), picky_draw(s, seat)
    if move >= KEEP:
        so_1(page, SO_KEEP, picked(s, seat) - 1)
    elif move >= BET:
        so_2(page, SO_BET, unseen(s, seat, move - BET), unseen(s, seat, 0))
    elif move == BUY:
        so_2(page, SO_BUY, token_price(s, seat), s.tokens[seat] + 1)
    elif held + draws == 0:
        so(page, SO_NO_FOOD)
    else:
        so_2(page, SO_PICKY, held, draws)


@rule
def unseen(s: State, seat: int, card: int) -> int:
    """Count the cards of the game that a seat does not hold: all (0), or those that a bet of it beats."""
    found = 0
    for other in range(1, CARDS):
        if s.lies[other] != BOX and s.lies[other] != HAND + seat:
            found += int(card == 0 or outranks(s, card, other))
    return found


# -- Passing


@rule
def so_passing(s: State, seat: int, page: Grid) -> None:
    """Say what happens if one does nothing."""
    if s.ask == Ask.POUNCE:
        so_1(page, SO_GOES_ON, s.turn)
    elif s.ask == Ask.REACT:
        so_letting(s, seat, s.stack[s.depth - 2], s.depth - 1, page)
    elif s.ask == Ask.COUNTER:
        so_letting(s, seat, s.stack[s.depth - 1], s.depth, page)
    elif s.ask == Ask.COUNTER_BANK:
        so_attacked(s, seat, s.stack[s.depth - 2], pledged(s, s.depth), page)
    else:
        so(page, SO_FLIGHT if s.ask == Ask.FLIGHT and holds(s, seat, AIR_STRIKE) else SO_PASS)


@rule
def so_letting(s: State, me: int, g: Doing, depth: int, page: Grid) -> None:
    """Say what a card on the table does if it is let."""
    if is_winning(s, g):
        so_1(page, SO_LETS_WIN, g.seat)
    elif banks(g):
        so_3(page, SO_BANKS, g.seat, pledged(s, depth), s.hearts[g.seat] + pledged(s, depth))
    elif g.way == Way.ATTACK:
        so_attacked(s, me, g, 0, page)
    elif g.way == Way.INCIDENT:
        so_incident(s, me, depth, g.seat, g.card, g.aim, g.worker, page)
    elif fails(s, g):
        so_1(page, SO_FAILS, g.seat)
    else:
        so_3(page, SO_SCORES, g.seat, brings(s, g), total_with(s, g.seat, brings(s, g)))


@rule
def so_attacked(s: State, me: int, g: Doing, more: int, page: Grid) -> None:
    """CC-079, CC-080: the target pays, with what a Counter banks (`more`), or goes Feral."""
    target, cost = int(g.aim) - 1, attack_cost(g)
    if spares(s, g):
        so(page, SO_NOTHING)
    elif purse(s, target) + more < cost and target == me:
        so_2(page, SO_HOMELESS, cost, purse(s, target) + more)
    else:
        so_attack(s, target, cost, prize(g), more, page)


@rule
def so_attack(s: State, target: int, cost: int, paws: int, more: int, page: Grid) -> None:
    """CC-082: who pays scores half."""
    have = purse(s, target) + more
    if have < cost:
        so_3(page, SO_BANISH, target, cost, have)
    else:
        least = cost if more else least_payment(s, target, cost)
        so_4(page, SO_ATTACK, target, least, have, reward(s, target, half_prize(paws), False))


# -- Using a card


@rule
def so_using(s: State, seat: int, move: int, page: Grid) -> None:
    """Say what a card leads to that is put down: banked, scored, turned on somebody, or played."""
    card = card_of(move)
    if move < SCORE:
        so_bank(s, seat, card, page)
    elif move < ATTACK:
        so_score(s, seat, card, page)
    elif move < PLAY:
        so_attack(s, (move - ATTACK) % SEATS, COST[card], PAWS[card], 0, page)
    elif move < PLAY_ON:
        so_incident(s, seat, s.depth + 1, seat, card, 0, 0, page)
    elif move < ENEMY:
        so_incident(s, seat, s.depth + 1, seat, card, (move - PLAY_ON) % SEATS + 1, 0, page)
    else:
        pair = move - ENEMY
        so_incident(s, seat, s.depth + 1, seat, card, pair % SEATS + 1, pair // SEATS + 1, page)


@rule
def so_bank(s: State, seat: int, card: int, page: Grid) -> None:
    """CC-102: against an Attack, how far it goes; CC-125, CC-177: for a Feral Cat, how far home or the win is."""
    hearts, total = int(HEARTS[card]), int(s.hearts[seat] + HEARTS[card])
    if s.ask == Ask.COUNTER or s.ask == Ask.COUNTER_BANK:
        so_counter_bank(s, seat, card, page)
    elif banks_to_win(s, seat, card):
        so(page, SO_BANK_WINS)
    elif s.feral[seat]:
        so_2(page, SO_BANK_FERAL, hearts, total)
    else:
        so_2(page, SO_BANK_BOTH if s.ask == Ask.ACTION and ACTIONS[card] > 1 else SO_BANK, hearts, total)


@rule
def so_counter_bank(s: State, seat: int, card: int, page: Grid) -> None:
    """CC-197: with what is put down already."""
    pounce = s.stack[s.depth - 1] if s.ask == Ask.COUNTER else s.stack[s.depth - 2]
    total = purse(s, seat) + int(HEARTS[card]) + (0 if s.ask == Ask.COUNTER else pledged(s, s.depth))
    so_2(page, SO_COUNTER if total >= attack_cost(pounce) else SO_SHORT, total, attack_cost(pounce))


@rule
def so_score(s: State, seat: int, card: int, page: Grid) -> None:
    """CC-028, CC-032: what it costs, or whom it banishes; CC-106: points that may not win are none."""
    cost, have, points = price(s, seat, card), purse(s, seat), reward(s, seat, PAWS[card], may_win(s, seat))
    if have < cost:
        so_2(page, SO_OVERREACH, cost, have)
        return
    least = least_payment(s, seat, cost)
    if scores_to_win(s, seat, PAWS[card]):
        so_1(page, SO_SCORE_WINS, least)
    elif points == 0:
        so_1(page, SO_WASTED, least)
    elif least == 0:
        so_2(page, SO_FREE, points, total_with(s, seat, points))
    else:
        so_4(page, SO_SCORE, least, have, points, total_with(s, seat, points))


# -- Who is about to win -----------------------------------------------------------------------------------------------

ALARM_FINAL = WORDS.alarm("final", seat=SEAT)
ALARM_NEAR = WORDS.alarm("near", seat=SEAT, points=None, hearts=None)
ALARM_FERAL = WORDS.alarm("feral", seat=SEAT, hearts=None)
ALARM_LAST = WORDS.alarm("last_round", number=None)


@rule
def alarms(s: State, me: int, page: Grid) -> None:
    """CC-173: the final chance; else who is one card short of winning; CC-221: the last round."""
    for seat in range(s.seats):
        if in_final_chance(s, seat):
            alarm(page, ALARM_FINAL)
            add_number(page, seat)
            end_alarm(page)
        elif is_near(s, seat):
            alarm_of(page, ALARM_NEAR, seat, s.score[seat])
            add_number(page, purse(s, seat))
            end_alarm(page)
        elif is_near_in_the_wild(s, seat):
            alarm_of(page, ALARM_FERAL, seat, s.hearts[seat])
            end_alarm(page)
    left = ROUND_CAPS[s.round_cap] * s.seats - s.turns
    if left <= s.seats:
        alarm(page, ALARM_LAST)
        add_number(page, left)
        end_alarm(page)


@rule
def alarm_of(page: Grid, which: int, seat: int, number: int) -> None:
    """Begin an alarm about a seat, with a number."""
    alarm(page, which)
    add_number(page, seat)
    add_number(page, number)
