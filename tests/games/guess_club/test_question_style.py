"""How questions begin and end, and what of it `--fix` mends."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.checks.check import Check, run
from authoring.checks.fix import mend
from authoring.finding import Severity
from authoring.games.guess_club.checks import question_style
from tests.checks.deck_of import written

CHECK = Check("question-style", Severity.WARNING, "", question_style.check)


def mended(root: Path, text: str, locale: str) -> tuple[str, int]:
    """A text in its file after mending as often as it helps, and how many findings are left."""
    head = "questions:\n  - id: fruit\n    category: food\n"
    answers = f"    answers:\n      - {{{locale}: x}}\n"
    files = {"questions/a.yml": f"{head}    text: {{{locale}: {text}}}\n{answers}"}
    deck = written(root, files, locale)
    while mend(run([CHECK], deck)):
        now = (root / "questions/a.yml").read_text(encoding="utf-8")
        deck = written(root, {"questions/a.yml": now}, locale)
    line = deck.documents[-1].text.splitlines()[3]
    return line.removeprefix(f"    text: {{{locale}: ").removesuffix("}"), len(
        [*run([CHECK], deck)]
    )


@pytest.mark.parametrize(
    ("text", "locale", "becomes"),
    [
        ("name a fruit", "en", "Name a fruit."),
        ("a fruit", "en", "A fruit."),
        ("'name a fruit (or a nut) '", "en", "'Name a fruit (or a nut). '"),
        ("What is round", "en", "What is round?"),
        ('"What is round."', "en", '"What is round?"'),
        ("说出一部《红楼梦》", "zh-Hans", "说出一部《红楼梦》。"),
        ("你先吃什么。", "zh-Hans", "你先吃什么？"),
    ],
)
def test_one_character_is_mended(tmp_path: Path, text: str, locale: str, becomes: str) -> None:
    assert mended(tmp_path, text, locale) == (becomes, 0)


@pytest.mark.parametrize(
    ("text", "locale"),
    [
        ('"When you travel, name what you take."', "en"),
        ("iPad games we play.", "en"),
        ("Name a fruit!", "en"),
        ("\"Name a so-called 'fruit'\"", "en"),
        ("下雨的时候，谁先跑", "zh-Hans"),
    ],
)
def test_what_is_in_doubt_is_told_and_left(tmp_path: Path, text: str, locale: str) -> None:
    assert mended(tmp_path, text, locale) == (text, 1)
