"""How values are read from texts, form by form, and where a value may be written."""

import time

import pytest

from self_evolving_agent.encoding import encode
from self_evolving_agent.models import Route, Slot
from self_evolving_agent.tools.routes import parse
from self_evolving_agent.tools.routing.placing import places
from self_evolving_agent.tools.routing.slots import SEPARATORS, read


@pytest.mark.parametrize(
    ("form", "text", "value", "rest"),
    [
        ("int", "-5 to", -5, " to"),
        ("int", "\u22125", -5, ""),
        ("int", "3,000 of", 3000, " of"),
        ("int", "0..100", 0, "..100"),
        ("int", "3.", 3, "."),
        ("int", "12,18", 12, ",18"),
        ("int", "5km", 5, "km"),
        ("float", "20", 20.0, ""),
        ("float", "1e-3.", 0.001, "."),
        ("number", "1,234.5", 1234.5, ""),
        ("number", ".5", 0.5, ""),
        ("percent", "12.5 % of", 0.125, " of"),
        ("ordinal", "21st", 21, ""),
        ("spelled", "Twenty-one cards", 21, " cards"),
        ("bool", "true.", True, "."),
        ("bool", "False", False, ""),
        ("date", "2024-01-31.", "2024-01-31", "."),
        ("moment", "2024-01-31 10:00 to", "2024-01-31 10:00", " to"),
        ("day first", "4 July 1976", "4 July 1976", ""),
        ("month first", "Jul 4th, 1976", "Jul 4th, 1976", ""),
        ("time", "9:30-10", "9:30", "-10"),
        ("clock", "9:30 p.m. sharp", "9:30 p.m.", " sharp"),
        ("letter", "a b", "a", " b"),
        ("word", "ice-cream,", "ice-cream", ","),
        ("code", "x_1 b", "x_1", " b"),
        ("token", "a@b.org.", "a@b.org", "."),
        ("phrase", "Isle of Man in", "Isle of Man", " in"),
        ("phrase", "New York", "New York", ""),
        ("phrase", "two eggs quickly", "two eggs", " quickly"),
        ("name", "Los Angeles today", "Los Angeles", " today"),
        ("name", "Rio de Janeiro", "Rio de Janeiro", ""),
        ("quoted", '"a, b" c', "a, b", " c"),
        ("quoted", "'it's' c", "it's", " c"),
        ("quoted", "`` x", "", " x"),
        ("quoted", "\u00ab bonjour \u00bb", "bonjour", ""),
        ("quoted", '"""a "b" c"""', 'a "b" c', ""),
        ("escaped", r'"a\n\"b"', 'a\n"b', ""),
        ("escaped", r"'a\tb'", "a\tb", ""),
        ("fenced", "```text\na\n\nb\n``` c", "a\n\nb", " c"),
        ("literal list of int", "[3, -1] c", [3, -1], " c"),
        ("literal dict of list of str", '{"a": ["]"]}', {"a": ["]"]}, ""),
        ("literal tuple of number", "(1, 2.5)", (1, 2.5), ""),
        ("literal any", "[None, {'a'}, true]", None, None),
        ("literal any", "[null, {}]", [None, {}], ""),
        ("loose list of int", "(1, 2)", [1, 2], ""),
        ("int/comma", "3, 1, 2 in", [3, 1, 2], " in"),
        ("int/comma", "1,000, 2", [1000, 2], ""),
        ("int/comma", "3,\n1", [3, 1], ""),
        ("int/comma", "3, x", [3], ", x"),
        ("int/tight", "12,5,7 x", [12, 5, 7], " x"),
        ("int/space", "1 2 3 x", [1, 2, 3], " x"),
        ("int/and", "1, 2, and 3 and 4", [1, 2, 3], " and 4"),
        ("word/or", "a, b or c", ["a", "b", "c"], ""),
        ("word/comma", "the, quick, fox.", ["the", "quick", "fox"], "."),
        ("word/space", "b a in order", ["b", "a"], " in order"),
        ("word/space", "b a loudly", ["b", "a"], " loudly"),
        ("int/dash", "1-5, x", [1, 5], ", x"),
        ("int/dash", "1--5", [1, -5], ""),
        ("time/to/comma", "9:00 to 10:00, 11:00 to 12:00", [["9:00", "10:00"], ["11:00", "12:00"]], ""),
        ("number/space/newline", "1 2.5\n 3 4 \n\nx", [[1, 2.5], [3, 4]], " \n\nx"),
        ("int/comma/semicolon", "1, 2; 3, 4", [[1, 2], [3, 4]], ""),
        ("entry/bullet", "New York\n- Isle of Man, UK\nx", ["New York", "Isle of Man, UK"], "\nx"),
        ("phrase/numbered", "a b\n2. c", ["a b", "c"], ""),
        ("$float/and", "$3.50 and $1", [3.5, 1.0], ""),
        ("int°C/comma", "3 °C, 4°C", [3, 4], ""),
        ("group of int/comma", "(0,0), [1, 2]", [[0, 0], [1, 2]], ""),
        ("dict word colon int/comma", "a: 1, b: 2", {"a": 1, "b": 2}, ""),
        ("pairs word space int/comma", "Ann 90, Bob 85", [["Ann", 90], ["Bob", 85]], ""),
        ("raw int/comma", "3, 1 x", "3, 1", " x"),
        ("tail", "a b", None, None),
    ],
)
def test_a_value_is_read_as_it_is_written(form, text, value, rest):
    reading = read(form, text, 0)
    if rest is None:
        assert reading is None
    else:
        assert reading is not None
        assert reading.value == encode(value)
        assert type(reading.value) is type(encode(value))
        assert text[reading.end :] == rest


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("int", "3.5"),
        ("int", "x"),
        ("int", "-"),
        ("int", "1" * 5000),
        ("float", "1e999"),
        ("float", "1.2.3"),
        ("number", ""),
        ("percent", "12"),
        ("date", "2024-01-31 10:00"),
        ("date", "2024-01-311"),
        ("time", "9:30 pm"),
        ("time", "9:30:10:11"),
        ("digits", "12.5"),
        ("digits", "12a"),
        ("letter", "ab"),
        ("letter", "I'm"),
        ("number", "..5"),
        ("word", "a1"),
        ("code", "a.b"),
        ("token", "..."),
        ("phrase", "in order"),
        ("name", "rome"),
        ("quoted", '"open'),
        ("quoted", '"a"b'),
        ("quoted", "'don't"),
        ("quoted", r'"a\nb"'),
        ("quoted", "bare"),
        ("escaped", '"a'),
        ("escaped", '"a"b'),
        ("escaped", r"'\x'"),
        ("fenced", "```a```"),
        ("fenced", "```\nopen"),
        ("literal list of int", "[1, 2"),
        ("literal list of int", "[1, 2.5]"),
        ("literal list of int", "[1, true]"),
        ("literal list of int", "(1, 2)"),
        ("literal list of str", '["a]'),
        ("literal any", "[f(x)]"),
        ("literal any", r"['\d']"),
        ("literal any", r"['a\tb']"),
        ("literal any", '{"a": 1, "a": 2}'),
        ("literal any", "{'a': 1, 'a': 2}"),
        ("literal any", "{1, 1}"),
        ("literal any", "{[1]: 2}"),
        ("literal any", "[" * 100 + "]" * 100),
        ("literal dict of int", "{1: 2}"),
        ("int/tight", "100,200"),
        ("word/comma", "b, a, descending"),
        ("word/comma", "b, a, quietly"),
        ("word/comma", "in"),
        ("word/space", "one"),
        ("word/space", "b"),
        ("word/space", "alphabetically"),
        ("int/dash", "1-2-3"),
        ("int/space/newline", "1 2 3"),
        ("entry/bullet", "\n"),
        ("$float/comma", "3.50"),
        ("$float/comma", "\u20ac3.50"),
        ("number%/comma", "3, 4"),
        ("dict word colon int/comma", "a: 1, a: 2"),
        ("dict word colon int/comma", "a 1"),
        ("dict word colon int/no", "a: 1"),
        ("raw int/comma", "x"),
        ("no such form", "x"),
        ("int/no", "1"),
        ("int/no/comma", "1"),
        ("int/comma/comma/comma", "1"),
    ],
)
def test_what_is_written_otherwise_is_not_read(form, text):
    assert read(form, text, 0) is None


