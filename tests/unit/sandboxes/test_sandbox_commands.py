"""The command lines that backends write, and how they read what comes back."""

import asyncio
import marshal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from self_evolving_agent.errors import SandboxError
from self_evolving_agent.models import Limits, Program
from self_evolving_agent.sandboxes.bubblewrap import counts_per_namespace
from self_evolving_agent.sandboxes.container import ContainerSandbox
from self_evolving_agent.sandboxes.descriptors import Descriptors, descriptors, open_content
from self_evolving_agent.sandboxes.frames import job_for_mux, split_frames
from self_evolving_agent.sandboxes.package import Package, pack, pack_server
from self_evolving_agent.sandboxes.profile import BoxedCommand, bubblewrap_argv, forkserver_argv, unused_uid
from self_evolving_agent.sandboxes.seatbelt import SeatbeltSandbox
from self_evolving_agent.sandboxes.streams import Excerpt
from self_evolving_agent.sandboxes.subprocess import SubprocessSandbox
from self_evolving_agent.sandboxes.supervise import Observed

LIMITS = Limits(output_kept_bytes=100, output_killed_bytes=200)


@pytest.fixture
def held() -> Iterator[Descriptors]:
    with descriptors() as opened:
        yield opened


def package(**fields: object) -> Package:
    return pack(Program.model_validate({"source": "", **fields}), LIMITS, counts_processes=True)


def argv(held: Descriptors, drop_to: int | None, python: str = "/opt/py/bin/python3", **fields: object) -> str:
    command = BoxedCommand(Path("/bwrap"), Path(python), {"HOME": "/work"})
    return " ".join(
        bubblewrap_argv(
            command, package(**fields), disk_bytes=1 << 20, held=held, status=9, seccomp=b"", drop_to=drop_to
        )
    )


def test_an_ordinary_user_gets_a_user_namespace_that_allows_no_other(held: Descriptors) -> None:
    line = argv(held, None)
    assert "--unshare-user --disable-userns --assert-userns-disabled --uid 1000 --gid 1000 --cap-drop ALL" in line
    assert "setpriv" not in line
    assert "--cap-add" not in line


def test_root_gets_none_and_becomes_somebody_else(held: Descriptors) -> None:
    line = argv(held, 4711)
    assert "--unshare-user" not in line
    assert "-- /usr/bin/setpriv --reuid=4711 --regid=4711 --clear-groups" in line
    assert "--no-new-privs -- /opt/py/bin/python3" in line


def test_everything_is_closed_before_the_program_starts(held: Descriptors) -> None:
    line = argv(held, None)
    for part in ("--unshare-net", "--unshare-pid", "--unshare-ipc", "--die-with-parent", "--new-session", "--clearenv"):
        assert part in line
    assert line.index("--tmpfs /dev/shm") < line.index("--remount-ro /dev")
    assert line.index("--seccomp") < line.index("--remount-ro / --")
    assert "--bind " not in line.replace("--ro-bind ", "")


@pytest.mark.parametrize(
    ("is_root", "user", "capabilities"),
    [
        (True, "", ("SYS_ADMIN", "SETUID", "SETGID", "SETPCAP")),
        (False, "--unshare-user --uid 0 --gid 0 ", ("SYS_ADMIN", "SETPCAP", "SETFCAP")),
    ],
)
def test_a_server_can_write_nowhere_and_has_what_making_namespaces_takes(
    held: Descriptors, is_root: bool, user: str, capabilities: tuple[str, ...]
) -> None:
    command = BoxedCommand(Path("/bwrap"), Path("/opt/py/bin/python3"), {"HOME": "/work"})
    line = " ".join(forkserver_argv(command, pack_server((), None), held=held, is_root=is_root))
    kept = " ".join(f"--cap-add CAP_{name}" for name in capabilities)
    assert f"/bwrap {user}--cap-drop ALL {kept} --unshare-ipc" in line
    for part in ("--unshare-net", "--unshare-pid", "--die-with-parent", "--new-session", "--clearenv"):
        assert part in line
    assert "--remount-ro /dev" in line
    assert "--remount-ro / -- /opt/py/bin/python3" in line
    assert "--tmpfs" not in line
    assert "bind " not in line.replace("--ro-bind ", "")


