"""What a chat works with: the world, the conversation, and what was chosen on the way."""

import asyncio
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, cast

from self_evolving_agent.bootstrap import World, reopened
from self_evolving_agent.chat.conversation import Conversation
from self_evolving_agent.config import Settings
from self_evolving_agent.deps import Deps, Meter
from self_evolving_agent.errors import UsageError
from self_evolving_agent.memory.models import Memory
from self_evolving_agent.models import Domain, ModelInfo, Usage
from self_evolving_agent.models.chats import Turn
from self_evolving_agent.providers.model_choice import Picker

from .arguments import Options
from .chat_finding import new_conversation
from .chat_view import TurnView
from .output import Output


class ChatRoom:
    """One chat.

    Args:
        pick: Lets a person choose among models; None where nobody can be asked.

    Attributes:
        domain: Of the tasks to come; None lets each be classified.
        usage: Of this chat, since the program began.
        models: What the server at hand had when it was asked last.
    """

    def __init__(
        self,
        world: World,
        options: Options,
        out: Output,
        conversation: Conversation,
        *,
        pick: Picker | None = None,
    ) -> None:
        self.world = world
        self.options = options
        self.out = out
        self.conversation = conversation
        self.domain = cast("Domain | None", options.domain)  # one of them: the command line knows no other
        self.usage = Usage()
        self.models: tuple[ModelInfo, ...] = ()
        self._pick = pick
        self._meters: list[Meter] = []
        self._view: TurnView | None = None
        self._own_provider = False
        self._aside: list[asyncio.Task[None]] = []

    @property
    def memory(self) -> Memory:
        """All that is known, up to the last event."""
        return self.world.store.memory.current()

    @property
    def last_answered(self) -> Turn | None:
        """The latest turn whose run gave an answer."""
        return next((turn for turn in reversed(self.conversation.turns) if turn.run_id and turn.success), None)

    def opens(self, *, run_id: str | None = None, files: Mapping[str, bytes] | None = None) -> Deps:
        """Give what one run may use; its progress is shown."""
        view = self._view
        deps = self.world.deps(
            remembered=not self.options.no_memory,
            listener=view.show if view and run_id is None else None,
            watcher=view.watch if view else None,
            run_id=run_id,
            files=files,
        )
        self._meters.append(deps.meter)
        return deps

    async def say(self, text: str) -> None:
        """Answer what was typed."""
        with self._viewed() as view:
            said = await self.conversation.say(
                text, self.opens, domain=self.domain, on_text=view.write, on_task=view.tell_task
            )
            view.finish(said, self._remembered())

    async def ask(self, question: str) -> None:
        """Answer at once, word by word as it comes."""
        with self._viewed() as view:
            view.finish(await self.conversation.ask(question, self.opens, view.write), None)

    async def again(self) -> None:
        """Do the last task once more.

        Raises:
            UsageError: If there was none.
        """
        last = self.conversation.last_task
        if last is None:
            raise UsageError("there is no task yet to do again", "type one")
        with self._viewed() as view:
            self.out.tell("Once more: what was tried is known by its record, and a new idea may beat it.", "dim")
            view.tell_task(last.task or last.said)
            said = await self.conversation.again(self.opens, self.domain)
            if said is not None:
                view.finish(said, self._remembered())

    def forget_result(self, name: str) -> None:
        """Forget a result of this chat."""
        self.conversation.forget(name, self.opens)

    def begin_anew(self) -> None:
        """Begin another chat; this one is kept."""
        self.conversation, self.usage = new_conversation(), Usage()

    async def look_for_models(self) -> None:
        """Ask the server at hand which models it has.

        Raises:
            ProviderError: If it does not answer.
        """
        self.models = await self.world.provider.models()

    async def choose_model(self, named: str) -> None:
        """Take another model of the same server for the runs to come.

        Raises:
            AgentError: If it cannot be had, or several fit and nobody picks one; all stays as it was.
        """
        if self.world.provider.name == "mock":
            raise UsageError(
                "the mock has no other model, and what it learns is kept apart",
                "start Ollama or set OPENAI_BASE_URL, then begin a chat with it",
            )
        try:
            await self._reopen(self.world.settings.model_copy(update={"model": named}))
        except UsageError as error:
            raise UsageError(error.message, "say more of its name: /model NAME") from error

    async def choose_thinking(self, *, thinks: bool) -> None:
        """Let the model think before it answers, or not.

        Raises:
            AgentError: If its server does not answer; all stays as it was.
        """
        await self._reopen(self.world.settings.model_copy(update={"think": thinks, "model": self.world.provider.model}))

    def choose_synthesis(self, *, writes: bool) -> None:
        """Let tools be written, or only used."""
        settings = self.world.settings.model_copy(update={"synthesizes": writes})
        self.world = replace(self.world, settings=settings)

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something while the person types; it may fail, and ends with the chat or with its model."""
        self._aside.append(asyncio.create_task(work))

    async def close(self) -> None:
        """Let go of a model that was chosen on the way."""
        for task in self._aside:
            task.cancel()
        await asyncio.gather(*self._aside, return_exceptions=True)
        self._aside.clear()
        if self._own_provider:
            await self.world.provider.aclose()

    async def _reopen(self, settings: Settings) -> None:
        asked = settings.model_copy(update={"provider": self.world.provider.name})
        world = await reopened(self.world, asked, self._pick)
        await self.close()
        self.world, self._own_provider = world, True
        self.aside(world.provider.warm())

    def _remembered(self) -> Memory | None:
        return None if self.options.no_memory else self.memory

    @contextmanager
    def _viewed(self) -> Iterator[TurnView]:
        self._view = view = TurnView(self.out, self.world.settings.workspace)
        try:
            yield view
        finally:
            view.close()
            self._view = None
            self.usage = sum_of(self.usage, *(meter.usage() for meter in self._meters))
            self._meters.clear()


def sum_of(*usages: Usage) -> Usage:
    """Add up what runs used."""
    told = [usage.model_dump() for usage in usages]
    return Usage(**{name: sum(one[name] for one in told) for name in Usage.model_fields})
