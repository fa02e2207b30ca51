"""Reading what a model wrote as a text or as something to run; what refuses or repeats the prompt is no text."""

import re
from typing import Literal

from self_evolving_agent.replies import Unusable, bash_code, plain, python_code

_TAG = re.compile(r"^[ \t]*(?:`{3,}|~{3,})[ \t]*([\w+.#-]*)", re.MULTILINE)
_WHOLE_FENCE = re.compile(r"\A(`{3,}|~{3,})[ \t]*\w*[ \t]*\n(.*?)\n?\1\Z", re.DOTALL)
_WHOLE_TAG = re.compile(r"\A<(text|answer|draft|plan)>\s*(.*?)\s*</\1>\Z", re.DOTALL | re.IGNORECASE)
_OPENING = re.compile(
    r"\A(?:(?:sure|certainly|of course|absolutely|okay|great)\b[^\n]{0,120}[:!.]"
    r"|(?:here(?:['\u2019]s| is| are)|below is)\b[^\n]{0,120}:)[ \t]*\n+(?=\S)",
    re.IGNORECASE,
)
_ECHO = re.compile(
    r"\n\s*(?:This was written:|It does not yet hold:|</?(?:draft|failed|checklist|approach|source_\d+)>).*\Z",
    re.DOTALL,
)
"""Small models go on with the prompt's own words after their text."""
_CLOSING = re.compile(
    r"\n+(?:-{3,}\s*\n+)?(?:i hope this helps|(?:please )?let me know if you (?:need|want|would like|['\u2019]d like)\b"
    r"|\(?word count\b|\(\d+ words\))[^\n]*\Z",
    re.IGNORECASE,
)
_SORRY = (
    r"(?:(?:(?:i['\u2019]m|i am)?\s*(?:so |very |really )?sorry|unfortunately|(?:my )?apologies|i apologi[sz]e)\b"
    r"[^.\n]{0,40}?\W+)?(?:but )?"
)
_VERBS = (
    "help|assist|provide|answer|fulfil|create|generate|write|access|browse|comply|complete|do|perform|search|verify|find|"
    "determine|see"
)
_REFUSALS = (
    r"^\W*as an ai\b",
    rf"^\W*{_SORRY}i can(?:no|['\u2019])t (?:{_VERBS})\b",
    rf"^\W*{_SORRY}i (?:am|was) (?:unable|not able) to\b",
    rf"^\W*{_SORRY}i have no (?:answer|access|information|way)\b",
    rf"^\W*{_SORRY}i (?:don['\u2019]t|do not) have (?:an? answer|access|(?:the |any |enough )?information)\b",
    r"\bi(?: am|['\u2019]m) unable to (?:help|assist|answer|provide|access)\b",
    r"\bi can(?:no|['\u2019])t (?:do|answer|help with|assist with) (?:this|that|it)\b",
    r"^\W*es tut mir leid, aber ich kann",
    r"^\W*lo siento, (?:pero )?no puedo",
    r"^\W*je suis d\u00e9sol\u00e9e?, (?:mais )?je ne peux",
)
_REFUSAL = re.compile("|".join(_REFUSALS), re.IGNORECASE)
_PYTHON_TAGS = frozenset({"python", "py", "python3"})
_BASH_TAGS = frozenset({"bash", "sh", "shell", "zsh", "console"})
_LOOKS_LIKE_PYTHON = re.compile(r"^\s*(?:import \w|from \w+ import|print\(|def \w+\()", re.MULTILINE)
WHERE_REFUSALS_STAND = 300
_BASH = "#!/usr/bin/env bash\n"


def prose(text: str) -> str | Unusable:
    """Give the text itself: without the model's remarks around it, or why it is none."""
    text = plain(text)
    for wrapping in (_WHOLE_FENCE, _WHOLE_TAG):
        whole = wrapping.match(text)
        text = whole.group(2).strip() if whole else text
    text = _CLOSING.sub("", _ECHO.sub("", _OPENING.sub("", text))).strip()
    if not any(c.isalnum() for c in text):
        return Unusable("empty")
    if "<task>" in text or "</task>" in text:
        return Unusable("wrong_shape", "it repeats the prompt")
    if is_refusal(text):
        return Unusable("refusal", text[:200])
    return text


def is_refusal(text: str) -> bool:
    """Tell whether a text says, where such a thing is said first, that there is no answer."""
    return _REFUSAL.search(text[:WHERE_REFUSALS_STAND]) is not None


def runnable(text: str, *, cut_off: bool = False) -> str | Unusable:
    """Find the bash script or Python program in a reply; a shebang says that it is bash.

    The tag of the first fence tells which; without one, what looks like Python and compiles is Python.
    """
    found = _TAG.search(plain(text))
    tag = found.group(1).lower() if found else ""
    if tag in _BASH_TAGS or (found and tag not in _PYTHON_TAGS and not _LOOKS_LIKE_PYTHON.search(text)):
        if cut_off:
            return Unusable("truncated", "the reply stops in the middle")
        script = bash_code(text)
        if isinstance(script, Unusable) or script.startswith("#!"):
            return script
        return _BASH + script
    return python_code(text, cut_off=cut_off)


def language_of(source: str) -> Literal["python", "bash"]:
    """Tell what `runnable` found: bash carries its shebang."""
    first = source.partition("\n")[0]
    return "bash" if first.startswith("#!") and "python" not in first else "python"
