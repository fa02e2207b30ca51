"""Analysis: the answer is computed by code over the task's data, and is the result, not the program."""

from functools import partial

from self_evolving_agent.deps import Deps
from self_evolving_agent.executors import programs
from self_evolving_agent.executors.base import Executor
from self_evolving_agent.executors.scripts import observe_script, script_brief
from self_evolving_agent.models import Brief, Candidate, Classification, Strategy, Task
from self_evolving_agent.prompts import coding as prompts


class AnalysisExecutor(Executor):
    """Writes a program that prints the answer, runs it, mends it."""

    async def prepare(self, task: Task, classification: Classification, deps: Deps) -> Brief:
        del classification
        return script_brief(task.text, deps)

    async def attempt(self, task: Task, brief: Brief, strategy: Strategy, deps: Deps) -> Candidate:
        return await programs.attempt(self._job(task, brief, strategy, deps), strategy, deps)

    async def repair(self, task: Task, brief: Brief, candidate: Candidate, deps: Deps) -> Candidate:
        return await programs.repair(self._job(task, brief, candidate.strategy, deps), candidate, deps)

    @staticmethod
    def _job(task: Task, brief: Brief, strategy: Strategy, deps: Deps) -> programs.Job:
        prompt = prompts.compute(task.text, strategy.approach, brief, deps.choices.packages)
        return programs.Job(
            prompt,
            partial(observe_script, brief=brief, deps=deps, shows_program=False, task=task.own_words),
            tools=brief.tool_names,
        )
