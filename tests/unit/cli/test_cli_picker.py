import pytest

from self_evolving_agent.cli.output import Output
from self_evolving_agent.cli.picker import choice, describe, make_picker
from self_evolving_agent.cli.pull import make_pull_offer
from self_evolving_agent.config import Settings
from self_evolving_agent.models import ModelInfo

MODELS = (
    ModelInfo(name="qwen:1b", size_bytes=10**9, is_loaded=True),
    ModelInfo(name="qwen:7b"),
    ModelInfo(name="big", size_bytes=384, is_remote=True),
    ModelInfo(name="apple:3b", size_bytes=986_000_000, is_mlx=True),
)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("", "qwen:1b"),
        ("2", "qwen:7b"),
        ("5", None),
        ("0", None),
        ("7B", "qwen:7b"),
        ("qwen", None),
        ("big", "big"),
        ("²", None),
    ],
)
def test_a_model_is_chosen_by_number_or_name_and_enter_takes_the_first(typed: str, name: str | None) -> None:
    assert choice(typed, MODELS) == name


def test_a_model_says_its_size_and_what_is_special_about_it() -> None:
    assert describe(MODELS[0]) == "qwen:1b  (1.0 GB, in memory)"
    assert describe(MODELS[1]) == "qwen:7b"
    assert describe(MODELS[2]) == "big  (cloud: on somebody else's machine)"
    assert describe(MODELS[3]) == "apple:3b  (986 MB, MLX)"


@pytest.mark.parametrize("out", [Output(), Output(is_quiet=True), Output(is_json=True)])
def test_nobody_is_asked_without_a_terminal(out: Output) -> None:
    assert make_picker(Settings(), out) is None
    assert make_pull_offer(Settings(), out) is None
