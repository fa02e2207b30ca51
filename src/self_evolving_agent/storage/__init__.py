"""Where everything is kept: the log in SQLite, blobs as files, memory as a file that can be thrown away."""

from .blobs import FileBlobStore
from .event_log import SqliteEventLog
from .memory_file import MemoryStore
from .redaction import Redactor
from .verification import LogCheck

__all__ = ["FileBlobStore", "LogCheck", "MemoryStore", "Redactor", "SqliteEventLog"]
