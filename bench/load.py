"""Whole games on many tables at once, over real sockets, beside a bare echo in the same run.

    python -m bench.load --tables 500 --rate 200 --seconds 300

Reports moves per second, the time from sending a move to every seat seeing it, memory per table,
and checks that no move was lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from bench.load_clients import Figures, LoadTable
from websockets.asyncio.client import connect

WARM_UP = 50
IDLE_MOVES = 20
HERE = Path(__file__).parent
SERVER = """
import sys
from opificio.server import Limits, run
many = 10**9
limits = Limits(tables_per_person=many, sockets_per_client=many, requests_per_second=many, request_burst=many,
                guests_per_hour=many, messages_per_second=many, message_burst=many)
run(port=int(sys.argv[1]), database=sys.argv[2], limits=limits, idle_seconds=float(sys.argv[3]), log_level="warning")
"""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def memory_kb(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise RuntimeError("no memory figure")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def reachable(port: int) -> None:
    for _ in range(600):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.05)
    raise RuntimeError(f"nobody answers on port {port}")


def spread(values: list[float]) -> dict[str, float]:
    """Median, 99th percentile and maximum in milliseconds."""
    ordered = sorted(values)
    if not ordered:
        return {"p50": 0.0, "p99": 0.0, "max": 0.0}
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.99)]
    return {"p50": round(at[0] * 1e3, 2), "p99": round(at[1] * 1e3, 2), "max": round(ordered[-1] * 1e3, 2)}


async def pace(rate: float, seconds: float, act: Any) -> None:
    """Do `act` at a steady pace; a late one is not made up for in a burst."""
    began = time.perf_counter()
    due = 0.0
    while due < seconds:
        wait = began + due - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        await act()
        due = max(due + 1 / rate, time.perf_counter() - began - 1.0)


class Load:
    def __init__(self, asked: argparse.Namespace, address: str, pid: int) -> None:
        self.asked = asked
        self.address = address
        self.pid = pid
        self.figures = Figures()
        self.tables: list[LoadTable] = []
        self.rng = random.Random(1906)
        self.renewing: set[asyncio.Task[None]] = set()

    async def prepare(self) -> dict[str, Any]:
        """Tables first, then sockets: what each costs in memory."""
        empty = memory_kb(self.pid)
        for number in range(self.asked.tables):
            if number % 20 == 0:
                host = httpx.AsyncClient(base_url=self.address, timeout=60)
                (await host.post("/api/guests", json={"name": f"Load {number}"})).raise_for_status()
            game = self.asked.games.split(",")[number % len(self.asked.games.split(","))]
            table = LoadTable(host, self.address, game, self.asked.seats, self.figures)
            await table.open()
            self.tables.append(table)
        tables = memory_kb(self.pid)
        for table in self.tables:
            await table.connect()
        await asyncio.sleep(1)
        sockets = memory_kb(self.pid)
        count = len(self.tables)
        return {
            "server_kb": empty,
            "fresh_table_kb": round((tables - empty) / count, 1),
            "socket_kb": round((sockets - tables) / count / self.asked.seats, 1),
        }

    async def act(self) -> None:
        for _ in range(20):
            # Half of the moves are made at a tenth of the tables, where whole games are played to their end.
            quick = self.tables[: max(1, len(self.tables) // 10)]
            table = self.rng.choice(quick if self.rng.random() < 0.5 else self.tables)
            if table.is_ready:
                await table.move(self.rng)
                return
            if table.over:
                self._renew(table)
        self.figures.skipped += 1

    def _renew(self, table: LoadTable) -> None:
        """Its game is over: the same people begin another."""
        fresh = LoadTable(table.host, self.address, table.game, table.seats, self.figures)
        self.tables[self.tables.index(table)] = fresh
        self.figures.games += 1
        task = asyncio.create_task(self._replace(table, fresh))
        self.renewing.add(task)
        task.add_done_callback(self.renewing.discard)

    async def _replace(self, old: LoadTable, fresh: LoadTable) -> None:
        await old.verify()
        await old.close()
        await fresh.open()
        await fresh.connect()

    async def run(self) -> dict[str, Any]:
        memory = await self.prepare()
        began, cpu, own = time.perf_counter(), cpu_seconds(self.pid), time.process_time()
        await pace(self.asked.rate, self.asked.seconds, self.act)
        await asyncio.sleep(2)
        await asyncio.gather(*self.renewing)
        lasted = time.perf_counter() - began
        memory["after_load_kb_per_table"] = round((memory_kb(self.pid) - memory["server_kb"]) / len(self.tables), 1)
        used, own = cpu_seconds(self.pid) - cpu, time.process_time() - own
        for table in self.tables:
            await table.verify()
        lost = sum(table.flying is not None for table in self.tables)
        figures = (await self.tables[0].host.get("/metrics")).text
        inside = [line for line in figures.splitlines() if line.startswith("opificio_move_seconds_")]
        return {
            **self._report(lasted, used, lost),
            "generator_cpu": round(own / lasted, 2),
            "memory": memory,
            "server_side": inside,
        }

    def _report(self, lasted: float, cpu: float, lost: int) -> dict[str, Any]:
        samples = self.figures.samples
        return {
            "moves": len(samples),
            "moves_per_second": round(len(samples) / (lasted - 2), 1),
            "ack_ms": spread([each.acked - each.sent for each in samples]),
            "seen_by_all_ms": spread([max(max(each.seen.values()), each.acked) - each.sent for each in samples]),
            "games_finished": self.figures.games,
            "unanswered": lost,
            "skipped": self.figures.skipped,
            "errors": len(self.figures.errors),
            "first_errors": self.figures.errors[:5],
            "messages": self.figures.messages_received,
            "mean_message_bytes": round(self.figures.bytes_received / max(1, self.figures.messages_received)),
            "server_cpu": round(cpu / lasted, 2),
        }


async def echo(asked: argparse.Namespace, size: int) -> dict[str, Any]:
    """The same number of sockets and messages, without a server that knows anything."""
    port = free_port()
    process = subprocess.Popen([sys.executable, str(HERE / "echo_server.py"), str(port)])
    try:
        await reachable(port)
        empty = memory_kb(process.pid)
        sockets = [
            await connect(f"ws://127.0.0.1:{port}/", compression=None, max_size=None, ping_interval=None)
            for _ in range(asked.tables * asked.seats)
        ]
        socket_kb = round((memory_kb(process.pid) - empty) / len(sockets), 1)
        rng, text, times = random.Random(1), "x" * size, list[float]()
        pending: set[asyncio.Task[None]] = set()
        busy: set[Any] = set()

        async def one(each: Any) -> None:
            began = time.perf_counter()
            await each.send(text)
            await each.recv()
            times.append(time.perf_counter() - began)
            busy.discard(each)

        async def act() -> None:
            # A move is answered to one seat and told to all: as many messages as the game's server sends.
            idle = [each for each in rng.sample(sockets, 4 * asked.seats) if each not in busy]
            for each in idle[: asked.seats + 1]:
                busy.add(each)
                task = asyncio.create_task(one(each))
                pending.add(task)
                task.add_done_callback(pending.discard)

        cpu = cpu_seconds(process.pid)
        await pace(asked.rate, asked.echo_seconds, act)
        await asyncio.gather(*pending)
        return {
            "socket_kb": socket_kb,
            "echoes": len(times),
            "ms": spread(times),
            "cpu": round((cpu_seconds(process.pid) - cpu) / asked.echo_seconds, 2),
        }
    finally:
        process.kill()
        process.wait()


@asynccontextmanager
async def serving(database: str, idle: float) -> AsyncIterator[tuple[str, int]]:
    """A server of the games: its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        place = database or str(Path(folder) / "load.db")
        process = subprocess.Popen([sys.executable, "-c", SERVER, str(port), place, str(idle)])
        try:
            await reachable(port)
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.kill()
            process.wait()


