"""Whether the examples and tests of a tool bite: small faults put into it must be noticed."""

from collections.abc import Sequence

from self_evolving_agent.models import Call, CallOutcome, Check, Frozen, Refusal
from self_evolving_agent.tools.comparing import same_outcome
from self_evolving_agent.tools.examples import call_text
from self_evolving_agent.tools.mutants import Mutant
from self_evolving_agent.tools.observing import held
from self_evolving_agent.tools.testrun import SuiteRun

LEAST_SHARE = 0.7
FEWEST_MUTANTS = 4
_MOST_SHOWN = 4


class Teeth(Frozen):
    """How many mutants were noticed, what the others are, and calls that would tell them from the tool."""

    mutants: int = 0
    killed: int = 0
    survivors: tuple[str, ...] = ()
    telling: tuple[str, ...] = ()

    @property
    def refusal(self) -> Refusal | None:
        if self.mutants < FEWEST_MUTANTS or self.killed >= LEAST_SHARE * self.mutants:
            return None
        # The calls come first: whoever is asked for more examples is shown the beginning alone.
        calls = ", ".join(dict.fromkeys(self.telling[:_MOST_SHOWN]))
        faults = "\n".join(self.survivors[:_MOST_SHOWN])
        count = f"{self.mutants - self.killed} of {self.mutants} faults go unnoticed"
        return Refusal(reason="weak_tests", detail=f"{count}; {calls} would tell:\n{faults}")


def bite(
    examples: Sequence[Check],
    probes: Sequence[Call],
    faulty: Sequence[Mutant],
    outcomes: Sequence[Sequence[CallOutcome]],
    runs: Sequence[SuiteRun] = (),
) -> Teeth:
    """Count the mutants that an example, compared here, or a test notices.

    One that nothing tells from the tool, not even a probe, is taken for the same program and left out.

    Args:
        examples: Those of the tool.
        probes: Further calls.
        faulty: The mutants.
        outcomes: Of the tool, then of each mutant: its examples' calls and then the probes.
        runs: How the tests went with mutants that the examples do not notice.
    """
    if not outcomes:
        return Teeth()
    own, *others = outcomes
    killed = 0
    survivors: list[str] = []
    calls: list[str] = []
    noticed_by_tests = {run.mutant for run in runs if not run.passes}
    for index, (mutant, seen) in enumerate(zip(faulty, others, strict=False), 1):
        pairs = zip(examples, seen, strict=False)
        noticed = len(seen) < len(examples) or not all(held(check, one, mutant.source).passed for check, one in pairs)
        if noticed or index in noticed_by_tests:
            killed += 1
            continue
        telling = _telling(probes, own[len(examples) :], seen[len(examples) :])
        if telling is not None:
            survivors.append(mutant.what)
            calls.append(call_text(telling))
    return Teeth(mutants=killed + len(survivors), killed=killed, survivors=tuple(survivors), telling=tuple(calls))


def _telling(probes: Sequence[Call], own: Sequence[CallOutcome], others: Sequence[CallOutcome]) -> Call | None:
    """Find a call to which the tool and a mutant give different answers; what raises says the least."""
    differing = [
        (one.raised is not None, probe)
        for probe, one, other in zip(probes, own, others, strict=False)
        if not same_outcome(one, other)
    ]
    if differing:
        return min(differing, key=lambda pair: pair[0])[1]
    return probes[len(others)] if len(others) < min(len(own), len(probes)) else None
