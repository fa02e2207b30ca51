"""The prompt that distils advice from a run."""

from pydantic import Field

from self_evolving_agent.models import Frozen, PromptId
from self_evolving_agent.prompts import Prompt, mark

SYSTEM = "You draw short lessons from work that was done. You answer with short JSON."


class AdviceReply(Frozen):
    advice: str = Field(max_length=400)


def distil(task: str, failed: str, seen: str, worked: str) -> Prompt:
    """Ask for one sentence that would have spared a failure.

    Args:
        worked: What succeeded instead; empty where nothing did, but failures of this kind were seen before.
    """
    right = f"\n\nThis one was right:\n{mark('worked', worked, 1500)}" if worked else ""
    return Prompt(
        id=PromptId(name="skills.distil", version=1),
        system=SYSTEM,
        user=f"{mark('task', task, 1500)}\n\nThis first try was wrong:\n{mark('failed', failed, 1500)}\n"
        f"What was seen:\n{mark('seen', seen, 600)}{right}\n\n"
        "What should be done from the start in other tasks of this kind, so that this mistake does not happen again? "
        "One sentence of at most 20 words, in plain English, that starts with a verb and says exactly what to do. "
        "It holds for all such tasks: none of the values, names or words that only this task has.\n"
        'Reply with JSON: {"advice": "..."}',
    )
