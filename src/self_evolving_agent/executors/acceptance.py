"""Acceptance checks of a coding task: written before any code, judged against stubs, shared by all candidates."""

from collections.abc import Sequence

from self_evolving_agent.deps import Deps
from self_evolving_agent.encoding import same_value
from self_evolving_agent.models import Brief, Call, Check
from self_evolving_agent.prompts import Prompt, coding
from self_evolving_agent.structured import Schema, ask
from self_evolving_agent.tools.examples import marked_by_stubs, read_test
from self_evolving_agent.tools.signatures import (
    Signature,
    read_signature,
    stated_signatures,
    takes_file_name,
    with_text_for_files,
)
from self_evolving_agent.tools.stated_examples import stated_checks

MOST_CHECKS = 16
ROUND_TRIPS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 16, 19, 27, 37, 44, 64, 99, 144, 400, 949)

_SCHEMA: Schema = {
    "type": "object",
    "properties": {
        "functions": {
            "type": "array",
            "minItems": 1,
            "maxItems": 2,
            "items": {
                "type": "object",
                "properties": {
                    "signature": {"type": "string"},
                    "tests": {"type": "array", "minItems": 4, "maxItems": 6, "items": {"type": "string"}},
                },
                "required": ["signature", "tests"],
            },
        }
    },
    "required": ["functions"],
}


async def write_brief(task: str, deps: Deps, quoted: Sequence[str] = ()) -> Brief:
    """Fix signatures and checks for a task that asks for functions.

    The task's own examples come first. When nothing that counts is left, the model is told why and asked once more.

    Args:
        quoted: What a model wrote of the task.
    """
    prompt = coding.checks(task, deps.choices.packages)
    brief = await _ask(task, prompt, deps, quoted, seed=0)
    if not brief.signatures or not all(_is_proven(signature, brief) for signature in brief.signatures):
        why = "; ".join(dict.fromkeys(brief.rejected)) or "the results were all the same, or what the arguments said"
        prompt = prompt.adding(f"An earlier try was refused: {why[:500]}")
        again = await _ask(task, prompt, deps, quoted, seed=1, temperature=0.5)
        brief = max(again, brief, key=_strength)
    return brief


async def renewed_brief(task: str, brief: Brief, disputed: frozenset[str], deps: Deps) -> Brief | None:
    """Write other checks once, in two tries, with shorter arguments; what stands of the old ones stays.

    Returns:
        The new brief, or None when most of what counted still stands, or nothing better came.
    """
    standing = [check for check in brief.checks if check.name not in disputed]
    counting = [check for check in brief.checks if check.counts]
    if brief.is_renewed or not brief.signatures or 2 * sum(check.counts for check in standing) > len(counting):
        return None
    prompt = coding.other_checks(coding.checks(task, deps.choices.packages))
    for attempt in range(2):
        fresh = await _ask(task, prompt, deps, seed=2 + attempt, temperature=0.8)
        added = _added(brief, fresh)
        if any(check.counts for check in added):
            checks = marked_by_stubs((*standing, *added))
            return brief.model_copy(update={"checks": checks, "rejected": fresh.rejected, "is_renewed": True})
    return None


def _added(brief: Brief, fresh: Brief) -> list[Check]:
    """Give the checks that are new and call what the brief asks for."""
    old_calls = [check.call for check in brief.checks]
    names = {signature.name for line in brief.signatures if (signature := read_signature(line))}
    return [check for check in fresh.checks if check.call not in old_calls and _called(check) in names]


def _called(check: Check) -> str:
    return check.call.function if check.call else ""


def _strength(brief: Brief) -> tuple[bool, int]:
    proven = [s for s in brief.signatures if _is_proven(s, brief)]
    return bool(proven) and len(proven) == len(brief.signatures), sum(check.counts for check in brief.checks)


def _is_proven(signature: str, brief: Brief) -> bool:
    read = read_signature(signature)
    return read is not None and any(
        check.counts and check.call is not None and check.call.function == read.name for check in brief.checks
    )


