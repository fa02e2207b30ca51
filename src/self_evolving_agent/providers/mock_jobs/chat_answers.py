"""The mock's replies in a chat: honest small talk, and turns that go on from a task told in full."""

import json
import re

from .catalog import function_job, printing_job
from .reading import Question
from .values import csv_names

WHAT_I_AM = (
    "I am the mock model, which is no language model: I know some thirty small programming jobs and cannot really talk."
)
WHAT_TO_TRY = 'Try "what is the gcd of 48 and 36?" or "sort these words: pear, fig", and then go on with what it gives.'
_GREETING = re.compile(r"\b(?:hi|hello|hey|good (?:morning|afternoon|evening)|hallo|hola|bonjour)\b", re.IGNORECASE)
_THANKS = re.compile(r"\b(?:thanks?|thx|danke|merci|gracias|great|nice|cool|good|perfect)\b", re.IGNORECASE)
_LEAVING = re.compile(r"\b(?:bye|goodbye|see you|tsch[uü]ss|good night)\b", re.IGNORECASE)
_OF_PEOPLE = re.compile(r"\b(?:you|your|i|i'm|we|me)\b", re.IGNORECASE)
_NUMBER = re.compile(r"(?<![\w.-])-?\d+(?:\.\d+)?(?![\w-]|\.\d)")


def answer_in_chat(question: Question) -> str | None:
    match question.job:
        case "chat.talk":
            return _talk(question.task)
        case "chat.ask":
            return f"{WHAT_I_AM} Give it to me as a task, without /ask: what I know I work out with a program."
        case "chat.sort":
            said = question.part("said")
            is_talk = not _is_known(said) and _OF_PEOPLE.search(said) is not None
            return json.dumps({"kind": "talk", "reply": WHAT_I_AM} if is_talk else {"kind": "task", "reply": ""})
        case "chat.restate":
            return _restated(question.task, question.part("said"))
        case _:
            return None


def _talk(said: str) -> str:
    if _LEAVING.search(said):
        return "Goodbye."
    if _GREETING.search(said):
        return f"Hello. {WHAT_I_AM} {WHAT_TO_TRY}"
    if _THANKS.search(said) and not _OF_PEOPLE.search(said.replace("thank you", "")):
        return "You are welcome."
    return f"{WHAT_I_AM} {WHAT_TO_TRY}"


def _restated(task: str, said: str) -> str | None:
    """Put the numbers that are said now in the place of the task's, where they are as many."""
    old, new = _NUMBER.findall(task), _NUMBER.findall(said)
    if not new or len(old) != len(new):
        return None
    numbers = iter(new)
    return json.dumps({"task": _NUMBER.sub(lambda _: next(numbers), task)})


def _is_known(said: str) -> bool:
    return function_job(said) is not None or printing_job(said, csv_names(said)) is not None
