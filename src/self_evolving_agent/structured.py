"""The reply ladder: a JSON schema, then any JSON, then plain text, then one repair, each a recorded, budgeted call."""

from typing import Literal, TypeVar

from pydantic import BaseModel, JsonValue, ValidationError

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import ReplyBroken
from self_evolving_agent.events import Event, ReplyRejected, RungSettled
from self_evolving_agent.models import ModelReply, ModelRequest
from self_evolving_agent.prompts import Prompt
from self_evolving_agent.replies import Unusable, json_value

Rung = Literal["schema", "json", "text"]
Schema = dict[str, JsonValue]
RUNGS: tuple[Rung, ...] = ("schema", "json", "text")
Reply = TypeVar("Reply", bound=BaseModel)

REPAIR = "Your last reply could not be used: {why}. Reply with the JSON alone."


async def ask_text(
    deps: Deps, prompt: Prompt, *, max_tokens: int, temperature: float = 0.2, seed: int = 0
) -> ModelReply:
    """Ask for plain text."""
    request = ModelRequest(
        messages=prompt.messages(), prompt=prompt.id, max_tokens=max_tokens, temperature=temperature, seed=seed
    )
    return await deps.provider.complete(request)


async def ask(
    deps: Deps,
    prompt: Prompt,
    shape: type[Reply],
    *,
    schema: Schema,
    max_tokens: int = 400,
    temperature: float = 0.2,
    seed: int = 0,
    most_calls: int = 4,
) -> Reply | None:
    """Ask for a value of a given shape, down the ladder until one fits.

    Starts at the rung that is remembered for the model. A reply is validated on every rung.

    `schema` is the flat JSON schema for servers that can enforce one. `most_calls` ends the ladder early, where a
    value is not worth more.

    Returns:
        The value, or None when no rung gave one; each refused reply is in the log with its reason.
    """
    remembered = deps.memory.rungs.get(deps.provider.model, "schema")
    rungs = RUNGS[RUNGS.index(remembered) :]
    attempts: tuple[tuple[Rung, bool], ...] = (*((rung, False) for rung in rungs), ("text", True))
    why, ignored = "", False
    for rung, is_repair in attempts[:most_calls]:
        asked = prompt.adding(REPAIR.format(why=why)) if is_repair else prompt
        request = request_on(rung, asked, schema=schema, max_tokens=max_tokens, temperature=temperature, seed=seed)
        try:
            reply = await deps.provider.complete(request)
        except ReplyBroken as error:
            ignored, why = ignored or rung != "text", error.message
            continue
        value = read_as(reply, shape)
        if not isinstance(value, Unusable):
            if ignored and rung != remembered:
                deps.journal.record([RungSettled(model_name=deps.provider.model, rung=rung)])
            return value
        ignored = ignored or value.reason == "no_json"
        deps.journal.record([ReplyRejected(prompt_id=prompt.id, reason=value.reason, detail=value.detail[:500])])
        if value.reason == "refusal":
            return None
        why = f"{value.reason} {value.detail}".strip()
    return None


def request_on(
    rung: Rung, prompt: Prompt, *, schema: Schema, max_tokens: int, temperature: float = 0.2, seed: int = 0
) -> ModelRequest:
    """Give the request that a prompt makes on one rung."""
    return ModelRequest(
        messages=prompt.messages(),
        prompt=prompt.id,
        reply_format=rung,
        json_schema=schema if rung == "schema" else None,
        max_tokens=max_tokens,
        temperature=temperature,
        seed=seed,
    )


def read_as(reply: ModelReply, shape: type[Reply]) -> Reply | Unusable:
    """Read a reply as a value of a given shape, or say why it is none."""
    found = json_value(reply.text, cut_off=reply.finish == "length")
    if isinstance(found, Unusable):
        return found
    try:
        return shape.model_validate(found)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return Unusable("wrong_shape", f"{where}: {first['msg']}")


def rejected(prompt: Prompt, found: Unusable) -> Event:
    """Give the event for a reply that was not used."""
    return ReplyRejected(prompt_id=prompt.id, reason=found.reason, detail=found.detail[:500])
