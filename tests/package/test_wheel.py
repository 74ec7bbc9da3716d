"""The package works where there is no checkout: what is in it, what it does alone, what it says of missing extras."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import AsyncIterator
from email.parser import Parser
from pathlib import Path

import pytest

from package.environments import OUTSIDE, ROOT, Environment, Package, new_environment, uv
from server.harness import Person, story

STATIC = "purrlor/server/static/"
CLIENT = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src" / STATIC).rglob("*") if path.is_file()}
TOOLS = ("pytest", "mypy", "ruff", "playwright", "hypothesis", "import-linter")


def test_sdist_and_wheel_hold_the_client_and_the_types(package: Package) -> None:
    wheel = set(zipfile.ZipFile(package.wheel).namelist())
    with tarfile.open(package.sdist) as archive:
        sdist = {name.partition("/src/")[2] for name in archive.getnames()}
    assert f"{STATIC}index.html" in CLIENT and len(CLIENT) > 5
    for names in (wheel, sdist):
        assert {name for name in names if name.startswith(STATIC) and Path(name).suffix} == CLIENT
        assert "purrlor/py.typed" in names


def test_what_the_package_says_of_itself(package: Package) -> None:
    archive = zipfile.ZipFile(package.wheel)
    (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    told = Parser().parsestr(archive.read(name).decode())
    assert told["Author"] == "The Purrlor developers"
    assert not [need for need in told.get_all("Requires-Dist", []) if any(tool in need for tool in TOOLS)]
    assert {"all", "lab", "server", "postgres"} <= set(told.get_all("Provides-Extra", []))


def test_without_the_client_nothing_is_built_but_an_editable_install_works(package: Package, tmp_path: Path) -> None:
    subprocess.run(["tar", "xzf", package.sdist], cwd=tmp_path, check=True)
    (source,) = tmp_path.iterdir()
    shutil.rmtree(source / "src" / STATIC)
    for kind in ("--sdist", "--wheel"):
        done = uv("build", kind, "--out-dir", tmp_path / "dist", cwd=source)
        assert done.returncode != 0
        assert "There is no browser client to pack" in done.stderr and "Traceback" not in done.stderr
    assert not list((tmp_path / "dist").glob("purrlor*"))
    new_environment(tmp_path / "editable").install("--no-deps", "-e", source)


def test_the_package_alone_plays_in_the_terminal(bare: Environment) -> None:
    installed = json.loads(uv("pip", "list", "--python", bare.python, "--format", "json", cwd=bare.folder).stdout)
    assert {entry["name"] for entry in installed} == {
        "purrlor", "numpy", "numba", "llvmlite", "fluent-syntax", "typing-extensions",
    }  # fmt: skip
    done = bare.purrlor("play", "kitty-cataclysm", "--seed", "5", "--save", "game.json", typed="1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert "The game is over" in bare.purrlor("replay", "game.json").stdout


def test_the_package_alone_simulates(bare: Environment) -> None:
    done = bare.purrlor("simulate", "kitty-cataclysm", "--games", "500", "--seats", "4", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 500


@pytest.mark.parametrize(
    ("line", "extra"),
    [
        ("serve --port 0", "server"),
        ("backup all.json", "server"),
        ("restore all.json", "server"),
        ("key show", "server"),
        ("arena kitty-cataclysm --games 4", "lab"),
        ("report kitty-cataclysm --games 100", "lab"),
        ("dataset kitty-cataclysm --games 4", "lab"),
        ("simulate kitty-cataclysm --games 4 --cluster tcp://127.0.0.1:9", "lab"),
    ],
)
def test_a_missing_extra_is_named_in_one_sentence(line: str, extra: str, bare: Environment) -> None:
    done = bare.purrlor(*line.split())
    assert (done.returncode, done.stdout) == (2, "")
    name = line.split()[0]
    told = rf"purrlor: {name} needs \w+; pip install 'purrlor\[{extra}\]' brings it\.?\n"
    assert re.fullmatch(told, done.stderr), done.stderr


@contextlib.asynccontextmanager
async def served(where: Environment, folder: Path) -> AsyncIterator[str]:
    """Run `purrlor serve` of an environment until the block ends; gives its address."""
    words = [f"{where.folder}/bin/purrlor", "serve", "--port", "0", "--db", f"{folder}/a.db", "--delays", "0"]
    env = {**OUTSIDE, "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(words, cwd=folder, env=env, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        line = await asyncio.to_thread(server.stdout.readline)
        address = re.search(r"http://localhost:(\d+)", line)
        assert address is not None, line
        yield f"http://127.0.0.1:{address[1]}"
        server.terminate()
        assert await asyncio.to_thread(server.wait, 30) == 0
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


@story
async def test_the_server_gives_the_client_and_plays_a_move(serving: Environment, tmp_path: Path) -> None:
    async with served(serving, tmp_path) as url, Person(url) as ann, Person(url) as bob:
        page = await ann.http.get("/")
        assert page.status_code == 200 and "<title>" in page.text
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert parts and [(await ann.http.get(part)).status_code for part in parts] == [200] * len(parts)
        table = await ann.create(seats=2)
        await bob.post(f"/api/tables/{table}/sit")
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as a, bob.at(table) as b:
            actor, other = (a, b) if a.mine() else (b, a)
            before = other.n
            assert (await actor.move(actor.mine()[0]))["type"] == "done"
            while other.n == before:
                await other.next()
