"""Which one is meant by how its id begins. Imports nothing that takes time: `submit.py` asks it, too."""

from collections.abc import Sequence

from self_evolving_agent.errors import UsageError

MOST_TOLD = 8


def meant(named: str, found: Sequence[str], what: str, hint: str) -> str:
    """Give the one id that is meant by an id or by how it begins.

    Args:
        found: The ids that begin so; more than are told only show that there are more.
        what: What they are the ids of.
        hint: What to do where there is none.

    Raises:
        UsageError: If none begins so, or several do; the message lists them.
    """
    if not named:  # as a script's variable that was never set
        raise UsageError(f"which {what}?", "say how its id begins")
    if named in found:
        return named
    if not found:
        raise UsageError(f"no {what} begins with {named!r}", hint)
    if len(found) > 1:
        more = " and more" if len(found) > MOST_TOLD else ""
        raise UsageError(
            f"several {what}s begin with {named!r}: {', '.join(found[:MOST_TOLD])}{more}", "type more of it"
        )
    return found[0]
