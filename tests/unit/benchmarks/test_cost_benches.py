import json
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from benchmarks.cost.by_hand import MODEL_CALLS, PROGRAMS, Script
from benchmarks.cost.calls_bench import PAIRS, ask
from benchmarks.cost.concurrency_bench import lost
from benchmarks.cost.fake_model import TASK, answer, tokens
from benchmarks.cost.figures import figure
from benchmarks.cost.prompts_bench import TOOLS, know_tools
from benchmarks.cost.table import markdown
from benchmarks.cost.work import settle

from self_evolving_agent.bootstrap import open_store
from self_evolving_agent.events import Event, ModelCalled, RunFinished, RungSettled, RunStarted, Stamp
from self_evolving_agent.models import PromptId, Report, Usage
from self_evolving_agent.sandboxes.select import choose_sandbox


def test_the_script_written_by_hand_makes_the_calls_and_runs_the_programs_that_it_is_said_to(tmp_path: Path):
    asked: list[object] = []

    def reply(request: httpx.Request) -> httpx.Response:
        body = json.loads(request.content)
        asked.append(body)
        return httpx.Response(200, json={"message": {"content": answer(body)}})

    ran = tmp_path / "ran"
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\necho "$@" >> "{ran}"\nexec "{sys.executable}" -S "$@"\n')
    python.chmod(0o700)
    client = httpx.Client(base_url="http://model", transport=httpx.MockTransport(reply))
    with client, ThreadPoolExecutor(2) as threads:
        source = Script(client, "any", str(python), threads).solve(TASK, tmp_path)

    assert (len(asked), len(ran.read_text().splitlines())) == (MODEL_CALLS, PROGRAMS)
    assert "def is_prime(n)" in source
    assert "assert is_prime(97) == True" in (tmp_path / "test_solution.py").read_text()


def test_the_fake_model_counts_the_tokens_of_all_messages():
    assert tokens({"messages": [{"content": "twelve chars"}, {"content": "four"}]}) == 4


def test_a_home_that_is_settled_has_no_blobs_and_the_folders_for_all_of_them(tmp_path: Path):
    with closing(open_store(tmp_path)) as store:
        store.blobs.put(b"something")

    settle(tmp_path)

    assert len([*(tmp_path / "blobs").iterdir()]) == 256
    assert not [*(tmp_path / "blobs").glob("*/*")]


def test_a_ratio_of_hundredths_is_shown_with_more_digits():
    assert " 0.0042 | ≤ 0.01 | met |" in markdown([figure("x", [4.2], [1000.0], goal=0.01)], {})


def test_tools_enough_for_the_prompts_are_told_apart(tmp_path: Path):
    know_tools(tmp_path, TOOLS)

    with closing(open_store(tmp_path)) as store:
        tools = store.memory.current().tools.values()
    assert len({tool.version.does for tool in tools}) == TOOLS


CALLED = ModelCalled(prompt_id=PromptId(name="any", version=1), prompt="0" * 64)
ALL = (
    RunStarted(task="any", sandbox=""),
    CALLED,
    RunFinished(task="any", domain="coding", success=True, usage=Usage()),
)


def _done(run_id: str) -> Report:
    named = dict.fromkeys(("answer", "provider", "model", "sandbox"), "")
    return Report(run_id=run_id, task="any", domain="coding", success=True, usage=Usage(model_calls=1), **named)


def _home(folder: Path, **runs: tuple[Event, ...]) -> Path:
    with closing(open_store(folder)) as store:
        prompt = store.blobs.put(b"any prompt")
        for run_id, events in runs.items():
            told = [e.model_copy(update={"prompt": prompt}) if isinstance(e, ModelCalled) else e for e in events]
            store.log.append(Stamp(run_id=run_id, node="", provider="", model=""), told)
    return folder


def test_nothing_is_lost_where_all_runs_stand_in_the_log(tmp_path: Path):
    assert lost(_home(tmp_path, one=ALL, two=ALL), [_done("one"), _done("two")]) == ""


@pytest.mark.parametrize("left_out", ALL, ids=lambda event: event.type)
def test_an_event_that_a_run_should_have_left_is_missed(tmp_path: Path, left_out: Event):
    home = _home(tmp_path, one=ALL, two=tuple(event for event in ALL if event is not left_out))

    assert "of two the log has" in lost(home, [_done("one"), _done("two")])


def test_runs_that_left_different_events_are_told(tmp_path: Path):
    home = _home(tmp_path, one=ALL, two=(*ALL, RungSettled(model_name="any", rung="json")))

    assert "different events" in lost(home, [_done("one"), _done("two")])


def test_a_blob_that_is_gone_is_told(tmp_path: Path):
    home = _home(tmp_path, one=ALL)
    settle(home)

    assert "the log does not hold" in lost(home, [_done("one")])


def test_a_memory_that_the_log_does_not_give_is_told(tmp_path: Path):
    home = _home(tmp_path, one=ALL)
    memory = json.loads((home / "memory.json").read_text())
    (home / "memory.json").write_text(json.dumps(memory | {"rungs": {"any": "json"}}))

    assert "memory.json" in lost(home, [_done("one")])


@pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")
async def test_a_task_like_one_that_left_a_tool_takes_one_model_call():
    asked = await ask(PAIRS[0], await choose_sandbox("auto"))

    assert asked.first[0] == "tools.spec"
    assert asked.second == ("tools.fill",)
