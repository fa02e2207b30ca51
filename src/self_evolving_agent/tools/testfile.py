"""The test file of a tool, for pytest and for people."""

import ast
import re

from self_evolving_agent.encoding import show
from self_evolving_agent.models import Check, ToolSpec
from self_evolving_agent.tools.examples import call_text
from self_evolving_agent.tools.parsing import parsed

PLAIN = (
    "def plain(value):",
    '    """Make tuples lists and round floats, so that equal results compare equal."""',
    "    if isinstance(value, (list, tuple)):",
    "        return [plain(item) for item in value]",
    "    if isinstance(value, dict):",
    "        return {key: plain(item) for key, item in value.items()}",
    "    return round(value, 9) if isinstance(value, float) else value",
)
"""Lines of a function that test files compare through where a result holds floats or parts."""


def write_tests(spec: ToolSpec, properties: str = "") -> str:
    """Write the examples as tests, one function each.

    Args:
        spec: With the examples.
        properties: Further test functions, as source; what they import stands in them.
    """
    examples = [check for check in spec.examples if check.call is not None]
    is_loose = any(isinstance(check.expected, list | dict | float) for check in examples)
    title = " ".join(spec.does.split())[:100].replace("\\", "/").replace('"""', "'''")
    lines = [f'"""Tests of {spec.name}: {title}"""', ""]
    if any(check.raises for check in examples):
        lines += ["import pytest", ""]
    lines.append(f"from {spec.name} import {spec.name}")
    if is_loose:
        lines += ["", "", *PLAIN]
    names: set[str] = set()
    for check in examples:
        lines += ["", "", f"def {_test_name(spec.name, check, names)}():", *_body(check, is_loose=is_loose)]
    if properties.strip():
        lines += ["", "", properties.strip()]
    return "\n".join([*lines, ""])


def with_import_of(tests: str, name: str) -> str:
    """Let a test file that came with a tool import it by the name of its module, whatever it said; if it is Python."""
    try:
        tree = parsed(tests)
    except (SyntaxError, ValueError):
        return tests
    lines = tests.splitlines()
    is_imported = False
    for node in reversed(tree.body):
        text = _import_of(node, name, tree)
        if text:
            lines[node.lineno - 1 : node.end_lineno] = [text]
            is_imported = True
    if not is_imported:
        at = next((n.lineno - 1 for n in tree.body if not _stands_first(n)), 0)
        lines[at:at] = [f"from {name} import {name}"]
    return "\n".join([*lines, ""])


def _import_of(node: ast.stmt, name: str, tree: ast.Module) -> str:
    """Give an import of the tool as it should be; nothing for other statements."""
    match node:
        case ast.ImportFrom(names=names) if any(alias.name == name for alias in names):
            return ast.unparse(ast.ImportFrom(name, names, 0))
        case ast.Import(names=[ast.alias(name=module, asname=asname)]):
            bound = asname or module
            uses = (ast.unparse(n) for n in ast.walk(tree) if isinstance(n, ast.Attribute))
            if module == name or f"{bound}.{name}" in uses:
                return f"import {name}" if bound == name else f"import {name} as {bound}"
    return ""


def _stands_first(node: ast.stmt) -> bool:
    is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return is_docstring or (isinstance(node, ast.ImportFrom) and node.module == "__future__")


def _body(check: Check, *, is_loose: bool) -> list[str]:
    assert check.call is not None  # noqa: S101 - the caller chose those that have one
    call = call_text(check.call)
    if check.raises is not None:
        return [f"    with pytest.raises({check.raises}):", f"        {call}"]
    expected = show(check.expected)
    return [f"    assert plain({call}) == plain({expected})" if is_loose else f"    assert {call} == {expected}"]


def _test_name(tool: str, check: Check, names: set[str]) -> str:
    """Name a test after its example: `test_clamp_of_11_0_10_gives_10`."""
    assert check.call is not None  # noqa: S101 - as above
    given = _words(" ".join(show(value) for value in (*check.call.args, *check.call.kwargs.values())))
    ends = f"raises_{check.raises}" if check.raises else f"gives_{_words(show(check.expected)) or 'nothing'}"
    base = f"test_{tool}_of_{given or 'nothing'}_{ends}"
    name = next(n for n in (base, *(f"{base}_{count}" for count in range(2, 1000))) if n not in names)
    names.add(name)
    return name


def _words(text: str) -> str:
    text = text.replace("-", " minus ").replace(".", "_point_") if len(text) < 30 else text  # noqa: PLR2004
    return re.sub(r"\W+", "_", text, flags=re.ASCII).strip("_")[:40].strip("_")
