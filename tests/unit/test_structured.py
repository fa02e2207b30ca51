from fakes_models import ScriptedProvider, happened, make_deps
from self_evolving_agent.errors import ReplyBroken
from self_evolving_agent.events import ModelCalled, ReplyRejected, RungSettled
from self_evolving_agent.memory.models import Memory
from self_evolving_agent.models import ModelReply, ModelRequest
from self_evolving_agent.prompts.judging import ChoiceReply, compare
from self_evolving_agent.structured import ask

GOOD = '{"better": "A"}'
SCHEMA = {"type": "object"}


async def asked(by_rung, memory: Memory | None = None):
    def answer(request: ModelRequest):
        return by_rung[request.reply_format]

    provider = ScriptedProvider(answer)
    deps = make_deps(provider, memory=memory)
    found = await ask(deps, compare("t", "a", "b"), ChoiceReply, schema=SCHEMA, max_tokens=20)
    return found, deps, [request.reply_format for request in provider.requests]


async def test_a_reply_that_fits_the_schema_takes_one_call():
    found, deps, rungs = await asked({"schema": GOOD})
    assert (found, rungs) == (ChoiceReply(better="A"), ["schema"])
    assert not happened(deps, RungSettled)


async def test_a_server_that_refuses_schemas_is_asked_for_json_and_remembered():
    found, deps, rungs = await asked({"schema": ReplyBroken("response_format is not supported"), "json": GOOD})
    assert (found.better, rungs) == ("A", ["schema", "json"])
    assert [e.rung for e in happened(deps, RungSettled)] == ["json"]


async def test_the_remembered_rung_is_where_it_starts():
    _, _, rungs = await asked({"json": GOOD}, Memory(rungs={"scripted-1": "json"}))
    assert rungs == ["json"]


async def test_a_reply_that_only_misses_the_shape_settles_nothing():
    found, deps, rungs = await asked({"schema": '{"better": "C"}', "json": GOOD})
    assert (found.better, rungs) == ("A", ["schema", "json"])
    assert not happened(deps, RungSettled)
    assert [e.reason for e in happened(deps, ReplyRejected)] == ["wrong_shape"]


async def test_at_the_end_the_model_is_told_once_what_was_wrong_then_it_is_given_up():
    found, deps, rungs = await asked(dict.fromkeys(("schema", "json", "text"), "A is better"))
    assert (found, rungs) == (None, ["schema", "json", "text", "text"])
    assert [e.reason for e in happened(deps, ReplyRejected)] == ["no_json"] * 4
    last = deps.provider.inner.requests[-1].messages[-1].content
    assert "could not be used: no_json" in last


async def test_a_value_that_was_cut_off_is_never_completed():
    cut = ModelReply(text='{"better": "A', finish="length")
    found, deps, _ = await asked(dict.fromkeys(("schema", "json", "text"), cut))
    assert found is None
    assert {e.reason for e in happened(deps, ReplyRejected)} == {"truncated"}


async def test_a_refusal_ends_the_ladder_at_once():
    found, _, rungs = await asked({"schema": "I'm sorry, but I cannot do that."})
    assert (found, rungs) == (None, ["schema"])


async def test_each_rung_is_one_recorded_call():
    _, deps, rungs = await asked({"schema": "no", "json": "no", "text": GOOD})
    assert len(happened(deps, ModelCalled)) == len(rungs) == deps.meter.calls == 3
