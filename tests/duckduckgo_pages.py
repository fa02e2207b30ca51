"""Pages in the shape of DuckDuckGo's search without scripts, written by hand; the live site was not seen."""

from html import escape
from urllib.parse import quote

_FRAME = """<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"
"http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>{query} at DuckDuckGo</title></head>
<body class="body--html"><div id="links_wrapper"><div class="serp__results"><div id="links" class="results">
{results}
</div></div></div></body></html>"""

_RESULT = """<div class="result results_links results_links_deep web-result">
<div class="links_main links_deep result__body">
<h2 class="result__title"><a rel="nofollow" class="result__a" href="{href}">{title}</a></h2>
<div class="result__extras">
<div class="result__extras__url"><a class="result__url" href="{href}"> {href} </a></div></div>
<a class="result__snippet" href="{href}">{snippet}</a><div class="clear"></div></div></div>"""

NOTHING = _FRAME.format(query="zzqx", results='<div class="no-results">No results found for <span>zzqx</span></div>')
PUZZLE = _FRAME.format(
    query="bees", results='<div class="anomaly-modal__title">Unfortunately, bots use DuckDuckGo too.</div>'
)
REDESIGNED = "<html><body><main><section><a href='https://a.example'>A</a></section></main></body></html>"


def results(*found: tuple[str, str, str]) -> str:
    """Write a page of (title, url, snippet) results."""
    written = (_RESULT.format(title=escape(t), href=escape(u), snippet=escape(s)) for t, u, s in found)
    return _FRAME.format(query="bees", results="\n".join(written))


def wrapped(url: str) -> str:
    """Write a link over the engine's own redirect."""
    return f"//duckduckgo.com/l/?uddg={quote(url, safe='')}&rut=0123456789abcdef"
