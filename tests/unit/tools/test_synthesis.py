import json
import sys
from collections.abc import Sequence

import pytest

from fakes_models import ScriptedProvider, happened, tagged
from self_evolving_agent.deps import Deps
from self_evolving_agent.events import ExampleDisputed, ReplyRejected
from self_evolving_agent.models import Call, Check, ModelReply, ModelRequest, Tool, ToolSpec
from self_evolving_agent.tools.naming import name_refusal
from self_evolving_agent.tools.synthesis import HINTS, MOST_REPAIRS, Rejected, synthesize, with_free_name
from tool_worlds import CLAMP, a_tool, a_world, bubblewrap, examples

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")

TESTS = (
    "clamp(5, 0, 10) == 5",
    "clamp(-3, 0, 10) == 0",
    "clamp(99, 2, 10) == 10",
    "clamp(3, 4, 6) == 4",
    "clamp(7, 0, 6) == 6",
)
WRONG = "clamp(8, 0, 3) == 8"
OTHER = "def clamp(x: int, lo: int, hi: int) -> int:\n    return sorted((lo, x, hi))[1]\n"
BROKEN = "def clamp(x: int, lo: int, hi: int) -> int:\n    return min(hi, x)\n"
LOWEST = "def clamp(x: int, lo: int, hi: int) -> int:\n    return lo\n"
LAZY = "def clamp(x: int, lo: int, hi: int) -> int:\n    return x\n"
LOOPING = "def clamp(x: int, lo: int, hi: int) -> int:\n    while True:\n        x = lo\n"
DECLINED = "I'm sorry, I can't help with that."


def spec(*tests: str, stated: Sequence[str] = ()) -> ToolSpec:
    told = tuple(check.model_copy(update={"origin": "user"}) for check in examples(*stated))
    return a_tool(tests=()).spec.model_copy(update={"examples": (*told, *examples(*(tests or TESTS)))})


def fenced(source: str) -> str:
    return f"```python\n{source}```" if "def " in source else source


def writing(
    first: str = CLAMP,
    second: str = OTHER,
    third: str = DECLINED,
    repairs: Sequence[str] = (),
    more: Sequence[str] = (),
    *,
    right: str = "",
) -> ScriptedProvider:
    """A model that writes these programs: at first, twice apart from that, and after it was told of a failure.

    Asked which of two values is right it says `right`, or else the first in either order.
    """
    apart = (first, second, third)

    def preferred(request: ModelRequest) -> str:
        return json.dumps({"better": "B" if right and tagged(request, "value_b") == right else "A"})

    def repaired(request: ModelRequest) -> str:
        return fenced(repairs[min(request.seed - 11, len(repairs) - 1)])

    return ScriptedProvider(
        {
            "tools.implement": lambda request: fenced(apart[request.seed]),
            "tools.implement.repair": repaired,
            "tools.more_tests": json.dumps({"tests": [f"assert {test}" for test in more]}),
            "judge.value": preferred,
        }
    )


async def made(wanted: ToolSpec, model: ScriptedProvider) -> tuple[Tool | Rejected, Deps]:
    deps = a_world(model, sandbox=bubblewrap())
    return await synthesize(wanted, deps), deps


async def accepted(wanted: ToolSpec, model: ScriptedProvider) -> tuple[Tool, Deps]:
    tool, deps = await made(wanted, model)
    assert isinstance(tool, Tool), tool
    return tool, deps


async def refused(wanted: ToolSpec, model: ScriptedProvider) -> tuple[Rejected, Deps]:
    found, deps = await made(wanted, model)
    assert isinstance(found, Rejected)
    return found, deps


def asked(model: ScriptedProvider) -> list[str]:
    return [request.prompt.name.removeprefix("tools.") for request in model.requests]


def disputed_in(deps: Deps) -> list[tuple[str, str]]:
    return [(event.example.name, event.observed) for event in happened(deps, ExampleDisputed)]


async def test_code_that_holds_is_taken_after_one_call_of_the_model():
    model = writing()
    tool, deps = await accepted(spec(), model)
    assert (tool.name, tool.source, tool.disputed) == ("clamp", CLAMP, ())
    assert tool.killed >= 0.7 * tool.mutants > 0
    assert tool.spec == spec()
    assert asked(model) == ["implement"]
    assert disputed_in(deps) == []


