from __future__ import annotations

import sys
from argparse import ArgumentParser
from time import monotonic
from typing import Any

from django.core.management.base import BaseCommand

from chouette.management.clubs import club_number
from chouette.management.numbers import number
from chouette.selectors.restating import stated_tables
from chouette.services.statements import LedgerMismatch, recompute_statement

TOLD_EVERY_S = 1.0


class Command(BaseCommand):
    help = (
        "Computes statements again, those of earlier editions or all of them, each in a transaction"
        " of its own. May be stopped and begun again at any time, while people play."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--club", default="", help="only the club of this address")
        parser.add_argument("--all", action="store_true", help="those of today's edition as well")
        parser.add_argument(
            "--after", type=number, default=0, help="go on after the table of this number"
        )

    def handle(self, *args: Any, club: str, after: int, **options: Any) -> None:
        tables = stated_tables(club_number(club), after=after, every_edition=options["all"])
        began = told = monotonic()
        wrong = 0
        for done, table in enumerate(tables, start=1):
            try:
                recompute_statement(session_id=table)
            except LedgerMismatch as fault:
                wrong += 1
                self.stderr.write(self.style.ERROR(str(fault)))
            now = monotonic()
            if now - told >= TOLD_EVERY_S or done == len(tables):
                told = now
                rate = done / max(now - began, 1e-9)
                line = f"{done} of {len(tables)} tables, {rate:.0f} a second, up to table {table}"
                self.stdout.write(line)
        if not tables:
            self.stdout.write("nothing to compute again")
        if wrong:
            sys.exit(1)
