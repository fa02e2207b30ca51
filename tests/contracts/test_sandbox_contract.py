"""What every backend promises to the engine: what a program did comes back, and nothing of it stays behind."""

import asyncio
import shlex
import stat
import sys
import time
import uuid
from collections.abc import Callable
from pathlib import Path

import pytest

from self_evolving_agent.encoding import encode
from self_evolving_agent.errors import SandboxError
from self_evolving_agent.models import Call, ExecutionResult, Limits, Program
from self_evolving_agent.ports import Sandbox
from self_evolving_agent.sandboxes.bubblewrap import BubblewrapSandbox
from self_evolving_agent.sandboxes.container import ContainerSandbox
from self_evolving_agent.sandboxes.seatbelt import SeatbeltSandbox
from self_evolving_agent.sandboxes.select import SandboxHost
from self_evolving_agent.sandboxes.subprocess import SubprocessSandbox
from self_evolving_agent.sandboxes.warm import WarmSandbox

QUICK = Limits(wall_s=20, cpu_s=20)
BRIEF = Limits(wall_s=0.6)
FAKE_ENGINE = Path(__file__).parent / "sandbox_fake_engine.py"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the fakes and bubblewrap need Linux")


def bundled_bwrap() -> Path:
    (sandbox,) = SandboxHost(search_path="").candidates("bubblewrap")
    assert isinstance(sandbox, BubblewrapSandbox)
    return sandbox.bwrap


def executable(path: Path, text: str) -> Path:
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def make_container(folder: Path, packages: Path) -> Sandbox:
    base = Path(sys.base_prefix) / "bin" / f"python3.{sys.version_info.minor}"
    command = shlex.join([str(base), str(FAKE_ENGINE), str(bundled_bwrap()), str(folder)])
    engine = executable(folder / "podman", f'#!/bin/sh\nexec {command} "$@"\n')
    return ContainerSandbox(engine, image="present", env={}, site_packages=packages)


def make_seatbelt(folder: Path, packages: Path) -> Sandbox:
    # It takes the options as the real one does, enforces none, and runs the command.
    script = '#!/bin/sh\nwhile :; do case "$1" in -p|-D) shift 2;; *) exec "$@";; esac; done\n'
    return SeatbeltSandbox(executable(folder / "sandbox-exec", script), scratch=folder, site_packages=packages)


def make_subprocess(folder: Path, packages: Path) -> Sandbox:
    return SubprocessSandbox(scratch=folder, site_packages=packages)


def make_bubblewrap(folder: Path, packages: Path) -> Sandbox:
    return BubblewrapSandbox(bundled_bwrap(), site_packages=packages)


class WarmedSandbox:
    """Runs everything in forks: where the port's promises are asked of these, nothing may go to the backend behind."""

    name = "bubblewrap"

    def __init__(self, packages: Path) -> None:
        self._sandbox = WarmSandbox(BubblewrapSandbox(bundled_bwrap(), site_packages=packages))

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        assert await self._sandbox.warmed(program) or program.packages == ("no_such",)
        return await self._sandbox.run(program, limits)


def make_warm(folder: Path, packages: Path) -> Sandbox:
    return WarmedSandbox(packages)


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    folder = tmp_path / "site-packages"
    (folder / "listed").mkdir(parents=True)
    (folder / "listed" / "__init__.py").write_text("NAME = 'listed'\n")
    (folder / "single.py").write_text("NAME = 'single'\n")
    (folder / "unlisted.py").write_text("NAME = 'unlisted'\n")
    return folder


@pytest.fixture(
    params=[
        make_bubblewrap,
        make_warm,
        pytest.param(make_subprocess, marks=pytest.mark.slow),
        pytest.param(make_container, marks=pytest.mark.slow),
        pytest.param(make_seatbelt, marks=pytest.mark.slow),
    ]
)
def sandbox(request: pytest.FixtureRequest, tmp_path: Path, packages: Path) -> Sandbox:
    make: Callable[[Path, Path], Sandbox] = request.param
    return make(tmp_path, packages)


async def script(sandbox: Sandbox, source: str, limits: Limits = QUICK) -> ExecutionResult:
    return await sandbox.run(Program(source=source), limits)