async def test_the_author_of_the_code_never_sees_the_examples():
    model = writing(first=LOWEST, second=BROKEN, repairs=[CLAMP])
    await accepted(spec(), model)
    for request in model.asked("tools.implement"):
        text = request.messages[-1].content
        assert "Limit x to the range from lo to hi." in text
        assert not any(test.partition(" == ")[0] in text for test in TESTS)


async def test_the_two_implementations_are_written_apart():
    model = writing(first=BROKEN, second=CLAMP)
    await accepted(spec(), model)
    one, other = (request.messages[-1].content for request in model.asked("tools.implement"))
    assert HINTS[0] in one
    assert HINTS[1] in other
    assert "min(hi, x)" not in other


async def test_imports_that_the_code_forgot_are_added():
    first = "def clamp(x: int, lo: int, hi: int) -> int:\n    return int(math.floor(max(lo, min(hi, x))))\n"
    tool, _ = await accepted(spec(), writing(first=first))
    assert tool.source.startswith("import math\n")


async def test_of_two_implementations_the_one_that_holds_is_taken_and_no_example_is_disputed():
    model = writing(first=BROKEN, second=CLAMP)
    tool, deps = await accepted(spec(), model)
    assert (tool.source, tool.disputed) == (CLAMP, ())
    assert disputed_in(deps) == []
    assert asked(model) == ["implement", "implement"]


async def test_an_example_that_two_implementations_agree_against_is_set_aside_with_an_event_and_never_edited():
    tool, deps = await accepted(spec(*TESTS, WRONG), writing())
    assert tool.disputed == (WRONG,)
    assert tool.spec.examples == spec().examples
    assert disputed_in(deps) == [(WRONG, "3")]
    (event,) = happened(deps, ExampleDisputed)
    assert event.example == examples(WRONG)[0]


async def test_the_version_in_dispute_is_that_of_the_examples_that_stand():
    plain, _ = await accepted(spec(), writing())
    disputed, _ = await accepted(spec(*TESTS, WRONG), writing())
    assert disputed.version == plain.version


async def test_what_the_user_states_is_beyond_dispute():
    model = writing(repairs=[OTHER, BROKEN, LAZY])
    rejected, deps = await refused(spec(stated=[WRONG]), model)
    assert rejected.refusal.reason == "fails_examples"
    assert WRONG.partition(" == ")[0] in rejected.refusal.detail
    assert disputed_in(deps) == []


async def test_implementations_that_fail_an_example_in_different_ways_dispute_nothing():
    rejected, deps = await refused(spec(), writing(first=BROKEN, second=LOWEST, repairs=[BROKEN]))
    assert disputed_in(deps) == []
    assert rejected.refusal.reason == "fails_examples"


CRASHING = "def clamp(x: int, lo: int, hi: int) -> int:\n    return [][x] if x == 8 else max(lo, min(hi, x))\n"
REFUSING = (
    "def clamp(x: int, lo: int, hi: int) -> int:\n    if x == 8:\n        raise ValueError('no eight')\n"
    "    return max(lo, min(hi, x))\n"
)


async def test_a_third_that_agrees_with_one_of_two_that_differ_settles_a_wrong_example():
    model = writing(second=BROKEN.replace("min(hi, x)", "hi + x"), third=OTHER)
    tool, deps = await accepted(spec(*TESTS, WRONG), model)
    assert (tool.source, tool.disputed) == (CLAMP, (WRONG,))
    assert disputed_in(deps) == [(WRONG, "3")]
    assert asked(model) == ["implement", "implement", "implement"]


@pytest.mark.parametrize(
    "second", [DECLINED, "def clamp(x: int, lo: int, hi: int) -> int:\n    return clam(x)\n", LOOPING]
)
async def test_a_third_stands_in_for_one_that_does_not_run(second):
    tool, deps = await accepted(spec(*TESTS, WRONG), writing(second=second, third=OTHER))
    assert (tool.source, disputed_in(deps)) == (CLAMP, [(WRONG, "3")])


async def test_the_third_sees_neither_the_examples_nor_the_others():
    model = writing(second=DECLINED, third=OTHER)
    await accepted(spec(*TESTS, WRONG), model)
    requests = model.asked("tools.implement")
    assert [(request.seed, request.temperature) for request in requests] == [(0, 0.2), (1, 0.7), (2, 0.8)]
    told = requests[2].messages[-1].content
    assert HINTS[2] in told
    assert not any(shown in told for shown in ("clamp(8", "max(lo", HINTS[0], HINTS[1]))


