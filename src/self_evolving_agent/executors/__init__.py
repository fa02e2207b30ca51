"""How strategies are carried out, one executor per domain."""

from typing import assert_never

from self_evolving_agent.executors.analysis import AnalysisExecutor
from self_evolving_agent.executors.base import Executor
from self_evolving_agent.executors.coding import CodingExecutor
from self_evolving_agent.executors.general import GeneralExecutor
from self_evolving_agent.executors.planning import PlanningExecutor
from self_evolving_agent.executors.research import ResearchExecutor
from self_evolving_agent.executors.writing import WritingExecutor
from self_evolving_agent.models import Domain


def executor_for(domain: Domain) -> Executor:
    match domain:
        case "coding":
            return CodingExecutor()
        case "analysis":
            return AnalysisExecutor()
        case "general":
            return GeneralExecutor()
        case "research":
            return ResearchExecutor()
        case "writing":
            return WritingExecutor()
        case "planning":
            return PlanningExecutor()
        case _:
            assert_never(domain)
