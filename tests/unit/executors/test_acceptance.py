import json

from fakes_models import ScriptedProvider, make_deps
from self_evolving_agent.executors.acceptance import example_of, write_brief


def reply(*functions: tuple[str, list[str]]) -> str:
    return json.dumps({"functions": [{"signature": signature, "tests": tests} for signature, tests in functions]})


CLAMP = reply(
    (
        "def clamp(x, lo, hi)",
        ["assert clamp(15, 0, 10) == 10", "assert clamp(-1, 0, 10) == 0", "assert clamp(5, 0, 10) == 5"],
    )
)


async def brief_of(task: str, script) -> tuple:
    provider = ScriptedProvider(script)
    return await write_brief(task, make_deps(provider)), provider


async def test_checks_and_signatures_are_written_before_any_code():
    brief, provider = await brief_of("limit a number", CLAMP)
    assert brief.signatures == ("def clamp(x, lo, hi)",)
    assert [(c.name, c.counts) for c in brief.checks] == [
        ("clamp(15, 0, 10) == 10", True),
        ("clamp(-1, 0, 10) == 0", True),
        ("clamp(5, 0, 10) == 5", False),
    ]
    assert [r.prompt.name for r in provider.requests] == ["coding.checks"]


async def test_checks_that_prove_nothing_are_asked_for_once_more_with_the_reason():
    same = reply(("def is_even(n)", ["assert is_even(2) == True", "assert is_even(4) == True"]))
    better = reply(("def is_even(n)", ["assert is_even(2) == True", "assert is_even(3) == False"]))
    brief, provider = await brief_of(
        "is a number even", lambda request: better if "refused" in request.messages[-1].content else same
    )
    assert [c.expected for c in brief.checks if c.counts] == [True, False]
    assert "the results were all the same" in provider.requests[1].messages[-1].content


async def test_a_file_nobody_made_is_asked_to_be_text_instead():
    by_file = reply(
        ("def rows(file_path: str) -> list", ["assert rows('a.csv') == [['a']]", "assert rows('b.csv') == []"])
    )
    by_text = reply(("def rows(text: str) -> list", ["assert rows('a') == [['a']]", "assert rows('') == []"]))
    brief, provider = await brief_of(
        "parse CSV", lambda request: by_text if "refused" in request.messages[-1].content else by_file
    )
    assert brief.signatures == ("def rows(text: str) -> list",)
    assert (
        "use `def rows(text)` and pass the text itself, as in rows('...\\n...')"
        in provider.requests[1].messages[-1].content
    )


async def test_an_example_in_a_text_that_a_model_wrote_is_the_models():
    program = "def double(x):\n    return 2 * x\n\nassert double(2) == 5"
    task = f"make it faster, double(3) == 6\n\n{program}"
    brief = await write_brief(task, make_deps(ScriptedProvider("{}")), quoted=(program,))
    assert [(c.name, c.origin) for c in brief.checks] == [("double(3) == 6", "user"), ("double(2) == 5", "model")]


async def test_what_the_task_states_comes_first_and_contradicting_it_is_refused():
    task = "write clamp(x, lo, hi), for example clamp(15, 0, 10) == 10"
    wrong = reply(("def clamp(x, lo, hi)", ["assert clamp(15, 0, 10) == 15", "assert clamp(-1, 0, 10) == 0"]))
    brief, _ = await brief_of(task, wrong)
    assert [(c.name, c.origin) for c in brief.checks] == [
        ("clamp(15, 0, 10) == 10", "user"),
        ("clamp(-1, 0, 10) == 0", "model"),
    ]
    assert brief.rejected == ("contradicts clamp(15, 0, 10) == 10",)


async def test_the_signature_that_the_task_states_is_kept():
    task = "complete this:\ndef double(x: int) -> int:\n    '''Double it.'''\n"
    other = reply(
        ("def double(x)", ["assert double(4) == 8", "assert double(0) == 0"]), ("def half(x)", ["assert half(4) == 2"])
    )
    brief, _ = await brief_of(task, other)
    assert brief.signatures == ("def double(x: int) -> int",)
    assert all(c.call.function == "double" for c in brief.checks)


async def test_a_reply_that_fits_nothing_leaves_an_empty_brief():
    brief, provider = await brief_of("anything", "I have no answer to this.")
    assert (brief.signatures, brief.checks) == ((), ())
    assert len(provider.requests) <= 8


async def test_functions_that_undo_each_other_get_round_trips():
    both = reply(
        ("def to_text(n: int) -> str", ["assert to_text(3) == 'three'", "assert to_text(7) == 'seven'"]),
        ("def to_number(s: str) -> int", ["assert to_number('three') == 3", "assert to_number('seven') == 7"]),
    )
    brief, _ = await brief_of("numbers as words, both ways", both)
    trips = [c for c in brief.checks if c.through]
    assert trips[0].name == "to_number(to_text(1)) == 1"
    assert all(c.counts for c in trips)


async def test_functions_that_do_not_undo_each_other_get_none():
    both = reply(
        ("def double(n)", ["assert double(3) == 6", "assert double(4) == 8"]),
        ("def shout(s)", ["assert shout('a') == 'A'", "assert shout('b') == 'B'"]),
    )
    brief, _ = await brief_of("two things", both)
    assert not any(c.through for c in brief.checks)


async def test_the_example_shown_to_the_author_is_the_users_own_where_there_is_one():
    task = "write clamp(x, lo, hi), for example clamp(99, 0, 10) == 10"
    brief, _ = await brief_of(task, CLAMP)
    assert example_of(brief) == "clamp(99, 0, 10) == 10"


async def test_the_example_shown_to_the_author_is_a_result_and_an_error_only_where_nothing_else_is_known():
    brief, _ = await brief_of("write clamp(x, lo, hi). clamp(1, 9, 2) raises ValueError", CLAMP)
    assert (brief.checks[0].name, brief.checks[0].origin) == ("clamp(1, 9, 2) raises ValueError", "user")
    assert " == " in example_of(brief)
    assert example_of(brief.model_copy(update={"checks": brief.checks[:1]})) == "clamp(1, 9, 2) raises ValueError"


async def test_a_function_that_the_model_added_without_proof_is_dropped():
    both = reply(
        ("def rows(text)", ["assert rows('a') == [['a']]", "assert rows('') == []"]),
        ("def save(path, rows)", ["save('a.csv', [])", "assert save('b.csv', []) == None"]),
    )
    brief, provider = await brief_of("parse CSV", both)
    assert brief.signatures == ("def rows(text)",)
    assert len(provider.requests) == 1
