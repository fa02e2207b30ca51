"""Planning: a plan of steps, drafted and revised against a checklist drawn from the task."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.executors import drafts
from self_evolving_agent.executors.base import Executor
from self_evolving_agent.executors.checklist import program_check
from self_evolving_agent.executors.texts import text_brief, text_draft
from self_evolving_agent.models import Brief, Candidate, Classification, Strategy, Task

STEPS = program_check("at least 3 list items, one for each step", "items", "3-")
NO_REPEATS = program_check("no step twice", "no_repeats")


class PlanningExecutor(Executor):
    """Writes a plan; the answer is the plan."""

    async def prepare(self, task: Task, classification: Classification, deps: Deps) -> Brief:
        del classification
        return await text_brief(task, deps, floor=(STEPS, NO_REPEATS))

    async def attempt(self, task: Task, brief: Brief, strategy: Strategy, deps: Deps) -> Candidate:
        return await drafts.attempt(text_draft("planning", task, brief, strategy, deps), strategy, deps)

    async def repair(self, task: Task, brief: Brief, candidate: Candidate, deps: Deps) -> Candidate:
        return await drafts.revise(text_draft("planning", task, brief, candidate.strategy, deps), candidate, deps)
