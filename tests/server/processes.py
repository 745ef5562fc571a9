"""Real processes for tests: servers one can kill, and the children of a process."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
SERVE = """
import sys
from opificio.server import run
from tests.server.conftest import GAMES, PATIENT
port, database, bot_seconds = int(sys.argv[1]), sys.argv[2], float(sys.argv[3])
run(port=port, database=database, games=GAMES, limits=PATIENT, bot_seconds=bot_seconds, log_level="warning")
"""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def children(pid: int, command: str) -> list[int]:
    """The child processes of `pid` whose command line contains `command`."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent == pid and command in (folder / "cmdline").read_text():
                found.append(int(folder.name))
        except (OSError, ValueError, IndexError):
            continue  # not a process, or gone meanwhile
    return found


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, database: str, port: int = 0, bot_seconds: float = 30) -> None:
        self.database = database
        self.bot_seconds = bot_seconds
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.port), self.database, str(self.bot_seconds)]
        self.process = subprocess.Popen(command, cwd=ROOT)
        for _ in range(600):
            try:
                httpx.get(f"{self.address}/health", timeout=5)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not come up")

    def kill(self) -> None:
        """SIGKILL to the server and to its workers: nothing is tidied up."""
        for pid in [self.process.pid, *children(self.process.pid, "opificio.server.thinker")]:
            os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
