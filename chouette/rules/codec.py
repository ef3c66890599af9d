"""Frozen dataclasses to plain JSON and back, driven by their type hints.

Commands, events and the state are read by people and programs for years, so their JSON is
made in one place: a field is a key, a dataclass an object, a tuple a list, a mapping an object
with text keys. Whatever does not fit raises `BadJson` and names the field.

A log is decoded every time a table is folded from nothing, so the decoder of a type is built from
its hints once and kept, and most values pass on a look at their type.
"""

from __future__ import annotations

import dataclasses
import re
import types
from collections.abc import Callable, Iterable, Mapping, Set
from functools import cache, partial
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from .errors import BadJson, RuleViolation

T = TypeVar("T")
Encoder = Callable[[Any], Any]
Decoder = Callable[[Any], Any]

_CUSTOM: dict[Any, tuple[Encoder, Decoder]] = {}


def register(kind: Any, encode: Encoder, decode: Decoder) -> None:
    """Let values of `kind` (a class or a union alias) travel by functions of their own."""
    _CUSTOM[kind] = (encode, decode)


def kind_name(kind: type) -> str:
    """What a kind of command or event is called in JSON: `GameSettled` is `game_settled`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def encode(value: Any) -> Any:
    """`value` as plain JSON (objects, lists, text, whole numbers, booleans, null).

    Fields of a dataclass whose metadata say `stored: False` are left out.
    """
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, _OBJECTS):
        return {str(key): encode(item) for key, item in value.items()}
    if isinstance(value, _LISTS):
        return [encode(item) for item in value]
    custom = _CUSTOM.get(type(value))
    if custom is not None:
        return custom[0](value)
    kind: Any = type(value)
    return {name: encode(getattr(value, name)) for name in _stored_fields(kind)}


def decode(kind: type[T], obj: object) -> T:
    """A `kind` from a JSON object; it is a frozen dataclass without slots, all of it stored.

    Raises `BadJson` for a missing or unknown key, or a value of another type.
    """
    hashable: Any = kind
    value: T = _decoder(hashable, kind_name(kind))(obj)
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
    if origin in _UNIONS:
        return _union_decoder(args, where)
    if origin is tuple:
        return _list_decoder(args[0], where)
    if origin is not None:
        return _mapping_decoder(args[1], where)
    return _plain_decoder(kind, where)


_UNIONS = (Union, types.UnionType)
_PLAIN = (str, int, types.NoneType)
_LISTS = (list, tuple)
_OBJECTS = (dict, Mapping)
"""What a JSON object may be; `dict` first, because it nearly always is one."""

_TEXT = frozenset((str,))
_NAMES = {int: "a whole number", str: "text", bool: "true or false", types.NoneType: "null"}


@cache
def _plain_types(kind: Any) -> frozenset[type]:
    """The types of those values of a `kind` that JSON writes as they are, so that there is nothing
    to decode in them."""
    if get_origin(kind) in _UNIONS and kind not in _CUSTOM:
        return frozenset().union(*map(_plain_types, get_args(kind)))
    return frozenset((kind,)) & _NAMES.keys()


def _object_decoder(kind: type, where: str) -> Decoder:
    hints = get_type_hints(kind)
    steps = [
        (name, _plain_types(hints[name]), _decoder(hints[name], name))
        for name in _stored_fields(kind)
    ]
    completed = partial(_completed, where, {name for name, *_ in steps}, _defaults(kind))

    def decode_object(obj: Any) -> Any:
        if not isinstance(obj, _OBJECTS):
            raise BadJson(reason=f"{where} must be an object")
        if len(obj) != len(steps):
            obj = completed(obj)
        # As unpickling does; the constructor of a frozen value takes four times as long.
        value: Any = object.__new__(kind)
        values = vars(value)
        for name, plain, decode in steps:
            try:
                found = obj[name]
            except KeyError:
                obj = completed(obj)
                found = obj[name]
            if type(found) in plain:
                values[name] = found
                continue
            try:
                values[name] = decode(found)
            except RuleViolation as fault:
                raise fault.within(name) from None
        return value

    return decode_object


def _defaults(kind: type) -> dict[str, Any]:
    """The fields that an object may leave out, with what they are then."""
    defaults = {}
    for field in dataclasses.fields(kind):
        if field.default is not dataclasses.MISSING:
            defaults[field.name] = field.default
        elif field.default_factory is not dataclasses.MISSING:
            defaults[field.name] = field.default_factory()
    return defaults


def _completed(
    where: str, names: Set[str], defaults: Mapping[str, Any], obj: Mapping[Any, Any]
) -> Mapping[str, Any]:
    """`obj` with the default of every field that it leaves out. Raises `BadJson`."""
    if unknown := obj.keys() - names:
        name = min(map(str, unknown))[:80]
        raise BadJson(reason=f"{where} has no field {name!r}", field=name)
    if missing := names - obj.keys() - defaults.keys():
        raise BadJson(reason=f"{where} needs {min(missing)!r}", field=min(missing))
    return {**defaults, **obj}


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


def _list_decoder(kind: Any, where: str) -> Decoder:
    plain, item = _plain_types(kind), _decoder(kind, where)

    def decode_list(obj: Any) -> Any:
        if not isinstance(obj, _LISTS):
            raise BadJson(reason=f"{where} must be a list")
        if plain.issuperset(map(type, obj)):
            return tuple(obj)
        try:
            return tuple([item(value) for value in obj])
        except RuleViolation:
            raise _first_fault(item, enumerate(obj)) from None

    return decode_list


def _mapping_decoder(kind: Any, where: str) -> Decoder:
    plain, item = _plain_types(kind), _decoder(kind, "a value")

    def decode_mapping(obj: Any) -> Any:
        if not isinstance(obj, _OBJECTS):
            raise BadJson(reason=f"{where} must be an object")
        if not _TEXT.issuperset(map(type, obj)):
            raise BadJson(reason=f"{where} must have text keys")
        if plain.issuperset(map(type, obj.values())):
            return dict(obj)
        try:
            return {key: item(value) for key, value in obj.items()}
        except BadJson:
            fault = _first_fault(item, obj.items())
            reason = f"{where}: {fault.params['reason']}"
            raise BadJson(reason=reason, field=fault.field) from None

    return decode_mapping


def _first_fault(item: Decoder, values: Iterable[tuple[Any, Any]]) -> RuleViolation:
    """What is wrong with the first of these that is no `item`, and at which key or place."""
    for key, value in values:
        try:
            item(value)
        except RuleViolation as fault:
            return fault.within(key)
    raise ValueError("nothing is wrong with any of these")


def _plain_decoder(kind: Any, where: str) -> Decoder:
    def decode_plain(obj: Any) -> Any:
        if type(obj) is not kind:
            raise BadJson(reason=f"{where} must be {_NAMES[kind]}")
        return obj

    return decode_plain
