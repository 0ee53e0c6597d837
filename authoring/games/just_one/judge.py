"""The automatic judge of Just One: what the cards, the spelling and the lexicon make sure.

The cards come first. Words that one card declares to be of a family are of that family for
every other card; and an expression that holds another one whole (snow-white and snow,
苹果汁 and 苹果) is of its family. Then the lexicon is asked. What is not sure is left
standing, as the rules do (JO-32, JO-33).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any, ClassVar

from authoring.engine.game import JUDGE, Json, Legal, Move, Seat
from authoring.engine.heeding import Heeding
from authoring.engine.kept import Kept, remembered
from authoring.engine.spoken import spoken
from authoring.games.just_one import beliefs, doubts
from authoring.games.just_one.config import Config
from authoring.games.just_one.expressions import allowed, forbidden, forms
from authoring.games.just_one.judging import holds, plain_reason
from authoring.games.just_one.policy import INVALID, SAME
from authoring.pack.pack import Pack

LEXICONS = frozenset({"en", "zh"})
"""The languages of which it can be told what is no word."""

WordId = tuple[str, int]
"""A mystery word: its card, and its place on it from 0."""

Index = Mapping[str, Mapping[str, set[WordId]]]
"""For each locale, the mystery words that have to do with each form."""


MOST_KEPT = 1 << 16


class Relations:
    """How expressions are related, as far as a pack tells."""

    def __init__(self, pack: Pack, locales: Sequence[str]) -> None:
        self._pack = pack
        self._locales = tuple(locales)
        self._fields = {word["field"] for card in pack.cards["cards"] for word in card["words"]}
        self._words = {
            card["id"]: [word["text"] for word in card["words"]] for card in pack.cards["cards"]
        }
        self._reasons: Kept[tuple[str, int, str], str | None] = Kept(
            lambda asked: self._find_reason(*asked), MOST_KEPT
        )
        self._alike: Kept[tuple[str, str, str], str | None] = Kept(
            lambda asked: self._find_same(*asked), MOST_KEPT
        )

    @cached_property
    def _names(self) -> Index:
        """The mystery words that each form is a name of, by locale."""
        return self._index("same")

    @cached_property
    def _families(self) -> Index:
        """The mystery words whose family each form belongs to, by locale."""
        return self._index("family")

    def _index(self, kind: str) -> Index:
        found: dict[str, dict[str, set[WordId]]] = {locale: {} for locale in self._locales}
        for card, words in self._pack.tables["forbidden"].items():
            for place, by_locale in enumerate(words):
                for locale in self._locales:
                    for form in by_locale[locale][kind]:
                        found[locale].setdefault(form, set()).add((card, place))
        return found

    def same_family(self, one: str, other: str) -> bool:
        """Whether two expressions are surely of one family (JO-22): the one is a mystery
        word and the other declared to be of its family, or the one holds the other."""
        return self.declared_family(one, other) or self.holds(one, other)

    def declared_family(self, one: str, other: str) -> bool:
        """Whether the one is a mystery word and the other declared to be of its family, in
        one language: what is of a family in Chinese says nothing of the English word."""
        mine, yours = forms(one, self._locales), forms(other, self._locales)
        return any(
            _all(self._names[locale], mine) & _all(self._families[locale], yours)
            or _all(self._families[locale], mine) & _all(self._names[locale], yours)
            for locale in self._locales
        )

    def holds(self, one: str, other: str) -> bool:
        """Whether one of the two has the other as a whole part and says more."""
        return holds(one, other, self._locales)

    def same_thing(self, one: str, other: str) -> bool:
        """Whether two expressions are names of one mystery word (JO-25)."""
        mine, yours = (
            {word for locale in self._locales for word in _all(self._names[locale], said)}
            for said in (forms(one, self._locales), forms(other, self._locales))
        )
        return bool(mine & yours)

    def breaks(self, card: str, number: int, clue: str) -> bool:
        """Whether a clue is surely of the family of the mystery word (JO-26)."""
        if allowed(self._pack.tables, self._locales, card, number, clue):
            return False
        texts = self._words[card][number - 1]
        return any(
            self.same_family(clue, texts[locale]) for locale in self._locales if locale in texts
        )

    def findings(self, card: str, number: int, clues: Sequence[str], level: str) -> dict[str, Json]:
        """What to say of a row of clues: a judge's move, each verdict with its rule."""
        reasons = [self._reason(card, number, clue) for clue in clues]
        invalid = [
            {"clue": place, "reason": reason, "rule": INVALID[reason]}
            for place, reason in enumerate(reasons)
            if reason is not None
        ]
        same = [
            {"clues": [place, other], "reason": reason, "rule": SAME[reason]}
            for place, other in combinations(range(len(clues)), 2)
            if (reason := self.same(clues[place], clues[other], level)) is not None
        ]
        slips = {place for one in same if one["reason"] == "misspelt" for place in one["clues"]}
        invalid = [
            one for one in invalid if one["reason"] != "invented" or one["clue"] not in slips
        ]
        return {"invalid": invalid, "same": same}

    def doubts(self, card: str, number: int, clues: Sequence[str], found: Json) -> list[Json]:
        """What to put to the table beyond what was found for sure."""
        struck = {finding["clue"] for finding in found["invalid"]}
        struck |= {
            place
            for place, clue in enumerate(clues)
            if allowed(self._pack.tables, self._locales, card, number, clue)
            or forbidden(self._pack.tables, self._locales, card, number, clue)
        }
        joined = [set(finding["clues"]) for finding in found["same"]]
        spelled = [forms(clue, self._locales) for clue in clues]
        joined += [
            {place, other}
            for place, other in combinations(range(len(clues)), 2)
            if spelled[place] & spelled[other]
        ]
        return [
            *doubts.of_word(clues, struck, self._words[card][number - 1], self._locales),
            *doubts.of_clues(clues, joined, self._locales[0]),
        ]

    def verdict(self, card: str, number: int, clue: str, config: Config) -> str | None:
        """Why a clue falls, of all that the rules, the card and the lexicon say, or None."""
        found = plain_reason(self._pack.tables, self._locales, card, number, clue, config)
        return found or self._reason(card, number, clue)

    def _reason(self, card: str, number: int, clue: str) -> str | None:
        """Why a clue falls beside its word by what the card and the lexicon say, or None."""
        return self._reasons[card, number, clue]

    def _find_reason(self, card: str, number: int, clue: str) -> str | None:
        if allowed(self._pack.tables, self._locales, card, number, clue):
            return None
        texts = self._words[card][number - 1]
        spoken = [texts[locale] for locale in self._locales if locale in texts]
        if any(self.declared_family(clue, text) for text in spoken):
            return "family"
        reason = beliefs.invalid(clue, texts, self._locales)
        if reason is not None:
            return reason
        if any(self.holds(clue, text) for text in spoken):
            return "family"
        return "invented" if not self._has(clue) and self._is_invented(clue) else None

    def _is_invented(self, clue: str) -> bool:
        """Whether a clue is surely no word; of other languages than the lexicon's nothing is
        sure."""
        languages = {locale.partition("-")[0] for locale in self._locales}
        return languages <= LEXICONS and beliefs.is_invented(clue)

    def _has(self, clue: str) -> bool:
        """Whether the cards know a word: what they name is no invention."""
        return clue in self._fields or any(
            form in self._names[locale] or form in self._families[locale]
            for form in forms(clue, self._locales)
            for locale in self._locales
        )

    def is_right(self, card: str, number: int, guess: str, match: str) -> bool:
        """Whether a guess that the card does not list is right all the same (JO-39)."""
        return beliefs.is_right(guess, self._words[card][number - 1], self._locales, match)

    def same(self, one: str, other: str, level: str) -> str | None:
        """Why two clues count as the same at this level, the cards first (JO-22 to JO-25)."""
        return self._alike[one, other, level]

    def _find_same(self, one: str, other: str, level: str) -> str | None:
        if level != "exact" and self.declared_family(one, other):
            return "family"
        if level == "synonym" and self.same_thing(one, other):
            return "synonym"
        reason = beliefs.same(one, other, level, self._locales[0])
        if reason is None and level != "exact" and self.holds(one, other):
            return "family"
        return reason


