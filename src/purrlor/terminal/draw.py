"""A view as text: any game, from the same data that the browser draws, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from purrlor.engine.match.game_base import GameBase
from purrlor.engine.match.names import Names
from purrlor.engine.match.wording import ENGLISH, Speaker, Wording, parse
from purrlor.saying import spoken, worded
from purrlor.terminal.columns import center, left, right, width, wrapped
from purrlor.words import listed

ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
WIDTH = 100
SHAPE = ("id", "kind", "label")  # of a zone; what else is a text may be a sentence about it


def table(game: GameBase, view: dict[str, Any]) -> str:
    """Draw the whole table: shared zones first, then each seat with its own."""
    speaker = _speaker(game, view)
    lines = [_header(game, view), ""]
    lines += [line for zone in view["zones"] if zone["owner"] is None for line in zone_lines(speaker, zone)]
    for seat in view["seats"]:
        lines += ["", _seat(speaker, seat)]
        mine = [zone for zone in view["zones"] if zone["owner"] == seat["seat"]]
        lines += ["  " + line for zone in mine for line in zone_lines(speaker, zone)]
    return "\n".join(lines)


def _speaker(game: GameBase, view: dict[str, Any]) -> Speaker:
    names = Names((seat["seat"], seat["name"]) for seat in view["seats"])
    return Speaker(game.lexicon, spoken(), names, view["seat"])


def _words(speaker: Speaker) -> Wording:
    return speaker.lexicon.wording(speaker.language)


def _called(speaker: Speaker, group: str, name: str) -> str:
    """Return what the game calls a badge, a mark or a number of a seat; its own name where it has no word for it."""
    return _words(speaker).message(f"{group}-{name}") or name.replace("-", " ")


def _header(game: GameBase, view: dict[str, Any]) -> str:
    phase = f" · {view['phase']}" if view["phase"] else ""
    return f"── {game.title}{phase} " + "─" * max(4, 60 - width(game.title + phase))


def _seat(speaker: Speaker, seat: dict[str, Any]) -> str:
    marks = [speaker.word("badge", badge) for badge in seat.get("badges", ()) if badge != "turn"]
    you = f" ({worded('seat-me')})" if seat["seat"] == speaker.viewer else ""
    score = f" · {worded('terminal-points', n=seat['score'])}" if seat.get("score") is not None else ""
    pointer = "▶" if "turn" in seat.get("badges", ()) else " "
    badges = f" [{', '.join(marks)}]" if marks else ""
    return f"{pointer} {seat['name']}{you}{badges}{score}"


def zone_lines(speaker: Speaker, zone: dict[str, Any]) -> list[str]:
    """Draw one zone by its kind, and what is said about it."""
    draw: Callable[[Speaker, dict[str, Any]], list[str]] = KINDS.get(zone["kind"], _list)
    return [*draw(speaker, zone), *(f"    {said}" for said in _facts(speaker, zone))]


def _facts(speaker: Speaker, zone: dict[str, Any]) -> list[str]:
    """Word the facts of a zone that are sentences."""
    texts = [value for key, value in zone.items() if isinstance(value, str) and key not in SHAPE]
    english = speaker.lexicon.wording(ENGLISH).catalogs
    known = [say for say in texts if any(catalog.has(f"fact-{parse(say)[0]}") for catalog in english)]
    return [speaker.word("fact", say) for say in known]


def _list(speaker: Speaker, zone: dict[str, Any]) -> list[str]:
    words = [piece_text(speaker, piece) for piece in zone["pieces"] if piece["face"] is not None]
    backs = sum(piece["count"] for piece in zone["pieces"] if piece["face"] is None)
    if backs and words:
        words.append(worded("terminal-backs", n=backs))
    return _wrapped(_counted(zone), words)


def _counted(zone: dict[str, Any]) -> str:
    """Name a zone and how much lies there; the one token that tells something by its face is no number."""
    if zone["kind"] == "tokens" and zone["size"] == 1 and zone["pieces"] and zone["pieces"][0]["face"] is not None:
        return str(zone["label"])
    return worded("terminal-zone", name=zone["label"], n=zone["size"])


def _pile(speaker: Speaker, zone: dict[str, Any]) -> list[str]:
    shown = [piece for piece in zone["pieces"] if piece["face"] is not None]
    top = [worded("terminal-top", piece=piece_text(speaker, shown[-1]))] if shown else []
    return _wrapped(_counted(zone), top)


def _slots(speaker: Speaker, zone: dict[str, Any]) -> list[str]:
    held: dict[int, list[str]] = {}
    for piece in zone["pieces"]:
        held.setdefault(piece.get("position", 0), []).append(piece_text(speaker, piece))
    cells = zone.get("cells") or [str(i) for i in range(zone["size"])]
    words = [f"{name}: {' + '.join(held[i]) if i in held else '–'}" for i, name in enumerate(cells)]
    return _wrapped(zone["label"], words, "  ")


def _grid(speaker: Speaker, zone: dict[str, Any]) -> list[str]:
    """Draw a board: each square says owner, face, facing and a note; empty marked squares differ from the rest."""
    wide, high = zone["width"], zone["height"]
    marked = set(zone.get("marked", ()))
    squares = [["▫" if i in marked else "·", ""] for i in range(wide * high)]
    for piece in zone["pieces"]:
        squares[piece["position"]] = _square(speaker, piece)
    size = max(7, *(width(text) for square in squares for text in square)) + 2
    down = zone.get("down") or [str(row + 1) for row in range(high)]
    lines = [zone["label"], "    " + " ".join(center(name, size) for name in zone.get("across", ()))]
    for row in range(high):
        for part, name in ((0, down[row]), (1, "")):
            cells = [center(squares[row * wide + column][part], size) for column in range(wide)]
            lines.append(f"  {left(name, 2)}{'|'.join(cells)}".rstrip())
        lines.append("    " + "+".join("-" * size for _ in range(wide)))
    return [line for line in lines[:-1] if line.strip()]


def _square(speaker: Speaker, piece: dict[str, Any]) -> list[str]:
    owner = "" if piece.get("owner") is None else f"{piece['owner']}:"
    name = worded("terminal-hidden") if piece["face"] is None else _short(speaker, piece)
    marks = " ".join(_brief(speaker, key, value) for key, value in piece.get("marks", {}).items() if value)
    return [f"{owner}{name}{ARROWS.get(piece.get('facing', ''), '')}", marks]


def _short(speaker: Speaker, piece: dict[str, Any]) -> str:
    """Return what a piece is called where there is little room."""
    return _words(speaker).message(f"{piece['kind']}-{piece['face']}", "short") or _face(speaker, piece)


def _brief(speaker: Speaker, key: str, value: Any) -> str:
    """Write a mark in few letters: a word of the game, or the first letter of the mark and its number."""
    first = _called(speaker, "mark", key)[0]
    return speaker.title(key, value) if isinstance(value, str) else first if value is True else f"{first}{value}"


KINDS: dict[str, Callable[[Speaker, dict[str, Any]], list[str]]] = {
    "pile": _pile,
    "grid": _grid,
    "slots": _slots,
    "track": _slots,
}


def piece_text(speaker: Speaker, piece: dict[str, Any]) -> str:
    """Write a piece: its name, how many, and its marks."""
    name = worded("terminal-back") if piece["face"] is None else _face(speaker, piece)
    count = f" ×{piece['count']}" if piece["count"] > 1 else ""
    marks = piece.get("marks", {}).items()
    shown = [_mark(speaker, key, value) for key, value in marks if value not in (None, False, 0)]
    facing = ARROWS.get(piece.get("facing", ""), "")
    return f"{name}{count}{facing}" + (f" ({', '.join(shown)})" if shown else "")


def _face(speaker: Speaker, piece: dict[str, Any]) -> str:
    return speaker.title(piece["kind"], piece["face"])


def _mark(speaker: Speaker, key: str, value: Any) -> str:
    return speaker.valued("mark", key, value)


def _wrapped(head: str, words: Iterable[str], gap: str = " · ") -> list[str]:
    body = gap.join(words)
    text = f"{head}: {body}" if body else head
    return wrapped(text, WIDTH, "    ")


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


def score_table(game: GameBase, view: dict[str, Any]) -> str:
    """Draw the result: a column a seat, a row for each part of the score."""
    outcome, names = view["outcome"], [seat["name"] for seat in view["seats"]]
    labels = list(dict.fromkeys(part["label"] for row in outcome["parts"] for part in row))
    wide = max(12, *(width(label) + 2 for label in labels), 0)
    notes = [max((width(_points(p)) for p in row), default=0) for row in outcome["parts"]]
    columns = [max(8, width(name) + 2, note + 2) for name, note in zip(names, notes, strict=True)]
    lines = [_score_row("", names, wide, columns)]
    for label in labels:
        cells = [next((_points(p) for p in row if p["label"] == label), "") for row in outcome["parts"]]
        lines.append(_score_row(label, cells, wide, columns))
    for name, key in ((worded("score-total"), "scores"), (worded("score-place"), "ranks")):
        lines.append(_score_row(name, map(str, outcome[key]), wide, columns))
    reason = _called(_speaker(game, view), "reason", outcome["reason"]).rstrip(".。")
    winners = listed([names[seat] for seat in outcome["winners"]], spoken())
    if not winners:
        return "\n".join([*lines, "", worded("terminal-over-draw", reason=reason)])
    return "\n".join([*lines, "", worded("terminal-over", reason=reason, names=winners)])


def _score_row(label: str, cells: Iterable[str], wide: int, columns: Iterable[int]) -> str:
    return left(label, wide) + "".join(right(cell, column) for cell, column in zip(cells, columns, strict=True))
