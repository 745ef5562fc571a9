"""A few worker processes in which bots think. The event loop never waits for one of them.

A worker that crashes or overruns its time is replaced; the question is put once more, and if that
fails too the caller is told and makes any legal move instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import sys
from typing import Any

from opificio.server.thinker import LENGTH, Task, frame

LOG = logging.getLogger("opificio.bots")
TRIES = 2
LOST = (TimeoutError, OSError, EOFError, RuntimeError, asyncio.IncompleteReadError, pickle.PickleError)
"""How a worker's end shows. uvloop raises RuntimeError when one writes to a process that has just died."""


class Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @staticmethod
    async def start(games: str) -> Worker:
        command = (sys.executable, "-m", "opificio.server.thinker", games)
        pipe = asyncio.subprocess.PIPE
        return Worker(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))

    async def ask(self, task: Task) -> tuple[str, str]:
        assert self.process.stdin is not None, "started with pipes"
        assert self.process.stdout is not None, "started with pipes"
        self.process.stdin.write(frame(task))
        await self.process.stdin.drain()
        head = await self.process.stdout.readexactly(LENGTH.size)
        told: tuple[str, str] = pickle.loads(await self.process.stdout.readexactly(LENGTH.unpack(head)[0]))
        return told

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Thinkers:
    def __init__(self, games: str, count: int, seconds: float) -> None:
        self.games = games
        self.seconds = seconds
        self.count = count
        self.idle: asyncio.Queue[Worker | None] = asyncio.Queue()
        self.workers: set[Worker] = set()
        self.failures = 0
        for _ in range(count):
            self.idle.put_nowait(None)  # a place for a worker, which is started when first needed

    async def think(self, task: Task) -> str | None:
        """The bot's move as text, or None if it could not be brought to answer."""
        for _ in range(TRIES):
            worker = await self.idle.get()
            try:
                worker = worker or await self._start()
                kind, text = await asyncio.wait_for(worker.ask(task), self.seconds)
            except LOST as error:
                await self._replace(worker, task, error)
            except BaseException:
                self.idle.put_nowait(None)
                if worker is not None:
                    self.workers.discard(worker)
                    await worker.stop()
                raise
            else:
                self.idle.put_nowait(worker)
                if kind == "move":
                    return text
                self._note(task, text)
        return None

    async def _start(self) -> Worker:
        worker = await Worker.start(self.games)
        self.workers.add(worker)
        return worker

    async def _replace(self, worker: Worker | None, task: Task, error: Exception) -> None:
        self._note(task, type(error).__name__)
        if worker is not None:
            self.workers.discard(worker)
            await worker.stop()
        self.idle.put_nowait(None)

    def _note(self, task: Task, reason: Any) -> None:
        self.failures += 1
        LOG.warning("a bot did not answer", extra={"bot": task.bot, "game": task.game, "reason": str(reason)[:200]})

    async def close(self) -> None:
        for worker in list(self.workers):
            await worker.stop()
