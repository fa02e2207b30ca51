import asyncio
from collections.abc import Callable, Mapping

import pytest

from jumping_loop import JumpingLoop

LoopFactory = Callable[[], asyncio.AbstractEventLoop]


def pytest_asyncio_loop_factories(config: pytest.Config, item: pytest.Item) -> Mapping[str, LoopFactory]:
    """Let no test wait that says so: `@pytest.mark.time_jumps`."""
    if item.get_closest_marker("time_jumps"):
        return {"jumping": JumpingLoop}
    return {"waiting": asyncio.new_event_loop}
