"""Real processes that append to a log: `python storage_writers.py MODE LOG ...`; run by tests, in a process of its own.

append LOG WRITERS EVENTS     several processes append at once, and open the log at once
kill LOG WRITERS KILLS SEED   they are killed one after the other while they append, and replaced
fill LOG BYTES                one appends until the file may grow no more

Each acknowledged event is printed as `SEQ HASH`, one to a line.
"""

import os
import random
import resource
import selectors
import signal
import sys
import time
from pathlib import Path

from fakes_storage import FakeClock, FakeIds
from self_evolving_agent.errors import StorageError
from self_evolving_agent.storage import Redactor, SqliteEventLog
from storage_samples import finished, scored, stamp, started


def open_log(path: str) -> SqliteEventLog:
    return SqliteEventLog(Path(path), clock=FakeClock(), ids=FakeIds(f"p{os.getpid()}-"), redactor=Redactor())


def append_batches(path: str, out: int, batches: int | None) -> None:
    log = open_log(path)
    count = 0
    while batches is None or count < batches:
        run = f"run-{os.getpid()}-{count}"
        batch = (started("a task of some length " * 5), scored("x"), finished())[: 1 + count % 3]
        for each in log.append(stamp(run), batch):
            os.write(out, f"{each.seq} {each.hash}\n".encode())
        count += 1
    log.close()


def fork_writer(path: str, batches: int | None) -> tuple[int, int]:
    """Start a writer; give its pid and where its acknowledgements come from."""
    source, out = os.pipe()
    pid = os.fork()
    if pid:
        os.close(out)
        return pid, source
    failed = 1
    try:
        append_batches(path, out, batches)
        failed = 0
    finally:
        os._exit(failed)


def append(path: str, writers: int, batches: int) -> int:
    running = [fork_writer(path, batches) for _ in range(writers)]
    failed = 0
    for pid, source in running:
        with os.fdopen(source) as acknowledged:
            sys.stdout.write(acknowledged.read())
        failed |= os.waitpid(pid, 0)[1]
    return int(failed != 0)


class Killer:
    """Keeps some writers going, and kills one after the other at moments of chance."""

    def __init__(self, path: str, writers: int, seed: int) -> None:
        self.path = path
        self.chance = random.Random(seed)
        self.heard: dict[int, bytes] = {}
        self.pids: dict[int, int] = {}
        self.selector = selectors.DefaultSelector()
        for _ in range(writers):
            self.start()

    def start(self) -> None:
        pid, source = fork_writer(self.path, None)
        self.pids[source], self.heard[source] = pid, b""
        self.selector.register(source, selectors.EVENT_READ)

    def listen(self, timeout_s: float | None) -> list[int]:
        """Take in what has been acknowledged; give who said something."""
        ready = [key.fd for key, _ in self.selector.select(timeout_s)]
        for source in ready:
            self.heard[source] += os.read(source, 65536)
        return ready

    def kill_one(self) -> None:
        """Kill one that just spoke and so writes now, or any: one that waits for its turn or opens."""
        speakers: list[int] = []
        for _ in range(self.chance.randint(0, 4)):
            speakers = self.listen(None)
        deadline = time.monotonic() + self.chance.random() * 0.003
        while (left := deadline - time.monotonic()) > 0:
            speakers = self.listen(left) or speakers
        self.end(self.chance.choice(speakers if speakers and self.chance.random() < 0.5 else list(self.pids)))

    def end(self, source: int) -> None:
        pid = self.pids.pop(source)
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        self.selector.unregister(source)
        with os.fdopen(source, "rb") as rest:
            heard = self.heard.pop(source) + rest.read()
        sys.stdout.write(heard.decode())


def kill(path: str, writers: int, kills: int, seed: int) -> int:
    killer = Killer(path, writers, seed)
    for _ in range(kills):
        killer.kill_one()
        killer.start()
    for source in list(killer.pids):
        killer.end(source)
    return 0


def fill(path: str, size: int) -> int:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    try:
        append_batches(path, 1, None)
    except StorageError as error:
        sys.stderr.write(f"{error.message} | {error.hint}\n")
        return 9
    return 0


if __name__ == "__main__":
    mode, where, *numbers = sys.argv[1:]
    sys.exit({"append": append, "kill": kill, "fill": fill}[mode](where, *map(int, numbers)))
