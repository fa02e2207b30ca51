import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from self_evolving_agent.errors import NoSandbox, SandboxError
from self_evolving_agent.models import ExecutionResult, Limits, Program
from self_evolving_agent.sandboxes.bubblewrap import BubblewrapSandbox
from self_evolving_agent.sandboxes.canary import run_canary
from self_evolving_agent.sandboxes.fingerprint import fingerprint_of
from self_evolving_agent.sandboxes.seatbelt import SeatbeltSandbox
from self_evolving_agent.sandboxes.select import SandboxHost, choose_sandbox, examine_sandboxes, examine_weaker
from self_evolving_agent.sandboxes.subprocess import SubprocessSandbox
from self_evolving_agent.sandboxes.warm import WarmSandbox

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap is for Linux")


class Scripted:
    """A backend that says what it was told to."""

    name = "scripted"

    def __init__(self, result: ExecutionResult | SandboxError) -> None:
        self.result = result

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        if isinstance(self.result, SandboxError):
            raise self.result
        return self.result


def script(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def nothing_here(folder: Path) -> SandboxHost:
    return SandboxHost(search_path=str(folder), bundled_bwrap=folder / "missing", scratch=folder, platform="linux")


@on_linux
async def test_auto_takes_bubblewrap_when_it_passes() -> None:
    chosen = await choose_sandbox("auto", host=SandboxHost(search_path=""))
    assert chosen.name == "bubblewrap"


@on_linux
async def test_a_system_bubblewrap_that_fails_is_passed_over(tmp_path: Path) -> None:
    script(tmp_path, "bwrap", "echo 'bwrap: Unknown option --disable-userns' >&2; exit 1")
    chosen = await choose_sandbox("auto", host=SandboxHost(search_path=str(tmp_path)))
    assert isinstance(chosen, WarmSandbox)
    assert chosen.behind.bwrap.parent != tmp_path


@on_linux
async def test_a_system_bubblewrap_that_passes_comes_first(tmp_path: Path) -> None:
    (bundled,) = SandboxHost(search_path="").candidates("bubblewrap")
    assert isinstance(bundled, BubblewrapSandbox)
    script(tmp_path, "bwrap", f'exec {bundled.bwrap} "$@"')
    chosen = await choose_sandbox("bubblewrap", host=SandboxHost(search_path=str(tmp_path)))
    assert isinstance(chosen, WarmSandbox)
    assert chosen.behind.bwrap == tmp_path / "bwrap"


LOOSE = """
import os, sys
argv = sys.argv[1:]
def drop(option, width):
    at = argv.index(option)
    del argv[at:at + width]
{change}
os.execv({bwrap!r}, [{bwrap!r}, *argv])
"""


@on_linux
@pytest.mark.parametrize(
    ("change", "found"),
    [
        ('drop("--unshare-net", 1)', "it has a network interface"),
        ('drop("--unshare-net", 1); drop("--seccomp", 2)', "it reaches a port of this machine"),
        ('at = argv.index("--chdir"); argv[at:at] = ["--bind", "/tmp", "/tmp"]', "it sees a file planted outside"),
        ('at = argv.index("--chdir"); argv[at:at] = ["--bind", "/tmp", "/tmp"]', "it writes a file planted outside"),
    ],
)
async def test_a_bubblewrap_that_isolates_less_is_refused(tmp_path: Path, change: str, found: str) -> None:
    (bundled,) = SandboxHost(search_path="").candidates("bubblewrap")
    assert isinstance(bundled, BubblewrapSandbox)
    loose = tmp_path / "loose.py"
    loose.write_text(LOOSE.format(change=change, bwrap=str(bundled.bwrap)))
    script(tmp_path, "bwrap", f'exec {sys.executable} -S {loose} "$@"')
    host = SandboxHost(search_path=str(tmp_path), bundled_bwrap=tmp_path / "missing")
    with pytest.raises(NoSandbox, match=found):
        await choose_sandbox("auto", host=host)


async def test_no_backend_is_told_with_reasons_and_what_to_do(tmp_path: Path) -> None:
    script(tmp_path, "bwrap", "echo 'bwrap: no namespaces' >&2; exit 1")
    with pytest.raises(NoSandbox, match="no namespaces") as caught:
        await choose_sandbox("auto", host=nothing_here(tmp_path))
    assert caught.value.exit_code == 5
    assert "allow user namespaces" in caught.value.hint
    assert "or choose EXECUTOR_BACKEND=container (once podman or docker is here), EXECUTOR_BACKEND=subprocess" in (
        caught.value.hint
    )


async def test_where_nothing_is_installed_installing_is_what_helps(tmp_path: Path) -> None:
    with pytest.raises(NoSandbox, match="bubblewrap: not installed") as caught:
        await choose_sandbox("auto", host=nothing_here(tmp_path))
    assert caught.value.mend.startswith("install bubblewrap")


async def test_on_macos_seatbelt_is_what_auto_needs(tmp_path: Path) -> None:
    script(tmp_path, "sandbox-exec", "exit 71")
    mac = SandboxHost(search_path=str(tmp_path), platform="darwin", scratch=tmp_path)
    with pytest.raises(NoSandbox, match=r"^no sandbox works here: seatbelt: ") as caught:
        await choose_sandbox("auto", host=mac)
    assert "sandbox-exec" in caught.value.mend


async def test_auto_never_takes_a_container_or_a_subprocess(tmp_path: Path) -> None:
    script(tmp_path, "podman", f"touch {tmp_path}/asked")
    with pytest.raises(NoSandbox) as caught:
        await choose_sandbox("auto", host=nothing_here(tmp_path))
    assert "EXECUTOR_BACKEND=podman (is here)" in caught.value.hint
    assert not (tmp_path / "asked").exists()


async def test_the_subprocess_comes_by_name(tmp_path: Path) -> None:
    chosen = await choose_sandbox("subprocess", host=nothing_here(tmp_path))
    assert isinstance(chosen, SubprocessSandbox)


async def test_a_subprocess_that_cannot_run_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "base_prefix", "/nowhere")
    monkeypatch.setattr(sys, "executable", str(script(tmp_path, "python", "exit 9")))
    with pytest.raises(NoSandbox, match="exit code 9"):
        await choose_sandbox("subprocess", host=nothing_here(tmp_path))


