from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from chouette.management.numbers import number
from chouette.services.outbox import dispatch


class Command(BaseCommand):
    help = "Does the work that waits in the outbox, without Celery; run it from cron if need be."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--limit", type=number, default=1_000, help="do at most so many")

    def handle(self, *args: Any, limit: int, **options: Any) -> None:
        self.stdout.write(f"{dispatch(limit=limit)} done")
