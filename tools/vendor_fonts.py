"""Cut the typefaces of the theme down to what cards need, and copy them in.

    python tools/vendor_fonts.py NODE_MODULES

NODE_MODULES is a folder that holds the unpacked packages `@expo-google-fonts/fredoka`,
`nunito` and `noto-sans-sc`. Each face named in FACES is subset into
content/theme/fonts, beside its licence and a NOTICE that says where it came from.
Running it again on the same packages writes the same bytes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FONTS = Path(__file__).resolve().parent.parent / "content" / "theme" / "fonts"
SCOPE = "@expo-google-fonts"

HANZI_ROWS = range(0xB0, 0xF8)
SYMBOL_ROWS = range(0xA1, 0xAA)
"""Rows of GB 2312 by their first byte: the 6,763 characters, and the signs before them."""

LATIN = (*range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x1E00, 0x1F00), *range(0x300, 0x370))
SIGNS = (
    *range(0x2010, 0x2028),
    *(0x202F, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2116, 0x2122),
    *(0x2153, 0x2154, 0x215B, 0x215C, 0x215D, 0x215E, 0x2190, 0x2191, 0x2192, 0x2193),
    *(0x2212, 0x2248, 0x2260, 0x2264, 0x2265, 0x2713, 0x2717, 0x2605, 0x2606),
)
BEYOND_GB2312 = "镕喆瑀翀祎瞭嗯嘚瑟咁囧槑尬尴撸怼氪煲焗馄饨饸饹鲅鳗鲶犇羴鱻皕淼焱飒飚"
"""Characters in daily use that the standard of 1980 left out, as far as the face has them."""


@dataclass(frozen=True)
class Face:
    """A face to copy: its package, its file there, and the layout features to keep."""

    package: str
    source: str
    target: str
    features: tuple[str, ...]
    hanzi: bool = False


FACES = (
    Face("fredoka", "600SemiBold/Fredoka_600SemiBold.ttf", "Fredoka-SemiBold.ttf", ("kern",)),
    Face("nunito", "600SemiBold/Nunito_600SemiBold.ttf", "Nunito-SemiBold.ttf", ("kern",)),
    Face("nunito", "700Bold/Nunito_700Bold.ttf", "Nunito-Bold.ttf", ("kern",)),
    Face("noto-sans-sc", "500Medium/NotoSansSC_500Medium.ttf", "NotoSansSC-Medium.ttf", (), True),
    Face("noto-sans-sc", "700Bold/NotoSansSC_700Bold.ttf", "NotoSansSC-Bold.ttf", (), True),
)


def gb2312(rows: range) -> Iterator[int]:
    """The code points in these rows of GB 2312."""
    for row in rows:
        for cell in range(0xA1, 0xFF):
            try:
                yield ord(bytes((row, cell)).decode("gb2312"))
            except UnicodeDecodeError:
                continue


def characters(face: Face) -> set[int]:
    """The code points that the subset of a face is to keep, as far as it has them."""
    wanted = {*LATIN, *SIGNS}
    if face.hanzi:
        wanted |= {*gb2312(HANZI_ROWS), *gb2312(SYMBOL_ROWS), *map(ord, BEYOND_GB2312)}
    return wanted


def subset(source: Path, face: Face, target: Path) -> int:
    """Write the subset of one face; how many characters it holds."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    options = Options(
        layout_features=list(face.features),
        hinting=False,
        notdef_outline=True,
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
    )
    options.drop_tables += ["DSIG", "GSUB", "vhea", "vmtx", "BASE", "STAT"]
    if not face.features:
        options.drop_tables += ["GPOS", "GDEF"]
    font = TTFont(source, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters(face))
    subsetter.subset(font)
    font.save(target)
    return len(font.getBestCmap())


def origin(package: Path) -> str:
    """The package and version that a face came from, for the NOTICE."""
    manifest = json.loads((package / "package.json").read_text(encoding="utf-8"))
    return f"{manifest['name']} {manifest['version']}"


def notice(modules: Path) -> str:
    """The text of the NOTICE: each face, its copyright and its package."""
    lines = [
        "The fonts in this folder are subsets: characters and layout features that no card needs",
        "were left out, and hinting; the outlines are as they were. All are under the SIL Open",
        "Font License, version 1.1, whose text for each family stands beside them.",
    ]
    for package in dict.fromkeys(face.package for face in FACES):
        folder = modules / SCOPE / package
        licence = (folder / "LICENSE_FONT").read_text(encoding="utf-8")
        targets = ", ".join(face.target for face in FACES if face.package == package)
        lines += ["", targets, f"  {licence.splitlines()[0]}", f"  taken from {origin(folder)}"]
    return "\n".join(lines) + "\n"


def main(modules: Path) -> int:
    """Copy every face; 2 when a package is not where it should be."""
    for face in FACES:
        source = modules / SCOPE / face.package / face.source
        if not source.is_file():
            print(f"{source} is missing: unpack {SCOPE}/{face.package} into {modules}")
            return 2
    FONTS.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        package = modules / SCOPE / face.package
        target = FONTS / face.target
        count = subset(package / face.source, face, target)
        licence = (package / "LICENSE_FONT").read_text(encoding="utf-8")
        (FONTS / f"OFL-{face.package}.txt").write_text(licence, encoding="utf-8")
        print(f"{face.target}: {count} characters, {target.stat().st_size:,} bytes")
    (FONTS / "NOTICE").write_text(notice(modules), encoding="utf-8")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print(__doc__)
        raise SystemExit(2)
    raise SystemExit(main(Path(sys.argv[1])))
