"""Run one program: apply its limits, then run it as a script or make calls of its functions.

The job stands beside this file, in `marshal`: importing json would cost as much again as starting Python. Without
`site`, which costs twice as much, only the listed packages can be imported.
"""

from __future__ import annotations

import _sitebuiltins
import builtins
import marshal
import os
import resource
import sys

TYPE_CHECKING = False  # importing typing would cost more than the rest of this file
if TYPE_CHECKING:
    from types import ModuleType, TracebackType

_write = os.write  # taken before the program can replace it
_exit = os._exit


def run() -> int:
    code = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(code, "agent_job"), "rb") as file:
        job = marshal.loads(file.read())  # noqa: S302 - written by the host
    channel = int(os.environ["AGENT_CHANNEL"])
    if job["die_with_parent"]:
        _die_with_parent()
    _limit(job["rlimits"])
    _send(channel, '{"ready":true}')
    if job["mode"] == "bash":
        os.execvp("bash", ["bash", os.path.join(code, "main.sh")])  # noqa: S606, S607 - found on the sandbox's PATH
    _settle(os.environ["AGENT_WORK"], os.environ["AGENT_PACKAGES"])
    if job["mode"] == "script":
        return _run_script(os.path.join(code, "main.py"))
    return _make_calls(os.path.join(code, "solution.py"), job["calls"], channel)


def _limit(rlimits: dict[str, int]) -> None:
    for name, value in rlimits.items():
        kind = getattr(resource, name, None)
        if kind is None:
            continue
        # One second between the soft and the hard limit, so that SIGXCPU tells which limit it was.
        wanted = (value, value + 1) if name == "RLIMIT_CPU" else (value, value)
        hard = resource.getrlimit(kind)[1]
        if hard != resource.RLIM_INFINITY:
            wanted = (min(wanted[0], hard), min(wanted[1], hard))
        try:
            resource.setrlimit(kind, wanted)
        except (ValueError, OSError):
            continue  # macOS refuses some kinds; the host watches too


def _die_with_parent() -> None:
    try:
        import ctypes

        ctypes.CDLL(None).prctl(1, 9, 0, 0, 0)  # PR_SET_PDEATHSIG, SIGKILL
    except (ImportError, OSError, AttributeError):
        return  # not Linux


def _settle(work: str, packages: str) -> None:
    """Give the program what it would have as a plain script."""
    builtins.exit = _sitebuiltins.Quitter("exit", "Ctrl-D (i.e. EOF)")
    builtins.quit = _sitebuiltins.Quitter("quit", "Ctrl-D (i.e. EOF)")
    builtins.help = _sitebuiltins._Helper()  # noqa: SLF001 - as the site module does
    sys.path += [packages, work]
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr] # what was printed before a kill is not lost


def _run_script(path: str) -> int:
    sys.argv = [path]
    module = type(sys)("__main__")
    module.__file__ = path
    sys.modules["__main__"] = module
    return 0 if _execute(path, module) else 1


def _execute(path: str, module: ModuleType) -> bool:
    """Run a file in a module; on an exception show its traceback without this driver's frames."""
    try:
        with open(path, "rb") as file:
            code = compile(file.read(), path, "exec", dont_inherit=True)
    except BaseException as error:
        _show(error, None)
        return False
    try:
        exec(code, module.__dict__)
    except SystemExit:
        raise
    except BaseException as error:
        _show(error, error.__traceback__ and error.__traceback__.tb_next)
        return False
    return True


def _show(error: BaseException, trace: TracebackType | None) -> None:
    try:
        sys.excepthook(type(error), error.with_traceback(trace), trace)
    except BaseException:
        return  # the program replaced the hook or stderr; the outcome is told by the channel


def _make_calls(path: str, calls: list[tuple[str, object, dict[str, object]]], channel: int) -> int:
    module = type(sys)("solution")
    module.__file__ = path
    sys.modules["solution"] = module
    if not _execute(path, module):
        return 1
    for index, (function, args, kwargs) in enumerate(calls):
        _send(channel, f'{{"outcome":{index},{_call(module, function, args, kwargs)}}}')
    _flush()
    return _exit(0)  # threads and exit handlers of the program are done with


def _call(module: ModuleType, function: str, args: object, kwargs: dict[str, object]) -> str:
    from agent_values import from_encoded, to_json  # type: ignore[import-not-found] # they lie side by side inside

    try:
        target: object = module
        for name in function.split("."):
            target = getattr(target, name)
        args, kwargs = from_encoded(args), {name: from_encoded(value) for name, value in kwargs.items()}
        before = to_json([args, kwargs])
        returned = target(*args, **kwargs)  # type: ignore[operator, misc] # a TypeError is an outcome
        if type(returned).__name__ == "coroutine":
            import asyncio

            returned = asyncio.run(returned)
        text = to_json(returned)
        mutated = to_json([args, kwargs]) != before
    except BaseException as error:
        _show(error, error.__traceback__ and error.__traceback__.tb_next)
        return f'"raised":{to_json(type(error).__name__)},"message":{to_json(_message(error))}'
    return f'"returned":{text},"mutated":{"true" if mutated else "false"}'


def _message(error: BaseException) -> str:
    try:
        return str(error)[:2000]
    except BaseException as other:
        return f"<message raises {type(other).__name__}>"


def _send(channel: int, text: str) -> None:
    line = text.encode("ascii") + b"\n"
    while line:
        line = line[_write(channel, line) :]


def _flush() -> None:
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BaseException:
            continue  # the program closed or replaced it


if __name__ == "__main__":
    sys.exit(run())
