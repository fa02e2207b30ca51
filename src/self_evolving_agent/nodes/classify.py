"""`classify`: tell the domain by rules first, by the model when they are unsure."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.events import TaskClassified
from self_evolving_agent.models import DOMAINS, Classification
from self_evolving_agent.nodes.rules import classification, classify_by_rules
from self_evolving_agent.prompts import exploring
from self_evolving_agent.state import State, Step
from self_evolving_agent.structured import Schema, ask

_SCHEMA: Schema = {
    "type": "object",
    "properties": {"domain": {"type": "string", "enum": list(DOMAINS)}},
    "required": ["domain"],
}


async def classify(state: State, deps: Deps) -> Step:
    """Decide the domain and kind of the task."""
    task = state["task"]
    if task.domain is not None:
        found = classification(task.domain, task.text, "user", "named by the user")
    else:
        found = classify_by_rules(task.text) or await _ask(task.text, deps)
    event = TaskClassified(domain=found.domain, kind=found.kind, decided_by=found.decided_by, reason=found.reason)
    return Step({"classification": found}, [event])


async def _ask(text: str, deps: Deps) -> Classification:
    reply = await ask(
        deps, exploring.classify(text), exploring.DomainReply, schema=_SCHEMA, max_tokens=30, temperature=0.0
    )
    if reply is None:
        return classification("general", text, "default", "neither rules nor model could tell")
    return classification(reply.domain, text, "model", "asked the model")
