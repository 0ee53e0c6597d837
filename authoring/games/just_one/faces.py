"""The word cards of Just One: five numbered words in front, the game's name behind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from authoring.games.just_one.cards import Word, WordCard, Words
from authoring.printing import chrome, figure, text
from authoring.printing.desk import said, titled
from authoring.printing.face import Face, Mark, PrintedCard, Shape, Stack
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme
from authoring.source.deck import Deck

SIZE = "poker"
WIDTH, HEIGHT = 63.0, 88.0

PANEL_LEFT, PANEL_TOP, PANEL_WIDTH, PANEL_HEIGHT = 4.0, 13.0, 55.0, 68.0
PADDING = 1.2
ROW = (PANEL_HEIGHT - 2 * PADDING) / 5
ROWS_TOP = PANEL_TOP + PADDING
BADGE_X, BADGE = 11.0, 3.9

PIPS_X, PIP = 56.2, 0.62
"""Where the pips end, and the lines between words; and the radius of a pip."""

CLEAR = 1.5
"""Between a word and its pips at least."""

WORD_X = 17.2
WORD_WIDTH = PIPS_X - chrome.pips_width(PIP) - CLEAR - WORD_X
WORD_GAP = 2.1
"""Between the languages of a word."""

EVENED = 0.7
"""Words are set as small as a longer one on their card, but not below this share of their size."""

LEVELS = ("easy", "medium", "hard")

Digits = tuple[tuple[Mark, ...], ...]


@dataclass(frozen=True, slots=True)
class _Desk:
    """What all cards of a deck are set with."""

    theme: Theme
    proof: Proof
    locales: tuple[str, ...]


def faces(deck: Deck[Words], theme: Theme, proof: Proof) -> Iterator[Stack]:
    """The one stack of a deck: its word cards."""
    desk = _Desk(theme, proof, deck.header.locales)
    title = text.once(text.copies("deck.yml", deck.header.title, desk.locales))
    header, digits = _header(title, desk), tuple(_digits(desk))
    back = Face(WIDTH, HEIGHT, _back(title, desk))
    cards = tuple(
        PrintedCard(card.id, Face(WIDTH, HEIGHT, _front(card, header, digits, desk)), back)
        for card in deck.content.cards
        if not proof.spares(card)
    )
    name = title[0].words if title else deck.header.game
    label = said("word cards", "词语卡")
    yield Stack("words", titled(name, label, desk.locales), SIZE, cards, label=label)


def _header(title: tuple[text.Copy, ...], desk: _Desk) -> tuple[Mark, ...]:
    """The ground of a front, the name of the game on it, and the panel with its lines."""
    theme, swatch = desk.theme, desk.theme.swatches["violet"]
    names = chrome.heading(title, theme, swatch.text, PANEL_WIDTH / max(1, len(title)), desk.proof)
    runs: list[Mark] = []
    for index, name in enumerate(names):
        lift = 9.0 - name.rise
        align = text.LEFT if index == 0 and len(names) > 1 else text.RIGHT
        align = align if len(names) > 1 else text.CENTRE
        runs += name.at(PANEL_LEFT + 2, lift, PANEL_WIDTH - 4, align)
    lines = "".join(f"M{WORD_X} {ROWS_TOP + ROW * row:.3f}H{PIPS_X}" for row in range(1, 5))
    return chrome.marks(
        chrome.ground(WIDTH, HEIGHT, swatch.fill),
        Shape(
            figure.rectangle(PANEL_LEFT, PANEL_TOP, PANEL_WIDTH, PANEL_HEIGHT, theme.radius),
            theme.paper,
        ),
        Shape(lines, stroke=theme.colours["hairline"], stroke_width=0.25),
        [
            Shape(
                figure.badge(number.shape, BADGE_X, ROWS_TOP + ROW * (index + 0.5), BADGE),
                number.fill,
            )
            for index, number in enumerate(theme.numbers)
        ],
        runs,
    )


def _digits(desk: _Desk) -> Iterator[tuple[Mark, ...]]:
    """The number of each row on its badge."""
    for index, number in enumerate(desk.theme.numbers):
        style = desk.theme.roles["badge"].first.on(number.text)
        digit = chrome.printed(str(index + 1), style, 2 * BADGE, desk.proof)
        yield tuple(chrome.in_middle(digit, BADGE_X, ROWS_TOP + ROW * (index + 0.5)))


def _front(
    card: WordCard, header: tuple[Mark, ...], digits: Digits, desk: _Desk
) -> tuple[Mark, ...]:
    rows = [_words(card, word, desk) for word in card.words]
    if desk.proof.blind:
        return ()
    marks = list(header)
    rows = list(_evened(rows))
    for index, (word, digit, row) in enumerate(zip(card.words, digits, rows, strict=False)):
        marks += digit
        marks += _row(index, word, row, desk)
    swatch = desk.theme.swatches["violet"]
    marks += chrome.card_id(card.id, swatch, (WIDTH, HEIGHT), desk.theme, desk.proof)
    return tuple(marks)


def _words(card: WordCard, word: Word, desk: _Desk) -> tuple[text.Block, ...]:
    """The word in each language, each on a line."""
    copies = tuple(map(chrome.capitalised, text.copies(card.id, word.text, desk.locales)))
    role, box = desk.theme.roles["word"], (WORD_WIDTH, ROW - 1)
    if desk.proof.blind and text.goes_at_once(copies, role, box, WORD_GAP):
        return ()
    return text.column(copies, role, box, desk.proof, "row", (1, 1), WORD_GAP)


def _evened(rows: list[tuple[text.Block, ...]]) -> Iterator[tuple[text.Block, ...]]:
    """The words of a card, those of one language as large as the smallest of them if that is
    not much smaller than words are."""
    least: dict[str, float] = {}
    for row in rows:
        for block in row:
            least[block.locale] = min(block.size, least.get(block.locale, block.size))
    for row in rows:
        yield tuple(
            text.Block(block.lines, block.style, _even(block, least[block.locale]), block.locale)
            for block in row
        )


def _even(block: text.Block, least: float) -> float:
    """The size of a word on a card on which the smallest of its language is `least`."""
    return min(block.size, max(least, EVENED * block.style.size))


def _row(index: int, word: Word, blocks: tuple[text.Block, ...], desk: _Desk) -> Iterator[Mark]:
    """The word in each language with its number in the middle, and the pips of its level."""
    middle = ROWS_TOP + ROW * (index + 0.5)
    start = middle - chrome.height(blocks, WORD_GAP) / 2
    yield from chrome.stacked(blocks, WORD_X, start, WORD_WIDTH, WORD_GAP, text.LEFT)
    level = LEVELS.index(word.level) + 1
    yield from chrome.pips(PIPS_X, middle, level, desk.theme.muted, PIP)


def _back(title: tuple[text.Copy, ...], desk: _Desk) -> tuple[Mark, ...]:
    """The name of the game on a plate that the five numbers sit on, in a field of shapes."""
    theme, swatch = desk.theme, desk.theme.swatches["violet"]
    role = theme.roles["title"].on(swatch.fill)
    names = text.column(title, role, (43, 24), desk.proof, "back", (2, 1), 3)
    high = chrome.height(names, 3) + 18.5
    top = (HEIGHT - high + BADGE) / 2
    plate = (6.0, top, WIDTH - 12, high)
    clear = (6.0, top - BADGE, WIDTH - 12, high + BADGE)
    shapes = [number.shape for number in theme.numbers]

    def shape(count: int, across: float, down: float) -> str:
        return figure.badge(shapes[count % len(shapes)], across, down, 2.1)

    return chrome.marks(
        chrome.ground(WIDTH, HEIGHT, swatch.fill),
        Shape(chrome.field(WIDTH, HEIGHT, 6.4, 3.2, shape, clear), swatch.figure),
        Shape(figure.rectangle(*plate, theme.radius), theme.paper),
        _numbers(top, desk),
        chrome.stacked(names, 10, top + 11.5, WIDTH - 20, 3, text.CENTRE),
    )


def _numbers(down: float, desk: _Desk) -> Iterator[Mark]:
    """The five numbers side by side, each on its badge with a rim of paper."""
    theme = desk.theme
    for index, number in enumerate(theme.numbers):
        across = WIDTH / 2 + (index - 2) * 8.6
        badge = figure.badge(number.shape, across, down, BADGE)
        yield Shape(badge, theme.paper, theme.paper, 1.6)
        yield Shape(badge, number.fill)
        style = theme.roles["badge"].first.on(number.text)
        digit = chrome.printed(str(index + 1), style, 2 * BADGE, desk.proof)
        yield from chrome.in_middle(digit, across, down)
