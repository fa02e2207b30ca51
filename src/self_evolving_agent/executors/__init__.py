"""How strategies are carried out, one executor per domain."""

from self_evolving_agent.models import Domain
from self_evolving_agent.executors.analysis import AnalysisExecutor
from self_evolving_agent.executors.base import Executor
from self_evolving_agent.executors.coding import CodingExecutor


def executor_for(domain: Domain) -> Executor:
    match domain:
        case "coding":
            return CodingExecutor()
        case _:
            return AnalysisExecutor()
