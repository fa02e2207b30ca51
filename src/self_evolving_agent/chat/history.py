"""What was said in a chat until now, with the results that later turns may speak of."""

from collections.abc import Collection, Sequence

from self_evolving_agent.models.chats import Result, Turn


class History:
    """The turns of a chat in their order.

    Args:
        turns: What was said until now.
        forgotten: Names of results that a person had forgotten; they are not given again.
    """

    def __init__(self, turns: Sequence[Turn] = (), forgotten: Collection[str] = ()) -> None:
        self._highest = max((_number_of(result) for turn in turns for result in turn.results), default=0)
        self.turns = [_without(turn, forgotten) for turn in turns]

    @property
    def results(self) -> tuple[Result, ...]:
        return tuple(result for turn in self.turns for result in turn.results)

    @property
    def latest(self) -> tuple[Result, ...]:
        """Give the results of the last turn that has any."""
        return next((turn.results for turn in reversed(self.turns) if turn.results), ())

    @property
    def last_task(self) -> Turn | None:
        return next((turn for turn in reversed(self.turns) if turn.kind == "task"), None)

    @property
    def question(self) -> Turn | None:
        """Give the last turn if it was asked back."""
        return self.turns[-1] if self.turns and self.turns[-1].kind == "asked_back" else None

    def named(self, names: Collection[str]) -> tuple[Result, ...]:
        return tuple(result for result in self.results if result.name in names)

    def new_name(self) -> str:
        self._highest += 1
        return f"r{self._highest}"

    def forget(self, name: str) -> None:
        self.turns = [_without(turn, (name,)) for turn in self.turns]


def _without(turn: Turn, names: Collection[str]) -> Turn:
    return turn.model_copy(update={"results": tuple(result for result in turn.results if result.name not in names)})


def _number_of(result: Result) -> int:
    return int(result.name.removeprefix("r"))
