"""Names that a tool may have: what can be imported, and takes nothing from anybody else."""

import builtins
import keyword
import pkgutil
import re
import sys
from collections.abc import Collection
from functools import cache

from self_evolving_agent.models import Refusal

MOST_NAME = 60
_TAKEN_IN_SANDBOX = frozenset({"solution", "main", "pytest", "conftest"})
_INSTALLED = ("site-packages", "dist-packages")


def name_refusal(name: str, taken: Collection[str] = ()) -> Refusal | None:
    """Say why a tool cannot be called so; None when it can.

    Args:
        name: As it was proposed.
        taken: Names of tools that exist; a new version of one of them is not asked for here. Capital letters make no
            other name: there are file systems that do not tell them apart.
    """
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name, re.ASCII) or len(name) > MOST_NAME:
        return Refusal(reason="bad_name", detail=f"{name[:80]!r} is no plain identifier of at most {MOST_NAME} letters")
    if keyword.iskeyword(name) or "__" in name or name.lower().startswith(("agent_", "test")):
        return Refusal(reason="bad_name", detail=f"{name} is a word of Python, of pytest or of the sandbox")
    if name in _reserved():
        return Refusal(reason="shadows_stdlib", detail=f"{name} is the name of a module or builtin that exists")
    same = next((one for one in taken if one.casefold() == name.casefold()), None)
    if same is not None:
        return Refusal(reason="name_taken", detail=f"there is a tool named {same}")
    return None


@cache
def _reserved() -> frozenset[str]:
    installed = (
        module.name for module in pkgutil.iter_modules() if str(getattr(module[0], "path", "")).endswith(_INSTALLED)
    )
    return _TAKEN_IN_SANDBOX | sys.stdlib_module_names | frozenset(dir(builtins)) | frozenset(installed)
