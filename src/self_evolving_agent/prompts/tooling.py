"""Prompts of `recall` and `synthesize`: specs of tools, their code, and calls of tools that exist."""

from pydantic import Field, JsonValue

from self_evolving_agent.models import Frozen, PromptId, ToolSpec
from self_evolving_agent.prompts import Prompt, coding, mark


class SpecReply(Frozen):
    """A spec as a model writes it.

    Attributes:
        tests: Assert lines.
        call: The call that answers the task, with the task's own values; empty when it states none.
    """

    signature: str = Field(max_length=400)
    does: str = Field(max_length=600)
    tests: tuple[str, ...] = Field(min_length=1, max_length=12)
    call: str = ""
    asked_as: tuple[str, ...] = Field(default=(), max_length=6)


class TestsReply(Frozen):
    tests: tuple[str, ...] = Field(min_length=1, max_length=12)


class ArgumentsReply(Frozen):
    fits: bool
    arguments: dict[str, JsonValue]


def spec(task: str, values: tuple[str, ...], name: str, packages: tuple[str, ...]) -> Prompt:
    """Ask for the spec of a tool that solves every task of a kind.

    Args:
        values: What code found in the task that looks like data; a small model fixes in the function what it is not
            told to pass.
        name: The first of those that stand under a name, where there is one.
    """
    written = "\n".join(values)
    told = f"It has these values, and each of them is an argument:\n{mark('values', written, 800)}\n"
    short = f", and {name} by its name alone" if name else ""
    return Prompt(
        id=PromptId(name="tools.spec", version=4),
        system=coding.system(packages),
        user=f"{mark('task', task)}\n\n"
        "Do not solve the task. Design one small reusable Python function that solves every task of this kind: what "
        "differs from one to the next (numbers, text, lists) are its arguments. It returns the result and prints "
        f"nothing. {told if values else ''}Give:\n"
        "- does: one sentence that says exactly what is returned for which arguments\n"
        "- signature: its def line, with a name that says what it does and typed parameters, one for each value\n"
        "- call: the call of it that solves the task, with the values of the task copied exactly"
        f"{short}\n"
        "- tests: 6 assert lines that compare a call with a literal result worked out by hand; other and smaller "
        "values than in the task; ordinary and edge cases whose results differ; where bad input is possible, a "
        "seventh such as 'name(...) raises ValueError'\n"
        "- asked_as: 2 other ways to ask for it\n"
        'Reply with JSON: {"does": "...", "signature": "def ...", "call": "...", "tests": ["assert ... == ...", ...], '
        '"asked_as": ["...", ...]}',
    )


def spec_of_rule(rule: str, packages: tuple[str, ...]) -> Prompt:
    """Ask for the spec of a tool from a rule that a person told in a sentence."""
    return Prompt(
        id=PromptId(name="tools.spec_of_rule", version=3),
        system=coding.system(packages),
        user=f"{mark('rule', rule)}\n\n"
        "Design one small reusable Python function that does what the rule says. It takes plain values (numbers, "
        "text, lists), returns the result and prints nothing. Give:\n"
        "- does: one sentence that says exactly what is returned for which arguments\n"
        "- signature: its def line, with a name that says what it does and typed parameters\n"
        "- tests: 6 assert lines that compare a call with a literal result worked out by hand; small values, "
        "ordinary and edge cases whose results differ; where bad input is possible, a seventh such as 'name(...) "
        "raises ValueError'\n"
        "- asked_as: 2 ways to ask for it\n"
        'Reply with JSON: {"does": "...", "signature": "def ...", "tests": ["assert ... == ...", ...], '
        '"asked_as": ["...", ...]}',
    )


def more_tests(spec: ToolSpec, why: str, packages: tuple[str, ...]) -> Prompt:
    """Ask for further examples; those there are stay out of sight, for a small model copies what it is shown."""
    return Prompt(
        id=PromptId(name="tools.more_tests", version=1),
        system=coding.system(packages),
        user=f"{mark('function', f'{spec.signature}: {spec.does}')}\n\n"
        f'Write 6 tests of this function such as "assert {spec.name}(...) == ...". {why} Use the shortest arguments '
        "that still show something, literal values only, and work each result out by hand.\n"
        'Reply with JSON: {"tests": ["assert ...", ...]}',
    )


def implement(spec: ToolSpec, signature: str, hint: str, packages: tuple[str, ...]) -> Prompt:
    """Ask for the code; its author never sees the examples.

    Args:
        spec: What is wanted; the examples stay out of sight.
        signature: With as many types as are known.
        hint: How to go about it, so that two that are written apart differ.
        packages: What may be imported beyond the standard library.
    """
    for_task = f"{mark('task', spec.made_for, 2000)}\n\nThis is one of many tasks that one function is to solve. "
    errors = f" Raise {' or '.join(spec.errors)} for arguments that make no sense." if spec.errors else ""
    return Prompt(
        id=PromptId(name="tools.implement", version=3),
        system=coding.system(packages),
        user=f"{for_task if spec.made_for else ''}Write this Python function:\n"
        f"{mark('function', f'{signature}:{chr(10)}    # {spec.does}')}\n\n"
        f"{hint} It must be right for every value its types allow, leave its arguments as they are, and neither print "
        f"nor read anything.{errors}\n"
        "Reply with one Python code block: imports and the function, no tests, no example calls.",
    )


def fill(task: str, spec: ToolSpec, values: tuple[str, ...] = ()) -> Prompt:
    """Ask for the arguments with which a known tool answers a task.

    Args:
        values: Long ones of the task, each with the name by which it is given.
    """
    written = "\n".join(values)
    told = f"These values of the task have names; give the name alone:\n{mark('values', written, 800)}\n\n"
    return Prompt(
        id=PromptId(name="tools.fill", version=2),
        system="You fill in the arguments of functions. You answer with short JSON.",
        user=f"{mark('task', task)}\n\nThis function exists:\n"
        f"{mark('function', f'{spec.signature}:{chr(10)}    # {spec.does}')}\n\n{told if values else ''}"
        "Does calling it once give exactly what the task asks for? If so, copy the values of the task into the "
        "arguments, unchanged.\n"
        'Reply with JSON: {"fits": true, "arguments": {...}} or {"fits": false, "arguments": {}}',
    )
