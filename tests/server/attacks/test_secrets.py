"""Secrets: what lies on the disk, who can read it, and what somebody can do who has read it."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from purrlor.cli import main
from purrlor.server.db.database import HEAD, Hold, hold_file, open_engine, release, version
from purrlor.server.identity.key import place_of
from purrlor.server.parlour import Parlour
from purrlor.server.settings import Settings
from server.attacks.dying import find_key
from server.attacks.target import target
from server.attacks.yesterday import ANN, KEY, cookie_of_yesterday, everything_in, leave_yesterday
from server.harness import Person, process, story

TESTS = Path(__file__).parents[2]


def purrlor(*words: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a person does."""
    known = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path]), **more}
    return subprocess.run(
        [sys.executable, "-m", "purrlor", *map(str, words)], capture_output=True, text=True, env=known, timeout=60
    )


def command(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command in this process: the same lines, but they need not be loaded again."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main([*map(str, words)])
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


def refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """It said no in one sentence that has these words."""
    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1, done
    for word in words:
        assert word in done.stderr, done.stderr


# -- Rights


class Watch:
    """Looks at a folder all the time, and remembers the widest rights that each thing in it ever had."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.widest: dict[str, int] = {}
        self._over = threading.Event()

    def look(self) -> None:
        for place, folders, names in os.walk(self.folder):
            for name in [*folders, *names]:
                with contextlib.suppress(FileNotFoundError):
                    rights = stat.S_IMODE(os.stat(f"{place}/{name}").st_mode)
                    self.widest[name] = self.widest.get(name, 0) | rights

    def keep_looking(self) -> None:
        while not self._over.wait(0.0005):
            self.look()

    @contextlib.contextmanager
    def looking(self) -> Iterator[dict[str, int]]:
        thread = threading.Thread(target=self.keep_looking)
        thread.start()
        try:
            yield self.widest
        finally:
            self._over.set()
            thread.join()
            self.look()


@pytest.fixture
def careless() -> Iterator[None]:
    """Let every new file be open to everybody, unless its maker takes care."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("careless")
@story
async def test_files_are_private_from_the_first_byte(tmp_path: Path) -> None:
    house, temporary = tmp_path / "house" / "deep", tmp_path / "house" / "tmp"
    temporary.mkdir(parents=True, mode=0o700)
    (tmp_path / "house").chmod(0o700)
    with Watch(tmp_path / "house").looking() as seen:
        async with target(tmp_path, database=str(house / "a.db")) as server, Person(server.url) as ann:
            await ann.create(bots=[None, "kitten"], start=True)
            done = await asyncio.to_thread(purrlor, "backup", house / "b", "--db", house / "a.db")
            assert done.returncode == 0, done.stderr
            await asyncio.sleep(0.01)
        done = purrlor("restore", house / "b", "--db", house / "new" / "c.db", TMPDIR=str(temporary))
        assert done.returncode == 0, done.stderr
    assert {"a.db", "a.db-wal", "a.db-shm", "a.db.lock", "a.db.key", "b", "c.db", "backup.db"} <= seen.keys()
    assert {name: oct(rights) for name, rights in seen.items() if rights & 0o077} == {}


@pytest.mark.usefixtures("careless")
def test_the_group_may_read_where_that_is_wished(tmp_path: Path) -> None:
    house = tmp_path / "new" / "deep"
    parlour = Parlour(Settings(database=str(house / "a.db"), group_read=True))
    files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in house.iterdir()}
    release(parlour.engine, parlour._file)
    assert {"a.db", "a.db-wal", "a.db-shm", "a.db.key", "a.db.lock"} <= files.keys()
    assert set(files.values()) == {0o640}
    assert {stat.S_IMODE(folder.stat().st_mode) for folder in (house, house.parent)} == {0o750}


def test_a_file_that_is_open_to_others_is_left_so_and_named_in_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "a.db"
    leave_yesterday(str(database))
    database.chmod(0o644)
    parlour = Parlour(Settings(database=str(database)))
    release(parlour.engine, parlour._file)
    said = [line for line in caplog.messages if "may read" in line]
    assert len(said) == 1 and "a.db (644)" in said[0] and "chmod 600" in said[0]
    assert stat.S_IMODE(database.stat().st_mode) == 0o644
    assert stat.S_IMODE((tmp_path / "a.db.key").stat().st_mode) == 0o600