def test_an_interpreter_below_tmp_is_not_hidden(held: Descriptors, tmp_path: Path) -> None:
    for name in ("bin", "lib"):
        (tmp_path / name).mkdir()
    line = argv(held, None, python=f"{tmp_path}/bin/python3")
    assert line.index("--tmpfs /tmp") < line.index(f"--ro-bind {tmp_path}/lib")
    assert f"--perms 0755 --dir {tmp_path} --ro-bind" in line


def test_folders_of_inputs_can_be_written_to(held: Descriptors) -> None:
    line = argv(held, None, inputs={"a/b/c.csv": b""})
    assert "--perms 1777 --dir /work/a --perms 1777 --dir /work/a/b" in line
    assert line.index("/work/a/b") < line.index("--ro-bind-data")


@pytest.mark.parametrize(
    ("uid_map", "least", "most"), [("0 0 4294967295", 1_990_000_000, 2_000_000_000), ("0 100000 65536", 49_000, 65_535)]
)
def test_the_user_of_a_run_is_high_and_not_the_last(tmp_path: Path, uid_map: str, least: int, most: int) -> None:
    path = tmp_path / "uid_map"
    path.write_text(uid_map)
    uids = {unused_uid(path) for _ in range(20)}
    assert all(least < uid < most for uid in uids)
    assert len(uids) > 10


def test_content_is_read_from_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    for platform in ("linux", "darwin"):
        monkeypatch.setattr(sys, "platform", platform)
        with open(open_content(b"x" * 100_000), "rb") as file:  # noqa: PTH123 - a descriptor
            assert file.read() == b"x" * 100_000


def observed(stdout: bytes, stderr: bytes = b"", exit_code: int = 0, **fields: object) -> Observed:
    streams = []
    for content in (stdout, stderr, b""):
        streams.append(Excerpt(1_000_000))
        streams[-1].add(content)
    hit = fields.get("limits_hit", ())
    return Observed(exit_code, *streams, hit, 1.0, 1.0, 1.0)  # type: ignore[arg-type] # of a test


def frame(kind: int, content: bytes) -> bytes:
    return bytes([kind]) + len(content).to_bytes(4, "big") + content


def test_streams_are_taken_apart_again() -> None:
    content = frame(0, b"out") + frame(1, b"err") + frame(2, b"chan") + frame(0, b"more") + frame(3, b"-6")
    split = split_frames(observed(content, b"engine:"), LIMITS)
    assert (split.stdout.text(), split.stderr.text(), split.channel.text()) == ("outmore", "engine:err", "chan")
    assert split.exit_code == -6


@pytest.mark.parametrize(
    "junk", [b"", b"\x00", b"\x09\x00\x00\x00\x01x", b"\x03\x00\x00\x00\x09no number", b"\x00\xff\xff\xff\xffcut"]
)
def test_what_is_no_frame_harms_nobody(junk: bytes) -> None:
    assert split_frames(observed(frame(0, b"out") + junk, exit_code=125), LIMITS).exit_code == 125


@pytest.mark.parametrize(
    ("content", "hit"),
    [
        (frame(0, b"x" * 150), ()),
        (frame(0, b"x" * 201), ("output",)),
        (frame(1, b"x" * 201), ("output",)),
        (frame(3, b"-9"), ("memory",)),
        (frame(3, b"-24"), ("cpu",)),
    ],
)
def test_limits_that_the_engine_kept_are_told(content: bytes, hit: tuple[str, ...]) -> None:
    assert split_frames(observed(content), LIMITS).limits_hit == hit


def test_a_limit_of_the_host_stands() -> None:
    assert split_frames(observed(frame(3, b"-9"), limits_hit=("wall",)), LIMITS).limits_hit == ("wall",)