def _stated(task: str, quoted: Sequence[str]) -> tuple[Check, ...]:
    """Give the examples of a task; those that a model wrote are open to dispute, as all of a model's are."""
    of_model = {check.name for text in quoted for check in stated_checks(text)}
    return tuple(
        check.model_copy(update={"origin": "model"}) if check.name in of_model else check
        for check in stated_checks(task)
    )


async def _ask(
    task: str, prompt: Prompt, deps: Deps, quoted: Sequence[str] = (), *, seed: int, temperature: float = 0.2
) -> Brief:
    reply = await ask(
        deps, prompt, coding.ChecksReply, schema=_SCHEMA, max_tokens=600, seed=seed, temperature=temperature
    )
    own = {signature.name: signature for signature in stated_signatures(task)}
    stated = _stated(task, quoted)
    signatures = dict(own)
    accepted: list[Check] = list(stated)
    rejected: list[str] = []
    for function in reply.functions if reply else ():
        signature = read_signature(function.signature)
        if signature is None or (own and signature.name not in own):
            rejected.append(f"names no function of the task: {function.signature[:80]}")
            continue
        signature = own.get(signature.name, signature)
        signatures.setdefault(signature.name, signature)
        for line in function.tests:
            found = read_test(line)
            verdict = _refusal(found, signatures, accepted)
            if isinstance(found, Check) and not verdict:
                accepted.append(found)
            else:
                rejected.append(verdict)
    accepted = accepted[:MOST_CHECKS]
    called = {check.call.function for check in accepted if check.call}
    kept = {name: s for name, s in signatures.items() if name in own or name in called}
    kept.update({name: s for name in called - set(kept) if (s := read_signature(name))})
    checks = marked_by_stubs((*accepted, *_round_trips(accepted)))
    proven = {check.call.function for check in checks if check.call and check.counts}
    if proven:  # a function that the model added and has no proof for is not what the task asks
        kept = {name: s for name, s in kept.items() if name in own or name in proven}
        checks = tuple(check for check in checks if check.call and check.call.function in kept)
    return Brief(signatures=tuple(s.line for s in kept.values()), checks=checks, rejected=tuple(rejected[:12]))


def _refusal(found: Check | str, signatures: dict[str, Signature], accepted: list[Check]) -> str:
    """Say why a test is not taken; empty when it is."""
    if isinstance(found, str):
        return found
    function = found.call.function if found.call else ""
    if function not in signatures:
        return f"calls {function}, which is not among the functions: {found.name}"
    if takes_file_name(found, signatures[function]):
        text = with_text_for_files(signatures[function])
        return f"there is no such file; use `{text}` and pass the text itself, as in {function}('...\\n...')"
    for other in accepted:
        if other.call == found.call:
            same = same_value(other.expected, found.expected)
            return f"{'repeats' if same else 'contradicts'} {other.name}"
    return ""


def _round_trips(checks: list[Check]) -> tuple[Check, ...]:
    """Add checks that two functions undo each other, where the written examples show that they do."""
    found: list[Check] = []
    for there in checks:
        for back in checks:
            if _undoes(there, back) and there.call and back.call:
                f, g = there.call.function, back.call.function
                found = [
                    Check(
                        name=f"{g}({f}({value})) == {value}",
                        call=Call(function=g),
                        through=Call(function=f, args=(value,)),
                        expected=value,
                        origin="program",
                    )
                    for value in ROUND_TRIPS
                ]
                return tuple(found)
    return tuple(found)


def _undoes(there: Check, back: Check) -> bool:
    if there.call is None or back.call is None or there.call.function == back.call.function:
        return False
    match there.call.args, back.call.args:
        case [int() as start], [middle] if not isinstance(start, bool) and isinstance(middle, str):
            return same_value(there.expected, middle) and same_value(back.expected, start)
        case _:
            return False


def example_of(brief: Brief) -> str:
    """Give one check as an example of the shape of arguments and result."""
    for check in sorted(brief.checks, key=lambda check: (bool(check.raises), check.origin != "user", not check.counts)):
        if check.call is not None and check.through is None:
            return check.name
    return ""
