"""Mending what needs no model: imports that a program uses and forgot, and annotations that need none."""

import ast
import builtins
import sys
import typing
from collections.abc import Collection

_BUILTIN_GENERICS = {
    "List": "list",
    "Dict": "dict",
    "Tuple": "tuple",
    "Set": "set",
    "FrozenSet": "frozenset",
    "Type": "type",
}
_COLLECTIONS = ("Counter", "OrderedDict", "defaultdict", "deque", "namedtuple")


def with_imports(source: str, tools: Collection[str] = ()) -> str:
    """Add the imports of standard modules, typing names and tools that the program uses and never binds.

    `math.sqrt(x)` without `import math`, `List[int]` without its import: small models forget them, and a call to the
    model is too dear for it. Names that are bound anywhere in the program are left alone.

    Args:
        source: A program.
        tools: Names of modules that hold a function of the same name, and that the program may import.
    """
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError):
        return source
    bound = set(_bound(tree)) | set(dir(builtins))
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    bases = {n.value.id for n in ast.walk(tree) if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name)}
    missing = used - bound
    modules = sorted(name for name in missing & bases if name in sys.stdlib_module_names)
    lines = [f"import {name}" for name in modules]
    lines += [f"from {name} import {name}" for name in sorted(missing & set(tools))]
    for module, names in (("collections", _COLLECTIONS), ("typing", typing.__all__)):
        found = sorted((missing - set(modules)) & set(names))
        if found:
            lines.append(f"from {module} import {', '.join(found)}")
        missing -= set(found)
    if not lines:
        return source
    return "\n".join([*lines, "", "", source]) if not source.startswith("from __future__") else source


def with_builtin_generics(signature: str) -> str:
    """Write `List[int]` as `list[int]` and the like, so that a signature needs no import."""
    for name, plain in _BUILTIN_GENERICS.items():
        signature = signature.replace(f"typing.{name}[", f"{plain}[").replace(f"{name}[", f"{plain}[")
    return signature


def _bound(tree: ast.AST) -> typing.Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.arg(arg=name):
                yield name
            case ast.alias(name=name, asname=asname):
                yield asname or name.split(".")[0]
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield name
            case _:
                pass
