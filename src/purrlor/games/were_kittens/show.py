"""What the table of Were Kittens shows, for everybody's eyes: all lies open, except choices that are still sealed."""

from __future__ import annotations

from purrlor.engine import Grid, is_waiting, rule
from purrlor.engine.view.page import (
    BACK,
    badge,
    count,
    end_seat,
    facing,
    fact,
    mark,
    mark_true,
    number,
    owner,
    piece,
    position,
    score,
    total,
    zone,
    zone_of,
)
from purrlor.engine.view.vocabulary import Words
from purrlor.games.were_kittens.characters import acting_number, order
from purrlor.games.were_kittens.coins import NOBODY, food
from purrlor.games.were_kittens.record import (
    CARD,
    CHARACTER,
    CLAW,
    COIN,
    COINS,
    COST,
    DEALT,
    FLESH,
    QUARTER,
    SLOT,
    SLOTS,
    Ask,
    State,
)
from purrlor.games.were_kittens.scoring import cat_count, points, victims

# WK-70: what it takes to make a cat of each coin, slot by slot.
COSTS = [{COIN.names[coin]: int(COST[coin]) - slot for coin in range(1, COINS)} for slot in range(1, SLOTS)]

WORDS = Words()
CITY = WORDS.zone("city", "row")
SUPPLY = WORDS.zone("supply", "tokens")
CENTRE = WORDS.zone("centre", "tokens")
CATS = WORDS.zones("cats", "slots", cells=SLOT.names[1:], costs=COSTS)
HAND = WORDS.zones("hand", "hand")
EAT = WORDS.zones("eat", "tokens")
SCARE = WORDS.zones("scare", "tokens")
KEPT = WORDS.zones("character", "row")
CHOICE = WORDS.zones("dealt", "hand")
HELD = WORDS.zones("quarter", "tokens")
MONEY = WORDS.faces(CARD.names[: QUARTER + 1], "coin")
CAT = WORDS.faces(COIN.names, "cat")
CHARACTERS = WORDS.faces(CHARACTER.names)
HEADS, TAILS = WORDS.word("heads"), WORDS.word("tails")
ON_TAILS, ACTING, NUMBER = WORDS.key("tails"), WORDS.key("acting"), WORDS.key("number")
SEALED, USED, HAS_CLAW = WORDS.key("sealed"), WORDS.key("used"), WORDS.key("claw")
REACH, FEEDS = WORDS.key("reach"), WORDS.key("feeds")
HOLDER, TURN, DONE = WORDS.badge("quarter"), WORDS.badge("turn"), WORDS.badge("done")
PLAYS_AS = WORDS.words([f"character:{name}" for name in CHARACTER.names])
WORDS.badge("character", card=CARD)
HAS_CATS, HAS_VICTIMS = WORDS.count("cats"), WORDS.count("victims")


@rule
def show(s: State, me: int, known: Grid, page: Grid) -> None:
    """WK-12: show the seats, the city, the supply, the quarter nobody holds, and what every seat has."""
    for seat in range(s.seats):
        show_seat(s, seat, page)
    zone(page, CITY, total(s.city))
    show_coins(s.city, page)
    zone(page, SUPPLY, total(s.supply))
    show_coins(s.supply, page)
    if s.quarter == 0:
        zone(page, CENTRE, 1)
        piece(page, MONEY, QUARTER, 1)
    for seat in range(s.seats):
        show_player_card(s, seat, seat == me, page)


# -- Seats -----------------------------------------------------------------------------------------------------------


@rule
def show_seat(s: State, seat: int, page: Grid) -> None:
    """WK-12: the running score may be shown."""
    score(page, s.score[seat] if s.over != 0 else points(s, seat))
    show_badges(s, seat, page)
    count(page, HAS_CATS, cat_count(s, seat))
    count(page, HAS_VICTIMS, owned(s, seat))
    end_seat(page)


@rule
def show_badges(s: State, seat: int, page: Grid) -> None:
    """Show who holds the quarter, who owes a decision, who is done placing, and the characters."""
    if s.quarter == seat + 1:
        badge(page, HOLDER)
    if is_waiting(s, seat):
        badge(page, TURN)
    if s.done[seat]:
        badge(page, DONE)
    if s.character[seat] > 0:
        badge(page, PLAYS_AS + int(s.character[seat]))


@rule
def owned(s: State, seat: int) -> int:
    """WK-09: count the victims of a seat, wherever it has them."""
    found = 0
    for coin in range(1, COINS):
        found += victims(s, seat, coin)
    return found


@rule
def show_coins(coins: Grid, page: Grid) -> None:
    """WK-26: show villagers or victims, and their claw."""
    for coin in range(1, COINS):
        if coins[coin] > 0:
            show_coin(coin, coins[coin], page)


@rule
def show_coin(coin: int, count: int, page: Grid) -> None:
    """WK-26: show some villagers or victims of a type."""
    piece(page, MONEY, coin, count)
    mark(page, HAS_CLAW)
    number(page, FLESH[coin])


# -- Player cards ----------------------------------------------------------------------------------------------------


@rule
def show_player_card(s: State, seat: int, is_mine: bool, page: Grid) -> None:
    """Show a player card with its slots and areas, the hand beside it, the character and the quarter."""
    show_cats(s, seat, is_mine, page)
    show_hand(s, seat, is_mine, page)
    show_eat(s, seat, is_mine, page)
    if s.characters:
        show_scare(s, seat, is_mine, page)
        show_character(s, seat, is_mine, page)
    if s.quarter == seat + 1:
        zone_of(page, HELD, seat, 1)
        piece(page, MONEY, QUARTER, 1)


