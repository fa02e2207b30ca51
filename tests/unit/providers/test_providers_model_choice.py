from collections.abc import Sequence

import pytest

from self_evolving_agent.errors import ModelNotFound, UsageError
from self_evolving_agent.models import ModelInfo
from self_evolving_agent.providers.model_choice import Picker, choose_model, names_of

QWEN = ModelInfo(name="qwen2.5-coder:1.5b")
LLAMA = ModelInfo(name="llama3.2:latest")
OTHER = ModelInfo(name="phi4-mini:3.8b")
CLOUD = ModelInfo(name="gpt-oss:120b-cloud", is_remote=True)
EMBEDDER = ModelInfo(name="nomic-embed-text:latest", capabilities=("embedding",))


def loaded(info: ModelInfo) -> ModelInfo:
    return info.model_copy(update={"is_loaded": True})


async def chosen(offered: Sequence[ModelInfo], wanted: str | None = None, pick: Picker | None = None) -> str:
    return (await choose_model(tuple(offered), wanted, pick, where="Ollama", get_hint="pull it")).name


async def test_the_model_that_is_loaded_is_taken() -> None:
    assert await chosen([QWEN, loaded(LLAMA)]) == LLAMA.name


async def test_the_only_model_is_taken() -> None:
    assert await chosen([QWEN]) == QWEN.name


async def test_of_several_models_none_is_taken_without_a_person() -> None:
    with pytest.raises(UsageError, match=r"several models: qwen2\.5-coder:1\.5b, llama3\.2:latest") as caught:
        await chosen([QWEN, LLAMA])

    assert "--model" in caught.value.hint


async def test_of_several_loaded_models_none_is_taken_without_a_person() -> None:
    with pytest.raises(UsageError):
        await chosen([loaded(QWEN), loaded(LLAMA)])


async def test_of_several_models_a_person_picks() -> None:
    async def pick(options: tuple[ModelInfo, ...]) -> str:
        return options[1].name

    assert await chosen([QWEN, LLAMA], pick=pick) == LLAMA.name


async def test_a_person_sees_what_is_loaded_first_and_the_cloud_last_and_no_model_that_only_embeds() -> None:
    asked: list[tuple[str, ...]] = []

    async def pick(options: tuple[ModelInfo, ...]) -> str:
        asked.append(tuple(info.name for info in options))
        return CLOUD.name

    assert await chosen([CLOUD, EMBEDDER, QWEN, loaded(LLAMA), loaded(OTHER)], pick=pick) == CLOUD.name
    assert asked == [(LLAMA.name, OTHER.name, QWEN.name, CLOUD.name)]


@pytest.mark.parametrize("answer", [None, "something else"])
async def test_a_person_who_picks_nothing_gets_the_list(answer: str | None) -> None:
    async def pick(options: tuple[ModelInfo, ...]) -> str | None:
        return answer

    with pytest.raises(UsageError, match="several models"):
        await chosen([QWEN, LLAMA], pick=pick)


async def test_a_model_of_the_cloud_is_never_the_default_even_when_loaded() -> None:
    assert await chosen([loaded(CLOUD), QWEN]) == QWEN.name


async def test_a_model_that_only_embeds_is_never_the_default_even_when_loaded() -> None:
    assert await chosen([loaded(EMBEDDER), QWEN]) == QWEN.name


async def test_where_only_the_cloud_is_left_nothing_is_taken() -> None:
    with pytest.raises(ModelNotFound, match="it lists: gpt-oss:120b-cloud"):
        await chosen([CLOUD])


async def test_an_exact_name_goes_before_longer_ones_that_hold_it() -> None:
    assert await chosen([ModelInfo(name="qwen:7b-instruct"), ModelInfo(name="qwen:7b")], "qwen:7b") == "qwen:7b"


async def test_a_name_without_its_tag_means_the_latest() -> None:
    assert await chosen([ModelInfo(name="llama3.2:1b"), LLAMA], "llama3.2") == LLAMA.name


async def test_a_part_that_only_one_name_holds_is_enough() -> None:
    assert await chosen([QWEN, LLAMA], "CODER") == QWEN.name


async def test_a_part_that_several_names_hold_is_picked_among_those() -> None:
    seen: list[str] = []

    async def pick(options: tuple[ModelInfo, ...]) -> str:
        seen.extend(info.name for info in options)
        return options[0].name

    assert await chosen([QWEN, LLAMA, ModelInfo(name="qwen3:4b")], "qwen", pick) == QWEN.name
    assert seen == [QWEN.name, "qwen3:4b"]


async def test_a_part_that_several_names_hold_is_an_error_without_a_person() -> None:
    with pytest.raises(UsageError, match=r"match 'qwen': qwen2\.5-coder:1\.5b, qwen3:4b"):
        await chosen([QWEN, ModelInfo(name="qwen3:4b")], "qwen")


async def test_a_name_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(ModelNotFound, match=r"no model 'phi'; it has: qwen2\.5-coder:1\.5b") as caught:
        await chosen([QWEN], "phi")

    assert caught.value.hint == "pull it"


async def test_a_model_of_the_cloud_is_taken_by_its_full_name() -> None:
    assert await chosen([QWEN, CLOUD], CLOUD.name) == CLOUD.name


async def test_a_part_of_a_name_does_not_lead_to_the_cloud() -> None:
    with pytest.raises(ModelNotFound):
        await chosen([QWEN, CLOUD], "gpt-oss")


def test_a_long_list_is_cut() -> None:
    assert names_of(tuple(ModelInfo(name=f"m{i}") for i in range(23))).endswith("m19 and 3 more")
