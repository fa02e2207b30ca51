"""Following through a Python program whether what it prints was found out, or only written into it."""

import ast
from collections.abc import Iterator

from self_evolving_agent.executors import bash_commands

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


def finds_out(source: str) -> bool:
    """Tell whether something that is printed comes from more than constants."""
    tree = _parsed(source)
    return tree is not None and _Flow(tree).prints_what_it_found()


def asked_words(source: str) -> str:
    """Give the names a program uses and the strings it does not print."""
    tree = _parsed(source)
    return "" if tree is None else " ".join(_words(tree))


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
            return not bash_commands.finds_out(script)
    return False


def called(call: ast.Call) -> str:
    """Give the last name of what is called; empty where it has none."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _words(tree: ast.Module) -> Iterator[str]:
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
