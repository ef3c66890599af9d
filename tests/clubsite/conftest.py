from __future__ import annotations

import os
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Settings = dict[str, Any]
SettingsFor = Callable[..., Settings]
GOOD_KEY = "kV3r9xQz7LmT2bNw8YpH5sJd4FgC6uAeRtXoPiZqWv1yMn0BhK"


@pytest.fixture
def settings_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SettingsFor:
    """Reads the settings afresh as if these variables were the whole environment."""

    def read(**variables: str) -> Settings:
        for name in list(os.environ):
            monkeypatch.delenv(name)
        for name, value in {"VAR_DIR": str(tmp_path / "var"), **variables}.items():
            monkeypatch.setenv(name, value)
        return runpy.run_path("clubsite/settings.py")

    return read
