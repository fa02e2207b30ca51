"""Small faults put into a source, as people make them: what a test file that is worth something notices."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

from self_evolving_agent.replies import normalised_program

MOST_MUTANTS = 20
_TABLE = 4  # elements; more are a table
_OTHER_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_OTHER_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mod,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
}
_OTHER_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
_REMOVABLE_CALLS = frozenset({"sorted", "reversed", "abs", "set", "list", "round", "int", "str"})
_REMOVABLE_METHODS = frozenset({"lower", "upper", "strip", "lstrip", "rstrip", "casefold", "title", "copy"})


@dataclass(frozen=True)
class Mutant:
    """A source with one fault; `what` says which, for people and models."""

    source: str
    what: str


def mutants(source: str, most: int = MOST_MUTANTS) -> tuple[Mutant, ...]:
    """Give sources with one fault each, spread over the kinds of faults; what is the same program is left out."""
    tree = ast.parse(source)
    by_kind: dict[str, list[tuple[ast.AST, ast.AST]]] = {}
    for place, function in _places(tree):
        for kind, faulty in _faults(place, function):
            by_kind.setdefault(kind, []).append((place, faulty))
    seen = {normalised_program(source)}
    found: list[Mutant] = []
    for place, faulty in _spread(list(by_kind.values())):
        if len(found) == most:
            break
        text = ast.unparse(ast.fix_missing_locations(_replaced(tree, place, faulty)))
        form = normalised_program(text)
        if form not in seen:
            seen.add(form)
            found.append(Mutant(text, f"line {getattr(place, 'lineno', 0)}: {_short(place)} became {_short(faulty)}"))
    return tuple(found)


def _places(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.FunctionDef | None]]:
    """Yield the nodes where a fault shows, each with the function it is in.

    Annotations, docstrings and messages of errors are passed over, and of a large table all but its ends.
    """
    waiting: list[tuple[ast.AST, ast.FunctionDef | None]] = [(tree, None)]
    while waiting:
        node, function = waiting.pop(0)
        children: list[ast.AST] = list(ast.iter_child_nodes(node))
        match node:
            case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
                continue
            case ast.Raise():
                children = []
            case ast.FunctionDef(body=body, args=args):
                children, function = [*args.defaults, *body], node
            case ast.AnnAssign(value=value):
                children = [value] if value else []
            case ast.Dict(keys=keys, values=values) if len(keys) > _TABLE:
                children = [part for part in (keys[0], values[0], keys[-1], values[-1]) if part is not None]
            case ast.List(elts=elements) | ast.Tuple(elts=elements) | ast.Set(elts=elements) if len(elements) > _TABLE:
                children = [elements[0], elements[-1]]
            case _:
                pass
        yield node, function
        waiting += [(child, function) for child in children]


def _faults(node: ast.AST, function: ast.FunctionDef | None) -> Iterator[tuple[str, ast.AST]]:
    """Yield what a node may become, with the kind of the fault."""
    match node:
        case ast.Compare(left=left, ops=[operator, *rest], comparators=values):
            yield "comparison", ast.Compare(left, [_OTHER_COMPARISONS[type(operator)](), *rest], values)
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in _OTHER_OPERATORS:
            yield "operator", ast.BinOp(left, _OTHER_OPERATORS[type(operator)](), right)
        case ast.BoolOp(op=operator, values=values):
            yield "boolean", ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield "boolean", operand
        case ast.Constant(value=value):
            yield from (("constant", ast.Constant(other)) for other in _other_constants(value))
        case ast.If() | ast.While() | ast.IfExp():
            changed = copy.copy(node)
            changed.test = ast.UnaryOp(ast.Not(), node.test)
            yield "condition", changed
        case ast.Call():
            yield from (("call", other) for other in _other_calls(node))
        case ast.Return(value=ast.expr()):
            yield from (("return", ast.Return(other)) for other in _other_results(function))
        case ast.AugAssign() | ast.Raise() | ast.Break() | ast.Continue() | ast.Expr(value=ast.Call()):
            yield "statement", ast.Pass()
        case _:
            return


def _other_constants(value: object) -> tuple[str | int | float, ...]:
    match value:
        case bool():
            return (not value,)
        case int():
            return (value + 1, value - 1)
        case float():
            return (value + 1,)
        case str():
            return ("",) if value else ("x",)
        case _:
            return ()


def _other_calls(node: ast.Call) -> Iterator[ast.expr]:
    match node:
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in _OTHER_FUNCTIONS:
            yield ast.Call(ast.Name(_OTHER_FUNCTIONS[name], ast.Load()), args, keywords)
        case ast.Call(func=ast.Name(id=name), args=[only]) if name in _REMOVABLE_CALLS:
            yield only
        case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in _REMOVABLE_METHODS:
            yield value
        case ast.Call(func=called, args=[first, second, *rest], keywords=keywords):
            yield ast.Call(called, [second, first, *rest], keywords)
        case _:
            return


def _other_results(function: ast.FunctionDef | None) -> Iterator[ast.expr]:
    yield ast.Constant(None)
    yield ast.List([], ast.Load())
    if function is not None and function.args.args:
        yield ast.Name(function.args.args[0].arg, ast.Load())


def _spread(groups: list[list[tuple[ast.AST, ast.AST]]]) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Take from each group in turn, from all over it."""
    strided = [group[::2] + group[1::2] for group in groups]
    for turn in range(max(map(len, strided), default=0)):
        yield from (group[turn] for group in strided if turn < len(group))


def _replaced(node: ast.AST, place: ast.AST, other: ast.AST) -> ast.AST:
    """Copy a tree with one node replaced."""
    if node is place:
        return other
    changed = copy.copy(node)
    for name, value in ast.iter_fields(node):
        if isinstance(value, ast.AST):
            setattr(changed, name, _replaced(value, place, other))
        elif isinstance(value, list):
            setattr(changed, name, [_replaced(v, place, other) if isinstance(v, ast.AST) else v for v in value])
    return changed


def _short(node: ast.AST) -> str:
    match node:
        case ast.If(test=test):
            return f"`if {ast.unparse(test)}`"
        case ast.While(test=test):
            return f"`while {ast.unparse(test)}`"
        case ast.Pass():
            return "nothing"
        case _:
            return f"`{' '.join(ast.unparse(node).split())[:60]}`"
