from pathlib import Path

import pytest
from benchmarks.learning.stream import FAMILIES, Item, family_of_the_gym, is_right, make_stream, score

from learning_samples import sums

ROOT = Path(__file__).parents[3]


def an_item(verify) -> Item:
    return Item("sums", 1, "1 + 1?", "2", verify)


def test_a_verifier_that_breaks_on_an_answer_says_that_it_is_wrong():
    assert score(an_item(int), "two") == 0.0


@pytest.mark.parametrize(("share", "right"), [(1.0, True), (0.99, False), (0.01, False), (0.0, False)])
def test_a_part_of_the_score_is_not_right(share, right):
    assert is_right(score(an_item(lambda answer: share), "2")) is right


def test_each_family_gives_all_its_items_in_order_wherever_they_stand():
    stream = make_stream(["a", "b"], 3, 7, sums)

    assert [i.position for i in stream if i.family == "a"] == [1, 2, 3]
    assert [i.position for i in stream if i.family == "b"] == [1, 2, 3]
    assert [i.family for i in stream] != ["a"] * 3 + ["b"] * 3


def test_the_same_seed_gives_the_same_stream_and_another_one_another():
    families = ["a", "b", "c"]

    def told(seed: int) -> list[str]:
        return [item.name for item in make_stream(families, 4, seed, sums)]

    assert told(7) == told(7) != told(8)


def test_fewer_items_are_the_first_of_more():
    few, many = (make_stream(["a", "b"], n, 7, sums) for n in (2, 5))

    assert {(i.name, i.question) for i in few} == {(i.name, i.question) for i in many if i.position <= 2}


@pytest.mark.parametrize("family", FAMILIES)
def test_in_each_real_family_floors_are_wrong_and_its_own_answer_is_right(family):
    pytest.importorskip("reasoning_gym", reason="make .venv/learning installs it")
    for item in family_of_the_gym(family, 3, 7):
        assert is_right(score(item, item.answer))
        for junk in ("", "SUCCESS", item.question, "None", "[", "0x", "\0"):
            assert not is_right(score(item, junk))


def test_the_product_knows_no_family():
    texts = [path.read_text() for path in (ROOT / "src").rglob("*.py")]
    assert texts
    assert [name for name in FAMILIES if name != "gcd" for text in texts if name in text] == []
