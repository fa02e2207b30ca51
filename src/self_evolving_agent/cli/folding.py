"""Breaking prose between words where a terminal would break it within them, while it is still coming."""

import re

from .text import cells

FENCE = "```"
_PARTS = re.compile(r"\n|[^\S\n]+|\S+")


class Folding:
    """Takes pieces of a text and gives them back with line breaks in it; code between fences stays as it is.

    Args:
        width: Columns of a line.
    """

    def __init__(self, width: int) -> None:
        self._width = width
        self._column = 0
        self._space = ""
        self._word = ""
        self._is_code = False

    def take(self, piece: str) -> str:
        """Give what can be shown now: a word waits for its end, unless it is written without spaces between words."""
        shown = []
        for part in _PARTS.findall(piece):
            if part.isspace():
                shown.append(self._placed())
                self._keep_space(part, shown)
            else:
                self._word += part
        if cells(self._word) > len(self._word):
            shown.append(self._placed())
        return "".join(shown)

    def end(self) -> str:
        """Give what still waits."""
        return self._placed()

    def _placed(self) -> str:
        """Give the word that waits, on the next line where there is no room for it on this one."""
        word, space = self._word, self._space
        if not word:
            return ""
        if word.startswith(FENCE) and not self._column:
            self._is_code = not self._is_code
        has_room = self._column + len(space) + cells(word) <= self._width
        if not has_room and self._column and space and not self._is_code:
            space, self._column = "\n", 0
        else:
            self._column += len(space)
        self._column += cells(word)
        if self._column > self._width:  # the terminal has broken a long word
            self._column = (self._column - 1) % self._width + 1
        self._word = self._space = ""
        return space + word

    def _keep_space(self, part: str, shown: list[str]) -> None:
        if part == "\n":
            shown.append(part)
            self._space, self._column = "", 0
        else:
            self._space += part
