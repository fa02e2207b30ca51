"""A place where a turn speaks of earlier results."""

from dataclasses import dataclass
from typing import Literal

from self_evolving_agent.chat.wording.nouns import Tiers

Pick = Literal["near", "newest", "placed", "both", "other", "many"]


@dataclass(frozen=True)
class Mention:
    """A place where earlier results are spoken of.

    Attributes:
        tiers: The kinds that can be meant.
        pick: Which of those: one near; the newest; the one at a place; exactly two; of two, the one that is not the
            newest; or one that has parts, and several numbers where there is none.
        place: Its number among those, from 0; of the newest, how many.
        of_numbers: What has parts has numbers: "the median".
        is_sure: The words can mean nothing else, so that a person is asked where nothing fits.
        is_pronoun: It may as well stand for something that the text says before.
    """

    said: str
    start: int
    end: int
    tiers: Tiers
    pick: Pick = "near"
    place: int = 0
    of_numbers: bool = False
    is_sure: bool = False
    is_pronoun: bool = False
