"""Decks of Things in Rings from a few lines of YAML, without any file."""

from __future__ import annotations

from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.fault_log import FaultLog
from authoring.games.things_in_rings.predicate.nodes import Predicate
from authoring.games.things_in_rings.predicate.syntax import read_predicate
from authoring.games.things_in_rings.shape import SHAPE
from authoring.games.things_in_rings.traits import Trait, TraitType, Vocabulary
from authoring.model import NOWHERE, Text
from authoring.source.deck import Deck, Entry, Header
from authoring.source.schema import schema
from authoring.source.yaml import Cursor, Document, load

LOCALES = ("en", "zh-Hans")
TRAITS = """
traits:
  edible: {type: flag}
  soft: {type: flag}
  man-made: {type: flag}
  size: {type: scale, values: [pea, egg, shoe, chair, car]}
  taste: {type: scale, values: [sweet, sour], optional: true}
  materials: {type: set, values: [wood, metal, glass]}
  colours: {type: set, values: [red, green], optional: true}
"""


def header(locales: tuple[str, ...] = LOCALES) -> Header:
    title = Text(tuple((locale, "Rings") for locale in locales))
    return Header("things-in-rings", "1.0.0", title, locales, {}, NOWHERE)


def vocabulary() -> Vocabulary:
    """The vocabulary of TRAITS, without reading it."""
    flags = {name: Trait(name, TraitType.FLAG) for name in ("edible", "soft", "man-made")}
    return Vocabulary(
        {
            **flags,
            "size": Trait("size", TraitType.SCALE, ("pea", "egg", "shoe", "chair", "car")),
            "taste": Trait("taste", TraitType.SCALE, ("sweet", "sour"), optional=True),
            "materials": Trait("materials", TraitType.SET, ("wood", "metal", "glass")),
            "colours": Trait("colours", TraitType.SET, ("red", "green"), optional=True),
        }
    )


def deck(things: str, rules: str, traits: str | None = TRAITS) -> Deck[RingsContent]:
    """A deck of these items (`- {id: …}` a line). They must keep to their schemas."""
    entries: dict[str, tuple[Entry, ...]] = {}
    documents: list[Document] = []
    texts = {"vocabulary": traits, "thing": f"things:\n{things}", "rule": f"rules:\n{rules}"}
    for kind in SHAPE.files:
        text = texts[kind.kind]
        if text is None or text.endswith(":\n"):
            continue
        loaded = load(f"{kind.kind}.yml", text.encode())
        checked = schema(kind.schema).check(loaded.document)
        assert not (*loaded.faults, *checked.faults), (loaded.faults, checked.faults)
        documents.append(loaded.document)
        cursor = Cursor(loaded.document)
        if kind.key is None:
            entries[kind.kind] = (Entry(kind.kind, checked.data, {}, cursor),)
            continue
        shared = {key: value for key, value in checked.data.items() if key != kind.key}
        entries[kind.kind] = tuple(
            Entry(kind.kind, item, shared, cursor.at(kind.key, index))
            for index, item in enumerate(checked.data[kind.key])
        )
    built = SHAPE.build(header(), entries)
    return Deck("made", header(), built.content, built.cards, tuple(documents), built.faults)


def predicate(
    text: str, locales: tuple[str, ...] | None = None, known: Vocabulary | None = None
) -> tuple[Predicate | None, FaultLog, Document]:
    """What one predicate in YAML means, with what was told and where."""
    loaded = load("rule.yml", f"when: {text}".encode())
    log = FaultLog(known or vocabulary())
    data = schema("things-in-rings/rules.schema.json")
    typed = _typed(loaded.document, data)
    found = read_predicate(typed, Cursor(loaded.document, ("when",)), log, locales)
    return found, log, loaded.document


def _typed(document: Document, rules: object) -> object:
    """The predicate with numbers and booleans, as the schema of rules types it."""
    from authoring.source.form import Typing

    form = getattr(rules, "form").child("rules").item()  # noqa: B009
    return Typing(document).typed(document.data, form)["when"]