async def test_a_named_backend_that_is_missing_says_how_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(NoSandbox, match="container: not installed") as caught:
        await choose_sandbox("container", host=nothing_here(tmp_path))
    assert "podman" in caught.value.hint
    assert "EXECUTOR_BACKEND" not in caught.value.hint


async def test_an_engine_that_fails_says_why(tmp_path: Path) -> None:
    script(tmp_path, "docker", "echo 'Cannot connect to the daemon' >&2; exit 125")
    with pytest.raises(NoSandbox, match="Cannot connect to the daemon"):
        await choose_sandbox("container", host=nothing_here(tmp_path))


async def test_the_engine_that_was_named_is_the_one_that_is_asked(tmp_path: Path) -> None:
    script(tmp_path, "docker", "echo 'no docker' >&2; exit 125")
    script(tmp_path, "podman", "echo 'no podman' >&2; exit 125")
    with pytest.raises(NoSandbox, match=r"docker: .*no docker") as caught:
        await choose_sandbox("docker", host=nothing_here(tmp_path))
    assert "no podman" not in caught.value.message


async def test_who_may_choose_a_weaker_one_hears_which_are_there_and_which_work(tmp_path: Path) -> None:
    script(tmp_path, "docker", "echo 'no docker' >&2; exit 125")
    podman, docker, nothing = await examine_weaker(host=nothing_here(tmp_path))
    assert (podman.name, podman.is_there, podman.works) == ("podman", False, False)
    assert (docker.name, docker.is_there, docker.works) == ("docker", True, False)
    assert "start docker" in docker.fix
    assert (nothing.name, nothing.is_there, nothing.works) == ("subprocess", True, True)


