"""`startup`: what a person waits for before anything is said."""

from collections.abc import Sequence
from functools import partial

from benchmarks.cost.figures import Figure, alternately, figure
from benchmarks.cost.homes import Homes
from benchmarks.programs import DEMO, PYTHON, SUBMIT, milliseconds

QUICK = ("--help", "--version")
SUBMISSIONS = {"submit.py": ("sum of 2 and 3",), "submit.py --help": ("--help",)}
LISTS = ("--list-strategies", "--list-runs")


def measure(n: int, homes: Homes) -> Sequence[Figure]:
    """Time the quick ways and the lists; the lists are of the home with a long past."""
    arms = {
        "pass": partial(milliseconds, PYTHON, "-c", "pass"),
        "pydantic": partial(milliseconds, PYTHON, "-c", "import pydantic"),
    }
    home = str(homes.past)
    arms |= {flag: partial(milliseconds, *DEMO, flag) for flag in QUICK}
    arms |= {flag: partial(milliseconds, *DEMO, flag, "--home", home) for flag in LISTS}
    arms |= {name: partial(milliseconds, *SUBMIT, *words, "--home", home) for name, words in SUBMISSIONS.items()}
    taken = alternately(arms, n)
    return (
        *(
            figure(
                f"startup: {name} / python -c pass",
                taken[name],
                taken["pass"],
                goal=3,
                bounded_by="json, sqlite3, writing to the disk",
            )
            for name in SUBMISSIONS
        ),
        *(
            figure(f"startup: {flag} / python -c pass", taken[flag], taken["pass"], goal=3, bounded_by="argparse")
            for flag in QUICK
        ),
        *(
            figure(
                f"startup: {flag} / import pydantic",
                taken[flag],
                taken["pydantic"],
                goal=3,
                bounded_by="sqlite3, reading memory.json as plain JSON",
            )
            for flag in LISTS
        ),
    )
