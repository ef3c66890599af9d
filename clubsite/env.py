"""Typed readers for the environment: nonsense stops the program at start, with the variable's name.

A variable that is absent or empty counts as not given. A secret may instead be a file: `NAME_FILE`
names it and its text, without surrounding white space, is the value.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

TRUE, FALSE = frozenset({"1", "true", "yes", "on"}), frozenset({"0", "false", "no", "off"})


class Environment:
    """Reads one mapping of strings, the process environment by default."""

    def __init__(self, values: Mapping[str, str] | None = None) -> None:
        self.values = os.environ if values is None else values

    def text(self, name: str, default: str = "") -> str:
        return self.values.get(name, "").strip() or default

    def choice(self, name: str, allowed: tuple[str, ...]) -> str:
        """One of `allowed`; the first of them is the default."""
        value = self.text(name, allowed[0])
        if value not in allowed:
            raise ImproperlyConfigured(f"{name} must be one of {', '.join(allowed)}, not {value!r}")
        return value

    def boolean(self, name: str, *, default: bool) -> bool:
        value = self.text(name).lower()
        if not value:
            return default
        if value not in TRUE | FALSE:
            raise ImproperlyConfigured(f"{name} must be 1 or 0 (or true, false), not {value!r}")
        return value in TRUE

    def integer(self, name: str, default: int, *, low: int, high: int) -> int:
        value = self.text(name, str(default))
        # int() also reads "1_000" and digits of other scripts, which nobody means to write here.
        if not (_is_number(value) and len(value) < 20 and low <= int(value) <= high):
            raise ImproperlyConfigured(
                f"{name} must be a whole number from {low} to {high}, not {value!r}"
            )
        return int(value)

    def words(self, name: str) -> list[str]:
        """A list written with commas; empty when not given."""
        return [word.strip() for word in self.text(name).split(",") if word.strip()]

    def rate(self, name: str, default: str) -> str | None:
        """How many of something in a time, like `1200/minute`; None for the word `none`."""
        value = self.text(name, default)
        if value != "none" and not re.fullmatch(r"[1-9]\d{0,8}/(second|minute|hour|day)", value):
            raise ImproperlyConfigured(f"{name} must be like 1200/minute, or none, not {value!r}")
        return None if value == "none" else value

    def secret(self, name: str) -> str:
        """The secret or "", from `NAME` or the file `NAME_FILE` names; both given is an error."""
        value, path = self.text(name), self.text(f"{name}_FILE")
        if not path:
            return value
        if value:
            raise ImproperlyConfigured(f"give {name} or {name}_FILE, not both")
        try:
            content = Path(path).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise ImproperlyConfigured(f"{name}_FILE cannot be read: {error}") from error
        if not content:
            raise ImproperlyConfigured(f"{name}_FILE names an empty file")
        return content


def redis_address(url: str) -> str:
    """`url` if Celery can use it: `redis://` or `rediss://` with a host, and after it nothing or
    the number of a database; or `redis+socket:///path`. "" is no Redis.

    Raises ImproperlyConfigured, whose sentence leaves the address out: it may hold a password.
    """
    if not url:
        return url
    try:
        parts = urlsplit(url)
        host, _port = parts.hostname, parts.port
    except ValueError as error:
        raise ImproperlyConfigured(f"REDIS_URL cannot be read: {error}") from error
    number = parts.path.removeprefix("/")
    if parts.scheme == "redis+socket":
        good = bool(number) and not host
    else:
        good = parts.scheme in {"redis", "rediss"} and bool(host) and _is_number(number or "0")
    if not good:
        raise ImproperlyConfigured(
            "REDIS_URL must be redis://host:port/number, rediss:// or redis+socket:///path"
        )
    return url


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def database_from_url(url: str, *, base: Path) -> dict[str, Any]:
    """Django's ENGINE, NAME, USER, PASSWORD, HOST, PORT and OPTIONS for a database address.

    `sqlite:///var/club.sqlite3` is relative to `base`, `sqlite:////srv/club.sqlite3` absolute;
    `postgresql://user:password@host:5432/name?sslmode=require`, where `?host=/run/postgresql`
    names a socket's folder and other parameters go to libpq. Raises ImproperlyConfigured.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise ImproperlyConfigured(f"DATABASE_URL cannot be read: {error}") from error
    name = unquote(parts.path[1:])
    if not name:
        raise ImproperlyConfigured("DATABASE_URL names no database")
    if parts.scheme == "sqlite":
        if parts.netloc or parts.query:
            raise ImproperlyConfigured("DATABASE_URL for SQLite is sqlite:///path, nothing else")
        return {"ENGINE": "django.db.backends.sqlite3", "NAME": base / name}
    if parts.scheme not in {"postgres", "postgresql"}:
        raise ImproperlyConfigured("DATABASE_URL must begin with sqlite:// or postgresql://")
    options = dict(parse_qsl(parts.query))
    return {
        "ENGINE": "clubsite.postgresql",
        "NAME": name,
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": options.pop("host", parts.hostname or ""),
        # Here and not among the options, which pg_dump would not be told.
        "PORT": options.pop("port", str(port or "")),
        "OPTIONS": options,
    }
