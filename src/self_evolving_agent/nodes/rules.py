"""The words by which a task's domain is told without a model."""

import re
from dataclasses import dataclass

from self_evolving_agent.models import Classification, Domain

CLEAR_LEAD = 2.0
_END = 1500


@dataclass(frozen=True)
class Rule:
    """A pattern that speaks for a domain with some weight."""

    pattern: str
    domain: Domain
    weight: float


RULES = (
    Rule(
        r"\b(functions?|class|method|algorithm|parser|decorator|regex|script|unit tests?|pytest|code|api client)\b",
        "coding",
        2,
    ),
    Rule(r"\b(implement|refactor|debug|program|python|bash|javascript)\b|\bdef \w+\(", "coding", 2),
    Rule(
        r"\b(write|create|build|make)\b.*\b(function|class|parser|checker|converter|script|program|generator|tool)\b",
        "coding",
        2,
    ),
    Rule(r"\b(converter|checker|validator|data structure|recursion|linked list)\b", "coding", 2),
    Rule(r"\b(sort(ed|s)?|merge|reverse|parse|flatten|deduplicate|tokenize|split|convert)\b", "coding", 1.5),
    Rule(
        r"\b(sum|mean|median|average|total|maximum|minimum|percent(age)?|variance|correlation|count)\b.*\d",
        "analysis",
        3,
    ),
    Rule(r"\bhow (many|much|long|far|old)\b", "analysis", 2),
    Rule(r"\b(calculate|compute|evaluate|analy[sz]e|solve|what is \d|how many)\b", "analysis", 2),
    Rule(r"\b[\w-]+\.(csv|json|tsv|xlsx)\b|\bspreadsheet\b|\bdata ?set\b", "analysis", 3),
    Rule(r"\d{4}-\d\d-\d\d|\d+\s*[-+*/^%]\s*\d+|(\d+,\s*){2,}\d+", "analysis", 1.5),
    Rule(
        r"(?<!binary )\b(search|look up|find out|research|latest|news|currently|who (is|was)|sources?|cite|web)\b",
        "research",
        2,
    ),
    Rule(
        r"\b(essay|poem|e-?mail|letter|blog|article|story|haiku|slogan|paragraph|summar(y|ise|ize)|tweet)\b",
        "writing",
        3,
    ),
    Rule(r"\b(translate|rewrite|proofread|paraphrase|draft)\b", "writing", 2),
    Rule(r"\b(plan|roadmap|schedule|itinerary|agenda|milestones|checklist|strategy for|steps to)\b", "planning", 3),
    Rule(r"\b(explain|why|what does|meaning of|difference between|describe)\b", "general", 2),
    Rule(
        r"\b(print|show|report|list)\b.*\b(uptime|disk|memory|cpu|process(es)?|hostname|kernel|files? in|time|date)\b",
        "general",
        4,
    ),
    Rule(r"\b(run(?!-)|execute)\b", "general", 1.5),
)
_UNFINISHED = re.compile(
    r"^[ \t]*(?:async )?def \w+\([^\n]*\)[^\n]*:\s*"
    r"(?:(?P<quotes>\"{3}|'{3})(?:(?!(?P=quotes)).)*(?P=quotes)\s*)?(?:(?:#[^\n]*|pass\b|\.\.\.)\s*)*(?:`{3}\s*)?\Z",
    re.MULTILINE | re.DOTALL,
)
"""The head of a function at the end of a task, with no more of its body than a docstring, whatever words that has."""

