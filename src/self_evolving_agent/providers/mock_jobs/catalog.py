"""All jobs of the mock, and which one a task asks for."""

from collections.abc import Mapping

from . import (
    arithmetic,
    calculations,
    ciphers,
    conversions,
    measures,
    mirrors,
    recurrences,
    searches,
    sequences,
    symbols,
    system,
    words,
)
from .job import FunctionJob, PrintingJob, Style, Versions

FUNCTION_JOBS: tuple[FunctionJob, ...] = (
    arithmetic.PRIME,
    arithmetic.CLAMP,
    arithmetic.FIZZBUZZ,
    recurrences.FACTORIAL,
    recurrences.FIBONACCI,
    recurrences.GCD,
    conversions.ROMAN,
    conversions.TEMPERATURE,
    ciphers.RUN_LENGTH,
    ciphers.CAESAR,
    arithmetic.LEAP_YEAR,
    words.WORD_COUNT,
    mirrors.PALINDROME,
    words.REVERSE_WORDS,
    mirrors.REVERSE,
    words.ANAGRAM,
    sequences.COMMON_PREFIX,
    sequences.MERGE_INTERVALS,
    sequences.FLATTEN,
    searches.BINARY_SEARCH,
    searches.DEDUPLICATE,
    symbols.BRACKETS,
    symbols.CSV_PARSER,
)
PRINTING_JOBS: tuple[PrintingJob, ...] = (
    calculations.PRIME_SUM,
    calculations.DAYS_BETWEEN,
    measures.STATISTICS,
    measures.CSV_FILE,
    calculations.WORDS_OF_TEXT,
    calculations.FACTORIAL_OF,
    calculations.GCD_OF,
    calculations.FIZZBUZZ_PRINTED,
    system.LOOK_AT_MACHINE,
)


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
