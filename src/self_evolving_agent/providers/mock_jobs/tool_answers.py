"""The mock's replies about tools: what one is to do, its code, and calls of those that exist."""

import json
import re

from .catalog import known_by, value_job, value_job_for_rule
from .job import Style, Versions, after, renamed, says
from .reading import Question
from .value_job import ValueJob

_DEF = re.compile(r"\bdef ([A-Za-z_]\w*)\(")
_WANTS_PROGRAM = r"\b(script|program|code|tests?)\b"


def answer_about_tools(question: Question) -> str | None:
    match question.job:
        case "tools.spec":
            return _spec(question)
        case "tools.spec_of_rule":
            return _spec_of_rule(question)
        case "tools.more_tests":
            return _more_tests(question)
        case "tools.implement":
            return _implement(question)
        case "tools.fill":
            return _fill(question)
        case _:
            return None


def _spec(question: Question) -> str | None:
    """Design the function of a job with the call that answers the task; nothing where a program is what is wanted."""
    job = None if says(_WANTS_PROGRAM, question.task) else value_job(question.task)
    return None if job is None else json.dumps({**_described(job), "call": job.call(question.task)})


def _spec_of_rule(question: Question) -> str | None:
    job = value_job_for_rule(question.part("rule"))
    return None if job is None else json.dumps(_described(job))


def _more_tests(question: Question) -> str | None:
    job, name = _shown(question)
    return None if job is None else json.dumps({"tests": [renamed(test, {job.name: name}) for test in job.more_tests]})


def _implement(question: Question) -> str | None:
    """Write the function that is described, or mend the program that failed."""
    job, name = _shown(question)
    if job is None:
        return None
    tried = renamed(question.part("program"), {name: job.name})
    program = after(_written(job, _style(job, question.rest), tried), tried)
    return f"```python\n{renamed(program, {job.name: name})}```"


def _fill(question: Question) -> str | None:
    """Copy the task's values into the arguments of a function, if the task asks for what that returns."""
    job, _ = _shown(question)
    if job is None:
        return None
    arguments = job.arguments(question.task)
    return json.dumps({"fits": arguments is not None, "arguments": arguments or {}})


def _described(job: ValueJob) -> dict[str, str | list[str]]:
    return {
        "does": job.does,
        "signature": job.signature,
        "tests": [*job.tests, *([job.refuses] if job.refuses else [])],
        "asked_as": list(job.asked_as),
    }


def _shown(question: Question) -> tuple[ValueJob | None, str]:
    """Give the job whose function the prompt shows, and the name it has there."""
    shown = question.part("function")
    job, named = known_by(shown), _DEF.search(shown)
    return job, named.group(1) if named else ""


def _style(job: ValueJob, hint: str) -> Style:
    if "piece by piece" in hint:
        return job.aside
    return job.steps if "step by step" in hint else job.plain


def _written(job: ValueJob, style: Style, tried: str) -> Versions:
    """Give the versions of the program that was tried, or those of a style."""
    styles = job.programs
    known = (versions for versions in styles.values() if tried.strip() in [version.strip() for version in versions])
    return next(known, next(versions for own, versions in styles.items() if own == style))
