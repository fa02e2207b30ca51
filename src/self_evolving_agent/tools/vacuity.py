"""Tests that prove nothing: what can be read from them, and what shows when they run."""

import ast
from collections.abc import Iterator, Sequence

from self_evolving_agent.models import Refusal
from self_evolving_agent.replies import normalised_program
from self_evolving_agent.tools.parsing import parsed
from self_evolving_agent.tools.purity import impurity
from self_evolving_agent.tools.testrun import Bench, Variant

_TEST_MODULES = ("pytest", "random", "sys", "unittest")
_EXITS = frozenset({"exit", "quit", "sys.exit", "os._exit", "os.abort", "os.kill", "pytest.exit"})
_PATCHES = frozenset({"monkeypatch", "mocker", "setattr", "delattr", "__builtins__", "sys.modules", "builtins"})
_STUBS = {"raises": "raises an error", "echoes": "returns its first argument", "constant": "always returns"}


def vacuity(tests: str, name: str, source: str, imports: Sequence[str] = ()) -> Refusal | None:
    """Say what can be read from a test file that proves nothing of a tool; None when it has to be run to know."""
    try:
        tree = without_main(parsed(tests))
    except (SyntaxError, ValueError) as error:
        return Refusal(reason="no_test_ran", detail=f"the test file is no Python: {error}")
    if not any(is_test(node) for node in tree.body):
        return Refusal(reason="no_test_ran", detail="pytest finds no test in it: names of tests begin with test")
    exits = _first(_exits(tree))
    if exits:
        return Refusal(reason="test_exited", detail=f"its test ends the process: {exits}")
    patches = _first(_patches(tree))
    if patches:
        return Refusal(reason="test_patches", detail=f"its test changes what it stands on: {patches}")
    if not _uses(tree, name):
        return Refusal(reason="test_does_not_call_tool", detail=f"its test never calls {name}")
    if _reimplements(tree, name, source):
        return Refusal(reason="test_reimplements", detail=f"its test holds a {name} of its own")
    if not any(_asserts(node) for node in ast.walk(tree)):
        return Refusal(reason="test_asserts_nothing", detail="its test asserts nothing")
    impure = impurity(ast.unparse(tree), (*_TEST_MODULES, name, *imports))
    return impure and impure.model_copy(update={"detail": f"its test: {impure.detail}"})


def red(bench: Bench, variants: Sequence[Variant]) -> Refusal | None:
    """Say why tests that have run prove nothing: they did not run to their end, or a stub passes them.

    Args:
        bench: Its first run is the tool's own.
        variants: Those of the bench, in order.
    """
    if bench.limits_hit and not bench.runs:
        return Refusal(reason="limit_hit", detail=f"stopped at its limit of: {', '.join(bench.limits_hit)}")
    if not bench.collected or not bench.runs:
        why = bench.errors or bench.stderr or "pytest found no test"
        return Refusal(reason="no_test_ran", detail=f"no test has run: {why.strip()[-400:]}")
    own = bench.runs[0]
    if own.timed_out or (bench.limits_hit and len(bench.runs) < len(variants)):
        return Refusal(reason="limit_hit", detail="its tests do not come to an end in time")
    if own.exited:
        return Refusal(reason="test_exited", detail="its test ends the process")
    if all(test.outcome == "skipped" for test in own.tests):
        return Refusal(reason="no_test_ran", detail="all its tests are skipped, or expected to fail")
    if not any(test.calls for test in own.tests):
        return Refusal(reason="test_does_not_call_tool", detail="no test called it")
    for run, variant in zip(bench.runs[1:], variants[1:], strict=False):
        if variant.stub is not None and run.passes:
            what = _STUBS[variant.stub] + (f" {variant.value!r}"[:60] if variant.stub == "constant" else "")
            return Refusal(reason="test_survives_stub", detail=f"its tests pass with a function that {what}")
    return None


def green(bench: Bench) -> Refusal | None:
    """Say what the tests found wrong with the tool itself."""
    failed = [test.name for test in bench.runs[0].tests if test.outcome == "failed"] if bench.runs else []
    if failed:
        return Refusal(reason="fails_tests", detail=f"{', '.join(failed[:5])}\n{bench.runs[0].why[-800:]}".strip())
    return None


def is_test(node: ast.stmt) -> bool:
    """Tell whether pytest collects a statement of a module as tests."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return name.startswith("test")
        case ast.ClassDef(name=name, bases=bases, body=body):
            is_case = name.startswith("Test") or any("TestCase" in ast.unparse(base) for base in bases)
            return is_case and any(is_test(part) for part in body)
        case _:
            return False


def without_main(tree: ast.Module) -> ast.Module:
    """Leave out `if __name__ == "__main__"`, which does not run when a module is imported."""
    return ast.Module([node for node in tree.body if not is_main(node)], [])


def is_main(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and "__name__" in ast.unparse(node.test)


def _first(found: Iterator[str]) -> str:
    return next(found, "")[:80]


def _exits(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=function) if ast.unparse(function) in _EXITS:
                yield ast.unparse(node)
            case ast.Raise(exc=ast.expr() as error) if "SystemExit" in (text := ast.unparse(error)):
                yield f"raise {text}"
            case ast.ImportFrom(module="sys" | "os" | "pytest", names=names):
                yield from (f"import of {alias.name}" for alias in names if alias.name in {"exit", "_exit", "abort"})
            case _:
                pass


def _patches(tree: ast.Module) -> Iterator[str]:
    modules = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=text) | ast.arg(arg=text) | ast.alias(name=text) if text in _PATCHES:
                yield text
            case ast.Attribute(value=ast.Name(id=base), ctx=ast.Store() | ast.Del()) if base in modules:
                yield ast.unparse(node)
            case ast.Attribute() if (text := ast.unparse(node)) in _PATCHES:
                yield text
            case ast.Import(names=names) if any("mock" in alias.name for alias in names):
                yield ast.unparse(node)
            case ast.ImportFrom(module=str(module), names=names) if "mock" in f"{module} {ast.unparse(node)}":
                yield ast.unparse(node)
            case _:
                pass


def _uses(tree: ast.Module, name: str) -> bool:
    aliases = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.name == name
    } | {name}
    return any(
        (isinstance(node, ast.Name) and node.id in aliases) or (isinstance(node, ast.Attribute) and node.attr == name)
        for node in ast.walk(tree)
    )


def _reimplements(tree: ast.Module, name: str, source: str) -> bool:
    own = {_body(node) for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=other) if other == name or _body(node) in own:
                return True
            case ast.Name(id=other, ctx=ast.Store()) if other == name:
                return True
            case _:
                continue
    return False


def _body(function: ast.FunctionDef) -> str:
    return normalised_program("\n".join(ast.unparse(node) for node in function.body))


def _asserts(node: ast.AST) -> bool:
    match node:
        case ast.Assert():
            return True
        case ast.Call(func=ast.Attribute(attr=attr)):
            return attr in {"raises", "fail"} or attr.startswith("assert")
        case ast.Call(func=ast.Name(id=name)):
            return name == "raises"
        case ast.Raise(exc=ast.expr() as error):
            return "AssertionError" in ast.unparse(error)
        case _:
            return False
