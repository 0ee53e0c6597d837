"""An answer is listed again: by the same name, or by another name that it has.

The order of the answers says how likely each is, and every answer has one place in
it. Listed twice, an answer looks like two; whoever counts on ten different answers
has nine, and two players who mean the same thing may be told that they do not match.
Case, accents, spaces and the plural make no difference. Two answers that the lexicon
knows for forms of one word (wolf and wolves, run and running) are told as a warning.

Bad: an orange, twice.

    answers:
      - {en: orange, zh-Hans: 橙子}
      - {en: oranges, zh-Hans: 甜橙}

Good: one entry with all of its names.

    answers:
      - {en: orange, zh-Hans: 橙子, also: {zh-Hans: [甜橙]}}
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from authoring.finding import Flaw, Severity
from authoring.games.guess_club.cards import Question, Questions
from authoring.games.guess_club.meaning import Name, names, one_word
from authoring.source.deck import Deck
from authoring.source.memory import gathered

SEVERITY = Severity.ERROR


def check(deck: Deck[Questions]) -> Iterator[Flaw]:
    for question in deck.content.questions:
        yield from _flaws(question, deck.header.locales)


@gathered
def _flaws(question: Question, locales: tuple[str, ...]) -> Iterator[Flaw]:
    told: set[tuple[int, int]] = set()
    for locale in locales:
        for later, earlier in _repeated(question, locale):
            if (later.index, earlier.index) not in told:
                told.add((later.index, earlier.index))
                yield _flaw(question, later, earlier)
        for later, earlier, reason in one_word(question.answers, locale):
            if later.plainest and earlier.plainest and (later.index, earlier.index) not in told:
                told.add((later.index, earlier.index))
                yield replace(
                    _flaw(question, later, earlier, f": {reason.rstrip('.')}"),
                    severity=Severity.WARNING,
                )


def _repeated(question: Question, locale: str) -> Iterator[tuple[Name, Name]]:
    """Pairs of names of different answers that meet, one of them being a plainest name."""
    seen: dict[str, list[Name]] = {}
    for name in names(question.answers, locale):
        for earlier in seen.setdefault(name.form, []):
            if earlier.index != name.index and (name.plainest or earlier.plainest):
                yield name, earlier
                break
        seen[name.form].append(name)


def _flaw(question: Question, later: Name, earlier: Name, reason: str = "") -> Flaw:
    same = f"'{later.written}' is "
    if later.written != earlier.written:
        same += f"the same as '{earlier.written}', which is "
    return Flaw(
        later.place,
        f"{same}already answer {earlier.index + 1} of question '{question.id}'{reason}",
        "list each answer once, with its other names under 'also'",
    )
