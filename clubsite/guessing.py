"""Guesses at passwords, counted for a name at an address and for the address alone.

The second stops whoever tries one password on many names.
"""

from __future__ import annotations

from typing import Final

from clubsite import throttle

FREE_FROM_AN_ADDRESS: Final = 100
"""Wrong passwords, of whatever names, before an address has to wait. A whole club sits at one:
forty people of whom each mistypes twice. No log-in has a password of the usual lists, so a hundred
guesses at them open nothing."""

_ANY_NAME: Final = "\x00any name"
"""No log-in is called so."""


def wait_to_guess(name: str, address: str) -> int:
    """0: the password may be judged, and it is counted. Otherwise how many seconds to wait."""
    # Looked at first, so that a name is not counted while nobody's password is judged.
    if wait := throttle.seconds_left(_ANY_NAME, address):
        return wait
    wait = throttle.seconds_to_wait(name, address)
    return wait or throttle.seconds_to_wait(_ANY_NAME, address, free=FREE_FROM_AN_ADDRESS)


def was_right(name: str, address: str) -> None:
    """The password was no guess: the name's tries are forgiven, and the address had none."""
    throttle.forgive(name, address)
    throttle.take_back(_ANY_NAME, address)
