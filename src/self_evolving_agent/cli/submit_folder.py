"""The folder into which submissions go, found and written without anything that takes time to import."""

import os

from self_evolving_agent.errors import UsageError
from self_evolving_agent.places import INCOMING, config_path, environment_value, log_home, read_config, written_value


def find_folder(home: str | None, provider: str | None) -> str:
    """Give the folder that the loop of this home watches.

    Raises:
        ConfigError: If the settings cannot be read.
        UsageError: If that loop takes its records from somewhere else.
    """
    named = environment_value("SESSION_SOURCE") or written_value(read_config(config_path(home)), "SESSION_SOURCE")
    kind, _, place = named.partition(":")
    if kind == "watch" and place:
        return os.path.expanduser(place)  # noqa: PTH111 - pathlib costs time
    if named:
        raise UsageError(
            f"the loop takes its records from {named}, and nothing can be left there",
            "unset SESSION_SOURCE, or set it to watch:DIR",
        )
    return f"{log_home(home, provider)}/{INCOMING}"


def drop(content: bytes, record_id: str, home: str | None, provider: str | None) -> None:
    """Write a record so that the loop sees all of it or nothing, and that it outlasts a crash of the machine.

    Raises:
        OSError: If it cannot be written.
    """
    folder = find_folder(home, provider)
    _make(folder)
    final, temporary = f"{folder}/{record_id}.json", f"{folder}/.new-{record_id}"
    descriptor = os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(descriptor)
        os.rename(temporary, final)  # noqa: PTH104 - as above
    except BaseException:
        os.unlink(temporary)  # noqa: PTH108 - as above
        raise
    _sync(folder)


def _make(folder: str) -> None:
    """Make it and what is missing above it, each closed to others; `makedirs` closes the last one alone."""
    if os.path.isdir(folder):  # noqa: PTH112 - as above
        return
    above = os.path.dirname(folder)  # noqa: PTH120 - as above
    if above:
        _make(above)
    try:
        os.mkdir(folder, 0o700)  # noqa: PTH102 - as above
    except FileExistsError:
        if not os.path.isdir(folder):  # noqa: PTH112 - as above; somebody else may have made it just now
            raise


def _sync(folder: str) -> None:
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
