"""On a terminal: colours, the picker, and nothing that a model could do to the screen."""

import asyncio
import re
import signal

import pytest

from cli_program import PRIME, ProgramUnderTest
from contracts.fake_model_servers import PULLED, Exchange, FakeOllama

UNSEEN = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COLOUR = re.compile(r"\x1b\[[0-9;]*3[0-9]m")
EVIL = r"""print("\x1b[2J\x1b]0;owned\x07\x1b]52;c;cm0=\x07\x9b31m\r\x1b[KApprove? y\n\u202egnp.exe")"""


def test_a_programs_output_moves_no_cursor(program: ProgramUnderTest) -> None:
    (program.folder / "evil.py").write_text(EVIL + "\nimport sys; print('\\x1b[31mred', file=sys.stderr)\n")
    ran = program.run("sandbox", "run", "evil.py")
    assert ran.code == 0
    assert ran.out == "\\x1b[2J\\x1b]0;owned\\x07\\x1b]52;c;cm0=\\x07\\x9b31m\\x0d\\x1b[KApprove? y\n\\u202egnp.exe\n"
    assert ran.err.splitlines()[0] == "\\x1b[31mred"
    assert re.fullmatch(r"sandbox bubblewrap: exit 0, \d\.\d\d s, \d+ MB at most", ran.err.splitlines()[1])


@pytest.mark.parametrize(
    ("source", "says"), [("raise SystemExit(3)", "exit 3"), ("while True: pass", "stopped at its limit: ")]
)
@pytest.mark.slow
def test_a_program_that_does_not_end_well_ends_1(program: ProgramUnderTest, source: str, says: str) -> None:
    (program.folder / "bad.py").write_text(source)
    ran = program.run("sandbox", "run", "bad.py", limits='{"wall_s": 1, "cpu_s": 1}')
    assert ran.code == 1
    assert says in ran.err


@pytest.mark.slow
def test_a_terminal_gets_colours_and_a_live_line(program: ProgramUnderTest) -> None:
    terminal = program.on_terminal("--task", PRIME, "--provider", "mock")
    seen = terminal.seen()
    assert terminal.code == 0
    assert COLOUR.search(seen)
    assert all(len(UNSEEN.sub("", row)) <= 80 for row in re.split(r"[\r\n]+", seen))
    assert "looking for a model" in seen
    assert terminal.out.startswith("def is_prime")
    assert seen.rstrip().endswith("\x1b[?25h") or seen.count("\x1b[?25l") == seen.count("\x1b[?25h")


@pytest.mark.slow
def test_no_color_is_heeded(program: ProgramUnderTest) -> None:
    terminal = program.on_terminal("--task", PRIME, "--provider", "mock", NO_COLOR="1")
    assert not COLOUR.search(terminal.seen())


@pytest.mark.slow
def test_a_dumb_terminal_gets_no_escape_codes(program: ProgramUnderTest) -> None:
    terminal = program.on_terminal("--task", PRIME, "--provider", "mock", TERM="dumb")
    seen = terminal.seen()
    assert "learned" in seen
    assert "\x1b" not in seen
    assert "looking for a model" not in seen


@pytest.mark.slow
@pytest.mark.parametrize("option", ["--quiet", "--json"])
def test_who_wants_the_answer_alone_sees_nothing_move(program: ProgramUnderTest, option: str) -> None:
    terminal = program.on_terminal("--task", PRIME, "--provider", "mock", option)
    seen = terminal.seen()
    assert terminal.code == 0
    assert "\x1b[?25l" not in seen
    assert "looking for a model" not in seen


@pytest.mark.slow
async def test_both_candidates_are_seen_at_work_until_ctrl_c_leaves_a_clean_terminal(program: ProgramUnderTest) -> None:
    async with FakeOllama() as server:

        async def slowly(exchange: Exchange) -> None:
            asks_for_ideas = isinstance(server.requests[-1].body.get("format"), dict)
            await exchange.begin()
            if asks_for_ideas:
                ideas = '{"ideas": ["Add them with a loop.", "Use a closed formula."]}'
                await exchange.send(server.piece(ideas), server.final())
                await exchange.end()
            else:
                await exchange.send(server.piece("print"), server.piece("(5)"))
                await exchange.hold()

        server.on_chat(slowly)
        task = ("--task", "sum of 2 and 3", "--domain", "analysis", "--no-synth")
        terminal = program.on_terminal(*task, OLLAMA_HOST=server.address)
        rows = r"execute    A Add them .* writing 2 tokens.*\s.*execute    B Use a .* waiting for the model \d"
        assert re.search(rows, await asyncio.to_thread(terminal.seen_until, rows))
        terminal.process.send_signal(signal.SIGINT)
        seen = await asyncio.to_thread(terminal.seen)
    assert terminal.code == 130
    assert seen.count("\x1b[?25l") == seen.count("\x1b[?25h")
    assert "interrupted" in seen.rpartition("\x1b[?25h")[2]


