"""Tools at the command line, in homes that know some; whatever runs does so in the real sandbox."""

import json
from dataclasses import replace

import pytest

from cli_program import ProgramInProcess
from home_tools import CLAMP, CLAMP_AGAIN, KnownTool, know
from self_evolving_agent.events import CandidatesJudged, Event, RouteLearned, SkillsOffered, ToolUsed
from self_evolving_agent.models import Route, Slot, ToolCall
from storage_samples import explored, finished, learned, scored, stamp, started

ROUTE = Route(
    key="r1",
    tool="clamp",
    literals=("constrain ", " to ", "..", ""),
    slots=tuple(Slot(parameter=name, form="number") for name in ("x", "low", "high")),
)


@pytest.fixture
def program(called: ProgramInProcess) -> ProgramInProcess:
    """Give the program with a home that knows a tool in two versions, both used, and a route to it."""
    know(called.home, CLAMP, then=[*used("100"), RouteLearned(route=ROUTE, texts=("constrain 130 to 0..100",))])
    other = replace(CLAMP, name="other")
    elsewhere = RouteLearned(route=ROUTE.model_copy(update={"key": "r2", "tool": "other"}), texts=())
    know(called.home, CLAMP_AGAIN, other, then=[elsewhere], run_id="run2")
    return called


def used(returned: str, version: str = CLAMP.version) -> tuple[Event, ...]:
    call = ToolCall(name="clamp", version=version, arguments={"x": 130}, origin="call")
    use = ToolUsed(call=call, text="constrain 130 to 0..100", returned=returned, success=True)
    return (use, scored("clamp", subject="tool"))


def test_a_tool_runs_without_a_model_and_gives_its_value_alone(program: ProgramInProcess) -> None:
    ran = program.run("tool", "run", "clamp", "--x", "130", "--low", "-5.5", "--high=10")
    assert (ran.code, ran.out, ran.err) == (0, "10\n", "")
    assert program.run("tool", "run", "clamp", "-7", "-5.5").out == "-5.5\n"


def test_arguments_come_from_stdin_as_json(program: ProgramInProcess) -> None:
    ran = program.run("tool", "run", "clamp", "--json", stdin=b'{"x": "3", "low": 1}')
    assert ran.code == 0
    assert ran.json == {
        "tool": "clamp",
        "version": CLAMP_AGAIN.version,
        "arguments": {"x": 3, "low": 1},
        "success": True,
        "value": 3,
        "answer": "3",
        "error": None,
    }


def test_what_a_tool_raises_is_told_and_ends_1(program: ProgramInProcess) -> None:
    ran = program.run("tool", "run", "clamp", "1", "3", "2")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "error: clamp raised ValueError: low is above high\n"
    told = program.run("tool", "run", "clamp", "1", "3", "2", "--json").json
    assert (told["success"], told["error"]) == (False, {"type": "ValueError", "message": "low is above high"})


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--x", "one", "--low", "1"], "clamp: x: could not convert"),
        (["--x", "1"], "clamp: the argument low is missing"),
        (["--y", "1"], "clamp has no parameter 'y'"),
        ([], "clamp: the argument x is missing"),
    ],
)
def test_arguments_that_do_not_fit_are_told_before_anything_runs(
    program: ProgramInProcess, words: list[str], says: str
) -> None:
    ran = program.run("tool", "run", "clamp", *words)
    assert ran.code == 2
    assert says in ran.err
    assert "sandbox.ran" not in program.run("log").out


def test_a_tool_whose_parameters_are_options_of_the_program_gets_them_after_two_dashes(
    called: ProgramInProcess,
) -> None:
    joins = KnownTool(
        "joins", "def joins(model: str, json: bool)", "def joins(model, json):\n    return model * json", "1"
    )
    know(called.home, joins)
    ran = called.run("tool", "run", "joins", "--", "--model", "--json")
    assert ran.code == 2  # the value of --model is missing
    assert called.run("tool", "run", "joins", "--", "--model", "ab", "--json").out == "ab\n"


