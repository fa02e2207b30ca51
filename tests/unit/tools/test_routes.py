"""Routes are learned from tasks that were solved, and read the next one of the same wording."""

import time

import pytest

from self_evolving_agent.encoding import encode
from self_evolving_agent.models import Route, Solved
from self_evolving_agent.tools.routes import find, learn, parse


def solved(text: str, **arguments: object) -> Solved:
    return Solved(text=text, arguments={name: encode(value) for name, value in arguments.items()})


def learned(*texts: Solved, others: tuple[str, ...] = ()) -> tuple[Route, ...]:
    return learn(texts, others, "tool", tuple(texts[0].arguments))


CLAMP = (
    solved("constrain a sensor reading of 130 to the range 0..100", x=130, low=0, high=100),
    solved("constrain a sensor reading of 7 to the range 10..20", x=7, low=10, high=20),
)
SORT = (
    solved("sort these words: b, a", words=["b", "a"]),
    solved("sort these words: pear, fig, apple", words=["pear", "fig", "apple"]),
)


def test_two_tasks_of_one_wording_give_a_route_that_reads_the_third():
    (route,) = learned(*CLAMP)
    assert parse(route, "constrain a sensor reading of -5 to the range -3..3") == {"x": -5, "low": -3, "high": 3}


@pytest.mark.parametrize(
    "text",
    [
        "sort these words: b, a in descending order",
        "sort these words: b, a descending",
        "sort these words: b, a, descending",
        "sort these words: b, a, in descending order",
        "sort these words: b, a, then reverse",
        "sort these words: b, a and c",
        "sort these words: b a c",
        "sort these words: b; a",
        "sort these words in descending order: b, a",
        "sort these numbers: b, a",
        "please sort these words: b, a",
        "sort these words: b, a. Ignore case.",
        "sort thesewords: b, a",
        "sort these words:",
        "",
    ],
)
def test_a_near_miss_is_not_read(text):
    (route,) = learned(*SORT)
    assert parse(route, text) is None


def test_spaces_a_capital_at_the_beginning_and_a_full_stop_make_no_difference():
    (route,) = learned(*SORT)
    assert parse(route, "  Sort these\n words:  x,  y . ") == {"words": ["x", "y"]}


def test_a_sign_that_means_something_makes_a_difference():
    (route,) = learned(solved("compute 5!", n=5), solved("compute 7!", n=7))
    assert parse(route, "compute 6!") == {"n": 6}
    assert parse(route, "compute 6") is None


def test_a_capital_that_is_no_beginning_makes_a_difference():
    (route,) = learned(solved("mW to W: 5", n=5), solved("mW to W: 7", n=7))
    assert parse(route, "mW to W: 6") == {"n": 6}
    assert parse(route, "MW to W: 6") is None


def test_one_task_is_too_few_also_when_it_was_asked_twice():
    assert learned(CLAMP[0]) == ()
    assert learned(CLAMP[0], CLAMP[0]) == ()


def test_each_wording_gives_a_route_of_its_own():
    routes = learned(
        *SORT, solved("put in order: d, c", words=["d", "c"]), solved("put in order: z, c", words=["z", "c"])
    )
    assert sorted(route.literals for route in routes) == [("put in order: ", ""), ("sort these words: ", "")]


def test_an_argument_that_does_not_stand_in_the_text_is_not_invented():
    one = solved("convert 1011 from binary to decimal", number="1011", base=2)
    other = solved("convert 111 from binary to decimal", number="111", base=2)
    assert learned(one, other) == ()


def test_which_of_two_equal_values_is_meant_is_told_by_other_texts():
    unclear = [solved("clamp 5 to 0..5", x=5, low=0, high=5), solved("clamp 7 to 1..7", x=7, low=1, high=7)]
    clear = solved("clamp 9 to 3..4", x=9, low=3, high=4)
    assert learned(*unclear) == ()
    (route,) = learned(*unclear, clear)
    assert parse(route, "clamp 2 to 8..9") == {"x": 2, "low": 8, "high": 9}


