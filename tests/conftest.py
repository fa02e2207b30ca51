import asyncio
import gc
import os
from collections.abc import Callable, Mapping

import pytest
from hypothesis import settings

from jumping_loop import JumpingLoop

LoopFactory = Callable[[], asyncio.AbstractEventLoop]

# A deadline measures how busy the machine is.
settings.register_profile("quick", max_examples=20, deadline=None)
settings.register_profile("thorough", max_examples=200, deadline=None)
settings.load_profile("quick")  # another by --hypothesis-profile

# As the program does before NumPy comes; some tests measure.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # noqa: TID251 - nothing is read

gc.disable()  # nothing of what is imported and collected goes away, and looking costs a third of the time


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def pytest_asyncio_loop_factories(config: pytest.Config, item: pytest.Item) -> Mapping[str, LoopFactory]:
    """Let no test wait that says so: `@pytest.mark.time_jumps`."""
    if item.get_closest_marker("time_jumps"):
        return {"jumping": JumpingLoop}
    return {"waiting": asyncio.new_event_loop}