def test_a_tool_sees_the_version_of_another_that_it_was_tested_with(called: ProgramInProcess) -> None:
    older = replace(CLAMP, source="def clamp(x, low, high=100):\n    return 'older'\n")
    percent = KnownTool(
        "percent",
        "def percent(x: float)",
        "from clamp import clamp\n\ndef percent(x):\n    return clamp(x, 0)",
        "1",
        imports={"clamp": CLAMP.version},
    )
    know(called.home, older, CLAMP_AGAIN, percent)
    assert called.run("tool", "run", "percent", "7").out == "older\n"
    assert f"imports    clamp {CLAMP.version}\n" in called.run("tool", "show", "percent").out


def test_a_tool_on_a_machine_without_isolation_is_warned_of(program: ProgramInProcess) -> None:
    ran = program.run("tool", "run", "clamp", "1", "2", EXECUTOR_BACKEND="subprocess")
    assert (ran.code, ran.out) == (0, "2\n")
    assert "no isolation" in ran.err


def test_an_unknown_name_is_told_with_what_was_meant(program: ProgramInProcess) -> None:
    for action in ("show", "run", "test", "history", "rollback", "retire", "restore"):
        ran = program.run("tool", action, "clmap")
        assert ran.code == 2
        assert ran.err == "error: there is no tool 'clmap'\nhint: did you mean clamp?\n"
    assert "--list-tools lists them" in program.run("tool", "show", "zzz").err


def test_where_nothing_happened_there_is_no_tool(called: ProgramInProcess) -> None:
    ran = called.run("tool", "run", "clamp", "1")
    assert ran.code == 2
    assert "there is no log" in ran.err
    assert not called.home.exists()


def test_a_tool_is_shown_with_all_that_is_known_of_it(program: ProgramInProcess) -> None:
    ran = program.run("tool", "show", "clamp")
    assert ran.code == 0
    for known in (
        "clamp(x: float, low: float, high: float = 100) -> float",
        "Limit x to the range from low to high.",
        "provisional, rate 0.50, 0 wins in 0 plays",
        "for the task constrain 130 to 0..100 (run run2 by\n           mock-1)",
        "3 examples, 11 of 12 mutants killed, 1 set aside as disputed",
        "disputed   clamp(5, 0, 10) == 4",
        "route      constrain <x> to <low>..<high>",
        "c1a000000001, c1a000000002 (used)",
        "    # once more\n    def clamp(x, low, high=100):",
        "    clamp(5, 1, 3) == 3  (by the model)",
        "    def test_clamp_low():",
    ):
        assert known in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_tool_is_shown_as_json(program: ProgramInProcess) -> None:
    told = program.run("tool", "show", "clamp", "--json").json
    assert (told["version"], told["mutants"], told["killed"]) == (CLAMP_AGAIN.version, 12, 11)
    assert told["made"]["run_id"] == "run2"
    assert [(v["version"], v["uses"]) for v in told["versions"]] == [(CLAMP.version, 1), (CLAMP_AGAIN.version, 0)]
    assert told["routes"] == [{"key": "r1", "template": "constrain <x> to <low>..<high>"}]
    assert told["examples"][0]["expected"] == 3


def test_a_tool_is_tested_again(program: ProgramInProcess) -> None:
    ran = program.run("tool", "test", "clamp")
    assert ran.code == 0, ran.err
    assert ran.out.splitlines() == [
        "holds  clamp(5, 1, 3) == 3",
        "holds  clamp(0, 1, 3) == 1",
        "holds  clamp(2, 1, 3) == 2",
        "holds  test_clamp_low",
        "3 of 3 examples hold, 1 of 1 test pass",
    ]


def test_a_tool_that_holds_no_more_is_found_out(called: ProgramInProcess) -> None:
    know(called.home, replace(CLAMP, source="def clamp(x, low, high=100):\n    return max(low, x)\n"))
    ran = called.run("tool", "test", "clamp")
    assert ran.code == 1
    assert "FAILS  clamp(5, 1, 3) == 3, gave 5\n" in ran.out
    assert "clamp does not hold: fails examples" in ran.err
    told = called.run("tool", "test", "clamp", "--json").json
    assert (told["success"], told["reason"]) == (False, "fails_examples")
    assert [example["passed"] for example in told["examples"]] == [False, True, True]
    assert told["tests"] == [{"name": "test_clamp_low", "outcome": "passed"}]


