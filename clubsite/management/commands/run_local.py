from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError

from clubsite import demo
from clubsite.env import Environment


class Command(BaseCommand):
    help = "Migrates the local database, shows the demo night and serves (HOST=, PORT=)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--show-only", action="store_true", help="do not serve")

    def handle(self, *args: Any, show_only: bool, **options: Any) -> None:
        if settings.PRODUCTION:
            raise CommandError("run_local is for trying things out; production has a server")
        env = Environment()
        host = env.text("HOST", "127.0.0.1")
        port = env.integer("PORT", 8000, low=1, high=65_535)
        if not show_only and (problem := demo.why_not_bind(host, port)):
            raise CommandError(f"{demo.in_url(host)}:{port} cannot be served: {problem}")
        self._tell("preparing the database")
        call_command("migrate", verbosity=0)
        if settings.DEMO_ALLOWED:
            self._show_demo()
        if not show_only:
            call_command("collectstatic", verbosity=0, interactive=False)
            for line in demo.notice(host, port):
                self.stdout.write(line)
            self._serve(host, port)

    def _show_demo(self) -> None:
        if demo.database_is_empty():
            self._tell("filling it with a demo club")
            call_command("seed_demo", stdout=self.stdout)
        call_command("demo", stdout=self.stdout)

    def _tell(self, step: str) -> None:
        """Says at once what takes a while; beside the output, which may be read by a program."""
        self.stderr.write(step, lambda text: text)
        self.stderr.flush()

    def _serve(self, host: str, port: int) -> None:
        """Becomes gunicorn: one process, whose threads share what is kept in memory."""
        sys.stdout.flush()
        hosts = ",".join([*Environment().words("ALLOWED_HOSTS"), *demo.hosts(host)])
        command = [
            sys.executable, "-m", "gunicorn", "clubsite.wsgi",
            "--bind", f"{demo.in_url(host)}:{port}",
            "--config", "python:clubsite.gunicorn_conf",
        ]  # fmt: skip
        os.execve(sys.executable, command, {**os.environ, "ALLOWED_HOSTS": hosts})
