"""Answers and pairs of answers from a pack, with the verdicts that are due."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from authoring.games.guess_club.beliefs import Beliefs
from authoring.games.guess_club.keys import Keys, keys_of, known_wrong
from authoring.language.fold import fold
from authoring.pack.conformance import LANGUAGE, TABLES, case
from authoring.pack.pack import Json, Pack

FEW = 2
"""Answers of a question that are asked about, in each locale."""

SELDOM = 3
"""Of so many questions one is asked about with answers that it does not know: to know that
nothing is known takes a comparison with every answer."""


class Answers:
    """The verdicts on answers in one locale."""

    def __init__(self, pack: Pack, locale: str) -> None:
        self.tables = pack.tables
        self.locales = (locale,)
        self.beliefs = Beliefs(pack, self.locales)

    def answer(self, question: str, answer: str) -> Json:
        """Which answer of the question is meant, if any, and whether it is known not to fit."""
        due = _number(self.beliefs.keys(question, answer))
        wrong = due is None and known_wrong(self.tables, self.locales, question, answer)
        expect = {"answer": due, "wrong": wrong, "rule": "GC-47" if wrong else "GC-42"}
        given = {"question": question, "locales": list(self.locales), "answer": answer}
        by = TABLES if due == self._told(question, answer) else LANGUAGE
        return case("answer", given, expect, by)

    def pair(self, question: str, one: str, other: str) -> Json:
        """Whether two answers match."""
        mine, yours = self.beliefs.keys(question, one), self.beliefs.keys(question, other)
        due = bool(mine & yours) or self.beliefs.match(one, mine, other, yours)
        first, second = self._told(question, one), self._told(question, other)
        told = first == second
        if first is None and second is None:
            told = fold(one, self.locales[0]) == fold(other, self.locales[0])
        given = {"question": question, "locales": list(self.locales), "answers": [one, other]}
        by = TABLES if due == told else LANGUAGE
        return case("pair", given, {"same": due, "rule": "GC-42"}, by)

    def _told(self, question: str, answer: str) -> int | None:
        """The answer that the tables alone tell."""
        found = _number(keys_of(self.tables, self.locales, question, answer))
        if found is not None or known_wrong(self.tables, self.locales, question, answer):
            return found
        believed = self.tables["believed_keys"][question]
        forms = ((locale, fold(answer, locale)) for locale in self.locales)
        return next((believed[at][form] for at, form in forms if form in believed[at]), None)


def _number(keys: Keys) -> int | None:
    return min((key for key in keys if isinstance(key, int)), default=None)


def cases(pack: Pack) -> Iterator[Json]:
    """Every question, the locales in turn: the first answers by their names, what is believed
    of others, slips of the pen, wrong answers, and an answer to the next question."""
    questions = pack.cards["questions"]
    for turn, locale in enumerate(pack.locales):
        answers = Answers(pack, locale)
        for place in range(turn, len(questions), len(pack.locales)):
            question = questions[place]
            other = questions[(place + 1) % len(questions)]
            foreign = _names(other, locale)[:1]
            yield from _known(answers, question, locale)
            if place // len(pack.locales) % SELDOM == 0:
                yield from _unknown(answers, question, foreign, locale)


def _names(question: Any, locale: str) -> list[str]:
    return [one["text"][locale] for one in question["answers"] if locale in one["text"]]


def _known(answers: Answers, question: Any, locale: str) -> Iterator[Json]:
    """Answers that the tables have, by several names."""
    named, asked = question["id"], _names(question, locale)
    wrong = [one["text"][locale] for one in question["wrong"] if locale in one["text"]]
    also = [name for one in question["answers"] for name in one["also"].get(locale, ())]
    believed = sorted(answers.tables["believed_keys"][named][locale])
    for name in asked[:FEW]:
        yield answers.answer(named, name)
        yield answers.answer(named, f" {name.upper()}!")
    for name in (*also[:FEW], *believed[:FEW], *believed[-FEW:], *wrong[:1]):
        yield answers.answer(named, name)
    for one, other in pairwise(asked[:FEW]):
        yield answers.pair(named, one, other)
        yield answers.pair(named, one, f"“{one}”")


def _unknown(answers: Answers, question: Any, foreign: list[str], locale: str) -> Iterator[Json]:
    """Slips of the pen, and answers that nobody knows: single words, which can be compared
    without more than the lexicon."""
    named = question["id"]
    single = [name for name in _names(question, locale) if " " not in name]
    for name in single[:FEW]:
        yield answers.answer(named, _slip(name))
        yield answers.pair(named, f"{name}xq", f"{name.upper()}XQ.")
    for name in foreign:
        if " " not in name:
            yield answers.answer(named, name)


def _slip(name: str) -> str:
    """A slip of the pen: a letter in the middle doubled."""
    middle = len(name) // 2
    return name[: middle + 1] + name[middle:]
