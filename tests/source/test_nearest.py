"""The word that was probably meant."""

from __future__ import annotations

import subprocess
import sys

import pytest

from authoring.source.nearest import nearest


@pytest.mark.parametrize(
    ("written", "known", "meant"),
    [
        ("bedrom", ["kitchen", "bedroom"], "bedroom"),
        ("anwsers", ["answers", "wrong"], "answers"),
        ("zh-hans", ["en", "zh-Hans"], "zh-Hans"),
        ("ne", ["en", "zh-Hans"], "en"),
        ("colour", ["id", "text"], None),
        ("", ["id"], None),
        ("x", [], None),
    ],
)
def test_nearest(written: str, known: list[str], meant: str | None) -> None:
    assert nearest(written, known) == meant


def test_reading_well_written_yaml_needs_no_heavy_library() -> None:
    code = (
        "import sys, authoring.source.deck_reader; from authoring.source.yaml import load;"
        "load('a.yml', b'a: 1');"
        "print({'jsonschema', 'referencing', 'rapidfuzz'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("set()\n", "")
