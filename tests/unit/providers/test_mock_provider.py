"""What the mock answers: a pure function of the request, in the shape of each prompt, and honest about the rest."""

import ast
import json

import pytest

from self_evolving_agent.encoding import encode, same_value
from self_evolving_agent.likeness import is_same_idea
from self_evolving_agent.models import Brief, ModelRequest
from self_evolving_agent.prompts import Prompt, coding, exploring, general, judging, research, writing
from self_evolving_agent.providers.mock import MockProvider
from self_evolving_agent.providers.mock_jobs.catalog import FUNCTION_JOBS
from self_evolving_agent.providers.mock_jobs.job import STYLES, FunctionJob, after, chosen, style_of
from self_evolving_agent.replies import Unusable, python_code

PRIME = "write a function that checks if a number is prime, with tests"
CAREFUL = "Check the edge cases first, then walk over the input once."
TERSE = "Squeeze the work into a single expression or comprehension."


def request(prompt: Prompt, **changes) -> ModelRequest:
    return ModelRequest(messages=prompt.messages(), prompt=prompt.id, **changes)


async def asked(prompt: Prompt, **changes) -> str:
    return (await MockProvider().complete(request(prompt, **changes))).text


def generate(task: str, approach: str, *signatures: str) -> Prompt:
    return coding.generate(task, approach, Brief(signatures=signatures), "", ())


def results(source: str, job: FunctionJob) -> list[object]:
    """Call a program as the job's tests do; what fails gives the exception's name."""
    found: list[object] = []
    for test in (test for function in job.functions for test in function.tests):
        namespace: dict[str, object] = {}
        exec(source, namespace)
        try:
            found.append(encode(eval(call_of(test), namespace)))
        except (
            ArithmeticError,
            AttributeError,
            LookupError,
            RecursionError,
            StopIteration,
            TypeError,
            ValueError,
        ) as error:
            found.append(f"raised {type(error).__name__}")
    return found


def call_of(test: str) -> str:
    match ast.parse(test).body:
        case [ast.Assert(test=ast.Compare(left=call))]:
            return ast.unparse(call)
    raise AssertionError(test)


async def test_the_same_request_gives_the_same_reply():
    prompt = exploring.ideas(PRIME, count=2, tried=())
    first = await MockProvider().complete(request(prompt))
    assert await MockProvider().complete(request(prompt)) == first


async def test_seed_and_temperature_do_not_matter():
    prompt = generate(PRIME, CAREFUL, "def is_prime(n)")
    assert await asked(prompt, seed=1, temperature=0.9) == await asked(prompt)


