"""The nightly check, as a task runs it."""

from __future__ import annotations

from datetime import date
from itertools import islice

from chouette.selectors.verification import Nights, faults

FAULTS_SHOWN = 20


class LedgerFault(Exception):
    """The logs and the ledger do not agree with themselves."""


def verify_everything() -> None:
    """Raises LedgerFault with the first faults found."""
    _raise_first(Nights())


def verify_tonight(night: date) -> None:
    """All sums and references, late nights, and one of 28 parts of the others.

    So the time it takes does not grow with the years of a federation, and no night is left out for
    longer than four weeks. Raises LedgerFault.
    """
    _raise_first(Nights.of_the_day(night))


def _raise_first(nights: Nights) -> None:
    if found := list(islice(faults(nights=nights), FAULTS_SHOWN)):
        raise LedgerFault("; ".join(found))
