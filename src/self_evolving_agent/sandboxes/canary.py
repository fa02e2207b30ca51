"""One real run that looks for what a sandbox must not show; only a backend that passes is trusted."""

import contextlib
import shutil
import socket
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from self_evolving_agent.errors import SandboxError
from self_evolving_agent.models import ExecutionResult, Limits, Program
from self_evolving_agent.ports import Sandbox

_LIMITS = Limits(wall_s=20, cpu_s=10, memory_mb=128, processes=8, disk_mb=4)

# What it finds is handed out by the channel, which is thereby tested too.
_PROBE = """
import os
import agent_files

def attempt(action):
    try:
        return action()
    except (OSError, ImportError):
        return None

def connect():
    import _socket
    link = _socket.socket(_socket.AF_INET, _socket.SOCK_STREAM)
    link.settimeout(2)
    link.connect(("127.0.0.1", PORT))
    return True

def fill():
    try:
        with open("fill.bin", "wb") as file:
            for _ in range(64):
                file.write(bytes(1 << 20))
        return True
    finally:
        os.unlink("fill.bin")  # or there is no room to tell what was found

def interfaces():
    with open("/proc/net/dev") as file:
        return [line.split(":")[0].strip() for line in file if ":" in line]

finds = []
if attempt(lambda: os.stat(PLANTED)): finds.append("it sees a file planted outside")
if attempt(lambda: open(PLANTED, "a").close() or True): finds.append("it writes a file planted outside")
if attempt(connect): finds.append("it reaches a port of this machine")
if set(attempt(interfaces) or []) - {"lo"}: finds.append("it has a network interface")
if os.getuid() == 0: finds.append("it runs as root")
status = attempt(lambda: open("/proc/self/status").read()) or ""
if "NoNewPrivs:\\t0" in status: finds.append("it may gain privileges")
if attempt(fill): finds.append("it writes more than its disk limit")
agent_files.write_file("canary", "\\n".join(finds))
"""


@dataclass(frozen=True)
class Verdict:
    """What a canary showed; `why` is empty when the backend can be trusted."""

    why: str = ""

    @property
    def passed(self) -> bool:
        return not self.why


async def run_canary(sandbox: Sandbox) -> Verdict:
    """Run a program that tries to leave; never fails."""
    with _planted() as (path, port):
        source = f"PLANTED, PORT = {str(path)!r}, {port}\n{_PROBE}"
        try:
            result = await sandbox.run(Program(source=source), _LIMITS)
        except SandboxError as error:
            return Verdict(error.message)
        changed = path.read_bytes() != b"planted"
    if changed:
        return Verdict("it changed a file planted outside")
    return Verdict(_why(result))


def _why(result: ExecutionResult) -> str:
    if not result.is_clean:
        last = result.stderr.strip().splitlines()[-1:]
        return f"the canary ended with {result.exit_code}, limits {result.limits_hit}: {''.join(last)[:300]}"
    if "canary" not in result.written:
        return "nothing came through the channel for results"
    return result.written["canary"].decode("utf-8", "replace").replace("\n", "; ")


@contextlib.contextmanager
def _planted() -> Iterator[tuple[Path, int]]:
    """Plant a file that everybody on this machine could read and write, and a port that everybody could reach."""
    folder = Path(tempfile.mkdtemp(prefix="canary-"))
    try:
        folder.chmod(0o755)
        path = folder / "planted"
        path.write_bytes(b"planted")
        path.chmod(0o666)
        with socket.create_server(("127.0.0.1", 0)) as server:
            yield path, server.getsockname()[1]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
