"""What a turn means by "those", "it", "the list" or `r2`: the data itself, or a question back. Never a guess.

What the last answer gave is meant where it fits; else the only result that fits; where two do, or none, it is asked.
Only English is read by words; in any other language results are spoken of by their names.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from self_evolving_agent.chat.wording.going_on import lacks_a_target, leaves_out
from self_evolving_agent.chat.wording.mention import Mention
from self_evolving_agent.chat.wording.mentions import mentions_in
from self_evolving_agent.chat.wording.nouns import SEVERAL, Tiers
from self_evolving_agent.chat.wording.own_values import OwnValues
from self_evolving_agent.models.chats import Result

_NAME = re.compile(r"(?<![\w.$@/-])r([1-9]\d{0,3})\b(?!\s*[=(\[]|[./]\w)", re.IGNORECASE)
_OPENING = re.compile(
    r"^\W*(?:(?:now|then|and|also|ok(?:ay)?|next|please|so|great|good|nice|cool|perfect|thanks|thank you|but|finally)\b"
    r"[\s,:!.]*)+|^\W*(?:that|this|it)(?:'s|\s+is|\s+was)\s[^.!,;?]{1,40}[.!]\s+",
    re.IGNORECASE,
)
MOST_READ = 3000
"""Characters; what is longer brings its own data along."""

_MOST_NAMED = 6
_TWO = 2


@dataclass(frozen=True)
class Found:
    """The results that are meant, at least one, in the order of the chat.

    Attributes:
        mention: Where the text speaks of them, where it does so once.
    """

    results: tuple[Result, ...]
    mention: Mention | None = None


@dataclass(frozen=True)
class Unclear:
    """Something is meant, and it cannot be told what; `question` asks the person.

    Attributes:
        among: What may be meant.
    """

    question: str
    among: tuple[Result, ...] = ()


def resolve(text: str, results: Sequence[Result], last: Sequence[Result]) -> Found | Unclear | None:
    """Find which results a text speaks of.

    Args:
        text: What the person said.
        results: All of the chat, oldest first.
        last: Those of the last answer.

    Returns:
        The results; a question where it cannot be told; None where the text speaks of none.
    """
    text = without_opening(text)
    if len(text) > MOST_READ:
        return None
    values = OwnValues(text)
    named = _named(values.without_data, results)
    if isinstance(named, Unclear):
        return named
    mentions = mentions_in(values)
    meant = list(named)
    for mention in mentions:
        chosen = _chosen(mention, results, last)
        if isinstance(chosen, Unclear):
            if named and mention.is_pronoun:
                continue
            return chosen
        meant += chosen
    if not meant and last and (lacks_a_target(text) or (leaves_out(text) and not values)):
        meant = list(_main(last))
    if not meant:
        return None
    return Found(tuple(result for result in results if result in meant), mentions[0] if len(mentions) == 1 else None)


def without_opening(text: str) -> str:
    """Leave out how a turn ties in with the one before: "now", "and then", "that is nice."."""
    rest = _OPENING.sub("", text)
    return rest if re.search(r"\w", rest) else text


def _named(text: str, results: Sequence[Result]) -> tuple[Result, ...] | Unclear:
    known = {result.name: result for result in results}
    names = list(dict.fromkeys(f"r{number}" for number in _NAME.findall(text))) if known else []
    missing = [name for name in names if name not in known]
    if missing:
        return Unclear(f"There is no {missing[0]} here. {_listed(results)}")
    return tuple(known[name] for name in names)


def _chosen(mention: Mention, results: Sequence[Result], last: Sequence[Result]) -> Sequence[Result] | Unclear:
    """Give what a mention means; nothing where it may mean something else."""
    if mention.of_numbers:
        results, last = _with_numbers(results), _with_numbers(last)
    fitting = _of(mention.tiers, results)
    match mention.pick:
        case "placed":
            return _at_place(mention, fitting, results, last)
        case "newest" if mention.tiers == (("number",),) and len(fitting) < _TWO and _of(SEVERAL, results):
            return _at_place(mention, fitting, results, last)
        case "newest":
            newest = fitting[-mention.place :]
            return newest if len(newest) == mention.place else _none(mention, results)
        case "other" if len(fitting) == _TWO:
            newest = _of(mention.tiers, last)[-1:] or fitting[-1:]
            return tuple(result for result in fitting if result not in newest)
        case "both":
            return _two(mention, fitting, results)
        case "many" if not fitting and len(_numbers(results)) >= _TWO:
            return _two(mention, _numbers(results), results)
        case _:
            return _near(mention, results, last)


def _at_place(
    mention: Mention, fitting: Sequence[Result], results: Sequence[Result], last: Sequence[Result]
) -> Sequence[Result] | Unclear:
    """Count among results, or where there are not two numbers, let "the second number" be part of a list."""
    if mention.tiers == (("number",),) and len(fitting) < _TWO:
        return _near(replace(mention, tiers=SEVERAL, pick="near"), results, last)
    return fitting[mention.place : mention.place + 1] or _none(mention, results)


def _two(mention: Mention, fitting: Sequence[Result], results: Sequence[Result]) -> Sequence[Result] | Unclear:
    """Take exactly two; parts of one list for "them"."""
    if mention.is_pronoun:
        fitting = fitting or _numbers(results)
        if len(fitting) == 1:
            return fitting
    return fitting if len(fitting) == _TWO else _unsure(mention, fitting, results)


def _near(mention: Mention, results: Sequence[Result], last: Sequence[Result]) -> Sequence[Result] | Unclear:
    """Take what the last answer gave, or the only one; of the first tier that has any, for "it" of all tiers."""
    recent = _main(_of(mention.tiers, last))
    if mention.is_pronoun and len(recent) == 1:
        return recent
    for tier in mention.tiers:
        near, fitting = _main(_of((tier,), last)), _of((tier,), results)
        if len(near) == 1 or len(fitting) == 1:
            return near if len(near) == 1 else fitting
        if fitting:
            return _several(mention, fitting)
    return _unsure(mention, (), results)


def _numbers(results: Sequence[Result]) -> tuple[Result, ...]:
    return _of((("number",),), results)


def _of(tiers: Tiers, results: Sequence[Result]) -> tuple[Result, ...]:
    return tuple(result for result in results if any(result.kind in tier for tier in tiers))


def _with_numbers(results: Sequence[Result]) -> tuple[Result, ...]:
    """Leave out lists of words: they have no sum."""
    return tuple(result for result in results if not _is_of_words(result))


def _is_of_words(result: Result) -> bool:
    return result.kind == "list" and isinstance(result.value, list) and any(isinstance(i, str) for i in result.value)


def _main(results: Sequence[Result]) -> tuple[Result, ...]:
    """Leave out the files that came along with an answer."""
    return tuple(result for result in results if result.kind != "file") or tuple(results)


def _unsure(mention: Mention, fitting: Sequence[Result], results: Sequence[Result]) -> Sequence[Result] | Unclear:
    if fitting:
        return _several(mention, fitting)
    return _none(mention, results) if mention.is_sure else ()


def _none(mention: Mention, results: Sequence[Result]) -> Unclear:
    if not results:
        return Unclear(f'What do you mean by "{mention.said}"? There is no result yet: say or paste what it is.')
    return Unclear(f'What do you mean by "{mention.said}"? {_listed(results)}')


def _several(mention: Mention, fitting: Sequence[Result]) -> Unclear:
    return Unclear(f'Which one do you mean by "{mention.said}"? {_listed(fitting)}', tuple(fitting))


def _listed(results: Sequence[Result]) -> str:
    told = [
        f"{result.name} ({result.kind}: {' '.join(result.about.split())[:40]})" for result in results[-_MOST_NAMED:]
    ]
    return f"There {'is' if len(told) == 1 else 'are'} {', '.join(told)}."
