"""What came of each task, one JSON line each, appended as soon as it is known: a stopped run goes on from there."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from pydantic import ValidationError

from self_evolving_agent.models import Frozen, ToolRejection, Usage

Phase = Literal["stream", "half", "end"]
"""The stream itself, or earlier items of it asked again when half of it or all of it is done."""


class Answered(Frozen):
    """What one arm gave for one task.

    Attributes:
        answer: Empty where it gave none.
        origin: How the answer came about: `route`, `call`, `new` tool, `champion`, `fresh`; empty without an agent.
        seconds: What it took, with the time of replies that came from the cache as it was when they were made.
        cached_calls: Calls among `usage.model_calls` that the cache answered.
        error: Why there is no answer; empty where there is one.
    """

    answer: str = ""
    run_id: str = ""
    success: bool = False
    answered_by: str = ""
    origin: str = ""
    tools_created: tuple[str, ...] = ()
    tools_used: tuple[str, ...] = ()
    tools_rejected: tuple[ToolRejection, ...] = ()
    usage: Usage = Usage()
    seconds: float = 0.0
    cached_calls: int = 0
    error: str = ""
    provider: str = ""
    model: str = ""
    sandbox: str = ""


class Outcome(Frozen):
    """One task of one arm, verified."""

    arm: str
    phase: Phase = "stream"
    family: str
    position: int
    seed: int
    expected: str
    score: float
    answered: Answered
    commit: str
    machine: str
    date: str

    @property
    def item(self) -> str:
        return f"{self.family}-{self.position}"

    @property
    def is_right(self) -> bool:
        return self.score >= 1.0


def append(path: Path, outcome: Outcome) -> None:
    """Append durably; half a line that a crash left before it is ended first."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        if file.tell() and not _ends_a_line(path):
            file.write(b"\n")
        file.write(outcome.model_dump_json().encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())


def load(path: Path) -> list[Outcome]:
    """Give what is there, oldest first, the last word on each task; half a line is left out."""
    found = {(outcome.phase, outcome.item): outcome for outcome in _lines(path)}
    return list(found.values())


def _lines(path: Path) -> Iterator[Outcome]:
    if not path.exists():
        return
    for line in path.read_bytes().splitlines():
        try:
            yield Outcome.model_validate_json(line)
        except ValidationError:
            continue


def _ends_a_line(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read(1) == b"\n"
