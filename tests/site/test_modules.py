"""A game's WebAssembly module does what its native code does, byte for byte; one that could not is refused."""

from __future__ import annotations

import gzip
import random

import pytest

import purrlor
from purrlor.bots import bot
from purrlor.bots.greedy import Greedy
from purrlor.bots.search import Search, SearchSettings
from purrlor.engine.author.chance import SEED_BITS, words
from purrlor.games import OWN
from purrlor.site.module import game_module
from purrlor.site.parity import Deal, Native, deals, differences, node
from purrlor.site.wasm import ModuleRefused, link, refuse_structs, retarget, wasm_object
from sampling import often, some

MOST_BYTES = 150_000  # gzipped, a game
SAMPLE = "kitty-cataclysm"
ARRAY = "{ ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }"


@pytest.mark.parametrize("name", some(OWN, SAMPLE))
def test_games_in_lock_step_are_equal_byte_for_byte(name: str) -> None:
    assert differences(purrlor.game(name), often(1000, 100)) == []


@pytest.mark.parametrize("name", some(OWN, SAMPLE))
def test_a_module_is_small_and_asks_for_nothing(name: str) -> None:
    game = purrlor.game(name)
    assert len(gzip.compress(game_module(game), 9)) <= MOST_BYTES
    assert node(game)["imports"] == []


@pytest.mark.parametrize("name", OWN)
def test_walks_go_through_every_number_of_seats_and_every_value_of_every_option(name: str) -> None:
    game = purrlor.game(name)
    said = [deal.said for deal in deals(game, 0)]
    wanted = [f" {seats} seats" for seats in game.seats]
    wanted += [f"'{option.name}': {value!r}" for option in game.options for value in option.values]
    assert [words for words in wanted if not any(words in one for one in said)] == []


def test_another_shuffle_or_another_table_of_logarithms_does_not_pass_for_equal() -> None:
    game = purrlor.game(SAMPLE)
    deal = deals(game, 1)[0]
    told = {"blank": deal.blank.hex(), "words": deal.words}
    native = Native(game)
    ours = native.walk(deal)
    assert [int(n) for n in node(game, walks=[told])["walks"][0]] == ours
    assert native.walk(Deal(deal.blank, (*deal.words[:3], deal.words[3] + 1), "")) != ours
    native.host.arrays["logs"][:] = 0
    assert native.walk(deal)[0] != ours[0]


def host_like_a_bot(match: purrlor.Match, seat: int, seed: int) -> Native:
    """Return a native host that holds a match's state, with the seeds that a bot would think with."""
    native = Native(match.game)
    arrays = native.host.arrays
    arrays["state"][:] = match.state.view("u1")
    arrays["known"][: match.knowledge.table.size] = match.knowledge.table.view("u1").ravel()
    native.host.record["seats"] = match.seats
    mind = random.Random(f"mind {seed}").getrandbits(SEED_BITS)
    native.host.numbers_of("words")[:] = [*words(seed), *words(mind)]
    native.host.record["depth"], native.host.record["explore"] = 8, 0.4
    return native


def judged(native: Native, seat: int) -> dict[int, tuple[int, float]]:
    """Return what a host found out of each move: how often it looked there, and what that was worth."""
    count, numbers = native.call("host_judge", seat), native.host.numbers_of
    rooms = (numbers("moves", "i4"), numbers("visits"), numbers("wins", "f8"))
    rows = zip(*(room[1 : count + 1].tolist() for room in rooms), strict=True)
    return {move: (visits, win) for move, visits, win in rows}


def some_match() -> tuple[purrlor.Match, int]:
    match = purrlor.game(SAMPLE).match(seats=3, seed=9)
    while len(match.moves(match.waiting[0])) < 4:
        match.play(match.waiting[0], bot("random", match.game).choose(match, match.waiting[0], seed=match.ply))
    return match, match.waiting[0]


def test_a_host_searches_as_the_bot_does() -> None:
    match, seat = some_match()
    hints = Search("search", SearchSettings(iterations=500, explore=0.4, depth=8)).judge(match, seat, seed=77)
    native = host_like_a_bot(match, seat, 77)
    native.host.record["blunder"] = 0.0
    assert native.call("host_think", seat) == -1
    for _ in range(5):
        assert native.call("host_look", 100) == 1
    assert judged(native, seat) == {hint.move.id: (hint.visits, hint.win) for hint in hints}
    assert native.call("host_best", seat) == hints[0].move.id


def test_a_host_tries_moves_as_greedy_does() -> None:
    match, seat = some_match()
    values = Greedy("greedy", 4).values(match, seat, 77)
    native = host_like_a_bot(match, seat, 77)
    native.host.record["worlds"], native.host.record["blunder"] = 4, 0.0
    assert native.call("host_think", seat) == -1
    found = judged(native, seat)
    assert values and {move: (4, value) for move, value in values.items()}.items() <= found.items()
    assert values[native.call("host_best", seat)] == max(values.values())


def test_a_host_that_always_slips_plays_without_thinking() -> None:
    match, seat = some_match()
    native = host_like_a_bot(match, seat, 77)
    native.host.record["blunder"] = 1.0
    assert native.call("host_think", seat) in match.legal(seat)


def test_a_move_that_is_not_on_the_list_changes_nothing() -> None:
    match, seat = some_match()
    native = host_like_a_bot(match, seat, 77)
    before = native.host.arrays["state"].tobytes()
    wrong = next(move for move in range(match.game.definition.verbs.size) if move not in match.legal(seat))
    assert native.call("host_play", seat, wrong) == -1
    assert native.host.arrays["state"].tobytes() == before
    assert native.call("host_play", seat, match.legal(seat)[0]) == 1


@pytest.mark.parametrize(
    "line",
    [
        f"  %1 = alloca {ARRAY}, align 8",
        "  %pair = alloca [2 x ptr], align 8",
        f"@kept = internal global {ARRAY} zeroinitializer, align 8",
        "@names = constant [2 x ptr] [ptr @a, ptr @b]",
        "  %old = alloca { i8*, i64 }, align 8",
        "  %named = alloca %array, align 8",
    ],
)
def test_a_struct_with_pointers_in_memory_is_refused(line: str) -> None:
    with pytest.raises(ModuleRefused, match="struct with pointers"):
        refuse_structs("apply", line)


def test_single_pointers_numbers_and_bytes_may_lie_in_memory() -> None:
    refuse_structs("apply", "  %1 = alloca ptr, align 8\n  %2 = alloca i64, align 8\n  %3 = alloca [4 x i64], align 8")
    refuse_structs("apply", '@text = constant [3 x i8] c"ptr"\n@env = common local_unnamed_addr global ptr null')


def test_what_python_would_raise_is_left_out_of_a_module() -> None:
    pickled = "@.const.picklebuf.ab.1 = internal constant { ptr, i32 } { ptr null, i32 1 }"
    refuse_structs("apply", retarget(pickled))
    with pytest.raises(ModuleRefused):
        refuse_structs("apply", pickled)


def test_what_nobody_has_is_an_error_of_the_linker() -> None:
    text = "declare i64 @nobody(i64)\ndefine i64 @purrlor_a(i64 %x) {\n  %y = call i64 @nobody(i64 %x)\n  ret i64 %y\n}"
    with pytest.raises(ModuleRefused, match="nobody"):
        link({"a": wasm_object("a", text)}, ["purrlor_a"])
