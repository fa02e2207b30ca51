"""Turns what was observed of a program into the result that the port promises."""

import asyncio
import contextlib
from collections.abc import Iterator

from self_evolving_agent.errors import SandboxError
from self_evolving_agent.models import ExecutionResult, Program

from .channel import Handout, read_channel
from .supervise import Observed

_INLINE_BYTES = 200_000  # more than this is read beside the event loop


@contextlib.contextmanager
def errors_mapped(backend: str) -> Iterator[None]:
    """Turn errors of this machine into the one that callers know.

    Raises:
        SandboxError: If files, pipes or descriptors could not be made.
    """
    try:
        yield
    except OSError as error:
        hint = "free disk space, or allow more open files"
        raise SandboxError(f"{backend} cannot prepare a run: {error}", hint) from error


async def conclude(backend: str, program: Program, observed: Observed) -> ExecutionResult:
    """Give the result of a run.

    Raises:
        SandboxError: If the program never got to its first line, although no limit was hit.
    """
    handout = await _read(observed.channel.content(), len(program.calls))
    if not handout.started and not observed.limits_hit:
        first = observed.stderr.text().strip().splitlines()[:1] or [f"exit code {observed.exit_code}"]
        raise SandboxError(f"{backend} did not start the program: {first[0][:500]}", "see `--doctor`")
    return ExecutionResult(
        backend=backend,
        exit_code=None if observed.limits_hit else observed.exit_code,
        stdout=observed.stdout.text(),
        stderr=observed.stderr.text(),
        outcomes=handout.outcomes,
        written=handout.written,
        limits_hit=observed.limits_hit,
        wall_s=observed.wall_s,
        cpu_s=observed.cpu_s,
        peak_memory_mb=observed.peak_memory_mb,
    )


async def _read(content: bytes, calls: int) -> Handout:
    if len(content) <= _INLINE_BYTES:
        return read_channel(content, calls)
    return await asyncio.to_thread(read_channel, content, calls)
