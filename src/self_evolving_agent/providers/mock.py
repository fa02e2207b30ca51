"""A small, honest model for those who have none: it knows some thirty little programming jobs and says so.

Its replies are a pure function of the request. Its first programs are sometimes wrong, and some approaches never get
there: what stands behind it (sandbox, checks, judge, memory) does its real work.
"""

import asyncio

from self_evolving_agent.models import ModelInfo, ModelReply, ModelRequest
from self_evolving_agent.ports import TextSink

from .mock_jobs.answers import answer
from .mock_jobs.reading import read

NO_ANSWER = (
    "I am the mock model: I know only some thirty small programming jobs, and I cannot do this one. "
    "For a real model start Ollama, or set OPENAI_BASE_URL to a server on this machine."
)
CHARACTERS_PER_TOKEN = 4
PIECES = 4


class MockProvider:
    """Answers from a fixed set of jobs, in the shape each prompt asks for."""

    @property
    def name(self) -> str:
        return "mock"

    @property
    def model(self) -> str:
        return "mock"

    async def complete(self, request: ModelRequest, on_text: TextSink | None = None) -> ModelReply:
        """Answer one request; token counts are estimates from the number of characters."""
        whole = answer(read(request)) or NO_ANSWER
        text = whole[: request.max_tokens * CHARACTERS_PER_TOKEN]
        step = len(text) // PIECES + 1
        for start in range(0, len(text), step):
            if on_text is not None:
                on_text(text[start : start + step])
            # Lets a cancelled call end between two pieces, as a stream from a server would.
            await asyncio.sleep(0)
        return ModelReply(
            text=text,
            finish="stop" if text == whole else "length",
            prompt_tokens=sum(_tokens(message.content) for message in request.messages),
            completion_tokens=_tokens(text),
        )

    async def models(self) -> tuple[ModelInfo, ...]:
        return (ModelInfo(name=self.model, is_loaded=True),)

    async def warm(self) -> None:
        """Do nothing: there is nothing to load."""

    async def aclose(self) -> None:
        """Do nothing: nothing is open."""


def _tokens(text: str) -> int:
    return -(-len(text) // CHARACTERS_PER_TOKEN)
