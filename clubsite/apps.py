from __future__ import annotations

from importlib import import_module

from django.apps import AppConfig

from clubsite import converters


class ClubsiteConfig(AppConfig):
    name = "clubsite"

    def ready(self) -> None:
        import_module("clubsite.checks")  # importing registers them
        converters.register()
        import_module("clubsite.accounts.browsers").watch_passwords()
