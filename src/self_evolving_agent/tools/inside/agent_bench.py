"""Run variants of one tool: its calls and its test file, each variant in a process of its own, with its own time.

What is told can be forged by the code that runs here, so that nothing is taken on its word alone: the host calls the
tool by itself and compares.
"""

from __future__ import annotations

import contextlib
import functools
import os
import resource
import select
import signal
import sys
import time

TYPE_CHECKING = False  # importing typing would cost more than the rest of this file
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    import pytest

_MOST_BYTES = 200_000  # of what one variant tells
_VARIANT_MEMORY = 192 << 20  # of address space: a variant that eats memory must not end all others
_FIRST_CALL_S = 2.0
_LEAST_CALL_S = 0.25
_SLOWER = 5
_GRACE_S = 1.0
_LOOK_S = 0.05
_FIRST_PAUSE_S = 0.0002  # most are gone by then


class TimedOut(BaseException):
    """A call took too long; no `except Exception` of the code catches it."""


def run(job: dict) -> list[list[str]]:  # type: ignore[type-arg] # of anything, as the host wrote it
    """Give what was told: of the calls, one text per source, its lines one per call; then the lines of the tests."""
    unnoticed, notice = os.pipe()
    tests = _Child(functools.partial(_run_tests, job, unnoticed), 4 * job["cpu_s"]) if job["tests"] else None
    told = _tell_calls(job)
    own, *others = [text.split("\n")[: job["examples"]] for text in told]
    # Only mutants that the examples do not notice are worth a run of the tests.
    quiet = [index for index, lines in enumerate(others, 1) if lines == own] if job["bites"] else []
    _tell(notice, " ".join(map(str, quiet)))
    most = 1 + len(job["variants"]) + len(quiet)
    return [told, tests.lines(most, job["wall_s"]) if tests else []]


def _tell_calls(job: dict) -> list[str]:  # type: ignore[type-arg] # same
    told: list[str] = []
    calls, call_s = job["calls"], _FIRST_CALL_S
    for source in job["sources"]:
        used = _used_by_children()
        child = _Child(functools.partial(_make_calls, job["name"], source, calls, call_s), job["cpu_s"])
        told.append("\n".join(child.lines(len(calls), job["wall_s"])))
        if len(told) == 1:  # the tool itself shows how much time a variant of it may need
            used = _used_by_children() - used
            lines = told[0].split("\n") if told[0] else []
            if lines and '"raised":"TimedOut"' in lines[-1]:
                lines.pop()
                if len(lines) < job["examples"]:
                    break
            if job["examples"] <= len(lines) < len(calls):
                # A call that nobody wrote was too large for it: those before are what others are held to.
                calls, used = calls[: len(lines)], used - _FIRST_CALL_S
                told[0] = "\n".join(lines)
            call_s = max(_LEAST_CALL_S, _SLOWER * used)
    return told


def _used_by_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class _Child:
    """A process that tells lines.

    Its limit is one of processor time: on a busy machine a clock would end what is only waiting for its turn.
    """

    def __init__(self, work: Callable[[Callable[[str], None]], object], cpu_s: int) -> None:
        self._ended = self.ended_by = 0
        self._ours, theirs = os.pipe()
        self._pid = os.fork()
        if self._pid == 0:
            try:
                os.setpgid(0, 0)
                _silence()
                _limit(resource.RLIMIT_CPU, cpu_s)
                work(functools.partial(_tell, theirs))
            except BaseException:
                os._exit(1)
            os._exit(0)
        os.close(theirs)

    def lines(self, count: int, seconds: float) -> list[str]:
        """Give at most so many lines that come within so much time, then end it."""
        deadline = time.monotonic() + seconds
        told: list[str] = []
        rest = b""
        while len(told) < count and len(rest) < _MOST_BYTES:
            if not select.select([self._ours], [], [], _LOOK_S)[0]:
                # What it left behind may hold its end of the pipe open.
                if time.monotonic() > deadline or self._has_ended():
                    break
                continue
            piece = os.read(self._ours, 1 << 16)
            if not piece:
                self._end(_GRACE_S)
                return told
            *whole, rest = (rest + piece).split(b"\n")
            told += [line.decode("ascii", "replace") for line in whole]
        self._end(0.0)
        return told[:count]

    def _has_ended(self) -> bool:
        if not self._ended:
            self._ended, self.ended_by = os.waitpid(self._pid, os.WNOHANG)
        return bool(self._ended)

    def _end(self, grace_s: float) -> None:
        """End it, after some time to end by itself: how it ended is told by that."""
        deadline = time.monotonic() + grace_s
        pause_s = _FIRST_PAUSE_S
        while not self._has_ended() and time.monotonic() < deadline:
            time.sleep(pause_s)
            pause_s = min(2 * pause_s, _LOOK_S)
        with contextlib.suppress(OSError):  # what it started, too
            os.killpg(self._pid, signal.SIGKILL)
        if not self._ended:
            os.kill(self._pid, signal.SIGKILL)  # it may not have come to lead its group yet
            self.ended_by = os.waitpid(self._pid, 0)[1]
        os.close(self._ours)


