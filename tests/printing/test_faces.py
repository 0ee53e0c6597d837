"""The faces of every game: as they were agreed on, and within what can be cut."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import pytest

from authoring import games
from authoring.printing import theme
from authoring.printing.art import Box
from authoring.printing.colour import contrast
from authoring.printing.face import Art, Face, Mark, Shape, Stack, TextRun
from authoring.printing.legibility import READABLE
from authoring.printing.proof import Proof
from authoring.resources import folder
from authoring.source.deck_reader import read_deck
from tests.printing import golden
from tests.printing.parts import drawn

SHIPPED = sorted(path.parent.name for path in folder("content").glob("*/deck.yml"))
LANGUAGES = (("en", "zh-Hans"), ("zh-Hans", "en"), ("en",), ("zh-Hans",))
EACH_WAY = [
    pytest.param(one, marks=() if one[0] == "en" else pytest.mark.slow) for one in LANGUAGES
]
BLEED = 3.0
SAFE = 4.0
"""How far all that matters stays off the cut."""


@pytest.mark.parametrize("name", golden.decks())
def test_faces_are_as_agreed_on(name: str) -> None:
    expected = (golden.FOLDER / name / golden.LIST).read_text(encoding="utf-8")
    assert golden.listing(name) == expected


def test_every_game_has_a_golden_deck() -> None:
    assert golden.decks() == list(games.names())


@lru_cache(maxsize=32)
def printed(name: str, locales: tuple[str, ...]) -> tuple[theme.Theme, tuple[Stack, ...], Proof]:
    """The stacks of a shipped deck, in these languages only."""
    root, proof = Path(folder("content") / name), Proof()
    kit, own = games.kit(name), theme.load(root)
    deck = read_deck(root, kit.shape)
    deck = replace(deck, header=replace(deck.header, locales=locales))
    return own, tuple(kit.faces(deck, own, proof)), proof


def faces(name: str, locales: tuple[str, ...]) -> Iterator[tuple[str, Face]]:
    for stack in printed(name, locales)[1]:
        for card in stack.cards:
            yield f"{card.id} front", card.front
            if card.back is not None:
                yield f"{card.id} back", card.back


@pytest.mark.parametrize("locales", EACH_WAY)
@pytest.mark.parametrize("name", SHIPPED)
def test_the_shipped_decks_can_be_printed_in_either_language(
    name: str, locales: tuple[str, ...]
) -> None:
    proof = printed(name, locales)[2]
    assert [fault.flaw.message for fault in proof.faults] == []


@pytest.mark.slow
@pytest.mark.parametrize("locales", LANGUAGES)
@pytest.mark.parametrize("name", SHIPPED)
def test_letters_and_pictures_stay_off_the_cut(name: str, locales: tuple[str, ...]) -> None:
    own = printed(name, locales)[0]
    for where, face in faces(name, locales):
        for mark in face.marks:
            if isinstance(mark, Shape):
                continue
            left, top, right, bottom = ink(mark, own)
            assert left >= SAFE - 0.05, (where, mark)
            assert top >= SAFE - 0.05, (where, mark)
            assert right <= face.width - SAFE + 0.05, (where, mark)
            assert bottom <= face.height - SAFE + 0.05, (where, mark)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shape_is_cut_with_the_card_wholly_or_not_at_all(name: str) -> None:
    """What reaches the cut must be the ground, which runs on beyond the bleed: no figure
    of a pattern is cut in two."""
    for where, face in faces(name, LANGUAGES[0]):
        for mark in face.marks:
            if not isinstance(mark, Shape):
                continue
            half = mark.stroke_width / 2 if mark.stroke else 0.0
            for part in mark.path.split("M")[1:]:
                box = drawn(f"M{part}")
                assert box is not None
                inside = (
                    min(box[0], box[1]) - half > 1
                    and box[2] + half < face.width - 1
                    and box[3] + half < face.height - 1
                )
                ground = (
                    max(box[0], box[1]) <= -BLEED
                    and box[2] >= face.width + BLEED
                    and box[3] >= face.height + BLEED
                )
                assert inside or ground, (where, part)


def ink(mark: TextRun | Art, own: theme.Theme) -> Box:
    """The box that a run or a picture blackens, in millimetres."""
    if isinstance(mark, Art):
        found = own.pictures.find(mark.name)
        assert found is not None
        left, top, width, height = found.canvas
        scale = mark.size / max(width, height)
        return (
            mark.x + scale * (found.ink[0] - left),
            mark.y + scale * (found.ink[1] - top),
            mark.x + scale * (found.ink[2] - left),
            mark.y + scale * (found.ink[3] - top),
        )
    box, em = own.typefaces[mark.font].ink(mark.text), mark.size * 25.4 / 72
    return (
        mark.x + em * box.left,
        mark.y - em * box.top,
        mark.x + em * box.right,
        mark.y - em * box.bottom,
    )


@pytest.mark.parametrize("name", SHIPPED)
def test_the_id_of_a_card_keeps_clear_and_can_be_read(name: str) -> None:
    """It helps to find the line of a card, and is neither near anything nor loud."""
    own, stacks, _ = printed(name, LANGUAGES[0])
    for card in (card for stack in stacks for card in stack.cards):
        for mark in card.front.marks:
            if not isinstance(mark, TextRun) or mark.text != card.id:
                continue
            assert mark.size <= own.roles["mark"].first.size
            box = ink(mark, own)
            assert box[1] > card.front.height - 7
            ground = card.front.marks[0]
            assert isinstance(ground, Shape)
            assert ground.fill
            assert contrast(mark.colour, ground.fill) >= READABLE
            for other in card.front.marks[1:]:
                if other is not mark:
                    assert apart(box, blackened(other, own)) >= 0.99, (card.id, other)


def blackened(mark: Mark, own: theme.Theme) -> Box:
    if not isinstance(mark, Shape):
        return ink(mark, own)
    box = drawn(mark.path)
    assert box is not None
    return box


def apart(one: Box, other: Box) -> float:
    """The least distance of two boxes."""
    across = max(other[0] - one[2], one[0] - other[2], 0.0)
    down = max(other[1] - one[3], one[1] - other[3], 0.0)
    return math.hypot(across, down)


@pytest.mark.parametrize("name", SHIPPED)
def test_stacks_say_what_they_hold(name: str) -> None:
    own, stacks, _ = printed(name, LANGUAGES[0])
    assert len({stack.name for stack in stacks}) == len(stacks)
    for stack in stacks:
        size = own.stock.size(stack.size)
        assert len({card.id for card in stack.cards}) == len(stack.cards)
        for card in stack.cards:
            for face in (card.front, card.back):
                assert face is not None
                assert (face.width, face.height) == (size.width, size.height)


@pytest.mark.slow
@pytest.mark.parametrize("name", SHIPPED)
def test_a_card_is_set_larger_in_one_language_than_in_two(name: str) -> None:
    def typical(locales: tuple[str, ...]) -> float:
        """The type size of an English letter on a front, on average."""
        runs = [
            mark
            for where, face in faces(name, locales)
            if where.endswith("front")
            for mark in face.marks
            if isinstance(mark, TextRun) and mark.locale == "en" and mark.size < 50
        ]
        letters = sum(len(run.text) for run in runs)
        return sum(run.size * len(run.text) for run in runs) / letters

    assert typical(("en",)) > typical(("en", "zh-Hans")) > typical(("zh-Hans", "en"))