async def test_one_that_holds_is_taken_from_the_third_and_nothing_is_disputed():
    model = writing(first=BROKEN, second=LOWEST, third=CLAMP)
    tool, deps = await accepted(spec(), model)
    assert (tool.source, disputed_in(deps)) == (CLAMP, [])
    assert asked(model) == ["implement", "implement", "implement"]


async def test_the_same_program_written_twice_is_one_voice_and_another_is_asked_for():
    model = writing(second=f"# again\n{CLAMP}", third=OTHER)
    tool, deps = await accepted(spec(*TESTS, WRONG), model)
    assert (tool.source, disputed_in(deps)) == (CLAMP, [(WRONG, "3")])
    assert asked(model) == ["implement", "implement", "implement"]


async def test_the_same_program_written_three_times_disputes_nothing_by_itself():
    model = writing(first=BROKEN, second=BROKEN, third=f"# again\n{BROKEN}", repairs=[DECLINED])
    rejected, deps = await refused(spec(), model)
    assert disputed_in(deps) == []
    assert (rejected.refusal.reason, rejected.source) == ("fails_examples", BROKEN)
    written = [name for name in asked(model) if name != "judge.value"]
    assert written == ["implement"] * 3 + ["implement.repair"] * MOST_REPAIRS


async def test_an_example_that_one_program_contradicts_time_and_again_is_looked_at_once_more():
    model = writing(first=OTHER, second=OTHER, third=OTHER, right="3")
    tool, deps = await accepted(spec(*TESTS, WRONG), model)
    assert disputed_in(deps) == [(WRONG, "3")]
    assert tool.disputed == (WRONG,)
    assert asked(model) == ["implement"] * 3 + ["judge.value"] * 2


async def test_on_a_second_look_an_example_that_the_model_affirms_stands():
    model = writing(first=OTHER, second=OTHER, third=OTHER, right="8", repairs=[DECLINED])
    rejected, deps = await refused(spec(*TESTS, WRONG), model)
    assert (rejected.refusal.reason, disputed_in(deps)) == ("fails_examples", [])


async def test_what_the_user_states_is_not_looked_at_again():
    model = writing(first=OTHER, second=OTHER, third=OTHER, right="3", repairs=[DECLINED])
    await refused(spec(*TESTS, stated=[WRONG]), model)
    assert model.asked("judge.value") == []


async def test_where_two_agree_against_the_user_no_third_is_asked_and_the_code_is_repaired():
    model = writing(repairs=[BROKEN])
    await refused(spec(stated=[WRONG]), model)
    assert asked(model) == ["implement"] * 2 + ["implement.repair"] * MOST_REPAIRS


async def test_what_the_user_states_stands_against_three():
    third = OTHER.replace("sorted((lo, x, hi))[1]", "lo if x < lo else hi if x > hi else x")
    model = writing(second=DECLINED, third=third, repairs=[BROKEN])
    rejected, deps = await refused(spec(stated=[WRONG]), model)
    assert rejected.refusal.reason == "fails_examples"
    assert disputed_in(deps) == []


async def test_crashing_alike_is_no_agreement():
    again = CRASHING.replace("max(lo, min(hi, x))", "sorted((lo, x, hi))[1]")
    _, deps = await made(spec(*TESTS, WRONG), writing(first=CRASHING, second=again, repairs=[CRASHING]))
    assert disputed_in(deps) == []


async def test_refusing_an_argument_on_purpose_is_agreement():
    again = REFUSING.replace("max(lo, min(hi, x))", "sorted((lo, x, hi))[1]")
    _, deps = await made(spec(*TESTS, WRONG), writing(first=REFUSING, second=again, repairs=[REFUSING]))
    assert disputed_in(deps) == [(WRONG, "ValueError: no eight")]


