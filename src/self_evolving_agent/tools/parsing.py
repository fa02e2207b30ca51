"""Reading a source that anybody may have written: what is too long or too deep to be looked through is no program."""

import ast

MOST_SOURCE = 200_000
MOST_DEPTH = 120
"""Of nodes in each other; what writes a tree as text again takes five calls or more for each."""


def parsed(source: str) -> ast.Module:
    """Parse a source.

    Raises:
        SyntaxError: If it is no Python, or beyond the limits of this module.
        ValueError: If it holds NUL.
    """
    if len(source) > MOST_SOURCE:
        raise _refused(f"it is longer than {MOST_SOURCE:,} characters")
    try:
        tree = ast.parse(source)
    except (RecursionError, MemoryError) as error:
        raise _refused("it is nested too deep") from error
    level: list[ast.AST] = [tree]
    for _ in range(MOST_DEPTH):
        level = [child for node in level for child in ast.iter_child_nodes(node)]
        if not level:
            return tree
    raise _refused("it is nested too deep", getattr(level[0], "lineno", 1))


def _refused(why: str, line: int = 1) -> SyntaxError:
    error = SyntaxError(why)
    error.lineno = line
    return error
