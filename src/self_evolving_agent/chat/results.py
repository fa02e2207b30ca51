"""The results of a run: its answer as data, and the files that it saved."""

from self_evolving_agent.chat.history import History
from self_evolving_agent.chat.reading import Data, read_data
from self_evolving_agent.deps import Deps
from self_evolving_agent.events import ArtifactSaved
from self_evolving_agent.models import Report
from self_evolving_agent.models.chats import Result

ABOUT_LENGTH = 200
MOST_FILES = 20
_TEXTS = frozenset({"writing", "planning", "research"})
_OF_THE_ANSWER = frozenset({"solution.py", "solution.sh", "test_solution.py"})


def results_of(report: Report, said: str, history: History, deps: Deps) -> tuple[Result, ...]:
    """Name what a run gave; nothing where it did not succeed."""
    if not report.success:
        return ()
    about = one_line(said, ABOUT_LENGTH)
    found = [read_answer(report)] if report.answer.strip() else []
    found += [Data("file", path) for path in _files(report, deps)]
    return tuple(
        Result(name=history.new_name(), kind=data.kind, value=data.value, written=data.written, about=about)
        for data in found
    )


def read_answer(report: Report) -> Data:
    """Read an answer as data; a program, a poem or a plan is a text, however its lines look."""
    is_program = report.domain == "coding" and (report.answered_by is None or report.answered_by.kind != "tool")
    return Data("text", report.answer.strip()) if is_program or report.domain in _TEXTS else read_data(report.answer)


def one_line(text: str, most: int) -> str:
    """Give the beginning of a text as a title, without what a terminal would obey."""
    return " ".join("".join(c if c.isprintable() else " " for c in text[: 4 * most]).split())[:most]


def _files(report: Report, deps: Deps) -> list[str]:
    """Give where a run saved files, besides its program and the tools beside that."""
    saved = deps.journal.log.read(run_id=report.run_id, types=("artifact.saved",))
    paths = [stored.event.path for stored in saved if isinstance(stored.event, ArtifactSaved)]
    own = _OF_THE_ANSWER | {f"{name}.py" for name in deps.memory.tools}
    return [path for path in paths if path.rsplit("/", 1)[-1] not in own][:MOST_FILES]
