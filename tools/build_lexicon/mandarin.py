"""Chinese words: readings, English meanings, other names, classifiers; from CC-CEDICT."""

from __future__ import annotations

import gzip
import re
from collections import defaultdict
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
LEADING = re.compile(r"^(?:to be|to|a|an|the|some|sth|sb|[a-z]+'s) ")
LONGEST_MEANING = 24
LAST_RANK = 7
HAN = re.compile(r"^[\u3400-\u9fff]+$")


@dataclass(slots=True)
class Word:
    """What the dictionary says of one simplified spelling."""

    readings: list[str] = field(default_factory=list)
    meanings: dict[str, int] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    classifiers: list[str] = field(default_factory=list)


def read(folder: Path) -> dict[str, Word]:
    """The dictionary, by simplified spelling."""
    words: dict[str, Word] = defaultdict(Word)
    path = next((folder / "data").glob("cedict*.gz"))
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            match = LINE.match(line)
            if match and not line.startswith("#"):
                _add(words[match[2]], match[3], match[4])
    return words


def reading(pinyin: str) -> str:
    """Syllables in lower case, ü as v: `lv4 se4`."""
    return pinyin.lower().replace("u:", "v").replace("·", "").strip()


def _add(word: Word, pinyin: str, meanings: str) -> None:
    spoken = reading(pinyin)
    proper = pinyin[:1].isupper()
    surname = meanings.startswith("surname ")
    if spoken not in word.readings and not (surname and word.readings):
        word.readings.append(spoken)
    rank = 0 if not proper or not word.meanings else 3
    for meaning in meanings.split("/"):
        if meaning.startswith("CL:"):
            found = CLASSIFIER.findall(meaning[3:])
            word.classifiers += [one for one in found if one not in word.classifiers]
            continue
        other = OTHER_NAME.match(meaning)
        if other:
            word.names.add(other[1])
        if surname or "surname" in meaning or other:
            continue
        heads = list(_heads(meaning))
        for head in heads:
            word.meanings.setdefault(head, rank)
        rank += 1 if heads else 0
        if rank > LAST_RANK:
            break


def _heads(meaning: str) -> list[str]:
    bare = re.sub(r"\([^)]*\)|\[[^\]]*\]", "", meaning).lower()
    if re.match(r"^(variant|see|used|old variant|abbr|erhua|cf|classifier|also )", bare.strip()):
        return []
    found = []
    for part in re.split(r"[;,]| or ", bare):
        head = LEADING.sub("", LEADING.sub("", part.strip(" .")))
        if head and len(head) <= LONGEST_MEANING and PLAIN.match(head):
            found.append(head)
    return found
