"""The secret key of each mode: given in production, made once and kept otherwise."""

from __future__ import annotations

import os
import secrets
import tempfile
from pathlib import Path

from django.core.exceptions import ImproperlyConfigured

LENGTH_MIN = 50
TEST_KEY = "a key for tests only, long enough, and refused in production"
# Words of the examples that people copy and of the keys Django itself makes for a new project.
UNSAFE_WORDS = ("change", "django-insecure", "example", "refused in production", "secret")


def for_mode(mode: str, *, given: str, folder: Path) -> str:
    """The key to use. Raises ImproperlyConfigured for a missing, short or copied one in production.

    In run mode the key lives in `folder`/secret_key, readable by its owner only, so that people
    stay logged in over a restart.
    """
    if mode == "production":
        return _checked(given)
    if given:
        return given
    return TEST_KEY if mode == "test" else _kept(folder / "secret_key")


def _checked(key: str) -> str:
    if len(key) < LENGTH_MIN or len(set(key)) < 10:
        raise ImproperlyConfigured(
            f"production needs SECRET_KEY or SECRET_KEY_FILE, {LENGTH_MIN} random characters"
        )
    if any(word in key.lower() for word in UNSAFE_WORDS):
        raise ImproperlyConfigured("SECRET_KEY is an example; production needs its own")
    return key


def _kept(path: Path) -> str:
    if not path.exists():
        # Written aside and linked into place: of two processes that start at once, one wins and
        # both read the same whole key. mkstemp makes the file with mode 600.
        handle, aside = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(LENGTH_MIN))
        try:
            os.link(aside, path)
        except FileExistsError:
            pass
        finally:
            Path(aside).unlink()
    return path.read_text(encoding="ascii")
