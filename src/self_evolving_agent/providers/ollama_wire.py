"""What Ollama sends, as far as it is read, and where it listens."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from pydantic import JsonValue

from self_evolving_agent.models import ModelInfo

from .server import Wire, names_mlx, parse_address

DEFAULT_HOST = "http://127.0.0.1:11434"
DEFAULT_PORT = 11434
MLX_FORMATS = frozenset({"safetensors", "mlx"})
ANY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - what a server binds, turned into what a client dials


class Refusal(Wire):
    error: JsonValue = ""


class Message(Wire):
    """A piece of the reply; the words of `thinking` come beside it and are left out."""

    content: str | None = None
    thinking: str | None = None


class ChatLine(Wire):
    """One line of the stream; the last one carries the counts, and durations in nanoseconds."""

    message: Message = Message()
    done: bool = False
    done_reason: str | None = None
    prompt_eval_count: int = 0
    eval_count: int = 0
    eval_duration: int = 0
    error: JsonValue = None


class Details(Wire):
    family: str = ""
    format: str = ""


class Tag(Wire):
    name: str
    size: int = 0
    remote_host: str | None = None
    details: Details | None = None
    context_length: int = 0


class Tags(Wire):
    models: tuple[Tag, ...] | None = None


class Embedded(Wire):
    embeddings: tuple[tuple[float, ...], ...]


class Shown(Wire):
    capabilities: tuple[str, ...] | None = None
    model_info: Mapping[str, JsonValue] | None = None

    @property
    def context_tokens(self) -> int:
        info = self.model_info or {}
        length = info.get(f"{info.get('general.architecture')}.context_length")
        return length if isinstance(length, int) else 0


def ollama_url(host: str) -> str:
    """Turn a value of OLLAMA_HOST into a URL, with the port that Ollama itself would take.

    Raises:
        ConfigError: If it is no http address.
    """
    bare = host.strip() or DEFAULT_HOST
    has_scheme = "://" in bare
    bare = bare if has_scheme else f"http://{'127.0.0.1' if bare.startswith(':') else ''}{bare}"
    url = parse_address(bare)
    # httpx forgets a port 80 that was written out.
    if not has_scheme and urlsplit(bare).port is None:
        url = url.copy_with(port=DEFAULT_PORT)
    return str(url.copy_with(host=ANY_ADDRESS.get(url.host, url.host)))


def model_info(tag: Tag, loaded: Tag | None) -> ModelInfo:
    """Give one listed model, with what is said of it among those that are loaded."""
    # BERT families only embed, and others are named for it; the list says no more about what a model can do.
    embeds = "embed" in tag.name.lower() or (tag.details is not None and "bert" in tag.details.family)
    return ModelInfo(
        name=tag.name,
        size_bytes=tag.size,
        is_loaded=loaded is not None,
        is_remote=bool(tag.remote_host),
        # Ollama runs weights in this format with MLX, and all others with llama.cpp.
        is_mlx=names_mlx(tag.name) or (tag.details is not None and tag.details.format in MLX_FORMATS),
        served_tokens=loaded.context_length if loaded is not None else 0,
        capabilities=("embedding",) if embeds else (),
    )
