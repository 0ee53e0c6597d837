"""`authoring diff`, between packs, folders and git revisions."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from authoring.resources import folder
from tests.cli.conftest import Call
from tests.cli.deck import change


def told_as_json(call: Call, *arguments: str) -> dict[str, Any]:
    """What `diff --json` says, held to its schema."""
    schema = json.loads((folder("schemas") / "diff.schema.json").read_text("utf-8"))
    whole: dict[str, Any] = json.loads(call("diff", "--json", *arguments).stdout)
    Draft202012Validator(schema).validate(whole)
    return whole


def test_the_same_deck_has_no_difference(call: Call, deck: Path) -> None:
    assert "no card changed" in call("diff", str(deck), str(deck), "--exit-code").output


def test_a_changed_field_is_told_with_both_values(call: Call, deck: Path) -> None:
    shutil.copytree(deck, "old")
    change(deck, "en: kite", "en: balloon")
    text = call("diff", "old", str(deck), "--exit-code", code=1).output
    assert text.startswith("Just One (just-one) 1.0.0\n")
    assert "~ cards first" in text
    assert 'words.2.en: "kite" -> "balloon"' in text
    assert "print again (1): first" in text
    table = call("diff", "old", str(deck), "--format", "markdown").output
    assert "| `first` | words.2.en | kite | balloon |" in table
    data = told_as_json(call, "old", str(deck))
    change_of_word = {"field": "words.2.en", "before": "kite", "after": "balloon"}
    assert data["changed"] == [{"kind": "cards", "id": "first", "fields": [change_of_word]}]
    assert data["reprint"] == ["first"]
    assert data["old"]["digest"] != data["new"]["digest"]


def test_two_versions_are_told_and_one_is_told_once(call: Call, deck: Path) -> None:
    shutil.copytree(deck, "old")
    change(deck, "1.0.0", "1.1.0", "deck.yml")
    assert call("diff", "old", "deck").output.startswith("Just One (just-one) 1.0.0 -> 1.1.0\n")
    marked = call("diff", "deck", "deck", "--format", "markdown").output
    assert marked.startswith("## Just One (just-one) 1.1.0\n")


def test_added_and_removed_cards_are_told(call: Call, deck: Path) -> None:
    shutil.copytree(deck, "old")
    change(deck, "id: first", "id: other")
    text = call("diff", "old", str(deck)).output
    assert "+ cards other" in text
    assert "- cards first" in text
    data = told_as_json(call, "old", str(deck))
    assert data["added"] == [{"kind": "cards", "id": "other"}]
    assert data["removed"] == [{"kind": "cards", "id": "first"}]


def fields(told: dict[str, Any]) -> dict[str, tuple[object, object]]:
    """The changed fields of the only changed card."""
    (card,) = told["changed"]
    return {one["field"]: (one["before"], one["after"]) for one in card["fields"]}


def test_what_tables_say_of_a_card_is_told_under_it(call: Call, deck: Path) -> None:
    shutil.copytree(deck, "old")
    extra = "also: {en: [paper bird]}, family: {en: [fly, flying]}"
    change(deck, "level: easy, field: toys", f"level: easy, field: toys, {extra}")
    told = fields(told_as_json(call, "old", "deck"))
    assert told["words.2.also.en"] == ([], ["paperbird"])
    assert told["words.2.family.en"] == ([], ["fly", "flying"])
    text = call("diff", "old", "deck").output
    assert '    words.2.also.en: +"paperbird"' in text
    assert "print again" not in text
    back = call("diff", "deck", "old").output
    assert 'words.2.family.en: -"fly" -"flying"' in back
    assert (
        "| words.2.also.en | – | paperbird |"
        in call("diff", "old", "deck", "--format", "markdown").output
    )


def test_translations_are_told_once_and_without_other_names(call: Call, deck: Path) -> None:
    shutil.copytree(deck, "old")
    extra = "also: {zh-Hans: [纸鸢]}, translations: {fr: [cerf-volant], de: [Drachen]}"
    change(deck, "level: easy, field: toys", f"level: easy, field: toys, {extra}")
    told = fields(told_as_json(call, "old", "deck"))
    assert told == {
        "words.2.also.zh-Hans": ([], ["纸鸢"]),
        "words.2.translations": ([], ["cerfvolant", "drachen"]),
    }


def test_a_word_that_is_another_brings_its_forms_along_untold(call: Call, deck: Path) -> None:
    shutil.copytree(deck, "old")
    change(deck, "{en: kite,", "{en: balloon, family: {en: [balloonist]},")
    told = fields(told_as_json(call, "old", "deck"))
    assert set(told) == {"words.2.en"}


def test_what_is_not_printed_need_not_be_printed_again(call: Call, deck: Path) -> None:
    shutil.copytree(deck, "old")
    change(deck, "field: toys", "field: sky")
    text = call("diff", "old", "deck", "--exit-code", code=1).output
    assert 'words.2.field: "toys" -> "sky"' in text
    assert "print again" not in text


def test_a_new_title_changes_every_back(call: Call, deck: Path) -> None:
    shutil.copytree(deck, "old")
    change(deck, "en: Just One", "en: Only One", "deck.yml")
    text = call("diff", "old", "deck", "--exit-code", code=1).output
    assert '~ title.en: "Just One" -> "Only One"' in text
    (title,) = told_as_json(call, "old", "deck")["deck"]
    assert title == {"field": "title.en", "before": "Just One", "after": "Only One"}
    assert "print again (1): first" in text
    assert (
        "| the deck | title.en | Just One | Only One |"
        in call("diff", "old", "deck", "--format", "markdown").output
    )


@pytest.fixture
def built(call: Call, deck: Path) -> Path:
    """The pack of the deck, built before it changes."""
    call("build", "deck", "--paper", "a4", "--out", "build")
    return Path("build/deck/pack.json")


def test_a_pack_knows_how_its_cards_were_printed(call: Call, deck: Path, built: Path) -> None:
    change(deck, "field: toys", "field: sky")
    text = call("diff", str(built), "deck").output
    assert "~ cards first" in text
    assert "print again" not in text
    told = call("build", "deck", "--out", "after", "--changed-since", str(built)).output
    assert "no card differs from" in told


def test_a_pack_alone_is_guessed_from_and_that_is_said(call: Call, deck: Path, built: Path) -> None:
    (built.parent / "manifest.json").unlink()
    change(deck, "field: toys", "field: sky")
    text = call("diff", str(built), "deck").output
    assert "print again (1): first" in text
    assert "(as far as packs tell" in text
    assert told_as_json(call, str(built), "deck")["seen"] is False


def test_a_manifest_of_another_pack_is_not_believed(call: Call, deck: Path, built: Path) -> None:
    manifest = built.parent / "manifest.json"
    told = json.loads(manifest.read_text("utf-8"))
    for broken in ({**told, "deck": {"pack": "0"}}, {**told, "cards": []}, []):
        manifest.write_text(json.dumps(broken), "utf-8")
        change(deck, "field: toys", "field: sky")
        assert "(as far as packs tell" in call("diff", str(built), "deck").output
        change(deck, "field: sky", "field: toys")


def git(*arguments: str) -> None:
    who = ("-c", "user.name=a", "-c", "user.email=a@example.org")
    subprocess.run(["git", *who, *arguments], check=True, capture_output=True)


def commit() -> None:
    """Everything in the folder that we stand in, as the newest revision."""
    if not Path(".git").exists():
        git("init", "-q", "-b", "main")
    git("add", ".")
    git("commit", "-q", "-m", "more")


def test_a_deck_is_compared_with_a_revision(call: Call, deck: Path) -> None:
    commit()
    change(deck, "en: kite", "en: balloon")
    text = call("diff", "HEAD:deck", "deck").output
    assert '"kite" -> "balloon"' in text
    assert "print again (1): first" in text


def test_both_sides_may_be_revisions_and_folders_have_any_name(call: Call, deck: Path) -> None:
    deck.rename("my deck 牌")
    commit()
    change(Path("my deck 牌"), "en: kite", "en: balloon")
    commit()
    assert '"kite" -> "balloon"' in call("diff", "HEAD~1:my deck 牌", "HEAD:my deck 牌/").output


@pytest.mark.parametrize(
    ("standing", "name"),
    [
        (".", "HEAD:all/deck"),
        (".", "HEAD:./all/deck"),
        ("all", "HEAD:all/deck"),
        ("all", "HEAD:/all/deck/"),
        ("all", "HEAD:./deck"),
        ("all/deck", "HEAD:."),
        ("all/deck", "HEAD:./"),
        ("all/deck/words", "HEAD:.."),
        ("all/deck/words", "HEAD:../../deck"),
        ("all/new", "HEAD:../deck"),
    ],
)
def test_a_folder_is_named_from_the_top_or_from_where_we_stand(
    call: Call, deck: Path, monkeypatch: pytest.MonkeyPatch, standing: str, name: str
) -> None:
    Path("all").mkdir()
    moved = deck.rename("all/deck").resolve()
    commit()
    change(moved, "en: kite", "en: balloon")
    Path("all/new").mkdir()
    monkeypatch.chdir(standing)
    assert '"kite" -> "balloon"' in call("diff", name, str(moved)).output


def test_a_folder_that_is_not_named_from_the_top_is_told_with_how_to(
    call: Call, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("all").mkdir()
    deck.rename("all/deck")
    commit()
    monkeypatch.chdir("all")
    told = call("diff", "HEAD:deck", "deck", code=2).output
    assert "deck is no folder in HEAD" in told
    assert "write HEAD:./deck" in told
    assert "leads out of the git repository" in call("diff", "HEAD:../../x", "deck", code=2).output


@pytest.mark.parametrize(
    ("remotes", "told"),
    [
        ((), "no revision 'origin/main': is it spelt so? There is no remote that `git fetch`"),
        (("origin",), "no revision 'origin/main': run `git fetch origin main` first"),
        (("upstream",), "no revision 'origin/main': is it spelt so, and did you `git fetch` it?"),
    ],
)
def test_a_branch_that_was_not_fetched_is_told_with_how_to(
    call: Call, deck: Path, remotes: tuple[str, ...], told: str
) -> None:
    commit()
    for name in remotes:
        git("remote", "add", name, "elsewhere")
    assert told in call("diff", "origin/main:deck", "deck", code=2).output


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nothing:deck", "git knows no revision 'nothing'"),
        ("HEAD:dekc", "dekc is no folder in HEAD"),
        ("HEAD:deck/deck.yml", "deck/deck.yml is no folder in HEAD"),
        ("HEAD:away", "away of HEAD is a link that leads to no folder of it"),
        ("-x:deck", "'-x' is no revision"),
    ],
)
def test_a_revision_that_has_no_such_deck_is_told(
    call: Call, deck: Path, name: str, told: str
) -> None:
    Path("away").symlink_to("/etc")
    commit()
    assert told in call("diff", "--", name, "deck", code=2).output


def test_a_deck_with_errors_is_told_with_the_first(call: Call, deck: Path) -> None:
    change(deck, "level: hard", "level: hrad")
    commit()
    told = call("diff", "HEAD:deck", "deck", code=2).output
    assert "HEAD:deck has errors, the first: 'hrad' is not one of" in told


def test_links_in_a_revision_are_followed_as_far_as_the_deck_goes(call: Call, deck: Path) -> None:
    file = deck / "words" / "first.yml"
    (deck / "texts").mkdir()
    file.rename(deck / "texts" / "first.txt")
    file.symlink_to("../texts/first.txt")
    Path("link").symlink_to("deck")
    (deck / "art").symlink_to("/nowhere")
    commit()
    assert "no card changed" in call("diff", "HEAD:deck", "deck").output
    assert "no card changed" in call("diff", "HEAD:link", "deck").output


def test_cards_behind_a_link_out_of_the_deck_are_not_read_from_a_revision(
    call: Call, deck: Path
) -> None:
    file = deck / "words" / "first.yml"
    file.rename("elsewhere.yml")
    file.symlink_to("../../elsewhere.yml")
    commit()
    told = call("diff", "HEAD:deck", "deck", code=2).output
    assert "words/first.yml is a link that leads out of the deck folder" in told


@pytest.mark.slow
def test_decks_of_two_games_are_not_compared(call: Call, deck: Path) -> None:
    assert "no card in common" in call("diff", str(deck), "guess-club", code=2).output


@pytest.mark.slow
def test_things_that_a_rule_judges_otherwise_are_told(call: Call, tmp_path: Path) -> None:
    root = tmp_path / "rings"
    call("new", str(root), "--game", "things-in-rings", "--locale", "en")
    shutil.copytree(root, tmp_path / "old")
    file = root / "things" / "first.yml"
    text = file.read_text("utf-8")
    place = text.index("id: drum")
    file.write_text(text[:place] + text[place:].replace("bedroom", "kitchen", 1), "utf-8")
    rules = root / "rules" / "context.yml"
    rules.write_text(rules.read_text("utf-8").replace("[drum, bee", "[bee", 1), "utf-8")
    (move,) = told_as_json(call, str(tmp_path / "old"), str(root))["moves"]
    assert move.pop("card") == "drum"
    assert move == {"rule": "in-a-kitchen", "locale": "*", "before": "outside", "after": "inside"}


def test_a_pack_file_is_compared(call: Call, deck: Path, built: Path) -> None:
    assert "no card changed" in call("diff", str(built), str(deck)).output
    assert "no card changed" in call("diff", str(built), str(built)).output
