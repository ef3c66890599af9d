from __future__ import annotations

import sys
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from chouette.management.clubs import club_number
from chouette.models import ChouetteSession, LedgerEntry
from chouette.selectors.verification import faults


class Command(BaseCommand):
    help = "Checks every promise of the logs and the ledger; exit status 1 if one is broken."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--club", default="", help="only the club of this address")

    def handle(self, *args: Any, club: str, **options: Any) -> None:
        club_id = club_number(club)
        broken = 0
        for fault in faults(club_id=club_id):
            broken += 1
            self.stdout.write(self.style.ERROR(fault))
        mine = {} if club_id is None else {"club_id": club_id}
        tables = ChouetteSession.objects.filter(**mine).count()
        entries = LedgerEntry.objects.filter(**mine).count()
        self.stdout.write(f"{tables} tables, {entries} entries, {broken} faults")
        if broken:
            sys.exit(1)
