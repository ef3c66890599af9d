from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from clubsite.backups import BackupFault, take


class Command(BaseCommand):
    help = (
        "Copies the database, while people write, into a file with a manifest beside it. Never "
        "over a file that is there."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--to",
            type=Path,
            default=None,
            help="a folder, or a file that is not there yet (default: BACKUP_DIR)",
        )
        parser.add_argument(
            "--keep",
            type=int,
            default=None,
            help="leave only so many copies in the folder, the newest",
        )

    def handle(self, *args: Any, to: Path | None, keep: int | None, **options: Any) -> None:
        if keep is not None and keep < 1:
            raise CommandError("--keep is 1 at least")
        if to is None and not settings.BACKUP_DIR:
            raise CommandError("say --to where, or set BACKUP_DIR")
        try:
            self.stdout.write(str(take(to, keep=keep)))
        except BackupFault as fault:
            raise CommandError(str(fault)) from fault
