"""The cards of Guess Club: questions with their reference answers, sorted by category."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from authoring.model import NOWHERE, Card, Origin, Text
from authoring.source.deck import Entry, FileKind, Header, Reading, Shape
from authoring.source.memory import remembered

BESIDE_LOCALES = frozenset({"also"})
"""The keys of an answer that are not locales."""


@dataclass(frozen=True, slots=True)
class Category:
    """A subject that questions belong to."""

    id: str
    label: Text
    origin: Origin = field(default=NOWHERE, compare=False, repr=False)
    kind: str = "category"


@dataclass(frozen=True, slots=True)
class Answer:
    """One thing that can be answered, by its plainest name; `also` has its other names.

    A wrong answer has the same form: it is a thing that players will try.
    """

    text: Text
    also: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    origin: Origin = field(default=NOWHERE, compare=False, repr=False)

    def names(self, locale: str) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        """Every name in this locale, with the keys that lead to it from the origin."""
        plainest = self.text.get(locale)
        if plainest is not None:
            yield plainest, (locale,)
        for index, name in enumerate(self.also.get(locale, ())):
            yield name, ("also", locale, index)


@dataclass(frozen=True, slots=True)
class Question:
    """A question and the answers known to fit it, the most likely first (GC-17)."""

    id: str
    category: str
    text: Text
    answers: tuple[Answer, ...]
    wrong: tuple[Answer, ...] = ()
    origin: Origin = field(default=NOWHERE, compare=False, repr=False)
    kind: str = "question"


@dataclass(frozen=True, slots=True)
class Questions:
    """What a Guess Club deck holds, in the order of its files."""

    categories: tuple[Category, ...]
    questions: tuple[Question, ...]


def _answer(data: Mapping[str, Any], origin: Origin) -> Answer:
    words = tuple((key, value) for key, value in data.items() if key not in BESIDE_LOCALES)
    also = {locale: tuple(names) for locale, names in data.get("also", {}).items()}
    return Answer(Text(words, origin), also, origin)


@remembered
def _question(entry: Entry) -> Question:
    data, origin = entry.data, entry.origin

    def answers(key: str) -> tuple[Answer, ...]:
        return tuple(
            _answer(item, origin.at(key, index)) for index, item in enumerate(data.get(key, ()))
        )

    text = Text(tuple(data["text"].items()), origin.at("text"))
    return Question(
        data["id"], data["category"], text, answers("answers"), answers("wrong"), origin
    )


@remembered
def _category(entry: Entry) -> Category:
    label = Text(tuple(entry.data["label"].items()), entry.origin.at("label"))
    return Category(entry.data["id"], label, entry.origin)


def build(_header: Header, entries: Mapping[str, tuple[Entry, ...]]) -> Reading[Questions]:
    """The categories and questions of a deck, from the items of its files."""
    categories = tuple(_category(entry) for entry in entries.get("category", ()))
    questions = tuple(_question(entry) for entry in entries.get("question", ()))
    cards: tuple[Card, ...] = (*categories, *questions)
    return Reading(Questions(categories, questions), cards)


SHAPE: Shape[Questions] = Shape(
    files=(
        FileKind(
            "category", "categories.yml", "guess-club/categories.schema.json", key="categories"
        ),
        FileKind(
            "question", "questions/*.yml", "guess-club/questions.schema.json", key="questions"
        ),
    ),
    build=build,
    least={"question": 3},
)
