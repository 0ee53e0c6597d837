"""Canonical JSON: one way to write a value, and no way for what cannot be written so."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.model import NOWHERE, Text
from authoring.pack.canonical import DEEPEST, LARGEST, NotCanonical, digest, dump, encode, make
from authoring.pack.pack import FORMAT, Body
from authoring.source.deck import Header

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-LARGEST, LARGEST) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)


def header() -> Header:
    title = Text((("zh-Hans", "环"), ("en", "Rings")))
    return Header("made-up", "1.0.0", title, ("en", "zh-Hans"), {}, NOWHERE)


def test_the_form() -> None:
    value = {"b": [1, True, None], "a": '水\n"\\\t\x7f/é', "Z": {}, "𐀀": 0, "\uffff": -1}
    written = '{"Z":{},"a":"水\\n\\"\\\\\\t\x7f/é","b":[1,true,null],"\uffff":-1,"𐀀":0}\n'
    assert encode(value) == written.encode()


@given(VALUES)
def test_what_is_written_reads_back(value: Any) -> None:
    written = encode(value)
    assert json.loads(written) == value
    assert encode(json.loads(written)) == written
    assert written.endswith(b"\n")
    assert b"\n" not in written[:-1]


@given(st.dictionaries(TEXTS, VALUES, max_size=5))
def test_the_order_of_keys_does_not_matter(value: dict[str, Any]) -> None:
    turned = dict(reversed(value.items()))
    assert encode(turned) == encode(value)


@pytest.mark.parametrize(
    ("value", "where"),
    [
        ({"a": 0.5}, ".a"),
        ({"a": [1, float("nan")]}, ".a[1]"),
        ({"a": LARGEST + 1}, ".a"),
        ({"a": {1: "x"}}, ".a"),
        ({"a": "\ud800"}, ".a"),
        ({"\udfff": 1}, "the value"),
        ({"a": {1, 2}}, ".a"),
        ({"a": b"x"}, ".a"),
    ],
)
def test_what_no_pack_can_hold(value: Any, where: str) -> None:
    with pytest.raises(NotCanonical) as refused:
        encode(value)
    assert where in str(refused.value)


def test_nesting_has_a_bound() -> None:
    value: Any = 1
    for _ in range(DEEPEST):
        value = [value]
    encode(value)
    with pytest.raises(NotCanonical, match="deep"):
        encode([value])


def test_a_pack_is_made_of_header_and_body() -> None:
    pack = make(header(), Body({"cards": ({"id": "a"},)}, {"table": {"a": (1, 2)}}))
    assert pack.format == FORMAT
    assert (pack.game, pack.version) == ("made-up", "1.0.0")
    assert pack.title == {"en": "Rings", "zh-Hans": "环"}
    assert pack.locales == ("en", "zh-Hans")
    assert pack.cards == {"cards": [{"id": "a"}]}
    assert pack.tables == {"table": {"a": [1, 2]}}


def test_the_digest_is_that_of_the_pack_without_it() -> None:
    """As another program would do it: drop the key, write canonically, hash."""
    pack = make(header(), Body({"cards": []}, {}))
    fields = json.loads(dump(pack))
    assert fields.pop("digest") == pack.digest
    plain = json.dumps(fields, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    assert hashlib.sha256(f"{plain}\n".encode()).hexdigest() == pack.digest
    assert digest({**fields, "digest": "whatever"}) == pack.digest


def test_any_change_changes_the_digest() -> None:
    one = make(header(), Body({"cards": [{"id": "a"}]}, {}))
    other = make(header(), Body({"cards": [{"id": "b"}]}, {}))
    assert one.digest != other.digest


def test_a_body_that_is_not_plain_is_told_by_its_place() -> None:
    with pytest.raises(NotCanonical, match=r"tables\.weights\[1\] is 0\.5"):
        make(header(), Body({}, {"weights": [1, 0.5]}))
