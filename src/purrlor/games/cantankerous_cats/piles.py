"""Cards in their places: drawing, discarding, banking, losing; and what hangs on a frame until it closes."""

from __future__ import annotations

from purrlor.engine import Grid, emit, lowest, offer, offer_next, roll, rule, shuffle
from purrlor.games.cantankerous_cats.cards import CARDS, GLANCE, HEARTS, MISCHIEF
from purrlor.games.cantankerous_cats.options import MEAL
from purrlor.games.cantankerous_cats.record import BANK, BOWL, HAND, HOUSE, LITTER, TABLE, State, Tell


@rule
def shift(s: State, card: int, to: int) -> None:
    """Put a card somewhere else; nothing else moves cards."""
    zone = s.lies[card]
    if zone >= HOUSE:
        s.hearts[zone - HOUSE] -= HEARTS[card]
        s.banked[zone - HOUSE] ^= 1 << card
    elif zone >= HAND:
        hand_out(s, zone - HAND, card)
    arrive(s, card, to)


@rule
def arrive(s: State, card: int, to: int) -> None:
    """Lay a card down, keep the hands sorted and count the hearts."""
    s.lies[card] = to
    if to >= HOUSE:
        s.hearts[to - HOUSE] += HEARTS[card]
        s.banked[to - HOUSE] |= 1 << card
    elif to >= HAND:
        take_in(s, to - HAND, card)


@rule
def take_in(s: State, seat: int, card: int) -> None:
    """Put a card into a hand, in the order of the card list."""
    s.glance[seat] += GLANCE[card]
    carried = card
    for at in range(s.held[seat]):
        here = int(s.hand[seat, at])
        s.hand[seat, at] = min(here, carried)
        carried = max(here, carried)
    s.hand[seat, s.held[seat]] = carried
    s.held[seat] += 1


