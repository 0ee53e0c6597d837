"""Bytes to text: UTF-8 and nothing else, with the place of the first byte that is not."""

from __future__ import annotations

import codecs
import re

from authoring.finding import Fault, Flaw
from authoring.source.lines import Lines

MAX_BYTES = 10_000_000
"""The largest file that is read. A deck of 10,000 cards needs about a third of it."""

BOM = "\ufeff"
CHECK = "bad-encoding"
WAY_OUT = "save the file as UTF-8"

_WIDE = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)
CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]")
"""What can stand in no text: control characters but for tabs and line ends, and no characters."""


_PAIR = re.compile(rb"[\xa1-\xfe]{2}")
_SINGLE = re.compile(rb"(?<![\x80-\xff])[\x80-\xff](?![\x80-\xff])")

_QUESTIONS = frozenset("？¿؟⁇")
"""What somebody may well change to a question mark."""


def has_lost_letters(now: str, before: str) -> bool:
    """Whether a text is the one before, but for letters that have become question marks: so
    programs save in an encoding that lacks them."""
    return (
        now != before
        and len(now) == len(before)
        and all(
            new == old or (new == "?" and ord(old) > 0x7F and old not in _QUESTIONS)
            for new, old in zip(now, before, strict=True)
        )
    )


def decode(path: str, content: bytes) -> tuple[str, tuple[Fault, ...]]:
    """The text of a file without its byte-order mark, and what forbids to read it.

    With a fault, the text serves only to show the line.
    """
    if len(content) > MAX_BYTES:
        return "", (_too_large(path, len(content)),)
    wide = _wide_encoding(content)
    if wide:
        name, text = wide
        message = f"the file is written in {name}, not in UTF-8"
        return text, (_fault(path, text, 0, 0, message, WAY_OUT),)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        return _undecodable(path, content, error)
    text = text.removeprefix(BOM)
    found = CONTROL.search(text)
    if found is None:
        return text, ()
    name = "NUL" if found[0] == "\0" else f"U+{ord(found[0]):04X}"
    message = f"the control character {name} cannot stand in a text file"
    hint = "delete it; where it is invisible, retype the words around it"
    return text, (_fault(path, text, found.start(), found.end(), message, hint),)


def _fault(path: str, text: str, start: int, end: int, message: str, hint: str) -> Fault:
    return Fault(CHECK, Flaw(Lines(text).place(path, start, end), message, hint))


def _too_large(path: str, size: int) -> Fault:
    message = f"the file has {size:,} bytes or more; at most {MAX_BYTES:,} are read"
    hint = "split it: a deck may hold its cards in several files"
    return Fault("too-large", Flaw(Lines("").place(path, 0, 0), message, hint))


def _wide_encoding(content: bytes) -> tuple[str, str] | None:
    for mark, name in _WIDE:
        if content.startswith(mark):
            return name, content.decode(name, "replace").removeprefix(BOM)
    sample = content[:1000]
    for zeros, name in ((sample[1::2], "utf-16-le"), (sample[::2], "utf-16-be")):
        if len(sample) >= 4 and zeros.count(0) > len(zeros) * 0.6:
            return "UTF-16", content.decode(name, "replace")
    return None


def _undecodable(
    path: str, content: bytes, error: UnicodeDecodeError
) -> tuple[str, tuple[Fault, ...]]:
    before = content[: error.start].decode("utf-8").removeprefix(BOM)
    text = content.decode("utf-8", "replace").removeprefix(BOM)
    message = f"the byte 0x{content[error.start]:02X} is not UTF-8"
    guess = _likely_encoding(content)
    hint = f"this looks like {guess}: {WAY_OUT}" if guess else WAY_OUT
    return text, (_fault(path, text, len(before), len(before) + 1, message, hint),)


def _likely_encoding(content: bytes) -> str:
    """The encoding that editors most likely wrote, or nothing when it is anybody's guess."""
    western = "Windows-1252 (Western)" if _is_western(content) else ""
    chinese = "GB 18030 (GBK)" if _is_chinese(content) else ""
    if western and chinese and leans_chinese(content) is False:
        return western
    return " or ".join(filter(None, (chinese, western)))


def leans_chinese(content: bytes) -> bool | None:
    """Whether bytes that are no UTF-8 are rather GBK than Western; None where either may be.
    In Chinese, bytes above ASCII stand in pairs; in Western text, each among plain letters."""
    paired, single = len(_PAIR.findall(content)), len(_SINGLE.findall(content))
    return None if paired == single else paired > single


def _is_chinese(content: bytes) -> bool:
    """Whether bytes can be GBK, and mostly are Chinese then."""
    try:
        outside = [sign for sign in content.decode("gb18030") if ord(sign) > 0x7F]
    except UnicodeDecodeError:
        return False
    han = sum("\u3000" <= sign <= "\u9fff" or sign > "\uff00" for sign in outside)
    return han * 2 > len(outside)


def _is_western(content: bytes) -> bool:
    """Whether what is not ASCII are letters and signs of Western languages then."""
    outside = (sign for sign in content.decode("cp1252", "replace") if ord(sign) > 0x7F)
    return all(sign.isalpha() or sign in "‘’“”–—…€°" for sign in outside)
