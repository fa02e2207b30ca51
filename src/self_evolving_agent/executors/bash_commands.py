"""Reading a bash script as commands: which of them find something out and show it."""

import re
import shlex
from collections.abc import Iterator

_SAYING = frozenset(
    {
        *("echo", "printf", "true", "false", ":", "test", "[", "[[", "exit", "set", "export", "cd", "local", "read"),
        *("shift", "sleep", "unset", "declare", "trap", "return", "readonly", "alias", "shopt", "break", "continue"),
    }
)
_CHOOSING = frozenset({"for", "case", "select"})
"""These find something out where they go through the files that a pattern fits."""
_FILTERS = frozenset(
    {"cat", "tail", "head", "grep", "sed", "awk", "sort", "tr", "cut", "tee", "uniq", "wc", "rev", "column"}
)
"""What comes out of these at the end of a pipe went into it."""
_KEYWORDS = frozenset(
    {"then", "do", "else", "elif", "if", "while", "until", "!", "{", "}", "time", "sudo", "exec", "("}
)
_ENDING = frozenset({"fi", "done", "esac", ")"})
_MACHINE_VARIABLE = re.compile(
    r"\$\{?(HOSTNAME|USER|PWD|HOME|UID|EUID|SHELL|OSTYPE|HOSTTYPE|MACHTYPE|BASH_VERSION|SECONDS)\b"
)
_SEPARATOR = re.compile(r"^[;&|()\n]+$")
_HEREDOC = re.compile(r"<<-?\s*(['\"]?)(\w+)\1([^\n]*)\n(.*?)^\s*\2\s*$", re.DOTALL | re.MULTILINE)
_ASSIGNMENT = re.compile(r"^[A-Za-z_]\w*\+?=")


def finds_out(script: str) -> bool:
    """Tell whether something that is shown comes from more than constants."""
    return bool(_commands(script)) or _MACHINE_VARIABLE.search(script) is not None


def asked_words(script: str) -> str:
    """Give the commands that find something out, with their arguments, and the machine's variables."""
    words = [word for command in _commands(script) for word in command]
    return " ".join([*words, *_MACHINE_VARIABLE.findall(script)])


def _commands(script: str) -> list[list[str]]:
    """Give the simple commands that find something out and show it, with their arguments."""
    inner = "\n".join(_substitutions(script))
    parts = _split(_HEREDOC.sub(r"<< \2 \3\n", script))
    found = [command for command, is_piped in parts if _shows_something(command, is_piped=is_piped)]
    return [*found, *(_commands(inner) if inner else [])]


def _substitutions(script: str) -> Iterator[str]:
    """Give what stands in `$(...)` and between backticks, where bash expands it."""
    script = re.sub(r"(?<=[\s;|(])'[^'\n]*'", "''", script)
    yield from re.findall(r"`([^`]*)`", script)
    for match in re.finditer(r"\$\((?!\()", script):
        depth, end = 1, match.end()
        while end < len(script) and depth:
            depth += {"(": 1, ")": -1}.get(script[end], 0)
            end += 1
        yield script[match.end() : end - 1]


def _split(script: str) -> Iterator[tuple[list[str], bool]]:
    """Give the simple commands as words, each with whether it reads what the one before it wrote."""
    lexer = shlex.shlex(script.replace("\\\n", " "), posix=True, punctuation_chars=";&|()<>\n")
    lexer.whitespace, lexer.whitespace_split, lexer.commenters = " \t\r", True, ""
    command: list[str] = []
    is_comment = is_piped = False
    try:
        for token in lexer:
            if _SEPARATOR.match(token):
                is_comment = is_comment and "\n" not in token
                yield command, is_piped
                command, is_piped = [], token in {"|", "|&"}
            elif is_comment or token.startswith("#"):
                is_comment = True
            elif command or not (token in _KEYWORDS or _ASSIGNMENT.match(token)):
                command.append(token)
    except ValueError:
        # A quote that is never closed: what stands before it was read.
        pass
    yield command, is_piped


def _shows_something(command: list[str], *, is_piped: bool) -> bool:
    if not command or command[0] in _ENDING:
        return False
    name = command[0].rsplit("/", 1)[-1]
    arguments = [word for word in command[1:] if not word.startswith("<")]
    if (
        name in _SAYING
        or (is_piped and name in _FILTERS)
        or (name == "cat" and (not arguments or command[1].startswith("<")))
    ):
        return False
    if name in _CHOOSING:
        return any("*" in word for word in arguments)
    into = [i for i, word in enumerate(command) if word in {">", ">>", "&>"}]
    return all(command[i - 1] == "2" or command[i + 1 : i + 2] == ["/dev/stdout"] for i in into)
