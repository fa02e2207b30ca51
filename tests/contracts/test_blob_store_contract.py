"""What every blob store does, the real one and the fake."""

import hashlib
from pathlib import Path

import pytest

from fakes_storage import InMemoryBlobStore
from self_evolving_agent.errors import LogCorrupt
from self_evolving_agent.storage import FileBlobStore, Redactor


@pytest.fixture(params=["files", "memory"])
def blobs(request, tmp_path: Path):
    return InMemoryBlobStore() if request.param == "memory" else FileBlobStore(tmp_path, redactor=Redactor())


@pytest.mark.parametrize("content", [b"", b"hello", "Ümlaut ☃".encode(), bytes(range(256)), b"x" * 1_000_000])
def test_content_comes_back_by_its_sha256(blobs, content):
    name = blobs.put(content)
    assert name == hashlib.sha256(content).hexdigest()
    assert blobs.get(name) == content


def test_the_same_content_has_the_same_name(blobs):
    assert blobs.put(b"twice") == blobs.put(b"twice")


@pytest.mark.parametrize("name", ["0" * 64, "", "../../etc/passwd", "A" * 64])
def test_a_name_that_was_never_given_is_refused(blobs, name):
    with pytest.raises(LogCorrupt):
        blobs.get(name)
