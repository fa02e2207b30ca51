"""The real program, run as people run it: a process of its own with a home of its own."""

import asyncio
import io
import json
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from contracts.fake_model_servers import dead_address
from self_evolving_agent.cli.main import main

DEMO = Path(__file__).resolve().parent.parent / "demo.py"
SUBMIT = DEMO.with_name("submit.py")
PRIME = "write a function is_prime(n) that tells whether n is prime, with tests"


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Give the one object on stdout; fails when there is more or less."""
        return json.loads(self.out)


@dataclass(frozen=True)
class ProgramUnderTest:
    """Starts the program in a folder of the test, with nothing of this machine's settings."""

    folder: Path
    python: str = sys.executable
    path: str = "/usr/local/bin:/usr/bin:/bin"

    @property
    def home(self) -> Path:
        return self.folder / "home"

    @property
    def env(self) -> dict[str, str]:
        # How coverage finds its way into the program.
        kept = {name: value for name, value in os.environ.items() if name.startswith("COVERAGE")}  # noqa: TID251
        return {
            **kept,
            "PATH": self.path,
            "HOME": str(self.folder),
            "AGENT_HOME": str(self.home),
            "LANG": "C.UTF-8",
        }

    def command(self, *arguments: str) -> list[str]:
        return [self.python, str(DEMO), *arguments]

    def run(self, *arguments: str, stdin: bytes = b"", **env: str) -> Ran:
        done = subprocess.run(
            self.command(*arguments),
            input=stdin,
            env=self.env | env,
            cwd=self.folder,
            capture_output=True,
            timeout=60,
            check=False,
        )
        return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())

    async def start(self, *arguments: str, **env: str) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            *self.command(*arguments),
            env=self.env | env,
            cwd=self.folder,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=pipe,
            stderr=pipe,
            start_new_session=True,
        )

    async def start_submit(self, *arguments: str, **env: str) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            self.python, str(SUBMIT), *arguments, env=self.env | env, cwd=self.folder, stdout=pipe, stderr=pipe
        )

    def submit(self, *arguments: str, stdin: bytes = b"", **env: str) -> Ran:
        done = subprocess.run(
            [self.python, str(SUBMIT), *arguments],
            input=stdin,
            env=self.env | env,
            cwd=self.folder,
            capture_output=True,
            timeout=60,
            check=False,
        )
        return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())

    def on_terminal(self, *arguments: str, typed: bytes = b"", columns: int = 80, **env: str) -> "OnTerminal":
        return OnTerminal(self, arguments, columns, self.env | {"TERM": "xterm-256color"} | env, typed)


@dataclass(frozen=True)
class ProgramInProcess:
    """The same, called in this process: quick, where its start is not what is tested."""

    folder: Path
    monkeypatch: pytest.MonkeyPatch
    capture: pytest.CaptureFixture[str]

    @property
    def home(self) -> Path:
        return self.folder / "home"

    def run(self, *arguments: str, stdin: bytes = b"", **env: str) -> Ran:
        self.capture.readouterr()
        with self.monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
            for name, value in env.items():
                patch.setenv(name, value)
            code = main(list(arguments))
        return Ran(code, *self.capture.readouterr())


SETTINGS = (
    "PROVIDER MODEL EVOLUTION_MOCK OPENAI_API_KEY OPENAI_BASE_URL EXECUTOR_BACKEND EXPLORE_VARIANTS AGENT_WORKSPACE"
)


@pytest.fixture
def called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[ProgramInProcess]:
    """Give the program with nothing of this machine's settings, and undo what it does to this process."""
    for name in SETTINGS.split():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("AGENT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("OLLAMA_HOST", dead_address())
    monkeypatch.chdir(tmp_path)
    before = signal.getsignal(signal.SIGTERM)
    yield ProgramInProcess(tmp_path, monkeypatch, capsys)
    signal.signal(signal.SIGTERM, before)


class OnTerminal:
    """The program on a pseudo-terminal; stdout goes to a pipe of its own unless it is to share the terminal."""

    def __init__(
        self, program: ProgramUnderTest, arguments: tuple[str, ...], columns: int, env: dict[str, str], typed: bytes
    ) -> None:
        import fcntl
        import struct
        import termios

        self._content = b""
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.process = subprocess.Popen(
            program.command(*arguments),
            stdin=slave,
            stdout=subprocess.PIPE,
            stderr=slave,
            env=env,
            cwd=program.folder,
            start_new_session=True,
        )
        os.close(slave)
        os.write(self._master, typed)

    def seen_until(self, pattern: str) -> str:
        """Wait until the terminal got something and give all that it got so far."""
        while not re.search(pattern, self._content.decode(errors="replace")) and self._read():
            pass
        return self._content.decode(errors="replace")

    def seen(self) -> str:
        """Wait for the end and give all that the terminal got."""
        while self._read():
            pass
        os.close(self._master)
        assert self.process.stdout is not None
        self.out = self.process.stdout.read().decode()
        self.process.stdout.close()
        self.code = self.process.wait(timeout=30)
        return self._content.decode()

    def _read(self) -> bool:
        """Take what the terminal gets next; False when the other side is closed."""
        try:
            piece = os.read(self._master, 65536)
        except OSError:
            return False
        self._content += piece
        return bool(piece)
