import json

import pytest

from fakes_models import ScriptedProvider, happened, make_deps, tagged
from self_evolving_agent.deps import Choices
from self_evolving_agent.events import ReplyRejected
from self_evolving_agent.models import Check, ModelRequest, ToolSpec
from self_evolving_agent.prompts import tooling
from self_evolving_agent.tools.calls import named
from self_evolving_agent.tools.specs import (
    MOST_EXAMPLES,
    Draft,
    draft_for_rule,
    draft_for_task,
    read_draft,
    with_more_examples,
)
from tool_worlds import CLAMP_TESTS, a_tool, examples

TASK = "constrain a sensor reading of 130 to the range 0..100"
SIGNATURE = "def clamp(x: int, lo: int, hi: int) -> int:"
CALL = "clamp(130, 0, 100)"
MORE = (*CLAMP_TESTS, "clamp(3, 4, 6) == 4")


def reply(**changes: object) -> tooling.SpecReply:
    told = {
        "does": "Limit x to\n the range  from lo to hi.",
        "signature": SIGNATURE,
        "call": CALL,
        "tests": [f"assert {test}" for test in MORE],
        "asked_as": ["keep within  bounds", " "],
    }
    return tooling.SpecReply.model_validate(told | changes)


def for_task() -> Draft:
    """The draft of the usual reply to the usual task."""
    draft = drafted()
    return draft.with_spec(draft.spec.model_copy(update={"made_for": TASK}))


def drafted(text: str = TASK, **changes: object) -> Draft:
    draft = read_draft(reply(**changes), text)
    assert isinstance(draft, Draft), draft
    return draft


def refused(text: str = TASK, **changes: object) -> str:
    found = read_draft(reply(**changes), text)
    assert isinstance(found, str)
    return found


def names_of(draft: Draft) -> list[str]:
    return [check.name for check in draft.spec.examples]


def test_a_draft_has_what_the_tool_does_and_its_examples_before_any_code():
    draft = drafted()
    assert draft.spec == ToolSpec(
        name="clamp",
        signature="def clamp(x: int, lo: int, hi: int) -> int",
        does="Limit x to the range from lo to hi.",
        examples=examples(*MORE),
        asked_as=("keep within bounds",),
        made_with={"x": 130, "lo": 0, "hi": 100},
    )
    assert draft.arguments == {"x": 130, "lo": 0, "hi": 100}


@pytest.mark.parametrize(
    ("told", "general"),
    [
        ("Limit 130 to the range 0..100.", "Limit x to the range lo..hi."),
        ("The value of 130 limited to 0 and 100 is 100.", "The value of x limited to lo and hi."),
        ("Limit x to a range from 0 to 1000 or 130.5.", "Limit x to a range from 0 to 1000 or 130.5."),
        ("Limit x to the range that begins at -1", "Limit x to the range that begins at -1"),
    ],
)
def test_what_was_said_of_the_tasks_own_values_is_said_of_the_arguments(told, general):
    assert drafted(does=told).spec.does == general


def test_quoted_texts_of_the_task_become_arguments_in_what_the_tool_does_and_words_stay():
    draft = drafted(
        "count the letter 'a' in 'banana'",
        does="Count a letter 'a' in a word, as in banana.",
        signature="def count(letter: str, word: str) -> int:",
        call="count('a', 'banana')",
        tests=["count('b', 'bob') == 2", "count('x', 'bob') == 0", "count('o', 'ooo') == 3", "count('o', 'bo') == 1"],
    )
    assert draft.spec.does == "Count a letter letter in a word, as in banana."


def test_a_list_that_the_model_sorted_is_called_in_the_order_of_the_task():
    draft = drafted(
        "sort 3, 1, 2",
        signature="def ordered(items: list) -> list:",
        call="ordered([1, 2, 3])",
        tests=["ordered([2, 1]) == [1, 2]", "ordered([5, 4, 3]) == [3, 4, 5]", "ordered([9, 7]) == [7, 9]"],
    )
    assert draft.arguments == {"items": [3, 1, 2]}


def test_what_a_model_wrote_of_a_task_states_no_example_of_the_person():
    said = f"{TASK}, as in this text: "
    text = f"{said}clamp(5, 0, 3) == 4"
    stated = read_draft(reply(), text)
    own = read_draft(reply(), text, said)
    assert isinstance(stated, Draft)
    assert isinstance(own, Draft)
    assert "user" in {check.origin for check in stated.spec.examples}
    assert "user" not in {check.origin for check in own.spec.examples}


