from pathlib import Path

import pytest

from cli_program import ProgramUnderTest, called

__all__ = ["called"]


@pytest.fixture
def program(tmp_path: Path) -> ProgramUnderTest:
    return ProgramUnderTest(tmp_path)
