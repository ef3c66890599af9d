from __future__ import annotations

from importlib import import_module

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class ChouetteConfig(AppConfig):
    default_auto_field = "django.db.models.BigAutoField"
    name = "chouette"
    verbose_name = _("Chouette")

    def ready(self) -> None:
        from chouette.services.nightly import last_night
        from chouette.services.outbox import failing, oldest_undone_age_s
        from clubsite.health import watch

        import_module("chouette.tasks")  # importing lets them run after each commit
        watch("outbox_age_s", oldest_undone_age_s)
        watch("outbox_failing", failing)
        watch("verified_on", lambda: last_night("verify"))
        watch("backup_on", lambda: last_night("backup"))
