"""`sandbox`: what isolation costs, and the first run of a process."""

import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.cost.figures import Figure, alternately, figure
from benchmarks.programs import WentWrong, milliseconds
from self_evolving_agent.models import Limits, Program
from self_evolving_agent.ports import Sandbox
from self_evolving_agent.sandboxes.package import base_interpreter
from self_evolving_agent.sandboxes.select import choose_sandbox
from self_evolving_agent.sandboxes.warm import WarmSandbox

SOURCE = "print(6 * 7)\n"


def measure(n: int) -> Sequence[Figure]:
    with tempfile.TemporaryDirectory(prefix="bench-") as folder, asyncio.Runner() as runner:
        file = Path(folder) / "program.py"
        file.write_text(SOURCE)
        python = str(base_interpreter())
        repeated = runner.run(choose_sandbox("auto"))
        first: Sandbox = repeated
        if isinstance(repeated, WarmSandbox):
            first = repeated.behind
            if not runner.run(repeated.warmed(Program(source=SOURCE))):
                raise WentWrong("no server is ready for repeated runs")

        def sandboxed(sandbox: Sandbox) -> float:
            started = time.perf_counter()
            result = runner.run(sandbox.run(Program(source=SOURCE), Limits()))
            if result.stdout != "42\n":
                raise WentWrong(f"the sandbox ran something else: {result}")
            return (time.perf_counter() - started) * 1000

        def canary() -> float:
            started = time.perf_counter()
            runner.run(choose_sandbox("auto"))
            return (time.perf_counter() - started) * 1000

        taken = alternately(
            {
                "first": lambda: sandboxed(first),
                "repeated": lambda: sandboxed(repeated),
                "plain": lambda: milliseconds(python, "-I", str(file)),
                "bare": lambda: milliseconds(python, "-I", "-S", str(file)),
                "canary": canary,
            },
            n,
        )
    return (
        figure(
            f"sandbox: the first run in {first.name} / python -I FILE",
            taken["first"],
            taken["plain"],
            goal=2.5,
            bounded_by="bwrap's start and mounts, setpriv for root, an interpreter without site, the driver",
        ),
        figure(
            f"sandbox: a repeated run in {repeated.name} / python -I FILE",
            taken["repeated"],
            taken["plain"],
            goal=0.3,
            bounded_by="a fork into new namespaces, its mounts, the end of an interpreter and of the namespaces",
        ),
        figure(
            f"sandbox: a repeated run in {repeated.name} / python -I -S FILE",
            taken["repeated"],
            taken["bare"],
            bounded_by="the strictest view: a plain start also imports what the interpreter's .pth files ask for",
        ),
        figure("sandbox: choosing it by its canary", taken["canary"], bounded_by="one run with a file and a port"),
    )