async def test_tokens_are_estimated_from_characters_and_no_time_is_claimed():
    prompt = coding.checks(PRIME, ())
    reply = await MockProvider().complete(request(prompt))
    assert reply.completion_tokens == -(-len(reply.text) // 4)
    assert reply.prompt_tokens == -(-len(prompt.system) // 4) + -(-len(prompt.user) // 4)
    assert reply.duration_s == 0


async def test_a_reply_beyond_the_token_limit_is_cut_and_says_so():
    reply = await MockProvider().complete(request(coding.checks(PRIME, ()), max_tokens=5))
    assert (len(reply.text), reply.finish) == (20, "length")


async def test_it_streams_in_several_pieces():
    pieces: list[str] = []
    reply = await MockProvider().complete(request(coding.checks(PRIME, ())), pieces.append)
    assert len(pieces) > 1
    assert "".join(pieces) == reply.text


@pytest.mark.parametrize(
    ("task", "domain"),
    [
        (PRIME, "coding"),
        ("sum of the primes below 100", "analysis"),
        ("What is the average amount in sales.csv?", "analysis"),
        ("print uptime and disk usage", "general"),
        ("compose a sonata", "general"),
    ],
)
async def test_it_tells_the_domain_of_what_it_knows(task: str, domain: str):
    assert json.loads(await asked(exploring.classify(task))) == {"domain": domain}


@pytest.mark.parametrize("task", [PRIME, "sum of the primes below 100", "print the uptime", "compose a sonata"])
async def test_its_ideas_stay_apart_however_many_were_tried(task: str):
    tried: list[str] = []
    for _ in range(30):
        told = tuple(f"- {idea} (success rate 0.50 in 1 tries)" for idea in tried[-6:])
        (idea,) = json.loads(await asked(exploring.ideas(task, count=1, tried=told)))["ideas"]
        assert not any(is_same_idea(idea, other) for other in tried[-6:])
        tried.append(idea)
    assert len(set(tried)) >= 7


async def test_it_gives_as_many_ideas_as_asked_for():
    ideas = json.loads(await asked(exploring.ideas(PRIME, count=4, tried=())))["ideas"]
    assert len(set(ideas)) == 4


async def test_checks_fit_the_shape_and_the_functions_of_the_job():
    reply = coding.ChecksReply.model_validate_json(await asked(coding.checks("clamp a value", ())))
    assert reply.functions[0].signature.startswith("def clamp(")
    assert all(test.startswith("assert clamp(") for test in reply.functions[0].tests)


@pytest.mark.parametrize("job", FUNCTION_JOBS, ids=lambda job: job.name)
def test_the_careful_program_of_a_job_stands_whatever_its_checks_say(job: FunctionJob):
    expected = [
        encode(ast.literal_eval(ast.parse(test).body[0].test.comparators[0])) for f in job.functions for test in f.tests
    ]
    wrong = [test for test in zip(expected, results(job.programs["guard"][0], job), strict=True) if not same(test)]
    assert len(wrong) <= 1


@pytest.mark.parametrize("job", FUNCTION_JOBS, ids=lambda job: job.name)
def test_a_job_has_three_right_programs_and_a_wrong_one(job: FunctionJob):
    truth = results(job.programs["guard"][0], job)
    programs = {version for versions in job.programs.values() for version in versions}
    right = [p for p in programs if all(map(same_value, results(p, job), truth))]
    assert len(right) >= 3
    assert len(right) < len(programs)


@pytest.mark.parametrize("job", FUNCTION_JOBS, ids=lambda job: job.name)
def test_wrong_programs_of_a_job_are_wrong_in_different_ways(job: FunctionJob):
    # Two that agreed on the same mistake would put a right check in dispute.
    truth = results(job.programs["guard"][0], job)
    seen: set[tuple[int, str]] = set()
    for versions in job.programs.values():
        errors = {
            (place, repr(given))
            for version in versions
            for place, (given, right) in enumerate(zip(results(version, job), truth, strict=True))
            if not same_value(given, right) and not str(given).startswith("raised ")
        }
        assert not errors & seen
        seen |= errors


def same(pair) -> bool:
    return same_value(*pair)


def test_some_checks_are_wrong_and_some_approaches_stay_wrong():
    jobs = {job.name: job for job in FUNCTION_JOBS}
    assert "assert fibonacci(10) == 89" in jobs["fibonacci"].functions[0].tests
    stubborn = [job for job in FUNCTION_JOBS if "draft" in job.programs and not holds(job, job.programs["draft"][-1])]
    assert len(stubborn) > len(FUNCTION_JOBS) // 2


def holds(job: FunctionJob, program: str) -> bool:
    return all(map(same_value, results(program, job), results(job.programs["guard"][0], job)))


async def test_hasty_checks_are_written_anew_when_they_were_refused():
    prompt = coding.checks("is it a leap year?", ())
    again = prompt.adding("An earlier try was refused: all the same. Avoid that.")
    assert "== False" not in await asked(prompt)
    assert "== False" in await asked(again)


async def test_hasty_checks_are_written_anew_when_they_are_in_doubt():
    prompt = coding.checks("gcd of two numbers", ())
    assert "gcd(20, 8) == 2" in await asked(prompt)
    assert "gcd(20, 8)" not in await asked(coding.other_checks(prompt))


async def test_a_repair_gives_another_program_than_the_one_that_failed():
    job = generate(PRIME, TERSE, "def is_prime(n)")
    tried = python_code(await asked(job))
    mended = python_code(await asked(coding.repair(job, str(tried), "is_prime(9) gave True, expected False")))
    assert "+ 1" not in str(tried)
    assert "+ 1" in str(mended)


def test_each_repair_goes_one_program_further_and_stays_with_the_last():
    versions = ("first", "second", "third")
    assert [after(versions, tried) for tried in ("", "first", "second\n", "third")] == [
        "first",
        "second",
        "third",
        "third",
    ]


async def test_a_program_that_is_not_its_own_is_answered_with_its_second_thought():
    job = generate(PRIME, TERSE, "def is_prime(n)")
    assert "+ 1" in await asked(coding.repair(job, "print(1)", "nothing"))


@pytest.mark.parametrize(
    "task",
    [
        "write is_it_prime: a function called is_it_prime that checks primes",
        "def is_it_prime(n): is the number prime?",
        "a prime checker, is_it_prime(7) == True",
        "implement is_it_prime(n)",
    ],
)
async def test_checks_and_programs_use_the_name_that_the_task_gives(task: str):
    assert "assert is_it_prime(2)" in await asked(coding.checks(task, ()))
    assert "def is_it_prime(" in await asked(generate(task, CAREFUL, "def is_it_prime(n: int) -> bool"))


async def test_a_function_job_asked_for_as_a_script_shows_some_calls():
    code = python_code(await asked(coding.script("a script that prints if numbers are prime", CAREFUL, Brief(), ())))
    assert "print(is_prime(97))" in str(code)


@pytest.mark.parametrize("approach", ["Do it.", "Tu es.", "Faites-le.", "やってみる", "x" * 300, ""])
def test_an_approach_it_does_not_know_moves_it_always_the_same_way(approach: str):
    style = style_of(approach)
    assert style in STYLES
    assert style_of(approach) == style


@pytest.mark.parametrize("style", STYLES)
def test_every_style_leads_to_a_program_of_the_job(style):
    known = {"guard": ("a",), "draft": ("b",)}
    approach = {"shell": "shell", "table": "table", "recursion": "recurse", "guard": "guard", "draft": "draft"}
    assert chosen(known, approach.get(style, style)) in known.values()


@pytest.mark.parametrize(
    ("task", "held"),
    [
        ("sum of the primes below 100", "print(sum_of_primes_below(100))"),
        ("sum of primes up to 100", "print(sum_of_primes_up_to(100))"),
        ("how many days between 2024-02-10 and 2025-03-01", "2024-02-10"),
        ("mean and median of 3, -9.5, 4", "numbers = [3, -9.5, 4]\n"),
        ("the median of 1, 2 and 3", 'wanted = ["median"]'),
        ("print fizzbuzz from 1 to 20", "range(1, 20 + 1)"),
    ],
)
async def test_a_calculation_takes_its_values_from_the_task(task: str, held: str):
    approaches = ("Go step by step.", "Use the standard library.", "One generator expression.")
    programs = [await asked(coding.compute(task, approach, Brief(), ())) for approach in approaches]
    assert any(held in program for program in programs)


async def test_a_file_is_read_only_when_it_is_there():
    task = "What is the average amount in sales.csv?"
    there = await asked(coding.compute(task, "Go step by step.", Brief(inputs=("sales.csv",)), ()))
    absent = await asked(coding.compute(task, "Go step by step.", Brief(inputs=("other.csv",)), ()))
    assert "open('sales.csv'" in there
    assert "I cannot do this" in absent


async def test_a_machine_task_gets_bash_only_where_bash_is_taken():
    task, approach = "print uptime and disk usage", "Call the shell's own commands one after the other."
    assert (await asked(general.run(task, approach, Brief()))).startswith("```bash\n")
    assert (await asked(coding.script(task, approach, Brief(), ()))).startswith("```python\n")


async def test_most_pairs_are_judged_by_what_they_say_in_both_orders():
    opinions = 0
    for size in range(1, 21):
        short, long = "a" * size, "b" * (size + 5)
        first = json.loads(await asked(judging.compare(PRIME, short, long)))["better"]
        second = json.loads(await asked(judging.compare(PRIME, long, short)))["better"]
        assert (first, second) in {("A", "B"), ("A", "A")}
        opinions += first != second
    assert 0 < opinions < 20


@pytest.mark.parametrize(
    "prompt",
    [
        coding.checks("invert a matrix", ()),
        generate("invert a matrix", CAREFUL, "def invert(m)"),
        coding.script("invert a matrix", CAREFUL, Brief(), ()),
        coding.compute("prime factors of 12", CAREFUL, Brief(), ()),
        coding.compute("mean of 3", CAREFUL, Brief(), ()),
        coding.compute("sum of the primes", CAREFUL, Brief(), ()),
        coding.compute("days from 2024-01-01", CAREFUL, Brief(), ()),
        coding.compute("count the words", CAREFUL, Brief(), ()),
        coding.compute("factorial of a number", CAREFUL, Brief(), ()),
        coding.compute("gcd of 12", CAREFUL, Brief(), ()),
        general.answer("who are you?", CAREFUL, Brief()),
        writing.draft("writing", "a haiku", CAREFUL, (), Brief()),
        writing.terms("a haiku", 3),
        research.query("latest news"),
    ],
    ids=lambda prompt: prompt.id.name,
)
async def test_it_says_plainly_that_it_has_no_answer(prompt: Prompt):
    text = await asked(prompt)
    assert text.startswith("I am the mock model")
    assert "Ollama" in text
    assert python_code(text) == Unusable("refusal", text[:200])
