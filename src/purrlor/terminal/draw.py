"""A view as text: any game, from the same data that the browser draws."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from typing import Any

from purrlor.engine.match.game_base import GameBase

ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
WIDTH = 100


def table(game: GameBase, view: dict[str, Any]) -> str:
    """Draw the whole table: shared zones first, then each seat with its own."""
    lines = [_header(game, view), ""]
    lines += [line for zone in view["zones"] if zone["owner"] is None for line in zone_lines(game, zone)]
    for seat in view["seats"]:
        lines += ["", _seat(view, seat)]
        mine = [zone for zone in view["zones"] if zone["owner"] == seat["seat"]]
        lines += ["  " + line for zone in mine for line in zone_lines(game, zone)]
    return "\n".join(lines)


def _header(game: GameBase, view: dict[str, Any]) -> str:
    phase = f" · {view['phase']}" if view["phase"] else ""
    return f"── {game.title}{phase} " + "─" * max(4, 60 - len(game.title) - len(phase))


def _seat(view: dict[str, Any], seat: dict[str, Any]) -> str:
    marks = [badge for badge in seat.get("badges", ()) if badge != "turn"]
    you = " (you)" if seat["seat"] == view["seat"] else ""
    score = f" · {seat['score']} points" if seat.get("score") is not None else ""
    pointer = "▶" if "turn" in seat.get("badges", ()) else " "
    badges = f" [{', '.join(marks)}]" if marks else ""
    return f"{pointer} {seat['name']}{you}{badges}{score}"


def zone_lines(game: GameBase, zone: dict[str, Any]) -> list[str]:
    """Draw one zone by its kind."""
    draw: Callable[[GameBase, dict[str, Any]], list[str]] = KINDS.get(zone["kind"], _list)
    return draw(game, zone)


def _list(game: GameBase, zone: dict[str, Any]) -> list[str]:
    words = [piece_text(game, piece) for piece in zone["pieces"] if piece["face"] is not None]
    backs = sum(piece["count"] for piece in zone["pieces"] if piece["face"] is None)
    if backs and words:
        words.append(f"{backs} face down")
    return _wrapped(f"{zone['label']} {zone['size']}", words)


def _pile(game: GameBase, zone: dict[str, Any]) -> list[str]:
    shown = [piece for piece in zone["pieces"] if piece["face"] is not None]
    top = [f"top {piece_text(game, shown[-1])}"] if shown else []
    return _wrapped(f"{zone['label']} {zone['size']}", top)


def _slots(game: GameBase, zone: dict[str, Any]) -> list[str]:
    held: dict[int, list[str]] = {}
    for piece in zone["pieces"]:
        held.setdefault(piece.get("position", 0), []).append(piece_text(game, piece))
    cells = zone.get("cells") or [str(i) for i in range(zone["size"])]
    words = [f"{name}: {' + '.join(held[i]) if i in held else '–'}" for i, name in enumerate(cells)]
    return _wrapped(zone["label"], words, "  ")


def _grid(game: GameBase, zone: dict[str, Any]) -> list[str]:
    """Draw a board: each square says owner, face, facing and a note; empty marked squares differ from the rest."""
    wide, high = zone["width"], zone["height"]
    marked = set(zone.get("marked", ()))
    squares = [["▫" if i in marked else "·", ""] for i in range(wide * high)]
    for piece in zone["pieces"]:
        squares[piece["position"]] = _square(game, piece)
    size = max(7, *(len(text) for square in squares for text in square)) + 2
    down = zone.get("down") or [str(row + 1) for row in range(high)]
    lines = [zone["label"], "    " + " ".join(name.center(size) for name in zone.get("across", ()))]
    for row in range(high):
        for part, name in ((0, down[row]), (1, "")):
            cells = [squares[row * wide + column][part].center(size) for column in range(wide)]
            lines.append(f"  {name:<2}{'|'.join(cells)}".rstrip())
        lines.append("    " + "+".join("-" * size for _ in range(wide)))
    return [line for line in lines[:-1] if line.strip()]


def _square(game: GameBase, piece: dict[str, Any]) -> list[str]:
    owner = "" if piece.get("owner") is None else f"{piece['owner']}:"
    name = "hidden" if piece["face"] is None else piece.get("short") or game.card_name(piece["face"])
    marks = " ".join(f"{key[0]}{value}" for key, value in piece.get("marks", {}).items() if value)
    return [f"{owner}{name}{ARROWS.get(piece.get('facing', ''), '')}", piece.get("note", marks)]


KINDS: dict[str, Callable[[GameBase, dict[str, Any]], list[str]]] = {
    "pile": _pile,
    "grid": _grid,
    "slots": _slots,
    "track": _slots,
}


def piece_text(game: GameBase, piece: dict[str, Any]) -> str:
    """Write a piece: its name, how many, and its marks."""
    name = "face down" if piece["face"] is None else game.card_name(piece["face"])
    count = f" ×{piece['count']}" if piece["count"] > 1 else ""
    shown = [_mark(key, value) for key, value in piece.get("marks", {}).items() if value not in (None, False, 0)]
    facing = ARROWS.get(piece.get("facing", ""), "")
    return f"{name}{count}{facing}" + (f" ({', '.join(shown)})" if shown else "")


def _mark(key: str, value: Any) -> str:
    return key if value is True else f"{key} {value}"


def _wrapped(head: str, words: Iterable[str], gap: str = " · ") -> list[str]:
    body = gap.join(words)
    text = f"{head}: {body}" if body else head
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ") or [text]


def told(lines: Iterable[str]) -> list[str]:
    """Write what happened; a sentence that repeats at once is said once, with its number."""
    made: list[list[Any]] = []
    for line in lines:
        if made and made[-1][0] == line:
            made[-1][1] += 1
        else:
            made.append([line, 1])
    return [f"{line} (×{n})" if n > 1 else line for line, n in made]


def _points(part: dict[str, Any]) -> str:
    return f"({part['note']}) {part['points']}" if part.get("note") else str(part["points"])


def score_table(view: dict[str, Any]) -> str:
    """Draw the result: a column a seat, a row for each part of the score."""
    outcome, names = view["outcome"], [seat["name"] for seat in view["seats"]]
    labels = list(dict.fromkeys(part["label"] for row in outcome["parts"] for part in row))
    wide = max(12, *(len(label) + 2 for label in labels), 0)
    notes = [max((len(_points(p)) for p in row), default=0) for row in outcome["parts"]]
    columns = [max(8, len(name) + 2, note + 2) for name, note in zip(names, notes, strict=True)]
    lines = [" " * wide + "".join(name.rjust(w) for name, w in zip(names, columns, strict=True))]
    for label in labels:
        cells = [next((_points(p) for p in row if p["label"] == label), "") for row in outcome["parts"]]
        lines.append(label.ljust(wide) + "".join(c.rjust(w) for c, w in zip(cells, columns, strict=True)))
    for name, key in (("Total", "scores"), ("Place", "ranks")):
        lines.append(name.ljust(wide) + "".join(str(n).rjust(w) for n, w in zip(outcome[key], columns, strict=True)))
    winners = " and ".join(names[seat] for seat in outcome["winners"])
    return "\n".join([*lines, "", f"The game is over ({outcome['reason']}). {winners} won."])
