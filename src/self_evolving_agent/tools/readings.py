"""Reading a reply that holds a tool and its test together, however a small model writes it."""

import ast
from dataclasses import dataclass

from self_evolving_agent.models import Refusal
from self_evolving_agent.replies import Unusable, code_blocks, json_value, normalised_program
from self_evolving_agent.tools.asserted import asserted_examples
from self_evolving_agent.tools.imports import with_imports
from self_evolving_agent.tools.naming import name_refusal
from self_evolving_agent.tools.parsing import parsed
from self_evolving_agent.tools.proposals import Proposal, spec_of_source
from self_evolving_agent.tools.testfile import with_import_of
from self_evolving_agent.tools.vacuity import is_main, is_test

_NAMES = ("name", "tool", "tool_name", "function")
_CODES = ("code", "source", "implementation")
_TESTS = ("test", "tests", "test_code")


def read_reply(text: str, *, cut_off: bool = False) -> Proposal | Refusal:
    """Read a raw reply of a model as a proposal of a tool.

    Args:
        text: Code in one fence, in two, or in none, or an object with `name`, `code` and `test`.
        cut_off: The model stopped at its token limit.
    """
    envelope = _envelope(text, cut_off=cut_off)
    if isinstance(envelope, Unusable):
        return _unusable(envelope)
    if envelope is not None:
        return proposed(envelope.source, envelope.tests, name=envelope.name)
    blocks = code_blocks(text, cut_off=cut_off)
    if isinstance(blocks, Unusable):
        return _unusable(blocks)
    try:
        whole = [parsed(block) for block in blocks]
    except SyntaxError as error:
        return Refusal(reason="no_code", detail=f"the code is no Python: {error}")
    return proposed(*_parted(blocks, whole))


