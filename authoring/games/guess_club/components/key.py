"""The answer key: every question with all of its reference answers, one key a language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import repeat

from authoring.games.guess_club.cards import Answer, Category, Question, Questions
from authoring.games.guess_club.faces import EMBLEMS, SWATCHES
from authoring.model import Text
from authoring.printing import chrome, figure, flow, script, text
from authoring.printing.block import HAN_BOTTOM, HAN_TOP, LEFT, POINT
from authoring.printing.desk import Desk, language, said
from authoring.printing.face import Component, Face, Mark, Shape, leaves
from authoring.printing.flow import Column, Item
from authoring.printing.line import fewer_lines_at_most, lines_at_most, prove
from authoring.printing.paragraph import HAN_LEADING, Span, paragraph
from authoring.printing.text import Copy
from authoring.printing.theme import Style

WIDTH, HEIGHT = 260.0, 180.0
SIZE = "260x180"

COLUMNS = tuple(Column(12.0 + 61.0 * index, 10.0, 55.0, 161.0) for index in range(4))
"""The first stands off the edge that is stapled."""

POINTS = 8.0
HEAD = 8.4
QUESTION_GAP, CATEGORY_GAP = 3.2, 5.4

NOT = said("Not", "不算")
"""Before answers that do not fit."""

USE = said(
    "For the setter. Cut out, and staple at the left.",
    "供出题者查阅。裁下后在左侧装订。",
)


def keys(desk: Desk, title: Text, content: Questions) -> Iterator[Component]:
    """The key of each language of the deck (GC-17, GC-21)."""
    for locale in desk.locales:
        alone = replace(desk, locales=(locale,))
        if desk.proof.blind:
            _prove(alone, content, locale)
            continue
        label = said(f"answer key, {language(locale)}", f"答案表（{language(locale)}）")
        faces = [
            Face(WIDTH, HEIGHT, (chrome.ground(WIDTH, HEIGHT, desk.theme.paper), *marks))
            for marks in flow.pages(list(_items(alone, content, locale)), COLUMNS)
        ]
        bound = leaves(faces)
        if bound:
            stack = alone.stack(f"key-{locale}", title, label, SIZE, bound)
            yield Component(stack, USE, stiff=False, locale=locale)


def _prove(desk: Desk, content: Questions, locale: str) -> None:
    """Take down what is wrong, and set only what may be too long."""
    lead, body = (desk.theme.roles[name].first for name in ("lead", "body"))
    room, em = COLUMNS[0].height - HEAD - 3 * QUESTION_GAP, (POINTS + 0.4) * POINT
    for category in content.categories:
        desk.lines(category.label, desk.role("label"), COLUMNS[0].width - 13)
    for question in content.questions:
        told = [*text.copies(question.id, question.text, (locale,))]
        told += [_row(question, one, locale) for one in (question.answers, question.wrong) if one]
        wide, most = COLUMNS[0].width / em, room / (em * body.leading * HAN_LEADING)
        stacks = [lead.stack, *(body.stack for _ in told[1:])]
        if (
            sum(lines_at_most(copy.words, wide) for copy in told) > most
            and sum(map(fewer_lines_at_most, told, stacks, repeat(wide))) > most
        ):
            list(_questions(desk, [question], locale))
            continue
        for one in (question.text, *(one.text for one in (*question.answers, *question.wrong))):
            for copy in text.copies(question.id, one, (locale,)):
                prove(copy, body.stack, desk.proof)


def _items(desk: Desk, content: Questions, locale: str) -> Iterator[Item]:
    """The questions below their categories, those of none at the end."""
    known = {category.id for category in content.categories}
    for index, category in enumerate(content.categories):
        held = [one for one in content.questions if one.category == category.id]
        if held:
            yield _head(desk, category, index)
            yield from _questions(desk, held, locale)
    others = [one for one in content.questions if one.category not in known]
    yield from _questions(desk, others, locale)


def _head(desk: Desk, category: Category, index: int) -> Item:
    """The label of a category beside its shape, in its colour."""
    swatch = desk.theme.swatches[SWATCHES[index % len(SWATCHES)]]
    emblem = EMBLEMS[index % len(EMBLEMS)]

    def draw(left: float, top: float) -> Iterator[Mark]:
        width = COLUMNS[0].width
        yield Shape(figure.rectangle(left, top, width, HEAD, 2.2), swatch.fill)
        yield Shape(figure.emblem(emblem, left + 5.4, top + HEAD / 2, 2.4), swatch.text)
        box = (left + 10.4, top, width - 13, HEAD)
        role = desk.role("label", swatch.text)
        yield from desk.stacked(category.label, role, box, LEFT)

    return Item(HEAD, CATEGORY_GAP, draw, joined=True, loose=True)


def _questions(desk: Desk, questions: list[Question], locale: str) -> Iterator[Item]:
    """The questions one by one; one that no column can hold goes into the proof."""
    for question in questions:
        items = list(_question(desk, question, locale))
        if sum(item.height + item.before for item in items) > COLUMNS[0].height - HEAD:
            place = question.origin.place("answers")
            asked = question.text.get(locale) or ""
            desk.proof.too_long(place, question.id, locale, "answer key", asked)
            continue
        yield from items


def _question(desk: Desk, question: Question, locale: str) -> Iterator[Item]:
    """A question, its answers in a row, and what does not fit."""
    roles, colours = desk.theme.roles, desk.theme.colours
    asked = text.copies(question.id, question.text, (locale,))
    if not asked:
        return
    lead, body = roles["lead"].first, roles["body"].first
    yield _text(desk, [Span(asked[0], lead)], QUESTION_GAP, POINTS + 0.4, joined=True)
    leading = body.leading * (HAN_LEADING if script.of_locale(locale) == script.HAN else 1.0)
    gap = POINTS * POINT * (leading - HAN_TOP + HAN_BOTTOM)
    answers = _listed(question, question.answers, locale, body)
    yield _text(desk, [answers], gap, POINTS, joined=bool(question.wrong))
    if question.wrong:
        not_ = Copy(NOT.get(locale) or NOT["en"], locale, question.id, asked[0].place)
        wrong = _listed(question, question.wrong, locale, body)
        spans = [Span(not_, lead.on(colours["wrong"])), wrong]
        yield _text(desk, spans, gap, POINTS, joined=False)


def _listed(question: Question, answers: tuple[Answer, ...], locale: str, style: Style) -> Span:
    """Answers one after the other, none broken over two lines."""
    told = [found for one in answers if (found := one.text.get(locale))]
    comma = _comma(locale)
    parts = tuple(f"{one}{comma}" for one in told[:-1]) + tuple(told[-1:])
    return Span(_row(question, answers, locale), style, parts)


def _row(question: Question, answers: tuple[Answer, ...], locale: str) -> Copy:
    """Answers one after the other, as one text."""
    words = _comma(locale).join(found for one in answers if (found := one.text.get(locale)))
    return Copy(words, locale, question.id, question.origin.place("answers"))


def _comma(locale: str) -> str:
    return "、" if script.of_locale(locale) == script.HAN else ", "


def _text(desk: Desk, spans: list[Span], before: float, size: float, joined: bool) -> Item:
    found = paragraph(spans, size, COLUMNS[0].width, desk.proof)
    return Item(found.height, before, found.at, joined)
