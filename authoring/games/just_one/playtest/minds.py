"""What comes to the minds of a table: the words of a pack, their clues, and all that may be
meant by a clue. A player's own mind holds a part of it, by skill."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple
from zlib import crc32

from authoring.engine.chance import ONE
from authoring.engine.kept import Kept, remembered
from authoring.games.just_one import beliefs
from authoring.games.just_one.expressions import forbidden, forms
from authoring.games.just_one.judge import Relations, relations_of
from authoring.games.just_one.playtest.associations import Associations, associations, shares
from authoring.language.lexicon import english
from authoring.pack.pack import Pack

WordKey = tuple[str, int]
"""A mystery word: its card, and its number on it from 1."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How a player thinks: see associations.shares; `known` is how much of everything comes to
    its mind, in percent, and `sure` how sure of a guess it must be, in percent."""

    doubling: int
    avoided: int
    known: int
    sure: int


class Row(NamedTuple):
    """Nouns that bring a clue to mind: their numbers, how likely the clue is to be written for
    each, in parts of ONE and at least UNHEARD, and their marks as the first of two words."""

    numbers: tuple[int, ...]
    shares: tuple[int, ...]
    marks: tuple[int, ...]


class Choice(NamedTuple):
    """Clues for a word, the strongest first: how likely each is, in parts of ONE, and its mark as
    the other of two words; and the mark of the word itself as the first."""

    clues: tuple[str, ...]
    odds: tuple[int, ...]
    marks: tuple[int, ...]
    own: int


MOST = 1 << 14
FIRST, OTHER, MIX = 0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D
MASK32, MASK16 = (1 << 32) - 1, (1 << 16) - 1


class Minds:
    """The words of a pack in one locale, and what they bring to mind."""

    def __init__(self, pack: Pack, locale: str) -> None:
        self.pack = pack
        self.locale = locale
        self.known = associations(locale.partition("-")[0])
        self._relations: Relations = relations_of(pack, (locale,))
        self._texts = {
            (card["id"], number): word["text"]
            for card in pack.cards["cards"]
            for number, word in enumerate(card["words"], 1)
        }
        self.names = list(self.known.words)
        self.near = [*self.known.near]
        self._reminds = dict(self.known.reminds)
        self._own = {
            number
            for text in self._texts.values()
            if (number := self.known.numbers.get(text.get(locale, "").lower())) is not None
        }
        self._learn_phrases()
        self.by_form: dict[str, list[int]] = {}
        for number, name in enumerate(self.names):
            self.by_form.setdefault(name.lower(), []).append(number)
        self._clues: dict[WordKey, tuple[tuple[str, int], ...]] = {}
        self._rows: Kept[tuple[str, Skill], Row] = Kept(lambda asked: self._row(*asked), MOST)
        self._choices: Kept[tuple[WordKey, Skill], Choice] = Kept(
            lambda asked: self._choice(*asked), MOST
        )

    def _learn_phrases(self) -> None:
        """Words of the pack that are no single word of the vocabulary can be guessed too."""
        for text in self._texts.values():
            words = text.get(self.locale, "")
            if not words or self.known.numbers.get(words.lower()) is not None:
                continue
            number = len(self.names)
            self.names.append(words)
            self.near.append(tuple(near(self.known, words)))
            for place, _ in self.near[number]:
                self._reminds[place] = (*self._reminds.get(place, ()), number)

    def _may_be_meant(self, number: int) -> bool:
        """Whether a word is what cards ask for: a noun, or whatever the pack itself has."""
        return number >= len(self.known.noun) or number in self._own or self.known.noun[number]

    def knows(self, key: WordKey) -> bool:
        """Whether the vocabulary has a word as it is, rather than its parts or nothing."""
        return _number(self.known, self._texts[key].get(self.locale, "")) is not None

    def clues(self, key: WordKey) -> tuple[tuple[str, int], ...]:
        """The clues that are allowed for a word, and their strengths, the strongest first; none
        for a word that nothing is known of."""
        if key not in self._clues:
            self._clues[key] = tuple(self._find(key))
        return self._clues[key]

    def _find(self, key: WordKey) -> Iterator[tuple[str, int]]:
        card, number = key
        texts = self._texts[key]
        tables, locales = self.pack.tables, (self.locale,)
        taken = self._forms_on(card)
        told: set[str] = set()
        for place, strength in near(self.known, texts.get(self.locale, "")):
            clue = self.names[place]
            if " " in clue or clue in told or not taken.isdisjoint(forms(clue, locales)):
                continue
            told.add(clue)
            if forbidden(tables, locales, card, number, clue):
                continue
            if self._relations.breaks(card, number, clue):
                continue
            if beliefs.invalid(clue, texts, locales) is None:
                yield clue, strength

    def _forms_on(self, card: str) -> frozenset[str]:
        """The forms of all words on a card: no clue for any of them, since the guesser might as
        well have asked for another."""
        texts = (text for (on, _), text in self._texts.items() if on == card)
        return frozenset().union(
            *(forms(text.get(self.locale, ""), (self.locale,)) for text in texts)
        )

    def choice(self, key: WordKey, skill: Skill) -> Choice:
        """The clues that may be written for a word, and how likely each is."""
        return self._choices[key, skill]

    def _choice(self, key: WordKey, skill: Skill) -> Choice:
        found = self.clues(key)
        odds = shares(tuple(strength for _, strength in found), skill.doubling, skill.avoided)
        marks = tuple(marked(crc32(clue.encode()), OTHER) for clue, _ in found)
        own = marked(crc32(f"{key[0]}/{key[1]}".encode()), FIRST)
        return Choice(tuple(clue for clue, _ in found), odds, marks, own)

    def meant(self, clue: str, skill: Skill) -> Row:
        """The nouns that bring a clue to mind, and how likely it is to be written for each."""
        return self._rows[clue.lower(), skill]

    def _row(self, clue: str, skill: Skill) -> Row:
        found: dict[int, int] = {}
        for place in self.by_form.get(clue, ()):
            for number in self._reminds.get(place, ()):
                if not self._may_be_meant(number):
                    continue
                pairs = self.near[number]
                strengths = tuple(strength for _, strength in pairs)
                share = shares(strengths, skill.doubling, skill.avoided)
                at = next(at for at, (other, _) in enumerate(pairs) if other == place)
                found[number] = max(found.get(number, 0), share[at])
        least = tuple(max(share, UNHEARD) for share in found.values())
        return Row(tuple(found), least, tuple(marked(number, FIRST) for number in found))


def near(known: Associations, words: str) -> list[tuple[int, int]]:
    """What a word brings to mind; of several words, what their parts do, added up."""
    number = _number(known, words)
    if number is not None:
        return list(known.near[number])
    parts = [_number(known, part) for part in words.replace("-", " ").split()]
    sums: dict[int, int] = {}
    for part in parts:
        for place, strength in known.near[part] if part is not None else ():
            sums[place] = sums.get(place, 0) + strength
    kept = [(place, total // len(parts)) for place, total in sums.items() if place not in parts]
    return sorted(kept, key=lambda pair: (-pair[1], pair[0]))[:MOST_OF_SEVERAL]


MOST_OF_SEVERAL = 20


def _number(known: Associations, word: str) -> int | None:
    """The number of a word, or of what it is an inflected form of."""
    plain = word.lower()
    forms_of = (plain, *sorted(english(plain).bases))
    return next((known.numbers[form] for form in forms_of if form in known.numbers), None)


@remembered
def minds(pack: Pack, locale: str) -> Minds:
    """What a pack brings to mind in a locale."""
    return Minds(pack, locale)


def comes_to_mind(mind: int, one: int, other: int, skill: Skill) -> bool:
    """Whether an association is in a player's mind; `mind` is the number of the mind, so that
    minds differ and each stays the same for a game."""
    return is_known(mind ^ marked(one, FIRST) ^ marked(other, OTHER), skill)


def marked(number: int, mark: int) -> int:
    """What a word adds to the mixture that decides, as the FIRST or the OTHER of two."""
    return number * mark & MASK32


def is_known(mixture: int, skill: Skill) -> bool:
    """Whether what a mind and two words make, added without carry, is among what is known."""
    return (mixture * MIX >> 16 & MASK16) % 100 < skill.known


UNHEARD = ONE // 2000
"""How likely a clue is for a word that does not bring it to mind, in parts of ONE."""
