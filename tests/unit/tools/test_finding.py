from fakes_embedders import FakeEmbedder, FakeVectors
from self_evolving_agent.errors import EmbeddingError
from self_evolving_agent.events import Event, ToolRetired, ToolUsed
from self_evolving_agent.models import ToolCall
from self_evolving_agent.tools.finding import nearest_tools
from storage_samples import scored
from tool_worlds import SORTED, SORTED_TESTS, a_tool, a_world

SORTING = a_tool(SORTED, SORTED_TESTS, does="Put words into order.", asked_as=("arrange names by alphabet",))
CLAMPING = a_tool(does="Limit x to the range from lo to hi.")


def known(*events: Event, task: str = "", embedder: FakeEmbedder | None = None):
    return a_world(tools=(CLAMPING, SORTING), task=task, events=events, vectors=FakeVectors(embedder))


async def found(task: str, *events: Event, k: int = 1, made_for: str = "") -> list[str]:
    return [hit.key for hit in await nearest_tools(task, known(*events, task=made_for), k)]


async def test_a_tool_is_found_by_what_it_does():
    assert await found("limit the range") == ["clamp"]
    assert await found("words into order") == ["sort_words"]


async def test_a_tool_is_found_by_its_name_as_words():
    assert await found("sort words:") == ["sort_words"]


async def test_a_tool_is_found_by_how_people_ask_for_it():
    assert await found("arrange names by alphabet") == ["sort_words"]


async def test_a_tool_is_found_by_the_task_it_was_made_for():
    deps = a_world(tools=(SORTING,), task="keep a sensor within its bounds")
    (hit,) = await nearest_tools("keep a sensor within its bounds", deps, 3)
    assert hit.similarity > 0.99


async def test_the_best_come_first_and_no_more_than_were_asked_for():
    assert await found("words into order", k=5) == ["sort_words", "clamp"]
    assert await found("words into order", k=0) == []


async def test_of_two_that_are_as_near_the_one_that_succeeds_more_often_comes_first():
    failures = [scored("clamp", 0.4, won=False, subject="tool") for _ in range(2)]
    successes = [scored("sort_words", subject="tool") for _ in range(2)]
    assert await found("nothing of the kind", *failures, *successes) == ["sort_words"]


async def test_what_is_retired_or_has_faded_is_not_found():
    assert await found("limit the range", ToolRetired(name="clamp", why="")) == ["sort_words"]
    faded = [scored("clamp", 0.0, won=False, subject="tool") for _ in range(4)]
    assert await found("limit the range", *faded) == ["sort_words"]


async def test_where_nothing_is_known_nothing_is_asked_of_the_embedder():
    embedder = FakeEmbedder()
    assert await nearest_tools("limit the range", a_world(vectors=FakeVectors(embedder)), 3) == ()
    assert embedder.asked == []


async def test_where_texts_cannot_be_compared_nothing_is_found():
    deps = known(embedder=FakeEmbedder(failure=EmbeddingError("no model for vectors")))
    assert await nearest_tools("limit the range", deps, 3) == ()


async def test_of_a_long_task_only_the_beginning_is_what_the_tool_is_found_by():
    embedder = FakeEmbedder()
    await nearest_tools("limit", known(task="x" * 900, embedder=embedder), 1)
    assert max(map(len, embedder.asked)) == 200
    assert "" not in embedder.asked


async def test_a_tool_is_found_by_the_words_of_a_task_that_it_solved_and_not_by_its_values():
    call = ToolCall(name="clamp", version=CLAMPING.version, arguments={"x": 7, "lo": 1, "hi": 9}, origin="call")
    embedder = FakeEmbedder()
    used = ToolUsed(call=call, text="confine 7 to 1..9", returned="7", success=True)
    await nearest_tools("limit", known(used, embedder=embedder), 1)
    assert "confine to" in embedder.asked
    assert not any("7" in text for text in embedder.asked)
