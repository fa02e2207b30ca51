"""What one job of the mock looks like, and how a program is chosen for it."""

import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from string import Template
from typing import Literal, get_args

from self_evolving_agent.models import Domain

Style = Literal["guard", "library", "expression", "table", "recursion", "draft", "shell"]
STYLES: tuple[Style, ...] = get_args(Style)
Versions = tuple[str, ...]
"""A program as it is written first, and what each repair makes of it; the last one is never improved on."""

_STYLE_WORDS: tuple[tuple[Style, str], ...] = (
    ("shell", r"\bshell|\bbash\b|commands"),
    ("draft", r"shortest|draft|quick|rough"),
    ("library", r"library|built-?in|ready-made|modules?\b"),
    ("expression", r"expression|comprehension|one line|generator"),
    ("recursion", r"recurs|smaller part|divide"),
    ("table", r"table|dictionar|look ?up"),
    ("guard", r"edge cases?|guard|step by step|plain"),
)


@dataclass(frozen=True)
class Function:
    """One function of a job, with its acceptance tests.

    Attributes:
        hasty: Tests of a first, hasty reading, given until the model is told that they were refused or are in doubt.
    """

    signature: str
    tests: tuple[str, ...]
    hasty: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.signature.removeprefix("def ").split("(", maxsplit=1)[0]


@dataclass(frozen=True)
class FunctionJob:
    """A job that is done by functions.

    Attributes:
        pattern: What a task that asks for it says.
        unless: What a task says that asks for something else.
        programs: At least the careful program; some are wrong at first, some stay wrong.
    """

    name: str
    pattern: str
    functions: tuple[Function, ...]
    programs: Mapping[Style, Versions]
    unless: str = r"(?!)"

    def fits(self, task: str) -> bool:
        """Tell whether a task asks for this job, in words or by the name of a function."""
        words = task.replace("_", " ")
        return says(self.pattern, words) and not says(self.unless, words)


@dataclass(frozen=True)
class PrintingJob:
    """A job that is done by a program which prints its result.

    Attributes:
        values: Reads from the task (and the names of files) what goes into `$name` places of the programs; None when
            the task does not hold it.
    """

    name: str
    pattern: str
    domain: Domain
    programs: Mapping[Style, Versions]
    values: Callable[[str, tuple[str, ...]], Mapping[str, str] | None]
    unless: str = r"(?!)"

    def filled(self, task: str, files: tuple[str, ...]) -> Mapping[Style, Versions] | None:
        """Give its programs with the task's values; None when the task asks for something else."""
        if not says(self.pattern, task) or says(self.unless, task):
            return None
        values = self.values(task, files)
        if values is None:
            return None
        return {
            style: tuple(Template(version).substitute(values) for version in versions)
            for style, versions in self.programs.items()
        }


def style_of(approach: str) -> Style:
    """Tell how this model works when told to work so; words it does not know move it too, always the same way."""
    for style, words in _STYLE_WORDS:
        if says(words, approach):
            return style
    return STYLES[number_of(approach) % len(STYLES)]


def chosen(programs: Mapping[Style, Versions], approach: str) -> Versions:
    """Give the versions of the program that an approach leads to."""
    style = style_of(approach)
    if style in programs:
        return programs[style]
    known = tuple(programs)
    return programs[known[STYLES.index(style) % len(known)]]


def after(versions: Versions, tried: str) -> str:
    """Give what comes after a program that was tried and failed; the first one when nothing was."""
    if not tried:
        return versions[0]
    known = [version.strip() for version in versions]
    place = known.index(tried.strip()) if tried.strip() in known else 0
    return versions[min(place + 1, len(versions) - 1)]


def renamed(source: str, names: Mapping[str, str]) -> str:
    """Put other names in the place of a job's own."""
    for own, wanted in names.items():
        source = re.sub(rf"\b{own}\b", wanted, source)
    return source


def number_of(text: str) -> int:
    """Give a number that stands for a text, the same in every process."""
    return int(hashlib.sha256(text.strip().lower().encode("utf-8", errors="replace")).hexdigest()[:8], 16)


def says(pattern: str, text: str) -> bool:
    """Tell whether a pattern is found in a text, in any case and over line breaks."""
    return re.search(pattern, text, re.IGNORECASE | re.DOTALL) is not None
