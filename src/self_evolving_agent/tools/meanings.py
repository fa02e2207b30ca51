"""What the names of a program stand for: its own variables, modules that it imports, and parts of these."""

import ast
from collections.abc import Collection, Iterator

from self_evolving_agent.tools.pure_modules import NETWORK, PURE, module_fault
from self_evolving_agent.tools.reaching import public_names
from self_evolving_agent.tools.scopes import local_names


class Program:
    """What the names of a program stand for.

    Attributes:
        modules: All that it imports from, by their full names.
    """

    def __init__(self, tree: ast.Module, imports: Collection[str]) -> None:
        bound = list(_imported(tree))
        self.modules = {module for _, module, way in bound if way or module == "."} | set(_whole(tree))
        self._imports = set(imports)
        self._meanings: dict[str, set[tuple[str, tuple[str, ...]]]] = {}
        for name, module, path in bound:
            self._meanings.setdefault(name, set()).add((module, path))
        self._locals = local_names(tree)
        self._bases = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        self._called = {id(n.func): n for n in ast.walk(tree) if isinstance(n, ast.Call)}

    def is_local(self, name: ast.Name) -> bool:
        return id(name) in self._locals

    def is_base(self, node: ast.expr) -> bool:
        """Tell whether it is what an attribute is asked of."""
        return id(node) in self._bases

    def is_module(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and not self.is_local(node) and node.id in self._meanings

    def call_of(self, node: ast.expr) -> ast.Call | None:
        """Give the call of what a name or an attribute stands for; None where it is read for something else."""
        return self._called.get(id(node))

    def meanings(self, node: ast.expr) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield what a name or a chain of attributes may stand for: a module, and the way from there."""
        path: tuple[str, ...] = ()
        while isinstance(node, ast.Attribute):
            path = (node.attr, *path)
            node = node.value
        if not isinstance(node, ast.Name) or self.is_local(node):
            return
        for module, way in self._meanings.get(node.id, ()):
            if module not in self._imports:
                yield _resolved(module, (*way, *path))


def _resolved(module: str, path: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Go as far as there are pure modules: `json` and `decoder`, `scanner` are `json.decoder` and `scanner`."""
    for count in range(len(path), 0, -1):
        longer = ".".join((module, *path[:count]))
        if longer in PURE:
            return longer, path[count:]
    return module, path


def _imported(tree: ast.Module) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Yield what each import binds, the module it is of, and the way from there."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield alias.asname or _top(alias.name), alias.name if alias.asname else _top(alias.name), ()
            case ast.ImportFrom(module=module, names=names, level=level):
                for alias in names:
                    full = f"{module}.{alias.name}"
                    if level:
                        yield alias.asname or alias.name, ".", ()
                    elif full in PURE | NETWORK:
                        yield alias.asname or alias.name, full, ()
                    elif alias.name == "*":
                        yield from ((name, str(module), (name,)) for name in _all_of(str(module)))
                    else:
                        yield alias.asname or alias.name, str(module), (alias.name,)
            case _:
                pass


def _whole(tree: ast.Module) -> Iterator[str]:
    """Yield the modules that are imported as such, by their full names."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=0):
                yield from (full for alias in names if (full := f"{module}.{alias.name}") in PURE | NETWORK)
            case _:
                pass


def _top(module: str) -> str:
    return module.partition(".")[0]


def _all_of(module: str) -> tuple[str, ...]:
    return public_names(module) if module_fault(module) is None else ("*",)
