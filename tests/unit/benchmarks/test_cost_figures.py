import pytest
from benchmarks.cost.fake_model import PROGRAMS, answer, ideas, new_task
from benchmarks.cost.figures import Figure, alternately, figure
from benchmarks.cost.table import markdown

from self_evolving_agent.likeness import is_same_idea


def test_the_arms_take_turns_and_the_first_round_does_not_count():
    seen: list[str] = []

    def arm(name: str) -> int:
        seen.append(name)
        return len(seen)

    taken = alternately({"a": lambda: arm("a"), "b": lambda: arm("b")}, 2)

    assert seen == ["a", "b", "a", "b", "a", "b"]
    assert taken == {"a": [3, 5], "b": [4, 6]}


def test_a_ratio_is_of_medians_so_that_one_slow_sample_moves_nothing():
    assert figure("x", [2.0, 2.0, 90.0], [1.0, 1.0, 1.0]).ratio == 2.0


@pytest.mark.parametrize(
    ("ours", "base", "goal", "passed"),
    [
        ([2.5], [1.0], 2.5, True),
        ([2.6], [1.0], 2.5, False),
        ([150.0], None, 200, True),
        ([250.0], None, 200, False),
        ([250.0], [1.0], None, None),
    ],
)
def test_a_goal_is_held_against_the_ratio_or_without_a_base_against_the_median(ours, base, goal, passed):
    assert figure("x", ours, base, goal=goal).passed is passed


def test_what_is_kept_of_a_figure_says_whether_it_met_its_goal():
    kept = figure("x", [1.23456, 1.23456], [1.0, 1.0], goal=1.2).as_json()

    assert (kept["ours"], kept["ratio"], kept["goal"], kept["passed"], kept["n"]) == (1.235, 1.235, 1.2, False, 2)


def test_the_table_shows_a_missed_goal():
    missed = Figure("slow thing", "s", 3, 4.0, 1.0, 3, 0.1, "the disk")

    assert "| slow thing | 3 | 4 s ±10% | 1 s | 4.00 | ≤ 3 | MISSED | the disk |" in markdown([missed], {"date": "now"})


def _request(prompt: str, *properties: str) -> dict:
    form = {"properties": {name: {"minItems": 1} for name in properties}} if properties else None
    return {"messages": [{"content": prompt}], "format": form}


def test_the_fake_model_follows_the_schema_whatever_the_words():
    assert answer(_request("?", "ideas")) == f'{{"ideas": ["{ideas("?")[0]}"]}}'
    assert "is_prime(97)" in answer(_request("?", "functions"))


def test_the_fake_model_writes_another_program_for_each_of_its_ideas():
    first, second = (answer(_request(idea)) for idea in ideas("?"))

    assert ("+= 1" in first, "+= 1" in second) == (True, False)


def test_two_ideas_of_the_fake_model_that_bear_the_same_mark_give_different_programs():
    one, other = (answer(_request(ideas(prompt)[0])) for prompt in ("?", "!"))

    assert one != other


def test_an_idea_that_is_not_its_own_gives_the_fake_models_second_program():
    assert answer(_request("Sort all rows.")) == f"```python\n{PROGRAMS[1]}```\n"


def test_no_idea_of_the_fake_model_is_like_another():
    made = [idea for _ in range(30) for idea in ideas(new_task())]

    assert not [(a, b) for i, a in enumerate(made) for b in made[:i] if is_same_idea(a, b)]


def test_the_fake_models_taste_does_not_depend_on_the_order():
    one, other = (f"<answer_a>\n{PROGRAMS[i]}\n</answer_a>\n<answer_b>\n{PROGRAMS[1 - i]}\n</answer_b>" for i in (0, 1))

    assert (answer(_request(one, "better")), answer(_request(other, "better"))) == (
        '{"better": "A"}',
        '{"better": "B"}',
    )
