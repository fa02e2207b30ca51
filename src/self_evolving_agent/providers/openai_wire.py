"""What OpenAI-compatible servers send, as far as it is read."""

from pydantic import JsonValue

from self_evolving_agent.models import ModelInfo

from .server import Wire, error_text, names_mlx


class Delta(Wire):
    """A piece of the reply; the words of reasoning come under names of their own and are left out."""

    content: str | None = None
    reasoning_content: str | None = None
    reasoning: JsonValue = None


class Choice(Wire):
    delta: Delta | None = None
    finish_reason: str | None = None


class Usage(Wire):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class Timings(Wire):
    """What llama.cpp measured."""

    predicted_ms: float = 0.0


class Chunk(Wire):
    """One event of the stream: text, the usage (without choices), or an error in the midst of a 200."""

    choices: tuple[Choice, ...] | None = None
    usage: Usage | None = None
    timings: Timings | None = None
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


class Meta(Wire):
    """What llama.cpp adds to a listed model that it has loaded: its bytes, and the context it was trained for."""

    size: int | None = None
    n_ctx_train: int | None = None


class Status(Wire):
    """Where one llama.cpp serves several models: `loaded`, `loading` or `unloaded`."""

    value: str = ""


class Listed(Wire):
    """A model; only vLLM says how long a prompt it takes."""

    id: str
    max_model_len: int | None = None
    meta: Meta | None = None
    status: Status | None = None


class Listing(Wire):
    data: tuple[Listed, ...] | None = None


class SlotSettings(Wire):
    n_ctx: int = 0


class Props(Wire):
    """What llama.cpp says of itself: the context of one slot is what one prompt gets."""

    default_generation_settings: SlotSettings = SlotSettings()


def model_info(listed: Listed, *, is_remote: bool) -> ModelInfo:
    meta = listed.meta or Meta()
    return ModelInfo(
        name=listed.id,
        size_bytes=meta.size or 0,
        is_loaded=meta.size is not None or (listed.status is not None and listed.status.value == "loaded"),
        is_remote=is_remote,
        is_mlx=names_mlx(listed.id),
        context_tokens=listed.max_model_len or meta.n_ctx_train or 0,
        served_tokens=listed.max_model_len or 0,
        # The listing says nothing of abilities; servers name their embedding models so.
        capabilities=("embedding",) if "embed" in listed.id.lower() else (),
    )
