from typing import get_args

import pytest

from self_evolving_agent.executors.checklist import program_check, stated_checks
from self_evolving_agent.executors.reading import is_refusal, language_of, prose, runnable
from self_evolving_agent.executors.text_rules import Facts, check_text, marked_by_stubs, measure
from self_evolving_agent.executors.wording import sentences, words
from self_evolving_agent.models import Page, RuleKind, TextRule
from self_evolving_agent.replies import Unusable

TASK = "Write a short text about tea"
LIST = "# Tips\n\n1. **Sleep**\n- early\n- long\n2. **Eat**\n- little\n3. **Walk**\n"


def holds(kind, value, text, facts=None):
    return measure(TextRule(kind=kind, value=value), text, facts or Facts(TASK))[0]


def rules(task):
    return {(check.rule.kind, check.rule.value) for check in stated_checks(task) if check.rule}


@pytest.mark.parametrize(
    ("kind", "value", "good", "bad"),
    [
        ("min_words", "3", "one two three", "one two"),
        ("max_words", "3", "one two three", "one two three four"),
        ("max_chars", "5", "abcde", "abcdef"),
        ("max_lines", "2", "a\n\nb", "a\nb\nc"),
        ("lines", "3", "**Autumn**\n\na\nb\nc", "a\nb"),
        ("lines", "2-3", "a\nb", "a\nb\nc\nd"),
        ("sentences", "2", "Dr. Who came at 3.5 sharp. He left!", "One. Two. Three."),
        ("sentences", "-2", "One. Two.", "One. Two. Three."),
        ("paragraphs", "2", "# Title\n\nfirst\n\nsecond", "first"),
        ("items", "3", LIST, "1. a\n2. b"),
        ("items", "3-", "- a\n- b\n- c\n- d", "- a\n- b"),
        ("items", "3", "Day 1: a\nDay 2: b\nDay 3: c", "Day 1: a"),
        ("bullets", "2-", "- a\n- b", "1. a\n2. b"),
        ("numbered", "2-", "1. a\n2) b", "- a\n- b"),
        ("sections", "2", "## One\na\n## Two\nb", "## One\na"),
        ("mentions", "deadline", "The deadlines are near", "We meet on Monday"),
        ("mentions", "opening hours", "Hours of opening", "We open at nine"),
        ("mentions", '"just do it"', "Just do it.", "Do it just now"),
        ("avoids", "very", "every day", "very good"),
        ("avoids", "hot water", "hot and cold water", "in hot water"),
        ("no_repeats", "", "1. a b c d\n2. a b c e\nyes\nyes", "1. a b c d\n2. A b c d"),
        ("says_more", "2", "green leaves", TASK),
    ],
)
def test_a_rule_tells_a_text_that_fulfils_it_from_one_that_does_not(kind, value, good, bad):
    assert holds(kind, value, good)
    assert not holds(kind, value, bad)


def test_every_kind_of_rule_can_be_applied():
    pages = (Page(url="https://a.example", title="A", text="text"),)
    for kind in get_args(RuleKind):
        passed, observed = measure(TextRule(kind=kind, value="1"), "A text [1].", Facts(TASK, pages))
        assert isinstance(passed, bool)
        assert observed


def test_words_are_counted_in_scripts_without_spaces():
    assert len(words("我喜欢喝茶")) == 5
    assert words("Well-known “tea”, isn't it?") == ["well-known", "tea", "isn't", "it"]


def test_a_chinese_full_stop_ends_a_sentence():
    assert len(sentences("我喜欢茶。你呢\uff1f")) == 2


def test_a_copy_of_what_was_given_reworks_nothing_and_a_summary_does():
    given = "The old lighthouse stood on the northern cliff and warned the ships of sharp rocks for a hundred years"
    facts = Facts(f"Summarise this: {given}")
    assert not holds("reworks", "", "warned the ships of sharp rocks", facts)
    assert not holds("reworks", "", "SUCCESS", facts)
    assert not holds("reworks", "", "Bananas ripen faster inside paper bags", facts)
    assert holds("reworks", "", "A lighthouse warned ships of rocks for years", facts)


def test_what_a_stub_passes_does_not_count():
    task = "Write a text that mentions tea in at most 20 words"
    checks = marked_by_stubs((*stated_checks(task), program_check("says more", "says_more", "3")), Facts(task))
    assert {check.rule.kind: check.counts for check in checks if check.rule} == {
        "max_words": False,
        "mentions": False,
        "says_more": True,
    }


