"""Reading the spec of a tool from what a model wrote, before any code exists."""

import builtins
import re

from pydantic import JsonValue

from self_evolving_agent.deps import Deps
from self_evolving_agent.encoding import show
from self_evolving_agent.events import ReplyRejected
from self_evolving_agent.models import Check, Draft, ToolSpec
from self_evolving_agent.prompts import Prompt, tooling
from self_evolving_agent.structured import Schema, ask
from self_evolving_agent.tools.calls import named, parameters_of, required_of, unnamed
from self_evolving_agent.tools.compounds import values_of_parts, without_values_of_parts
from self_evolving_agent.tools.error_examples import read_example, with_one_error
from self_evolving_agent.tools.example_sets import are_enough, called_as, calls, distinct, proving
from self_evolving_agent.tools.examples import call_text, read_test
from self_evolving_agent.tools.fitting import unused_values, without_illustrations
from self_evolving_agent.tools.long_values import LongValue, long_values, put_in, restored, without
from self_evolving_agent.tools.signatures import read_signature
from self_evolving_agent.tools.standing import as_written, shared_out, stand_in, stands_in
from self_evolving_agent.tools.stated_examples import stated_checks
from self_evolving_agent.tools.templates import in_stated_form
from self_evolving_agent.tools.typed import with_types_of

MOST_TOLD = 8
"""Values of a task that a prompt names; a task with more holds examples or a long list."""
MOST_EXAMPLES = 12
MOST_TOKENS = 700
_LIST = re.compile(r"\[[^\[\]]*\]|(?<![\w.])-?\d[\d.]*(?:(?:\s*,\s*|\s*,?\s+and\s+)-?\d[\d.]*){2,}(?![\w.]*\d)")
_RESULT = re.compile(r"\s+(?:is|are|equals|gives|returns|=)\s+-?[\d.,]*\d(?=\.?$)")
_TESTS: Schema = {"type": "array", "minItems": 5, "maxItems": 7, "items": {"type": "string", "maxLength": 200}}
_SPEC: Schema = {
    "type": "object",
    "properties": {
        "does": {"type": "string", "maxLength": 300},
        "signature": {"type": "string", "maxLength": 300},
        "call": {"type": "string"},
        "tests": _TESTS,
        "asked_as": {"type": "array", "minItems": 2, "maxItems": 2, "items": {"type": "string", "maxLength": 100}},
    },
    "required": ["does", "signature", "call", "tests", "asked_as"],
}
_RULE: Schema = {**_SPEC, "required": ["does", "signature", "tests", "asked_as"]}


async def draft_for_task(task: str, deps: Deps, own_words: str | None = None) -> Draft | None:
    """Have the spec written of a tool that solves every task of this kind.

    Args:
        task: The whole text.
        deps: The world.
        own_words: What of it the person says, where a model wrote some: only that states examples beyond dispute.

    Returns:
        The draft, or None when no reply gave one with three examples that count.
    """
    long = long_values(task)
    name = long[0].name if long else ""
    prompt = tooling.spec(without(task, long), _told_of(task, long), name, deps.choices.packages)
    draft = await _draft(prompt, _SPEC, task, deps, own_words=own_words, fixes_nothing=True)
    if draft is None or stated_checks(task):
        return draft
    return draft.with_spec(draft.spec.model_copy(update={"made_for": without(task, long)}))


def _told_of(task: str, long: tuple[LongValue, ...]) -> tuple[str, ...]:
    """Give the values of a task for a prompt; of too many only those that are long."""
    values = _values_of(task, long)
    return values if len(values) <= MOST_TOLD else tuple(one.told() for one in long)


def _values_of(task: str, long: tuple[LongValue, ...]) -> tuple[str, ...]:
    """Give what looks like data in a task: what is long by its name, then lists, times and dates, numbers, texts."""
    rest = without_illustrations(without(task, long))
    lists = tuple(found.group() for found in _LIST.finditer(rest))
    names = {one.name for one in long}
    rest = _LIST.sub(" ", rest)
    compounds = tuple(values_of_parts(rest))
    others = tuple(value for value in unused_values(without_values_of_parts(rest), {}) if value not in names)
    return (*(one.told() for one in long), *lists, *compounds, *others)


