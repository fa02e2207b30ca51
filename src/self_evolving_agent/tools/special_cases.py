"""Code that knows the examples instead of the rule: it looks their arguments up, and is at a loss beside them."""

import ast
from collections.abc import Iterator, Sequence

from pydantic import JsonValue

from self_evolving_agent.encoding import encode, same_value, show
from self_evolving_agent.models import Call, CallOutcome, Check, Refusal
from self_evolving_agent.tools.comparing import same_outcome

_NEARLY_ALL = 0.8
_FEWEST = 2
_FEWEST_PROBES = 4
Probes = Sequence[tuple[Call, CallOutcome]]


def special_cased(examples: Sequence[Check], source: str, probes: Probes) -> Refusal | None:
    """Say that a source only knows its examples.

    It is so when the literals it compares with, or has as keys, are the arguments of nearly all examples and of little
    else, and arguments beside those give nothing but one default: a constant, an error, an argument. Of words alone
    this is not said where the default is an error: a tool may know a few words by right, as names of units or months.

    Args:
        examples: Those that hold.
        source: The implementation.
        probes: Calls beside the examples, and what they gave.
    """
    told = [check for check in examples if check.call is not None and check.raises is None]
    if len(told) < _FEWEST or all(_is_finite(check) for check in told):
        return None
    keys = _Keys(source)
    covered = [check for check in told if keys.hold(check)]
    if len(covered) < _FEWEST or len(covered) < _NEARLY_ALL * keys.count(told[0]):
        return None
    by_right = {check.raises for check in examples}
    default = _default([probe for probe in probes if probe[1].raised not in by_right - {None}])
    if all(_is_words(check) for check in told):
        is_told = default is not None and default.raised is None and len(covered) >= _NEARLY_ALL * len(told)
    elif all(_is_rich(check) for check in told) and len(covered) >= _NEARLY_ALL * len(told):
        is_told = True
    else:
        other = [check for check in told if not _explains(default, check)]
        is_told = default is not None and len([c for c in other if c in covered]) >= max(
            _FEWEST, _NEARLY_ALL * len(other)
        )
    if not is_told:
        return None
    shown = ", ".join(check.name for check in covered[:3])
    return Refusal(
        reason="fails_held_out_examples", detail=f"it looks its examples up ({shown}) and knows nothing beside them"
    )


class _Keys:
    """The values that a source holds arguments against: keys of tables, sides of comparisons, cases."""

    def __init__(self, source: str) -> None:
        tree = ast.parse(source)
        self._whole = {_frozen(value): _listed(value) for value in _compared(tree)}
        self._by_name: dict[str, set[str]] = {}
        for name, value in _named(tree):
            self._by_name.setdefault(name, set()).add(_frozen(value))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        self._parameters = {node.name: [arg.arg for arg in node.args.args] for node in functions}

    def count(self, check: Check) -> int:
        """Count the keys that could be the arguments of a call."""
        arity = len(_values(check))
        return sum(arity == 1 or (isinstance(value, list) and len(value) == arity) for value in self._whole.values())

    def hold(self, check: Check) -> bool:
        """Tell whether all arguments of an example stand in the source together."""
        assert check.call is not None  # noqa: S101 - the caller chose those that have one
        args = _values(check)
        whole = args[0] if len(args) == 1 else args
        if _frozen(whole) in self._whole:
            return True
        names = [*self._parameters.get(check.call.function, ())[: len(check.call.args)], *check.call.kwargs]
        return bool(names) and all(
            _frozen(value) in self._by_name.get(name, ()) for name, value in zip(names, args, strict=False)
        )


def _listed(value: JsonValue) -> JsonValue:
    match value:
        case {"$tuple": items}:
            return items
        case _:
            return value


def _frozen(value: JsonValue) -> str:
    """Write a value so that equal ones are the same text, tuples and lists alike."""
    return show(value).replace("(", "[").replace(",)", "]").replace(")", "]")


def _compared(tree: ast.AST) -> Iterator[JsonValue]:
    for node in ast.walk(tree):
        match node:
            case ast.Dict(keys=keys):
                yield from _literals([key for key in keys if key is not None])
            case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[ast.List() | ast.Tuple() | ast.Set() as held]):
                yield from _literals(held.elts)
            case ast.Compare(ops=[ast.Eq() | ast.NotEq()], left=left, comparators=[right]):
                yield from _literals([left, right])
            case ast.match_case(pattern=ast.MatchValue(value=value)):
                yield from _literals([value])
            case ast.match_case(pattern=ast.MatchSequence(patterns=patterns)):
                values = list(_literals([part.value for part in patterns if isinstance(part, ast.MatchValue)]))
                if len(values) == len(patterns):
                    yield values
            case _:
                pass


def _named(tree: ast.AST) -> Iterator[tuple[str, JsonValue]]:
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=ast.Name(id=name), ops=[ast.Eq()], comparators=[right]):
                yield from ((name, value) for value in _literals([right]))
            case _:
                pass


def _literals(nodes: Sequence[ast.expr]) -> Iterator[JsonValue]:
    for node in nodes:
        try:
            yield encode(ast.literal_eval(node))
        except (ValueError, TypeError, MemoryError, RecursionError):
            continue


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


def _values(check: Check) -> list[JsonValue]:
    return [*check.call.args, *check.call.kwargs.values()] if check.call is not None else []


def _is_finite(check: Check) -> bool:
    """Tell whether arguments have no others beside them: truth values, as such or as 0 and 1."""
    return all(isinstance(value, bool) or value in (0, 1, None) for value in _values(check))


def _is_words(check: Check) -> bool:
    return all(isinstance(value, str) for value in _values(check))


def _is_rich(check: Check) -> bool:
    """Tell whether an honest source has no reason to name all the arguments together."""
    values = _values(check)
    is_structured = any(isinstance(value, list | dict) and len(show(value)) > len("[1, 2]") for value in values)
    return is_structured or (len(values) > 1 and any(not isinstance(value, str | bool) for value in values))