async def calls(sandbox: Sandbox, source: str, *wanted: Call, limits: Limits = QUICK) -> ExecutionResult:
    return await sandbox.run(Program(source=source, calls=wanted), limits)


def is_running(mark: str) -> bool:
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (folder / "cmdline").read_bytes():
                return True
        except OSError:
            continue
    return False


def comes_true(condition: Callable[[], bool], within_s: float = 5.0) -> bool:
    end = time.monotonic() + within_s
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.01)  # another process has to move
    return False


def open_descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def unique_nap() -> str:
    """Give an argument of sleep(1) by which the process is found again."""
    return f"300.{uuid.uuid4().int % 10**12}"


async def test_a_script_gives_back_its_streams_and_exit_code(sandbox: Sandbox) -> None:
    result = await script(sandbox, "import sys\nprint('out')\nprint('err', file=sys.stderr)\nsys.exit(3)")
    assert (result.stdout, result.stderr, result.exit_code) == ("out\n", "err\n", 3)
    assert not result.is_clean


async def test_a_clean_script_is_clean_and_names_its_backend(sandbox: Sandbox) -> None:
    result = await script(sandbox, "if __name__ == '__main__': print('main')")
    assert result.is_clean
    assert (result.backend, result.stdout) == (sandbox.name, "main\n")
    assert result.wall_s > 0


async def test_a_traceback_shows_the_programs_frames_only(sandbox: Sandbox) -> None:
    result = await script(sandbox, "def f():\n    return 1 / 0\nf()")
    assert result.exit_code == 1
    assert "ZeroDivisionError" in result.stderr
    assert "main.py" in result.stderr
    assert "agent_driver" not in result.stderr


async def test_a_syntax_error_is_shown_with_its_line(sandbox: Sandbox) -> None:
    result = await script(sandbox, "x = 1\ny = = 2\n")
    assert result.exit_code == 1
    assert "line 2" in result.stderr
    assert "SyntaxError" in result.stderr


async def test_a_death_by_signal_is_a_negative_exit_code(sandbox: Sandbox) -> None:
    result = await script(sandbox, "import os, signal; os.kill(os.getpid(), signal.SIGABRT)")
    assert result.exit_code == -6


async def test_exit_and_quit_are_there_as_in_any_script(sandbox: Sandbox) -> None:
    assert (await script(sandbox, "exit(4)")).exit_code == 4


async def test_bash_programs_run(sandbox: Sandbox) -> None:
    program = Program(
        source='echo "hello from $BASH" | tr a-z A-Z; cat input.txt; exit 5',
        language="bash",
        inputs={"input.txt": b"in\n"},
    )
    result = await sandbox.run(program, QUICK)
    assert result.stdout.startswith("HELLO FROM")
    assert result.stdout.endswith("in\n")
    assert result.exit_code == 5


async def test_stdin_is_closed(sandbox: Sandbox) -> None:
    assert (await script(sandbox, "import sys; print(repr(sys.stdin.read()))")).stdout == "''\n"


async def test_only_the_allowlist_is_in_the_environment(sandbox: Sandbox) -> None:
    result = await script(sandbox, "import os; print(*sorted(os.environ))")
    python = {"PYTHONDONTWRITEBYTECODE", "PYTHONHASHSEED", "PYTHONPATH"}
    usual = {"HOME", "LANG", "PATH", "TMPDIR", "PWD", "LC_CTYPE"}
    assert set(result.stdout.split()) <= python | usual | {"AGENT_CHANNEL", "AGENT_PACKAGES", "AGENT_WORK"}


async def test_output_that_is_no_utf8_is_replaced(sandbox: Sandbox) -> None:
    result = await script(sandbox, r"import os; os.write(1, b'a\xff\xfeb')")
    assert result.stdout == "a\ufffd\ufffdb"


async def test_sets_come_in_the_same_order_every_time(sandbox: Sandbox) -> None:
    source = "print({'alpha', 'beta', 'gamma', 'delta', 'epsilon'})"
    assert (await script(sandbox, source)).stdout == (await script(sandbox, source)).stdout


