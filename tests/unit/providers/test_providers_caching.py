"""What was asked before is answered from a store, and nothing else is."""

from dataclasses import dataclass, field

import pytest

from fakes_models import ScriptedProvider
from fakes_storage import InMemoryReplyStore
from self_evolving_agent.errors import ProviderTimeout
from self_evolving_agent.models import Message, ModelReply, ModelRequest, PromptId
from self_evolving_agent.providers.caching import CachingProvider

QUESTION = ModelRequest(messages=(Message(role="user", content="2 + 2?"),), prompt=PromptId(name="test.sum", version=1))


@dataclass
class Asking:
    """A model behind a cache."""

    model: ScriptedProvider = field(
        default_factory=lambda: ScriptedProvider(lambda r: ModelReply(text="4", duration_s=2.5))
    )
    store: InMemoryReplyStore = field(default_factory=InMemoryReplyStore)
    options: dict = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.provider = CachingProvider(self.model, self.store, self.options)

    @property
    def asked(self) -> int:
        return len(self.model.requests)


async def test_the_same_question_is_asked_once_and_the_second_answer_says_what_the_first_cost():
    asking = Asking()
    first = await asking.provider.complete(QUESTION)

    assert await asking.provider.complete(QUESTION) == first
    assert asking.asked == 1
    assert (asking.provider.hits, asking.provider.saved_s) == (1, 2.5)


async def test_a_later_process_finds_what_an_earlier_one_asked():
    earlier = Asking()
    await earlier.provider.complete(QUESTION)
    later = Asking(store=earlier.store)
    await later.provider.complete(QUESTION)

    assert later.asked == 0


@pytest.mark.parametrize(
    "change",
    [
        {"messages": (Message(role="user", content="2 + 3?"),)},
        {"messages": (Message(role="system", content="2 + 2?"),)},
        {"temperature": 0.9},
        {"seed": 1},
        {"max_tokens": 5},
        {"reply_format": "json"},
        {"reply_format": "schema", "json_schema": {"type": "object"}},
    ],
)
async def test_a_question_that_differs_in_anything_that_is_sent_is_asked(change):
    asking = Asking()
    await asking.provider.complete(QUESTION)
    await asking.provider.complete(QUESTION.model_copy(update=change))

    assert (asking.asked, asking.provider.hits) == (2, 0)


async def test_the_name_of_a_prompt_changes_nothing_as_it_is_not_sent():
    asking = Asking()
    await asking.provider.complete(QUESTION)
    await asking.provider.complete(QUESTION.model_copy(update={"prompt": PromptId(name="test.other", version=2)}))

    assert asking.asked == 1


async def test_another_model_another_provider_and_other_options_of_the_server_are_asked_for_themselves():
    first = Asking(options={"num_ctx": 8192})
    await first.provider.complete(QUESTION)
    other_model, other_provider = ScriptedProvider("5"), ScriptedProvider("6")
    other_model.model, other_provider.name = "scripted-2", "elsewhere"
    for other in (
        Asking(model=other_model, store=first.store, options={"num_ctx": 8192}),
        Asking(model=other_provider, store=first.store, options={"num_ctx": 8192}),
        Asking(store=first.store, options={"num_ctx": 4096}),
    ):
        await other.provider.complete(QUESTION)
        assert other.asked == 1


async def test_a_failure_is_not_kept():
    replies = iter([ProviderTimeout("silent"), "4"])
    asking = Asking(model=ScriptedProvider(lambda request: next(replies)))
    with pytest.raises(ProviderTimeout):
        await asking.provider.complete(QUESTION)

    assert (await asking.provider.complete(QUESTION)).text == "4"
    assert asking.asked == 2