async def test_returning_the_same_where_an_error_was_expected_is_agreement():
    raises = Check(name="clamp(1, 9, 2) raises", call=Call(function="clamp", args=(1, 9, 2)), raises="KeyError")
    first = CLAMP.replace("max(lo, min(hi, x))", "min(hi, max(lo, x))")
    second = f"{first.partition('return')[0]}x = max(lo, x)\n    return min(hi, x)\n"
    wanted = spec().model_copy(update={"examples": (*spec().examples, raises)})
    tool, deps = await accepted(wanted, writing(first=first, second=second))
    assert disputed_in(deps) == [(raises.name, "2")]
    assert tool.disputed == (raises.name,)
    assert tool.spec.errors == ()


REFUSING_TOO = REFUSING.replace("max(lo, min(hi, x))", "sorted((lo, x, hi))[1]")


@pytest.mark.parametrize(
    ("raised", "expected", "is_disputed"),
    [
        ("ValueError", "KeyError", True),
        ("OverflowError", "ValueError", True),
        ("ValueError", "LookupError", True),
        ("KeyError", "LookupError", False),
    ],
)
async def test_refusing_a_call_on_purpose_with_another_error_than_the_expected_one_is_agreement(
    raised, expected, is_disputed
):
    raises = Check(name="clamp(8, 0, 3) raises", call=Call(function="clamp", args=(8, 0, 3)), raises=expected)
    wanted = spec().model_copy(update={"examples": (*spec().examples, raises)})
    programs = [program.replace("ValueError", raised) for program in (REFUSING, REFUSING_TOO)]
    _, deps = await made(wanted, writing(first=programs[0], second=programs[1]))
    assert disputed_in(deps) == ([(raises.name, f"{raised}: no eight")] if is_disputed else [])


async def test_crashing_alike_where_another_error_was_expected_is_no_agreement():
    raises = Check(name="clamp(8, 0, 3) raises", call=Call(function="clamp", args=(8, 0, 3)), raises="ValueError")
    wanted = spec().model_copy(update={"examples": (*spec().examples, raises)})
    again = CRASHING.replace("max(lo, min(hi, x))", "sorted((lo, x, hi))[1]")
    model = writing(first=CRASHING, second=again, repairs=[REFUSING])
    tool, deps = await accepted(wanted, model)
    assert disputed_in(deps) == []
    assert (tool.source, tool.spec.errors) == (REFUSING, ("ValueError",))
    assert "clamp(8, 0, 3) gave IndexError" in tagged(model.asked("tools.implement.repair")[0], "failure")


async def test_the_author_is_told_which_error_is_wanted_and_not_for_which_arguments():
    raises = Check(name="clamp(8, 0, 3) raises", call=Call(function="clamp", args=(8, 0, 3)), raises="ValueError")
    model = writing(first=REFUSING)
    tool, _ = await accepted(spec().model_copy(update={"examples": (*spec().examples, raises)}), model)
    assert "with pytest.raises(ValueError):\n        clamp(8, 0, 3)" in tool.tests
    (request,) = model.asked("tools.implement")
    assert "ValueError" in request.messages[-1].content
    assert "8" not in request.messages[-1].content


MOSTLY_WRONG = (*TESTS[:2], WRONG, "clamp(9, 0, 3) == 9")


NARROW = "def clamp(x: int, lo: int, hi: int) -> int:\n    return {5: 5, -3: 0, 8: 3, 9: 3}.get(x, hi - lo)\n"
"""Agrees with CLAMP on the examples, and on little else."""


async def test_where_too_few_stand_two_programs_that_agree_widely_give_the_examples_and_the_model_is_not_asked():
    model = writing()
    tool, deps = await accepted(spec(*MOSTLY_WRONG), model)
    assert sorted(disputed_in(deps)) == [(WRONG, "3"), (MOSTLY_WRONG[3], "3")]
    assert tool.spec.examples[:2] == spec().examples[:2]
    added = tool.spec.examples[2:]
    assert added[0].name == "clamp(8, 0, 3) == 3"
    assert {check.origin for check in added} == {"program"}
    assert all(check.counts for check in added)
    assert asked(model) == ["implement", "implement"]


async def test_where_two_agree_on_little_but_the_examples_more_are_asked_for_once():
    model = writing(second=NARROW, more=[*TESTS[2:], WRONG, MOSTLY_WRONG[3]])
    tool, deps = await accepted(spec(*MOSTLY_WRONG), model)
    assert sorted(disputed_in(deps)) == [(WRONG, "3"), (MOSTLY_WRONG[3], "3")]
    assert tool.spec.examples == spec().examples
    assert asked(model) == ["implement", "implement", "more_tests"]