_SCRIPT = re.compile(
    r"\b(script|program|code)\b.*\b(that )?(prints?|outputs?|shows?|displays?|writes?)\b|\bprint(s|ed)?\b",
    re.IGNORECASE,
)
_FUNCTION = re.compile(r"\b(functions?|def|method|class|parser|checker|converter|returns?)\b", re.IGNORECASE)
_RUN = re.compile(
    r"\b(run|execute|print|show|report|list|check|measure)\b.*\b(uptime|disk|memory|cpu|load|process(es)?|hostname|kernel|"
    r"folder|directory|files?|time|date|version|command|environment|users?)\b",
    re.IGNORECASE | re.DOTALL,
)
_CODE = re.compile(
    r"\b(functions?|class(es)?|methods?|algorithms?|parser|decorator|regex|scripts?|tests?|pytest|code|api|implement|"
    r"refactor|debug|programs?|python|bash|javascript|converter|checker|validator|generator|tool|library|module)\b|"
    r"\bdef \w+\(",
    re.IGNORECASE,
)
_QUOTED_OR_LISTED = r"""["“`][^"”`\n]+["”`]|:\s*[^\s:][^\n:]*[,;]\s*\S|:[ \t]*\n\s*\S"""
_WORKED_ON = (
    r"\b(?:convert|express|turn|change|spell|add|subtract|multiply|divide|round|factor(?:i[sz]e)?|reverse|double|halve|"
    r"square|is|number|integer|value)\s+\d|\d\s*[-+*/^%]\s*\d"
)
_VALUES = re.compile(
    rf"(?<![\d.])(?<!\b[rR])(?!(?:1[5-9]|20)\d\d(?![\d.-]))\d|{_WORKED_ON}|{_QUOTED_OR_LISTED}", re.IGNORECASE
)
_SEVERAL = re.compile(rf"(?:\d[\d.,]*\D+){{2}}|{_QUOTED_OR_LISTED}")
_KNOWLEDGE = re.compile(r"^\W*(who|when|where|why)\b", re.IGNORECASE)


def states_values(text: str) -> bool:
    """Tell whether a task holds values it may be about: a number that is no year, quoted text, a list, lines below.

    The name of a chat's result (`r1`) is none.

    What looks like a year is a number where something is to be done with it: "convert 1999 to roman numerals".
    """
    return _VALUES.search(text) is not None


def asks_for_value(text: str, domain: Domain | None, kind: str | None = None) -> bool:
    """Tell whether a task wants what follows from values that it states, and no program, text or plan.

    Args:
        domain: None where it was not classified yet; then its words decide.
    """
    if not states_values(text):
        return False
    if domain is None or kind is None:
        found = classify_by_rules(text)
        if found is None:
            return domain in {None, "analysis", "general"}
        domain, kind = domain or found.domain, found.kind
    return (domain, kind) in {("analysis", "calculation"), ("general", "question")}


def classify_by_rules(text: str) -> Classification | None:
    """Tell the domain when the words make it clear; None when a model should be asked."""
    text = _ends(text)
    if _UNFINISHED.search(text):
        return Classification(domain="coding", kind="function", decided_by="rules", reason="its function has no body")
    points: dict[Domain, float] = {}
    for rule in RULES:
        if re.search(rule.pattern, text, re.IGNORECASE | re.DOTALL):
            points[rule.domain] = points.get(rule.domain, 0.0) + rule.weight
    is_about_values = _SEVERAL.search(f"{text} ") and not _CODE.search(text) and not _KNOWLEDGE.search(text)
    if is_about_values and set(points) <= {"analysis", "coding"}:
        return classification("analysis", text, "rules", "it states values, and asks for no program")
    ranked = sorted(points.items(), key=lambda item: -item[1])
    if not ranked:
        return None
    best, lead = ranked[0][0], ranked[0][1] - (ranked[1][1] if len(ranked) > 1 else 0.0)
    if best == "coding" and states_values(text) and not _CODE.search(text):
        return None  # "convert 37 celsius to fahrenheit" may want the result, "merge 2 sorted lists" a function
    if lead < CLEAR_LEAD and ranked[0][1] < 2 * CLEAR_LEAD:
        return (
            None
            if len(ranked) > 1 or ranked[0][1] < CLEAR_LEAD - 0.5
            else classification(best, text, "rules", "its words")
        )
    return classification(best, text, "rules", f"its words ({ranked[0][1]:g} points, {lead:g} ahead)")


def classification(domain: Domain, text: str, decided_by: str, reason: str) -> Classification:
    """Give the domain with the kind of task within it."""
    return Classification.model_validate(
        {"domain": domain, "kind": kind_of(domain, text), "decided_by": decided_by, "reason": reason}
    )


def kind_of(domain: Domain, text: str) -> str:
    """Give the kind of task within a domain: what strategies compete over."""
    text = _ends(text)
    match domain:
        case "coding":
            return "script" if _SCRIPT.search(text) and not _FUNCTION.search(text) else "function"
        case "analysis":
            return "file" if re.search(r"\b[\w-]+\.(csv|json|tsv|txt)\b", text, re.IGNORECASE) else "calculation"
        case "general":
            return "run" if _RUN.search(text) else "question"
        case "research" | "writing" | "planning":
            return domain


def _ends(text: str) -> str:
    """Give what of a long text says what to do: it stands before or behind what was pasted, and rules take long."""
    return text if len(text) <= 2 * _END else f"{text[:_END]}\n{text[-_END:]}"
