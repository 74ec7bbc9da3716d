"""`purrlor words`: what a translation lacks and where it differs, for those who translate."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from purrlor.arguments import known_language
from purrlor.games import GAMES, folder
from purrlor.saying import say, tell, worded
from purrlor.words import ENDONYMS, LANGUAGES, PSEUDO, Catalog, differs, lacks
from purrlor.words.shelf import HERE

SHELL = "shell"
CARD = "card-"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("tag", nargs="?", metavar="LANGUAGE", help=worded("help-words-tag"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=worded("help-words-game"))


def run(args: argparse.Namespace) -> int:
    """Say what is missing; the status is 1 if anything is."""
    languages = [known_language(args.tag)] if args.tag else [one for one in LANGUAGES if one != "en"]
    places = [args.game] if args.game else [SHELL, *GAMES]
    missing = [_told(language, place, whole=bool(args.tag)) for language in languages for place in places]
    return 1 if any(missing) else 0


def _told(language: str, place: str, *, whole: bool) -> int:
    """Tell about one folder of words: everything, or (about all languages at once) only how much there is."""
    home = HERE if place == SHELL else folder(place) / "words"
    less, other = missing(home, language), list(different(home, language))
    name = ENDONYMS.get(language, language)
    if not less and not other:
        tell("words-whole", language=name, place=place)
    else:
        tell(
            "words-lacking",
            language=name,
            place=place,
            missing=len(less),
            other=len(other),
            file=home / f"{language}.ftl",
        )
    for line in (*less, *other) if whole else ():
        say(f"  {line}")
    return len(less) + len(other)


def missing(home: Path, language: str) -> list[str]:
    """Return what English has and a language lacks; cards have their English words in cards.toml."""
    own = _own(home, language)
    cards = [key for key in _cards(home) if language not in ("en", PSEUDO) and not (own and own.has(*key))]
    return [*lacks(home, language), *(".".join(filter(None, key)) for key in cards)]


def different(home: Path, language: str) -> Iterator[str]:
    """Say where a language has what English has not, or asks for other values, or cannot be read."""
    known = {f"{id}.{attribute}" if attribute else id for id, attribute in _cards(home)}
    for line in differs(home, language):
        if not any(f": {name} is not in English" in line for name in known):
            yield line
    if own := _own(home, language):
        yield from own.errors([english] if (english := _own(home, "en")) else [])


def _own(home: Path, language: str) -> Catalog | None:
    path = home / f"{language}.ftl"
    return Catalog(path.read_text(encoding="utf-8"), language, path.name) if path.is_file() else None


def _cards(home: Path) -> Sequence[tuple[str, str]]:
    """Name the words of the cards that lie beside a folder of words."""
    if not (home.parent / "cards.toml").is_file():
        return ()
    from purrlor.engine.author.cards import usual_cards

    cards = usual_cards(home.parent)
    return [(f"{CARD}{card.id}", attribute) for card in cards for attribute in ("", "text")]
