"""The examples that a pytest file states: its asserts and expected errors, with literals in the place of names."""

import ast
from collections.abc import Iterator, Mapping

from self_evolving_agent.models import Check
from self_evolving_agent.tools.examples import read_test
from self_evolving_agent.tools.parsing import parsed

MOST_EXAMPLES = 40
Values = Mapping[str, ast.expr]


def asserted_examples(tests: str, name: str) -> tuple[Check, ...]:
    """Find the calls of a tool with literals of which a test file says what comes back.

    Values may come by parametrize, by a loop over literals, or by a variable that is set once before.
    """
    try:
        tree = parsed(tests)
    except (SyntaxError, ValueError):
        return ()
    found: dict[str, Check] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for values in _parametrized(node):
                for check in _examples(node.body, values, name):
                    found.setdefault(check.name, check)
    return tuple(found.values())[:MOST_EXAMPLES]


def _examples(body: list[ast.stmt], values: Values, name: str) -> Iterator[Check]:
    """Read statements in order; each assignment of a name changes what it stands for from there on."""
    known = dict(values)
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value):
                known[target] = _filled(value, known)
            case ast.Assert(test=test):
                yield from _stated(_filled(test, known), name)
            case ast.Expr(value=ast.Call(func=ast.Attribute(attr=method), args=args)) if method.startswith("assert"):
                yield from _stated(_as_comparison(method, [_filled(arg, known) for arg in args]), name)
            case ast.With(items=[ast.withitem(context_expr=context)], body=[inner, *_]):
                yield from _raising(context, inner, known, name)
            case ast.For(target=target, iter=source, body=inside):
                for row in _rows(_filled(source, known)):
                    yield from _examples(inside, {**known, **_bound(target, row)}, name)
            case ast.With(body=inside) | ast.Try(body=inside):
                yield from _examples(inside, known, name)
            case _:
                pass


def _stated(test: ast.expr | None, name: str) -> Iterator[Check]:
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        for part in test.values:
            yield from _stated(part, name)
    elif test is not None:
        check = read_test(f"assert {ast.unparse(test)}")
        if isinstance(check, Check) and check.call is not None and check.call.function == name:
            yield check


def _raising(context: ast.expr, inner: ast.stmt, known: Values, name: str) -> Iterator[Check]:
    match context, inner:
        case (
            ast.Call(func=ast.Attribute(attr="raises" | "assertRaises") | ast.Name(id="raises"), args=[error, *_]),
            ast.Expr(value=call) | ast.Assign(value=call),
        ):
            check = read_test(f"assert {ast.unparse(_filled(call, known))} == 0")
            kinds = error.elts if isinstance(error, ast.Tuple) else [error]
            if isinstance(check, Check) and check.call is not None and check.call.function == name and len(kinds) == 1:
                raises = ast.unparse(kinds[0]).rpartition(".")[2]
                text = check.name.rpartition(" == ")[0]
                yield check.model_copy(update={"name": f"{text} raises {raises}", "expected": None, "raises": raises})
        case _:
            return


def _as_comparison(method: str, args: list[ast.expr]) -> ast.expr | None:
    """Read an assertion of unittest as what it compares."""
    match method, args:
        case "assertEqual" | "assertEquals" | "assertListEqual" | "assertDictEqual", [left, right, *_]:
            return ast.Compare(left, [ast.Eq()], [right])
        case "assertTrue", [value, *_]:
            return value
        case "assertFalse", [value, *_]:
            return ast.UnaryOp(ast.Not(), value)
        case "assertIsNone", [value, *_]:
            return ast.Compare(value, [ast.Is()], [ast.Constant(None)])
        case _:
            return None


def _parametrized(function: ast.FunctionDef) -> list[Values]:
    """Give the values of a test's arguments, one mapping per time that pytest calls it."""
    found: list[Values] = [{}]
    for decorator in function.decorator_list:
        match decorator:
            case ast.Call(func=ast.Attribute(attr="parametrize"), args=[names, rows, *_]):
                target = _target(names)
                found = [{**one, **_bound(target, row)} for one in found for row in _rows(rows)] or found
            case _:
                continue
    return found


def _target(names: ast.expr) -> ast.expr:
    match names:
        case ast.Constant(value=str(text)):
            parts: list[ast.expr] = [ast.Name(part.strip()) for part in text.split(",") if part.strip()]
        case ast.Tuple(elts=elements) | ast.List(elts=elements):
            parts = [ast.Name(str(one.value)) for one in elements if isinstance(one, ast.Constant)]
        case _:
            parts = []
    return parts[0] if len(parts) == 1 else ast.Tuple(parts, ast.Store())


def _rows(source: ast.expr) -> list[ast.expr]:
    match source:
        case ast.List(elts=elements) | ast.Tuple(elts=elements):
            return [_unwrapped(element) for element in elements]
        case ast.Call(func=ast.Attribute(value=table, attr="items")):
            pairs = zip(table.keys, table.values, strict=True) if isinstance(table, ast.Dict) else ()
            return [ast.Tuple([key, value], ast.Load()) for key, value in pairs if key is not None]
        case _:
            return []


def _unwrapped(row: ast.expr) -> ast.expr:
    match row:
        case ast.Call(func=ast.Attribute(attr="param"), args=args):
            return args[0] if len(args) == 1 else ast.Tuple(args, ast.Load())
        case _:
            return row


def _bound(target: ast.expr, row: ast.expr) -> Values:
    match target, row:
        case ast.Name(id=name), _:
            return {name: row}
        case ast.Tuple(elts=names), ast.Tuple(elts=values) | ast.List(elts=values) if len(names) == len(values):
            return {
                key: one for name, value in zip(names, values, strict=True) for key, one in _bound(name, value).items()
            }
        case _:
            return {}


def _filled(node: ast.expr, known: Values) -> ast.expr:
    """Put values in the place of names, and what `approx` is given in its place."""
    filled: ast.expr = _Filling(known).visit(ast.parse(ast.unparse(node), mode="eval").body)
    return filled


class _Filling(ast.NodeTransformer):
    def __init__(self, known: Values) -> None:
        self._known = known

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self._known.get(node.id, node)

    def visit_Starred(self, node: ast.Starred) -> ast.expr | list[ast.expr]:
        value = self.visit(node.value)
        return list(value.elts) if isinstance(value, ast.Tuple | ast.List) else ast.Starred(value, ast.Load())

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.Call(func=ast.Attribute(attr="approx") | ast.Name(id="approx"), args=[value], keywords=[]):
                return value
            case _:
                # `module.tool(1)` is `tool(1)`: there is one of that name.
                if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
                    return ast.Call(ast.Name(node.func.attr, ast.Load()), node.args, node.keywords)
                return node
