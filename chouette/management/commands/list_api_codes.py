"""`manage.py list_api_codes > docs/api-codes.md`: every code of the API."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from chouette.api.codes import as_markdown

HEAD = """# Codes of the API

Every problem has a `code`. It never changes its meaning; new ones may come. `detail` says the same
in English, with the gaps filled.

"""


class Command(BaseCommand):
    """Writes the table of `docs/api-codes.md` to standard output."""

    help = "Every code that the API answers with, its status and its sentence, as Markdown."
    requires_system_checks = []

    def handle(self, *args: Any, **options: Any) -> None:
        """Write it."""
        self.stdout.write(HEAD + as_markdown(), ending="")
