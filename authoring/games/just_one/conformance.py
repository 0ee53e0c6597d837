"""Clues, guesses and pairs of clues from a pack, with the verdicts that are due."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.games.just_one import judging
from authoring.games.just_one.config import Config, configure
from authoring.games.just_one.expressions import KINDS, forms
from authoring.games.just_one.judge import Relations
from authoring.games.just_one.policy import FOUND, INVALID, SAME
from authoring.pack.conformance import LANGUAGE, TABLES, case
from authoring.pack.pack import Json, Pack

SENTENCES = {"zh": "大家都认识的那个"}
SENTENCE = "you know that"
COMMON = {"zh": ("星期二", "窗户"), "": ("Tuesday", "window")}
"""Clues that hardly ever have to do with a word, by language."""


class Words:
    """The mystery words of a pack in one locale, and the verdicts on what is said of them."""

    def __init__(self, pack: Pack, locale: str, config: Config) -> None:
        self.pack = pack
        self.locale = locale
        self.config = config
        self.relations = Relations(pack, (locale,))

    def given(self, card: str, number: int, **said: str) -> dict[str, Json]:
        return {"card": card, "number": number, "locales": [self.locale], **said}

    def clue(self, card: Any, number: int, clue: str) -> Json:
        """A clue against the word of this number."""
        tables, locales = self.pack.tables, (self.locale,)
        texts = [card["words"][number - 1]["text"][self.locale]]
        due = self.relations.verdict(card["id"], number, clue, self.config)
        told = judging.reason(tables, locales, card["id"], number, texts, clue, self.config)
        rule = None if due is None else {**INVALID, **FOUND}[due]
        expect = {"stands": due is None, "reason": due, "rule": rule}
        by = TABLES if due == told else LANGUAGE
        return case("clue", self.given(card["id"], number, clue=clue), expect, by)

    def guess(self, card: Any, number: int, guess: str) -> Json:
        """A guess at the word of this number."""
        tables, locales = self.pack.tables, (self.locale,)
        told = judging.right(tables, locales, card["id"], number, guess, "sound")
        due = told or self.relations.is_right(card["id"], number, guess, "sound")
        expect = {"right": due, "rule": "JO-39" if due else "JO-40"}
        by = TABLES if due == told else LANGUAGE
        return case("guess", self.given(card["id"], number, guess=guess), expect, by)

    def pair(self, one: str, other: str) -> Json:
        """Two clues beside each other."""
        told = "identical" if self._alike(one, other) else None
        if told is None and judging.holds(one, other, (self.locale,)):
            told = "family"
        due = told or self.relations.same(one, other, "family")
        expect = {"same": due is not None, "rule": None if due is None else {**FOUND, **SAME}[due]}
        given = {"clues": [one, other], "locales": [self.locale]}
        return case("pair", given, expect, TABLES if due == told else LANGUAGE)

    def _alike(self, one: str, other: str) -> bool:
        return not forms(one, (self.locale,)).isdisjoint(forms(other, (self.locale,)))


def cases(pack: Pack) -> Iterator[Json]:
    """One word of every card, the numbers and the locales in turn."""
    config = configure({})
    cards = pack.cards["cards"]
    for turn, locale in enumerate(pack.locales):
        words = Words(pack, locale, config)
        for place in range(turn, len(cards), len(pack.locales)):
            card = cards[place]
            number = place % len(card["words"]) + 1
            if locale in card["words"][number - 1]["text"]:
                other = cards[(place + 1) % len(cards)]["words"][number - 1]["text"].get(locale, "")
                yield from _of_word(words, card, number, other)


def _of_word(words: Words, card: Any, number: int, other: str) -> Iterator[Json]:
    text = card["words"][number - 1]["text"][words.locale]
    language = words.locale.partition("-")[0]
    for clue in _clues(words, card["id"], number, text):
        yield words.clue(card, number, clue)
    for clue in (*COMMON.get(language, COMMON[""]), other, SENTENCES.get(language, SENTENCE)):
        yield words.clue(card, number, clue)
    for guess in (text, f" {text.upper()}. ", _slip(text), other):
        if guess.strip():
            yield words.guess(card, number, guess)
    believed = words.pack.tables["believed"][card["id"]][number - 1][words.locale]
    for kind in judging.RIGHT:
        for form in believed.get(kind, ())[:1]:
            yield words.guess(card, number, form)
    for kind in ("inflected", "family"):
        for form in believed.get(kind, ())[:1]:
            yield words.pair(text, form)
    for clue in (other, COMMON.get(language, COMMON[""])[0]):
        if clue:
            yield words.pair(text, clue)
    yield words.pair(text, f"{text}!")


def _clues(words: Words, card: str, number: int, text: str) -> Iterator[str]:
    """The word itself and slips for it, and the first form of each kind in each table."""
    tables, place = words.pack.tables, number - 1
    yield from (text, f"“{text}”", _slip(text), "", "xqzzlk")
    for kind in KINDS:
        yield from tables["forbidden"][card][place][words.locale][kind][:1]
    yield from tables["allowed"][card][place][words.locale][:1]
    for kind in judging.BELIEVED:
        yield from tables["believed"][card][place][words.locale].get(kind, ())[:2]


def _slip(text: str) -> str:
    """A slip of the pen: two letters in the wrong order, or one character doubled."""
    middle = len(text) // 2
    if text.isascii():
        return text[: middle - 1] + text[middle - 1 : middle + 1][::-1] + text[middle + 1 :]
    return text[: middle + 1] + text[middle:]