async def test_seatbelt_is_looked_for_on_macos_only(tmp_path: Path) -> None:
    script(tmp_path, "sandbox-exec", "exit 1")
    mac = SandboxHost(search_path=str(tmp_path), platform="darwin")
    assert isinstance(mac.candidates("seatbelt")[0], SeatbeltSandbox)
    assert mac.candidates("bubblewrap") == []
    assert nothing_here(tmp_path).candidates("seatbelt") == []


@on_linux
async def test_a_trusted_backend_is_taken_without_a_canary(tmp_path: Path) -> None:
    path = script(tmp_path, "bwrap", f"touch {tmp_path}/ran; exit 1")
    trusted = BubblewrapSandbox(path).fingerprint()
    chosen = await choose_sandbox("auto", host=nothing_here(tmp_path), trusted=trusted)
    assert chosen.fingerprint() == trusted
    assert not (tmp_path / "ran").exists()


@on_linux
async def test_a_changed_program_is_examined_again(tmp_path: Path) -> None:
    trusted = BubblewrapSandbox(script(tmp_path, "bwrap", "exit 1")).fingerprint()
    script(tmp_path, "bwrap", "echo changed >&2; exit 1")
    with pytest.raises(NoSandbox, match="changed"):
        await choose_sandbox("auto", host=nothing_here(tmp_path), trusted=trusted)


def test_a_fingerprint_tells_programs_apart(tmp_path: Path) -> None:
    one, other = script(tmp_path, "one", ""), script(tmp_path, "other", "")
    assert (
        len({fingerprint_of("x", one), fingerprint_of("x", other), fingerprint_of("y", one), fingerprint_of("x", None)})
        == 4
    )


@on_linux
async def test_an_examination_covers_every_backend(tmp_path: Path) -> None:
    findings = await examine_sandboxes(host=SandboxHost(search_path=str(tmp_path), scratch=tmp_path))
    assert [(finding.name, finding.works) for finding in findings] == [
        ("bubblewrap", True),
        ("seatbelt", False),
        ("container", False),
        ("subprocess", True),
    ]
    assert all(finding.level for finding in findings)
    assert all(bool(finding.why) == bool(finding.fix) == (not finding.works) for finding in findings)


def result(**fields: object) -> ExecutionResult:
    return ExecutionResult.model_validate({"backend": "x", "exit_code": 0, "written": {"canary": b""}, **fields})


@pytest.mark.parametrize(
    ("seen", "why"),
    [
        (SandboxError("will not start"), "will not start"),
        (result(exit_code=1, stderr="Traceback\nOSError: no"), "OSError: no"),
        (result(exit_code=None, limits_hit=("wall",)), "wall"),
        (result(written={}), "channel"),
        (result(written={"canary": b"it has a network interface\nit runs as root"}), "interface; it runs as root"),
        (result(written={"canary": b"\xff"}), "\ufffd"),
    ],
)
async def test_a_canary_that_is_unwell_is_not_trusted(seen: ExecutionResult | SandboxError, why: str) -> None:
    verdict = await run_canary(Scripted(seen))
    assert not verdict.passed
    assert why in verdict.why


async def test_a_canary_that_found_nothing_is_trusted() -> None:
    assert (await run_canary(Scripted(result()))).passed


async def test_a_canary_looks_at_the_planted_file_from_outside_too() -> None:
    class Writing(Scripted):
        async def run(self, program: Program, limits: Limits) -> ExecutionResult:
            path: Sequence[str] = program.source.split("'")
            Path(path[1]).write_text("changed")  # noqa: ASYNC240 - a few bytes
            return await super().run(program, limits)

    assert "changed a file" in (await run_canary(Writing(result()))).why


async def test_the_canary_finds_what_a_subprocess_shows(tmp_path: Path) -> None:
    verdict = await run_canary(SubprocessSandbox(scratch=tmp_path))
    assert "it sees a file planted outside" in verdict.why
    assert "it reaches a port of this machine" in verdict.why
    assert "it may gain privileges" in verdict.why
