"""`tool add FILE`: a tool that a person wrote, or a model's raw reply, through the same gate as any other."""

from pathlib import Path

from self_evolving_agent.bootstrap import open_workbench
from self_evolving_agent.config import load_settings
from self_evolving_agent.environment import find_log_home
from self_evolving_agent.errors import UsageError
from self_evolving_agent.models import Refusal
from self_evolving_agent.tools.admission import Admission, admit, refused
from self_evolving_agent.tools.proposals import Proposal, read_examples, spec_of_source
from self_evolving_agent.tools.readings import read_reply

from .arguments import Options
from .glance import log_home
from .interrupt import run_interruptibly
from .output import Output
from .tool_verdict import tell_admission
from .weaker_sandbox import make_weaker_picker

REPLIES = (".md", ".txt")
"""Of a text that holds a tool and its test together, in fences or as JSON, however a model writes it."""


def add_tool(options: Options, out: Output) -> int:
    """Add it, or say why it was refused.

    Raises:
        UsageError: If a file cannot be read, or holds no examples.
        NoSandbox: If there is nothing to test it in.
    """
    path = Path(options.file)
    proposal = _proposal(path, options)
    settings = load_settings(options.settings())
    home = log_home(options, out) or find_log_home(options.home, options.provider)

    async def admitted() -> Admission:
        async with open_workbench(settings, home, pick_weaker=make_weaker_picker(settings, out)) as bench:
            deps = bench.deps().at("tool add")
            if isinstance(proposal, Refusal):
                return refused("", proposal, _read(path), deps)
            out.live(f"testing {proposal.spec.name} in the sandbox")
            return await admit(proposal, deps, origin="person", told=f"added from {path.name}")

    return tell_admission(run_interruptibly(admitted(), out.still), out)


def _proposal(path: Path, options: Options) -> Proposal | Refusal:
    source = _read(path)
    if path.suffix.lower() in REPLIES:
        if options.tests is not None or options.examples is not None:
            raise UsageError(f"{path.name} is a reply that brings its own tests", "add the tool as a file of Python")
        return read_reply(source)
    tests = _read(Path(options.tests)) if options.tests is not None else None
    given = read_examples(_read(Path(options.examples))) if options.examples is not None else ()
    return Proposal(spec_of_source(source, path.stem, given), source, tests)


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UsageError(f"cannot read {path}: it is no text in UTF-8") from error
