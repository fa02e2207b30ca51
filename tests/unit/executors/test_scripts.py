from fakes_edges import InMemoryWorkspace
from fakes_models import ScriptedProvider, ScriptedSandbox, a_strategy, make_deps, printing
from self_evolving_agent.executors.analysis import AnalysisExecutor
from self_evolving_agent.models import Classification, ExecutionResult, Task

KIND = Classification(domain="analysis", kind="file", decided_by="rules", reason="")
SALES = b"item,price\nnail,3\nhammer,12\nsaw,20\nrope,7\nglue,4\n"
TASK = Task(run_id="r", text="mean price in sales.csv")
READS = "```python\nprint(open('sales.csv').read())\n```"


async def carried_out(files: dict[str, bytes], *, program: str = READS, sandbox=None, task: Task = TASK):
    provider = ScriptedProvider({"analysis.compute": program})
    sandbox = sandbox or printing("9.2")
    deps = make_deps(provider, sandbox=sandbox, workspace=InMemoryWorkspace(files))
    executor = AnalysisExecutor()
    brief = await executor.prepare(task, KIND, deps)
    candidate = await executor.attempt(task, brief, a_strategy(domain="analysis", kind="file"), deps)
    return candidate, provider.requests[0].messages[-1].content, sandbox


async def test_the_prompt_shows_how_the_file_of_the_task_begins():
    _, prompt, _ = await carried_out({"sales.csv": SALES, "secret.csv": b"pin\n1234\n", "a": b"", "b": b"", "c": b""})
    assert "sales.csv:\nitem,price\nnail,3" in prompt
    assert "glue" not in prompt
    assert "1234" not in prompt


async def test_few_files_are_all_shown_when_the_task_names_none():
    task = Task(run_id="r", text="what is the mean price")
    _, prompt, _ = await carried_out({"sales.csv": SALES}, task=task)
    assert "item,price" in prompt


async def test_a_program_gets_the_files_it_names_and_no_others():
    _, _, sandbox = await carried_out({"sales.csv": SALES, "other.csv": b"x"})
    assert sandbox.programs[0].inputs == {"sales.csv": SALES}


async def test_a_program_that_lists_the_folder_gets_all_files():
    listing = "```python\nfrom agent_files import list_dir\nprint(list_dir())\n```"
    _, _, sandbox = await carried_out({"sales.csv": SALES, "other.csv": b"x"}, program=listing)
    assert set(sandbox.programs[0].inputs) == {"sales.csv", "other.csv"}


async def test_the_answer_is_the_result_and_the_program_is_kept_beside_it():
    candidate, _, _ = await carried_out({"sales.csv": SALES})
    assert candidate.answer == "9.2"
    assert candidate.artifacts["solution.py"].startswith("print(open(")


async def test_files_that_a_program_hands_out_become_artifacts():
    result = ExecutionResult(backend="scripted", exit_code=0, stdout="done", written={"report.txt": b"mean 9.2"})
    candidate, _, _ = await carried_out({"sales.csv": SALES}, sandbox=ScriptedSandbox(lambda program: result))
    assert candidate.artifacts["report.txt"] == "mean 9.2"


async def test_a_printed_result_alone_is_no_success():
    candidate, _, _ = await carried_out({"sales.csv": SALES})
    assert not candidate.success


async def test_a_program_at_its_limit_says_so():
    result = ExecutionResult(backend="scripted", exit_code=None, limits_hit=("wall",))
    candidate, _, _ = await carried_out({}, sandbox=ScriptedSandbox(lambda program: result))
    assert candidate.why == "It was stopped at its limit of: wall."


async def test_a_program_that_imports_what_is_not_there_is_told_what_is():
    result = ExecutionResult(backend="scripted", exit_code=1, stderr="ModuleNotFoundError: No module named 'pandas'")
    candidate, _, _ = await carried_out({}, sandbox=ScriptedSandbox(lambda program: result))
    assert "write it with the standard library alone" in candidate.failure


async def test_how_a_file_is_read_is_told_by_its_kind():
    _, prompt, _ = await carried_out({"sales.csv": SALES})
    assert "csv.DictReader" in prompt
    assert "json.load" not in prompt
    _, prompt, _ = await carried_out({"r1.json": b"[1, 2]"}, task=Task(run_id="r", text="sum of r1.json"))
    assert "json.load" in prompt
    assert "csv.DictReader" not in prompt


async def test_mending_ends_with_a_program_that_shows_no_fault_though_nobody_confirms_it_yet():
    broken = ExecutionResult(backend="scripted", exit_code=1, stderr="ValueError: no")
    clean = ExecutionResult(backend="scripted", exit_code=0, stdout="9.2\n")
    programs = iter(["print(1/0)", "print(9.2)", "print(9.20)", "print(9.200)"])
    provider = ScriptedProvider(lambda request: f"```python\n{next(programs)}\n```")
    sandbox = ScriptedSandbox(lambda program: broken if "1/0" in program.source else clean)
    deps = make_deps(provider, sandbox=sandbox, workspace=InMemoryWorkspace({}))
    executor = AnalysisExecutor()
    brief = await executor.prepare(TASK, KIND, deps)
    first = await executor.attempt(TASK, brief, a_strategy(domain="analysis", kind="file"), deps)
    mended = await executor.repair(TASK, brief, first, deps)
    assert (mended.output, mended.evidence.repairs, mended.success) == ("9.2", 1, False)
    assert len(provider.requests) == 2
