"""What a chat works with: the world, the conversation, and what was chosen on the way."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import cast

from self_evolving_agent.bootstrap import Store, World, reopened
from self_evolving_agent.chat.conversation import Conversation, Said
from self_evolving_agent.chat.keeping import conversation_from
from self_evolving_agent.chat.reading import Data, size_of
from self_evolving_agent.config import Settings
from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import UsageError
from self_evolving_agent.models import Domain, Usage
from self_evolving_agent.system.clock import SystemClock
from self_evolving_agent.system.ids import TimeIds

from .arguments import Options
from .chat_commands import choices_of
from .failures import tell_error
from .output import Output
from .progress import Progress
from .text import line


class Room:
    """One chat at a terminal.

    Attributes:
        domain: Of the tasks to come; None lets each be classified.
    """

    def __init__(self, world: World, options: Options, out: Output, conversation: Conversation) -> None:
        self.world = world
        self.options = options
        self.out = out
        self.conversation = conversation
        self.domain = cast("Domain | None", options.domain)  # one of them: the command line knows no other
        self.usage = Usage()
        self._own_provider = False
        self._progress: Progress | None = None
        self._written = False

    @property
    def is_ending(self) -> bool:
        """Tell whether the whole program was asked to end, and not only what runs."""
        me = asyncio.current_task()
        return me is not None and me.cancelling() > 0

    @property
    def last_run(self) -> str | None:
        return next((turn.run_id for turn in reversed(self.conversation.turns) if turn.run_id), None)

    def opens(self, *, run_id: str | None = None, files: Mapping[str, bytes] | None = None) -> Deps:
        """Give what one run may use; its progress is shown."""
        progress = self._progress
        return self.world.deps(
            remembered=not self.options.no_memory,
            listener=progress.show if progress and run_id is None else None,
            watcher=progress.watch if progress else None,
            run_id=run_id,
            files=files,
        )

    async def say(self, text: str) -> None:
        """Answer what was typed."""
        with self._watched():
            said = await self.conversation.say(
                text, self.opens, domain=self.domain, on_text=self._write, on_task=self._tell_task
            )
            self._show(said)

    async def ask(self, question: str) -> None:
        """Answer at once, word by word as it comes."""
        with self._watched():
            said = await self.conversation.ask(question, self.opens, self._write)
            self._show(said)

    async def again(self) -> None:
        """Do the last task once more."""
        with self._watched():
            said = await self.conversation.again(self.opens, self.domain)
            if said is None:
                raise UsageError("there is no task yet to do again", "type one")
            self._show(said)

    def forget(self, name: str) -> bool:
        """Forget a result; tell whether there was one of that name."""
        return self.conversation.forget(name, self.opens)

    def choices(self, command: str) -> tuple[str, ...]:
        """Give what may stand behind a command."""
        return choices_of(self, command)

    def begin_anew(self) -> None:
        """Begin another chat; this one is kept."""
        self.conversation = Conversation(TimeIds(SystemClock()).new())

    async def choose(self, **chosen: object) -> None:
        """Change a setting of the runs to come; what concerns the model is asked for anew.

        Raises:
            AgentError: If the model cannot be had; all stays as it was.
        """
        settings: Settings = self.world.settings.model_copy(update=chosen)
        if chosen.keys() & {"model", "think"}:
            before, self.world = self.world.provider, await reopened(self.world, settings)
            if self._own_provider:
                await before.aclose()
            self._own_provider = True
        else:
            self.world = replace(self.world, settings=settings)

    async def close(self) -> None:
        if self._own_provider:
            await self.world.provider.aclose()

    def _show(self, said: Said) -> None:
        self.out.still()
        turn, report, out = said.turn, said.report, self.out
        if self._written:
            out.end_answer()
        elif turn.answer:
            out.answer(turn.answer.removesuffix("\n"))
        if report is not None:
            self.usage = _sum(self.usage, report.usage)
            if self._progress is not None:
                memory = None if self.options.no_memory else self.world.store.memory.current()
                self._progress.finish(report, memory)
                out.still()
            if report.error is not None:
                tell_error(report.error.message, report.error.hint, out)
        for result in turn.results:
            out.tell(f"{result.name} is this {size_of(Data(result.kind, result.value))}", "dim")

    def _write(self, piece: str) -> None:
        self.out.still()
        self._written = True
        self.out.answer_piece(piece)

    def _tell_task(self, task: str) -> None:
        if self._progress is not None:
            self._progress.say("task", line(task)[:300])

    def _watched(self) -> "_Watch":
        return _Watch(self)


class _Watch:
    """Shows progress while something runs."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def __enter__(self) -> None:
        self._room._written = False  # noqa: SLF001 - the two are one
        self._room._progress = Progress(self._room.out, self._room.world.settings.workspace)  # noqa: SLF001

    def __exit__(self, *_: object) -> None:
        self._room._progress = None  # noqa: SLF001


def chat_of(store: Store, named: str | None) -> Conversation:
    """Give the chat whose id begins so; None for the one that was gone on with last.

    Raises:
        UsageError: If there is none, or several begin so.
    """
    chats = store.memory.current().chats
    if not chats:
        raise UsageError("there is no chat yet to go on with", "--chat begins one")
    if named is None:
        chat_id = next(reversed(chats))
    else:
        found = [chat_id for chat_id in chats if chat_id.startswith(named)]
        if len(found) != 1:
            what = f"no chat begins with {named!r}" if not found else f"several chats begin with {named!r}"
            told = ", ".join(f"{chat_id[:10]} ({line(chats[chat_id].title)[:30]})" for chat_id in list(chats)[-5:])
            raise UsageError(what, f"the latest are {told}")
        chat_id = found[0]
    return conversation_from(chat_id, store.log.read(run_id=chat_id, types=("chat.",)), store.blobs)


def _sum(one: Usage, other: Usage) -> Usage:
    mine, theirs = one.model_dump(), other.model_dump()
    return Usage(**{name: mine[name] + theirs[name] for name in mine})
