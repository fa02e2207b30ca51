"""Changing a program's syntax tree."""

import ast
import re
from collections.abc import Callable

Change = Callable[[ast.AST], ast.AST | None]
"""Gives what a node becomes; None where it stays."""

Remedy = Callable[[ast.Module, re.Match[str]], None]
"""Changes a tree, given what was found in the error."""


class _Each(ast.NodeTransformer):
    """Changes every node of a tree that a function knows how to change."""

    def __init__(self, change: Change) -> None:
        self._change = change

    def visit(self, node: ast.AST) -> ast.AST:
        self.generic_visit(node)
        return self._change(node) or node


def rewrite(tree: ast.Module, change: Change, helper: str = "") -> None:
    """Change every node that a function knows how to change, outside the definition of a helper.

    Args:
        tree: Of a program.
        change: Knows expressions, not statements.
        helper: Its name.
    """
    for statement in tree.body:
        if not helper or getattr(statement, "name", "") != helper:
            _Each(change).visit(statement)


def text_of(node: ast.AST | None) -> str:
    """Give a literal text; empty for all else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def with_helper(tree: ast.Module, name: str, source: str) -> None:
    """Define a helper after the imports of a program that calls it and does not define it yet."""
    defines = any(getattr(node, "name", "") == name for node in tree.body)
    calls = any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(tree))
    if defines or not calls:
        return
    imports = [n for n, node in enumerate(tree.body, start=1) if isinstance(node, ast.Import | ast.ImportFrom)]
    first = max(imports, default=0)
    tree.body[first:first] = ast.parse(source).body
