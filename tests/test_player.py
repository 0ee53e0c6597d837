"""A program in another language plays from the pack alone."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from authoring.pack.file import write_pack
from authoring.pipeline import load_pack

ROOT = Path(__file__).resolve().parent.parent
NODE = shutil.which("node")
PLAYER = ROOT / "docs" / "player.mjs"
LONGEST = 60


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("pack") / "pack.json"
    write_pack(path, load_pack("things-in-rings"))
    return path


def test_the_player_is_short() -> None:
    assert len(PLAYER.read_text("utf-8").splitlines()) <= LONGEST


@pytest.mark.slow
@pytest.mark.skipif(NODE is None, reason="no node on this machine")
@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
@pytest.mark.parametrize("seed", ["1", "7"])
def test_a_whole_game_is_played_and_judged_as_ours(pack: Path, locale: str, seed: str) -> None:
    arguments = [str(NODE), str(PLAYER), str(pack), seed, "3", locale]
    done = subprocess.run(arguments, capture_output=True, encoding="utf-8", check=True, timeout=60)
    first, *lines = done.stdout.splitlines()
    assert first.startswith("shown: ")
    told = dict(re.findall(r"(?m)^  (word|attribute|context): (.+)$", done.stdout))
    things = {thing["name"][locale]: at for at, thing in enumerate(_cards(pack)["things"])}
    for line in lines:
        placed = re.fullmatch(r"finder \d+: (.+) to (.+): right", line)
        if placed:
            where = set() if placed[2] == "no ring" else set(placed[2].split("+"))
            index = things[placed[1]]
            assert where == {
                ring for ring, text in told.items() if _holds(pack, text, locale, index)
            }


def _cards(pack: Path) -> dict[str, list[dict[str, dict[str, str]]]]:
    return dict(load_pack(str(pack)).cards)


def _holds(pack: Path, text: str, locale: str, index: int) -> bool:
    loaded = load_pack(str(pack))
    rule = next(rule for rule in loaded.cards["rules"] if rule["text"].get(locale) == text)
    planes = loaded.tables["verdicts"][rule["id"]]
    plane = planes.get("*") or planes[locale]
    return bool(int(plane["inside"], 16) >> index & 1)
