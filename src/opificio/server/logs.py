"""Logs as JSON lines: what happened, never a secret, a query or a body."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

STANDARD = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line.update((name, value) for name, value in record.__dict__.items() if name not in STANDARD)
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def set_up(level: str = "INFO") -> None:
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [out]
    root.setLevel(level.upper())
    for noisy in ("uvicorn.access", "apprise", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
