"""Where the pages of the back office are."""

from __future__ import annotations

from django.contrib import admin
from django.db.models import Model
from django.urls import reverse

MODELS = list(admin.site._registry)
OURS = [model for model in MODELS if model._meta.app_label in ("chouette", "games")]


def address(model: type[Model], page: str, *args: object) -> str:
    """`address(Club, "changelist")`, `address(Player, "change", 7)`."""
    return reverse(f"admin:{model._meta.app_label}_{model._meta.model_name}_{page}", args=args)
