"""`submit.py`, as people run it."""

import fcntl
import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from cli_program import ProgramUnderTest
from self_evolving_agent.bootstrap import open_store
from self_evolving_agent.events import SessionFinished, SessionRejected
from self_evolving_agent.models.sessions import Session, TaskRecord
from self_evolving_agent.records import is_own_id
from storage_samples import stamp


def dropped(program: ProgramUnderTest, record_id: str) -> Any:
    return json.loads((program.home / "incoming" / f"{record_id}.json").read_text())


def settle(program: ProgramUnderTest, record_id: str, event: SessionFinished | SessionRejected) -> None:
    store = open_store(program.home)
    store.log.append(stamp(record_id), [event])
    store.close()


def test_a_task_is_dropped_whole_for_its_owner_alone_and_its_id_is_printed(program: ProgramUnderTest) -> None:
    ran = program.submit("sum of 2 and 3")
    assert (ran.code, ran.err) == (0, "")
    record_id = ran.out.strip()
    assert is_own_id(record_id)
    assert dropped(program, record_id) == {"task": "sum of 2 and 3", "id": record_id}
    folder = program.home / "incoming"
    (path,) = folder.iterdir()
    assert (stat.S_IMODE(path.stat().st_mode), stat.S_IMODE(folder.stat().st_mode)) == (0o600, 0o700)


def test_a_home_that_a_submission_makes_is_closed_to_others(program: ProgramUnderTest) -> None:
    assert program.submit("sum of 2 and 3", AGENT_HOME=str(program.folder / "new" / "home")).code == 0
    made = [program.folder / "new", program.folder / "new" / "home", program.folder / "new" / "home" / "incoming"]
    assert [folder.stat().st_mode & 0o777 for folder in made] == [0o700] * 3


def test_a_finished_session_is_told_by_its_goal_and_result(program: ProgramUnderTest) -> None:
    (program.folder / "said.txt").write_text("user: hi")
    ran = program.submit(
        *("--goal", "walk", "--result", "failure", "--error", "it rained", "--error", "it snowed"),
        *("--domain", "Outdoors", "--transcript", "said.txt", "--json"),
    )
    assert dropped(program, ran.json["id"]) == {
        "goal": "walk",
        "result": "failure",
        "errors": ["it rained", "it snowed"],
        "transcript": "user: hi",
        "domain": "Outdoors",
        "id": ran.json["id"],
    }


def test_standard_input_is_a_record_or_the_text_of_a_task(program: ProgramUnderTest) -> None:
    ran = program.submit("-", stdin=b'{"task": "x", "team": "blue", "id": 7}')
    assert dropped(program, ran.out.strip()) == {"task": "x", "team": "blue", "id": ran.out.strip(), "own_id": 7}
    ran = program.submit("-", stdin="Summe über alles\n".encode())
    assert dropped(program, ran.out.strip())["task"] == "Summe über alles\n"
    ran = program.submit("-", stdin=b'{"a": 1, "b": 2}\nWhat is the sum of the values?')
    assert dropped(program, ran.out.strip())["task"].startswith('{"a": 1')


def test_what_is_submitted_is_what_the_loop_reads(program: ProgramUnderTest) -> None:
    from self_evolving_agent.records import read_record

    task = dropped(program, program.submit("sum of 2 and 3", "--domain", "finance").out.strip())
    session = dropped(program, program.submit("--goal", "walk", "--result", "partial").out.strip())
    assert isinstance(read_record(task, "a", "b", ""), TaskRecord)
    assert isinstance(read_record(session, "a", "b", ""), Session)


