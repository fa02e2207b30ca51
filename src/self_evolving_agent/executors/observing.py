"""Telling by a program's text whether it finds something out, or only prints what was written into it."""

import ast
import re
import shlex
from collections.abc import Iterator

_SHAPING = frozenset(
    {
        *("print", "str", "repr", "format", "list", "tuple", "set", "dict", "int", "float", "bool", "len", "bytes"),
        *("join", "upper", "lower", "title", "capitalize", "strip", "rstrip", "lstrip", "split", "splitlines"),
        *("replace", "encode", "decode", "ljust", "rjust", "center", "zfill", "write", "append", "exit"),
    }
)
"""Calls that only bring what they are given into another form."""
_PRINTING = frozenset({"print", "write", "pprint", "dump", "writelines", "write_file"})
_RUNNING = frozenset({"run", "call", "check_call", "system", "Popen"})
"""Calls of other programs, which print by themselves."""
_STARTING = _RUNNING | {"check_output", "getoutput", "getstatusoutput", "popen"}
_SAYING = frozenset(
    {
        *("echo", "printf", "true", "false", ":", "test", "[", "[[", "exit", "set", "export", "cd", "local", "read"),
        *("shift", "sleep", "unset", "declare", "trap", "return", "readonly", "alias", "shopt", "break", "continue"),
    }
)
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


def finds_out(source: str, *, is_bash: bool) -> bool:
    """Tell whether something that is printed comes from more than constants."""
    if is_bash:
        return bool(_commands(source)) or _MACHINE_VARIABLE.search(source) is not None
    tree = _parsed(source)
    return tree is not None and _Flow(tree).prints_what_it_found()


def asked_words(source: str, *, is_bash: bool) -> str:
    """Give the words by which a program asks: commands with arguments, names, and strings it does not print."""
    if is_bash:
        variables = _MACHINE_VARIABLE.findall(source)
        return " ".join([*(word for command in _commands(source) for word in command), *variables])
    tree = _parsed(source)
    return "" if tree is None else " ".join(_python_words(tree))


def _parsed(source: str) -> ast.Module | None:
    try:
        return ast.parse(source)
    except (SyntaxError, ValueError, RecursionError):
        return None


class _Flow:
    """Follows what was found out through the names of a program, roughly: by name, whatever the order."""

    def __init__(self, tree: ast.Module) -> None:
        self._nodes = list(ast.walk(tree))
        self._functions = {node.name: node for node in self._nodes if isinstance(node, ast.FunctionDef)}
        self._modules = {
            (alias.asname or alias.name).partition(".")[0]
            for node in self._nodes
            if isinstance(node, ast.Import)
            for alias in node.names
        }
        self._found: set[str] = set()
        before = -1
        while before != len(self._found):
            before = len(self._found)
            for node in self._nodes:
                self._follow(node)

    def prints_what_it_found(self) -> bool:
        for node in self._nodes:
            if isinstance(node, ast.Call) and called(node) in _PRINTING and any(map(self._is_found, node.args)):
                return True
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and called(node.value) in _RUNNING:
                return not _starts_what_only_says(node.value)
        return False

    def _follow(self, node: ast.AST) -> None:
        match node:
            case ast.Assign(targets=targets, value=value) if self._is_found(value):
                self._mark(*targets)
            case ast.AnnAssign(target=target, value=ast.expr() as value) if self._is_found(value):
                self._mark(target)
            case ast.AugAssign(target=target, value=value) | ast.NamedExpr(target=target, value=value) if (
                self._is_found(value)
            ):
                self._mark(target)
            case ast.For(target=target, iter=value) if self._is_found(value):
                self._mark(target)
            case ast.withitem(context_expr=value, optional_vars=ast.expr() as target) if self._is_found(value):
                self._mark(target)
            case ast.FunctionDef(name=name) if any(
                isinstance(inner, ast.Return) and inner.value is not None and self._is_found(inner.value)
                for inner in ast.walk(node)
            ):
                self._found.add(name)
            case ast.Call(func=ast.Name(id=name), args=args) if name in self._functions and any(
                map(self._is_found, args)
            ):
                self._found.update(arg.arg for arg in self._functions[name].args.args)
            case _:
                pass

    def _mark(self, *targets: ast.expr) -> None:
        for target in targets:
            self._found.update(node.id for node in ast.walk(target) if isinstance(node, ast.Name))

    def _is_found(self, value: ast.expr) -> bool:
        for node in ast.walk(value):
            if isinstance(node, ast.Name) and node.id in self._found:
                return True
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in self._modules:
                return not _starts_what_only_says(value)
            if isinstance(node, ast.Call) and called(node) not in _SHAPING and called(node) not in self._functions:
                return not _starts_what_only_says(value)
        return False


def _starts_what_only_says(value: ast.expr) -> bool:
    """Tell whether an expression starts another program which only prints what it is given, such as `echo`."""
    for node in ast.walk(value):
        if isinstance(node, ast.Call) and called(node) in _STARTING and node.args:
            try:
                command: object = ast.literal_eval(node.args[0])
            except (ValueError, TypeError, MemoryError, RecursionError):
                continue
            script = " ".join(map(str, command)) if isinstance(command, list | tuple) else str(command)
            return not finds_out(script, is_bash=True)
    return False


def called(call: ast.Call) -> str:
    """Give the last name of what is called; empty where it has none."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _python_words(tree: ast.Module) -> Iterator[str]:
    printed = {id(part) for node in ast.walk(tree) for part in _said_by(node) if isinstance(part, ast.Constant)}
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=word) | ast.Attribute(attr=word):
                yield word
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                yield from (alias.name for alias in names)
            case ast.Constant(value=str() as word) if id(node) not in printed:
                yield word
            case _:
                pass


def _said_by(node: ast.AST) -> list[ast.expr]:
    """Give the parts of a call that prints, or of a formatted string, which are printed as they stand."""
    if isinstance(node, ast.Call) and called(node) in _PRINTING:
        return [part for arg in node.args for part in (arg, *_operands(arg))]
    return list(node.values) if isinstance(node, ast.JoinedStr) else []


def _operands(value: ast.expr) -> list[ast.expr]:
    if isinstance(value, ast.BinOp):
        return [value.left, value.right, *_operands(value.left), *_operands(value.right)]
    return []


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
    into = [i for i, word in enumerate(command) if word in {">", ">>", "&>"}]
    return all(command[i - 1] == "2" or command[i + 1 : i + 2] == ["/dev/stdout"] for i in into)
