"""What advice must be before it is kept, as far as code can tell."""

import hashlib
import re

from self_evolving_agent.likeness import normalised
from self_evolving_agent.tools.fitting import unused_values
from self_evolving_agent.tools.standing import stands_in

FEWEST_WORDS, MOST_WORDS = 4, 20
FEWEST_CONTENT_WORDS = 2
_ITEM_WORDS = 3
_ACRONYM = 5

_MARKUP = re.compile(r"[<>{}`|\\$]|https?:|\n")
_SENTENCES = re.compile(r"[.!?;]\s+\w")
_NARRATES = re.compile(r"(?:the|this|that|these|it|i|we|you|a|an|there|my|our|your)\b", re.IGNORECASE)
_WORLD = re.compile(
    r"\b(?:networks?|internet|online|sandbox\w*|install\w*|pip|permissions?|sudo|time-?outs?|time limits?|"
    r"memory limits?|servers?|api keys?|retry|retries|rate limits?|connections?|environment variables?)\b",
    re.IGNORECASE,
)
_TO_THE_MODEL = re.compile(r"\b(?:prompts?|instructions?|assistants?|language models?|advice)\b", re.IGNORECASE)
_EMPTY = frozenset(
    re.findall(
        r"\w+",
        "a accurate accurately actually all always an and answer any are as at attention avoid be been before "
        "being better both by can care careful carefully case cases check checks clear clearly code complete "
        "completely consider correct correctly data do does don done double each edge ensure error errors "
        "every everything exact exactly execution expected final follow for format from function functions "
        "given good handle have how if implement implementation in input is issues it its keep logic look "
        "make making mind mistakes must need needs never no not of on or output pay problem problems program "
        "programs proper properly provide quality remember required requirement requirements result results "
        "return review right run running should so solution solutions solve specified step steps sure t task "
        "tasks test testing tests that the their them then there think this thoroughly to understand use "
        "using valid validate value values verify was well what when with without work works write writing "
        "wrong you your ",
    )
)
_WORD = re.compile(r"[^\W_]+(?:['\u2019-][^\W_]+)*")
_NAME = re.compile(r"\w*_\w*|\w+\.\w+|\b\w+(?=\()|\b[a-z]+[A-Z]\w*|(?<!^)\b[A-Z]\w+")
_COMMON_NAMES = frozenset({"Python", "Bash", "English", "Unicode"})
_LISTED = re.compile(r":\s*(.+,.+)", re.DOTALL)
_QUOTED = re.compile(r"\"([^\"]+)\"|“([^”]+)”|(?<!\w)'([^']+)'(?!\w)|`([^`]+)`")


def name_of(advice: str) -> str:
    """Give the stable id of advice: the same words have the same."""
    return hashlib.sha256(normalised(advice).encode()).hexdigest()[:12]


def tidied(advice: str) -> str:
    """Give advice on one line, without a bullet or quotes around it, and with a full stop."""
    line = " ".join(advice.split()).strip(" -*\"'“”")
    return f"{line.rstrip('.')}." if line else ""


def fault_of(advice: str, said: str) -> str | None:
    """Say what is wrong with advice that a model wrote; None where code finds nothing.

    Args:
        said: The task, with what was answered where that is values and not a program.
    """
    words = _WORD.findall(advice)
    if not FEWEST_WORDS <= len(words) <= MOST_WORDS:
        return f"{len(words)} words"
    if _MARKUP.search(advice) or _SENTENCES.search(advice):
        return "no plain sentence"
    if _NARRATES.match(advice):
        return "tells, and does not advise"
    found = _WORLD.search(advice) or _TO_THE_MODEL.search(advice)
    if found:
        return f"not about the work: {found.group()}"
    if len({word.casefold() for word in words} - _EMPTY) < FEWEST_CONTENT_WORDS:
        return "empty talk"
    copied = _copied(advice, said)
    return f"names {copied}, which only this task has" if copied else None


def _copied(advice: str, said: str) -> str | None:
    """Find a value or a name of the task in advice."""
    for value in unused_values(advice, {}):
        number = _number(value)
        if number is not None and stands_in(number, said):
            return value
    bare = normalised(advice)
    for value in _values(said):
        form = normalised(value)
        if form and f" {form} " in f" {bare} ":
            return value
    names = {name for name in _NAME.findall(advice) if not _is_common(name)}
    return next((name for name in sorted(names) if re.search(rf"\b{re.escape(name)}\b", said)), None)


def _values(said: str) -> list[str]:
    """Give the quoted texts of a task, and the items of a list that it ends with."""
    quoted = ["".join(parts) for parts in _QUOTED.findall(said)]
    listed = _LISTED.search(said)
    items = re.split(r"[,;\n]", listed.group(1)) if listed else []
    return [*quoted, *(item.strip() for item in items if len(item.split()) <= _ITEM_WORDS)]


def _number(written: str) -> int | float | None:
    try:
        number = float(written.replace(",", "").rstrip("%"))
    except ValueError:
        return None
    return int(number) if number.is_integer() else number


def _is_common(name: str) -> bool:
    return name in _COMMON_NAMES or (name.isupper() and len(name) <= _ACRONYM)
