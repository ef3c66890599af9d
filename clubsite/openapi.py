"""What the OpenAPI document says of every operation, so that no view has to repeat it: the problems
it may answer with, its heading, its name and its summary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

from drf_spectacular.openapi import AutoSchema
from rest_framework.serializers import CharField

from clubsite.openapi_problems import PROBLEMS

Json = dict[str, Any]

WITH_BODY = frozenset({"POST", "PUT", "PATCH"})
WRITING = WITH_BODY | {"DELETE"}
VERBS = {"GET": "get", "POST": "create", "PUT": "set", "PATCH": "change", "DELETE": "delete"}

TAGS: dict[str, str] = {
    "account": "Accounts",
    "me": "Accounts",
    "password_links": "Accounts",
    "join": "Tables",
    "clubs": "Clubs",
    "sessions": "Tables",
    "tools": "Tools",
    "records": "Records",
    "boards": "Boards",
    "members": "People",
    "players": "People",
    "invitations": "People",
    "codes": "People",
    "tokens": "People",
    "rulesets": "House rules",
    "presets": "House rules",
    "standings": "Money",
    "balances": "Money",
    "entries": "Money",
    "payments": "Money",
    "squaring": "Money",
    "legs": "Money",
    "openings": "Money",
    "cash": "Money",
    "seasons": "Seasons",
    "disputes": "Disputes",
    "federations": "Federations",
}
"""Under which heading of the document a resource stands."""

PAGE_PARAMETERS: list[Json] = [
    {
        "name": "cursor",
        "in": "query",
        "description": "Which page: a part of the address that the page before gave as `next`.",
        "schema": {"type": "string"},
    },
    {
        "name": "page_size",
        "in": "query",
        "description": "How many at once: 50 unless said, at most 200.",
        "schema": {"type": "integer", "minimum": 1, "maximum": 200},
    },
]


REPLAYED_HEADER: Json = {
    "description": "`true`: the same was sent before, and is answered as it was.",
    "schema": {"type": "string"},
}
"""Of the answer to what was sent again; a new thing is 201."""


class Schema(AutoSchema):
    """An operation as the document describes it."""

    def get_operation_id(self) -> str:
        """A verb and what it is done to: `list_club_players`, `get_session`, `create_club_payment`.

        Where the last word of the address is a verb itself, it is that: `revoke_club_token`.
        """
        words = self._words()
        owners, last = [_one(word) for word in words[:-1]], words[-1]
        of_many = not self.path.rstrip("/").endswith("}")
        if self.method == "GET":
            verb = "list" if self._is_page() else "get"
            return "_".join((verb, *owners, last if of_many else _one(last)))
        if self.method == "POST" and of_many and last == _one(last):
            return "_".join((last, *owners))
        whole = last if self.method == "DELETE" and of_many else _one(last)
        return "_".join((VERBS[self.method], *owners, whole))

    def get_tags(self) -> list[str]:
        """The resource of the address: of `clubs/{slug}/payments/`, the payments."""
        words = self._words()
        resource = words[1] if words[0] == "clubs" and len(words) > 1 else words[0]
        return [TAGS.get(resource, resource.replace("_", " ").capitalize())]

    def get_summary(self) -> str | None:
        """The first sentence of the description."""
        first, _, _ = " ".join((self.get_description() or "").split()).partition(". ")
        return first.rstrip(".") or None

    def get_auth(self) -> list[Json]:
        """Whoever writes is known, but where a view is for everybody; what may be read without a
        log-in, each club decides."""
        ways: list[Json] = super().get_auth()
        if not getattr(self.view, "takes_tokens", True):
            ways = [way for way in ways if "token" not in way]
        known = self.method in WRITING and not getattr(self.view, "for_everybody", False)
        return [way for way in ways if way] if known else ways

    def get_serializer_name(self, serializer: Any, direction: Any) -> str:
        """`ClubOut` describes a `Club`."""
        return type(serializer).__name__.removesuffix("Out")

    def _words(self) -> list[str]:
        parts = re.sub(self.path_prefix, "", self.path).strip("/").split("/")
        return [part.replace("-", "_") for part in parts if not part.startswith("{")]

    def _is_page(self) -> bool:
        return _is_page(self._first_answer())

    def _is_whole(self) -> bool:
        return getattr(self._first_answer(), "is_whole", False)

    def _first_answer(self) -> Any:
        answers: Any = self.get_response_serializers()
        return next(iter(answers.values()), None) if isinstance(answers, dict) else answers

    def _get_pagination_parameters(self) -> list[Json]:
        asks = self.method == "GET" and self._is_page() and not self._is_whole()
        return PAGE_PARAMETERS if asks else []

    def _get_examples(self, serializer: Any, direction: str, *args: Any) -> Json:
        """An example of a row is shown within its page."""
        examples: Json = super()._get_examples(serializer, direction, *args)
        if not _is_page(serializer):
            return examples
        return {name: {**each, "value": _paged(each["value"])} for name, each in examples.items()}

    def _get_response_bodies(self, direction: Any = "response") -> Json:
        """What the view says it answers, and the problems that any view may answer with."""
        answers: Json = super()._get_response_bodies(direction)
        for status in self._problem_statuses():
            name, _ = PROBLEMS[status]
            answers.setdefault(status, {"$ref": f"#/components/responses/{name}"})
        if {"200", "201"} <= answers.keys():
            answers["200"].setdefault("headers", {})["Idempotency-Replayed"] = REPLAYED_HEADER
        for status, answer in answers.items():
            if not answer.get("description", "-"):
                answer["description"] = HTTPStatus(int(status)).phrase
        return dict(sorted(answers.items()))

    def _problem_statuses(self) -> Iterator[str]:
        yield "400"
        if self.view.get_authenticators():
            yield from ("401", "403")
        if "{" in self.path:
            yield "404"
        if self.method in WRITING and self.view.get_authenticators():
            yield "409"
        if self.method in WRITING or self.get_override_parameters():
            yield "422"
        if self.method in WITH_BODY:
            yield from ("413", "415")
        yield from ("405", "406")
        if self.view.get_throttles():
            yield "429"
        yield "503"

    def _map_basic_serializer(self, serializer: Any, direction: Any) -> Json:
        """What is sent refuses unknown fields, and a text that is empty or of spaces only; what
        it says of several fields at once (`together`) stands beside them."""
        mapped: Json = super()._map_basic_serializer(serializer, direction)
        if getattr(serializer, "refuses_unknown", False):
            mapped["additionalProperties"] = False
            mapped |= getattr(serializer, "together", {})
            for name, field in serializer.fields.items():
                if type(field) is CharField and not field.allow_blank:
                    mapped["properties"][name] |= {"minLength": 1, **_a_letter(field)}
        return mapped


def _a_letter(field: CharField) -> Json:
    return {"pattern": r"\S"} if field.trim_whitespace else {}


def _one(word: str) -> str:
    """`entries` is `entry`, `clubs` is `club`."""
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    return word.removesuffix("s") if not word.endswith("ss") else word


def _is_page(serializer: Any) -> bool:
    return getattr(serializer, "is_page", False)


def _paged(value: Any) -> Any:
    """A row as the only one of its page; a page as it is."""
    if isinstance(value, dict) and "results" in value:
        return value
    return {"next": None, "previous": None, "results": [value]}
