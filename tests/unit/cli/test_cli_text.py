import json

import pytest

from self_evolving_agent.cli.text import as_json, cells, clean, fit, line, pad

ATTACKS = [
    ("\x1b[2J\x1b[H", "\\x1b[2J\\x1b[H"),
    ("\x1b]52;c;cm0=\x07", "\\x1b]52;c;cm0=\\x07"),
    ("\x9b31m", "\\x9b31m"),
    ("\rApprove? y", "\\x0dApprove? y"),
    ("\u202egnp.exe", "\\u202egnp.exe"),
    ("\u2066a\u2069", "\\u2066a\\u2069"),
    ("\x7f\x00\b", "\\x7f\\x00\\x08"),
    ("\ud800", "\\ud800"),
]


@pytest.mark.parametrize(("text", "seen"), ATTACKS)
def test_what_a_terminal_must_not_get_stays_visible_as_an_escape(text: str, seen: str) -> None:
    assert clean(text) == seen


@pytest.mark.parametrize("text", ["a\tb\nc", "naïve 日本語 עברית 👩‍💻", ""])
def test_ordinary_text_stays_as_it_is(text: str) -> None:
    assert clean(text) == text


def test_windows_line_ends_become_line_ends() -> None:
    assert clean("a\r\nb") == "a\nb"


def test_line_puts_everything_on_one_line() -> None:
    assert line(" a\n\tb \u2028 c\x1b ") == "a b c\\x1b"


@pytest.mark.parametrize(("text", "_seen"), ATTACKS)
def test_json_holds_the_same_text_and_no_control(text: str, _seen: str) -> None:
    written = as_json({"answer": f"é{text}\n"})
    assert json.loads(written) == {"answer": f"é{text}\n"}
    assert clean(written) == written
    assert "é" in written


@pytest.mark.parametrize(("text", "columns"), [("abc", 3), ("日本", 4), ("e\u0301", 1), ("👩\u200d💻", 4), ("é", 1)])
def test_cells_counts_columns(text: str, columns: int) -> None:
    assert cells(text) == columns


@pytest.mark.parametrize(
    ("text", "width", "cut"),
    [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 4, "日…"), ("ab …cd", 5, "ab…"), ("a b c", 3, "a…")],
)
def test_fit_shows_where_it_cut(text: str, width: int, cut: str) -> None:
    assert fit(text, width) == cut
    assert cells(cut) <= width


def test_pad_fills_columns() -> None:
    assert pad("日", 4) == "日  "
    assert pad("abcdef", 4) == "abc…"
