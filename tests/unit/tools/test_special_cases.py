import pytest

from self_evolving_agent.models import Call, CallOutcome
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
