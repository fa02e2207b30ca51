import json

import pytest

from fakes_models import ScriptedProvider, happened, make_deps
from self_evolving_agent.deps import Choices
from self_evolving_agent.errors import BudgetExceeded, ProviderUnavailable
from self_evolving_agent.events import IdeaDropped
from self_evolving_agent.memory.models import Memory, StrategyRecord
from self_evolving_agent.models import Budget, Candidate, Classification, Strategy, Task
from self_evolving_agent.nodes.explore import PLAIN, explore, in_general
from self_evolving_agent.scoring import Score

KIND = Classification(domain="analysis", kind="calculation", decided_by="rules", reason="")


def ideas(*texts: str) -> str:
    return json.dumps({"ideas": list(texts)})


def remembering(*records: tuple[str, float, int]) -> Memory:
    strategies = {
        f"k{i}": StrategyRecord(
            key=f"k{i}",
            name=text,
            approach=text,
            domain="analysis",
            kind="calculation",
            score=Score(rate=rate, plays=plays, wins=plays),
            last_task="sum of 3 and 4",
            proven_on=("sum of 3 and 4",),
        )
        for i, (text, rate, plays) in enumerate(records)
    }
    return Memory(strategies=strategies)


async def explored(script, memory: Memory | None = None, variants: int = 2, task: str = "sum of 1 and 2"):
    provider = ScriptedProvider(script)
    deps = make_deps(provider, memory=memory, choices=Choices(variants=variants))
    step = await explore({"task": Task(run_id="r", text=task), "classification": KIND}, deps)
    return step, provider


async def test_two_fresh_ideas_are_tried_while_nobody_qualifies():
    step, _ = await explored(ideas("Use a closed formula.", "Add one number after the other."))
    assert [(s.approach, s.origin) for s in step.update["strategies"]] == [
        ("Use a closed formula.", "fresh"),
        ("Add one number after the other.", "fresh"),
    ]


async def test_the_champion_meets_one_fresh_idea_that_is_told_what_was_tried():
    memory = remembering(("Add one number after the other.", 0.8, 3), ("Guess.", 0.2, 2))
    step, provider = await explored(ideas("Use a closed formula."), memory)
    assert [(s.approach, s.origin) for s in step.update["strategies"]] == [
        ("Add one number after the other.", "champion"),
        ("Use a closed formula.", "fresh"),
    ]
    told = provider.requests[0].messages[-1].content
    assert "Guess. (success rate 0.20 in 2 tries)" in told


async def test_beside_one_idea_that_is_new_a_plain_strategy_is_tried_and_nobody_is_asked_again():
    memory = remembering(("Use a closed formula.", 0.2, 2))
    step, provider = await explored(ideas("Use a closed formula!", "Add one number after the other."), memory)
    assert [s.approach for s in step.update["strategies"]] == ["Add one number after the other.", PLAIN["analysis"][0]]
    assert [e.reason for e in step.events if isinstance(e, IdeaDropped)] == ["like: Use a closed formula."]
    assert len(provider.asked("explore.ideas")) == 1


async def test_where_all_ideas_were_tried_before_others_are_asked_for_once():
    memory = remembering(("Use a closed formula.", 0.2, 2))
    first, second = ideas("Use a closed formula!", "Use a closed formula?"), ideas("Build a table of partial sums.")
    replies = iter((first, second))
    step, _ = await explored(lambda request: next(replies), memory)
    assert step.update["strategies"][0].approach == "Build a table of partial sums."


async def test_two_ideas_that_are_tried_side_by_side_must_differ_more_than_from_what_was_tried():
    one = "Start with a range check, then adjust the value if it is outside the range."
    near = "Start with a check for range, then adjust the value if it exceeds, using a switch."
    step, _ = await explored(ideas(one, near, "Sort the three values and take the middle one."))
    assert [s.approach for s in step.update["strategies"]] == [one, "Sort the three values and take the middle one."]


async def test_an_idea_that_needs_a_package_which_is_not_there_is_dropped():
    step, _ = await explored(ideas("Read it into a pandas frame.", "Add one number after the other."))
    assert "Add one number after the other." in [s.approach for s in step.update["strategies"]]
    assert "pandas is not here" in [e.reason for e in step.events if isinstance(e, IdeaDropped)]


