"""How often the right tool is found, over tests/data/retrieval_probes.json."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from self_evolving_agent.embedders.lexical import LexicalEmbedder
from self_evolving_agent.embedders.local import LocalEmbedder
from self_evolving_agent.embedders.minilm import MiniLM
from self_evolving_agent.memory.retrieval import Catalog, Entry, texts_of
from self_evolving_agent.ports import Embedder

PROBES = json.loads((Path(__file__).parents[2] / "data" / "retrieval_probes.json").read_text())
FUNCTION_WORDS = """
    a an and are as at be by can do does did each for from had has have how i in into is it its many may me much my of
    on one or other out so such that the them there these this to two was what when where which who whose will with
"""


class Found(NamedTuple):
    first: float
    in_five: float


def beginnings(text: str) -> set[str]:
    """Give the first five letters of every word that carries meaning: `words` and `word` are one, and not shared."""
    return {word[:5] for word in re.findall(r"[^\W_]+", text.lower()) if word not in FUNCTION_WORDS.split()}


def entries(rng: np.random.Generator | None) -> list[Entry]:
    """Give the tools, each with a record drawn by chance, or all with the same."""
    return [
        Entry(
            key=tool["name"],
            texts=(f"{tool['name'].replace('_', ' ')}: {tool['description']}", tool["description"]),
            rate=rng.random() if rng else 0.5,
            uses=int(rng.integers(50)) if rng else 0,
        )
        for tool in PROBES["tools"]
    ]


async def found_by(embedder: Embedder, kind: str, records: Sequence[np.random.Generator | None] = (None,)) -> Found:
    """Ask for every tool, once with each kind of records, and give the shares that were found."""
    table = np.stack(await embedder.embed(texts_of(entries(None))))
    asked = await embedder.embed([probe["text"] for probe in PROBES[kind]])
    places = []
    for rng in records:
        catalog = Catalog(entries(rng), table)
        for probe, vector in zip(PROBES[kind], asked, strict=True):
            best = [hit.key for hit in catalog.top(vector, 5)]
            places.append(best.index(probe["tool"]) if probe["tool"] in best else 5)
    return Found(first=places.count(0) / len(places), in_five=1 - places.count(5) / len(places))


def test_no_paraphrase_shares_a_word_with_its_tool() -> None:
    told = {tool["name"]: f"{tool['name']} {tool['description']}" for tool in PROBES["tools"]}

    assert len(PROBES["paraphrases"]) >= 30
    assert len(told) >= 40
    assert all(not beginnings(probe["text"]) & beginnings(told[probe["tool"]]) for probe in PROBES["paraphrases"])


async def test_a_tool_is_among_the_first_five_for_words_that_it_does_not_use() -> None:
    found = await found_by(LocalEmbedder(MiniLM), "paraphrases")

    assert found.in_five >= 0.90
    assert found.first >= 0.75


@pytest.mark.slow
async def test_records_drawn_by_chance_hardly_push_the_right_tool_out() -> None:
    records = [np.random.default_rng(seed) for seed in range(20)]

    found = await found_by(LocalEmbedder(MiniLM), "paraphrases", records)

    assert found.in_five >= 0.90
    assert found.first >= 0.70


@pytest.mark.parametrize("embedder", [LocalEmbedder(MiniLM), LexicalEmbedder()], ids=["onnx", "lexical"])
async def test_a_tool_is_among_the_first_five_for_words_that_it_uses(embedder: Embedder) -> None:
    assert (await found_by(embedder, "plain")).in_five >= 0.95
