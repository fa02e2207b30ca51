"""Mending what small models get wrong with times and dates: formats, durations, clocks."""

import ast
import re
from datetime import datetime
from functools import lru_cache

from self_evolving_agent.tools.rewriting import Remedy, rewrite, text_of, with_helper


def _read_as_written(tree: ast.Module, found: re.Match[str]) -> None:
    """Let a moment be read in the format that it is written in, too."""
    form = format_of(found["moment"])
    if form is not None:
        _read_in(tree, form)


def _read_to_its_end(tree: ast.Module, found: re.Match[str]) -> None:
    """Let the moments of a program be read in their own format; else add what is left of one to its only format."""
    texts = {text_of(node) for node in ast.walk(tree)}
    formats = [text for text in texts if _FORMAT.search(text)]
    forms = {form for text in texts if text.endswith(found["rest"]) and (form := format_of(text))}
    more = format_of(found["rest"])
    if len(forms) == 1:
        _read_in(tree, forms.pop())
    elif len(formats) == 1 and more is not None:
        _read_in(tree, formats[0] + more)


_CLOCK = "_on_the_clock"
_CLOCK_SOURCE = """
def _on_the_clock(moment, form):
    from datetime import datetime, timedelta
    if not isinstance(moment, timedelta):
        return moment.strftime(form)
    if moment.days not in (0, -1):
        raise ValueError(f"{form} has no place for {moment}")
    return (datetime.min + moment % timedelta(days=1)).strftime(form)
"""


def _with_durations_on_the_clock(tree: ast.Module, _: re.Match[str]) -> None:
    """Write a duration as a clock does, past midnight too: it has no `strftime` of its own."""

    def change(node: ast.AST) -> ast.AST | None:
        match node:
            case ast.Call(func=ast.Attribute(value=moment, attr="strftime"), args=[form], keywords=[]):
                return ast.Call(ast.Name(_CLOCK, ast.Load()), [moment, form], [])
            case _:
                return None

    rewrite(tree, change, helper=_CLOCK)
    with_helper(tree, _CLOCK, _CLOCK_SOURCE)


def _with_parts_of_durations(tree: ast.Module, _: re.Match[str]) -> None:
    """Compute the hours and minutes of a duration, which has but days and seconds."""

    def change(node: ast.AST) -> ast.AST | None:
        match node:
            case ast.Attribute(value=moment, attr="hours" | "minutes" as part):
                seconds = ast.unparse(ast.Attribute(moment, "seconds", ast.Load()))
                count = f"{seconds} // 3600" if part == "hours" else f"{seconds} // 60 % 60"
                return ast.parse(f"({count})", mode="eval").body
            case _:
                return None

    rewrite(tree, change)


def _with_milliseconds(tree: ast.Module, found: re.Match[str]) -> None:
    """Cut the three zeros off that microseconds have more than milliseconds, from `%f` or from their number."""
    if found["more"] != found["wanted"] + "000":
        return

    def change(node: ast.AST) -> ast.AST | None:
        match node:
            case ast.Call(args=[*_, form], func=ast.Attribute(attr="strftime") | ast.Name(id="_on_the_clock")):
                cut = ast.Slice(None, ast.UnaryOp(ast.USub(), ast.Constant(3)))
                return ast.Subscript(node, cut, ast.Load()) if text_of(form).endswith("%f") else None
            case ast.FormattedValue(value=ast.Attribute(attr="microseconds" | "microsecond") as count):
                node.value = ast.BinOp(count, ast.FloorDiv(), ast.Constant(1000))
                return node
            case _:
                return None

    rewrite(tree, change, helper=_CLOCK)


def _with_padded_clocks(tree: ast.Module, found: re.Match[str]) -> None:
    """Write the parts of a clock with two digits where they stand between colons without a format."""
    if re.sub(r"\d+", _padded, found["bare"]) != re.sub(r"\d+", _padded, found["padded"]):
        return

    def change(node: ast.AST) -> ast.AST | None:
        if not isinstance(node, ast.JoinedStr):
            return None
        for before, part, after in zip([None, *node.values], node.values, [*node.values[1:], None], strict=False):
            beside = {text_of(before)[-1:] if before else "", text_of(after)[:1] if after else ""}
            if isinstance(part, ast.FormattedValue) and part.format_spec is None and ":" in beside:
                part.format_spec = ast.JoinedStr([ast.Constant("02")])
        return node

    rewrite(tree, change)


def _padded(digits: re.Match[str]) -> str:
    return digits.group().zfill(2)


_READER = "_read_moment"
_READER_SOURCE = """
def _read_moment(text, *forms):
    from datetime import datetime
    for form in forms:
        try:
            return datetime.strptime(text, form)
        except ValueError:
            continue
    raise ValueError(f"time data {text!r} does not match format {forms[0]!r}")
"""


