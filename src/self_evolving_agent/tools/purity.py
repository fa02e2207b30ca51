"""What a pure tool may use, read from its source before any of it runs; the sandbox contains what gets past."""

import ast
import re
from collections.abc import Collection, Iterator

from self_evolving_agent.models import Refusal, ToolFault
from self_evolving_agent.tools.meanings import Program
from self_evolving_agent.tools.pure_modules import module_fault, words
from self_evolving_agent.tools.reaching import homes, is_module

_CHANCE_CALLS = words("now today utcnow")
_VARYING = words("hash id")
_FORBIDDEN = words("""
    KeyboardInterrupt SystemExit breakpoint delattr eval exec open setattr
    __builtins__ __file__ __import__ __loader__ __spec__
""")
# A variable of a function may bear these names.
_FORBIDDEN_UNLESS_BOUND = words("compile exit globals help input locals quit vars")
_DUNDERS = words("""
    __class__ __contains__ __doc__ __eq__ __getitem__ __hash__ __init__ __iter__ __len__ __lt__ __name__ __next__
    __post_init__ __repr__ __str__
""")
# Of frames, code, generators and tracebacks: from each of them leads a way to all modules.
_INNARDS = words("""
    ag_await ag_code ag_frame co_code co_consts co_names cr_await cr_code cr_frame f_back f_builtins f_code f_globals
    f_locals gi_code gi_frame gi_yieldfrom tb_frame tb_next
""")
# What other modules hold: `dataclasses.sys`.
_LEAKED = words("_io _os _sys builtins importlib inspect os posix subprocess sys threading")
_FILE_CALLS = words("""
    codecs.open hashlib.file_digest io.FileIO io.open io.open_code xml.etree.ElementTree.iterparse
    xml.etree.ElementTree.parse
""")
# They evaluate text, or give what a text names.
_READERS_OF_TEXT = words("""
    functools.singledispatch functools.singledispatchmethod functools.update_wrapper string.Formatter typing.ForwardRef
    typing.get_type_hints
""")
# These do so, too, and are harmless where they are called at once and the arguments in these places can be read here.
_PLAIN_IN_CALLS = {
    "getattr": slice(1, 2),
    "operator.attrgetter": slice(None),
    "operator.methodcaller": slice(1),
    "functools.wraps": slice(1, 2),
}


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
    program = Program(tree, imports)
    for module in program.modules - set(imports):
        fault = module_fault(module)
        if fault is not None:
            yield fault
    for node in ast.walk(tree):
        fault = _node_fault(node, program)
        if fault is not None:
            yield fault


def _node_fault(node: ast.AST, program: Program) -> Refusal | None:
    match node:
        case ast.Name(id=name, ctx=ast.Load()):
            own = None if program.is_local(node) and name not in _FORBIDDEN else _name_fault(name)
            return own or _reaching_fault(node, program)
        case ast.Name(id=name):
            return _name_fault(name) if name in _FORBIDDEN or _is_dunder(name) else None
        case ast.Attribute():
            return _attribute_fault(node, program) or _reaching_fault(node, program)
        case ast.ImportFrom(module=str(module), names=names, level=0) if faults := [
            fault for one in names if (fault := _way_fault(module, (one.name,))) is not None
        ]:
            return faults[0]
        case ast.ImportFrom(names=names) if leaked := [one.name for one in names if one.name in _LEAKED | _FORBIDDEN]:
            return _impure(leaked[0])
        case ast.MatchClass(kwd_attrs=names) if hidden := [name for name in names if _is_behind(name)]:
            return _impure(hidden[0])
        case ast.Constant(value=str(text)) if _HIDDEN_NAME.search(text):
            return _impure(repr(text))  # `operator.attrgetter` and the like take names as text
        case _:
            return None


def _reaching_fault(node: ast.Name | ast.Attribute, program: Program) -> Refusal | None:
    """Say that a module is handed on whole, or that the way from it ends where it should not."""
    if isinstance(node, ast.Name) and node.id == "getattr" and not program.is_local(node):
        return None if _is_plain(program.call_of(node), _PLAIN_IN_CALLS["getattr"]) else _impure("getattr")
    for module, path in program.meanings(node):
        fault = _way_fault(module, path)
        if fault is None and not program.is_base(node):
            fault = module_fault(module) or _end_fault(module, path, program.call_of(node))
        if fault is not None:
            return fault
    return None


def _way_fault(module: str, path: tuple[str, ...]) -> Refusal | None:
    full = ".".join((module, *path))
    if full in _FILE_CALLS | _READERS_OF_TEXT or (path and path[0].startswith("_") and module_fault(module) is None):
        return _impure(full)
    for home in homes(module, path) if module_fault(module) is None else ():
        fault = module_fault(home)
        if fault is not None:
            return fault.model_copy(update={"detail": f"it uses {full}, which is of {home}"})
    return None


def _end_fault(module: str, path: tuple[str, ...], call: ast.Call | None) -> Refusal | None:
    full = ".".join((module, *path))
    if is_module(module, path):
        return _impure(f"the module {full} as a value")
    if full in _PLAIN_IN_CALLS and not _is_plain(call, _PLAIN_IN_CALLS[full]):
        return _impure(full)
    return None


def _name_fault(name: str) -> Refusal | None:
    if name in _VARYING:
        return Refusal(reason="nondeterministic", detail=f"it uses {name}, which differs from run to run")
    is_forbidden = name in _FORBIDDEN | _FORBIDDEN_UNLESS_BOUND
    return _impure(name) if is_forbidden or (_is_dunder(name) and name != "__name__") else None


def _attribute_fault(node: ast.Attribute, program: Program) -> Refusal | None:
    changes_module = not isinstance(node.ctx, ast.Load) and program.is_module(node.value)
    if changes_module or _is_behind(node.attr):
        return _impure(ast.unparse(node))
    if node.attr in _CHANCE_CALLS and isinstance(node.ctx, ast.Load):
        return Refusal(reason="nondeterministic", detail=f"it asks for the time: {ast.unparse(node)[:80]}")
    return None


def _impure(what: str) -> Refusal:
    return Refusal(reason="impure", detail=f"it uses {what[:80]}, which a pure tool may not")


def _is_dunder(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


def _is_behind(name: str) -> bool:
    """Tell whether an attribute of that name leads to what is behind an object."""
    return (_is_dunder(name) and name not in _DUNDERS) or name in _INNARDS | _LEAKED


def _is_plain(call: ast.Call | None, places: slice) -> bool:
    """Tell whether something is called at once, with texts that are plain names in some places."""
    if call is None or call.keywords or any(isinstance(arg, ast.Starred) for arg in call.args):
        return False
    return all(_is_plain_name(arg) for arg in call.args[places])


def _is_plain_name(node: ast.expr) -> bool:
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return False
    parts = node.value.split(".")
    return not any(part.startswith("_") or part in _INNARDS | _LEAKED | _CHANCE_CALLS for part in parts)
