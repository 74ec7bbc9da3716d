"""Every sentence that code asks for is in the English catalog, with exactly the values that it is given."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import purrlor
from purrlor.errors import BadRecord, BadSetup, IllegalMove, PurrlorError
from purrlor.said import Said
from purrlor.words import LANGUAGES, PSEUDO, shell
from purrlor.words.quick import plain

SOURCE = Path(purrlor.__file__).parent
ASKING = {"Said", "worded", "tell"}
ABOUT = {"rule", "field"}  # of an error, not of its sentence
HANDED_ON = {  # calls whose id comes from elsewhere: from another error, or from a table of literal ids
    "saying.py: Said(id, **values)",
    "lab/report/page.py: worded(id, **values)",
    "saying.py: worded(id, **values)",
    "errors.py: Said(message_id, **values)",
    "engine/match/game_base.py: IllegalMove(error.said.id, rule=rule, field=error.field, **error.said.values)",
    "server/cli/restore.py: Said(error.said.id, **values)",
    "cli.py: worded(COMMANDS[name].help)",
    "cli.py: worded(command.help)",
    "server/cli/options.py: worded(option.help)",
    "server/cli/admin/command.py: worded(task.help)",
    "server/cli/admin/looking.py: worded(STATES[one.status])",
    "server/cli/admin/looking.py: worded(word)",
    "server/cli/admin/looking.py: worded(VERDICTS[one.verdict], why=one.why)",
    "server/lobby.py: Refusal(TOO_LATE[room.row.status])",
    "engine/match/match.py: IllegalMove(OBSTACLES[why], rule=self.game.presentation.undo_rule)",
    "server/tables/admission.py: IllegalMove(OBSTACLES[why], rule=logged.game.presentation.undo_rule)",
}


class Asked(NamedTuple):
    where: str
    source: str
    ids: tuple[str, ...]
    values: frozenset[str]


def _trees() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


TREES = dict(_trees())


def _errors() -> set[str]:
    """Name every class of errors, by its bases."""
    bases = {
        node.name: {ast.unparse(base).rpartition(".")[2] for base in node.bases}
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"PurrlorError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def _asked() -> Iterator[Asked]:
    errors = _errors()
    for where, tree in TREES.items():
        asking = _asking(where, tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = ast.unparse(node.func).rpartition(".")[2]
                if name in errors | asking:
                    given = {word.arg or "**" for word in node.keywords}
                    values = frozenset(given - ABOUT if name in errors else given)
                    yield Asked(f"{where}:{node.lineno}", ast.unparse(node), _ids(node.args[0]), values)


def _asking(where: str, tree: ast.Module) -> set[str]:
    """Name the functions of ours that a module knows; others may have functions of the same names."""
    imports = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    known = {name.name for node in imports if node.module in ("purrlor.said", "purrlor.saying") for name in node.names}
    return ASKING if where == "saying.py" else ASKING & known


def _ids(node: ast.expr) -> tuple[str, ...]:
    """Return the ids that an argument can be: one, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,)
    if isinstance(node, ast.IfExp) and (first := _ids(node.body)) and (second := _ids(node.orelse)):
        return (*first, *second)
    return ()


ASKED = list(_asked())
WORDS = shell("en").catalogs[0]


@pytest.mark.parametrize("asked", [one for one in ASKED if one.ids], ids=lambda one: one.where)
def test_a_sentence_is_there_and_gets_what_it_asks_for(asked: Asked) -> None:
    for id in asked.ids:
        assert WORDS.has(id), f"{asked.where}: there is no {id}"
        assert asked.values == WORDS.variables(id), f"{asked.where}: {id}"


def test_ids_are_written_where_they_are_used() -> None:
    handed = {f"{one.where.rpartition(':')[0]}: {one.source}" for one in ASKED if not one.ids}
    assert handed == HANDED_ON


def test_there_are_as_many_as_one_would_think() -> None:
    assert len(ASKED) > 300, "the test looks in the wrong place"


def test_tables_of_ids_lead_to_sentences() -> None:
    from purrlor.cli import COMMANDS
    from purrlor.server.lobby import TOO_LATE

    for id in (*TOO_LATE.values(), *(command.help for command in COMMANDS.values())):
        assert WORDS.has(id) and not WORDS.variables(id)


CALL = re.compile(r't\("([a-z-]+)"((?:, \w+=[^,()]+)*)\)')


def test_the_page_of_a_report_asks_for_sentences_that_are_there() -> None:
    page = (SOURCE / "lab/report/report.html").read_text(encoding="utf-8")
    calls = CALL.findall(page)
    assert len(calls) == page.count('t("') > 30
    for id, given in calls:
        assert WORDS.has(id), id
        assert set(re.findall(r"(\w+)=", given)) == WORDS.variables(id), id


def test_the_quick_way_leads_to_the_same_words() -> None:
    bundle = shell("en")
    quick = {id: said for id in WORDS.ids if (said := plain(id, "en")) is not None}
    assert len(quick) > 300 and all(said == bundle.format(id) for id, said in quick.items())
    assert plain("error-not-asked", "en") is None and plain("row-free", "en") is None, "they have gaps"
    assert plain("../en", "en") is None and plain("close", "../words/en") is None and plain("close", "xx") is None


# -- Errors


def test_an_error_is_said_in_the_language_of_its_reader() -> None:
    error = IllegalMove("error-not-asked", seat=2, rule="KC-1.2")
    assert error.sentence == "Seat 2 is not asked anything now."
    assert str(error) == "Seat 2 is not asked anything now. [KC-1.2]"
    assert error.in_words(PSEUDO).startswith("⟦") and "2" in error.in_words(PSEUDO)
    assert (error.code, error.rule, error.field) == ("illegal-move", "KC-1.2", "")


def test_an_error_within_an_error_is_worded_with_it_and_keeps_its_rule() -> None:
    inner = IllegalMove("error-over", rule="KC-9")
    outer = BadRecord("error-record-at", ply="3", move="0 pass", error=inner)
    assert str(outer) == "Move 3 of the record, '0 pass': The game is over. [KC-9]"
    assert outer.in_words(PSEUDO).count("⟦") == 3, "the move, the error, and the error with its rule"


def test_an_error_crosses_processes() -> None:
    error = BadSetup("error-file", trouble=Said("file-none", path=Path("a b")), field="file")
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is BadSetup and str(copy) == str(error) == "there is no file a b." and copy.field == "file"


def test_values_of_other_kinds_are_shown_as_they_are() -> None:
    np = pytest.importorskip("numpy")
    error = PurrlorError("error-record-letters", most=np.int64(1000), n=1001)
    assert str(error) == "A record has at most 1,000 letters, not 1,001."
    assert str(BadSetup("error-file-unreadable", file=Path("x"), error=OSError("gone"))) == "x cannot be read: gone."


def test_a_package_of_others_needs_no_catalog() -> None:
    assert str(BadSetup("This game is for cats only.", rule="CC-1")) == "This game is for cats only. [CC-1]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_is_said_somehow_in_every_language(language: str) -> None:
    assert "1" in BadSetup("error-games-few", n="1").in_words(language)


def test_a_translation_that_asks_for_what_is_not_there_gives_way_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    from purrlor import words

    broken = words.Bundle("de", [words.Catalog("error-over = { $nobody }\n", "de")])
    usual = words.shell
    monkeypatch.setattr(words, "shell", lambda language: broken if language == "de" else usual(language))
    assert Said("error-over", n=1).in_words("de") == "The game is over."
