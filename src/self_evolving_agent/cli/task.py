"""`--task`: read the task first, so that a bad one is told before anything heavy is imported."""

import gc
import sys

from self_evolving_agent.errors import UsageError

from .arguments import Options
from .output import Output

LONGEST_TASK = 200_000
"""Characters: several times what the context of a local model holds."""


def do_task(options: Options, out: Output) -> int:
    """Read the task, do it, and print what came of it."""
    text = read_task(options.task or "")
    gc.disable()  # the imports to come free nothing; bootstrap lets it run again after the last of them
    try:
        from .running import run_task

        return run_task(text, options, out)
    finally:
        gc.enable()


def read_task(given: str) -> str:
    """Give the task's text, from the argument or from standard input.

    Raises:
        UsageError: If it is empty, too long, or no text.
    """
    text = _from_stdin() if given == "-" else given
    if "\0" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise UsageError("the task is no text: it holds bytes that are no UTF-8, or NUL")
    if not text.strip():
        raise UsageError("the task is empty", 'say what to do: --task "TEXT"')
    if len(text) > LONGEST_TASK:
        raise UsageError(
            f"the task is longer than {LONGEST_TASK:,} characters",
            "put its data into a file of the workspace and name the file in the task",
        )
    return text


def _from_stdin() -> str:
    if sys.stdin is None or sys.stdin.closed:
        raise UsageError("there is no standard input to read the task from", 'say it: --task "TEXT"')
    longest_in_bytes = 4 * LONGEST_TASK
    content = sys.stdin.buffer.read(longest_in_bytes + 4)
    return content.decode("utf-8", errors="surrogateescape" if len(content) <= longest_in_bytes else "replace")