async def test_what_is_added_can_be_disputed_too():
    model = writing(second=NARROW, more=[*TESTS[2:], "clamp(8, 0, 3) == 5", "clamp(9, 1, 3) == 9"])
    tool, deps = await accepted(spec(*MOSTLY_WRONG), model)
    assert tool.disputed == (WRONG, MOSTLY_WRONG[3], "clamp(9, 1, 3) == 9")
    assert len(disputed_in(deps)) == 3


async def test_with_fewer_than_three_standing_after_that_the_tool_is_rejected():
    model = writing(second=NARROW, more=["clamp(8, 1, 3) == 6", "clamp(5, 0, 6) == 7"])
    rejected, _ = await refused(spec(*MOSTLY_WRONG), model)
    assert rejected.refusal.reason == "too_few_examples"
    assert rejected.source in {CLAMP, NARROW}
    assert asked(model) == ["implement", "implement", "more_tests"]


async def test_code_that_fails_is_repaired_and_told_what_failed():
    model = writing(first=BROKEN, second=LOWEST, repairs=[CLAMP])
    tool, _ = await accepted(spec(), model)
    assert tool.source == CLAMP
    assert asked(model) == ["implement"] * 3 + ["implement.repair"]
    (told,) = model.asked("tools.implement.repair")
    assert tagged(told, "program") == BROKEN.strip()
    assert "clamp(-3, 0, 10) gave -3, expected 0" in tagged(told, "failure")


async def test_after_four_programs_the_best_attempt_is_rejected_with_its_fault():
    model = writing(first=LAZY, second=LOWEST, repairs=[BROKEN, CLAMP])
    rejected, _ = await refused(spec(), model)
    assert len(model.requests) == 4
    assert rejected.source == BROKEN
    assert rejected.refusal.reason == "fails_examples"


async def test_the_same_program_is_never_run_again():
    model = writing(first=BROKEN, second=LOWEST, repairs=[f"# once more\n{BROKEN}"])
    _, deps = await refused(spec(), model)
    ran = list(deps.journal.log.read(types=("sandbox.ran",)))
    assert len(ran) == 4  # two implementations, twice each


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        ("import os\n\ndef clamp(x: int, lo: int, hi: int) -> int:\n    return max(lo, min(hi, x))\n", "impure"),
        ("def limit(x: int, lo: int, hi: int) -> int:\n    return max(lo, min(hi, x))\n", "name_mismatch"),
        (
            "def clamp(value: int, low: int, high: int) -> int:\n    return max(low, min(high, value))\n",
            "name_mismatch",
        ),
        ("def clamp(x: int, lo: int, hi: int) -> int:\n    return {max(lo, min(hi, x))}\n", "not_json"),
    ],
)
async def test_a_repair_is_told_whatever_speaks_against_the_code(first, reason):
    model = writing(first=first, second=first, repairs=[CLAMP])
    tool, _ = await accepted(spec(), model)
    assert tool.source == CLAMP
    assert tagged(model.asked("tools.implement.repair")[0], "failure").startswith(reason.replace("_", " "))


async def test_a_reply_without_code_counts_as_an_attempt():
    model = writing(first=DECLINED, second=CLAMP)
    tool, deps = await accepted(spec(), model)
    assert tool.source == CLAMP
    assert [event.reason for event in happened(deps, ReplyRejected)] == ["refusal"]


async def test_a_reply_that_was_cut_off_is_no_code():
    model = ScriptedProvider(
        lambda request: ModelReply(text="```python\ndef clamp(x, lo", finish="length" if request.seed == 0 else "stop")
    )
    rejected, _ = await refused(spec(), model)
    assert (rejected.refusal.reason, rejected.source) == ("no_code", "")


GRADE = """\
def grade(points: int) -> str:
    if points >= 90:
        return "A"
    if points >= 80:
        return "B"
    return "C" if points >= 70 else "F"
"""
GRADE_AGAIN = """\
def grade(points: int) -> str:
    for least, mark in ((90, "A"), (80, "B"), (70, "C")):
        if least <= points:
            return mark
    return "F"
"""
WEAK = ("grade(91) == 'A'", "grade(81) == 'B'", "grade(71) == 'C'", "grade(5) == 'F'")
STRONG = ("grade(90) == 'A'", "grade(89) == 'B'", "grade(80) == 'B'", "grade(70) == 'C'", "grade(69) == 'F'")


