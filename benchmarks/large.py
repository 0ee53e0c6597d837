"""A made-up deck of Things in Rings of any size, written as files; the same each time."""

from __future__ import annotations

import random
from pathlib import Path

from authoring.games.things_in_rings.cards import RingsContent, Rule
from authoring.games.things_in_rings.predicate.planes import Columns
from authoring.games.things_in_rings.predicate.truth import Asker
from authoring.games.things_in_rings.shape import SHAPE
from authoring.games.things_in_rings.thresholds import Measures, decisive, thresholds
from authoring.language.orthography import LISTS
from authoring.source.deck_reader import read_deck

FLAGS = tuple(f"flag-{number}" for number in range(30))
SCALES = tuple(f"scale-{number}" for number in range(4))
SETS = tuple(f"set-{number}" for number in range(6))
VALUES = tuple(f"value-{number}" for number in range(8))
RINGS = ("word", "attribute", "context")
PICTURES = 240
A_FILE = 250
"""Cards in one file."""
PATH = '<path d="M{0} 4c{1} 2 3 {2} 6 9l{1} 5-9 {2}z" fill="#{3:06x}"/>'


def write_deck(root: Path, things: int, rules: int, seed: int = 7) -> Path:
    """Write a deck of so many things and rules below `root`; the folder of the deck."""
    choose = random.Random(seed)
    for folder in (root, root / "things", root / "rules"):
        folder.mkdir(parents=True, exist_ok=True)
    (root / "deck.yml").write_text(
        "game: things-in-rings\nversion: 1.0.0\ntitle: {en: Large, zh-Hans: 大}\n"
        f"locales: [en, zh-Hans]\nneeds: {{things: {things}}}\n",
        encoding="utf-8",
    )
    (root / "traits.yml").write_text(_traits(), encoding="utf-8")
    pictures = _pictures(root / "art", min(things, PICTURES))
    names = zip(_words("en", things, choose), _words("zh", things, choose), strict=True)
    cards = [_thing(number, *name, choose, pictures) for number, name in enumerate(names)]
    _write(root / "things", "things", cards)
    _rules(root, rules, choose)
    return root


def _write(folder: Path, key: str, cards: list[str]) -> None:
    for start in range(0, len(cards), A_FILE):
        text = f"{key}:\n" + "".join(cards[start : start + A_FILE])
        (folder / f"part-{start // A_FILE:03}.yml").write_text(text, encoding="utf-8")


def _pictures(folder: Path, count: int) -> list[str]:
    """So many pictures of ten shapes each; their names."""
    folder.mkdir(exist_ok=True)
    for number in range(count):
        shapes = "".join(
            PATH.format(part + 3, number % 7 + 1, part % 5 + 1, number * 65_537 % 0xFFFFFF)
            for part in range(10)
        )
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{shapes}</svg>\n'
        (folder / f"picture-{number}.svg").write_text(text, encoding="utf-8")
    return [f"picture-{number}" for number in range(count)]


def _traits() -> str:
    values = f"[{', '.join(VALUES)}]"
    lines = ["traits:"]
    lines += [f"  {name}: {{type: flag, means: Made up.}}" for name in FLAGS]
    lines += [f"  {name}: {{type: scale, values: {values}}}" for name in SCALES]
    lines += [f"  {name}: {{type: set, values: {values}}}" for name in SETS]
    return "\n".join(lines) + "\n"


def _words(language: str, count: int, choose: random.Random) -> list[str]:
    """So many different words of a language, among the commonest."""
    words = (LISTS / f"{language}.txt").read_text(encoding="utf-8").split()
    plain = [word for word in words if word.isalpha() and len(word) < 12]
    return choose.sample(plain[: 4 * count], count)


def _thing(number: int, name: str, han: str, choose: random.Random, pictures: list[str]) -> str:
    lines = [
        f"  - id: thing-{number}",
        f'    name: {{en: "{name}", zh-Hans: "{han}"}}',
        f"    art: {pictures[number % len(pictures)]}",
        f"    is: [{', '.join(flag for flag in FLAGS if choose.random() < 0.35)}]",
        *(f"    {scale}: {choose.choice(VALUES)}" for scale in SCALES),
        *(f"    {each}: [{', '.join(choose.sample(VALUES, 2))}]" for each in SETS),
    ]
    return "\n".join(lines) + "\n"


