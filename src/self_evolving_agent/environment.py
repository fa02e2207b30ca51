"""The environment and where the home is. Imports nothing that takes time: the listings start with this alone."""

import os
from pathlib import Path

from self_evolving_agent import places
from self_evolving_agent.places import DEFAULT_HOME, MOCK_HOME, environment_value

__all__ = [
    "DEFAULT_HOME",
    "MOCK_HOME",
    "config_file",
    "engine_environment",
    "environment_value",
    "find_home",
    "find_log_home",
    "named_home",
    "program_path",
    "read_config_file",
]


def engine_environment() -> dict[str, str]:
    """Give what podman and docker need to find their service and their images, and nothing else."""
    names = ("HOME", "XDG_RUNTIME_DIR", "DOCKER_HOST", "CONTAINER_HOST")
    return {name: value for name in names if (value := environment_value(name))}


def program_path() -> str:
    """Give PATH, without the folders that depend on where one stands: a task's own files may lie there."""
    return os.pathsep.join(part for part in environment_value("PATH").split(os.pathsep) if os.path.isabs(part))  # noqa: PTH117 - PATH is text


def named_home(flag: str | None) -> Path | None:
    """Give the home that a flag or the environment names, or None."""
    name = places.named_home(flag)
    return Path(name) if name else None


def find_home(flag: str | None) -> Path:
    """Give the home, named or not."""
    return named_home(flag) or Path(DEFAULT_HOME).expanduser()


def config_file(flag: str | None) -> Path:
    return Path(places.config_path(flag))


def find_log_home(flag: str | None, provider: str | None) -> Path:
    """Give the folder whose log is meant, as `places.log_home` does.

    Raises:
        ConfigError: If the file cannot be read.
    """
    return Path(places.log_home(flag, provider))


def read_config_file(path: Path) -> dict[str, object]:
    """Give what the file sets; nothing when there is no file.

    Raises:
        ConfigError: If it cannot be read.
    """
    return places.read_config(str(path))