def grading() -> ToolSpec:
    return a_tool(GRADE, WEAK, does="Give the mark for points.").spec


async def test_weak_tests_are_added_to_once():
    model = writing(first=GRADE, more=STRONG)
    tool, _ = await accepted(grading(), model)
    assert [check.name for check in tool.spec.examples] == [*WEAK, *STRONG]
    assert asked(model) == ["implement", "more_tests"]
    assert "Tell right code from wrong" in model.asked("tools.more_tests")[0].messages[-1].content


async def test_tests_that_stay_weak_are_a_reason_to_reject_the_tool():
    model = writing(first=GRADE, more=["grade(97) == 'A'"], repairs=[GRADE])
    rejected, _ = await refused(grading(), model)
    assert rejected.refusal.reason == "weak_tests"
    assert rejected.source == GRADE
    assert asked(model) == ["implement", "more_tests"]


async def test_a_wrong_example_among_those_that_were_added_is_disputed_and_not_the_end_of_the_tool():
    model = writing(first=GRADE, second=GRADE_AGAIN, more=[*STRONG, "grade(85) == 'A'"])
    tool, deps = await accepted(grading(), model)
    assert tool.disputed == ("grade(85) == 'A'",)
    assert disputed_in(deps) == [("grade(85) == 'A'", "'B'")]
    assert asked(model) == ["implement", "more_tests", "implement"]


async def test_code_that_an_added_example_shows_to_be_wrong_gives_way_to_what_was_written_apart():
    model = writing(first=GRADE.replace("80", "85"), second=GRADE_AGAIN, more=STRONG)
    tool, deps = await accepted(grading(), model)
    assert (tool.source, tool.disputed) == (GRADE_AGAIN, ())
    assert disputed_in(deps) == []


KNOWING = """\
def clamp(x: int, lo: int, hi: int) -> int:
    known = {(5, 0, 10): 5, (-3, 0, 10): 0, (99, 2, 10): 10, (3, 4, 6): 4, (7, 0, 6): 6}
    return known.get((x, lo, hi), 0)
"""


async def test_code_that_knows_its_examples_only_is_repaired_or_rejected():
    rejected, _ = await refused(spec(), writing(first=KNOWING, repairs=[KNOWING]))
    assert rejected.refusal.reason == "fails_held_out_examples"
    tool, _ = await accepted(spec(), writing(first=KNOWING, repairs=[CLAMP]))
    assert tool.source == CLAMP


@pytest.mark.parametrize("name", ["test_clamp", "json", "a__b"])
async def test_a_name_that_no_tool_can_have_is_refused_before_anything_is_written(name):
    model = writing()
    wanted = spec().model_copy(update={"name": name})
    rejected, _ = await refused(wanted, model)
    assert rejected.refusal == name_refusal(name)
    assert model.requests == []


@pytest.mark.parametrize(
    ("name", "free"),
    [
        ("clamp", "clamp"),
        ("limit", "limit_tool"),
        ("cut", "cut_2"),
        ("sorted", "sorted_tool"),
        ("json", "json_tool"),
        ("pytest", "pytest_tool"),
        ("test_clamp", "tool_test_clamp"),
        ("agent_clamp", "tool_agent_clamp"),
        ("a__b", "a_b"),
        ("größe", "gr_e"),
        ("x" * 70, "x" * 40),
    ],
)
def test_a_name_that_is_taken_or_shadows_something_is_changed_before_anything_is_written(name, free):
    tests = [test.replace("clamp", name) for test in TESTS]
    wanted = a_tool(CLAMP.replace("clamp", name), tests).spec
    found = with_free_name(wanted, frozenset({"limit", "cut", "cut_tool"}))
    assert found.name == free
    assert found.signature == f"def {free}(x: int, lo: int, hi: int) -> int"
    assert [(check.name, check.expected) for check in found.examples] == [
        (test.replace("clamp", free), check.expected) for test, check in zip(TESTS, wanted.examples, strict=True)
    ]
    assert all(check.call and check.call.function == free for check in found.examples)
    assert name_refusal(found.name) is None


