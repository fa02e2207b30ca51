"""What the log knows of tools: their sources, with the versions they import, and how a new one is written down."""

import ast
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from self_evolving_agent.deps import Deps
from self_evolving_agent.events import ToolRegistered
from self_evolving_agent.memory import fold
from self_evolving_agent.memory.models import Memory, ToolRecord, ToolVersion
from self_evolving_agent.memory.toolbox import TOOL_TYPES
from self_evolving_agent.models import Check, Domain, Tool, ToolOrigin, ToolSpec
from self_evolving_agent.ports import BlobStore

TASK_LENGTH = 500


@dataclass(frozen=True)
class Code:
    """Source with the modules that it imports, by name."""

    source: str
    modules: Mapping[str, str] = field(default_factory=dict)


def source_of(version: ToolVersion, deps: Deps) -> str:
    """Give the source of a version.

    Raises:
        LogCorrupt: If its blob is gone or was changed.
    """
    return deps.journal.blobs.get(version.source).decode()


def spec_of(tool: ToolRecord, deps: Deps) -> ToolSpec:
    """Give the spec of the version that is used, with its examples."""
    version = tool.version
    return ToolSpec(
        name=tool.name,
        signature=version.signature,
        does=version.does,
        examples=examples_of(version, deps.journal.blobs),
        asked_as=version.asked_as,
    )


def tool_of(tool: ToolRecord, deps: Deps) -> Tool:
    """Give the version that is used, with its texts."""
    version = tool.version
    return Tool(
        spec=spec_of(tool, deps),
        version=version.version,
        source=source_of(version, deps),
        tests=deps.journal.blobs.get(version.tests).decode(),
        imports=version.imports,
        mutants=version.mutants,
        killed=version.killed,
        disputed=version.disputed,
    )


def examples_of(version: ToolVersion, blobs: BlobStore) -> tuple[Check, ...]:
    """Give the examples that a version satisfies.

    Raises:
        LogCorrupt: If their blob is gone or was changed.
    """
    return tuple(Check.model_validate(example) for example in json.loads(blobs.get(version.examples)))


def modules_for(imports: Mapping[str, str], deps: Deps) -> dict[str, str]:
    """Give the tools that code imports, and all that those import, as modules.

    Each stands under its own name, in the version asked for. What a tool imports itself stands under a name that
    holds the version, so that two tools which were tested with different versions of a third both get theirs.

    Args:
        imports: Name of the tool to its version.
    """
    modules: dict[str, str] = {}
    for name, version in imports.items():
        known = _version(deps.memory, name, version)
        if known is not None:
            modules[name] = pinned(source_of(known, deps), known.imports)
            _add_pinned(known.imports, modules, deps)
    return modules


def loaded(tool: ToolRecord, deps: Deps) -> Code:
    """Give the code of the version that is used."""
    version = tool.version
    modules: dict[str, str] = {}
    _add_pinned(version.imports, modules, deps)
    return Code(pinned(source_of(version, deps), version.imports), modules)


def _add_pinned(imports: Mapping[str, str], modules: dict[str, str], deps: Deps) -> None:
    for name, version in imports.items():
        module = pinned_name(name, version)
        known = _version(deps.memory, name, version)
        if known is not None and module not in modules:
            modules[module] = pinned(source_of(known, deps), known.imports)
            _add_pinned(known.imports, modules, deps)


def _version(memory: Memory, name: str, version: str) -> ToolVersion | None:
    tool = memory.tools.get(name)
    return next((v for v in tool.versions if v.version == version), None) if tool else None


def pinned_name(name: str, version: str) -> str:
    return f"{name}__{version}"


def pinned(source: str, imports: Mapping[str, str]) -> str:
    """Let source import other tools under the names that hold their versions."""
    if not imports:
        return source
    return ast.unparse(_Pinning(imports).visit(ast.parse(source))) + "\n"


class _Pinning(ast.NodeTransformer):
    def __init__(self, imports: Mapping[str, str]) -> None:
        self._imports = imports

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        if node.level == 0 and node.module and node.module in self._imports:
            node.module = pinned_name(node.module, self._imports[node.module])
        return node

    def visit_Import(self, node: ast.Import) -> ast.Import:
        for alias in node.names:
            if alias.name in self._imports:
                alias.asname = alias.asname or alias.name
                alias.name = pinned_name(alias.name, self._imports[alias.name])
        return node


def with_latest_tools(deps: Deps) -> Deps:
    """Give the world with what other runs did to tools since this one began."""
    if not deps.journal.stamp.remembered:
        return deps
    later = deps.journal.log.read(after=deps.memory.position, types=TOOL_TYPES)
    return replace(deps, memory=fold(deps.memory, later))


def registered(tool: Tool, deps: Deps, *, origin: ToolOrigin, task: str, domain: Domain) -> ToolRegistered:
    """Keep a tool's texts and give the event that makes it known."""
    examples = [example.model_dump(mode="json", exclude_defaults=True) for example in tool.spec.examples]
    known = deps.memory.tools.get(tool.name)
    return ToolRegistered(
        name=tool.name,
        tool_version=tool.version,
        signature=tool.spec.signature,
        does=tool.spec.does,
        asked_as=tool.spec.asked_as,
        source=deps.journal.keep(tool.source),
        tests=deps.journal.keep(tool.tests),
        examples=deps.journal.keep(json.dumps(examples, ensure_ascii=False, sort_keys=True)),
        satisfied=len(examples),
        imports=tool.imports,
        mutants=tool.mutants,
        killed=tool.killed,
        disputed=tool.disputed,
        origin=origin,
        task=task[:TASK_LENGTH],
        domain=domain,
        replaces=known.current if known and not known.is_retired else None,
    )
