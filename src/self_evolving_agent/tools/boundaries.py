"""Calls at the constants of a source: a threshold that is off by one shows there and nowhere else."""

import ast
from collections.abc import Iterator, Sequence

from pydantic import JsonValue

from self_evolving_agent.models import Call
from self_evolving_agent.tools.perturbing import arguments_of, with_argument

MOST_AT_CONSTANTS = 60
_MOST_CONSTANTS = 12
_MOST_CALLS = 2
_MOST_LENGTH = 40
_MOST_TEXT = 40
_FAR = 1000.0
"""A number beyond this is no argument: loops up to it would take all the time there is."""


def calls_at_constants(source: str, calls: Sequence[Call]) -> tuple[Call, ...]:
    """Give calls with the constants of a source in place of arguments, those at them before those beside them.

    Numbers stand for numbers, and for the length of texts and lists; texts stand alone and within other texts.

    Args:
        source: Python that was parsed before.
        calls: Those of the examples.
    """
    numbers, texts = _constants(ast.parse(source))
    found: list[Call] = []
    for step in range(3):
        for constant in (*numbers, *texts):
            for call in calls[:_MOST_CALLS]:
                for place, argument in arguments_of(call).items():
                    values = list(_at(constant, argument))
                    if step < len(values):
                        found.append(with_argument(call, place, values[step]))
    new = [call for index, call in enumerate(found) if call not in calls and call not in found[:index]]
    return tuple(new[:MOST_AT_CONSTANTS])


def _constants(tree: ast.Module) -> tuple[list[int | float], list[str]]:
    """Give numbers and texts of a source, those it compares with first; of each kind the first few."""
    compared = [part for node in ast.walk(tree) if isinstance(node, ast.Compare) for part in ast.walk(node)]
    words = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    words |= {id(part) for node in ast.walk(tree) if isinstance(node, ast.Raise) for part in ast.walk(node)}
    numbers: dict[int | float, None] = {}
    texts: dict[str, None] = {}
    for node in (*compared, *ast.walk(tree)):
        match node:
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() | float() as value)) if value <= _FAR:
                numbers[-value] = None
            case _ if id(node) in words:
                continue
            case ast.Constant(value=bool()):
                continue
            case ast.Constant(value=int() | float() as value) if abs(value) <= _FAR:
                numbers[value] = None
            case ast.Constant(value=str(value)) if 0 < len(value) <= _MOST_TEXT:
                texts[value] = None
            case _:
                continue
    return list(numbers)[:_MOST_CONSTANTS], list(texts)[:_MOST_CONSTANTS]


def _at(constant: float | str, argument: JsonValue) -> Iterator[JsonValue]:
    """Give what stands at a constant in an argument's place, then what stands beside it."""
    match constant, argument:
        case _, bool():
            return
        case int() | float(), int():
            nearest = round(constant)
            yield from (nearest, nearest + 1, nearest - 1)
        case int() | float(), float():
            yield from (float(constant), constant + 0.5, constant - 0.5)
        case int(), [_, *_] | str() if argument and 0 < constant <= _MOST_LENGTH:
            yield from (_of_length(argument, length) for length in (constant, constant + 1, constant - 1))
        case str(), str():
            middle = len(argument) // 2
            yield from (constant, argument[:middle] + constant + argument[middle:], argument + constant)
        case _:
            return


def _of_length(whole: JsonValue, length: int) -> JsonValue:
    match whole:
        case str() | list():
            return (whole * (length // len(whole) + 1))[:length]
        case _:
            return whole
