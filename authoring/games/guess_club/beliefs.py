"""Which answers mean the same where the pack does not say: the word lexicon is asked (GC-42)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from authoring.engine.kept import Kept, remembered
from authoring.games.guess_club.keys import Keys, fits, is_listed, keys_of, known_wrong, marked
from authoring.games.guess_club.policy import ANSWER_AND_ANSWER
from authoring.language.policy import Outcome
from authoring.pack.pack import Pack


@lru_cache(maxsize=1 << 14)
def mean_the_same(one: str, other: str, locale: str) -> bool:
    """Whether two answers surely mean the same."""
    from authoring.language.expression import TooLong
    from authoring.language.relation import relation

    try:
        verdict = relation(one, other, locale)
    except TooLong:
        return False
    return ANSWER_AND_ANSWER.outcome(verdict) is Outcome.APPLIES


class Beliefs:
    """The meaning of answers to the questions of a pack, in the languages at a table."""

    def __init__(self, pack: Pack, locales: Sequence[str]) -> None:
        self._tables = pack.tables
        self._locales = tuple(locales)
        self._answers = {
            question["id"]: [answer["text"] for answer in question["answers"]]
            for question in pack.cards["questions"]
        }
        self._kept: Kept[str | None, Kept[str, Keys]] = Kept(
            lambda question: Kept(lambda answer: self._find(question, answer))
        )
        self._marks: Kept[str | None, Kept[str, int]] = Kept(
            lambda question: Kept(lambda answer: self._marked(question, answer))
        )
        self._fitting: Kept[tuple[str | None, bool], Kept[str, bool]] = Kept(
            lambda asked: Kept(lambda answer: self._fits(*asked, answer))
        )

    def answers_to(self, question: str | None) -> Mapping[str, Keys]:
        """The keys of any answer to a question; one that the pack does not know and that surely
        means a reference answer has the number of that one."""
        return self._kept[question]

    def marks(self, question: str | None) -> Mapping[str, int]:
        """The reference answers that any answer names or surely means, each a bit at the place
        of its number; 0 where there is none."""
        return self._marks[question]

    def count(self, question: str | None) -> int:
        """How many answers the card of a question lists."""
        return 0 if question is None else len(self._answers[question])

    def fitting(self, question: str | None, unknown_fits: bool) -> Mapping[str, bool]:
        """Whether any answer fits the question; of one that is not known, `unknown_fits`
        decides."""
        return self._fitting[question, unknown_fits]

    def _fits(self, question: str | None, unknown_fits: bool, answer: str) -> bool:
        if is_listed(self._kept[question][answer]):
            return True
        return fits(self._tables, self._locales, question, answer, unknown_fits)

    def _marked(self, question: str | None, answer: str) -> int:
        return marked(self._kept[question][answer], self.count(question))

    def keys(self, question: str | None, answer: str) -> Keys:
        """The keys of one answer."""
        return self.answers_to(question)[answer]

    def _find(self, question: str | None, answer: str) -> Keys:
        keys = keys_of(self._tables, self._locales, question, answer)
        if question is None or is_listed(keys):
            return keys
        if known_wrong(self._tables, self._locales, question, answer):
            return keys
        for number, texts in enumerate(self._answers[question]):
            for locale in self._locales:
                if locale in texts and mean_the_same(answer, texts[locale], locale):
                    return frozenset({number})
        return keys

    def match(self, one: str, mine: Keys, other: str, yours: Keys) -> bool:
        """Whether two answers that name no reference answer surely mean the same. Two
        reference answers of one card are never the same thing, whatever is believed."""
        if is_listed(mine) or is_listed(yours):
            return False
        return self.alike(one, other)

    def alike(self, one: str, other: str) -> bool:
        """Whether two answers surely mean the same, whatever the pack says."""
        return any(mean_the_same(one, other, locale) for locale in self._locales)


@remembered
def beliefs_of(pack: Pack, locales: tuple[str, ...]) -> Beliefs:
    """The beliefs about a pack."""
    return Beliefs(pack, locales)
