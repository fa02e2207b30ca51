"""Where a name of a pure module leads: to what that module is for, or through it to all others."""

import importlib  # noqa: TID251 - of the standard library, to see what its modules hold
from collections.abc import Iterator
from types import ModuleType


def homes(module: str, path: tuple[str, ...]) -> Iterator[str]:
    """Follow attributes from a module, and name the other modules that they lead to.

    `statistics.random.random` leads to `random`, `enum.bltns.eval` to `builtins`, `json.tool.Path` to `pathlib`. What
    is written in C says little of where it is from, and what is a builtin is at hand anyway: both are passed over.

    Args:
        module: Of the standard library, and harmless to import.
        path: The attributes, from the left.
    """
    for here in _steps(module, path):
        if isinstance(here, ModuleType):
            yield here.__name__
        else:
            home = getattr(here, "__module__", None)
            if isinstance(home, str) and home != "builtins" and (home == "_thread" or not home.startswith("_")):
                yield home


def is_module(module: str, path: tuple[str, ...]) -> bool:
    """Tell whether a way from a module ends in a module."""
    steps = tuple(_steps(module, path))
    return len(steps) == len(path) and all(isinstance(step, ModuleType) for step in steps[-1:])


def _steps(module: str, path: tuple[str, ...]) -> Iterator[object]:
    here: object = _imported(module)
    for name in path:
        if not isinstance(here, ModuleType):
            return
        is_package = name not in vars(here) and hasattr(here, "__path__")
        here = _imported(f"{here.__name__}.{name}") if is_package else vars(here).get(name)
        yield here


def _imported(module: str) -> ModuleType | None:
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


def public_names(module: str) -> tuple[str, ...]:
    """Give what `from module import *` binds."""
    found = _imported(module)
    if found is None:
        return ()
    names = getattr(found, "__all__", None) or [name for name in vars(found) if not name.startswith("_")]
    return tuple(map(str, names))
