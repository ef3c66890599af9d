from __future__ import annotations

from importlib import import_module

from django.apps import AppConfig


class ClubsiteConfig(AppConfig):
    name = "clubsite"

    def ready(self) -> None:
        import_module("clubsite.checks")  # importing registers them
