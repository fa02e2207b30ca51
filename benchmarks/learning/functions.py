"""A family of functions to write, from a file in HumanEval's form: right is a program that passes the task's own tests.

Source: Chen et al., Evaluating Large Language Models Trained on Code (2021); github.com/openai/human-eval.
"""

import asyncio
import gzip
import secrets
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from pydantic import BaseModel, ValidationError

from benchmarks.learning.stream import Item, Verify
from benchmarks.programs import WentWrong
from self_evolving_agent.bootstrap.choosing import open_sandbox
from self_evolving_agent.config import load_settings
from self_evolving_agent.models import Limits, Program
from self_evolving_agent.replies import python_code

QUESTION = "Complete this Python function:\n\n"
ALONE = "Reply with the whole function in one Python code block."
_LIMITS = Limits(cpu_s=10, wall_s=20)


class Entry(BaseModel):
    """One line of the file."""

    prompt: str
    entry_point: str
    canonical_solution: str
    test: str


def family_of_functions(path: Path, items: int) -> list[Item]:
    """Make the items of a file, in its order.

    Raises:
        WentWrong: If it cannot be read, or has too few.
    """
    try:
        lines = gzip.decompress(path.read_bytes()).decode().splitlines()[:items]
        entries = [Entry.model_validate_json(line) for line in lines]
    except (OSError, ValueError, ValidationError) as error:
        raise WentWrong(f"{path} is no gzipped file of functions to write: {error}") from error
    if len(entries) < items:
        raise WentWrong(f"{path} has {len(entries)} functions")
    return [
        Item(
            "functions",
            number,
            QUESTION + entry.prompt,
            entry.prompt + entry.canonical_solution,
            _verifier(entry),
            ALONE,
        )
        for number, entry in enumerate(entries, start=1)
    ]


def _verifier(entry: Entry) -> Verify:
    def verify(answer: str) -> float:
        with ThreadPoolExecutor(1) as apart:  # the caller has a loop of its own
            return float(apart.submit(asyncio.run, _passes(_whole(answer, entry), entry)).result())

    return verify


def _whole(answer: str, entry: Entry) -> str:
    """Give the program of an answer: the function, or what follows its head, with the imports of the task."""
    found = python_code(answer)
    code = found if isinstance(found, str) else answer
    head = entry.prompt.partition(f"def {entry.entry_point}")[0]
    return head + code if f"def {entry.entry_point}(" in code else entry.prompt + code


async def _passes(program: str, entry: Entry) -> bool:
    passed = secrets.token_hex()  # so that no program can say so itself
    source = f"{program}\n\n{entry.test}\n\ncheck({entry.entry_point})\nprint({passed!r})\n"
    with TemporaryDirectory() as home:
        sandbox = await open_sandbox(load_settings({"home": home}))
        result = await sandbox.run(Program(source=source), _LIMITS)
    return result.is_clean and result.stdout.rstrip().endswith(passed)
