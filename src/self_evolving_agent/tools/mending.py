"""Mending without a model what Python says of a program: errors that have one plain remedy in the code.

Small models make these mistakes again and again, and do not mend them when they are told. A program that was mended so
is run again; it has to show itself like any other (ADR 21).
"""

import ast
import re
from collections.abc import Callable
from datetime import datetime

from self_evolving_agent.tools.parsing import parsed

Change = Callable[[ast.AST], ast.AST | None]
"""Gives what a node becomes; None where it stays."""

Remedy = Callable[[ast.Module, re.Match[str]], None]
"""Changes a tree, given what was found in the error."""

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


class _Each(ast.NodeTransformer):
    """Changes every node of a tree that a function knows how to change."""

    def __init__(self, change: Change) -> None:
        self._change = change

    def visit(self, node: ast.AST) -> ast.AST:
        self.generic_visit(node)
        return self._change(node) or node


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


def _whole_in_subscripts(node: ast.AST) -> ast.AST | None:
    match node:
        case ast.Subscript(slice=ast.BinOp() as place, ctx=ast.Load()):
            node.slice = _called("int", place)
            return node
        case _:
            return None


def _each(change: Change) -> Remedy:
    def remedy(tree: ast.Module, _: re.Match[str]) -> None:
        _Each(change).visit(tree)

    return remedy


def _read_as_written(tree: ast.Module, found: re.Match[str]) -> None:
    """Let a moment be read in the format that it is written in, too."""
    form = format_of(found["moment"])
    if form is not None:
        _read_in(tree, form)


def _read_to_its_end(tree: ast.Module, found: re.Match[str]) -> None:
    """Let the moments of a program be read in their own format; else add what is left of one to its only format."""
    texts = {_text_of(node) for node in ast.walk(tree)}
    formats = [text for text in texts if _FORMAT.search(text)]
    forms = {form for text in texts if text.endswith(found["rest"]) and (form := format_of(text))}
    more = format_of(found["rest"])
    if len(forms) == 1:
        _read_in(tree, forms.pop())
    elif len(formats) == 1 and more is not None:
        _read_in(tree, formats[0] + more)


_NAME = "_read_moment"
_READER = """
def _read_moment(text, *forms):
    from datetime import datetime
    for form in forms:
        try:
            return datetime.strptime(text, form)
        except ValueError:
            continue
    raise ValueError(f"time data {text!r} does not match format {forms[0]!r}")
"""


def _read_in(tree: ast.Module, form: str) -> None:
    """Let every call of `datetime.strptime` fall back on another format; what it reads today it reads as before."""

    def change(node: ast.AST) -> ast.AST | None:
        match node:
            case ast.Call(func=ast.Attribute(value=holder, attr="strptime"), args=[text, old], keywords=[]):
                is_moment = ast.unparse(holder).rpartition(".")[2] in {"datetime", "dt"}
                return ast.Call(ast.Name(_NAME, ast.Load()), [text, old, ast.Constant(form)], []) if is_moment else None
            case ast.Call(func=ast.Name(id=name), args=[_, *forms]) if name == _NAME:
                if form not in {_text_of(one) for one in forms}:
                    node.args.append(ast.Constant(form))
                return node
            case _:
                return None

    has_reader = any(_is_reader(node) for node in tree.body)
    for node in tree.body:
        if not _is_reader(node):
            _Each(change).visit(node)
    if not has_reader and any(isinstance(node, ast.Name) and node.id == _NAME for node in ast.walk(tree)):
        imports = [n for n, node in enumerate(tree.body, start=1) if isinstance(node, ast.Import | ast.ImportFrom)]
        tree.body[max(imports, default=0) : 0] = ast.parse(_READER).body


def _is_reader(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name == _NAME


def _text_of(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


_FORMAT = re.compile(r"%[YymdHMbBjI]")
_DATES = (
    *("%Y-%m-%d", "%Y/%m/%d", "%Y.%m.%d", "%m/%d/%Y", "%d/%m/%Y", "%d.%m.%Y", "%d-%m-%Y", "%d %B %Y", "%d %b %Y"),
    *("%B %d %Y", "%B %d, %Y", "%b %d %Y", "%b %d, %Y"),
)
_TIMES = ("%H:%M", "%H:%M:%S", "%H:%M:%S.%f", "%I:%M %p", "%I:%M%p")
_DAYS = tuple(f"{day}{sign}{date}" for day in ("%a", "%A") for sign in (" ", ", ") for date in _DATES)
_WITH_DAYS = (*_DATES, *_DAYS, *(f"{date} ({day})" for date in _DATES for day in ("%a", "%A")))
_MOMENTS = (*_TIMES, *_WITH_DAYS, *(f"{date}{sign}{time}" for date in _WITH_DAYS for sign in " T" for time in _TIMES))
_MOMENTS += tuple(f"{date}, {time}" for date in _WITH_DAYS for time in _TIMES)
_RESTS = (":%S", ":%S.%f", ".%f", " (%A)", " (%a)", *(f"{sign}{time}" for sign in (" ", "T", ", ") for time in _TIMES))


def format_of(written: str) -> str | None:
    """Give the format of `strptime` in which a moment is written, or the end of one; None where it may be several."""
    moments = {_read(written, form) for form in _MOMENTS} - {None}
    forms = [form for form in (*_MOMENTS, *_RESTS) if _read(written, form) is not None]
    return forms[0] if forms and len(moments) <= 1 else None


def _read(written: str, form: str) -> datetime | None:
    try:
        return datetime.strptime(written, form)  # noqa: DTZ007 - it is compared, and stands nowhere
    except ValueError:
        return None


_REMEDIES: tuple[tuple[re.Pattern[str], Remedy], ...] = (
    (re.compile(r"Unknown format code '([bcdoxX])' for object of type 'float'"), _with_whole_numbers),
    (re.compile(r"Unknown format code '(\S)' for object of type 'str'"), _with_numbers),
    (
        re.compile(r"time data ['\"](?P<moment>.*?)['\"] does not match format ['\"](?P<format>.*?)['\"]"),
        _read_as_written,
    ),
    (re.compile(r"unconverted data remains: (?P<rest>[^\n]*)"), _read_to_its_end),
    (re.compile(r"sequence item \d+: expected str instance"), _each(_joined_as_text)),
    (re.compile(r"'float' object cannot be interpreted as an integer"), _each(_whole_in_ranges)),
    (re.compile(r"(?:list|string|tuple|str) ind(?:ices|exes) must be integers"), _each(_whole_in_subscripts)),
)
