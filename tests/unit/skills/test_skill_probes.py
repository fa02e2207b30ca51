"""How well near and far tasks are told apart by meaning, over tests/data/skill_probes.json."""

import json
from pathlib import Path

import numpy as np

from self_evolving_agent.embedders.local import LocalEmbedder
from self_evolving_agent.embedders.minilm import MiniLM
from self_evolving_agent.skills.offering import NEAR_ENOUGH

PROBES = json.loads((Path(__file__).parents[2] / "data" / "skill_probes.json").read_text())


async def test_most_tasks_find_the_advice_of_their_sort_and_one_in_a_hundred_another():
    embedder = LocalEmbedder(MiniLM)
    tasks = [(number, task) for number, probe in enumerate(PROBES) for task in probe["near"]]
    asked = np.stack(await embedder.embed([task for _, task in tasks]))
    near: list[bool] = []
    far: list[bool] = []
    for number, probe in enumerate(PROBES):
        skill = np.stack(await embedder.embed((probe["advice"], probe["about"])))
        found = (asked @ skill.T).max(axis=1) >= NEAR_ENOUGH
        for (own, _), is_found in zip(tasks, found, strict=True):
            (near if own == number else far).append(bool(is_found))
    assert sum(near) / len(near) >= 0.85
    assert sum(far) / len(far) <= 0.01
