"""PO files in the encodings that people's programs write."""

from __future__ import annotations

import pytest

from authoring.i18n.charset import CharsetError, decoded

TEXT = 'msgid ""\nmsgstr "charset={}\\n"\n\nmsgid "kite"\nmsgstr "风筝"\n'


@pytest.mark.parametrize("charset", ["UTF-8", "GBK", "gb2312", "GB18030", "Big5", "CHARSET"])
def test_the_charset_of_the_header_is_taken(charset: str) -> None:
    text = TEXT.format(charset).replace("风筝", "风")
    if charset == "Big5":
        text = text.replace("风", "風")
    assert decoded(text.encode("utf-8" if charset == "CHARSET" else charset)) == text


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_a_mark_says_more_than_the_header(encoding: str) -> None:
    text = TEXT.format("GBK")
    assert decoded(text.encode(encoding)) == text


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (TEXT.format("UTF-8").encode("gbk"), "the byte 0xB7 is not UTF-8, and its header says"),
        (TEXT.format("klingon").encode(), "nobody knows the charset 'klingon'"),
        (TEXT.format("UTF-8").encode("utf-16-le"), "UTF-16 without a byte-order mark"),
        ("\ufeff".encode("utf-16-le") + b"a", "is not UTF-16, and its mark says UTF-16"),
        (b"\xde\x12\x04\x95\0\0", "take the .po that it was made of"),
    ],
)
def test_what_cannot_be_read_says_how_to_save_it(content: bytes, told: str) -> None:
    with pytest.raises(CharsetError, match="save it as UTF-8") as caught:
        decoded(content)
    assert told in str(caught.value)


def test_the_line_of_a_wrong_byte_is_told() -> None:
    with pytest.raises(CharsetError) as caught:
        decoded(TEXT.format("UTF-8").encode("gbk"))
    assert caught.value.line == 5