async def test_calls_give_one_outcome_each_in_order(sandbox: Sandbox) -> None:
    source = "def double(x, times=2):\n    return x * times"
    result = await calls(
        sandbox, source, Call(function="double", args=(4,)), Call(function="double", args=("a",), kwargs={"times": 3})
    )
    assert [outcome.returned for outcome in result.outcomes] == [8, "aaa"]
    assert result.is_clean


async def test_arguments_and_results_cross_in_the_encoding(sandbox: Sandbox) -> None:
    values = [
        {"a": 1, (1, 2): {3}},
        b"\x00\xff",
        float("nan"),
        float("-inf"),
        2 + 1j,
        ["\ud800x", "ü"],
        frozenset({1}),
        {},
        [(1, 2), ()],
        ((1, 2), [3]),
    ]
    kinds = ["dict", "bytes", "float", "float", "complex", "list", "set", "dict", "list", "tuple"]
    source = "def same(x):\n    return x\ndef kind(x):\n    return type(x).__name__"
    asked = [Call(function=name, args=(encode(value),)) for name in ("same", "kind") for value in values]
    result = await calls(sandbox, source, *asked)
    returned = [outcome.returned for outcome in result.outcomes]
    assert returned[5] == ["\ufffdx", "ü"]  # a lone surrogate cannot be stored anywhere
    assert returned[10:] == kinds
    assert [value for index, value in enumerate(returned[:10]) if index != 5] == [
        encode(value) for index, value in enumerate(values) if index != 5
    ]


async def test_an_exception_of_a_call_is_its_outcome_and_the_next_call_runs(sandbox: Sandbox) -> None:
    source = "def f(x):\n    if x: raise ValueError(f'not {x}')\n    return 'fine'"
    result = await calls(sandbox, source, Call(function="f", args=(1,)), Call(function="f", args=(0,)))
    assert [(o.raised, o.message, o.returned) for o in result.outcomes] == [
        ("ValueError", "not 1", None),
        (None, "", "fine"),
    ]
    assert "solution.py" in result.stderr


async def test_a_missing_function_is_an_outcome(sandbox: Sandbox) -> None:
    (outcome,) = (await calls(sandbox, "x = 1", Call(function="nope"))).outcomes
    assert outcome.raised == "AttributeError"


async def test_a_call_that_exits_is_an_outcome(sandbox: Sandbox) -> None:
    (outcome,) = (await calls(sandbox, "import sys\ndef f(): sys.exit(0)", Call(function="f"))).outcomes
    assert outcome.raised == "SystemExit"


async def test_a_changed_argument_is_told(sandbox: Sandbox) -> None:
    source = "def grow(x):\n    x.append(1)\n    return len(x)\ndef look(x):\n    return len(x)"
    result = await calls(sandbox, source, Call(function="grow", args=([],)), Call(function="look", args=([],)))
    assert [outcome.mutated for outcome in result.outcomes] == [True, False]


async def test_methods_and_coroutines_can_be_called(sandbox: Sandbox) -> None:
    source = "class A:\n    @staticmethod\n    async def f(x):\n        return x + 1"
    (outcome,) = (await calls(sandbox, source, Call(function="A.f", args=(1,)))).outcomes
    assert outcome.returned == 2


async def test_outcomes_before_a_crash_survive(sandbox: Sandbox) -> None:
    source = "import os\ndef f(x):\n    if x: os._exit(7)\n    return 'kept'"
    result = await calls(
        sandbox, source, Call(function="f", args=(0,)), Call(function="f", args=(1,)), Call(function="f", args=(0,))
    )
    assert [outcome.returned for outcome in result.outcomes] == ["kept"]
    assert result.exit_code == 7


async def test_outcomes_before_a_hang_survive(sandbox: Sandbox) -> None:
    source = "def f(x):\n    print('at', x)\n    while x: pass\n    return 'kept'"
    result = await calls(
        sandbox, source, Call(function="f", args=(0,)), Call(function="f", args=(1,)), limits=Limits(wall_s=1)
    )
    assert [outcome.returned for outcome in result.outcomes] == ["kept"]
    assert result.limits_hit == ("wall",)
    assert result.exit_code is None
    assert result.stdout == "at 0\nat 1\n"


