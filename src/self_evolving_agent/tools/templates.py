"""Forms that a task spells out with letters for digits: HH:MM:SS, D days, YYYY-MM-DD."""

import re
from datetime import date
from decimal import ROUND_HALF_EVEN, Decimal

_CLOCK = re.compile(
    r"(?<![A-Za-z])(?P<days>D+ days?,? (?:and )?)?(?P<hours>H{1,2}):(?P<minutes>MM)"
    r"(?P<seconds>:SS(?P<fraction>[.,](?:m{1,6}|f{1,6}|s{1,6}|S{1,6}))?)?(?![A-Za-z])"
)
_DAYS = re.compile(r"(?<![A-Za-z])D+ days?(?![A-Za-z,])")
_DATE = re.compile(
    r"(?<![A-Za-z])(?:YYYY(?P<a>[-/.])MM(?P=a)DD|DD(?P<b>[-/.])MM(?P=b)YYYY|MM(?P<c>[-/.])DD(?P=c)YYYY)(?![A-Za-z])"
)
_MINUTE = 60
_GIVEN_CLOCK = re.compile(
    r"(?:(?P<days>\d+) days?,? (?:and )?)?(?P<hours>\d+):(?P<minutes>\d{1,2})(?::(?P<seconds>\d{1,2}(?:[.,]\d+)?))?"
)
_GIVEN_DAYS = re.compile(r"(\d+)(?:\.0+)?(?: days?(?:, 0?0:00:00(?:\.0+)?)?)?")
_GIVEN_DATE = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T]00:00(?::00(?:\.0+)?)?)?")


def in_stated_form(answer: str, task: str) -> str:
    """Write an answer in the form that a task spells out, where it says the same in another one.

    The last form that a task spells out is the answer's: earlier ones tell of what is given. What would lose
    something in that form, and what says nothing of the kind, stays as it is.
    """
    found = [(match.start(), write, match) for pattern, write in _FORMS for match in pattern.finditer(task)]
    if not found:
        return answer
    _, write, form = max(found, key=lambda one: one[0])
    return write(answer.strip(), form) or answer


def _clock(answer: str, form: re.Match[str]) -> str | None:
    given = _GIVEN_CLOCK.fullmatch(answer)
    if given is None:
        return None
    seconds = Decimal((given["seconds"] or "0").replace(",", "."))
    places = len(form["fraction"] or ".") - 1
    rounded = seconds.quantize(Decimal(1).scaleb(-places), ROUND_HALF_EVEN)
    loses = rounded != seconds and not form["fraction"] if form["seconds"] else seconds != 0
    if loses or rounded >= _MINUTE or (given["days"] and not form["days"]):
        return None
    width = len(form["hours"])
    text = f"{given['hours'].lstrip('0').zfill(width)}:{given['minutes'].zfill(2)}"
    if form["seconds"]:
        text += f":{rounded:0{places + 3 if places else 2}.{places}f}"
    if not form["days"]:
        return text
    between = form["days"].partition("days")[2] or form["days"].partition("day")[2]
    return f"{given['days'] or 0} days{between}{text}"


def _days(answer: str, form: re.Match[str]) -> str | None:
    given = _GIVEN_DAYS.fullmatch(answer)
    return f"{given[1]} {form.group().split(' ')[1]}" if given else None


def _date(answer: str, form: re.Match[str]) -> str | None:
    given = _GIVEN_DATE.fullmatch(answer)
    if given is None:
        return None
    try:
        day = date(*(int(part) for part in given.groups()))
    except ValueError:
        return None
    return re.sub(
        "YYYY|MM|DD", lambda part: day.strftime({"YYYY": "%Y", "MM": "%m", "DD": "%d"}[part.group()]), form.group()
    )


_FORMS = ((_CLOCK, _clock), (_DAYS, _days), (_DATE, _date))
