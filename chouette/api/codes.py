"""Every code that the API answers with: its status and its sentence, in one place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module

from django.conf import settings

from chouette.refusals import Refused
from chouette.rules.errors import RuleViolation
from clubsite.api.refusals import TakesLogIn
from games.engine.errors import EngineError
from games.engine.explained import Explained
from games.refusals import NotDone

FAMILIES: tuple[type[Explained], ...] = (Refused, RuleViolation, NotDone, EngineError)
"""All that refuse; each class that names a code has its sentence as docstring."""

TOLD_OTHERWISE = frozenset(
    (
        "bad_history",
        "bad_resignation",
        "not_shut_out",
        "nothing_to_correct",
        "play_is_legal",
    )
)
"""What only games in memory refuse: neither the tools nor the games on boards come to it."""

RULE_STATUS = 422
"""What a rule of the game or of a tool refuses."""


@dataclass(frozen=True, order=True)
class Code:
    """A stable code; `sentence` has gaps in braces for what the answer names."""

    code: str
    status: int
    sentence: str


OTHERS = (
    Code("bad_request", 400, "The request cannot be understood."),
    Code("invalid", 400, "Some of what was sent is not right: see `fields`."),
    Code("parse_error", 400, "The body is not JSON, or not a form, that is accepted here."),
    Code("not_authenticated", 401, "Log in or send a token: there is nothing for everybody."),
    Code("authentication_failed", 401, "The token is not known, was revoked or has ended."),
    Code("wrong_log_in", 401, "This name and this password do not belong together."),
    Code("no_mail", 403, "The site sends no mail: an owner of the club can make a link."),
    Code("sign_up_closed", 403, "One comes in by invitation here."),
    Code("takes_log_in", 403, TakesLogIn.default_detail),
    Code("permission_denied", 403, "The CSRF token of a browser is missing or wrong."),
    Code("night_open", 404, "The table is open: its statement comes after the close."),
    Code("statement_not_ready", 404, "The statement is being computed: see `progress`."),
    Code("method_not_allowed", 405, "The address does not take this method: see `Allow`."),
    Code("not_acceptable", 406, "The answer is not to be had in what `Accept` names."),
    Code("request_timeout", 408, "The body did not arrive in time."),
    Code("logged_in", 409, "Somebody is logged in here: log out first."),
    Code("body_too_large", 413, "A body has at most 256 KiB."),
    Code(
        "unsupported_media_type", 415, "A body is JSON (`application/json`), of a file a form too."
    ),
    Code("unsupported_charset", 415, "Texts are read in UTF-8 only."),
    Code("link_spent", 422, "The link to a new password was used, or its time is over."),
    Code("too_much_work", 422, "This list asks for too much at once: send the rest anew."),
    Code("throttled", 429, "Too many requests, or too many wrong passwords: see `Retry-After`."),
    Code("server_error", 500, "The service is at fault; it has been noted."),
    Code("unavailable", 503, "The database does not answer: see `Retry-After`."),
)
"""What is refused before or beside the rules of a club and of the game."""

NEVER_ANSWERED = frozenset(("refused", "rule_violation", "not_done", "engine_error"))
"""What families of refusals are called by themselves."""


def codes() -> list[Code]:
    """All of them by name; where two refusals share a code, with the sentences of both."""
    found: dict[str, Code] = {each.code: each for each in OTHERS}
    for refusal in refusals_of_ours():
        status = getattr(refusal, "status", RULE_STATUS)
        known = found.get(refusal.code)
        said = _both(known.sentence, refusal.message) if known else refusal.message
        found[refusal.code] = Code(refusal.code, known.status if known else status, said)
    return sorted(found.values())


def _both(known: str, other: str) -> str:
    """Two sentences, or one that both say."""
    return known if other in known.split(" Or: ") else f"{known} Or: {other}"


def refusals_of_ours() -> list[type[Explained]]:
    """The classes that name a code which may be answered."""
    import_module(settings.ROOT_URLCONF)  # and with it whatever refuses
    found = {each for family in FAMILIES for each in _derived(family) if _is_answered(each)}
    return sorted(found, key=lambda each: (each.__module__, each.__name__))


def _derived(family: type[Explained]) -> Iterator[type[Explained]]:
    yield family
    for each in family.__subclasses__():
        yield from _derived(each)


def _is_answered(refusal: type[Explained]) -> bool:
    if "code" not in vars(refusal) or refusal.code in NEVER_ANSWERED:
        return False
    if refusal.__module__.partition(".")[0] not in ("chouette", "games"):
        return False
    return refusal.code not in TOLD_OTHERWISE


def as_markdown() -> str:
    """The table of `docs/api-codes.md`."""
    rows = [f"| `{each.code}` | {each.status} | {each.sentence} |" for each in codes()]
    return "\n".join(("| code | status | says |", "|---|---|---|", *rows, ""))