@pytest.mark.slow
@pytest.mark.parametrize(("typed", "model"), [(b"2\n", "beta:1b"), (b"\n", "alpha:1b"), (b"9\nbet\n", "beta:1b")])
async def test_a_person_picks_among_models(program: ProgramUnderTest, typed: bytes, model: str) -> None:
    async with FakeOllama() as server:
        server.installs("alpha:1b", "beta:1b")
        server.loads()
        terminal = program.on_terminal("--task", "sing", typed=typed, OLLAMA_HOST=server.address)
        seen = await asyncio.to_thread(terminal.seen)
    assert "2  beta:1b" in seen
    assert f"ollama: {model}" in seen


async def test_without_a_terminal_the_models_are_listed_instead(program: ProgramUnderTest) -> None:
    async with FakeOllama() as server:
        server.installs("alpha:1b", "beta:1b")
        server.loads()
        process = await program.start("--task", "sing", OLLAMA_HOST=server.address)
        _, err = await process.communicate()
    assert process.returncode == 2
    assert b"several models: alpha:1b, beta:1b" in err
    assert b"--model" in err


@pytest.mark.slow
async def test_a_choice_that_ends_in_an_exclamation_mark_is_remembered(program: ProgramUnderTest) -> None:
    async with FakeOllama() as server:
        server.installs("alpha:1b", "beta:1b")
        server.loads()
        terminal = program.on_terminal("--task", "sing", typed=b"2!\n", OLLAMA_HOST=server.address)
        asked = await asyncio.to_thread(terminal.seen)
        again = program.on_terminal("--task", "sing", "--pick", OLLAMA_HOST=server.address)
        seen = await asyncio.to_thread(again.seen)
    assert (program.home / "config.toml").read_text() == 'model = "beta:1b"\n'
    assert re.search(r"at its end it is\S*\r?\n\S*remembered\.", asked), "broken between two words"
    assert "Which one?" not in seen
    assert "ollama: beta:1b" in seen


@pytest.mark.slow
async def test_a_person_without_a_model_has_a_small_one_fetched(program: ProgramUnderTest) -> None:
    async with FakeOllama() as server:
        server.installs()
        server.pulls(*PULLED)
        terminal = program.on_terminal("--task", "sing", typed=b"y\n", OLLAMA_HOST=server.address)
        seen = await asyncio.to_thread(terminal.seen)
    assert "986 MB to fetch" in seen
    assert "fetching qwen2.5-coder:1.5b" in seen
    assert "1.0/1.0 kB" in seen
    assert "qwen2.5-coder:1.5b is here." in seen
    assert "ollama: qwen2.5-coder:1.5b" in seen


@pytest.mark.slow
async def test_who_never_wants_a_model_fetched_is_not_asked_again(program: ProgramUnderTest) -> None:
    async with FakeOllama() as server:
        server.installs()
        first = program.on_terminal("--task", PRIME, typed=b"never\n", OLLAMA_HOST=server.address)
        first_seen = await asyncio.to_thread(first.seen)
        second = program.on_terminal("--task", PRIME, OLLAMA_HOST=server.address)
        assert "Fetch it?" not in await asyncio.to_thread(second.seen)
    assert (program.home / "config.toml").read_text() == "pull_offer = false\n"
    assert "Fetch it?" in first_seen
    assert "Ollama has no model of its own" in " ".join(first_seen.split())


@pytest.mark.slow
async def test_ctrl_c_ends_a_fetch_and_ollama_is_told(program: ProgramUnderTest) -> None:
    async with FakeOllama() as server:
        server.installs()
        server.pulls(*PULLED[:3], then=Exchange.hold)
        terminal = program.on_terminal("--task", "sing", typed=b"y\n", OLLAMA_HOST=server.address)
        await server.held.wait()
        terminal.process.send_signal(signal.SIGINT)
        seen = await asyncio.to_thread(terminal.seen)
        await server.left.wait()
    assert terminal.code == 130
    assert "interrupted; nothing is left running" in seen
    assert seen.count("\x1b[?25l") == seen.count("\x1b[?25h")


@pytest.mark.slow
async def test_a_fetch_that_fails_says_what_to_do(program: ProgramUnderTest) -> None:
    async with FakeOllama() as server:
        server.installs()
        server.pulls(*PULLED[:3], {"error": "write blob: no space left on device"})
        terminal = program.on_terminal("--task", "sing", typed=b"y\n", OLLAMA_HOST=server.address)
        seen = await asyncio.to_thread(terminal.seen)
    assert terminal.code == 1
    assert "no space left on device" in " ".join(UNSEEN.sub("", seen).split())
    assert "pull it again" in " ".join(seen.split())
