import gc
from pathlib import Path

from self_evolving_agent.bootstrap import open_world
from self_evolving_agent.config import Settings


async def test_an_open_world_has_its_garbage_collected_again(tmp_path: Path):
    settings = Settings(home=tmp_path, workspace=tmp_path / "work", provider="mock", executor_backend="subprocess")

    async with open_world(settings) as world:
        assert gc.isenabled()
        assert world.provider.name == "mock"

    assert (tmp_path / "memory.json").exists()