@pytest.mark.parametrize("call", [CALL, f"assert {CALL}", f"print {CALL}", "clamp(x=130, hi=100, lo=0)"])
def test_the_call_that_answers_the_task_is_read_however_it_is_written(call):
    assert drafted(call=call).arguments == {"x": 130, "lo": 0, "hi": 100}


@pytest.mark.parametrize(
    "call",
    ["", "clamp(131, 0, 100)", "clamp(130, 0, 10)", "clamp(130, 0)", "clamp(130, 0, 130)", "clamp(x, 0, 100)", "130"],
)
def test_a_call_with_anything_that_the_task_does_not_state_answers_nothing(call):
    assert drafted(call=call).arguments is None


@pytest.mark.parametrize(
    "question",
    ["clamp(130, 0, 100) == 100", "clamp(130, lo=0, hi=100) == 130", "clamp(x='130', lo=0, hi=100) == 'a'"],
)
def test_the_tasks_own_call_is_never_an_example_whatever_the_model_believes_of_it(question):
    assert names_of(drafted(tests=[question, *MORE])) == list(MORE)


@pytest.mark.parametrize("call", ["clamp(reading, 0, 100)", "the_answer", "clamp(130)"])
def test_where_the_tasks_own_call_cannot_be_read_a_test_of_its_values_is_no_example_either(call):
    draft = drafted(call=call, tests=["clamp(130, 0, 100) == 7", *MORE])
    assert draft.arguments is None
    assert names_of(draft) == list(MORE)


def test_what_a_person_told_in_a_rule_may_be_an_example():
    rule = "limit x to 0..9, so that 12 becomes 9"
    draft = drafted(rule, call="", tests=["clamp(12, 0, 9) == 9", *MORE])
    assert draft.arguments is None
    assert len(draft.spec.examples) == 5


STATED = "clamp(7, 0, 5) == 5. What is clamp(130, 0, 100)?"


def test_what_the_user_states_comes_first_and_is_of_the_user():
    draft = drafted(STATED, tests=["clamp(7, 0, 5) == 6", *MORE])
    first, *others = draft.spec.examples
    assert (first.name, first.expected, first.origin) == ("clamp(7, 0, 5) == 5", 5, "user")
    assert [check.name for check in others] == list(MORE)


def test_an_example_that_the_user_states_of_another_name_is_one_of_this_function():
    draft = drafted(STATED.replace("clamp", "limit"))
    first = draft.spec.examples[0]
    assert (first.name, first.origin) == ("clamp(7, 0, 5) == 5", "user")
    assert first.call is not None
    assert first.call.function == "clamp"


@pytest.mark.parametrize("text", ["max(3, 4) == 4, limit 130", "limit(1, 2, 3) == 2 and cut(1, 2, 3) == 2"])
def test_examples_of_builtins_or_of_several_other_functions_say_nothing_of_this_one(text):
    assert all(check.origin == "model" for check in drafted(text).spec.examples)


@pytest.mark.parametrize("other", ["max(3, 4) == 4", "limit(7, 5) == 5"])
def test_examples_of_this_function_are_told_from_others_beside_them(other):
    stated = drafted(f"{other} and clamp(7, 0, 5) == 5. Limit 130").spec.examples
    assert [check.name for check in stated if check.origin == "user"] == ["clamp(7, 0, 5) == 5"]


def test_an_example_of_another_name_is_told_from_that_of_a_builtin():
    stated = drafted("max(3, 4) == 4 and limit(7, 0, 5) == 5. Limit 130").spec.examples
    assert [check.name for check in stated if check.origin == "user"] == ["clamp(7, 0, 5) == 5"]


def test_a_function_that_does_not_take_what_the_user_states_is_refused():
    why = refused("clamp(7, 5) == 5. What is clamp(9, 5)?")
    assert "does not take what the task itself states: clamp(7, 5) == 5" in why


@pytest.mark.parametrize(
    ("signature", "why"),
    [
        ("no signature", "this is no signature: no signature"),
        ("def clamp() -> int", "clamp takes no arguments; the values of the task have to be arguments"),
        ("def clamp(x: int) -> None", "clamp returns nothing; it has to return its result"),
        ("def clamp(*values)", "clamp takes no arguments; the values of the task have to be arguments"),
    ],
)
def test_a_function_that_takes_nothing_is_refused(signature, why):
    assert refused(signature=signature) == why


