"""Reading what small models write: reasoning stripped, code and JSON found, the unusable named."""

import ast
import json
import re
from dataclasses import dataclass
from typing import Literal

import json_repair

Reason = Literal["empty", "refusal", "truncated", "no_code", "no_json", "wrong_shape"]

_FENCE = re.compile(
    r"^[ \t]*(`{3,}|~{3,})[ \t]*([\w+.#-]*)[^\n]*\n(.*?)(?:^[ \t]*\1[ \t]*$|\Z)", re.MULTILINE | re.DOTALL
)
_THINK = re.compile(r"<think(?:ing)?>.*?</think(?:ing)?>", re.DOTALL | re.IGNORECASE)
_THINK_OPEN = re.compile(r"<think(?:ing)?>.*\Z", re.DOTALL | re.IGNORECASE)
_THINK_TAIL = re.compile(r"\A.*?</think(?:ing)?>", re.DOTALL | re.IGNORECASE)
_REFUSAL = re.compile(r"\b(I('m| am) sorry|I can(no|')t|I am unable|I'm unable|as an AI)\b", re.IGNORECASE)
_PYTHON_TAGS = frozenset({"", "python", "py", "python3"})
_BASH_TAGS = frozenset({"bash", "sh", "shell", "zsh", "console"})


@dataclass(frozen=True)
class Unusable:
    """Why a reply cannot be used."""

    reason: Reason
    detail: str = ""


def plain(text: str) -> str:
    """Give the reply without reasoning blocks, byte-order mark and CRLF.

    A block that is never closed swallows the rest: a draft inside it was never meant as the answer.
    """
    text = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    text = _THINK.sub("", text)
    if "<think" not in text.lower():
        text = _THINK_TAIL.sub("", text) if re.search(r"</think", text, re.IGNORECASE) else text
    return _THINK_OPEN.sub("", text).strip()


def python_code(text: str, *, cut_off: bool = False) -> str | Unusable:
    """Find the Python program in a reply, judged by whether it compiles, not by its fence's tag.

    Args:
        text: The raw reply.
        cut_off: The model stopped at its token limit.

    Returns:
        The program with LF line ends, or why there is none.
    """
    blocks = code_blocks(text, cut_off=cut_off)
    if isinstance(blocks, Unusable):
        return blocks
    joined = "\n\n".join(blocks)
    return (joined if _compiles(joined) else max(blocks, key=len)) + "\n"


def code_blocks(text: str, *, cut_off: bool = False) -> tuple[str, ...] | Unusable:
    """Find the Python blocks in a reply, in order, without empty lines around them; see `python_code`."""
    text = plain(text)
    if not text:
        return Unusable("empty")
    fences = [(match.group(2).lower(), match.group(3)) for match in _FENCE.finditer(text) if match.group(3).strip()]
    whole = [code for _, code in fences if _compiles(code)]
    # A command or an output beside the code says nothing about it.
    broken = [code for tag, code in fences if not _compiles(code) and (not whole or tag in _PYTHON_TAGS)]
    if cut_off or (broken and whole and _ends_inside(text, broken[-1])):
        return Unusable("truncated", "the reply stops in the middle")
    if whole and not broken:
        return tuple(code.strip("\n") for code in whole)
    if whole:
        return (max(whole, key=len).strip("\n"),)
    if broken:
        return Unusable("no_code", _syntax_error(max(broken, key=len)))
    bare = _bare_code(text)
    return bare if isinstance(bare, Unusable) else (bare.strip("\n"),)


def bash_code(text: str) -> str | Unusable:
    """Find the shell script in a reply."""
    text = plain(text)
    if not text:
        return Unusable("empty")
    fences = list(_FENCE.finditer(text))
    tagged = [match.group(3) for match in fences if match.group(2).lower() in _BASH_TAGS]
    chosen = tagged or [match.group(3) for match in fences]
    if chosen:
        return chosen[0].strip("\n") + "\n"
    return Unusable("refusal" if _REFUSAL.search(text) else "no_code")


def json_value(text: str, *, cut_off: bool = False) -> object | Unusable:
    """Find the JSON value in a reply: as it stands, in a fence or in prose, with small faults mended.

    A value that was cut off is refused, never completed: the missing part may be the one that matters.
    """
    text = plain(text)
    if not text:
        return Unusable("empty")
    fenced = [match.group(3).strip() for match in _FENCE.finditer(text)]
    for candidate in (text, *fenced):
        try:
            found: object = json.loads(candidate)
        except (ValueError, RecursionError):
            continue
        return found
    start = min((i for i in (text.find("{"), text.find("[")) if i >= 0), default=-1)
    if start < 0:
        return Unusable("refusal" if _REFUSAL.search(text) else "no_json")
    end = _balanced_end(text, start)
    if end is None or cut_off:
        return Unusable("truncated", "the JSON never closes")
    mended = json_repair.loads(text[start:end])
    return mended if isinstance(mended, dict | list) else Unusable("no_json")


def normalised_program(source: str) -> str:
    """Give a form in which programs that differ in comments, layout or docstrings alone are the same text."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError):
        return " ".join(source.split())
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and len(body) > 1 and _is_docstring(body[0]):
            del body[0]
    try:
        return ast.dump(tree)
    except RecursionError:  # a model that goes round in circles writes a thousand branches
        return " ".join(source.split())


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _compiles(code: str) -> bool:
    return not _syntax_error(code)


def _syntax_error(code: str) -> str:
    try:
        ast.parse(code)
    except SyntaxError as error:
        return f"{error.msg} (line {error.lineno})"
    except (ValueError, RecursionError, MemoryError) as error:
        return str(error) or type(error).__name__
    return ""


def _ends_inside(text: str, code: str) -> bool:
    return text.rstrip().endswith(code.rstrip())


def _bare_code(text: str) -> str | Unusable:
    """Take the largest run of lines that compiles and defines or does something."""
    lines = text.split("\n")
    starts = [i for i, line in enumerate(lines) if re.match(r"(def |class |import |from |@|async def )", line)]
    for start in starts[:20]:
        for end in range(len(lines), start, -1):
            code = "\n".join(lines[start:end])
            if _compiles(code):
                return code.strip("\n") + "\n"
    if _REFUSAL.search(text):
        return Unusable("refusal", text[:200])
    return Unusable("no_code", "no Python was found in the reply")


def _balanced_end(text: str, start: int) -> int | None:
    """Find where the value that opens at `start` closes; quotes of both kinds are passed over."""
    depth, quote, i = 0, "", start
    while i < len(text):
        c = text[i]
        if quote:
            if c == "\\":
                i += 1
            elif c == quote and not _apostrophe(text, i, quote):
                quote = ""
        elif c == '"' or (c == "'" and _opens_quote(text, i)):
            quote = c
        elif c in "{[":
            depth += 1
        elif c in "}]":
            depth -= 1
            if depth == 0:
                return i + 1
        i += 1
    return None


def _opens_quote(text: str, i: int) -> bool:
    before = text[:i].rstrip()[-1:]
    return before in "{[:,"


def _apostrophe(text: str, i: int, quote: str) -> bool:
    return quote == "'" and text[i + 1 : i + 2].isalnum()
