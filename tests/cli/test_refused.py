"""What people without rights are told: the path, what is in the way, and the way out; and that
nothing is half-written, and nothing left behind."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from authoring.pipeline import check_deck
from authoring.resources import cache_folder
from tests.cli.conftest import Call
from tests.cli.deck import change, write_deck
from tests.ordinary import ordinary

pytestmark = pytest.mark.skipif(os.name == "nt", reason="rights are those of Unix")

CHANGED = Path("changed.po")


@pytest.fixture
def untidy(call: Call, deck: Path) -> Path:
    """A deck with something to mend and to lay out, and translations for it."""
    call("i18n", "export", "deck", "--locale", "zh-Hans", "--out", str(CHANGED))
    CHANGED.write_text(CHANGED.read_text("utf-8").replace("风筝", "纸鸢"), "utf-8")
    call("export", "deck", "--out", "sheets")
    sheet = Path("sheets/words.csv")
    sheet.write_bytes(sheet.read_bytes().replace(b"kite", b"swing"))
    change(deck, "zh-Hans: 小提琴,", "zh-Hans: '小提琴 ' ,")
    return deck


def everything(root: Path) -> dict[str, tuple[int, bytes]]:
    """All that stands in a folder, with its modes."""
    return {
        path.as_posix(): (path.lstat().st_mode, path.read_bytes() if path.is_file() else b"")
        for path in sorted(root.rglob("*"))
    }


@pytest.fixture
def closed(untidy: Path) -> Iterator[Path]:
    folders = [untidy, untidy / "words"]
    for folder in folders:
        folder.chmod(0o555)
    yield untidy
    for folder in folders:
        folder.chmod(0o755)


WRITING = [
    ("check", "--fix", "deck"),
    ("fmt", "deck"),
    ("i18n", "import", "deck", str(CHANGED), "--locale", "zh-Hans"),
    ("import", "deck", "sheets"),
]


@pytest.mark.parametrize("command", WRITING)
def test_a_deck_in_closed_folders_stays_as_it_is(
    call: Call, closed: Path, command: tuple[str, ...]
) -> None:
    before = everything(closed)
    with ordinary():
        told = call(*command, code=2).stderr
    folder = closed.resolve() / "words"
    assert told.startswith("Error: deck/words/first.yml cannot be ")
    assert f"the folder {folder} is closed to you; let yourself, with chmod u+wx" in told
    assert everything(closed) == before


@pytest.mark.parametrize("command", WRITING)
def test_a_file_that_is_read_only_stays_as_it_is(
    call: Call, untidy: Path, command: tuple[str, ...]
) -> None:
    (untidy / "words" / "first.yml").chmod(0o444)
    before = everything(untidy)
    with ordinary():
        told = call(*command, code=2).stderr
    assert told.startswith("Error: deck/words/first.yml cannot be ")
    assert "it is read-only; let yourself, with chmod u+w deck/words/first.yml" in told
    assert everything(untidy) == before


@pytest.mark.parametrize("command", WRITING)
def test_what_is_written_keeps_its_links_and_its_mode(
    call: Call, untidy: Path, command: tuple[str, ...]
) -> None:
    link = untidy / "words" / "first.yml"
    real = link.rename(untidy / "words" / "first.txt")
    link.symlink_to("first.txt")
    real.chmod(0o660)
    untidy.rename("real")
    untidy.symlink_to("real")
    before = real.name, Path("real/words/first.txt").read_bytes()
    call(*command)
    assert untidy.is_symlink()
    assert link.is_symlink()
    assert Path("real/words/first.txt").read_bytes() != before[1]
    assert stat.S_IMODE(link.stat().st_mode) == 0o660
    assert [one.name for one in Path("real/words").iterdir() if one.name.startswith(".")] == []


def test_nobody_is_asked_for_a_card_that_cannot_be_written(call: Call, closed: Path) -> None:
    with ordinary():
        result = call("new", "card", "--deck", "deck", code=2)
    assert result.stdout == ""
    assert result.stderr.startswith("Error: deck/words/first.yml cannot be written: the folder")


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (("schema", "deck"), "deck/.schemas/deck.schema.json"),
        (("translated", "deck"), "deck/.translations.yml"),
        (("check", "deck", "--baseline", "deck/a.yml", "--write-baseline"), "deck/a.yml"),
    ],
)
def test_what_is_noted_in_a_closed_deck(
    call: Call, closed: Path, command: tuple[str, ...], name: str
) -> None:
    before = everything(closed)
    with ordinary():
        told = call(*command, code=2).stderr
    assert told.startswith(f"Error: {name} cannot be written: the folder {closed.resolve()} is")
    assert everything(closed) == before


OUTPUTS = [
    ("build", "deck", "--paper", "a4", "--out", "there"),
    ("export", "deck", "--out", "there/sheets"),
    ("export", "deck", "--out", "there/cards.xlsx"),
    ("i18n", "export", "deck", "--locale", "zh-Hans", "--out", "there/zh.po"),
    ("stats", "deck", "--html", "there/page.html"),
    ("new", "there/new", "--game", "just-one"),
    ("calibrate", "--out", "there/sheet.pdf"),
    (
        *("calibrate", "--out", "there/printer.yml", "--front", "20,20,20,20"),
        *("--back", "20,20,20,20", "--rulers", "160,240"),
    ),
]


@pytest.mark.parametrize("command", OUTPUTS)
def test_a_closed_folder_for_what_is_made(call: Call, deck: Path, command: tuple[str, ...]) -> None:
    there = Path("there")
    there.mkdir()
    there.chmod(0o555)
    with ordinary():
        told = call(*command, code=2).stderr
    there.chmod(0o755)
    assert told.startswith("Error: there/")
    assert f"the folder {there.resolve()} is closed to you; let yourself" in told
    assert ".new" not in told
    assert list(there.iterdir()) == []


def test_a_build_does_not_replace_what_is_read_only(call: Call, deck: Path) -> None:
    command = ("build", "deck", "--paper", "a4", "--out", "out")
    call(*command)
    Path("out/deck/pack.json").chmod(0o444)
    change(deck, "en: kite", "en: dragonfly")
    before = everything(Path("out"))
    with ordinary():
        told = call(*command, code=2).stderr
    assert told.startswith("Error: out/deck/pack.json cannot be written: it is read-only; let")
    assert everything(Path("out")) == before


def test_a_build_keeps_the_modes_of_what_it_replaces(call: Call, deck: Path) -> None:
    command = ("build", "deck", "--paper", "a4", "--out", "out")
    before = os.umask(0o077)
    try:
        call(*command)
        made = {path.name: stat.S_IMODE(path.stat().st_mode) for path in Path("out/deck").iterdir()}
        assert set(made.values()) == {0o600}
        Path("out/deck/words-a4.pdf").chmod(0o640)
        call(*command)
    finally:
        os.umask(before)
    assert stat.S_IMODE(Path("out/deck/words-a4.pdf").stat().st_mode) == 0o640


@pytest.mark.parametrize("command", ["check", "export", "fmt", "stats", "translated"])
def test_a_deck_that_may_not_be_entered(call: Call, deck: Path, command: str) -> None:
    deck.chmod(0o600)
    more = ("--out", "sheets") if command == "export" else ()
    with ordinary():
        told = call(command, "deck", *more, code=2).stderr
    deck.chmod(0o755)
    way = "let yourself, with chmod u+rx deck"
    assert f"Error: deck cannot be read: permission denied; {way}\n" in told


def test_a_deck_that_closes_while_it_is_watched_is_a_finding(deck: Path) -> None:
    check_deck(deck)
    deck.chmod(0o600)
    with ordinary():
        checked = check_deck(deck)
    deck.chmod(0o755)
    assert {finding.check for finding in checked.findings} == {"missing-file"}
    (first, *_) = checked.findings
    assert first.place.path == "deck/deck.yml"
    assert f"the folder {deck.resolve()} is closed to you" in first.message


@pytest.mark.parametrize("command", [("check",), ("fmt",), ("i18n", "status"), ("stats",)])
def test_a_deck_among_others_that_may_not_be_entered(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("a", "b"):
        write_deck(Path("decks"), name)
    call(*command, "decks")
    Path("decks/b").chmod(0o600)
    with ordinary():
        told = call(*command, "decks", code=2).stderr
    Path("decks/b").chmod(0o755)
    assert told.startswith("Error: decks/b cannot be read: permission denied; let yourself, with")


def test_fmt_tells_of_a_folder_that_it_cannot_look_into(call: Call, deck: Path) -> None:
    (deck / "words").chmod(0)
    with ordinary():
        told = call("fmt", "deck", code=1).stderr
    (deck / "words").chmod(0o755)
    assert (
        "deck/words:1:1: error[missing-file] the folder cannot be looked into: permission" in told
    )
    assert told.endswith("0 of 1 file changed\n")


def test_a_calibration_follows_a_link(call: Call, deck: Path) -> None:
    Path("sheet.pdf").symlink_to("real.pdf")
    call("calibrate", "--out", "sheet.pdf")
    assert Path("sheet.pdf").is_symlink()
    assert Path("real.pdf").read_bytes().startswith(b"%PDF")


def test_nobody_is_told_of_an_output_where_temporary_files_have_no_place(
    call: Call, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere(**_: object) -> None:
        raise FileNotFoundError(errno.ENOENT, "No usable temporary directory found in ['/tmp']")

    monkeypatch.setattr("tempfile.mkdtemp", lambda *_: nowhere())
    monkeypatch.setattr("tempfile.gettempdir", nowhere)
    told = call("new", "fresh", "--game", "just-one", code=2).stderr
    assert told == "Error: there is no folder for temporary files: name one in TMPDIR\n"
    assert not Path("fresh").exists()


def test_somebody_whom_the_system_does_not_know_can_import(
    call: Call, untidy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", unknown)
    monkeypatch.setattr("authoring.resources.os.sep", str(Path("nobody").absolute()))
    Path("nobody").mkdir(mode=0o555)
    with ordinary():
        assert "1 card changed" in call("import", "deck", "sheets").output
    assert cache_folder() == Path("nobody").absolute() / ".cache" / "authoring"
    assert list(Path("nobody").iterdir()) == []