async def test_a_model_without_ideas_leaves_two_plain_strategies():
    step, provider = await explored("no idea")
    assert [s.approach for s in step.update["strategies"]] == list(PLAIN["analysis"])
    assert len(provider.requests) <= 8


async def test_ideas_that_were_cut_off_are_not_tried():
    step, _ = await explored(ideas("Do this and then " * 12, "Use a closed formula."))
    assert "Use a closed formula." in [s.approach for s in step.update["strategies"]]
    assert all("and then" not in s.approach for s in step.update["strategies"])


async def test_an_idea_that_was_cut_off_is_tried_up_to_its_last_whole_part():
    long = "Divide by the smallest prime as long as that leaves nothing, then by the next one, and so " + "on " * 30
    step, provider = await explored(ideas(long[:160], "Use a closed formula."))
    assert [s.approach for s in step.update["strategies"]] == [
        "Divide by the smallest prime as long as that leaves nothing, then by the next one",
        "Use a closed formula.",
    ]
    assert len(provider.requests) == 1


async def test_the_same_words_are_the_same_strategy():
    one, _ = await explored(ideas("Use a closed formula.", "Add up."))
    other, _ = await explored(ideas("use a CLOSED formula", "Guess and check."))
    assert one.update["strategies"][0].key == other.update["strategies"][0].key


async def test_one_variant_asks_for_one_idea():
    step, _ = await explored(ideas("Use a closed formula."), variants=1)
    assert len(step.update["strategies"]) == 1
    assert not happened(make_deps(), IdeaDropped)


async def test_a_champion_meets_a_plain_strategy_that_lost_before_rather_than_nobody():
    memory = remembering(
        ("Add one number after the other.", 0.9, 3), (PLAIN["analysis"][0], 0.2, 2), (PLAIN["analysis"][1], 0.1, 2)
    )
    step, _ = await explored(ideas("Add one number after the other!"), memory)
    assert [s.origin for s in step.update["strategies"]] == ["champion", "fresh"]


def answered(*, success: bool) -> Candidate:
    """What a tool that was made for the task gave."""
    key = "tool:add"
    strategy = Strategy(key=key, name="add", approach="", domain="analysis", kind="calculation", origin="call")
    return Candidate(strategy=strategy, success=success, score=1.0, answer="3", why="")


GONE = ProviderUnavailable("nobody answers")


@pytest.mark.parametrize(("script", "calls"), [(GONE, 9), ("", 1)], ids=["the model is gone", "the budget is used up"])
async def test_what_a_tool_answered_stands_when_nothing_more_can_be_asked(script, calls):
    deps = make_deps({"": script}, budget=Budget(calls=calls))
    task = Task(run_id="r", text="sum of 1 and 2")
    step = await explore({"task": task, "classification": KIND, "candidates": (answered(success=True),)}, deps)
    assert step.update["strategies"] == ()
    assert step.update["brief"].compares_output
    for candidates in ((), (answered(success=False),)):
        with pytest.raises((ProviderUnavailable, BudgetExceeded)):
            await explore({"task": task, "classification": KIND, "candidates": candidates}, deps)


@pytest.mark.parametrize(
    ("idea", "task", "general"),
    [
        (
            "Select numbers greater than -81.7 by iterating.",
            "keep those above -81.7: 3, 9",
            "Select numbers greater than a given value by iterating.",
        ),
        (
            "Convert base-4 to base-8 by division.",
            "convert the base-4 number 11023 to base-8",
            "Convert base-a given value to base-a given value by division.",
        ),
        ("Count 'r' with a loop.", "count 'r' in 'berry'", "Count a given value with a loop."),
        ("Divide by 2 until nothing is left.", "the bits of 695425565", "Divide by 2 until nothing is left."),
        (
            "Start at 04:25:41.074 and subtract.",
            "from 04:25:41.074 to 06:11:10.914",
            "Start at a given value and subtract.",
        ),
    ],
)
def test_an_idea_is_remembered_without_the_values_of_its_task(idea, task, general):
    assert in_general(idea, task) == general


async def test_strategies_hold_no_values_of_the_task():
    step, _ = await explored(
        ideas("Add 17 one by one.", "Take the mean of 17 and multiply."), task="the sum of 17, 4 and 5"
    )
    assert not any("17" in strategy.approach for strategy in step.update["strategies"])
