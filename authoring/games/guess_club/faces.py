"""The question cards of Guess Club: a question in front, its reference answers behind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from authoring.games.guess_club.cards import Category, Question, Questions
from authoring.games.guess_club.faces_key import KeyFaces
from authoring.model import Text
from authoring.printing import chrome, figure, text
from authoring.printing.desk import said, titled
from authoring.printing.face import Face, Mark, PrintedCard, Shape, Stack
from authoring.printing.proof import Proof
from authoring.printing.theme import Swatch, Theme
from authoring.source.deck import Deck

SIZE = "tarot"
"""Large enough for all answers of a question, in two languages, on one back."""

WIDTH, HEIGHT = 70.0, 120.0
LEFT, RIGHT = 5.0, WIDTH - 5.0
EMBLEM_X, EMBLEM_Y, EMBLEM = 11.0, 12.5, 5.0
LABEL_X, LABEL_WIDTH = 18.6, 46.0

PANEL = (LEFT, 21.0, RIGHT - LEFT, 92.0)
QUESTION = (LEFT + 2.5, 27.0, RIGHT - LEFT - 5, 57.0)
QUESTION_GAP = 5.5
SIGN_X, SIGN_Y, SIGN = 16.5, 96.5, 96.0
"""The middle and the size of the pale question mark."""

SWATCHES = ("orange", "teal", "blue", "pink", "yellow", "violet", "ink", "red")
EMBLEMS = ("circle", "hexagon", "square", "diamond", "pentagon", "star", "drop", "flower")
"""Categories take these in turn: colours, and shapes for those who mix up colours."""


@dataclass(frozen=True, slots=True)
class Look:
    """How the cards of one category look."""

    label: Text
    swatch: Swatch
    emblem: str


def faces(deck: Deck[Questions], theme: Theme, proof: Proof) -> Iterator[Stack]:
    """The one stack of a deck: its question cards."""
    locales = deck.header.locales
    title = text.copies("deck.yml", deck.header.title, locales)
    looks = {
        category.id: _look(index, category, theme)
        for index, category in enumerate(deck.content.categories)
    }
    plain = Look(Text(()), theme.swatches["ink"], EMBLEMS[0])
    keys = KeyFaces(theme, proof, locales)
    cards = tuple(
        PrintedCard(
            question.id,
            _front(question, looks.get(question.category, plain), theme, proof, locales),
            keys.back(question, looks.get(question.category, plain).swatch),
        )
        for question in deck.content.questions
        if not proof.spares(question)
    )
    name = title[0].words if title else deck.header.game
    label = said("question cards", "题目卡")
    yield Stack("questions", titled(name, label, locales), SIZE, cards, label=label)


def _look(index: int, category: Category, theme: Theme) -> Look:
    swatch = theme.swatches[SWATCHES[index % len(SWATCHES)]]
    return Look(category.label, swatch, EMBLEMS[index % len(EMBLEMS)])


def _front(
    question: Question, look: Look, theme: Theme, proof: Proof, locales: tuple[str, ...]
) -> Face:
    """The category on top, and the question in each language on a panel."""
    swatch = look.swatch
    copies = text.copies(question.id, question.text, locales)
    blocks = text.column(
        copies, theme.roles["question"], QUESTION[2:], proof, "panel", (6, 5), QUESTION_GAP
    )
    labels = chrome.heading(
        text.copies(question.id, look.label, locales), theme, swatch.text, LABEL_WIDTH, proof
    )
    top = EMBLEM_Y - chrome.height(labels, 1.7) / 2
    return Face(
        WIDTH,
        HEIGHT,
        chrome.marks(
            chrome.ground(WIDTH, HEIGHT, swatch.fill),
            _emblem(look, theme, proof),
            _panel(swatch, theme, proof),
            chrome.stacked(labels, LABEL_X, top, LABEL_WIDTH, 1.7, text.LEFT),
            chrome.centred(blocks, QUESTION, QUESTION_GAP),
            chrome.card_id(question.id, swatch, (WIDTH, HEIGHT), theme, proof),
        ),
    )


def _panel(swatch: Swatch, theme: Theme, proof: Proof) -> Iterator[Mark]:
    """The panel of the question, with a pale question mark in its lower left."""
    yield Shape(figure.rectangle(*PANEL, theme.radius), theme.paper)
    style = theme.roles["badge"].first.on(swatch.tint)
    sign = text.Block(chrome.printed("?", style, 100, proof).lines, style, SIGN, "en")
    yield from chrome.in_middle(sign, SIGN_X, SIGN_Y)


def _emblem(look: Look, theme: Theme, proof: Proof) -> Iterator[Mark]:
    """The shape of a category, with a question mark cut out of it."""
    shape = figure.emblem(look.emblem, EMBLEM_X, EMBLEM_Y, EMBLEM)
    yield Shape(shape, look.swatch.text)
    style = theme.roles["badge"].first.on(look.swatch.fill)
    sign = text.Block(chrome.printed("?", style, 9, proof).lines, style, 21.0, "en")
    yield from chrome.in_middle(sign, EMBLEM_X, EMBLEM_Y)
