"""The triggers of `chouette.models.guards`, on whichever database this is."""

from __future__ import annotations

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

from chouette.models import guards


def install(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    guards.install(schema_editor.connection)


def remove(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    guards.remove(schema_editor.connection)


class Migration(migrations.Migration):
    dependencies = [("chouette", "0001_initial")]

    operations = [migrations.RunPython(install, remove)]
