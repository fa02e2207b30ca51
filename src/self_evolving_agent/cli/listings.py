"""`--list-tools` and the like: from a glance at the memory, so that they start at once."""

from .arguments import Options
from .glance import Glance, glance
from .output import Output
from .run_ids import SHORT, short, started
from .text import cells, fit, line, pad

RUNS = 50
_FOR, _NAME, _TASK = 22, 34, 41
_TOOL_AND_DOES, _LONGEST_NAME, _ADVICE = 48, 30, 60
"""Columns, so that a row fits 80."""

_ORDER = ("trusted", "provisional", "faded", "retired")


def list_strategies(options: Options, out: Output) -> int:
    """List what was tried, best rate first; among the same rate the one that is better proven."""
    tell_strategies(glance(options, out), out)
    return 0


def tell_strategies(seen: Glance, out: Output) -> None:
    """Print them."""
    played = [row for row in seen.strategies if row.plays]
    played.sort(key=lambda row: (-row.rate, -row.plays, row.key))
    if out.is_json:
        out.json({"strategies": [row._asdict() | {"rate": round(row.rate, 4)} for row in played]})
        return
    if not played:
        out.tell("no strategies yet")
    else:
        out.answer(f"rate (EMA) wins/plays  {'for':{_FOR}} strategy")
    for row in played:
        kind = pad(line(f"{row.domain}/{row.kind}"), _FOR)
        record = f"{row.wins}/{row.plays}"
        out.answer(f"{row.rate:10.2f} {record:>10}  {kind} {pad(line(row.name), _NAME).rstrip()}")


def list_runs(options: Options, out: Output) -> int:
    """List the latest runs, the newest first."""
    runs = glance(options, out).runs[: -RUNS - 1 : -1]
    if out.is_json:
        out.json({"runs": [row._asdict() | {"started": started(row.run_id)} for row in runs]})
        return 0
    if not runs:
        out.tell("no runs yet that are remembered")
    for row in runs:
        came_of_it = "cancelled" if row.cancelled else "success" if row.success else "failed"
        when = (started(row.run_id) or "")[:16].replace("T", " ")
        out.answer(f"{line(short(row.run_id)):{SHORT}} {when:16} {came_of_it:9} {pad(line(row.task), _TASK).rstrip()}")
    return 0


def list_tools(options: Options, out: Output) -> int:
    """List the tools, the most relied on first, retired ones last."""
    tell_tools(glance(options, out), out)
    return 0


def tell_tools(seen: Glance, out: Output) -> None:
    """Print them."""
    tools = sorted(seen.tools, key=lambda row: (_ORDER.index(row.status), -row.rate, row.name))
    if out.is_json:
        out.json({"tools": [row._asdict() | {"rate": round(row.rate, 4)} for row in tools]})
        return
    widest = max((cells(line(row.name)) for row in tools), default=0)
    width = min(max(widest, len("tool")), _LONGEST_NAME)
    if not tools:
        out.tell("no tools yet")
    else:
        out.answer(f"{'tool':{width}}  status      rate wins/plays  what it does")
    for row in tools:
        record = f"{row.wins}/{row.plays}"
        does = fit(line(row.does), _TOOL_AND_DOES - width)
        out.answer(f"{pad(line(row.name), width)}  {row.status:11} {row.rate:.2f} {record:>10}  {does}")


def list_skills(options: Options, out: Output) -> int:
    """List what was learned as advice, best rate first; among the same rate the one that is better proven."""
    tell_skills(glance(options, out), out)
    return 0


def tell_skills(seen: Glance, out: Output) -> None:
    """Print them."""
    skills = sorted(seen.skills, key=lambda row: (-row.rate, -row.plays, row.name))
    if out.is_json:
        out.json({"skills": [row._asdict() | {"rate": round(row.rate, 4)} for row in skills]})
        return
    if not skills:
        out.tell("no advice yet")
    else:
        out.answer("rate (EMA)   plays  advice")
    for row in skills:
        out.answer(f"{row.rate:10.2f} {row.plays:7}  {pad(line(row.advice), _ADVICE).rstrip()}")
