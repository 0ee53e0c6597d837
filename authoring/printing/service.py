"""What print services ask for: pictures of so many pixels, or one PDF, as data says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from authoring.printing.cardfile import card_pngs
from authoring.printing.face import Stack
from authoring.printing.negative import Darkroom, Window, page_of
from authoring.printing.paper import unknown
from authoring.printing.sheet import Sheet, Side
from authoring.printing.theme import Theme, read, shared_file
from authoring.printing.ticket import Ticket, TicketError


@dataclass(frozen=True, slots=True)
class Service:
    """A print service: its form is `png` or `pdf`, its windows are by card size."""

    name: str
    title: str
    source: str
    form: str
    windows: Mapping[str, Window]

    def prints(self, stack: Stack) -> bool:
        """Whether it prints cards of this size."""
        return stack.size in self.windows and bool(stack.cards)


def services(theme: Theme) -> dict[str, Service]:
    """The services that a theme knows, by name. Raises theme.ThemeError."""
    found = read(shared_file(theme.root, "services.yml"), "services.schema.json")[1]["services"]
    return {
        name: Service(
            name,
            one["title"],
            one["source"],
            one["form"],
            {
                size: Window(pixels["width"], pixels["height"], one["dpi"])
                for size, pixels in one["sizes"].items()
            },
        )
        for name, one in found.items()
    }


def find(name: str, theme: Theme) -> Service:
    """A service by name. Raises KeyError."""
    known = services(theme)
    if name not in known:
        raise KeyError(unknown("print service", name, known))
    return known[name]


def serve(
    service: Service, stacks: tuple[Stack, ...], darkroom: Darkroom, out: Path, lang: str = "en"
) -> list[Path]:
    """Write what a service asks for into `<service>/`: a folder of pictures or a PDF a stack.

    Raises TicketError when it prints none of the sizes, OSError and svg.ArtError.
    """
    printed = [stack for stack in stacks if service.prints(stack)]
    if not printed:
        sizes = ", ".join(sorted({stack.size for stack in stacks}))
        raise TicketError(
            f"{service.title} prints {', '.join(service.windows)} cards, and these are {sizes}"
        )
    written: list[Path] = []
    for stack in printed:
        window = service.windows[stack.size]
        if service.form == "png":
            written += card_pngs(stack, darkroom, out / service.name / stack.name, window)
        else:
            written.append(_pdf(stack, window, darkroom, out / service.name, lang))
    return written


def _pdf(stack: Stack, window: Window, darkroom: Darkroom, out: Path, lang: str) -> Path:
    """One file of a page a side, each back before its front."""
    from authoring.printing.pdf import write

    path = out / f"{stack.name}.pdf"
    write(path, list(_sides(stack, window, darkroom)), darkroom.theme, stack.title, lang)
    return path


def _sides(stack: Stack, window: Window, darkroom: Darkroom) -> Iterator[Sheet]:
    ticket, theme = Ticket(press=True, low_ink=darkroom.low_ink), darkroom.theme
    for card in stack.cards:
        if card.back is not None:
            yield page_of(card.back, card.id, window, ticket, theme, Side.BACK, crop=False)
        yield page_of(card.front, card.id, window, ticket, theme, crop=False)
