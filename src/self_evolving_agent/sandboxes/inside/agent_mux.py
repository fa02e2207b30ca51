"""First process of a container: unpacks a program from stdin and sends all its streams out through one.

A frame is a kind (0 stdout, 1 stderr, 2 channel, 3 exit code), a length of four bytes, and that many bytes.
"""

from __future__ import annotations

import marshal
import os
import selectors
import subprocess
import sys
import time

_CHUNK = 1 << 16


def _run() -> int:
    job = marshal.loads(sys.stdin.buffer.read())  # noqa: S302 - written by the host
    for folder, files, mode in ((job["code"], job["files"], 0o444), (job["work"], job["inputs"], 0o444)):
        for name, content in files.items():
            _put(os.path.join(folder, name), content, mode)
    ends = [os.pipe() for _ in range(3)]
    env = {**job["env"], "AGENT_CHANNEL": str(ends[2][1])}
    child = subprocess.Popen(  # noqa: S603 - the host wrote it
        [sys.executable, *job["argv"]],
        stdin=subprocess.DEVNULL,
        stdout=ends[0][1],
        stderr=ends[1][1],
        pass_fds=[ends[2][1]],
        env=env,
        cwd=job["work"],
    )
    for _, theirs in ends:
        os.close(theirs)
    # The host ends a run in time; this is for a host that died.
    _forward([ours for ours, _ in ends], child, time.monotonic() + job["deadline_s"])
    _send(3, str(child.returncode).encode())
    return 0


def _put(path: str, content: bytes, mode: int) -> None:
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)
    os.chmod(path, mode)


def _forward(pipes: list[int], child: subprocess.Popen[bytes], deadline: float) -> None:
    """Send on what comes until the program ends; what it left behind dies with the container."""
    with selectors.DefaultSelector() as selector:
        for kind, pipe in enumerate(pipes):
            os.set_blocking(pipe, False)
            selector.register(pipe, selectors.EVENT_READ, kind)
        while child.poll() is None and time.monotonic() < deadline:
            for key, _ in selector.select(0.02):
                if _pass_on(key.fd, key.data) == b"":
                    selector.unregister(key.fd)
            if not selector.get_map():
                child.wait()
    if child.returncode is None:
        child.kill()
        child.wait()
    for kind, pipe in enumerate(pipes):
        while _pass_on(pipe, kind):
            continue


def _pass_on(pipe: int, kind: int) -> bytes | None:
    """Send one piece; give it, empty at the end, None when there is nothing now."""
    try:
        piece = os.read(pipe, _CHUNK)
    except BlockingIOError:
        return None
    if piece:
        _send(kind, piece)
    return piece


def _send(kind: int, content: bytes) -> None:
    frame = bytes([kind]) + len(content).to_bytes(4, "big") + content
    while frame:
        frame = frame[os.write(1, frame) :]


if __name__ == "__main__":
    sys.exit(_run())
