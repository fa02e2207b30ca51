import pytest

from fakes_storage import InMemoryEventLog
from self_evolving_agent.errors import UsageError
from self_evolving_agent.memory import Memory, fold
from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.tools.keeping import restored, retired, reverted
from storage_samples import registered, stamp


def tool_of(*versions: str) -> ToolRecord:
    log = InMemoryEventLog()
    before = (None, *versions)
    log.append(stamp(), [registered(version=v, replaces=b) for v, b in zip(versions, before, strict=False)])
    return fold(Memory(), log.read()).tools["clamp"]


TOOL = tool_of("aa0000000001", "ab0000000002", "c00000000003")


def test_rollback_goes_to_the_version_before() -> None:
    assert reverted(TOOL, None).tool_version == "ab0000000002"


def test_rollback_goes_to_the_version_that_begins_so() -> None:
    assert reverted(TOOL, "aa").tool_version == "aa0000000001"


def test_rollback_goes_forward_too() -> None:
    old = TOOL.model_copy(update={"current": "aa0000000001"})
    assert reverted(old, "c0").tool_version == "c00000000003"
    with pytest.raises(UsageError, match="no version before aa0000000001"):
        reverted(old, None)


@pytest.mark.parametrize(
    ("version", "says"),
    [("x", "no version 'x'"), ("a", "several versions of clamp"), ("c000", "at c00000000003 already")],
)
def test_a_version_that_is_none_is_told_with_those_that_are(version: str, says: str) -> None:
    with pytest.raises(UsageError, match=says) as error:
        reverted(TOOL, version)
    assert error.value.hint == "there are: aa0000000001, ab0000000002, c00000000003 (used)"


def test_only_a_tool_in_use_is_retired_and_only_a_retired_one_restored() -> None:
    gone = TOOL.model_copy(update={"is_retired": True})
    assert retired(TOOL, "wrong").why == "wrong"
    assert restored(gone).name == "clamp"
    with pytest.raises(UsageError, match="retired already"):
        retired(gone, "")
    with pytest.raises(UsageError, match="is not retired"):
        restored(TOOL)
