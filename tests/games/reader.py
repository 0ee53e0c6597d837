"""A small engine in nobody's language: it judges from a pack's tables by their words alone.

Written from what the packs say of themselves (`folding`, `judging`, `bit_order`) and from their
schemas; it imports nothing of the program, and so stands for an engine written elsewhere.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

PLAIN = {"ø": "o", "đ": "d", "ð": "d", "ł": "l", "ħ": "h", "ŧ": "t", "ı": "i",
         "æ": "ae", "œ": "oe", "þ": "th"}  # fmt: skip
WHOLE = {
    "feet": "foot", "teeth": "tooth", "geese": "goose", "mice": "mouse", "lice": "louse",
    "dice": "die", "oxen": "ox", "people": "person", "leaves": "leaf", "loaves": "loaf",
    "halves": "half", "calves": "calf", "lives": "life", "thieves": "thief",
    "scarves": "scarf", "hooves": "hoof",
}  # fmt: skip
ENDINGS = {
    "children": "child", "wolves": "wolf", "elves": "elf", "knives": "knife", "wives": "wife",
}  # fmt: skip
SIGNS = set("'\"!?.,;:¡¿·‧•・、。〃`´ʼʻʹˈ′″‵՚׳") | {"\u115f", "\u1160", "\u2800"}
HAN = "\u3400-\u4dbf\u4e00-\u9fff\U00020000-\U0003ffff"

Pack = dict[str, Any]
Case = dict[str, Any]


def _accent(sign: str) -> bool:
    code = ord(sign)
    ranges = ((0x300, 0x36F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF),
              (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))  # fmt: skip
    return any(first <= code <= last for first, last in ranges)


def _calm(text: str) -> str:
    kept, run = "", 0
    for sign in text:
        run = run + 1 if unicodedata.combining(sign) else 0
        kept += sign if run <= 8 else ""
    return kept


def _dropped(sign: str) -> bool:
    kind = unicodedata.category(sign)
    return kind in {"Pd", "Ps", "Pe", "Pi", "Pf", "Pc", "Cc", "Cf", "Cs"} or sign in SIGNS


def fold(text: str, locale: str) -> str:
    """Steps 1 to 9 of `folding`."""
    if len(text) > 4000:
        return text
    english = locale.split("-")[0] == "en"
    for _ in range(2):
        text = unicodedata.normalize("NFKD", _calm(text)).casefold()
    text = unicodedata.normalize("NFC", "".join(sign for sign in text if not _accent(sign)))
    text = "".join(PLAIN.get(sign, sign) for sign in text)
    words = (text.replace("&", " and ") if english else text).split()
    if english and len(words) > 1 and words[0] in ("a", "an", "the"):
        words = words[1:]
    kept = [bare for bare in map(_bare, words) if bare]
    if not kept:
        return "".join(
            sign
            for sign in "".join(words)
            if unicodedata.category(sign) not in ("Cc", "Cf", "Cs")
            and sign not in "\u115f\u1160\u2800"
        )
    if not english:
        return "".join(kept)
    kept[-1] = WHOLE.get(kept[-1], kept[-1])
    joined = "".join(kept)
    letters = re.search("[a-z]+$", joined)
    return joined if letters is None else joined[: letters.start()] + _singular(letters[0])


def _bare(word: str) -> str:
    return "".join(
        sign
        for place, sign in enumerate(word)
        if not _dropped(sign)
        or (sign in ".:" and re.fullmatch("[0-9].[0-9]", word[place - 1 : place + 2] or ""))
    )


def _listed(word: str) -> str:
    if word in WHOLE:
        return WHOLE[word]
    for many, one in ENDINGS.items():
        if word.endswith(many):
            return word[: -len(many)] + one
    return word


def _singular(word: str) -> str:
    if _listed(word) == word and len(word) > 2 and re.search("[^s]s$", word):
        word = word[:-1]
    word = _listed(word)
    if word.endswith("men"):
        word = word[:-3] + "man"
    elif len(word) > 3:
        if re.search("(oe|xe|che|she|sse|zze)$", word):
            word = word[:-1]
        elif word.endswith("ie"):
            word = word[:-2] + "y"
        elif word.endswith("use") and not word.endswith("ouse"):
            word = word[:-2]
    return re.sub("z+$", "z", word)


def _forms(text: str, locales: list[str]) -> set[str]:
    return {fold(text, locale) for locale in locales} - {""}


def _holds(one: str, other: str, locales: list[str]) -> bool:
    theirs = _forms(other, locales)
    parts = [part for part in re.split("[-\u2010\u2011\u2013\\s]", one) if part]
    if len(parts) > 1 and any(_forms(part, locales) & theirs for part in parts):
        return True
    whole = fold(one, locales[0])
    return any(len(form) > 1 and re.search(f"[{HAN}]", form) and form in whole for form in theirs)


def clue(pack: Pack, given: Case) -> Case:
    """Seven steps; each that decides names its statement."""
    reason = _reason(pack["tables"], pack, given)
    rules = {None: None, "missing": "JO-17", "words": "JO-14"}
    return {"stands": reason is None, "reason": reason, "rule": rules.get(reason, "JO-26")}


def _believed(by_locale: Case, text: str, locales: list[str]) -> str | None:
    own = "zh" if re.search(f"[{HAN}]", text) else "en"
    home = [at for at in locales if at.split("-")[0] == own]
    for at in locales:
        for kind, forms in by_locale[at].items():
            if kind == "translation" and home and at not in home:
                continue
            if fold(text, at) in forms:
                return "same" if kind == "inflected" else str(kind)
    return None


def _reason(tables: Case, pack: Pack, given: Case) -> str | None:
    text, locales, place = given["clue"], given["locales"], given["number"] - 1
    card = given["card"]
    if not _forms(text, locales):
        return "missing"
    forbidden = tables["forbidden"][card][place]
    for kind in ("same", "family", "homophone", "translation"):
        if any(fold(text, at) in forbidden[at][kind] for at in locales):
            return kind
    if re.search(r"[\s,;|、，；]", text):
        return "words"
    marked = any(unicodedata.category(sign)[0] == "P" for sign in text)
    if re.search(f"[{HAN}]", text) and (len(text) > 6 or marked):
        return "words"
    if any(fold(text, at) in tables["allowed"][card][place][at] for at in locales):
        return None
    if (believed := _believed(tables["believed"][card][place], text, locales)) is not None:
        return believed
    named = next(each for each in pack["cards"]["cards"] if each["id"] == card)["words"][place]
    for at in locales:
        word = named["text"].get(at)
        if word and (_holds(text, word, locales) or _holds(word, text, locales)):
            return "family"
    return None


def guess(pack: Pack, given: Case) -> Case:
    """Right by the card, or by what is believed."""
    tables, place, card = pack["tables"], given["number"] - 1, given["card"]
    right = False
    for at in given["locales"]:
        form = fold(given["guess"], at)
        believed = tables["believed"][card][place][at]
        right = right or form in tables["guesses"][card][place][at]
        for kind in ("inflected", "misspelt", "homophone"):
            right = right or form in believed.get(kind, [])
    return {"right": right, "rule": "JO-39" if right else "JO-40"}


def pair_of_clues(pack: Pack, given: Case) -> Case:
    """Equal forms, or one holds the other."""
    (one, other), locales = given["clues"], given["locales"]
    if _forms(one, locales) & _forms(other, locales):
        return {"same": True, "rule": "JO-21"}
    if _holds(one, other, locales) or _holds(other, one, locales):
        return {"same": True, "rule": "JO-22"}
    return {"same": False, "rule": None}


def _index(pack: Pack, question: str, text: str, locales: list[str]) -> tuple[int | None, bool]:
    tables = pack["tables"]
    forms = [(at, fold(text, at)) for at in locales]
    known = [tables["answer_keys"][question][at].get(form) for at, form in forms]
    if any(index is not None for index in known):
        return min(index for index in known if index is not None), False
    if any(form in tables["wrong_keys"][question][at] for at, form in forms):
        return None, True
    believed = [tables["believed_keys"][question][at].get(form) for at, form in forms]
    return next((index for index in believed if index is not None), None), False


def answer(pack: Pack, given: Case) -> Case:
    """The reference answer that is named."""
    index, wrong = _index(pack, given["question"], given["answer"], given["locales"])
    return {"answer": index, "wrong": wrong, "rule": "GC-47" if wrong else "GC-42"}


def pair_of_answers(pack: Pack, given: Case) -> Case:
    """One index, or one form if neither names any."""
    one, other = given["answers"]
    locales = given["locales"]
    first, _ = _index(pack, given["question"], one, locales)
    second, _ = _index(pack, given["question"], other, locales)
    same = first == second
    if first is None and second is None:
        same = bool(_forms(one, locales) & _forms(other, locales))
    return {"same": same, "rule": "GC-42"}


def verdict(pack: Pack, given: Case) -> Case:
    """Two whole numbers, one bit a thing."""
    said = pack["tables"]["verdicts"][given["rule"]]
    planes = said.get(given["locale"]) or said["*"]
    things = [thing["id"] for thing in pack["cards"]["things"]]
    bit = 1 << things.index(given["thing"])
    if int(planes["debatable"], 16) & bit:
        return {"verdict": "debatable"}
    return {"verdict": "inside" if int(planes["inside"], 16) & bit else "outside"}


def thing(pack: Pack, given: Case) -> Case:
    """The first thing whose name folds to the same form."""
    at, form = given["locale"], fold(given["typed"], given["locale"])
    for one in pack["cards"]["things"]:
        if at in one["name"] and fold(one["name"][at], at) == form:
            return {"thing": one["id"]}
    return {"thing": None}


def folded(_: Pack, given: Case) -> Case:
    """The folded form."""
    return {"form": fold(given["text"], given["locale"])}


ASKED: dict[str, dict[str, Callable[[Pack, Case], Case]]] = {
    "just-one": {"fold": folded, "clue": clue, "guess": guess, "pair": pair_of_clues},
    "guess-club": {"fold": folded, "answer": answer, "pair": pair_of_answers},
    "things-in-rings": {"fold": folded, "verdict": verdict, "thing": thing},
}
"""What each game's cases ask for."""
