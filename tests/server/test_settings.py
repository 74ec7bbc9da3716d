"""What can be set: one list for the command line, the environment and the file."""

from __future__ import annotations

import json
import logging
import tomllib
from pathlib import Path
from typing import Any

import pytest

from purrlor.arguments import Parser
from purrlor.cli import main
from purrlor.errors import BadSetup
from purrlor.server.cli import serve
from purrlor.server.cli.logs import Json, Lines, secrets_of
from purrlor.server.cli.options import OPTIONS, database_of, example, settled
from purrlor.server.settings import Settings


def wished(*words: str) -> dict[str, Any]:
    """Give what is set, as `purrlor serve` reads it."""
    parser = Parser(prog="purrlor serve")
    serve.arguments(parser)
    return settled(parser.parse_args(words))


def kept(place: Path, text: str) -> list[str]:
    """Write a file of settings, and give the words that name it."""
    file = place / "purrlor.toml"
    file.write_text(text, encoding="utf-8")
    return ["--config", str(file)]


def test_the_example_explains_every_key_sets_none_and_is_read_when_all_are_set(tmp_path: Path) -> None:
    text = example()
    assert tomllib.loads(text) == {} and wished(*kept(tmp_path, text)) == wished()
    every = "\n".join(line[1:] for line in text.splitlines() if line.startswith("#") and not line.startswith("# "))
    assert list(tomllib.loads(every)) == [option.key for option in OPTIONS]
    assert wished(*kept(tmp_path, every))["origin"] == ("https://cats.example",)


def test_what_is_typed_wins_over_the_environment_and_both_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = kept(tmp_path, 'port = 1\nthinkers = 3\nhttps = true\nproxy = ["loopback"]\nfinished_days = 90')
    assert [wished(*words)[key] for key in ("port", "https", "proxy")] == [1, True, ("loopback",)]
    monkeypatch.setenv("PURRLOR_PORT", "2")
    monkeypatch.setenv("PURRLOR_HTTPS", "no")
    monkeypatch.setenv("PURRLOR_PROXY", "192.0.2.1, 192.0.2.2")
    found = wished(*words)
    assert (found["port"], found["https"], found["thinkers"]) == (2, False, 3)
    assert found["proxy"] == ("192.0.2.1", "192.0.2.2") and found["finished_days"] == 90
    typed = wished(*words, "--port", "3", "--https", "--proxy")
    assert (typed["port"], typed["https"], typed["proxy"]) == (3, True, ("loopback",))
    monkeypatch.setenv("PURRLOR_CONFIG", words[1])
    assert wished()["thinkers"] == 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hosts = 'a'", "did you mean host?"),
        ("meow = 1", "no such key"),
        ("port = 'x'", "port: "),
        ("port = 70000", "port: "),
        ("port = [1]", "one text or number"),
        ("port = true", "one text or number"),
        ("https = 1", "true or false"),
        ("host = 7", "quotation marks"),
        ("proxy = 'a'", "a list"),
        ("proxy = ['meow']", "proxy: 'meow'"),
        ("log = 'loud'", "text, json"),
        ("finished_days = -1", "finished_days: "),
        ("port = ", "not TOML"),
        (f"a = {'[' * 100_000}", "not TOML"),
        (f"a = {'9' * 5_000}", "not TOML"),
    ],
)
def test_what_is_wrong_in_the_file_is_named(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *kept(tmp_path, text)]) == 2
    line = capsys.readouterr().err.strip()
    assert said in line and "purrlor.toml" in line and len(line.splitlines()) == 1


def test_passwords_come_from_a_file_or_the_environment_and_are_never_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadSetup, match="Everybody on this machine"):
        wished("--db", "postgresql://me:s3cret@db/purrlor")
    file = tmp_path / "password"
    file.write_text("s3c/ret@\n")
    words = ["--db", "postgresql://me@db/purrlor", "--database-password-file", str(file)]
    assert database_of(wished(*words)) == "postgresql+psycopg://me:s3c%2Fret%40@db/purrlor"
    monkeypatch.setenv("PURRLOR_DATABASE_PASSWORD", "other")
    assert "me:other@" in database_of(wished("--db", "postgresql://me@db/purrlor"))
    file.write_text("")
    monkeypatch.delenv("PURRLOR_DATABASE_PASSWORD")
    with pytest.raises(BadSetup, match="is empty"):
        database_of(wished(*words))


def test_the_log_is_json_and_tells_no_secret() -> None:
    settings = Settings(database="postgresql://me:pass-word@db/x", metrics_token="token-token")
    record = logging.LogRecord("purrlor.server", logging.WARNING, "", 1, "%s and token-token", ("pass-word",), None)
    told = json.loads(Json(secrets_of(settings)).format(record))
    assert told["text"] == "(hidden) and (hidden)" and told["level"] == "warning" and told["time"].endswith("Z")
    assert "pass-word" not in Lines(secrets_of(settings)).format(record)
    try:
        raise ValueError("pass-word")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    assert "Traceback" in json.loads(Json(secrets_of(settings)).format(record))["traceback"]
    assert "pass-word" not in Json(secrets_of(settings)).format(record)


def test_the_command_writes_the_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "settings"]) == 0
    assert capsys.readouterr().out == example() + "\n"
