"""Keeps a person's answer as a setting of the home."""

from self_evolving_agent.config import Settings, names_of
from self_evolving_agent.errors import AgentError
from self_evolving_agent.storage.config_file import remember_setting

from .output import Output
from .text import line


def remember(setting: str, settings: Settings, out: Output, *, value: str | bool) -> None:
    """Write one setting into `config.toml` and say where; where that fails, the answer holds for this time."""
    path = settings.home / "config.toml"
    try:
        remember_setting(path, names_of(setting), value=value)
    except AgentError as error:
        out.warn(f"warning: the answer holds for this time only: {line(error.message)}")
        return
    out.tell(f"Remembered as {setting} in {line(str(path))}: change it there.")
