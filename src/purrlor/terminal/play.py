"""`purrlor play`: a game in the terminal, you against bots or several people at one keyboard."""

from __future__ import annotations

import argparse
import difflib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from purrlor.arguments import MAX_SEATS, add_options, chosen_options, file_to_write, whole
from purrlor.bots import Bot, bots, hints
from purrlor.engine.author.chance import SEED_BITS
from purrlor.engine.match.match import Match
from purrlor.engine.match.presentation import Move
from purrlor.engine.match.record import check_names
from purrlor.errors import BadSetup
from purrlor.games import game
from purrlor.said import Said
from purrlor.saying import ask, complain, say, spoken, tell, worded
from purrlor.terminal import draw, helping

PEOPLE_NAMES = ("Mittens", "Whiskers", "Socks", "Pepper", "Ginger", "Smokey")
FIGURES = 9  # no list of moves is that long
BOT_NAMES = ("Duchess", "Tom", "Marmalade", "Biscuit", "Sir Purr")


class Quit(Exception):
    """The person wants to leave."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game")
    parser.add_argument("--seats", type=whole(1, MAX_SEATS), help=worded("help-play-seats"))
    parser.add_argument("--people", type=whole(0, MAX_SEATS), default=1, help=worded("help-play-people"))
    parser.add_argument("--names", default="", help=worded("help-play-names"))
    parser.add_argument("--bots", default="random", help=worded("help-play-bots"))
    parser.add_argument("--seed", type=whole(0, (1 << SEED_BITS) - 1), help=worded("help-play-seed"))
    parser.add_argument("--save", type=file_to_write, metavar="FILE", help=worded("help-play-save"))
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    """Play a game to its end."""
    played = game(args.game)
    seats = args.seats or max(played.seats[0], min(3, played.seats[-1]), args.people)
    if not 0 <= args.people <= seats:
        raise BadSetup("error-people-many", people=args.people, seats=seats, field="people")
    people = [name.strip() for name in args.names.split(",") if name.strip()]
    names = check_names([*people, *PEOPLE_NAMES[len(people) :]][: args.people])
    match = played.match(seats, args.seed, chosen_options(args), names=[*names, *BOT_NAMES][:seats])
    table = Seats(match, args.people, _bots(args.bots, match, seats - args.people), random.Random(args.seed))
    try:
        table.play()
    except (Quit, EOFError):
        say(f"\n{worded('play-leaving')}")
    if args.save:
        _save(match, args.save)
    return 0


class Seats:
    """A match at a keyboard: the first seats are people, the rest are bots."""

    def __init__(self, match: Match, people: int, players: list[Bot], rng: random.Random) -> None:
        """Take the match, and the bots of the seats behind the people; they choose by their own chance."""
        self.match = match
        self.people = people
        self.players = players
        self.rng = rng
        self.told = 0
        self.seen_by = 0 if people else None
        self.last_person: int | None = None

    def play(self) -> None:
        """Ask whoever is to decide, until the game is over."""
        while self.match.waiting:
            bots = [seat for seat in self.match.waiting if seat >= self.people]
            if bots:
                seat = self.rng.choice(bots)
                player = self.players[seat - self.people]
                self.match.play(seat, player.choose(self.match, seat, self.rng.getrandbits(60)))
            else:
                self._ask(self.match.waiting[0])
        self._tell()
        say(f"\n{draw.score_table(self.match.game, self._view(self.seen_by))}")

    def _view(self, seat: int | None) -> dict[str, Any]:
        return self.match.view(seat, spoken())

    def _told(self) -> list[str]:
        return [event["text"] for event in self.match.events(self.seen_by, language=spoken())]

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell()
        say(f"\n{draw.table(self.match.game, self._view(seat))}")
        moves = self.match.moves(seat, spoken())
        self._offer(seat, moves)
        while (move := self._answer(seat, moves)) is None:
            pass
        self.match.play(seat, move)

    def _hand_over(self, seat: int) -> None:
        """With several people at one screen, hide the hands while the keyboard changes paws."""
        if self.people > 1 and self.last_person not in (None, seat):
            say("\n" * 39)
            ask(f"{worded('play-hand-over', name=self.match.names[seat])} ")
        self.last_person, self.seen_by = seat, seat

    def _tell(self) -> None:
        """Tell what has happened since the last time."""
        fresh = self._told()[self.told :]
        self.told += len(fresh)
        for line in draw.told(fresh):
            say(f"  · {line}")

    def _offer(self, seat: int, moves: list[Move]) -> None:
        prompt = self._view(seat)["prompt"]
        say(f"\n{prompt['text']} [{prompt['rule']}]")
        for i, move in enumerate(moves, start=1):
            say(f"  {i:>2}  {move.label}{self._hint(move)}")

    def _hint(self, move: Move) -> str:
        """Return what the card of a move does, so that nobody has to look it up."""
        word = move.text.partition(":")[2].split(">")[0]
        card = self.match.game.cards.get(word)
        if card is None:
            return ""
        return f"  —  {self.match.game.lexicon.wording(spoken()).message(f'card-{card.id}', 'text') or card.text}"

    def _hints(self) -> str:
        """Let a strong bot look at the seat's own information, and say what it would do."""
        assert self.seen_by is not None
        best = sorted(hints(self.match, self.seen_by), key=lambda hint: -hint.visits)[:3]
        labels = {move.id: move.label for move in self.match.moves(self.seen_by, spoken())}
        lines = [worded("play-hint", move=labels[hint.move.id], share=round(hint.win, 2)) for hint in best]
        return "\n".join([worded("play-hints"), *(f"  {line}" for line in lines)])

    def _answer(self, seat: int, moves: list[Move]) -> Move | None:
        """Read one line: a move, or a question about the game."""
        line = ask(f"{self.match.names[seat]}> ").strip()
        verb, _, rest = line.partition(" ")
        if verb in self._talk:
            self._talk[verb](rest)
            return None
        return _picked(line, moves)

    @property
    def _talk(self) -> dict[str, Callable[[str], None]]:
        shown = self.match.game
        return {
            "?": lambda _: say(helping.commands()),
            "help": lambda _: say(helping.commands()),
            "card": lambda words: say(helping.card_help(shown, words)),
            "rules": lambda words: say(helping.rules_help(shown, words)),
            "hint": lambda _: say(self._hints()),
            "log": lambda _: say("\n".join(self._told())),
            "table": lambda _: say(draw.table(shown, self._view(self.seen_by))),
            "save": lambda words: _save(self.match, Path(words or "game.json")),
            "quit": _leave,
            "exit": _leave,
        }


