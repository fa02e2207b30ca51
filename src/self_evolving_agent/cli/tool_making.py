"""`tool make "SENTENCE"`: a rule told in a sentence becomes a tool, written by the model, through the gate."""

from dataclasses import replace

from self_evolving_agent.bootstrap import open_world
from self_evolving_agent.config import load_settings
from self_evolving_agent.errors import UsageError
from self_evolving_agent.tools.admission import Admission

from .arguments import Options
from .failures import Interrupted, tell_error
from .interrupt import run_interruptibly
from .live import WatchedProvider
from .output import Output
from .picker import make_picker
from .progress import Progress
from .running import introduce
from .task import read_task
from .tool_verdict import tell_admission
from .weaker_sandbox import make_weaker_picker

NO_SPEC = "the model gave no function with three examples that tell it from a stub"


def make_tool(options: Options, out: Output) -> int:
    """Make it, or say why it was refused.

    Raises:
        Interrupted: When a person broke it off.
        AgentError: If a model or a sandbox cannot be had.
    """
    rule = read_task(options.sentence)
    if options.no_memory:
        raise UsageError("a tool that is not remembered is none", "leave out --no-memory")
    settings = load_settings(options.settings())
    progress = Progress(out, settings.workspace)

    async def made() -> Admission | None:
        from self_evolving_agent.tools.making import make_from_rule

        out.live("looking for a model and a sandbox")
        async with open_world(settings, pick=make_picker(out), pick_weaker=make_weaker_picker(settings, out)) as world:
            introduce(world, progress, out)
            watched = WatchedProvider(world.provider, progress.model_at_work)
            deps = replace(world, provider=watched).deps(listener=progress.show)
            return await make_from_rule(rule, deps.at("tool make"))

    try:
        admission = run_interruptibly(made(), out.still)
    except KeyboardInterrupt:
        raise Interrupted(progress.run_id) from None
    if admission is None:
        tell_error(NO_SPEC, "say the rule more exactly, with an example", out)
        if out.is_json:
            out.json({"name": "", "success": False, "reason": "no_spec", "detail": NO_SPEC})
        return 1
    return tell_admission(admission, out)
