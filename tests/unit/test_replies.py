import pytest
from hypothesis import given
from hypothesis import strategies as st

from self_evolving_agent.replies import Unusable, bash_code, json_value, normalised_program, plain, python_code

CLAMP = "def clamp(x, lo, hi):\n    return max(lo, min(x, hi))\n"
TEST = "def test_it():\n    assert clamp(5, 0, 3) == 3\n"


def reason(found: object) -> str:
    assert isinstance(found, Unusable)
    return found.reason


def test_code_in_one_fence_is_found_without_the_prose_around_it():
    assert python_code(f"Here it is:\n\n```python\n{CLAMP}```\nHope this helps!") == CLAMP


def test_code_in_several_fences_is_joined_in_order():
    found = python_code(f"```python\n{CLAMP}```\nand\n```python\n{TEST}```\n")
    assert found == f"{CLAMP}\n\n{TEST}".replace("\n\n\n", "\n\n")


def test_a_fence_is_judged_by_whether_it_compiles_not_by_its_tag():
    assert python_code(f"```javascript\n{CLAMP}```") == CLAMP


def test_a_fence_that_is_no_python_is_passed_over():
    assert python_code(f"```text\nrun me like this: $ x\n```\n```\n{CLAMP}```") == CLAMP


def test_a_fence_left_open_is_taken_when_the_model_had_finished():
    assert python_code(f"```python\n{CLAMP}") == CLAMP


def test_a_fence_left_open_is_truncated_when_the_model_was_cut_off():
    assert reason(python_code(f"```python\n{CLAMP}", cut_off=True)) == "truncated"


def test_a_second_fence_that_stops_in_the_middle_rejects_the_whole_reply():
    assert reason(python_code(f"```python\n{CLAMP}```\n```python\ndef test_it():\n    assert clamp(1")) == "truncated"


def test_code_without_a_fence_is_taken_and_prose_is_never():
    assert python_code(f"Sure, here is the function.\n\n{CLAMP}\nIt limits x to a range.") == CLAMP


def test_line_ends_of_windows_become_line_feeds():
    assert python_code(f"```python\n{CLAMP}```".replace("\n", "\r\n")) == CLAMP


def test_a_draft_inside_reasoning_is_ignored():
    reply = f"<think>\n```python\ndef clamp(x): return x\n```\n</think>\n```python\n{CLAMP}```"
    assert python_code(reply) == CLAMP


def test_reasoning_that_is_never_closed_swallows_the_draft():
    assert reason(python_code("<think>\n```python\ndef clamp(x): return x\n```\n")) == "empty"


def test_reasoning_that_was_opened_by_the_template_is_cut_at_its_end():
    assert plain("let me see ... </think>the answer") == "the answer"


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("", "empty"),
        ("  \n", "empty"),
        ("I'm sorry, but I can't help with that.", "refusal"),
        ("Use a loop.", "no_code"),
    ],
)
def test_a_reply_without_code_says_why(reply, expected):
    assert reason(python_code(reply)) == expected


def test_a_shell_script_is_found_in_its_fence():
    assert bash_code("```bash\nuptime\ndf -h\n```") == "uptime\ndf -h\n"
    assert reason(bash_code("uptime")) == "no_code"
    assert reason(bash_code("")) == "empty"


@pytest.mark.parametrize(
    "reply",
    [
        '{"score": 0.8, "reason": "fine"}',
        '```json\n{"score": 0.8, "reason": "fine"}\n```',
        'My verdict: {"score": 0.8, "reason": "fine"} as asked.',
        '{"score": 0.8, "reason": "fine",}',
        "{'score': 0.8, 'reason': 'fine'}",
    ],
)
def test_json_is_found_however_it_is_wrapped(reply):
    assert json_value(reply) == {"score": 0.8, "reason": "fine"}


def test_an_apostrophe_inside_single_quotes_ends_no_string():
    assert json_value("{'ok': 1, 'reason': 'It\\'s correct.'}") == {"ok": 1, "reason": "It's correct."}


def test_json_that_was_cut_off_is_refused_never_completed():
    assert reason(json_value('{"score": 0.8, "reason": "mostly corr')) == "truncated"


@pytest.mark.parametrize(
    ("reply", "expected"), [("", "empty"), ("no idea", "no_json"), ("I cannot do that", "refusal")]
)
def test_a_reply_without_json_says_why(reply, expected):
    assert reason(json_value(reply)) == expected


def test_programs_that_differ_in_comments_and_layout_are_the_same_program():
    other = 'def clamp(x, lo, hi):\n    """Limit."""\n    # inside\n    return max(lo,\n        min(x, hi))\n'
    assert normalised_program(CLAMP) == normalised_program(other)
    assert normalised_program(CLAMP) != normalised_program(CLAMP.replace("max", "min"))
    assert normalised_program("no  code :") == "no code :"


@given(st.text(max_size=400))
def test_no_reply_breaks_the_readers(text):
    for found in (python_code(text), bash_code(text), json_value(text), normalised_program(text)):
        assert found is None or isinstance(found, Unusable | str | dict | list | int | float | bool)


@given(st.text(alphabet="{}[]'\"`~\\\n <think>/ab1:,", max_size=300))
def test_no_mangled_markup_breaks_the_readers(text):
    python_code(text)
    json_value(text)


def test_programs_of_a_thousand_branches_have_a_form_too():
    program = "if n == 0:\n    pass\n" + "".join(f"elif n == {number}:\n    pass\n" for number in range(2000))
    assert normalised_program(program) == normalised_program(program.replace("    ", "  "))