@pytest.mark.parametrize(
    ("arguments", "stdin", "message"),
    [
        ([], b"", "nothing to submit"),
        ([" "], b"", "the task is empty"),
        (["--goal", "walk"], b"", "how did it end?"),
        (["--result", "success"], b"", "a finished session has a goal"),
        (["x", "--goal", "y", "--result", "success"], b"", "a task, or a goal: not both"),
        (["--goal", "y", "--result", "perhaps"], b"", "--result is success, partial or failure, not 'perhaps'"),
        (["--nonsense"], b"", "unrecognized arguments: --nonsense"),
        (["--goal"], b"", "argument --goal: expected one argument"),
        (["a", "b"], b"", "unrecognized arguments: b"),
        (["-"], b"\xff", "standard input is no text"),
        (["-"], b'{"a": 1}', "neither a task nor a goal"),
        (["-"], b'{"goal": "x"}', "a goal and no result"),
        (["-"], b'{\n  "goal": "x", "resu', "the record is no JSON"),
        (["-"], b"", "the task is empty"),
        (["--status", "01m8ppgjyt9c7c971jyjy50bd2"], b"", "no record begins with '01m8ppgjyt9c7c971jyjy50bd2'"),
        (["--status", ""], b"", "which record?"),
        (["--goal=x", "--result=success", "--transcript=none.txt"], b"", "none.txt: No such file"),
    ],
)
def test_what_makes_no_sense_is_told_in_one_line_and_drops_nothing(
    program: ProgramUnderTest, arguments: list[str], stdin: bytes, message: str
) -> None:
    ran = program.submit(*arguments, stdin=stdin)
    assert message in ran.err
    assert "Traceback" not in ran.err
    assert ran.code == (1 if "none.txt" in message else 2)
    assert not (program.home / "incoming").exists()


def test_a_mistake_is_told_as_json_too(program: ProgramUnderTest) -> None:
    ran = program.submit("--json")
    assert ran.json["error"]["type"] == "usage_error"


def test_help_names_every_way(program: ProgramUnderTest) -> None:
    ran = program.submit("--help")
    assert ran.code == 0
    for word in ("--goal", "--result", "--status", "--domain", "--transcript", "--json", "standard"):
        assert word in ran.out
    assert max(map(len, ran.out.splitlines())) <= 79
    assert program.submit("--version").out.startswith("self-evolving-agent ")


def test_what_nobody_took_is_queued_and_what_somebody_holds_is_running(program: ProgramUnderTest) -> None:
    record_id = program.submit("sum of 2 and 3").out.strip()
    assert program.submit("--status", record_id).out == "queued\n"
    folder = program.home / "incoming"
    (folder / "running").mkdir()
    path = (folder / f"{record_id}.json").rename(folder / "running" / f"{record_id}.json")
    assert program.submit("--status", record_id).out == "queued\n"
    with path.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert program.submit("--status", record_id).out == "running\n"


def test_how_an_id_begins_will_do_wherever_the_record_is(program: ProgramUnderTest) -> None:
    queued, running, done = (f"{letter}{'0' * 25}" for letter in "abc")
    (program.home / "incoming" / "running").mkdir(parents=True)
    (program.home / "incoming" / f"{queued}.json").write_text("{}")
    path = program.home / "incoming" / "running" / f"{running}.json"
    path.write_text("{}")
    settle(program, done, SessionFinished(outcome="done", run=done))
    assert program.submit("--status", queued[:4]).out == "queued\n"
    assert program.submit("--status", done[:4]).out == "done\n"
    with path.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        told = program.submit("--status", running[:4], "--json").json
    assert (told["id"], told["status"]) == (running, "running")


def test_several_records_that_begin_alike_are_told_and_a_whole_id_is_meant_before_others(
    program: ProgramUnderTest,
) -> None:
    (program.home / "incoming").mkdir(parents=True)
    for name in ("ab2", "ab", ".ab3"):
        (program.home / "incoming" / f"{name}.json").write_text("{}")
    settle(program, "ab1", SessionFinished(outcome="done", run="ab1"))
    several = program.submit("--status", "a")
    assert (several.code, several.out) == (2, "")
    assert "several records begin with 'a': ab, ab1, ab2\n" in several.err
    assert program.submit("--status", "ab").out == "queued\n"


def test_what_is_settled_is_told_although_nothing_more_can_be_left_for_the_loop(program: ProgramUnderTest) -> None:
    settle(program, "ab1", SessionFinished(outcome="done", run="ab1"))
    assert program.submit("--status", "ab", SESSION_SOURCE="file:past.jsonl").out == "done\n"


