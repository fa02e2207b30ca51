"""Programs that try to get out of the strongest backend, run in it for real; the acceptance corpus has more."""

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from test_sandbox_contract import is_running, make_bubblewrap, make_warm, unique_nap

from self_evolving_agent.models import Call, ExecutionResult, Limits, Program
from self_evolving_agent.ports import Sandbox

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap is for Linux")

LIMITS = Limits(wall_s=20, memory_mb=128, processes=32, disk_mb=16)


@pytest.fixture(params=[make_bubblewrap, make_warm])
def sandbox(request: pytest.FixtureRequest, tmp_path: Path) -> Sandbox:
    make: Callable[[Path, Path], Sandbox] = request.param
    return make(tmp_path, tmp_path)


@pytest.fixture
def secret(tmp_path: Path) -> Iterator[Path]:
    """Plant a file that everybody may read and write."""
    folder = tmp_path / "home" / ".ssh"
    folder.mkdir(parents=True)
    path = folder / "id_ed25519"
    path.write_text("SECRET")
    path.chmod(0o666)
    for parent in [folder, *folder.parents]:
        if parent != Path("/tmp") and parent.is_relative_to("/tmp"):  # the folders of this test
            parent.chmod(0o755)
    yield path
    assert path.read_text() == "SECRET"
    assert [entry.name for entry in folder.iterdir()] == [path.name]


async def attack(sandbox: Sandbox, source: str, limits: Limits = LIMITS) -> ExecutionResult:
    return await sandbox.run(Program(source=source), limits)


async def attempts(sandbox: Sandbox, *expressions: str) -> str:
    """Evaluate each; give one line per expression: its value, or the name of what it raised."""
    source = f"""
import ctypes, os, resource, socket, subprocess
libc = ctypes.CDLL(None, use_errno=True)
def syscall(number, *args):
    if libc.syscall(number, *args) == -1:
        raise OSError(ctypes.get_errno(), "refused")
    return "ALLOWED"
for expression in {list(expressions)!r}:
    try:
        print(eval(expression))
    except Exception as error:
        print(type(error).__name__, getattr(error, "errno", None))
"""
    return (await attack(sandbox, source)).stdout


async def test_files_outside_cannot_be_seen(sandbox: Sandbox, secret: Path) -> None:
    said = await attempts(
        sandbox,
        f"open({str(secret)!r}).read()",
        "open('/etc/shadow').read()",
        "os.listdir('/home')",
        "os.listdir('/var')",
        "os.listdir('/sys')",
        f"os.symlink({str(secret)!r}, 'link') or open('link').read()",
        f"open('/proc/1/root' + {str(secret)!r}).read()",
        f"os.chdir('/proc/self/cwd/../..') or open({str(secret)!r}[1:]).read()",
    )
    assert said.count("FileNotFoundError") + said.count("PermissionError") == 8, said


async def test_nothing_outside_can_be_written(sandbox: Sandbox, secret: Path) -> None:
    places = ["/", "/usr", "/etc", "/code", "/packages", "/dev", "/proc", "/proc/sys/kernel", str(secret.parent)]
    said = await attempts(sandbox, *(f"open({place + '/new'!r}, 'w')" for place in places))
    assert said.count("Error") == len(places), said
    said = await attempts(sandbox, f"open({str(secret)!r}, 'a')", "open('/proc/sys/kernel/core_pattern', 'w')")
    assert said.count("Error") == 2, said


async def test_inputs_cannot_be_changed(sandbox: Sandbox) -> None:
    source = """
import os
actions = [lambda: open("in.txt", "w"), lambda: os.chmod("in.txt", 0o777), lambda: os.unlink("in.txt"),
           lambda: os.rename("in.txt", "x")]
for action in actions:
    try:
        action(); print("CHANGED")
    except OSError:
        print("refused")
"""
    result = await sandbox.run(Program(source=source, inputs={"in.txt": b"x"}), LIMITS)
    assert result.stdout.split() == ["refused"] * 4