@pytest.mark.parametrize(
    ("parameters", "nameless"), [("x, /, lo, hi", "x"), ("x, *bounds", "*bounds"), ("x, lo, hi, **more", "**more")]
)
def test_a_function_with_arguments_that_no_name_reaches_is_refused(parameters, nameless):
    why = refused(signature=f"def clamp({parameters}) -> int")
    assert why == f"clamp has to take each argument by its name, a list where there may be many; not so: {nameless}"


@pytest.mark.parametrize(
    ("tests", "why"),
    [
        (["clamp(5, 0, 10) == 5", "clamp(-3, 0, 10) == 0"], "too few tests"),
        (["clamp(1, 0, 2) == 1", "clamp(0, 0, 2) == 0", "clamp(2, 0, 2) == 2"], "too few tests"),
        (["clamp(5) == 5", *CLAMP_TESTS[:2]], "it does not call clamp as it is defined: clamp(5) == 5"),
        (["clamp(5) == 5", "assert True", "clamp(9) == 9"], "it does not call clamp as it is defined: clamp(5) == 5"),
        (["assert True", "clamp(5) == 5"], "True"),
        (["limit(5, 0, 9) == 5", *CLAMP_TESTS[:2]], "it does not call clamp as it is defined: limit(5, 0, 9) == 5"),
        (["assert True", *CLAMP_TESTS[:2]], "True"),
        ([f"{CALL} == 100"] * 5, "too few tests"),
        (["clamp(-3, 0, 10) == 0", "clamp(-3, 0, 10) == 10", *CLAMP_TESTS[:1]], "too few tests"),
    ],
)
def test_too_few_examples_that_prove_anything_are_refused_with_the_first_fault(tests, why):
    assert why in refused(tests=tests)


def test_an_example_that_only_turns_the_type_of_its_argument_proves_nothing():
    tests = ["to_int('7') == 7", "to_int('12') == 12", "to_int('0') == 0", "to_int('-4') == -4"]
    assert "too few" in refused(signature="def to_int(text: str) -> int", call="to_int('130')", tests=tests)


def test_of_two_tests_that_contradict_each_other_neither_is_an_example():
    draft = drafted(tests=[*MORE, "clamp(8, 1, 3) == 3", "clamp(8, 1, 3) == 8", "clamp(5, 0, 10) == 5.0"])
    assert names_of(draft) == list(MORE)


def test_one_expected_error_is_an_example_beside_the_results():
    draft = drafted(tests=[*MORE, "clamp(1, 9, 2) raises ValueError", "with pytest.raises(KeyError): clamp(2, 9, 2)"])
    assert names_of(draft) == [*MORE, "clamp(1, 9, 2) raises ValueError"]
    assert draft.spec.examples[-1].counts
    assert draft.spec.errors == ("ValueError",)


def test_an_expected_error_is_not_one_of_the_three_results_that_are_needed():
    assert "too few tests" in refused(tests=[*CLAMP_TESTS[:2], "clamp(1, 9, 2) raises ValueError"])


@pytest.mark.parametrize("test", ["clamp(130, 0, 100) raises ValueError", "clamp(1, 2) raises ValueError"])
def test_an_expected_error_of_the_tasks_own_call_or_of_another_function_is_no_example(test):
    assert names_of(drafted(tests=[*MORE, test])) == list(MORE)


def test_no_more_examples_are_taken_than_a_table_holds():
    tests = [f"clamp({n}, 0, 10) == 10" for n in range(11, 23)]
    stated = " and ".join(f"clamp({n}, 0, 10) == 0" for n in range(-9, 0))
    assert len(drafted(f"{stated}. Now 130", tests=tests).spec.examples) == MOST_EXAMPLES


def answering(*replies: tooling.SpecReply) -> ScriptedProvider:
    def script(request: ModelRequest) -> str:
        return replies[min(request.seed, len(replies) - 1)].model_dump_json()

    return ScriptedProvider({"tools.": script})


async def test_a_spec_is_asked_for_once_where_it_is_good():
    model = answering(reply())
    draft = await draft_for_task(TASK, make_deps(model))
    assert draft == for_task()
    assert [request.prompt.name for request in model.requests] == ["tools.spec"]
    assert tagged(model.requests[0], "values") == "130\n0\n100"


