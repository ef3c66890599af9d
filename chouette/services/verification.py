"""The nightly check, as a task runs it."""

from __future__ import annotations

from itertools import islice

from chouette.selectors.verification import faults

FAULTS_SHOWN = 20


class LedgerFault(Exception):
    """The logs and the ledger do not agree with themselves."""


def verify_everything() -> None:
    """Raises LedgerFault with the first faults found."""
    if found := list(islice(faults(), FAULTS_SHOWN)):
        raise LedgerFault("; ".join(found))
