"""Why a translation cannot be written into a deck, whatever it translates."""

from __future__ import annotations

import re
import unicodedata

from authoring.source.encoding import CONTROL, has_lost_letters

_LOST = re.compile(r"\?{2,}")


def doubt(target: str, before: str | None) -> str:
    """What is wrong with the text itself, and the way out; "" when nothing is. `before` is
    the translation that the deck has, if it has one."""
    if all(unicodedata.category(char)[0] in "ZC" for char in target):
        return "the translation has only spaces in it: write it, or leave it empty"
    found = CONTROL.search(target)
    if found:
        return f"the translation has the control character U+{ord(found[0]):04X} in it: delete it"
    if "\ufffd" in target or has_lost_letters(target, before or ""):
        return "the translation has lost letters: save the file as UTF-8 and look at it again"
    if not before and _LOST.fullmatch(target.strip()):
        return "the translation is nothing but question marks: save the file as UTF-8"
    return ""
