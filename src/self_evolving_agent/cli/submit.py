"""`submit.py`: drop one record for the loop, and say what became of it.

Imports nothing that takes time: records are checked by hand here, and validated by the loop.
"""

import os
import sys
from collections.abc import Sequence

from self_evolving_agent.errors import AgentError, UsageError

RESULTS = ("success", "partial", "failure")
LONGEST = 200_000
LARGEST = 10_000_000

OPTIONS = {
    "--goal": ("TEXT", "what a finished session was about"),
    "--result": ("R", f"how it ended: {', '.join(RESULTS)}"),
    "--error": ("TEXT", "an error it met; may be repeated"),
    "--transcript": ("FILE", "what was said and done in it"),
    "--domain": ("ANY", "any word; it is kept, and mapped"),
    "--status": ("ID", "queued, running, done with the answer, or failed with the reason; how an id begins will do"),
    "--home": ("DIR", "where the loop keeps all (~/.self-evolving-agent)"),
    "--provider": ("P", "mock: for a loop that runs with the mock"),
    "--json": ("", "one JSON object"),
}


class Asked:
    """What was asked for; the values here stand where nothing was said."""

    text: str | None = None
    goal: str | None = None
    domain: str | None = None
    result: str | None = None
    error: Sequence[str] = ()
    transcript: str | None = None
    status: str | None = None
    home: str | None = None
    provider: str | None = None
    json: bool = False


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what was asked, and give the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(_asked(given))
    except AgentError as error:
        return _tell(error.kind, error.message, error.hint, error.exit_code, is_json="--json" in given)
    except OSError as error:
        message = f"{error.filename or 'the submission'}: {error.strerror}"
        return _tell("storage_error", message, "check the folder, or name another home", 1, is_json="--json" in given)
    except KeyboardInterrupt:
        return 130


def _asked(given: Sequence[str]) -> Asked:
    """Read plain arguments here, and leave all that is not plain to argparse, which takes as long as all the rest."""
    asked, rest = Asked(), [*given]
    while rest:
        word = rest.pop(0)
        takes, name = OPTIONS.get(word, (None, ""))[0], word.removeprefix("--")
        if takes == "":
            asked.json = True
        elif takes and rest and not rest[0].startswith("-"):
            value = rest.pop(0)
            setattr(asked, name, [*asked.error, value] if name == "error" else value)
        elif asked.text is None and (word == "-" or not word.startswith("-")):
            asked.text = word
        else:
            from .submit_arguments import parse

            return parse(given)
    return asked


def _run(asked: Asked) -> int:
    if asked.result is not None and asked.result not in RESULTS:
        raise UsageError(f"--result is {', '.join(RESULTS[:2])} or {RESULTS[2]}, not {asked.result!r}", "see --help")
    if asked.status is not None:
        from .submit_status import show_status

        return show_status(asked)
    from .submit_folder import drop

    content, record_id = _content(asked)
    drop(content, record_id, asked.home, asked.provider)
    print(f'{{"id": "{record_id}"}}' if asked.json else record_id)
    return 0


def _content(asked: Asked) -> tuple[bytes, str]:
    """Give the record as it is dropped, and its id."""
    import json

    record = _record(asked, json)
    record_id = _new_id()
    own = record.get("id")
    record = {**record, "id": record_id, **({"own_id": own} if own is not None else {})}
    content = f"{json.dumps(record, ensure_ascii=False)}\n".encode("utf-8", "replace")
    if len(content) > LARGEST:
        raise UsageError(f"the record is larger than {LARGEST:,} bytes", "leave the middle of its transcript out")
    return content, record_id


def _record(asked: Asked, json):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - typing costs time
    record: dict[str, object] = {}
    if asked.goal is not None:
        if asked.text is not None:
            raise UsageError("a task, or a goal: not both", "see --help")
        if asked.result is None:
            raise UsageError("how did it end?", "say --result success, partial or failure")
        record = {"goal": _checked(asked.goal, "goal"), "result": asked.result}
        if asked.error:
            record["errors"] = list(asked.error)
        if asked.transcript is not None:
            with open(asked.transcript, encoding="utf-8", errors="replace") as file:  # noqa: PTH123 - pathlib costs time
                record["transcript"] = file.read(LARGEST)
    elif asked.result is not None or asked.error or asked.transcript is not None:
        raise UsageError("a finished session has a goal", 'say --goal "TEXT"')
    elif asked.text is None:
        raise UsageError("nothing to submit", 'say what: submit.py "TASK", or see --help')
    elif asked.text == "-":
        record = _from_stdin(json)  # type: ignore[no-untyped-call]  # as above
    else:
        record = {"task": _checked(asked.text, "task")}
    if asked.domain is not None:
        record["domain"] = asked.domain
    return record


def _from_stdin(json):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - as above
    """Read a JSON object as the record that it is, anything else as the text of a task."""
    if sys.stdin is None or sys.stdin.closed:
        raise UsageError("there is no standard input to read from", 'say it: submit.py "TASK"')
    content = sys.stdin.buffer.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise UsageError(f"the record is larger than {LARGEST:,} bytes")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UsageError("standard input is no text: it holds bytes that are no UTF-8") from None
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        # Whole JSON with words behind it is a task that states a value; JSON that breaks off was meant as a record.
        if "".join(text[:LONGEST].split()).startswith('{"') and "Extra data" not in str(error):
            raise UsageError(f"the record is no JSON: {error}", 'such as {"task": "..."}') from None
        record = None
    if not isinstance(record, dict):
        return {"task": _checked(text, "task")}
    if not any(isinstance(record.get(name), str) for name in ("task", "goal", "text")):
        raise UsageError("the record has neither a task nor a goal", 'such as {"task": "..."}')
    if "result" not in record and not isinstance(record.get("task", record.get("text")), str):
        raise UsageError("the record has a goal and no result", "success, partial or failure")
    return record


def _checked(text: str, name: str) -> str:
    if not text.strip():
        raise UsageError(f"the {name} is empty", "say what in a few words")
    if "\0" in text or (not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text)):
        raise UsageError(f"the {name} is no text: it holds bytes that are no UTF-8, or NUL")
    if len(text) > LONGEST:
        raise UsageError(f"the {name} is longer than {LONGEST:,} characters", "name a file of the workspace instead")
    return text


def _new_id() -> str:
    """Give an id as the program's own: 48 bits of milliseconds, then 80 random bits, in 26 letters and digits."""
    import time

    number = int(time.time() * 1000) << 80 | int.from_bytes(os.urandom(10), "big")
    return "".join("0123456789abcdefghjkmnpqrstvwxyz"[number >> 5 * place & 31] for place in range(25, -1, -1))


def _tell(kind: str, message: str, hint: str, code: int, *, is_json: bool) -> int:
    print(f"error: {message}", file=sys.stderr)
    if hint:
        print(f"hint: {hint}", file=sys.stderr)
    if is_json:
        import json

        print(json.dumps({"id": None, "error": {"type": kind, "message": message, "hint": hint}}))
    return code
