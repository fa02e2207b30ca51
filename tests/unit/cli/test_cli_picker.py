import pytest

from self_evolving_agent.cli.output import Output
from self_evolving_agent.cli.picker import choice, describe, make_picker
from self_evolving_agent.models import ModelInfo

MODELS = (
    ModelInfo(name="qwen:1b", size_bytes=1024**3, is_loaded=True),
    ModelInfo(name="qwen:7b"),
    ModelInfo(name="big", is_remote=True),
)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("", "qwen:1b"),
        ("2", "qwen:7b"),
        ("4", None),
        ("0", None),
        ("7B", "qwen:7b"),
        ("qwen", None),
        ("big", "big"),
        ("²", None),
    ],
)
def test_a_model_is_chosen_by_number_or_name_and_enter_takes_the_first(typed: str, name: str | None) -> None:
    assert choice(typed, MODELS) == name


def test_a_model_that_is_elsewhere_says_so() -> None:
    assert describe(MODELS[0]) == "qwen:1b  (1.0 GB, in memory)"
    assert describe(MODELS[2]) == "big  (on somebody else's machine)"


@pytest.mark.parametrize("out", [Output(), Output(is_quiet=True), Output(is_json=True)])
def test_nobody_is_asked_without_a_terminal(out: Output) -> None:
    assert make_picker(out) is None
