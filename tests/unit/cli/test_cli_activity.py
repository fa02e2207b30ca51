import pytest

from fakes_storage import FakeClock
from self_evolving_agent.cli.activity import Activities
from self_evolving_agent.cli.text import cells
from self_evolving_agent.models import Activity


class Watched:
    """Rows of a run whose clock a test moves."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.activities = Activities(self.clock.monotonic)

    def take(self, node: str, **more: object) -> None:
        self.activities.take(Activity.model_validate({"node": node, **more}))

    def rows(self, width: int = 80) -> list[str]:
        """Give the rows without the sign that moves."""
        return [row[1:] for row in self.activities.rows(width)]


@pytest.fixture
def watched() -> Watched:
    return Watched()


def test_a_row_ticks_by_itself(watched: Watched) -> None:
    watched.take("recall")
    assert watched.rows() == ["   0.0s  recall     looking among known tools"]
    watched.clock.advance(12.34)
    assert watched.rows() == ["  12.3s  recall     looking among known tools"]


def test_a_row_is_seen_to_move(watched: Watched) -> None:
    signs = []
    for _ in range(4):
        signs.append(watched.activities.rows(80)[0][0])
        watched.clock.advance(0.2001)
    assert signs == ["|", "/", "-", "\\"]


def test_both_candidates_are_seen_at_the_same_time_with_what_each_does(watched: Watched) -> None:
    watched.activities.introduce("two", "B", "Split the work into small named steps and …")
    watched.activities.introduce("one", "A", "Write the plainest code that works")
    watched.take("execute", candidate="two", doing="asking", prompt="coding.generate")
    watched.take("execute", candidate="one", doing="writing", prompt="coding.generate", pieces=1)
    watched.clock.advance(4)
    watched.take("execute", candidate="one", doing="writing", prompt="coding.generate", pieces=69)
    assert watched.rows() == [
        "   4.0s  execute    A Write the plainest cod…  writing 69 tokens at 17 tok/s",
        "   4.0s  execute    B Split the work into sm…  waiting for the model 4.0 s",
    ]


def test_a_candidate_is_seen_no_more_when_it_is_over(watched: Watched) -> None:
    for key, letter in (("one", "A"), ("two", "B")):
        watched.activities.introduce(key, letter, "Way")
        watched.take("execute", candidate=key, doing="running")
    watched.take("execute", candidate="one", doing="over")
    watched.clock.advance(0.4)
    (row,) = watched.rows()
    assert row.split(maxsplit=2)[2].split("  ")[0] == "B Way"
    assert row.endswith("  running in the sandbox 0.4 s")


def test_which_repair_it_is_stands_before_its_name(watched: Watched) -> None:
    watched.activities.introduce("one", "A", "Way")
    for _ in range(2):
        for doing in ("asking", "step", "running", "step"):
            watched.take("repair", candidate="one", doing=doing)
    (row,) = watched.rows()
    assert row.split("s  ")[1].startswith("repair 2   A Way ")
    assert row.endswith("  working")


@pytest.mark.parametrize(
    ("node", "what", "told"),
    [
        ("classify", {"doing": "asking", "prompt": "classify.domain"}, "waiting for the kind of task 2.0 s"),
        ("synthesize", {"doing": "writing", "prompt": "tools.implement", "pieces": 35}, "writing the tool's code, 35"),
        ("synthesize", {"doing": "writing", "prompt": "tools.implement.repair", "pieces": 9}, "writing the tool's cod"),
        ("synthesize", {"doing": "running"}, "trying the tool against its examples 2.0 s"),
        ("judge", {"doing": "running"}, "running in the sandbox 2.0 s"),
        ("execute", {"candidate": "of no name"}, "working"),
        ("new", {"doing": "asking", "prompt": "new.prompt_x"}, "waiting for new prompt x 2.0 s"),
    ],
)
def test_a_step_says_what_it_is_about(watched: Watched, node: str, what: dict[str, object], told: str) -> None:
    watched.take(node, **what)
    watched.clock.advance(2)
    (row,) = watched.rows()
    assert row.split("s  ", 1)[1].startswith(f"{node:10} {told}")


def test_a_speed_is_shown_once_it_means_something(watched: Watched) -> None:
    watched.take("explore", doing="writing", prompt="explore.ideas", pieces=1)
    watched.clock.advance(0.4)
    assert watched.rows()[0].endswith("writing ideas, 1 token")
    watched.take("explore", doing="writing", prompt="explore.ideas", pieces=11)
    watched.clock.advance(0.6)
    assert watched.rows()[0].endswith("writing ideas, 11 tokens at 10 tok/s")


def test_between_two_steps_there_is_a_row_too(watched: Watched) -> None:
    watched.take("recall")
    watched.take("recall", doing="over")
    assert watched.rows() == ["   0.0s             working"]


@pytest.mark.parametrize("width", [30, 50, 62, 63, 80, 100])
def test_no_row_is_wider_than_the_terminal(watched: Watched, width: int) -> None:
    watched.activities.introduce("one", "A", "日本語 \x1b[2J " * 20)
    watched.take("execute", candidate="one", doing="writing", pieces=10_000)
    watched.take("explore", doing="asking", prompt="x" * 200)
    watched.clock.advance(9)
    rows = watched.rows(width)
    assert max(map(cells, rows)) < width
    assert rows[1].split("s  ")[1].startswith("execute    A ")
    assert "\x1b" not in "".join(rows)


def test_programs_that_run_side_by_side_are_run_until_the_last_of_them_ends(watched: Watched) -> None:
    watched.take("synthesize")
    for doing in ("running", "running", "step"):
        watched.take("synthesize", doing=doing)
        watched.clock.advance(1)
    assert watched.rows()[0].endswith("trying the tool against its examples 3.0 s")
    watched.take("synthesize")
    assert watched.rows()[0].endswith("working on a tool")
