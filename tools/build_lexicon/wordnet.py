"""WordNet 3.1: words, shared meanings, derivations, and what the definitions mention."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

KINDS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
DERIVES = ("+", "\\", "<")
IS_A = ("@", "@i")
WORD = re.compile(r"[a-z]+")


@dataclass(slots=True)
class WordNet:
    """Meanings are numbered by kind and offset: `n02084071`."""

    members: dict[str, list[str]] = field(default_factory=dict)
    definitions: dict[str, str] = field(default_factory=dict)
    above: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    senses: dict[str, dict[str, int]] = field(default_factory=lambda: defaultdict(dict))
    """The rank of each meaning of a word, within its kind of word, from 0."""
    counts: dict[tuple[str, str], int] = field(default_factory=dict)
    """How often a word was met in a meaning, in a tagged corpus."""
    derivations: list[tuple[str, str, str, str]] = field(default_factory=list)
    """Two words of one root, and the meaning in which each is."""
    plain: set[str] = field(default_factory=set)
    """Words that are written without a capital, in one meaning at least."""
    small: set[str] = field(default_factory=set)
    """The same with expressions, spaces between their words, and with what only stands before
    or behind a noun."""
    names: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """The meanings in which words and expressions, here in small letters, are written with a
    capital and are no abbreviations."""

    def share(self, word: str, sense: str, more: float = 0.0) -> float:
        """How much of what a word is used for is this meaning, from 0 to 1; `more` is what its
        uses weigh that are in none of its meanings."""
        weights = self._weights(word)
        return weights.get(sense, 0.0) / (sum(weights.values()) + more)

    def is_counted(self, word: str) -> bool:
        """Whether a word was ever met in the tagged corpus, so that its shares are no guess."""
        return any((word, sense) in self.counts for sense in self.senses.get(word, ()))

    def weight(self, word: str, kinds: str) -> float:
        """What the uses of a word as these kinds of word weigh."""
        return sum(weight for sense, weight in self._weights(word).items() if sense[0] in kinds)

    def _weights(self, word: str) -> dict[str, float]:
        return {
            one: self.counts.get((word, one), 0) + 1 / (1 + rank)
            for one, rank in self.senses.get(word, {}).items()
        }

    def main_share(self, word: str, kinds: str) -> float:
        """The share of its main meaning in what a word is used for as these kinds of word; 1 of
        one that is none of them."""
        found = [weight for sense, weight in self._weights(word).items() if sense[0] in kinds]
        return max(found) / sum(found) if found else 1.0

    def mentions(self, word: str) -> set[str]:
        """The words in all definitions of a word."""
        text = " ".join(self.definitions[sense] for sense in self.senses.get(word, ()))
        return set(WORD.findall(text))

    def members_of(self, word: str) -> set[str]:
        """The words that share a meaning with this one."""
        return {name for sense in self.senses.get(word, ()) for name in self.members[sense]}

    def higher(self, word: str, steps: int = 3) -> set[str]:
        """The words for what a thing is a kind of, some steps up."""
        found: set[str] = set()
        level = [sense for sense in self.senses.get(word, ()) if sense[0] == "n"]
        for _ in range(steps):
            level = [up for sense in level for up in self.above[sense]]
            found.update(name for sense in level for name in self.members[sense])
        return found


def read(folder: Path) -> WordNet:
    """Read the database files of `dict/`."""
    net = WordNet()
    lines = {
        kind: (folder / "dict" / f"data.{name}").read_text(encoding="utf-8").splitlines()
        for name, kind in KINDS.items()
    }
    for kind, data in lines.items():
        for line in data:
            if not line.startswith(" "):
                _members(net, kind, line)
    for kind, data in lines.items():
        for line in data:
            if not line.startswith(" "):
                _pointers(net, kind, line)
    for name, kind in KINDS.items():
        _ranks(net, kind, folder / "dict" / f"index.{name}")
    _counts(net, folder / "dict" / "index.sense")
    return net


def _members(net: WordNet, kind: str, line: str) -> None:
    head, _, definition = line.partition(" | ")
    cells = head.split()
    count = int(cells[3], 16)
    sense = kind + cells[0]
    net.members[sense] = [
        re.sub(r"\(.*\)", "", cells[4 + 2 * place]).replace("_", " ").lower()
        for place in range(count)
    ]
    written = [cells[4 + 2 * place] for place in range(count)]
    net.plain.update(name for name in written if name.islower())
    for name, member in zip(written, net.members[sense], strict=True):
        if name.islower():
            net.small.add(member)
        elif not name.isupper():
            net.names[member].add(sense)
    net.definitions[sense] = definition.partition('; "')[0].lower()


def _pointers(net: WordNet, kind: str, line: str) -> None:
    cells = line.partition(" | ")[0].split()
    at = 4 + 2 * int(cells[3], 16)
    sense = kind + cells[0]
    for place in range(int(cells[at])):
        sign, offset, part, ends = cells[at + 1 + 4 * place : at + 5 + 4 * place]
        other = ("a" if part == "s" else part) + offset
        if sign in IS_A:
            net.above[sense].append(other)
        source, target = int(ends[:2], 16), int(ends[2:], 16)
        if sign in DERIVES and source and target:
            pair = net.members[sense][source - 1], net.members[other][target - 1]
            if pair[0] != pair[1]:
                net.derivations.append((*pair, sense, other))


def _ranks(net: WordNet, kind: str, path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            continue
        cells = line.split()
        word = cells[0].replace("_", " ")
        for rank, offset in enumerate(cells[-int(cells[2]) :]):
            net.senses[word].setdefault(kind + offset, rank)


def _counts(net: WordNet, path: Path) -> None:
    kinds = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}
    for line in path.read_text(encoding="utf-8").splitlines():
        key, offset, _, count = line.split()
        word, _, rest = key.partition("%")
        if count != "0":
            net.counts[word.replace("_", " "), kinds[rest[0]] + offset] = int(count)
