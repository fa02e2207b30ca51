"""The environment and where the home is. Imports nothing that takes time: the listings start with this alone."""

import os
import tomllib
from pathlib import Path

from self_evolving_agent.errors import ConfigError

DEFAULT_HOME = "~/.self-evolving-agent"
MOCK_HOME = "mock"
"""Folder in the home that holds what the mock's runs left, so that they never train the real memory."""


def environment_value(name: str) -> str:
    """Give one variable of the environment, empty when unset."""
    return os.environ.get(name, "")  # noqa: TID251 - this module is the one reader, beside the settings


def engine_environment() -> dict[str, str]:
    """Give what podman and docker need to find their service and their images, and nothing else."""
    names = ("HOME", "XDG_RUNTIME_DIR", "DOCKER_HOST", "CONTAINER_HOST")
    return {name: value for name in names if (value := environment_value(name))}


def program_path() -> str:
    """Give PATH, without the folders that depend on where one stands: a task's own files may lie there."""
    return os.pathsep.join(part for part in environment_value("PATH").split(os.pathsep) if os.path.isabs(part))  # noqa: PTH117 - PATH is text


def named_home(flag: str | None) -> Path | None:
    """Give the home that a flag or the environment names, or None."""
    name = flag or environment_value("AGENT_HOME")
    return Path(name).expanduser() if name else None


def find_home(flag: str | None) -> Path:
    """Give the home, named or not."""
    return named_home(flag) or Path(DEFAULT_HOME).expanduser()


def config_file(flag: str | None) -> Path:
    return find_home(flag) / "config.toml"


def find_log_home(flag: str | None, provider: str | None) -> Path:
    """Give the folder whose log is meant: the mock has its own, unless a home was named.

    Args:
        flag: `--home`.
        provider: `--provider`; without it the environment and then the file decide.

    Raises:
        ConfigError: If the file cannot be read.
    """
    home = named_home(flag)
    if home is not None:
        return home
    wanted = "mock" if environment_value("EVOLUTION_MOCK").lower() in {"1", "true", "yes", "on"} else provider
    wanted = wanted or environment_value("PROVIDER") or str(read_config_file(config_file(None)).get("provider", ""))
    return find_home(None) / MOCK_HOME if wanted == "mock" else find_home(None)


def read_config_file(path: Path) -> dict[str, object]:
    """Give what the file sets; nothing when there is no file.

    Raises:
        ConfigError: If it cannot be read.
    """
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (OSError, ValueError) as error:
        raise ConfigError(f"{path} cannot be read: {error}", "correct or remove the file") from error
