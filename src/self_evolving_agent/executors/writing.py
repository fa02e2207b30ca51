"""Writing: a text drafted and revised against a checklist drawn from the task."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.executors import drafts
from self_evolving_agent.executors.base import Executor
from self_evolving_agent.executors.texts import text_brief, text_draft
from self_evolving_agent.models import Brief, Candidate, Classification, Strategy, Task


class WritingExecutor(Executor):
    """Writes a text; the answer is the text."""

    async def prepare(self, task: Task, classification: Classification, deps: Deps) -> Brief:
        del classification
        return await text_brief(task, deps)

    async def attempt(self, task: Task, brief: Brief, strategy: Strategy, deps: Deps) -> Candidate:
        return await drafts.attempt(text_draft("writing", task, brief, strategy, deps), strategy, deps)

    async def repair(self, task: Task, brief: Brief, candidate: Candidate, deps: Deps) -> Candidate:
        return await drafts.revise(text_draft("writing", task, brief, candidate.strategy, deps), candidate, deps)
