"""Questions: a closed one is answered in a few words, which a second voice can confirm; an open one by a text."""

import re

from self_evolving_agent.deps import Deps
from self_evolving_agent.executors.base import without_answer
from self_evolving_agent.executors.programs import judged
from self_evolving_agent.executors.reading import prose
from self_evolving_agent.executors.wording import is_used, words
from self_evolving_agent.likeness import normalised
from self_evolving_agent.models import Brief, Candidate, Check, CheckResult, Evidence, Strategy
from self_evolving_agent.prompts import Prompt
from self_evolving_agent.prompts import general as prompts
from self_evolving_agent.replies import Unusable
from self_evolving_agent.structured import ask_text, rejected

MOST_TOKENS = 400
PLAIN = "Recall what you know and check it."
ANSWERED = Check(name="ends with an answer of its own", origin="program", counts=False)
"""Any invented answer passes this, so it proves nothing: that another voice says the same does."""

_OPEN = re.compile(
    r"\b(explain|describe|why|discuss|compare|differences?|pros and cons|advantages?|benefits?|advice|tips?|suggest|"
    r"recommend|ideas?|tell me about|purpose|meaning|mean|role|works?|overview|best way|"
    r"how (?:do|does|did|can|could|should|would|to|is|are)|should i)\b",
    re.IGNORECASE,
)
_CLOSED = re.compile(
    r"^\W*(?:please |tell me |can you tell me )?(?:who|whose|whom|when|where|which|is|are|was|were|does|do|did|has|have"
    r"|can|will|how (?:many|much|old|far|long|tall|big|high|often)|what(?:'s| is| are| was| were) the"
    r"|what \w+ (?:is|are|was|were|has|does|did)|true or false|yes or no|in (?:what|which))\b|\d",
    re.IGNORECASE,
)
_ANSWER = re.compile(
    r"^\W*(?:final |short |the )?answer\b(?:\s+is)?[\s*_]*[:=][\s*_]*(\S[^\n]*)", re.IGNORECASE | re.MULTILINE
)
_BOXED = re.compile(r"\\boxed\{([^{}]+)\}")
_UNKNOWN = re.compile(
    r"(?:i )?(?:do not|don['\u2019]t) know|unknown|not sure|unsure|n/?a|no answer|not (?:available|provided|specified)|"
    r"(?:it )?can(?:no|['\u2019])t be (?:determined|known|answered)|insufficient (?:information|data)",
    re.IGNORECASE,
)
_FILLERS = frozenset(words("the a an is are was were it its of to in on at by be has have and that this answer"))


def is_open(task: str) -> bool:
    """Tell whether a question wants an explanation rather than a value: two such answers are never the same words."""
    return _OPEN.search(task) is not None or _CLOSED.search(task) is None


def question_brief() -> Brief:
    """Give the brief of a closed question: what proves an answer is that one given apart is the same."""
    return Brief(checks=(ANSWERED,), compares_output=True)


async def attempt(task: str, brief: Brief, strategy: Strategy, deps: Deps) -> Candidate:
    """Answer in one call; in another where the approach gave the answer away, for then no voice is its own."""
    candidate = await _asked(prompts.answer(task, strategy.approach, brief), task, strategy, deps, repairs=0)
    if candidate.output and is_used(candidate.output, strategy.approach):
        return await _asked(prompts.answer(task, PLAIN, brief), task, strategy, deps, repairs=0)
    return candidate


async def repair(task: str, brief: Brief, candidate: Candidate, deps: Deps) -> Candidate:
    """Ask once more where no answer could be read; one that was read is not argued with."""
    if candidate.evidence.executed:
        return candidate
    prompt = prompts.answer(task, candidate.strategy.approach, brief)
    if candidate.answer:
        prompt = prompts.answer_again(prompt, candidate.answer)
    again = await _asked(prompt, task, candidate.strategy, deps, repairs=1)
    return again if again.evidence.executed else candidate


def final_answer(text: str, task: str) -> str | Unusable:
    """Find the answer that a reply ends with; one that says nothing or repeats the task is none."""
    found = [match.group(1) for match in _ANSWER.finditer(text)] or _BOXED.findall(text)
    if not found:
        return Unusable("wrong_shape", "no line begins with Answer:")
    answer = found[-1].strip().strip('*_`"').strip()
    if not normalised(answer):
        return Unusable("empty", "nothing stands after Answer:")
    if _UNKNOWN.fullmatch(answer.rstrip(".! ")):
        return Unusable("refusal", answer)
    if normalised(task) in normalised(answer):
        return Unusable("wrong_shape", "it repeats the task")
    return answer


def essence(answer: str, task: str) -> str:
    """Give what the answer adds to the words of the task, so that `Paris` and `It is Paris` are the same."""
    known = {*words(task), *_FILLERS}
    kept = [token for token in answer.split() if not set(words(token)) <= known]
    return " ".join(kept) or answer


async def _asked(prompt: Prompt, task: str, strategy: Strategy, deps: Deps, *, repairs: int) -> Candidate:
    reply = await ask_text(
        deps, prompt, max_tokens=MOST_TOKENS, temperature=0.3, seed=int(strategy.key[:6], 16) + repairs
    )
    text = prose(reply.text)
    answer = final_answer(text, task) if isinstance(text, str) else text
    if isinstance(answer, Unusable):
        deps.journal.record([rejected(prompt, answer)])
        said = text if isinstance(text, str) and answer.reason == "wrong_shape" else ""
        candidate = without_answer(strategy, answer, f"gave no answer: {answer.detail or answer.reason}"[:300])
        return candidate.model_copy(update={"answer": said})
    results = (CheckResult(check=ANSWERED, passed=True, observed=answer[:300]),)
    # Agreement is sought among those that ended as a clean program does.
    evidence = Evidence(checks=results, executed=True, exit_code=0, repairs=repairs)
    return judged(Candidate(strategy=strategy, evidence=evidence, output=essence(answer, task), answer=str(text)))
