"""Slows down whoever guesses: some tries are free, after each further one the wait doubles.

Counted in the process's own cache, for a name and an address together: nobody locks somebody else
out from another address. A try is counted before it is judged, so that many at once count too.
"""

from __future__ import annotations

import hashlib
import time
import unicodedata
from ipaddress import ip_address, ip_network

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest

FREE_TRIES = 5
FIRST_WAIT_S, LONGEST_WAIT_S = 30, 15 * 60
FORGOTTEN_AFTER_S = 60 * 60
IPV6_HOME = 64
"""A household is given a whole network of this size, so its addresses are one."""


def seconds_to_wait(name: str, address: str) -> int:
    """0: the try is counted and may be made. Otherwise how long to wait; nothing was counted."""
    tries, gate = _keys(name, address)
    if left := _left(gate):
        return left
    cache.add(tries, 0, FORGOTTEN_AFTER_S)
    try:
        made = cache.incr(tries)
    except ValueError:  # it ended, or was dropped for want of room, between the two calls
        return 0
    cache.touch(tries, FORGOTTEN_AFTER_S)
    if made < FREE_TRIES:
        return 0
    wait = wait_after(made)
    return 0 if cache.add(gate, time.time() + wait, wait) else _left(gate)


def forgive(name: str, address: str) -> None:
    """The password was right: what was counted before counts no more."""
    cache.delete_many(_keys(name, address))


def wait_after(tries: int) -> int:
    """Seconds until the next try after so many, 5 or more, that were wrong."""
    doublings = min(tries - FREE_TRIES, 10)
    return int(min(FIRST_WAIT_S * 2**doublings, LONGEST_WAIT_S))


def address_of(request: HttpRequest) -> str:
    """Where a request comes from. Behind a proxy it is the last address of X-Forwarded-For: the
    proxy wrote that one, what stands before it is only the sender's word."""
    address = str(request.META.get("REMOTE_ADDR", ""))
    if settings.BEHIND_PROXY:
        told = request.META.get("HTTP_X_FORWARDED_FOR", "").rpartition(",")[2].strip()
        address = told or address
    return network_of(address)


def network_of(address: str) -> str:
    """An IPv4 address as it is, an IPv6 address as its household's network, other text as it is."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return str(parsed)
    return str(ip_network((parsed, IPV6_HOME), strict=False))


def _left(gate: str) -> int:
    until = cache.get(gate)
    return 0 if until is None else max(1, round(until - time.time()))


def _keys(name: str, address: str) -> tuple[str, str]:
    folded = unicodedata.normalize("NFKC", name).casefold()
    digest = hashlib.sha256(f"{folded}\n{address}".encode(errors="replace")).hexdigest()
    return f"log-in-tries:{digest}", f"log-in-gate:{digest}"
