"""The fake model's task as one would write it by hand, in one file: the same calls, the same programs, as much at once.

Nothing is isolated, limited, recorded or remembered, and what is written is not synced.
"""

import json
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx

MODEL_CALLS, PROGRAMS = 6, 6
PROBES = (2.5, -2, 1.5, -1, 9.5, -9, 97.5, -97, 0.5)
IDEAS = {"ideas": {"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 2}}
CHECKS = {"functions": {"type": "array", "items": {"type": "object"}}}
CHOICE = {"better": {"type": "string", "enum": ["A", "B"]}}
CALLER = """
for call in {calls}:
    try:
        print(repr(eval(call)))
    except Exception as error:
        print(type(error).__name__)
"""


class Script:
    """One that stays up between tasks, with its connection and its threads.

    Args:
        client: Knows the address of the model server.
        python: Runs the programs.
    """

    def __init__(self, client: httpx.Client, model: str, python: str, threads: ThreadPoolExecutor) -> None:
        self._client = client
        self._model = model
        self._python = python
        self._threads = threads

    def solve(self, task: str, folder: Path) -> str:
        """Have two programs written for a task, test both, save the better one in the folder and give it."""
        ideas = self._ask_json(f"Task: {task}\nGive two different approaches.", IDEAS)["ideas"]
        (function,) = self._ask_json(f"Task: {task}\nGive the signature and five asserts.", CHECKS)["functions"]
        signature, tests = function["signature"], function["tests"]

        def attempt(idea: str) -> tuple[int, str]:
            reply = self._ask(f"Task: {task}\nApproach: {idea}\n{signature}\nWrite the program.")
            source = reply.removeprefix("```python\n").removesuffix("```\n")
            calls = [test.removeprefix("assert ").partition(" == ")[0] for test in tests]
            seen = self._called(source, calls, folder)
            passed = sum(test.endswith(f" == {value}") for test, value in zip(tests, seen, strict=True))
            self._run("\n".join([source, *tests, f'print("{passed} tests passed")']), folder)
            return passed, source

        (passed, one), (others_passed, other) = self._threads.map(attempt, ideas)
        best = one if passed >= others_passed else other
        if passed == others_passed:
            best = self._better(task, signature, one, other, folder)
        (folder / "solution.py").write_text(best)
        (folder / "test_solution.py").write_text("\n".join(["from solution import *", *tests, ""]))
        return best

    def _better(self, task: str, signature: str, one: str, other: str, folder: Path) -> str:
        """Show the model where they differ, in both orders."""
        name = signature.removeprefix("def ").partition("(")[0]
        calls = [f"{name}({value})" for value in PROBES]
        shown = self._threads.map(lambda source: self._called(source, calls, folder), (one, other))
        differing = next(((a, b) for a, b in zip(*shown, strict=True) if a != b), ("", ""))
        votes = [
            self._ask_json(f"Task: {task}\nA: {a}\nB: {b}\nWhich is right?", CHOICE)["better"]
            for a, b in (differing, differing[::-1])
        ]
        return other if votes == ["B", "A"] else one

    def _ask_json(self, prompt: str, properties: dict[str, object]) -> dict[str, Any]:
        return dict(json.loads(self._ask(prompt, {"type": "object", "properties": properties})))

    def _ask(self, prompt: str, form: dict[str, object] | None = None) -> str:
        body = {"model": self._model, "messages": [{"role": "user", "content": prompt}], "stream": True}
        with self._client.stream("POST", "/api/chat", json=body | ({"format": form} if form else {})) as reply:
            reply.raise_for_status()
            return "".join(json.loads(line)["message"]["content"] for line in reply.iter_lines())

    def _called(self, source: str, calls: list[str], folder: Path) -> list[str]:
        return self._run(source + CALLER.format(calls=calls), folder).splitlines()

    def _run(self, source: str, folder: Path) -> str:
        with tempfile.NamedTemporaryFile("w", suffix=".py", dir=folder) as file:
            file.write(source)
            file.flush()
            command = [self._python, file.name]
            return subprocess.run(command, capture_output=True, text=True, timeout=10, check=True).stdout