def test_the_history_tells_versions_with_their_uses_in_order(program: ProgramInProcess) -> None:
    program.run("tool", "retire", "clamp", "too slow")
    rows = program.run("tool", "history", "clamp").out.splitlines()
    assert [row[18:] for row in rows] == [
        "version c1a000000001: 1 use, 1 successful",
        "for the task constrain 130 to 0..100 (run run1 by mock-1)",
        "version c1a000000002 (used): 0 uses, 0 successful",
        "for the task constrain 130 to 0..100 (run run2 by mock-1)",
        "tool clamp retired: too slow",
    ]
    told = program.run("tool", "history", "clamp", "--json").json
    assert told["versions"][0]["uses"] == 1
    assert told["turns"][0]["event"]["why"] == "too slow"


def test_an_earlier_version_is_used_again(program: ProgramInProcess) -> None:
    ran = program.run("tool", "rollback", "clamp")
    assert (ran.code, ran.out) == (0, "tool clamp is at c1a000000001 again\n")
    assert program.run("tool", "run", "clamp", "1", "2", "--json").json["version"] == CLAMP.version
    told = program.run("tool", "rollback", "clamp", CLAMP_AGAIN.version, "--json").json
    assert told == {"tool": "clamp", "version": CLAMP_AGAIN.version, "status": "provisional"}
    assert program.run("tool", "rollback", "clamp", "nosuch").code == 2


def test_a_tool_is_retired_and_brought_back(program: ProgramInProcess) -> None:
    assert program.run("tool", "retire", "clamp", "--json").json["status"] == "retired"
    assert program.run("tool", "retire", "clamp").code == 2
    assert program.run("tool", "run", "clamp", "1", "2").out == "2\n"
    assert program.run("tool", "restore", "clamp").out == "tool clamp is back\n"
    assert program.run("tool", "show", "clamp", "--json").json["status"] == "provisional"
    assert program.run("tool", "restore", "clamp").code == 2


def test_tools_are_listed_the_trusted_first_in_80_columns(called: ProgramInProcess) -> None:
    long = replace(CLAMP, name="clamp_" + "x" * 40, does="A long story. " * 20)
    gone = replace(CLAMP, name="gone")
    know(called.home, long, gone, CLAMP)
    for run in ("run2", "run3", "run4"):
        know(called.home, then=used("100"), run_id=run)
        know(called.home, then=[scored("gone", subject="tool")], run_id=f"{run}0")
    called.run("tool", "retire", "gone")
    head, *rows = called.run("--list-tools").out.splitlines()
    assert head.split() == ["tool", "status", "rate", "wins/plays", "what", "it", "does"]
    assert [row.split()[:4] for row in rows] == [
        ["clamp", "trusted", "0.83", "3/3"],
        ["clamp_xxxxxxxxxxxxxxxxxxxxxxx…", "provisional", "0.50", "0/0"],
        ["gone", "retired", "0.83", "3/3"],
    ]
    assert all(len(row) <= 80 for row in (head, *rows))
    first = called.run("--list-tools", "--json").json["tools"][0]
    assert (first["name"], first["status"], first["rate"], first["version"]) == (
        ("clamp", "trusted", 0.8285, CLAMP.version)
    )


def test_skills_are_listed_by_rate_in_80_columns(called: ProgramInProcess) -> None:
    know(called.home, then=[learned("a"), learned("b").model_copy(update={"advice": "Look twice. " * 20})])
    know(called.home, then=[scored("b", subject="skill")], run_id="run2")
    head, *rows = called.run("--list-skills").out.splitlines()
    assert head.split() == ["rate", "(EMA)", "plays", "advice"]
    assert [row.split()[:3] for row in rows] == [["0.65", "1", "Look"], ["0.50", "0", "Read"]]
    assert all(len(row) <= 80 for row in (head, *rows))
    assert [row["name"] for row in called.run("--list-skills", "--json").json["skills"]] == ["b", "a"]


def test_where_there_are_none_a_list_is_empty(called: ProgramInProcess) -> None:
    for what in ("tools", "skills"):
        ran = called.run(f"--list-{what}", "--json")
        assert (ran.code, ran.json) == (0, {what: []})
        assert called.run(f"--list-{what}").out == ""
    know(called.home, then=[learned("a")])
    assert called.run("--list-tools").err == "no tools yet\n"
    assert called.run("--list-strategies").err == "no strategies yet\n"
    assert called.run("--list-runs").err == "no runs yet that are remembered\n"