async def test_exit_zero_at_import_gives_no_outcome(sandbox: Sandbox) -> None:
    result = await calls(sandbox, "import os; os._exit(0)\ndef f(): return 1", Call(function="f"))
    assert (result.exit_code, result.outcomes) == (0, ())


async def test_a_failing_import_gives_no_outcome(sandbox: Sandbox) -> None:
    result = await calls(sandbox, "import no_such_module", Call(function="f"))
    assert (result.exit_code, result.outcomes) == (1, ())
    assert "no_such_module" in result.stderr


async def test_a_thread_left_behind_does_not_hold_up_calls(sandbox: Sandbox) -> None:
    source = (
        "import threading, time\ndef f():\n    threading.Thread(target=time.sleep, args=(60,)).start()\n    return 1"
    )
    result = await calls(sandbox, source, Call(function="f"))
    assert result.is_clean
    assert result.outcomes[0].returned == 1


FORGERIES = r"""
import os
c = int(os.environ["AGENT_CHANNEL"])
def send(data):
    while data:
        data = data[os.write(c, data):]
def result(value):
    send(b'{"outcome": 0, "returned": ' + value + b'}\n')
def f(x):
    send(b'\xff\xfe garbage\n{"outcome": 7, "returned": 1}\n{"outcome": -1}\n{"outcome": "0"}\n[1]\nnull\n"x"\n')
    for value in (b"NaN", b"1e999", b"9" * 5000, b"[" * 100000 + b"]" * 100000, b"[" * 300 + b"]" * 300):
        result(value)
    send(b'{"file": "zz", "content": "x"}\n{"file": "ff", "content": ""}\n')
    send(b'{"file": "61", "content": "*"}\n{"file": 1}\n')
    return x
"""


async def test_junk_in_the_channel_is_dropped(sandbox: Sandbox) -> None:
    result = await calls(sandbox, FORGERIES, Call(function="f", args=(1,)), Call(function="f", args=(2,)))
    assert [outcome.returned for outcome in result.outcomes] == [1, 2]
    assert result.written == {}


async def test_a_flooded_channel_ends_the_run(sandbox: Sandbox) -> None:
    source = "import os\nc = int(os.environ['AGENT_CHANNEL'])\nwhile True: os.write(c, b'x' * 65536)"
    result = await script(sandbox, source)
    assert result.limits_hit == ("output",)
    assert result.outcomes == ()


async def test_no_more_outcomes_than_calls(sandbox: Sandbox) -> None:
    source = (
        "import os\nchannel = int(os.environ['AGENT_CHANNEL'])\n"
        'def f():\n    for i in range(9): os.write(channel, b\'{"outcome":%d,"returned":0}\\n\' % i)'
    )
    assert len((await calls(sandbox, source, Call(function="f"))).outcomes) == 1


LARGE = """
def deep():
    x = []
    for _ in range(5000): x = [x]
    return x
def endless():
    x = []
    x.append(x)
    return x
def bushy():
    x = []
    for _ in range(60): x = [x, x, x]
    return x
def long(): return "x" * 50_000_000
def many(): return list(range(3_000_000))
def huge(): return 10 ** 100_000
def rude(): return type("Bad", (), {"__repr__": lambda self: 1 / 0})()
def small(): return 1
"""


async def test_results_too_deep_or_too_large_harm_nobody(sandbox: Sandbox) -> None:
    names = ["deep", "endless", "bushy", "long", "many", "huge", "rude", "small"]
    result = await calls(sandbox, LARGE, *(Call(function=name) for name in names), limits=Limits(wall_s=60))
    assert ["$repr" in str(outcome.returned) for outcome in result.outcomes] == [True] * 7 + [False]


async def test_modules_can_be_imported(sandbox: Sandbox) -> None:
    program = Program(source="import mine; print(mine.NAME)", modules={"mine": "NAME = 'mine'"})
    assert (await sandbox.run(program, QUICK)).stdout == "mine\n"


async def test_only_listed_packages_can_be_imported(sandbox: Sandbox) -> None:
    source = "import listed, single\nprint(listed.NAME, single.NAME)\nimport unlisted"
    result = await sandbox.run(Program(source=source, packages=("listed", "single")), QUICK)
    assert result.stdout == "listed single\n"
    assert "ModuleNotFoundError" in result.stderr


