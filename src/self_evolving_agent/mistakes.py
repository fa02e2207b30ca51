"""What some errors of Python mean, for small models that meet them again and again and do not mend them."""

import re

DELIBERATE = frozenset({"ValueError"})
"""Exceptions that code raises on purpose even where it does not name them; others may be a crash."""

_MEANINGS = (
    (
        re.compile(r"Unknown format code '[bcdoxX]' for object of type 'float'"),
        "A float cannot be formatted as a whole number: convert it with int(...) first.",
    ),
    (
        re.compile(r"Unknown format code '\w' for object of type 'str'"),
        "Text cannot be formatted as a number: convert it with int(...) or float(...) first.",
    ),
    (
        re.compile(r"time data .* does not match format|unconverted data remains"),
        "The format must be written as the text is: %H:%M, %H:%M:%S or %H:%M:%S.%f; %m/%d/%Y, %Y-%m-%d or %d %B %Y.",
    ),
    (
        re.compile(r"'float' object cannot be interpreted as an integer|list indices must be integers"),
        "Whole numbers are wanted here: use // instead of /, or int(...).",
    ),
    (
        re.compile(r"not supported between instances of '(?:str' and '(?:int|float)|(?:int|float)' and 'str)'"),
        "Text is compared with a number: convert it with int(...) or float(...) first.",
    ),
    (
        re.compile(r"can only concatenate str|must be str, not|sequence item \d+: expected str instance"),
        "Numbers are joined with text: convert them with str(...) first.",
    ),
    (re.compile(r"EOF when reading a line"), "Nobody types anything in: write the values into the program."),
)
_ACCIDENTS = re.compile(
    r"Unknown format code|Invalid format specifier|not allowed (?:in|with)|format specifier|too many values to unpack"
    r"|not enough values to unpack|time data .* does not match format|unconverted data remains"
    r"|invalid literal for int\(\) with base 10: '-?\d*\.\d+'"
)


def meaning_of(failure: str) -> str:
    """Say what to do about an error; empty where it speaks for itself.

    Args:
        failure: What a program wrote, with the line of its exception.
    """
    return next((meaning for pattern, meaning in _MEANINGS if pattern.search(failure)), "")


def with_meaning(failure: str) -> str:
    """Add to an error what to do about it, where that is known."""
    return f"{failure}\n{meaning_of(failure)}".rstrip()


def is_accident(message: str) -> bool:
    """Tell whether the message of a ValueError is one of Python's own on code that is wrong whatever its arguments."""
    return _ACCIDENTS.search(message) is not None
