"""What a request asks: the parts that prompts put between tags."""

import re
from dataclasses import dataclass

from self_evolving_agent.models import ModelRequest

_TRIED = re.compile(r"^- (.+?)(?: \(success rate [^)]*\))?$", re.MULTILINE)
_COUNT = re.compile(r"\bName (\d+)\b")


@dataclass(frozen=True)
class Question:
    """A request, taken apart.

    Attributes:
        job: Name of the prompt, without `.repair`.
        task: The user's task.
        rest: Everything after the task.
    """

    job: str
    task: str
    rest: str
    request: ModelRequest

    def part(self, tag: str) -> str:
        """Give what stands between a pair of tags after the task; empty when there is none."""
        return _between(self.rest, tag)[0]

    @property
    def files(self) -> tuple[str, ...]:
        return tuple(line.strip() for line in self.part("files").splitlines() if line.strip())

    @property
    def tried(self) -> tuple[str, ...]:
        return tuple(match.strip() for match in _TRIED.findall(self.part("tried")))

    @property
    def wanted(self) -> int:
        """How many ideas are asked for."""
        found = _COUNT.search(self.rest)
        return int(found.group(1)) if found else 1


def read(request: ModelRequest) -> Question:
    text = request.messages[-1].content
    task, rest = _between(text, "task")
    return Question(request.prompt.name.removesuffix(".repair"), task or text, rest or text, request)


def _between(text: str, tag: str) -> tuple[str, str]:
    """Give what stands in the first pair of tags, and what follows it."""
    _, opened, inside = text.partition(f"<{tag}>\n")
    content, closed, rest = inside.partition(f"\n</{tag}>")
    return (content, rest) if opened and closed else ("", "")
