"""Replies of models, one file each: a folder that can be deleted at any time and costs the calls then."""

from pathlib import Path

from pydantic import ValidationError

from self_evolving_agent.models import ModelReply

from .files import make_private_folder, storage_error, write_atomically


class FileReplyStore:
    """Keeps replies by key, for the owner alone; several processes use it at once.

    The questions stand nowhere in it. A damaged file counts as none, and is written anew.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, key: str) -> ModelReply | None:
        try:
            return ModelReply.model_validate_json(self._path(key).read_bytes())
        except (FileNotFoundError, ValidationError):
            return None
        except OSError as error:
            raise storage_error(error, self._path(key)) from error

    def put(self, key: str, reply: ModelReply) -> None:
        path = self._path(key)
        try:
            make_private_folder(path.parent)
            write_atomically(path, reply.model_dump_json().encode("utf-8", errors="surrogatepass"))
        except OSError as error:
            raise storage_error(error, path) from error

    def _path(self, key: str) -> Path:
        return self._folder / key[:2] / f"{key}.json"
