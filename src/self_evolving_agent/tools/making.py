"""A tool from a rule that a person told in a sentence."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.models import Refusal, ToolSpec
from self_evolving_agent.tools.admission import Admission, refused, taken
from self_evolving_agent.tools.calls import parameters_of
from self_evolving_agent.tools.specs import draft_for_rule
from self_evolving_agent.tools.synthesis import Rejected, synthesize, with_free_name

NO_SPEC = "the model gave no function with three examples that tell it from a stub"


async def make_from_rule(rule: str, deps: Deps) -> Admission:
    """Have a tool written that follows a rule, put it through the gate, and record what came of it.

    A tool of the same name that takes the same parameters gets a new version; beside any other, the new one is renamed.

    Raises:
        ProviderError, BudgetExceeded: If the model cannot be asked.
        SandboxError: If the sandbox cannot be started.
    """
    draft = await draft_for_rule(rule, deps)
    if draft is None:
        return refused("", Refusal(reason="too_few_examples", detail=NO_SPEC), "", deps)
    spec = with_free_name(draft.spec, _others(draft.spec, deps))
    made = await synthesize(spec, deps)
    if isinstance(made, Rejected):
        return refused(spec.name, made.refusal, made.source, deps)
    return taken(made, deps, "sentence", rule)


def _others(spec: ToolSpec, deps: Deps) -> frozenset[str]:
    """Give the names that are not free: those of tools that are called otherwise."""
    return frozenset(
        name
        for name, tool in deps.memory.tools.items()
        if not tool.is_retired and list(parameters_of(tool.version.signature)) != list(parameters_of(spec.signature))
    )
