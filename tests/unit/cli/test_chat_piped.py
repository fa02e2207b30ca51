"""A chat whose turns come through a pipe: each line is one, and the end of input ends it."""

import json
import stat

import pytest

from cli_program import PRIME, ProgramInProcess, Ran
from home_tools import CLAMP, know
from self_evolving_agent.bootstrap import open_store
from self_evolving_agent.events import StrategyExplored
from storage_samples import learned, scored, stamp, strategy


def explored(key: str, approach: str) -> StrategyExplored:
    tried = strategy(key).model_copy(update={"name": approach, "approach": approach})
    return StrategyExplored(strategy=tried, rate=0.5, plays=0)


def talked(called: ProgramInProcess, *turns: str, options: tuple[str, ...] = ()) -> Ran:
    return called.run("--chat", "--provider", "mock", *options, stdin="\n".join(turns).encode())


def test_each_line_is_a_turn_and_the_end_of_input_leaves(called: ProgramInProcess) -> None:
    ran = talked(called, PRIME, "", "/results")
    assert ran.code == 0
    assert ran.out.startswith("def is_prime")
    assert ran.out.splitlines()[-1].startswith("r1   text")
    assert "learned" in ran.err
    assert "learned" not in ran.out


def test_quiet_gives_answers_alone(called: ProgramInProcess) -> None:
    ran = talked(called, PRIME, options=("--quiet",))
    assert ran.out.startswith("def is_prime")
    assert ran.err == ""


def test_a_chat_gives_no_json(called: ProgramInProcess) -> None:
    ran = called.run("--chat", "--json")
    assert ran.code == 2
    assert ran.json["error"]["type"] == "usage_error"


def test_a_chat_is_gone_on_with_by_its_last_turn_or_how_its_id_begins(called: ProgramInProcess) -> None:
    talked(called, PRIME)
    talked(called, "hello")
    again = talked(called, "/export last.json", options=("--continue",))
    assert 'goes on: "hello", 1 turn' in again.err
    chat = json.loads((called.folder / "last.json").read_text())["chat"]
    named = talked(called, "/results", options=("--resume", chat[:12]))
    assert 'goes on: "hello"' in named.err
    wrong = talked(called, options=("--resume", "zzz"))
    assert wrong.code == 2
    assert "no chat begins with 'zzz'" in wrong.err
    assert f"the latest are {chat[:10]} (1 turn: hello)" in " ".join(wrong.err.split())


def test_nothing_can_be_gone_on_with_where_nothing_was_said(called: ProgramInProcess) -> None:
    ran = talked(called, options=("--continue",))
    assert ran.code == 2
    assert "there is no chat yet" in ran.err


def test_settings_of_a_chat_are_said_and_chosen(called: ProgramInProcess) -> None:
    ran = talked(
        called, "/domain", "/domain Coding", "/domain auto", "/synth", "/synth off", "/think on", "/model", "/models"
    )
    assert ran.out.splitlines() == [
        "domain: auto (each task is classified)",
        "domain: coding",
        "domain: auto (each task is classified)",
        "synth: on (tools are written)",
        "synth: off (known tools are used, none is written)",
        "think: on (where the model can)",
        "model: mock (mock)",
        "* mock  (in memory)",
    ]


def test_the_chosen_domain_is_that_of_the_next_task(called: ProgramInProcess) -> None:
    ran = talked(called, "/domain coding", PRIME)
    assert "classify   coding" in ran.err


@pytest.mark.parametrize(
    ("typed", "message", "hint"),
    [
        ("/tols", "there is no /tols", "did you mean /tools?"),
        ("/strat", "there is no /strat", "did you mean /strategies?"),
        ("/st", "there is no /st", "did you mean /strategies or /stats?"),
        ("/xyzxyz", "there is no /xyzxyz", "/help lists all"),
        ("/tools now", "/tools takes nothing after it", "/tools: tools it has written"),
        ("/show", "/show needs something after it", "/show NAME: a result"),
        ("/domain cooking", "'cooking' is no domain", "there are auto, coding"),
        ("/synth maybe", "'maybe' is neither on nor off", "/synth on, or /synth off"),
        ("/model other", "the mock has no other model", "start Ollama"),
        ("/retry", "there is no task yet to do again", "type one"),
        ("/good", "there is no answer yet to judge", "give it a task first"),
        ("/show zebra", "there is no 'zebra'", "list them"),
        ("/export chat.txt", "chat.txt is neither .md nor .json", "/export FILE.md or /export FILE.json"),
        ("/export no/such/chat.md", "no/such/chat.md cannot be written", "name another file"),
    ],
)
def test_a_wrong_command_says_what_to_do_and_the_chat_goes_on(
    called: ProgramInProcess, typed: str, message: str, hint: str
) -> None:
    ran = talked(called, typed, "/stats")
    assert ran.code == 0
    assert f"error: {message}" in ran.err
    assert hint in " ".join(ran.err.split())
    assert ran.out.startswith("chat      0 turns")


