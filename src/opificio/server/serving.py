"""Running the application with uvicorn."""

from __future__ import annotations

import contextlib
import gc
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import uvicorn

from opificio.server import logs
from opificio.server.api.sockets import Door
from opificio.server.app import make_app
from opificio.server.databases import database_at
from opificio.server.schema import migrate
from opificio.server.settings import Settings
from opificio.table import OpificioError

GRACE = 2


def server_for(settings: Settings, host: str, port: int, trusted_proxies: str = "") -> uvicorn.Server:
    app = make_app(settings)
    config = uvicorn.Config(
        Door(app, app.state.house),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=settings.limits.socket_bytes,
        # Updates are small and frequent: compressing them costs more memory and time than it saves.
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        ws_ping_timeout=60,
        server_header=False,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=trusted_proxies or None,
        timeout_graceful_shutdown=GRACE,
    )
    return uvicorn.Server(config)


def bound_socket(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise OpificioError(f"port {port} on {host} cannot be had: {error.strerror}; choose another") from None
    return bound


def run(
    host: str = "127.0.0.1",
    port: int = 1906,
    database: str = "opificio.db",
    *,
    trusted_proxies: str = "",
    log_level: str = "info",
    ready: Callable[[str], None] | None = None,
    **settings: Any,
) -> None:
    """Serve until interrupted. `ready` is called with the address once connections are accepted."""
    bound = bound_socket(host, port)
    logs.set_up(log_level)
    shown_host = f"[{host}]" if ":" in host else host
    address = f"http://{shown_host}:{bound.getsockname()[1]}"
    chosen = replace(Settings(database=database), **settings)
    prepare(database)
    server = server_for(chosen, host, port, trusted_proxies)
    collect_seldom()
    if ready is not None:
        threading.Thread(target=_tell_when_ready, args=(server, ready, address), daemon=True).start()
    server.run(sockets=[bound])


def prepare(database: str) -> None:
    """Open and migrate the database once before serving, so that what is wrong with it is said plainly."""
    where = database_at(database)
    link = where.connect()
    try:
        where.claim()()
        migrate(link)
    finally:
        link.close()


def collect_seldom() -> None:
    """Look for garbage seldom: nearly all of ours goes by reference counts.

    With thousands of sockets a full collection stops everything for a noticeable time, and by
    default it comes every few seconds.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 50)


def _tell_when_ready(server: uvicorn.Server, ready: Callable[[str], None], address: str) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.02)
    if server.started:
        ready(address)


@contextlib.contextmanager
def serve_in_background(settings: Settings) -> Iterator[str]:
    """A server on a free port of this machine, in a thread; yields its address."""
    bound = bound_socket("127.0.0.1", 0)
    server = server_for(settings, "127.0.0.1", 0)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    if not server.started:
        raise OpificioError("the server did not start; its log says why")
    try:
        yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
