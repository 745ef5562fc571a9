"""A server in a process of its own, with the built page: it can be killed and started again."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

SERVE = """
import sys
from opificio.page import FOLDER
from opificio.server import Limits, run
many = Limits(requests_per_second=1e6, request_burst=1e6, guests_per_hour=1e6, messages_per_second=1e6,
              message_burst=1e6, tables_per_person=1000)
run("127.0.0.1", int(sys.argv[1]), sys.argv[2], page=FOLDER, log_level="warning", limits=many)
"""
PATIENCE = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    def __init__(self, folder: Path) -> None:
        self.database = folder / "opificio.db"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, str(self.port), str(self.database)])
        give_up = time.monotonic() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > give_up:
                raise RuntimeError("the server did not start; its log says why")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=1) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None
