"""Slows down whoever guesses: some tries are free, after each further one the wait doubles.

Counted for a name and an address together: nobody locks somebody else out from another address.
Counted in the database, which all processes share and a log-in needs anyway; and before a try is
judged, so that many at once count too.
"""

from __future__ import annotations

import hashlib
import re
import time
import unicodedata
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.http import HttpRequest

from clubsite.models import LogInTries

FREE_TRIES = 5
FIRST_WAIT_S, LONGEST_WAIT_S = 30, 15 * 60
FORGOTTEN_AFTER = timedelta(hours=1)
IPV6_HOME = 64
"""A household is given a whole network of this size, so its addresses are one."""


def seconds_to_wait(name: str, address: str, *, free: int = FREE_TRIES) -> int:
    """0: the try is counted and may be made. Otherwise how long to wait; nothing was counted.

    So many are `free`; each after them makes one wait.
    """
    key, now = _key(name, address), _now()
    # Whoever has to wait costs no write, however often he asks.
    if left := seconds_left(name, address):
        return left
    with transaction.atomic(durable=True):
        LogInTries.objects.bulk_create([LogInTries(key=key, last_at=now)], ignore_conflicts=True)
        tries = LogInTries.objects.select_for_update().filter(pk=key).first()
        if left := _left(tries, now):
            return left
        if tries is not None:  # else the right password was given between the two statements
            _count(tries, now, free)
    return 0


def seconds_left(name: str, address: str) -> int:
    """How long to wait for the next try; nothing is counted."""
    return _left(LogInTries.objects.filter(pk=_key(name, address)).first(), _now())


def _count(tries: LogInTries, now: datetime, free: int) -> None:
    forgotten = tries.last_at <= now - FORGOTTEN_AFTER
    tries.made = 1 if forgotten else tries.made + 1
    tries.last_at = now
    if tries.made >= free:
        tries.wait_until = now + timedelta(seconds=wait_after(tries.made - free + FREE_TRIES))
    tries.save()


def take_back(name: str, address: str) -> None:
    """The try was no guess: it counts no more, and those before it count as they did."""
    with transaction.atomic(durable=True):
        tries = LogInTries.objects.select_for_update().filter(pk=_key(name, address)).first()
        if tries is not None:
            tries.made, tries.wait_until = max(tries.made - 1, 0), None
            tries.save(update_fields=["made", "wait_until"])


def forgive(name: str, address: str) -> None:
    """The password was right: what was counted before counts no more, nor what is long past."""
    past = Q(last_at__lte=_now() - FORGOTTEN_AFTER)
    LogInTries.objects.filter(past | Q(pk=_key(name, address))).delete()


def spare(name: str, how_long: timedelta) -> None:
    """`name` was right until now: whoever tries it so long has not guessed it."""
    until = {"made": 0, "last_at": _now() + how_long, "wait_until": None}
    LogInTries.objects.update_or_create(key=_key(_SPARED, name), defaults=until)


def is_spared(name: str) -> bool:
    """Whether `name` was right until lately."""
    return LogInTries.objects.filter(pk=_key(_SPARED, name), last_at__gt=_now()).exists()


_SPARED = "\x00was right"
"""No log-in is called so."""


def wait_after(tries: int) -> int:
    """Seconds until the next try after so many, 5 or more, that were wrong."""
    doublings = min(tries - FREE_TRIES, 10)
    return int(min(FIRST_WAIT_S * 2**doublings, LONGEST_WAIT_S))


def address_of(request: HttpRequest) -> str:
    """Where a request comes from. Behind a proxy it is the last address of X-Forwarded-For: the
    proxy wrote that one, what stands before it is only the sender's word."""
    address = str(request.META.get("REMOTE_ADDR", ""))
    if settings.BEHIND_PROXY:
        told = request.META.get("HTTP_X_FORWARDED_FOR", "").rpartition(",")[2]
        address = told if _parsed(told) else address
    return network_of(address)


def network_of(address: str) -> str:
    """An IPv4 address as it is, an IPv6 address as its household's network, without a port; other
    text as it is."""
    parsed = _parsed(address)
    if parsed is None:
        return address
    if parsed.version == 4:
        return str(parsed)
    return str(ip_network((int(parsed), IPV6_HOME), strict=False))


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    """None for what is no address. A socket for both kinds tells IPv4 as `::ffff:192.0.2.1`."""
    there = _WITH_PORT.fullmatch(address.strip())
    if there is None:
        return None
    try:
        parsed = ip_address(there["four"] or there["bracketed"] or there["six"])
    except ValueError:
        return None
    return (parsed.version == 6 and parsed.ipv4_mapped) or parsed


_WITH_PORT = re.compile(
    r"(?P<four>[\d.]+)(:\d+)?|\[(?P<bracketed>[^\]]+)\](:\d+)?|(?P<six>[^\[\]]+)"
)


def _left(tries: LogInTries | None, now: datetime) -> int:
    if tries is None or tries.wait_until is None or tries.wait_until <= now:
        return 0
    return max(1, round((tries.wait_until - now).total_seconds()))


def _now() -> datetime:
    return datetime.fromtimestamp(time.time(), UTC)


def _key(name: str, address: str) -> str:
    folded = unicodedata.normalize("NFKC", name).casefold()
    return hashlib.sha256(f"{folded}\n{address}".encode(errors="replace")).hexdigest()
