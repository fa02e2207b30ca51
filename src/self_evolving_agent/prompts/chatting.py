"""Prompts of a chat: small talk, questions that are answered at once, and turns told in full."""

from pydantic import Field

from self_evolving_agent.models import Frozen, PromptId
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


class Talking(Frozen):
    """How something is answered at once, with what was said before, without tools, programs or checks."""

    id: PromptId
    system: str
    most_tokens: int


TALK = Talking(id=PromptId(name="chat.talk", version=1), system=TALK_SYSTEM, most_tokens=400)
ASK = Talking(id=PromptId(name="chat.ask", version=1), system=ASK_SYSTEM, most_tokens=1000)


class SortReply(Frozen):
    """Whether something is talk, with the reply to it; work of its own; or work on the answer before."""

    kind: str = Field(max_length=20)
    reply: str = Field(default="", max_length=600)


class RestateReply(Frozen):
    task: str = Field(min_length=1, max_length=2000)


def sort(said: str, before: str, *, has_answer: bool) -> Prompt:
    """Ask whether something is small talk or work, and for the reply where it is talk.

    Args:
        before: What was answered last, or nothing.
        has_answer: It may be meant to be worked on.
    """
    earlier = f"The last answer was:\n{mark('answer', before, 600)}\nNow the person says:\n" if before else ""
    on_answer = ', or "answer" (it asks to do something with the last answer)' if has_answer else ""
    return Prompt(
        id=PromptId(name="chat.sort", version=1),
        system=SORT_SYSTEM,
        user=f"{earlier}{mark('said', said, 1000)}\n\n"
        'What is this? "talk" (a greeting, thanks, a remark, a question about you yourself), "task" (it wants a result '
        f'and can be understood by itself){on_answer}. Reply with JSON: {{"kind": "...", "reply": "..."}}. '
        "For talk the reply is one or two friendly sentences in the person's language, otherwise it is empty.",
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
