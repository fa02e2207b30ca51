import errno
import hashlib
import os
import stat
import threading

import pytest

from self_evolving_agent.errors import LogCorrupt, StorageError
from self_evolving_agent.storage import FileBlobStore, Redactor
from self_evolving_agent.storage.files import storage_error, write_atomically

HELLO = hashlib.sha256(b"hello").hexdigest()


@pytest.fixture
def blobs(tmp_path):
    return FileBlobStore(tmp_path / "home" / "blobs", redactor=Redactor(["hunter2hunter2"]))


def where(tmp_path, name):
    return tmp_path / "home" / "blobs" / name[:2] / name


def test_files_and_folders_are_for_the_owner_alone(blobs, tmp_path):
    before = os.umask(0)
    try:
        blobs.put(b"hello")
    finally:
        os.umask(before)
    path = where(tmp_path, HELLO)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert {stat.S_IMODE(folder.stat().st_mode) for folder in path.parents[:3]} == {0o700}


def test_no_temporary_file_is_left(blobs, tmp_path):
    blobs.put(b"hello")
    assert [p.name for p in where(tmp_path, HELLO).parent.iterdir()] == [HELLO]


def test_content_that_is_there_is_not_written_again(blobs, tmp_path):
    blobs.put(b"hello")
    before = where(tmp_path, HELLO).stat()
    blobs.put(b"hello")
    after = where(tmp_path, HELLO).stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_a_secret_never_reaches_the_disk_and_the_name_is_that_of_what_is_stored(blobs, tmp_path):
    name = blobs.put(b"pass hunter2hunter2")
    assert blobs.get(name) == b"pass [redacted]"
    assert name == hashlib.sha256(b"pass [redacted]").hexdigest()


def test_changed_content_is_not_given_out(blobs, tmp_path):
    blobs.put(b"hello")
    where(tmp_path, HELLO).write_bytes(b"HELLO")
    with pytest.raises(LogCorrupt, match="has changed"):
        blobs.get(HELLO)


def test_content_that_lost_its_end_is_written_again(blobs, tmp_path):
    blobs.put(b"hello")
    where(tmp_path, HELLO).write_bytes(b"he")
    blobs.put(b"hello")
    assert blobs.get(HELLO) == b"hello"


def test_many_may_put_the_same_content_at_once(blobs, tmp_path):
    threads = [threading.Thread(target=blobs.put, args=(b"hello" * 10_000,)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    name = hashlib.sha256(b"hello" * 10_000).hexdigest()
    assert blobs.get(name) == b"hello" * 10_000
    assert len(list(where(tmp_path, name).parent.iterdir())) == 1


def test_a_folder_that_cannot_be_made_is_a_clear_error(blobs, tmp_path):
    (tmp_path / "home").write_text("in the way")
    with pytest.raises(StorageError, match="cannot use") as raised:
        blobs.put(b"hello")
    assert raised.value.hint
    with pytest.raises(StorageError, match="cannot use"):
        blobs.get(HELLO)


@pytest.mark.parametrize(
    ("number", "hint"),
    [
        (errno.ENOSPC, "disk space"),
        (errno.EDQUOT, "quota"),
        (errno.EFBIG, "size limit"),
        (errno.EROFS, "read-only"),
        (errno.EACCES, "make it yours"),
        (errno.EPERM, "make it yours"),
        (errno.EIO, "check"),
    ],
)
def test_each_error_of_the_system_says_what_to_do(tmp_path, number, hint):
    error = storage_error(OSError(number, os.strerror(number)), tmp_path)
    assert os.strerror(number) in error.message
    assert hint in error.hint


def test_a_write_that_fails_leaves_the_old_content_and_no_rest(tmp_path):
    target = tmp_path / "target"
    target.mkdir()  # a folder cannot be replaced by a file
    with pytest.raises(OSError, match="target"):
        write_atomically(target, b"new")
    assert list(tmp_path.iterdir()) == [target]
