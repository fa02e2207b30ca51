"""Mending without a model what Python says of a program: errors that have one plain remedy in the code.

Small models make these mistakes again and again, and do not mend them when they are told. A program that was mended so
is run again; it has to show itself like any other (ADR 21).
"""

import ast
import re

from self_evolving_agent.tools import moments
from self_evolving_agent.tools.parsing import parsed
from self_evolving_agent.tools.rewriting import Change, Remedy, rewrite

MOST_MENDS = 3
"""In one program, one after the other: behind one error another may stand."""


def mended(source: str, failure: str) -> str | None:
    """Give the program without the mistake that an error tells of.

    Args:
        source: Of the program that failed.
        failure: What it wrote, with the line of its exception, or only that.

    Returns:
        None where no remedy is known, or none changes anything.
    """
    try:
        tree = parsed(source)
    except (SyntaxError, ValueError, RecursionError):
        return None
    before = ast.dump(tree)
    for pattern, remedy in _REMEDIES:
        found = pattern.search(failure)
        if found is None:
            continue
        remedy(tree, found)
        if ast.dump(tree) != before:
            return ast.unparse(ast.fix_missing_locations(tree))
    return None


class _FormattedAs(ast.NodeTransformer):
    """Converts what stands before a format code: `{x:02d}` to `{int(x):02d}`, `format(x, "d")` alike."""

    def __init__(self, code: str, kind: str) -> None:
        self._code, self._kind = code, kind

    def visit_FormattedValue(self, node: ast.FormattedValue) -> ast.FormattedValue:
        self.generic_visit(node)
        match node.format_spec:
            case ast.JoinedStr(values=[ast.Constant(value=str(spec))]) if spec.endswith(self._code):
                node.value = _called(self._kind, node.value)
        return node

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        match node:
            case ast.Call(func=ast.Name(id="format"), args=[value, ast.Constant(value=str(spec))]):
                if spec.endswith(self._code):
                    node.args[0] = _called(self._kind, value)
            case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(text)), attr="format"), args=args):
                specs = re.findall(r"\{\w*(?::([^{}]*))?\}", text)
                if len(specs) == len(args) and not re.search(r"\{\w", text):
                    pairs = zip(args, specs, strict=True)
                    node.args = [_called(self._kind, arg) if s.endswith(self._code) else arg for arg, s in pairs]
        return node


def _called(function: str, value: ast.expr) -> ast.expr:
    match value:
        case ast.Call(func=ast.Name(id=name)) if name == function:
            return value
        case _:
            return ast.Call(ast.Name(function, ast.Load()), [value], [])


def _with_whole_numbers(tree: ast.Module, found: re.Match[str]) -> None:
    _FormattedAs(found[1], "int").visit(tree)


def _with_numbers(tree: ast.Module, found: re.Match[str]) -> None:
    _FormattedAs(found[1], "float" if found[1] in "feEgG%" else "int").visit(tree)


def _joined_as_text(node: ast.AST) -> ast.AST | None:
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str()), attr="join"), args=[items]):
            node.args = [ast.Call(ast.Name("map", ast.Load()), [ast.Name("str", ast.Load()), items], [])]
            return node
        case _:
            return None


def _whole_in_ranges(node: ast.AST) -> ast.AST | None:
    match node:
        case ast.Call(func=ast.Name(id="range"), args=args) if args:
            node.args = [arg if isinstance(arg, ast.Constant) else _called("int", arg) for arg in args]
            return node
        case _:
            return None


def _read_as_float(node: ast.AST) -> ast.AST | None:
    match node:
        case ast.Call(func=ast.Name(id="int"), args=[text], keywords=[]) if not isinstance(text, ast.Constant):
            return ast.Call(ast.Name("float", ast.Load()), [text], [])
        case _:
            return None


def _whole_in_subscripts(node: ast.AST) -> ast.AST | None:
    match node:
        case ast.Subscript(slice=ast.BinOp() as place, ctx=ast.Load()):
            node.slice = _called("int", place)
            return node
        case _:
            return None


def _each(change: Change) -> Remedy:
    def remedy(tree: ast.Module, _: re.Match[str]) -> None:
        rewrite(tree, change)

    return remedy


_REMEDIES: tuple[tuple[re.Pattern[str], Remedy], ...] = (
    (re.compile(r"Unknown format code '([bcdoxX])' for object of type 'float'"), _with_whole_numbers),
    (re.compile(r"Unknown format code '(\S)' for object of type 'str'"), _with_numbers),
    (re.compile(r"sequence item \d+: expected str instance"), _each(_joined_as_text)),
    (re.compile(r"'float' object cannot be interpreted as an integer"), _each(_whole_in_ranges)),
    (re.compile(r"(?:list|string|tuple|str) ind(?:ices|exes) must be integers"), _each(_whole_in_subscripts)),
    (re.compile(r"invalid literal for int\(\) with base 10: '-?\d*\.\d+'"), _each(_read_as_float)),
    *moments.REMEDIES,
)
