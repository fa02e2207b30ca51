"""What makes two samples comparable."""

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

from benchmarks.programs import WentWrong
from self_evolving_agent.models import Report


def settle(home: Path) -> None:
    """Take the blobs away, so that each run writes all of its own, and let the disk finish what is not ours.

    Their folders stand, as in any home that has been used for a while.
    """
    shutil.rmtree(home / "blobs", ignore_errors=True)
    for number in range(256):
        (home / "blobs" / f"{number:02x}").mkdir(mode=0o700, parents=True)
    os.sync()


def checked(report: Report) -> Report:
    """Give the report of a task that succeeded.

    Raises:
        WentWrong: If it did not.
    """
    if not report.success:
        raise WentWrong(f"the task failed: {report.error}")
    return report


def same_work(model_calls: Iterable[int]) -> None:
    """See to it that all runs asked the model equally often.

    Raises:
        WentWrong: If they did not: their times say nothing then.
    """
    calls = set(model_calls)
    if len(calls) > 1:
        raise WentWrong(f"the runs did not do the same work: between {min(calls)} and {max(calls)} model calls")
