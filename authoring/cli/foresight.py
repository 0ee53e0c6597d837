"""What the checks say of an answer while the rest of its card is still to be asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from authoring.finding import Finding
from authoring.source.deck import Deck, FileKind
from authoring.source.marks import Pointer
from authoring.starter.form import Form

if TYPE_CHECKING:
    from authoring.pipeline import Checked


@dataclass(frozen=True, slots=True)
class Sight:
    """What is found at an answer. With one that is `firm`, the card could not be read."""

    findings: tuple[Finding, ...] = ()
    firm: bool = False


@dataclass(frozen=True, slots=True)
class Foresight:
    """Looks at the answers for a new card, which is called by its `id` for now, as if they stood
    in their file already. Nothing is written."""

    deck: Deck[Any]
    kind: FileKind
    file: str
    form: Form
    id: Callable[[Mapping[str, Any]], str]

    def __call__(self, data: Mapping[str, Any], pointer: Pointer) -> Sight:
        """What is found at an answer, by the keys that lead to it in the card. What depends on
        answers that nobody gave yet is not told."""
        first = self._sight(data, pointer, 0)
        if not first.findings:
            return first
        again = {(one.check, one.message) for one in self._sight(data, pointer, 1).findings}
        sure = tuple(one for one in first.findings if (one.check, one.message) in again)
        return Sight(sure, first.firm and bool(sure))

    def _sight(self, data: Mapping[str, Any], pointer: Pointer, turn: int) -> Sight:
        from authoring.pipeline import check_deck
        from authoring.source.items import text_with
        from authoring.source.links import followed
        from authoring.source.patch import PatchError
        from authoring.source.unsaved import unsaved
        from authoring.starter.stand_in import whole

        card = {"id": self.id(data), **whole(self.form, data, turn)}
        try:
            text = text_with(self.deck, self.kind, self.file, [card])
        except PatchError:
            return Sight()
        root = Path(self.deck.root)
        with unsaved({followed(root / self.file): text}):
            return self._seen(check_deck(root), pointer)

    def _seen(self, checked: Checked, pointer: Pointer) -> Sight:
        """What of all findings is about what stands under the keys of the last card."""
        from authoring.source.items import listed_in
        from authoring.source.spot import pointer_at

        path = (Path(self.deck.root) / self.file).as_posix()
        document = next((one for one in checked.documents if one.path == path), None)
        if document is None or self.kind.key is None:
            return Sight()
        last = len(listed_in(document, self.kind.key)) - 1
        here = (self.kind.key, last, *pointer)
        found = tuple(
            one
            for one in checked.findings
            if one.place.path == path
            and pointer_at(document, document.offset(one.place.line, one.place.column))[: len(here)]
            == here
        )
        return Sight(found, any(one in checked.firm for one in found))
