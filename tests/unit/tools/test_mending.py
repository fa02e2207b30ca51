"""Errors with one plain remedy are mended in the code itself."""

import pytest

from self_evolving_agent.tools.mending import mended
from self_evolving_agent.tools.moments import format_of

WHOLE = "ValueError: Unknown format code 'd' for object of type 'float'"


def result_of(source: str, **names: object) -> object:
    scope: dict[str, object] = {**names}
    exec(source, scope)
    return scope["r"]


@pytest.mark.parametrize(
    ("source", "failure", "wanted"),
    [
        ('h = 3.0\nr = f"{h:02d}:{h / 2:02d}:{h:.1f}"', WHOLE, "03:01:3.0"),
        ('h = 3.0\nr = "{:02d}:{:.1f}".format(h, h)', WHOLE, "03:3.0"),
        ('h = 3.0\nr = format(h, "03d")', WHOLE, "003"),
        ('h = "3"\nr = f"{h:02d}"', "ValueError: Unknown format code 'd' for object of type 'str'", "03"),
        ('h = "3"\nr = f"{h:.2f}"', "ValueError: Unknown format code 'f' for object of type 'str'", "3.00"),
        ('r = ",".join([1, 2])', "TypeError: sequence item 0: expected str instance, int found", "1,2"),
        ("n = 5\nr = list(range(n / 2))", "TypeError: 'float' object cannot be interpreted as an integer", [0, 1]),
        ("a = [1, 2, 3]\nr = a[3 / 2]", "TypeError: list indices must be integers or slices, not float", 2),
        (
            "r = [t for t in ('-75.4', '-3') if int(t) < -43]",
            "ValueError: invalid literal for int() with base 10: '-75.4'",
            ["-75.4"],
        ),
    ],
)
def test_an_error_that_has_a_plain_remedy_is_gone_after_it(source: str, failure: str, wanted: object):
    with pytest.raises((ValueError, TypeError)):
        result_of(source)
    after = mended(source, f"Traceback (most recent call last):\n{failure}")
    assert after is not None
    assert result_of(after) == wanted


@pytest.mark.parametrize("form", ["%a %b %d %H%M", "%Y-%m-%d"])
def test_a_moment_is_read_in_the_format_that_it_is_written_in(form: str):
    source = f"from datetime import datetime\nform = '{form}'\nr = datetime.strptime('Wed Nov 14 2435', form).year"
    with pytest.raises(ValueError, match=r"does not match|unconverted") as error:
        result_of(source)
    after = mended(source, str(error.value))
    assert after is not None
    assert result_of(after) == 2435


def test_a_moment_is_read_to_its_end():
    source = "from datetime import datetime\nr = datetime.strptime('04:25:41.074', '%H:%M:%S').microsecond"
    after = mended(source, "ValueError: unconverted data remains: .074")
    assert after is not None
    assert result_of(after) == 74000


@pytest.mark.parametrize(
    ("written", "form"),
    [
        ("2592-09-10 18:00", "%Y-%m-%d %H:%M"),
        ("2703-07-12 (Sunday)", "%Y-%m-%d (%A)"),
        ("01 November 2424, 09:11", "%d %B %Y, %H:%M"),
        ("22/08/2843", "%d/%m/%Y"),
        ("10/08/2843", None),
        ("soon", None),
    ],
)
def test_a_format_is_found_where_it_can_be_only_one(written: str, form: str | None):
    assert format_of(written) == form


@pytest.mark.parametrize(
    ("source", "failure"),
    [
        ("r = 1 / 0", "ZeroDivisionError: division by zero"),
        ("r = f'{1:d}'", "nothing known"),
        ("r = 1", WHOLE),
        ("echo $(( 1 )", WHOLE),
        ("r = '\0'", WHOLE),
        ("r = int(t)", "ValueError: invalid literal for int() with base 10: 'abc'"),
    ],
)
def test_without_a_known_remedy_there_is_no_other_program(source: str, failure: str):
    assert mended(source, failure) is None


SPAN = "from datetime import datetime, timedelta\nspan = timedelta({})\n"
NO_STRFTIME = "AttributeError: 'datetime.timedelta' object has no attribute 'strftime'"


def test_a_duration_is_written_as_on_a_clock():
    after = mended(SPAN.format("0, 3661.25") + "r = span.strftime('%H:%M:%S.%f')", NO_STRFTIME)
    assert after is not None
    assert result_of(after) == "01:01:01.250000"
    shorter = mended(after, "f() gave '01:01:01.250000', expected '01:01:01.250'")
    assert shorter is not None
    assert result_of(shorter) == "01:01:01.250"


def test_microseconds_that_are_written_as_milliseconds_are_divided():
    source = SPAN.format("0, 1.25") + "r = f'{span.seconds:02d}.{span.microseconds:03d}'"
    assert result_of(source) == "01.250000"
    after = mended(source, "f() gave '01.250000', expected '01.250'")
    assert after is not None
    assert result_of(after) == "01.250"


def test_a_clock_goes_past_midnight():
    after = mended(SPAN.format("0, -3600") + "r = span.strftime('%H:%M')", NO_STRFTIME)
    assert after is not None
    assert result_of(after) == "23:00"


@pytest.mark.parametrize("span", ["1, 5", "-1, -5"])
def test_a_duration_that_no_clock_shows_is_refused_and_not_written_wrong(span: str):
    after = mended(SPAN.format(span) + "r = span.strftime('%H:%M:%S')", NO_STRFTIME)
    assert after is not None
    with pytest.raises(ValueError, match="has no place for"):
        result_of(after)


def test_hours_and_minutes_of_a_duration_are_computed():
    after = mended(SPAN.format("0, 7384") + "r = (span.hours, span.minutes)", NO_STRFTIME.replace("strftime", "hours"))
    assert after is not None
    assert result_of(after) == (2, 3)


def test_the_parts_of_a_clock_are_padded_where_an_example_wants_that():
    source = "d, h, m = 1, 5, 0\nr = f'{d} days, {h}:{m}'"
    after = mended(source, "f() gave '1 days, 5:0', expected '1 days, 05:00'")
    assert after is not None
    assert result_of(after) == "1 days, 05:00"
    assert mended(source, "f() gave '1 days, 5:0', expected '1 days, 06:00'") is None


def test_a_moment_that_shows_that_days_and_months_were_mixed_up_puts_all_of_them_right():
    moments = ("10/08/2843", "12/14/2843")
    source = f"from datetime import datetime\nr = [datetime.strptime(t, '%d/%m/%Y').month for t in {moments}]"
    after = mended(source, "ValueError: time data '12/14/2843' does not match format '%d/%m/%Y'")
    assert after is not None
    assert result_of(after) == [10, 12]
