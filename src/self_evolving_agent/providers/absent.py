"""In the place of a model where none is needed."""

from self_evolving_agent.errors import ProviderUnavailable
from self_evolving_agent.models import ModelInfo, ModelReply, ModelRequest
from self_evolving_agent.ports import TextSink


class AbsentProvider:
    """No model: whoever asks it anything is refused."""

    name = "none"
    model = ""

    async def complete(self, request: ModelRequest, on_text: TextSink | None = None) -> ModelReply:
        del request, on_text
        raise _refusal()

    async def models(self) -> tuple[ModelInfo, ...]:
        raise _refusal()

    async def warm(self) -> None:
        return

    async def aclose(self) -> None:
        return


def _refusal() -> ProviderUnavailable:
    return ProviderUnavailable("no model was opened", "this command is one that works without a model")
