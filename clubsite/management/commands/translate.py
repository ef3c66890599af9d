from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

import polib
from django.core.management.base import BaseCommand, CommandError

from clubsite import translations

SHOWN = 12


class Command(BaseCommand):
    help = "Keeps the catalogues of texts: compile them, extract new texts, or check both."
    requires_system_checks = ()  # setup compiles, and has no use for the rest of the project

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("action", choices=["compile", "extract", "check"])

    def handle(self, *args: Any, action: str, **options: Any) -> None:
        getattr(self, f"{action}_catalogues")()

    def compile_catalogues(self) -> None:
        for path in translations.catalogue_paths().values():
            if path.exists():
                polib.pofile(str(path)).save_as_mofile(str(path.with_suffix(".mo")))

    def extract_catalogues(self) -> None:
        texts = translations.extract()
        for language, path in translations.catalogue_paths().items():
            path.parent.mkdir(parents=True, exist_ok=True)
            catalogue = translations.merge(path, texts, language=language)
            catalogue.save(str(path))
            self._report(language, catalogue)

    def check_catalogues(self) -> None:
        texts = translations.extract()
        found: list[str] = []
        for language, path in translations.catalogue_paths().items():
            if not path.exists():
                found.append(f"{language}: no catalogue")
                continue
            catalogue = polib.pofile(str(path))
            found += translations.faults(catalogue, texts, language=language)
            self._report(language, catalogue)
        if found:
            more = [f"and {len(found) - SHOWN} more"] if len(found) > SHOWN else []
            raise CommandError("\n".join([*found[:SHOWN], *more, "type: make messages"]))

    def _report(self, language: str, catalogue: polib.POFile) -> None:
        without = len(catalogue.untranslated_entries())
        self.stdout.write(f"{language}: {len(catalogue)} texts, {without} not translated")
