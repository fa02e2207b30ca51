"""What a source holds arguments against: the keys of its tables, the sides of its comparisons, its cases."""

import ast
import re
from collections.abc import Iterator, Sequence

from pydantic import JsonValue

from self_evolving_agent.encoding import encode, show
from self_evolving_agent.models import Check

NEARLY_ALL = 0.8
FEWEST = 2
_PAIR = 2
_TABLE_TEXT = re.compile(r"\s*[\[{(].{6,}", re.DOTALL)
_NUMBERS_TEXT = re.compile(r"[\d\s.,;:|/_()\[\]-]+")


class Lookups:
    """The values that a source looks up, and the results that its tables hold."""

    def __init__(self, source: str) -> None:
        tree = _with_texts_read(ast.parse(source))
        self._results = [
            {_frozen(value) for value in _literals(node.values)}
            for node in ast.walk(tree)
            if isinstance(node, ast.Dict)
        ]
        self._whole = {_frozen(value): _listed(value) for value in _compared(tree)}
        self._by_name: dict[str, set[str]] = {}
        for name, value in _named(tree):
            self._by_name.setdefault(name, set()).add(_frozen(value))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        self._parameters = {node.name: [arg.arg for arg in node.args.args] for node in functions}

    def count(self, check: Check) -> int:
        """Count the keys that could be the arguments of a call."""
        arity = len(values_of(check))
        return sum(arity == 1 or (isinstance(value, list) and len(value) == arity) for value in self._whole.values())

    def give(self, checks: Sequence[Check]) -> bool:
        """Tell whether some table holds the results of nearly all of these examples, of several, and little else."""
        wanted = {_frozen(check.expected) for check in checks}
        return len(wanted) > FEWEST and any(
            len(wanted & held) >= NEARLY_ALL * max(len(wanted), len(held)) for held in self._results
        )

    def hold(self, check: Check) -> bool:
        """Tell whether all arguments of an example stand in the source together."""
        assert check.call is not None  # noqa: S101 - the caller chose those that have one
        args = values_of(check)
        whole = args[0] if len(args) == 1 else args
        if _frozen(whole) in self._whole:
            return True
        names = [*self._parameters.get(check.call.function, ())[: len(check.call.args)], *check.call.kwargs]
        return bool(names) and all(
            _frozen(value) in self._by_name.get(name, ()) for name, value in zip(names, args, strict=False)
        )


def _with_texts_read(tree: ast.Module) -> ast.Module:
    """Add the tables that stand in texts, as `json.loads` is given them, to a program."""
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _TABLE_TEXT.fullmatch(node.value)
    ]
    found: list[ast.stmt] = []
    for text in texts:
        try:
            found.append(ast.Expr(ast.parse(text.strip(), mode="eval").body))
        except (SyntaxError, ValueError, MemoryError, RecursionError):
            continue
    return ast.Module([*tree.body, *found], [])


def _numbers(key: JsonValue) -> list[JsonValue]:
    """Read `5,0,10` as the arguments that it was made of."""
    if not isinstance(key, str) or not _NUMBERS_TEXT.fullmatch(key):
        return []
    return [float(part) if "." in part else int(part) for part in re.findall(r"-?\d+(?:\.\d+)?", key[:200])]


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
                found = list(_literals([key for key in keys if key is not None]))
                yield from found
                yield from (parts for key in found if len(parts := _numbers(key)) > 1)
            case ast.List(elts=rows) | ast.Tuple(elts=rows) | ast.Set(elts=rows):
                yield from _keys_of(rows)
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


def _keys_of(rows: Sequence[ast.expr]) -> Iterator[JsonValue]:
    """Take the end of each row for the result, and what stands before it for the arguments."""
    for row in map(_listed, _literals(rows) if len(rows) >= FEWEST else ()):
        if isinstance(row, list) and len(row) > 1:
            yield row[0] if len(row) == _PAIR else row[:-1]


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


def values_of(check: Check) -> list[JsonValue]:
    """Give the arguments of an example."""
    return [*check.call.args, *check.call.kwargs.values()] if check.call is not None else []
