from __future__ import annotations

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class ChouetteConfig(AppConfig):
    default_auto_field = "django.db.models.BigAutoField"
    name = "chouette"
    verbose_name = _("Chouette")
