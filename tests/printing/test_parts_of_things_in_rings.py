"""The parts of Things in Rings: rings that close, and a key that says what the rules say."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import TypeVar

import pytest

from authoring.games.things_in_rings import faces_rules
from authoring.games.things_in_rings.cards import RINGS, RingsContent, Rule, Thing
from authoring.games.things_in_rings.components import key_table, rings
from authoring.games.things_in_rings.components.key import keys
from authoring.games.things_in_rings.numbering import numbers
from authoring.games.things_in_rings.verdicts import verdicts
from authoring.model import Place
from authoring.printing import text, theme
from authoring.printing.desk import Desk
from authoring.printing.face import Face, Shape, TextRun
from authoring.printing.proof import Proof
from tests.printing.parts import LANGUAGES, drawn, faces, made, part, squeezed, words
from tests.printing.test_faces import EACH_WAY, apart, ink, printed


def test_six_arcs_close_to_a_ring() -> None:
    """TR-02."""
    stack = part("things-in-rings", "ring-mats").stack
    assert [card.id for card in stack.cards] == ["ring-word", "ring-attribute", "ring-context"]
    assert not stack.crop
    for card in stack.cards:
        bands = [
            mark
            for mark in card.front.marks
            if isinstance(mark, Shape) and mark.fill and not mark.stroke
        ]
        assert len(bands) == rings.PIECES
        for band in bands:
            box = drawn(band.path)
            assert box is not None
            outer = rings.RADIUS + rings.BAND / 2
            chord = 2 * outer * math.sin(rings.SPAN / 2)
            tilt = rings.TAB / 2
            assert box[2] - box[0] == pytest.approx(chord * math.cos(tilt), abs=1.0)
    assert pytest.approx(math.tau) == rings.PIECES * rings.SPAN


def test_arcs_of_a_ring_do_not_overlap() -> None:
    """Each lies so far below the one before that both can be cut out."""
    assert rings.BAND + 5 < rings.PITCH


def test_every_ring_has_a_label_that_reads_from_both_sides() -> None:
    """TR-02."""
    for card in part("things-in-rings", "ring-labels").stack.cards:
        runs = [mark for mark in card.front.marks if isinstance(mark, TextRun)]
        upright = sorted(mark.text for mark in runs if not mark.turn)
        turned = sorted(mark.text for mark in runs if mark.turn == 180)
        assert upright == turned


@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
def test_the_answer_key_says_what_the_rules_say(locale: str) -> None:
    """As many dots and question marks as there are verdicts, and every rule by its number."""
    deck = made("things-in-rings", LANGUAGES[0])[0]
    content = deck.content
    found = verdicts(content).played_in(locale)  # type: ignore[arg-type]
    one = part("things-in-rings", f"key-{locale}")
    pages = [face for _, face in faces(one)]
    listed, tables = pages[0], pages[1:]
    told = squeezed("".join(words(listed)))
    numbered = numbers(content.rules)  # type: ignore[attr-defined]
    for verdict in found:
        assert str(numbered[verdict.rule.id]) in told
        assert squeezed(verdict.rule.text[locale]) in told
    own = theme.load()
    dots = sum(
        mark.path.count("Z")
        for face in tables
        for mark in face.marks
        if isinstance(mark, Shape) and mark.fill == own.ink
    )
    asked = sum(words(face).count("?") for face in tables)
    assert dots == sum(verdict.planes.inside.bit_count() for verdict in found)
    assert asked == sum(verdict.planes.debatable.bit_count() for verdict in found)
    named = Counter(text for face in tables for text in words(face))
    assert all(
        squeezed(thing.name[locale]) in squeezed("".join(named))
        for thing in content.things  # type: ignore[attr-defined]
    )


@pytest.mark.slow
def test_the_answer_key_holds_the_things_and_rules_of_a_whole_box() -> None:
    """TR-02: 240 things, and 24 rules for each ring in each language."""
    deck, _, _ = made("things-in-rings", LANGUAGES[0])
    content, proof = deck.content, Proof()
    assert isinstance(content, RingsContent)
    things = repeated(content.things, 240)
    rules_ = [
        rule
        for ring in RINGS
        for rule in repeated([one for one in content.rules if one.ring == ring], 48)
    ]
    whole = RingsContent(content.vocabulary, things, tuple(rules_), content.locales)
    desk = Desk(theme.load(), proof, ("en", "zh-Hans"))
    for one in keys(desk, deck.header.title, whole):
        tables = [face for _, face in faces(one) if rows(face)]
        assert max(len(set(rows(face))) for face in tables) <= key_table.ROWS
        assert sum(len(rows(face)) for face in tables) >= 240
    assert [fault.flaw.message for fault in proof.faults] == []


@pytest.mark.parametrize("counts", [(1, 1, 1), (1, 0, 0), (2, 1, 40), (1, 76, 1)], ids=str)
def test_the_columns_of_few_rules_leave_room_for_the_name_of_their_ring(
    counts: tuple[int, int, int],
) -> None:
    deck, _, _ = made("things-in-rings", LANGUAGES[0])
    content, proof = deck.content, Proof()
    assert isinstance(content, RingsContent)
    rules_ = [
        rule
        for ring, count in zip(RINGS, counts, strict=True)
        for rule in repeated([one for one in content.rules if one.ring == ring], count)
    ]
    few = replace(content, rules=tuple(rules_))
    desk = Desk(theme.load(), proof, ("en",))
    (key,) = keys(desk, deck.header.title, few)
    assert [fault.flaw.message for fault in proof.faults] == []
    for _, face in faces(key):
        boxes = [drawn(mark.path) for mark in face.marks if isinstance(mark, Shape)]
        assert all(box[2] <= key_table.WIDTH - key_table.EDGE + 0.1 for box in boxes[1:] if box)


@pytest.mark.parametrize("locales", EACH_WAY)
def test_rules_are_set_in_few_sizes_and_off_the_edges_of_their_panel(
    locales: tuple[str, ...],
) -> None:
    own, stacks, _ = printed("things-in-rings", locales)
    top, bottom = faces_rules.PANEL[1], faces_rules.STRIP[1]
    for stack in stacks:
        sizes: dict[str, set[float]] = {}
        for card in stack.cards if stack.name.startswith("rules") else ():
            said = [
                mark
                for mark in card.front.marks
                if isinstance(mark, TextRun) and top < mark.y < bottom
            ]
            assert min(ink(mark, own)[1] for mark in said) >= top + 3, card.id
            assert max(ink(mark, own)[3] for mark in said) <= bottom - 2, card.id
            alone = len({mark.locale for mark in said}) == 1
            for mark in said:
                sizes.setdefault(f"{mark.locale} {alone}", set()).add(mark.size)
        assert all(len(found) <= len(faces_rules.STEPS) for found in sizes.values()), sizes


def test_a_rule_too_long_for_every_step_is_set_smaller() -> None:
    own, proof = theme.load(), Proof()
    role, box = own.roles["statement"], faces_rules.STATEMENT[2:]
    share, _ = faces_rules.STEPS[-1]
    long = text.Copy("It is something " + "very " * 14 + "long", "en", "long", Place(""))
    (block,) = text.stepped((long,), role, faces_rules.STEPS, box, proof, "panel")
    assert block.size < role.alone.size * share
    assert block.size >= role.alone.floor
    assert not proof.faults


@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
def test_the_numbers_of_rules_above_a_table_can_be_read_and_stand_apart(locale: str) -> None:
    own = theme.load()
    for _, face in list(faces(part("things-in-rings", f"key-{locale}")))[1:]:
        numbered = [
            mark for mark in face.marks if isinstance(mark, TextRun) and mark.text.isdigit()
        ]
        assert min(mark.size for mark in numbered) >= key_table.SMALLEST
        boxes = [ink(mark, own) for mark in numbered]
        clear = min(apart(one, other) for one, other in combinations(boxes, 2))
        assert clear >= 0.5, clear


Repeated = TypeVar("Repeated", Thing, Rule)


def repeated(cards: Sequence[Repeated], count: int) -> tuple[Repeated, ...]:
    """So many cards, the same ones over and over, each with an id of its own."""
    return tuple(replace(cards[at % len(cards)], id=f"card-{at}") for at in range(count))


def rows(face: Face) -> list[float]:
    """The baselines of the names in a table; none of a list of rules."""
    return [
        mark.y
        for mark in face.marks
        if isinstance(mark, TextRun) and mark.x < key_table.LEFT_EDGE + 3
    ]