def proposed(source: str, tests: str, *, name: str = "") -> Proposal | Refusal:
    """Make a proposal of a source and a test file; its examples are those that the tests state.

    Args:
        source: With one public function, or with several of which the tests call one.
        tests: A pytest file, or nothing.
        name: Which function is meant.
    """
    try:
        tree = parsed(source)
    except (SyntaxError, ValueError) as error:
        return Refusal(reason="no_code", detail=f"the code is no Python: {error}")
    public = [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")]
    if not public:
        return Refusal(reason="no_code", detail="it defines no function")
    if not name or (name not in public and len(public) == 1 and name_refusal(name) is None):
        name = _meant(public, tests)
    source = with_imports("\n\n\n".join(_segments(source, [n for n in tree.body if not is_main(n)])) + "\n")
    if name.isidentifier() and _parses(tests):
        tests = with_import_of(tests, name)
    spec = spec_of_source(source, name)
    # A name that cannot be used stays: the gate says why.
    spec = spec.model_copy(update={"name": name, "examples": asserted_examples(tests, name)})
    return Proposal(spec=spec, source=source, tests=tests)


@dataclass(frozen=True)
class _Envelope:
    name: str
    source: str
    tests: str


def _envelope(text: str, *, cut_off: bool) -> _Envelope | Unusable | None:
    """Find an object that holds the code as text; None when the reply is of another kind."""
    if "{" not in text or not any(f'"{key}"' in text or f"'{key}'" in text for key in _CODES):
        return None
    found = json_value(text, cut_off=cut_off)
    if isinstance(found, Unusable):
        return found if text.lstrip().startswith("{") else None
    if not isinstance(found, dict):
        return None
    name, source, tests = (_text(found, keys) for keys in (_NAMES, _CODES, _TESTS))
    return _Envelope(name, _without_fence(source), _without_fence(tests)) if source else None


def _text(found: dict[object, object], keys: tuple[str, ...]) -> str:
    return next((value for key in keys if isinstance(value := found.get(key), str)), "")


def _without_fence(code: str) -> str:
    blocks = code_blocks(code) if "```" in code else (code,)
    return code if isinstance(blocks, Unusable) else "\n\n\n".join(blocks)


def _unusable(found: Unusable) -> Refusal:
    match found.reason:
        case "empty" | "refusal" | "truncated":
            return Refusal(reason=found.reason, detail=found.detail)
        case _:
            return Refusal(reason="no_code", detail=f"{found.reason}: {found.detail}".rstrip(": "))


def _parted(blocks: tuple[str, ...], trees: list[ast.Module]) -> tuple[str, str]:
    """Tell the tool from its test: by block, or within the one block that holds both."""
    of_tests = [_holds_tests(tree, _defined(trees[:index])) for index, tree in enumerate(trees)]
    sources = [
        block for block, tree, is_of in zip(blocks, trees, of_tests, strict=True) if not is_of and _defined([tree])
    ]
    tests = [block for block, is_of in zip(blocks, of_tests, strict=True) if is_of]
    if sources:
        source = "\n\n\n".join(sources)
        return source, "\n\n\n".join(_without_copies(block, source) for block in tests)
    return _split("\n\n\n".join(blocks))


def _holds_tests(tree: ast.Module, before: set[str]) -> bool:
    """Tell whether a block is a test: pytest would find one, or it asserts something of a function defined before."""
    if any(is_test(node) for node in tree.body):
        return True
    called = {n.func.id for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
    asserts = any(isinstance(node, ast.Assert) for node in ast.walk(tree))
    return asserts and bool(called & before) and not _defined([tree]) & before


def _defined(trees: list[ast.Module]) -> set[str]:
    return {n.name for tree in trees for n in tree.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)}


def _split(text: str) -> tuple[str, str]:
    """Part one text into the tool and its test, statement by statement."""
    tree = ast.parse(text)
    source: list[ast.stmt] = []
    tests: list[ast.stmt] = []
    for node in tree.body:
        (tests if is_test(node) or _is_of_pytest(node) else source).append(node)
    shared = [node for node in source if isinstance(node, ast.Import | ast.ImportFrom)]
    return "\n\n\n".join(_segments(text, source)), "\n\n\n".join(_segments(text, [*shared, *tests] if tests else []))


def _is_of_pytest(node: ast.stmt) -> bool:
    names = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
    imported = {a.name for n in ast.walk(node) if isinstance(n, ast.Import) for a in n.names}
    modules = {n.module for n in ast.walk(node) if isinstance(n, ast.ImportFrom)}
    return bool({"pytest", "unittest", "hypothesis"} & (names | imported | modules))


def _without_copies(tests: str, source: str) -> str:
    """Leave out of a test file what it repeats of the tool, word for word."""
    own = {normalised_program(ast.unparse(n)) for n in ast.parse(source).body if isinstance(n, ast.FunctionDef)}
    body = ast.parse(tests).body
    kept = [n for n in body if not (isinstance(n, ast.FunctionDef) and normalised_program(ast.unparse(n)) in own)]
    return tests if len(kept) == len(body) else "\n\n\n".join(_segments(tests, kept))


def _segments(text: str, nodes: list[ast.stmt]) -> list[str]:
    """Cut statements out of a text, each with its decorators; imports that follow each other stay together."""
    lines = text.splitlines()
    found: list[str] = []
    for node in nodes:
        first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
        segment = "\n".join(lines[first - 1 : node.end_lineno])
        is_import = isinstance(node, ast.Import | ast.ImportFrom)
        if found and is_import and found[-1].startswith(("import ", "from ")):
            found[-1] += f"\n{segment}"
        else:
            found.append(segment)
    return found


def _meant(public: list[str], tests: str) -> str:
    """Choose among functions: the only one, else the one that the tests call most, else the last."""
    calls = [tests.count(f"{function}(") for function in public]
    return public[calls.index(max(calls))] if any(calls) else public[-1]


def _parses(text: str) -> bool:
    try:
        ast.parse(text)
    except (SyntaxError, ValueError, RecursionError):
        return False
    return bool(text.strip())
