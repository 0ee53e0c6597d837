"""Languages without a lexicon: decks in French and German, and what can be told of words."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from authoring import pipeline
from authoring.cli.relate import command
from authoring.engine.bots import run_bots
from authoring.engine.table import Table
from authoring.games import kit
from authoring.games.just_one.judge import Relations
from authoring.language.relation import relation
from authoring.language.verdict import Certainty, Kind
from authoring.pack.pack import Pack

pytestmark = pytest.mark.slow

WORDS = """
pomme cheval maison soleil livre fromage école neige clé guitare bateau fleur roi dent
pluie chat train lune arbre montre forêt sel pain voiture chaise plage main vache montagne fenêtre
lampe chapeau tigre porte banane étoile stylo gâteau avion mer couteau lit journal poisson jardin
piano feu cerise nuage œuf miroir pont lac tasse ballon robe sucre table vent route oiseau ville
cœur sable fusée
"""
GERMAN = {
    "Nenne ein Obst.": "Apfel Birne Kirsche Pflaume Erdbeere Himbeere Banane Traube Orange Kiwi",
    "Nenne ein Tier.": "Hund Katze Maus Pferd Kuh Schwein Schaf Ziege Huhn Ente Gans",
    "Nenne eine Farbe.": "Rot Blau Grün Gelb Schwarz Weiß Braun Grau Rosa Lila Gold",
}
FIELDS = ("food", "animals", "home", "sky", "books", "kitchen", "school", "weather", "tools")
LEVELS = ("easy", "medium", "hard")


def french(root: Path) -> Path:
    """A deck of thirteen word cards that speaks nothing but French."""
    lines = ["cards:"]
    for place, word in enumerate(WORDS.split()):
        card, number = divmod(place, 5)
        if number == 0:
            lines += [f"  - id: w{card:03}", "    words:"]
        level, field = LEVELS[place % 3], FIELDS[place % 9]
        lines.append(f"      - {{fr: {word}, level: {level}, field: {field}}}")
    return _deck(root, "just-one", "Juste un", "fr", {"words/mots.yml": "\n".join(lines) + "\n"})


def german(root: Path) -> Path:
    """A deck of three questions that speaks nothing but German."""
    lines = ["questions:"]
    for number, (text, answers) in enumerate(GERMAN.items()):
        lines += [f"  - id: frage-{number}", "    category: essen", f"    text: {{de: {text}}}"]
        lines += ["    answers:", *(f"      - {{de: {answer}}}" for answer in answers.split())]
    files = {
        "categories.yml": "categories:\n  - {id: essen, label: {de: Essen}}\n",
        "questions/essen.yml": "\n".join(lines) + "\n",
    }
    return _deck(root, "guess-club", "Rate-Club", "de", files)


def _deck(root: Path, game: str, title: str, locale: str, files: dict[str, str]) -> Path:
    header = f"game: {game}\nversion: 1.0.0\ntitle: {{{locale}: {title}}}\nlocales: [{locale}]\n"
    for name, text in {"deck.yml": header, **files}.items():
        path = root / game / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root / game


def compiled(deck: Path) -> Pack:
    checked = pipeline.check_deck(deck)
    assert [finding.check for finding in checked.findings] == []
    return pipeline.compile_pack(checked)


@pytest.mark.parametrize(
    ("make", "game", "seats"), [(french, "just-one", 4), (german, "guess-club", 2)]
)
def test_a_small_deck_is_checked_compiled_and_played(
    tmp_path: Path, make: object, game: str, seats: int
) -> None:
    pack = compiled(make(tmp_path))  # type: ignore[operator]
    rules = kit(game)
    for seed in (1, 2):
        table = Table(rules.game, pack, seats, seed, {})
        run_bots(table, list(rules.bots.values())[:1], rules.judge)
        assert table.result is not None
    assert rules.conform is not None
    assert list(rules.conform(pack))


@pytest.mark.parametrize(
    ("locale", "one", "other", "kind", "sure"),
    [
        ("fr", "chevaux", "cheval", Kind.INFLECTED, True),
        ("fr", "pommes", "pomme", Kind.INFLECTED, True),
        ("fr", "le chat", "chats", Kind.INFLECTED, True),
        ("fr", "une belle maison", "belles maisons", Kind.INFLECTED, True),
        ("fr", "cheval", "horse", Kind.TRANSLATION, True),
        ("fr", "chien", "Hund", Kind.TRANSLATION, True),
        ("fr", "pomme", "苹果", Kind.TRANSLATION, True),
        ("fr", "vélo", "bicyclette", Kind.SYNONYM, False),
        ("fr", "fromage", "fromagee", Kind.MISSPELT, False),
        ("fr", "chat", "chatting", Kind.UNRELATED, False),
        ("fr", "pain", "painful", Kind.UNRELATED, False),
        ("fr", "pomme", "poire", Kind.UNRELATED, False),
        ("de", "Häuser", "Haus", Kind.INFLECTED, True),
        ("de", "Kinder", "Kind", Kind.INFLECTED, True),
        ("de", "die rote Katze", "rote Katzen", Kind.INFLECTED, True),
        ("de", "läuft", "laufen", Kind.INFLECTED, True),
        ("de", "Hund", "dog", Kind.TRANSLATION, True),
        ("de", "Apfel", "Birne", Kind.UNRELATED, False),
        ("ru", "яблоки", "яблоко", Kind.INFLECTED, True),
    ],
)
def test_words_are_judged_by_spacys_tables_and_never_by_the_english_lexicon(
    locale: str, one: str, other: str, kind: Kind, sure: bool
) -> None:
    for verdict in (relation(one, other, locale), relation(other, one, locale)):
        assert (verdict.kind, verdict.sure) == (kind, sure)


@pytest.mark.parametrize("locale", ["fr", "de", "xx"])
def test_what_cannot_be_judged_is_said(locale: str) -> None:
    told = CliRunner().invoke(command, ["alpha", "omega", "--locale", locale])
    assert told.exit_code == 0
    assert f"unrelated (suspect). Without a lexicon of '{locale}'" in told.output
    assert relation("alpha", "omega", locale).certainty is Certainty.SUSPECT


def test_no_clue_is_called_invented_in_a_language_without_a_lexicon(tmp_path: Path) -> None:
    relations = Relations(compiled(french(tmp_path)), ("fr",))
    clues = ["bonjour", "croquer", "pommier"]
    assert relations.findings("w000", 1, clues, "family")["invalid"] == []
    (struck,) = relations.findings("w000", 1, ["pommes", "rouge"], "family")["invalid"]
    assert (struck["reason"], struck["rule"]) == ("same", "JO-26")
