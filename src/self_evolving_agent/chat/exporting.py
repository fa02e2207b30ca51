"""A chat as a document: Markdown for people, JSON for programs."""

import json

from self_evolving_agent.chat.conversation import Conversation
from self_evolving_agent.chat.reading import Data, size_of
from self_evolving_agent.models.chats import Turn


def as_markdown(conversation: Conversation) -> str:
    """Write the turns one after the other, each with its results by name and the run that gave them."""
    parts = [f"# Chat {conversation.chat_id}\n", *map(_section, conversation.turns)]
    return "\n".join(parts)


def as_json(conversation: Conversation) -> str:
    """Write the turns with all that is kept of them."""
    turns = [turn.model_dump(mode="json") for turn in conversation.turns]
    return json.dumps({"chat": conversation.chat_id, "turns": turns}, ensure_ascii=False, indent=2) + "\n"


def _section(turn: Turn) -> str:
    said = "\n".join(f"> {row}" for row in turn.said.splitlines())
    answer = turn.answer.rstrip() or f"*(no answer: {turn.error or 'none'})*"
    if turn.kind == "task" and "\n" in answer:
        fence = "`" * max(3, _longest_fence(answer) + 1)
        answer = f"{fence}\n{answer}\n{fence}"
    facts = [f"{result.name}: {size_of(Data(result.kind, result.value))}" for result in turn.results]
    facts += [f"run {turn.run_id}"] if turn.run_id else []
    below = f"\n\n*{', '.join(facts)}*" if facts else ""
    return f"## {turn.number}\n\n{said}\n\n{answer}{below}\n"


def _longest_fence(text: str) -> int:
    return max((len(row) - len(row.lstrip("`")) for row in text.splitlines()), default=0)