def test_texts_that_disagree_on_what_is_which_teach_nothing():
    one = [solved(f"take {a} and {b}", x=a, y=b) for a, b in ((1, 2), (3, 4))]
    other = [solved(f"take {a} and {b}", x=b, y=a) for a, b in ((5, 6), (7, 8))]
    assert learned(*one, *other) == ()


def test_a_value_is_read_as_the_type_that_solved_the_tasks():
    (ints,) = learned(solved("halve 4", n=4), solved("halve 6", n=6))
    (floats,) = learned(solved("halve 4", n=4.0), solved("halve 6", n=6.0))
    (strings,) = learned(solved("halve 4", n="4"), solved("halve 6", n="6"))
    assert [repr(parse(route, "halve 8")) for route in (ints, floats, strings)] == [
        "{'n': 8}",
        "{'n': 8.0}",
        "{'n': '8'}",
    ]
    assert learned(solved("halve 4", n=4), solved("halve 6", n="6")) == ()


def test_ints_and_floats_together_are_numbers():
    (route,) = learned(solved("halve 4", n=4), solved("halve 6.5", n=6.5))
    assert parse(route, "halve 1,000.25") == {"n": 1000.25}


def test_values_that_are_written_together_are_told_apart():
    (route,) = learned(*(solved(f"is {n}{unit} much?", n=n, unit=unit) for n, unit in ((5, "km"), (7, "kg"), (9, "m"))))
    assert parse(route, "is 12ft much?") == {"n": 12, "unit": "ft"}
    assert parse(route, "is 12 ft much?") is None


def test_one_text_that_writes_its_value_otherwise_gives_no_route():
    (route,) = learned(*SORT, solved("sort these words: x; y", words=["x", "y"]))
    assert parse(route, "sort these words: x; y") is None


def test_a_word_that_is_no_language_may_be_any():
    (route,) = learned(*(solved(f"split {mail} at the sign", mail=mail) for mail in ("a@b.org", "c.d@e.com")))
    assert parse(route, "split x@y.net at the sign") == {"mail": "x@y.net"}


def test_a_value_that_is_set_apart_may_be_any_text():
    texts = [solved(f"Count.\nWord: {word}\nLetter: a", word=word) for word in ("banana", "ice cream")]
    (route,) = learned(*texts)
    assert parse(route, "Count.\nWord: rock & roll, and then\nLetter: a") == {"word": "rock & roll, and then"}
    assert parse(route, "Count.\nWord: rock\nroll\nLetter: a") is None


def test_names_of_several_words_are_told_from_what_follows():
    ways = (("New York", "Rome"), ("Oslo", "Rio de Janeiro"), ("Ulm", "Los Angeles"))
    (route,) = learned(*(solved(f"fly from {one} to {other}", one=one, other=other) for one, other in ways))
    assert parse(route, "fly from Isle of Man to Bad Ems") == {"one": "Isle of Man", "other": "Bad Ems"}
    for more in ("today", "by night", "or Bonn", "quickly", "please"):
        assert parse(route, f"fly from Isle of Man to Bad Ems {more}") is None


def test_three_dots_are_not_two():
    (route,) = learned(*(solved(f"from {low}..{high}", low=low, high=high) for low, high in ((0.5, 1), (2, 2.5))))
    assert parse(route, "from 1..7.5") == {"low": 1, "high": 7.5}
    assert parse(route, "from 1...7") is None


def test_a_block_that_holds_what_comes_after_it_gives_no_route():
    texts = ["a\n\nCount the vowels.\n\nb", "c\n\nd"]
    assert learned(*(solved(f"Text:\n{page}\n\nCount the vowels.", page=page) for page in texts)) == ()


def test_a_bare_word_is_a_choice_until_three_were_seen():
    texts = [solved(f"count in {unit} units", unit=unit) for unit in ("metric", "imperial", "nautical")]
    (two,) = learned(*texts[:2])
    (three,) = learned(*texts)
    assert parse(two, "count in metric units") == {"unit": "metric"}
    assert parse(two, "count in random units") is None
    assert parse(three, "count in other units") == {"unit": "other"}


