"""Cards by what they say, whole or in parts."""

from __future__ import annotations

from dataclasses import replace

from authoring.page.block import Named
from authoring.playtest.naming import Names
from tests.games.guess_club.small import PACK

CARDS = {
    "rules": [{"id": "green", "text": {"en": "It is green", "zh-Hans": "绿色的"}}],
    "things": [{"id": "pea", "name": {"en": "pea"}}],
    "cards": [{"id": "w1", "words": [{"text": {"en": "sun"}}, {"text": {"en": "moon"}}]}],
    "mute": [{"id": "blank"}],
    "count": 3,
}
NAMES = Names(replace(PACK, cards=CARDS))


def test_a_card_is_told_in_each_language_or_in_one() -> None:
    assert NAMES.named("green") == Named("green", (("en", "It is green"), ("zh-Hans", "绿色的")))
    assert NAMES.named("green", "zh-Hans") == Named("green", (("zh-Hans", "绿色的"),))
    assert NAMES.named("pea", "zh-Hans") == Named("pea", (("en", "pea"),))


def test_parts_are_counted_from_one_in_names_and_from_nought_in_flags() -> None:
    moon = Named("w1.2", (("en", "moon"),))
    assert NAMES.named("w1.2") == moon
    assert NAMES.of_part("w1", "words.1", "en") == moon
    assert NAMES.of_part("green", "").id == "green"
    assert NAMES.of_part("green", "text.1").id == "green"


def test_what_says_nothing_keeps_its_id() -> None:
    assert NAMES.named("blank") == Named("blank")
    assert NAMES.named("nowhere") == Named("nowhere")
