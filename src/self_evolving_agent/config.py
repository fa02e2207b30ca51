"""Settings: defaults < config.toml in the home < environment < flags."""

import json
import os
import re
from collections.abc import Collection
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Literal

from pydantic import AliasChoices, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
    TomlConfigSettingsSource,
)

from self_evolving_agent.environment import DEFAULT_HOME, config_file, environment_value, read_config_file
from self_evolving_agent.errors import ConfigError
from self_evolving_agent.models import Limits, Mechanism

IN_FILE = "config.toml"
ADDRESSES = ("ollama_host", "openai_base_url")
_USER_INFO = re.compile(r"^(\w+://)?[^/?#]*@")
_QUERY_VALUE = re.compile(r"([?&][^=&#]+=)[^&#]*")


class Settings(BaseSettings):
    """Everything that can be chosen, under the names of the README."""

    # Case matters: read without it, the variable HOME would be taken for the setting `home`.
    model_config = SettingsConfigDict(
        extra="ignore", populate_by_name=True, frozen=True, case_sensitive=True, env_ignore_empty=True
    )

    home: Path = Field(default=Path(DEFAULT_HOME), validation_alias=AliasChoices("home", "AGENT_HOME"))
    workspace: Path = Field(
        default=Path("agent_workspace"), validation_alias=AliasChoices("workspace", "AGENT_WORKSPACE")
    )
    provider: Literal["auto", "ollama", "openai", "mock"] = Field(
        default="auto", validation_alias=AliasChoices("provider", "PROVIDER")
    )
    evolution_mock: bool = Field(default=False, validation_alias=AliasChoices("evolution_mock", "EVOLUTION_MOCK"))
    model: str = Field(default="", validation_alias=AliasChoices("model", "MODEL"))
    pick_model: bool = Field(default=False, validation_alias=AliasChoices("pick_model", "PICK_MODEL"))
    pull_offer: bool = Field(default=True, validation_alias=AliasChoices("pull_offer", "PULL_OFFER"))
    ollama_host: str = Field(
        default="http://127.0.0.1:11434", validation_alias=AliasChoices("ollama_host", "OLLAMA_HOST")
    )
    openai_base_url: str = Field(default="", validation_alias=AliasChoices("openai_base_url", "OPENAI_BASE_URL"))
    openai_api_key: SecretStr = Field(
        default=SecretStr(""), validation_alias=AliasChoices("openai_api_key", "OPENAI_API_KEY")
    )
    executor_backend: Literal["auto", "bubblewrap", "container", "podman", "docker", "seatbelt", "subprocess"] = Field(
        default="auto", validation_alias=AliasChoices("executor_backend", "EXECUTOR_BACKEND")
    )
    sandbox_offer: bool = Field(default=True, validation_alias=AliasChoices("sandbox_offer", "SANDBOX_OFFER"))
    variants: int = Field(default=2, ge=1, le=8, validation_alias=AliasChoices("variants", "EXPLORE_VARIANTS"))
    synthesizes: bool = Field(default=True, validation_alias=AliasChoices("synthesizes", "SYNTHESIZE_TOOLS"))
    num_ctx: int = Field(default=8192, ge=1024, validation_alias=AliasChoices("num_ctx", "NUM_CTX"))
    keep_alive: str = Field(default="10m", validation_alias=AliasChoices("keep_alive", "KEEP_ALIVE"))
    think: bool = Field(default=False, validation_alias=AliasChoices("think", "THINK"))
    timeout_s: float = Field(default=180.0, gt=0, validation_alias=AliasChoices("timeout_s", "MODEL_TIMEOUT_S"))
    sandbox_packages: tuple[str, ...] = Field(
        default=(), validation_alias=AliasChoices("sandbox_packages", "SANDBOX_PACKAGES")
    )
    without: tuple[Mechanism, ...] = Field(default=(), validation_alias=AliasChoices("without", "AGENT_WITHOUT"))
    reply_cache: Path | None = Field(default=None, validation_alias=AliasChoices("reply_cache", "REPLY_CACHE"))
    budget_calls: int = Field(default=40, gt=0, validation_alias=AliasChoices("budget_calls", "BUDGET_CALLS"))
    budget_tokens: int = Field(default=60_000, gt=0, validation_alias=AliasChoices("budget_tokens", "BUDGET_TOKENS"))
    budget_seconds: float = Field(
        default=900.0, gt=0, validation_alias=AliasChoices("budget_seconds", "BUDGET_SECONDS")
    )
    retries: int = Field(default=50, ge=0, validation_alias=AliasChoices("retries", "LOOP_RETRIES"))
    session_source: str = Field(default="", validation_alias=AliasChoices("session_source", "SESSION_SOURCE"))
    limits: Limits = Limits()

    @field_validator("home", "workspace", "reply_cache")
    @classmethod
    def _expand(cls, value: Path | None) -> Path | None:
        return value and value.expanduser()

    @field_validator("ollama_host")
    @classmethod
    def _with_scheme(cls, value: str) -> str:
        value = value.strip() or "127.0.0.1:11434"
        value = value if "://" in value else f"http://{value}"
        return value.replace("//0.0.0.0", "//127.0.0.1").rstrip("/")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Put the home's file below the environment, and nothing else beside them."""
        del dotenv_settings, file_secret_settings
        home = init_settings().get("home")
        file = TomlConfigSettingsSource(settings_cls, toml_file=config_file(str(home) if home else None))
        return (init_settings, env_settings, file)


