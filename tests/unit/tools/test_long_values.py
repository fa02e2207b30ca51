import pytest

from self_evolving_agent.tools.calls import schema_of
from self_evolving_agent.tools.long_values import given, long_values, put_in, restored, without

NUMBERS = "[110, 120, 130, 140, 150, 160, 170, 180, 190]"
TABLE = "11 12 13 14 15 16\n21 22 23 24 25 26\n31 32 33 34 35 36"
WORDS = ["pear", "fig", "apple", "kiwi", "plum", "cherry", "grape"]
QUOTED = '"a text that nobody wants to write out again"'


def found(text: str) -> list[object]:
    return [one.value for one in long_values(text)]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (f"Sort {NUMBERS}.", [110, 120, 130, 140, 150, 160, 170, 180, 190]),
        (f"Transpose this:\n{TABLE}\n", [[*range(11, 17)], [*range(21, 27)], [*range(31, 37)]]),
        ("Add up: 1111, 2222, 3333, 4444, 5555, 6666, 7777, 8888", [1111 * n for n in range(1, 9)]),
        (
            "Order these: pear, fig, apple, kiwi, plum, cherry, grape",
            ["pear", "fig", "apple", "kiwi", "plum", "cherry", "grape"],
        ),
        (f"How long is {QUOTED}?", QUOTED[1:-1]),
    ],
)
def test_what_is_long_is_read_by_code(text, value):
    assert found(text) == [value]


@pytest.mark.parametrize(
    "text",
    [
        "Sort [3, 1, 2].",
        'How many vowels are in "a short one"?',
        "Note: if so, however, it is of no use to anybody at all, and nobody wants it.",
        f"Explain x{NUMBERS}.",
        "",
    ],
)
def test_what_is_short_or_prose_has_no_name(text):
    assert found(text) == []


def test_names_are_no_words_of_the_text_and_stand_in_its_order():
    text = f"Let v1 be {NUMBERS} and then take {QUOTED}."
    assert [(one.name, one.kind) for one in long_values(text)] == [("v2", "list[int]"), ("v3", "str")]
    assert without(text, long_values(text)) == "Let v1 be v2 and then take v3."


def test_a_prompt_shows_how_a_value_begins_and_what_it_is():
    values = long_values(f"Of {NUMBERS} and {NUMBERS[:-1]}, {NUMBERS[1:]} and {QUOTED} and\n{TABLE}")
    assert [one.told() for one in values] == [
        f"v1 = {NUMBERS} (list[int])",
        "v2 = [110, 120, 130, 140, 150, 160, 170, 180, 190, 110, 120, 130, 140, 150] and 4 more (list[int])",
        f"v3 = {QUOTED[1:-1]!r} (str)",
        "v4 = [[11, 12, 13, 14, 15, 16], [21, 22, 23, 24, 25, 26]] and 1 more (list[list[int]])",
    ]


@pytest.mark.parametrize(
    ("call", "written"),
    [
        ("total(v1)", f"total({NUMBERS})"),
        ("total(values=v1, name='v1')", f"total(values={NUMBERS}, name='v1')"),
        ("total(v2)", "total(v2)"),
        ("total(v1", "total(v1"),
        ("total( 7 )", "total( 7 )"),
    ],
)
def test_names_in_a_call_are_written_out(call, written):
    assert put_in(call, long_values(f"Sum {NUMBERS}")) == written


def test_a_parameter_that_takes_a_named_value_can_be_given_by_the_name_alone():
    values = long_values(f"Of {NUMBERS} give what is above 120 and {QUOTED}")
    schema = schema_of("def f(items: list[int], least: int, note: str)", {one.name: one.value for one in values})
    assert schema["properties"] == {"items": {"enum": ["v1"]}, "least": {"type": "integer"}, "note": {"type": "string"}}
    arguments = given({"items": "v1", "least": 120, "note": "v2"}, values)
    assert arguments == {"items": values[0].value, "least": 120, "note": QUOTED[1:-1]}


ALL = [110, 120, 130, 140, 150, 160, 170, 180, 190]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ([1, 2, 3], ALL),
        ([], ALL),
        ([110, 120], ALL),
        ([120, 130], [120, 130]),
        (["a"], ["a"]),
        (7, 7),
        ("a text that nobody likes to write", QUOTED[1:-1]),
        ("up", "up"),
    ],
)
def test_what_a_model_shortened_or_invented_is_put_back(written, meant):
    text = f"Of {NUMBERS} and {QUOTED}"
    assert restored({"x": written}, text, long_values(text)) == {"x": meant}


def test_of_two_long_values_of_a_sort_none_is_put_in():
    text = f"Join {NUMBERS} and {NUMBERS[:-1]}, 200]"
    assert restored({"x": [5, 6]}, text, long_values(text)) == {"x": [5, 6]}
