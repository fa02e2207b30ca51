"""A job that one function does with values which a task states: kept as a tool, or in a program that prints."""

import ast
from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import JsonValue

from self_evolving_agent.models import Domain

from .job import Function, FunctionJob, Style, Versions, says
from .stated import Reader
from .values import ASKS_FOR_CODE


@dataclass(frozen=True)
class ValueJob:
    """One function of a job, with how tasks state its arguments.

    Attributes:
        of: The job that has its tests and programs.
        name: Of the function.
        pattern: What a task, or a rule told in a sentence, says that asks for it.
        unless: What one says that asks for something else.
        values: Reads the arguments from a task, in the order of the parameters; None when it states others.
        does: One sentence; by it the job is known again when only the function is shown.
        spare: Tests that it thinks of when it is asked for more, besides those of the function.
        slips: Tests of a first reading with a wrong result, besides those of the function.
        plain: Its style when it is told to write plainly.
        steps: Its style when it is told to go step by step.
        again: It knows no third way, and writes plainly when it is told to take another.
        refuses: A test of a bad value that it thinks of.
        shown: How a program prints what `$call` gives.
    """

    of: FunctionJob
    name: str
    pattern: str
    values: Reader
    does: str
    asked_as: tuple[str, str, str]
    unless: str = r"(?!)"
    spare: tuple[str, ...] = ()
    slips: tuple[str, ...] = ()
    plain: Style = "library"
    steps: Style = "guard"
    again: bool = False
    refuses: str = ""
    shown: str = "print($call)"
    domain: Domain = "analysis"

    @property
    def signature(self) -> str:
        return self._function.signature

    @property
    def tests(self) -> tuple[str, ...]:
        """Give the tests of a first reading, some of which may be wrong."""
        return (*(self._function.hasty or self._function.tests), *self.slips)

    @property
    def more_tests(self) -> tuple[str, ...]:
        return (*self._function.tests, *self.spare)

    @property
    def programs(self) -> Mapping[Style, Versions]:
        """Give the job's programs, with nothing but this function and what it needs."""
        return {style: tuple(_only(v, self.name) for v in versions) for style, versions in self.of.programs.items()}

    @property
    def aside(self) -> Style:
        """Give its style when it is told to take another way than those two."""
        others = (style for style in self.of.programs if style not in (self.plain, self.steps))
        return self.plain if self.again else next(others, self.plain)

    def fits(self, text: str) -> bool:
        """Tell whether a task asks for the result of this function, or a sentence tells its rule."""
        return says(self.pattern, text) and not says(self.unless, text)

    def arguments(self, task: str) -> dict[str, JsonValue] | None:
        """Read the arguments, by parameter, from a task; None when it wants something else."""
        if not self.fits(task) or says(ASKS_FOR_CODE, task):
            return None
        values = self.values(task)
        return dict(zip(self._parameters, values, strict=True)) if values is not None else None

    def call(self, task: str) -> str:
        """Write the call that answers a task; empty when it states no values."""
        arguments = self.arguments(task)
        return f"{self.name}({', '.join(map(repr, arguments.values()))})" if arguments else ""

    def filled(self, task: str, files: tuple[str, ...]) -> Mapping[Style, Versions] | None:
        """Give programs that print the result for a task; None when the task asks for something else."""
        del files
        call = self.call(task)
        if not call:
            return None
        last = self.shown.replace("$call", call)
        return {style: tuple(f"{v}\n\n{last}\n" for v in versions) for style, versions in self.programs.items()}

    @property
    def _function(self) -> Function:
        return next(function for function in self.of.functions if function.name == self.name)

    @property
    def _parameters(self) -> list[str]:
        (function,) = ast.parse(f"{self.signature}: ...").body
        assert isinstance(function, ast.FunctionDef)  # noqa: S101 - this model's own signatures are `def` lines
        return [arg.arg for arg in function.args.args]


def _only(source: str, name: str) -> str:
    """Give a program without the functions that one of them does not need."""
    tree = ast.parse(source)
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    needed, waiting = {name}, [name]
    while waiting:
        called = {node.id for node in ast.walk(functions[waiting.pop()]) if isinstance(node, ast.Name)}
        waiting += [one for one in functions if one in called - needed]
        needed |= called & functions.keys()
    lines: list[str] = source.splitlines(keepends=True)
    for node in functions.values():
        if node.name not in needed:
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            lines[first - 1 : node.end_lineno] = [""] * ((node.end_lineno or first) - first + 1)
    return "".join(lines).rstrip() + "\n"
