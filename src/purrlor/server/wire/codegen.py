"""Writes the protocol for others: `protocol.schema.json` (JSON Schema) and `protocol.ts` (TypeScript).

`python -m purrlor.server.wire.codegen` writes both; a test fails when they are stale.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from purrlor.server.wire import bodies, messages

HERE = Path(__file__).parent
REF = "#/$defs/"
UNIONS = {"ToServer": messages.ToServer, "ToClient": messages.ToClient}
# These come from the engine's views and may carry further facts of a game.
OPEN = {"Zone", "SeatView", "EventView"}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages and bodies."""
    kinds = [*UNIONS.values(), *bodies.HTTP_BODIES, *bodies.HTTP_ANSWERS]
    roots, found = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    named = dict(zip(UNIONS, roots, strict=False))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Purrlor table protocol {messages.PROTOCOL}",
        "$defs": {**dict(sorted(found.items())), **named},
    }


def typescript() -> str:
    """Return the same as TypeScript types."""
    lines = [
        "// Made from protocol.py by `python -m purrlor.server.wire.codegen`; do not edit.",
        f"export const PROTOCOL = {messages.PROTOCOL};",
    ]
    for name, kind in schema()["$defs"].items():
        lines += ["", *_declared(name, kind)]
    return "\n".join(lines) + "\n"


def _declared(name: str, kind: dict[str, Any]) -> list[str]:
    if "properties" not in kind:
        return [f"export type {name} = {_type(kind)};"]
    required = set(kind.get("required", ()))
    head = [f"/** {' '.join(kind['description'].split())} */"] if "description" in kind else []
    fields = [f"  {key}{'' if key in required else '?'}: {_type(of)};" for key, of in kind["properties"].items()]
    more = ["  [fact: string]: unknown;"] if name in OPEN else []
    return [*head, f"export interface {name} {{", *fields, *more, "}"]


def _type(kind: dict[str, Any]) -> str:
    """Write one type; only the forms that msgspec makes of our messages occur."""
    if "$ref" in kind:
        return str(kind["$ref"]).removeprefix(REF)
    if "anyOf" in kind:
        return " | ".join(_type(one) for one in kind["anyOf"])
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    if kind.get("type") == "array":
        if "prefixItems" in kind:
            return f"[{', '.join(map(_type, kind['prefixItems']))}]"
        inner = _type(kind["items"]) if "items" in kind else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind.get("type") == "object":
        extra = kind.get("additionalProperties")
        return f"Record<string, {_type(extra) if isinstance(extra, dict) else 'unknown'}>"
    return PLAIN.get(str(kind.get("type", "")), "unknown")


def files() -> dict[Path, str]:
    """Return what the two files should hold."""
    text = json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
    return {HERE / "protocol.schema.json": text, HERE / "protocol.ts": typescript()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.name}")
