"""What the site itself keeps: how often somebody tried to log in."""

from __future__ import annotations

from django.db import models


class LogInTries(models.Model):
    """The tries of one name from one address, where every process of the service counts them."""

    key = models.CharField(max_length=64, primary_key=True)
    made = models.PositiveIntegerField(default=0)
    last_at = models.DateTimeField(db_index=True)
    wait_until = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"{self.made} {self.last_at:%Y-%m-%d %H:%M:%S}"
