import marshal
import sys
from pathlib import Path

import pytest

from self_evolving_agent.errors import SandboxError
from self_evolving_agent.models import Call, Limits, Program
from self_evolving_agent.sandboxes import package
from self_evolving_agent.sandboxes.package import MOST_INPUTS, base_interpreter, pack


@pytest.fixture
def site_packages(tmp_path: Path) -> Path:
    for name in ("listed", "listed.libs"):
        (tmp_path / name).mkdir()
    (tmp_path / "fast.cpython-311-x86_64-linux-gnu.so").touch()
    (tmp_path / "secret.txt").touch()
    return tmp_path


def packed(program: Program, **options: bool) -> package.Package:
    return pack(program, Limits(), **{"counts_processes": True, **options})


@pytest.mark.parametrize("name", ["missing", "../listed", "listed/..", "", ".", "a.b", "lis*", "secret.txt", "lísted"])
def test_a_package_that_is_not_installed_is_refused(name: str, site_packages: Path) -> None:
    with pytest.raises(SandboxError, match="package"):
        pack(Program(source="", packages=(name,)), Limits(), counts_processes=True, site_packages=site_packages)


def test_a_package_brings_its_libraries(site_packages: Path) -> None:
    program = Program(source="", packages=("listed", "fast"))
    found = pack(program, Limits(), counts_processes=True, site_packages=site_packages).packages
    assert [part.name for part in found] == ["listed", "listed.libs", "fast.cpython-311-x86_64-linux-gnu.so"]


@pytest.mark.parametrize("name", ["os", "main", "agent_driver", "agent_files", "a.b", "../x", ""])
def test_a_module_cannot_take_a_name_that_is_taken(name: str) -> None:
    with pytest.raises(SandboxError, match="module"):
        packed(Program(source="", modules={name: ""}))


@pytest.mark.parametrize("name", ["/etc/passwd", "../x", "a/../b", "", ".", "./a", "a/", "a//b", "a\0b", "a\nb"])
def test_an_input_cannot_leave_the_working_folder(name: str) -> None:
    with pytest.raises(SandboxError, match="input"):
        packed(Program(source="", inputs={name: b""}))


def test_an_input_cannot_be_the_folder_of_another() -> None:
    with pytest.raises(SandboxError, match="input"):
        packed(Program(source="", inputs={"a": b"", "a/b": b""}))


def test_too_many_inputs_are_refused() -> None:
    with pytest.raises(SandboxError, match="input files"):
        packed(Program(source="", inputs={str(i): b"" for i in range(MOST_INPUTS + 1)}))


def test_arguments_nested_without_end_are_refused() -> None:
    deep: list[object] = []
    for _ in range(150):
        deep = [deep]
    call = Call(function="f", args=(deep,))
    endless = call.args[0]
    for _ in range(3000):
        endless = [endless]
    with pytest.raises(SandboxError, match="nest"):
        packed(Program.model_construct(source="", calls=(Call.model_construct(function="f", args=(endless,)),)))


@pytest.mark.parametrize(
    ("program", "name", "mode"),
    [
        (Program(source="x"), "main.py", "script"),
        (Program(source="x", calls=(Call(function="f"),)), "solution.py", "calls"),
        (Program(source="x", language="bash"), "main.sh", "bash"),
    ],
)
def test_the_language_and_the_calls_decide_what_is_run(program: Program, name: str, mode: str) -> None:
    code = packed(program).code
    assert code[name] == b"x"
    assert marshal.loads(code["agent_job"])["mode"] == mode


def test_processes_are_counted_by_the_kernel_only_where_the_user_has_no_others() -> None:
    jobs = [
        marshal.loads(packed(Program(source=""), counts_processes=counts).code["agent_job"]) for counts in (True, False)
    ]
    assert ["RLIMIT_NPROC" in job["rlimits"] for job in jobs] == [True, False]


def test_the_interpreter_is_the_one_behind_the_environment() -> None:
    assert base_interpreter().is_relative_to(Path(sys.base_prefix).resolve())


def test_an_interpreter_elsewhere_is_found_by_its_own_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "base_prefix", "/nowhere")
    assert base_interpreter() == Path(sys.executable).resolve()


def test_no_interpreter_is_a_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "base_prefix", "/nowhere")
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(SandboxError, match="/nowhere"):
        base_interpreter()
