"""Stand-ins for the workspace and the web; each passes the contract suite of its port."""

from collections.abc import Mapping, Sequence
from ipaddress import ip_address

from self_evolving_agent.errors import SearchError, UnsafeAddress, UsageError
from self_evolving_agent.models import Page, SearchHit
from self_evolving_agent.websearch.guard import check_url, is_public, parse_url
from self_evolving_agent.workspace.names import RUNS, check_run_id, split_path


class InMemoryWorkspace:
    """A workspace that lives in `files`, by relative path."""

    def __init__(self, files: Mapping[str, bytes] | None = None, location: str = "/workspace") -> None:
        self.files = dict(files or {})
        self.location = location

    def inputs(self) -> tuple[str, ...]:
        visible = (path for path in self.files if not any(part.startswith(".") for part in path.split("/")))
        return tuple(sorted(path for path in visible if not path.startswith(f"{RUNS}/")))[:200]

    def read(self, path: str) -> bytes:
        content = self.files.get("/".join(split_path(path)))
        if content is None or len(content) > 16 * 1024 * 1024:
            raise UsageError(f"{path} cannot be read in the workspace {self.location}")
        return content

    def save(self, run_id: str, path: str, content: bytes) -> str:
        name = "/".join((RUNS, check_run_id(run_id), *split_path(path)))
        above = {name.rsplit("/", depth)[0] for depth in range(1, name.count("/") + 1)}
        if above & self.files.keys() or any(other.startswith(f"{name}/") for other in self.files):
            raise UsageError(f"{path} cannot be saved: a file or a folder stands in the way")
        self.files[name] = content
        return name


class ScriptedSearch:
    """A search engine that finds the hits of every key that occurs in the query, in any case; or never answers."""

    def __init__(
        self, hits: Mapping[str, Sequence[SearchHit]] | None = None, failure: SearchError | None = None
    ) -> None:
        self._hits = dict(hits or {})
        self._failure = failure
        self.queries: list[str] = []

    async def search(self, query: str, limit: int) -> tuple[SearchHit, ...]:
        self.queries.append(query)
        if not query.strip() or limit <= 0:
            return ()
        if self._failure is not None:
            raise self._failure
        found = [hit for key, hits in self._hits.items() if key.lower() in query.lower() for hit in hits]
        return tuple({hit.url: hit for hit in found}.values())[:limit]


class ScriptedPages:
    """A web of the given pages; an error as a page is raised. It refuses what the guard refuses."""

    def __init__(self, pages: Mapping[str, Page | SearchError] | None = None) -> None:
        self._pages = dict(pages or {})
        self.urls: list[str] = []

    async def read(self, url: str) -> Page:
        self.urls.append(url)
        parsed = parse_url(url)
        check_url(parsed)
        _refuse_private_literal(parsed.host)
        page = self._pages.get(url, SearchError(f"the host {parsed.host} is not found"))
        if isinstance(page, SearchError):
            raise page
        return page


def _refuse_private_literal(host: str) -> None:
    try:
        address = ip_address(host)
    except ValueError:
        if host != "localhost":
            return
        address = ip_address("127.0.0.1")
    if not is_public(address):
        raise UnsafeAddress(f"{host} is not on the public internet")