async def test_inputs_lie_in_the_working_folder(sandbox: Sandbox) -> None:
    source = (
        "import agent_files as a\n"
        "print(a.list_dir(), a.list_dir('d'), a.read_file('d/x.csv'), open('y.bin', 'rb').read())"
    )
    program = Program(source=source, inputs={"d/x.csv": "\ufeffä,1".encode(), "y.bin": b"\x00"})
    assert (await sandbox.run(program, QUICK)).stdout == "['d', 'y.bin'] ['x.csv'] ä,1 b'\\x00'\n"


async def test_written_files_are_handed_out_and_can_be_read_again(sandbox: Sandbox) -> None:
    source = (
        "import agent_files as a\na.write_file('r/out.txt', 'first')\na.write_file('r/out.txt', 'zwölf')\n"
        "a.write_file('b.bin', b'\\x00\\xff')\nprint(a.read_file('r/out.txt'))\n"
        "open('plain.txt', 'w').write('discarded')"
    )
    result = await script(sandbox, source)
    assert result.stdout == "zwölf\n"
    assert result.written == {"r/out.txt": "zwölf".encode(), "b.bin": b"\x00\xff"}


async def test_written_files_are_capped(sandbox: Sandbox) -> None:
    source = (
        "import agent_files as a\nfor i in range(300): a.write_file(f'{i}', 'x')\na.write_file('big', 'x' * 9_000_000)"
    )
    result = await script(sandbox, source)
    assert len(result.written) == 100
    assert "8000000 bytes" in result.stderr


async def test_file_tools_stay_in_the_working_folder(sandbox: Sandbox) -> None:
    source = """
import agent_files as a, os
os.symlink("/", "link")
outside = [(a.read_file, "/etc/passwd"), (a.read_file, "../code/main.py"), (a.list_dir, ".."), (a.list_dir, "link"),
           (a.read_file, "link/etc/passwd"), (a.list_dir, ""), (a.read_file, "a\\0b")]
for action, path in outside:
    try:
        action(path); print("LEFT", path)
    except (PermissionError, ValueError) as error:
        print(type(error).__name__)
try:
    a.write_file("link/tmp/x", "x"); print("LEFT")
except PermissionError: print("PermissionError")
"""
    result = await script(sandbox, source)
    assert result.stdout.split() == ["PermissionError"] * 5 + ["ValueError"] * 2 + ["PermissionError"]
    assert result.written == {}


async def test_a_long_output_is_cut_with_a_mark(sandbox: Sandbox) -> None:
    limits = Limits(output_kept_bytes=1000)
    result = await script(sandbox, "print('a' * 3000 + 'end')", limits)
    assert result.is_clean
    assert len(result.stdout) < 1100
    assert "bytes cut here" in result.stdout
    assert result.stdout.endswith("end\n")


async def test_an_output_flood_is_killed(sandbox: Sandbox) -> None:
    result = await script(sandbox, "while True: print('x' * 1000)", Limits(output_kept_bytes=1000))
    assert result.limits_hit == ("output",)
    assert result.exit_code is None
    assert len(result.stdout) < 1100


async def test_wall_time_is_limited(sandbox: Sandbox) -> None:
    result = await script(sandbox, "import time; time.sleep(60)", BRIEF)
    assert result.limits_hit == ("wall",)
    assert result.wall_s < 5


async def test_cpu_time_is_limited(sandbox: Sandbox) -> None:
    result = await script(sandbox, "while True: pass", Limits(cpu_s=1, wall_s=100))
    assert result.limits_hit == ("cpu",)
    assert result.exit_code is None


async def test_memory_is_limited(sandbox: Sandbox) -> None:
    source = "x = []\nwhile True: x.append(bytearray(b'1' * 4_000_000))"
    result = await script(sandbox, source, Limits(memory_mb=64, wall_s=20))
    assert result.limits_hit == ("memory",) or "MemoryError" in result.stderr


