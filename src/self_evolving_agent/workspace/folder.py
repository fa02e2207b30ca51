"""The workspace as a folder of this machine."""

import errno
import heapq
import os
from collections import deque
from pathlib import Path

from self_evolving_agent.errors import StorageError, UsageError

from .descriptors import open_folder, read_file, replace_file
from .names import RUNS, check_run_id, is_visible, split_path

_MOST_READ_BYTES = 16 * 1024 * 1024
_MOST_NAMES = 200
_MOST_FOLDERS = 1000  # a tree of many empty folders must not hold a run up

# A link or a file where a folder should be, or a folder where the file should be; systems differ in what they say.
_IN_THE_WAY = {errno.ELOOP, errno.ENOTDIR, errno.EISDIR, errno.EEXIST}


class FolderWorkspace:
    """Reads the user's files and keeps results apart from them, under `runs/<run id>/`.

    The folder is made at the first save, for its owner only. Nothing is reached through a symbolic link, except the
    folder itself. Hidden files and folders are neither listed nor read nor written.

    Args:
        folder: Where it is; relative to the current folder at this moment.
    """

    def __init__(self, folder: Path) -> None:
        self._root = Path(os.path.abspath(folder))  # noqa: PTH100 - resolve() would follow links

    @property
    def location(self) -> str:
        return str(self._root)

    def inputs(self) -> tuple[str, ...]:
        """List the user's files, those near the top first to be kept when there are more than 200.

        Raises:
            UsageError: If the workspace is no folder or cannot be listed.
        """
        found: list[str] = []
        waiting: deque[tuple[str, ...]] = deque([()])
        seen = 0
        while waiting and len(found) < _MOST_NAMES and seen < _MOST_FOLDERS:
            parts = waiting.popleft()
            seen += 1
            try:
                files, folders = self._list(parts)
            except FileNotFoundError:
                continue  # nothing was ever put there, or it went away meanwhile
            except OSError as error:
                if parts:
                    continue  # one closed folder does not hide the others
                raise UsageError(
                    f"the workspace {self._root} cannot be listed: {error.strerror}", "name a folder of your own"
                ) from error
            found.extend("/".join((*parts, name)) for name in files)
            waiting.extend((*parts, name) for name in folders)
        return tuple(sorted(found[:_MOST_NAMES]))

    def read(self, path: str) -> bytes:
        *folders, name = split_path(path)
        try:
            with open_folder(self._root, folders) as folder:
                return read_file(folder, name, _MOST_READ_BYTES)
        except OSError as error:
            raise UsageError(
                f"{path} cannot be read in the workspace {self._root}: {error.strerror}",
                "only regular files up to 16 MB, and no links, are read",
            ) from error

    def save(self, run_id: str, path: str, content: bytes) -> str:
        parts = (RUNS, check_run_id(run_id), *split_path(path))
        try:
            self._root.mkdir(mode=0o700, parents=True, exist_ok=True)
            with open_folder(self._root, parts[:-1], create=True) as folder:
                replace_file(folder, parts[-1], content)
        except OSError as error:
            saying = f"{path} cannot be saved in the workspace {self._root}: {error.strerror}"
            if error.errno in _IN_THE_WAY:
                raise UsageError(saying, "something else stands in the way: a link, a file or a folder") from error
            raise StorageError(saying, "free some space or name another workspace") from error
        return "/".join(parts)

    def _list(self, parts: tuple[str, ...]) -> tuple[list[str], list[str]]:
        files, folders = [], []
        with open_folder(self._root, parts) as folder, os.scandir(folder) as entries:
            for entry in entries:
                if not is_visible(entry.name) or "\\" in entry.name:
                    continue
                if entry.is_file(follow_symlinks=False):
                    files.append(entry.name)
                elif entry.is_dir(follow_symlinks=False) and (parts or entry.name != RUNS):
                    folders.append(entry.name)
        return heapq.nsmallest(_MOST_NAMES, files), heapq.nsmallest(_MOST_FOLDERS, folders)
