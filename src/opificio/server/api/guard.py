"""The door: size, pace and origin of requests, security headers, access log and counts."""

from __future__ import annotations

import json
import logging
import time
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from opificio.server.api.access import origin_is_ours
from opificio.server.house import House
from opificio.server.problems import Problem

LOG = logging.getLogger("opificio.access")
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS = SAFE | {"POST", "PUT", "DELETE"}
"""What is counted by name: a client must not make up new figures."""
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self'; font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class TooLarge(HTTPException):
    """The body grew beyond the limit while it was read; FastAPI lets this kind of error through."""

    def __init__(self, most: int) -> None:
        super().__init__(413, f"a request has at most {most} bytes")


class Guard:
    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(scope, message)
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, self._limited(receive), sending)
        except Problem as problem:
            await refuse(sending, problem)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        client = scope["client"][0] if scope.get("client") else "unknown"
        self.house.requests.require(client)
        length = headers.get("content-length", "0")
        if not length.isdigit():
            raise Problem(400, "bad-length", "the header Content-Length is a number")
        if int(length) > self.house.settings.limits.body_bytes:
            raise self._too_large()
        origin = headers.get("origin")
        if scope["method"] in SAFE or origin is None:
            return
        if not origin_is_ours(origin, headers.get("host", ""), self.house.settings.public_url):
            raise Problem(403, "wrong-origin", "requests that change something come from this server's own page")

    def _too_large(self) -> Problem:
        most = self.house.settings.limits.body_bytes
        return Problem(413, "too-large", f"a request has at most {most} bytes")

    def _limited(self, receive: Receive) -> Receive:
        taken = 0

        async def receiving() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self.house.settings.limits.body_bytes:
                raise TooLarge(self.house.settings.limits.body_bytes)
            return message

        return receiving

    def _add_headers(self, scope: Scope, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
        elif scope["path"].startswith("/assets/") and message["status"] == 200:
            # The build puts a digest of the content into every name.
            headers.setdefault("cache-control", "public, max-age=31536000, immutable")
        if self.house.settings.public_url.startswith("https://"):
            headers.setdefault("strict-transport-security", "max-age=31536000")

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "none")
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.house.metrics.requests.labels(method, route, str(status)).inc()
        # The route, not the address: ids and queries stay out of the log.
        LOG.info(
            "request",
            extra={"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)},
        )


async def refuse(send: Send, problem: Problem) -> None:
    body = json.dumps(problem.plain()).encode()
    headers: list[Any] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
