"""Running a whole program for what it prints."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import UsageError
from self_evolving_agent.executors.absent import explained
from self_evolving_agent.executors.offers import as_files, imported
from self_evolving_agent.executors.programs import Observed, commented
from self_evolving_agent.models import Brief, Check, CheckResult, Evidence, ExecutionResult, Program
from self_evolving_agent.tools.forms import reformed

# A program that prints anything passes these two, so they prove nothing by themselves.
RAN = Check(name="runs to its end", origin="program", counts=False)
PRINTED = Check(name="prints a result", origin="program", counts=False)
MOST_INPUT_BYTES = 16_000_000
TAIL = 1200
FEW_FILES = 3
PREVIEW_BYTES = 600
PREVIEW_LINES = 4


def script_brief(task: str, deps: Deps) -> Brief:
    """Give the brief of a program that is held to what it prints."""
    inputs = deps.workspace.inputs()
    return Brief(checks=(RAN, PRINTED), inputs=inputs, preview=_preview(task, inputs, deps), compares_output=True)


def _preview(task: str, inputs: tuple[str, ...], deps: Deps) -> str:
    """Show how the files begin that the task names, or all where there are few: a program must know its columns."""
    named = [name for name in inputs if name.rsplit("/", 1)[-1] in task]
    parts = []
    for name in (named or inputs if len(inputs) <= FEW_FILES else named)[:FEW_FILES]:
        try:
            lines = _text(deps.workspace.read(name)[:PREVIEW_BYTES]).splitlines()
        except UsageError:
            continue
        parts.append("\n".join([f"{name}:", *lines[:PREVIEW_LINES]]))
    return "\n\n".join(parts)


async def observe_script(source: str, brief: Brief, deps: Deps, *, shows_program: bool, task: str = "") -> Observed:
    """Run a program once and take what it printed as its result.

    Args:
        shows_program: The answer is the program with its output; otherwise the output alone.
        task: A list that was printed as source is written as this asks for.
    """
    modules = imported(source, brief, deps)
    program = Program(
        source=source,
        language=brief.language,
        inputs=_inputs(source, brief, deps),
        modules=modules,
        packages=deps.choices.packages,
    )
    result = await deps.sandbox.run(program, deps.choices.limits)
    output = result.stdout.strip()
    results = (
        CheckResult(check=RAN, passed=result.is_clean, observed=_ending(result)),
        CheckResult(check=PRINTED, passed=bool(output), observed=output[:200]),
    )
    evidence = Evidence(checks=results, executed=True, exit_code=result.exit_code, limits_hit=result.limits_hit)
    name = "solution.sh" if brief.language == "bash" else "solution.py"
    artifacts = {
        name: source,
        **as_files(modules),
        **{path: _text(content) for path, content in result.written.items()},
    }
    answer = f"{source.rstrip()}\n\n# Output:\n{commented(output)}\n" if shows_program else reformed(output, task)
    return Observed(
        evidence,
        output=output,
        answer=answer,
        failure=_failure(result, output, deps.choices.packages),
        artifacts=artifacts,
        errors=result.stderr,
    )


def _inputs(source: str, brief: Brief, deps: Deps) -> dict[str, bytes]:
    """Read the workspace's files that the program names, or all of them when it lists the folder."""
    wanted = [name for name in brief.inputs if name in source or name.rsplit("/", 1)[-1] in source]
    if "list_dir" in source or "glob" in source or "listdir" in source:
        wanted = list(brief.inputs)
    files: dict[str, bytes] = {}
    total = 0
    for name in wanted:
        try:
            content = deps.workspace.read(name)
        except UsageError:
            continue
        total += len(content)
        if total > MOST_INPUT_BYTES:
            break
        files[name] = content
    return files


def _failure(result: ExecutionResult, output: str, packages: tuple[str, ...]) -> str:
    if result.limits_hit:
        return f"It was stopped at its limit of: {', '.join(result.limits_hit)}."
    if result.exit_code != 0:
        told = result.stderr.strip()[-TAIL:] or f"ended with exit code {result.exit_code}"
        return explained(told, packages)
    return "" if output else "It printed nothing."


def _ending(result: ExecutionResult) -> str:
    return f"stopped: {', '.join(result.limits_hit)}" if result.limits_hit else f"exit code {result.exit_code}"


def _text(content: bytes) -> str:
    return content.decode("utf-8", errors="replace")
