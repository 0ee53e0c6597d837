"""How two English words are related, the plainest tie first."""

from __future__ import annotations

import re

from authoring.language import spelling
from authoring.language.coinage import SEEN
from authoring.language.lexicon import EnglishWord, abroad, english
from authoring.language.memory import kept
from authoring.language.verdict import Kind, Verdict, sure, suspect

SHORTEST_ROOT = 3
STRESS = re.compile(r"\d")
SYLLABLE = re.compile(r"\d")
SURE_SYNONYM, SUSPECT_SYNONYM = 45, 12
"""How much of the use of two words is one meaning (the product of their shares, in
hundredths) for them to be taken for synonyms."""

SURE_LENGTH = 8
"""Letters of a word in which two slips are still a slip for sure."""

FORMED = (("ing", "vh"), ("ed", "vh"), ("er", "arh"), ("est", "arh"), ("s", "nvh"))
"""How forms end, and the kinds of word that have such forms: of what its base means a form has
the meanings of these kinds alone. Falling is no autumn, and rapids are not fast."""

JOINED = 4.0
"""How common, on the Zipf scale, words are that people join."""

MISTAKEN = 1.0
"""How much commoner, on the Zipf scale, a word is than a misspelling of it."""


@kept(1 << 11)
def bases(word: str) -> frozenset[str]:
    """The word in American spelling, and what it is a form of."""
    row = english(word)
    own = row.spelling or word
    more = english(own).bases if own != word else row.bases
    return frozenset({own, *more, *(english(base).spelling or base for base in row.bases)})


@kept(1 << 11)
def kin(word: str) -> frozenset[str]:
    """What the word and its base words are derived from."""
    return frozenset(one for base in bases(word) | {word} for one in english(base).kin)


@kept(1 << 11)
def parts(word: str) -> frozenset[str]:
    """What the word shows as a compound."""
    return frozenset(one for base in bases(word) for one in english(base).parts)


def threads(word: str) -> frozenset[str]:
    """Whatever may tie a word to another: two known words that share none of it are not
    related. That is much sooner seen than each tie looked for."""
    forms = bases(word)
    senses = (english(base).senses for base in forms)
    return forms.union(kin(word), parts(word), _spoken(english(word)), *senses)


def relate(one: str, other: str) -> Verdict | None:
    """How two words are related, or None. Both in lower case, without accents."""
    return (
        of_forms(one, other)
        or of_family(one, other)
        or of_sound(one, other)
        or by_ear(one, other)
        or of_spelling(one, other)
        or of_meaning(one, other)
        or of_parts(one, other)
    )


def of_forms(one: str, other: str) -> Verdict | None:
    """Two spellings, or two forms, of one word."""
    mine, yours = bases(one), bases(other)
    shared = mine & yours
    if not shared:
        return None
    spelled = english(one).spelling or one, english(other).spelling or other
    if spelled[0] == spelled[1]:
        wrong = next((word for word in (one, other) if not english(word).known), None)
        if wrong is not None:
            return sure(Kind.MISSPELT, "slip", wrong, other if wrong == one else one)
        return sure(Kind.SAME, "spellings", one, other)
    if any(word not in shared and _is_thing_of_its_own(word) for word in (one, other)):
        return None
    base = min(shared, key=len)
    return sure(Kind.INFLECTED, "forms", one, other, base)


def _is_thing_of_its_own(word: str) -> bool:
    """Whether what looks like a comparative is a noun too: lighter, cooler."""
    return word.endswith("er") and any(sense[0] == "n" for sense in english(word).senses)


def of_family(one: str, other: str) -> Verdict | None:
    """Words of one root."""
    mine, yours = bases(one), bases(other)
    above, beyond = kin(one), kin(other)
    roots: frozenset[str] = (mine & beyond) | (yours & above)
    if not roots:
        roots = frozenset(
            root for root in above & beyond if len(root) >= SHORTEST_ROOT or root[0] == "@"
        )
    if not roots:
        return None
    root = min(roots)
    if root.startswith("@"):
        return sure(Kind.FAMILY, "family", one, other)
    return sure(Kind.FAMILY, "family-of", one, other, root)


