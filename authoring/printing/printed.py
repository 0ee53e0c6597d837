"""One file that was printed, as its guide tells of it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from authoring.model import Text
from authoring.printing.face import Stack
from authoring.printing.grid import Grid
from authoring.printing.ticket import Backs
from authoring.printing.tile import Tiling


@dataclass(frozen=True, slots=True)
class Printed:
    """One file: the stack in it, how that stands on its pages, and, where it is no stack of
    cards, what to do with it and whether stiff paper serves it better. `whole` is the width
    and height (mm) of a piece, which may come on several tiles. `locale` is the language of
    what speaks one alone; a part comes `apart` when its backs are on sheets of their own.
    """

    file: str
    stack: Stack
    cells: Grid
    whole: tuple[float, float]
    use: Text | None = None
    stiff: bool = True
    tiling: Tiling | None = None
    locale: str = ""
    apart: bool = False

    @property
    def sheets(self) -> int:
        """How many sheets of paper it takes, or pages of one card."""
        tiles = self.tiling.count if self.tiling else 1
        sheets = math.ceil(len(self.stack.cards) * tiles / self.cells.capacity)
        if not self.cells.paper.single:
            return sheets
        return sheets + sum(card.back is not None for card in self.stack.cards)

    @property
    def pieces(self) -> int:
        """How many pieces are made of it."""
        return len(self.stack.cards) // 2 if self.apart else len(self.stack.cards)

    @property
    def sides(self) -> str:
        """How its sides are printed, as the guide has phrases for it."""
        if self.apart:
            return "apart"
        double = self.backs is not Backs.NONE
        return "pages" if self.cells.paper.single and double else self.backs.value

    @property
    def backs(self) -> Backs:
        """How its backs come behind its fronts."""
        return self.cells.ticket.backs if self.stack.double else Backs.NONE

    @property
    def folded(self) -> bool:
        """Whether front and back are on one page, to be folded and glued together."""
        return self.backs is Backs.FOLD and not self.cells.paper.single

    @property
    def on_stiff(self) -> bool:
        """Whether stiff paper serves it better; what is folded is stiff by being glued."""
        return self.stiff and not self.folded

    @property
    def on_paper(self) -> str:
        """What it is printed on at home, as the guide has phrases for it: what has two sides
        must not be glued onto anything."""
        if not self.stiff:
            return "thin"
        if self.folded:
            return "glued"
        if self.backs is not Backs.NONE:
            return "double"
        left_out = self.cells.ticket.backs is Backs.NONE
        return "sleeved" if left_out and self.use is None else "stiff"

    @property
    def stands_on_its_head(self) -> bool:
        """Whether its backs are upside down on the screen."""
        flipped = self.backs in (Backs.LONG, Backs.SHORT) and not self.cells.paper.single
        return flipped and not self.cells.turns_like_a_page
