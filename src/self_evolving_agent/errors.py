"""Every error the program raises on purpose, in one tree.

AgentError
├── UsageError               the caller's words or files are off (exit 2)
├── ConfigError              settings, home or workspace cannot be used (exit 2)
├── ProviderError            the model did not give a usable reply
│   ├── ProviderUnavailable  nobody answers at the address (exit 3 when it was named)
│   ├── ModelNotFound        the server runs, the model is not there (exit 3)
│   ├── ProviderTimeout      silence for longer than allowed
│   ├── ContextOverflow      the prompt does not fit the model's context
│   └── ReplyBroken          the stream broke off, or the server reported an error
├── BudgetExceeded           calls, tokens or seconds of a run are used up
├── SandboxError             code could not be run at all
│   └── NoSandbox            no backend passes its canary (exit 5)
├── SearchError              the web search or a page did not come
│   └── UnsafeAddress        a URL leads somewhere a page must not come from
├── SourceError              records of past work cannot be read at all (exit 2)
├── EmbeddingError           texts could not be turned into vectors
└── StorageError             the log or a blob cannot be written or read
    ├── LogCorrupt           the hash chain or a blob does not hold
    └── NewerHome            the home was written by a newer version of this program (exit 2)

What a task's own code does wrong (it crashes, times out, fails a check) is a value, never one of these.
"""


class AgentError(Exception):
    """An expected failure, told in one line with what to do next.

    Args:
        message: What failed, with which value.
        hint: What to do next; empty when the message says it all.
    """

    exit_code = 1

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    @property
    def kind(self) -> str:
        """Name the error as `--json` shows it, for example `model_not_found`."""
        name = type(self).__name__
        return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class UsageError(AgentError):
    exit_code = 2


class ConfigError(AgentError):
    exit_code = 2


class ProviderError(AgentError):
    pass


class ProviderUnavailable(ProviderError):
    exit_code = 3


class ModelNotFound(ProviderError):
    exit_code = 3


class ProviderTimeout(ProviderError):
    pass


class ContextOverflow(ProviderError):
    pass


class ReplyBroken(ProviderError):
    pass


class BudgetExceeded(AgentError):
    pass


class SandboxError(AgentError):
    pass


class NoSandbox(SandboxError):
    """No backend passes its canary.

    Args:
        message: Which were tried, and why each failed.
        mend: What would make the strongest work.
        choices: What could be named instead, weaker ones last; empty when one was named.
    """

    exit_code = 5

    def __init__(self, message: str, mend: str = "", choices: str = "") -> None:
        super().__init__(message, f"{mend}; or choose {choices}" if choices else mend)
        self.mend = mend


class SearchError(AgentError):
    pass


class UnsafeAddress(SearchError):
    pass


class SourceError(AgentError):
    exit_code = 2


class EmbeddingError(AgentError):
    pass


class StorageError(AgentError):
    pass


class LogCorrupt(StorageError):
    pass


class NewerHome(StorageError):
    exit_code = 2
