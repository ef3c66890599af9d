"""Frozen dataclasses to plain JSON and back, driven by their type hints.

Commands, events and the state are read by people and programs for years, so their JSON is
made in one place: a field is a key, a dataclass an object, a tuple a list, a mapping an object
with text keys. Whatever does not fit raises `BadJson` and names the field.
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
    custom = _CUSTOM.get(type(value))
    if custom is not None:
        return custom[0](value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {name: encode(getattr(value, name)) for name in _stored_fields(type(value))}
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    return value


def decode(kind: type[T], obj: object) -> T:
    """A `kind` (a frozen dataclass) from a JSON object.

    Raises `BadJson` for a missing or unknown key, or a value of another type.
    """
    value: T = _decode(kind, obj, kind.__name__)
    return value


@cache
def _stored_fields(kind: type) -> tuple[str, ...]:
    fields = dataclasses.fields(kind)
    return tuple(f.name for f in fields if f.metadata.get("stored", True))


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


@cache
def _required(kind: type) -> frozenset[str]:
    return frozenset(
        f.name
        for f in dataclasses.fields(kind)
        if f.default is dataclasses.MISSING and f.default_factory is dataclasses.MISSING
    )


def _decode_dataclass(kind: type, obj: object, where: str) -> Any:
    if not isinstance(obj, Mapping):
        raise BadJson(reason=f"{where} must be an object")
    names = _stored_fields(kind)
    unknown = sorted(str(key) for key in obj if key not in names)
    if unknown:
        raise BadJson(reason=f"{where} has no field {unknown[0]!r}")
    missing = sorted(_required(kind) - set(obj))
    if missing:
        raise BadJson(reason=f"{where} needs {missing[0]!r}")
    hints = _hints(kind)
    return kind(**{name: _decode(hints[name], obj[name], name) for name in names if name in obj})


def _decode(kind: Any, obj: object, where: str) -> Any:
    custom = _CUSTOM.get(kind)
    if custom is not None:
        return custom[1](obj)
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return _decode_dataclass(kind, obj, where)
    origin = get_origin(kind)
    if origin is None:
        return _decode_plain(kind, obj, where)
    return _decode_generic(origin, get_args(kind), obj, where)


def _decode_plain(kind: Any, obj: object, where: str) -> Any:
    kind = getattr(kind, "__supertype__", kind)
    if kind is Any:
        return obj
    if kind is types.NoneType:
        fits = obj is None
    elif kind is int:
        fits = isinstance(obj, int) and not isinstance(obj, bool)
    else:
        fits = isinstance(obj, kind)
    if not fits:
        raise BadJson(reason=f"{where} must be {_NAMES.get(kind, kind.__name__)}")
    return obj


_NAMES = {int: "a whole number", str: "text", bool: "true or false", types.NoneType: "null"}


def _decode_generic(origin: Any, args: tuple[Any, ...], obj: object, where: str) -> Any:
    if origin is Literal:
        if obj not in args:
            raise BadJson(reason=f"{where} must be one of {', '.join(map(str, args))}")
        return obj
    if origin in (Union, types.UnionType):
        return _decode_union(args, obj, where)
    if origin is tuple:
        if not isinstance(obj, list | tuple):
            raise BadJson(reason=f"{where} must be a list")
        return tuple(_decode(args[0], item, where) for item in obj)
    if not isinstance(obj, Mapping):
        raise BadJson(reason=f"{where} must be an object")
    if not all(isinstance(key, str) for key in obj):
        raise BadJson(reason=f"{where} must have text keys")
    return {key: _decode(args[1], item, f"{where}.{key}") for key, item in obj.items()}


def _decode_union(args: tuple[Any, ...], obj: object, where: str) -> Any:
    if obj is None and types.NoneType in args:
        return None
    fault: BadJson | None = None
    for kind in args:
        if kind is types.NoneType:
            continue
        try:
            return _decode(kind, obj, where)
        except BadJson as error:
            fault = error
    raise fault or BadJson(reason=f"{where} must be null")
