"""Nothing that comes after a look is missed."""

import asyncio
from pathlib import Path

from self_evolving_agent.sources.waking import Waker


async def test_what_comes_right_after_the_watch_began_ends_the_next_wait(tmp_path: Path) -> None:
    waker = Waker(tmp_path, lambda path: path.suffix == ".json")
    await waker.watch()
    (tmp_path / "a.json").touch()
    await asyncio.wait_for(waker.wait(60), 30)
    await waker.aclose()


async def test_a_folder_that_is_not_there_leaves_the_time_out(tmp_path: Path) -> None:
    waker = Waker(tmp_path / "none", lambda _: True)
    await asyncio.wait_for(waker.wait(0.05), 30)
    await waker.aclose()
