"""Signatures of the functions a task needs, however a model or a task writes them."""

import ast
import builtins
import re
import typing
from dataclasses import dataclass

from self_evolving_agent.models import Check
from self_evolving_agent.tools.imports import with_builtin_generics

_DEF = re.compile(r"^\s*(?:async\s+)?(def [A-Za-z_]\w*\([^\n]*\)(?:\s*->\s*[^:\n]+)?)\s*:?", re.MULTILINE)
_FILE_NAME = re.compile(r"^[\w./\\-]+\.(?!\d+$)[A-Za-z]\w{1,4}$")


@dataclass(frozen=True)
class Signature:
    """A function that the task needs.

    Attributes:
        line: A `def` line without its colon, always parsable.
        parameters: Names in order.
    """

    name: str
    line: str
    parameters: tuple[str, ...]


def read_signature(text: str) -> Signature | None:
    """Read a signature however it is written: `def f(a) -> int:`, `f(a)`, `f`; None when it is none."""
    text = with_builtin_generics(text.strip().rstrip(":").strip())
    text = text.removeprefix("async ").removeprefix("def ").strip()
    for line in (f"def {text}", f"def {text.split('->')[0].strip()}", f"def {text}(*args)"):
        try:
            tree = ast.parse(f"{line}: ...")
        except (SyntaxError, ValueError):
            continue
        match tree.body:
            case [ast.FunctionDef(name=name, args=args) as function]:
                dropped = _drop_invented_types(function)
                parameters = tuple(arg.arg for arg in (*args.posonlyargs, *args.args))
                return Signature(name, ast.unparse(function).split(":\n")[0] if dropped else line, parameters)
    return None


def stated_signatures(task: str) -> tuple[Signature, ...]:
    """Find the `def` lines that the task itself holds."""
    found = (read_signature(match.group(1)) for match in _DEF.finditer(task))
    return tuple(signature for signature in found if signature is not None)


def takes_file_name(check: Check, signature: Signature) -> bool:
    """Tell whether a call passes the name of a file that nobody made."""
    if check.call is None:
        return False
    named = zip(signature.parameters, check.call.args, strict=False)
    return any(isinstance(value, str) and _FILE_NAME.match(value) and _is_path(name) for name, value in named)


def with_text_for_files(signature: Signature) -> str:
    """Give the signature with each path among its parameters replaced by the text that the file would hold."""
    names = ", ".join("text" if _is_path(name) else name for name in signature.parameters)
    return f"def {signature.name}({names})"


def _is_path(parameter: str) -> bool:
    return bool({"path", "file", "filename", "filepath"} & set(parameter.lower().split("_")))


def _drop_invented_types(function: ast.FunctionDef) -> bool:
    """Drop annotations if any of them names a type that nobody defines."""
    arguments = (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
    annotations = [note for note in (*(arg.annotation for arg in arguments), function.returns) if note is not None]
    names = {node.id for note in annotations for node in ast.walk(note) if isinstance(node, ast.Name)}
    if names <= {*dir(builtins), *typing.__all__}:
        return False
    for arg in arguments:
        arg.annotation = None
    function.returns = None
    return True