def _bots(names: str, match: Match, count: int) -> list[Bot]:
    """Return a bot for every seat that no person takes."""
    made = bots(names, match.game) if count else []
    if made and len(made) not in (1, count):
        raise BadSetup("error-bots-many", seats=count, n=len(made), field="bots")
    return made * count if len(made) == 1 else made


def _leave(_: str) -> None:
    raise Quit


def _picked(line: str, moves: list[Move]) -> Move | None:
    """Find the move that a line means; if there is none, say what comes close."""
    if line.isascii() and line.isdigit() and len(line) < FIGURES and 1 <= int(line) <= len(moves):
        return moves[int(line) - 1]
    for move in moves:
        if line.lower() in (move.text.lower(), move.label.lower()):
            return move
    close = difflib.get_close_matches(line.lower(), [m.label.lower() for m in moves] + [m.text for m in moves], 1, 0.5)
    if close:
        tell("play-choice-close", line=line, n=len(moves), close=close[0])
    else:
        tell("play-choice", line=line, n=len(moves))
    return None


def _save(match: Match, path: Path) -> None:
    try:
        path.write_text(match.record.to_json(), encoding="utf-8")
        tell("play-saved", path=path)
    except (OSError, ValueError) as error:  # our own errors are among them
        complain(Said("play-unsaved", path=path, error=error))
