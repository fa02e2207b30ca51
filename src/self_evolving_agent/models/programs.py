"""Code that runs in the sandbox, and what was seen of it."""

from typing import Literal

from pydantic import Field, JsonValue

from self_evolving_agent.models.base import Frozen, Limit


class Call(Frozen):
    """A call of a function of the program under test; arguments are JSON."""

    function: str
    args: tuple[JsonValue, ...] = ()
    kwargs: dict[str, JsonValue] = Field(default_factory=dict)


class CallOutcome(Frozen):
    """What one call did, as the sandbox's own channel told it.

    Attributes:
        returned: The value in the encoding of `encoding.py`; meaningless when `raised` is set.
        raised: Class name of the exception, or None.
        mutated: The call changed one of its own arguments.
    """

    returned: JsonValue = None
    raised: str | None = None
    message: str = ""
    mutated: bool = False


class Program(Frozen):
    """Code to run, with everything it may see.

    Attributes:
        source: The program's text.
        calls: Empty: run `source` as a script. Otherwise import it as the module `solution` and make these calls.
        inputs: Read-only files in the working folder, by relative POSIX path.
        modules: Further modules it may import, name to source.
        packages: Names of installed packages it may import beyond the standard library.
        preload: Modules that it will import; a backend that keeps an interpreter ready has it import them ahead.
    """

    source: str
    language: Literal["python", "bash"] = "python"
    calls: tuple[Call, ...] = ()
    inputs: dict[str, bytes] = Field(default_factory=dict)
    modules: dict[str, str] = Field(default_factory=dict)
    packages: tuple[str, ...] = ()
    preload: tuple[str, ...] = ()


class Limits(Frozen):
    """What a program may use before it is killed."""

    wall_s: float = Field(default=30.0, gt=0)
    cpu_s: float = Field(default=30.0, gt=0)
    memory_mb: int = Field(default=256, gt=0)
    processes: int = Field(default=64, gt=0)
    disk_mb: int = Field(default=64, gt=0)
    output_kept_bytes: int = Field(default=1_000_000, gt=0)
    output_killed_bytes: int = Field(default=4_000_000, gt=0)


class ExecutionResult(Frozen):
    """What was observed from outside while a program ran.

    Attributes:
        exit_code: None when it was killed for a limit; negative for a signal, as in `subprocess`.
        outcomes: One per call, in order; shorter than `calls` when the program died on the way.
        written: Files it handed out through `write_file`, by relative path; contents as given, names unchecked.
        limits_hit: Why it was killed; empty when it ended by itself.
    """

    backend: str
    exit_code: int | None
    stdout: str = ""
    stderr: str = ""
    outcomes: tuple[CallOutcome, ...] = ()
    written: dict[str, bytes] = Field(default_factory=dict)
    limits_hit: tuple[Limit, ...] = ()
    wall_s: float = 0.0
    cpu_s: float = 0.0
    peak_memory_mb: float = 0.0

    @property
    def is_clean(self) -> bool:
        """Tell whether it ended by itself with exit code 0."""
        return self.exit_code == 0 and not self.limits_hit
