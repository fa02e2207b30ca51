"""What of a conversation a model is told: the latest turns, older ones that are near in meaning, the rest in short.

It fits the model's context, however much was said: sizes are estimated on the safe side, and what is too long is cut.
"""

from collections.abc import Sequence

import numpy as np

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import EmbeddingError
from self_evolving_agent.models import Message, ModelRequest
from self_evolving_agent.models.chats import Turn
from self_evolving_agent.ports import VectorSource
from self_evolving_agent.prompts.chatting import Talking

MOST_TOKENS = 1500
"""Enough for some ten turns; more would be read slowly, and helps a small model little."""

_CHARACTERS_PER_TOKEN = 3
"""Fewer than models make of English, so that the estimate errs on the safe side."""

_TOKENS_AROUND = 8
_GAP = " ... "
_SAID, _ANSWERED, _SHORT = 600, 1200, 70
_RECENT_SHARE, _NEAR_SHARE = 0.5, 0.25
_MOST_NEAR = 3
_NEAR_ENOUGH = 0.3


async def request_of(talking: Talking, said: str, turns: Sequence[Turn], deps: Deps) -> ModelRequest:
    """Ask for a reply to what is said now, with what was said before."""
    window = deps.choices.context_tokens
    most = min(talking.most_tokens, window // 3)
    room = window - most - tokens_of(talking.system) - 3 * _TOKENS_AROUND
    said = _within(said, room)
    context = await context_of(turns, said, room - tokens_of(said), deps.vectors)
    system, now = Message(role="system", content=talking.system), Message(role="user", content=said)
    return ModelRequest(messages=(system, *context, now), prompt=talking.id, max_tokens=max(1, most), temperature=0.5)


async def context_of(turns: Sequence[Turn], said: str, room_tokens: int, vectors: VectorSource) -> tuple[Message, ...]:
    """Give the messages that go before what is said now, oldest first.

    Args:
        room_tokens: How many tokens they may take; at most `MOST_TOKENS` are taken.
    """
    room = max(0, min(room_tokens, MOST_TOKENS))
    recent, rest = _recent(turns, int(room * _RECENT_SHARE))
    near = await _near(rest, said, int(room * _NEAR_SHARE), vectors)
    kept = [*near, *recent]
    room -= sum(map(_cost, kept))
    short = _in_short([turn for turn in rest if turn not in near], room)
    messages = [Message(role="user", content=short)] if short else []
    if short:
        messages.append(Message(role="assistant", content="I remember."))
    for turn in kept:
        messages.append(Message(role="user", content=_cut(turn.said, _SAID)))
        messages.append(Message(role="assistant", content=_cut(_reply(turn), _ANSWERED)))
    return tuple(messages)


def tokens_of(text: str) -> int:
    """Estimate the tokens of a text, rather too many than too few."""
    return -(-len(text.encode(errors="replace")) // _CHARACTERS_PER_TOKEN)


def _within(text: str, tokens: int) -> str:
    """Give a text, or its beginning and its end where it takes more than so many tokens."""
    if tokens_of(text) <= tokens:
        return text
    half = max(0, tokens * _CHARACTERS_PER_TOKEN - len(_GAP)) // 2
    start, end = text.encode(errors="replace")[:half], text.encode(errors="replace")[-half:] if half else b""
    return f"{start.decode(errors='ignore')}{_GAP}{end.decode(errors='ignore')}"


def _recent(turns: Sequence[Turn], room: int) -> tuple[list[Turn], list[Turn]]:
    """Part the turns into the latest that fit, and the rest."""
    first = len(turns)
    while first > 0 and (room := room - _cost(turns[first - 1])) >= 0:
        first -= 1
    return list(turns[first:]), list(turns[:first])


async def _near(turns: Sequence[Turn], said: str, room: int, vectors: VectorSource) -> list[Turn]:
    if not turns:
        return []
    try:
        found = await vectors.vectors(said, [turn.said[:_SAID] for turn in turns])
    except EmbeddingError:
        return []
    nearness = found.texts @ found.query
    near: list[Turn] = []
    for index in np.argsort(-nearness)[:_MOST_NEAR]:
        turn = turns[int(index)]
        room -= _cost(turn)
        if nearness[index] >= _NEAR_ENOUGH and room >= 0:
            near.append(turn)
    return sorted(near, key=lambda turn: turn.number)


def _in_short(turns: Sequence[Turn], room: int) -> str:
    """Tell turns in a line each, the latest that there is room for."""
    lines: list[str] = []
    room -= 2 * _TOKENS_AROUND + tokens_of("Earlier I asked, and you answered:\nI remember.")
    for turn in reversed(turns):
        line = f"- {_one_line(turn.said)}: {_one_line(_reply(turn))}"
        room -= tokens_of(line) + 1
        if room < 0:
            break
        lines.append(line)
    return "\n".join(["Earlier I asked, and you answered:", *reversed(lines)]) if lines else ""


def _reply(turn: Turn) -> str:
    return turn.answer or "(no answer)"


def _cost(turn: Turn) -> int:
    return tokens_of(_cut(turn.said, _SAID)) + tokens_of(_cut(_reply(turn), _ANSWERED)) + 2 * _TOKENS_AROUND


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 4]} ..."


def _one_line(text: str) -> str:
    return _cut(" ".join(text.split()), _SHORT)
