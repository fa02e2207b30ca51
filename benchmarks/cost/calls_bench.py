"""`calls`: how often the model is asked for a first task that leaves a tool behind, and for a second one like it."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from statistics import mode

from benchmarks.cost.figures import Figure, figure
from benchmarks.cost.work import checked
from benchmarks.programs import WentWrong
from self_evolving_agent.bootstrap import Store, World, open_store, open_vectors
from self_evolving_agent.config import Settings
from self_evolving_agent.events import ModelCalled
from self_evolving_agent.models import Report
from self_evolving_agent.ports import Sandbox
from self_evolving_agent.providers.mock import MockProvider
from self_evolving_agent.sandboxes.select import choose_sandbox

PAIRS = (
    ("what is the gcd of 48 and 36?", "what is the gcd of 54 and 24?"),
    ("clamp 130 to the range from 0 to 100", "clamp -4 to the range from 2 to 9"),
    ("what is the factorial of 12?", "what is the factorial of 7?"),
    ("what is the 20th Fibonacci number?", "what is the 12th Fibonacci number?"),
    ("is 97 a prime number?", "is 91 a prime number?"),
    ("what is the sum of the primes below 100?", "what is the sum of the primes below 50?"),
    ("how many days are between 2024-02-10 and 2025-03-01?", "how many days are between 2023-01-01 and 2023-12-24?"),
    ("what is 25 degrees Celsius in Fahrenheit?", "what is 30 degrees Celsius in Fahrenheit?"),
    ("what is 77 degrees Fahrenheit in Celsius?", "what is 50 degrees Fahrenheit in Celsius?"),
    ("convert 1011 from base 2 to base 10", "convert 1100 from base 2 to base 10"),
    ("what is 2024 as a Roman numeral?", "what is 1999 as a Roman numeral?"),
    ("keep the numbers greater than 5 from 3, 9, 4, 12", "keep the numbers greater than 2 from 8, 1, 6"),
    ("keep the numbers less than 5 from 3, 9, 4, 12", "keep the numbers less than 7 from 8, 1, 6"),
    ("sort the numbers 3, 9, 4, 12", "sort the numbers 8, 1, 6"),
    ("sort the numbers 3, 9, 4, 12 in descending order", "sort the numbers 8, 1, 6 in descending order"),
    ("reverse the numbers 3, 9, 4, 12", "reverse the numbers 8, 1, 6"),
    ("multiply each of the numbers 3, 9, 4 by 5", "multiply each of the numbers 8, 1, 6 by 3"),
    ('count the words in "the cat and the dog"', 'count the words in "a rose is a rose"'),
    ('encrypt "attack" with the caesar cipher and shift 3', 'encrypt "retreat" with the caesar cipher and shift 5'),
    ('reverse the words of "the quick brown fox"', 'reverse the words of "once upon a time"'),
)
"""Tasks that the mock knows, each with one like it."""
WORTH = {
    "classify.domain": "what kind of task it is, where rules are unsure",
    "tools.spec": "what a tool is to do, with examples, before there is code",
    "tools.implement": "two programs written apart show which examples are wrong",
    "explore.ideas": "an approach that was not tried",
    "analysis.compute": "a computed answer counts where two strategies agree",
    "tools.fill": "the tool's arguments, which code holds against the task",
}
"""What the prompts are asked for that a run cannot do without."""


@dataclass(frozen=True)
class Asked:
    """The prompts that one task and then one like it took, in order."""

    first: tuple[str, ...]
    second: tuple[str, ...]


def measure(n: int) -> Sequence[Figure]:
    """Count the model calls of pairs of tasks, each pair in a home of its own, with the mock; the counts never vary."""
    with asyncio.Runner() as runner:
        sandbox = runner.run(choose_sandbox("auto"))
        asked = [runner.run(ask(pair, sandbox)) for pair in PAIRS[:n]]
    first, second = [each.first for each in asked], [each.second for each in asked]
    return (
        figure(
            "calls: model calls of a first task that leaves a tool, with two strategies",
            [len(names) for names in first],
            unit="calls",
            goal=7,
            bounded_by=_told(first),
        ),
        figure(
            "calls: model calls of a second task like it",
            [len(names) for names in second],
            unit="calls",
            goal=1,
            bounded_by=_told(second),
        ),
    )


async def ask(pair: tuple[str, str], sandbox: Sandbox) -> Asked:
    """Do two tasks one after the other in a new home.

    Raises:
        WentWrong: If the first leaves no tool, or no tool answers the second.
    """
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        home, model = Path(folder) / "home", MockProvider()
        settings = Settings(home=home, workspace=Path(folder) / "workspace")
        with closing(open_store(home)) as store:
            world = World(settings, store, model, sandbox, open_vectors(home, model), "")
            first, second = [checked(await world.run(text, domain=None, remembered=True)) for text in pair]
            if not first.tools.created or second.answered_by is None or second.answered_by.kind != "tool":
                raise WentWrong(f"no tool was made of {pair[0]!r} that answers {pair[1]!r}")
            return Asked(_prompts(first, store), _prompts(second, store))


def _prompts(report: Report, store: Store) -> tuple[str, ...]:
    called = store.log.read(run_id=report.run_id, types=("model.called",))
    return tuple(stored.event.prompt_id.name for stored in called if isinstance(stored.event, ModelCalled))


def _told(runs: Sequence[tuple[str, ...]]) -> str:
    """Tell what most of the runs asked, and what for."""
    asked = Counter(mode(runs))
    return "; ".join(f"{count} {name}: {WORTH.get(name, 'a try that failed')}" for name, count in asked.items())
