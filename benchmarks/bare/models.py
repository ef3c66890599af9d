"""The columns of the service's tables, with the keys that they cannot do without."""

from __future__ import annotations

from typing import ClassVar

from django.db import models
from django.utils.timezone import now


class Table(models.Model):
    """A table's row, which every command locks and moves on."""

    objects: ClassVar[models.Manager[Table]] = models.Manager()

    last_seq = models.PositiveIntegerField(default=0)
    head = models.CharField(max_length=64, blank=True, default="")
    status = models.CharField(max_length=6, default="open")
    stake_minor = models.BigIntegerField(default=0)

    class Meta:
        app_label = "bare"

    def __str__(self) -> str:
        return f"table {self.pk}"


class Command(models.Model):
    """What was asked for."""

    objects: ClassVar[models.Manager[Command]] = models.Manager()

    table = models.ForeignKey(Table, models.PROTECT, related_name="commands")
    command_id = models.UUIDField(unique=True)
    kind = models.CharField(max_length=30)
    body = models.JSONField()
    body_hash = models.CharField(max_length=64)
    actor = models.BigIntegerField()
    device = models.CharField(max_length=80, blank=True, default="")
    first_seq = models.PositiveIntegerField()
    last_seq = models.PositiveIntegerField()
    head = models.CharField(max_length=64)
    recorded_at = models.DateTimeField(default=now)

    class Meta:
        app_label = "bare"

    def __str__(self) -> str:
        return self.kind


class Event(models.Model):
    """What happened."""

    objects: ClassVar[models.Manager[Event]] = models.Manager()

    table = models.ForeignKey(Table, models.PROTECT, related_name="events")
    seq = models.PositiveIntegerField()
    command = models.ForeignKey(Command, models.PROTECT, related_name="events")
    kind = models.CharField(max_length=30)
    version = models.PositiveSmallIntegerField()
    payload = models.JSONField()

    class Meta:
        app_label = "bare"
        constraints = [models.UniqueConstraint(name="bare_seq_once", fields=["table", "seq"])]

    def __str__(self) -> str:
        return self.kind


class Entry(models.Model):
    """Who owes whom."""

    objects: ClassVar[models.Manager[Entry]] = models.Manager()

    unit = models.CharField(max_length=6)
    payer = models.BigIntegerField(db_index=True)
    payee = models.BigIntegerField(db_index=True)
    amount = models.BigIntegerField()
    kind = models.CharField(max_length=8)
    table = models.ForeignKey(Table, models.PROTECT, related_name="entries")
    game = models.PositiveIntegerField()
    revision = models.PositiveIntegerField(default=1)
    command = models.ForeignKey(Command, models.PROTECT, related_name="entries")
    note = models.CharField(max_length=200, blank=True, default="")
    night_on = models.DateField()
    recorded_at = models.DateTimeField(default=now)

    class Meta:
        app_label = "bare"

    def __str__(self) -> str:
        return self.kind
