import pytest

from self_evolving_agent.embedders.lexical import LexicalEmbedder


@pytest.mark.parametrize(
    ("asked", "like", "other"),
    [
        ("overlapping", "merge overlapping intervals", "order the nodes of a graph"),
        ("factorise a number", "factors of an integer", "phase of the moon"),
        ("readCsv", "read_csv", "write a poem"),
        ("the median of the list", "median", "remove the duplicates of the list"),
        ("数一数单词", "数单词", "转换温度"),
    ],
)
async def test_texts_are_near_by_words_and_by_pieces_of_words(asked: str, like: str, other: str) -> None:
    query, near, far = await LexicalEmbedder().embed((asked, like, other))

    assert query @ near > query @ far


async def test_case_and_punctuation_change_nothing() -> None:
    one, other = await LexicalEmbedder().embed(("Merge intervals!", "merge INTERVALS"))

    assert one @ other == pytest.approx(1.0)
