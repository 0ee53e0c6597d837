"""The checks that set cards: they share one setting, and know every flaw of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from authoring import games, preflight
from authoring.checks.check import run
from authoring.finding import Severity
from authoring.model import Text
from authoring.printing import proof as proofs
from authoring.printing import text, theme
from authoring.printing.face import Stack
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme, ThemeError
from authoring.source.deck import Deck
from authoring.source.deck_reader import read_deck
from tests.printing import golden

IDS = ["missing-art", "missing-glyph", "text-does-not-fit", "unreadable-art", "unused-art"]


FRAGMENTS = Path(__file__).parents[1] / "data" / "checks"


def deck(name: str, root: Path) -> Deck[Any]:
    place = root / name
    if not place.exists():
        shutil.copytree(golden.FOLDER / name, place)
    return read_deck(place, games.kit(name).shape)


def test_every_flaw_of_a_proof_has_a_check() -> None:
    told = {proofs.TOO_LONG, proofs.NO_GLYPH, proofs.NO_ART, proofs.BAD_ART}
    assert [check.id for check in preflight.checks(games.kit("just-one").faces)] == IDS
    assert told <= set(IDS)


@pytest.mark.parametrize("name", games.names())
def test_every_game_asks_them(name: str) -> None:
    assert set(IDS) <= {check.id for check in games.kit(name).checks()}


def test_a_deck_is_set_once_for_all_of_them(tmp_path: Path) -> None:
    calls = []

    def faces(made: Deck[Any], theme: Theme, proof: Proof) -> Iterator[Stack]:
        calls.append(made)
        return games.kit("just-one").faces(made, theme, proof)

    checks = preflight.checks(faces)
    first, second = deck("just-one", tmp_path), deck("just-one", tmp_path)
    told = [list(run(checks, one)) for one in (first, second)]
    assert told[0] == told[1]
    assert [made.header.locales for made in calls] == [("en", "zh-Hans"), ("en",), ("zh-Hans",)] * 2
    assert [made for made in calls if len(made.header.locales) > 1] == [first, second]


def test_what_only_one_language_lacks_is_told_at_its_place(tmp_path: Path) -> None:
    (tmp_path / "guess-club").mkdir()
    shutil.copytree(golden.FOLDER / "guess-club", tmp_path / "guess-club", dirs_exist_ok=True)
    path = tmp_path / "guess-club" / "questions" / "home.yml"
    words = path.read_text(encoding="utf-8").replace("zh-Hans: 硬币", "zh-Hans: 硬币🪙")
    path.write_text(words, encoding="utf-8")
    found = list(run(preflight.checks(games.kit("guess-club").faces), deck("guess-club", tmp_path)))
    assert [finding.check for finding in found] == ["missing-glyph"]
    line = words.splitlines()[found[0].place.line - 1]
    assert line[found[0].place.column - 1 : found[0].place.end_column - 1] == "硬币🪙"


def test_what_only_fits_beside_another_language_is_a_warning(tmp_path: Path) -> None:
    """Alone, a language is set in type that may not become as small."""

    def faces(spoken: Deck[Any], look: Theme, proof: Proof) -> Iterator[Stack]:
        role, word = look.roles["name"], spoken.content.cards[0].words[0]
        between = (role.first.floor + role.alone.floor) / 2
        copies = text.copies("w001", word.text, spoken.header.locales)
        for rank, copy in enumerate(copies):
            whole = text.line(copy, role.first, 1000, Proof(), "row")
            width = 1000.0 if rank else whole.width * between / whole.size
            text.line(copy, role.style(rank, len(copies)), width, proof, "row")
        yield Stack("words", "Words", "poker", ())

    made = deck("just-one", tmp_path)
    found = list(run(preflight.checks(faces), made))
    (finding,) = (one for one in found if "when en" in one.message)
    assert finding.severity is Severity.WARNING
    assert finding.message.endswith("when en is printed alone (build --locale en)")
    assert finding.place.path.endswith("words.yml")
    alone = replace(made, header=replace(made.header, locales=("en",)))
    (finding,) = run(preflight.checks(faces), alone)
    assert finding.severity is Severity.ERROR
    assert "printed alone" not in finding.message


def test_a_question_that_no_page_of_the_key_holds_is_told(tmp_path: Path) -> None:
    whole, kit = deck("guess-club", tmp_path), games.kit("guess-club")
    first = whole.content.questions[0]
    many = replace(first, answers=first.answers * 90)
    longer = replace(whole, content=replace(whole.content, questions=(many,)))
    found = list(run(preflight.checks(kit.faces, kit.components), longer))
    assert [one.check for one in found] == ["text-does-not-fit"] * 2
    assert all("answer key" in one.message for one in found)


def test_what_only_the_parts_of_a_game_cannot_print_is_told(tmp_path: Path) -> None:
    """The seventeenth answer is in the key alone."""
    whole, kit = deck("guess-club", tmp_path), games.kit("guess-club")
    first = whole.content.questions[0]
    odd = replace(first.answers[0], text=Text((("en", "coin 🪙"),), first.answers[0].text.origin))
    answers = (*(first.answers * 20)[:16], odd)
    changed = replace(
        whole, content=replace(whole.content, questions=(replace(first, answers=answers),))
    )
    found = list(run(preflight.checks(kit.faces, kit.components), changed))
    assert [one.check for one in found] == ["missing-glyph"]


@pytest.mark.parametrize("name", games.names())
@pytest.mark.slow
@pytest.mark.parametrize("times", [1, 3, 8, 40])
def test_a_blind_proof_and_one_that_is_looked_at_find_the_same(
    name: str, times: int, tmp_path: Path
) -> None:
    """However long the texts are: those of every card are said so many times over."""
    kit, whole = games.kit(name), deck(name, tmp_path)
    look = theme.load(tmp_path / name)
    longer = replace(whole, content=_longer(whole.content, times))
    for locales in (("en", "zh-Hans"), ("en",), ("zh-Hans",)):
        spoken = replace(longer, header=replace(longer.header, locales=locales))
        blind, open_ = Proof(blind=True), Proof()
        for one in (blind, open_):
            list(kit.faces(spoken, look, one))
        assert {fault.flaw.message for fault in blind.faults} == {
            fault.flaw.message for fault in open_.faults
        }


def _longer(value: Any, times: int) -> Any:
    """A value of cards with every text in it so many times over."""
    if isinstance(value, Text):
        more = tuple((locale, " ".join([words] * times)) for locale, words in value.entries)
        return replace(value, entries=more)
    if isinstance(value, tuple):
        return tuple(_longer(one, times) for one in value)
    if is_dataclass(value) and not isinstance(value, type) and not hasattr(value, "place"):
        changed = {one.name: _longer(getattr(value, one.name), times) for one in fields(value)}
        return replace(value, **changed)
    return value


def test_pictures_of_examples_count_as_used(tmp_path: Path) -> None:
    checks = preflight.checks(games.kit("things-in-rings").faces)
    whole = deck("things-in-rings", tmp_path)
    assert list(run(checks, whole)) == []
    without = replace(whole, content=replace(whole.content, things=whole.content.things[1:]))
    assert [finding.check for finding in run(checks, without)] == ["unused-art"]


def asking(root: Path, art: str) -> Deck[Any]:
    """The fragment of missing art, where a card asks for a picture of its own or for this one."""
    shutil.copytree(FRAGMENTS / "unused-art" / "good", root)
    things = root / "things" / "things.yml"
    text = things.read_text("utf-8")
    things.write_text(text.replace("art: blue-kettle", f"art: {art}"), "utf-8")
    return read_deck(root, games.kit("things-in-rings").shape)


@pytest.mark.parametrize(
    ("art", "told"),
    [
        ("blue-kettel", ["missing-art"]),
        ("zeppelin-of-old", ["missing-art", "unused-art"]),
        ("[blue-kettle]", []),
    ],
)
def test_no_picture_is_unused_that_was_likely_meant_or_that_nobody_knows_of(
    tmp_path: Path, art: str, told: list[str]
) -> None:
    checks = preflight.checks(games.kit("things-in-rings").faces)
    assert [finding.check for finding in run(checks, asking(tmp_path / "deck", art))] == told


def test_a_broken_theme_is_an_error_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from authoring.printing import theme
    from authoring.resources import folder

    shutil.copytree(folder("content") / "theme", tmp_path / "theme")
    path = tmp_path / "theme" / "theme.yml"
    path.write_text(path.read_text("utf-8").replace("#1B1B2F", "navy", 1), "utf-8")
    monkeypatch.setattr(theme, "folder", lambda _: tmp_path)
    checks = preflight.checks(games.kit("just-one").faces)
    with pytest.raises(ThemeError, match=r"theme.yml:\d+:\d+"):
        list(run(checks, deck("just-one", tmp_path)))
