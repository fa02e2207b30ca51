"""What a pure tool may use, read from its source before any of it runs; the sandbox contains what gets past."""

import ast
import re
from collections.abc import Collection, Iterator

from self_evolving_agent.models import Refusal, ToolFault


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_PURE = _words("""
    __future__ abc array ast base64 binascii bisect calendar cmath codecs collections colorsys contextlib copy csv
    dataclasses datetime decimal difflib enum fnmatch fractions functools graphlib hashlib heapq hmac html io ipaddress
    itertools json keyword math numbers operator re shlex statistics string struct textwrap typing unicodedata
    urllib.parse xml.etree.ElementTree zlib
""")
_NETWORK = _words("""
    aiohttp ftplib http httpx imaplib nntplib paramiko poplib requests smtplib socket socketserver ssl telnetlib
    urllib.error urllib.request urllib.robotparser urllib3 webbrowser websocket websockets xmlrpc
""")
_CHANCE = _words("random secrets time uuid")
_CHANCE_CALLS = _words("now today utcnow")
_VARYING = _words("hash id")
_FORBIDDEN = _words("""
    KeyboardInterrupt SystemExit breakpoint delattr eval exec open setattr
    __builtins__ __file__ __import__ __loader__ __spec__
""")
# A variable of the program's own may bear these names.
_FORBIDDEN_UNLESS_BOUND = _words("compile exit globals help input locals quit vars")
_DUNDERS = _words("""
    __class__ __contains__ __doc__ __eq__ __getitem__ __hash__ __init__ __iter__ __len__ __lt__ __name__ __next__
    __post_init__ __repr__ __str__
""")
# Of frames, code, generators and tracebacks: from each of them leads a way to all modules.
_INNARDS = _words("""
    ag_await ag_code ag_frame co_code co_consts co_names cr_await cr_code cr_frame f_back f_builtins f_code f_globals
    f_locals gi_code gi_frame gi_yieldfrom tb_frame tb_next
""")
# What other modules hold: `dataclasses.sys`.
_LEAKED = _words("_io _os _sys builtins importlib inspect os posix subprocess sys threading")
_FILE_CALLS = _words("io.open io.open_code io.FileIO codecs.open hashlib.file_digest")


_HIDDEN_NAME = re.compile(r"__(?!main__|name__|future__)[a-z]+__")


def impurity(source: str, imports: Collection[str] = ()) -> Refusal | None:
    """Say what keeps a source from being a pure tool; None when nothing does.

    Args:
        source: Must be Python that can be parsed.
        imports: Other tools that it may import.
    """
    faults = list(_faults(ast.parse(source), imports))
    order: tuple[ToolFault, ...] = ("needs_network", "impure", "nondeterministic")
    return min(faults, key=lambda fault: order.index(fault.reason), default=None)


def _faults(tree: ast.Module, imports: Collection[str]) -> Iterator[Refusal]:
    imported = list(_imported(tree))
    modules = dict(imported)
    own = frozenset(_bound(tree))
    for module in {module for _, module in imported if module not in imports}:
        fault = _module_fault(module)
        if fault is not None:
            yield fault
    for node in ast.walk(tree):
        fault = _node_fault(node, modules, own)
        if fault is not None:
            yield fault


def _imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield what each import binds, and the module it is of."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield alias.asname or alias.name, alias.name
            case ast.ImportFrom(module=module, names=names, level=level):
                for alias in names:
                    full = f"{module}.{alias.name}"
                    yield (
                        alias.asname or alias.name,
                        "." if level else full if full in _PURE | _NETWORK else str(module),
                    )
            case _:
                pass


def _bound(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg


def _module_fault(module: str) -> Refusal | None:
    top = module.split(".", maxsplit=1)[0]
    if module in _NETWORK or top in _NETWORK:
        return Refusal(reason="needs_network", detail=f"it imports {module}")
    if top in _CHANCE:
        return Refusal(reason="nondeterministic", detail=f"it imports {module}")
    if module in _PURE or (top in _PURE and "." in module):
        return None
    return Refusal(reason="impure", detail=f"it imports {module}, which a pure tool may not")


def _node_fault(node: ast.AST, modules: dict[str, str], own: frozenset[str]) -> Refusal | None:
    match node:
        case ast.Name(id=name):
            return None if name in own - _FORBIDDEN else _name_fault(name)
        case ast.Attribute():
            return _attribute_fault(node, modules)
        case ast.ImportFrom(names=names) if leaked := [one.name for one in names if one.name in _LEAKED | _FORBIDDEN]:
            return _impure(leaked[0])
        case ast.Constant(value=str(text)) if _HIDDEN_NAME.search(text):
            return _impure(repr(text))  # `operator.attrgetter` and the like take names as text
        case ast.Call(func=ast.Attribute(attr=attr)) if attr in _CHANCE_CALLS:
            return Refusal(reason="nondeterministic", detail=f"it asks for the time: {ast.unparse(node)[:80]}")
        case ast.Call(func=ast.Name(id="getattr"), args=[_, name, *_]) if not _is_plain_name(name):
            return _impure(ast.unparse(node))
        case _:
            return None


def _name_fault(name: str) -> Refusal | None:
    if name in _VARYING:
        return Refusal(reason="nondeterministic", detail=f"it uses {name}, which differs from run to run")
    is_forbidden = name in _FORBIDDEN | _FORBIDDEN_UNLESS_BOUND
    return _impure(name) if is_forbidden or (_is_dunder(name) and name != "__name__") else None


def _attribute_fault(node: ast.Attribute, modules: dict[str, str]) -> Refusal | None:
    changes_module = (
        not isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Name) and node.value.id in modules
    )
    is_hidden = _is_dunder(node.attr) and node.attr not in _DUNDERS
    text = ast.unparse(node)
    if changes_module or is_hidden or node.attr in _INNARDS | _LEAKED or text in _FILE_CALLS:
        return _impure(text)
    return None


def _impure(what: str) -> Refusal:
    return Refusal(reason="impure", detail=f"it uses {what[:80]}, which a pure tool may not")


def _is_dunder(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


def _is_plain_name(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and not node.value.startswith("_")
