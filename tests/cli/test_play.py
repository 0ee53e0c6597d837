"""`authoring play`: games of bots, their transcripts, and what is refused."""

from __future__ import annotations

import json
import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from authoring import games
from authoring.cli import settings
from authoring.engine.transcript import read, record, replay, write
from authoring.games.things_in_rings.bots.players import CarefulFinder
from authoring.games.things_in_rings.play.game import GAME
from authoring.pack.file import write_pack
from tests.cli.conftest import Call
from tests.games.just_one.small import french
from tests.games.things_in_rings.small import MANY


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A pack of Things in Rings in the folder that the command is called from."""
    monkeypatch.chdir(tmp_path)
    return write_pack("rings.json", MANY).name


def test_a_whole_game_is_told(call: Call, pack: str) -> None:
    told = call("play", pack, "--bots", "4", "--seed", "7").output
    assert told.startswith("Small Rings 1.0.0, 4 seats, seed 7\nThings in Rings: a race.")
    assert "has emptied the hand and wins." in told
    assert "outside all rings" in told.split("\n")[-2]
    assert call("play", pack, "--bots", "4", "--seed", "7").output == told
    assert call("play", pack, "--seed", "7").output == told


def test_a_chinese_game_begins_in_chinese(call: Call, pack: str) -> None:
    told = call("play", pack, "--seed", "7", "--locale", "zh-Hans").output
    assert "1.0.0，4个座位，种子 7\n《环中物语》竞赛。" in told


def test_another_seed_is_another_game_and_none_is_a_new_one(call: Call, pack: str) -> None:
    told = {call("play", pack, *("--seed", str(seed))).output for seed in (1, 2, 3)}
    assert len(told) == 3
    chance = {call("play", pack).output.split("\n")[0] for _ in range(3)}
    assert len(chance) == 3


def test_the_transcript_and_nothing_else(call: Call, pack: str) -> None:
    text = call("play", pack, "--seed", "7", "--json").output
    transcript = read(text)
    assert (transcript.game, transcript.seed, transcript.seats) == ("things-in-rings", 7, 4)
    assert transcript.pack == MANY.digest
    call("play", pack, "--seed", "7", "--save", "game.json")
    saved = read(Path("game.json").read_text(encoding="utf-8"))
    assert saved.notes == {"deck": "rings.json"}
    assert write(replace(saved, notes={})) == text
    assert [path.name for path in Path().iterdir() if path.name.startswith(".")] == []


def test_options_by_preset_name_and_part(call: Call, pack: str) -> None:
    said = ("--preset", "published", "--set", "hand=6", "--set", "difficulty.word=easy")
    more = ("--set", "rings=word,context", "--set", "tie=turn_order", "--set", "players=2, 5")
    config = json.loads(call("play", pack, *said, *more, "--json").output)["config"]
    assert (config["stop"], config["hand"], config["tie"]) == ("never", 6, "turn_order")
    assert config["difficulty"] == {"word": "easy", "attribute": "any", "context": "any"}
    assert (config["rings"], config["players"]) == (["word", "context"], [2, 5])


def test_the_locale_is_told_and_played(call: Call, pack: str) -> None:
    assert "《环中物语》竞赛" in call("play", pack, "--locale", "zh-Hans").output
    text = call("play", pack, "--locale", "zh-Hans", "--json").output
    assert json.loads(text)["config"]["locale"] == "zh-Hans"
    assert "it has en, zh-Hans" in call("play", pack, "--locale", "fr", code=2).output


def test_bots_by_name(call: Call, pack: str) -> None:
    said = ("--seat", "bot:random", "--seat", "naive", "--bots", "1")
    assert read(call("play", pack, *said, "--json").output).seats == 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--set", "handd=3"), "BAD_OPTION: There is no option 'handd'. Did you mean 'hand'?"),
        (("--set", "hand=99"), "hand cannot be 99: it is a whole number from 1 to 20."),
        (("--set", "hand"), "--set 'hand' should be NAME=VALUE"),
        (("--set", "difficulty=easy", "--set", "difficulty.word=hard"), "set it once"),
        (("--preset", "home"), "preset cannot be 'home': it is text or published."),
        (("--bots", "9"), "BAD_SEATS: 9 cannot play"),
        (("--bots", "0"), "BAD_SEATS: 0 cannot play"),
        (("--seat", "bot:clever"), "it is human, bot:careful, bot:naive, bot:random"),
        (("--seat", "human", "--json"), "--json is for games between bots"),
        (("--games", "2", "--json"), "a transcript is of one game"),
        (("--seed", "-1"), "-1 is not in the range"),
        (("--resume", "nowhere.json"), "nowhere.json cannot be read"),
        (("--resume", "rings.json"), "rings.json: BAD_FORMAT"),
        (("--save", "no/folder/game.json"), "cannot be written"),
        (("--save", "rings.json"), "rings.json is there already and is no saved game"),
    ],
)
def test_what_cannot_be_played_is_said(
    call: Call, pack: str, arguments: tuple[str, ...], sentence: str
) -> None:
    output = call("play", pack, *arguments, code=2).output
    assert sentence in output
    assert "Traceback" not in output


def test_what_is_no_deck_is_said(call: Call, pack: str) -> None:
    assert "there is no deck folder 'nowhere'" in call("play", "nowhere", code=2).output
    Path("broken.json").write_text("{}", encoding="utf-8")
    assert "not a pack" in call("play", "broken.json", code=2).output


def test_a_game_can_be_resumed(call: Call, pack: str) -> None:
    """Saved in its middle, and played on by the same bots, it ends as the whole one."""
    call("play", pack, "--seed", "3", "--seat", "bot:random", "--bots", "3", "--save", "whole.json")
    whole = read(Path("whole.json").read_text(encoding="utf-8"))
    half = replay(whole, GAME, MANY, len(whole.moves) // 2)
    Path("half.json").write_text(write(record(half)), encoding="utf-8")
    call("play", pack, "--resume", "half.json", "--seat", "bot:random", "--bots", "3",
         "--save", "again.json")  # fmt: skip
    assert Path("again.json").read_bytes() == Path("whole.json").read_bytes()


def test_a_resumed_game_keeps_its_agreements(call: Call, pack: str) -> None:
    call("play", pack, "--seed", "3", "--save", "game.json")
    for said in (("--seed", "4"), ("--preset", "text"), ("--set", "hand=4")):
        output = call("play", pack, "--resume", "game.json", *said, code=2).output
        assert "is settled in the game that is resumed" in output
    output = call("play", pack, "--resume", "game.json", "--bots", "3", code=2).output
    assert "game.json has 4 seats, not 3" in output


def test_a_series_counts_wins_and_rotates_the_knower(call: Call, pack: str) -> None:
    told = call("play", pack, "--games", "4", "--seed", "5", "--set", "knower=rotate").output
    for seat in range(4):
        assert f"Seat {seat} is the Knower" in told
        assert f"seed {5 + seat}" in told
    last = told.strip().split("\n")[-1]
    won = re.fullmatch(r"Games won: seat 0: (\d), seat 1: (\d), seat 2: (\d), seat 3: (\d)\.", last)
    assert won
    assert sum(map(int, won.groups())) == 4


@pytest.mark.parametrize("game", games.names())
def test_the_options_of_every_game_are_printed(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    settings.print_options(game)
    told = " ".join(capsys.readouterr().out.split())
    for name, schema in settings.described(game).items():
        assert f"{name} = {json.dumps(schema['default'], ensure_ascii=False)}" in told
        assert schema["description"].split()[0] in told
        assert settings.values(schema)


def test_options_are_printed_from_the_command(call: Call, pack: str) -> None:
    told = call("play", pack, "--options").output
    assert "wrong_last_card_wins = true\n    Whether a hand" in told
    assert "Values: all; or 1 to 1000." in told
    assert "Values: text, published." in told


def test_a_failing_bot_stops_the_game_or_is_played_for(
    call: Call, pack: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ArithmeticError("cannot think")

    monkeypatch.setattr(CarefulFinder, "choose", broken)
    output = call("play", pack, "--seed", "1", code=2).output
    assert "failed (exception): ArithmeticError: cannot think" in output
    assert "--policy default would play on" in output
    told = call("play", pack, "--seed", "1", "--policy", "default", "--save", "game.json").output
    assert "failed: the mildest move is played for it." in told
    told = call("play", pack, "--seed", "1", "--policy", "forfeit").output
    assert "it gives up the game" in told
    assert "the same again" in call("replay", "game.json", "--pack", pack).output


def test_a_save_goes_through_a_link_and_never_replaces_what_is_no_file(
    tmp_path: Path,
) -> None:
    from authoring.cli.files import WrongUse, write_text

    target, link, pipe = tmp_path / "game.json", tmp_path / "link.json", tmp_path / "pipe"
    target.write_text("old", "utf-8")
    link.symlink_to(target)
    write_text(link, "new")
    assert link.is_symlink()
    assert target.read_text("utf-8") == "new"
    os.mkfifo(pipe)
    with pytest.raises(WrongUse, match="no file that could be replaced"):
        write_text(pipe, "new")
    assert pipe.is_fifo()


@pytest.mark.parametrize("patience", ["nan", "inf", "-1", "0"])
def test_patience_is_a_number_of_seconds(call: Call, pack: str, patience: str) -> None:
    told = call("play", pack, "--bots", "3", "--patience", patience, code=2).output
    assert "--patience" in told


def test_a_place_that_cannot_be_saved_to_is_told_before_the_game(call: Call, pack: str) -> None:
    told = call("play", pack, "--bots", "3", "--save", "nowhere/game.json", code=2).output
    assert "there is no folder" in told
    assert "seats, seed" not in told


def test_nothing_is_called_null_as_it_was_typed(call: Call, pack: str) -> None:
    told = call("play", pack, "--bots", "3", "--set", "hand=null", code=2).output
    assert "hand cannot be null:" in told


def test_an_empty_name_is_no_deck(call: Call, pack: str) -> None:
    assert "'' names no deck" in call("play", "", "--bots", "3", code=2).output
    assert "'' names no deck" in call("check", "", code=2).output


def test_a_game_is_told_by_the_names_of_those_who_sit_there(call: Call, pack: str) -> None:
    asked = ("play", pack, "--bots", "3", "--names", "Ann,Bo,Cleo", "--seed", "7")
    for locale, seat in (("en", "seat "), ("zh-Hans", "座位")):
        _, seating, *told = call(*asked, "--locale", locale).output.splitlines()
        assert "Cleo" in seating
        assert any(line.startswith("Ann") for line in told)
        assert not [line for line in told if seat in line.casefold()]
    series = call(*asked, "--games", "2").output.splitlines()[-1]
    assert re.fullmatch(r"Games won: Ann: \d, Bo: \d, Cleo: \d\.", series)


def test_bots_that_do_not_know_the_language_are_told_of(call: Call, tmp_path: Path) -> None:
    write_pack(tmp_path / "fr.json", french(("en", "fr")))
    asked = (
        "play",
        str(tmp_path / "fr.json"),
        "--bots",
        "3",
        "--seed",
        "1",
        "--set",
        "game_cards=1",
    )
    strange = "The bots know no words in fr, only what the deck itself tells of its own"
    assert call(*asked, "--locale", "fr").output.splitlines()[1].startswith(strange)
    assert strange not in call(*asked, "--locale", "en").output
    assert strange not in call(*asked, "--locale", "fr", "--quiet").output
