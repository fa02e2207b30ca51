import base64
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from self_evolving_agent.models import ExecutionResult
from self_evolving_agent.sandboxes.channel import read_channel


def line(**fields: object) -> bytes:
    return json.dumps(fields).encode() + b"\n"


def file(name: str, content: bytes) -> bytes:
    return line(file=name.encode().hex(), content=base64.b64encode(content).decode())


def test_what_the_driver_says_is_read() -> None:
    handout = read_channel(line(ready=True) + line(outcome=0, returned=[1], mutated=True) + file("a/b", b"x"), calls=1)
    assert handout.started
    assert handout.outcomes[0].returned == [1]
    assert handout.outcomes[0].mutated
    assert handout.written == {"a/b": b"x"}


@given(st.binary() | st.text().map(str.encode))
def test_no_bytes_can_raise(content: bytes) -> None:
    read_channel(content + b"\n", calls=3)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda x: st.lists(x) | st.dictionaries(st.text(), x),
)


@given(JSON, JSON, JSON, JSON)
def test_no_outcome_can_raise_or_spoil_the_result(
    returned: object, raised: object, message: object, mutated: object
) -> None:
    content = line(outcome=0, returned=returned, raised=raised, message=message, mutated=mutated)
    handout = read_channel(content, calls=1)
    ExecutionResult(backend="x", exit_code=0, outcomes=handout.outcomes).model_dump_json()


@pytest.mark.parametrize(
    "junk",
    [
        b"",
        b"\xff\xfe",
        b"null",
        b"[]",
        b'{"outcome":1}',
        b'{"outcome":-1}',
        b'{"outcome":"0"}',
        b'{"outcome":0,"returned":NaN}',
        b'{"outcome":0,"returned":1e999}',
        b'{"outcome":0,"returned":' + b"9" * 5000 + b"}",
        b'{"outcome":0,"returned":' + b"[" * 200 + b"]" * 200 + b"}",
        b'{"outcome":0,"returned":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"file":"ff","content":""}',
        b'{"file":"6","content":""}',
        b'{"file":"61","content":"?"}',
        b'{"file":"61"}',
    ],
)
def test_junk_is_dropped(junk: bytes) -> None:
    handout = read_channel(junk + b"\n", calls=1)
    assert (handout.started, handout.outcomes, handout.written) == (False, (), {})


def test_half_a_line_does_not_count() -> None:
    assert read_channel(line(outcome=0, returned=1)[:-1], calls=1).outcomes == ()


def test_lone_surrogates_are_replaced_wherever_they_stand() -> None:
    (outcome,) = read_channel(
        b'{"outcome":0,"returned":["\\ud800",{"\\udfff":1}],"message":"\\ud800"}\n', calls=1
    ).outcomes
    assert outcome.returned == ["\ufffd", {"\ufffd": 1}]
    assert outcome.message == "\ufffd"


def test_long_words_are_cut() -> None:
    (outcome,) = read_channel(line(outcome=0, raised="x" * 9_999, message="y" * 9_999), calls=1).outcomes
    assert (len(outcome.raised or ""), len(outcome.message)) == (2_000, 2_000)


def test_outcomes_beyond_the_cap_are_dropped() -> None:
    content = b"".join(line(outcome=i, returned="x" * 3_000_000) for i in range(4))
    assert len(read_channel(content, calls=4).outcomes) == 2


def test_files_beyond_the_cap_are_dropped() -> None:
    content = file("a", b"x" * 5_000_000) + file("b", b"x" * 5_000_000) + file("c", b"x")
    assert sorted(read_channel(content, calls=0).written) == ["a", "c"]


def test_a_file_written_again_replaces_the_first() -> None:
    content = file("a", b"x" * 5_000_000) + file("a", b"y" * 6_000_000)
    assert read_channel(content, calls=0).written == {"a": b"y" * 6_000_000}


def test_more_than_a_hundred_files_are_dropped() -> None:
    content = b"".join(file(str(i), b"") for i in range(120)) + file("5", b"again")
    written = read_channel(content, calls=0).written
    assert len(written) == 100
    assert written["5"] == b"again"


def test_a_name_that_is_too_long_is_dropped() -> None:
    assert read_channel(file("x" * 300, b""), calls=0).written == {}
