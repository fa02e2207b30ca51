"""`start_chat.command`: from any folder, through a link, in a folder whose name has a space."""

import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cli_program import DEMO

SCRIPT = DEMO.parent / "start_chat.command"
VENV_PYTHON = f"""#!/bin/sh
case "$1" in
  -m) shift; echo "$*" >> pip.log; rm -f lies_at; [ ! -e offline ] ;;
  demo.py) shift; echo "chat: $*"; exit $(cat code 2>/dev/null || echo 0) ;;
  *) PYTHONPATH="$(cat lies_at 2>/dev/null || echo "$PWD/src")" exec "{sys.executable}" "$@" ;;
esac
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Give a copy of what the script needs; its environment is one that only notes what is installed."""
    folder = tmp_path / "my agent"
    (folder / "src" / "self_evolving_agent").mkdir(parents=True)
    (folder / "src" / "self_evolving_agent" / "__init__.py").touch()
    (folder / "requirements.lock").touch()
    shutil.copy(SCRIPT, folder)
    (tmp_path / "venv_python").write_text(VENV_PYTHON)
    (tmp_path / "venv_python").chmod(0o755)
    return folder


def a_python(folder: Path, *, is_old: bool = False) -> Path:
    """Give a Python of which `-m venv` copies the stand-in, or one that is too old."""
    python = folder / ("old_python" if is_old else "new_python")
    check = "exit 1" if is_old else "exit 0"
    python.write_text(
        f'#!/bin/sh\n[ "$1" = -c ] && {check}\n[ "$1" = --version ] && echo Python 3.9.6 && exit\n'
        f'mkdir -p .venv/bin && cp "{folder}/venv_python" .venv/bin/python && echo "made $*" >> pip.log\n'
    )
    python.chmod(0o755)
    return python


def start(script: Path, *arguments: str, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(script), *arguments],
        cwd=cwd,
        env={"PATH": "/usr/bin:/bin", "HOME": str(cwd)} | env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


def test_the_environment_is_made_once_and_the_chat_gets_the_words(project: Path, tmp_path: Path) -> None:
    python = str(a_python(tmp_path))
    script = project / SCRIPT.name

    first = start(script, "--model", "two words", cwd=tmp_path, PYTHON=python)
    second = start(script, cwd=tmp_path, PYTHON=python)

    assert (first.stdout, first.returncode) == ("chat: --chat --model two words\n", 0)
    assert "Making the environment" in first.stderr
    assert (second.stdout, second.stderr) == ("chat: --chat\n", "")
    assert (project / "pip.log").read_text().splitlines() == [
        "made -m venv --clear .venv",
        "pip install --quiet --disable-pip-version-check -r requirements.lock",
        "pip install --quiet --disable-pip-version-check --no-deps --editable .",
    ]


def test_it_installs_what_the_makefile_installs() -> None:
    makefile = (SCRIPT.parent / "Makefile").read_text()
    pip = "pip install --quiet --disable-pip-version-check"
    for what in ("-r requirements.lock", "--no-deps --editable ."):
        assert f"{pip} {what}" in makefile
        assert f"{pip} {what}" in SCRIPT.read_text()


def test_a_newer_lock_file_is_installed_anew(project: Path, tmp_path: Path) -> None:
    python = str(a_python(tmp_path))
    start(project / SCRIPT.name, cwd=tmp_path, PYTHON=python)
    (project / "pip.log").unlink()
    made = (project / ".venv" / "runtime").stat().st_mtime
    os.utime(project / "requirements.lock", (made + 9, made + 9))

    again = start(project / SCRIPT.name, cwd=tmp_path, PYTHON=python)

    assert again.stdout == "chat: --chat\n"
    assert "-r requirements.lock" in (project / "pip.log").read_text()


