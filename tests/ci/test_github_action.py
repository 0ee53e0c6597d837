"""The composite action, step by step, as GitHub would run it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.ci.sample import ROOT, sample, shell
from tests.cli.deck import change

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="its steps are for bash")

ACTION: dict[str, Any] = yaml.safe_load((ROOT / "action.yml").read_text("utf-8"))
STEPS = {step["name"]: step for step in ACTION["runs"]["steps"]}


def run(name: str, root: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    """Run one step in a repository, with these inputs and the defaults of the others."""
    values = {key: one.get("default", "") for key, one in ACTION["inputs"].items()} | inputs
    step = STEPS[name]
    environment = {
        key: re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda found: values[found[1]], value)
        for key, value in step["env"].items()
    }
    return shell(step["run"], root, **environment)


def test_every_input_is_described_and_used_and_none_is_pasted_into_a_script() -> None:
    text = (ROOT / "action.yml").read_text("utf-8")
    for name, one in ACTION["inputs"].items():
        assert one["description"].endswith(".")
        assert f"inputs.{name} " in text
    for step in STEPS.values():
        assert "${{" not in step.get("run", "")


def test_findings_fail_the_step_and_are_marked(tmp_path: Path) -> None:
    root = sample(tmp_path)
    assert run("Check decks", root, decks="decks/party").returncode == 0
    change(root / "decks" / "party", "zh-Hans: 风筝", "zh-Hans: kite")
    done = run("Check decks", root, decks="decks/party")
    assert done.returncode == 1
    assert "\n::error file=decks/party/words/first.yml,line=5,col=29," in done.stdout


@pytest.mark.slow
def test_baseline_and_sarif_are_passed_on(tmp_path: Path) -> None:
    root = sample(tmp_path)
    change(root / "decks" / "party", "zh-Hans: 风筝", "zh-Hans: kite")
    (root / "known baseline.yml").write_text(
        "format: 1\nentries:\n"
        "  - {deck: decks/party, check: wrong-script, card: first, field: words.zh-Hans}\n"
    )
    known = {"decks": "decks/party", "baseline": "known baseline.yml"}
    assert run("Check decks", root, **known).returncode == 0
    assert run("Write SARIF", root, decks="decks/party", sarif="all findings.sarif").returncode == 0
    whole = json.loads((root / "all findings.sarif").read_text("utf-8"))
    assert [one["ruleId"] for one in whole["runs"][0]["results"]] == ["wrong-script"]
    assert run("Write SARIF", root, decks="no-such", sarif="x").returncode == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["Check decks", "Check layout"])
def test_decks_may_stand_one_a_line(tmp_path: Path, name: str) -> None:
    root = sample(tmp_path)
    (root / "decks" / "party").rename(root / "decks" / "rainy days 雨")
    decks = "decks/rainy days 雨\n"
    assert run(name, root, decks=decks).returncode == 0
    assert run(name, root, decks=f"{decks}\nno such deck\n").returncode == 2
    assert run(name, root, decks=decks.strip()).returncode == 2


@pytest.mark.slow
def test_layout_can_be_asked_for(tmp_path: Path) -> None:
    root = sample(tmp_path)
    assert run("Check layout", root, decks="decks/party").returncode == 0
    change(root / "decks" / "party", "- {en: kite,", "- { en: kite,")
    done = run("Check layout", root, decks="decks/party")
    assert done.returncode == 1
    assert "+      - {en: kite," in done.stdout
