"""Frozen dataclasses to plain JSON and back, driven by their type hints.

Commands, events and the state are read by people and programs for years, so their JSON is
made in one place: a field is a key, a dataclass an object, a tuple a list, a mapping an object
with text keys. Whatever does not fit raises `BadJson` and names the field.

A log is decoded every time a table is folded from nothing, so the decoder of a type is built from
its hints once and kept.
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from .errors import BadJson

T = TypeVar("T")
Encoder = Callable[[Any], Any]
Decoder = Callable[[Any], Any]

_CUSTOM: dict[Any, tuple[Encoder, Decoder]] = {}


def register(kind: Any, encode: Encoder, decode: Decoder) -> None:
    """Let values of `kind` (a class or a union alias) travel by functions of their own."""
    _CUSTOM[kind] = (encode, decode)


def encode(value: Any) -> Any:
    """`value` as plain JSON (objects, lists, text, whole numbers, booleans, null)."""
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    custom = _CUSTOM.get(type(value))
    if custom is not None:
        return custom[0](value)
    kind: Any = type(value)
    return {name: encode(getattr(value, name)) for name in _stored_fields(kind)}


def decode(kind: type[T], obj: object) -> T:
    """A `kind` (a frozen dataclass) from a JSON object.

    Raises `BadJson` for a missing or unknown key, or a value of another type.
    """
    hashable: Any = kind
    value: T = _decoder(hashable, kind.__name__)(obj)
    return value


@cache
def _stored_fields(kind: type) -> tuple[str, ...]:
    fields = dataclasses.fields(kind)
    return tuple(f.name for f in fields if f.metadata.get("stored", True))


@cache
def _decoder(kind: Any, where: str) -> Decoder:
    """The function that decodes a `kind` found at `where` (used in messages only)."""
    if kind in _CUSTOM:
        return _CUSTOM[kind][1]
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return _object_decoder(kind, where)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return _choice_decoder(args, where)
    if origin in (Union, types.UnionType):
        return _union_decoder(args, where)
    if origin is tuple:
        return _list_decoder(_decoder(args[0], where), where)
    if origin is not None:
        return _mapping_decoder(_decoder(args[1], "a value"), where)
    return _plain_decoder(kind, where)


def _object_decoder(kind: type, where: str) -> Decoder:
    hints = get_type_hints(kind)
    decoders = {name: _decoder(hints[name], name) for name in _stored_fields(kind)}
    required = {
        f.name
        for f in dataclasses.fields(kind)
        if f.default is dataclasses.MISSING and f.default_factory is dataclasses.MISSING
    }

    def decode_object(obj: Any) -> Any:
        if not isinstance(obj, Mapping):
            raise BadJson(reason=f"{where} must be an object")
        if not decoders.keys() >= obj.keys():
            unknown = min(str(key) for key in obj.keys() - decoders.keys())
            raise BadJson(reason=f"{where} has no field {unknown!r}")
        if not obj.keys() >= required:
            raise BadJson(reason=f"{where} needs {min(required - obj.keys())!r}")
        return kind(**{name: decoders[name](value) for name, value in obj.items()})

    return decode_object


def _choice_decoder(choices: tuple[Any, ...], where: str) -> Decoder:
    def decode_choice(obj: Any) -> Any:
        if obj not in choices:
            raise BadJson(reason=f"{where} must be one of {', '.join(map(str, choices))}")
        return obj

    return decode_choice


def _union_decoder(kinds: tuple[Any, ...], where: str) -> Decoder:
    decoders = [_decoder(kind, where) for kind in kinds if kind is not types.NoneType]
    optional = types.NoneType in kinds

    def decode_union(obj: Any) -> Any:
        if obj is None and optional:
            return None
        fault: BadJson | None = None
        for decoder in decoders:
            try:
                return decoder(obj)
            except BadJson as error:
                fault = error
        raise fault or BadJson(reason=f"{where} must be null")

    return decode_union


def _list_decoder(item: Decoder, where: str) -> Decoder:
    def decode_list(obj: Any) -> Any:
        if not isinstance(obj, list | tuple):
            raise BadJson(reason=f"{where} must be a list")
        return tuple([item(value) for value in obj])

    return decode_list


def _mapping_decoder(item: Decoder, where: str) -> Decoder:
    def decode_mapping(obj: Any) -> Any:
        if not isinstance(obj, Mapping):
            raise BadJson(reason=f"{where} must be an object")
        if not all(isinstance(key, str) for key in obj):
            raise BadJson(reason=f"{where} must have text keys")
        try:
            return {key: item(value) for key, value in obj.items()}
        except BadJson as fault:
            raise BadJson(reason=f"{where}: {fault.params['reason']}") from fault

    return decode_mapping


_NAMES = {int: "a whole number", str: "text", bool: "true or false", types.NoneType: "null"}


def _plain_decoder(kind: Any, where: str) -> Decoder:
    kind = getattr(kind, "__supertype__", kind)

    def decode_plain(obj: Any) -> Any:
        if type(obj) is not kind:
            raise BadJson(reason=f"{where} must be {_NAMES[kind]}")
        return obj

    return decode_plain
