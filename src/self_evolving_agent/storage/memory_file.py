"""`memory.json`: the fold of the log, kept so that a start need not fold it all again."""

from pathlib import Path

from pydantic import ValidationError

from self_evolving_agent.memory import MEMORY_TYPES, Memory, fold
from self_evolving_agent.memory.fold import advanced
from self_evolving_agent.ports import EventLog

from .files import make_private_folder, storage_error, write_atomically

SAVE_EVERY = 256


class MemoryStore:
    """Keeps memory in step with the log.

    The file is a copy that may be lost, cut off, or left behind by another process at any time: it is used only when
    the log knows the event that it ends with. Several processes may write it, the last one wins, and all are right.
    """

    def __init__(self, log: EventLog, path: Path) -> None:
        self._log = log
        self._path = path
        self._memory: Memory | None = None
        self._saved = 0

    def current(self) -> Memory:
        """Give the memory with every event of the log folded in.

        Raises:
            StorageError: If the log cannot be read.
        """
        position, head = self._log.position()
        memory = self._memory if self._memory is not None else self._load()
        if memory.position < position:
            memory = fold(memory, self._log.read(after=memory.position, types=MEMORY_TYPES))
            memory = advanced(memory, position, head)
        self._memory = memory
        return memory

    def save(self) -> None:
        """Write the current memory to the file.

        Raises:
            StorageError: If it cannot be written.
        """
        memory = self.current()
        try:
            make_private_folder(self._path.parent)
            write_atomically(self._path, memory.model_dump_json().encode())
        except OSError as error:
            raise storage_error(error, self._path) from error
        self._saved = memory.position

    def maybe_save(self) -> None:
        """Write the file when it is 256 events behind."""
        if self.current().position - self._saved >= SAVE_EVERY:
            self.save()

    def recorded_head(self) -> tuple[int, str] | None:
        """Give seq and hash of the event the file ends with, or None without a readable file.

        A log that does not know it has lost its end.
        """
        memory = self._read()
        return (memory.position, memory.head) if memory else None

    def _load(self) -> Memory:
        memory = self._read()
        if memory is None or not self._is_known(memory):
            return Memory()
        self._saved = memory.position
        return memory

    def _is_known(self, memory: Memory) -> bool:
        return memory == Memory() if memory.position == 0 else self._log.hash_at(memory.position) == memory.head

    def _read(self) -> Memory | None:
        try:
            return Memory.model_validate_json(self._path.read_bytes())
        except (FileNotFoundError, ValidationError):
            return None
        except OSError as error:
            raise storage_error(error, self._path) from error