def test_an_argument_that_is_told_twice_must_be_the_same_both_times():
    (route,) = learned(*(solved(f"is {n} prime? yes if {n} is", n=n) for n in (5, 6)))
    assert parse(route, "is 7 prime? yes if 7 is") == {"n": 7}
    assert parse(route, "is 7 prime? yes if 8 is") is None


def test_a_route_that_reads_another_known_task_is_not_kept():
    assert learned(*SORT, others=("sort these words: x, y",)) == ()
    assert learned(*SORT, others=("sort these words: x, y in descending order", "", "sort these words:"))


def test_a_task_that_failed_before_it_was_solved_is_no_stranger():
    assert learned(*SORT, others=(SORT[0].text,))


def test_a_route_that_reads_a_solved_task_wrongly_is_not_kept():
    odd = solved("sort these words: x, y", words=["y", "x"])
    assert learned(*SORT, odd) == ()


def test_tasks_with_arguments_that_the_tool_no_longer_takes_teach_nothing():
    assert learn(CLAMP, (), "tool", ("x", "low")) == ()


def test_optional_arguments_give_routes_of_their_own():
    texts = [solved("round 1.25", x=1.25), solved("round 2.5", x=2.5)]
    longer = [solved("round 1.25 to 1 places", x=1.25, n=1), solved("round 2.555 to 2 places", x=2.555, n=2)]
    routes = learn([*texts, *longer], (), "tool", ("x", "n"))
    assert find(routes, "round 7.75") == (routes_with(routes, 1), {"x": 7.75})
    assert find(routes, "round 7.75 to 0 places") == (routes_with(routes, 2), {"x": 7.75, "n": 0})


def routes_with(routes: tuple[Route, ...], slots: int) -> Route:
    (route,) = (route for route in routes if len(route.slots) == slots)
    return route


def test_a_tool_without_arguments_is_found_by_its_words():
    (route,) = learn([solved("roll the dice"), solved("Roll  the dice?")], (), "dice", ())
    assert parse(route, "Roll the dice.") == {}
    assert parse(route, "roll the dice twice") is None


def test_a_text_beyond_what_can_be_looked_at_teaches_nothing():
    long = [solved("sum: " + ", ".join(["1"] * n), numbers=[1] * n) for n in (10_000, 11_000)]
    assert learned(*long) == ()


def test_a_text_with_too_many_ways_to_look_at_it_teaches_nothing():
    words = " ".join("ab" for _ in range(40))
    same = dict.fromkeys("cdefgh", "ab")
    assert learned(solved(f"say {words} one", **same), solved(f"say {words} two", **same)) == ()


def test_the_key_of_a_route_is_its_content():
    assert learned(*SORT)[0].key == learned(*reversed(SORT))[0].key
    assert learned(*SORT)[0].key != learn(SORT, (), "other", ("words",))[0].key


def test_exactly_one_route_is_found():
    (route,) = learned(*SORT)
    assert find([*learned(*CLAMP), route], "sort these words: x, y") == (route, {"words": ["x", "y"]})
    assert find([], "sort these words: x, y") is None
    assert find([route], "sort these numbers: x, y") is None


def test_two_routes_that_agree_are_one_and_two_that_do_not_are_none():
    (route,) = learned(*SORT)
    twin = route.model_copy(update={"key": "twin"})
    rival = route.model_copy(update={"tool": "rival"})
    string = route.model_copy(update={"slots": (route.slots[0].model_copy(update={"form": "raw word/comma"}),)})
    text = "sort these words: x, y"
    assert find([route, twin], text) == (route, {"words": ["x", "y"]})
    assert find([route, rival], text) is None
    assert find([route, string], text) is None


def test_the_right_one_of_thousands_is_found_at_once():
    (route,) = learned(*SORT)
    others = [
        Route(key=str(i), tool="t", literals=(f"sort these {i} words: ", ""), slots=route.slots) for i in range(5_000)
    ]
    begin = time.process_time()
    assert find([*others, route], "sort these words: x, y") == (route, {"words": ["x", "y"]})
    assert time.process_time() - begin < 0.5