async def test_usual_machinery_works(sandbox: Sandbox) -> None:
    source = """
import asyncio, multiprocessing, sqlite3, subprocess, sys, tempfile, threading, concurrent.futures

def square(x):
    return x * x

async def main():
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", "print(3)", stdout=subprocess.PIPE)
    return (await process.communicate())[0].decode().strip()

if __name__ == "__main__":
    print(asyncio.run(main()), subprocess.run(["echo", "4"], capture_output=True, text=True).stdout.strip())
    print(sqlite3.connect(":memory:").execute("select 5").fetchone()[0])
    with multiprocessing.Pool(2) as pool:
        print(sum(pool.map(square, range(5))))
    with concurrent.futures.ThreadPoolExecutor(24) as threads:
        print(sum(threads.map(square, range(5))))
    with tempfile.NamedTemporaryFile() as file:
        file.write(b"x")
"""
    result = await script(sandbox, source)
    assert result.stdout.split() == ["3", "4", "5", "30", "30"], result.stderr


async def test_a_daemon_left_behind_is_gone(sandbox: Sandbox) -> None:
    nap = unique_nap()
    source = f"""
import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.execvp("sleep", ["sleep", "{nap}"])
    os._exit(0)
os.wait()
time.sleep(0.1)
"""
    result = await script(sandbox, source)
    assert result.exit_code == 0
    assert comes_true(lambda: not is_running(nap))


async def test_who_holds_the_pipe_does_not_hold_up_the_result(sandbox: Sandbox) -> None:
    source = "import os, time\nprint('said', flush=True)\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(120)"
    result = await script(sandbox, source)
    assert (result.exit_code, result.stdout) == (0, "said\n")
    assert result.wall_s < 10


async def test_a_cancelled_run_leaves_nothing_running(sandbox: Sandbox) -> None:
    nap = unique_nap()
    task = asyncio.create_task(sandbox.run(Program(source=f"sleep {nap}", language="bash"), QUICK))
    while not is_running(nap):
        assert not task.done()
        await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert comes_true(lambda: not is_running(nap))


async def test_the_event_loop_stays_free_during_a_run(sandbox: Sandbox) -> None:
    slices: list[float] = []

    async def tick() -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.001)
            slices.append(time.monotonic() - before)

    ticking = asyncio.create_task(tick())
    await script(sandbox, "import time; time.sleep(0.3)")
    ticking.cancel()
    assert sorted(slices)[len(slices) // 2] < 0.02


async def test_runs_beside_each_other_do_not_meet(sandbox: Sandbox) -> None:
    source = """
import agent_files as a, time
before = a.list_dir()
open("mine", "w").close()
time.sleep(0.2)
print(before, a.list_dir())
"""
    results = await asyncio.gather(*(script(sandbox, source) for _ in range(3)))
    assert {result.stdout for result in results} == {"[] ['mine']\n"}


@pytest.mark.parametrize("backend", ["BubblewrapSandbox(Path(BWRAP))", "SubprocessSandbox()"])
async def test_a_program_dies_with_its_parent(backend: str) -> None:
    nap = unique_nap()
    source = f"""
import asyncio
from pathlib import Path
from self_evolving_agent.models import Limits, Program
from self_evolving_agent.sandboxes.bubblewrap import BubblewrapSandbox
from self_evolving_agent.sandboxes.subprocess import SubprocessSandbox
BWRAP = {str(bundled_bwrap())!r}
asyncio.run({backend}.run(Program(source="exec sleep {nap}", language="bash"), Limits()))
"""
    parent = await asyncio.create_subprocess_exec(sys.executable, "-c", source)
    assert comes_true(lambda: is_running(nap), within_s=20)
    parent.kill()
    await parent.wait()
    assert comes_true(lambda: not is_running(nap))


async def test_a_backend_that_is_not_there_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(SandboxError, match="cannot start"):
        await script(BubblewrapSandbox(tmp_path / "bwrap"), "")


async def test_a_backend_that_fails_says_why(tmp_path: Path) -> None:
    broken = executable(tmp_path / "bwrap", "#!/bin/sh\necho 'bwrap: no namespaces for you' >&2\nexit 1\n")
    with pytest.raises(SandboxError, match="no namespaces for you"):
        await script(BubblewrapSandbox(broken), "")


async def test_no_descriptor_is_left_open(sandbox: Sandbox) -> None:
    await script(sandbox, "print(1)")
    before = open_descriptors()
    await script(sandbox, "print(1)")
    assert open_descriptors() == before
