"""Which languages there are, and which one somebody wants."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

LANGUAGES = ("en", "de", "fr", "es", "ja", "zh-Hans")
ENDONYMS = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "ja": "日本語",
    "zh-Hans": "简体中文",
}
PSEUDO = "en-XA"  # for developers: whoever reads English gets no joke unasked

LONGEST_HEADER, MOST_WISHES = 1000, 30
QUALITY = r"(?a:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\Z"
TRADITIONAL = frozenset(("tw", "hk", "mo", "hant"))
CHINESE = frozenset(("zh", "cmn"))
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def settle_language(wanted: Iterable[str]) -> str:
    """Return the first of somebody's wishes that we can fulfil, or English."""
    return next(filter(None, map(_spoken, wanted)), "en")


def _spoken(tag: str) -> str:
    """Return our language for a tag like `de-AT`, or nothing."""
    subtags = tag.strip().lower().replace("_", "-").split("-")
    if subtags == PSEUDO.lower().split("-"):
        return PSEUDO
    if subtags[0] in CHINESE:
        return "zh-Hans" if "hans" in subtags or TRADITIONAL.isdisjoint(subtags) else ""
    return subtags[0] if subtags[0] in LANGUAGES else ""


def from_header(accept_language: str) -> str:
    """Return the language that a browser asks for; what is too long or makes no sense is left out."""
    if len(accept_language) > LONGEST_HEADER:  # without the wish that is cut in two
        accept_language = accept_language[:LONGEST_HEADER].rpartition(",")[0]
    wishes = list(map(_wish, accept_language.split(",")[:MOST_WISHES]))
    wishes.sort(key=lambda wish: -wish[0])  # stable: equal wishes stay in their order
    return settle_language(tag for quality, tag in wishes if quality > 0)


def _wish(item: str) -> tuple[float, str]:
    tag, semicolon, weight = item.partition(";")
    if not semicolon:
        return 1.0, tag
    name, _, value = weight.partition("=")
    known = name.strip().lower() == "q" and re.match(QUALITY, value.strip())
    return (float(value) if known else 0.0), tag


def from_environment(environ: Mapping[str, str]) -> str:
    """Return the language of a terminal: PURRLOR_LANGUAGE, else what programs with gettext would speak.

    Those look at LANGUAGE (a list) first, but not where the locale is plainly "C": so scripts ask for English.
    """
    locale = next((environ[name] for name in LOCALE if environ.get(name)), "")
    wishes = [environ.get("PURRLOR_LANGUAGE", ""), locale]
    if locale not in ("C", "POSIX"):
        wishes[1:1] = environ.get("LANGUAGE", "").split(":")
    return settle_language(_tags(wishes))


def _tags(locales: Iterable[str]) -> Iterator[str]:
    """Give locales like `zh_CN.UTF-8` or `C` as tags."""
    for locale in locales:
        name = locale.partition(".")[0].partition("@")[0].strip()
        yield "en" if name in ("C", "POSIX") else name
