"""What gunicorn itself writes, its access log too, without the secret parts of addresses."""

from __future__ import annotations

from gunicorn.config import Config
from gunicorn.glogging import Logger

from clubsite.masking import MaskSecrets


class MaskedLogger(Logger):
    """The logger that `clubsite.gunicorn_conf` names."""

    def setup(self, cfg: Config) -> None:
        """Called at the start, and when the configuration is read again."""
        super().setup(cfg)
        for log in (self.error_log, self.access_log):
            if not any(isinstance(each, MaskSecrets) for each in log.filters):
                log.addFilter(MaskSecrets())
