"""Makes `server/identity/confusables.txt` from Unicode's list: `python tools/confusables.py confusables.txt`.

The list is https://www.unicode.org/Public/security/latest/confusables.txt; what Python's own normalization finds, and
what differs by a mark that can be seen, is left out.
"""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path

TO = Path(__file__).parents[1] / "src" / "purrlor" / "server" / "identity" / "confusables.txt"
HEAD = (
    "# Letters that look like others: what they look like, then they themselves. Made by tools/confusables.py from\n"
    "# Unicode's confusables.txt, version {version}. Copyright 1991-2020 Unicode, Inc.; https://www.unicode.org/license.txt\n"
)


def main(source: Path) -> None:
    """Write the table."""
    lines = source.read_text(encoding="utf-8-sig").splitlines()
    version = next(line.split(":")[1].strip() for line in lines if line.startswith("# Version:"))
    groups: dict[str, list[str]] = {}
    for line in lines:
        fields = line.split("#")[0].split(";")
        if len(fields) == 3 and _wanted(letter := _text(fields[0]), like := _text(fields[1])):
            groups.setdefault(like, []).append(letter)
    rows = [f"{like} {''.join(sorted(letters))}\n" for like, letters in sorted(groups.items())]
    TO.write_text(HEAD.format(version=version) + "".join(rows), encoding="utf-8")


def _text(numbers: str) -> str:
    return "".join(chr(int(number, 16)) for number in numbers.split())


def _wanted(letter: str, like: str) -> bool:
    plain = unicodedata.normalize("NFKD", letter) == letter and unicodedata.category(letter)[0] in "LNS"
    return plain and all(unicodedata.category(one)[0] in "LNS" for one in unicodedata.normalize("NFD", like))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
