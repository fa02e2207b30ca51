"""What a model is asked and what it answers."""

from typing import Literal

from pydantic import Field, JsonValue

from self_evolving_agent.models.base import Frozen


class Message(Frozen):
    role: Literal["system", "user", "assistant"]
    content: str


class PromptId(Frozen):
    """Name and version of the prompt that made a request; both land in the log."""

    name: str
    version: int


class ModelRequest(Frozen):
    """One question to a model.

    Attributes:
        messages: The conversation, oldest first; the last one is the user's.
        prompt: Which prompt function wrote it.
        reply_format: `text`, any JSON `json`, or JSON that fits `json_schema`.
        json_schema: Flat JSON schema, set exactly when `reply_format` is `schema`.
        max_tokens: Most tokens to generate.
        temperature: 0 is greedy; at most 2.
        seed: Same request and seed give the same reply where the server supports it.
    """

    messages: tuple[Message, ...] = Field(min_length=1)
    prompt: PromptId
    reply_format: Literal["text", "json", "schema"] = "text"
    json_schema: dict[str, JsonValue] | None = None
    max_tokens: int = Field(default=1024, gt=0)
    temperature: float = Field(default=0.2, ge=0.0, le=2.0)
    seed: int = 0


class ModelReply(Frozen):
    """What came back, with what it cost.

    Attributes:
        text: The reply without any separately delivered reasoning; may be empty.
        finish: `length` when the token limit cut it off.
        prompt_tokens: Tokens read; 0 when the server does not say.
        completion_tokens: Tokens written.
        duration_s: Seconds from the call's turn to its last byte.
        writing_s: Seconds of these in which the server wrote, by its own clock; 0 when it does not say.
        reasoned: It thought before it replied, apart from the text.
    """

    text: str
    finish: Literal["stop", "length"] = "stop"
    prompt_tokens: int = 0
    completion_tokens: int = 0
    duration_s: float = 0.0
    writing_s: float = 0.0
    reasoned: bool = False


class ModelInfo(Frozen):
    """A model that a provider offers.

    Attributes:
        size_bytes: On disk; 0 when unknown.
        is_loaded: It is in memory now.
        is_remote: It runs on somebody else's machine although the local server lists it.
        is_mlx: It is built for Apple's MLX.
        context_tokens: The most that the model can read; 0 when unknown.
        served_tokens: The context that the server really gives it now; 0 when it does not say.
    """

    name: str
    size_bytes: int = 0
    is_loaded: bool = False
    is_remote: bool = False
    is_mlx: bool = False
    context_tokens: int = 0
    served_tokens: int = 0
    capabilities: tuple[str, ...] = ()