def _limit(kind: int, value: int) -> None:
    hard = resource.getrlimit(kind)[1]
    value = value if hard == resource.RLIM_INFINITY else min(value, hard)
    with contextlib.suppress(ValueError, OSError):  # macOS refuses some kinds; the host watches too
        resource.setrlimit(kind, (value, value))


def _silence() -> None:
    """Close the channel and throw away what is printed, so that neither can be used up or written to."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in (1, 2, _CHANNEL):
        os.dup2(nothing, descriptor)


def _tell(descriptor: int, text: str) -> None:
    line = text.encode("ascii", "backslashreplace") + b"\n"
    while line:
        line = line[os.write(descriptor, line) :]


def _make_calls(name: str, source: str, calls: list[list], call_s: float, tell: Callable[[str], None]) -> None:  # type: ignore[type-arg] # arguments are anything
    _limit(resource.RLIMIT_AS, _VARIANT_MEMORY)
    signal.signal(signal.SIGPROF, _stop)
    signal.setitimer(signal.ITIMER_PROF, call_s)
    module = _loaded(name, source)
    function = getattr(module, name)
    for args, kwargs in calls:
        signal.setitimer(signal.ITIMER_PROF, call_s)
        text = _outcome(function, args, kwargs)
        tell(text)
        if '"raised":"TimedOut"' in text:
            return


def _stop(*_: object) -> None:
    raise TimedOut


def _loaded(name: str, source: str) -> ModuleType:
    module = type(sys)(name)
    sys.modules[name] = module
    exec(compile(source, f"{name}.py", "exec", dont_inherit=True), module.__dict__)
    return module


def _outcome(function: Callable[..., object], args: list, kwargs: dict) -> str:  # type: ignore[type-arg] # same
    from agent_values import to_json  # type: ignore[import-not-found] # it lies beside this file inside

    try:
        before = to_json([args, kwargs])
        returned = function(*args, **kwargs)
        return f'{{"returned":{to_json(returned)},"mutated":{str(to_json([args, kwargs]) != before).lower()}}}'
    except BaseException as error:
        name = type(error).__name__
        is_forged = name == TimedOut.__name__ and type(error) is not TimedOut
        return f'{{"raised":{to_json(f"{name} of its own" if is_forged else name)}}}'


def _run_tests(job: dict, unnoticed: int, tell: Callable[[str], None]) -> None:  # type: ignore[type-arg] # same
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    import pytest

    bench = _Bench(job, unnoticed, tell)
    blocked = ("cacheprovider", "doctest", "faulthandler", "junitxml", "legacypath", "pastebin", "stepwise", "logging")
    options = ["-q", "-s", "--noconftest", "-c", os.devnull, "--rootdir", os.curdir]
    options += [part for name in blocked for part in ("-p", f"no:{name}")]
    pytest.main([*options, job["tests"]], plugins=[bench])
    bench.tell_collected(0)  # nothing was run: collecting failed, or found nothing


class _Bench:
    """A pytest plugin: collects once, then runs all tests with each variant, each in a process of its own."""

    def __init__(self, job: dict, unnoticed: int, tell: Callable[[str], None]) -> None:  # type: ignore[type-arg] # same
        self._job = job
        self._unnoticed = unnoticed
        self._tell = tell
        self._is_told = False
        self._errors = ""
        self._calls = 0
        self._results: list[dict[str, object]] = []
        self._exited = False
        self._why = ""
        self._current: dict[str, object] = {}
        self._real = _loaded(job["name"], job["sources"][0])
        self._stand_in()
        self._take({"stub": "raises"})  # a file that calls the tool while it is imported tests nothing

    def _stand_in(self) -> None:
        """Put a module in the tool's place whose functions pass each call on to the variant at hand."""
        module = type(sys)(self._job["name"])
        for name, value in self._real.__dict__.items():
            # Not only plain functions: `@cache` makes another kind of thing of one.
            own = callable(value) and not isinstance(value, type)
            own = own and getattr(value, "__module__", "") == self._job["name"]
            setattr(module, name, self._passing_on(name, value) if own else value)
        sys.modules[self._job["name"]] = module

    def _passing_on(self, name: str, real: Callable[..., object]) -> Callable[..., object]:
        @functools.wraps(real)
        def function(*args: object, **kwargs: object) -> object:
            self._calls += name == self._job["name"]
            return self._current[name](*args, **kwargs)  # type: ignore[operator] # they are functions

        return function

    def _take(self, variant: dict[str, object]) -> None:
        """Let the functions be those of a variant."""
        self._current = dict(self._real.__dict__)
        if "source" in variant:
            module = _loaded_beside(self._job["name"], str(variant["source"]))
            for name, value in self._real.__dict__.items():
                if isinstance(value, type) and isinstance(module.__dict__.get(name), type):
                    setattr(module, name, value)  # what the tests imported must be what is raised
            self._current = dict(module.__dict__)
        else:
            self._current[self._job["name"]] = functools.partial(_stub, variant)

    def tell_collected(self, count: int) -> None:
        from json import dumps

        if not self._is_told:
            self._is_told = True
            self._tell(dumps({"collected": count, "errors": self._errors[-2000:]}))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._errors += report.longreprtext[-2000:]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.tell_collected(0 if self._errors else len(session.items))
        if self._errors or not session.items:
            return True
        for group in self._job["groups"]:
            if not self._run_group(group, session):
                return True  # what does not end with the tool itself shows nothing with others
        for index in map(int, os.read(self._unnoticed, 4096).split()):
            mutant = {"source": self._job["sources"][index], "mutant": index}
            child = _Child(functools.partial(self._run_variant, mutant, session), self._job["cpu_s"])
            self._tell("".join(child.lines(1, self._job["wall_s"])) or f'{{"exited":true,"mutant":{index}}}')
        return True

    def _run_group(self, group: list[int], session: pytest.Session) -> bool:
        """Run variants in one process, the rest in another where one ends it; tell whether the tool itself ended."""
        while group:
            child = _Child(functools.partial(self._run_variants, group, session), self._job["cpu_s"] * len(group))
            told = child.lines(len(group), self._job["wall_s"])
            is_late = os.WIFSIGNALED(child.ended_by) and os.WTERMSIG(child.ended_by) == signal.SIGKILL
            for line in told:
                self._tell(line)
            if len(told) < len(group):
                self._tell('{"timed_out":true}' if is_late else '{"exited":true}')
                if is_late and group[len(told)] == 0:
                    return False
            group = group[len(told) + 1 :]
        return True

    def _run_variants(self, group: list[int], session: pytest.Session, tell: Callable[[str], None]) -> None:
        for index in group:
            self._run_variant(self._job["variants"][index], session, tell, whole=index == 0)

    def _run_variant(
        self, variant: dict[str, object], session: pytest.Session, tell: Callable[[str], None], *, whole: bool = False
    ) -> None:
        """Run the tests; of what should fail, no more than until one does."""
        from json import dumps

        self._results, self._exited, self._why = [], False, ""
        mutant = variant.get("mutant", 0)
        self._take(variant)
        if not whole:
            session.config.option.tbstyle = "native"  # nobody reads it, and pytest's own costs more than the tests
        try:
            for index, item in enumerate(session.items):
                following = session.items[index + 1] if index + 1 < len(session.items) else None
                calls = self._calls
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                self._results[-1]["calls"] = self._calls - calls
                if not whole and self._results[-1]["outcome"] == "failed":
                    break
        except BaseException:
            self._exited = True
        told = {"tests": self._results[:200], "exited": self._exited, "why": self._why[-1500:], "mutant": mutant}
        tell(dumps(told))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._results.append({"name": nodeid.rpartition("::")[2][:100], "outcome": "passed", "calls": 0})

    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None and issubclass(call.excinfo.type, (SystemExit, KeyboardInterrupt)):
            self._exited = True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._why = self._why or report.longreprtext
        if report.outcome != "passed":
            self._results[-1]["outcome"] = report.outcome


def _loaded_beside(name: str, source: str) -> ModuleType:
    """Load a variant and leave the stand-in in its place."""
    standing = sys.modules[name]
    try:
        return _loaded(name, source)
    finally:
        sys.modules[name] = standing


def _stub(variant: dict[str, object], *args: object, **kwargs: object) -> object:
    if variant["stub"] == "raises":
        error = NotImplementedError("this is a stub")
        raise error
    if variant["stub"] == "echoes":
        return next(iter([*args, *kwargs.values()]), None)
    return variant["value"]


_CHANNEL = int(os.environ["AGENT_CHANNEL"])