def test_help_names_every_command_and_leaving_ends_it(called: ProgramInProcess) -> None:
    from self_evolving_agent.cli.chat_commands import COMMANDS

    ran = talked(called, "help", "exit", "/stats")
    assert [row.split()[0] for row in ran.out.splitlines()[: len(COMMANDS)]] == list(COMMANDS)
    assert "0 turns" not in ran.out
    assert all(len(row) <= 80 for row in ran.out.splitlines())


def test_a_task_that_begins_with_a_path_is_no_command(called: ProgramInProcess) -> None:
    ran = talked(called, "/etc/hosts has how many lines?")
    assert "there is no /etc" not in ran.err


def test_what_is_known_is_listed_shown_and_forgotten(called: ProgramInProcess) -> None:
    know(called.home, CLAMP)
    store = open_store(called.home)
    store.log.append(stamp(), (explored("k", "Divide and rule"), scored("k"), learned()))
    store.close()
    advice = learned().advice
    ran = talked(
        called, "/tools", "/strategies", "/skills", "/show clamp", "/show divide", f"/show {advice[:12]}",
        "/forget clamp", "/forget divide", f"/forget {advice[:12]}", "/strategies", "/skills", "/stats",
    )  # fmt: skip
    assert "error" not in ran.err
    rows = ran.out.splitlines()
    assert rows[1].startswith("clamp")
    assert "source:" in rows
    assert any(row.startswith("strategy  Divide and rule") for row in rows)
    assert any(row.startswith(f"advice    {advice[:20]}") for row in rows)
    assert "forgotten: the strategy Divide and rule" in rows
    assert "no strategies yet: each task tries some" in rows
    assert any(row.startswith("no advice yet") for row in rows)
    assert "memory    0 tools, 0 routes, 0 pieces of advice, 0 strategies" in rows
    assert "retired" in called.run("--list-tools").out


def test_nothing_is_listed_where_nothing_is_known(called: ProgramInProcess) -> None:
    ran = talked(called, "/tools", "/skills", "/strategies", "/results")
    assert [row.split()[0] for row in ran.out.splitlines() if row.startswith("no ")] == ["no"] * 4


def test_an_answer_is_shown_judged_tried_again_and_forgotten(called: ProgramInProcess) -> None:
    ran = talked(
        called, PRIME, "/good just so", "/good", "/bad", "/retry", "/show last", "/show r1", "/forget r1", "/show r1",
        "/new", "/results",
    )  # fmt: skip
    assert ran.out.count("was good") == 2
    assert ran.out.count("was bad") == 1
    assert "no record changes" in ran.out
    assert ran.out.count("def is_prime") == 4
    assert "kept as r2" in ran.err
    assert "forgotten: r1" in ran.out
    assert "error: there is no 'r1'" in ran.err
    assert ran.out.splitlines()[-1].startswith("no results yet")


def test_a_short_list_is_shown_on_one_line_and_a_long_one_in_full(called: ProgramInProcess) -> None:
    words = ", ".join(f"word{number}" for number in range(20))
    ran = talked(called, "double each of 3, 4", "/show r1", f"sort these words: {words}", "/show r2")
    assert ran.out.splitlines()[1] == "[6, 8]"
    assert ran.out.splitlines()[-22:][:2] == ["[", ' "word0",']


def test_a_question_is_answered_by_the_model_alone(called: ProgramInProcess) -> None:
    ran = talked(called, "/ask who are you?")
    assert ran.out.startswith("I am the mock model")
    assert ran.out.endswith("\n")
    assert "explore" not in ran.err


def test_an_export_holds_what_was_said_and_overwrites_nothing(called: ProgramInProcess) -> None:
    ran = talked(called, PRIME, "hello", "/export chat.md", "/export chat.md", "/export chat.json")
    told = (called.folder / "chat.md").read_text()
    assert "error: chat.md is there already" in ran.err
    assert f"> {PRIME}" in told
    assert "def is_prime" in told
    exported = json.loads((called.folder / "chat.json").read_text())
    assert [turn["said"] for turn in exported["turns"]] == [PRIME, "hello"]
    assert exported["turns"][0]["run_id"] in told
    assert stat.S_IMODE((called.folder / "chat.md").stat().st_mode) == 0o600


def test_nothing_is_judged_without_memory(called: ProgramInProcess) -> None:
    ran = talked(called, PRIME, "/bad", options=("--no-memory",))
    assert "nothing is learned with --no-memory" in ran.err


def test_a_name_that_several_begin_with_is_asked_for_in_full(called: ProgramInProcess) -> None:
    store = open_store(called.home)
    store.log.append(stamp(), (explored("k", "Divide and rule"), explored("l", "Divide in two")))
    store.close()
    ran = talked(called, "/show divide", "/show Divide in two", "/show divde in two")
    assert "several begin with 'divide'" in ran.err
    assert ran.out.splitlines()[0] == "strategy  Divide in two"
    assert "did you mean divide in two?" in ran.err
