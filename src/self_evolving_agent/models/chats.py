"""A chat: its turns, and the results that later turns may speak of."""

from typing import Literal

from pydantic import JsonValue

from self_evolving_agent.models.base import Frozen

ResultKind = Literal["text", "number", "list", "table", "file"]
TurnKind = Literal["task", "question", "talk", "asked_back"]


class Result(Frozen):
    """An answer of a chat, kept as data under a name.

    Attributes:
        name: `r1`, `r2`, ... in the order of the chat; never given twice.
        value: Plain JSON. A table is a list of objects with the same keys; a file is its path in the workspace.
        written: Of a number, how it stood in the answer, where that says more: "42 km".
        about: What was asked for, its first 200 characters.
    """

    name: str
    kind: ResultKind
    value: JsonValue
    written: str = ""
    about: str = ""


class Turn(Frozen):
    """What a person said, and what came back.

    Attributes:
        number: From 1.
        task: What was run, where it is not what was said: with data put in, or told in full.
        given: Names of the results that its code was given; of a question back, those that may be meant.
        run_id: The run that answered; None where no run was needed.
        error: Why there is no answer.
    """

    number: int
    kind: TurnKind
    said: str
    task: str = ""
    given: tuple[str, ...] = ()
    answer: str = ""
    run_id: str | None = None
    success: bool = True
    results: tuple[Result, ...] = ()
    error: str = ""
