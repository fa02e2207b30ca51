import pytest

from self_evolving_agent.nodes.rules import classify_by_rules, kind_of, states_values


@pytest.mark.parametrize(
    ("task", "domain", "kind"),
    [
        ("write a function that checks if a number is prime, with tests", "coding", "function"),
        ("write a CSV parser with tests", "coding", "function"),
        ("merge overlapping intervals", "coding", "function"),
        ("write a python script that prints the first ten squares", "coding", "script"),
        ("binary search in a sorted list, as a function", "coding", "function"),
        ("sum of the primes below 100", "analysis", "calculation"),
        ("how many days between 2024-02-10 and 2025-03-01", "analysis", "calculation"),
        ("mean and median of 3, 9, 4, 4, 12", "analysis", "calculation"),
        ("what is the average price in sales.csv", "analysis", "file"),
        ("write an essay about the sea in 200 words", "writing", "writing"),
        ("write a haiku about autumn", "writing", "writing"),
        ("make a plan for moving house in six weeks", "planning", "planning"),
        ("search the web for the latest release of SQLite", "research", "research"),
        ("print uptime and disk usage", "general", "run"),
        ("explain why the sky is blue", "general", "question"),
    ],
)
def test_clear_words_need_no_model(task, domain, kind):
    found = classify_by_rules(task)
    assert found is not None
    assert (found.domain, found.kind, found.decided_by) == (domain, kind, "rules")


@pytest.mark.parametrize(
    "task",
    ["schreibe etwas über Bäume", "帮我处理一下这个", "hello there", "do the needful", "roman numerals both ways"],
)
def test_unclear_words_are_left_to_the_model(task):
    assert classify_by_rules(task) is None


@pytest.mark.parametrize("task", ["convert 37 celsius to fahrenheit", "merge 2 sorted lists"])
def test_whether_one_value_wants_a_function_or_its_result_is_left_to_the_model(task):
    assert classify_by_rules(task) is None


def test_the_kind_is_told_within_the_domain():
    assert kind_of("coding", "a program that prints the calendar") == "script"
    assert kind_of("research", "anything") == "research"


@pytest.mark.parametrize("task", ["{} Write a poem about it.", "Write a poem about this: {}"])
def test_of_a_long_text_its_ends_say_what_is_to_be_done(task: str):
    found = classify_by_rules(task.format("a list of words, " * 20_000))
    assert found is not None
    assert found.domain == "writing"


@pytest.mark.parametrize(("task", "is_stated"), [("sort r1", False), ("sort r12 by name", False), ("sort R1, 5", True)])
def test_the_name_of_a_result_is_no_value(task: str, is_stated: bool):
    assert states_values(task) == is_stated


MEAN = 'def deviation(numbers: list[float]) -> float:\n    """Compute the mean of 1, 2, 3, 4 and 5.\n    >>> f([1])\n'


@pytest.mark.parametrize(
    "task",
    [
        f'{MEAN}    """\n',
        f'Complete this:\n\nfrom typing import List\n\n\n{MEAN}    """',
        "compute the total of 3, 4 and 5:\ndef total(a, b, c):\n    # the sum\n    pass",
        "calculate the sum of 1 and 2 and 3\n```python\ndef total(a, b):\n    ...\n```",
    ],
)
def test_a_function_without_a_body_is_to_be_written_whatever_its_docstring_speaks_of(task):
    found = classify_by_rules(task)
    assert found is not None
    assert (found.domain, found.kind) == ("coding", "function")


@pytest.mark.parametrize(
    "task",
    [
        "what is 3 + 4 + 5?",
        f'{MEAN}    """\n    return sum(numbers) / 4\n\nCompute the mean of 1, 2, 3, 4 and 5',
    ],
)
def test_a_function_that_has_its_body_is_none_to_write_for_that(task):
    found = classify_by_rules(task)
    assert found is None or found.reason != "its function has no body"
