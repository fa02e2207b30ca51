"""Applying what code can tell of a text: rules, and which of them a stub would pass."""

from dataclasses import dataclass
from typing import assert_never

from self_evolving_agent.executors import grounding, wording
from self_evolving_agent.models import Check, CheckResult, Page, RuleKind, TextRule

STUB = "SUCCESS"
LEAST_REWORKED = 4
SHORT_LINE = 4


@dataclass(frozen=True)
class Facts:
    """What a text is held against besides its rules.

    Attributes:
        pages: Sources that it may cite, numbered from 1.
        given: Text that it works on, beyond what the task itself holds.
    """

    task: str
    pages: tuple[Page, ...] = ()
    given: str = ""

    @property
    def stubs(self) -> tuple[str, ...]:
        """Texts that do nothing for the task: what passes on one of them proves nothing."""
        stubs = ("", self.task, STUB, *((self.given,) if self.given else ()))
        return (*stubs, *(f"{stub} [1]" for stub in stubs)) if self.pages else stubs


def check_text(text: str, checks: tuple[Check, ...], facts: Facts) -> tuple[CheckResult, ...]:
    """Hold a text to every check that has a rule."""
    results: list[CheckResult] = []
    for check in checks:
        if check.rule is not None:
            passed, observed = measure(check.rule, text, facts)
            results.append(CheckResult(check=check, passed=passed, observed=observed[:300]))
    return tuple(results)


def marked_by_stubs(checks: tuple[Check, ...], facts: Facts) -> tuple[Check, ...]:
    """Mark the checks that a stub passes: they must hold, and prove nothing."""
    return tuple(
        check.model_copy(update={"counts": check.counts and not _stub_passes(check, facts)}) for check in checks
    )


def _stub_passes(check: Check, facts: Facts) -> bool:
    return check.rule is None or any(measure(check.rule, stub, facts)[0] for stub in facts.stubs)


def measure(rule: TextRule, text: str, facts: Facts) -> tuple[bool, str]:
    """Apply one rule; give whether it holds and what was seen."""
    match rule.kind:
        case "min_words":
            count = len(wording.words(text))
            return count >= int(rule.value), f"{count} words"
        case "max_words" | "max_chars" | "max_lines":
            (count,) = _counts(rule.kind, text)
            return count <= int(rule.value), f"{count} {rule.kind.removeprefix('max_')}"
        case "lines" | "sentences" | "paragraphs" | "items" | "bullets" | "numbered" | "sections":
            counts = _counts(rule.kind, text)
            return any(_is_within(count, rule.value) for count in counts), f"{max(counts)} {rule.kind}"
        case "mentions" | "avoids":
            is_wanted = rule.kind == "mentions"
            is_there = (wording.is_mentioned if is_wanted else wording.is_used)(rule.value, text)
            return is_there == is_wanted, "mentioned" if is_there else "not mentioned"
        case "says_more":
            count = len(set(wording.words(text)) - set(wording.words(facts.task)))
            return count >= int(rule.value), f"{count} words that the task does not hold"
        case "no_repeats":
            return _has_no_repeats(text)
        case "reworks":
            return _is_reworked(text, f"{facts.task}\n{facts.given}")
        case (
            "cites" | "known_sources" | "sourced_numbers" | "sourced_names" | "supported" | "own_words" | "on_topic"
        ) as kind:
            return grounding.measure(kind, text, facts.task, facts.pages)
        case _:
            assert_never(rule.kind)


def _counts(kind: RuleKind, text: str) -> tuple[int, ...]:
    match kind:
        case "max_words":
            return (len(wording.words(text)),)
        case "max_chars":
            return (len(text),)
        case "lines" | "max_lines":
            return (len(wording.lines(text)),)
        case "sentences":
            return (len(wording.sentences(text)),)
        case "paragraphs":
            return (len(wording.paragraphs(text)),)
        case "bullets" | "numbered":
            return (wording.bullet_count(text) if kind == "bullets" else wording.numbered_count(text),)
        case "sections":
            return (wording.section_count(text),)
        case _:
            return wording.item_counts(text)


def _has_no_repeats(text: str) -> tuple[bool, str]:
    """Tell whether no line says again what another says; short lines may."""
    said = [" ".join(wording.words(line)[1:]) for line in wording.lines(text) if len(wording.words(line)) > SHORT_LINE]
    again = [line for line in dict.fromkeys(said) if said.count(line) > 1]
    return not again, f"twice: {again[0]}" if again else "no line twice"


def _is_reworked(text: str, given: str) -> tuple[bool, str]:
    """Tell whether a text is made of what another says, and is no copy of a part of it."""
    said, there = wording.words(text), wording.words(given)
    if len(said) < LEAST_REWORKED:
        return False, f"{len(said)} words"
    if wording.is_run(said, there):
        return False, "a copy of what was given"
    stems = {wording.stem(word) for word in there}
    carried = wording.content_words(text)
    kept = sum(wording.stem(word) in stems for word in carried)
    return 2 * kept >= len(carried), f"{kept} of {len(carried)} words come from what was given"


def _is_within(count: int, wanted: str) -> bool:
    """Tell whether a count fits `3`, `3-5`, `3-` or `-5`."""
    least, dash, most = wanted.partition("-")
    if not dash:
        return count == int(least)
    return int(least or 0) <= count and (not most or count <= int(most))