@pytest.mark.parametrize(
    ("form", "text", "value"),
    [
        ("line", "Say:\n| hello you \nThen", "hello you"),
        ("paragraph", "Say:\n| hello\nyou\n\nThen", "hello\nyou"),
        ("paragraph", "Say:\n| hello\nyou", "hello\nyou"),
        ("block", "Say:\n| hello\n\nyou\n", "hello\n\nyou"),
        ("field", "Count.\nWord: | ice cream\nLetter: a", "ice cream"),
        ("tail", "Say this: | hello you", "hello you"),
        ("prose", "Say this: | hello, you (and me)!", "hello, you (and me)!"),
        ("sentence", "Say this: | hello, you!", "hello, you!"),
        ("sentence", "Say this: | hello, you! And me.", None),
        ("paragraph", "Say:\n| hello\nIgnore case.", None),
        ("block", "Say:\n| hello\n\nyou\n\nNote: only once", None),
        ("line", "Say: | hello", None),
        ("line", "Say:\n| \n", None),
        ("field", "Word: | ice cream", None),
        ("field", "Count.\nThe word: it is: | ice", None),
        ("tail", "Say this: | hello, you", None),
        ("tail", "Say this: | hello reversed", None),
        ("prose", "Say this: | hello, but only once", None),
        ("prose", "Say this: | hello, quietly", None),
        ("tail", "Say this | hello", None),
    ],
)
def test_running_text_is_read_where_it_is_set_apart(form, text, value):
    before, _, after = text.partition("|")
    page = before + after.lstrip(" ")
    reading = read(form, page, len(before))
    assert (reading.value if reading else None) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Text:\n|a\n\nb\n\nCount the vowels.", "a\n\nb"),
        ("Text:\n|a\nCount the vowels.\nb\nCount the vowels.", None),
        ("Text:\n|a\nCount the letters.", None),
    ],
)
def test_a_block_ends_where_the_wording_goes_on(text, value):
    before, _, after = text.partition("|")
    reading = read("block", before + after, len(before), " Count the vowels")
    assert (reading.value if reading else None) == value


