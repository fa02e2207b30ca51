"""What the mock says in a chat: that it is the mock, what it can do, and nothing that it does not know."""

import json

import pytest

from self_evolving_agent.models import Message, ModelRequest
from self_evolving_agent.prompts import Prompt, chatting
from self_evolving_agent.providers.mock import MockProvider


async def told(talking: chatting.Talking, said: str) -> str:
    messages = (Message(role="system", content=talking.system), Message(role="user", content=said))
    return (await MockProvider().complete(ModelRequest(messages=messages, prompt=talking.id))).text


async def asked(prompt: Prompt) -> str:
    return (await MockProvider().complete(ModelRequest(messages=prompt.messages(), prompt=prompt.id))).text


@pytest.mark.parametrize("said", ["hi", "how are you?", "who are you?", "what can you do?", "hallo"])
async def test_it_says_that_it_is_the_mock_and_what_it_can_do(said: str):
    reply = await told(chatting.TALK, said)
    assert "I am the mock model, which is no language model" in reply
    assert "gcd" in reply


@pytest.mark.parametrize(("said", "reply"), [("thanks!", "You are welcome."), ("bye", "Goodbye.")])
async def test_it_is_polite(said: str, reply: str):
    assert await told(chatting.TALK, said) == reply


async def test_it_answers_no_question_at_once():
    assert "as a task" in await told(chatting.ASK, "who wrote Faust?")


@pytest.mark.parametrize(
    ("said", "kind"),
    [("you look tired", "talk"), ("double 21", "task"), ("gcd of 4 and 6 for me", "task"), ("turtles", "task")],
)
async def test_it_tells_talk_from_work(said: str, kind: str):
    reply = chatting.SortReply.model_validate_json(await asked(chatting.sort(said, "", has_answer=False)))
    assert reply.kind == kind
    assert bool(reply.reply) == (kind == "talk")


async def test_it_tells_a_task_again_with_another_number():
    reply = await asked(chatting.restate("and of 12?", "what is the factorial of 6", "720"))
    assert json.loads(reply) == {"task": "what is the factorial of 12"}


async def test_it_tells_nothing_again_that_it_does_not_understand():
    assert (await asked(chatting.restate("and in red?", "what is the factorial of 6", "720"))).startswith(
        "I am the mock"
    )