def test_what_is_done_has_its_answer(program: ProgramUnderTest) -> None:
    record_id = program.submit("sum of 2 and 3").out.strip()
    store = open_store(program.home)
    answer = store.blobs.put(b"5\x1b[31m\n")
    store.close()
    settle(program, record_id, SessionFinished(outcome="done", run=record_id, answer=answer))
    ran = program.submit("--status", record_id)
    assert (ran.code, ran.out) == (0, "done\n5\\x1b[31m\n")
    told = program.submit("--status", record_id, "--json").json
    assert told == {"id": record_id, "status": "done", "answer": "5\x1b[31m\n", "reason": "", "run_id": record_id}


def test_what_failed_has_its_reason(program: ProgramUnderTest) -> None:
    record_id = program.submit("sum of 2 and 3").out.strip()
    settle(program, record_id, SessionFinished(outcome="failed", run=record_id, reason="nobody could"))
    ran = program.submit("--status", record_id)
    assert (ran.code, ran.out, ran.err) == (1, "failed\n", "reason: nobody could\n")


def test_what_was_set_aside_has_failed_and_says_why(program: ProgramUnderTest) -> None:
    record_id = program.submit("sum of 2 and 3").out.strip()
    settle(program, record_id, SessionRejected(source="s", where="w", reason="no JSON"))
    assert program.submit("--status", record_id).err == "reason: set aside: no JSON\n"


def test_a_submission_goes_where_the_settings_let_the_loop_look(program: ProgramUnderTest, tmp_path: Path) -> None:
    assert program.submit("x", SESSION_SOURCE=f"watch:{tmp_path}/box").code == 0
    assert len([*(tmp_path / "box").iterdir()]) == 1
    program.home.mkdir()
    (program.home / "config.toml").write_text(f'session_source = "watch:{tmp_path}/other"\n')
    assert program.submit("x").code == 0
    assert len([*(tmp_path / "other").iterdir()]) == 1
    ran = program.submit("x", SESSION_SOURCE="file:past.jsonl")
    assert ran.code == 2
    assert "takes its records from file:past.jsonl" in ran.err


def test_the_mock_has_a_queue_of_its_own(program: ProgramUnderTest) -> None:
    assert program.submit("x", AGENT_HOME="", EVOLUTION_MOCK="1").code == 0
    assert len([*(program.folder / ".self-evolving-agent" / "mock" / "incoming").iterdir()]) == 1


@pytest.mark.parametrize("written", ["evolution_mock = true", 'PROVIDER = "mock"'])
def test_the_mock_may_be_chosen_in_the_file(program: ProgramUnderTest, written: str) -> None:
    home = program.folder / ".self-evolving-agent"
    home.mkdir()
    (home / "config.toml").write_text(f"{written}\n")
    assert program.submit("x", AGENT_HOME="").code == 0
    assert len([*(home / "mock" / "incoming").iterdir()]) == 1


def test_whatever_means_yes_to_the_settings_means_it_to_a_submission(program: ProgramUnderTest) -> None:
    assert program.submit("x", AGENT_HOME="", EVOLUTION_MOCK="y").code == 0
    assert len([*(program.folder / ".self-evolving-agent" / "mock" / "incoming").iterdir()]) == 1


def test_a_log_that_is_no_database_is_told(program: ProgramUnderTest) -> None:
    record_id = program.submit("x").out.strip()
    (program.home / "log.db").write_text("no database " * 1000)
    ran = program.submit("--status", record_id)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("error: ")
    assert "log.db" in ran.err


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_is_told(program: ProgramUnderTest) -> None:
    program.home.mkdir()
    program.home.chmod(0o500)
    ran = program.submit("x")
    assert ran.code == 1
    assert "Permission denied" in ran.err


def test_bytes_beside_the_task_that_are_no_text_do_not_spoil_it(program: ProgramUnderTest) -> None:
    record_id = program.submit("sum of 2 and 3", "--domain", "fin\udcffance").out.strip()
    assert dropped(program, record_id)["domain"] == "fin?ance"
