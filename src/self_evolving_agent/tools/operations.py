"""Words that say what is to be done, and which way: a tool that speaks of none like a task's does something else.

Neither the nearness of two texts nor a small model tells "count the words" from "sort the words": a 1.5B model said of
all of nineteen such tasks that the wrong tool fits. A word that is not known here speaks for nothing. Only English.
"""

import re

_SORTING = r"\bsort|\border\b|\bordered\b|\barrang|\balphabet|\brank"
_OPERATIONS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"\bcount|\bhow (?:many|much|often)\b|\bnumber of\b|\bfrequenc|\boccur|\btimes do(?:es)?\b|\btall(?:y|ies)\b",
        r"\bsum(?:s|med|ming|mation)?\b|\btotals?\b|\badd(?:s|ed|ing|ition)?\b|\bplus\b",
        r"\baverages?\b|\bmean\b",
        r"\bmedians?\b",
        r"\bproducts?\b|\bmultipl(?:y|ies|ied|ying|ication)\b",
        r"\bmultiples?\b|\blcm\b",
        r"\bsubtract|\bdifferences?\b|\bminus\b|\bhow far\b|\bdistances?\b|\bapart\b",
        r"\bquotients?\b|\bdivided?\b|\bdivision\b",
        r"\bdivisors?\b|\bdivides\b|\bdivisible\b|\bfactors?\b|\bfactori[sz]|\bgcd\b|\bhcf\b",
        r"\bremainders?\b|\bmodul[ou]s?\b|\bmod\b",
        r"\brevers|\bbackwards?\b",
        r"\bjoin|\bconcatenat|\bmerg|\bcombin|\bglue",
        r"\bsplit|\btokeni|\bseparate\b",
        r"\bduplicat|\bunique|\bdistinct|\brepeated\b",
        _SORTING,
        r"\blengths?\b|\blong(?:er|est)?\b|\bshort(?:er|est)?\b",
        r"\bvowels?\b",
        r"\bconsonants?\b",
        r"\bpalindrom",
        r"\banagram",
        r"\bupper|\bcapitals?\b|\bcapitali",
        r"\bprimes?\b",
        r"\bfactorials?\b",
        r"\broots?\b|\bsqrt\b",
        r"\bsquare[sd]?\b",
        r"\bcube[sd]?\b",
        r"\bpowers?\b|\bexponent",
        r"\bpercent|%",
        r"\bround",
        r"\babsolute\b",
        r"\bremov|\bdrop|\bdelet|\bstrip|\bwithout\b|\bexclud",
        r"\babove\b|\bgreater\b|\blarger\b|\bhigher\b|\bmore than\b|\bover\b|\bexceed|\bbigger\b",
        r"\bbelow\b|\bless\b|\bsmaller\b|\blower\b|\bunder\b|\bfewer\b|\bup to\b",
        r"\beven\b",
        r"\bodd\b",
        r"\bpositive",
        r"\bnegative",
        r"\breplac|\bsubstitut|\bswap",
        r"\bfirst\b|\bfront\b",
        r"\blast\b",
        r"\bindex|\bposition",
        r"\bencod|\bencrypt|\bcipher",
        r"\bdecod|\bdecrypt|\bdecipher",
    )
)
_DIRECTIONS = (
    ("ascending", "descending"),
    ("increasing", "decreasing"),
    ("smallest", "largest"),
    ("lowest", "highest"),
    ("minimum", "maximum"),
    ("min", "max"),
    ("shortest", "longest"),
)
_UPWARDS = frozenset({*(up for up, _ in _DIRECTIONS), "rising", "fewest", "least"})
_DOWNWARDS = frozenset({*(down for _, down in _DIRECTIONS), "falling", "biggest", "greatest"})
"""Words of one direction. Upwards goes without saying: whoever sorts says nothing of it."""

_OPPOSITES = (
    *_DIRECTIONS,
    ("first", "last"),
    ("before", "after"),
    ("above", "below"),
    ("over", "under"),
    ("more", "fewer"),
    ("more", "less"),
    ("greater", "less"),
    ("greater", "smaller"),
    ("even", "odd"),
    ("upper", "lower"),
    ("uppercase", "lowercase"),
    ("left", "right"),
    ("with", "without"),
    ("include", "exclude"),
    ("including", "excluding"),
    ("keep", "remove"),
    ("add", "subtract"),
    ("multiply", "divide"),
    ("encode", "decode"),
    ("encrypt", "decrypt"),
    ("vowels", "consonants"),
    ("positive", "negative"),
    ("prime", "composite"),
    ("clockwise", "counterclockwise"),
    ("rows", "columns"),
    ("row", "column"),
)
_NEGATIONS = frozenset(
    {"not", "no", "without", "except", "excluding", "ignoring", "unless", "never", "reverse", "reversed"}
)
_WORD = re.compile(r"[^\W\d_]+")
_YES_OR_NO = re.compile(
    r"^\W*(?:please |tell me |say |find out )*(?:is|are|was|were|does|do|did|has|have|can|will|if|whether)\b"
    r"|\b(?:yes or no|true or false)\b",
    re.IGNORECASE,
)
_TELLS = re.compile(r"\b(?:whether|true|false)\b|^\W*(?:is|are|has|have|can|does|check)\b", re.IGNORECASE)
"""Of a tool, whose name comes first."""


def unheard(said: str, told: str) -> str | None:
    """Give what a task wants done that a tool never speaks of, in the task's own words; None where there is nothing.

    Args:
        said: What the task says besides its values.
        told: All that is told of the tool.
    """
    for operation in _OPERATIONS:
        found = operation.search(said)
        if found and not operation.search(told):
            return found.group() + said[found.end() :].partition(" ")[0]
    return None


def turned(said: str, told: str) -> str | None:
    """Say which word of a task says the opposite of what a tool does; None where none does.

    Args:
        said: What the task says besides its values.
        told: All that is told of the tool.
    """
    words, known = _words(said), _words(told)
    for pair in _OPPOSITES:
        for one, other in (pair, pair[::-1]):
            if one in words and one not in known and other in known:
                return f"the task says {one}, the tool {other}"
    against = sorted((words & _NEGATIONS) - known)
    if not known & _DOWNWARDS:
        against += sorted(words & _DOWNWARDS)
    elif not known & _UPWARDS:
        against += sorted(words & _UPWARDS)
        if re.search(_SORTING, said, re.IGNORECASE) and not words & _DOWNWARDS:
            return f"the task says nothing of {min(known & _DOWNWARDS)}"
    return f"the task says {against[0]}, the tool does not" if against else None


def choice(said: str, told: str) -> str | None:
    """Give a word of a task that chooses one of two ways that a tool has; None where there is none."""
    words, known = _words(said), _words(told)
    ways = {one for pair in _OPPOSITES for one in pair if len(words.intersection(pair)) == 1 and known.issuperset(pair)}
    return min(words & known & (ways | _NEGATIONS), default=None)


def wants_yes_or_no(task: str) -> bool:
    """Tell whether a task asks if something is so."""
    return _YES_OR_NO.search(task) is not None


def answers_yes_or_no(signature: str, told: str) -> bool:
    """Tell whether a tool may say if something is so."""
    returns = signature.rpartition("->")[2].strip() if "->" in signature else ""
    return returns == "bool" if returns else _TELLS.search(told) is not None


def _words(text: str) -> set[str]:
    return {word.lower() for word in _WORD.findall(text)}
