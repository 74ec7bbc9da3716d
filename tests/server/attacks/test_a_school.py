"""200 people behind one address, with the usual limits: they load the client, enter a code, play and chat, unrefused.

In CI there are fewer of them, for the machine is small; the rates of each are the same. `PURRLOR_FULL` has them all.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx

from sampling import FULL
from server.attacks.target import Target, target
from server.harness import Chair, Person

PEOPLE, MINUTE = (200, 60.0) if FULL else (40, 5.0)  # so many come within this time
AT_A_TABLE = 4
MOVE_SECONDS, MOVES = 3.0, 20 if FULL else 3
STATIC = Path(__file__).parents[3] / "src/purrlor/server/static"


def whole_client() -> list[str]:
    """Give all that a browser loads, and more."""
    files = [f"/{path.relative_to(STATIC)}" for path in STATIC.rglob("*") if path.is_file()]
    return ["/", *files, "/api/me", "/api/games", "/api/games/kitty-cataclysm", "/api/tables/open", "/api/tables/mine"]


class School:
    """Those who are there, and what they were refused."""

    def __init__(self, server: Target, code: str) -> None:
        self.server, self.code = server, code
        self.refused: list[Any] = []
        self.moves = self.lines = 0

    def see(self, answer: Any) -> None:
        if answer.get("type") == "bye" or answer.get("code") == "too-much":
            self.refused.append(answer)

    async def arrive(self, person: Person, chance: random.Random) -> None:
        """Come at some time, load the client as a browser does, and enter the code."""
        await asyncio.sleep(chance.uniform(0, MINUTE))
        paths = whole_client()
        for first in range(0, len(paths), 6):
            answers = await asyncio.gather(*map(person.http.get, paths[first : first + 6]))
            self.refused += [answer for answer in answers if answer.status_code >= 400]
        answer = await person.http.get(f"/api/codes/{self.code}")
        self.refused += [answer] if answer.status_code != 200 else []

    async def play(self, chair: Chair, chance: random.Random) -> None:
        """Make a move every three seconds, if there is one, and talk now and then."""
        self.see(chair.welcome)
        await asyncio.sleep(chance.uniform(0, MOVE_SECONDS))
        for turn in range(MOVES):
            if chair.mine():
                self.see(await chair.move(chance.choice(chair.mine())))
                self.moves += 1
            if turn % 3 == 0:
                self.see(await chair.ask(type="chat", text="meow"))
                self.lines += 1
            await self.listen(chair, MOVE_SECONDS)

    async def listen(self, chair: Chair, seconds: float) -> None:
        until = asyncio.get_running_loop().time() + seconds
        while (left := until - asyncio.get_running_loop().time()) > 0:
            try:
                async with asyncio.timeout(left):
                    self.see(await chair.next())
            except TimeoutError:
                return

    async def table(self, number: int) -> None:
        """Let some play together."""
        chance = random.Random(number)
        people = [Person(self.server.url) for _ in range(AT_A_TABLE)]
        for person in people:
            person.http = httpx.AsyncClient(base_url=self.server.url, timeout=60, verify=False)
        await asyncio.gather(*(self.arrive(person, random.Random(f"{number} {n}")) for n, person in enumerate(people)))
        made = await people[0].create(seats=AT_A_TABLE, access="link")
        for person in people[1:]:
            await person.post(f"/api/tables/{made}/sit")
        await people[0].post(f"/api/tables/{made}/start")
        await asyncio.gather(*(self.sit(person, made, chance) for person in people))
        for person in people:
            await person.http.aclose()

    async def sit(self, person: Person, made: str, chance: random.Random) -> None:
        async with person.at(made) as chair:
            await self.play(chair, chance)


def test_a_school_behind_one_address_meets_no_limit(tmp_path: Path) -> None:
    asyncio.run(lesson(tmp_path))  # takes longer than other stories when all are there


async def lesson(tmp_path: Path) -> None:
    async with target(tmp_path) as server, Person(server.url) as teacher:
        made = await teacher.post("/api/tables", {"game": "kitty-cataclysm", "seats": 2})
        school = School(server, made["table"]["code"])
        await asyncio.gather(*(school.table(number) for number in range(PEOPLE // AT_A_TABLE)))
        assert school.refused == []
        assert school.moves > PEOPLE // 4 and school.lines >= PEOPLE
        assert "refused" not in server.said() and "cut" not in server.said(), server.said()
