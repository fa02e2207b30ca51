"""What OpenAI-compatible servers send, as far as it is read."""

from pydantic import JsonValue

from self_evolving_agent.models import ModelInfo

from .server import Wire, error_text, names_mlx


class Delta(Wire):
    """A piece of the reply; reasoning comes under names of its own and is left out."""

    content: str | None = None


class Choice(Wire):
    delta: Delta | None = None
    finish_reason: str | None = None


class Usage(Wire):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class Chunk(Wire):
    """One event of the stream: text, the usage (without choices), or an error in the midst of a 200."""

    choices: tuple[Choice, ...] | None = None
    usage: Usage | None = None
    error: JsonValue = None


class Embedded(Wire):
    index: int
    embedding: tuple[float, ...]


class Embeddings(Wire):
    data: tuple[Embedded, ...]


class Refusal(Wire):
    """The body of a refusal: an error object, its words, or what frameworks give in their own name."""

    error: JsonValue = None
    message: JsonValue = None
    detail: JsonValue = None

    @property
    def words(self) -> str:
        return error_text(self.error or self.message or self.detail or "")


class Listed(Wire):
    id: str
    max_model_len: int | None = None


class Listing(Wire):
    data: tuple[Listed, ...] | None = None


def model_info(listed: Listed, *, is_remote: bool) -> ModelInfo:
    return ModelInfo(
        name=listed.id,
        is_remote=is_remote,
        is_mlx=names_mlx(listed.id),
        context_tokens=listed.max_model_len or 0,
        # The listing says nothing of abilities; servers name their embedding models so.
        capabilities=("embedding",) if "embed" in listed.id.lower() else (),
    )