async def test_a_model_is_told_once_what_was_wrong_with_its_spec():
    model = answering(reply(signature="def clamp() -> int"), reply())
    deps = make_deps(model)
    assert await draft_for_task(TASK, deps) == for_task()
    assert "An earlier try was refused: clamp takes no arguments" in model.requests[1].messages[-1].content
    assert [event.reason for event in happened(deps, ReplyRejected)] == ["no_spec"]


async def test_after_two_specs_that_cannot_be_used_there_is_none():
    model = answering(reply(tests=["assert True"]))
    assert await draft_for_task(TASK, make_deps(model)) is None
    assert len(model.requests) == 2


async def test_a_model_that_declines_is_not_asked_again():
    model = ScriptedProvider("I'm sorry, I can't help with that.")
    assert await draft_for_task(TASK, make_deps(model)) is None
    assert len(model.requests) == 1


FIXED = {
    "signature": "def clamp(x: int) -> int",
    "call": "clamp(130)",
    "tests": ["clamp(5) == 5", "clamp(-3) == 0", "clamp(101) == 100", "clamp(200) == 100"],
}


async def test_a_function_that_fixes_values_of_the_task_is_refused_once():
    model = answering(reply(**FIXED), reply())
    draft = await draft_for_task(TASK, make_deps(model))
    assert draft == for_task()
    assert "these values of the task are no arguments: 0, 100" in model.requests[1].messages[-1].content


async def test_a_function_that_fixes_values_of_the_task_a_second_time_is_taken():
    model = answering(reply(**FIXED))
    draft = await draft_for_task(TASK, make_deps(model))
    assert draft is not None
    assert draft.arguments == {"x": 130}
    assert len(model.requests) == 2


async def test_a_spec_without_the_call_that_answers_the_task_is_refused_once():
    model = answering(reply(call=""), reply())
    assert await draft_for_task(TASK, make_deps(model)) == for_task()
    assert "the call does not hold the values" in model.requests[1].messages[-1].content


async def test_many_values_are_not_told_to_the_model_twice():
    model = answering(reply())
    await draft_for_task("the mean of 1 2 3 4 5 6 7 8 9", make_deps(model))
    assert tagged(model.requests[0], "values") == ""


@pytest.mark.parametrize(
    ("task", "told"),
    [
        ("keep those above 10: [2, 30, 4, 5, 6, 7, 8, 9, 11]", "[2, 30, 4, 5, 6, 7, 8, 9, 11]\n10"),
        ("keep those above 10: 2, 30, 4, 5, 6, 7, 8, 9 and 11", "2, 30, 4, 5, 6, 7, 8, 9 and 11\n10"),
        ("add 5 to 7, then 9", "5\n7\n9"),
    ],
)
async def test_a_list_is_told_as_one_value(task, told):
    model = answering(reply())
    await draft_for_task(task, make_deps(model))
    assert tagged(model.requests[0], "values") == told


async def test_a_long_value_is_told_by_a_name_and_the_call_that_gives_the_name_holds_the_value():
    numbers = list(range(101, 116))
    model = answering(
        reply(
            call="clamp(v1)",
            signature="def clamp(x: list[int]) -> int",
            tests=[f"assert clamp({list(range(n))}) == {n}" for n in range(2, 7)],
        )
    )
    draft = await draft_for_task(f"What is the largest of {numbers}?", make_deps(model))
    assert tagged(model.requests[0], "values").startswith("v1 = [101, 102, ")
    assert "and v1 by its name alone" in model.requests[0].messages[-1].content
    assert draft is not None
    assert draft.arguments == {"x": numbers}


async def test_a_rule_may_fix_values():
    model = answering(reply(**FIXED | {"call": ""}))
    draft = await draft_for_rule("limit x to 0..100", make_deps(model))
    assert draft is not None
    assert (draft.spec.signature, draft.arguments) == ("def clamp(x: int) -> int", None)
    assert [request.prompt.name for request in model.requests] == ["tools.spec_of_rule"]


async def test_the_model_hears_which_packages_there_are():
    model = answering(reply())
    await draft_for_task(TASK, make_deps(model, choices=Choices(packages=("numpy",))))
    assert "numpy" in model.requests[0].messages[0].content


SPEC = a_tool(tests=CLAMP_TESTS[:2]).spec


async def more(*tests: str) -> tuple[Check, ...]:
    deps = make_deps({"tools.more_tests": json.dumps({"tests": tests})})
    return (await with_more_examples(SPEC, "", deps)).examples


