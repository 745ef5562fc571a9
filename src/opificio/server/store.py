"""One writer thread gathers whatever waits into one transaction; readers never wait for it.

A caller hands over a job, a function of a link, and gets its answer after the commit: what was
acknowledged is on the disk. If a batch fails, its jobs are done again one by one, so that one
caller's mistake costs the others nothing.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from opificio.server.databases import Database, Link
from opificio.server.journal import Append, append_all
from opificio.server.schema import migrate

T = TypeVar("T")
Job = Callable[[Link], Any]
Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]

BATCH = 256
LOG = logging.getLogger("opificio.store")


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.hear: Callable[[str], None] = lambda _: None
        """Called in the event loop with what other processes tell; empty: look at everything."""
        self.committed = 0
        self._jobs: queue.SimpleQueue[tuple[str, Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._local = threading.local()
        self._readers = ThreadPoolExecutor(database.readers, "reader")
        self._links: list[Link] = []
        self._closing = False

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self._let_go = self.database.claim()
        await asyncio.to_thread(self._migrate)
        self._start(self._write_all)
        if self.database.is_shared:
            self._start(self._listen)

    async def close(self) -> None:
        self._closing = True
        self._jobs.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)
        self._readers.shutdown()
        for link in self._links:
            link.close()
        self._let_go()

    async def write(self, job: Callable[[Link], T], about: str = "") -> T:
        """Do a job in a transaction; it has been committed when this returns."""
        future: asyncio.Future[Any] = self.loop.create_future()
        self._jobs.put((about, job, future))
        answer: T = await future
        return answer

    async def read(self, job: Callable[[Link], T]) -> T:
        return await self.loop.run_in_executor(self._readers, self._read, job)

    def _start(self, work: Callable[[], None]) -> None:
        thread = threading.Thread(target=work, name=work.__name__, daemon=True)
        thread.start()
        self._threads.append(thread)

    def _migrate(self) -> None:
        link = self.database.connect()
        try:
            migrate(link)
        finally:
            link.close()

    def _read(self, job: Callable[[Link], T]) -> T:
        try:
            return job(self._reader())
        except Exception:
            if not self._reader_is_lost():
                raise
        return job(self._reader())

    def _reader(self) -> Link:
        """This thread's own link, a new one if the last was lost."""
        link: Link | None = getattr(self._local, "link", None)
        if link is None or link.is_lost():
            link = self._local.link = self.database.connect(read_only=True)
            self._links.append(link)
        return link

    def _reader_is_lost(self) -> bool:
        link: Link | None = getattr(self._local, "link", None)
        return link is not None and link.is_lost()

    def _write_all(self) -> None:
        link = self.database.connect()
        while batch := self._gather():
            outcomes = self._commit(link, batch)
            if link.is_lost():
                # Whether it was committed is unknown. Doing it again is safe: what was written is
                # overtaken by itself, and a move's key tells its sender that it was made.
                link = self._reconnect()
                outcomes = self._commit(link, batch)
            self.committed += len(batch)
            self.loop.call_soon_threadsafe(_settle, outcomes)
        link.close()

    def _gather(self) -> list[tuple[str, Job, asyncio.Future[Any]]]:
        """All jobs that wait, at least one; none when the store closes."""
        batch = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH or self._jobs.empty():
                # In the order of their tables, so that two processes cannot wait for each other in a ring.
                return sorted(batch, key=lambda each: each[0])
            job = self._jobs.get()
        if batch:
            self._jobs.put(None)
        return batch

    def _commit(self, link: Link, batch: list[tuple[str, Job, asyncio.Future[Any]]]) -> list[Outcome]:
        try:
            link.begin()
            answers = _do(link, [job for _, job, _ in batch])
            link.commit()
        except BaseException as error:
            link.rollback()
            if len(batch) == 1:
                return [(batch[0][2], None, error)]
            return [outcome for each in batch for outcome in self._commit(link, [each])]
        return [(future, answer, None) for (_, _, future), answer in zip(batch, answers, strict=True)]

    def _reconnect(self) -> Link:
        while True:
            try:
                return self.database.connect()
            except Exception as error:
                if self._closing:
                    raise
                LOG.warning("the database is away", extra={"reason": str(error)[:200]})
                time.sleep(1)

    def _listen(self) -> None:
        while not self._closing:
            try:
                self.database.listen(self._pass_on, lambda: self._closing)
            except Exception as error:
                LOG.warning("listening broke off", extra={"reason": str(error)[:200]})
                time.sleep(1)

    def _pass_on(self, message: str) -> None:
        self.loop.call_soon_threadsafe(self.hear, message)


def _do(link: Link, jobs: list[Job]) -> list[Any]:
    appends = [job for job in jobs if isinstance(job, Append)]
    if appends:
        append_all(link, appends)
    return [None if isinstance(job, Append) else job(link) for job in jobs]


def _settle(outcomes: list[Outcome]) -> None:
    for future, answer, error in outcomes:
        if future.cancelled():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(answer)
