"""What the agent remembers: a fold of the log, and the questions asked of it."""

from .fold import MEMORY_TYPES, apply, fold
from .models import Begun, Experience, Memory, SkillRecord, StrategyRecord, ToolRecord

__all__ = [
    "MEMORY_TYPES",
    "Begun",
    "Experience",
    "Memory",
    "SkillRecord",
    "StrategyRecord",
    "ToolRecord",
    "apply",
    "fold",
]
