"""The readable part of an HTML page, as markdown. Importing this is slow (0.15 s)."""

import trafilatura


def extract_page(html: str) -> tuple[str, str]:
    """Give title and main text of a page, all its text when nothing stands out; either is empty when there is none.

    The text is given as str, never bytes: trafilatura unpacks bytes that look like an archive, without a limit.
    """
    tree = trafilatura.load_html(html)
    if tree is None:
        return "", ""
    metadata = trafilatura.extract_metadata(tree)
    text = trafilatura.extract(tree, output_format="markdown", include_comments=False, include_tables=True)
    return metadata.title or "", text or ""
