"""What a raw record says."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import JsonValue

from self_evolving_agent.models.sessions import Flaw, Record, Session, TaskRecord, domain_of
from self_evolving_agent.records import is_own_id, made_id, named_by, parsed, read_record


def read(raw: JsonValue) -> Record:
    return read_record(raw, "by its name", "by its content", "line 1")


def session(**more: JsonValue) -> Session:
    found = read({"goal": "walk the dog", "result": "success", **more})
    assert isinstance(found, Session), found
    return found


def flaw(raw: JsonValue) -> str:
    found = read(raw)
    assert isinstance(found, Flaw), found
    assert (found.id, found.where) == ("by its content", "line 1")
    return found.reason


def test_a_task_without_a_result_is_a_task_to_do() -> None:
    found = read({"task": "sum of 2 and 3", "domain": "Back Office", "priority": 3})
    assert found == TaskRecord(id="by its name", text="sum of 2 and 3", domain="Back Office", extra={"priority": 3})


def test_a_record_with_a_result_is_a_finished_session_whatever_its_goal_is_called() -> None:
    assert isinstance(read({"task": "x", "result": "failure"}), Session)
    assert isinstance(read({"Prompt": "x", "Outcome": "failed"}), Session)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("success", "success"),
        (True, "success"),
        (1, "success"),
        ("Partial", "partial"),
        (False, "failure"),
        (" FAILED", "failure"),
    ],
)
def test_a_result_is_understood_as_it_is_commonly_said(said: JsonValue, meant: str) -> None:
    assert session(result=said).result == meant


def test_errors_and_calls_may_be_a_text_a_list_or_objects() -> None:
    found = session(errors="it broke", tool_calls=[{"name": "ls"}, "cat x", None])
    assert found.errors == ("it broke",)
    assert found.tool_calls == ('{"name": "ls"}', "cat x")
    assert session(errors='["one", "two"]').errors == ("one", "two")


def test_a_transcript_may_be_a_list_of_messages() -> None:
    messages: JsonValue = [{"role": "user", "content": "hi"}, {"role": "assistant", "content": "hello"}]
    assert session(messages=messages).transcript == "user: hi\nassistant: hello"


def test_of_a_long_transcript_the_end_is_kept() -> None:
    assert session(transcript=f"{'x' * 300_000}the end").transcript.endswith("the end")
    assert len(session(transcript="x" * 300_000).transcript) == 200_000


def test_unknown_fields_are_kept_and_known_ones_are_not_kept_twice() -> None:
    assert session(when="today", id=7, cost=0.5).extra == {"id": 7, "cost": 0.5}


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ([1], "a record is an object, not a list"),
        (None, "a record is an object, not nothing"),
        ({}, "no task and no goal"),
        ({"goal": "x"}, "a goal without a result"),
        ({"goal": " ", "result": "success"}, "goal is empty"),
        ({"goal": 3, "result": "success"}, "goal is a text, not a number"),
        ({"task": "a\0b"}, "task is no text"),
        ({"task": "\ud800"}, "task is no text"),
        ({"task": "x" * 200_001}, "longer than 200,000 characters"),
        ({"task": "x", "domain": ["a"]}, "domain is a word, not a list"),
        ({"goal": "x", "result": "perhaps"}, "not 'perhaps'"),
    ],
)
def test_a_record_that_cannot_be_used_says_why(raw: JsonValue, reason: str) -> None:
    assert reason in flaw(raw)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b'{"a": ', "no JSON: Expecting value at character 6"),
        (b"\xff\xfe", "no UTF-8"),
        (b'{"a": NaN}', "NaN is no number of JSON"),
        (b"[" * 100_000, "no JSON that can be used"),
        (b'{"a": ' + b"9" * 5000 + b"}", "no JSON that can be used"),
    ],
)
def test_what_is_no_json_says_why(content: bytes, reason: str) -> None:
    found = parsed(content)
    assert isinstance(found, Flaw)
    assert reason in found.reason


def test_half_a_character_beside_the_goal_is_replaced() -> None:
    half = "a\ud800"
    found = session(domain=half, errors=[half], tool_calls=half, transcript=half, when=half, **{half: [half]})
    told = (found.domain, *found.errors, *found.tool_calls, found.transcript, found.when, *found.extra)
    assert told == ("a?",) * 6
    assert found.extra == {"a?": ["a?"]}


def test_a_byte_order_mark_is_no_harm() -> None:
    assert parsed(b"\xef\xbb\xbf{}") == {}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text() | st.just("half \ud800"),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.text() | st.sampled_from(("goal", "result", "task", "errors", "domain")), inner, max_size=6
        )
    ),
    max_leaves=20,
)


@given(JSON)
def test_any_json_gives_a_record_or_a_flaw_that_can_be_written_again(raw: JsonValue) -> None:
    record = read(raw)
    assert json.loads(record.model_dump_json().encode())["id"]


@pytest.mark.parametrize(
    ("word", "domain"),
    [
        ("coding", "coding"),
        ("Backend", "coding"),
        ("data-science", "analysis"),
        ("web_search", "research"),
        ("Travel / Lisbon", "planning"),
        ("e-mail", "writing"),
        ("gardening", None),
        ("", None),
    ],
)
def test_any_word_is_mapped_to_one_of_our_domains_or_to_none(word: str, domain: str | None) -> None:
    assert domain_of(word) == domain


def test_a_session_is_worth_another_try_when_it_failed_or_was_clumsy() -> None:
    assert not session(errors=["a", "b"]).is_worth_another_try
    assert session(errors=["a", "b", "c"]).is_worth_another_try
    assert session(tool_calls=["x"] * 20).is_worth_another_try
    assert session(result="partial").is_worth_another_try
    assert session(result="failure").is_worth_another_try


def test_made_ids_are_run_ids_that_no_clock_gives() -> None:
    assert made_id("a", "b") == made_id("a", "b") != made_id("ab")
    assert is_own_id(made_id("a"))
    assert made_id("a").startswith("z")


@pytest.mark.parametrize(
    ("raw", "name"), [({"id": 7}, "7"), ({"uuid": "x"}, "x"), ({"id": True}, None), ([], None), ({"id": ""}, None)]
)
def test_a_record_calls_itself_by_its_id(raw: JsonValue, name: str | None) -> None:
    assert named_by(raw) == name
