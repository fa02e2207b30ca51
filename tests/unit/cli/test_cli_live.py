from contracts.fake_model_servers import question
from fakes_models import ScriptedProvider
from self_evolving_agent.cli.live import OVER, WatchedProvider


async def test_a_reply_is_watched_from_its_start_to_its_end() -> None:
    seen: list[tuple[str, int]] = []
    pieces: list[str] = []
    provider = WatchedProvider(ScriptedProvider("hello"), lambda name, count: seen.append((name, count)))
    reply = await provider.complete(question(), pieces.append)
    assert reply.text == "hello"
    assert pieces == ["hello"]
    assert seen == [("test", 0), ("test", 1), ("test", OVER)]


async def test_it_passes_everything_else_on() -> None:
    inner = ScriptedProvider("x")
    provider = WatchedProvider(inner, lambda *_: None)
    assert (provider.name, provider.model) == (inner.name, inner.model)
    assert await provider.models() == await inner.models()
    await provider.warm()
    await provider.complete(question())
    await provider.aclose()
