"""Cutting the function out of a program that was written for one task: the task's values become its parameters."""

import ast
from collections.abc import Iterator, Mapping

from pydantic import JsonValue

from self_evolving_agent.encoding import encode, same_value
from self_evolving_agent.tools.parsing import parsed


def lifted(program: str, name: str, arguments: Mapping[str, JsonValue]) -> str | None:
    """Give the source of a function that returns what a program prints, for any values in the places of the task's.

    Args:
        program: Computes one result from literals, and prints it at its end.
        name: Of the function.
        arguments: The values of the task, in the encoding of `encoding.py`, by parameter and in their order.

    Returns:
        None where the program is not of that form, or has not each of the values as a literal of its own.
    """
    try:
        tree = _with_main_inlined(parsed(program))
    except (SyntaxError, ValueError, RecursionError):
        return None
    values = list(arguments.values())
    if not values or any(same_value(one, other) for i, one in enumerate(values) for other in values[:i]):
        return None
    kept = [node for node in tree.body if isinstance(node, _DEFINITIONS)]
    steps = [node for node in tree.body if not isinstance(node, _DEFINITIONS)]
    result = _printed(steps[-1]) if steps else None
    if result is None or any(_prints(node) for node in steps[:-1]):
        return None
    put = _Parameters(arguments, _names_in(tree))
    body = [put.visit(node) for node in [*steps[:-1], ast.Return(result)]]
    if put.missing:
        return None
    renamed = _Renamed(name)
    aliases = [
        ast.Assign([ast.Name(alias, ast.Store())], ast.Name(parameter, ast.Load()))
        for parameter, alias in put.names.items()
        if alias != parameter
    ]
    function = ast.FunctionDef(
        name=name,
        args=ast.arguments([], [ast.arg(parameter) for parameter in arguments], None, [], [], None, []),
        body=[*aliases, *(renamed.visit(node) for node in body)],
        decorator_list=[],
    )
    module = ast.Module([*(renamed.visit(node) for node in kept), function], [])
    return ast.unparse(ast.fix_missing_locations(module))


_DEFINITIONS = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef)


def _with_main_inlined(tree: ast.Module) -> ast.Module:
    """Put what stands under `if __name__ == "__main__"`, and in a `main` without arguments, in its place."""
    body: list[ast.stmt] = []
    for node in tree.body:
        match node:
            case ast.If(test=ast.Compare(left=ast.Name(id="__name__")), body=inner):
                body += inner
            case ast.Expr(value=ast.Constant()):
                continue  # a docstring
            case _:
                body.append(node)
    mains = [node for node in body if isinstance(node, ast.FunctionDef) and node.name == "main" and _is_plain(node)]
    if len(mains) == 1 and isinstance(body[-1], ast.Expr) and ast.unparse(body[-1]) == "main()":
        body = [*(node for node in body[:-1] if node is not mains[0]), *mains[0].body]
    return ast.Module(body, [])


def _is_plain(function: ast.FunctionDef) -> bool:
    return not ast.unparse(function.args) and not any(isinstance(node, ast.Return) for node in ast.walk(function))


def _printed(node: ast.stmt) -> ast.expr | None:
    match node:
        case ast.Expr(value=ast.Call(func=ast.Name(id="print"), args=[ast.Starred(value=value)], keywords=[])):
            return ast.Call(ast.Name("list", ast.Load()), [value], [])
        case ast.Expr(value=ast.Call(func=ast.Name(id="print"), args=[value], keywords=[])):
            return value
        case _:
            return None


def _prints(node: ast.stmt) -> bool:
    return any(isinstance(part, ast.Name) and part.id == "print" for part in ast.walk(node))


def _names_in(tree: ast.Module) -> frozenset[str]:
    return frozenset(_bound(tree))


def _bound(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name


class _Parameters(ast.NodeTransformer):
    """Puts parameters in the places of literals that have their values."""

    def __init__(self, arguments: Mapping[str, JsonValue], taken: frozenset[str]) -> None:
        self._arguments = arguments
        self.names = {name: f"given_{name}" if name in taken else name for name in arguments}
        self.missing = set(arguments)

    def visit(self, node: ast.AST) -> ast.AST:
        value = _value(node)
        if value is not None:
            for name, argument in self._arguments.items():
                place = self._place(name, value, argument)
                if place is not None:
                    self.missing.discard(name)
                    return place
        visited: ast.AST = super().visit(node)
        return visited

    def _place(self, name: str, value: JsonValue, argument: JsonValue) -> ast.expr | None:
        here = ast.Name(self.names[name], ast.Load())
        if same_value(value, argument):
            return here
        match value, argument:
            case str(), int() | float() if value == str(argument):
                return ast.Call(ast.Name("str", ast.Load()), [here], [])
            case int() | float(), str() if str(value) == argument and not isinstance(value, bool):
                return ast.Call(ast.Name(type(value).__name__, ast.Load()), [here], [])
            case _:
                return None


class _Renamed(ast.NodeTransformer):
    """Gives a helper of the function's own name another one."""

    def __init__(self, name: str) -> None:
        self._name = name

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        node.name = self._other(node.name)
        return node

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self._other(node.id), node.ctx)

    def _other(self, name: str) -> str:
        return f"{name}_inner" if name == self._name else name


def _value(node: ast.AST) -> JsonValue:
    """Give the value of a literal; None for all else, and for None itself."""
    if not isinstance(node, ast.Constant | ast.List | ast.Tuple | ast.Dict | ast.Set | ast.UnaryOp):
        return None
    try:
        return encode(ast.literal_eval(node))
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return None
