"""All jobs of the mock, and which one a task asks for."""

from collections.abc import Mapping

from . import arithmetic
from .job import FunctionJob, PrintingJob, Style, Versions

FUNCTION_JOBS: tuple[FunctionJob, ...] = (arithmetic.PRIME, arithmetic.CLAMP)
PRINTING_JOBS: tuple[PrintingJob, ...] = ()


def function_job(task: str) -> FunctionJob | None:
    """Give the job whose functions a task asks for."""
    return next((job for job in FUNCTION_JOBS if job.fits(task)), None)


def printing_job(task: str, files: tuple[str, ...]) -> tuple[PrintingJob, Mapping[Style, Versions]] | None:
    """Give the job whose printed result a task asks for, with programs for the task's own values."""
    for job in PRINTING_JOBS:
        programs = job.filled(task, files)
        if programs is not None:
            return job, programs
    return None
