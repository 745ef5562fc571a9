"""Bots in any language: a process that reads questions and writes moves, one JSON object a line.

To the bot:    {"type": "hello", "protocol": 1, "game": "expo1906", "seat": 0, "seats": 4, "options": {…}}
               {"type": "decide", "id": 7, "seat": 0, "view": {…}, "events": […], "legal": ["pass", …],
                "seed": 123, "budget": {"milliseconds": 1000}}
               {"type": "over", "scores": [28, 31], "places": [2, 1]}
From the bot:  {"move": "pass"}, optionally with the "id" of the question; other keys are ignored.

`events` holds what the seat has seen since the last question. `docs/bots.md` tells the whole story.
"""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from collections.abc import Sequence
from typing import IO, Any

from opificio.bots.guard import Misbehaviour
from opificio.bots.question import BadBot, Bot, Question
from opificio.table import event_plain, notation

PROTOCOL = 1
PATIENCE_MS = 10_000
"""How long a bot may take to answer beyond its budget."""
CHANCES = 3
"""A process that fails this often in one game is not started again."""
LONGEST_LINE = 1_000_000


class LineBot(Bot):
    """A bot in a process of its own. It is started when first asked, and again after a failure."""

    def __init__(self, command: Sequence[str], patience_ms: int = PATIENCE_MS) -> None:
        if not command:
            raise BadBot("cmd: needs a command, like cmd:./mybot or cmd:'node mybot.js'")
        self.command = list(command)
        self.patience_ms = patience_ms
        self.failures = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._told = 0
        self._number = 0

    @staticmethod
    def from_text(text: str, patience_ms: int = PATIENCE_MS) -> LineBot:
        try:
            return LineBot(shlex.split(text), patience_ms)
        except ValueError as error:
            raise BadBot(f"cmd:{text} is no command line: {error}") from None

    def decide(self, question: Question) -> Any:
        if self.failures >= CHANCES:
            raise Misbehaviour(f"has failed {CHANCES} times and is not asked again in this game")
        try:
            return self._asked(question)
        except Misbehaviour:
            self.failures += 1
            self.close()
            raise

    def finish(self, scores: Sequence[int], places: Sequence[int]) -> None:
        if self._process is not None:
            with contextlib.suppress(Misbehaviour):
                self._send({"type": "over", "scores": list(scores), "places": list(places)})
        self.failures = 0
        self._told = 0

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _asked(self, question: Question) -> Any:
        if self._process is None:
            self._start(question)
        self._number += 1
        self._send(self._message(question))
        self._told = len(question.events)
        return self._move(question, self._answer(question))

    def _message(self, question: Question) -> dict[str, Any]:
        return {
            "type": "decide",
            "id": self._number,
            "seat": question.seat,
            "view": question.view,
            "events": [event_plain(event) for event in question.events[self._told :]],
            "legal": [notation(move) for move in question.legal],
            "seed": question.seed,
            "budget": None if question.budget is None else question.budget.plain(),
        }

    def _start(self, question: Question) -> None:
        try:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=None, bufsize=0
            )
        except OSError as error:
            raise Misbehaviour(f"could not be started ({shlex.join(self.command)}): {error.strerror}") from None
        self._lines = queue.Queue()
        assert self._process.stdout is not None
        threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()
        self._told = 0
        self._send(hello(question))

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise Misbehaviour(self._ended()) from None

    def _answer(self, question: Question) -> dict[str, Any]:
        budget = question.budget.milliseconds if question.budget is not None else None
        limit = ((budget or 0) + self.patience_ms) / 1000
        try:
            line = self._lines.get(timeout=limit)
        except queue.Empty:
            raise Misbehaviour(f"did not answer within {limit:g} s") from None
        if not line:
            raise Misbehaviour(self._ended())
        try:
            answer = json.loads(line)
        except ValueError:
            raise Misbehaviour(f"wrote {_excerpt(line)}, which is not a line of JSON") from None
        if not isinstance(answer, dict) or not isinstance(answer.get("move"), str):
            raise Misbehaviour(f'wrote {_excerpt(line)}; an answer looks like {{"move": "…"}}')
        if answer.get("id", self._number) != self._number:
            raise Misbehaviour(f"answered question {answer['id']!r} when asked question {self._number}")
        return answer

    def _move(self, question: Question, answer: dict[str, Any]) -> Any:
        wanted = " ".join(answer["move"].split())
        for move in question.legal:
            if notation(move) == wanted:
                return move
        raise Misbehaviour(f"answered {wanted!r:.100}, which is not a legal move now")

    def _ended(self) -> str:
        assert self._process is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        code = self._process.returncode
        return "closed its output without answering" if code is None else f"ended with exit status {code}"


def hello(question: Question) -> dict[str, Any]:
    view = question.view
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": question.game.name,
        "seat": question.seat,
        "seats": view.get("seats"),
        "options": view.get("options", {}),
    }


def _read(stream: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Runs in a thread, so that waiting for a line can have a limit. An empty line means the end."""
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE):
            lines.put(line)
    lines.put(b"")


def _excerpt(line: bytes) -> str:
    return repr(line[:80].decode("utf-8", "replace").strip())
