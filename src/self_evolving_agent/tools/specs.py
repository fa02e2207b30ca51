"""Reading the spec of a tool from what a model wrote, before any code exists."""

import re
from dataclasses import dataclass

from pydantic import JsonValue

from self_evolving_agent.deps import Deps
from self_evolving_agent.encoding import same_value, show
from self_evolving_agent.events import ReplyRejected
from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.models import Call, Check, ToolSpec
from self_evolving_agent.prompts import Prompt, tooling
from self_evolving_agent.structured import Schema, ask
from self_evolving_agent.tools.calls import named, parameters_of
from self_evolving_agent.tools.examples import marked_by_stubs, read_test, stated_checks
from self_evolving_agent.tools.fitting import unused_values
from self_evolving_agent.tools.signatures import read_signature
from self_evolving_agent.tools.standing import stands_in

FEWEST, FEWEST_COUNTING = 3, 2
MOST_TOLD = 8
"""Values of a task that a prompt names; a task with more holds examples or a long list."""
MOST_EXAMPLES = 12
_TESTS: Schema = {"type": "array", "minItems": 5, "maxItems": 8, "items": {"type": "string", "maxLength": 200}}
_SPEC: Schema = {
    "type": "object",
    "properties": {
        "does": {"type": "string", "maxLength": 400},
        "signature": {"type": "string", "maxLength": 300},
        "call": {"type": "string"},
        "tests": _TESTS,
        "asked_as": {"type": "array", "minItems": 2, "maxItems": 3, "items": {"type": "string", "maxLength": 120}},
    },
    "required": ["does", "signature", "call", "tests", "asked_as"],
}
_RULE: Schema = {**_SPEC, "required": ["does", "signature", "tests", "asked_as"]}


@dataclass(frozen=True)
class Draft:
    """A spec, and how the tool answers the task it was made for.

    Attributes:
        arguments: By parameter, every value copied from the task; None when the task states none.
    """

    spec: ToolSpec
    arguments: dict[str, JsonValue] | None


async def draft_for_task(task: str, deps: Deps) -> Draft | None:
    """Have the spec written of a tool that solves every task of this kind.

    Returns:
        The draft, or None when no reply gave one with three examples that count.
    """
    values = unused_values(task, {})
    told = values if len(values) <= MOST_TOLD else ()
    return await _draft(tooling.spec(task, told, deps.choices.packages), _SPEC, task, deps, fixes_nothing=True)


async def draft_for_rule(rule: str, deps: Deps) -> Draft | None:
    """Have the spec written of a tool that follows a rule told in a sentence."""
    return await _draft(tooling.spec_of_rule(rule, deps.choices.packages), _RULE, rule, deps, fixes_nothing=False)


async def with_more_examples(spec: ToolSpec, why: str, deps: Deps) -> ToolSpec:
    """Ask once for further examples; those that repeat or contradict what is there are left out."""
    schema: Schema = {"type": "object", "properties": {"tests": _TESTS}, "required": ["tests"]}
    prompt = tooling.more_tests(spec, why, deps.choices.packages)
    reply = await ask(deps, prompt, tooling.TestsReply, schema=schema, max_tokens=400, temperature=0.7, seed=3)
    read = [found for line in reply.tests if isinstance(found := read_test(line), Check)] if reply else []
    fresh = [check for check in read if check.call and check.call.function == spec.name]
    return spec.model_copy(update={"examples": proving(_distinct((*spec.examples, *fresh)))})


def respelled(spec: ToolSpec, tool: ToolRecord) -> ToolSpec | None:
    """Give the spec with its examples as calls of another tool, by position; None where that takes other arguments."""
    names = list(parameters_of(tool.version.signature))
    if len(names) != len(parameters_of(spec.signature)):
        return None
    examples = []
    for example in spec.examples:
        arguments = named(example.call, spec.signature) if example.call else None
        if arguments is None:
            return None
        values = [arguments[name] for name in parameters_of(spec.signature) if name in arguments]
        call = Call(function=tool.name, args=tuple(values))
        examples.append(example.model_copy(update={"call": call}))
    return spec.model_copy(update={"name": tool.name, "examples": tuple(examples)})


def are_enough(examples: tuple[Check, ...]) -> bool:
    """Tell whether examples can prove a tool: three that stand, two of which no stub passes."""
    return len(examples) >= FEWEST and sum(example.counts for example in examples) >= FEWEST_COUNTING


