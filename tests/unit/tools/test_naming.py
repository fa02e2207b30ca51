import pytest

from self_evolving_agent.tools.naming import name_refusal


@pytest.mark.parametrize("name", ["clamp", "to_roman2", "CamelCase", "a" * 60, "fakes_models"])
def test_a_plain_identifier_is_a_name_whatever_else_lies_beside_the_program(name):
    assert name_refusal(name) is None


@pytest.mark.parametrize(
    "name",
    [
        *("", "two words", "../../home/user/.bashrc", "a/b", "a.b", "1st", "été", "a" * 61, "clamp\n"),
        *("class", "None", "_hidden", "__init__", "a__b", "agent_driver", "test_clamp", "Tests"),
    ],
)
def test_what_is_no_identifier_or_has_a_meaning_of_its_own_is_no_name(name):
    assert name_refusal(name).reason == "bad_name"


@pytest.mark.parametrize(
    "name", ["json", "string", "filter", "len", "ValueError", "solution", "main", "pytest", "pydantic"]
)
def test_a_name_of_a_module_or_a_builtin_would_hide_it(name):
    assert name_refusal(name).reason == "shadows_stdlib"


def test_a_name_that_another_tool_has_is_taken():
    assert name_refusal("clamp", {"clamp"}).reason == "name_taken"
    assert name_refusal("clamp", {"clamped"}) is None


def test_capital_letters_make_no_other_name():
    refusal = name_refusal("Clamp", {"clamp"})
    assert (refusal.reason, refusal.detail) == ("name_taken", "there is a tool named clamp")
