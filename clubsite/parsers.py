"""Bodies as this service accepts them: JSON of bounded depth with finite numbers, forms with files,
and in both only text that both databases store."""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Mapping
from typing import IO, Any, NoReturn

from django.core.exceptions import TooManyFieldsSent, TooManyFilesSent
from rest_framework.exceptions import ParseError
from rest_framework.parsers import JSONParser, MultiPartParser

DEPTH_MAX = 32
INTEGER_DIGITS_MAX = 18
ITEMS_MAX = 10_000
"""Of one list or object: more than any resource takes, and checked one by one."""


class StrictJSONParser(JSONParser):
    """Raises ParseError (400) for what `parse_json` refuses, and for control characters."""

    def parse(
        self,
        stream: IO[Any],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:
        try:
            return parse_json(codecs.decode(stream.read(), "utf-8"), controls=False)
        except ValueError as error:
            raise ParseError(f"This is not JSON we accept: {error}") from error


class StrictFormParser(MultiPartParser):
    """`multipart/form-data` as one object. Raises ParseError (400) for a name twice and for control
    characters, as in JSON; what is in a file is for whoever reads it."""

    def parse(
        self,
        stream: IO[Any],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:
        try:
            form = super().parse(stream, media_type, parser_context)
            sent = [*form.data.lists(), *form.files.lists()]
            fields = _object([(name, value) for name, values in sent for value in values])
        except (TooManyFieldsSent, TooManyFilesSent) as error:
            raise ParseError("This form has too many fields.") from error
        except ValueError as error:
            raise ParseError(f"This is not a form we accept: {error}") from error
        for name, value in fields.items():
            expect_written(name)
            expect_written(value if isinstance(value, str) else "")
        return fields


def expect_written(text: str) -> None:
    """Raises ParseError (400) for text with control characters or half of a surrogate pair."""
    try:
        _check_text(text, _NOT_WRITTEN)
    except ValueError as error:
        raise ParseError(f"This is not text we accept: {error}") from error


def parse_json(text: str, *, controls: bool = True) -> Any:
    """The value of a JSON text. Raises ValueError for anything malformed, deeper than DEPTH_MAX,
    longer than ITEMS_MAX, NaN or Infinity, a name twice in one object, an integer beyond
    INTEGER_DIGITS_MAX digits, text a database refuses, or without `controls` text with control
    characters that are neither tabs nor ends of lines."""
    try:
        value = _JSON.decode(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    _check_value(value, _NOT_STORED if controls else _NOT_WRITTEN)
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        raise ValueError("an object has one name twice")
    return value


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")


def _bounded_integer(digits: str) -> int:
    if len(digits.lstrip("-")) > INTEGER_DIGITS_MAX:
        raise ValueError("an integer is too large")
    return int(digits)


# Made once: making it takes longer than reading a line of a tool.
_JSON = json.JSONDecoder(
    parse_constant=_refuse_constant, parse_int=_bounded_integer, object_pairs_hook=_object
)


def _check_value(value: Any, refused: re.Pattern[str]) -> None:
    """Walks without recursion, so that the depth limit itself needs no depth."""
    waiting: list[tuple[Any, int]] = [(value, 1)]
    while waiting:
        item, depth = waiting.pop()
        if isinstance(item, str):
            _check_text(item, refused)
        elif isinstance(item, (dict, list)):
            if depth > DEPTH_MAX:
                raise ValueError("nested too deeply")
            if len(item) > ITEMS_MAX:
                raise ValueError("a list or an object is too long")
            inside = [*item, *item.values()] if isinstance(item, dict) else item
            waiting.extend((child, depth + 1) for child in inside)
        elif isinstance(item, float) and item in (float("inf"), float("-inf")):
            raise ValueError("a number is too large")


_NOT_STORED = re.compile("[\x00\ud800-\udfff]")
_NOT_WRITTEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")


def _check_text(text: str, refused: re.Pattern[str]) -> None:
    found = refused.search(text)
    if found is None:
        return
    if found[0] == "\x00":
        raise ValueError("text holds a NUL character")
    if found[0] >= "\ud800":
        raise ValueError("text holds half of a surrogate pair")
    raise ValueError("text holds a control character")
