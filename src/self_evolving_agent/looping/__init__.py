"""Work through records of past work and of work to do: `run` per task, never a cycle in the graph."""

from .loop import Cycle, Loop, Workplace

__all__ = ["Cycle", "Loop", "Workplace"]
