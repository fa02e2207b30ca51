"""What texts of every kind are held to: the task's own demands, a few words of its subject, and saying something."""

import re

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import UsageError
from self_evolving_agent.executors.base import estimated_tokens
from self_evolving_agent.executors.checklist import program_check, stated_checks
from self_evolving_agent.executors.drafts import Draft
from self_evolving_agent.executors.terms import is_short_term
from self_evolving_agent.executors.text_rules import Facts, marked_by_stubs
from self_evolving_agent.executors.wording import is_mentioned, words
from self_evolving_agent.models import Brief, Check, Page, Strategy, Task, TextRule
from self_evolving_agent.prompts import writing as prompts
from self_evolving_agent.structured import Schema, ask

MOST_FILE_CHARACTERS = 6000
LEAST_GIVEN_WORDS = 8
_SHORT = re.compile(
    r"\b(haiku|couplet|slogan|title|headline|tagline|motto|caption|subject line|name|tweet|one[- ]liner|proverb)\b",
    re.IGNORECASE,
)
_REWORKS = re.compile(r"\b(summari[sz]|summary|shorten|condense|proofread|correct|edit|improve|fix)\w*", re.IGNORECASE)
_CONDENSES = re.compile(r"\b(summari[sz]|summary|shorten|condense)\w*", re.IGNORECASE)
_GIVEN = re.compile(r"[:\n\"\u201c](.+)", re.DOTALL)
_TRANSLATES = re.compile(r"\btranslat\w*", re.IGNORECASE)


async def text_brief(task: Task, deps: Deps, floor: tuple[Check, ...] = ()) -> Brief:
    """Fix what a text is held to, before any text exists.

    Args:
        floor: Checks of this kind of text; one gives way where the task states something of the same kind.
    """
    text = task.text
    material = _named_files(text, deps)
    facts = facts_of(text, material)
    stated = stated_checks(task.own_words)
    kinds = {check.rule.kind for check in stated if check.rule}
    own = [check for check in floor if check.rule and check.rule.kind not in kinds]
    most = _most_words(text, stated)
    from_model, refused = await _terms(text, stated, most, deps)
    checks = (*stated, *own, *from_model, *_says_something(text, facts, most))
    return Brief(checks=marked_by_stubs(checks, facts), rejected=refused, material=material)


def text_draft(kind: str, task: Task, brief: Brief, strategy: Strategy, deps: Deps) -> Draft:
    """Make the job of drafting one text; the model is told all that it is held to."""
    asked = tuple(check.name for check in brief.checks if check.origin != "program" or _is_form(check))
    wanted = [int(c.rule.value) for c in brief.checks if c.rule and c.rule.kind in {"min_words", "max_words"}]
    room = deps.choices.context_tokens - estimated_tokens(task.text) - 1000
    return Draft(
        prompt=prompts.draft(kind, task.text, strategy.approach, asked, brief),
        checks=brief.checks,
        facts=facts_of(task.text, brief.material),
        max_tokens=max(200, min(room, max([700, *(3 * count for count in wanted)]))),
    )


def facts_of(task: str, material: tuple[Page, ...]) -> Facts:
    return Facts(task, given="\n".join(page.text for page in material))


def _is_form(check: Check) -> bool:
    """Tell whether a check of the program's is about form, which the model can be told to keep."""
    return check.rule is not None and check.rule.kind in {"items", "max_words", "no_repeats"}


def _most_words(task: str, stated: tuple[Check, ...]) -> int:
    """Give how many words the text may have, roughly; short forms have few."""
    per_unit = {"max_words": 1.0, "max_chars": 0.2, "lines": 6.0, "max_lines": 6.0, "sentences": 15.0, "items": 8.0}
    limits = [
        int(float(check.rule.value.rsplit("-", 1)[-1]) * per_unit[check.rule.kind])
        for check in stated
        if check.rule and check.rule.kind in per_unit and not check.rule.value.endswith("-")
    ]
    return min([*limits, 15 if _SHORT.search(task) else 400])


async def _terms(
    task: str, stated: tuple[Check, ...], most_words: int, deps: Deps
) -> tuple[tuple[Check, ...], tuple[str, ...]]:
    """Ask the model what the text cannot do without; give the checks and what was refused."""
    count = 3 if most_words > 60 else 2  # noqa: PLR2004 - a text of few words has no room for many
    if most_words < 8:  # noqa: PLR2004 - nor has a title room for any
        return (), ()
    schema: Schema = {
        "type": "object",
        "properties": {
            "terms": {"type": "array", "minItems": 2, "maxItems": count, "items": {"type": "string", "maxLength": 30}}
        },
        "required": ["terms"],
    }
    reply = await ask(deps, prompts.terms(task, count), prompts.TermsReply, schema=schema, max_tokens=60)
    checks: dict[str, Check] = {}
    refused: list[str] = []
    avoided = " ".join(check.rule.value for check in stated if check.rule and check.rule.kind == "avoids")
    for raw in reply.terms if reply else ():
        term = raw.strip(" .\"'-*")
        if not is_short_term(term) or is_mentioned(term, avoided):
            refused.append(f"no term: {raw[:60]}")
        elif len(checks) < count:
            rule = TextRule(kind="mentions", value=term)
            checks.setdefault(term.casefold(), Check(name=f"mentions {term}", rule=rule, origin="model"))
    return tuple(checks.values()), tuple(refused)


def _says_something(task: str, facts: Facts, most_words: int) -> tuple[Check, ...]:
    """Give the check that no stub passes: the text says what the task does not, or makes something new of it."""
    given = len(words(f"{task}\n{facts.given}"))
    inside = _GIVEN.search(task)
    holds_a_text = bool(facts.given) or (inside is not None and len(words(inside.group(1))) >= LEAST_GIVEN_WORDS)
    if _REWORKS.search(task) and holds_a_text:
        reworks = program_check("is made of what was given, and is no copy of it", "reworks")
        if not _CONDENSES.search(task):
            return (reworks,)
        return reworks, program_check("is shorter than what was given", "max_words", str(given * 2 // 3))
    least = max(1, min(12, most_words // 3))
    if _TRANSLATES.search(task):
        least = max(1, min(least, given // 4))
    return (program_check(f"says something: at least {least} words that the task does not", "says_more", str(least)),)


def _named_files(task: str, deps: Deps) -> tuple[Page, ...]:
    """Read the workspace's files that the task names."""
    found: list[Page] = []
    for name in deps.workspace.inputs():
        if name in task or name.rsplit("/", 1)[-1] in task:
            try:
                content = deps.workspace.read(name)
            except UsageError:
                continue
            found.append(Page(url=name, title=name, text=content.decode("utf-8", "replace")[:MOST_FILE_CHARACTERS]))
    return tuple(found[:2])
