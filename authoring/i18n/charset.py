"""The bytes of a PO file as text: in the encoding that a mark or its header names."""

from __future__ import annotations

import codecs
import re

from authoring.source.encoding import BOM

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_COMPILED = (b"\xde\x12\x04\x95", b"\x95\x04\x12\xde")
_NAMED = re.compile(rb"charset=([A-Za-z0-9_.:-]+)")
_WIDER = {"gb2312": "gb18030", "gbk": "gb18030", "shift_jis": "cp932"}
"""Encodings that programs name when they write a larger one."""

_SINGLE_BYTE = ("iso8859", "cp125")
"""How encodings begin in which any bytes are some text, the wrong one too."""

SAVE = "save it as UTF-8 (in Poedit: Translation > Properties > Charset)"


class CharsetError(Exception):
    """Bytes that are no text; `line` is where, from 1, or 0 for the whole file."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"{message}; {SAVE}")
        self.line = line


def decoded(content: bytes) -> str:
    """The text of a PO file without its byte-order mark. Raises CharsetError."""
    if content.startswith(_COMPILED):
        raise CharsetError(
            0, "this is a compiled catalogue (.mo): take the .po that it was made of"
        )
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            text = _decoded(content, encoding, f"its mark says {encoding.upper()}")
            return text.removeprefix(BOM)
    if b"\0" in content:
        raise CharsetError(0, "this looks like UTF-16 without a byte-order mark")
    found = _NAMED.search(content)
    named = found[1].decode("ascii") if found else "CHARSET"
    if named == "CHARSET":  # what templates say until somebody fills it in
        return _decoded(content, "utf-8", "no other charset is named")
    try:
        encoding = codecs.lookup(named).name
    except LookupError:
        raise CharsetError(0, f"nobody knows the charset {named!r} of its header") from None
    if encoding.startswith(_SINGLE_BYTE) and _is_utf8(content):
        raise CharsetError(0, f"its bytes are UTF-8, and its header says charset={named}")
    return _decoded(content, _WIDER.get(encoding, encoding), f"its header says charset={named}")


def _is_utf8(content: bytes) -> bool:
    """Whether bytes beyond ASCII follow each other as only those of UTF-8 do."""
    if content.isascii():
        return False
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _decoded(content: bytes, encoding: str, why: str) -> str:
    try:
        return content.decode(encoding)
    except UnicodeError as fault:
        start = fault.start if isinstance(fault, UnicodeDecodeError) else 0
        line = content.count(b"\n", 0, start) + 1
        byte = f"the byte 0x{content[start]:02X}" if start < len(content) else "its end"
        raise CharsetError(line, f"{byte} is not {encoding.upper()}, and {why}") from None