# -- The key


async def who(url: str, cookie: str) -> tuple[str, str]:
    """Say who a cookie makes one, and the cookie that comes back."""
    async with Person(url) as person:
        person.http.cookies.clear()
        answer = await person.http.get("/api/me", headers={"cookie": f"purrlor={cookie}"})
        return str(answer.json()["who"]), answer.cookies.get("purrlor") or ""


@story
async def test_the_key_moves_out_and_nobody_is_signed_out(tmp_path: Path) -> None:
    leave_yesterday(str(tmp_path / "purrlor.db"))
    assert KEY.hex().encode() in everything_in(tmp_path)
    async with target(tmp_path) as server:
        assert (await who(server.url, cookie_of_yesterday()))[0] == ANN
        assert KEY.hex().encode() not in everything_in(tmp_path)
    assert KEY.hex().encode() not in everything_in(tmp_path)
    assert KEY.hex() in (tmp_path / "purrlor.db.key").read_text()
    async with target(tmp_path) as server:
        assert (await who(server.url, cookie_of_yesterday()))[0] == ANN


@story
async def test_no_cookie_can_be_forged_from_the_database_or_a_backup(tmp_path: Path) -> None:
    async with target(tmp_path) as server, Person(server.url) as ann:
        me = await ann.post("/api/me", {"name": "Ann"})
        done = await asyncio.to_thread(purrlor, "backup", tmp_path / "b", "--db", tmp_path / "purrlor.db")
        assert "1 person, 0 tables and 0 moves" in done.stdout, done
        for file in (tmp_path / "b", tmp_path / "purrlor.db"):
            with contextlib.closing(sqlite3.connect(file)) as connection:
                facts = [str(row[0]) for row in connection.execute("SELECT value FROM facts")]
            for fact in facts:
                for key in (fact.encode(), bytes.fromhex(fact)):
                    assert (await who(server.url, cookie_of_yesterday(key, me["who"])))[0] != me["who"]
        assert facts, "the database knows a fingerprint"


def test_a_backup_of_yesterdays_database_has_no_key_and_can_be_restored(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old.db", tmp_path / "new.db", tmp_path / "b"
    leave_yesterday(str(old))
    before = old.read_bytes()
    done = command("backup", file, "--db", old)
    assert done.returncode == 0 and "1 person, 1 table and 0 moves" in done.stdout, done
    assert KEY.hex().encode() not in file.read_bytes()
    assert old.read_bytes() == before, "a backup brings nothing up to date"
    done = command("restore", file, "--db", new)
    assert done.returncode == 0 and "signed out, unless" in done.stdout.splitlines()[0], done
    engine = open_engine(str(new))
    assert version(engine) == HEAD
    engine.dispose()


def test_whenever_it_is_killed_while_the_key_moves_out_the_key_is_there(tmp_path: Path) -> None:
    leave_yesterday(str(tmp_path / "yesterday.db"))
    known = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path])}
    (tmp_path / "all").mkdir()
    words = [sys.executable, "-m", "server.attacks.dying", str(tmp_path / "yesterday.db"), str(tmp_path / "all")]
    done = subprocess.run(words, capture_output=True, text=True, env=known, timeout=100)
    assert done.returncode == 0, done.stderr
    lines = int(done.stdout)
    assert lines > 40, "it died at hardly any line"
    for line in range(1, lines + 1):
        assert find_key(tmp_path / "all" / f"{line}.db") == KEY, line


def test_a_database_whose_key_is_missing_or_another_says_so(tmp_path: Path) -> None:
    database, key = tmp_path / "a.db", tmp_path / "a.db.key"
    find_key(database)
    kept = key.read_text()
    key.unlink()
    serve = ("serve", "--port", "0", "--db", database)
    refused(purrlor(*serve), "--key-file", "--new-key", "signed out", "recovery links", str(key))
    assert not key.exists()
    key.write_text("f" * 64)
    refused(purrlor(*serve), "another one", "--key-file", "--new-key")
    for broken in ("", "# nothing", "f" * 63, f"{'f' * 64} until soon", f"{'f' * 64} a b c"):
        key.write_text(broken)
        refused(command("key", "show", "--db", database), "holds no key")
    key.write_text(kept)
    assert find_key(database).hex() in kept


