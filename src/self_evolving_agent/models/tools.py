"""Tools that the agent writes: what one is to do, what was proven of it, and how it is called."""

from typing import Literal

from pydantic import Field, JsonValue

from self_evolving_agent.models.base import Frozen
from self_evolving_agent.models.runs import Check

ToolOrigin = Literal["task", "sentence", "person", "reply"]
ToolFault = Literal[
    "bad_name",
    "shadows_stdlib",
    "name_taken",
    "name_mismatch",
    "empty",
    "no_code",
    "refusal",
    "truncated",
    "impure",
    "needs_network",
    "no_test_ran",
    "test_does_not_call_tool",
    "test_asserts_nothing",
    "test_exited",
    "test_patches",
    "test_reimplements",
    "test_survives_stub",
    "fails_examples",
    "fails_held_out_examples",
    "fails_tests",
    "not_json",
    "mutates_arguments",
    "nondeterministic",
    "too_few_examples",
    "weak_tests",
    "limit_hit",
    "sandbox_failed",
]
"""Why a tool is refused; machine-readable, the detail beside it is for people."""


class ToolSpec(Frozen):
    """What a tool is to do, fixed before any code for it exists.

    Attributes:
        signature: A parsable, typed `def` line without its colon.
        does: One sentence; what an author of the code is told, with the signature.
        examples: Calls with what must come back; the author of the code never sees them.
        asked_as: Other ways in which people would ask for it.
        made_for: The task that it was thought of for, which an author of the code is told; empty where that states
            examples.
        made_with: The values of that task, by parameter: what breaks on them is no tool for it.
    """

    name: str
    signature: str
    does: str
    examples: tuple[Check, ...] = ()
    asked_as: tuple[str, ...] = ()
    made_for: str = ""
    made_with: dict[str, JsonValue] = Field(default_factory=dict)

    @property
    def errors(self) -> tuple[str, ...]:
        """Names of the exceptions that examples expect; an author is told these, and not for which arguments."""
        return tuple(sorted({check.raises for check in self.examples if check.raises}))


class Draft(Frozen):
    """A spec, and how the tool answers the task it was thought of for.

    Attributes:
        arguments: By parameter, every value copied from the task; None when the task states none.
    """

    spec: ToolSpec
    arguments: dict[str, JsonValue] | None

    def with_spec(self, spec: ToolSpec) -> "Draft":
        """Give it with the spec as it stands by now."""
        return self.model_copy(update={"spec": spec})


class Tool(Frozen):
    """One version of a tool, with what was proven of it.

    Attributes:
        version: First twelve hex digits of the hash of its content: source, examples, tests and imports.
        tests: A pytest file.
        imports: Other tools that it imports, name to the version it was tested with.
        disputed: Names of examples that were set aside: two implementations written apart agree against them.
    """

    spec: ToolSpec
    version: str
    source: str
    tests: str
    imports: dict[str, str] = Field(default_factory=dict)
    mutants: int = 0
    killed: int = 0
    disputed: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.spec.name


class Refusal(Frozen):
    """Why a proposed tool is not taken."""

    reason: ToolFault
    detail: str = ""
