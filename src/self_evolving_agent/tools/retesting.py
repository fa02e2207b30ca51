"""Whether a tool still holds what it was registered for: its examples and its test file, run again."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.models import Refusal
from self_evolving_agent.models.base import Frozen
from self_evolving_agent.models.runs import CheckResult
from self_evolving_agent.tools.observing import observe_examples
from self_evolving_agent.tools.registry import loaded, spec_of
from self_evolving_agent.tools.testrun import RanTest, Variant, run_bench
from self_evolving_agent.tools.vacuity import green, red


class Retest(Frozen):
    """What the examples and the tests showed.

    Attributes:
        refusal: Why the tool does not hold; None when it does.
    """

    examples: tuple[CheckResult, ...] = ()
    tests: tuple[RanTest, ...] = ()
    refusal: Refusal | None = None


async def retest(tool: ToolRecord, deps: Deps) -> Retest:
    """Run the version that is used once more, with the tools that it was tested with.

    Raises:
        SandboxError: If the sandbox cannot be started.
    """
    code = loaded(tool, deps)
    observation = await observe_examples(spec_of(tool, deps), code.source, deps, modules=code.modules)
    variants = [Variant(source=code.source)]
    bench = await run_bench(
        tool.name,
        deps,
        sources=[code.source],
        tests=deps.journal.blobs.get(tool.version.tests).decode(),
        variants=variants,
        modules=code.modules,
    )
    return Retest(
        examples=observation.results,
        tests=bench.runs[0].tests if bench.runs else (),
        refusal=observation.refusal or red(bench, variants) or green(bench),
    )