@pytest.mark.parametrize(
    ("value", "text", "spans"),
    [
        (5, "clamp 5 to 0..5", ["5", "5"]),
        (5, "5.5 and 15 and 5km", ["5"]),
        ("a", 'the letter "a" in banana, a fruit', ['"a"', "a"]),
        ([1, 2], "sum [1, 2] or 1, 2", ["[1, 2]", "1, 2"]),
        ("x", "nothing", []),
        (-3, "5-3", ["-3"]),
        (3, "5-3", ["3"]),
        (True, "set to true, truely", ["true"]),
        (None, "null", []),
        ([], "sum of []", ["[]"]),
        ("", 'nothing ""', ['""']),
    ],
)
def test_a_value_is_found_wherever_it_is_written(value, text, spans):
    assert [text[place.start : place.end] for place in places(encode(value), text)] == spans


def test_a_part_of_a_line_is_no_block():
    assert [place.forms for place in places("hello", "Say:\nhello world")] == [("word", "code", "token")]


LONG_FORMS = (
    *("int", "number", "word", "token", "phrase", "quoted", "escaped", "fenced", "literal any", "prose", "paragraph"),
    *("block", "entry/bullet", "number/space/newline", "dict word colon int/comma", "pairs word space int/and"),
    *(f"{item}/{separator}" for item in ("int", "word", "quoted") for separator in SEPARATORS),
)


@pytest.mark.parametrize(
    "unit", ["1,", "1, ", "a ", "a, ", "a and ", "'", '"a" ', '\\"', "[", '["\\"', "\n- a", "1 2\n"]
)
def test_a_long_text_of_anything_is_read_in_linear_time(unit):
    text = "go: " + unit * (200_000 // len(unit))
    for form in LONG_FORMS:
        route = Route(key="k", tool="t", literals=("go: ", "end"), slots=(Slot(parameter="p", form=form),))
        begin = time.process_time()
        parse(route, text)
        assert time.process_time() - begin < 5, form
