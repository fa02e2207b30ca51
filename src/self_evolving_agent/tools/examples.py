"""Reading acceptance checks from a model's assert lines, and telling which of them prove anything."""

import ast

from self_evolving_agent.encoding import encode, same_value, show
from self_evolving_agent.models import Call, Check


def expecting(check: Check, error: str) -> Check:
    """Give a check that expects an error in the place of a value."""
    call = check.name.removesuffix(f" == {show(check.expected)}")
    return check.model_copy(update={"name": f"{call} raises {error}", "expected": None, "raises": error})


def read_test(line: str) -> Check | str:
    """Read one assert line of a model.

    Returns:
        The check, or why it cannot be one.
    """
    line = line.strip().rstrip(",;").strip()
    text = line if line.startswith("assert") else f"assert {line}"
    # A JSON string turns \n into a line break, which breaks the Python literal it stood in.
    for version in (text, text.replace("\n", "\\n").replace("\t", "\\t")):
        try:
            tree = ast.parse(version)
        except (SyntaxError, ValueError, RecursionError):
            continue
        match tree.body:
            case [ast.Assert(test=ast.Call())] if text != line:
                break  # a call that nothing is said of
            case [ast.Assert(test=test)]:
                return from_expression(_PlainValues().visit(test))
    return f"is no assert line: {line[:120]}"


def marked_by_stubs(checks: tuple[Check, ...]) -> tuple[Check, ...]:
    """Say of each check whether it counts: one that a stub passes proves nothing.

    Stubs: return None, echo the first argument, and per function return always the same constant (which passes all of
    its values when they all expect the same).
    """
    by_function: dict[str, list[Check]] = {}
    for check in checks:
        if check.call is not None:
            by_function.setdefault(check.call.function, []).append(check)
    return tuple(
        check.model_copy(
            update={
                "counts": check.call is None
                or not (_constant_passes(check, by_function[check.call.function]) or _stub_passes(check))
            }
        )
        for check in checks
    )


def _constant_passes(check: Check, group: list[Check]) -> bool:
    """Tell whether always the same constant passes all values of a function; where there are none, always an error."""
    rivals = [other for other in group if other.raises is None] or group
    return all(other.raises == check.raises and same_value(other.expected, check.expected) for other in rivals)


def _stub_passes(check: Check) -> bool:
    if check.raises is not None:
        return check.raises in {"NotImplementedError", "Exception", "BaseException"}
    if check.expected is None:
        return True
    args = check.through.args if check.through else (check.call.args if check.call else ())
    return check.through is None and bool(args) and same_value(args[0], check.expected)


def call_text(call: Call) -> str:
    """Write a call as Python source."""
    parts = [show(arg) for arg in call.args] + [f"{name}={show(value)}" for name, value in call.kwargs.items()]
    return f"{call.function}({', '.join(parts)})"


class _PlainValues(ast.NodeTransformer):
    """Reads values of invented classes, such as `Point(1, 2)`, as tuples: the functions take plain values."""

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        invented = isinstance(node.func, ast.Name) and node.func.id[:1].isupper() and not node.keywords
        return ast.Tuple(elts=node.args, ctx=ast.Load()) if invented else node


def from_expression(test: ast.expr) -> Check | str:
    """Read what an assert line compares; why it proves nothing where it is no call and a literal."""
    match test:
        case ast.Compare(left=left, ops=[ast.Eq() | ast.Is()], comparators=[right]):
            call, value = (left, right) if isinstance(left, ast.Call) else (right, left)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            call, value = operand, ast.Constant(value=False)
        case ast.Call():
            call, value = test, ast.Constant(value=True)
        case _:
            return f"compares no call with a value: {ast.unparse(test)[:120]}"
    read = _call(call)
    if read is None:
        return f"does not call a function with literals: {ast.unparse(test)[:120]}"
    try:
        expected = encode(ast.literal_eval(value))
    except (ValueError, TypeError, MemoryError, RecursionError):
        return f"expects no literal: {ast.unparse(value)[:120]}"
    return Check(name=f"{ast.unparse(call)} == {show(expected)}", call=read, expected=expected)


def _call(node: ast.expr) -> Call | None:
    match node:
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords):
            try:
                values = tuple(encode(ast.literal_eval(arg)) for arg in args)
                named = {kw.arg: encode(ast.literal_eval(kw.value)) for kw in keywords if kw.arg}
            except (ValueError, TypeError, MemoryError, RecursionError):
                return None
            return Call(function=name, args=values, kwargs=named) if len(named) == len(keywords) else None
        case _:
            return None
