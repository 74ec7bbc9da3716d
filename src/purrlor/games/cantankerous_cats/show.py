"""What the table of Cantankerous Cats shows, for everybody's eyes."""

from __future__ import annotations

from purrlor.engine import Grid, rule
from purrlor.engine.view.page import (
    QUOTE,
    about,
    backs,
    badge,
    count,
    end_seat,
    fact,
    hidden_heap,
    mark,
    mark_true,
    number,
    owner,
    piece,
    position,
    score,
    truth,
    write,
    zone,
    zone_of,
)
from purrlor.engine.view.sentence import add_number, end_stake, say, so, stake
from purrlor.engine.view.vocabulary import Words
from purrlor.games.cantankerous_cats.cards import CARD, CARDS, CAT, HEARTS
from purrlor.games.cantankerous_cats.options import STANDARD, WIN_POINTS
from purrlor.games.cantankerous_cats.piles import is_banked
from purrlor.games.cantankerous_cats.record import HAND, HOUSE, LITTER, TABLE, Doing, State, Step, Via, Way
from purrlor.games.cantankerous_cats.scoring import attack_cost, spares

VIAS = {Via.ACTION: "action", Via.POUNCE: "pounce", Via.COUNTER: "counter", Via.INSTANT: "instant"}

WORDS = Words()
FOOD_BOWL, LITTER_BOX = WORDS.zone("bowl", "pile"), WORDS.zone("litter", "pile")
ON_TABLE = WORDS.zone("table", "row")
SCORE_BOARD = WORDS.zone("track", "track", cells=list(range(WIN_POINTS + 1)))
TURN_INDICATOR, TOKEN_BANK = WORDS.zone("indicator", "tokens"), WORDS.zone("bank", "tokens")
ON_TOY = WORDS.zone("toy", "tokens")
HANDS, HOUSES = WORDS.zones("hand", "hand"), WORDS.zones("house", "row")
POUNCE_TOKENS = WORDS.zones("tokens", "tokens")
SHOWS, HIGH_WINS, LOW_WINS = WORDS.key("wins"), WORDS.sentence("fact", "high"), WORDS.sentence("fact", "low")
TITLE, TERRITORY = WORDS.key("title"), WORDS.sentence("zone", "territory")

FACE = WORDS.faces(CARD.names)
CAT_TOKEN = WORDS.faces(CAT.names, "cat")
DIRECTION = WORDS.faces(("clockwise", "counter-clockwise"), "token")
POUNCE_TOKEN = WORDS.faces(("pounce-token",), "token")

TURN, TOY, FERAL = (WORDS.badge(name) for name in ("turn", "toy", "feral"))
IN_HAND, IN_HOUSE, HAS_TOKENS, HAS_ACTIONS = (WORDS.count(name) for name in ("hand", "hearts", "tokens", "actions"))
IS_CAT, CAT_NAME = WORDS.key("cat"), WORDS.words(CAT.names)
PICKED, WORTH, DOUBLED = (WORDS.key(name) for name in ("picked", "hearts", "doubled"))
BY, VIA_NAME = WORDS.key("by"), WORDS.words(("", *(VIAS.get(via, "card") for via in Via)))
IS_USED, WAY_NAME = WORDS.key("way"), WORDS.words(("", *(way.name.lower() for way in Way)))
OWES = WORDS.key("owes")
AT, PAYS, CARD_NAME = WORDS.key("at"), WORDS.key("pays"), WORDS.words(CARD.names)
CANCELLED, BLAMED, UNPAID = (WORDS.key(name) for name in ("cancelled", "blamed", "unpaid"))


@rule
def show(s: State, me: int, known: Grid, page: Grid) -> None:
    """CC-011, CC-018: the seats, the middle of the table, then each House or Territory."""
    for seat in range(s.seats):
        show_seat(s, seat, page)
    show_middle(s, page)
    for seat in range(s.seats):
        if seat == me or s.over != 0:
            show_hand(s, seat, page)
        else:
            show_backs(s, seat, known, page)
        show_house(s, seat, page)
        if s.mode == STANDARD:
            zone_of(page, POUNCE_TOKENS, seat, s.tokens[seat])
            show_tokens(page, s.tokens[seat])


# -- Who is who --------------------------------------------------------------------------------------------------------


@rule
def show_seat(s: State, seat: int, page: Grid) -> None:
    """CC-040: points, state, tokens and hand sizes are open."""
    score(page, s.score[seat])
    show_badges(s, seat, page)
    count(page, IN_HAND, s.held[seat])
    count(page, IN_HOUSE, s.hearts[seat])
    if s.mode == STANDARD:
        count(page, HAS_TOKENS, s.tokens[seat])
    if holds_toy(s, seat):
        count(page, HAS_ACTIONS, s.actions)
    about(page, IS_CAT, CAT_NAME + int(s.cat[seat]))
    end_seat(page)


