from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from clubsite.backups import BackupFault, check


class Command(BaseCommand):
    help = (
        "The restore drill: restores a copy into a scratch database, compares it with its "
        "manifest, verifies the ledger there, and throws the scratch database away."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("copy", type=Path, help="the copy; its manifest lies beside it")

    def handle(self, *args: Any, copy: Path, **options: Any) -> None:
        try:
            drill = check(copy)
        except BackupFault as fault:
            raise CommandError(str(fault)) from fault
        self.stdout.write(
            f"{copy.name}: {drill.verified}; restored in {drill.restore_s:.1f} s, "
            f"verified in {drill.verify_s:.1f} s"
        )