async def test_a_tool_under_another_name_passes_with_the_examples_of_the_first():
    wanted = with_free_name(spec(), frozenset({"clamp"}))
    tool, _ = await accepted(wanted, writing(first=CLAMP.replace("clamp", "clamp_tool")))
    assert (tool.name, tool.spec.name) == ("clamp_tool", "clamp_tool")


PICKY = (
    "def clamp(x: int, lo: int, hi: int) -> int:\n    if lo > hi:\n        raise ValueError('lo is above hi')\n"
    "    return max(lo, min(hi, x))\n"
)
SWAPPED = "clamp(5, 9, 1) == 5"


async def test_one_program_that_refuses_the_arguments_of_an_example_on_purpose_is_enough_to_set_it_aside():
    model = writing(first=PICKY)
    tool, deps = await accepted(spec(*TESTS, SWAPPED), model)
    assert (tool.source, tool.disputed) == (PICKY, (SWAPPED,))
    assert disputed_in(deps) == [(SWAPPED, "ValueError: lo is above hi")]
    assert asked(model) == ["implement"]


async def test_one_program_that_refuses_what_the_user_states_sets_nothing_aside():
    _, deps = await made(spec(*TESTS, stated=[SWAPPED]), writing(first=PICKY, second=DECLINED, repairs=[PICKY]))
    assert disputed_in(deps) == []


async def test_one_program_that_refuses_nearly_everything_sets_nothing_aside():
    refusing = PICKY.replace("lo > hi", "x != 5")
    _, deps = await made(spec(), writing(first=refusing, second=DECLINED, repairs=[refusing]))
    assert disputed_in(deps) == []


async def test_a_mistake_that_python_itself_refuses_is_no_refusal_on_purpose():
    broken = PICKY.replace("raise ValueError('lo is above hi')", "raise ValueError(f'{lo:q}')")
    _, deps = await made(spec(*TESTS, SWAPPED), writing(first=broken, second=DECLINED, repairs=[broken]))
    assert disputed_in(deps) == []


async def test_values_that_one_of_two_refuses_do_not_keep_them_from_agreeing():
    model = writing(second=PICKY)
    tool, _ = await accepted(spec(*MOSTLY_WRONG), model)
    assert {check.origin for check in tool.spec.examples[2:]} == {"program"}
    assert asked(model) == ["implement", "implement"]


async def test_the_author_is_told_the_task_that_the_tool_is_made_for():
    model = writing()
    await accepted(spec().model_copy(update={"made_for": "Hold 130 between 0 and 100."}), model)
    assert tagged(model.asked("tools.implement")[0], "task") == "Hold 130 between 0 and 100."


async def test_an_error_with_a_plain_remedy_costs_no_second_call_of_the_model():
    clumsy = "def clamp(x: int, lo: int, hi: int) -> int:\n    return int(f'{max(lo, min(hi, x)) / 1:d}')\n"
    model = writing(first=clumsy)
    tool, _ = await accepted(spec(), model)
    assert "int(max(lo, min(hi, x)) / 1):d" in tool.source
    assert asked(model) == ["implement"]


DAYS = "def clamp(x: str) -> int:\n    from datetime import datetime\n    return datetime.strptime(x, '{}').day\n"
IN_WORDS = {"x": "Wed Nov 14 2435"}


def of_days(**made_with: str) -> ToolSpec:
    tests = ("clamp('2023-10-01') == 1", "clamp('2023-09-17') == 17", "clamp('2024-02-29') == 29")
    plain = spec(*tests)
    return plain.model_copy(update={"signature": "def clamp(x: str) -> int", "made_with": made_with})


async def test_a_tool_reads_the_moments_of_its_task_as_they_are_written_and_its_examples_too():
    model = writing(first=DAYS.format("%a %b %d %Y"))
    tool, _ = await accepted(of_days(**IN_WORDS), model)
    assert "'%a %b %d %Y', '%Y-%m-%d'" in tool.source
    assert asked(model) == ["implement"]


async def test_what_breaks_on_the_values_of_its_own_task_is_no_tool_for_it():
    broken = DAYS.format("%Y-%m-%d").replace(".day", ".day + (0 if len(x) < 16 else x)")
    model = writing(first=broken, second=broken, third=broken, repairs=[broken])
    found, _ = await refused(of_days(x="2435-11-14 (Wednesday)"), model)
    assert found.refusal.reason == "fails_examples"
    assert "that is what the task asks" in found.refusal.detail
