"""The gate: what a proposed tool must show before it is one."""

import ast
import asyncio
import hashlib
import json
from collections.abc import Collection, Mapping, Sequence

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import SandboxError
from self_evolving_agent.models import Call, Refusal, Tool, ToolSpec
from self_evolving_agent.tools.asserted import asserted_examples
from self_evolving_agent.tools.boundaries import calls_at_constants
from self_evolving_agent.tools.calls import parameters_of, unnamed, unnamed_in
from self_evolving_agent.tools.examples import call_text, marked_by_stubs
from self_evolving_agent.tools.mutants import mutants
from self_evolving_agent.tools.naming import name_refusal
from self_evolving_agent.tools.observing import Observation, observe_examples
from self_evolving_agent.tools.parsing import parsed
from self_evolving_agent.tools.perturbing import distinct_calls, near_calls, other_calls
from self_evolving_agent.tools.purity import impurity
from self_evolving_agent.tools.registry import modules_for
from self_evolving_agent.tools.scopes import bound_by_module
from self_evolving_agent.tools.special_cases import special_cased
from self_evolving_agent.tools.teeth import bite
from self_evolving_agent.tools.testfile import with_import_of, write_tests
from self_evolving_agent.tools.testrun import Bench, Variant, run_bench
from self_evolving_agent.tools.vacuity import green, red, vacuity

__all__ = ["Observation", "examine", "observe_examples", "static_refusal"]

FEWEST_EXAMPLES = 3
_FEWEST_COUNTING = 2
_VERSION_DIGITS = 12
_MOST_CONSTANTS = 2


async def examine(
    spec: ToolSpec,
    source: str,
    deps: Deps,
    *,
    tests: str | None = None,
    properties: str = "",
    imports: Mapping[str, Tool] | None = None,
    taken: Collection[str] = (),
) -> Tool | Refusal:
    """Put a proposed tool through all gates.

    Args:
        spec: What it is to do, with the examples that stand.
        source: The implementation.
        deps: The world; all code runs in its sandbox.
        tests: A pytest file that came with it; otherwise one is written from the examples.
        properties: Further test functions for the file that is written.
        imports: Tools that it may import, by name: those it was tested with.
        taken: Names that are not free.

    Returns:
        The tool, or the first reason why it is none.
    """
    imports = imports or {}
    if tests is None:
        refusal = static_refusal(spec, source, imports=imports, taken=taken)
    else:
        tests = with_import_of(tests, spec.name)
        refusal = _code_fault(spec, source, imports, taken) or vacuity(tests, spec.name, source, tuple(imports))
        spec = _with_stated(spec, tests)
    if refusal is not None:
        return refusal
    try:
        return await _by_running(spec, source, deps, tests=tests, properties=properties, imports=imports)
    except SandboxError as error:
        return Refusal(reason="sandbox_failed", detail=str(error))


def static_refusal(
    spec: ToolSpec,
    source: str,
    *,
    imports: Mapping[str, Tool] | None = None,
    taken: Collection[str] = (),
) -> Refusal | None:
    """Say what can be said without running anything: names, purity, examples that prove nothing."""
    return _code_fault(spec, source, imports or {}, taken) or _examples_fault(spec)


def version_of(spec: ToolSpec, source: str, tests: str, imports: Mapping[str, str]) -> str:
    """Give the version of a tool: the hash of its content."""
    examples = [check.model_dump(mode="json") for check in spec.examples]
    content = json.dumps([source, examples, tests, dict(imports)], sort_keys=True)
    return hashlib.sha256(content.encode("utf-8", "surrogatepass")).hexdigest()[:_VERSION_DIGITS]


async def _by_running(
    spec: ToolSpec, source: str, deps: Deps, *, tests: str | None, properties: str, imports: Mapping[str, Tool]
) -> Tool | Refusal:
    modules = {name: tool.source for name, tool in imports.items()}
    modules |= modules_for({name: tool.version for name, tool in imports.items()}, deps)
    file = write_tests(spec, properties) if tests is None else tests
    examples = [check for check in spec.examples if check.call is not None]
    calls = tuple(check.call for check in examples if check.call is not None)
    near = near_calls(calls)
    probes = distinct_calls((*near, *other_calls(calls), *calls_at_constants(source, calls)))
    faulty = mutants(source)
    variants = [Variant(source=source), *_stubs(spec)]
    observation, bench = await asyncio.gather(
        observe_examples(spec, source, deps, modules=modules),
        run_bench(
            spec.name,
            deps,
            sources=[source, *(mutant.source for mutant in faulty)],
            calls=(*calls, *probes),
            examples=len(calls),
            tests=file,
            variants=variants,
            bites=tests is not None or bool(properties.strip()),  # others say no more than the examples do
            modules=modules,
        ),
    )
    proofless = red(bench, variants) if tests is not None else None
    fault = proofless or _examples_fault(spec) or observation.refusal or red(bench, variants) or green(bench)
    if fault is not None:
        return fault
    beside = list(zip(near, bench.outcomes[0][len(calls) :], strict=False))
    fault = _endless(near, beside, bench) or special_cased(examples, source, beside)
    if fault is not None:
        return fault
    teeth = bite(examples, probes, faulty, bench.outcomes, bench.mutant_runs)
    if teeth.refusal is not None:
        return teeth.refusal
    used = {name: tool.version for name, tool in imports.items() if name in imported_modules(source)}
    return Tool(
        spec=spec,
        version=version_of(spec, source, file, used),
        source=source,
        tests=file,
        imports=used,
        mutants=teeth.mutants,
        killed=teeth.killed,
    )


