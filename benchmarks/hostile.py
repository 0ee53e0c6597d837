"""Files that are meant to hurt whoever reads them, and files that went wrong by chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

MEGABYTE = 1_000_000


@dataclass(frozen=True, slots=True)
class Hostile:
    """The bytes of a file, and the check that must speak of it; none where it is only odd."""

    content: Callable[[], bytes]
    check: str = ""


def _bomb() -> bytes:
    """Nine levels of nine aliases each: four hundred million items, were they followed."""
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    for before, name in zip("abcdefgh", "bcdefghi", strict=True):
        lines.append(f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]")
    return "\n".join(lines).encode()


HOSTILE: Mapping[str, Hostile] = {
    "alias bomb": Hostile(_bomb, "anchor-or-tag"),
    "100,000 aliases": Hostile(
        lambda: b"a: &a x\nb: [" + b"*a, " * 100_000 + b"x]", "anchor-or-tag"
    ),
    "100,000 brackets": Hostile(lambda: b"[" * 100_000, "too-deep"),
    "100,000 braces": Hostile(lambda: b"{a: " * 100_000, "too-deep"),
    "100,000 brackets, closed": Hostile(lambda: b"[" * 100_000 + b"]" * 100_000, "too-deep"),
    "100,000 dashes": Hostile(lambda: b"- " * 100_000 + b"x", "too-deep"),
    "1,000 steps to the right": Hostile(
        lambda: b"".join(b" " * step + b"a:\n" for step in range(1_000)), "too-deep"
    ),
    "a line of 50 MB": Hostile(lambda: b"a: " + b"x" * (50 * MEGABYTE), "too-large"),
    "50 MB of lines": Hostile(lambda: b"a: x\n" * (10 * MEGABYTE), "too-large"),
    "a line of 9 MB": Hostile(lambda: b"a: " + b"x" * (9 * MEGABYTE)),
    "9 MB of spaces": Hostile(lambda: b" " * (9 * MEGABYTE)),
    "9 MB of comments": Hostile(lambda: b"# x\n" * (9 * MEGABYTE // 4)),
    "null bytes": Hostile(lambda: b"questions:\n  - id: a\0b\n", "bad-encoding"),
    "nothing but null bytes": Hostile(lambda: b"\0" * MEGABYTE, "bad-encoding"),
    "mixed line ends": Hostile(lambda: b"questions:\r\n  - id: a\r    text: b\n\r\n"),
    "half a character": Hostile(lambda: "questions: 水".encode()[:-1], "bad-encoding"),
    "UTF-16": Hostile(lambda: "questions: []".encode("utf-16"), "bad-encoding"),
    "three byte-order marks": Hostile(lambda: b"\xef\xbb\xbf" * 3 + b"questions: []"),
    "a quote that never ends": Hostile(lambda: b"a: '" + b"x\n" * 100_000, "yaml-syntax"),
    "100,000 documents": Hostile(lambda: b"--- a\n" * 100_000, "second-document"),
    "a key of 1 MB": Hostile(lambda: b"x" * MEGABYTE + b": a"),
    "a key that is a list": Hostile(lambda: b"? [a, b]\n: c", "non-text-key"),
    "a tag that runs code": Hostile(
        lambda: b'a: !!python/object/apply:os.system ["true"]', "anchor-or-tag"
    ),
    "a number of 100,000 digits": Hostile(lambda: b"reviewed: " + b"9" * 100_000),
    "100,000 combining marks": Hostile(lambda: b"questions: e" + "\u0301".encode() * 100_000),
    "writing from right to left": Hostile(lambda: "questions: \u202e\u2066\u200fabc".encode()),
    "nothing": Hostile(lambda: b""),
}


SPLICES = (
    b"\0", b"\xff", b"\xed\xa0\x80", b"\r", b"\r\n", b"\t", b"\xe2\x80\xa8", b"\xc2\x85",
    b"\xef\xbb\xbf", b"&a ", b"*a", b"!!int ", b"<<: ", b"? ", b": ", b"- ", b"---\n", b"...\n",
    b"%YAML 1.1\n", b"[", b"]", b"{", b"}", b"'", b'"', b'"\\ud800"', b'"\\x', b"|\n", b">-\n  ",
    b"#", b"@", b"`", b"~", b"null", b"1e999", b"0x", b".nan", b"9" * 400, b"[" * 50, b"{a: " * 50,
    "水".encode(), "\u202e".encode(), "e\u0301\u0301".encode(), "🥚".encode(), b"a" * 3_000,
)  # fmt: skip


def fuzzed(sound: bytes, choose: random.Random) -> bytes:
    """A sound file with one to eight things done to it."""
    content = bytearray(sound)
    for _ in range(choose.randint(1, 8)):
        at = choose.randrange(len(content) + 1)
        behind = min(len(content), at + choose.choice((1, 1, 2, 5, 20, 200)))
        way = choose.randrange(6)
        if way == 0:
            del content[at:behind]
        elif way == 1:
            content[at:at] = choose.choice(SPLICES)
        elif way == 2:
            content[at:behind] = choose.choice(SPLICES)
        elif way == 3:
            content[at:behind] = choose.randbytes(behind - at)
        elif way == 4:
            content[at:at] = content[at:behind] * choose.randint(1, 3)
        else:
            lines = bytes(content).split(b"\n")
            here, there = choose.randrange(len(lines)), choose.randrange(len(lines))
            lines[here], lines[there] = lines[there], lines[here]
            content = bytearray(b"\n".join(lines))
    return bytes(content)
