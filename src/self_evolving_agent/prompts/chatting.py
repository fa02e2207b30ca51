"""Prompts of a chat: small talk, questions that are answered at once, and turns told in full."""

from pydantic import Field

from self_evolving_agent.models import Frozen, Message, PromptId
from self_evolving_agent.prompts import Prompt, mark

TALK_SYSTEM = (
    "You are a friendly assistant on a person's own machine. You solve small tasks by writing programs that are tried "
    "out, and you learn tools from them. You answer in the person's language, in one or two short sentences."
)
ASK_SYSTEM = (
    "You are an assistant on a person's own machine. You answer briefly and plainly, and say so when you do not know."
)
SORT_SYSTEM = "You sort what people say, and answer with short JSON."
RESTATE_SYSTEM = "You rewrite what a person says so that it can be understood by itself. You answer with short JSON."


class SortReply(Frozen):
    """Whether something is talk, with the reply to it."""

    kind: str = Field(max_length=20)
    reply: str = Field(default="", max_length=600)


class RestateReply(Frozen):
    task: str = Field(min_length=1, max_length=2000)


def sort(said: str, before: str) -> Prompt:
    """Ask whether something is small talk or work, and for the reply where it is talk.

    Args:
        before: What was said last, or nothing.
    """
    earlier = f"{mark('before', before, 600)}\n" if before else ""
    return Prompt(
        id=PromptId(name="chat.sort", version=1),
        system=SORT_SYSTEM,
        user=f"{earlier}{mark('said', said, 1000)}\n\n"
        "Is this small talk (a greeting, thanks, a remark, a question about you yourself), or a task or question that "
        'wants a result? Reply with JSON: {"kind": "talk" or "task", "reply": "..."}. For talk the reply is one or two '
        "friendly sentences in the person's language; for a task it is empty.",
    )


def restate(said: str, task: str, answer: str) -> Prompt:
    """Ask for a turn that goes on from the one before as a task of its own."""
    return Prompt(
        id=PromptId(name="chat.restate", version=1),
        system=RESTATE_SYSTEM,
        user=f"Before, the person asked:\n{mark('task', task, 1500)}\nThe answer was:\n{mark('answer', answer, 600)}\n"
        f"Now the person says:\n{mark('said', said, 600)}\n\n"
        "Write what the person wants now as one complete task, worded as the earlier one where that fits, with all "
        'values copied exactly, and without an answer. Reply with JSON: {"task": "..."}',
    )


def talk(said: str, context: tuple[Message, ...]) -> tuple[PromptId, tuple[Message, ...]]:
    """Ask for a reply to small talk."""
    return PromptId(name="chat.talk", version=1), _conversation(TALK_SYSTEM, context, said)


def ask(question: str, context: tuple[Message, ...]) -> tuple[PromptId, tuple[Message, ...]]:
    """Ask a question that is answered at once, without tools, programs or checks."""
    return PromptId(name="chat.ask", version=1), _conversation(ASK_SYSTEM, context, question)


def _conversation(system: str, context: tuple[Message, ...], said: str) -> tuple[Message, ...]:
    return (Message(role="system", content=system), *context, Message(role="user", content=said))