def test_feedback_on_a_run_moves_the_record_of_what_answered_it(program: ProgramInProcess) -> None:
    call = ToolCall(name="clamp", version=CLAMP_AGAIN.version, arguments={}, origin="route", route="r1")
    use = ToolUsed(call=call, text="constrain 130 to 0..100", returned="100", success=True)
    judged = CandidatesJudged(winner="tool:clamp", decided_by="evidence", why="")
    know(program.home, then=[started(), use, judged, finished()], run_id="01abcdefghij")
    ran = program.run("feedback", "01abc", "bad", "off by one")
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "noted: run 01abcdefgh was bad",
        "  tool clamp is now at 0.35, provisional",
        "  what tool clamp gave is wrong, nothing is learned from it: constrain 130 to 0..100",
        "  route r1 is used no more: a person said of its answer: bad off by one",
    ]
    assert program.run("tool", "show", "clamp", "--json").json["routes"] == []
    assert "no record changes" in program.run("feedback", "01abc", "bad").out
    changes = program.run("feedback", "01abc", "good", "--json").json["changes"]
    assert [(change["type"], change["name"]) for change in changes] == [
        ("outcome.scored", "clamp"),
        ("tool.judged", "clamp"),
    ]
    assert (changes[0]["outcome"], changes[1]["good"], changes[1]["routes"]) == (1.0, True, ["r1"])
    given = program.run("log", "--type", "feedback.given").out.splitlines()
    assert len(given) == 3
    assert given[0].endswith("run 01abcdefghij was bad off by one")


def test_feedback_tells_what_becomes_of_strategies_and_advice(called: ProgramInProcess) -> None:
    judged = CandidatesJudged(winner="one", decided_by="evidence", why="")
    offered = SkillsOffered(names=("5k111", "forgotten"))
    know(called.home, then=[started(), learned(), explored("one"), offered, judged, finished()])
    know(called.home, then=[started(), judged.model_copy(update={"winner": "lost"}), finished()], run_id="run2")
    assert called.run("feedback", "run1", "good").out.splitlines()[1:] == [
        "  strategy Way one is now at 0.65",
        "  advice Read the header row before the numbers. is now at 0.65",
        "  advice that is forgotten",
    ]
    assert "  strategy lost is no longer remembered\n" in called.run("feedback", "run2", "good").out


def test_last_is_the_run_that_ended_last(called: ProgramInProcess) -> None:
    know(called.home, then=[started()], run_id="c0")
    none = called.run("feedback", "last", "good")
    assert (none.code, "none has ended yet" in none.err) == (2, True), none.err
    know(called.home, then=[started(), finished()], run_id="a1")
    know(called.home, then=[started(), finished()], run_id="b1")
    know(called.home, then=[started()], run_id="c1")
    assert called.run("feedback", "last", "good").out.splitlines()[0] == "noted: run b1 was good"
    assert "run b1 was good" in called.run("log", "--type", "feedback.given").out
    assert called.run("log", "--run", "last").out == called.run("log", "--run", "b1").out


@pytest.mark.parametrize(("words", "says"), [(["nosuch", "bad"], "no run begins"), (["run1", "bad"], "has ended")])
def test_feedback_on_what_is_no_run_is_refused(program: ProgramInProcess, words: list[str], says: str) -> None:
    ran = program.run("feedback", *words)
    assert ran.code == 2
    assert says in ran.err
    assert "feedback.given" not in program.run("log").out


def test_feedback_of_another_word_is_a_usage_error(program: ProgramInProcess) -> None:
    assert program.run("feedback", "run1", "so-so").code == 2


def test_stamps_of_a_person_name_no_model(program: ProgramInProcess) -> None:
    program.run("tool", "retire", "clamp")
    last = json.loads(program.run("log", "export").out.splitlines()[-1])
    assert last["stamp"]["node"] == "person"
    assert (last["stamp"]["provider"], last["stamp"]["model"]) == ("", "")
    assert last["stamp"]["run_id"] != stamp().run_id