def _rules(root: Path, count: int, choose: random.Random) -> None:
    """Write the rules, then again with examples of what they hold for."""
    written = [_rule(number, choose) for number in range(count)]
    _write(root / "rules", "rules", [card.format(examples="") for card in written])
    content = read_deck(root, SHAPE).content
    measures = Measures(content.things)
    columns = Columns(content.vocabulary, content.things)
    shown = [_examples(rule, content, columns, measures) for rule in content.rules]
    cards = [card.format(examples=each) for card, each in zip(written, shown, strict=True)]
    _write(root / "rules", "rules", cards)


def _examples(rule: Rule, content: RingsContent, columns: Columns, measures: Measures) -> str:
    """Three things on each side, and those nearest to a limit."""
    assert rule.when is not None
    locale = rule.locales[0] if rule.ring == "word" else None
    planes, asked = columns.holds(rule.when, locale), Asker(content.vocabulary, locale)
    near = set()
    for threshold in thresholds(rule.when):
        deciding = decisive(rule.when, threshold.leaf, columns, locale)
        first = measures.of(threshold, asked).among(deciding).first
        for limit in threshold.limits():
            below, above = ([n for n in first if n < limit], [n for n in first if n >= limit])
            near |= {first[max(below)].id} if below else set()
            near |= {first[min(above)].id} if above else set()
    sides: list[list[str]] = [[], []]
    for index, thing in enumerate(content.things):
        side = sides[planes.inside >> index & 1]
        if len(side) < 3 or thing.id in near:
            side.append(thing.id)
    return "".join(
        f"    {name}: [{', '.join(side)}]\n"
        for name, side in zip(("outside", "inside"), sides, strict=True)
    )


def _rule(number: int, choose: random.Random) -> str:
    ring = RINGS[number % 3]
    when, text = _predicate(ring, choose)
    return (
        (
            f"  - id: rule-{number}\n    ring: {ring}\n    level: easy\n"
            + ("    locales: [en]\n" if ring == "word" else "")
            + f"    text: {{{{en: {text}, zh-Hans: 规则}}}}\n"
            + f"    when: {when}\n{{examples}}"
        )
        .replace("zh-Hans: 规则", "" if ring == "word" else "zh-Hans: 规则")
        .replace(", }}", "}}")
    )


def _predicate(ring: str, choose: random.Random) -> tuple[str, str]:
    """A predicate, its braces doubled, and the sentence for it."""
    if ring == "word":
        chosen = choose.sample("aeioubcdlmnrst", 3)
        letters, number = ", ".join(chosen), choose.randint(5, 7)
        said = "“{}”, “{}” or “{}”".format(*chosen)
        when, text = choose.choice(
            (
                (f"contains: [{letters}]", f"Has {said}"),
                (f"length: {{at-least: {number}}}", f"At least {number} letters"),
                (f"vowels: {{at-least: {number - 3}}}", f"At least {number - 3} vowels"),
                (f"ends-with: [{letters}]", f"Ends with {said}"),
                (f"letters: {{of: [{letters}], at-least: 2}}", f"At least two of {said}"),
            )
        )
        return f"{{word: {{{when}}}}}".replace("{", "{{").replace("}", "}}"), f'"{text}"'
    one, other = choose.sample(FLAGS, 2)
    values, scale, each = ", ".join(choose.sample(VALUES, 3)), choose.choice(SCALES), SETS
    when = choose.choice(
        (
            f"{{all: [{{is: {one}}}, {{not: {{is: {other}}}}}]}}",
            f"{{any: [{{is: {one}}}, {{{scale}: {{at-most: value-1}}}}]}}",
            f"{{all: [{{is: {one}}}, {{{choose.choice(each)}: {{any-of: [{values}]}}}}]}}",
            f"{{any: [{{is: {one}}}, {{{choose.choice(each)}: {{all-of: [{values}]}}}}]}}",
            f"{{all: [{{is: {one}}}, {{{scale}: {{at-least: value-2}}}}]}}",
        )
    )
    return when.replace("{", "{{").replace("}", "}}"), "Made up"
