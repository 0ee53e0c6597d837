"""Which answers of a question are one and the same, as far as spelling can tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from authoring.games.guess_club.cards import Answer
from authoring.language.expression import LONGEST
from authoring.language.fold import fold
from authoring.language.likeness import form_clues, one_form
from authoring.model import Place
from authoring.source.memory import remembered


@dataclass(frozen=True, slots=True)
class Name:
    """One written name of the answer at `index`; `keys` lead to it from its answer."""

    index: int
    written: str
    form: str
    answer: Answer
    keys: tuple[str | int, ...]

    @property
    def plainest(self) -> bool:
        """Whether it is the answer's own name, and none of its aliases."""
        return self.keys[0] != "also"

    @property
    def place(self) -> Place:
        """Where it is written; looked up only for a name that something is said of."""
        return self.answer.origin.place(*self.keys)


def names(answers: Iterable[Answer], locale: str) -> Iterator[Name]:
    """Every name of every answer in this locale, in the order they were written."""
    for index, answer in enumerate(answers):
        for written, keys in answer.names(locale):
            yield Name(index, written, fold(written, locale), answer, keys)


@remembered
def one_word(answers: tuple[Answer, ...], locale: str) -> tuple[tuple[Name, Name, str], ...]:
    """Pairs of names of two answers that are surely forms of one word without being spelled
    alike, the later one first, with the reason."""
    met: dict[str, list[Name]] = {}
    found: dict[tuple[int, int], tuple[Name, Name, str]] = {}
    for name in names(answers, locale):
        if len(name.written) > LONGEST:
            continue
        for clue in form_clues(name.written, locale):
            for earlier in met.get(clue, ()):
                pair = name.index, earlier.index
                if earlier.index == name.index or earlier.form == name.form or pair in found:
                    continue
                reason = one_form(name.written, earlier.written, locale)
                if reason is not None:
                    found[pair] = name, earlier, reason
            met.setdefault(clue, []).append(name)
    return tuple(found.values())


@remembered
def distinct(answers: tuple[Answer, ...], locale: str) -> int:
    """How many different answers there are: two that share a name count as one (GC-17)."""
    leader: dict[int, int] = {}

    def find(index: int) -> int:
        while leader[index] != index:
            index = leader[index]
        return index

    first_with: dict[str, int] = {}
    for name in names(answers, locale):
        leader.setdefault(name.index, name.index)
        earlier = first_with.setdefault(name.form, name.index)
        leader[find(name.index)] = find(earlier)
    return sum(1 for index, other in leader.items() if index == other)
