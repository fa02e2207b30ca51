import pytest

from self_evolving_agent.tools.asserted import asserted_examples


def names(tests: str) -> list[str]:
    return [check.name for check in asserted_examples(tests, "f")]


def in_a_test(*lines: str) -> str:
    return "import pytest\n\ndef test_f():\n" + "".join(f"    {line}\n" for line in lines)


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (["assert f(1) == 2"], ["f(1) == 2"]),
        (["assert 2 == f(1), 'why'"], ["f(1) == 2"]),
        (["assert f(1)", "assert not f(0)"], ["f(1) == True", "f(0) == False"]),
        (["assert f(1) == 2 and f(2) == 3"], ["f(1) == 2", "f(2) == 3"]),
        (["result = f(1)", "assert result == 2"], ["f(1) == 2"]),
        (["x = [1]", "x = [2]", "assert f(x) == 2"], ["f([2]) == 2"]),
        (["expected = 2", "assert f(*[1, 2]) == expected"], ["f(1, 2) == 2"]),
        (["assert module.f(1) == 2"], ["f(1) == 2"]),
        (["assert f(1) == pytest.approx(0.5)"], ["f(1) == 0.5"]),
        (["assert f(1) == pytest.approx(0.5, abs=0.1)"], []),
        (["with pytest.raises(ValueError):", "    f(1)"], ["f(1) raises ValueError"]),
        (["with pytest.raises(ValueError): f(1)"], ["f(1) raises ValueError"]),
        (["with pytest.raises(ValueError, match='bad') as e:", "    x = f(1)"], ["f(1) raises ValueError"]),
        (["with pytest.raises((ValueError, TypeError)):", "    f(1)"], []),
        (["for x, y in [(1, 2), (2, 4)]:", "    assert f(x) == y"], ["f(1) == 2", "f(2) == 4"]),
        (["for x, y in {1: 2}.items():", "    assert f(x) == y"], ["f(1) == 2"]),
        (["try:", "    assert f(1) == 2", "except Exception:", "    pass"], ["f(1) == 2"]),
        (["self.assertEqual(f(1), 2)", "self.assertTrue(f(2))"], ["f(1) == 2", "f(2) == True"]),
        (["self.assertIsNone(f(1))", "self.assertFalse(f(2))"], ["f(1) == None", "f(2) == False"]),
        (["assert f(1) == f(1)", "assert f(x) == 1", "assert g(1) == 1", "assert f(1) > 0", "assert 1"], []),
        (["assert f(1) == 2", "assert f(1) == 2"], ["f(1) == 2"]),
    ],
)
def test_examples_are_read_from_what_a_test_states(lines, found):
    assert names(in_a_test(*lines)) == found


@pytest.mark.parametrize(
    "arguments",
    [
        "'x, y', [(1, 2), (2, 4)]",
        "('x', 'y'), [[1, 2], pytest.param(2, 4)]",
        "['x', 'y'], ((1, 2), (2, 4))",
    ],
)
def test_a_parametrized_test_states_an_example_for_each_row(arguments):
    tests = f"import pytest\n\n@pytest.mark.parametrize({arguments})\ndef test_f(x, y):\n    assert f(x) == y\n"
    assert names(tests) == ["f(1) == 2", "f(2) == 4"]


def test_parameters_of_two_decorators_are_combined():
    tests = """
import pytest

@pytest.mark.parametrize("x", [1, 2])
@pytest.mark.parametrize("y", [3, 4])
def test_f(x, y):
    assert f(x, y) == 0
"""
    assert sorted(names(tests)) == ["f(1, 3) == 0", "f(1, 4) == 0", "f(2, 3) == 0", "f(2, 4) == 0"]


def test_methods_of_a_class_state_examples_too():
    assert names("class TestF:\n    def test_f(self):\n        assert f(1) == 2\n") == ["f(1) == 2"]


def test_what_is_no_python_states_nothing():
    assert names("def test(:") == []


def test_what_an_example_expects_is_a_value_and_no_text():
    (check,) = asserted_examples(in_a_test("assert f([1], key='a') == {'a': (1, 2)}"), "f")
    assert (check.call.args, check.call.kwargs) == (([1],), {"key": "a"})
    assert check.expected == {"$dict": [["a", {"$tuple": [1, 2]}]]}
