"""`tool make "SENTENCE"`: a rule told in a sentence becomes a tool, written by the model, through the gate."""

from self_evolving_agent.config import load_settings
from self_evolving_agent.errors import UsageError
from self_evolving_agent.tools.admission import Admission

from .arguments import Options
from .asking_world import open_asking
from .failures import Interrupted
from .interrupt import run_interruptibly
from .output import Output
from .progress import Progress
from .running import introduce
from .task import read_task
from .tool_verdict import tell_admission


def make_tool(options: Options, out: Output) -> int:
    """Make it, or say why it was refused.

    Raises:
        Interrupted: When a person broke it off.
        AgentError: If a model or a sandbox cannot be had.
    """
    if not options.sentence.strip():
        raise UsageError("the sentence is empty", 'say the rule: tool make "a price with 19 % tax, to two decimals"')
    rule = read_task(options.sentence)
    if options.no_memory:
        raise UsageError("a tool that is not remembered is none", "leave out --no-memory")
    settings = load_settings(options.settings())
    progress = Progress(out, settings.workspace)

    async def made() -> Admission:
        from self_evolving_agent.tools.making import make_from_rule

        async with open_asking(settings, out) as world:
            introduce(world, progress, out)
            deps = world.deps(listener=progress.show, watcher=progress.watch)
            admission = await make_from_rule(rule, deps.at("tool make"))
            progress.done(admission.usage)
            return admission

    try:
        admission = run_interruptibly(made(), out.still)
    except KeyboardInterrupt:
        raise Interrupted(progress.run_id) from None
    return tell_admission(admission, out)
