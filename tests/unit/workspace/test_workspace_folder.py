"""What only a real folder can do: links, pipes, permissions, full disks."""

import os
import resource
import shutil
import stat
import tempfile
import threading
from contextlib import suppress
from pathlib import Path

import pytest

from self_evolving_agent.errors import StorageError, UsageError
from self_evolving_agent.workspace.descriptors import replace_file
from self_evolving_agent.workspace.folder import FolderWorkspace


@pytest.fixture
def outside(tmp_path):
    folder = tmp_path / "outside"
    folder.mkdir()
    (folder / "secret.txt").write_bytes(b"secret")
    return folder


@pytest.fixture
def root(tmp_path):
    folder = tmp_path / "workspace"
    folder.mkdir()
    return folder


@pytest.fixture
def ordinary_folder():
    """A folder of an ordinary user, whose rights this process has meanwhile; root may open everything."""
    folder, user = Path(tempfile.mkdtemp()), os.geteuid()
    if user == 0:
        os.chown(folder, 65534, -1)
        os.seteuid(65534)
    try:
        yield folder
    finally:
        os.seteuid(user)
        for each in folder.iterdir():
            each.chmod(0o700)
        shutil.rmtree(folder)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_folder_is_not_made_before_the_first_save(tmp_path):
    workspace = FolderWorkspace(tmp_path / "workspace")
    workspace.inputs()
    assert not (tmp_path / "workspace").exists()


def test_folders_are_made_for_their_owner_only(tmp_path):
    root = tmp_path / "deep" / "workspace"
    FolderWorkspace(root).save("run1", "out/a.txt", b"")
    assert [mode(root / part) for part in ("", "runs", "runs/run1", "runs/run1/out")] == [0o700] * 4


def test_a_result_is_for_its_owner_only(root):
    path = FolderWorkspace(root).save("run1", "a.txt", b"")
    assert mode(root / path) == 0o600


