"""A tool from the programs that solved a task: where two agree for other values too, one of them is the tool."""

from collections.abc import Sequence

from self_evolving_agent.deps import Deps
from self_evolving_agent.models import Draft, Tool
from self_evolving_agent.tools.agreeing import consensus_of_programs, with_examples
from self_evolving_agent.tools.example_sets import are_enough
from self_evolving_agent.tools.gate import examine
from self_evolving_agent.tools.observing import observe_examples


async def tool_of_programs(draft: Draft, programs: Sequence[str], deps: Deps) -> Tool | None:
    """Cut the function out of programs that were written apart, and take it through the gate.

    Its examples are those on which the programs agree, beside those of the draft that hold for it.

    Args:
        draft: What was wanted, and with which of the task's values.
        programs: Those that ran to their end.
        deps: The world.

    Raises:
        SandboxError: If the sandbox cannot be started.
    """
    spec = draft.spec
    found = await consensus_of_programs(spec.name, draft.arguments or {}, programs, deps)
    if found is None:
        return None
    spec = spec.model_copy(update={"signature": spec.signature.partition(" -> ")[0]})
    seen = await observe_examples(spec, found.source, deps)
    if any(not result.passed and result.check.origin == "user" for result in seen.results):
        return None
    holding = tuple(result.check for result in seen.results if result.passed)
    spec = with_examples(spec.model_copy(update={"examples": holding}), found)
    if not are_enough(spec.examples):
        return None
    made = await examine(spec, found.source, deps)
    return made if isinstance(made, Tool) else None
