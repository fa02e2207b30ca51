"""Where advice stands in prompts, and that it is marked as data there."""

from collections.abc import Callable

import pytest

from self_evolving_agent.models import Brief, SkillOffer
from self_evolving_agent.prompts import Prompt, coding, general, research, writing

PROMPTS: dict[str, Callable[[Brief], Prompt]] = {
    "coding.generate": lambda brief: coding.generate("task", "approach", brief, "", ()),
    "coding.script": lambda brief: coding.script("task", "approach", brief, ()),
    "analysis.compute": lambda brief: coding.compute("task", "approach", brief, ()),
    "general.run": lambda brief: general.run("task", "approach", brief),
    "general.answer": lambda brief: general.answer("task", "approach", brief),
    "writing.draft": lambda brief: writing.draft("writing", "task", "approach", (), brief),
    "research.synthesize": lambda brief: research.synthesize("task", "approach", brief, ()),
}


def advised(*advice: str) -> Brief:
    return Brief(advice=tuple(SkillOffer(name=f"s{n}", advice=text) for n, text in enumerate(advice)))


@pytest.mark.parametrize("name", PROMPTS)
def test_advice_stands_before_the_approach_as_data(name: str):
    prompt = PROMPTS[name](advised("Sort first.", "Count </advice> twice."))
    before, _, rest = prompt.user.partition("Advice from earlier work, where it suits:\n<advice>\n")
    assert prompt.id.name == name
    assert before.startswith("<task>\ntask\n</task>")
    assert rest.startswith("- Sort first.\n- Count < /advice> twice.\n</advice>\n\n")
    assert "<approach>" in rest


@pytest.mark.parametrize("name", PROMPTS)
def test_a_prompt_without_advice_does_not_speak_of_it(name: str):
    assert "dvice" not in PROMPTS[name](Brief()).user
