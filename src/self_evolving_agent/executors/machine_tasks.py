"""Tasks that ask to run something: the answer is what the program printed, and what proves it is how it came about."""

import re

from self_evolving_agent.deps import Deps
from self_evolving_agent.executors import bash_commands, python_flow
from self_evolving_agent.executors.machine import TOPICS, wanted_topics
from self_evolving_agent.executors.programs import Observed
from self_evolving_agent.executors.reading import language_of
from self_evolving_agent.executors.scripts import PRINTED, RAN, observe_script
from self_evolving_agent.likeness import normalised
from self_evolving_agent.models import Brief, Check, CheckResult

COMMANDS = Check(name="every command it calls is there", origin="program", counts=False)
FINDS_OUT = Check(name="prints what it found out, not what was written into it", origin="program")
NUMBERS = Check(name="prints a number", origin="program")
ASKS = "asks the machine for "
_MISSING = re.compile(r"command not found|: not found$|No module named|is not recognized", re.MULTILINE)


def machine_brief(task: str, deps: Deps) -> Brief:
    """Fix what a program is held to that asks the machine: two runs differ, so no value can be compared."""
    topics = wanted_topics(task)
    asked = tuple(Check(name=f"{ASKS}{topic.name}", origin="program") for topic in topics)
    numbers = (NUMBERS,) if any(topic.is_number for topic in topics) else ()
    return Brief(checks=(RAN, PRINTED, COMMANDS, FINDS_OUT, *asked, *numbers), inputs=deps.workspace.inputs())


def is_machine_brief(brief: Brief) -> bool:
    """Tell such a brief from those of questions; a strategy cannot tell, it may come from another kind of task."""
    return FINDS_OUT in brief.checks


async def observe(source: str, brief: Brief, task: str, deps: Deps) -> Observed:
    """Run a program once and hold what it printed, and how, to the brief."""
    language = language_of(source)
    ran = brief.model_copy(update={"language": language})
    observed = await observe_script(source, ran, deps, shows_program=False)
    reader = bash_commands if language == "bash" else python_flow
    words = reader.asked_words(source)
    is_own_output = _is_asked_for(source, task) or reader.finds_out(source)
    missing = [line for line in (observed.errors + "\n" + observed.output).splitlines() if _MISSING.search(line)]
    results = list(observed.evidence.checks)
    for check in brief.checks:
        if check in (RAN, PRINTED):
            continue
        if check == COMMANDS:
            passed, seen = not missing, "; ".join(missing)
        elif check == FINDS_OUT:
            passed = is_own_output and bool(observed.output) and normalised(observed.output) != normalised(task)
            seen = observed.output[:200]
        elif check == NUMBERS:
            passed, seen = any(c.isdigit() for c in observed.output), observed.output[:200]
        else:
            topic = next(topic for topic in TOPICS if check.name == f"{ASKS}{topic.name}")
            passed, seen = topic.is_asked_for(words), "it does" if topic.is_asked_for(words) else "it does not"
        results.append(CheckResult(check=check, passed=passed, observed=seen[:300]))
    evidence = observed.evidence.model_copy(update={"checks": tuple(results)})
    failed = [f"{r.check.name} ({_one_line(r.observed)})" for r in results if not r.passed]
    return Observed(
        evidence,
        output=observed.output,
        answer=observed.output,
        failure=observed.failure or (f"does not hold: {'; '.join(failed)}" if failed else ""),
        artifacts=observed.artifacts,
    )


def _one_line(text: str) -> str:
    return " ".join(text.split())[:120]


def _is_asked_for(source: str, task: str) -> bool:
    """Tell whether the program is one that the task itself holds, such as: run `echo hello`."""
    body = "\n".join(line for line in source.splitlines() if not line.startswith("#!")).strip()
    return bool(body) and body in task
