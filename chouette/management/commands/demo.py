from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from chouette.demo.show import lines


class Command(BaseCommand):
    help = "Prints the demo night's score sheet and the log-ins to try."

    def handle(self, *args: Any, **options: Any) -> None:
        for line in lines():
            self.stdout.write(line)