def test_a_relative_folder_is_held_to_where_it_was_named(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    workspace = FolderWorkspace(Path("workspace"))
    monkeypatch.chdir("/")
    workspace.save("run1", "a", b"")
    assert workspace.location == str(tmp_path / "workspace")
    assert (tmp_path / "workspace/runs/run1/a").exists()


def test_the_workspace_itself_may_be_a_link(root, tmp_path):
    (tmp_path / "link").symlink_to(root)
    path = FolderWorkspace(tmp_path / "link").save("run1", "a", b"1")
    assert (root / path).read_bytes() == b"1"


@pytest.mark.parametrize("path", ["link.txt", "folder/secret.txt", "inner.txt"])
def test_no_link_is_read_through(root, outside, path):
    (root / "link.txt").symlink_to(outside / "secret.txt")
    (root / "folder").symlink_to(outside)
    (root / "real.txt").write_bytes(b"")
    (root / "inner.txt").symlink_to("real.txt")
    with pytest.raises(UsageError, match=path):
        FolderWorkspace(root).read(path)


def test_links_are_not_listed(root, outside):
    (root / "link.txt").symlink_to(outside / "secret.txt")
    (root / "folder").symlink_to(outside)
    assert FolderWorkspace(root).inputs() == ()


@pytest.mark.parametrize("place", ["runs", "runs/run1", "runs/run1/out"])
def test_nothing_is_saved_through_a_linked_folder(root, outside, place):
    (root / place).parent.mkdir(parents=True, exist_ok=True)
    (root / place).symlink_to(outside)
    with pytest.raises(UsageError):
        FolderWorkspace(root).save("run1", "out/a.txt", b"x")
    assert [path.name for path in outside.iterdir()] == ["secret.txt"]


def test_a_link_in_the_place_of_a_result_is_replaced_and_not_followed(root, outside):
    (root / "runs/run1").mkdir(parents=True)
    (root / "runs/run1/a.txt").symlink_to(outside / "secret.txt")
    FolderWorkspace(root).save("run1", "a.txt", b"x")
    assert (outside / "secret.txt").read_bytes() == b"secret"
    assert not (root / "runs/run1/a.txt").is_symlink()


def test_a_folder_swapped_for_a_link_while_saving_lets_nothing_out(root, outside):
    workspace, done = FolderWorkspace(root), threading.Event()
    inner = root / "runs/run1/d"

    def swap():
        number = 0
        while not done.is_set():
            number += 1
            with suppress(OSError):
                inner.rename(inner.with_name(f"aside{number}"))
            with suppress(OSError):
                inner.symlink_to(outside)
                inner.unlink()

    swapper = threading.Thread(target=swap)
    swapper.start()
    try:
        for number in range(500):
            with suppress(UsageError, StorageError):  # caught in the act, or the folder was away
                workspace.save("run1", f"d/{number}.txt", b"x")
    finally:
        done.set()
        swapper.join()
    assert [path.name for path in outside.iterdir()] == ["secret.txt"]


def test_a_pipe_is_not_waited_for(root):
    os.mkfifo(root / "pipe")
    with pytest.raises(UsageError, match="pipe"):
        FolderWorkspace(root).read("pipe")


def test_a_pipe_is_not_listed(root):
    os.mkfifo(root / "pipe")
    assert FolderWorkspace(root).inputs() == ()


@pytest.mark.parametrize("name", [b"a\xff", b"a\nb", b"a\\b"])
def test_a_name_that_could_not_be_read_is_not_listed(root, name):
    (Path(os.fsdecode(os.fsencode(root) + b"/" + name))).write_bytes(b"")
    assert FolderWorkspace(root).inputs() == ()


def test_names_near_the_top_are_listed_before_those_of_a_large_folder(root):
    (root / "a").mkdir()
    for number in range(250):
        (root / f"a/{number:03}.txt").touch()
    (root / "z.txt").touch()
    listed = FolderWorkspace(root).inputs()
    assert len(listed) == 200
    assert "z.txt" in listed


def test_a_tree_of_too_many_folders_is_given_up(root):
    for number in range(1000):
        (root / f"{number // 25:02}/{number % 25:02}").mkdir(parents=True)
    (root / "39/24/late.txt").touch()
    assert FolderWorkspace(root).inputs() == ()


def test_a_users_own_folder_called_runs_further_down_is_listed(root):
    (root / "data/runs").mkdir(parents=True)
    (root / "data/runs/a.csv").touch()
    assert FolderWorkspace(root).inputs() == ("data/runs/a.csv",)


@pytest.mark.parametrize("act", [lambda w: w.inputs(), lambda w: w.read("a"), lambda w: w.save("run1", "a", b"")])
def test_a_workspace_that_is_a_file_is_said_so(tmp_path, act):
    (tmp_path / "file").touch()
    with pytest.raises((UsageError, StorageError), match=str(tmp_path / "file")):
        act(FolderWorkspace(tmp_path / "file"))


def test_a_workspace_that_cannot_be_made_is_a_storage_error():
    with pytest.raises(StorageError, match=r"/proc/nowhere"):
        FolderWorkspace(Path("/proc/nowhere")).save("run1", "a", b"")


def test_one_closed_folder_does_not_hide_the_others(ordinary_folder):
    (ordinary_folder / "closed").mkdir(mode=0)
    (ordinary_folder / "open.txt").touch()
    assert FolderWorkspace(ordinary_folder).inputs() == ("open.txt",)


def test_a_workspace_that_is_closed_is_said_so(ordinary_folder):
    (ordinary_folder / "closed").mkdir(mode=0)
    with pytest.raises(UsageError, match="Permission denied"):
        FolderWorkspace(ordinary_folder / "closed").inputs()


def test_a_workspace_that_cannot_be_written_is_a_storage_error(ordinary_folder):
    (ordinary_folder / "read_only").mkdir(mode=0o500)
    with pytest.raises(StorageError, match="Permission denied"):
        FolderWorkspace(ordinary_folder / "read_only").save("run1", "a", b"")


def test_a_failed_write_leaves_the_old_file_and_nothing_beside_it(tmp_path):
    (tmp_path / "full").mkdir()
    (tmp_path / "a").write_bytes(b"old")
    folder = os.open(tmp_path, os.O_RDONLY)
    try:
        with pytest.raises(IsADirectoryError):
            replace_file(folder, "full", b"new")
    finally:
        os.close(folder)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "full"]


def test_a_full_disk_is_a_storage_error_and_keeps_the_old_result(root):
    workspace = FolderWorkspace(root)
    path = workspace.save("run1", "a", b"old")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, hard))  # writing beyond it fails as a full disk does
    try:
        with pytest.raises(StorageError, match="a cannot be saved"):
            workspace.save("run1", "a", bytes(2_000_000))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert workspace.read(path) == b"old"
    assert [entry.name for entry in (root / "runs/run1").iterdir()] == ["a"]