@story
async def test_a_key_in_the_environment_or_a_new_one_opens_the_house(tmp_path: Path) -> None:
    leave_yesterday(str(tmp_path / "purrlor.db"))
    os.environ["PURRLOR_KEY"] = f"{KEY.hex()} since 5"
    try:
        async with target(tmp_path) as server:
            assert (await who(server.url, cookie_of_yesterday()))[0] == ANN
    finally:
        del os.environ["PURRLOR_KEY"]
    assert not (tmp_path / "purrlor.db.key").exists() and KEY.hex().encode() not in everything_in(tmp_path)
    async with target(tmp_path, new_key=True) as server:
        assert (await who(server.url, cookie_of_yesterday()))[0] != ANN
    assert (tmp_path / "purrlor.db.key").exists()


@story
async def test_a_restored_house_opens_without_the_key_and_recovery_links_still_work(tmp_path: Path) -> None:
    async with target(tmp_path) as server, Person(server.url) as ann:
        me = await ann.post("/api/me", {"name": "Ann"})
        link = await ann.post("/api/me/link")
        cookie = str(ann.http.cookies["purrlor"])
    (tmp_path / "new").mkdir()
    assert command("backup", tmp_path / "b", "--db", tmp_path / "purrlor.db").returncode == 0
    assert command("restore", tmp_path / "b", "--db", tmp_path / "new" / "purrlor.db").returncode == 0
    async with target(tmp_path / "new") as server, Person(server.url) as phone:
        assert (await who(server.url, cookie))[0] != me["who"]
        assert (await phone.post("/api/me/recover", {"token": link["token"]}))["who"] == me["who"]


@story
async def test_after_a_rotation_cookies_are_exchanged_unless_at_once(tmp_path: Path) -> None:
    database = tmp_path / "purrlor.db"
    async with target(tmp_path) as server, Person(server.url) as ann:
        me = (await ann.get("/api/me"))["who"]
        first = str(ann.http.cookies["purrlor"])
        key = (tmp_path / "purrlor.db.key").read_text()
        shown = await asyncio.to_thread(purrlor, "key", "show", "--db", database)
        assert shown.returncode == 0 and "0 days ago" in shown.stdout and place_of(str(database)).name in shown.stdout
        assert not any(word in shown.stdout for word in key.split() if len(word) == 64)
        rotated = await asyncio.to_thread(purrlor, "key", "rotate", "--db", database)
        assert rotated.returncode == 0 and "30 days" in rotated.stdout and "no restart" in rotated.stdout
        second = await _until(server.url, first, lambda found, fresh: bool(found == me and fresh))
        assert second != first and (await who(server.url, second)) == (me, "")
        again = await asyncio.to_thread(purrlor, "key", "rotate", "--at-once", "--db", database)
        assert again.returncode == 0 and "end now" in again.stdout
        await _until(server.url, second, lambda found, _: found != me)
        assert (await who(server.url, first))[0] != me
    assert stat.S_IMODE((tmp_path / "purrlor.db.key").stat().st_mode) == 0o600
    async with target(tmp_path) as server:  # the database knew an older key than the newest; that is no other house's
        assert (await who(server.url, second))[0] != me


