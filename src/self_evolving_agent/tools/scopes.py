"""Which names of a program are variables of its own functions: those and no others hide a builtin."""

import ast
from collections.abc import Iterable, Iterator
from typing import NamedTuple

_Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
_Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


def local_names(tree: ast.AST) -> frozenset[int]:
    """Give the `id()` of each name that is read and that a function around it binds.

    What a module or a class binds is left out: before it is bound, or after `del`, such a name is the builtin again.
    What a function imports is left out, too: it is a module. Which function's it is, the innermost scope says.
    """
    nonlocals = (node.names for node in ast.walk(tree) if isinstance(node, ast.Nonlocal))
    finder = _Finder(frozenset().union(*nonlocals))
    finder.visit(tree)
    return frozenset(finder.found)


def bound_by_module(tree: ast.Module) -> frozenset[str]:
    """Give the names that a module binds by anything but `def`, from within its functions, too."""
    found: set[str] = set()
    for node in _of_this_scope(tree.body):
        match node:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                found |= {alias.asname or alias.name.partition(".")[0] for alias in aliases}
            case _:
                continue
    return frozenset(found.union(*(node.names for node in ast.walk(tree) if isinstance(node, ast.Global))))


class _Scope(NamedTuple):
    """The names of one scope: its variables, and those that it makes stand for something else."""

    variables: frozenset[str]
    others: frozenset[str] = frozenset()


class _Finder(ast.NodeVisitor):
    """Visits names with the scopes around them.

    Args:
        unclear: Names that one function may bind for another: whose they are is not followed.
    """

    def __init__(self, unclear: frozenset[str]) -> None:
        self.found: set[int] = set()
        self._unclear = unclear
        self._around: list[_Scope] = []

    def visit_Name(self, node: ast.Name) -> None:
        outwards = (scope for scope in reversed(self._around) if node.id in scope.variables | scope.others)
        scope = next(outwards, None)
        if scope is not None and node.id not in scope.others | self._unclear:
            self.found.add(id(node))

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._all([*node.decorator_list, *node.bases, *node.keywords])
        bound = _bound_in(node.body)
        self._inside(_Scope(frozenset(), bound.variables | bound.others), node.body)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._all([*node.decorator_list, node.args, *([node.returns] if node.returns else [])])
        self._inside(_of_function(node, node.body), node.body)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._all([*node.decorator_list, node.args, *([node.returns] if node.returns else [])])
        self._inside(_of_function(node, node.body), node.body)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit(node.args)
        self._inside(_of_function(node, [node.body]), [node.body])

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self._comprehension(node, [node.elt])

    def visit_SetComp(self, node: ast.SetComp) -> None:
        self._comprehension(node, [node.elt])

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        self._comprehension(node, [node.elt])

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self._comprehension(node, [node.key, node.value])

    def _comprehension(self, node: _Comprehension, parts: list[ast.expr]) -> None:
        self.visit(node.generators[0].iter)  # this one is read outside
        names = (part for one in node.generators for part in ast.walk(one.target) if isinstance(part, ast.Name))
        targets = frozenset(name.id for name in names if isinstance(name.ctx, ast.Store))
        rest = [part for one in node.generators for part in (one.target, *one.ifs)]
        self._inside(_Scope(targets), [*rest, *(one.iter for one in node.generators[1:]), *parts])

    def _inside(self, scope: _Scope, parts: Iterable[ast.AST]) -> None:
        self._around.append(scope)
        self._all(parts)
        self._around.pop()

    def _all(self, parts: Iterable[ast.AST]) -> None:
        for part in parts:
            self.visit(part)


def _of_function(function: _Function, body: Iterable[ast.AST]) -> _Scope:
    arguments = function.args
    found = {one.arg for one in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)}
    found |= {one.arg for one in (arguments.vararg, arguments.kwarg) if one is not None}
    bound = _bound_in(body)
    return _Scope(bound.variables | (found - bound.others), bound.others)


def _bound_in(body: Iterable[ast.AST]) -> _Scope:
    """Give what a body assigns to, and apart from it what it imports or declares to be the module's."""
    found: set[str] = set()
    elsewhere: set[str] = set()
    for node in _of_this_scope(body):
        match node:
            case ast.Name(id=name, ctx=ast.Store()):
                found.add(name)
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                found.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Global(names=names):
                elsewhere |= set(names)
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                elsewhere |= {(alias.asname or alias.name).partition(".")[0] for alias in aliases}
            case _:
                continue
    return _Scope(frozenset(found - elsewhere), frozenset(elsewhere))


def _of_this_scope(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    waiting = list(body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, _Function | _Comprehension | ast.ClassDef):
            waiting += ast.iter_child_nodes(node)