def load_settings(flags: dict[str, object]) -> Settings:
    """Read the settings.

    Args:
        flags: What the command line gave, by field name; None means not given.

    Raises:
        ConfigError: If the file does not parse, holds a key that is no setting, or a value does not fit; the message
            says where it came from. Also if the workspace is a folder that a run must not touch.
    """
    given = {name: value for name, value in flags.items() if value is not None}
    path = _file_of(flags)
    written = read_config_file(path)
    _check_keys(path, written)
    try:
        settings = Settings(**given)  # type: ignore[arg-type]  # pydantic validates what the command line gave
    except ValidationError as error:
        raise _misfit(error, flags, path, written) from error
    except SettingsError as error:
        raise ConfigError(
            f"the environment cannot be read: {error}", "lists are JSON, such as '[\"numpy\"]'"
        ) from error
    _check_workspace(settings)
    return settings


def _misfit(error: ValidationError, flags: dict[str, object], path: Path, written: Collection[str]) -> ConfigError:
    first = error.errors()[0]
    name = ".".join(str(part) for part in first["loc"]) or "settings"
    setting = next((setting for setting in Settings.model_fields if {*first["loc"][:1]} & {*names_of(setting)}), "home")
    source = _source(setting, flags, written)
    hints = {"flag": "see --help", IN_FILE: f"correct {path}"}
    message = f"setting {name} ({source}): {first['msg']}, got {first.get('input')!r}"
    return ConfigError(message, hints.get(source, f"set {source} to what fits, or unset it"))


@dataclass(frozen=True)
class Origin:
    """One setting for people.

    Attributes:
        value: As text, as the file would have it; a key is masked, and so is what an address carries of one.
        source: `flag`, `default`, `config.toml`, or the variable's name.
    """

    name: str
    value: str
    source: str


def origins(flags: dict[str, object]) -> tuple[Origin, ...]:
    """Give every setting with where it comes from.

    Raises:
        ConfigError: As `load_settings`.
    """
    settings = load_settings(flags)
    written = read_config_file(_file_of(flags))
    return tuple(
        Origin(name, _shown(name, getattr(settings, name)), _source(name, flags, written))
        for name in Settings.model_fields
    )


def _source(setting: str, flags: dict[str, object], written: Collection[str]) -> str:
    """Say where a setting comes from; as in `Origin`."""
    names = names_of(setting)
    if flags.get(setting) is not None:
        return "flag"
    in_environment = next((name for name in names if environment_value(name)), None)
    if in_environment is not None:
        return in_environment
    return IN_FILE if any(name in written for name in names) else "default"


def _shown(name: str, value: object) -> str:
    match value:
        case None:
            return ""
        case bool():
            return str(value).lower()
        case tuple():
            return json.dumps(value)
        case Limits():
            return value.model_dump_json()
        case str() if name in ADDRESSES:
            return _QUERY_VALUE.sub(r"\1***", _USER_INFO.sub(r"\1***@", value))
        case _:
            return str(value)


def names_of(setting: str) -> tuple[str, ...]:
    """Give what a setting may be called in the environment and in the file, its own name first."""
    alias = Settings.model_fields[setting].validation_alias
    return tuple(str(name) for name in alias.choices) if isinstance(alias, AliasChoices) else (setting,)


def _check_keys(path: Path, written: Collection[str]) -> None:
    known = [name for setting in Settings.model_fields for name in names_of(setting)]
    for key in written:
        if key in names_of("home"):
            raise ConfigError(f"{path} names a home, and lies in one", "name it with --home or AGENT_HOME")
        if key not in known:
            close = get_close_matches(key, known, n=1)
            hint = f"did you mean {close[0]}?" if close else "--show-config lists all settings"
            raise ConfigError(f"{path} sets {key!r}, which is no setting", hint)


def _check_workspace(settings: Settings) -> None:
    """Refuse a folder that holds what no run may see or write over: all of a person's files, or the agent's log."""
    workspace = os.path.realpath(settings.workspace)
    for name, folder in (("your home folder", Path("~").expanduser()), ("the agent's home", settings.home)):
        inside = Path(os.path.realpath(folder))
        if not inside.is_relative_to(workspace):
            continue
        way = inside.relative_to(workspace).parts
        if name == "the agent's home" and any(part.startswith(".") for part in way):
            continue  # hidden folders of a workspace are never looked into
        does = "holds" if way else "is"
        raise ConfigError(f"the workspace {workspace} {does} {name}", "name a folder of its own with --workspace DIR")


def _file_of(flags: dict[str, object]) -> Path:
    home = flags.get("home")
    return config_file(str(home) if home else None)
