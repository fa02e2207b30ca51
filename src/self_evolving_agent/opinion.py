"""What the model thinks of two things, asked in both orders: an answer that follows the position is no opinion."""

from typing import Literal

from self_evolving_agent.deps import Deps
from self_evolving_agent.prompts import Prompt, judging
from self_evolving_agent.structured import Schema, ask

_SCHEMA: Schema = {
    "type": "object",
    "properties": {"better": {"type": "string", "enum": ["A", "B"]}},
    "required": ["better"],
}


async def opinion(asked: Prompt, swapped: Prompt, deps: Deps) -> Literal["first", "second"] | None:
    """Ask which of two is better; `swapped` is the same question with the two in the other order.

    Raises:
        ProviderError, BudgetExceeded: If the model cannot be asked.
    """
    first = await _choice(asked, deps)
    if first is None:
        return None
    second = await _choice(swapped, deps)
    if first == "A" and second == "B":
        return "first"
    return "second" if first == "B" and second == "A" else None


async def _choice(prompt: Prompt, deps: Deps) -> str | None:
    reply = await ask(deps, prompt, judging.ChoiceReply, schema=_SCHEMA, max_tokens=16, temperature=0.0)
    return reply.better if reply else None