def _read_in(tree: ast.Module, form: str) -> None:
    """Let every call of `datetime.strptime` fall back on another format; what it reads today it reads as before.

    A format that has the same parts in another order is replaced: 12/31/2023 shows that 10/08/2023 was misread.
    """
    if _replaced(tree, form):
        return

    def change(node: ast.AST) -> ast.AST | None:
        match node:
            case ast.Call(func=ast.Attribute(value=holder, attr="strptime"), args=[text, old], keywords=[]):
                is_moment = ast.unparse(holder).rpartition(".")[2] in {"datetime", "dt"}
                return (
                    ast.Call(ast.Name(_READER, ast.Load()), [text, old, ast.Constant(form)], []) if is_moment else None
                )
            case ast.Call(func=ast.Name(id=name), args=[_, *forms]) if name == _READER:
                if form not in {text_of(one) for one in forms}:
                    node.args.append(ast.Constant(form))
                return node
            case _:
                return None

    rewrite(tree, change, helper=_READER)
    with_helper(tree, _READER, _READER_SOURCE)


def _replaced(tree: ast.Module, form: str) -> bool:
    rivals = {text for node in ast.walk(tree) if (text := text_of(node)) != form and sorted(text) == sorted(form)}
    rewrite(tree, lambda node: ast.Constant(form) if text_of(node) in rivals else None)
    return bool(rivals)


_FORMAT = re.compile(r"%[YymdHMbBjI]")
_DATES = (
    *("%Y-%m-%d", "%Y/%m/%d", "%Y.%m.%d", "%m/%d/%Y", "%d/%m/%Y", "%d.%m.%Y", "%d-%m-%Y", "%d %B %Y", "%d %b %Y"),
    *("%B %d %Y", "%B %d, %Y", "%b %d %Y", "%b %d, %Y"),
)
_TIMES = ("%H:%M", "%H:%M:%S", "%H:%M:%S.%f", "%I:%M %p", "%I:%M%p")
_DAYS = tuple(f"{day}{sign}{date}" for day in ("%a", "%A") for sign in (" ", ", ") for date in _DATES)
_WITH_DAYS = (*_DATES, *_DAYS, *(f"{date} ({day})" for date in _DATES for day in ("%a", "%A")))
_MOMENTS = (*_TIMES, *_WITH_DAYS, *(f"{date}{sign}{time}" for date in _WITH_DAYS for sign in " T" for time in _TIMES))
_MOMENTS += tuple(f"{date}, {time}" for date in _WITH_DAYS for time in _TIMES)
_RESTS = (":%S", ":%S.%f", ".%f", " (%A)", " (%a)", *(f"{sign}{time}" for sign in (" ", "T", ", ") for time in _TIMES))


def format_of(written: str) -> str | None:
    """Give the format of `strptime` in which a moment is written, or the end of one; None where it may be several."""
    signs = _signs(written)
    moments = {_read(written, form) for form in _MOMENTS if _signs(form) == signs} - {None}
    forms = [form for form in (*_MOMENTS, *_RESTS) if _signs(form) == signs and _read(written, form) is not None]
    return forms[0] if forms and len(moments) <= 1 else None


@lru_cache(maxsize=1024)
def _signs(text: str) -> str:
    """Give what stands between the words and numbers: `strptime` compiles each format anew, and there are hundreds."""
    return re.sub(r"%\w|\w", "", text)


def _read(written: str, form: str) -> datetime | None:
    try:
        return datetime.strptime(written, form)  # noqa: DTZ007 - it is compared, and stands nowhere
    except ValueError:
        return None


REMEDIES: tuple[tuple[re.Pattern[str], Remedy], ...] = (
    (re.compile(r"'datetime.timedelta' object has no attribute '(?:hours|minutes)'"), _with_parts_of_durations),
    (
        re.compile(r"time data ['\"](?P<moment>.*?)['\"] does not match format"),
        _read_as_written,
    ),
    (re.compile(r"unconverted data remains: (?P<rest>[^\n]*)"), _read_to_its_end),
    (re.compile(r"'datetime\.timedelta' object has no attribute 'strftime'"), _with_durations_on_the_clock),
    (re.compile(r"gave '(?P<more>\S*?\.\d{6})', expected '(?P<wanted>\S*?\.\d{3})'"), _with_milliseconds),
    (
        re.compile(r"gave '(?P<bare>[^'\n]*\d:\d[^'\n]*)', expected '(?P<padded>[^'\n]*\d:\d[^'\n]*)'"),
        _with_padded_clocks,
    ),
)
"""What to do about an error, by the words that tell of it."""
