"""`retrieval`: finding the few tools that fit among very many."""

import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from benchmarks.cost.figures import Figure, alternately, figure
from benchmarks.programs import WentWrong
from self_evolving_agent.embedders.kept import KeptVectors
from self_evolving_agent.embedders.local import LocalEmbedder
from self_evolving_agent.embedders.minilm import MiniLM
from self_evolving_agent.memory.models import ToolRecord, ToolVersion
from self_evolving_agent.memory.retrieval import Catalog, Entry
from self_evolving_agent.memory.shelf import Shelf
from self_evolving_agent.ports import Embedder, Vector
from self_evolving_agent.storage.vectors import SqliteVectorStore

SIZE = 384
"""Of a vector of the model that comes along."""
MANY, VERY_MANY = 10_000, 100_000
WANTED = 5
CALLS = 10
"""In one sample: a single call takes less than the clock of a busy machine tells apart."""

Table = npt.NDArray[np.float32]


def measure(n: int) -> Sequence[Figure]:
    """Time the search against the bare product of its matrix, and the vectors' way from disk."""
    return (
        _search(n, MANY, goal=1.5),
        _search(n, VERY_MANY, goal=None),
        _question(n, MANY),
        _from_disk(n, MANY),
        _from_disk(max(2, n // 10), VERY_MANY),
        _embedding(n),
    )


def _search(n: int, tools: int, goal: float | None) -> Figure:
    rng = np.random.default_rng(tools)
    table = _vectors(rng, tools)
    entries = [Entry(f"tool {i}", ("",), float(rng.random()), int(rng.integers(50))) for i in range(tools)]
    catalog = Catalog(entries, table)
    queries = _vectors(rng, CALLS)
    for query in queries:
        _check(catalog, entries, table, query)
    taken = alternately(
        {
            "ours": partial(_milliseconds, lambda query: catalog.top(query, WANTED), queries),
            "product": partial(_milliseconds, lambda query: table @ query, queries),
        },
        n,
    )
    return figure(
        f"retrieval: the best {WANTED} of {tools:,} tools / the bare matrix product",
        taken["ours"],
        taken["product"],
        goal=goal,
        bounded_by="the product; then mean, maximum and bias over all scores. All of the true best are found",
    )


class _Ready:
    """An embedder whose vectors cost nothing."""

    name = "ready"

    def __init__(self, table: Table) -> None:
        self._table = table

    async def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        return tuple(self._table[int(text.rpartition(" ")[2])] for text in texts)


def _question(n: int, tools: int) -> Figure:
    """Time a question after the first one of a process: from the records of memory to the names of the best."""
    table = _vectors(np.random.default_rng(tools), tools)
    version = ToolVersion(version="1", signature="def f(x)", does="", source="", tests="", examples="")
    records = {f"tool {i}": ToolRecord(name=f"tool {i}", current="1", versions=(version,)) for i in range(tools)}

    async def ready() -> Sequence[Embedder]:
        return (_Ready(table),)

    def tell(tool: ToolRecord) -> Entry | None:
        return (
            Entry(tool.name, (f"text of {tool.name}",), tool.score.rate, tool.score.plays) if tool.is_offered else None
        )

    async def ask(vectors: KeptVectors, shelf: Shelf, queries: Sequence[str]) -> None:
        for query in queries:
            told = shelf.told(records, tell)
            found = await vectors.vectors(query, told.texts)
            shelf.catalog(told, found).top(found.query, WANTED)

    queries = [f"question {i}" for i in range(CALLS)]
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        vectors, shelf = KeptVectors(ready, SqliteVectorStore(Path(folder) / "vectors.db")), Shelf()
        runner.run(ask(vectors, shelf, queries[:1]))

        def asked(_: Table) -> None:
            runner.run(ask(vectors, shelf, queries))

        def multiplied(rows: Table) -> None:
            for row in rows:
                table @ row  # the product alone is timed

        rows = table[np.newaxis, :CALLS]
        taken = alternately(
            {
                "ours": lambda: _milliseconds(asked, rows) / CALLS,
                "product": lambda: _milliseconds(multiplied, rows) / CALLS,
            },
            n,
        )
    return figure(
        f"retrieval: a question to {tools:,} tools in a warm process / the bare matrix product",
        taken["ours"],
        taken["product"],
        goal=1.5,
        bounded_by="the product; tools, texts and vectors are those of the question before. Its own vector is given",
    )


def _from_disk(n: int, tools: int) -> Figure:
    texts = [f"text {i}" for i in range(tools)]
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteVectorStore(Path(folder) / "vectors.db")
        store.keep("model", dict(zip(texts, _vectors(np.random.default_rng(0), tools), strict=True)))

        def load(_: Table) -> None:
            known = store.known("model", texts)
            np.stack([known[text] for text in texts])

        taken = [_milliseconds(load, np.zeros((1, 1), np.float32)) for _ in range(n)]
    return figure(
        f"retrieval: {tools:,} vectors from disk, for the first question",
        taken,
        bounded_by="SQLite, and a hash per text",
    )


def _embedding(n: int) -> Figure:
    embedder = LocalEmbedder(MiniLM)
    texts = [f"count how often word number {i} occurs in a text, ignoring case" for i in range(n + 1)]
    taken = []
    with asyncio.Runner() as runner:
        for text in texts:
            started = time.perf_counter()
            runner.run(embedder.embed((text,)))
            taken.append((time.perf_counter() - started) * 1000)
    return figure(
        "retrieval: a vector by the model at hand",
        taken[1:],
        bounded_by="36 products on one core, and making their int8 matrices float32",
    )


def _vectors(rng: np.random.Generator, count: int) -> Table:
    table = rng.standard_normal((count, SIZE), dtype=np.float32)
    table /= np.linalg.norm(table, axis=1, keepdims=True)
    return table


def _milliseconds(call: Callable[[Table], object], queries: Table) -> float:
    started = time.perf_counter()
    for query in queries:
        call(query)
    return (time.perf_counter() - started) / len(queries) * 1000


def _check(catalog: Catalog, entries: Sequence[Entry], table: Table, query: Table) -> None:
    """See to it that the best are found: scored here one by one, and sorted.

    Raises:
        WentWrong: If one of them is missing.
    """
    nearness = table @ query
    mean, high = nearness.mean(), nearness.max()
    usage = np.log1p([each.uses for each in entries]) / np.log1p(max(each.uses for each in entries))
    scores = 0.7 * (nearness - mean) / (high - mean) + 0.2 * np.array([each.rate for each in entries]) + 0.1 * usage
    best = {entries[i].key for i in np.argsort(-scores)[:WANTED]}
    found = {hit.key for hit in catalog.top(query, WANTED)}
    if found != best:
        raise WentWrong(f"of the best {WANTED} tools {len(best - found)} were not found")
