"""Reading examples that expect an error, in the ways a model writes them."""

import ast
import re

from self_evolving_agent.models import Check
from self_evolving_agent.tools.examples import expecting, read_test

KNOWN_ERRORS = frozenset({"ValueError", "ZeroDivisionError", "KeyError", "IndexError", "OverflowError"})
"""Errors that speak of a value. A wrong type is ruled out by the signature, and what it brings about is an accident."""

_SAID = re.compile(
    r"^(?:assert\s+)?(?P<call>[A-Za-z_]\w*\(.*\))\s*"
    r"(?:\b(?:raises|throws|should\s+(?:raise|throw))(?:\s+an?)?\s|==|->|\bis\s)\s*"
    r"(?P<error>[A-Za-z_]\w*)\b(?:\(.*\)|:.*)?[.,;\s]*$"
)


def read_example(line: str) -> Check | str:
    """Read one test line of a model: `f(1) == 2`, `f("x") raises ValueError`, `with pytest.raises(...): f("x")`.

    Returns:
        The check, or why it cannot be one.
    """
    said = _SAID.match(line.strip())
    if said is not None and _is_call(said["call"]) and said["error"] not in {"True", "False", "None"}:
        return _expecting(said["call"], said["error"])
    try:
        body = ast.parse(line.strip().rstrip(",;")).body
    except (SyntaxError, ValueError, RecursionError):
        return read_test(line)
    match [node for node in body if not isinstance(node, ast.Import | ast.ImportFrom)]:
        case [ast.With(items=[ast.withitem(context_expr=context)], body=[inner])]:
            return _from_context(context, inner, line)
        case [ast.Expr(value=ast.Call(func=raising, args=[ast.Name(id=error), ast.Name(id=name), *args], keywords=kw))]:
            return (
                _expecting(ast.unparse(ast.Call(ast.Name(name), args, kw)), error)
                if _raises(raising)
                else read_test(line)
            )
        case _:
            return read_test(line)


def with_one_error(checks: tuple[Check, ...]) -> tuple[Check, ...]:
    """Leave out all but the first error that a model expects.

    What is to become of a bad value is a choice and cannot be worked out; more of them would fail honest code.
    """
    first = next((check for check in checks if check.raises and check.origin != "user"), None)
    return tuple(check for check in checks if check is first or not check.raises or check.origin == "user")


def _from_context(context: ast.expr, inner: ast.stmt, line: str) -> Check | str:
    match context, inner:
        case ast.Call(func=raising, args=[ast.Name(id=error), *_]), ast.Expr(value=call) | ast.Assign(value=call):
            return _expecting(ast.unparse(call), error) if _raises(raising) else read_test(line)
        case _:
            return read_test(line)


def _expecting(call: str, error: str) -> Check | str:
    read = read_test(f"assert {call} == 0")
    if isinstance(read, str):
        return read
    if error not in KNOWN_ERRORS:
        return f"{error} is no error that speaks of a value: {call[:80]}"
    return expecting(read, error)


def _is_call(text: str) -> bool:
    """Tell whether a text is one call: `f(1) == g(2)` ends in a bracket, too."""
    try:
        return isinstance(ast.parse(text, mode="eval").body, ast.Call)
    except (SyntaxError, ValueError, RecursionError):
        return False


def _raises(function: ast.expr) -> bool:
    return ast.unparse(function).rpartition(".")[2] in {"raises", "assertRaises"}