@remembered
def relations_of(pack: Pack, locales: tuple[str, ...]) -> Relations:
    """The relations of a pack."""
    return Relations(pack, locales)


def _all(index: Mapping[str, set[WordId]], spelled: frozenset[str]) -> set[WordId]:
    return {word for form in spelled for word in index.get(form, ())}


class JustOneJudge(Heeding):
    """Follows the game with open eyes, and gives the verdict that is due."""

    def __init__(self, pack: Pack, config: Config, seats: int) -> None:
        locales = spoken(pack, config.locale)
        self._relations = relations_of(pack, locales)
        self._level = config.dup_level
        self._own_phrase = config.own_phrase
        self._card = ""
        self._number = 0
        self._clues: list[tuple[Seat, str]] = []
        self._guess = ""
        self._match = config.guess_match

    def _note_card(self, data: Mapping[str, Any]) -> None:
        self._card = data["card"]

    def _note_number(self, data: Mapping[str, Any]) -> None:
        self._number = data["number"]

    def _note_clues(self, data: Mapping[str, Any]) -> None:
        self._clues = [(seat, clue) for seat, clue in data["clues"]]

    def _note_guess(self, data: Mapping[str, Any]) -> None:
        self._guess = data["word"]

    def choose(self, legal: Legal) -> Move:
        if legal.moves:
            right = bool(self._guess) and self._relations.is_right(
                self._card, self._number, self._guess, self._match
            )
            return Move(JUDGE, "rule", {"right": right})
        return Move(JUDGE, "compare", self._compared())

    def _compared(self) -> dict[str, Json]:
        """Verdicts and doubts; clues of one giver that say a phrase fall if so agreed (JO-18)."""
        texts = [clue for _, clue in self._clues]
        found = self._relations.findings(self._card, self._number, texts, self._level)
        flagged = self._relations.doubts(self._card, self._number, texts, found)
        for places in doubts.phrases(self._clues):
            if self._own_phrase == "cancel":
                told = {"reason": "phrase", "rule": INVALID["phrase"]}
                found["invalid"] += [{"clue": place, **told} for place in places]
            else:
                flagged.append(doubts.flag(places, "phrase"))
        return {**found, "flagged": flagged} if flagged else found

    HEEDS: ClassVar = {
        "card_shown": _note_card,
        "number_chosen": _note_number,
        "clues_shown": _note_clues,
        "guessed": _note_guess,
    }
