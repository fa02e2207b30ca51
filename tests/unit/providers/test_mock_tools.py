"""What the mock says of tools: specs with the task's own values, code from a description alone, honest arguments."""

import ast
import json

import pytest

from self_evolving_agent.encoding import encode, same_value
from self_evolving_agent.models import Check, ModelRequest, ToolSpec
from self_evolving_agent.prompts import Prompt, after_failure, tooling
from self_evolving_agent.providers.mock import MockProvider
from self_evolving_agent.providers.mock_jobs.catalog import VALUE_JOBS
from self_evolving_agent.providers.mock_jobs.value_job import ValueJob
from self_evolving_agent.replies import Unusable, python_code
from self_evolving_agent.tools.examples import read_test
from self_evolving_agent.tools.purity import impurity
from self_evolving_agent.tools.specs import Draft, read_draft

PLAINLY, BY_STEPS = "Write the plainest code that is right.", "Go through it step by step."
GCD = "def gcd(a, b)"
ASIDE = "Work the result out piece by piece."
STATED = {
    "constrain a sensor reading of 130 to the range 0..100": "clamp(130, 0, 100)",
    "limit 7.5 to between -2 and 5": "clamp(7.5, -2, 5)",
    "keep -3 within 0-10": "clamp(-3, 0, 10)",
    "what is the gcd of 48 and 36?": "gcd(48, 36)",
    "compute the factorial of 12": "factorial(12)",
    "what is the 12th fibonacci number": "fibonacci(12)",
    "is 91 a prime number?": "is_prime(91)",
    "add up the primes below 100": "sum_of_primes_below(100)",
    "sum of all primes up to 30": "sum_of_primes_up_to(30)",
    "how many days between 2024-02-10 and 2025-03-01": "days_between('2024-02-10', '2025-03-01')",
    "convert 37 celsius to fahrenheit": "celsius_to_fahrenheit(37)",
    "how many degrees fahrenheit are -12.5 °C?": "celsius_to_fahrenheit(-12.5)",
    "what is 98.6 degrees fahrenheit in celsius": "fahrenheit_to_celsius(98.6)",
    "convert 1011 from base 2 to base 10": "convert_base('1011', 2, 10)",
    "write ff, given in base 16, in base 2": "convert_base('ff', 16, 2)",
    "write 58 as a roman numeral": "to_roman(58)",
    "sort these words: pear, fig and apple": "sort_words(['pear', 'fig', 'apple'])",
    "put these in alphabetical order: kiwi, date.": "sort_words(['kiwi', 'date'])",
    "sort these words in descending order: b, a, c": "sort_words_descending(['b', 'a', 'c'])",
    'count the words in "the cat and the dog"': "word_count('the cat and the dog')",
    'caesar cipher of "attack" with shift 3': "caesar('attack', 3)",
    'reverse the words of "the sky is blue"': "reverse_words('the sky is blue')",
    'reverse the text "stressed"': "reverse_string('stressed')",
    'is "level" a palindrome?': "is_palindrome('level')",
    'are "listen" and "silent" anagrams?': "are_anagrams('listen', 'silent')",
}


async def asked(prompt: Prompt) -> str:
    return (await MockProvider().complete(ModelRequest(messages=prompt.messages(), prompt=prompt.id))).text


def spec_of(job: ValueJob, name: str = "") -> ToolSpec:
    signature = job.signature.replace(f" {job.name}(", f" {name or job.name}(")
    return ToolSpec(name=name or job.name, signature=signature, does=job.does)


def job(name: str) -> ValueJob:
    return next(job for job in VALUE_JOBS if job.name == name)


async def written(spec: ToolSpec, hint: str = PLAINLY) -> str:
    code = python_code(await asked(tooling.implement(spec, spec.signature, hint, ())))
    assert isinstance(code, str)
    return code


def holds(source: str, test: str) -> bool:
    """Tell whether a program satisfies a test; what fails otherwise does not."""
    check = read_test(test)
    assert isinstance(check, Check)
    namespace: dict[str, object] = {}
    exec(source, namespace)
    try:
        return same_value(encode(eval(check.name.rpartition(" == ")[0], namespace)), check.expected)
    except (ArithmeticError, IndexError, KeyError, RecursionError, TypeError, ValueError):
        return False


@pytest.mark.parametrize(("task", "call"), STATED.items(), ids=[*STATED])
async def test_a_spec_can_be_read_and_its_call_has_the_values_of_the_task(task: str, call: str):
    reply = tooling.SpecReply.model_validate_json(await asked(tooling.spec(task, (), "", ())))
    draft = read_draft(reply, task)
    assert reply.call == call
    assert isinstance(draft, Draft)
    assert draft.arguments is not None
    assert len(draft.spec.asked_as) == 3


@pytest.mark.parametrize(("task", "call"), STATED.items(), ids=[*STATED])
async def test_the_arguments_that_it_fills_in_are_those_of_its_own_call(task: str, call: str):
    own = next(job for job in VALUE_JOBS if job.name == call.split("(", maxsplit=1)[0])
    reply = tooling.ArgumentsReply.model_validate_json(await asked(tooling.fill(task, spec_of(own))))
    assert reply.fits
    assert f"{own.name}({', '.join(map(repr, reply.arguments.values()))})" == call