@rule
def holds_toy(s: State, seat: int) -> bool:
    """CC-053: say whether a seat has the Cat Toy."""
    return s.turn == seat and s.stack[0].step == Step.TURN


@rule
def show_badges(s: State, seat: int, page: Grid) -> None:
    """Mark whose turn it is, and Feral Cats."""
    if holds_toy(s, seat):
        badge(page, TURN)
        badge(page, TOY)
    if s.feral[seat]:
        badge(page, FERAL)


# -- The middle of the table -------------------------------------------------------------------------------------------


@rule
def show_middle(s: State, page: Grid) -> None:
    """CC-011: piles, the cards on the table, the Score Board, the Turn Indicator, the Token Bank; CC-074: the toy."""
    zone(page, FOOD_BOWL, s.bowl_n)
    backs(page, FACE, s.bowl_n)
    show_litter(s, page)
    show_table(s, page)
    show_track(s, page)
    show_indicator(s, page)
    if s.mode == STANDARD:
        zone(page, TOKEN_BANK, s.bank)
        show_tokens(page, s.bank)
        zone(page, ON_TOY, s.toy)
        show_tokens(page, s.toy)


@rule
def show_indicator(s: State, page: Grid) -> None:
    """CC-051: the way that play goes; CC-046: while bets are placed, which rank wins."""
    zone(page, TURN_INDICATOR, 1)
    piece(page, DIRECTION, 0 if s.direction == 1 else 1, 1)
    if s.stack[0].step == Step.START:
        fact(page, SHOWS)
        write(page, QUOTE)
        say(page, HIGH_WINS if s.direction == 1 else LOW_WINS)
        write(page, QUOTE)


@rule
def cards_at(s: State, place: int) -> int:
    """Count the cards that lie in a zone."""
    found = 0
    for card in range(1, CARDS):
        found += int(s.lies[card] == place)
    return found


@rule
def show_litter(s: State, page: Grid) -> None:
    """Show the Litter Box, in the order of the card list."""
    zone(page, LITTER_BOX, cards_at(s, LITTER))
    for card in range(1, CARDS):
        if s.lies[card] == LITTER:
            piece(page, FACE, card, 1)


@rule
def show_track(s: State, page: Grid) -> None:
    """CC-013: every Cat Token on its space."""
    zone(page, SCORE_BOARD, s.seats)
    for seat in range(s.seats):
        piece(page, CAT_TOKEN, s.cat[seat], 1)
        position(page, s.score[seat])
        owner(page, seat)


@rule
def show_tokens(page: Grid, tokens: int) -> None:
    """Show Pounce Tokens."""
    if tokens > 0:
        piece(page, POUNCE_TOKEN, 0, tokens)


# -- Cards on the table ------------------------------------------------------------------------------------------------


@rule
def show_table(s: State, page: Grid) -> None:
    """CC-107: the chain of cards, the newest last, each with who answers what; then payments and cards that wait."""
    size = cards_at(s, TABLE)
    zone(page, ON_TABLE, size)
    if size > 0:
        for depth in range(1, s.depth + 1):
            show_chain(s, depth, page)
            show_payment(s, depth, page)
        show_waiting(s, page)


@rule
def is_in_chain(s: State, card: int) -> bool:
    """Say whether a card lies on the table as one that is played."""
    return s.lies[card] == TABLE and 0 < s.hangs[card] <= s.depth


@rule
def is_payment(s: State, card: int) -> bool:
    """Say whether a card is set aside for a Mischief card on the table."""
    return 0 < s.pays[card] <= s.depth


@rule
def show_chain(s: State, depth: int, page: Grid) -> None:
    """CC-136b: the cards of a frame, in the order they were put down."""
    card = next_in_chain(s, depth, 0)
    while card > 0:
        show_played(s, s.stack[depth - 1], card, page)
        if is_payment(s, card):  # CC-192: it pays while its own window is open
            show_pays(s, card, page)
        card = next_in_chain(s, depth, card)


@rule
def place_of(s: State, card: int) -> int:
    """Number the cards of a frame as they were put down, those put down together as the card list has them."""
    return int(s.nth[card]) * CARDS + card


@rule
def next_in_chain(s: State, depth: int, after: int) -> int:
    """Give the card of a frame that was put down after another one (0: the first), or 0."""
    found = 0
    for card in range(1, CARDS):
        if s.hangs[card] == depth and s.lies[card] == TABLE and (after == 0 or place_of(s, card) > place_of(s, after)):
            found = card if found == 0 or place_of(s, card) < place_of(s, found) else found
    return found


