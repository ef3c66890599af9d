"""Tries that are counted apart from wrong passwords: signing up, and asking for mail."""

from __future__ import annotations

from clubsite.throttle import seconds_to_wait

SIGN_UPS_FREE = 20
"""A whole club may sign up on one evening, from the address of one place."""

_SIGN_UP, _MAIL = "\x00sign-up", "\x00reset"
"""No log-in is called so."""


def wait_to_sign_up(address: str) -> int:
    """Seconds until somebody at `address` may sign up; 0: now, and it is counted."""
    return seconds_to_wait(_SIGN_UP, address, free=SIGN_UPS_FREE)


def wait_for_mail(typed: str, address: str) -> int:
    """The same for a mail to the e-mail `typed`. Counted for whoever asks, and for the e-mail:
    nobody fills somebody's letter box."""
    return seconds_to_wait(_MAIL, address) or seconds_to_wait(f"{_MAIL}\n{typed}", "")