async def _until(url: str, cookie: str, wanted: Callable[[str, str], bool]) -> str:
    """Ask until a running server has noticed the new key; give the cookie that comes back."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        found, fresh = await who(url, cookie)
        if wanted(found, fresh):
            return fresh
        await asyncio.sleep(0.1)
    raise AssertionError("the server does not notice the new key")


# -- Several processes


@story
async def test_two_processes_that_begin_together_have_one_key(postgres: Callable[[], str]) -> None:
    database = postgres()
    async with contextlib.AsyncExitStack() as stack:
        one, two = await asyncio.gather(*(stack.enter_async_context(process(database)) for _ in range(2)))
        async with Person(one) as ann:
            me, cookie = (await ann.get("/api/me"))["who"], str(ann.http.cookies["purrlor"])
            assert (await who(two, cookie))[0] == me
        other = await asyncio.to_thread(
            purrlor, "serve", "--port", "0", "--db", database, XDG_DATA_HOME="/dev/shm/none"
        )
        refused(other, "--key-file", "--new-key")


# -- Files that are mistaken for others


def test_a_backup_of_a_mistyped_database_makes_nothing_and_says_what_is_there(tmp_path: Path) -> None:
    find_key(tmp_path / "purrlor.db")
    before = sorted(tmp_path.iterdir())
    refused(
        command("backup", tmp_path / "b", "--db", tmp_path / "purlor.db"), "did you mean", str(tmp_path / "purrlor.db")
    )
    refused(command("backup", tmp_path / "b", "--db", tmp_path / "no" / "a.db"), "There is no database")
    refused(command("backup", tmp_path / "b", "--db", tmp_path), "is a folder")
    refused(command("backup", tmp_path / "no" / "b", "--db", tmp_path / "purrlor.db"), "There is no folder")
    assert sorted(tmp_path.iterdir()) == before
    (tmp_path / "empty.db").touch()
    refused(command("backup", tmp_path / "b", "--db", tmp_path / "empty.db"), "no database of Purrlor")
    assert (tmp_path / "empty.db").stat().st_size == 0 and not (tmp_path / "b").exists()


def _foreign(file: Path) -> Path:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
        connection.commit()
    return file


def test_what_is_not_ours_is_neither_restored_nor_served_nor_changed(tmp_path: Path) -> None:
    find_key(tmp_path / "a.db")
    good, new = tmp_path / "good", tmp_path / "new.db"
    assert command("backup", good, "--db", tmp_path / "a.db").returncode == 0
    foreign, half, newer, shut = (
        _foreign(tmp_path / "foreign"),
        tmp_path / "half",
        tmp_path / "newer",
        tmp_path / "text",
    )
    half.write_bytes(good.read_bytes()[: good.stat().st_size // 2])
    newer.write_bytes(good.read_bytes())
    shut.write_text("words")
    with contextlib.closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    there = {file: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()}
    said = {foreign: "bookmarks", half: "cannot be restored", newer: "newer Purrlor", shut: "is not a backup"}
    for file, words in said.items():
        refused(command("restore", file, "--db", new), words, str(file))
    refused(command("restore", tmp_path, "--db", new), "is a folder")
    refused(command("restore", tmp_path / "none", "--db", new), "There is no file")
    refused(command("restore", good, "--db", foreign), "bookmarks")
    refused(purrlor("serve", "--port", "0", "--db", foreign), "bookmarks")
    assert not new.exists()
    assert {file: file.read_bytes() for file in there} == there


def test_a_full_house_of_an_older_shape_is_refused_before_it_is_touched(tmp_path: Path) -> None:
    old, file = tmp_path / "old.db", tmp_path / "b"
    leave_yesterday(str(old))
    assert command("backup", file, "--db", old).returncode == 0
    before = old.read_bytes()
    refused(command("restore", file, "--db", old), "not empty")
    assert old.read_bytes() == before


@pytest.mark.parametrize("way", ["symlink", "folder", "hard link", "dots"])
def test_a_second_server_is_refused_by_whatever_path_it_comes_and_migrates_nothing(
    tmp_path: Path, way: str, capsys: pytest.CaptureFixture[str]
) -> None:
    house = tmp_path / "house"
    house.mkdir()
    leave_yesterday(str(house / "a.db"))
    other = tmp_path / "other.db"
    if way == "symlink":
        other.symlink_to(house / "a.db")
    elif way == "folder":
        (tmp_path / "elsewhere").symlink_to(house)
        other = tmp_path / "elsewhere" / "a.db"
    elif way == "hard link":
        os.link(house / "a.db", other)
    else:
        other = house / ".." / "house" / "." / "a.db"
    engine = open_engine(str(house / "a.db"), to="0002")
    held = hold_file(engine)
    assert isinstance(held, Hold)
    engine.dispose()
    for words in (["serve", "--port", "0"], ["restore", str(_backup(tmp_path))]):
        assert main([*words, "--db", str(other)]) == 2
        assert "Another server uses" in capsys.readouterr().err
    assert version(engine) == "0002"
    engine.dispose()
    held.close()


def _backup(folder: Path) -> Path:
    find_key(folder / "empty.db")
    assert main(["backup", str(folder / "b"), "--db", str(folder / "empty.db")]) == 0
    return folder / "b"