def proving(examples: tuple[Check, ...]) -> tuple[Check, ...]:
    """Say of each example whether it counts: not if a stub passes it, nor one that turns its argument's type alone."""
    return tuple(
        check.model_copy(update={"counts": check.counts and not _is_converted(check)})
        for check in marked_by_stubs(examples)
    )


def _is_converted(check: Check) -> bool:
    """Tell whether the result is the first argument in other quotes: `f("7") == 7` is passed by `int` itself."""
    if check.call is None or check.raises or not (check.call.args or check.call.kwargs):
        return False
    first = next(iter((*check.call.args, *check.call.kwargs.values())))
    return show(first).strip("'\"") == show(check.expected).strip("'\"")


async def _draft(prompt: Prompt, schema: Schema, text: str, deps: Deps, *, fixes_nothing: bool) -> Draft | None:
    """Ask twice at most.

    Args:
        fixes_nothing: The values of the text are to be arguments: "19 % tax" belongs to a rule, not to a task's kind.
    """
    for attempt in range(2):
        reply = await ask(
            deps,
            prompt,
            tooling.SpecReply,
            schema=schema,
            max_tokens=700,
            temperature=0.2 + 0.4 * attempt,
            seed=attempt,
        )
        if reply is None:
            return None
        draft = read_draft(reply, text)
        fault = draft if isinstance(draft, str) else _unused(draft, text) if fixes_nothing else ""
        if isinstance(draft, Draft) and (not fault or attempt):
            return draft
        deps.journal.record([ReplyRejected(prompt_id=prompt.id, reason="no_spec", detail=fault[:500])])
        prompt = prompt.adding(f"An earlier try was refused: {fault[:300]}")
    return None


def _unused(draft: Draft, text: str) -> str:
    """Say which values of the task are no arguments: a function that fixes them is of no use for others.

    It is held against a first try only, for a task may hold examples and directions besides.
    """
    if draft.arguments is None:
        return "the call does not hold the values of the task as they stand there"
    unused = unused_values(text, draft.arguments)
    return f"these values of the task are no arguments: {', '.join(unused[:6])}" if unused else ""


def read_draft(reply: tooling.SpecReply, text: str) -> Draft | str:
    """Read what a model wrote.

    A test of the task's own call is left out: its result is the question, and what the model believes of it would be
    the answer to itself.

    Returns:
        The draft, or why there is none, in words for the model.
    """
    signature = read_signature(reply.signature)
    if signature is None:
        return f"this is no signature: {reply.signature[:100]}"
    name, line = signature.name, signature.line
    if not parameters_of(line):
        return f"{name} takes no arguments; the values of the task have to be arguments"
    arguments = _arguments(reply.call, name, line, text)
    stated = [check for check in stated_checks(text) if check.call and check.call.function == name]
    written, refused = [], ""
    for test in reply.tests:
        found = read_test(test)
        if isinstance(found, str):
            refused = refused or found
        elif found.call is None or found.call.function != name or (own := named(found.call, line)) is None:
            refused = refused or f"it does not call {name} as it is defined: {test[:100]}"
        elif own != arguments:
            written.append(found)
    examples = proving(_distinct((*stated, *written)))[:MOST_EXAMPLES]
    if not are_enough(examples):
        return f"too few tests whose results differ from each other and from the arguments. {refused}"
    spec = ToolSpec(
        name=name,
        signature=line,
        does=" ".join(reply.does.split()),
        examples=examples,
        asked_as=tuple(" ".join(way.split()) for way in reply.asked_as if way.strip()),
    )
    return Draft(spec, arguments)


def _arguments(call: str, name: str, signature: str, text: str) -> dict[str, JsonValue] | None:
    """Read the call that answers the task; one with a value that the task does not state is no such call."""
    call = re.sub(r"^\s*(assert|print)\b\s*", "", call).strip()
    read = read_test(f"assert {call} == 0")
    if isinstance(read, str) or read.call is None or read.call.function != name:
        return None
    arguments = named(read.call, signature)
    if arguments is None or not all(stands_in(value, text) for value in arguments.values()):
        return None
    return arguments


def _distinct(checks: tuple[Check, ...]) -> tuple[Check, ...]:
    """Keep the first of those with the same call; where two of a model contradict each other, neither."""
    kept: list[Check] = []
    contradicted: list[Check] = []
    for check in checks:
        twin = next((other for other in kept if other.call == check.call), None)
        if twin is None:
            kept.append(check)
        elif twin.origin != "user" and not (twin.raises == check.raises and same_value(twin.expected, check.expected)):
            contradicted.append(twin)
    return tuple(check for check in kept if check not in contradicted)
