"""Words: sentences of all languages, kept in Project Fluent's catalogs (`.ftl`) and worded as the browser words them.

languages   which languages there are, and which one somebody wants
manners     how a language writes numbers and lists, and its plural categories
figures     a number, written
values      what can be put into a sentence
functions   what a catalog can call: NUMBER and WHO
pattern     a sentence with its gaps, and how they are filled
grammar     the grammar of Fluent, read by fluent.syntax; the only module that imports it
reading     the light scan that finds entries, and the short way for plain ones
checking    what is wrong with an entry
catalog     one file
bundle      catalogs of a language, with another language to fall back on
pseudo      a made-up language, in which everything that is in no catalog shows
shelf       catalogs in folders: the shell's and those of games
quick       a plain line of the shell's catalog, for those who wait for nothing else

Opening a catalog parses nothing; an entry is parsed when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # a command that prints one sentence waits for the modules that it needs, not for all of these
    from purrlor.words.bundle import Bundle
    from purrlor.words.catalog import Catalog
    from purrlor.words.languages import ENDONYMS, LANGUAGES, PSEUDO, from_environment, from_header, settle_language
    from purrlor.words.manners import listed
    from purrlor.words.pseudo import pseudo
    from purrlor.words.shelf import differs, lacks, open_catalogs, shell
    from purrlor.words.values import Person, Value

__all__ = [
    "ENDONYMS",
    "LANGUAGES",
    "PSEUDO",
    "Bundle",
    "Catalog",
    "Person",
    "Value",
    "differs",
    "from_environment",
    "from_header",
    "lacks",
    "listed",
    "open_catalogs",
    "pseudo",
    "settle_language",
    "shell",
]
HOMES = {
    "Bundle": "bundle",
    "Catalog": "catalog",
    "ENDONYMS": "languages",
    "LANGUAGES": "languages",
    "PSEUDO": "languages",
    "Person": "values",
    "Value": "values",
    "differs": "shelf",
    "from_environment": "languages",
    "from_header": "languages",
    "lacks": "shelf",
    "listed": "manners",
    "open_catalogs": "shelf",
    "pseudo": "pseudo",
    "settle_language": "languages",
    "shell": "shelf",
}


def __getattr__(name: str) -> Any:
    """Import what is asked for."""
    if name not in HOMES:
        raise AttributeError(f"module 'purrlor.words' has no attribute {name!r}")
    found = getattr(import_module(f"purrlor.words.{HOMES[name]}"), name)
    globals()[name] = found
    return found
