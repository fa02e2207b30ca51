"""One chat: what is said goes to talk, to a question back, or as a task down the one path."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from self_evolving_agent.chat.context import context_of, tokens_of
from self_evolving_agent.chat.given import files_of, with_data
from self_evolving_agent.chat.reading import read_data
from self_evolving_agent.chat.references import Found, Unclear, resolve
from self_evolving_agent.chat.talk import is_following, is_talk
from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import AgentError
from self_evolving_agent.events.chats import ChatTurned, ResultForgotten
from self_evolving_agent.models import Domain, Message, ModelRequest, PromptId, Report, Task
from self_evolving_agent.models.chats import Result, Turn, TurnKind
from self_evolving_agent.ports import TextSink
from self_evolving_agent.prompts import chatting
from self_evolving_agent.runner import run
from self_evolving_agent.structured import Schema, ask
from self_evolving_agent.tools.fitting import unused_values

SAID_LENGTH = 200
MOST_REPLY = 400
MOST_ANSWER = 1000
BROKEN_OFF = "broken off"


class OpensRuns(Protocol):
    """Gives what one run, or one call, may use."""

    def __call__(self, *, run_id: str | None = None, files: Mapping[str, bytes] | None = None) -> Deps:
        """Open it.

        Args:
            run_id: Under which it is recorded; None for a new one.
            files: Read-only files that its code may read, besides those of the workspace.
        """
        ...


@dataclass(frozen=True)
class Said:
    """A turn with the report of its run, where there was one."""

    turn: Turn
    report: Report | None = None


class Conversation:
    """A chat that goes on.

    Args:
        chat_id: The run id of its events.
        turns: What was said until now.
        forgotten: Names of results that a person had forgotten.
    """

    def __init__(self, chat_id: str, turns: Sequence[Turn] = (), forgotten: Collection[str] = ()) -> None:
        self.chat_id = chat_id
        self._highest = max((_number_of(result) for turn in turns for result in turn.results), default=0)
        self.turns = [_without(turn, forgotten) for turn in turns]

    @property
    def results(self) -> tuple[Result, ...]:
        return tuple(result for turn in self.turns for result in turn.results)

    @property
    def last_task(self) -> Turn | None:
        """The latest turn that was run as a task."""
        return next((turn for turn in reversed(self.turns) if turn.kind == "task"), None)

    async def say(
        self,
        said: str,
        opens: OpensRuns,
        *,
        domain: Domain | None = None,
        on_text: TextSink | None = None,
        on_task: Callable[[str], None] | None = None,
    ) -> Said:
        """Answer what a person says.

        Args:
            said: As it was typed.
            opens: The world.
            domain: Of tasks, where the person chose one.
            on_text: Takes talk as it comes.
            on_task: Told what is run, before it is.

        Raises:
            AgentError: If a model that is to talk cannot be asked; a task's failure stands in its report.
            asyncio.CancelledError: If it was broken off; the chat says so.
        """
        try:
            return await self._said(said, opens, domain, on_text, on_task)
        except asyncio.CancelledError:
            self._keep(self._turn("task", said, error=BROKEN_OFF, success=False), opens)
            raise
        except AgentError as error:
            self._keep(self._turn("talk", said, error=error.message, success=False), opens)
            raise

    async def ask(self, question: str, opens: OpensRuns, on_text: TextSink | None = None) -> Said:
        """Answer a question at once, in one call, with what was said before.

        Raises:
            AgentError: If the model cannot be asked.
        """
        return await self._told("question", question, opens, on_text)

    async def again(self, opens: OpensRuns, domain: Domain | None = None) -> Said | None:
        """Run the last task once more; None where there was none."""
        last = self.last_task
        if last is None:
            return None
        named = [result for result in self.results if result.name in _names_in(last.task)]
        return await self._run(last.said, last.task or last.said, opens, domain, named)

    def forget(self, name: str, opens: OpensRuns) -> bool:
        """Forget a result; tell whether there was one of that name."""
        if all(result.name != name for result in self.results):
            return False
        opens(run_id=self.chat_id).at("chat").journal.record([ResultForgotten(name=name)])
        self.turns = [_without(turn, (name,)) for turn in self.turns]
        return True

    async def _said(
        self,
        said: str,
        opens: OpensRuns,
        domain: Domain | None,
        on_text: TextSink | None,
        on_task: Callable[[str], None] | None,
    ) -> Said:
        tell = on_task or _nothing
        if is_talk(said):
            return await self._told("talk", said, opens, on_text)
        found = resolve(said, self.results, self._latest())
        if isinstance(found, Unclear):
            return self._keep(self._turn("asked_back", said, answer=found.question), opens)
        if isinstance(found, Found):
            task = with_data(said, found.results)
            tell(task)
            return await self._run(said, task, opens, domain, found.results)
        if self.last_task is not None and is_following(said):
            task = await self._restated(said, self.last_task, opens)
            tell(task)
            return await self._run(said, task, opens, domain)
        if is_talk(said) is None:
            reply = await self._talk(said, opens)
            if reply:
                return self._keep(self._turn("talk", said, answer=reply), opens)
        return await self._run(said, said, opens, domain)

    async def _run(
        self, said: str, text: str, opens: OpensRuns, domain: Domain | None, given: Sequence[Result] = ()
    ) -> Said:
        deps = opens(files=files_of(given))
        report = await run(Task(run_id=deps.journal.stamp.run_id, text=text, domain=domain), deps)
        results = (self._named(report.answer, said),) if report.success and report.answer.strip() else ()
        turn = self._turn(
            "task",
            said,
            task=text if text != said else "",
            answer=report.answer,
            run_id=report.run_id,
            success=report.success,
            results=results,
            error=report.error.message if report.error else "",
        )
        return self._keep(turn, opens, report)

    async def _told(self, kind: TurnKind, said: str, opens: OpensRuns, on_text: TextSink | None) -> Said:
        """Answer in one call, with what was said before."""
        deps = opens(run_id=self.chat_id).at("chat")
        most, write = (MOST_ANSWER, chatting.ask) if kind == "question" else (MOST_REPLY, chatting.talk)
        most = min(most, deps.choices.context_tokens // 2)
        room = deps.choices.context_tokens - most - tokens_of(said) - tokens_of(chatting.TALK_SYSTEM) - MOST_REPLY // 2
        context = await context_of(self.turns, said, max(0, room), deps.vectors)
        text = await _complete(write(said, context), most, deps, on_text)
        return self._keep(self._turn(kind, said, answer=text), opens)

    async def _talk(self, said: str, opens: OpensRuns) -> str:
        """Have the model tell talk from work; give its reply to talk, nothing for work."""
        deps = opens(run_id=self.chat_id).at("chat")
        before = self.turns[-1].answer if self.turns else ""
        schema: Schema = {
            "type": "object",
            "properties": {"kind": {"type": "string", "enum": ["talk", "task"]}, "reply": {"type": "string"}},
            "required": ["kind", "reply"],
        }
        prompt = chatting.sort(said, before)
        reply = await ask(
            deps, prompt, chatting.SortReply, schema=schema, max_tokens=160, temperature=0.0, most_calls=2
        )
        return reply.reply.strip() if reply is not None and reply.kind == "talk" else ""

    async def _restated(self, said: str, last: Turn, opens: OpensRuns) -> str:
        """Have a turn told in full; what the model loses or invents is not taken, and both turns are told instead."""
        deps = opens(run_id=self.chat_id).at("chat")
        before = last.task or last.said
        schema: Schema = {"type": "object", "properties": {"task": {"type": "string"}}, "required": ["task"]}
        prompt = chatting.restate(said, before, last.answer)
        reply = await ask(
            deps, prompt, chatting.RestateReply, schema=schema, max_tokens=300, temperature=0.0, most_calls=2
        )
        told = reply.task.strip() if reply is not None else ""
        known = f"{said}\n{before}\n{last.answer}"
        is_whole = (
            told and not (set(_values(said)) - set(_values(told))) and not (set(_values(told)) - set(_values(known)))
        )
        return told if is_whole else f"{said}\n(It goes on from this task: {before})"

    def _latest(self) -> tuple[Result, ...]:
        """Give the results of the last answer that had any."""
        return next((turn.results for turn in reversed(self.turns) if turn.results), ())

    def _named(self, answer: str, about: str) -> Result:
        data = read_data(answer)
        self._highest += 1
        return Result(name=f"r{self._highest}", kind=data.kind, value=data.value, about=about[:SAID_LENGTH])

    def _turn(self, kind: TurnKind, said: str, **rest: object) -> Turn:
        return Turn.model_validate({"number": len(self.turns) + 1, "kind": kind, "said": said, **rest})

    def _keep(self, turn: Turn, opens: OpensRuns, report: Report | None = None) -> Said:
        journal = opens(run_id=self.chat_id).at("chat").journal
        journal.record(
            [
                ChatTurned(
                    number=turn.number,
                    kind=turn.kind,
                    said=turn.said[:SAID_LENGTH],
                    success=turn.success,
                    run=turn.run_id,
                    turn=journal.keep(turn.model_dump_json()),
                )
            ]
        )
        self.turns.append(turn)
        return Said(turn, report)


def _without(turn: Turn, names: Collection[str]) -> Turn:
    return turn.model_copy(update={"results": tuple(result for result in turn.results if result.name not in names)})


async def _complete(
    asked: tuple[PromptId, tuple[Message, ...]], most: int, deps: Deps, on_text: TextSink | None
) -> str:
    prompt_id, messages = asked
    request = ModelRequest(messages=messages, prompt=prompt_id, max_tokens=most, temperature=0.5)
    return (await deps.provider.complete(request, on_text)).text.strip()


def _values(text: str) -> tuple[str, ...]:
    return unused_values(text, {})


def _names_in(text: str) -> set[str]:
    return {line.partition(":")[0] for line in text.splitlines()}


def _number_of(result: Result) -> int:
    return int(result.name.removeprefix("r"))


def _nothing(_: str) -> None:
    return None