@pytest.mark.parametrize(
    ("task", "tool"),
    [
        ("sort these words in descending order: b, a", "sort_words"),
        ("sort these words by length: bb, a", "sort_words"),
        ("sort these words: b, a", "sort_words_descending"),
        ("convert 98.6 fahrenheit to celsius", "celsius_to_fahrenheit"),
        ("sum of all primes up to 30", "sum_of_primes_below"),
        ("average of the primes below 30", "sum_of_primes_below"),
        ("gcd of 4, 6 and 8", "gcd"),
        ("constrain 130 to at most 100", "clamp"),
        ("how many weeks between 2024-02-10 and 2025-03-01", "days_between"),
        ("how many days between 2024-02-10 and 2025-03-01, less 3", "days_between"),
        ('reverse the words of "a b"', "reverse_string"),
        ("write a function that clamps 7 to the range 0..5", "clamp"),
        ('caesar cipher of "attack"', "caesar"),
        ("write 5000 as a roman numeral", "to_roman"),
        ("plan a party for 12 guests", "factorial"),
    ],
)
async def test_it_says_that_a_tool_does_not_fit(task: str, tool: str):
    assert json.loads(await asked(tooling.fill(task, spec_of(job(tool))))) == {"fits": False, "arguments": {}}


@pytest.mark.parametrize("own", VALUE_JOBS, ids=lambda own: own.name)
async def test_one_of_its_two_programs_is_right_or_becomes_so_by_a_repair(own: ValueJob):
    truth = [test for test in own.more_tests if holds(own.programs["guard"][0], test)]
    programs = [await written(spec_of(own), hint) for hint in (PLAINLY, BY_STEPS)]
    for tried in programs[:]:
        mended = after_failure(
            tooling.implement(spec_of(own), own.signature, BY_STEPS, ()), tried, "it fails", "Find the mistake."
        )
        programs.append(str(python_code(await asked(mended))))
    assert any(all(holds(program, test) for test in truth) for program in programs)


@pytest.mark.parametrize("own", VALUE_JOBS, ids=lambda own: own.name)
async def test_its_programs_are_pure_and_hold_nothing_that_is_not_called(own: ValueJob):
    for program in (program for versions in own.programs.values() for program in versions):
        assert impurity(program) is None
        functions = {node.name for node in ast.parse(program).body if isinstance(node, ast.FunctionDef)}
        assert own.name in functions
        assert all(program.count(f"{name}(") > 1 for name in functions - {own.name})


async def test_some_first_programs_are_wrong_and_some_tests_too():
    truth = {own.name: [test for test in own.tests if holds(own.programs["guard"][0], test)] for own in VALUE_JOBS}
    first = {own.name: await written(spec_of(own)) for own in VALUE_JOBS}
    assert sum(not all(holds(first[name], test) for test in tests) for name, tests in truth.items()) >= 5
    wrong_tests = {own.name for own in VALUE_JOBS if len(truth[own.name]) < len(own.tests)}
    assert wrong_tests >= {"gcd", "fibonacci", "days_between", "convert_base", "are_anagrams"}


@pytest.mark.parametrize("own", VALUE_JOBS, ids=lambda own: own.name)
async def test_two_programs_written_apart_differ(own: ValueJob):
    assert await written(spec_of(own), PLAINLY) != await written(spec_of(own), BY_STEPS)


async def test_told_to_take_another_way_it_mostly_knows_a_third():
    written_again = [
        own.name for own in VALUE_JOBS if await written(spec_of(own), ASIDE) == await written(spec_of(own), PLAINLY)
    ]
    assert written_again == ["factorial", "are_anagrams"]


async def test_it_thinks_of_a_bad_value_too():
    reply = tooling.SpecReply.model_validate_json(
        await asked(tooling.spec("convert 11 from base 2 to base 8", (), "", ()))
    )
    assert reply.tests[-1] == "convert_base('12', 2, 10) raises ValueError"


async def test_it_writes_under_the_name_that_it_is_shown():
    renamed = spec_of(job("convert_base"), "convert_base_tool")
    assert "def convert_base_tool(" in await written(renamed)
    assert "assert convert_base_tool(" in await asked(tooling.more_tests(renamed, "Be sure.", ()))
    tried = await written(spec_of(job("factorial"), "factorial_2"))
    factorial = spec_of(job("factorial"), "factorial_2")
    prompt = tooling.implement(factorial, factorial.signature, BY_STEPS, ())
    mended = await asked(after_failure(prompt, tried, "factorial_2(3) gave 2, expected 6", "Find the mistake."))
    assert "def factorial_2(" in mended
    assert "n + 1" in mended


async def test_more_tests_have_results_that_are_mostly_right():
    reply = tooling.TestsReply.model_validate_json(await asked(tooling.more_tests(spec_of(job("gcd")), "Why.", ())))
    assert all(holds(job("gcd").programs["guard"][0], test) for test in reply.tests)


async def test_a_rule_told_in_a_sentence_gets_a_spec_without_a_call():
    reply = await asked(tooling.spec_of_rule("limit a number to the range between two others", ()))
    assert json.loads(reply)["signature"] == "def clamp(value: float, low: float, high: float) -> float"
    assert "call" not in json.loads(reply)


@pytest.mark.parametrize(
    "prompt",
    [
        tooling.spec("invert the matrix 1 2; 3 4", (), "", ()),
        tooling.spec("write a program that prints the factorial of 6", (), "", ()),
        tooling.spec("factorial of a number", (), "", ()),
        tooling.spec_of_rule("invert a matrix", ()),
        tooling.implement(ToolSpec(name="gcd", signature=GCD, does="Do something else."), GCD, PLAINLY, ()),
        tooling.more_tests(ToolSpec(name="gcd", signature="def gcd(a, b)", does="Do something else."), "", ()),
        tooling.fill("gcd of 4 and 6", ToolSpec(name="gcd", signature="def gcd(a, b)", does="Do something else.")),
    ],
)
async def test_it_says_plainly_that_it_has_no_answer(prompt: Prompt):
    text = await asked(prompt)
    assert text.startswith("I am the mock model")
    assert python_code(text) == Unusable("refusal", text[:200])
