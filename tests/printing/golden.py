"""Decks in tests/data/sheets, each with its faces written out as text, mark by mark.

`<deck>/faces.txt` lists every face once, in the order of the stacks, and
`<deck>/components.txt` those of the game's other parts. When a card is changed on purpose,
write the lists anew and read the difference:

    python -m tests.printing.golden
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from authoring import games
from authoring.printing import theme
from authoring.printing.face import Art, Face, Mark, Shape, Stack, TextRun
from authoring.printing.proof import Proof
from authoring.source.deck_reader import read_deck

FOLDER = Path(__file__).parent.parent / "data" / "sheets"
LIST, PARTS = "faces.txt", "components.txt"


def decks() -> list[str]:
    return sorted(path.name for path in FOLDER.iterdir() if path.is_dir())


def stacks(name: str, proof: Proof) -> list[Stack]:
    """The stacks of a golden deck, whose folder is named after its game."""
    root = FOLDER / name
    kit = games.kit(name)
    return list(kit.faces(read_deck(root, kit.shape), theme.load(root), proof))


def parts(name: str, proof: Proof) -> list[Stack]:
    """What the game of a golden deck is played with besides its cards."""
    root = FOLDER / name
    kit = games.kit(name)
    assert kit.components is not None
    deck = read_deck(root, kit.shape)
    return [one.stack for one in kit.components(deck, theme.load(root), proof)]


def listing(name: str) -> str:
    """Every face of a deck as text."""
    return "\n".join(_stacks(stacks(name, Proof()))) + "\n"


def parts_listing(name: str) -> str:
    """Every face of the other parts of a game as text."""
    return "\n".join(_stacks(parts(name, Proof()))) + "\n"


def _stacks(found: list[Stack]) -> Iterator[str]:
    told: set[int] = set()
    for stack in found:
        yield f"stack {stack.name} ({stack.title}), {stack.size}, {len(stack.cards)} cards"
        for card in stack.cards:
            for side, face in (("front", card.front), ("back", card.back)):
                if face is None:
                    yield f"  {card.id} {side}: blank"
                elif id(face) in told:
                    yield f"  {card.id} {side}: as above"
                else:
                    told.add(id(face))
                    yield f"  {card.id} {side}: {face.width:g} x {face.height:g}"
                    yield from _face(face)


def _face(face: Face) -> Iterator[str]:
    for mark in face.marks:
        yield f"    {_mark(mark)}"


def _mark(mark: Mark) -> str:
    if isinstance(mark, TextRun):
        return (
            f"text {mark.x:.2f} {mark.y:.2f} {mark.font} {mark.size:g} pt {mark.colour} "
            f"{mark.locale} {mark.text!r}{f' turned {mark.turn:g}' if mark.turn else ''}"
        )
    if isinstance(mark, Art):
        return f"art {mark.x:.2f} {mark.y:.2f} {mark.size:.2f} {mark.name}"
    return _shape(mark)


def _shape(mark: Shape) -> str:
    paint = [f"fill {mark.fill}"] if mark.fill else []
    if mark.stroke:
        paint.append(f"stroke {mark.stroke} {mark.stroke_width:.2f}")
    if mark.dash:
        paint.append("dash " + " ".join(f"{length:.2f}" for length in mark.dash))
    path = mark.path if len(mark.path) <= 80 else f"{mark.path[:80]}… {len(mark.path)} characters"
    return f"shape {', '.join(paint)}: {path}"


if __name__ == "__main__":
    for one in decks():
        (FOLDER / one / LIST).write_text(listing(one), encoding="utf-8")
        (FOLDER / one / PARTS).write_text(parts_listing(one), encoding="utf-8")
