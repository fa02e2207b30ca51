import asyncio

import pytest

from fakes_models import ScriptedProvider, happened, make_deps, printing
from fakes_storage import FakeClock
from self_evolving_agent.errors import BudgetExceeded, ProviderTimeout
from self_evolving_agent.events import ModelCalled, SandboxRan
from self_evolving_agent.models import Budget, Limits, ModelReply, Program
from self_evolving_agent.prompts.judging import compare
from self_evolving_agent.structured import ask_text

PROMPT = compare("t", "a", "b")


async def test_a_call_is_recorded_with_its_prompt_and_reply_and_what_it_cost():
    deps = make_deps(
        ScriptedProvider(lambda r: ModelReply(text="yes", prompt_tokens=7, completion_tokens=2, duration_s=0.5))
    )
    await ask_text(deps, PROMPT, max_tokens=10)
    (called,) = happened(deps, ModelCalled)
    assert deps.journal.blobs.get(called.reply) == b"yes"
    assert b"answer_a" in deps.journal.blobs.get(called.prompt)
    usage = deps.meter.usage()
    assert (usage.model_calls, usage.prompt_tokens, usage.completion_tokens, usage.model_s) == (1, 7, 2, 0.5)


async def test_a_call_that_fails_is_recorded_with_the_kind_of_failure():
    deps = make_deps(ScriptedProvider({"": ProviderTimeout("silent")}))
    with pytest.raises(ProviderTimeout):
        await ask_text(deps, PROMPT, max_tokens=10)
    assert [(e.error, e.reply) for e in happened(deps, ModelCalled)] == [("provider_timeout", None)]


async def test_tokens_that_are_used_up_refuse_the_next_call():
    deps = make_deps(
        ScriptedProvider(lambda r: ModelReply(text="yes", prompt_tokens=90, completion_tokens=20)),
        budget=Budget(tokens=100),
    )
    await ask_text(deps, PROMPT, max_tokens=10)
    with pytest.raises(BudgetExceeded, match="100 tokens"):
        await ask_text(deps, PROMPT, max_tokens=10)


async def test_seconds_that_run_out_end_a_call_in_its_middle():
    clock = FakeClock()

    class Hanging(ScriptedProvider):
        async def complete(self, request, on_text=None):
            clock.advance(10)
            await asyncio.Event().wait()

    deps = make_deps(Hanging(""), budget=Budget(seconds=0.05), clock=clock)
    with pytest.raises(BudgetExceeded, match="seconds"):
        await ask_text(deps, PROMPT, max_tokens=10)
    assert [e.error for e in happened(deps, ModelCalled)] == ["budget_exceeded"]


async def test_a_program_is_recorded_with_its_code_and_output():
    deps = make_deps("", sandbox=printing("42"))
    await deps.sandbox.run(Program(source="print(42)"), Limits())
    (ran,) = happened(deps, SandboxRan)
    assert deps.journal.blobs.get(ran.code) == b"print(42)"
    assert b"42" in deps.journal.blobs.get(ran.output)


async def test_no_program_runs_when_the_seconds_are_used_up():
    clock = FakeClock()
    deps = make_deps("", sandbox=printing("42"), budget=Budget(seconds=1), clock=clock)
    clock.advance(2)
    with pytest.raises(BudgetExceeded):
        await deps.sandbox.run(Program(source="print(42)"), Limits())
    assert not happened(deps, SandboxRan)
