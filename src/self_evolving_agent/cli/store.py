"""The log and its neighbours, for the commands that read them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from self_evolving_agent.bootstrap import Store, open_store
from self_evolving_agent.environment import find_log_home
from self_evolving_agent.errors import UsageError

from .arguments import Options
from .glance import log_home
from .output import Output


@contextmanager
def opened(options: Options, out: Output) -> Iterator[Store]:
    """Open the home that is meant, and close it again; reading makes no home.

    Raises:
        UsageError: If nothing happened there yet.
    """
    store = open_store(existing_home(options, out))
    try:
        yield store
    finally:
        store.close()


def existing_home(options: Options, out: Output) -> Path:
    """Give the folder whose log is meant.

    Raises:
        UsageError: If nothing happened there yet.
    """
    home = log_home(options, out)
    if home is None:
        place = find_log_home(options.home, options.provider)
        raise UsageError(f"there is no log in {place}", "a first --task makes one; --home DIR names another")
    return home
