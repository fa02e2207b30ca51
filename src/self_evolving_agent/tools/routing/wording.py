"""The fixed words of a route, and how they are found in a text: spaces are alike, a full stop at the end is none."""

_END = (".", "?")


def fold(text: str) -> str:
    """Give the text with runs of white space as one space, and the first letter of a plain first word small."""
    folded = " ".join(text.split())
    first = folded.split(" ", 1)[0].rstrip(",:;.!?")
    # Only where the rest of the word is small: "MW" is not "mW".
    is_plain = first.isalpha() and first[1:].islower() and len(first[0].lower()) == 1
    return folded[:1].lower() + folded[1:] if is_plain else folded


def strip_end(wording: str) -> str:
    """Leave out the one full stop or question mark that may end a task, or not."""
    bare = wording.rstrip()
    return bare[:-1].rstrip() if bare.endswith(_END) else bare


def matched(wording: str, text: str, at: int) -> int | None:
    """Find where the wording ends that begins at this place of the text; None when it does not stand there."""
    pieces = wording.split(" ")
    for i, piece in enumerate(pieces):
        if not text.startswith(piece, at):
            return None
        at += len(piece)
        if i < len(pieces) - 1:
            after = _skip_space(text, at)
            if after == at:
                return None
            at = after
    return at


def matched_first(wording: str, text: str) -> int | None:
    """Find where the wording ends that begins the text."""
    at = _skip_space(text, 0)
    if text.startswith(wording[:1], at) or fold(text[at : at + 80])[:1] != wording[:1]:
        return matched(wording, text, at)
    return matched(wording[1:], text, at + 1)


def matched_last(wording: str, text: str, at: int) -> bool:
    """Tell whether nothing but the wording stands from this place on."""
    end = matched(strip_end(wording), text, at)
    return end is not None and text[end:].strip() in {"", *_END}


def _skip_space(text: str, at: int) -> int:
    while text[at : at + 1].isspace():
        at += 1
    return at
