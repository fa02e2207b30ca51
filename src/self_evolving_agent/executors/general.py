"""General: something to run becomes a short program, a question a short answer or a text."""

from functools import partial

from self_evolving_agent.deps import Deps
from self_evolving_agent.executors import drafts, machine_tasks, programs, questions
from self_evolving_agent.executors.base import Executor
from self_evolving_agent.executors.reading import runnable
from self_evolving_agent.executors.texts import text_brief, text_draft
from self_evolving_agent.models import Brief, Candidate, Classification, Strategy, Task
from self_evolving_agent.prompts import general as prompts

RUN = "run"


class GeneralExecutor(Executor):
    """Runs a program and gives its output, or answers."""

    async def prepare(self, task: Task, classification: Classification, deps: Deps) -> Brief:
        if classification.kind == RUN:
            return machine_tasks.machine_brief(task.text, deps)
        return await text_brief(task, deps) if questions.is_open(task.text) else questions.question_brief()

    async def attempt(self, task: Task, brief: Brief, strategy: Strategy, deps: Deps) -> Candidate:
        if machine_tasks.is_machine_brief(brief):
            return await programs.attempt(_job(task, brief, strategy, deps), strategy, deps)
        if brief.compares_output:
            return await questions.attempt(task.text, brief, strategy, deps)
        return await drafts.attempt(text_draft("general", task, brief, strategy, deps), strategy, deps)

    async def repair(self, task: Task, brief: Brief, candidate: Candidate, deps: Deps) -> Candidate:
        strategy = candidate.strategy
        if machine_tasks.is_machine_brief(brief):
            return await programs.repair(_job(task, brief, strategy, deps), candidate, deps)
        if brief.compares_output:
            return await questions.repair(task.text, brief, candidate, deps)
        return await drafts.revise(text_draft("general", task, brief, strategy, deps), candidate, deps)


def _job(task: Task, brief: Brief, strategy: Strategy, deps: Deps) -> programs.Job:
    return programs.Job(
        prompts.run(task.text, strategy.approach, brief),
        partial(machine_tasks.observe, brief=brief, task=task.text, deps=deps),
        read=runnable,
        mend=prompts.run_again,
    )
