"""The commands about tools."""

from collections.abc import Callable


def tool_command(action: str) -> Callable[..., int]:
    """Import one of them, and nothing of the others."""
    match action:
        case "run":
            from .tool_running import run_tool as command
        case "add":
            from .tool_adding import add_tool as command
        case "make":
            from .tool_making import make_tool as command
        case "test":
            from .tool_testing import test_tool as command
        case "show":
            from .tool_showing import show_tool as command
        case "history":
            from .tool_showing import show_history as command
        case "rollback":
            from .tool_keeping import roll_back as command
        case "retire":
            from .tool_keeping import retire_tool as command
        case _:
            from .tool_keeping import restore_tool as command
    return command