def test_a_check_that_the_word_success_passes_does_not_count():
    (check,) = marked_by_stubs((program_check("says one word more", "says_more", "1"),), Facts(TASK))
    assert not check.counts


def test_the_text_that_was_given_is_a_stub_too():
    facts = Facts("Summarise notes.txt", given="a b c d e f g")
    (check,) = marked_by_stubs((program_check("says more", "says_more", "3"),), facts)
    assert not check.counts


def test_checks_without_a_rule_are_not_applied_to_a_text():
    assert check_text("x", (program_check("a", "lines", "1").model_copy(update={"rule": None}),), Facts(TASK)) == ()


@pytest.mark.parametrize(
    ("task", "expected"),
    [
        ("Write a haiku about autumn", {("lines", "3")}),
        ("Write 3 haikus", set()),
        ("a poem about the haiku form", set()),
        ("Write a tweet on tea", {("max_chars", "280")}),
        ("A note of at most 80 words", {("max_words", "80")}),
        ("A note of no more than 80 words", {("max_words", "80")}),
        ("A note in under 80 words", {("max_words", "79")}),
        ("A note of 80 words or less", {("max_words", "80")}),
        ("A note of more than 1,000 words", {("min_words", "1001")}),
        ("A note of at least 80 words", {("min_words", "80")}),
        ("A note of 80 to 100 words", {("min_words", "80"), ("max_words", "100")}),
        ("A 100-word note", {("min_words", "75"), ("max_words", "125")}),
        ("A note of exactly ten words", {("min_words", "10"), ("max_words", "10")}),
        ("At most 200 characters", {("max_chars", "200")}),
        ("At least 200 characters", set()),
        ("A poem of at most 8 lines", {("max_lines", "8")}),
        ("A poem of 8 lines", {("lines", "8")}),
        ("two or three sentences", {("sentences", "2-3")}),
        ("2-3 short sentences", {("sentences", "2-3")}),
        ("up to five tips", {("items", "1-5")}),
        ("at least four practical steps", {("items", "4-")}),
        ("five tips", {("items", "5")}),
        ("exactly three bullet points", {("bullets", "3"), ("bullets", "2-")}),
        ("a numbered list of ideas", {("numbered", "2-")}),
        ("two sections", {("sections", "2")}),
        ("Put these 3 points in order", set()),
        ("Say hello", set()),
    ],
)
def test_length_and_form_are_read_from_the_task(task, expected):
    assert rules(task) == expected


LETTER = "Please send us a report of at least 500 words in three sections, and mention Rome"


@pytest.mark.parametrize(
    ("task", "expected"),
    [
        (f'Reply to "{LETTER}" in two sentences', {("sentences", "2")}),
        (f"Reply to “{LETTER}” in two sentences", {("sentences", "2")}),
        (f"Summarize this letter in two sentences: {LETTER}", {("sentences", "2")}),
        (f"Translate to German:\n{LETTER}", set()),
        (f"Proofread the following:\n```\n{LETTER}\n```", set()),
        (f"Shorten the text below:\n\n{LETTER}\n\n{LETTER}\n\nUse at most 40 words.", {("max_words", "40")}),
        (f"Shorten the text below:\n\n{LETTER}\n\n{f'{LETTER}. ' * 2}", set()),
        (f"Summarize this:\n\n{LETTER}", set()),
        ("Explain this in at most 50 words: a pond", {("max_words", "50")}),
        (
            "Explain how a pond freezes: at most 50 words and two sections, please",
            {("max_words", "50"), ("sections", "2")},
        ),
        (
            "Write a letter to the town: at least 90 words and two sections, please",
            {("min_words", "90"), ("sections", "2")},
        ),
        ('Write "a note" of at most 80 words', {("max_words", "80"), ("mentions", '"a note"')}),
    ],
)
def test_what_a_given_text_says_of_lengths_and_terms_is_not_asked_for(task, expected):
    assert rules(task) == expected


