"""Which names of a program are variables of its own functions: those and no others hide a builtin."""

import ast
from collections.abc import Iterable, Iterator

_Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
_Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


def local_names(tree: ast.AST) -> frozenset[int]:
    """Give the `id()` of each name that is read and that a function around it binds.

    What a module or a class binds is left out: before it is bound, or after `del`, such a name is the builtin again.
    What a function imports is left out, too: it is a module.
    """
    finder = _Finder()
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


class _Finder(ast.NodeVisitor):
    def __init__(self) -> None:
        self.found: set[int] = set()
        self._around: list[frozenset[str]] = []

    def visit_Name(self, node: ast.Name) -> None:
        if any(node.id in names for names in self._around):
            self.found.add(id(node))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._all([*node.decorator_list, node.args, *([node.returns] if node.returns else [])])
        self._inside(_bound_in(node), node.body)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._all([*node.decorator_list, node.args, *([node.returns] if node.returns else [])])
        self._inside(_bound_in(node), node.body)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit(node.args)
        self._inside(_bound_in(node), [node.body])

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
        targets = frozenset(
            part.id for one in node.generators for part in ast.walk(one.target) if isinstance(part, ast.Name)
        )
        rest = [part for one in node.generators for part in (one.target, *one.ifs)]
        self._inside(targets, [*rest, *(one.iter for one in node.generators[1:]), *parts])

    def _inside(self, names: frozenset[str], parts: Iterable[ast.AST]) -> None:
        self._around.append(names)
        self._all(parts)
        self._around.pop()

    def _all(self, parts: Iterable[ast.AST]) -> None:
        for part in parts:
            self.visit(part)


def _bound_in(function: _Function) -> frozenset[str]:
    """Give the names that a function binds itself: its parameters, and what is assigned to in its body."""
    arguments = function.args
    found = {one.arg for one in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)}
    found |= {one.arg for one in (arguments.vararg, arguments.kwarg) if one is not None}
    body = function.body if isinstance(function.body, list) else [function.body]
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
    return frozenset(found - elsewhere)


def _of_this_scope(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    waiting = list(body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, _Function | _Comprehension | ast.ClassDef):
            waiting += ast.iter_child_nodes(node)
