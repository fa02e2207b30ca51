from pathlib import Path

import pytest

from self_evolving_agent.config import Origin, load_settings, names_of, origins
from self_evolving_agent.environment import (
    engine_environment,
    environment_value,
    find_home,
    find_log_home,
    program_path,
)
from self_evolving_agent.errors import ConfigError


@pytest.fixture(autouse=True)
def _bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave nothing of this machine's environment but a home folder of the test."""
    names = "AGENT_HOME AGENT_WORKSPACE PROVIDER MODEL EVOLUTION_MOCK OLLAMA_HOST OPENAI_API_KEY OPENAI_BASE_URL"
    for name in (*names.split(), "EXECUTOR_BACKEND", "EXPLORE_VARIANTS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))


def _write(tmp_path: Path, text: str) -> Path:
    home = tmp_path / ".self-evolving-agent"
    home.mkdir()
    (home / "config.toml").write_text(text)
    return home


def test_the_users_own_home_folder_is_not_taken_for_the_agents(tmp_path: Path) -> None:
    settings = load_settings({})
    assert settings.home == tmp_path / ".self-evolving-agent"
    assert "home" not in settings.model_fields_set


def test_flags_go_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _write(tmp_path, 'variants = 3\nmodel = "file"\nnum_ctx = 2048\n')
    monkeypatch.setenv("EXPLORE_VARIANTS", "4")
    monkeypatch.setenv("MODEL", "env")
    settings = load_settings({"variants": 5, "model": None})
    assert (settings.variants, settings.model, settings.num_ctx) == (5, "env", 2048)
    found = {origin.name: origin for origin in origins({"variants": 5})}
    assert found["variants"] == Origin("variants", "5", "flag")
    assert found["model"] == Origin("model", "env", "MODEL")
    assert found["num_ctx"] == Origin("num_ctx", "2048", "config.toml")
    assert found["keep_alive"].source == "default"


@pytest.mark.parametrize(
    ("flags", "variable", "file", "source", "hint"),
    [
        ({"variants": 99}, "3", "", "flag", "see --help"),
        ({}, "foo", "variants = 3\n", "EXPLORE_VARIANTS", "set EXPLORE_VARIANTS to what fits, or unset it"),
        ({}, "", 'variants = "foo"\n', "config.toml", "config.toml"),
        ({}, "", 'EXPLORE_VARIANTS = "foo"\n', "config.toml", "config.toml"),
    ],
)
def test_a_value_that_does_not_fit_is_told_with_where_it_comes_from(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    flags: dict[str, object],
    variable: str,
    *,
    file: str,
    source: str,
    hint: str,
) -> None:
    _write(tmp_path, file)
    monkeypatch.setenv("EXPLORE_VARIANTS", variable)
    with pytest.raises(ConfigError) as told:
        load_settings(flags)
    assert f"({source}): Input should be" in told.value.message
    assert told.value.hint.endswith(hint)


def test_a_file_that_cannot_be_opened_is_named_once(tmp_path: Path) -> None:
    place = _write(tmp_path, "") / "config.toml"
    place.unlink()
    place.mkdir()
    with pytest.raises(ConfigError) as told:
        load_settings({})
    assert told.value.message == f"{place} cannot be read: Is a directory"


def test_secrets_are_masked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-very-secret-1")
    assert "very-secret" not in str(origins({}))


def test_a_key_inside_of_an_address_is_masked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", "http://me:very-secret@127.0.0.1:8/v1?a=1&api-key=very-secret#top")
    found = {origin.name: origin.value for origin in origins({})}
    assert found["openai_base_url"] == "http://***@127.0.0.1:8/v1?a=***&api-key=***#top"
    assert found["ollama_host"] == "http://127.0.0.1:11434"
    monkeypatch.setenv("OPENAI_BASE_URL", "very-secret@127.0.0.1:8/v1")
    assert "very-secret" not in str(origins({}))


def test_values_are_shown_as_the_file_would_have_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDBOX_PACKAGES", '["numpy"]')
    found = {origin.name: origin for origin in origins({"pick_model": True, "limits": {"wall_s": 3}})}
    assert found["pick_model"] == Origin("pick_model", "true", "flag")
    assert found["sandbox_packages"] == Origin("sandbox_packages", '["numpy"]', "SANDBOX_PACKAGES")
    assert '"wall_s":3.0' in found["limits"].value


def test_an_empty_variable_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AGENT_HOME", "")
    monkeypatch.setenv("MODEL", "")
    assert load_settings({}).home == tmp_path / ".self-evolving-agent"


def test_the_file_of_a_named_home_is_read(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "config.toml").write_text("variants = 7")
    assert load_settings({"home": str(tmp_path / "other")}).variants == 7


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("variants = =", "cannot be read"),
        ("variants = 99", "variants"),
        ('home = "/elsewhere"', "names a home"),
        ("variant = 3", "config.toml sets 'variant', which is no setting"),
        ("limits = {wall_s = -1}", "limits.wall_s"),
    ],
)
def test_a_broken_file_is_told_in_one_line(tmp_path: Path, text: str, says: str) -> None:
    _write(tmp_path, text)
    with pytest.raises(ConfigError, match=says) as error:
        load_settings({})
    assert "\n" not in error.value.message


