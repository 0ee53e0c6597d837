"""What is asked of the printing of a deck: one value that goes along with the job.

All lengths are millimetres.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from authoring.printing.paper import Layout
from authoring.printing.printer import PLAIN, Printer


class TicketError(ValueError):
    """Wishes that cannot all be met; the message says which, and shows the sum."""


class Backs(StrEnum):
    """How the back of a card comes behind its front.

    The sheet is turned about its long or its short edge and printed once more, or it is
    folded with both sides on one page, or backs are left out.
    """

    LONG = "long"
    SHORT = "short"
    FOLD = "fold"
    NONE = "none"


class On(StrEnum):
    """Which sides of the paper something is printed on."""

    BOTH = "both"
    FRONT = "front"
    BACK = "back"


class BleedAt(StrEnum):
    """Where paint runs on beyond the cut: around every card, or around all of them
    together, which then touch and are parted with one cut."""

    EVERY = "every"
    RIM = "rim"


class Cut(StrEnum):
    """How cuts are marked: beside the cards, there and where gutters cross, with lines
    across the whole page, or not at all."""

    TICKS = "ticks"
    INNER = "inner"
    FULL = "full"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Ticket:
    """The wishes for one printing.

    `skip` are cells that stay empty on every sheet, counted row by row from 1. `bleed`
    None is what the theme says. `frame` draws a hairline around cards whose edge is as
    white as the paper; `low_ink` prints no grounds and only the outlines of pictures.
    `press` is for a print shop: process colours, and a line where the cards are cut.
    """

    backs: Backs = Backs.LONG
    one_up: bool = False
    skip: frozenset[int] = frozenset()
    bleed: float | None = None
    bleed_on: On = On.BOTH
    bleed_at: BleedAt = BleedAt.EVERY
    cut: Cut = Cut.TICKS
    marks_on: On = On.BOTH
    frame: bool = True
    low_ink: bool = False
    press: bool = False
    printer: Printer = PLAIN

    def layout(self, usual: Layout) -> Layout:
        """The measures of a sheet with the bleed that is wished for."""
        if self.bleed is None:
            return usual
        return replace(usual, bleed=self.bleed, least_bleed=min(usual.least_bleed, self.bleed))


def contradiction(ticket: Ticket) -> str | None:
    """What of a ticket cannot be, whatever the cards and the paper."""
    one_page = ticket.backs in (Backs.NONE, Backs.FOLD)
    if ticket.bleed is not None and not 0 <= ticket.bleed <= LARGEST_BLEED:
        return f"a bleed of {ticket.bleed:g} mm: cards are painted up to {LARGEST_BLEED:g} mm over"
    if ticket.backs is Backs.NONE and On.BACK in (ticket.bleed_on, ticket.marks_on):
        what = "cut marks are" if ticket.marks_on is On.BACK else "bleed is"
        return f"{what} asked for on the backs alone, and none are printed: print backs, or both"
    if one_page and ticket.marks_on is On.BACK:
        return "marks are asked for on the backs, which share their page with the fronts"
    if ticket.bleed_on is On.FRONT:
        return "bleed is on both sides, or on the backs alone"
    if ticket.bleed_at is BleedAt.RIM and ticket.cut in (Cut.FULL, Cut.INNER):
        return (
            f"cut marks between the cards: the gutter is 0 mm, and a line takes {HAIRLINE:g} mm; "
            "cards that touch can have ticks or none"
        )
    return None


HAIRLINE = 0.18
"""How wide cut marks are."""

LARGEST_BLEED = 12.0
"""How far the grounds of cards are painted beyond the cut."""
