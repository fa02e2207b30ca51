"""An answer takes the form that its task spells out, and loses nothing by it."""

import pytest

from self_evolving_agent.tools.forms import reformed, written
from self_evolving_agent.tools.templates import in_stated_form


@pytest.mark.parametrize(
    ("answer", "task", "wanted"),
    [
        ("1:45:29.840000", "Answer in HH:MM:SS.mmm.", "01:45:29.840"),
        ("12:27:12.868999", "HH:MM:SS.mmm", "12:27:12.869"),
        ("7:05:00", "Answer in HH:MM", "07:05"),
        ("34", "Give it in D days.", "34 days"),
        ("34 days, 0:00:00", "in D days", "34 days"),
        ("1 day, 7:53:00", "in D days, HH:MM:SS", "1 days, 07:53:00"),
        ("17:53:00", "in D days, HH:MM:SS", "0 days, 17:53:00"),
        ("2024-3-5", "as DD/MM/YYYY", "05/03/2024"),
        ("2024-03-05", "from YYYY-MM-DD to MM-DD-YYYY", "03-05-2024"),
    ],
)
def test_what_says_the_same_is_written_in_the_stated_form(answer: str, task: str, wanted: str):
    assert in_stated_form(answer, task) == wanted


@pytest.mark.parametrize(
    ("answer", "task"),
    [
        ("7:05:03", "Answer in HH:MM"),
        ("7:05:03.5", "Answer in HH:MM:SS"),
        ("1 day, 7:05:03", "in HH:MM:SS"),
        ("00:00:59.9999", "in HH:MM:SS.mmm"),
        ("-1 day, 3:00:00", "in D days, HH:MM:SS"),
        ("34.5", "in D days"),
        ("2024-13-05", "as DD/MM/YYYY"),
        ("123.5", "in HH:MM:SS"),
        ("7:5", "no form at all"),
        ("34", "How many days are in March?"),
    ],
)
def test_what_would_lose_something_or_is_of_another_kind_stays(answer: str, task: str):
    assert in_stated_form(answer, task) == answer


def test_values_of_tools_and_prints_of_programs_take_the_stated_form():
    task = "How long is it? Give it in D days."
    assert (written(34, task), written("34", task), reformed("34", task)) == ("34 days", "34 days", "34 days")


LIST = "Keep what is below -50 in this list: ['-98', '-68.40', '7', '-98.0']"


def test_numbers_chosen_among_texts_of_the_task_are_written_as_they_stand_there():
    assert written([-98.0, -68.4, -98.0], LIST) == "['-98', '-68.40', '-98.0']"
    assert written(["-98.0", "-68.4"], LIST) == "['-98', '-68.40']"
    assert reformed("[-98, -68.4]", LIST) == "['-98', '-68.40']"


def test_numbers_that_were_not_chosen_among_them_stay_numbers():
    assert written([-98.0, -68.5], LIST) == "[-98, -68.5]"
    assert reformed("[1, 2]", "Sort [2, 1]") == "[1, 2]"