@pytest.mark.parametrize(("key", "hint"), [("timeout", "did you mean timeout_s"), ("color", "--show-config lists all")])
def test_a_key_that_is_no_setting_is_told_with_what_was_meant(tmp_path: Path, key: str, hint: str) -> None:
    _write(tmp_path, f"{key} = 3")
    with pytest.raises(ConfigError) as error:
        load_settings({})
    assert hint in error.value.hint


def test_a_file_may_call_a_setting_as_the_environment_does(tmp_path: Path) -> None:
    _write(tmp_path, "EXPLORE_VARIANTS = 3")
    assert load_settings({}).variants == 3


@pytest.mark.parametrize(
    ("workspace", "says"),
    [
        ("/", "the workspace / holds your home folder"),
        ("~", "is your home folder"),
        ("~/..", "holds your home folder"),
        ("link", "is your home folder"),
        ("agent", "is the agent's home"),
        ("..", "holds"),
    ],
)
def test_a_workspace_that_holds_what_no_run_may_touch_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workspace: str, says: str
) -> None:
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    (tmp_path / "work" / "link").symlink_to(tmp_path)
    with pytest.raises(ConfigError, match=says) as error:
        load_settings({"workspace": workspace, "home": str(tmp_path / "work" / "agent")})
    assert "--workspace" in error.value.hint


def test_a_workspace_whose_hidden_folders_hold_the_agents_home_is_fine(tmp_path: Path) -> None:
    project = tmp_path / "project"
    assert load_settings({"workspace": str(project), "home": str(project / ".agent")}).workspace == project
    with pytest.raises(ConfigError, match="holds the agent's home"):
        load_settings({"workspace": str(project), "home": str(project / "agent")})


def test_a_list_in_the_environment_that_is_no_json_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDBOX_PACKAGES", "numpy")
    with pytest.raises(ConfigError, match="environment"):
        load_settings({})


def test_a_config_that_is_a_folder_is_told(tmp_path: Path) -> None:
    home = tmp_path / ".self-evolving-agent"
    (home / "config.toml").mkdir(parents=True)
    with pytest.raises(ConfigError, match="cannot be read"):
        load_settings({})


def test_the_listings_look_where_the_mock_keeps_its_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / ".self-evolving-agent"
    assert find_log_home(None, None) == find_home(None) == home
    assert find_log_home(None, "mock") == home / "mock"
    assert find_log_home(str(tmp_path), "mock") == tmp_path
    monkeypatch.setenv("EVOLUTION_MOCK", "1")
    assert find_log_home(None, None) == home / "mock"
    monkeypatch.delenv("EVOLUTION_MOCK")
    _write(tmp_path, 'provider = "mock"')
    assert find_log_home(None, None) == home / "mock"
    assert find_log_home(None, "ollama") == home
    monkeypatch.setenv("AGENT_HOME", str(tmp_path / "named"))
    assert find_log_home(None, None) == tmp_path / "named"


def test_programs_are_not_looked_up_where_one_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/a:.::bin:/b")
    assert program_path() == "/a:/b"
    monkeypatch.delenv("PATH")
    assert program_path() == ""


def test_a_setting_goes_by_its_own_name_and_by_the_variables() -> None:
    assert names_of("executor_backend") == ("executor_backend", "EXECUTOR_BACKEND")
    assert names_of("limits") == ("limits",)


def test_a_container_engine_gets_what_it_needs_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOCKER_HOST", "unix:///d")
    monkeypatch.setenv("OPENAI_API_KEY", "sk-1")
    assert engine_environment()["DOCKER_HOST"] == "unix:///d"
    assert "OPENAI_API_KEY" not in engine_environment()
    assert environment_value("NOT_SET_AT_ALL") == ""
