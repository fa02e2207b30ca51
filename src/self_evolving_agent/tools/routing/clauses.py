"""Words that begin another part of a sentence or ask for something, so that no bare value swallows them.

"sort these words: b a in descending order" asks for something else than "sort these words: b a". Whoever refuses too
much here loses a shortcut; whoever refuses too little gives a wrong answer. So these lists are generous.
"""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_JOINING = _words(
    """
    about above according after again against all along also although among an and any are as at because been before
    being below between both but by can could did do does each either else even every except excluding for from had has
    have having how if in including inside instead into is it its just last least less like may minus more most must
    near neither no none nor not of off on once only onto or other otherwise out over per plus rather same shall should
    since so some such than that the their them then there these they this those through times to together too toward
    towards under unless until up upon using versus via vs was were what when where whether which while who whose why
    will with within without would yet you your
    absteigend alle als am an auf aufsteigend aus bei bis das dem den der des die durch ein eine einem einen für im
    mit nach nicht nur oder ohne rückwärts sind umgekehrt und von vom vor wie wobei zu zum zur zwischen
    con croissant de décroissant del dans en et les los las ordre orden ou para por pour puis que sans sin sur y
    """
)
_ASKING = _words(
    """
    add alphabetical alphabetically answer append apply asc ascending backward backwards biggest calculate capitalise
    capitalised capitalize capitalized case caseless case-insensitive case-sensitive comma-separated compute convert
    count decreasing dedupe deduplicate deduplicated delete desc descending double drop duplicate duplicates duplicated
    exclude filter first format give highest ignore ignored ignoring include increasing insensitive insensitively join
    joined keep largest length lexicographic lexicographically longest lower lowercase lowercased lowest merge multiply
    numeric numerically omit omitting order ordered output please print prints pls remove removed removing repeat
    repeated replace replaced respectively return returned reverse reversed round rounded sensitive separated shortest
    shuffle shuffled skip skipping smallest sort sorted split stable starting strip subtract sum swap swapped thank
    thanks treat twice unique uniquely upper uppercase uppercased use z-a a-z
    """
)
_IN_NAMES = frozenset({"of", "de", "del", "da", "do", "la", "le", "van", "von", "am", "an", "der", "the", "upon"})


def joins_a_name(word: str) -> bool:
    """Tell whether a small word may stand within a name: "Isle of Man"."""
    return word in _IN_NAMES


def ends_a_value(word: str) -> bool:
    """Tell whether a bare word belongs to the sentence rather than to a value in it."""
    return word.casefold() in _JOINING or asks(word)


def asks(word: str) -> bool:
    """Tell whether a word asks for something to be done, or says how."""
    return word.casefold() in _ASKING


def is_manner(word: str) -> bool:
    """Tell whether a word is likely to say how: "alphabetically"."""
    return len(word) > 4 and word.casefold().endswith("ly")  # noqa: PLR2004 - "fly" and "only" are taken care of
