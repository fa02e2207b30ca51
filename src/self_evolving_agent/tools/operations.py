"""Words that say what is to be done: a tool that speaks of none like one of a task's does something else.

Neither the nearness of two texts nor a small model tells "count the words" from "sort the words": a 1.5B model said of
all of nineteen such tasks that the wrong tool fits. A word that is not known here speaks for nothing. Only English.
"""

import re

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
        r"\bsort|\border\b|\bordered\b|\barrang|\balphabet|\brank",
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


def wants_yes_or_no(task: str) -> bool:
    """Tell whether a task asks if something is so."""
    return _YES_OR_NO.search(task) is not None


def answers_yes_or_no(signature: str, told: str) -> bool:
    """Tell whether a tool may say if something is so."""
    returns = signature.rpartition("->")[2].strip() if "->" in signature else ""
    return returns == "bool" if returns else _TELLS.search(told) is not None
