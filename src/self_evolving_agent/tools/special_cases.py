"""Code that knows the examples instead of the rule: it looks their arguments up, and is at a loss beside them."""

from collections.abc import Sequence

from self_evolving_agent.encoding import same_value, show
from self_evolving_agent.models import Call, CallOutcome, Check, Refusal
from self_evolving_agent.tools.comparing import same_outcome
from self_evolving_agent.tools.lookups import FEWEST, NEARLY_ALL, Lookups, values_of

_FEWEST_PROBES = 4
Probes = Sequence[tuple[Call, CallOutcome]]


def special_cased(examples: Sequence[Check], source: str, probes: Probes) -> Refusal | None:
    """Say that a source only knows its examples.

    It is so when the literals it compares with, or has as keys, are the arguments of nearly all examples and of little
    else, and arguments beside those give nothing but one default: a constant, an error, an argument. Of words alone
    this is not said where the default is an error: a tool may know a few words by right, as names of units or months.
    It is so, too, when the keys cannot be read (they are computed, as by a hash) and a table holds the results instead.

    Args:
        examples: Those that hold.
        source: The implementation.
        probes: Calls beside the examples, and what they gave.
    """
    told = [check for check in examples if check.call is not None and check.raises is None]
    if len(told) < FEWEST or all(_is_finite(check) for check in told):
        return None
    by_right = {check.raises for check in examples}
    default = _default([probe for probe in probes if probe[1].raised not in by_right - {None}])
    keys = Lookups(source)
    other = [check for check in told if not _explains(default, check)]
    if default is not None and not all(_is_words(check) for check in told) and keys.give(other):
        return _refusal(other)
    covered = [check for check in told if keys.hold(check)]
    if len(covered) < FEWEST or len(covered) < NEARLY_ALL * keys.count(told[0]):
        return None
    if all(_is_words(check) for check in told):
        is_told = default is not None and default.raised is None and len(covered) >= NEARLY_ALL * len(told)
    elif all(_is_rich(check) for check in told) and len(covered) >= NEARLY_ALL * len(told):
        is_told = True
    else:
        is_told = default is not None and len([c for c in other if c in covered]) >= max(
            FEWEST, NEARLY_ALL * len(other)
        )
    return _refusal(covered) if is_told else None


def _refusal(known: Sequence[Check]) -> Refusal:
    shown = ", ".join(check.name for check in known[:3])
    return Refusal(
        reason="fails_held_out_examples", detail=f"it looks its examples up ({shown}) and knows nothing beside them"
    )


def _default(probes: Probes) -> CallOutcome | None:
    """Give what all calls beside the examples gave, an argument of theirs as `$argument`; None when they differ."""
    if len(probes) < _FEWEST_PROBES:
        return None
    first = probes[0][1]
    if all(same_outcome(first, outcome) for _, outcome in probes):
        return first
    for index in range(min(len(call.args) for call, _ in probes)):
        if all(o.raised is None and same_value(o.returned, call.args[index]) for call, o in probes):
            return CallOutcome(returned={"$argument": index})
    return None


def _explains(default: CallOutcome | None, check: Check) -> bool:
    """Tell whether an example holds without being looked up."""
    match default:
        case CallOutcome(raised=None, returned={"$argument": int(index)}) if check.call is not None:
            return same_value(check.call.args[index], check.expected)
        case CallOutcome(raised=None, returned=value):
            return same_value(value, check.expected)
        case _:
            return False


def _is_finite(check: Check) -> bool:
    """Tell whether arguments have no others beside them: truth values, as such or as 0 and 1."""
    return all(isinstance(value, bool) or value in (0, 1, None) for value in values_of(check))


def _is_words(check: Check) -> bool:
    return all(isinstance(value, str) for value in values_of(check))


def _is_rich(check: Check) -> bool:
    """Tell whether an honest source has no reason to name all the arguments together."""
    values = values_of(check)
    is_structured = any(isinstance(value, list | dict) and len(show(value)) > len("[1, 2]") for value in values)
    return is_structured or (len(values) > 1 and any(not isinstance(value, str | bool) for value in values))
