"""UTF-8 and nothing else, told with line, column and byte."""

from __future__ import annotations

import pytest

from authoring.source.encoding import MAX_BYTES, decode
from authoring.source.yaml import load


@pytest.mark.parametrize(
    ("content", "line", "column", "message", "hint"),
    [
        (b"a: 1\nb: caf\xe9 au\n", 2, 7, "the byte 0xE9", "Windows-1252"),
        ("a: 1\nb: 说出一种圆形的水果\n".encode("gbk"), 2, 5, "the byte 0xB3", "GB 18030"),
        (b"a: cr\xe8me\n", 1, 6, "the byte 0xE8", "looks like Windows-1252 (Western): save"),
        (b"a: caf\xe9 cr\xe8me, Gr\xf6\xdfe\n", 1, 7, "the byte 0xE9", "like Windows-1252"),
        (b"a: Gr\xf6\xdfe\n", 1, 6, "the byte 0xF6", "(GBK) or Windows-1252 (Western): save"),
        (b"a: \xed\xa0\x80\n", 1, 4, "the byte 0xED", "save the file as UTF-8"),
        (b"\xef\xbb\xbfa: \xff\n", 1, 4, "the byte 0xFF", "UTF-8"),
        ("名: ".encode() + b"\x80", 1, 4, "the byte 0x80", "UTF-8"),
        ("a: 1\n".encode("utf-16"), 1, 1, "UTF-16, not in UTF-8", "UTF-8"),
        ("a: 1\nb: 2\n".encode("utf-16-le"), 1, 1, "UTF-16, not in UTF-8", "UTF-8"),
        ("a: 1\nb: 2\n".encode("utf-16-be"), 1, 1, "UTF-16, not in UTF-8", "UTF-8"),
        ("a: 1\n".encode("utf-32"), 1, 1, "UTF-32, not in UTF-8", "UTF-8"),
        (b"a: b\x00c\n", 1, 5, "control character NUL", "delete"),
        (b"a: 1\n\xe6\xb0\xb4: \x1b[1m\n", 2, 4, "U+001B", "delete"),
        (b"a: \x7f\n", 1, 4, "U+007F", "delete"),
        (b"a: \xc2\x80\n", 1, 4, "U+0080", "delete"),
        ("a: \uffff\n".encode(), 1, 4, "U+FFFF", "delete"),
    ],
)
def test_what_is_not_utf8_is_refused(
    content: bytes, line: int, column: int, message: str, hint: str
) -> None:
    loaded = load("deck.yml", content)
    assert not loaded.whole
    (fault,) = loaded.faults
    assert fault.check == "bad-encoding"
    assert (fault.flaw.place.line, fault.flaw.place.column) == (line, column)
    assert message in fault.flaw.message
    assert hint in fault.flaw.hint


def test_mark_emoji_and_signs_of_next_line_are_accepted() -> None:
    text = "a: 水壶 🫖\r\n\tb\x85\u2028"
    assert decode("deck.yml", ("\ufeff" + text).encode()) == (text, ())


def test_bytes_up_to_the_bound_are_read() -> None:
    _, faults = decode("deck.yml", b"#" * MAX_BYTES)
    assert faults == ()
    _, faults = decode("deck.yml", b"#" * (MAX_BYTES + 1))
    assert [fault.check for fault in faults] == ["too-large"]
    assert "10,000,000" in faults[0].flaw.message
