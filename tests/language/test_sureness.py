"""What the judge is sure of, on pairs that were drawn at random and read one by one."""

from __future__ import annotations

import csv
from collections import Counter

import pytest

from authoring.language.relation import relation
from authoring.language.verdict import Kind
from benchmarks.sureness import PAIRS, labels


def test_hardly_anything_is_surely_wrong() -> None:
    told = Counter[str]()
    for kinds in labels().values():
        for counted in kinds.values():
            told.update(counted)
    assert told.total() > 1900
    assert told["unrelated"] / told.total() < 0.02
    assert told["sure"] / told.total() > 0.88


def test_what_nobody_disputes_stays_sure() -> None:
    """But for letters that no dictionary has: those may be a name as well as a slip."""
    with PAIRS.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["label"] == "sure"]
    rows = [row for row in rows if not row["kind"].endswith("misspelt")]
    lost = [
        (row["a"], row["b"]) for row in rows if not relation(row["a"], row["b"], row["locale"]).sure
    ]
    assert len(rows) > 2000
    assert len(lost) / len(rows) < 0.04


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("份", "分子"),
        ("author", "authority"),
        ("astronaut", "space"),
        ("temple", "temporal"),
        ("capability", "cap"),
        ("inter", "interchange"),
        ("wit", "witness"),
        ("cop", "coping"),
        ("suit", "suites"),
        ("offer", "off"),
        ("rapids", "speedy"),
        ("drunk", "ripped"),
        ("贝尔", "诺贝尔"),
        ("利亚", "尼日利亚"),
        ("服务器", "服务生"),
        ("娘娘", "妈妈"),
        ("身子", "身着"),
        ("听", "smile"),
        ("路过", "through"),
        ("丈人", "father"),
    ],
)
def test_what_was_sure_and_wrong_is_not_sure_any_more(one: str, other: str) -> None:
    for verdict in (relation(one, other), relation(other, one)):
        assert not (verdict.related and verdict.sure)


@pytest.mark.parametrize(("one", "other"), [("fog", "mist"), ("国人", "英国人")])
def test_what_one_may_say_is_only_suspected(one: str, other: str) -> None:
    for verdict in (relation(one, other), relation(other, one)):
        assert verdict.related
        assert not verdict.sure


def test_letters_that_people_write_often_are_seldom_a_slip() -> None:
    for name, word in (("Mulan", "Milan"), ("Jace", "Jane"), ("gifs", "gifts")):
        verdict = relation(name, word)
        assert (verdict.kind, verdict.sure) == (Kind.MISSPELT, False)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("recieve", "receive"), ("goverment", "government"), ("seperate", "separate")],
)
def test_a_usual_slip_is_known_as_one(wrong: str, right: str) -> None:
    for verdict in (relation(wrong, right), relation(right, wrong)):
        assert (verdict.kind, verdict.sure) == (Kind.MISSPELT, True)
        assert verdict.reason == f"'{wrong}' is no word, but close to '{right}'."


def test_a_form_stays_a_form() -> None:
    for form, word in (("看着", "看"), ("桌子", "桌"), ("suites", "suite"), ("older", "old")):
        verdict = relation(form, word)
        assert (verdict.kind, verdict.sure) == (Kind.INFLECTED, True)
