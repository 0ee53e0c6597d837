"""What an editor is told of a deck of questions: its categories."""

from __future__ import annotations

from typing import Any

from authoring.games.guess_club.cards import Questions
from authoring.kit import Editor
from authoring.source.deck import Deck
from authoring.source.marks import Pointer
from authoring.source.yaml import Document


def words(deck: Deck[Questions], kind: str, schema: dict[str, Any]) -> None:
    """Put the categories of a deck into the schema of its questions."""
    question = schema["$defs"].get("question")
    if question is None or not deck.content.categories:
        return
    labels = [
        " / ".join(label for _, label in one.label.entries) for one in deck.content.categories
    ]
    question["properties"]["category"] = {
        "description": question["properties"]["category"]["description"],
        "enum": [one.id for one in deck.content.categories],
        "enumDescriptions": labels,
    }


def explain(deck: Deck[Questions], document: Document, pointer: Pointer) -> str:
    """How many answers the question under a pointer has in each locale."""
    if pointer[:1] != ("questions",) or pointer[2:] not in ((), ("id",)):
        return ""
    from authoring.games.guess_club.meaning import distinct

    place = document.place(pointer[:2])
    for question in deck.content.questions:
        if question.origin.place() == place:
            counts = (
                f"{distinct(question.answers, locale)} in {locale}"
                for locale in deck.header.locales
            )
            return f"**{question.id}**: different answers: {', '.join(counts)}"
    return ""


EDITOR = Editor(words, explain)
