"""The games there are, health, figures, words, and the page itself."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path, Response
from fastapi.responses import FileResponse, PlainTextResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from opificio.server.api import models
from opificio.server.api.access import MaybePerson, TableId, TheHouse
from opificio.server.api.tables import require_sight
from opificio.server.house import House
from opificio.server.metrics import CONTENT_TYPE
from opificio.server.problems import Problem
from opificio.server.seating import bot_names
from opificio.server.settings import AnyGame
from opificio.words import area_text

routes = APIRouter()
TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


@routes.get("/api/games", response_model=list[models.GameShown], tags=["games"])
async def games(house: TheHouse) -> list[dict[str, Any]]:
    """The games, their options and their bots."""
    return [describe(game) for game in house.games.values()]


def describe(game: AnyGame) -> dict[str, Any]:
    options = [
        {
            "name": option.name,
            "choices": list(option.choices),
            "per_seat": option.per_seat,
            "seat_counts": list(option.seat_counts),
        }
        for option in game.options
    ]
    return {
        "name": game.name,
        "rules_version": game.rules_version,
        "seat_counts": list(game.seat_counts),
        "options": options,
        "bots": bot_names(game.name),
        "components": game.components().digest,
        "rules": dict(game.rulebook.rules),
        "sections": {id: dict(each) for id, each in game.rulebook.sections.items()},
    }


def _components(game: AnyGame, text: str | None) -> dict[str, Any]:
    components = game.components(text)
    return {"digest": components.digest, "box": game.box(components)}


@routes.get("/api/games/{game}/components", response_model=models.ComponentsShown, tags=["games"])
async def components(
    game: Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9_-]+$")], house: TheHouse
) -> dict[str, Any]:
    """The components we ship: tiles, towns, tracks, as plain JSON."""
    if game not in house.games:
        raise Problem(404, "unknown-game", f"there is no game {game!r}; the games are {', '.join(house.games)}")
    return _components(house.games[game], None)


@routes.get("/api/tables/{table}/components", response_model=models.ComponentsShown, tags=["games"])
async def table_components(table: TableId, house: TheHouse, person: MaybePerson) -> dict[str, Any]:
    """The components a table is played with."""
    await require_sight(house, table, None, person)
    live = await house.tables.get(table)
    return _components(live.game, live.head.components_text)


@routes.get("/health", response_model=models.HealthShown, tags=["system"])
async def health(house: TheHouse) -> dict[str, Any]:
    """Whether the server and its database answer."""
    try:
        await house.store.read(lambda link: link.run("SELECT 1"))
    except Exception:
        raise Problem(503, "no-database", "the database does not answer") from None
    return {"status": "ok", "tables_in_memory": len(house.tables.live), "sockets": house.hub.count}


@routes.get("/metrics", response_class=Response, responses=TEXT, tags=["system"])
async def metrics(house: TheHouse) -> Response:
    """Figures for Prometheus."""
    return Response(house.metrics.text(), media_type=CONTENT_TYPE)


@routes.get("/locales/{language}/{area}.ftl", response_class=Response, responses=TEXT, tags=["system"])
async def words(
    language: models.Language, area: Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9_]+$")]
) -> PlainTextResponse:
    """The words of one area in one language: the same files that Python reads."""
    try:
        return PlainTextResponse(area_text(language, area))
    except FileNotFoundError:
        raise Problem(404, "unknown-words", f"there are no words for {area!r} in {language!r}") from None


class Assets(StaticFiles):
    """Files whose names change with their contents: a browser keeps them for good."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def serve_page(app: FastAPI, house: House) -> None:
    """The built page: its files, and its start for every address of its own."""
    folder = house.settings.page
    if folder is None or not (folder / "index.html").is_file():
        return
    if (folder / "assets").is_dir():
        app.mount("/assets", GZipMiddleware(Assets(directory=folder / "assets")), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> FileResponse:
        file = (folder / path).resolve()
        if path and file.is_file() and file.is_relative_to(folder.resolve()):
            return FileResponse(file)
        if path.startswith(("api/", "locales/")):
            raise Problem(404, "unknown-address", "there is nothing at this address")
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})
