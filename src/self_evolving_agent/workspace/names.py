"""Which names may be read and written in a workspace: relative, plain and visible."""

import re
import unicodedata

from self_evolving_agent.errors import UsageError

RUNS = "runs"
"""The folder of the workspace that holds results, one folder a run; everything else is the user's."""

_LONGEST_NAME_BYTES = 200  # file systems take 255; the rest is for the suffix of a temporary file
_LONGEST_PATH_BYTES = 1000
_DEEPEST = 16
_RUN_ID = re.compile(r"[0-9a-z][0-9a-z_-]{0,63}")


def split_path(path: str) -> tuple[str, ...]:
    """Take a relative POSIX path apart; `.` and doubled slashes are dropped.

    Names that begin with a dot are refused: `.git`, `.env` and the like belong to somebody else's program.

    Raises:
        UsageError: If it is absolute, leads upwards, ends in a slash, is hidden, too long or too deep, or holds a
            backslash or a character that cannot be seen.
    """
    if path.startswith("/"):
        raise UsageError(f"the path {_shown(path)} is absolute", "name it relative to the workspace")
    if path.endswith("/"):
        raise UsageError(f"the path {_shown(path)} names a folder, not a file")
    parts = tuple(part for part in path.split("/") if part not in {"", "."})
    if not parts:
        raise UsageError(f"the path {_shown(path)} names no file")
    if len(parts) > _DEEPEST:
        raise UsageError(f"the path {_shown(path)} is deeper than {_DEEPEST} folders")
    for part in parts:
        _check_name(part, path)
    # Lone surrogates were refused above as invisible, so this cannot fail.
    if len(path.encode()) > _LONGEST_PATH_BYTES:
        raise UsageError(f"the path {_shown(path)} is longer than {_LONGEST_PATH_BYTES} bytes")
    return parts


def check_run_id(run_id: str) -> str:
    """Give the run's id back when it can be a folder's name.

    Raises:
        UsageError: If it is anything but up to 64 lower-case letters, digits, `-` and `_`.
    """
    if not _RUN_ID.fullmatch(run_id):
        raise UsageError(f"{_shown(run_id)} is no run id")
    return run_id


def is_visible(name: str) -> bool:
    """Tell whether a name does not begin with a dot and holds only characters that can be seen."""
    # Category C: control and format characters, surrogates, private use and unassigned.
    return not name.startswith(".") and not any(unicodedata.category(char).startswith("C") for char in name)


def _check_name(name: str, path: str) -> None:
    if name == "..":
        raise UsageError(f"the path {_shown(path)} leads out of its folder")
    if "\\" in name:
        raise UsageError(f"the path {_shown(path)} holds a backslash", "separate folders by /")
    if not is_visible(name):
        raise UsageError(f"the path {_shown(path)} is hidden or holds a character that cannot be seen")
    if len(name.encode()) > _LONGEST_NAME_BYTES:
        raise UsageError(f"a name in {_shown(path)} is longer than {_LONGEST_NAME_BYTES} bytes")


def _shown(path: str) -> str:
    return ascii(path if len(path) <= 80 else path[:77] + "...")  # noqa: PLR2004 - fits on one line
