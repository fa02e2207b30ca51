import pytest

from self_evolving_agent.models import Call, CallOutcome, Check
from self_evolving_agent.tools.perturbing import near_calls
from self_evolving_agent.tools.special_cases import special_cased
from tool_samples import CHEATS, HONEST, examples_of, outcomes


def judged(name: str, source: str, asserts: tuple[str, ...]):
    examples = examples_of(asserts)
    beside = near_calls([example.call for example in examples])
    return special_cased(examples, source, list(zip(beside, outcomes(name, source, beside), strict=True)))


@pytest.mark.parametrize("name", CHEATS)
def test_code_that_looks_its_examples_up_is_told(name):
    refusal = judged(name, *CHEATS[name])
    assert refusal.reason == "fails_held_out_examples"
    assert name in refusal.detail


@pytest.mark.parametrize("name", HONEST)
def test_honest_code_is_left_alone_tables_and_all(name):
    assert judged(name, *HONEST[name]) is None


def test_words_with_a_table_are_special_cases_only_where_all_others_are_the_same():
    source = 'def plural(word):\n    return {"ox": "oxen", "mouse": "mice"}.get(word, word + "s")\n'
    assert judged("plural", source, ('plural("ox") == "oxen"', 'plural("mouse") == "mice"')) is None


def test_an_example_outside_of_the_table_shows_that_words_beside_it_are_meant_to_be_unknown():
    table = '{"red": "stop", "green": "go", "amber": "wait"}'
    source = f'def light(color):\n    return {table}.get(color, "unknown")\n'
    asserts = ('light("red") == "stop"', 'light("green") == "go"', 'light("amber") == "wait"')
    assert judged("light", source, asserts) is not None
    assert judged("light", source, (*asserts, 'light("blue") == "unknown"')) is None


def test_nothing_is_said_of_too_few_calls_beside_the_examples():
    examples = examples_of(("f(2) == 4", "f(5) == 25"))
    source = "def f(n):\n    return {2: 4, 5: 25}[n]\n"
    beside = [(Call(function="f", args=(3,)), CallOutcome(raised="KeyError"))]
    assert special_cased(examples, source, beside) is None


def test_a_table_that_holds_much_more_than_the_examples_is_knowledge():
    table = {(a, b): a * 10 + b for a in range(3) for b in range(4)}
    source = f"def seat(row, column):\n    return {table}.get((row, column), -1)\n"
    asserts = ("seat(0, 3) == 3", "seat(1, 2) == 12", "seat(2, 0) == 20")
    assert judged("seat", source, asserts) is None
    few = {(0, 3): 3, (1, 2): 12, (2, 0): 20}
    assert judged("seat", source.replace(str(table), str(few)), asserts) is not None


def test_errors_that_are_asked_for_are_no_part_of_what_is_looked_up():
    source = (
        "def half(n):\n    if n == 4:\n        return 2\n    if n == 10:\n        return 5\n"
        "    if n % 2:\n        raise ValueError\n    return 0\n"
    )
    raising = Check(name="half(3) raises ValueError", call=Call(function="half", args=(3,)), raises="ValueError")
    examples = (*examples_of(("half(4) == 2", "half(10) == 5", "half(0) == 0")), raising)
    beside = near_calls([example.call for example in examples])
    beside = (*beside, *(Call(function="half", args=(n,)) for n in (6, 8, 12, 20)))
    refusal = special_cased(examples, source, list(zip(beside, outcomes("half", source, beside), strict=True)))
    assert refusal is not None


def test_a_default_that_is_only_sometimes_an_argument_is_none():
    source = (
        "def top(a, b, flag):\n    if a == 1 and b == 2 and flag == 'x':\n        return 2\n"
        "    if a == 5 and b == 6 and flag == 'y':\n        return 6\n    return a if a > b else b\n"
    )
    asserts = ('top(1, 2, "x") == 2', 'top(5, 6, "y") == 6', 'top(9, 3, "z") == 9', 'top(7, 8, "z") == 8')
    assert judged("top", source, asserts) is None
