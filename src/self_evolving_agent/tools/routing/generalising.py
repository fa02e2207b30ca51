"""From marked texts to the routes that they may have in common."""

import hashlib
import itertools
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from self_evolving_agent.models import Route, Slot, Solved
from self_evolving_agent.tools.routing.alignment import Marked, Template, fitted, templates
from self_evolving_agent.tools.routing.passages import PASSAGES
from self_evolving_agent.tools.routing.slots import BARE

_ENOUGH = 2
_OPEN = 3
_KEY_DIGITS = 16

Forms = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class _Group:
    """Texts of one wording whose values are written alike.

    Attributes:
        forms: For each gap the forms that all of them have, narrow before wide.
    """

    texts: tuple[Marked, ...]
    forms: Forms


def generalised(texts: Sequence[Marked], tool: str) -> Iterator[tuple[Route, tuple[Solved, ...]]]:
    """Give routes that two or more texts may have in common, each with the tasks that it was drawn from."""
    for template, fits in _unambiguous(_fits(texts)):
        for group in _alike([(texts[i], forms) for i, forms in fits.items()]):
            if len(group.texts) >= _ENOUGH:
                slots = tuple(
                    _slot(parameter, forms, group)
                    for parameter, forms in zip(template.parameters, group.forms, strict=True)
                )
                yield _route(tool, template.literals, slots), tuple(text.solved for text in group.texts)


def _fits(texts: Sequence[Marked]) -> dict[Template, dict[int, Forms]]:
    """Give for each wording the texts that have it, by number, with their forms."""
    found = {template for one, other in itertools.combinations(texts, 2) for template in templates(one, other)}
    return {
        template: {i: forms for i, text in enumerate(texts) if (forms := fitted(template, text)) is not None}
        for template in found
    }


def _unambiguous(found: dict[Template, dict[int, Forms]]) -> Iterator[tuple[Template, dict[int, Forms]]]:
    """Leave out each wording for which another one explains the same texts: nobody can tell which of them is meant.

    One that explains more texts is right: "clamp 5 to 0..5" leaves open which 5 is which, "clamp 7 to 0..9" does not.
    """
    for template, fits in found.items():
        rivals = (other.keys() for rival, other in found.items() if rival != template)
        if not any(fits.keys() & rival and not fits.keys() > rival for rival in rivals):
            yield template, fits


def _alike(fits: Sequence[tuple[Marked, Forms]]) -> list[_Group]:
    groups: list[_Group] = []
    for text, forms in fits:
        for i, group in enumerate(groups):
            common = _common(group.forms, forms)
            if all(common):
                groups[i] = _Group((*group.texts, text), common)
                break
        else:
            groups.append(_Group((text,), forms))
    return groups


def _common(one: Forms, other: Forms) -> Forms:
    return tuple(tuple(form for form in mine if form in theirs) for mine, theirs in zip(one, other, strict=True))


def _slot(parameter: str, forms: tuple[str, ...], group: _Group) -> Slot:
    """Take the narrowest form; bare words within a sentence may be a choice of few, until three were seen."""
    form = forms[0]
    values = {value for text in group.texts if isinstance(value := text.solved.arguments[parameter], str)}
    is_choice = form in BARE and not set(forms) & set(PASSAGES) and all(map(_is_words, values))
    return Slot(parameter=parameter, form=form, only=tuple(sorted(values)) if is_choice and len(values) < _OPEN else ())


def _is_words(value: str) -> bool:
    return all(c.isalpha() or c in " '-" for c in value)


def _route(tool: str, literals: tuple[str, ...], slots: tuple[Slot, ...]) -> Route:
    identity = json.dumps([tool, literals, [slot.model_dump() for slot in slots]])
    key = hashlib.sha256(identity.encode()).hexdigest()[:_KEY_DIGITS]
    return Route(key=key, tool=tool, literals=literals, slots=slots)
