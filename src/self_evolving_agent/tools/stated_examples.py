"""Reading the examples that a task itself states; they are beyond dispute."""

import ast
import builtins
import re
from itertools import islice

from self_evolving_agent.models import Check
from self_evolving_agent.tools.closing import closing_bracket
from self_evolving_agent.tools.examples import expecting, from_expression

_NAME = re.compile(r"(?<!\w)[A-Za-z_]\w*\(")
_GIVES = re.compile(
    r"\s*(?:==|->|=>|→|⇒|➞|\n(?=[^\n>]*\S)|(?:returns|gives|yields|is|should (?:return|give|be))\b)\s*(?P<value>[^\n]+)"
)
_RAISES = re.compile(r"`?\s*(?:raises|throws|should (?:raise|throw))\s+(?:an?\s+)?`?(?P<error>[A-Za-z_]\w*)")

LONGEST = 2000
"""Characters of a call, and of a result; what is longer is no example that a person states."""

_MOST, _MOST_WORDS = 100, 40


def stated_checks(task: str) -> tuple[Check, ...]:
    """Find the examples that the task itself states, such as `f(2) == 4` or a doctest; they are beyond dispute."""
    checks: dict[str, Check] = {}
    for match in islice(_NAME.finditer(task), _MOST):
        end = _end(task, match.end() - 1)
        check = _stated_error(task, match.start(), end) if end else None
        if check is not None:
            checks.setdefault(check.name.split(" raises ")[0], check)
            continue
        told = _GIVES.match(task, end) if end else None
        if told is None or (told.group().startswith("\n") and not _is_doctest(task, match.start())):
            continue
        check = _from_pair(task[match.start() : end], told.group("value").strip().rstrip(".,;"))
        if check is not None:
            checks.setdefault(check.name.split(" == ")[0], check.model_copy(update={"origin": "user"}))
    return tuple(checks.values())


def _stated_error(task: str, start: int, end: int) -> Check | None:
    told = _RAISES.match(task, end)
    if told is None or not _is_error(told["error"]):
        return None
    check = _from_pair(task[start:end], "0")
    return check and expecting(check, told["error"]).model_copy(update={"origin": "user"})


def _is_error(name: str) -> bool:
    named = getattr(builtins, name, None)
    return isinstance(named, type) and issubclass(named, Exception)


def _end(task: str, opening: int) -> int | None:
    """Find the end of a call, on its line."""
    line_end = task.find("\n", opening)
    most = LONGEST if line_end < 0 else min(LONGEST, line_end - opening)
    return closing_bracket(task, opening, most)


def _is_doctest(text: str, start: int) -> bool:
    return text[:start].rsplit("\n", 1)[-1].strip() == ">>>"


def _from_pair(call: str, value: str) -> Check | None:
    for text in _prefixes(value):
        try:
            tree = ast.parse(f"assert {call} == {text}")
        except (SyntaxError, ValueError):
            continue
        match tree.body:
            case [ast.Assert(test=test)] if isinstance(check := from_expression(test), Check):
                return check
    return None


def _prefixes(value: str) -> tuple[str, ...]:
    """Give the value as it stands, then without trailing prose."""
    words = value[:LONGEST].split(" ")
    counts = dict.fromkeys((len(words), *range(min(len(words), _MOST_WORDS), 0, -1)))
    return tuple(" ".join(words[:n]).rstrip(".,;") for n in counts)
