"""`authoring check`, as a designer and as CI call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.deck import change


def test_sound_deck_is_clean(call: Call, deck: Path) -> None:
    assert call("check", "deck").output == "no findings\n"


def test_finding_names_place_culprit_and_way_out(call: Call, deck: Path) -> None:
    change(deck, "level: hard", "level: hrad")
    told = call("check", "deck", code=1).output
    assert told.startswith("deck/words/first.yml:8:43: error[schema] ")
    assert "'hrad'" in told
    assert "did you mean 'hard'?" in told


def test_every_broken_file_is_told(call: Call, deck: Path) -> None:
    (deck / "words" / "second.yml").write_text("cards: [", "utf-8")
    (deck / "words" / "third.yml").write_bytes(b"cards: \xff")
    change(deck, "level: hard", "level: hrad")
    told = call("check", "deck", code=1).output
    for culprit in ("second.yml", "third.yml", "first.yml"):
        assert f"deck/words/{culprit}:" in told
    assert "0xFF" in told


def test_fail_on_decides_the_exit_code(call: Call, deck: Path) -> None:
    change(deck, "en: kite,", "en: 1984,")
    assert "info[ambiguous-scalar]" in call("check", "deck").output
    call("check", "deck", "--fail-on", "info", code=1)


def test_fix_mends_and_changes_nothing_else(call: Call, deck: Path) -> None:
    path = deck / "words" / "first.yml"
    change(deck, "en: kite,", "en: 1984,   # the year")
    call("check", "deck", code=1)
    change(deck, "   # the year", " ")
    before = path.read_text("utf-8")
    call("check", "--fix", "deck")
    assert path.read_text("utf-8") == before.replace("1984", '"1984"')


def test_json_is_for_programs(call: Call, deck: Path) -> None:
    change(deck, "level: hard", "level: hrad")
    (finding,) = json.loads(call("check", "--format", "json", "deck", code=1).output)["findings"]
    assert finding["check"] == "schema"
    assert finding["line"] == 8


@pytest.mark.parametrize("name", ["no-such-deck", "deck/deck.yml"])
def test_what_is_no_deck_is_wrong_usage(call: Call, deck: Path, name: str) -> None:
    assert name in call("check", name, code=2).output


def test_without_a_name_the_deck_here_is_meant(
    call: Call, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "name a DECK" in call("check", code=2).output
    monkeypatch.chdir(deck)
    assert call("check").output == "no findings\n"


@pytest.mark.parametrize("header", ["", "game: [", "game: chess\n", "\x00", "- just-one\n"])
def test_unreadable_header_is_a_finding(call: Call, deck: Path, header: str) -> None:
    (deck / "deck.yml").write_text(header, "utf-8")
    assert "deck/deck.yml:" in call("check", "deck", code=1).output


KITE = "{en: kite, zh-Hans: 风筝,"


def test_select_and_ignore_say_what_is_told(call: Call, deck: Path) -> None:
    change(deck, KITE, '{en: "the  kite", zh-Hans: kite,')
    assert "wrong-script" in call("check", "deck", code=1).output
    assert "wrong-script" not in call("check", "deck", "--select", "typography").output
    told = call("check", "deck", "--ignore", "wrong-script, schema", "--ignore", "typography")
    assert told.output == "no findings\n"


@pytest.mark.parametrize("option", ["--select", "--ignore"])
def test_unknown_check_is_refused_with_the_nearest(call: Call, deck: Path, option: str) -> None:
    told = call("check", "deck", option, "typografy", code=2).output
    assert "there is no check 'typografy'. Did you mean 'typography'?" in told


def test_comment_allows_what_is_in_its_line(call: Call, deck: Path) -> None:
    change(
        deck, KITE, "# allow: wrong-script sold under this name\n      - {en: kite, zh-Hans: kite,"
    )
    change(deck, "      - # allow", "      # allow")
    assert call("check", "deck").output == "no findings\n"


def test_deck_says_what_is_ignored_and_how_bad_a_check_is(call: Call, deck: Path) -> None:
    change(deck, KITE, '{en: "the  kite", zh-Hans: kite,')
    header = (deck / "deck.yml").read_text("utf-8")
    wish = "checks: {ignore: [wrong-script], severity: {typography: error}}\n"
    (deck / "deck.yml").write_text(header + wish, "utf-8")
    told = call("check", "deck", code=1).output
    assert "error[typography]" in told
    assert "wrong-script" not in told


def test_what_keeps_a_card_out_is_told_whatever_the_deck_says(call: Call, deck: Path) -> None:
    change(deck, "level: hard,", "level: hrad,")
    header = (deck / "deck.yml").read_text("utf-8")
    wish = "checks: {ignore: [schema, card-count], severity: {schema: info}}\n"
    (deck / "deck.yml").write_text(header + wish, "utf-8")
    assert "error[schema]" in call("check", "deck", code=1).output


def test_baseline_forgives_what_was_there_and_nothing_new(call: Call, deck: Path) -> None:
    change(deck, KITE, "{en: kite, zh-Hans: kite,")
    call("check", "deck", "--baseline", "known.yml", "--write-baseline")
    assert "card: first, field: words.zh-Hans, value: kite}" in Path("known.yml").read_text()
    (deck / "words" / "first.yml").write_text(
        "\n# moved\n" + (deck / "words" / "first.yml").read_text("utf-8"), "utf-8"
    )
    assert call("check", "deck", "--baseline", "known.yml").output == "no findings\n"
    change(deck, "zh-Hans: 火山", "zh-Hans: volcano")
    told = call("check", "deck", "--baseline", "known.yml", code=1).output
    assert told.count("wrong-s") == 1
    assert "'volcano'" in told or "zh-Hans: volcano" in told


def test_baseline_of_another_deck_is_not_stale_and_of_this_one_is(call: Call, deck: Path) -> None:
    entry = "{{deck: {}, check: typography, card: first, field: words.en}}"
    lines = "".join(f"  - {entry.format(name)}\n" for name in ("other", "deck"))
    Path("known.yml").write_text(f"format: 1\nentries:\n{lines}")
    told = call("check", "deck", "--baseline", "known.yml").output
    assert "known.yml:4:5: warning[stale-baseline] typography is no longer found" in told
    assert "1 warning in 1 file" in told


def test_no_entry_is_stale_for_a_card_that_cannot_be_read(call: Call, deck: Path) -> None:
    change(deck, KITE, "{en: kite, zh-Hans: kite,")
    call("check", "deck", "--baseline", "known.yml", "--write-baseline")
    sound = (deck / "words" / "first.yml").read_text("utf-8")
    for broken in (sound.replace("level: hard,", "level: hrad,"), "cards: ["):
        (deck / "words" / "first.yml").write_text(broken, "utf-8")
        told = call("check", "deck", "--baseline", "known.yml", code=1).output
        assert "stale-baseline" not in told
        assert "wrong-script" not in told
    (deck / "words" / "first.yml").write_text(sound.replace("zh-Hans: kite", "zh-Hans: 风筝"))
    assert "stale-baseline" in call("check", "deck", "--baseline", "known.yml").output


def test_no_baseline_forgives_what_keeps_a_card_out(call: Call, deck: Path) -> None:
    change(deck, "level: hard,", "level: hrad,")
    told = call("check", "deck", "--baseline", "known.yml", "--write-baseline", code=1)
    assert "error[schema]" in told.output
    assert "check: schema" not in Path("known.yml").read_text()
    assert "known.yml: 1 not listed (schema): what keeps a card from being read" in told.stderr


def test_no_baseline_forgives_what_a_deck_says_wrongly_of_checks(call: Call, deck: Path) -> None:
    change(deck, f"- {KITE}", f"# allow: typography so it must be\n      - {KITE}")
    told = call("check", "deck", "--baseline", "known.yml", "--write-baseline")
    assert "1 not listed (unused-allow): what a deck says wrongly about checks" in told.stderr


def test_cards_that_could_not_be_read_are_told_as_left_out(call: Call, deck: Path) -> None:
    ending = "left out of the other checks until mended: "
    change(deck, "level: hard,", "level: hrad,")
    whole = json.loads(call("check", "--json", "--select", "typography", "deck").output)
    assert whole["summary"]["left_out"] == {"cards": 1, "files": 0}
    assert call("check", "deck", code=1).output.endswith(f"\n{ending}1 card\n")
    told = call("check", "--select", "typography", "deck").output
    assert told == f"no findings\n{ending}1 card\n"
    (deck / "words" / "more.yml").write_text("cards: [", "utf-8")
    assert call("check", "deck", code=1).output.endswith(f"\n{ending}1 card and 1 file\n")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("entries: [", "known.yml:1:"),
        ("format: 1\nentries:\n  - {deck: a, chek: b, card: c}\n", "known.yml:3:15: 'chek'"),
        ("", "known.yml"),
    ],
)
def test_unsound_baseline_is_wrong_usage(call: Call, deck: Path, content: str, told: str) -> None:
    Path("known.yml").write_text(content)
    assert told in call("check", "deck", "--baseline", "known.yml", code=2).output


def test_missing_baseline_is_wrong_usage(call: Call, deck: Path) -> None:
    told = call("check", "deck", "--baseline", "none.yml", code=2).output
    assert "there is no baseline none.yml yet: write it with --write-baseline" in told
    assert "--baseline FILE" in call("check", "deck", "--write-baseline", code=2).output


def test_diff_shows_what_fix_would_do_and_does_nothing(call: Call, deck: Path) -> None:
    assert call("check", "--diff", "deck").output == ""
    change(deck, KITE, "{en: 1984, zh-Hans: 风筝,")
    before = (deck / "words" / "first.yml").read_text("utf-8")
    told = call("check", "--diff", "deck", code=1).output
    assert told.startswith("--- a/deck/words/first.yml\n")
    assert '+      - {en: "1984", zh-Hans: 风筝, level: easy, field: toys}\n' in told
    assert (deck / "words" / "first.yml").read_text("utf-8") == before


def test_every_format_of_the_report_is_offered(call: Call, deck: Path) -> None:
    from authoring.checks.report import FORMATS as REPORTS
    from authoring.cli.check import FORMATS

    assert tuple(REPORTS) == FORMATS
    for form in FORMATS:
        assert call("check", "--format", form, "deck").output.endswith("\n")


def test_decks_of_files_are_meant(call: Call, deck: Path) -> None:
    change(deck, KITE, "{en: kite, zh-Hans: kite,")
    named = ("deck/words/first.yml", "deck/deck.yml")
    assert call("check", "--decks-of", *named, code=1).output.count("wrong-script") == 1


@pytest.mark.parametrize("blank", ["  ", "\u3000", "\\t"])
def test_a_text_of_blanks_is_empty_from_the_start(call: Call, deck: Path, blank: str) -> None:
    change(deck, "en: kite", f'en: "{blank}"')
    told = call("check", "deck", "--ignore", "invisible-character", code=1).output
    assert "deck/words/first.yml:5:14: error[schema] the text is empty" in told
    assert "write it, or delete its key" in told
    assert "1 error in 1 file" in told
    fixed = call("check", "--fix", "deck", "--select", "typography,schema", code=1).output
    assert "the text is empty" in fixed
    assert blank in (deck / "words" / "first.yml").read_text("utf-8")


@pytest.mark.parametrize(
    ("game", "file", "text"),
    [
        ("things-in-rings", "things/first.yml", "en: dog"),
        ("things-in-rings", "rules/attribute.yml", "en: People made it"),
        ("guess-club", "questions/first.yml", "en: bread"),
        ("guess-club", "categories.yml", "en: Food"),
        ("just-one", "deck.yml", "en: Mine"),
    ],
)
def test_blank_texts_of_every_game_are_empty(
    call: Call, tmp_path: Path, game: str, file: str, text: str
) -> None:
    root = tmp_path / "mine"
    call("new", str(root), "--game", game, "--title", "Mine")
    path = root / file
    path.write_text(path.read_text("utf-8").replace(text, 'en: "  "', 1), "utf-8")
    told = call("check", str(root), "--select", "schema", code=1).output
    assert "error[schema] the text is empty" in told


def test_a_baseline_never_replaces_cards(call: Call, deck: Path) -> None:
    for name in ("deck.yml", "words/first.yml"):
        before = (deck / name).read_bytes()
        arguments = ("check", "deck", "--baseline", f"deck/{name}", "--write-baseline")
        assert "is there already and is no baseline" in call(*arguments, code=2).output
        assert (deck / name).read_bytes() == before
