"""Calls that nobody wrote: the arguments of the examples, changed a little, each by its type."""

from collections.abc import Iterator, Sequence

from pydantic import JsonValue

from self_evolving_agent.models import Call

MOST_NEAR = 24
MOST_OTHER = 80


def near_calls(calls: Sequence[Call]) -> tuple[Call, ...]:
    """Change one argument at a time a little: what is done right for a call is not undone by a step to the side."""
    found = (
        with_argument(call, place, value)
        for call in calls
        for place, argument in arguments_of(call).items()
        for value in near_values(argument)
    )
    return _chosen(found, calls, MOST_NEAR)


def small_calls(calls: Sequence[Call]) -> tuple[Call, ...]:
    """Cut all texts and lists of a call to the same few parts: chance gives what is long hardly ever a rare result."""
    found = (
        call.model_copy(
            update={
                "args": tuple(_first(argument, size) for argument in call.args),
                "kwargs": {name: _first(argument, size) for name, argument in call.kwargs.items()},
            }
        )
        for call in calls
        for size in (1, 2, 3)
    )
    return _chosen(found, calls, MOST_NEAR)


def _first(value: JsonValue, size: int) -> JsonValue:
    match value:
        case str():
            return value[:size]
        case list():
            return [item[:size] if isinstance(item, list) else item for item in value[:size]]
        case _:
            return value


def other_calls(calls: Sequence[Call]) -> tuple[Call, ...]:
    """Give calls in which two implementations may differ: equal or swapped arguments, those of other calls, edges."""
    return _chosen(_others(calls), calls, MOST_OTHER)


def near_values(value: JsonValue) -> tuple[JsonValue, ...]:
    """Give values of the same type beside one."""
    match value:
        case bool():
            return (not value,)
        case int():
            return (value + 1, value - 1)
        case float():
            return (value + 0.5, value - 0.25)
        case str() if value:
            return (value + value[0], value[1:] or value * 2, value[::-1])
        case [first, *rest]:
            return ([first, *rest, first], rest or [first, first], [*rest, first])
        case {"$tuple": [_, *_] as items}:
            return tuple({"$tuple": changed} for changed in near_values(items))
        case {"$dict": [first, *rest]}:
            return ({"$dict": rest},)
        case _:
            return ()


def _edges(value: JsonValue) -> tuple[JsonValue, ...]:
    match value:
        case bool() | None:
            return ()
        case int() | float():
            return (0, -value, value * 10)
        case str():
            return ("", value.upper(), value.lower(), f" {value} ", f"{value} {value}")
        case list():
            return ([], value[::-1], value + value, value[:1])
        case {"$tuple": list(items)}:
            return ({"$tuple": []}, {"$tuple": items[::-1]})
        case {"$dict": list()}:
            return ({"$dict": []},)
        case _:
            return ()


def _others(calls: Sequence[Call]) -> Iterator[Call]:
    for call, following in zip(calls, [*calls[1:], *calls[:1]], strict=True):
        arguments, others = arguments_of(call), arguments_of(following)
        for place, argument in arguments.items():
            later = [other for other in arguments if str(other) > str(place)]
            for other in later:
                if type(argument) is type(arguments[other]):
                    yield with_argument(call, other, argument)
                    yield with_argument(with_argument(call, place, arguments[other]), other, argument)
            if place in others:
                yield with_argument(call, place, others[place])
            for value in _edges(argument):
                yield with_argument(call, place, value)


def arguments_of(call: Call) -> dict[int | str, JsonValue]:
    """Give the arguments of a call by their places: numbers and names."""
    arguments: dict[int | str, JsonValue] = dict(enumerate(call.args))
    arguments.update(call.kwargs.items())
    return arguments


def with_argument(call: Call, place: int | str, value: JsonValue) -> Call:
    """Give a call with another value in one place."""
    if isinstance(place, str):
        return call.model_copy(update={"kwargs": {**call.kwargs, place: value}})
    return call.model_copy(update={"args": (*call.args[:place], value, *call.args[place + 1 :])})


def _chosen(found: Iterator[Call], asked: Sequence[Call], most: int) -> tuple[Call, ...]:
    """Leave out what is asked already, and where there are too many take them evenly."""
    new = distinct_calls((*asked, *found))[len(distinct_calls(asked)) :]
    step = max(1, -(-len(new) // most))
    return tuple(new[::step])


def distinct_calls(calls: Sequence[Call]) -> tuple[Call, ...]:
    """Leave out the calls that came before."""
    said = [(call.function, call.args, call.kwargs) for call in calls]  # which compare ten times faster than models
    return tuple(call for index, call in enumerate(calls) if said[index] not in said[:index])
