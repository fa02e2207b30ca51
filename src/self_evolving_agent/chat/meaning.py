"""What is to be done with a turn: talk, a reply that is there already, or work with the data that it speaks of.

Code decides where the words are clear. Where they are not, the model is asked in one call that both sorts and answers;
what goes on from the last task is told in full by the model, and held by code to the values of both.
"""

import re
from dataclasses import dataclass, replace

from self_evolving_agent.chat.given import file_name, with_data
from self_evolving_agent.chat.history import History
from self_evolving_agent.chat.reading import read_data
from self_evolving_agent.chat.references import Found, Unclear, resolve
from self_evolving_agent.chat.talk import is_following, is_foreign, is_talk
from self_evolving_agent.chat.wording.mentions import mentions_in
from self_evolving_agent.chat.wording.own_values import OwnValues
from self_evolving_agent.deps import Deps
from self_evolving_agent.models import Domain
from self_evolving_agent.models.chats import Result, Turn, TurnKind
from self_evolving_agent.nodes.rules import classify_by_rules
from self_evolving_agent.prompts import chatting
from self_evolving_agent.structured import Schema, ask
from self_evolving_agent.tools.fitting import unused_values

_ONE_OF_THEM = re.compile(r"\b(first|second|third|fourth|fifth|last)(?:\s+one)?\b(?!\s+\w)", re.IGNORECASE)
_SMALL_WORDS = re.compile(
    r"\b(?:the|i|mean|meant|please|use|take|one|yes|no|from|of|first|second|third|last)\b|\W", re.IGNORECASE
)


@dataclass(frozen=True)
class Talk:
    """Small talk, which is answered in one call with what was said before."""


@dataclass(frozen=True)
class Reply:
    """An answer that is there already.

    Attributes:
        among: Of a question back, the results that may be meant.
    """

    kind: TurnKind
    text: str
    among: tuple[Result, ...] = ()


@dataclass(frozen=True)
class Work:
    """A task, told in full, with the results that its code gets.

    Attributes:
        domain: Where the data leave no doubt and the words do.
        about: What was asked for, where that is not what was said now.
    """

    task: str
    given: tuple[Result, ...] = ()
    domain: Domain | None = None
    about: str = ""


async def meaning_of(said: str, history: History, deps: Deps) -> Talk | Reply | Work:
    """Decide what a turn is.

    Raises:
        AgentError: If a model that is to sort it cannot be asked.
    """
    kind = is_talk(said)
    if kind:
        return Talk()
    answered = _answered(said, history, deps)
    if answered is not None:
        return answered
    found = resolve(said, history.results, history.latest)
    if isinstance(found, Unclear):
        return Reply("asked_back", found.question, found.among)
    if isinstance(found, Found):
        return _work_on(said, found, deps)
    if history.last_task is not None and is_following(said):
        return await _restated(said, history.last_task, history, deps)
    if kind is None or (history.latest and is_foreign(said)):
        return await _sorted(said, history, deps)
    return Work(said)


def _answered(said: str, history: History, deps: Deps) -> Work | None:
    """Take a turn that says nothing but what was asked back: a name, a place, or the data."""
    asked = history.question
    if asked is None:
        return None
    among = history.named(asked.given) or history.results
    found = resolve(_ONE_OF_THEM.sub(r"\1 result", said), among, among[-1:])
    if isinstance(found, Found) and _says_nothing_else(said):
        return replace(_work_on(asked.said, Found(found.results), deps), about=asked.said)
    is_data = read_data(said).kind in {"number", "list", "table"} or OwnValues(said).is_all
    return Work(f"{asked.said.rstrip(' .?!:')}: {said.strip()}", about=asked.said) if is_data else None


def _says_nothing_else(said: str) -> bool:
    rest = re.sub(r"\br\d+\b", " ", said, flags=re.IGNORECASE)
    for mention in reversed(mentions_in(OwnValues(rest))):
        rest = rest[: mention.start] + rest[mention.end :]
    return not _SMALL_WORDS.sub("", rest)


def _work_on(said: str, found: Found, deps: Deps) -> Work:
    task = with_data(said, found, most_text=deps.choices.context_tokens)
    is_in_files = any(result.kind in {"list", "table"} and file_name(result) in task for result in found.results)
    return Work(task, found.results, "analysis" if is_in_files and classify_by_rules(task) is None else None)


async def _sorted(said: str, history: History, deps: Deps) -> Talk | Reply | Work:
    """Have the model tell talk from work, and work on the last answer from work of its own."""
    before = history.turns[-1].answer if history.turns else ""
    kinds = ["talk", "task", "answer"] if history.latest else ["talk", "task"]
    schema: Schema = {
        "type": "object",
        "properties": {"kind": {"type": "string", "enum": list(kinds)}, "reply": {"type": "string"}},
        "required": ["kind", "reply"],
    }
    prompt = chatting.sort(said, before, has_answer=bool(history.latest))
    reply = await ask(deps, prompt, chatting.SortReply, schema=schema, max_tokens=160, temperature=0.0, most_calls=2)
    if reply is None or reply.kind not in kinds:
        return Work(said)
    if reply.kind == "answer":
        return _work_on(said, Found(history.latest), deps)
    text = reply.reply.strip()
    if reply.kind == "talk" and is_talk(said) is not False:
        return Reply("talk", text) if text else Talk()
    return Work(said)


async def _restated(said: str, last: Turn, history: History, deps: Deps) -> Work:
    """Have a turn told in full; what the model loses or invents is not taken, and both turns are told instead."""
    before = last.task or last.said
    schema: Schema = {"type": "object", "properties": {"task": {"type": "string"}}, "required": ["task"]}
    prompt = chatting.restate(said, before, last.answer)
    reply = await ask(deps, prompt, chatting.RestateReply, schema=schema, max_tokens=300, temperature=0.0, most_calls=2)
    told = reply.task.strip() if reply is not None else ""
    given = history.named(last.given)
    names_files = all(name in told for name in map(file_name, given) if name in before)
    is_whole = told and names_files and keeps_values(told, said, f"{before}\n{last.answer}")
    return Work(told if is_whole else f"{said}\n(It goes on from this task: {before})", given)


def keeps_values(told: str, said: str, before: str) -> bool:
    """Tell whether a text has all numbers and quotations that were said now, and none that was never said."""
    new, old, known = _values(said), _values(told), _values(f"{said}\n{before}")
    return new <= old <= known


def _values(text: str) -> set[str]:
    return set(unused_values(text, {}))
