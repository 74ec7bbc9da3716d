"""The light scan and the short way: quick, and the same as the whole grammar."""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter

from hypothesis import given, settings
from hypothesis import strategies as st

from purrlor.words import Catalog
from purrlor.words.grammar import parse
from purrlor.words.reading import PLAIN, Entry, read

BITS = ["x", "y z", " ", ".", "[a]", "*", "#", "=", "é", "\t", '"', "{ $s }", "{$n}", "{ b }", "{ -t }", "{ B-2 }"]
TAILS = ["\n", "\n\n  \n", "\n# comment\n", "\n  \n# comment", "", "\n  more\n", "\n\n  more", "\n.x", "\n{ $s }\n"]
ODD = ["{", "}", "{ }", "{ $ }", "{ b.c }", "{ -t.c }", "{ B() }", '{ "" }', "{ 1 }", "{\n$s }", "{ --t }"]


@settings(max_examples=400, deadline=None)
@given(st.lists(st.sampled_from(BITS), max_size=6), st.sampled_from(TAILS))
def test_the_short_way_comes_to_the_same_as_the_grammar(bits: list[str], tail: str) -> None:
    same(f"a = {''.join(bits)}{tail}")


@settings(max_examples=400, deadline=None)
@given(st.lists(st.sampled_from(BITS + ODD), max_size=6), st.sampled_from(TAILS))
def test_the_short_way_takes_nothing_that_the_grammar_refuses(bits: list[str], tail: str) -> None:
    same(f"-a ={''.join(bits)}{tail}")


def same(source: str) -> None:
    parsed = parse(source)
    assert read(source) == (None if parsed is None else Entry(*parsed)), source


def test_plain_sentences_go_the_short_way() -> None:
    for source in ("a = Hello", "a = Hello, { $name }!\n\n# comment\n", "a = { -purrlor } opens { door }\n"):
        assert PLAIN.match(source), source


QUICK = """
import sys
from purrlor.words import Bundle, Catalog, shell
text = "".join(f"plain-{n} = Card { '{' } $n { '}' }\\n" for n in range(1000)) + "a = { $n ->\\n   *[other] n\\n}\\n"
bundle = Bundle("en", [Catalog(text, "en")])
print(bundle.format("plain-7", {"n": 7}), shell("en").language, bundle.has("plain-8"), len(bundle.catalogs[0].ids))
print([name for name in sys.modules if name.split(".")[0] in ("fluent", "numpy", "numba", "typing_extensions", "json")])
print(bundle.format("a", {"n": 1}), "fluent.syntax" in sys.modules)
"""


def test_nothing_heavy_is_imported_until_a_sentence_needs_it() -> None:
    done = subprocess.run([sys.executable, "-c", QUICK], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["Card 7 en True 1001", "[]", "n True"]


def test_a_thousand_messages_are_opened_in_a_moment() -> None:
    text = "".join(f"# why\nm{n} = {{ $n ->\n    [one] one\n   *[other] many\n}}\n    .x = y\n" for n in range(1000))
    assert min(_seconds(text) for _ in range(5)) < 0.02


def _seconds(text: str) -> float:
    start = perf_counter()
    assert len(Catalog(text, "en").ids) == 1000
    return perf_counter() - start
