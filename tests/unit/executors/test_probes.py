import pytest

from self_evolving_agent.executors.probes import MOST_PROBES, probe_calls, variations
from self_evolving_agent.models import Brief, Call, Check


def brief(*args) -> Brief:
    calls = [Call(function="f", args=one) for one in args]
    return Brief(checks=tuple(Check(name=str(call.args), call=call) for call in calls))


def test_probes_vary_one_argument_at_a_time_and_repeat_no_check():
    found = [call.args for call in probe_calls(brief((1, 2), (-1, 2)))]
    assert (1.5, 2) in found
    assert (1, -2) in found
    assert (-1, 2) not in found
    assert all(call[0] == 1 or call[1] == 2 or call[0] == -1 for call in found)


def test_there_are_never_too_many_probes():
    assert len(probe_calls(brief(*[(n, n, n) for n in range(40)]))) == MOST_PROBES


@pytest.mark.parametrize(("value", "one"), [("a,b", '"a,b"'), (3, 3.5), (2.5, -2.5), ([1, 2], [2, 1]), ("", " ")])
def test_a_variation_is_of_the_same_kind(value, one):
    assert one in variations(value)


@pytest.mark.parametrize("value", [True, None, {"$set": [1]}])
def test_what_cannot_be_varied_gives_nothing(value):
    assert variations(value) == ()