async def idle_memory(asked: argparse.Namespace) -> dict[str, Any]:
    """What a table costs that was played at for a while and then left alone."""
    async with serving(asked.database, 1.0) as (address, pid), httpx.AsyncClient(base_url=address, timeout=60) as host:
        (await host.post("/api/guests", json={"name": "Idle"})).raise_for_status()
        figures, rng = Figures(), random.Random(7)
        empty = 0
        for number in range(asked.idle_tables + WARM_UP):
            if number == WARM_UP:
                empty = memory_kb(pid)
            table = LoadTable(host, address, asked.games.split(",")[number % 2], asked.seats, figures)
            await table.open()
            await table.play_by_post(rng, IDLE_MOVES)
        await asyncio.sleep(3)
        left = (await host.get("/health")).json()["tables_in_memory"]
        return {
            "tables": asked.idle_tables,
            "moves_each": IDLE_MOVES,
            "still_in_memory": left,
            "idle_table_kb": round((memory_kb(pid) - empty) / asked.idle_tables, 1),
        }


async def measure(asked: argparse.Namespace) -> dict[str, Any]:
    report: dict[str, Any] = {"idle": await idle_memory(asked)}
    async with serving(asked.database, asked.idle) as (address, pid):
        report["game"] = await Load(asked, address, pid).run()
    report["echo"] = await echo(asked, report["game"]["mean_message_bytes"])
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=200, help="moves per second over all tables")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--echo-seconds", type=float, default=20)
    parser.add_argument("--games", default="expo1906,workshop")
    parser.add_argument("--database", default="", help="a PostgreSQL URL; by default a fresh SQLite file")
    parser.add_argument("--idle-tables", type=int, default=200, help="tables to measure the memory of idle ones with")
    parser.add_argument("--idle", type=float, default=3600, help="seconds until an idle table leaves memory")
    asked = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    sys.stdout.write(json.dumps(asyncio.run(measure(asked)), indent=1) + "\n")


if __name__ == "__main__":
    main()
