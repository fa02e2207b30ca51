from pathlib import Path

import pytest

from self_evolving_agent.errors import StorageError
from self_evolving_agent.models import ModelReply
from self_evolving_agent.storage.reply_files import FileReplyStore

REPLY = ModelReply(text="four")


def test_replies_are_for_the_owner_alone(tmp_path: Path):
    FileReplyStore(tmp_path / "replies").put("ab12", REPLY)

    (file,) = (tmp_path / "replies").rglob("*.json")
    assert [path.stat().st_mode & 0o777 for path in (file, file.parent, tmp_path / "replies")] == [0o600, 0o700, 0o700]


def test_a_damaged_file_counts_as_none_and_is_written_anew(tmp_path: Path):
    store = FileReplyStore(tmp_path)
    store.put("ab12", REPLY)
    (tmp_path / "ab" / "ab12.json").write_text('{"text": "fo')

    assert store.get("ab12") is None
    store.put("ab12", REPLY)
    assert store.get("ab12") == REPLY


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path):
    (tmp_path / "ab").write_text("a file stands in the way")

    with pytest.raises(StorageError, match="ab12"):
        FileReplyStore(tmp_path).put("ab12", REPLY)
    with pytest.raises(StorageError, match="ab12"):
        FileReplyStore(tmp_path).get("ab12")