@rule
def hand_out(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand and close the gap."""
    s.glance[seat] -= GLANCE[card]
    s.held[seat] -= 1
    for at in range(s.held[seat]):
        if s.hand[seat, at] >= card:
            s.hand[seat, at] = s.hand[seat, at + 1]
    s.hand[seat, s.held[seat]] = 0


@rule
def send(s: State, tell: int, card: int, to: int) -> None:
    """Move a card and say so."""
    emit(s, tell, card, s.lies[card], to)
    shift(s, card, to)


@rule
def throw(s: State, tell: int, card: int) -> None:
    """Put a card into the Litter Box."""
    if s.doubled[card]:
        s.doubled[card] = 0
        s.doubles -= 1
    send(s, tell, card, LITTER)


# -- The Food Bowl -----------------------------------------------------------------------------------------------------


@rule
def draw(s: State, seat: int) -> int:
    """CC-070, CC-071, CC-073: draw the top card and give it, or 0 when there is none anywhere."""
    if s.bowl_n == 0:
        reshuffle(s)
    if s.bowl_n == 0:
        return 0
    s.bowl_n -= 1
    card = s.bowl[s.bowl_n]
    s.bowl[s.bowl_n] = 0
    emit(s, Tell.DREW, card, BOWL, HAND + seat)
    s.lies[card] = HAND + seat
    take_in(s, seat, card)
    return card


@rule
def draw_many(s: State, seat: int, count: int) -> None:
    """Draw one by one."""
    for _ in range(count):
        draw(s, seat)


@rule
def is_bowl_low(s: State) -> bool:
    """CC-070: say whether the next Meal may need the Litter Box."""
    return s.bowl_n < MEAL


@rule
def reshuffle(s: State) -> None:
    """CC-070: the Litter Box becomes the Food Bowl; CC-072: what lies elsewhere does not."""
    n = 0
    for card in range(1, CARDS):
        is_littered = s.lies[card] == LITTER
        s.lies[card] = BOWL if is_littered else s.lies[card]
        s.bowl[n] = card if is_littered else 0
        n += int(is_littered)
    s.bowl_n = n
    if s.bowl_n > 0:
        shuffle(s, s.bowl, s.bowl_n)
        emit(s, Tell.RESHUFFLED, s.bowl_n, 0, 0)


# -- Lists of moves ----------------------------------------------------------------------------------------------------


# -- Hands -------------------------------------------------------------------------------------------------------------


@rule
def holds(s: State, seat: int, card: int) -> bool:
    """Say whether a card is in a hand, and not already picked to leave it."""
    return s.lies[card] == HAND + seat and s.marked[card] == 0


@rule
def has(s: State, seat: int, groups: int) -> bool:
    """Say whether a hand has a card of some groups."""
    return s.glance[seat] & groups != 0


@rule
def anybody_has(s: State, groups: int) -> bool:
    """Say whether any hand has a card of some groups."""
    for seat in range(s.seats):
        if has(s, seat, groups):
            return True
    return False


@rule
def offer_hand(s: State, seat: int, verb: int, out: Grid) -> None:
    """Offer every card of a hand that is not already picked."""
    n = out[0]
    for i in range(s.held[seat]):
        card = int(s.hand[seat, i])
        n = offer_next(out, n, verb + card, 1 - s.marked[card])
    out[0] = n


@rule
def offer_banks(s: State, seat: int, out: Grid) -> None:
    """Offer to bank every Affection card of a hand."""
    for i in range(s.held[seat]):
        card = int(s.hand[seat, i])
        if card < MISCHIEF:
            offer(out, BANK + card)


@rule
def discard_hand(s: State, seat: int) -> None:
    """CC-193: the whole hand goes to the Litter Box, at once."""
    while s.held[seat] > 0:
        throw(s, Tell.DISCARDED, s.hand[seat, s.held[seat] - 1])


@rule
def discard_marked(s: State, seat: int) -> None:
    """CC-224: the cards picked from a hand go to the Litter Box together."""
    for i in range(s.held[seat] - 1, -1, -1):
        card = s.hand[seat, i]
        if s.marked[card]:
            s.marked[card] = 0
            throw(s, Tell.DISCARDED, card)


@rule
def random_card(s: State, seat: int) -> int:
    """Pick a card of a hand blindly."""
    return s.hand[seat, roll(s, s.held[seat])]


# -- Houses ------------------------------------------------------------------------------------------------------------


@rule
def is_banked(s: State, seat: int, card: int) -> bool:
    """Say whether a card lies in a House or Territory."""
    return s.lies[card] == HOUSE + seat


@rule
def worth(s: State, card: int) -> int:
    """Multiplikitty: a doubled card pays twice its hearts."""
    return int(HEARTS[card]) * (2 if s.doubled[card] else 1)


@rule
def purse(s: State, seat: int) -> int:
    """Add up what a seat could pay; CC-190: without what is set aside."""
    total = int(s.hearts[seat])
    if s.doubles > 0:
        cards = int(s.banked[seat])
        while cards > 0:
            card = lowest(cards)
            cards &= cards - 1
            total += HEARTS[card] * int(s.doubled[card])
    return total


@rule
def lose(s: State, card: int) -> None:
    """Discard a banked card; CC-192: one whose own window is still open waits on the table."""
    if s.hangs[card]:
        send(s, Tell.LOST, card, TABLE)
    else:
        throw(s, Tell.LOST, card)


@rule
def lose_all(s: State, seat: int) -> None:
    """Discard everything that is banked."""
    while s.banked[seat] > 0:
        lose(s, lowest(s.banked[seat]))


@rule
def go_feral(s: State, seat: int) -> None:
    """CC-116: flip the Cat card; CC-117: hand, tokens and points stay. The Affection is another rule's."""
    s.feral[seat] = 1
    s.wild |= 1 << seat
    emit(s, Tell.WENT_FERAL, seat, 0, 0)


@rule
def adopt(s: State, seat: int) -> None:
    """CC-125, CC-140: Domestic again, with all Affection."""
    s.feral[seat] = 0
    s.wild &= ~(1 << seat)
    emit(s, Tell.ADOPTED, seat, 0, 0)


# -- What hangs on a frame ---------------------------------------------------------------------------------------------


@rule
def release(s: State, card: int) -> None:
    """CC-192: the card's window has closed; if it was spent or lost meanwhile, it reaches the Litter Box now."""
    s.hangs[card] = 0
    s.nth[card] = 0
    if s.lies[card] == TABLE:
        throw(s, Tell.CLEARED, card)


@rule
def release_all(s: State, depth: int) -> None:
    """CC-136: a common window has closed."""
    for card in range(1, MISCHIEF):
        if s.hangs[card] == depth:
            release(s, card)


@rule
def any_hangs(s: State, depth: int) -> bool:
    """Say whether cards were put down together on a frame."""
    for card in range(1, MISCHIEF):
        if s.hangs[card] == depth:
            return True
    return False


@rule
def paid_for(s: State, depth: int) -> int:
    """Give the payment that hangs on a frame, as a set of cards that are set aside no longer."""
    cards, found = int(s.aside), 0
    while cards > 0:
        card = lowest(cards)
        cards &= cards - 1
        found |= int(s.pays[card] == depth) << card
    s.aside = int(s.aside) ^ found
    return found


@rule
def spend_payment(s: State, depth: int) -> None:
    """CC-107: a payment goes with its Mischief card; CC-192: a card whose own window is open waits."""
    cards = paid_for(s, depth)
    while cards > 0:
        card = lowest(cards)
        cards &= cards - 1
        s.pays[card] = 0
        if s.hangs[card] == 0:
            throw(s, Tell.CLEARED, card)


@rule
def refund(s: State, depth: int, seat: int) -> None:
    """CC-149: a payment goes home."""
    cards = paid_for(s, depth)
    while cards > 0:
        card = lowest(cards)
        cards &= cards - 1
        s.pays[card] = 0
        send(s, Tell.REFUNDED, card, HOUSE + seat)
