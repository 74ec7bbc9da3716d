"""Packs a trained network into its game: `python tools/pack_network.py kitty-cataclysm run/kitty-cataclysm.npz`.

It writes src/purrlor/games/…/networks/instinct.net (another file with `--name`), and says how close whole numbers come.
`--facts facts.json` says things of the card anew, like `strengths` and `limits`. With a `.net` instead of an `.npz`
only the card is written anew.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path

from purrlor.bots.nets.network import SUFFIX, USUAL, read, shelf, to_bytes
from purrlor.bots.nets.pack import load_floats, packed, with_facts
from purrlor.games import folder, game


def main() -> None:
    """Pack, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--name", default=USUAL, help="the name of the file in the game's folder")
    parser.add_argument("--facts", type=Path, help="JSON with what the card is to say besides")
    args = parser.parse_args()
    facts = json.loads(args.facts.read_text(encoding="utf-8")) if args.facts else {}
    if args.file.suffix == SUFFIX:
        net = read(args.file)
        made = replace(net, card=with_facts(net.card, facts))
    else:
        floats, card = load_floats(args.file)
        made, close = packed(game(args.game), floats, with_facts(card, facts), args.name)
        print(
            f"{close.positions:,} positions: the same best move in {close.same_best:.2%}, "
            f"logits off by {close.logit_error:.4f}, values by {close.value_error:.4f}"
        )
    to = shelf(folder(args.game)) / args.name
    to.parent.mkdir(exist_ok=True)
    to.write_bytes(to_bytes(made))
    print(f"{to}: {to.stat().st_size:,} bytes; all of the game {_together(to.parent):,}")


def _together(place: Path) -> int:
    return sum(path.stat().st_size for path in place.glob(f"*{SUFFIX}"))


if __name__ == "__main__":
    main()
