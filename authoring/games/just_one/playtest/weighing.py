"""Which words are guessed every time, never, or lose all their clues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping

from authoring.games.just_one.playtest.minds import minds
from authoring.pack.pack import Pack
from authoring.playtest import flags
from authoring.playtest.flags import ByCell
from authoring.playtest.part import Counts, Evidence, Outcome
from authoring.playtest.results import Curve, Estimate, Flag, Measure, Row, Unknown
from authoring.playtest.statistics import mean_of, share
from authoring.source.wording import listed, quoted

ALWAYS, HARDLY = 0.8, 0.1
"""Shares of turns: a word that is guessed in more than the first, or fewer than the second,
is one to look at."""

FEWEST_CLUES = 12
"""A word with fewer clues is as good as unknown to the bots: nothing is said of it."""

NAMED_CLUES = 3
"""So many of the clues that fall most often are named."""

OFTEN = 1 / 3
"""The share of its clues that fall for being alike, above which a word has too few sides."""

OUTCOMES = {
    "right": "guessed",
    "wrong": "guessed wrong",
    "passed": "passed",
    "cancelled": "left without a clue",
}
"""How the turn of a word may end, and what that is called."""

Find = Callable[[Counts, str], Estimate]

Spoken = tuple[str, str]
"""A word and a locale."""


def weigh(evidence: Evidence) -> Outcome:
    """Measures and flags of all words."""
    words = {
        f"{card['id']}.{number}": word["text"]
        for card in evidence.pack.cards["cards"]
        for number, word in enumerate(card["words"], 1)
    }
    unknown = {
        (word, locale): text.get(locale, "")
        for locale in evidence.locales
        for word, text in words.items()
        if not _known(evidence.pack, locale, word)
    }
    measures = [
        Measure(
            name,
            "word",
            label,
            unit,
            tuple(_row(evidence, find, word, unknown) for word in words),
        )
        for name, label, unit, find in FIGURES
    ]
    found = [
        flag
        for word, text in words.items()
        for locale in evidence.locales
        if (word, locale) not in unknown
        for flag in _flags(evidence, word, text, locale)
    ]
    whole = _whole(evidence, unknown)
    lacking = [Unknown(*key, text) for key, text in unknown.items()]
    return Outcome([*measures, *whole], [_scores(evidence)], found, lacking)


def _known(pack: Pack, locale: str, word: str) -> bool:
    """Whether the bots know enough of a word for its turns to say something."""
    card, _, number = word.partition(".")
    known, key = minds(pack, locale), (card, int(number))
    return known.knows(key) and len(known.clues(key)) >= FEWEST_CLUES


def _row(evidence: Evidence, find: Find, word: str, unknown: Collection[Spoken]) -> Row:
    """A word's figures, in the locales in which the bots know it."""
    found = _by_cell(evidence, find, word)
    known = {cell: one for cell, one in found.items() if (word, cell.locale) not in unknown}
    return Row(word, flags.named(known))


def outcome_share(outcome: str) -> Find:
    """How many of a word's turns end so."""

    def find(counts: Counts, word: str) -> Estimate:
        ends = counts.under("turn", word)
        return share(ends.get(outcome, 0), sum(ends.values()))

    return find


def _left(counts: Counts, word: str) -> Estimate:
    return mean_of(counts.histogram("left", word))


def _alike(counts: Counts, word: str) -> Estimate:
    """How likely a clue falls because others are alike, from the clues of each turn."""
    fallen = mean_of(counts.histogram("alike", word))
    if not fallen.sample:
        return Estimate(0.0, 0.0, 1.0, 0)
    each = counts["clues", word] / fallen.sample
    low, high = max(0.0, fallen.low / each), min(1.0, fallen.high / each)
    return Estimate(fallen.value / each, low, high, fallen.sample)


FIGURES: tuple[tuple[str, str, str, Find], ...] = (
    *(
        (name, f"turns in which it is {how}", "share", outcome_share(name))
        for name, how in OUTCOMES.items()
    ),
    ("clues-left", "clues that survive the comparison", "number", _left),
    ("collision", "clues that fall because others are alike", "share", _alike),
)


def _by_cell(evidence: Evidence, find: Find, word: str, locale: str | None = None) -> ByCell:
    return {
        cell: find(counts, word)
        for cell, counts in evidence.counts.items()
        if locale in (None, cell.locale)
    }


def _whole(evidence: Evidence, unknown: Collection[Spoken]) -> Iterator[Measure]:
    for name, how in OUTCOMES.items():
        readings = {}
        for cell, counts in evidence.counts.items():
            ends = [
                (key[2], number)
                for key, number in counts.tally.items()
                if key[0] == "turn" and (key[1], cell.locale) not in unknown
            ]
            hits = sum(number for outcome, number in ends if outcome == name)
            readings[cell.name] = share(hits, sum(number for _, number in ends))
        label = f"words {how}"
        yield Measure(f"deck-{name}", "deck", label, "share", (Row("", readings),))
    scores = {cell.name: mean_of(one.histogram("score")) for cell, one in evidence.counts.items()}
    yield Measure("score", "deck", "cards guessed in a game", "number", (Row("", scores),))


def _scores(evidence: Evidence) -> Curve:
    series = {
        cell.name: tuple(sorted(counts.histogram("score").items()))
        for cell, counts in evidence.counts.items()
    }
    return Curve("scores", "", "cards guessed in a game", "cards", series)


def _named(pack: Pack, text: Mapping[str, str], locale: str) -> str:
    """A word in a locale, and in the deck's first one for those who do not read the other."""
    first = pack.locales[0]
    told = f"'{text.get(locale, '')}'"
    return told if locale == first or first not in text else f"{told} ({text[first]})"


def _mostly(found: ByCell, evidence: Evidence, word: str) -> str:
    """The clues that fall most often, of all levels together."""
    lost: Counter[str] = Counter()
    for cell in found:
        lost.update(evidence.counts[cell].under("lost", word))
    ranked = sorted(lost, key=lambda clue: (-lost[clue], clue))[:NAMED_CLUES]
    return f", most often {listed(map(quoted, ranked))}" if ranked else ""


def _flags(evidence: Evidence, word: str, text: Mapping[str, str], locale: str) -> Iterator[Flag]:
    card, _, number = word.partition(".")
    named = _named(evidence.pack, text, locale)
    right = _by_cell(evidence, outcome_share("right"), word, locale)
    alike = _by_cell(evidence, _alike, word, locale)
    share_right = flags.told(right)

    def flag(check: str, found: ByCell, badness: float, message: str, advice: str) -> Flag:
        readings, part = flags.named(found), f"words.{int(number) - 1}"
        return Flag(check, card, message, advice, badness, readings, locale=locale, part=part)

    if flags.above(right, ALWAYS):
        message = f"{named} is guessed in {share_right} of turns, whatever the clues"
        advice = "take a word with more than one side, or with near neighbours"
        yield flag("always-guessed", right, 1 + flags.mildest(right) - ALWAYS, message, advice)
    if flags.below(right, HARDLY):
        message = f"{named} is guessed in {share_right} of turns"
        advice = "take a word that its clues lead to, and to nothing nearer"
        worst = max(one.value for one in right.values())
        yield flag("hardly-guessed", right, 1 + HARDLY - worst, message, advice)
    if flags.above(alike, OFTEN):
        message = f"{flags.told(alike)} of clues for {named} fall because others are alike"
        message += _mostly(alike, evidence, word)
        advice = "take a word that can be hinted at from several sides"
        yield flag("often-cancelled", alike, 2 + flags.mildest(alike), message, advice)
