"""Writes one setting into `config.toml`, and leaves the rest as a person wrote it."""

from collections.abc import Sequence
from pathlib import Path

from self_evolving_agent.errors import ConfigError

from .files import make_private_folder, storage_error, write_atomically


def remember_setting(path: Path, names: Sequence[str], *, value: str | bool) -> None:
    """Set one key; comments, order and other keys stay, and the file is its owner's alone.

    Args:
        path: The file; made where it is missing, with its folder. A link is followed, not replaced.
        names: What the setting may be called there; the name in use is kept, else the first is taken.
        value: What it is set to.

    Raises:
        ConfigError: If the file does not parse.
        StorageError: If it cannot be read or written; it is as it was then.
    """
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    path = path.resolve()
    try:
        make_private_folder(path.parent)
        document = tomlkit.parse(path.read_bytes() if path.exists() else b"")
        document[next((name for name in names if name in document), names[0])] = value
        write_atomically(path, tomlkit.dumps(document).encode())
    except OSError as error:
        raise storage_error(error, path) from error
    except (TOMLKitError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path} cannot be read: {error}", "correct or remove the file") from error
