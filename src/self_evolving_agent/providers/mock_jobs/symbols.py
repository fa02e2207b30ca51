"""Jobs about marks that frame text: brackets, commas and quotes."""

from .job import Function, FunctionJob

BRACKETS = FunctionJob(
    name="balanced brackets",
    pattern=r"\bbalanced?\b.*\b(brackets?|parenthes[ei]s|braces)\b|\b(brackets?|parenthes[ei]s|braces)\b.*\b(balanc|match|valid)",
    unless=r"generate|remove|longest",
    functions=(
        Function(
            "def is_balanced(text: str) -> bool",
            (
                "assert is_balanced('([]{})') == True",
                "assert is_balanced('(]') == False",
                "assert is_balanced('((') == False",
                "assert is_balanced('a(b)c') == True",
                "assert is_balanced(')(') == False",
                "assert is_balanced('([)]') == False",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def is_balanced(text: str) -> bool:
    opened = []
    for mark in text:
        if mark in "([{":
            opened.append(mark)
        elif mark in ")]}":
            if not opened or opened.pop() + mark not in ("()", "[]", "{}"):
                return False
    return not opened
""",
        ),
        "table": (
            """\
PARTNER = {")": "(", "]": "[", "}": "{"}


def is_balanced(text: str) -> bool:
    stack = []
    for mark in text:
        if mark in PARTNER.values():
            stack.append(mark)
        elif mark in PARTNER and (not stack or stack.pop() != PARTNER[mark]):
            return False
    return not stack
""",
        ),
        "library": (
            """\
import re


def is_balanced(text: str) -> bool:
    marks = re.sub(r"[^()\\[\\]{}]", "", text)
    before = None
    while before != marks:
        before, marks = marks, re.sub(r"\\(\\)|\\[\\]|\\{\\}", "", marks)
    return not marks
""",
        ),
        "expression": (
            """\
def is_balanced(text: str) -> bool:
    return all(text.count(one) == text.count(other) for one, other in ("()", "[]", "{}"))
""",
            """\
def is_balanced(text: str) -> bool:
    marks = "".join(c for c in text if c in "()[]{}")
    for _ in range(len(marks)):
        marks = marks.replace("()", "").replace("[]", "").replace("{}", "")
    return marks == ""
""",
        ),
        "draft": (
            """\
def is_balanced(text: str) -> bool:
    return text[-1:] in (")", "}", "")
""",
        ),
    },
)

CSV_PARSER = FunctionJob(
    name="CSV parser",
    pattern=r"\bcsv\b",
    unless=r"\b[\w-]+\.csv\b|json|average|mean|\bsum\b|total|writ(e|es) (a )?csv (file|row)",
    functions=(
        Function(
            "def parse_csv(text: str) -> list[list[str]]",
            (
                r"assert parse_csv('a,b\n1,2') == [['a', 'b'], ['1', '2']]",
                "assert parse_csv('') == []",
                "assert parse_csv('x,\"y, z\"') == [['x', 'y, z']]",
                'assert parse_csv(\'"say ""hi""",2\') == [[\'say "hi"\', \'2\']]',
                r"assert parse_csv('a,,c\n') == [['a', '', 'c']]",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def parse_csv(text: str) -> list[list[str]]:
    rows, row, cell = [], [], ""
    is_quoted = False
    place = 0
    while place < len(text):
        mark = text[place]
        if is_quoted:
            if text.startswith('""', place):
                cell += '"'
                place += 1
            elif mark == '"':
                is_quoted = False
            else:
                cell += mark
        elif mark == '"':
            is_quoted = True
        elif mark == ",":
            row.append(cell)
            cell = ""
        elif mark == "\\n":
            rows.append([*row, cell])
            row, cell = [], ""
        elif mark != "\\r":
            cell += mark
        place += 1
    if row or cell:
        rows.append([*row, cell])
    return rows
""",
        ),
        "library": (
            """\
import csv
import io


def parse_csv(text: str) -> list[list[str]]:
    return [row for row in csv.reader(io.StringIO(text, newline=""))]
""",
        ),
        "expression": (
            """\
def parse_csv(text: str) -> list[list[str]]:
    return [line.split(",") for line in text.splitlines()]
""",
            """\
import re

CELL = re.compile(r'(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))')


def parse_csv(text: str) -> list[list[str]]:
    return [
        [quoted.replace('""', '"') or bare for quoted, bare in CELL.findall(line)] for line in text.splitlines()
    ]
""",
        ),
        "draft": (
            """\
def parse_csv(text: str) -> list[list[str]]:
    return [[cell.strip('"') for cell in line.split(",")] for line in text.split("\\n")]
""",
        ),
    },
)