def _endless(near: tuple[Call, ...], beside: Sequence[object], bench: Bench) -> Refusal | None:
    """Say that of the calls beside the examples not even the first was answered: nothing is known but the examples."""
    if not near or beside or not bench.outcomes or bench.limits_hit:
        return None
    return Refusal(reason="limit_hit", detail=f"beside its examples it does not come to an end: {call_text(near[0])}")


def _stubs(spec: ToolSpec) -> list[Variant]:
    """Give what stands in the tool's place and must not pass: with each constant that an example expects first."""
    expected = [check.expected for check in spec.examples if check.raises is None and check.expected is not None]
    constants = [value for index, value in enumerate(expected) if value not in expected[:index]][:_MOST_CONSTANTS]
    return [
        Variant(stub="raises"),
        Variant(stub="echoes"),
        *(Variant(stub="constant", value=value) for value in (None, *constants)),
    ]


def imported_modules(source: str) -> frozenset[str]:
    """Give the names of the modules that a source imports; none of what is no Python."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError):
        return frozenset()
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return frozenset(found)


def _code_fault(spec: ToolSpec, source: str, imports: Mapping[str, Tool], taken: Collection[str]) -> Refusal | None:
    return name_refusal(spec.name, taken) or _source_fault(spec, source) or impurity(source, tuple(imports))


def _with_stated(spec: ToolSpec, tests: str) -> ToolSpec:
    """Add the examples that a test file states to those that are known."""
    known = [check.call for check in spec.examples]
    more = [check for check in asserted_examples(tests, spec.name) if check.call not in known]
    return spec.model_copy(update={"examples": (*spec.examples, *more)})


def _source_fault(spec: ToolSpec, source: str) -> Refusal | None:
    try:
        tree = parsed(source)
    except SyntaxError as error:
        return Refusal(reason="no_code", detail=f"it is no Python: {error.msg}, line {error.lineno}")
    except ValueError as error:
        return Refusal(reason="no_code", detail=f"it is no Python: {error}")
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    if not functions:
        return Refusal(reason="no_code", detail="it defines no function")
    if spec.name not in functions:
        detail = f"it defines {', '.join(list(functions)[:5])}, and no {spec.name}"
        return Refusal(reason="name_mismatch", detail=detail)
    if spec.name in bound_by_module(tree):
        detail = f"its def of {spec.name} is not what is called: the name is bound again beside it"
        return Refusal(reason="name_mismatch", detail=detail)
    own, wanted = functions[spec.name].args, list(parameters_of(spec.signature))
    names = [arg.arg for arg in (*own.posonlyargs, *own.args, *own.kwonlyargs)]
    if names[: len(wanted)] != wanted:  # it is called by these names
        detail = f"the parameters of {spec.name} are {', '.join(wanted)} and not {ast.unparse(own) or 'none'}"
        return Refusal(reason="name_mismatch", detail=detail)
    nameless = unnamed(spec.signature) or unnamed_in(own)
    if nameless:
        detail = f"{spec.name} is called by the names of its parameters, and these cannot be: {nameless}"
        return Refusal(reason="name_mismatch", detail=detail)
    return None


def _examples_fault(spec: ToolSpec) -> Refusal | None:
    strangers = [check.name for check in spec.examples if check.call is None or check.call.function != spec.name]
    if strangers:
        return Refusal(reason="test_does_not_call_tool", detail=f"an example calls no {spec.name}: {strangers[0]}")
    if len(spec.examples) < FEWEST_EXAMPLES:
        detail = f"{len(spec.examples)} examples stand, at least {FEWEST_EXAMPLES} are needed"
        return Refusal(reason="too_few_examples", detail=detail)
    if sum(check.counts for check in marked_by_stubs(spec.examples)) < _FEWEST_COUNTING:
        detail = "a stub that returns a constant, or its first argument, passes nearly all examples"
        return Refusal(reason="test_survives_stub", detail=detail)
    return None
