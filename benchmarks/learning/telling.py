"""Put the report of a run beside its lines."""

from pathlib import Path

from benchmarks.learning.arms import ARMS
from benchmarks.learning.plots import draw
from benchmarks.learning.records import load
from benchmarks.learning.report import LearningReport, make_report
from benchmarks.learning.tables import markdown
from benchmarks.programs import WentWrong


def tell(folder: Path, *, draws: bool) -> LearningReport:
    """Read all arms of a run, and write `report.json`, `report.md` and the pictures.

    Raises:
        WentWrong: If there is nothing to tell.
    """
    known = [name for name in ARMS if (folder / f"{name}.jsonl").exists()]
    if not known:
        raise WentWrong(f"{folder} holds no results")
    report = make_report({name: load(folder / f"{name}.jsonl") for name in known})
    (folder / "report.json").write_text(report.model_dump_json(indent=2) + "\n")
    (folder / "report.md").write_text(markdown(report))
    if draws:
        draw(report, folder)
    return report
