"""Prompts of `judge`."""

from typing import Literal

from self_evolving_agent.models import Frozen, PromptId
from self_evolving_agent.prompts import Prompt, mark

SYSTEM = "You judge answers strictly by what the task asks. You answer with short JSON."


class ChoiceReply(Frozen):
    better: Literal["A", "B"]


def compare(task: str, first: str, second: str) -> Prompt:
    """Ask which of two answers with equal evidence is better; asked twice with the order swapped."""
    return Prompt(
        id=PromptId(name="judge.compare", version=1),
        system=SYSTEM,
        user=f"{mark('task', task)}\n\n{mark('answer_a', first, 2000)}\n\n{mark('answer_b', second, 2000)}\n\n"
        "Both passed the same checks. Which one does the task better: more complete, simpler, more exact? "
        'Reply with JSON: {"better": "A"} or {"better": "B"}',
    )


def which_value(task: str, call: str, first: str, second: str) -> Prompt:
    """Ask which of two results of the same call is right; asked twice with the order swapped."""
    return Prompt(
        id=PromptId(name="judge.value", version=1),
        system=SYSTEM,
        user=f"{mark('task', task)}\n\nTwo programs for this task differ in the result of {mark('call', call, 400)}\n"
        f"A: {mark('value_a', first, 400)}\nB: {mark('value_b', second, 400)}\n"
        'Which result is right? Reply with JSON: {"better": "A"} or {"better": "B"}',
    )