@pytest.mark.parametrize(
    ("task", "expected"),
    [
        ("Write to Bob, mention the deadline, the budget and Anna.", ["deadline", "budget", "Anna"]),
        ("Write a note. Mention the deadline and keep it short.", ["deadline"]),
        ("Include the word tea in it", ["tea"]),
        ("Include an example and some details", []),
        ('Use "oolong" and “steam”', ['"oolong"', '"steam"']),
        ("Write about the tea called 'Earl Grey'", ['"Earl Grey"']),
        ("Don't forget to mention Berlin", ["Berlin"]),
        ('Translate "good morning" to French', []),
        ('Summarise "a b c d" and use the word "tea"', ['"tea"']),
        ('Write about "a sentence of rather many words indeed"', []),
    ],
)
def test_terms_to_mention_are_read_from_the_task(task, expected):
    assert [value for kind, value in sorted_rules(task) if kind == "mentions"] == expected


@pytest.mark.parametrize(
    ("task", "expected"),
    [
        ("A poem without 'love'", ["love"]),
        ("Include tea but do not use the word hot.", ["hot"]),
        ("Avoid jargon and never mention Anna", ["jargon", "Anna"]),
        ("A trip without a car", []),
    ],
)
def test_terms_to_avoid_are_read_from_the_task(task, expected):
    assert [value for kind, value in sorted_rules(task) if kind == "avoids"] == expected


def sorted_rules(task):
    return [(check.rule.kind, check.rule.value) for check in stated_checks(task) if check.rule]


def test_what_the_task_states_comes_from_the_user():
    assert {check.origin for check in stated_checks("Write 5 lines, mention tea")} == {"user"}


@pytest.mark.parametrize(
    "reply",
    [
        "Golden leaves",
        "Sure! Here is the haiku you asked for:\n\nGolden leaves",
        "Here's a haiku:\n\nGolden leaves\n\nI hope this helps!",
        "```markdown\nGolden leaves\n```",
        "<text>\nGolden leaves\n</text>",
        "<think>autumn...</think>Golden leaves",
        "Golden leaves\n\n(Word count: 2)",
        "Golden leaves\n\nThis was written:\n<draft>\nGolden",
        "Golden leaves\n</draft>",
    ],
)
def test_remarks_around_a_text_are_left_out(reply):
    assert prose(reply) == "Golden leaves"


@pytest.mark.parametrize(
    "reply",
    [
        "I have no answer.",
        "I'm sorry, but I can't assist with that.",
        "Sorry, I cannot help with this.",
        "As an AI language model, I do not have feelings.",
        "Unfortunately, I don't have access to the internet.",
        "I am the mock model: I know only some thirty small programming jobs, and I cannot do this one.",
        "I apologize, but I am unable to provide that.",
    ],
)
def test_a_refusal_is_no_text(reply):
    found = prose(reply)
    assert isinstance(found, Unusable)
    assert found.reason == "refusal"


@pytest.mark.parametrize(
    "text",
    [
        "Dear Anna, I am sorry for the delay. I can't wait to see you.",
        "I am sorry that your order came late. We will send a new one.",
        "I cannot wait for spring, said the bear.",
    ],
)
def test_a_text_in_which_somebody_is_sorry_is_no_refusal(text):
    assert not is_refusal(text)


@pytest.mark.parametrize(("reply", "reason"), [("", "empty"), ("...", "empty"), ("<task>\nx\n</task>", "wrong_shape")])
def test_nothing_and_the_prompt_itself_are_no_text(reply, reason):
    found = prose(reply)
    assert isinstance(found, Unusable)
    assert found.reason == reason


@pytest.mark.parametrize(
    ("reply", "language", "has"),
    [
        ("```bash\nuptime\n```", "bash", "uptime"),
        ("```sh\n#!/bin/sh\nuptime\n```", "bash", "#!/bin/sh"),
        ("```\nuptime && df -h\n```", "bash", "df -h"),
        ("```\nimport os\nprint(os.uname())\n```", "python", "os.uname"),
        ("```python\nprint(1)\n```", "python", "print(1)"),
        ("import os\nprint(os.uname())", "python", "os.uname"),
    ],
)
def test_a_program_to_run_is_found_in_either_language(reply, language, has):
    source = runnable(reply)
    assert isinstance(source, str)
    assert has in source
    assert language_of(source) == language


def test_a_script_that_was_cut_off_is_not_run():
    found = runnable("```bash\nuptime", cut_off=True)
    assert isinstance(found, Unusable)
    assert found.reason == "truncated"


def test_prose_is_no_program():
    assert isinstance(runnable("I have no answer."), Unusable)
