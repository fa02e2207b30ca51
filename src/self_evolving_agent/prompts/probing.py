"""What `--doctor` asks a model: small things whose answers tell what it can do and how fast it is."""

from typing import Literal

from pydantic import BaseModel

from self_evolving_agent.models import PromptId

from . import Prompt

SYSTEM = "You answer briefly."


class Successor(BaseModel):
    number: int


def counting() -> Prompt:
    """Ask for a reply that is long enough to be timed and needs no thought."""
    return Prompt(
        id=PromptId(name="doctor.counting", version=1),
        system=SYSTEM,
        user="Write the numbers from 1 to 60, separated by spaces.",
    )


def successor(rung: Literal["schema", "json", "text"]) -> Prompt:
    """Ask for a little JSON; where the server is to enforce its shape, the words do not tell it."""
    shape = "as JSON" if rung == "schema" else 'with JSON alone, such as {"number": 7}'
    return Prompt(
        id=PromptId(name="doctor.successor", version=1),
        system=SYSTEM,
        user=f"Which number comes after 41? Reply {shape}.",
    )
