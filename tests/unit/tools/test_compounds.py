import pytest

from self_evolving_agent.tools.compounds import values_of_parts, without_values_of_parts


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("from 11:24:08 to 14:55:05.25 it ran", ["11:24:08", "14:55:05.25"]),
        ("from Wed Nov 14 2435 to Tue Dec 18 2435.", ["Wed Nov 14 2435", "Tue Dec 18 2435"]),
        ("at 2592-09-10 18:00 and 2592-11-09T11:53", ["2592-09-10 18:00", "2592-11-09T11:53"]),
        ("on 2703-07-12 (Sunday) or 10/08/2843", ["2703-07-12 (Sunday)", "10/08/2843"]),
        ("01 November 2424, 09:11 and July 4th, 1999", ["01 November 2424, 09:11", "July 4th, 1999"]),
        ("Is 10.0.0.1 in 10.0.0.0/8?", ["10.0.0.1", "10.0.0.0/8"]),
        ("Add 3.5 and 4, then take 20 % of -7.", []),
        ("May I have 3 of 2000?", []),
    ],
)
def test_numbers_that_are_one_value_together_are_found_as_one(text: str, values: list[str]):
    assert list(values_of_parts(text)) == values
    assert not any(value in without_values_of_parts(text) for value in values)
