"""`python -m benchmarks.cost`: measure, print a table, keep the figures when asked to."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from os import getloadavg
from pathlib import Path

from benchmarks.cost import (
    calls_bench,
    concurrency_bench,
    machinery_bench,
    process_bench,
    prompts_bench,
    retrieval_bench,
    sandbox_bench,
    startup_bench,
    storage_bench,
    tools_bench,
    whole_bench,
)
from benchmarks.cost.fake_model import serve_instant_model
from benchmarks.cost.figures import Figure
from benchmarks.cost.homes import temporary_homes, write_past
from benchmarks.cost.table import markdown
from benchmarks.facts import facts
from benchmarks.programs import WentWrong

SAMPLES = {
    "sandbox": 40,
    "retrieval": 30,
    "tools": 20,
    "calls": 20,
    "whole": 40,
    "prompts": 20,
    "concurrency": 20,
    "storage": 40,
    "startup": 30,
    "machinery": 40,
    "process": 20,
}
BUSY = 1.0
"""Load before the start from which the figures are marked."""


def main() -> int:
    """Measure what was asked for; 1 when a goal is missed."""
    options = _options()
    about = facts()
    if getloadavg()[0] > BUSY:
        about["note"] = "the machine was busy when this began"
    try:
        figures = _measure(options.only or tuple(SAMPLES), options.runs, options.past)
    except WentWrong as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    print(markdown(figures, about))
    if options.json:
        kept = {"facts": about, "figures": [each.as_json() for each in figures]}
        options.json.write_text(json.dumps(kept, indent=2, ensure_ascii=False) + "\n")
        options.json.with_suffix(".md").write_text(markdown(figures, about))
    return 1 if any(each.passed is False for each in figures) else 0


def _measure(names: Sequence[str], runs: int | None, past: int) -> list[Figure]:
    figures: list[Figure] = []

    def take(name: str, measure: Callable[[int], Sequence[Figure]]) -> None:
        if name in names:
            print(f"{name} ...", file=sys.stderr)
            figures.extend(measure(runs or SAMPLES[name]))

    take("sandbox", sandbox_bench.measure)
    take("retrieval", retrieval_bench.measure)
    take("tools", tools_bench.measure)
    take("calls", calls_bench.measure)
    with temporary_homes() as homes, serve_instant_model() as model:
        take("whole", lambda n: whole_bench.measure(n, homes, model))
        take("prompts", lambda n: prompts_bench.measure(n, homes, model))
        take("concurrency", lambda n: concurrency_bench.measure(n, homes, model))
        template = process_bench.record_template(homes, model)
        take("storage", lambda n: storage_bench.measure(n, homes, template))
        if {"startup", "machinery", "process"} & set(names):
            print(f"writing a past of {past:,} runs ...", file=sys.stderr)
            write_past(homes.past, template, past)
            take("startup", lambda n: startup_bench.measure(n, homes))
            take("machinery", lambda n: machinery_bench.measure(n, homes, model, past))
            take("process", lambda n: process_bench.measure(n, homes, model, past))
    return figures


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.cost", description="Cost as ratios of medians, taken in turn.")
    parser.add_argument("--only", action="append", choices=SAMPLES, help="this one; may be given more than once")
    parser.add_argument("--runs", type=_samples, metavar="N", help="samples behind each median, at least 2")
    parser.add_argument("--past", type=int, default=10_000, metavar="N", help="earlier runs in the log (10000)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures there, and the table beside it")
    return parser.parse_args()


def _samples(text: str) -> int:
    number = int(text)
    if number < 2:
        raise ValueError
    return number


if __name__ == "__main__":
    sys.exit(main())
