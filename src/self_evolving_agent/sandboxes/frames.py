"""Speaks with the first process of a container, which has one pipe in and one out."""

import marshal
import signal
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from self_evolving_agent.models import Limit, Limits

from .channel import MOST_BYTES
from .package import DRIVER, PYTHON_FLAGS, Package, Places, environment
from .streams import Excerpt
from .supervise import Observed

CODE, WORK, PACKAGES, TMP = "/code", "/work", "/packages", "/tmp"  # noqa: S108 - inside the container
_HEADER = 5
_STDOUT, _STDERR, _CHANNEL, _EXIT = range(4)
_GRACE_S = 5.0
_ENDED_BY: Mapping[int, Limit] = {-signal.SIGXCPU: "cpu", -signal.SIGKILL: "memory"}  # so do the driver and the engine


def mux_source() -> str:
    return (Path(__file__).parent / "inside" / "agent_mux.py").read_text(encoding="utf-8")


def job_for_mux(package: Package, limits: Limits) -> bytes:
    places = Places(code=CODE, work=WORK, packages=PACKAGES, tmp=TMP)
    job = {
        "code": CODE,
        "work": WORK,
        "files": dict(package.code),
        "inputs": dict(package.inputs),
        "argv": [*PYTHON_FLAGS, f"{CODE}/{DRIVER}"],
        "env": environment(places, channel=-1, python=Path("/usr/local/bin/python3")),
        "deadline_s": limits.wall_s + _GRACE_S,
    }
    return marshal.dumps(job, 2)


def most_bytes(limits: Limits) -> int:
    """Give how much the one pipe may carry: both streams and the channel."""
    return 2 * limits.output_killed_bytes + MOST_BYTES


def split_frames(observed: Observed, limits: Limits) -> Observed:
    """Take the streams apart again; what is no frame ends the reading."""
    parts = (
        Excerpt(limits.output_kept_bytes),
        Excerpt(limits.output_kept_bytes),
        Excerpt(2 * MOST_BYTES),
    )
    parts[_STDERR].add(observed.stderr.content())  # of the engine itself
    exit_code = observed.exit_code
    content = memoryview(observed.stdout.content())
    while len(content) > _HEADER and content[0] <= _EXIT:
        end = _HEADER + int.from_bytes(content[1:_HEADER], "big")
        frame = bytes(content[_HEADER:end])
        if content[0] == _EXIT:
            exit_code = int(frame) if frame.lstrip(b"-").isdigit() and len(frame) <= _HEADER else exit_code
        else:
            parts[content[0]].add(frame)
        content = content[end:]
    hit = _limits_hit(observed, parts, limits, exit_code)
    return replace(
        observed,
        exit_code=exit_code,
        stdout=parts[_STDOUT],
        stderr=parts[_STDERR],
        channel=parts[_CHANNEL],
        limits_hit=hit,
    )


def _limits_hit(
    observed: Observed, parts: tuple[Excerpt, Excerpt, Excerpt], limits: Limits, exit_code: int
) -> tuple[Limit, ...]:
    if observed.limits_hit:
        return observed.limits_hit
    if any(part.total_bytes > limits.output_killed_bytes for part in parts[:_CHANNEL]):
        return ("output",)
    return (_ENDED_BY[exit_code],) if exit_code in _ENDED_BY else ()
