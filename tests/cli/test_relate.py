"""`authoring relate`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Call


def test_it_tells_kind_certainty_and_reason(call: Call) -> None:
    told = call("relate", "mouse", "mice").output
    assert told == "mouse / mice: inflected (sure). 'mouse' and 'mice' are forms of 'mouse'.\n"


def test_unrelated_speaks_before_declared_and_declared_before_believed(
    call: Call, deck: Path
) -> None:
    (path,) = (deck / "words").glob("*.yml")
    text = path.read_text(encoding="utf-8")
    first = text.index("level:")
    name = text.split("en: ", 1)[1].split(",", 1)[0]
    form = f"{name}s"
    declared = f"family: {{en: [{form}]}}, "
    for marks, speaker, kind in (
        (f"unrelated: {{en: [{form}]}}, {declared}", "unrelated", "unrelated (sure)"),
        (declared, "declared", "family (sure)"),
        ("", "believed", "inflected (sure)"),
    ):
        path.write_text(text[:first] + marks + text[first:], encoding="utf-8")
        told = call("relate", form, name, "--deck", "deck", "--explain").output
        assert f": {kind}. " in told
        assert f"spoken by: {speaker} (unrelated > declared > believed)" in told


def test_the_reason_is_told_in_the_locale_asked_for(call: Call) -> None:
    told = call("relate", "mouse", "mice", "--locale", "zh-Hans").output
    assert told == "mouse / mice: inflected (sure). “mouse”和“mice”都是“mouse”。\n"


def test_it_tells_who_spoke(call: Call, deck: Path) -> None:
    (path,) = (deck / "words").glob("*.yml")
    text = path.read_text(encoding="utf-8")
    first = text.index("level:")
    marked = text[:first] + "unrelated: {en: [mice]}, family: {en: [cheese]}, " + text[first:]
    path.write_text(marked, encoding="utf-8")
    name = text.split("en: ", 1)[1].split(",", 1)[0]
    for pair, speaker in (
        ((name, "mice"), "unrelated"),
        (("cheese", name), "declared"),
        (("sea", "see"), "believed"),
    ):
        told = call("relate", *pair, "--deck", "deck", "--explain").output
        assert f"spoken by: {speaker}" in told


def test_a_file_gives_one_object_a_pair(call: Call, tmp_path: Path) -> None:
    pairs = tmp_path / "pairs.csv"
    pairs.write_text(f"a,b\n手机,移动电话\n{'x' * 300},y\ncat,bat\n", encoding="utf-8")
    lines = call("relate", "--pairs", str(pairs), "--json").output.splitlines()
    first, second, third = map(json.loads, lines)
    assert (first["a"], first["kind"], first["certainty"]) == ("手机", "synonym", "sure")
    assert first["reason"]
    assert first["speaker"] == "believed"
    assert "200 characters" in second["refused"]
    assert third["kind"] == "unrelated"


def test_wrong_usage_is_told(call: Call, tmp_path: Path) -> None:
    assert "name two expressions" in call("relate", "one", code=2).output
    table = tmp_path / "table.csv"
    table.write_text("x,y\n1,2\n")
    assert "columns a and b" in call("relate", "--pairs", str(table), code=2).output
    table.write_bytes(b"a,b\n\xff,1\n")
    assert "no CSV file" in call("relate", "--pairs", str(table), code=2).output
    assert "no-deck" in call("relate", "a", "b", "--deck", "no-deck", code=2).output
