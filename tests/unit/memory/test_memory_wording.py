import pytest

from self_evolving_agent.memory.wording import wording


@pytest.mark.parametrize(
    ("text", "arguments", "words"),
    [
        ("Confine 7 to 1..9", {"x": 7, "low": 1, "high": 9}, "confine to"),
        ("Sort these words: pear, fig", {"words": ["pear", "fig"]}, "sort these words"),
        ("Sort these: sort, these", {"words": ["sort", "these"]}, "sort these"),
        ("Is 'listen' an anagram of 'Silent'?", {"a": "listen", "b": "Silent"}, "is an anagram of"),
        (
            "Which of (red, 3) and (blue, 5) is more?",
            {"pairs": [{"$tuple": ["red", 3]}, {"$tuple": ["blue", 5]}]},
            "which of and is more",
        ),
        ("How many of true, false are so?", {"items": [True, False]}, "how many of are so"),
        ("don't reverse the well-known", {"n": None}, "don't reverse the well-known"),
        ("Zähle die Wörter von 'bär'", {"text": "bär"}, "zähle die wörter von"),
        ("7, 8", {"x": [7, 8]}, ""),
    ],
)
def test_a_task_is_told_by_the_words_that_are_no_part_of_its_values(text, arguments, words):
    assert wording(text, arguments) == words


def test_a_wording_is_cut_to_what_a_tool_is_found_by():
    assert len(wording("x " * 900, {})) == 200