async def test_more_examples_are_added_to_those_that_stand():
    found = await more("assert clamp(99, 2, 10) == 10", "assert clamp(3, 4, 6) == 4")
    assert found == examples(*CLAMP_TESTS, "clamp(3, 4, 6) == 4")


@pytest.mark.parametrize(
    "test", ["limit(1, 2, 3) == 2", "clamp(1) == 1", "clamp(1, 2, 3, 4) == 2", "no test", "clamp(x, 2, 3) == 3"]
)
async def test_more_examples_that_do_not_call_the_function_as_it_is_defined_are_left_out(test):
    assert await more(test) == SPEC.examples


async def test_an_expected_error_may_be_added_where_there_is_none():
    found = await more("clamp(1, 9, 2) raises ValueError", "clamp(1, 8, 2) raises ValueError")
    assert [check.name for check in found[len(SPEC.examples) :]] == ["clamp(1, 9, 2) raises ValueError"]


async def test_a_model_is_asked_for_one_expected_error_where_bad_input_is_possible():
    model = answering(reply())
    await draft_for_task(TASK, make_deps(model))
    await draft_for_rule("limit x", make_deps(model))
    for request in model.requests:
        assert request.messages[-1].content.count("raises ValueError") == 1


async def test_more_examples_that_repeat_one_are_left_out_and_contradictions_count_for_neither():
    assert await more("clamp(5, 0, 10) == 5") == SPEC.examples
    assert [check.name for check in await more("clamp(5, 0, 10) == 6")] == [CLAMP_TESTS[1]]


async def test_a_stated_example_stands_against_what_a_model_adds():
    stated = SPEC.examples[0].model_copy(update={"origin": "user"})
    spec = SPEC.model_copy(update={"examples": (stated,)})
    deps = make_deps({"tools.more_tests": json.dumps({"tests": ["clamp(5, 0, 10) == 6"]})})
    assert [check.name for check in (await with_more_examples(spec, "", deps)).examples] == [stated.name]


async def test_those_who_are_asked_for_more_examples_do_not_see_the_ones_there_are():
    model = ScriptedProvider({"tools.more_tests": json.dumps({"tests": ["clamp(3, 4, 6) == 4"]})})
    await with_more_examples(SPEC, "Be sure of each result.", make_deps(model))
    (request,) = model.requests
    assert "Be sure of each result." in request.messages[-1].content
    assert not any(check.name in request.messages[-1].content for check in SPEC.examples)


async def test_where_no_more_examples_come_those_there_are_stay():
    assert (await with_more_examples(SPEC, "", make_deps("no JSON at all"))).examples == SPEC.examples


def test_examples_of_the_spec_can_be_called_by_its_signature():
    assert all(check.call and named(check.call, SIGNATURE.rstrip(":")) for check in drafted().spec.examples)


async def test_a_task_with_much_data_leaves_room_for_copying_it():
    short, long = answering(reply()), answering(reply())
    await draft_for_task(TASK, make_deps(short))
    await draft_for_task(f"{TASK} {[list(range(9))] * 20}", make_deps(long))
    assert short.requests[0].max_tokens < 750
    assert long.requests[0].max_tokens > 950


@pytest.mark.parametrize(
    "illustration",
    ["(Example: for 12 it is 11)", "(e.g. 1, 2, 3)", "Write it so, e.g. 1 2 3 4", "For instance 12 becomes 11."],
)
async def test_values_that_only_show_a_form_are_not_asked_for_as_arguments(illustration):
    model = answering(reply())
    await draft_for_task(f"{TASK}\n{illustration}", make_deps(model))
    assert len(model.requests) == 1
    assert tagged(model.requests[0], "values") == "130\n0\n100"


async def test_a_few_values_beside_those_that_are_arguments_refuse_no_spec():
    model = answering(reply())
    assert await draft_for_task(f"{TASK} Above 99 it is rare.", make_deps(model)) is not None
    assert len(model.requests) == 1


async def test_a_draft_tells_the_task_it_is_made_for_with_names_for_its_long_values():
    numbers = list(range(101, 116))
    tests = [f"assert clamp({list(range(n))}) == {n}" for n in range(2, 7)]
    model = answering(reply(call="clamp(v1)", signature="def clamp(x: list[int]) -> int", tests=tests))
    draft = await draft_for_task(f"What is the largest of {numbers}?", make_deps(model))
    assert draft is not None
    assert draft.spec.made_for == "What is the largest of v1?"
    assert tagged(model.requests[0], "task") == "What is the largest of v1?"


