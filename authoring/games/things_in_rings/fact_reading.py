"""What a thing states of how its names sound and are written -> Facts, checked word by word."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from authoring.games.things_in_rings.fault_log import FaultLog, listed
from authoring.language import facts, glyphs, pinyin
from authoring.language.chinese import characters
from authoring.language.facts import Facts
from authoring.model import Origin


def read_facts(data: Mapping[str, Any], origin: Origin, log: FaultLog) -> dict[str, Facts]:
    """The facts of each locale, without those that the log says are wrong."""
    found = {}
    for locale, written in data["facts"].items():
        where = origin.at("facts", locale)
        name = data["name"].get(locale)
        if name is None:
            message = f"{locale!r} has facts, and the thing has no name in it"
            names = tuple(data["name"])
            hint = f"it has one in {listed(names)}"
            log.misspelt(
                "unknown-key", origin.at("facts").key(locale), locale, message, names, hint
            )
            continue
        found[locale] = _of_name(written, name, where, log)
    return found


def _of_name(written: Mapping[str, Any], name: str, origin: Origin, log: FaultLog) -> Facts:
    sound = dict(written)
    for key in ("structure", "radical"):
        if key in sound and not _fits(key, sound[key], name, origin.at(key), log):
            del sound[key]
    try:
        return facts.stated(sound, name)
    except pinyin.NotPinyin as fault:
        _tell(fault, origin.at("pinyin"), log)
        return replace(facts.stated({**sound, "pinyin": None}, name), reading=None)


def _fits(key: str, values: Any, name: str, origin: Origin, log: FaultLog) -> bool:
    """Whether a list has one value that there is for each character of the name."""
    signs = characters(name)
    if len(values) != len(signs):
        message = f"{len(values)} for the {len(signs)} characters of {name}"
        log.add("character-mismatch", origin.place(), message, "list one for each, in their order")
        return False
    known = glyphs.STRUCTURES if key == "structure" else glyphs.every_radical()
    strange = [index for index, value in enumerate(values) if value not in known]
    for index in strange:
        message = f"{values[index]!r} is no {key}"
        hint = f"a {key} is one of {listed(known)}"
        place = origin.place(index)
        alike = known if len(values[index]) > 1 else ()
        log.misspelt("character-mismatch", place, values[index], message, alike, hint)
    return not strange


def _tell(fault: pinyin.NotPinyin, origin: Origin, log: FaultLog) -> None:
    hint = "write one syllable a character, with marks or numbers: yín háng, or yin2 hang2"
    if fault.meant:
        tone = "".join(sign for sign in fault.written if sign in "12345")
        hint = f"did you mean {fault.meant + tone!r}?"
    log.add("pinyin-mismatch", origin.place(), str(fault), hint)
