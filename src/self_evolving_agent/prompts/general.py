"""Prompts of the general executor: a program to run at once, a question to answer."""

from self_evolving_agent.models import Brief, PromptId
from self_evolving_agent.prompts import Prompt, advised, after_failure, mark
from self_evolving_agent.prompts.coding import files

RUN_SYSTEM = (
    "You write short programs that are run at once, in bash or in Python. There are the usual commands and Python's "
    "standard library, and no network."
)
ANSWER_SYSTEM = "You answer questions: you think briefly, then give one short answer."


def run(task: str, approach: str, brief: Brief) -> Prompt:
    """Ask for a program that finds out what the task wants to know, and prints it."""
    return Prompt(
        id=PromptId(name="general.run", version=1),
        system=RUN_SYSTEM,
        user=f"{mark('task', task)}{files(brief)}{advised(brief.advice)}\n\n"
        "Write one short program that does this when it is run, and prints what it finds, with a word before each "
        f"value. Approach: {mark('approach', approach, 600)}\n"
        "Reply with one code block, marked bash or python.",
    )


def run_again(job: Prompt, program: str, failure: str) -> Prompt:
    """Ask for a whole new program after one that failed, told what was seen."""
    wish = (
        "Find the mistake, or do it in another way. Reply with the whole program in one code block, marked bash or "
        "python."
    )
    return after_failure(job, program, failure, wish)


def answer(task: str, approach: str, brief: Brief) -> Prompt:
    """Ask for a short answer on a line of its own, which can be compared with another."""
    return Prompt(
        id=PromptId(name="general.answer", version=1),
        system=ANSWER_SYSTEM,
        user=f"{mark('task', task)}{advised(brief.advice)}\n\nApproach: {mark('approach', approach, 600)}\n"
        "Think in a few short sentences. Then end with one line that gives the answer alone, in as few words as can "
        "be, in this form:\nAnswer: ...",
    )


def answer_again(job: Prompt, said: str) -> Prompt:
    """Ask once more where no answer could be read."""
    return Prompt(
        id=PromptId(name=f"{job.id.name}.repair", version=1),
        system=job.system,
        user=f"{job.user}\n\nThis was said:\n{mark('draft', said, 2000)}\n"
        "It has no line that begins with `Answer:`. Reply with that line alone.",
    )
