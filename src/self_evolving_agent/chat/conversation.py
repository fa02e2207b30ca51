"""One chat: what is said goes to talk, to a question back, or as a task down the one path."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from self_evolving_agent.chat.context import request_of
from self_evolving_agent.chat.given import files_of
from self_evolving_agent.chat.history import History
from self_evolving_agent.chat.meaning import Reply, Talk, Work, meaning_of
from self_evolving_agent.chat.results import one_line, results_of
from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import AgentError
from self_evolving_agent.events.chats import ChatTurned, ResultForgotten
from self_evolving_agent.models import Domain, Report, Task
from self_evolving_agent.models.chats import Result, Turn, TurnKind
from self_evolving_agent.ports import TextSink
from self_evolving_agent.prompts import chatting
from self_evolving_agent.runner import run

SAID_LENGTH = 200
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


@dataclass
class _Course:
    """How far a turn has come, for the record of one that does not end."""

    said: str
    kind: TurnKind
    work: Work | None = None
    run_id: str | None = None


class Conversation:
    """A chat that goes on.

    Args:
        chat_id: The run id of its events.
        turns: What was said until now.
        forgotten: Names of results that a person had forgotten.
    """

    def __init__(self, chat_id: str, turns: Sequence[Turn] = (), forgotten: Collection[str] = ()) -> None:
        self.chat_id = chat_id
        self._history = History(turns, forgotten)

    @property
    def turns(self) -> list[Turn]:
        return self._history.turns

    @property
    def results(self) -> tuple[Result, ...]:
        return self._history.results

    @property
    def last_task(self) -> Turn | None:
        """The latest turn that was run as a task."""
        return self._history.last_task

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
            asyncio.CancelledError: If it was broken off.

        What was said is in the chat in any case.
        """
        course = _Course(said, "talk")
        return await self._to_its_end(course, opens, self._said(course, opens, domain, on_text, on_task))

    async def ask(self, question: str, opens: OpensRuns, on_text: TextSink | None = None) -> Said:
        """Answer a question at once, in one call, with what was said before.

        Raises:
            AgentError: If the model cannot be asked.
            asyncio.CancelledError: If it was broken off.
        """
        course = _Course(question, "question")
        return await self._to_its_end(course, opens, self._told(course, opens, on_text))

    async def again(self, opens: OpensRuns, domain: Domain | None = None) -> Said | None:
        """Run the last task once more; None where there was none.

        Raises:
            asyncio.CancelledError: If it was broken off.
        """
        last = self.last_task
        if last is None:
            return None
        course = _Course(last.said, "task", Work(last.task or last.said, self._history.named(last.given)))
        return await self._to_its_end(course, opens, self._run(course, opens, domain))

    def forget(self, name: str, opens: OpensRuns) -> bool:
        """Forget a result; tell whether there was one of that name."""
        turn = next((turn for turn in self.turns if any(result.name == name for result in turn.results)), None)
        if turn is None:
            return False
        self._open(opens).journal.record([ResultForgotten(name=name, run=turn.run_id)])
        self._history.forget(name)
        return True

    async def _to_its_end(self, course: _Course, opens: OpensRuns, answering: Awaitable[Said]) -> Said:
        """Answer, and keep what was said where no answer comes."""
        try:
            return await answering
        except asyncio.CancelledError:
            self._keep(self._broken(course, BROKEN_OFF), opens)
            raise
        except AgentError as error:
            self._keep(self._broken(course, error.message), opens)
            raise

    async def _said(
        self,
        course: _Course,
        opens: OpensRuns,
        domain: Domain | None,
        on_text: TextSink | None,
        on_task: Callable[[str], None] | None,
    ) -> Said:
        match await meaning_of(course.said, self._history, self._open(opens)):
            case Talk():
                return await self._told(course, opens, on_text)
            case Reply(kind=kind, text=text, among=among):
                names = tuple(result.name for result in among)
                return self._keep(self._turn(course.said, kind, answer=text, given=names), opens)
            case Work(task=task, given=given) as work:
                course.kind, course.work = "task", work
                if on_task is not None and (task != course.said or given):
                    on_task(task)
                return await self._run(course, opens, domain)

    async def _run(self, course: _Course, opens: OpensRuns, domain: Domain | None) -> Said:
        work = course.work or Work(course.said)
        deps = opens(files=files_of(work.given, self._open(opens).workspace))
        course.run_id = deps.journal.stamp.run_id
        quoted = tuple(str(result.value) for result in work.given if result.kind == "text")
        task = Task(run_id=course.run_id, text=work.task, domain=domain or work.domain, quoted=quoted)
        report = await run(task, deps)
        turn = self._turn(
            course.said,
            "task",
            task=work.task if work.task != course.said else "",
            given=tuple(result.name for result in work.given),
            answer=report.answer,
            run_id=report.run_id,
            success=report.success,
            results=results_of(report, work.about or course.said, self._history, deps),
            error=report.error.message if report.error else "",
        )
        return self._keep(turn, opens, report)

    async def _told(self, course: _Course, opens: OpensRuns, on_text: TextSink | None) -> Said:
        """Answer in one call, with what was said before."""
        deps = self._open(opens)
        shape = chatting.ASK if course.kind == "question" else chatting.TALK
        request = await request_of(shape, course.said, self.turns, deps)
        reply = await deps.provider.complete(request, on_text)
        return self._keep(self._turn(course.said, course.kind, answer=reply.text.strip()), opens)

    def _open(self, opens: OpensRuns) -> Deps:
        return opens(run_id=self.chat_id).at("chat")

    def _broken(self, course: _Course, error: str) -> Turn:
        work = course.work or Work("")
        return self._turn(
            course.said,
            course.kind,
            task=work.task if work.task != course.said else "",
            given=tuple(result.name for result in work.given),
            run_id=course.run_id,
            error=error,
            success=False,
        )

    def _turn(self, said: str, kind: TurnKind, **rest: object) -> Turn:
        return Turn.model_validate({"number": len(self.turns) + 1, "kind": kind, "said": said, **rest})

    def _keep(self, turn: Turn, opens: OpensRuns, report: Report | None = None) -> Said:
        journal = self._open(opens).journal
        journal.record(
            [
                ChatTurned(
                    number=turn.number,
                    kind=turn.kind,
                    said=one_line(turn.said, SAID_LENGTH),
                    success=turn.success,
                    run=turn.run_id,
                    turn=journal.keep(turn.model_dump_json()),
                )
            ]
        )
        self.turns.append(turn)
        return Said(turn, report)