@rule
def show_played(s: State, f: Doing, card: int, page: Grid) -> None:
    """Say how a card on the table is used, against whom, what that one is to pay, and what became of it."""
    piece(page, FACE, card, 1)
    owner(page, f.seat)
    mark(page, BY)
    write(page, VIA_NAME + int(f.via))
    if f.way > 0:
        mark(page, IS_USED)
        write(page, WAY_NAME + int(f.way))
    if f.aim > 0:
        mark(page, AT)
        number(page, f.aim - 1)
    if f.way == Way.ATTACK and not spares(s, f):  # CC-079: hearts, or the home
        mark(page, OWES)
        number(page, attack_cost(f))
    mark_if(page, CANCELLED, f.cancelled)
    mark_if(page, BLAMED, f.blamed)
    mark_if(page, UNPAID, f.unpaid)


@rule
def mark_if(page: Grid, key: int, is_so: bool) -> None:
    """Mark a piece with what is true of it."""
    if is_so:
        mark_true(page, key)


@rule
def show_payment(s: State, depth: int, page: Grid) -> None:
    """CC-190: what is set aside for the Mischief card of a frame."""
    for card in range(1, CARDS):
        if s.pays[card] == depth and not is_in_chain(s, card):
            piece(page, FACE, card, 1)
            show_pays(s, card, page)


@rule
def show_pays(s: State, card: int, page: Grid) -> None:
    """Say what a card is set aside for."""
    mark(page, PAYS)
    write(page, CARD_NAME + int(s.stack[s.pays[card] - 1].card))


@rule
def show_waiting(s: State, page: Grid) -> None:
    """Show the cards that neither are in the chain nor pay."""
    for card in range(1, CARDS):
        if s.lies[card] == TABLE and not is_in_chain(s, card) and not is_payment(s, card):
            piece(page, FACE, card, 1)


# -- Hands and Houses --------------------------------------------------------------------------------------------------


@rule
def show_hand(s: State, seat: int, page: Grid) -> None:
    """CC-040: faces to the owner, and to all at the end."""
    zone_of(page, HANDS, seat, s.held[seat])
    for i in range(s.held[seat]):
        card = int(s.hand[seat, i])
        piece(page, FACE, card, 1)
        mark_if(page, PICKED, s.marked[card] != 0)


@rule
def show_backs(s: State, seat: int, known: Grid, page: Grid) -> None:
    """CC-040: backs and what is known to others."""
    zone_of(page, HANDS, seat, s.held[seat])
    hidden_heap(page, FACE, s.held[seat], known[HAND + seat])  # type: ignore[arg-type]


@rule
def show_house(s: State, seat: int, page: Grid) -> None:
    """CC-026: banked cards with what they are worth; CC-018: the House of a Feral Cat is called its Territory."""
    zone_of(page, HOUSES, seat, cards_at(s, HOUSE + seat))
    for card in range(1, CARDS):
        if is_banked(s, seat, card):
            show_banked(s, card, page)
    fact(page, WORTH)
    number(page, s.hearts[seat])
    if s.feral[seat]:
        fact(page, TITLE)
        write(page, QUOTE)
        say(page, TERRITORY)
        write(page, QUOTE)


@rule
def show_banked(s: State, card: int, page: Grid) -> None:
    """CC-026: the hearts of a card; Multiplikitty: whether it pays double."""
    piece(page, FACE, card, 1)
    mark(page, WORTH)
    number(page, int(HEARTS[card]))
    mark(page, DOUBLED)
    truth(page, s.doubled[card])


# -- Sentences with numbers --------------------------------------------------------------------------------------------


@rule
def at(page: Grid, which: int) -> None:
    """State what is at stake."""
    stake(page, which)
    end_stake(page)


@rule
def at_1(page: Grid, which: int, a: int) -> None:
    """State it with a number, or a seat."""
    stake(page, which)
    add_number(page, a)
    end_stake(page)


@rule
def at_2(page: Grid, which: int, a: int, b: int) -> None:
    """State it with two numbers."""
    stake(page, which)
    add_number(page, a)
    add_number(page, b)
    end_stake(page)


@rule
def at_4(page: Grid, which: int, a: int, b: int, c: int, d: int) -> None:
    """State it with four numbers."""
    stake(page, which)
    add_number(page, a)
    add_number(page, b)
    add_number(page, c)
    add_number(page, d)
    end_stake(page)


@rule
def so_1(page: Grid, which: int, a: int) -> None:
    """Tell a consequence with a number, or a seat."""
    so(page, which)
    add_number(page, a)


@rule
def so_2(page: Grid, which: int, a: int, b: int) -> None:
    """Tell it with two numbers."""
    so_1(page, which, a)
    add_number(page, b)


@rule
def so_3(page: Grid, which: int, a: int, b: int, c: int) -> None:
    """Tell it with three numbers."""
    so_2(page, which, a, b)
    add_number(page, c)


@rule
def so_4(page: Grid, which: int, a: int, b: int, c: int, d: int) -> None:
    """Tell it with four numbers."""
    so_3(page, which, a, b, c)
    add_number(page, d)
