"""The mock's replies, one per kind of prompt; None where it has no answer."""

import json
import re
from collections.abc import Mapping

from self_evolving_agent.models import Domain

from .approaches import ideas
from .catalog import function_job, printing_job
from .chat_answers import answer_in_chat
from .job import FunctionJob, Style, Versions, after, chosen, number_of, renamed
from .lessons import advice
from .reading import Question
from .tool_answers import answer_about_tools
from .values import csv_names

_DEF = re.compile(r"\bdef ([A-Za-z_]\w*)\(")
_NAMED = re.compile(r"\b(?:called|named)\s+[`'\"]?([A-Za-z_]\w*)|\b([A-Za-z_]\w*)\(")
_ASKS_FOR_CODE = re.compile(r"\b(function|method|def|parser|checker|converter|tests?)\b", re.IGNORECASE)


def answer(question: Question) -> str | None:
    match question.job:
        case "classify.domain":
            return json.dumps({"domain": known_domain(question.task) or "general"})
        case "explore.ideas":
            return json.dumps({"ideas": ideas(known_domain(question.task), question.wanted, question.tried)})
        case "coding.checks" | "coding.generate" as job:
            return _checks(question) if job == "coding.checks" else _functions(question)
        case "coding.script" | "analysis.compute" | "general.run":
            return _printing(question)
        case "judge.compare" | "judge.value" as job:
            shown = "answer" if job == "judge.compare" else "value"
            return json.dumps({"better": _better(question.part(f"{shown}_a"), question.part(f"{shown}_b"))})
        case "skills.distil":
            return _advice(question.task)
        case job if job.startswith(("tools.", "chat.")):
            return answer_in_chat(question) if job.startswith("chat.") else answer_about_tools(question)
        case _:
            return None


def known_domain(task: str) -> Domain | None:
    """Tell the domain of a task that this model knows."""
    printing = printing_job(task, csv_names(task))
    if printing is not None and not _ASKS_FOR_CODE.search(task):
        return printing[0].domain
    return None if function_job(task) is None else "coding"


def _advice(task: str) -> str | None:
    function, printing = function_job(task), printing_job(task, csv_names(task))
    job = function or (printing and printing[0])
    return advice(job.name) if job else None


def _checks(question: Question) -> str | None:
    job = function_job(question.task)
    if job is None:
        return None
    is_warned = "earlier try was refused" in question.rest or "Earlier tests had wrong results" in question.rest
    wanted = [called or used for called, used in _NAMED.findall(question.task)]
    names = _names(job, list(dict.fromkeys(wanted)))
    functions = [
        {
            "signature": renamed(function.signature, names),
            "tests": [
                renamed(test, names)
                for test in (function.hasty if function.hasty and not is_warned else function.tests)
            ],
        }
        for function in job.functions
    ]
    return json.dumps({"functions": functions})


def _functions(question: Question) -> str | None:
    job = function_job(question.task)
    if job is None:
        return None
    names = _names(job, _DEF.findall(question.part("signatures")))
    programs = {style: tuple(renamed(v, names) for v in versions) for style, versions in job.programs.items()}
    return _written(programs, question)


def _printing(question: Question) -> str | None:
    found = printing_job(question.task, question.files)
    if found is not None:
        takes_bash = "bash" in question.rest
        return _written({s: v for s, v in found[1].items() if takes_bash or not v[0].startswith("#!")}, question)
    job = function_job(question.task)
    if job is None or question.job != "coding.script":
        return None
    calls = [call for function in job.functions for test in function.tests if (call := _call_of(test))]
    shown = "\n".join(f"print({call})" for call in calls)
    return _written({s: tuple(f"{v}\n\n{shown}\n" for v in versions) for s, versions in job.programs.items()}, question)


def _written(programs: Mapping[Style, Versions], question: Question) -> str:
    versions = chosen(programs, question.part("approach"))
    program = after(versions, question.part("program"))
    language = "bash" if program.startswith("#!") else "python"
    return f"```{language}\n{program}```"


def _names(job: FunctionJob, wanted: list[str]) -> dict[str, str]:
    """Pair the job's own function names with those that are asked for, where their number tells which is which."""
    own = [function.name for function in job.functions]
    if len(wanted) != len(own) or set(wanted) == set(own):
        return {}
    return dict(zip(own, wanted, strict=True))


def _call_of(test: str) -> str:
    return test.removeprefix("assert ").rsplit(" == ", 1)[0]


def _better(first: str, second: str) -> str:
    """Prefer the shorter answer; about one pair in four confuses this model, and then it takes what it read first."""
    pair = "\n".join(sorted((first, second)))
    is_confused = number_of(pair) % 4 == 0
    if is_confused or len(first) == len(second):
        return "A"
    return "A" if len(first) < len(second) else "B"
