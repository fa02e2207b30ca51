"""What a passed canary depends on, as text that a caller can keep and compare."""

import os
import platform
import sys
from pathlib import Path

from self_evolving_agent import __version__


def fingerprint_of(backend: str, program: Path | None) -> str:
    """Name backend, its program, kernel, user, interpreter and this package's version."""
    parts = [backend, __version__, platform.release(), platform.machine(), str(os.geteuid()), sys.base_prefix]
    if program is not None:
        status = program.stat()
        parts += [str(program.resolve()), str(status.st_mtime_ns), str(status.st_size)]
    return "|".join(parts)
