"""What an examination found, printed as it is found."""

import textwrap
from dataclasses import asdict, dataclass

from .output import Output
from .text import line

WIDTH, INDENT = 79, 20


@dataclass(frozen=True)
class Finding:
    """One line of the examination.

    Attributes:
        works: None where it is a fact and no question.
        fix: What would make it work.
    """

    part: str
    name: str
    says: str
    works: bool | None = None
    fix: str = ""


class Findings:
    """Takes findings one by one: people see each at once, `--json` gets all of them at the end."""

    def __init__(self, out: Output) -> None:
        self.out = out
        self.all: list[Finding] = []

    def add(self, finding: Finding) -> None:
        if not self.out.is_json:
            self._print(finding)
        self.all.append(finding)

    def finish(self, *, is_whole: bool) -> None:
        """Give the object of `--json`."""
        if self.out.is_json:
            self.out.json({"findings": [asdict(finding) for finding in self.all], "is_whole": is_whole})

    def _print(self, finding: Finding) -> None:
        if not self.all or self.all[-1].part != finding.part:
            self.out.answer(finding.part)
        mark = {True: "ok", False: "no", None: "  "}[finding.works]
        fix = [f"to do: {finding.fix}"] if finding.fix else []
        rows = [row for text in (finding.says, *fix) for row in textwrap.wrap(line(text), WIDTH - INDENT)]
        self.out.answer(f"  {mark} {finding.name:14} {rows[0]}")
        for row in rows[1:]:
            self.out.answer(f"{'':{INDENT}}{row}")
