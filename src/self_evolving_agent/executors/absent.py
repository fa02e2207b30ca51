"""Packages that programs reach for and that are not in the sandbox."""

import re
from collections.abc import Collection

from self_evolving_agent.mistakes import with_meaning

POPULAR = frozenset(
    {
        *("pandas", "numpy", "scipy", "sympy", "sklearn", "scikit-learn", "matplotlib", "seaborn", "plotly"),
        *("polars", "pyarrow", "openpyxl", "xlrd", "requests", "httpx", "aiohttp", "bs4", "beautifulsoup"),
        *("beautifulsoup4", "lxml", "nltk", "spacy", "torch", "pytorch", "tensorflow", "keras", "networkx", "pillow"),
        *("opencv", "sqlalchemy", "dateutil", "pytz"),
    }
)
"""What models name without being asked; an idea that stands on one of them leads nowhere here."""

_WORD = re.compile(r"[a-z][a-z0-9-]+")
_NOT_THERE = re.compile(r"ModuleNotFoundError: No module named '([\w.]+)'")


def absent_package(text: str, packages: Collection[str]) -> str | None:
    """Find the first package that a text names and that code here cannot import.

    Args:
        text: An approach.
        packages: Those that code may import beyond the standard library.
    """
    here = {name.lower().replace("_", "-") for name in packages}
    return next((word for word in _WORD.findall(text.lower()) if word in POPULAR and word not in here), None)


def explained(failure: str, packages: Collection[str]) -> str:
    """Add to what a program showed what it means: that a package is not there, and what is, or what to do instead."""
    found = _NOT_THERE.search(failure)
    if found is None:
        return with_meaning(failure)
    others = f" and {', '.join(packages)}" if packages else ""
    return f"{failure}\n{found[1]} is not there: write it with the standard library{others} alone."