def test_a_link_leads_to_the_same_chat(project: Path, tmp_path: Path) -> None:
    (tmp_path / "Desktop").mkdir()
    (tmp_path / "Desktop" / "chat").symlink_to(Path("..") / project.name / SCRIPT.name)

    ran = start(tmp_path / "Desktop" / "chat", cwd=tmp_path, PYTHON=str(a_python(tmp_path)))

    assert ran.stdout == "chat: --chat\n"
    assert (project / ".venv" / "runtime").exists()


def test_a_folder_that_was_moved_installs_itself_anew(project: Path, tmp_path: Path) -> None:
    python = str(a_python(tmp_path))
    start(project / SCRIPT.name, cwd=tmp_path, PYTHON=python)
    shutil.copytree(project / "src", tmp_path / "where it was")
    (project / "lies_at").write_text(str(tmp_path / "where it was"))

    again = start(project / SCRIPT.name, cwd=tmp_path, PYTHON=python)

    assert again.stdout == "chat: --chat\n"
    assert (project / "pip.log").read_text().count("--editable .") == 2
    assert start(project / SCRIPT.name, cwd=tmp_path, PYTHON=python).stderr == ""


def test_an_environment_whose_python_is_gone_is_made_anew(project: Path, tmp_path: Path) -> None:
    python = str(a_python(tmp_path))
    start(project / SCRIPT.name, cwd=tmp_path, PYTHON=python)
    (project / ".venv" / "bin" / "python").unlink()  # what a Python that is gone leaves

    again = start(project / SCRIPT.name, cwd=tmp_path, PYTHON=python)

    assert again.stdout == "chat: --chat\n"
    assert (project / "pip.log").read_text().count("made -m venv") == 2


@pytest.mark.skipif(sys.platform == "darwin", reason="there, other places are looked into as well")
def test_a_python_that_is_too_old_is_told_with_what_is_needed(project: Path, tmp_path: Path) -> None:
    old = a_python(tmp_path, is_old=True)
    bare = tmp_path / "bin"
    bare.mkdir()
    for name in ("bash", "sh", "dirname", "basename", "readlink", "uname", "ps", "sed"):
        (bare / name).symlink_to(shutil.which(name) or name)
    (bare / "python3").symlink_to(old)

    ran = start(project / SCRIPT.name, cwd=tmp_path, PYTHON=str(old), PATH=str(bare))

    assert ran.returncode == 2
    assert "Python 3.11 or later is needed; here is Python 3.9.6" in ran.stderr
    assert "PYTHON=" in ran.stderr
    assert not (project / ".venv").exists()


def test_packages_that_do_not_come_are_told_and_tried_again(project: Path, tmp_path: Path) -> None:
    python = str(a_python(tmp_path))
    (project / "offline").touch()

    ran = start(project / SCRIPT.name, cwd=tmp_path, PYTHON=python)
    assert ran.returncode == 2
    assert "run it again when you are online" in ran.stderr
    assert not (project / ".venv" / "runtime").exists()

    (project / "offline").unlink()
    assert start(project / SCRIPT.name, cwd=tmp_path, PYTHON=python).returncode == 0


def test_a_window_that_it_opened_stays_until_the_failure_was_read(project: Path, tmp_path: Path) -> None:
    (project / "code").write_text("3")
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [str(project / SCRIPT.name)],
        cwd=tmp_path,
        env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "PYTHON": str(a_python(tmp_path))},
        stdin=slave,
        stdout=slave,
        stderr=slave,
        start_new_session=True,
    )
    os.close(slave)
    seen = b""
    while b"Press Return" not in seen:
        seen += os.read(master, 4096)
    assert process.poll() is None
    os.write(master, b"\n")
    assert process.wait(timeout=30) == 3
    os.close(master)
    assert b"chat: --chat --pick" in seen
    assert b"ended with code 3" in seen


def test_the_code_of_the_chat_is_the_code_of_the_script(project: Path, tmp_path: Path) -> None:
    (project / "code").write_text("3")
    assert start(project / SCRIPT.name, cwd=tmp_path, PYTHON=str(a_python(tmp_path))).returncode == 3
