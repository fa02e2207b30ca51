"""`feedback RUN good|bad`: a person says how a run's answer was, and it counts."""

from collections.abc import Sequence

from self_evolving_agent.bootstrap import Store
from self_evolving_agent.events import Event, OutcomeScored, RunFinished
from self_evolving_agent.memory.feedback import TYPES, Feedback, consequences
from self_evolving_agent.memory.models import Memory
from self_evolving_agent.models import Route
from self_evolving_agent.tools.routes import parse

from .arguments import Options
from .describe import describe
from .output import Output
from .run_ids import find_run, short
from .store import opened
from .text import line
from .tool_keeping import NODE


def give_feedback(options: Options, out: Output) -> int:
    """Record it, and print what it changed.

    Raises:
        UsageError: If no run, or several, begin so, or it has not ended.
    """
    with opened(options, out) as store:
        run_id = find_run(store, options.run or "")
        feedback = Feedback(run_id=run_id, good=options.opinion == "good", why=line(options.why))
        changes = note(feedback, store)
        if not out.is_json:
            ended = store.log.read(run_id=run_id, types=("run.finished",))
            has_answer = any(isinstance(one.event, RunFinished) and one.event.success for one in ended)
            tell(feedback, changes, store.memory.current(), out, has_answer=has_answer)
            return 0
    told = [event.model_dump(mode="json", exclude={"version"}) for event in changes]
    out.json({"run_id": run_id, "opinion": options.opinion, "changes": told})
    return 0


def note(feedback: Feedback, store: Store) -> tuple[Event, ...]:
    """Record what a person said, and give what it changed.

    Raises:
        UsageError: If the run has not ended.
    """
    run, earlier = store.log.read(run_id=feedback.run_id), store.log.read(types=TYPES)
    events = consequences(feedback, run, earlier, store.memory.current(), reads=_reads)
    store.record(events, NODE)
    return tuple(events[1:])


def tell(feedback: Feedback, changes: Sequence[Event], memory: Memory, out: Output, *, has_answer: bool = True) -> None:
    """Print what was noted and what it changed."""
    out.answer(f"noted: run {short(feedback.run_id)} was {'good' if feedback.good else 'bad'}")
    told = [_change(event, memory) for event in changes]
    nothing = "this was said of it before" if has_answer else "it gave no answer that could be scored"
    for text in told or [f"no record changes: {nothing}"]:
        out.answer(f"  {text}")


def _reads(route: Route, text: str) -> bool:
    return parse(route, text) is not None


def _change(event: Event, memory: Memory) -> str:
    if not isinstance(event, OutcomeScored):
        return line(describe(event))
    match event.subject:
        case "tool":
            tool = memory.tools[event.name]
            return f"tool {tool.name} is now at {tool.score.rate:.2f}, {tool.status}"
        case "strategy":
            strategy = memory.strategies.get(event.name)
            rate = f" is now at {strategy.score.rate:.2f}" if strategy else " is no longer remembered"
            return f"strategy {line(strategy.name if strategy else event.name)}{rate}"
        case _:
            skill = memory.skills.get(event.name)
            return (
                f"advice {line(skill.advice)} is now at {skill.score.rate:.2f}" if skill else "advice that is forgotten"
            )
