"""Changing a program's syntax tree."""

import ast
import re
from collections.abc import Callable

Change = Callable[[ast.AST], ast.AST | None]
"""Gives what a node becomes; None where it stays."""

Remedy = Callable[[ast.Module, re.Match[str]], None]
"""Changes a tree, given what was found in the error."""


class Each(ast.NodeTransformer):
    """Changes every node of a tree that a function knows how to change."""

    def __init__(self, change: Change) -> None:
        self._change = change

    def visit(self, node: ast.AST) -> ast.AST:
        self.generic_visit(node)
        return self._change(node) or node


def text_of(node: ast.AST | None) -> str:
    """Give a literal text; empty for all else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def put_in_front(helper: str, tree: ast.Module) -> None:
    """Put the definition of a helper before the other definitions of a program, and after its imports."""
    imports = [n for n, node in enumerate(tree.body, start=1) if isinstance(node, ast.Import | ast.ImportFrom)]
    first = max(imports, default=0)
    tree.body[first:first] = ast.parse(helper).body
