"""Research: search, read pages, and answer from them alone, with numbered sources."""

import asyncio

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import SearchError
from self_evolving_agent.executors import drafts
from self_evolving_agent.executors.base import Executor, estimated_tokens
from self_evolving_agent.executors.checklist import program_check, stated_checks
from self_evolving_agent.executors.grounding import cited, relevant, with_plain_citations
from self_evolving_agent.executors.reading import prose
from self_evolving_agent.executors.text_rules import Facts, marked_by_stubs
from self_evolving_agent.executors.wording import content_words, stem, words
from self_evolving_agent.models import Brief, Candidate, Classification, Page, SearchHit, Strategy, Task
from self_evolving_agent.ports import PageReader
from self_evolving_agent.prompts import research as prompts
from self_evolving_agent.structured import ask_text

HITS = 8
MOST_PAGES = 4
SHORT_WORDS = 12
LEAST_OF_TASK = 0.7
"""Share of a query's words that must stand in the task: small models put invented answers into it."""
ANSWER_TOKENS = 500
PROMPT_TOKENS = 500
MOST_SOURCE_TOKENS = 4000
"""A small model loses the thread in more than this, and reads it for minutes on a processor."""

CHECKS = (
    program_check("cites a source by its number, such as [1]", "cites"),
    program_check("cites no source and no address that it was not given", "known_sources"),
    program_check("its numbers stand in the cited sources", "sourced_numbers"),
    program_check("its names stand in the cited sources", "sourced_names"),
    program_check("says something, in a whole sentence, that the cited sources say and the task does not", "supported"),
    program_check("says it in its own words, no more than 40 in a row as a source has them", "own_words"),
    program_check("speaks of what was asked", "on_topic"),
)


class ResearchExecutor(Executor):
    """Answers from pages it read; the answer ends with its sources, listed by the program."""

    async def prepare(self, task: Task, classification: Classification, deps: Deps) -> Brief:
        """Search and read.

        Raises:
            SearchError: If there is no network, nothing was found, or no page could be read: nothing is invented then.
        """
        del classification
        query = await _query(task.text, deps)
        hits = await _search(query, task.text, deps)
        pages = _cut(await _read(hits, deps.open_pages()), f"{query} {task.text}", task.text, deps)
        facts = Facts(task.text, pages)
        return Brief(checks=marked_by_stubs((*stated_checks(task.own_words), *CHECKS), facts), material=pages)

    async def attempt(self, task: Task, brief: Brief, strategy: Strategy, deps: Deps) -> Candidate:
        return await drafts.attempt(_draft(task, brief, strategy), strategy, deps)

    async def repair(self, task: Task, brief: Brief, candidate: Candidate, deps: Deps) -> Candidate:
        return await drafts.revise(_draft(task, brief, candidate.strategy), candidate, deps)


def with_sources(text: str, pages: tuple[Page, ...]) -> str:
    """End an answer with the sources it cites; numbers, titles and addresses come from what was read."""
    listed = [
        f"[{n}] {_one_line(pages[n - 1].title)} - {pages[n - 1].url}" for n in cited(text) if 1 <= n <= len(pages)
    ]
    return "\n".join([text, "", "Sources:", *listed]) if listed else text


def _draft(task: Task, brief: Brief, strategy: Strategy) -> drafts.Draft:
    demands = tuple(check.name for check in brief.checks if check.origin == "user")
    return drafts.Draft(
        prompt=prompts.synthesize(task.text, strategy.approach, brief, demands),
        checks=brief.checks,
        facts=Facts(task.text, brief.material),
        max_tokens=ANSWER_TOKENS,
        tidy=with_plain_citations,
        finish=lambda text: with_sources(text, brief.material),
        temperature=0.2,
    )


async def _query(task: str, deps: Deps) -> str:
    """Give the words to search for: the task's own when it is short, else one line by the model."""
    own = " ".join(task.split())
    if len(words(own)) <= SHORT_WORDS:
        return own
    reply = prose((await ask_text(deps, prompts.query(task), max_tokens=40, temperature=0.0)).text)
    line = reply.splitlines()[0].removeprefix("Query:").strip(' "`*') if isinstance(reply, str) else ""
    asked, known = content_words(line), {stem(word) for word in content_words(own)}
    is_about_it = bool(asked) and sum(stem(word) in known for word in asked) >= LEAST_OF_TASK * len(asked)
    return line[:150] if is_about_it else own[:150]


async def _search(query: str, task: str, deps: Deps) -> tuple[SearchHit, ...]:
    """Search for the query, then, if that finds nothing, for the task's own words."""
    search = deps.open_search()
    for terms in dict.fromkeys((query, " ".join(task.split())[:150])):
        hits = await search.search(terms, HITS)
        if hits:
            return hits
    raise SearchError(f"the web search found nothing for '{query}'", "put the task in other words")


async def _read(hits: tuple[SearchHit, ...], reader: PageReader) -> tuple[Page, ...]:
    """Read the first pages that can be read, several at a time."""
    pages: list[Page] = []
    failures: list[str] = []
    for start in range(0, len(hits), MOST_PAGES):
        found = await asyncio.gather(*(_page(hit, reader) for hit in hits[start : start + MOST_PAGES]))
        pages += [page for page in found if isinstance(page, Page)]
        failures += [error.message for error in found if isinstance(error, SearchError)]
        if len(pages) >= MOST_PAGES - 1:
            return tuple(pages[:MOST_PAGES])
    if not pages:
        raise SearchError(f"none of the {len(hits)} pages that were found could be read: {failures[0][:200]}")
    return tuple(pages)


async def _page(hit: SearchHit, reader: PageReader) -> Page | SearchError:
    try:
        page = await reader.read(hit.url)
    except SearchError as error:
        return error
    if not words(page.text):
        return SearchError(f"{hit.url} holds no text")
    return page if page.title.strip() else page.model_copy(update={"title": hit.title or hit.url})


def _cut(pages: tuple[Page, ...], query: str, task: str, deps: Deps) -> tuple[Page, ...]:
    """Cut the pages so that all of them fit the model's context beside the task and the answer."""
    # A revision holds the first answer too.
    taken = estimated_tokens(task) + PROMPT_TOKENS + 2 * ANSWER_TOKENS
    share = max(150, min(MOST_SOURCE_TOKENS, deps.choices.context_tokens - taken) // len(pages))
    return tuple(page.model_copy(update={"text": _fitting(page.text, query, share)}) for page in pages)


def _fitting(text: str, query: str, tokens: int) -> str:
    most = len(text)
    kept = text
    while most > 1 and estimated_tokens(kept) > tokens:
        most = min(3 * tokens, most * tokens // estimated_tokens(kept))
        kept = relevant(text, query, most)
    return kept


def _one_line(title: str) -> str:
    """Give a page's title without what could move the terminal or the list it stands in."""
    return " ".join("".join(c if c.isprintable() else " " for c in title).split())[:120]