@rule
def show_cats(s: State, seat: int, is_mine: bool, page: Grid) -> None:
    """Show the cats in their slots, and how strong one of them can still become in this round."""
    zone_of(page, CATS, seat, cat_count(s, seat))
    best = 0
    for cat in range(s.cats_n):
        if s.cats[cat].seat == seat:
            show_cat(s, cat, page)
            if is_to_come(s, cat):
                best = max(best, claw_of(s, cat))
    if best > 0:
        fact(page, REACH)
        number(page, best + feed(s, seat, is_mine))


@rule
def show_cat(s: State, cat: int, page: Grid) -> None:
    """Show a cat: which side is up, whether it acts now, and an acting number that was changed."""
    c = s.cats[cat]
    piece(page, CAT, c.coin, 1)
    position(page, c.slot - 1)
    facing(page, HEADS if c.heads else TAILS)
    owner(page, c.seat)
    mark(page, HAS_CLAW)
    number(page, claw_of(s, cat))
    if not c.heads:
        mark_true(page, ON_TAILS)
    if cat == acting_cat(s):
        mark_true(page, ACTING)
    if acting_number(s, cat) != c.slot:
        mark(page, NUMBER)
        number(page, acting_number(s, cat))


@rule
def acting_cat(s: State) -> int:
    """Give the cat whose turn it is."""
    if s.ask == Ask.SWAP or s.ask == Ask.ACT or s.ask == Ask.SCARE or s.ask == Ask.MEAL:
        return int(s.stack[s.depth - 1].cat)
    return NOBODY


@rule
def claw_of(s: State, cat: int) -> int:
    """WK-25, WK-27: the claw of a cat, with what it has eaten for what it does now."""
    return int(s.stack[s.depth - 1].claw) if cat == acting_cat(s) else int(CLAW[s.cats[cat].coin])


@rule
def is_to_come(s: State, cat: int) -> bool:
    """WK-08, WK-61: say whether a cat can still act in this round, or acts now."""
    if not s.cats[cat].heads:
        return False
    return order(s, cat) >= int(s.stack[0].mark)


@rule
def feed(s: State, seat: int, is_mine: bool) -> int:
    """WK-29, WK-98: what the eat area would add to a claw; its owner counts what is laid out in secret, too."""
    more = food(s, seat)
    if is_mine:
        for coin in range(1, COINS):
            more += FLESH[coin] * s.to_eat[seat, coin]
    return int(more)


@rule
def show_hand(s: State, seat: int, is_mine: bool, page: Grid) -> None:
    """WK-98: the owner sees the hand without what is laid out in secret; the others see it whole."""
    size = 0
    for coin in range(1, COINS):
        size += in_hand(s, seat, coin, is_mine)
    zone_of(page, HAND, seat, size)
    for coin in range(1, COINS):
        left = in_hand(s, seat, coin, is_mine)
        if left > 0:
            show_coin(coin, left, page)


@rule
def in_hand(s: State, seat: int, coin: int, is_mine: bool) -> int:
    """WK-98: count the victims of a type in a hand, as it is shown."""
    aside = s.to_eat[seat, coin] + s.to_scare[seat, coin] if is_mine else 0
    return s.hand[seat, coin] - aside


@rule
def show_eat(s: State, seat: int, is_mine: bool, page: Grid) -> None:
    """Show the eat area, and to its owner what will lie there when it is revealed."""
    laid = total(s.to_eat[seat]) if is_mine else 0  # type: ignore[arg-type]
    zone_of(page, EAT, seat, total(s.eat[seat]) + laid)  # type: ignore[arg-type]
    show_coins(s.eat[seat], page)  # type: ignore[arg-type]
    if is_mine:
        show_sealed(s.to_eat[seat], page)  # type: ignore[arg-type]
    if feed(s, seat, is_mine) > 0:
        fact(page, FEEDS)
        number(page, feed(s, seat, is_mine))


@rule
def show_scare(s: State, seat: int, is_mine: bool, page: Grid) -> None:
    """WK-C3: show the scared victims, and which of them are used; to their owner those still sealed, too."""
    laid = total(s.to_scare[seat]) if is_mine else 0  # type: ignore[arg-type]
    zone_of(page, SCARE, seat, total(s.scare[seat]) + laid)  # type: ignore[arg-type]
    for coin in range(1, COINS):
        if s.scare[seat, coin] > 0:
            show_coin(coin, s.scare[seat, coin], page)
            if s.used[seat, coin] > 0:
                mark(page, USED)
                number(page, s.used[seat, coin])
    if is_mine:
        show_sealed(s.to_scare[seat], page)  # type: ignore[arg-type]


@rule
def show_sealed(laid: Grid, page: Grid) -> None:
    """WK-98: show victims that only their owner knows to lie in an area."""
    for coin in range(1, COINS):
        if laid[coin] > 0:
            show_coin(coin, laid[coin], page)
            mark_true(page, SEALED)


@rule
def show_character(s: State, seat: int, is_mine: bool, page: Grid) -> None:
    """WK-C1: kept characters are open; what was dealt is its owner's secret."""
    if s.character[seat] > 0:
        zone_of(page, KEPT, seat, 1)
        piece(page, CHARACTERS, s.character[seat], 1)
    else:
        zone_of(page, CHOICE, seat, DEALT)
        for i in range(DEALT):
            piece(page, CHARACTERS, s.dealt[seat, i] if is_mine else BACK, 1)
