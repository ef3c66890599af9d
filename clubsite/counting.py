"""Counts that run out: how often somebody asked within a time.

With a Redis all processes count together. It is never needed: while it does not answer, each
process counts for itself, and no request waits for it longer than a moment.
"""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import parse_qs, urlencode, urlsplit

from django.core.cache import BaseCache, caches
from django.core.cache.backends.base import InvalidCacheBackendError
from redis.exceptions import RedisError

SHARED: Final = "shared"
"""The cache in Redis, where there is one."""

ASKED_AGAIN_AFTER_S: Final = 10.0
"""A Redis that did not answer is let alone for so long."""


class _Shared:
    """Whether the Redis is worth asking."""

    away_until = 0.0


def count(key: str, seconds: int, times: int = 1) -> int:
    """How often `key` was counted since it was first, at most `seconds` ago, these times too."""
    shared = _shared()
    if shared is not None:
        try:
            return _count(shared, key, seconds, times)
        except (RedisError, OSError):
            _Shared.away_until = time.monotonic() + ASKED_AGAIN_AFTER_S
    return _count(caches["default"], key, seconds, times)


def seconds_left(key: str, seconds: int) -> int:
    """Until counting of `key` begins anew, at least 1."""
    begun = time.time()
    shared = _shared()
    try:
        begun = float((shared or caches["default"]).get(_begun(key), begun))
    except (RedisError, OSError):
        _Shared.away_until = time.monotonic() + ASKED_AGAIN_AFTER_S
    return max(1, min(seconds, round(begun + seconds - time.time())))


def caches_for(redis_url: str) -> dict[str, dict[str, object]]:
    """The setting CACHES: of the process, with room for the addresses of an hour, and the one that
    all processes share where there is a Redis."""
    own: dict[str, object] = {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "OPTIONS": {"MAX_ENTRIES": 20_000},
    }
    return {"default": own, **({SHARED: redis_cache(redis_url)} if redis_url else {})}


def redis_cache(url: str) -> dict[str, object]:
    """The cache in the Redis that Celery calls `url`: it answers within a moment or not at all."""
    from redis.backoff import NoBackoff
    from redis.retry import Retry

    quick = {"socket_timeout": 0.1, "socket_connect_timeout": 0.1, "retry": Retry(NoBackoff(), 0)}
    return {
        "BACKEND": "django.core.cache.backends.redis.RedisCache",
        "LOCATION": _address(url),
        "KEY_PREFIX": "clubsite",
        "OPTIONS": quick,
    }


def _address(url: str) -> str:
    """As redis-py writes what kombu writes otherwise."""
    parts = urlsplit(url)
    asked = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    if "virtual_host" in asked:
        asked["db"] = asked.pop("virtual_host")
    if "ssl_cert_reqs" in asked:
        asked["ssl_cert_reqs"] = asked["ssl_cert_reqs"].lower().removeprefix("cert_")
    scheme = "unix" if parts.scheme == "redis+socket" else parts.scheme
    there = f"{scheme}://{parts.netloc}{parts.path}"
    return f"{there}?{urlencode(asked)}" if asked else there


def _shared() -> BaseCache | None:
    if time.monotonic() < _Shared.away_until:
        return None
    try:
        return caches[SHARED]
    except InvalidCacheBackendError:
        return None


def _count(cache: BaseCache, key: str, seconds: int, times: int) -> int:
    if cache.add(key, times, timeout=seconds):
        cache.set(_begun(key), time.time(), timeout=seconds)
        return times
    try:
        return cache.incr(key, times)
    except ValueError:  # its time ran out between the two
        cache.set(key, times, timeout=seconds)
        return times


def _begun(key: str) -> str:
    return f"{key}:begun"
