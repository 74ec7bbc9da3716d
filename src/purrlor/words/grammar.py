"""The grammar of Fluent 1.0, read by fluent.syntax and turned into patterns; imported when the first entry needs it."""

from __future__ import annotations

import re
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from purrlor.words.pattern import Call, Expression, Pattern, Reference, Select, Variable, Variant
from purrlor.words.values import Figure, Option, Options

Node = ast.InlineExpression | ast.Placeable | ast.SelectExpression
ESCAPE = re.compile(r'\\(?:([\\"])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6}))')
NO_LETTER = "\ufffd"


class Junk(NamedTuple):
    """What could not be read: where it begins and what is wrong with it."""

    start: int
    content: str
    trouble: str


def parse(source: str) -> tuple[Pattern | None, dict[str, Pattern]] | None:
    """Return the value and the attributes of the first entry of a text, or nothing when it is junk."""
    try:
        entry = FluentParser(with_spans=False).parse_entry(source)
        if not isinstance(entry, ast.Message | ast.Term):
            return None
        value = None if entry.value is None else _pattern(entry.value)
        return value, {attribute.id.name: _pattern(attribute.value) for attribute in entry.attributes}
    except RecursionError:  # braces in braces in braces: nobody's sentence
        return None


def junk(text: str) -> list[Junk]:
    """Return everything in a text that is neither entry nor comment."""
    try:
        body = FluentParser().parse(text).body
    except RecursionError:
        return [Junk(0, text[:60], "something is nested too deeply")]
    return [
        Junk(part.span.start if part.span else 0, part.content or "", part.annotations[0].message or "")
        for part in body
        if isinstance(part, ast.Junk)
    ]


def _pattern(node: ast.Pattern) -> Pattern:
    return tuple(
        part.value if isinstance(part, ast.TextElement) else _expression(part.expression) for part in node.elements
    )


def _expression(node: Node) -> Expression:
    if isinstance(node, ast.Placeable):
        return _expression(node.expression)
    if isinstance(node, ast.StringLiteral | ast.NumberLiteral):
        return _literal(node)
    if isinstance(node, ast.VariableReference):
        return Variable(node.id.name)
    if isinstance(node, ast.SelectExpression):
        return _select(node)
    return _reference(node)


def _reference(node: ast.MessageReference | ast.TermReference | ast.FunctionReference) -> Expression:
    if isinstance(node, ast.FunctionReference):
        return Call(node.id.name, tuple(map(_expression, node.arguments.positional)), _options(node.arguments))
    attribute = node.attribute.name if node.attribute else ""
    if isinstance(node, ast.MessageReference):
        return Reference(node.id.name, attribute)
    return Reference(f"-{node.id.name}", attribute, _parameters(node.arguments))


def _select(node: ast.SelectExpression) -> Select:
    variants = tuple(Variant(_key(variant.key), _pattern(variant.value)) for variant in node.variants)
    default = next(at for at, variant in enumerate(node.variants) if variant.default)
    return Select(_expression(node.selector), variants, variants[default].pattern)


def _key(node: ast.Identifier | ast.NumberLiteral) -> str | float:
    return node.name if isinstance(node, ast.Identifier) else float(node.value)


def _literal(node: ast.StringLiteral | ast.NumberLiteral) -> str | Figure:
    if isinstance(node, ast.StringLiteral):
        return ESCAPE.sub(_letter, node.value)
    decimals = len(node.value.partition(".")[2])
    return Figure(float(node.value), (("minimumFractionDigits", decimals),) if decimals else ())


def _letter(escape: re.Match[str]) -> str:
    if escape[1]:
        return escape[1]
    code = int(escape[2] or escape[3], 16)
    return NO_LETTER if 0xD800 <= code <= 0xDFFF or code > 0x10FFFF else chr(code)


def _options(arguments: ast.CallArguments) -> Options:
    return tuple((named.name.name, _option(named.value)) for named in arguments.named)


def _option(node: ast.StringLiteral | ast.NumberLiteral) -> Option:
    literal = _literal(node)
    return literal if isinstance(literal, str) else literal.value


def _parameters(arguments: ast.CallArguments | None) -> dict[str, str | Figure]:
    """Return what a term is called with; positional arguments mean nothing to a term."""
    return {named.name.name: _literal(named.value) for named in arguments.named} if arguments else {}
