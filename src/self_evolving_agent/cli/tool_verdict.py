"""What the gate said of a proposed tool, for people and programs."""

import textwrap

from self_evolving_agent.models import Tool
from self_evolving_agent.tools.admission import Admission

from .describe import counted
from .failures import tell_error
from .output import Output
from .text import clean, line
from .tool_values import usage

INDENT = "    "


def tell_admission(admission: Admission, out: Output) -> int:
    """Say whether a tool was taken in, and why not; give the exit code."""
    tool, refusal = admission.tool, admission.refusal
    if out.is_json:
        out.json(
            {
                "run_id": admission.run_id,
                "name": admission.name,
                "success": tool is not None,
                "version": tool.version if tool else None,
                "replaces": admission.replaces,
                "is_known": admission.is_known,
                "signature": tool.spec.signature if tool else None,
                "does": tool.spec.does if tool else None,
                "examples": len(tool.spec.examples) if tool else 0,
                "mutants": tool.mutants if tool else 0,
                "killed": tool.killed if tool else 0,
                "disputed": list(tool.disputed) if tool else [],
                "reason": refusal.reason if refusal else None,
                "detail": refusal.detail if refusal else "",
                "usage": admission.usage.model_dump(mode="json"),
            }
        )
    if refusal is not None:
        what = f"{admission.name} is refused" if admission.name else "no tool was made"
        tell_error(f"{what}: {refusal.reason.replace('_', ' ')}", "", out)
        for text in clean(refusal.detail).splitlines():
            for row in _folded(text, out.width, INDENT[:2]):
                out.warn(row)
        return 1
    if tool is not None and not out.is_json:
        _tell_tool(tool, admission, out)
    return 0


def _tell_tool(tool: Tool, admission: Admission, out: Output) -> None:
    proven = [f"{counted(len(tool.spec.examples), 'example')} hold"]
    if tool.mutants:
        proven.append(f"{tool.killed} of {counted(tool.mutants, 'mutant')} killed")
    if tool.disputed:
        proven.append(f"{len(tool.disputed)} set aside as disputed")
    out.answer(line(tool.spec.signature))
    for row in _folded(tool.spec.does, out.answer_width, INDENT):
        out.answer(row)
    came = (
        "is there already"
        if admission.is_known
        else f"replaces {admission.replaces}"
        if admission.replaces
        else "is new"
    )
    out.answer(f"version {tool.version} {came}: {', '.join(proven)}")
    out.tell(f"call it: {usage(tool.spec.signature, tool.name)}")


def _folded(text: str, width: int, indent: str) -> list[str]:
    return textwrap.wrap(
        text, width, initial_indent=indent, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )
