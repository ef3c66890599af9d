from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from clubsite.backups import BackupFault, restore


class Command(BaseCommand):
    help = "Fills an empty database from a copy that backup_database made; refuses any other."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("copy", type=Path, help="the copy; its manifest lies beside it")

    def handle(self, *args: Any, copy: Path, **options: Any) -> None:
        try:
            manifest = restore(copy)
        except BackupFault as fault:
            raise CommandError(str(fault)) from fault
        rows = sum(count for count, _ in manifest.rows.values())
        self.stdout.write(f"{rows} rows of {len(manifest.rows)} tables, as of {manifest.made_at}")