async def draft_for_rule(rule: str, deps: Deps) -> Draft | None:
    """Have the spec written of a tool that follows a rule told in a sentence."""
    return await _draft(tooling.spec_of_rule(rule, deps.choices.packages), _RULE, rule, deps, fixes_nothing=False)


async def with_more_examples(spec: ToolSpec, why: str, deps: Deps) -> ToolSpec:
    """Ask once for further examples; those that repeat or contradict what is there are left out."""
    schema: Schema = {"type": "object", "properties": {"tests": _TESTS}, "required": ["tests"]}
    prompt = tooling.more_tests(spec, why, deps.choices.packages)
    reply = await ask(deps, prompt, tooling.TestsReply, schema=schema, max_tokens=400, temperature=0.7, seed=3)
    read = [found for line in reply.tests if isinstance(found := read_example(line), Check)] if reply else []
    fresh = [check for check in read if calls(check, spec.name, spec.signature)]
    return spec.model_copy(update={"examples": proving(with_one_error(distinct((*spec.examples, *fresh))))})


async def _draft(
    prompt: Prompt, schema: Schema, text: str, deps: Deps, *, own_words: str | None = None, fixes_nothing: bool
) -> Draft | None:
    """Ask twice at most; of two, the second is taken only if nothing at all can be said against it.

    Args:
        fixes_nothing: The values of the text are to be arguments: "19 % tax" belongs to a rule, not to a task's kind.
    """
    first: Draft | None = None
    for attempt in range(2):
        reply = await ask(
            deps,
            prompt,
            tooling.SpecReply,
            schema=schema,
            max_tokens=MOST_TOKENS + min(MOST_TOKENS, len(text) // 2),  # the call copies the data of the task
            temperature=0.2 + 0.4 * attempt,
            seed=attempt,
        )
        if reply is None:
            break
        draft = read_draft(reply, text, own_words)
        fault = draft if isinstance(draft, str) else _unused(draft, text) if fixes_nothing else ""
        if isinstance(draft, Draft) and not fault:
            return draft
        if isinstance(draft, Draft):
            first = first or draft
        deps.journal.record([ReplyRejected(prompt_id=prompt.id, reason="no_spec", detail=fault[:500])])
        prompt = prompt.adding(f"An earlier try was refused: {fault[:300]}")
    return first


def _unused(draft: Draft, text: str) -> str:
    """Say which values of the task are no arguments: a function that fixes them is of no use for others.

    It is held against a first try only, for a task may hold examples and directions besides.
    """
    if draft.arguments is None:
        return "the call does not hold the values of the task as they stand there"
    unused = unused_values(text, draft.arguments)
    # A task may tell of numbers beside its values: "digits above 9 are letters".
    if not unused or len(unused) < len(_values_of(text, long_values(text))) / 2:
        return ""
    return f"these values of the task are no arguments: {', '.join(unused[:6])}"


def read_draft(reply: tooling.SpecReply, text: str, own_words: str | None = None) -> Draft | str:
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
    if unfit := _unfit(name, line):
        return unfit
    long = long_values(text)
    call = put_in(_call_in(reply.call), long)
    arguments = _arguments(call, line, text, long)
    line = with_types_of(arguments or {}, line)
    stated = _stated(text if own_words is None else own_words, name)
    strangers = [check.name for check in stated if not calls(check, name, line)]
    if strangers:
        return f"{line} does not take what the task itself states: {strangers[0]}"
    written, refused = [], ""
    for test in reply.tests:
        found = read_example(test)
        if isinstance(found, str):
            refused = refused or found
            continue
        found = called_as(name, found) if _calls_it_otherwise(found, call, line) else found
        if not calls(found, name, line):
            refused = refused or f"it does not call {name} as it is defined: {test[:100]}"
        elif not _is_question(found, arguments, call, line, text):
            written.append(_in_stated_form(found, text))
    examples = proving(with_one_error(distinct((*stated, *written))))[:MOST_EXAMPLES]
    if not are_enough(examples):
        return f"too few tests whose results differ from each other and from the arguments. {refused}"
    spec = ToolSpec(
        name=name,
        signature=line,
        does=_in_general(" ".join(reply.does.split()), arguments or {}),
        examples=examples,
        asked_as=tuple(" ".join(way.split()) for way in reply.asked_as if way.strip()),
        made_with=arguments or {},
    )
    return Draft(spec=spec, arguments=arguments)


def _in_stated_form(check: Check, text: str) -> Check:
    """Expect the result in the form that the task spells out: a small model writes it in several."""
    form = in_stated_form(check.expected, text) if isinstance(check.expected, str) else check.expected
    if check.call is None or form == check.expected:
        return check
    return check.model_copy(update={"expected": form, "name": f"{call_text(check.call)} == {show(form)}"})


def _in_general(does: str, arguments: dict[str, JsonValue]) -> str:
    """Say what a tool does for all arguments, where it was said of the task's own: "the sum of 3 and 4 is 7".

    What is said of one call alone is found by no other task, and leads whoever writes the code astray. Where a number
    of another origin is left ("bases from 2 to 36"), it was said of all calls, and stays as it is.
    """
    bare = _RESULT.sub("", does)
    general = _with_names(bare, arguments)
    return general if general != bare and not re.search(r"\d", general) else does


def _with_names(told: str, arguments: dict[str, JsonValue]) -> str:
    """Put the name of a parameter wherever its value stands."""
    for name, value in arguments.items():
        match value:
            case bool():
                continue
            case int() | float():
                written = rf"(?<!\w)(?<!\d\.){re.escape(str(value))}(?!\w|\.\d)"
            case str() if value.strip():
                written = rf"(['\"`]){re.escape(value)}\1"
            case _:
                continue
        told = re.sub(written, name, told)
    return told


def _unfit(name: str, line: str) -> str:
    """Say why a tool cannot have a signature."""
    if not parameters_of(line):
        return f"{name} takes no arguments; the values of the task have to be arguments"
    if nameless := unnamed(line):
        return f"{name} has to take each argument by its name, a list where there may be many; not so: {nameless}"
    return f"{name} returns nothing; it has to return its result" if line.endswith("-> None") else ""


def _stated(text: str, name: str) -> list[Check]:
    """Give the examples that a text states, as calls of a function that may bear another name than there."""
    stated = [check for check in stated_checks(text) if check.call is not None]
    names = {check.call.function for check in stated if check.call} - set(dir(builtins))
    if name in names or len(names) != 1:
        return [check for check in stated if check.call and check.call.function == name]
    return [called_as(name, check) for check in stated if check.call and check.call.function in names]


def _is_question(
    check: Check, arguments: dict[str, JsonValue] | None, answering: str, signature: str, text: str
) -> bool:
    """Tell whether an example is the task's own call, in whatever quotes; where that cannot be read, it may well be."""
    own = named(check.call, signature) if check.call else None
    if own is None or arguments is not None:
        return own is not None and arguments is not None and _bare(own) == _bare(arguments)
    return bool(answering.strip()) and stands_in(list(own.values()), text)


def _bare(arguments: dict[str, JsonValue]) -> dict[str, str]:
    return {name: re.sub("['\"]", "", show(value)) for name, value in arguments.items()}


def _only_value(signature: str, text: str, long: tuple[LongValue, ...]) -> dict[str, JsonValue] | None:
    """Give the one long value of a text to a function that takes one value, where it was called in no readable way."""
    required = required_of(signature)
    if len(required) != 1 or len(long) != 1:
        return None
    arguments = {required[0]: long[0].value}
    return None if unused_values(text, arguments) else arguments


def _calls_it_otherwise(check: Check, call: str, signature: str) -> bool:
    """Tell whether a test calls the function by the other name that the call of the task gives it, too."""
    own = check.call
    return own is not None and call.startswith(f"{own.function}(") and named(own, signature) is not None


def _call_in(reply: str) -> str:
    return re.sub(r"^\s*(?:(?:assert|print)\b\s*|[A-Za-z_]\w*\s*=(?!=)\s*)", "", reply).strip()


def _arguments(call: str, signature: str, text: str, long: tuple[LongValue, ...]) -> dict[str, JsonValue] | None:
    """Read the call that answers the task; one with a value that the task does not state is no such call."""
    read = read_test(f"assert {call} == 0")
    arguments = None if isinstance(read, str) or read.call is None else named(read.call, signature)
    arguments = _only_value(signature, text, long) if arguments is None else restored(shared_out(arguments), text, long)
    if arguments is None:
        return None
    if not stand_in(arguments.values(), text):
        return None
    return as_written(arguments, text)
