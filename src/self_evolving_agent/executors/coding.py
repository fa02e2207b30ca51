"""Coding: functions are held to acceptance checks, scripts to what they print."""

from functools import partial

from self_evolving_agent.deps import Deps
from self_evolving_agent.executors import programs
from self_evolving_agent.executors.acceptance import example_of, renewed_brief, write_brief
from self_evolving_agent.executors.base import Executor
from self_evolving_agent.executors.functions import observe_functions
from self_evolving_agent.executors.scripts import observe_script, script_brief
from self_evolving_agent.models import Brief, Candidate, Classification, Strategy, Task
from self_evolving_agent.prompts import coding as prompts


class CodingExecutor(Executor):
    """Writes functions or a script, runs them, mends them; the answer is the program with its output."""

    async def prepare(self, task: Task, classification: Classification, deps: Deps) -> Brief:
        if classification.kind == "script":
            return script_brief(task.text, deps)
        brief = await write_brief(task.text, deps, task.quoted)
        if brief.signatures:
            return brief
        return script_brief(task.text, deps).model_copy(update={"rejected": brief.rejected})

    async def attempt(self, task: Task, brief: Brief, strategy: Strategy, deps: Deps) -> Candidate:
        return await programs.attempt(self._job(task, brief, strategy, deps), strategy, deps)

    async def repair(self, task: Task, brief: Brief, candidate: Candidate, deps: Deps) -> Candidate:
        return await programs.repair(self._job(task, brief, candidate.strategy, deps), candidate, deps)

    async def renew(self, task: Task, brief: Brief, disputed: frozenset[str], deps: Deps) -> Brief | None:
        return await renewed_brief(task.text, brief, disputed, deps)

    async def recheck(self, task: Task, brief: Brief, candidate: Candidate, deps: Deps) -> Candidate:
        return await programs.run(
            self._job(task, brief, candidate.strategy, deps), candidate.strategy, candidate.program
        )

    @staticmethod
    def _job(task: Task, brief: Brief, strategy: Strategy, deps: Deps) -> programs.Job:
        packages = deps.choices.packages
        if not brief.signatures:
            prompt = prompts.script(task.text, strategy.approach, brief, packages)
            observe = partial(observe_script, brief=brief, deps=deps, shows_program=True)
            return programs.Job(prompt, observe, tools=brief.tool_names)
        prompt = prompts.generate(task.text, strategy.approach, brief, example_of(brief), packages)
        observe = partial(observe_functions, brief=brief, task=task.text, deps=deps)
        return programs.Job(prompt, observe, tools=brief.tool_names)
