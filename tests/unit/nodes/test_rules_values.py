import pytest

from self_evolving_agent.nodes.rules import asks_for_value, classify_by_rules, states_values


@pytest.mark.parametrize(
    "task",
    [
        "constrain a sensor reading of 130 to the range 0..100",
        "convert 1011 from base 2 to base 10",
        "sort these words: pear, fig, apple",
        "sort these lines:\npear\nfig",
        'reverse the string "hello"',
        "decode `aGVsbG8=` from base64",
        "is the string “abcba” a palindrome",
        "what is 17% of 250",
        "how many days between 2024-02-10 and 2025-03-01",
        "round 1999.5",
        "is 97 prime?",
        "is 2000 a leap year?",
        "Convert 1999 to roman numerals",
        "multiply 1500 by 1600",
        "what is 2024 * 1999",
    ],
)
def test_numbers_quoted_texts_lists_and_lines_below_are_values(task):
    assert states_values(task)
    assert asks_for_value(task, None)


@pytest.mark.parametrize(
    "task",
    [
        "what is the capital of Australia",
        "who won the world cup in 1998?",
        "what happened in 2024?",
        "the population of France in 2023",
        "what came of the 1929 crash",
        "print uptime",
        "sort a list of words",
        "what does this mean: nothing much",
    ],
)
def test_years_names_and_prose_are_no_values(task):
    assert not states_values(task)
    assert not asks_for_value(task, "analysis", "calculation")


@pytest.mark.parametrize(
    ("task", "domain", "kind"),
    [
        ("write a function that adds 3 to 4", "coding", "function"),
        ("implement quicksort and sort [3,1,2]", "coding", "function"),
        ("write an essay of 200 words about the sea", "writing", "writing"),
        ("translate these words: pear, fig", "writing", "writing"),
        ("make a plan for moving in 6 weeks", "planning", "planning"),
        ("schedule 3 meetings: A, B, C", "planning", "planning"),
        ("search the web for the 5 latest releases of SQLite", "research", "research"),
        ("what is the average of 3 columns in sales.csv", "analysis", "file"),
        ("list the 5 largest files in this folder", "general", "run"),
    ],
)
def test_who_wants_a_program_a_text_a_plan_or_a_look_around_wants_no_value(task, domain, kind):
    found = classify_by_rules(task)
    assert found is not None
    assert (found.domain, found.kind) == (domain, kind)
    assert states_values(task)
    assert not asks_for_value(task, domain, kind)
    assert not asks_for_value(task, None)


@pytest.mark.parametrize(
    ("domain", "kind", "asks"),
    [
        ("analysis", "calculation", True),
        ("general", "question", True),
        ("coding", "script", False),
        ("coding", "function", False),
        ("analysis", "file", False),
        ("general", "run", False),
        ("research", "research", False),
        ("writing", "writing", False),
        ("planning", "planning", False),
    ],
)
def test_the_kind_of_a_task_with_values_decides_once_it_is_known(domain, kind, asks):
    assert asks_for_value("flip the bits of 1011", domain, kind) is asks


@pytest.mark.parametrize(
    ("domain", "asks"),
    [(None, True), ("analysis", True), ("general", True), ("coding", False), ("writing", False), ("planning", False)],
)
def test_a_task_that_no_rule_knows_asks_for_a_value_unless_its_domain_says_otherwise(domain, asks):
    task = "flip the bits of 1011"
    assert classify_by_rules(task) is None
    assert asks_for_value(task, domain) is asks


def test_a_domain_that_a_person_named_is_joined_with_the_kind_that_the_words_tell():
    task = "what is 17% of 250"
    assert asks_for_value(task, "analysis")
    assert not asks_for_value(task, "writing")


@pytest.mark.parametrize(
    "task",
    [
        "sort these words: pear, fig, apple",
        "merge the intervals [1,3], [2,6]",
        "convert 1011 from base 2 to base 10",
        "find the longest word in: a quick fox, jumped",
        "join these lines:\npear\nfig",
        "sort these and compute their sum: 3, 1, 2",
    ],
)
def test_a_task_that_states_several_values_and_names_no_program_asks_for_what_follows_from_them(task):
    found = classify_by_rules(task)
    assert found is not None
    assert (found.domain, found.kind, found.decided_by) == ("analysis", "calculation", "rules")
    assert found.reason == "it states values, and asks for no program"


@pytest.mark.parametrize(
    ("task", "domain"),
    [
        ("write a parser for: a=1, b=2", "coding"),
        ("a function that sorts these words: pear, fig, apple", "coding"),
        ("write a letter about: the sea, the sun", "writing"),
        ("make a plan for 3 weeks and 4 people", "planning"),
        ("who is taller: Bob 180, Al 170?", "research"),
    ],
)
def test_values_do_not_decide_where_words_say_that_something_else_is_wanted(task, domain):
    found = classify_by_rules(task)
    assert found is not None
    assert found.domain == domain
