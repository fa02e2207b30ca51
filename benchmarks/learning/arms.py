"""Who is asked. An arm is settings, not another program."""

from dataclasses import dataclass
from typing import Literal

from self_evolving_agent.models import Mechanism

Kind = Literal["floor", "bare", "agent"]


@dataclass(frozen=True)
class Arm:
    """One way to answer the stream.

    Attributes:
        kind: A floor answers without any model, `bare` is the model with one call, `agent` is the program.
        is_emptied: A fresh home before each task.
        needs_library: It starts with a copy of a home that was filled by other families.
        without: Mechanisms that are switched off.
    """

    name: str
    kind: Kind
    what: str
    is_emptied: bool = False
    needs_library: bool = False
    without: tuple[Mechanism, ...] = ()


ARMS = {
    arm.name: arm
    for arm in (
        Arm("echo", "floor", "says the task again"),
        Arm("silence", "floor", "says nothing"),
        Arm("claim", "floor", "says SUCCESS"),
        Arm("key", "floor", "says the right answer: the positive control"),
        Arm("bare", "bare", "the model alone, one call"),
        Arm("emptied", "agent", "the agent, its memory emptied before each task", is_emptied=True),
        Arm("full", "agent", "the agent"),
        Arm("library", "agent", "the agent with a library of tools for other families", needs_library=True),
        Arm("no-routes", "agent", "without routes", without=("routes",)),
        Arm("no-calls", "agent", "without tool calls", without=("calls",)),
        Arm("no-skills", "agent", "without skills", without=("skills",)),
        Arm("no-champion", "agent", "without a champion", without=("champion",)),
        Arm("no-second", "agent", "without a second strategy", without=("second_strategy",)),
        Arm("no-disputes", "agent", "without disputed examples", without=("disputes",)),
    )
}
FLOORS = tuple(arm.name for arm in ARMS.values() if arm.kind == "floor")
