"""Where no strong sandbox works: lets a person choose a weaker one, once, and remembers the answer."""

from self_evolving_agent.config import Settings
from self_evolving_agent.environment import environment_value
from self_evolving_agent.errors import NoSandbox
from self_evolving_agent.sandboxes.backends import Backend
from self_evolving_agent.sandboxes.select import SandboxFinding, WeakerPicker

from .asking import can_ask, typed_line
from .output import Output
from .remembering import remember
from .text import line


def make_weaker_picker(settings: Settings, out: Output) -> WeakerPicker | None:
    """Give a picker when somebody can answer and was not asked before.

    A backend that the environment names goes before the file: no answer could be remembered against it.
    """
    is_named = settings.executor_backend != "auto" or environment_value("EXECUTOR_BACKEND") != ""
    if is_named or not settings.sandbox_offer or not can_ask(out):
        return None

    async def pick(error: NoSandbox, findings: tuple[SandboxFinding, ...]) -> Backend | None:
        out.still()
        offered = tuple(finding for finding in findings if finding.works)
        if not offered:
            return None
        _explain(error, findings, out)
        while True:
            out.tell("Which one? Its number or name; Enter takes none of them.", style="bold")
            reply = await typed_line()
            typed = reply.strip()
            chosen = choice(typed, offered)
            if chosen is not None:
                remember("executor_backend", settings, out, value=chosen)
                return chosen
            if not typed:
                if reply:  # the end of input is no answer
                    remember("sandbox_offer", settings, out, value=False)
                return None
            out.tell(f"There is no {line(typed)!r} here.")

    return pick


def choice(typed: str, offered: tuple[SandboxFinding, ...]) -> Backend | None:
    """Turn what was typed into the name of a backend; a part of a name will not do where safety is at stake."""
    names = [finding.name for finding in offered]
    if typed.isdecimal() and 1 <= int(typed) <= len(names):
        return names[int(typed) - 1]
    return next((name for name in names if name == typed.casefold()), None)


def _explain(error: NoSandbox, findings: tuple[SandboxFinding, ...], out: Output) -> None:
    out.tell(f"{line(error.message)}.", style="bold")
    out.tell(f"To mend it: {line(error.mend)}.")
    for finding in findings:
        if finding.is_there and not finding.works:
            out.tell(f"{finding.name} is here, and does not work: {line(finding.why)}. To mend it: {finding.fix}.")
    out.tell("What the model writes can run in something weaker:")
    for number, finding in enumerate((finding for finding in findings if finding.works), 1):
        out.tell(f"{number:4}  {finding.name:10}  {finding.level}")
