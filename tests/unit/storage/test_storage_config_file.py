import tomllib
from pathlib import Path

import pytest

from self_evolving_agent.errors import ConfigError, StorageError
from self_evolving_agent.storage.config_file import remember_setting

NAMES = ("executor_backend", "EXECUTOR_BACKEND")

WRITTEN = """\
# mine, by hand
variants = 3   # two are too few

[limits]       # generous
wall_s = 60
"""


def test_a_setting_is_added_above_the_tables_and_all_else_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text(WRITTEN)
    remember_setting(path, NAMES, value="docker")
    text = path.read_text()
    assert [row for row in text.splitlines() if row] == [
        "# mine, by hand",
        "variants = 3   # two are too few",
        'executor_backend = "docker"',
        "[limits]       # generous",
        "wall_s = 60",
    ]
    assert tomllib.loads(text) == {"variants": 3, "executor_backend": "docker", "limits": {"wall_s": 60}}


@pytest.mark.parametrize("name", NAMES)
def test_a_setting_that_is_there_is_changed_under_its_name_and_keeps_its_comment(tmp_path: Path, name: str) -> None:
    path = tmp_path / "config.toml"
    path.write_text(f'{name} = "auto"  # the best there is\nvariants = 3')
    remember_setting(path, NAMES, value="docker")
    assert path.read_text() == f'{name} = "docker"  # the best there is\nvariants = 3'


def test_a_file_that_is_not_there_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "home" / "config.toml"
    remember_setting(path, ("sandbox_offer",), value=False)
    assert path.read_text() == "sandbox_offer = false\n"
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert list(path.parent.iterdir()) == [path]


def test_a_file_that_others_could_read_is_the_owners_alone_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text("variants = 3\n")
    path.chmod(0o644)
    remember_setting(path, NAMES, value="docker")
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_link_to_a_file_kept_elsewhere_stays_a_link(tmp_path: Path) -> None:
    kept = tmp_path / "dotfiles.toml"
    kept.write_text("variants = 3\n")
    path = tmp_path / "config.toml"
    path.symlink_to(kept)
    remember_setting(path, NAMES, value="docker")
    assert path.is_symlink()
    assert tomllib.loads(kept.read_text()) == {"variants": 3, "executor_backend": "docker"}


@pytest.mark.parametrize("content", [b"variants = =", b"\xff\xfe"])
def test_a_file_that_does_not_parse_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "config.toml"
    path.write_bytes(content)
    with pytest.raises(ConfigError, match="cannot be read"):
        remember_setting(path, NAMES, value="docker")
    assert path.read_bytes() == content


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="cannot use"):
        remember_setting(tmp_path / "file" / "config.toml", NAMES, value="docker")
