"""All jobs of the mock, and which one a task asks for."""

from collections.abc import Mapping

from . import (
    arithmetic,
    calculations,
    ciphers,
    conversions,
    measures,
    mirrors,
    number_lists,
    orders,
    recurrences,
    searches,
    sequences,
    symbols,
    system,
    words,
)
from .job import FunctionJob, PrintingJob, Style, Versions
from .list_values import LIST_JOBS
from .number_values import NUMBER_JOBS
from .text_values import TEXT_JOBS
from .value_job import ValueJob

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
    calculations.PRIME_SUM,
    calculations.DAYS_BETWEEN,
    orders.SORT_WORDS,
    orders.BASES,
    number_lists.LIMITS,
    number_lists.NUMBER_ORDER,
    number_lists.MULTIPLES,
)
VALUE_JOBS: tuple[ValueJob, ...] = (*NUMBER_JOBS, *TEXT_JOBS, *LIST_JOBS)
PRINTING_JOBS: tuple[PrintingJob, ...] = (
    measures.STATISTICS,
    measures.CSV_FILE,
    calculations.FIZZBUZZ_PRINTED,
    system.LOOK_AT_MACHINE,
)


def function_job(task: str) -> FunctionJob | None:
    """Give the job whose functions a task asks for."""
    return next((job for job in FUNCTION_JOBS if job.fits(task)), None)


def value_job(task: str) -> ValueJob | None:
    """Give the job whose function answers a task with the values that it states."""
    return next((job for job in VALUE_JOBS if job.arguments(task) is not None), None)


def value_job_for_rule(rule: str) -> ValueJob | None:
    """Give the job whose rule a sentence tells."""
    return next((job for job in VALUE_JOBS if job.fits(rule)), None)


def known_by(description: str) -> ValueJob | None:
    """Give the job whose function is described, in the words of this model."""
    return next((job for job in VALUE_JOBS if job.does in " ".join(description.split())), None)


def printing_job(task: str, files: tuple[str, ...]) -> tuple[PrintingJob | ValueJob, Mapping[Style, Versions]] | None:
    """Give the job whose printed result a task asks for, with programs for the task's own values."""
    jobs: tuple[PrintingJob | ValueJob, ...] = (*VALUE_JOBS, *PRINTING_JOBS)
    for job in jobs:
        programs = job.filled(task, files)
        if programs is not None:
            return job, programs
    return None
