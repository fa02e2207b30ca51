"""Prompts of the coding and analysis executors, which both write programs."""

from pydantic import Field

from self_evolving_agent.models import Brief, Frozen, PromptId
from self_evolving_agent.prompts import Prompt, advised, after_failure, mark


class FunctionReply(Frozen):
    signature: str
    tests: tuple[str, ...] = Field(min_length=1, max_length=8)


class ChecksReply(Frozen):
    functions: tuple[FunctionReply, ...] = Field(min_length=1, max_length=3)


def system(packages: tuple[str, ...]) -> str:
    """Say what code may use in the sandbox; the same words for every prompt, so that servers reuse their cache."""
    extra = f", {', '.join(packages)}" if packages else ""
    return (
        "You write short, correct Python. Code runs in a sandbox without network. It may import the standard library"
        f"{extra}, and from agent_files: read_file(path), write_file(path, text), list_dir(path)."
    )


def checks(task: str, packages: tuple[str, ...]) -> Prompt:
    return Prompt(
        id=PromptId(name="coding.checks", version=3),
        system=system(packages),
        user=f"{mark('task', task)}\n\n"
        "Do not solve the task yet: write its acceptance tests. Name each function the task asks for (usually one) "
        'with its signature, such as "def add(a: int, b: int) -> int". Functions get their data as plain values in the '
        "arguments (text, numbers, lists), never as a file name, and return the result.\n"
        'For each function write 5 lines such as "assert add(2, 3) == 5": short literal arguments, a literal result '
        "worked out by hand; ordinary and edge cases whose results differ.\n"
        'Reply with JSON: {"functions": [{"signature": "def ...", "tests": ["assert ...", ...]}]}',
    )


def other_checks(job: Prompt) -> Prompt:
    """Ask for checks in place of those whose results two programs contradict.

    The doubtful ones are not shown: a small model copies what it is shown.
    """
    return job.adding(
        "Earlier tests had wrong results. Use the shortest arguments that still show something: lists of one or two "
        "items, single words, small numbers. Be sure of each result."
    )


def generate(task: str, approach: str, brief: Brief, example: str, packages: tuple[str, ...]) -> Prompt:
    wanted = "\n".join(brief.signatures)
    shape = f"For example: {example}\n" if example else ""
    return Prompt(
        id=PromptId(name="coding.generate", version=2),
        system=system(packages),
        user=f"{mark('task', task)}{tools(brief)}{advised(brief.advice)}\n\n"
        "Write the code, complete and correct for unusual input too. Use the standard library where it already has "
        "what is needed. "
        f"Approach, where it suits the task: {mark('approach', approach, 600)}\n"
        f"It must define exactly:\n{mark('signatures', wanted)}\n{shape}"
        "Reply with one Python code block: imports and functions only, no tests, no prints, no example calls.",
    )


def script(task: str, approach: str, brief: Brief, packages: tuple[str, ...]) -> Prompt:
    """Ask for a program whose printed output is what the task wants."""
    return Prompt(
        id=PromptId(name="coding.script", version=1),
        system=system(packages),
        user=f"{mark('task', task)}{files(brief)}{tools(brief)}{advised(brief.advice)}\n\n"
        f"Write the program. Approach: {mark('approach', approach, 600)}\n"
        "It runs once, without arguments or input, and prints what the task asks for. "
        "Reply with one Python code block.",
    )


def compute(task: str, approach: str, brief: Brief, packages: tuple[str, ...]) -> Prompt:
    """Ask for a program that computes the answer of an analysis."""
    return Prompt(
        id=PromptId(name="analysis.compute", version=2),
        system=system(packages),
        user=f"{mark('task', task)}{files(brief)}{tools(brief)}{advised(brief.advice)}\n\n"
        "Write a short Python program that computes the answer and prints it. "
        f"Approach: {mark('approach', approach, 600)}\n"
        "Use the values of the task exactly as they stand. Print nothing but the result: one value or one list alone, "
        "as it is; where several different values are asked for, each as `name: value` on its own line. "
        "Reply with one Python code block.",
    )


def repair(job: Prompt, program: str, failure: str) -> Prompt:
    """Ask for a whole new program after one that failed, told what was seen."""
    wish = (
        "Find the mistake and keep the purpose of the task. Reply with the whole corrected program in one Python "
        "code block."
    )
    return after_failure(job, program, failure, wish)


def tools(brief: Brief) -> str:
    """Name the known tools that a program may import; nothing where there are none."""
    if not brief.tools:
        return ""
    lines = (
        f"from {tool.name} import {tool.name}  # {tool.signature.removeprefix('def ')}: {tool.does}"
        for tool in brief.tools
    )
    listed = mark("tools", "\n".join(lines), 1500)
    return f"\n\nThese functions exist, are tested, and may be imported where one helps:\n{listed}"


def files(brief: Brief) -> str:
    """Name the files that a program may read, and show how they begin; nothing where there are none."""
    if not brief.inputs:
        return ""
    named = f"\n\nFiles it may read (in the current folder):\n{mark('files', chr(10).join(brief.inputs), 3000)}"
    if not brief.preview:
        return named
    return f"{named}\nThey begin like this:\n{mark('beginnings', brief.preview, 2000)}\n{_how_to_read(brief.inputs)}"


def _how_to_read(names: tuple[str, ...]) -> str:
    """Say how files of these kinds are read; a small model takes a table's header for a row, and JSON for a table."""
    hints = {
        (".csv", ".tsv"): "The first line of a table names its columns: read it with csv.DictReader.",
        (".json",): "JSON is read with json.load.",
    }
    return " ".join(hint for endings, hint in hints.items() if any(name.lower().endswith(endings) for name in names))