async def test_secrets_of_the_environment_are_in_no_process(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("API_KEY", "SECRET-VALUE")
    source = """
import os
for pid in filter(str.isdigit, os.listdir("/proc")):
    try:
        print(b"SECRET-VALUE" in open(f"/proc/{pid}/environ", "rb").read())
    except OSError:
        print("refused")
"""
    assert "True" not in (await attack(sandbox, source)).stdout


async def test_no_process_outside_can_be_seen_or_signalled(sandbox: Sandbox) -> None:
    said = await attempts(
        sandbox, "len(list(filter(str.isdigit, os.listdir('/proc')))) < 5", f"os.kill({os.getpid()}, 0)"
    )
    assert said.split()[0] == "True"
    assert "ProcessLookupError" in said or "PermissionError" in said


async def test_no_socket_reaches_the_host(sandbox: Sandbox) -> None:
    name = "\0attack-target"
    with socket.create_server(("127.0.0.1", 0)) as tcp, socket.socket(socket.AF_UNIX) as abstract:
        abstract.bind(name)
        abstract.listen()
        said = await attempts(
            sandbox,
            f"socket.create_connection(('127.0.0.1', {tcp.getsockname()[1]}), 2)",
            f"socket.socket(socket.AF_UNIX).connect({name!r})",
            "socket.socket(socket.AF_INET, socket.SOCK_DGRAM)",
            "socket.socket(socket.AF_NETLINK, socket.SOCK_RAW)",
            "socket.socket(40, socket.SOCK_STREAM)",  # AF_VSOCK
            "'unix pair' if socket.socketpair(socket.AF_UNIX) else None",
        )
        tcp.settimeout(0.05)
        with pytest.raises(TimeoutError):
            tcp.accept()
    assert said.count("OSError 97") == 5, said
    assert "unix pair" in said


async def test_descriptors_of_the_host_are_not_inherited(sandbox: Sandbox, secret: Path) -> None:
    with secret.open() as file:
        os.set_inheritable(file.fileno(), True)
        program = Program(source="ls -l /proc/$$/fd", language="bash")
        said = (await sandbox.run(program, LIMITS)).stdout
    assert "id_ed25519" not in said
    assert "memfd" not in said
    assert said.count("pipe:") == 3  # stdout, stderr and the channel


@pytest.mark.skipif(os.uname().machine != "x86_64", reason="numbers of x86_64")
async def test_dangerous_system_calls_are_refused(sandbox: Sandbox) -> None:
    said = await attempts(
        sandbox,
        "syscall(272, 0x10000000)",  # unshare(CLONE_NEWUSER)
        "syscall(101, 0, 0, 0, 0)",  # ptrace(PTRACE_TRACEME)
        "syscall(319, b'x', 0)",  # memfd_create
        "syscall(250, 0, -3, 0)",  # keyctl
        "syscall(323, 0)",  # userfaultfd
        "syscall(425, 1, 0)",  # io_uring_setup
        "syscall(321, 0, 0, 0)",  # bpf
        "syscall(165, b'a', b'b', b'tmpfs', 0, 0)",  # mount
        "syscall(29, 0, 4096, 0o1600)",  # shmget
        "syscall(16, 0, 0x5412, b'x')",  # ioctl(TIOCSTI)
        "syscall(56, 0x10000011, 0, 0, 0, 0)",  # clone(CLONE_NEWUSER | SIGCHLD)
    )
    assert said.split("\n")[:-1] == ["PermissionError 1"] * 11
    assert "38" in await attempts(sandbox, "syscall(435, 0, 0)")  # clone3: not implemented


@pytest.mark.skipif(os.uname().machine != "x86_64", reason="x32 is of x86_64")
async def test_foreign_calling_conventions_are_fatal(sandbox: Sandbox) -> None:
    result = await attack(sandbox, "import ctypes; ctypes.CDLL(None).syscall(0x40000000 | 39); print('ALIVE')")
    assert result.exit_code == -31  # SIGSYS
    assert result.stdout == ""


async def test_no_privileges_are_there_or_to_be_gained(sandbox: Sandbox) -> None:
    source = """
import os
status = dict(line.split(":\\t", 1) for line in open("/proc/self/status").read().splitlines() if ":\\t" in line)
print(os.getuid() != 0, status["NoNewPrivs"], status["Seccomp"], {status[k] for k in status if k.startswith("Cap")})
try:
    os.setuid(0); print("ROOT")
except OSError:
    print("refused")
"""
    assert (await attack(sandbox, source)).stdout == "True 1 2 {'0000000000000000'}\nrefused\n"


def owners_of(argument: str) -> set[int]:
    """Give the user ids of the sleep(1) processes with an argument, as the host sees them."""
    owners = set()
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if path.read_bytes() == f"sleep\0{argument}\0".encode():
                owners.add(path.stat().st_uid)
        except OSError:
            continue
    return owners


async def test_the_host_sees_no_root(sandbox: Sandbox) -> None:
    nap = unique_nap()
    task = asyncio.create_task(sandbox.run(Program(source=f"exec sleep {nap}", language="bash"), LIMITS))
    while not (owners := owners_of(nap)):
        assert not task.done()
        await asyncio.sleep(0.01)
    assert 0 not in owners
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_fork_bomb_is_stopped_early(sandbox: Sandbox) -> None:
    source = """
import os, time
made = 0
try:
    while made < 300:
        if os.fork() == 0:
            time.sleep(30); os._exit(0)
        made += 1
except OSError:
    print("refused", made)
"""
    result = await attack(sandbox, source)
    assert "processes" in result.limits_hit or int(result.stdout.split()[1]) <= LIMITS.processes


@pytest.mark.slow
async def test_a_spreading_fork_bomb_ends_with_its_run(sandbox: Sandbox) -> None:
    nap = unique_nap()
    source = f"import os\nname = '{nap}'\nwhile True:\n    try:\n        os.fork()\n    except OSError:\n        pass"
    result = await attack(sandbox, source, Limits(wall_s=1, processes=32))
    assert result.limits_hit
    assert not is_running(nap)


async def test_memory_is_stopped_where_no_process_holds_it(sandbox: Sandbox) -> None:
    source = """
import time
for i in range(64):
    open(f"/dev/shm/{i}", "wb").write(bytes(1 << 20))
    open(f"/tmp/{i}", "wb").write(bytes(1 << 20))
time.sleep(30)
"""
    result = await attack(sandbox, source, Limits(memory_mb=32, disk_mb=64, wall_s=20))
    assert result.limits_hit == ("memory",) or "No space left" in result.stderr


async def test_memory_of_many_processes_is_one_sum(sandbox: Sandbox) -> None:
    source = """
import os, time
for _ in range(8):
    if os.fork() == 0:
        x = os.urandom(30_000_000)
        time.sleep(30)
time.sleep(30)
"""
    result = await attack(sandbox, source, Limits(memory_mb=128, wall_s=20))
    assert result.limits_hit == ("memory",)


async def test_empty_files_count_as_memory(sandbox: Sandbox) -> None:
    source = "import os\ni = 0\nwhile True:\n    os.close(os.open(f'/tmp/{i}', os.O_CREAT))\n    i += 1"
    result = await attack(sandbox, source, Limits(memory_mb=32, wall_s=20))
    assert result.limits_hit == ("memory",) or "No space left" in result.stderr


async def test_the_disk_is_small(sandbox: Sandbox) -> None:
    source = """
n = 0
try:
    for i in range(99):
        open(f"{i}", "wb").write(bytes(1 << 20))
        n += 1
except OSError:
    print(n)
"""
    result = await attack(sandbox, source)
    assert int(result.stdout) <= LIMITS.disk_mb


async def test_fifos_under_likely_names_block_nobody(sandbox: Sandbox) -> None:
    source = "import os\nfor name in ('result.json', 'output.json', 'meta.json'): os.mkfifo(name)\nprint('done')"
    result = await attack(sandbox, source)
    assert result.stdout == "done\n"
    assert result.wall_s < 10


async def test_a_limit_cannot_be_raised_again(sandbox: Sandbox) -> None:
    said = await attempts(
        sandbox,
        "resource.setrlimit(resource.RLIMIT_NPROC, (4096, 4096))",
        "resource.setrlimit(resource.RLIMIT_AS, (-1, -1))",
        "resource.setrlimit(resource.RLIMIT_CPU, (-1, -1))",
    )
    assert said.split() == ["ValueError", "None"] * 3


@pytest.mark.slow
async def test_cpu_time_of_children_counts(sandbox: Sandbox) -> None:
    source = """
import subprocess, sys
while True:
    subprocess.run([sys.executable, "-S", "-c", "for _ in range(10**7): pass"])
"""
    result = await attack(sandbox, source, Limits(cpu_s=1, wall_s=100))
    assert result.limits_hit == ("cpu",)


async def test_a_stopped_or_deaf_program_is_killed_all_the_same(sandbox: Sandbox) -> None:
    nap = unique_nap()
    source = f"""
import os, signal
name = "{nap}"
for n in range(1, 32):
    try: signal.signal(n, signal.SIG_IGN)
    except (OSError, ValueError): pass
os.kill(os.getpid(), signal.SIGSTOP)
"""
    result = await attack(sandbox, source, Limits(wall_s=0.7))
    assert result.limits_hit == ("wall",)


async def test_a_forged_outcome_gains_nothing_but_its_own_words(sandbox: Sandbox) -> None:
    source = """
import os, sys
channel = int(os.environ["AGENT_CHANNEL"])
os.write(channel, b'{"ready":true}\\n{"outcome":0,"returned":"forged"}\\n{"expected":1,"passed":true}\\n')
sys._getframe(1).f_locals.clear()
def f(): return "told"
"""
    result = await sandbox.run(Program(source=source, calls=(Call(function="f"),)), LIMITS)
    assert [outcome.returned for outcome in result.outcomes] == ["forged"]


async def test_escape_sequences_come_back_as_they_are(sandbox: Sandbox) -> None:
    assert (await attack(sandbox, "print('\\x1b]0;owned\\x07', end='')")).stdout == "\x1b]0;owned\x07"


async def test_expected_values_are_nowhere_inside(sandbox: Sandbox) -> None:
    source = "import os\ndef f(x):\n    return sorted(os.listdir('/code'))"
    result = await sandbox.run(Program(source=source, calls=(Call(function="f", args=(1,)),)), LIMITS)
    assert result.outcomes[0].returned == [
        "agent_driver.py",
        "agent_files.py",
        "agent_job",
        "agent_values.py",
        "solution.py",
    ]
