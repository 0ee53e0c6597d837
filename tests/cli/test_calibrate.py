"""`authoring calibrate` and `authoring theme`: what they write, tell and refuse."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.printing.printer import read
from tests.cli.conftest import Call

MEASURED = (
    "--front",
    "20.5,19.5,20,20",
    "--back",
    "19.8,20.2,20.4,19.6",
    "--rulers",
    "159.6,239.8",
)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_sheet_then_a_printer(call: Call) -> None:
    assert "calibrate-a4.pdf" in call("calibrate").output
    assert Path("calibrate-a4.pdf").read_bytes().startswith(b"%PDF")
    assert "--printer printer.yml" in call("calibrate", *MEASURED).output
    found = read(Path("printer.yml"))
    assert (found.page.x, found.back.x, found.back.y) == (0.5, -0.7, 0.4)
    assert (found.scale_x, found.scale_y) == (0.9975, 0.9992)
    assert [path.name for path in Path().iterdir() if path.name.startswith(".")] == []


def test_a_sheet_is_named_as_the_pdf_that_it_is(call: Call) -> None:
    for name, written in (("cal", "cal.pdf"), ("cal.v2", "cal.v2.pdf"), ("own.PDF", "own.PDF")):
        assert call("calibrate", "--out", name).output.startswith(f"{written}: print it")
        assert Path(written).read_bytes().startswith(b"%PDF")
    assert sorted(path.name for path in Path().iterdir()) == ["cal.pdf", "cal.v2.pdf", "own.PDF"]


@pytest.mark.parametrize(
    ("name", "arguments", "kind"),
    [("deck.yml", MEASURED, "file of a printer"), ("notes.pdf", (), "PDF")],
)
def test_what_is_of_another_kind_is_never_replaced(
    call: Call, name: str, arguments: tuple[str, ...], kind: str
) -> None:
    Path(name).write_text("game: just-one\n", "utf-8")
    told = call("calibrate", *arguments, "--out", name, code=2).output
    assert f"{name} is there already and is no {kind}" in told
    assert Path(name).read_text("utf-8") == "game: just-one\n"
    for _ in range(2):
        call("calibrate", *arguments, "--out", f"new/{name}")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--paper", "card"), "needs a paper"),
        (("--paper", "a9"), "no paper is called 'a9'"),
        (MEASURED[:4], "--rulers is missing"),
        ((*MEASURED[:5], "159.6"), "--rulers needs 2 lengths"),
        ((*MEASURED[:5], "160,wide"), "'160,wide' is not that"),
        ((*MEASURED[:5], "99,240"), "expected at least 0.9, found 0.6188"),
    ],
)
def test_what_cannot_be_is_refused(call: Call, arguments: tuple[str, ...], words: str) -> None:
    assert words in " ".join(call("calibrate", *arguments, code=2).output.split())
    assert list(Path().iterdir()) == []


def test_themes_are_measured(call: Call) -> None:
    assert "0 short of what is needed" in call("theme").output
    told = call("theme", "quiet", "--all").output
    assert "text on swatch blue" in told
    assert "numbers, protan sight" in told
    assert "did you mean 'quiet'" in call("theme", "quiat", code=2).output
