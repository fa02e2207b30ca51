"""What of a chat a model is told: never more than it can read."""

import asyncio

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fakes_embedders import FakeVectors
from fakes_models import make_deps
from self_evolving_agent.chat.context import MOST_TOKENS, context_of, request_of, tokens_of
from self_evolving_agent.deps import Choices
from self_evolving_agent.errors import EmbeddingError
from self_evolving_agent.models import Message
from self_evolving_agent.models.chats import Turn
from self_evolving_agent.ports import Vectors
from self_evolving_agent.prompts import chatting

AROUND = 8
"""Tokens that servers put around a message."""


def turn(number: int, said: str, answer: str = "fine") -> Turn:
    return Turn(number=number, kind="task", said=said, answer=answer)


def size(messages: tuple[Message, ...]) -> int:
    return sum(tokens_of(message.content) + AROUND for message in messages)


def told(turns: list[Turn], said: str, room: int = 10_000, vectors: FakeVectors | None = None) -> str:
    messages = asyncio.run(context_of(turns, said, room, vectors or FakeVectors()))
    return "\n".join(message.content for message in messages)


TURNS = st.lists(
    st.builds(turn, st.just(1), st.text(max_size=2000), st.text(max_size=4000))
    | st.builds(turn, st.just(1), st.text()),
    max_size=30,
)


@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(TURNS, st.text(max_size=3000), st.integers(256, 40_000), st.sampled_from([chatting.TALK, chatting.ASK]))
def test_a_request_never_outgrows_the_context_of_the_model(
    turns: list[Turn], said: str, window: int, talking: chatting.Talking
):
    deps = make_deps(choices=Choices(context_tokens=window))
    request = asyncio.run(request_of(talking, said, turns, deps))
    assert size(request.messages) + request.max_tokens <= window
    assert request.messages[-1].role == "user"


@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(TURNS, st.integers(-10, 3000))
def test_what_was_said_before_keeps_within_its_room(turns: list[Turn], room: int):
    messages = asyncio.run(context_of(turns, "what?", room, FakeVectors()))
    assert size(messages) <= min(max(0, room), MOST_TOKENS)
    assert [message.role for message in messages] == ["user", "assistant"] * (len(messages) // 2)


def test_a_short_chat_is_told_word_for_word():
    assert told([turn(1, "hi", "hello"), turn(2, "double 2", "4")], "and 3?") == "hi\nhello\ndouble 2\n4"


def long_chat() -> list[Turn]:
    chat = [turn(n, f"count the stars number {n}", "stars " * 100) for n in range(1, 40)]
    chat[3] = turn(4, "bake bread with rye flour", "Take rye flour and bake bread.")
    return chat


def test_of_a_long_chat_the_latest_turns_are_told_in_full_and_the_rest_in_short():
    text = told(long_chat(), "and now?")
    assert "count the stars number 39" in text
    assert "Earlier I asked, and you answered:\n- " in text
    assert "- count the stars number 30: stars" in text


def test_an_older_turn_that_is_near_in_meaning_is_told_in_full():
    assert "Take rye flour and bake bread." in told(long_chat(), "bake bread with rye flour").split("\n")
    assert "Take rye flour and bake bread." not in told(long_chat(), "count stars").split("\n")


class NoVectors:
    async def vectors(self, query: str, texts: object) -> Vectors:
        raise EmbeddingError("no embedder")


def test_without_an_embedder_the_latest_turns_are_told():
    messages = asyncio.run(context_of(long_chat(), "bake bread", 2000, NoVectors()))
    assert "count the stars number 39" in messages[-2].content


@pytest.mark.parametrize(("text", "tokens"), [("", 0), ("a", 1), ("abc", 1), ("abcd", 2), ("日本", 2), ("\ud800", 1)])
def test_tokens_are_estimated_on_the_safe_side(text: str, tokens: int):
    assert tokens_of(text) == tokens


def test_what_is_too_long_to_read_keeps_its_beginning_and_its_end():
    deps = make_deps(choices=Choices(context_tokens=512))
    request = asyncio.run(request_of(chatting.TALK, "begin " + "x" * 9000 + " end", [], deps))
    said = request.messages[-1].content
    assert said.startswith("begin ")
    assert said.endswith(" end")
    assert len(said) < 1500
