from __future__ import annotations

import sys
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from chouette.models import ChouetteSession, Club, LedgerEntry
from chouette.selectors.verification import faults


class Command(BaseCommand):
    help = "Checks every promise of the logs and the ledger; exit status 1 if one is broken."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--club", default="", help="only the club of this address")

    def handle(self, *args: Any, club: str, **options: Any) -> None:
        club_id = None
        if club:
            club_id = Club.objects.filter(slug=club).values_list("pk", flat=True).first()
            if club_id is None:
                raise CommandError(f"no club has the address {club}")
        broken = 0
        for fault in faults(club_id=club_id):
            broken += 1
            self.stdout.write(self.style.ERROR(fault))
        tables, entries = ChouetteSession.objects.count(), LedgerEntry.objects.count()
        self.stdout.write(f"{tables} tables, {entries} entries, {broken} faults")
        if broken:
            sys.exit(1)
