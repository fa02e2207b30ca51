"""Where the home is, as text: for a start that must import neither pathlib nor a parser."""

import os

from self_evolving_agent.errors import ConfigError

DEFAULT_HOME = "~/.self-evolving-agent"
MOCK_HOME = "mock"
"""Folder in the home that holds what the mock's runs left, so that they never train the real memory."""

INCOMING = "incoming"
"""Folder in the home into which records are dropped for the loop."""

_YES = frozenset({"1", "true", "t", "yes", "y", "on"})
"""As the settings read it."""


def environment_value(name: str) -> str:
    """Give one variable of the environment, empty when unset."""
    return os.environ.get(name, "")  # noqa: TID251 - this module is the one reader, beside the settings


def hold_products_to_one_thread() -> None:
    """Keep OpenBLAS from sharing small products among threads, unless a person said how many; before NumPy comes.

    On busy cores such threads wait for each other fifty times as long as the product takes.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # noqa: TID251 - as above


def named_home(flag: str | None) -> str | None:
    """Give the home that a flag or the environment names, or None."""
    name = flag or environment_value("AGENT_HOME")
    return _expanded(name) if name else None


def log_home(flag: str | None, provider: str | None) -> str:
    """Give the folder whose log is meant: the mock has its own, unless a home was named.

    Where it only stands in for a model, it has its own in a named home, too: `cli.glance.log_home` looks there.

    Args:
        flag: `--home`.
        provider: `--provider`; without it the environment and then the file decide.

    Raises:
        ConfigError: If the file cannot be read.
    """
    home = named_home(flag)
    if home is not None:
        return home
    home, written = _expanded(DEFAULT_HOME), read_config(config_path(None))
    is_mock = (environment_value("EVOLUTION_MOCK") or written_value(written, "EVOLUTION_MOCK")).lower() in _YES
    wanted = provider or environment_value("PROVIDER") or written_value(written, "PROVIDER")
    return f"{home}/{MOCK_HOME}" if is_mock or wanted == "mock" else home


def config_path(flag: str | None) -> str:
    return f"{named_home(flag) or _expanded(DEFAULT_HOME)}/config.toml"


def read_config(path: str) -> dict[str, object]:
    """Give what the file sets; nothing when there is no file.

    Raises:
        ConfigError: If it cannot be read.
    """
    try:
        with open(path, "rb") as file:  # noqa: PTH123 - pathlib costs time
            import tomllib  # most starts have no file, and need no parser

            return tomllib.load(file)
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as error:
        raise ConfigError(
            f"{path} cannot be read: {error.strerror}", "make it a file of yours, or name another home"
        ) from error
    except ValueError as error:
        raise ConfigError(f"{path} cannot be read: {error}", "correct or remove the file") from error


def written_value(written: dict[str, object], name: str) -> str:
    """Give what a file sets under a variable's name, in small letters or as it is; empty when it sets nothing."""
    return str(written.get(name.lower(), written.get(name, "")))


def _expanded(path: str) -> str:
    return os.path.expanduser(path)  # noqa: PTH111 - pathlib costs time
