"""The application: routes, errors and description around one house."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException

from opificio.server.api import access, models, people, play, streams, system, tables
from opificio.server.api.guard import Guard
from opificio.server.databases import DatabaseAway
from opificio.server.house import House
from opificio.server.problems import Problem
from opificio.server.settings import Settings
from opificio.table import OpificioError

LOG = logging.getLogger("opificio.server")
SCHEMA = "#/components/schemas/{model}"
ANY_PROBLEM: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": models.ProblemShown, "description": "What was wrong, and what would be right"},
    "5XX": {"model": models.ProblemShown, "description": "Not your fault; try again"},
}
STATUS_CODES = {400: "bad-request", 404: "unknown-address", 405: "wrong-method", 413: "too-large"}


def make_app(settings: Settings) -> FastAPI:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        del app
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Opificio",
        version="1",
        description="Tables for EXPO 1906 and Workshop of the World: the page, bots and tools use this interface.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
        responses=ANY_PROBLEM,
        dependencies=[],
    )
    app.state.house = house
    for routes in (people.routes, tables.routes, play.routes, streams.routes):
        app.include_router(routes, dependencies=access.SCHEMES)
    app.include_router(system.routes)
    system.serve_page(app, house)
    _answer_errors(app)
    _describe(app)
    app.add_middleware(Guard, house=house)
    return app


def _answer_errors(app: FastAPI) -> None:
    """Every error has the same shape."""

    @app.exception_handler(Problem)
    async def problem(request: Request, error: Problem) -> JSONResponse:
        del request
        return JSONResponse(error.plain(), error.status)

    @app.exception_handler(OpificioError)
    async def mendable(request: Request, error: OpificioError) -> JSONResponse:
        del request
        return JSONResponse(Problem(409, "impossible", str(error)).plain(), 409)

    @app.exception_handler(DatabaseAway)
    async def away(request: Request, error: DatabaseAway) -> JSONResponse:
        # The reason may name hosts and users of the database: it belongs into the log alone.
        LOG.error("the database is away", extra={"method": request.method, "reason": str(error)[:200]})
        shown = Problem(503, "no-database", "the database does not answer; try again in a moment")
        return JSONResponse(shown.plain(), 503)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        del request
        # The input is not repeated: it may hold a secret.
        faults = [{"at": [str(part) for part in each["loc"]], "wrong": each["msg"]} for each in error.errors()]
        first = faults[0] if faults else {"at": [], "wrong": "not valid"}
        message = f"{'.'.join(first['at'])}: {first['wrong']}"
        return JSONResponse(Problem(422, "bad-request", message, faults=faults).plain(), 422)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        del request
        code = STATUS_CODES.get(error.status_code, "refused")
        shown = Problem(error.status_code, code, str(error.detail))
        return JSONResponse(shown.plain(), error.status_code, headers=error.headers)

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> JSONResponse:
        LOG.error("a request failed", exc_info=error, extra={"method": request.method})
        return JSONResponse(Problem(500, "failed", "something went wrong here; it was noted").plain(), 500)


def _describe(app: FastAPI) -> None:
    """Add the messages of sockets and streams to the description, so that types can be made of them."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            described = plain()
            modes: Any = [(model, "serialization") for model in streams.SHOWN_ELSEWHERE]
            _, made = models_json_schema(modes, ref_template=SCHEMA)
            for name, schema in made["$defs"].items():
                described["components"]["schemas"].setdefault(name, schema)
            app.openapi_schema = described
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
