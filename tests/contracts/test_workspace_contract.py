"""What every workspace does."""

import pytest

from fakes_edges import InMemoryWorkspace
from self_evolving_agent.errors import UsageError
from self_evolving_agent.workspace.folder import FolderWorkspace


def _in_memory(folder, files):
    return InMemoryWorkspace(files)


def _on_disk(folder, files):
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    return FolderWorkspace(folder)


@pytest.fixture(params=[_in_memory, _on_disk], ids=["in_memory", "folder"])
def workspace_with(request, tmp_path):
    return lambda files: request.param(tmp_path / "workspace", files)


OUTSIDE = [
    "/etc/passwd",
    "../secret",
    "a/../../secret",
    "..",
    "",
    ".",
    "/",
    "a/",
    "a\\..\\b",
    "a\0b",
    "a\nb",
    "a\u202eb",
]
HIDDEN = [".git/config", ".env", "a/.git/hooks/pre-commit", ".GIT", "\u200b.git/config"]
TOO_LONG = ["n" * 201, "/".join("d" * 17), "/".join(["n" * 190] * 6), "ü" * 101]


def test_the_users_files_are_listed_by_relative_path(workspace_with):
    workspace = workspace_with({"sales.csv": b"1", "data/2024/q1.json": b"2"})
    assert workspace.inputs() == ("data/2024/q1.json", "sales.csv")


def test_an_empty_workspace_lists_nothing(workspace_with):
    assert workspace_with({}).inputs() == ()


def test_hidden_files_and_folders_are_not_listed(workspace_with):
    assert workspace_with({".env": b"", ".git/config": b"", "a/.cache/b": b"", "a/b": b""}).inputs() == ("a/b",)


def test_at_most_200_names_are_listed(workspace_with):
    assert len(workspace_with({f"{n}.txt": b"" for n in range(205)}).inputs()) == 200


def test_a_users_file_is_read(workspace_with):
    assert workspace_with({"data/a.csv": b"x,y"}).read("data/a.csv") == b"x,y"


def test_a_path_may_begin_with_a_dot_for_here(workspace_with):
    assert workspace_with({"data/a.csv": b"x"}).read("./data//a.csv") == b"x"


def test_a_saved_result_is_read_back_under_the_path_that_save_gave(workspace_with):
    workspace = workspace_with({})
    path = workspace.save("run1", "out/result.txt", b"42")
    assert path == "runs/run1/out/result.txt"
    assert workspace.read(path) == b"42"


def test_a_saved_result_is_not_an_input(workspace_with):
    workspace = workspace_with({"a": b""})
    workspace.save("run1", "b", b"")
    assert workspace.inputs() == ("a",)


def test_a_result_never_replaces_a_users_file(workspace_with):
    workspace = workspace_with({"a.txt": b"mine"})
    workspace.save("run1", "a.txt", b"theirs")
    assert workspace.read("a.txt") == b"mine"


def test_a_result_never_replaces_one_of_another_run(workspace_with):
    workspace = workspace_with({})
    first = workspace.save("run1", "a.txt", b"1")
    workspace.save("run2", "a.txt", b"2")
    assert workspace.read(first) == b"1"


def test_a_run_replaces_its_own_result(workspace_with):
    workspace = workspace_with({})
    workspace.save("run1", "a.txt", b"a longer first try")
    assert workspace.read(workspace.save("run1", "a.txt", b"second")) == b"second"


def test_a_result_cannot_stand_where_a_folder_is(workspace_with):
    workspace = workspace_with({})
    workspace.save("run1", "a/b", b"")
    with pytest.raises(UsageError):
        workspace.save("run1", "a", b"")


def test_a_result_cannot_lie_below_a_file(workspace_with):
    workspace = workspace_with({})
    workspace.save("run1", "a", b"")
    with pytest.raises(UsageError):
        workspace.save("run1", "a/b", b"")


def test_a_missing_file_is_named(workspace_with):
    with pytest.raises(UsageError, match=r"nowhere\.csv"):
        workspace_with({}).read("nowhere.csv")


def test_a_folder_is_not_read(workspace_with):
    with pytest.raises(UsageError):
        workspace_with({"data/a": b""}).read("data")


def test_a_file_above_16_mb_is_not_read(workspace_with):
    with pytest.raises(UsageError):
        workspace_with({"big": bytes(16 * 1024 * 1024 + 1)}).read("big")


@pytest.mark.parametrize("path", OUTSIDE + HIDDEN + TOO_LONG)
def test_a_path_that_leads_elsewhere_is_not_read(workspace_with, path):
    with pytest.raises(UsageError):
        workspace_with({}).read(path)


@pytest.mark.parametrize("path", OUTSIDE + HIDDEN + TOO_LONG)
def test_a_path_that_leads_elsewhere_is_not_saved(workspace_with, path):
    with pytest.raises(UsageError):
        workspace_with({}).save("run1", path, b"")


@pytest.mark.parametrize("run_id", ["", ".", "..", "a/b", "../x", ".hidden", "A", "a\n", "x" * 65])
def test_a_run_id_that_is_no_plain_name_saves_nothing(workspace_with, run_id):
    with pytest.raises(UsageError):
        workspace_with({}).save(run_id, "a.txt", b"")


def test_the_location_is_an_absolute_path(workspace_with):
    assert workspace_with({}).location.startswith("/")
