"""Running functions against their checks, and the test file that goes with them."""

import re

from self_evolving_agent.deps import Deps
from self_evolving_agent.encoding import show
from self_evolving_agent.executors.absent import explained
from self_evolving_agent.executors.offers import as_files, imported
from self_evolving_agent.executors.programs import Observed, commented
from self_evolving_agent.models import Brief, Call, CallOutcome, Check, CheckResult, Evidence, ExecutionResult, Program
from self_evolving_agent.tools.comparing import compared, padded
from self_evolving_agent.tools.examples import call_text
from self_evolving_agent.tools.testfile import PLAIN

TAIL = 1200


async def observe_functions(source: str, brief: Brief, task: str, deps: Deps) -> Observed:
    """Call the functions as the checks say and compare in the host, then run the program with its tests."""
    direct = [check for check in brief.checks if check.through is None]
    chained = [check for check in brief.checks if check.through is not None]
    calls = tuple(check.through or check.call for check in (*direct, *chained) if check.call)
    modules = imported(source, brief, deps)
    result = await deps.sandbox.run(_program(source, calls, modules, deps), deps.choices.limits)
    results = [compared(check, outcome) for check, outcome in zip(direct, padded(result, len(calls)), strict=False)]
    if chained:
        results += await _second_halves(source, chained, padded(result, len(calls))[len(direct) :], modules, deps)
    passed = [r for r in results if r.passed]
    loaded = bool(result.outcomes) and not result.limits_hit
    evidence = Evidence(
        checks=tuple(results),
        executed=loaded,
        exit_code=0 if loaded else result.exit_code,
        limits_hit=result.limits_hit,
    )
    failure = _failure(result, results, deps.choices.packages)
    if not loaded or not passed:
        return Observed(evidence, output=_seen(results), answer="", failure=failure)
    tests = test_file(brief, passed, task)
    ran = await deps.sandbox.run(
        Program(source=tests, modules={"solution": source, **modules}, packages=deps.choices.packages),
        deps.choices.limits,
    )
    evidence = evidence.model_copy(update={"exit_code": ran.exit_code, "limits_hit": ran.limits_hit})
    return Observed(
        evidence,
        output=_seen(results),
        answer=_answer(source, tests, ran.stdout, task),
        failure=failure if ran.is_clean else f"The program with its tests: {ran.stderr[-TAIL:]}",
        artifacts={"solution.py": source, "test_solution.py": tests, **as_files(modules)},
    )


def _answer(source: str, tests: str, output: str, task: str) -> str:
    """Give the program with its output, and with its tests where the task asks for them: one file that runs."""
    parts = [source.rstrip()]
    if re.search(r"\btest(s|ed|ing)?\b", task, re.IGNORECASE):
        _, _, tests_alone = tests.partition("\n\n\n")  # behind the import of the program, which stands above here
        parts.append(tests_alone.rstrip())
    return "\n\n\n".join([*parts, f"# Output of test_solution.py:\n{commented(output)}\n"])


def _program(source: str, calls: tuple[Call, ...], modules: dict[str, str], deps: Deps) -> Program:
    return Program(source=source, calls=calls, modules=modules, packages=deps.choices.packages)


async def _second_halves(
    source: str, checks: list[Check], firsts: list[CallOutcome], modules: dict[str, str], deps: Deps
) -> list[CheckResult]:
    """Feed what the first function gave to the second."""
    good = [(check, first) for check, first in zip(checks, firsts, strict=True) if first.raised is None]
    calls = tuple(Call(function=check.call.function, args=(first.returned,)) for check, first in good if check.call)
    outcomes: list[CallOutcome] = []
    if calls:
        outcomes = padded(
            await deps.sandbox.run(_program(source, calls, modules, deps), deps.choices.limits), len(calls)
        )
    by_name = {check.name: outcome for (check, _), outcome in zip(good, outcomes, strict=True)}
    return [compared(check, by_name.get(check.name, first)) for check, first in zip(checks, firsts, strict=True)]


def _seen(results: list[CheckResult]) -> str:
    return "\n".join(f"{r.check.name.split(' == ')[0]} -> {r.observed}" for r in results if r.check.origin != "program")


def _failure(result: ExecutionResult, results: list[CheckResult], packages: tuple[str, ...]) -> str:
    if not result.outcomes:
        told = (result.stderr.strip() or f"ended with exit code {result.exit_code} and gave nothing")[-TAIL:]
        return explained(told, packages)
    failed = [r for r in results if not r.passed]
    if not failed:
        return ""
    first = failed[0]
    return f"{len(failed)} of {len(results)} checks failed: {first.check.name}, got {first.observed}"


def test_file(brief: Brief, results: list[CheckResult], task: str) -> str:
    """Write the checks that stand as a test file for pytest that also runs by itself."""
    names = sorted({check.call.function for check in brief.checks if check.call})
    title = task.strip().splitlines()[0][:80].replace("\\", "/").replace('"""', "'''")
    lines = [f'"""Tests of: {title}"""', "", f"from solution import {', '.join(names)}"]
    is_loose = any(isinstance(result.check.expected, list | dict | float) for result in results)
    if is_loose:
        lines += ["", "", *PLAIN]
    for number, result in enumerate(results, 1):
        check = result.check
        if check.call is None:
            continue
        call = call_text(check.call)
        if check.through is not None:
            call = f"{check.call.function}({call_text(check.through)})"
        lines += ["", "", f"def test_{check.call.function}_{number}():"]
        if check.raises is None:
            expected = show(check.expected)
            lines.append(
                f"    assert plain({call}) == plain({expected})" if is_loose else f"    assert {call} == {expected}"
            )
        else:
            lines += [
                "    try:",
                f"        {call}",
                f"    except {check.raises}:",
                "        return",
                '    raise AssertionError("nothing was raised")',
            ]
    return "\n".join([*lines, *_MAIN, ""])


_MAIN = (
    "",
    "",
    'if __name__ == "__main__":',
    '    tests = [test for name, test in sorted(globals().items()) if name.startswith("test_")]',
    "    for test in tests:",
    "        test()",
    '    print(f"{len(tests)} tests passed")',
)
