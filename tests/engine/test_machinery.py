"""The parts of the engine by themselves: fields, verbs, chance, flow, knowledge, native entries."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import purrlor
from purrlor.engine import Axis, Frame, GameState, Moved, Shown, Swept, Told, Verbs, Zones, grid, number, rows
from purrlor.engine.author.chance import bits, roll, shuffle, warm_up, words
from purrlor.engine.author.fields import Struct
from purrlor.engine.author.flow import Flow
from purrlor.engine.author.state import Fault, Happening, Header
from purrlor.engine.author.steps import emit, pop, push
from purrlor.engine.author.tales import Tale
from purrlor.engine.batch.playout import play_games, same_choices
from purrlor.engine.native.knowledge import Knowledge, Visibility
from purrlor.errors import RulesFault

GAME = purrlor.game("kitty-cataclysm")
FIRST_BITS = [577314582, 251113150, 3922923549]  # of the seed below, on every machine
COLOUR = Axis("colour", ["red", "blue"], none=True)


class Small(GameState, log=2):
    """A state to try things on."""

    pile = grid("i1", 4, of=COLOUR)
    wide = number("i4")
    stack = rows(Frame, 3)


def test_every_byte_of_a_record_belongs_to_a_field() -> None:
    """Copies are field by field; a byte of no field would make equal states differ."""
    for state in (Small, GAME.definition.state, Header):
        fields: Any = state.dtype.fields
        assert sum(fields[name][0].itemsize for name in fields) == state.dtype.itemsize
    fields = Small.dtype.fields
    assert fields["wide"][1] % 4 == 0  # and words lie on their boundaries


def test_the_state_of_kitty_cataclysm_is_under_a_kibibyte() -> None:
    assert GAME.definition.state.dtype.itemsize <= 1024


def test_a_field_name_that_numpy_takes_is_refused() -> None:
    with pytest.raises(TypeError, match="round"):
        type("Bad", (Struct,), {"round": number("i1")})


def test_verbs_number_every_combination_once() -> None:
    verbs = Verbs(wait=(), give=(COLOUR, Axis("seat", 3)), claws_out=(COLOUR,))
    texts = [verbs.text(move) for move in range(verbs.size)]
    assert verbs.size == 1 + 9 + 3
    assert texts[0] == "wait"
    assert verbs.text(verbs.base("give") + 2 * 3 + 1) == "give:blue>1"
    assert verbs.text(verbs.base("claws_out") + 1) == "claws-out:red"
    for move, text in enumerate(texts):
        if ":>" not in text and not text.endswith(":"):  # index 0 of an axis with "none" has no word
            assert verbs.number(text) == move


def test_chance_is_even_and_the_same_everywhere() -> None:
    s: Any = Header.new()
    s.rng[:] = words(12345678901234567890)
    warm_up(s)
    first = [bits(s) for _ in range(3)]
    assert first == FIRST_BITS
    counts = np.bincount([roll(s, 6) for _ in range(6000)], minlength=6)
    assert counts.min() > 850
    pile = np.arange(5)
    shuffle(s, pile, 5)
    assert sorted(pile.tolist()) == [0, 1, 2, 3, 4]


def test_frames_leave_no_trace_and_a_full_stack_is_a_fault() -> None:
    s: Any = Small.new()
    clean = s.tobytes()
    push(s, 1, 2)
    push(s, 2, 1)
    assert s.depth == 2
    pop(s)
    pop(s)
    assert s.tobytes() == clean
    for _ in range(3):
        push(s, 1, 0)
    assert (int(s.fault), int(s.depth)) == (Fault.STACK, 2)


def test_a_full_log_is_a_fault_and_a_quiet_one_stays_empty() -> None:
    s: Any = Small.new()
    for _ in range(3):
        emit(s, 1, 2, 3, 4)
    assert (int(s.fault), int(s.log_n)) == (Fault.LOG, 2)
    quiet: Any = Small.new()
    quiet.quiet = 1
    emit(quiet, 1, 2, 3, 4)
    assert int(quiet.log_n) == 0


def test_a_step_that_nobody_wrote_and_a_runaway_are_faults() -> None:
    flow = Flow(__name__)
    flow.step(1)(lambda s, f: None)
    lost: Any = Small.new()
    flow.run_rule()(lost)
    assert int(lost.fault) == Fault.STEP
    running: Any = Small.new()
    push(running, 1, 0)
    flow.run_rule()(running)
    assert int(running.fault) == Fault.RUNAWAY
    with pytest.raises(ValueError, match="twice"):
        flow.step(1)(lambda s, f: None)


def tell(known: Knowledge, kind: int, a: int, b: int, c: int) -> None:
    """Fold one event, as a log has it."""
    log = np.array([(kind, a, b, c)], Happening.dtype).view(np.recarray)
    known.fold(log, 1)


def test_knowledge_follows_the_cards() -> None:
    zones = Zones(deck="nobody", litter="all", hand="owner")
    hand = zones.base("hand")
    tales: dict[int, Tale] = {
        1: Moved(),
        2: Shown(),
        3: Swept(),
        4: Told(),
    }
    known = Knowledge(Visibility.of(zones, 4, tales), 3)
    tell(known, 1, 1, hand + 0, hand + 1)  # seat 0 gives piece 1 to seat 1
    assert known.of(0)[hand + 1, 1] == 1
    assert known.of(2)[hand + 1, 1] == 0
    tell(known, 1, 2, hand + 1, hand + 2)  # seat 1 gives something to seat 2: seat 0 cannot be sure any more
    assert known.of(0)[hand + 1, 1] == 0
    assert known.of(1)[hand + 2, 2] == 1
    tell(known, 2, 3, hand + 0, 2)
    assert known.of(2)[hand + 0, 3] == 1
    tell(known, 4, 2, hand + 1, hand + 2)
    assert known.of(1)[hand + 2, 2] == 1
    tell(known, 3, hand + 2, 0, 0)
    assert known.of(1)[hand + 2, 2] == 0


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_entry_that_breaks_inside_says_so() -> None:
    match = GAME.match(seats=2, seed=1)
    match.state["deck_n"] = 100  # a broken state: drawing reads outside the deck
    match.state["deck"][0][:] = 24
    drawing = [m for m in match.moves(match.waiting[0]) if "Draw" in GAME.cards[m.text.partition(":")[2]].text]
    before = match.state.tobytes()
    if not drawing:
        pytest.fail("the seed deals no drawing card")
    with pytest.raises(purrlor.errors.RulesFault):
        match.play(match.waiting[0], drawing[0])
    assert match.state.tobytes() == before


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_a_table_is_shown_alike_compiled_and_plain(name: str) -> None:
    game = purrlor.game(name)
    plain, native = (game.match(seats=game.seats[-1], seed=8, backend=b) for b in (game.plain, game.native))
    for turn in range(40):
        seat = plain.waiting[0] if plain.waiting else None
        assert [plain.page(who) for who in (None, seat)] == [native.page(who) for who in (None, seat)]
        if seat is None:
            break
        moves = plain.legal(seat)
        for match in (plain, native):
            match.play(seat, moves[turn % len(moves)])


def test_a_table_that_cannot_be_shown_says_so() -> None:
    match = purrlor.game("kitty-cataclysm").match(seed=1)
    match.state["held"], match.state["kitty_n"] = 0, 60
    match.state["kitty"] = 99
    with pytest.raises(RulesFault):
        match.view(None)


def test_the_compiled_loop_can_be_repeated_move_by_move() -> None:
    options = {option.name: option.default for option in GAME.options}
    for k in range(5):
        blank = GAME.blank(3, (9 << 64) + k, options)
        tally = play_games(GAME, GAME.blank(3, 9 << 64, options), k, 1)
        match = GAME.match(3, (9 << 64) + k, options)
        assert np.array_equal(blank["seats"], match.state["seats"])
        for seat, move in same_choices(match):
            match.play(seat, move)
        assert match.ply == tally.games[1]
        assert list(match.outcome.scores) == tally.scores[:3].tolist()  # type: ignore[union-attr]


def test_chunks_of_a_simulation_add_up() -> None:
    options = {option.name: option.default for option in GAME.options}
    blank = GAME.blank(4, 5 << 64, options)
    whole = play_games(GAME, blank, 0, 100)
    parts = play_games(GAME, blank, 0, 30)
    parts.add(play_games(GAME, blank, 30, 70))
    assert np.array_equal(whole.games, parts.games)
    assert np.array_equal(whole.scores, parts.scores)