async def test_a_draft_keeps_a_task_that_states_examples_to_itself():
    model = answering(reply())
    draft = await draft_for_task(f"{TASK} clamp(5, 0, 3) == 3", make_deps(model))
    assert draft is not None
    assert draft.spec.made_for == ""


@pytest.mark.parametrize(
    "call", ["result = clamp(130, 0, 100)", "print(clamp(130, 0, 100))", "assert clamp(130, 0, 100)"]
)
def test_a_call_is_read_whatever_is_done_with_its_result(call):
    assert drafted(call=call).arguments == {"x": 130, "lo": 0, "hi": 100}


@pytest.mark.parametrize(
    ("items", "note", "line"),
    [
        ("['1.5', '20', '3']", "list[float]", "def f(x: list[str])"),
        ("[1.5, 20, 3]", "list[float]", "def f(x: list[float]) -> float"),
        ("[1, 20, 3]", "list[float]", "def f(x: list[float]) -> float"),
        ("[1, 20, 3]", "list[str]", "def f(x: list[int])"),
        ("['a', 'b', 'c']", "list", "def f(x: list) -> float"),
    ],
)
def test_the_types_of_a_signature_are_those_of_the_values_of_the_task(items, note, line):
    tests = [f"assert f([{n}]) == {n + 1}" for n in range(4)]
    draft = drafted(f"Take {items}", signature=f"def f(x: {note}) -> float", call=f"f({items})", tests=tests)
    assert draft.spec.signature == line


def test_a_call_and_tests_by_another_name_than_the_signature_gives_are_those_of_the_function():
    draft = drafted(call=CALL.replace("clamp", "limit"), tests=[f"assert {t.replace('clamp', 'limit')}" for t in MORE])
    assert draft == drafted()


def test_data_that_the_call_shortened_is_put_back():
    numbers = list(range(101, 120))
    tests = [f"assert f([{n}]) == {n + 1}" for n in range(4)]
    draft = drafted(
        f"Take {numbers}", signature="def f(x: list[int]) -> int", call="f([101, 102, 103, 7])", tests=tests
    )
    assert draft.arguments == {"x": numbers}


@pytest.mark.parametrize("call", ["f([101, 102, 103 ... (list[int])", "", "no idea"])
def test_the_one_long_value_of_a_task_is_what_a_function_of_one_value_takes_whatever_the_call_says(call):
    numbers = list(range(101, 120))
    tests = [f"assert f([{n}]) == {n + 1}" for n in range(4)]
    draft = drafted(f"Take {numbers}", signature="def f(x: list[int]) -> int", call=call, tests=tests)
    assert draft.arguments == {"x": numbers}
    draft = drafted(f"Take {numbers} and 7", signature="def f(x: list[int]) -> int", call=call, tests=tests)
    assert draft.arguments is None


async def test_a_list_is_one_value_where_it_is_asked_how_many_are_arguments():
    tests = [f"assert f([{n}, 99]) == [{n}]" for n in range(1, 5)]
    fixed = reply(call="f([12, 30, 4, 5, 6, 7])", signature="def f(x: list[int]) -> list[int]", tests=tests)
    model = answering(fixed)
    await draft_for_task("keep those below 10: [12, 30, 4, 5, 6, 7]", make_deps(model))
    assert len(model.requests) == 2
    assert "these values of the task are no arguments: 10" in model.requests[1].messages[-1].content


def test_examples_are_expected_in_the_form_that_the_task_spells_out():
    task = "How long is it from 10:00 to 12:30? Answer in HH:MM:SS."
    tests = tuple(f"assert clamp('{a}', '12:00') == '{b}'" for a, b in (("11:00", "1:00:00"), ("9:00", "3:00:00")))
    more = ("assert clamp('11:30', '12:00') == '0:30:00'",)
    reply = tooling.SpecReply(
        signature="def clamp(a: str, b: str) -> str",
        does="Say how long it is.",
        tests=(*tests, *more),
        call="clamp('10:00', '12:30')",
    )
    draft = read_draft(reply, task)
    assert isinstance(draft, Draft)
    assert [check.name for check in draft.spec.examples] == [
        "clamp('11:00', '12:00') == '01:00:00'",
        "clamp('9:00', '12:00') == '03:00:00'",
        "clamp('11:30', '12:00') == '00:30:00'",
    ]
