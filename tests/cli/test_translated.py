"""`authoring translated`: what was seen to, and what has changed since."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Call
from tests.cli.deck import change


def test_changed_text_is_told_until_it_is_translated_anew(call: Call, deck: Path) -> None:
    assert call("translated", "deck").output == "deck/.translations.yml: 6 texts\n"
    assert call("check", "deck").output == "no findings\n"
    change(deck, "en: kite", "en: swing")
    told = call("check", "deck").output
    assert "first.yml:5:30: warning[stale-translation]" in told
    assert "the zh-Hans text is from when en said 'kite'" in told
    change(deck, "zh-Hans: 风筝", "zh-Hans: 秋千")
    assert call("check", "deck").output == "no findings\n"


def test_seen_to_again_it_is_told_no_more(call: Call, deck: Path) -> None:
    call("translated", "deck")
    change(deck, "en: kite", "en: swing")
    call("translated", "deck")
    assert call("check", "deck").output == "no findings\n"


def test_texts_of_any_kind_are_noted(call: Call, deck: Path) -> None:
    change(deck, "en: kite", "en: 'say \"yes\": \\ # no'")
    call("translated", "deck")
    assert '\\"yes\\": \\\\ # no' in (deck / ".translations.yml").read_text("utf-8")
    assert "stale-translation" not in call("check", "deck").output


def test_a_deck_that_cannot_be_read_whole_forgets_nothing(call: Call, deck: Path) -> None:
    call("translated", "deck")
    before = (deck / ".translations.yml").read_bytes()
    change(deck, "en: kite, zh-Hans: 风筝,", "en: 'kite, zh-Hans: 风筝,")
    told = call("translated", "deck", code=2).output
    assert "deck has 1 fault, and cards could get lost: run `authoring check deck`" in told
    assert (deck / ".translations.yml").read_bytes() == before


def test_unsound_file_is_a_finding(call: Call, deck: Path) -> None:
    (deck / ".translations.yml").write_text("format: 1\ntext: []\n", "utf-8")
    told = call("check", "deck").output
    assert "deck/.translations.yml:2:1: warning[stale-translation] 'text' is not a key" in told
