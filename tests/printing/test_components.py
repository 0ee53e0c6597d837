"""The parts of every game besides its cards: as they were agreed on, whole, and printable."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

import pikepdf
import pytest

from authoring import games
from authoring.games.guess_club.cards import Questions
from authoring.games.guess_club.components.key import keys as answer_keys
from authoring.games.guess_club.config import Config as Club
from authoring.games.just_one.config import Config as JustOne
from authoring.games.just_one.config import clues_each
from authoring.games.just_one.play.rounds import grade
from authoring.games.things_in_rings.cards import RINGS, RingsContent, Rule, Thing
from authoring.games.things_in_rings.components import key_table, rings
from authoring.games.things_in_rings.components.key import keys
from authoring.games.things_in_rings.numbering import numbers
from authoring.games.things_in_rings.verdicts import verdicts
from authoring.printing import chrome, job, rules, theme
from authoring.printing.art import Box
from authoring.printing.desk import Desk
from authoring.printing.face import Component, Face, Shape, TextRun
from authoring.printing.path import bounds, segments
from authoring.printing.proof import Proof
from authoring.resources import folder
from authoring.source.deck import Deck
from authoring.source.deck_reader import read_deck
from tests.printing import golden
from tests.printing.test_faces import ink

SHIPPED = sorted(path.parent.name for path in folder("content").glob("*/deck.yml"))
LANGUAGES = (("en", "zh-Hans"), ("zh-Hans", "en"), ("en",), ("zh-Hans",))
EACH_WAY = (LANGUAGES[0], *(pytest.param(one, marks=pytest.mark.slow) for one in LANGUAGES[1:]))
HOME_PAPERS = ("a4", "letter", "legal", "a3")
NEAR = 3.0
"""How near to the cut a letter may come; folds and cuts by hand are not truer."""


@lru_cache(maxsize=16)
def made(name: str, locales: tuple[str, ...]) -> tuple[Deck[object], tuple[Component, ...], Proof]:
    """The parts of a shipped game in these languages."""
    root, proof = Path(folder("content") / name), Proof()
    kit = games.kit(name)
    deck = read_deck(root, kit.shape)
    deck = replace(deck, header=replace(deck.header, locales=locales))
    assert kit.components is not None
    return deck, tuple(kit.components(deck, theme.load(root), proof)), proof


def part(name: str, stack: str, locales: tuple[str, ...] = LANGUAGES[0]) -> Component:
    (found,) = (one for one in made(name, locales)[1] if one.stack.name == stack)
    return found


def faces(one: Component) -> Iterator[tuple[str, Face]]:
    for card in one.stack.cards:
        yield f"{one.stack.name} {card.id} front", card.front
        if card.back is not None:
            yield f"{one.stack.name} {card.id} back", card.back


def words(face: Face) -> list[str]:
    return [mark.text for mark in face.marks if isinstance(mark, TextRun)]


@pytest.mark.parametrize("name", golden.decks())
def test_parts_are_as_agreed_on(name: str) -> None:
    expected = (golden.FOLDER / name / golden.PARTS).read_text(encoding="utf-8")
    assert golden.parts_listing(name) == expected


@pytest.mark.parametrize("locales", EACH_WAY)
@pytest.mark.parametrize("name", SHIPPED)
def test_everything_fits_in_either_language(name: str, locales: tuple[str, ...]) -> None:
    assert [fault.flaw.message for fault in made(name, locales)[2].faults] == []


@pytest.mark.parametrize("locales", EACH_WAY)
@pytest.mark.parametrize("name", SHIPPED)
def test_nothing_lies_off_the_part(name: str, locales: tuple[str, ...]) -> None:
    own = theme.load()
    for one in made(name, locales)[1]:
        for where, face in faces(one):
            for mark in face.marks:
                if isinstance(mark, TextRun):
                    left, top, right, bottom = standing(mark, own)
                    assert min(left, top) >= NEAR, (where, mark)
                    assert right <= face.width - NEAR, (where, mark)
                    assert bottom <= face.height - NEAR, (where, mark)
                elif isinstance(mark, Shape):
                    box = bounds(segments(mark.path))
                    assert box is not None
                    assert min(box[0], box[1]) >= -chrome.OVERPAINT, (where, mark)
                    assert box[2] <= face.width + chrome.OVERPAINT, (where, mark)
                    assert box[3] <= face.height + chrome.OVERPAINT, (where, mark)


def standing(mark: TextRun, own: theme.Theme) -> Box:
    """The box of a run as it stands, however it is turned."""
    left, top, right, bottom = ink(mark, own)
    turn = math.radians(mark.turn)
    corners = [
        (
            mark.x + (x - mark.x) * math.cos(turn) - (y - mark.y) * math.sin(turn),
            mark.y + (x - mark.x) * math.sin(turn) + (y - mark.y) * math.cos(turn),
        )
        for x in (left, right)
        for y in (top, bottom)
    ]
    across, down = zip(*corners, strict=True)
    return min(across), min(down), max(across), max(down)


@pytest.mark.parametrize("paper", HOME_PAPERS)
@pytest.mark.parametrize("name", SHIPPED)
def test_every_part_fits_the_papers_of_a_home(name: str, paper: str) -> None:
    own = theme.load()
    for one in made(name, LANGUAGES[0])[1]:
        cells = job.cells_of(one.stack, own, paper)
        size = own.stock.size(one.stack.size)
        assert {(face.width, face.height) for _, face in faces(one)} == {(size.width, size.height)}
        assert cells.capacity >= 1


@pytest.mark.parametrize("name", SHIPPED)
def test_parts_say_what_they_are_in_both_languages(name: str) -> None:
    found = made(name, LANGUAGES[0])[1]
    assert len({one.stack.name for one in found}) == len(found)
    for one in found:
        for text in (one.use, one.stack.label):
            assert text["en"] != text["zh-Hans"]
        assert len({card.id for card in one.stack.cards}) == len(one.stack.cards)


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
def test_the_leaflet_tells_every_sentence_of_its_file(name: str, locale: str) -> None:
    one = part(name, f"leaflet-{locale}")
    told = squeezed("".join(text for _, face in faces(one) for text in words(face)))
    for section in rules.read(name).sections:
        for text in (section.heading, *(found.text for found in section.paragraphs)):
            if section.page != "cover" or text is not section.heading:
                assert squeezed(text[locale]) in told, text[locale]


def squeezed(text: str) -> str:
    return "".join(text.split())


def test_eighty_four_answer_cards_of_eight_colours_are_printed() -> None:
    """GC-01, GC-02."""
    cards = part("guess-club", "answer-cards").stack.cards
    assert len(cards) == 84
    counts = Counter(card.id.rpartition("-")[0] for card in cards)
    spares = counts.pop("spare")
    assert len(counts) == Club().players[1]
    assert set(counts.values()) == {10}
    assert spares == 4
    assert min(counts.values()) >= Club().answers_per_player


def test_every_player_has_markers_and_there_is_one_for_the_matches() -> None:
    """GC-03, GC-06."""
    ids = Counter(card.id.rpartition("-")[0] for card in part("guess-club", "markers").stack.cards)
    assert ids.pop("") == 3
    assert ids == dict.fromkeys(ids, Club().markers_per_player)
    assert len(ids) == Club().players[1]


def test_chips_are_those_of_the_box_and_start_every_player() -> None:
    """GC-04, GC-11."""
    ids = Counter(card.id.rpartition("-")[0] for card in part("guess-club", "chips").stack.cards)
    loans = ids.pop("loan")
    values = {int(value): count for value, count in ids.items()}
    assert set(values) == {10, 50, 200}
    assert sum(values.values()) == 128
    assert loans >= Club().players[1]
    assert values[10] >= 5 * Club().players[1] + Club().pool_start // 10
    assert values[50] >= 2 * Club().players[1]


def test_the_board_has_every_number_and_two_places_below_it() -> None:
    """GC-54, GC-56."""
    (card,) = part("guess-club", "board").stack.cards
    told = words(card.front)
    least, most = Club().numbers
    assert all(str(number) in told for number in range(least, most))
    assert f"{most}+" in told
    places = [mark for mark in card.front.marks if isinstance(mark, Shape) and mark.dash]
    assert len(places) == 2 * (most - least + 1) + 1


def test_easels_and_slips_serve_any_number_of_players() -> None:
    """JO-05 to JO-07."""
    config = JustOne()
    easels, slips = part("just-one", "easels").stack, part("just-one", "clue-slips").stack
    for seats in range(config.players[0], config.players[1] + 1):
        each = clues_each(config, seats)
        assert len(easels.cards) >= seats * each
        assert 2 * len(slips.cards) >= (seats - 1) * each * config.game_cards


def test_the_score_sheet_has_every_score_in_its_grade() -> None:
    """JO-48, JO-49."""
    card = part("just-one", "score-sheet").stack.cards[0]
    runs = [mark for mark in card.front.marks if isinstance(mark, TextRun)]
    rows: dict[int, float] = {}
    for mark in runs:
        if mark.text.isdigit():
            rows[int(mark.text)] = round(mark.y, 0)
    assert sorted(rows) == list(range(14))
    grades = {score: grade(score) for score in rows}
    for one in rows:
        for other in rows:
            same_row = abs(rows[one] - rows[other]) <= 1
            assert same_row == (grades[one] == grades[other]), (one, other)


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
            box = bounds(segments(band.path))
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


@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
def test_the_answer_key_has_every_answer_of_every_question(locale: str) -> None:
    deck = made("guess-club", LANGUAGES[0])[0]
    told = squeezed(
        "".join(
            text for _, face in faces(part("guess-club", f"key-{locale}")) for text in words(face)
        )
    )
    for question in deck.content.questions:  # type: ignore[attr-defined]
        assert squeezed(question.text[locale]) in told
        for answer in question.answers:
            assert squeezed(answer.text[locale]) in told


@pytest.mark.slow
def test_a_board_and_a_leaflet_open_as_they_were_meant(tmp_path: Path) -> None:
    own = theme.load()
    stacks = [part("guess-club", name).stack for name in ("board", "leaflet-zh-Hans")]
    board, leaflet = job.print_stacks(stacks, own, ["letter"], tmp_path)
    with pikepdf.open(board) as opened:
        (page,) = opened.pages
        left, top, right, bottom = (float(value) for value in page.TrimBox)
        assert (right - left) / 72 * 25.4 == pytest.approx(260, abs=0.01)
        assert (bottom - top) / 72 * 25.4 == pytest.approx(180, abs=0.01)
        assert opened.Root.ViewerPreferences.Duplex == "/Simplex"
    with pikepdf.open(leaflet) as opened:
        assert len(opened.pages) == 2


def test_a_question_that_no_column_of_the_key_holds_is_told() -> None:
    deck, _, _ = made("guess-club", LANGUAGES[0])
    content, proof = deck.content, Proof()
    assert isinstance(content, Questions)
    asked = content.questions[0]
    endless = replace(asked, answers=asked.answers * 60)
    whole = replace(content, questions=(endless,))
    desk = Desk(theme.load(), proof, ("en",))
    (one,) = answer_keys(desk, deck.header.title, whole)
    (label,) = (held.label["en"] for held in content.categories if held.id == asked.category)
    assert "".join(words(one.stack.cards[0].front)) == label
    assert [fault.flaw.message.split(":")[0] for fault in proof.faults] == [asked.id]
