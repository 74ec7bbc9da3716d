"""What the server refuses, each with a status for HTTP, a code for programs and a sentence for people."""

from __future__ import annotations

from purrlor.errors import PurrlorError


class Refusal(PurrlorError):
    """Something that the table server does not do."""

    code = "refused"
    status = 409


class Missing(Refusal):
    """There is no such table, code, seat or game record."""

    code = "missing"
    status = 404


class Forbidden(Refusal):
    """Somebody else may do this, but not the one who asks."""

    code = "forbidden"
    status = 403


class TooMuch(Refusal):
    """The limits are reached."""

    code = "too-much"
    status = 429


class TooLarge(Refusal):
    """A message or body is longer than anybody needs."""

    code = "too-large"
    status = 413


class BadMessage(Refusal):
    """A message or body that does not make sense."""

    code = "bad-message"
    status = 400


class SetAside(Refusal):
    """A table that this version cannot read; it is kept as it is."""

    code = "set-aside"


class Stale(Refusal):
    """The move answers a question that is no longer open."""

    code = "stale"


class Unavailable(Refusal):
    """The database does not answer, or the server is stopping."""

    code = "unavailable"
    status = 503


class BadDatabase(PurrlorError):
    """The database cannot be used."""

    code = "bad-database"
