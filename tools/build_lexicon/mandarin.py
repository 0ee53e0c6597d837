"""Chinese words: readings, English meanings, other names, classifiers; from CC-CEDICT."""

from __future__ import annotations

import gzip
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

LINE = re.compile(r"(\S+) (\S+) \[([^\]]+)\] /(.*)/")
OTHER_NAME = re.compile(
    r"(?:\([^)]*\) ?)*(?:(?:old |erhua |Japanese |popular |euphemistic )?variant of"
    r"|also (?:called|written|known as)|same as|abbr\. for|equivalent to|another (?:name|term) for)"
    r" (?:[^\s|\[]+\|)?([\u4e00-\u9fff]+)(?:\[|$)"
)
CLASSIFIER = re.compile(r"(?:[\u3400-\u9fff]\|)?([\u3400-\u9fff])\[")
PLAIN = re.compile(r"^[a-zà-ÿ0-9' \-\.]+$")
LEADING = re.compile(r"^(?:to be|to|a|an|the|some|sth|sb|(?:one|sb|sth|cow)'s) ")
OLD = re.compile(r"\((?:[^)]*\b)?(?:archaic|old|dialect|obsolete)\b")
NOW = "(now)"
PLACE = re.compile(r",.*")
"""What follows a name only says where that is: Hedong district, Shandong."""

FIXED = ("sooner or later", "more or less", "now or never", "one or the other")
"""Expressions with an or of their own."""

LONGEST_MEANING = 24
LAST_RANK = 7
DEMOTED = 4
"""The rank of a meaning that is no longer in use, or is of an unusual reading."""
HAN = re.compile(r"^[\u3400-\u9fff]+$")


@dataclass(slots=True)
class Word:
    """What the dictionary says of one simplified spelling."""

    readings: list[str] = field(default_factory=list)
    meanings: dict[str, int] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    classifiers: list[str] = field(default_factory=list)
    done: set[str] = field(default_factory=set)
    """The meanings that are verbs: to pressure."""
    bare: bool = True
    """Whether nothing is said of it but that it is another name of something."""
    proper: bool = True
    """Whether it is only a name."""


def read(folder: Path, usual: Mapping[str, Sequence[str]]) -> dict[str, Word]:
    """The dictionary, by simplified spelling. `usual` are the readings in use of characters."""
    words: dict[str, Word] = defaultdict(Word)
    path = next((folder / "data").glob("cedict*.gz"))
    with gzip.open(path, "rt", encoding="utf-8") as file:
        lines = [match for line in file if line[0] != "#" and (match := LINE.match(line))]
    spoken: dict[str, set[str]] = defaultdict(set)
    for match in lines:
        spoken[match[2]].add(reading(match[3]))

    def is_unusual(match: re.Match[str]) -> bool:
        in_use = spoken[match[2]].intersection(usual.get(match[2], ()))
        return bool(in_use) and reading(match[3]) not in in_use

    for match in sorted(lines, key=is_unusual):
        _add(words[match[2]], match[3], match[4], DEMOTED if is_unusual(match) else 0)
    return words


def reading(pinyin: str) -> str:
    """Syllables in lower case, ü as v: `lv4 se4`."""
    return pinyin.lower().replace("u:", "v").replace("·", "").strip()


def _add(word: Word, pinyin: str, meanings: str, lowest: int) -> None:
    spoken = reading(pinyin)
    proper = pinyin[:1].isupper()
    surname = meanings.startswith("surname ")
    if spoken not in word.readings and not (surname and word.readings):
        word.readings.append(spoken)
    rank = 0 if not proper or not word.meanings else 3
    rank = max(rank, lowest)
    word.proper = word.proper and proper
    for meaning in meanings.split("/"):
        if meaning.startswith("CL:"):
            found = CLASSIFIER.findall(meaning[3:])
            word.classifiers += [one for one in found if one not in word.classifiers]
            continue
        other = OTHER_NAME.match(meaning)
        if other:
            word.names.add(other[1])
        word.bare = word.bare and bool(other)
        if surname or "surname" in meaning or other:
            continue
        heads = _heads(PLACE.sub("", meaning) if proper else meaning)
        for head in heads:
            place = max(rank, DEMOTED) if OLD.search(meaning) and NOW not in meaning else rank
            word.meanings.setdefault(head, place)
        word.done.update(heads if meaning.startswith("to ") else ())
        rank += 1 if heads else 0
        if rank > LAST_RANK:
            break


def _heads(meaning: str) -> list[str]:
    bare = re.sub(r"\([^)]*\)|\[[^\]]*\]", "", meaning).lower()
    if re.match(r"^(variant|see|used|old variant|abbr|erhua|cf|classifier|also )", bare.strip()):
        return []
    found = []
    for part in (one for told in re.split(r"[;,]", bare) for one in _either(told.strip(" ."))):
        head = _head(part)
        if head and len(head) <= LONGEST_MEANING and PLAIN.match(head):
            found.append(head)
    return found


def _head(part: str) -> str:
    return LEADING.sub("", LEADING.sub("", part.strip(" .")))


def _either(told: str) -> list[str]:
    """Both sides of an or between words that can stand for each other: gather or collect. Of
    pass by or through only the first can stand alone, of sooner or later neither."""
    if told in FIXED:
        return [told]
    parts = told.split(" or ")
    return parts if len({_head(part).count(" ") for part in parts}) == 1 else parts[:1]
