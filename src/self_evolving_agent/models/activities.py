"""What a step does right now, for whoever looks on; nothing of it is kept."""

from typing import Literal

from self_evolving_agent.models.base import Frozen

Doing = Literal["step", "asking", "writing", "running", "over"]


class Activity(Frozen):
    """What one step of a run does from now on, until it says something else.

    Attributes:
        node: The step.
        candidate: Key of the strategy that it carries out; empty where the step is for all of them.
        doing: `step` neither asks nor runs anything; `asking` waits for a model's first words; the model is `writing`;
            code is `running`; the step is `over`.
        prompt: Name of the prompt, while a model is asked.
        pieces: How many pieces of the reply have come; about a token each.
    """

    node: str
    candidate: str = ""
    doing: Doing = "step"
    prompt: str = ""
    pieces: int = 0