def test_the_job_of_a_container_ends_even_when_the_host_is_gone() -> None:
    assert marshal.loads(job_for_mux(package(), Limits(wall_s=3)))["deadline_s"] > 3


def engine(folder: Path, text: str) -> Path:
    path = folder / "engine"
    path.write_text(f'#!/bin/sh\necho "$@" >> {folder}/log\n{text}\n')
    path.chmod(0o755)
    return path


async def test_a_container_is_closed_on_every_side(tmp_path: Path) -> None:
    (tmp_path / "listed.py").touch()
    sandbox = ContainerSandbox(engine(tmp_path, "exit 125"), image="img", env={"HOME": "/h"}, site_packages=tmp_path)
    with pytest.raises(SandboxError, match="exit code 125"):
        await sandbox.run(Program(source="", packages=("listed",)), LIMITS)
    line = (tmp_path / "log").read_text()
    for part in (
        "run --rm --interactive --name agent-sandbox-",
        "--pull never",
        "--log-driver none",
        "--network none",
        "--read-only",
        "--user 65534:65534",
        "--cap-drop ALL",
        "--security-opt no-new-privileges",
        "--memory 256m --memory-swap 256m",
        "--pids-limit 66",
        "--tmpfs /work:rw,mode=1777,size=64m",
        f"--mount type=bind,source={tmp_path}/listed.py,target=/packages/listed.py,readonly",
        "--entrypoint python3 img -c",
    ):
        assert part in line


async def test_a_container_that_was_cut_short_is_removed(tmp_path: Path) -> None:
    sandbox = ContainerSandbox(engine(tmp_path, '[ "$1" = rm ] || exec sleep 30'), image="img", env={})
    result = await sandbox.run(Program(source=""), Limits(wall_s=0.3))
    assert result.limits_hit == ("wall",)
    run, *_, remove = (tmp_path / "log").read_text().splitlines()
    name = next(word for word in run.split() if word.startswith("agent-sandbox-"))
    assert remove == f"rm --force {name}"


async def test_a_container_is_removed_when_the_run_is_cancelled(tmp_path: Path) -> None:
    sandbox = ContainerSandbox(
        engine(tmp_path, f'[ "$1" = rm ] || {{ mkfifo {tmp_path}/up; exec sleep 30; }}'), image="i", env={}
    )
    task = asyncio.create_task(sandbox.run(Program(source=""), LIMITS))
    while not (tmp_path / "up").exists():
        assert not task.done()
        await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert "rm --force agent-sandbox-" in (tmp_path / "log").read_text()


async def test_seatbelt_names_what_it_allows_by_parameter(tmp_path: Path) -> None:
    (tmp_path / "listed.py").touch()
    odd = tmp_path / 'a")(allow default)('
    odd.mkdir()
    sandbox = SeatbeltSandbox(engine(tmp_path, "exit 1"), scratch=odd, site_packages=tmp_path)
    with pytest.raises(SandboxError):
        await sandbox.run(Program(source="", packages=("listed",)), LIMITS)
    profile, _, arguments = (tmp_path / "log").read_text().partition(" -D ")
    assert "(deny default)" in profile
    assert "(deny network*)" in profile
    assert "allow default" not in profile
    assert '(allow file-read* (subpath (param "PACKAGE0")))' in profile
    assert f"WORK={odd}/sandbox-" in arguments
    assert f"PACKAGE0={tmp_path}/listed.py" in arguments


@pytest.mark.parametrize(
    ("release", "counts"),
    [("6.18.44-x", True), ("5.14.0-427.el9", True), ("5.13.19", False), ("4.18.0-553.el8", False), ("odd", False)],
)
def test_the_kernel_counts_processes_per_namespace_since_5_14(release: str, counts: bool) -> None:
    assert counts_per_namespace(release) is counts


async def test_a_full_or_missing_disk_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(SandboxError, match="cannot prepare a run"):
        await SubprocessSandbox(scratch=tmp_path / "missing").run(Program(source=""), LIMITS)