def _spoken(row: EnglishWord) -> frozenset[str]:
    """Its sounds without stress; of a long word only the usual one."""
    usual = row.sounds[:1]
    if usual and len(SYLLABLE.findall(usual[0])) == 1:
        usual = row.sounds
    return frozenset(STRESS.sub("", sound).replace("nts", "ns") for sound in usual)


def of_sound(one: str, other: str) -> Verdict | None:
    """Words that sound the same."""
    mine, yours = english(one), english(other)
    if mine.sounds and yours.sounds and _spoken(mine) & _spoken(yours):
        return sure(Kind.HOMOPHONE, "sound", one, other)
    return None


def by_ear(one: str, other: str) -> Verdict | None:
    """One is no word, and the other spelled by its sound."""
    mine, yours = english(one), english(other)
    if mine.known == yours.known:
        return None
    wrong, right = (yours, mine) if mine.known else (mine, yours)
    if len(wrong.word) < spelling.SHORTEST - 1 or right.rarity - wrong.rarity < MISTAKEN:
        return None
    if spelling.sound(wrong.word) != spelling.sound(right.word):
        return None
    return _slip(wrong, "by-ear", wrong.word, right.word)


def _slip(wrong: EnglishWord, sentence: str, *parts: str) -> Verdict:
    """Letters that people write often, though no dictionary has them, are names and new words
    more often than slips: Mulan is not Milan."""
    return (suspect if wrong.rarity >= SEEN else sure)(Kind.MISSPELT, sentence, *parts)


def of_spelling(one: str, other: str) -> Verdict | None:
    """One is no word, and close to the other."""
    mine, yours = english(one), english(other)
    if mine.known == yours.known:
        return _both_unknown(one, other) if not mine.known else None
    wrong, right = (yours, mine) if mine.known else (mine, yours)
    if len(wrong.word) < spelling.SHORTEST - 1 or right.rarity - wrong.rarity < MISTAKEN:
        return None
    reason = "slip", wrong.word, right.word
    slips = spelling.slips(wrong.word, right.word)
    if slips is None:
        return None
    if abroad(wrong.word) or _is_joined(wrong.word):
        return suspect(Kind.MISSPELT, *reason)
    if wrong.word[0] == right.word[0] and (slips == 1 or len(right.word) >= SURE_LENGTH):
        return _slip(wrong, *reason)
    return suspect(Kind.MISSPELT, *reason)


def _is_joined(word: str) -> bool:
    """Whether letters that no dictionary has are two common words: footbag."""
    return any(
        english(word[:at]).rarity > JOINED and english(word[at:]).rarity > JOINED
        for at in range(SHORTEST_ROOT, len(word) - SHORTEST_ROOT + 1)
    )


def _both_unknown(one: str, other: str) -> Verdict | None:
    if min(len(one), len(other)) > 5 and spelling.slips(one, other) == 1:
        return suspect(Kind.MISSPELT, "slip-perhaps", one, other)
    return None


def of_meaning(one: str, other: str) -> Verdict | None:
    """Words for one thing."""
    mine, yours = _senses(one), _senses(other)
    shared = mine.keys() & yours.keys()
    score = max((mine[sense] * yours[sense] / 100 for sense in shared), default=0.0)
    if score >= SURE_SYNONYM:
        return sure(Kind.SYNONYM, "means", one, other)
    if score >= SUSPECT_SYNONYM:
        return suspect(Kind.SYNONYM, "means-perhaps", one, other)
    return None


@kept(1 << 11)
def _senses(word: str) -> dict[str, int]:
    """The meanings of a word and of what it is a form of, and their shares."""
    found: dict[str, int] = {}
    own = english(word).spelling or word
    formed = next((kinds for ending, kinds in FORMED if word.endswith(ending)), "")
    for base in bases(word):
        kinds = "" if base == own else formed
        for sense, share in english(base).senses.items():
            if not kinds or sense[0] in kinds:
                found[sense] = max(share, found.get(sense, 0))
    return found


def of_parts(one: str, other: str) -> Verdict | None:
    """One is a compound that the other is a part of."""
    for part, whole in ((one, other), (other, one)):
        if bases(part) & parts(whole):
            return sure(Kind.FAMILY, "part", part, whole)
    return None
