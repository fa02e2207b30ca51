"""What the last question was answered from: with thousands of tools, making it anew costs more than answering."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .models import ToolRecord

if TYPE_CHECKING:
    from self_evolving_agent.ports import Vectors

    from .retrieval import Catalog, Entry


@dataclass(frozen=True, eq=False)
class Told:
    """The tools that are offered, as they are found, with all their texts in order."""

    entries: tuple[Entry, ...]
    texts: tuple[str, ...]


class Shelf:
    """Keeps each tool as it is told until its record changes, and the catalog of them all; one per process."""

    def __init__(self) -> None:
        self._tools: Mapping[str, ToolRecord] = {}
        self._known: dict[str, tuple[ToolRecord, Entry | None]] = {}
        self._told = Told((), ())
        self._catalog: tuple[Told, Vectors, Catalog] | None = None

    def told(self, tools: Mapping[str, ToolRecord], tell: Callable[[ToolRecord], Entry | None]) -> Told:
        """Give the tools that are offered; the same object as long as none of them is told otherwise.

        Args:
            tell: Gives a tool as it is found, or nothing for one that is not offered; always the same function.
        """
        if tools is not self._tools:
            before, known = self._known, {}
            for name, tool in tools.items():
                kept = before.get(name)
                known[name] = kept if kept is not None and kept[0] is tool else (tool, tell(tool))
            self._tools, self._known = tools, known
            entries = tuple(entry for _, entry in known.values() if entry is not None)
            if list(map(id, entries)) != list(map(id, self._told.entries)):
                from .retrieval import texts_of  # NumPy is slow to import, and this module stands in every process

                self._told = Told(entries, texts_of(entries))
        return self._told

    def catalog(self, told: Told, vectors: Vectors) -> Catalog:
        """Give the catalog of these tools with the vectors of their texts, made once."""
        from .retrieval import Catalog

        kept = self._catalog
        if kept is None or kept[0] is not told or kept[1].texts is not vectors.texts:
            kept = self._catalog = told, vectors, Catalog(told.entries, vectors.texts)
        return kept[2]
