"""What is told in the end: findings less those that a deck ignores, allows or has forgiven.

What keeps a card from being read is told whatever a deck says, because the card would
silently be missing from the box.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from authoring.checks.allowances import Allowance, allowances
from authoring.checks.baseline import Baseline, forgive
from authoring.checks.cause import apart
from authoring.checks.check import Check, run
from authoring.checks.wholeness import lacks
from authoring.finding import Fault, Finding, Fix, Flaw, Severity
from authoring.model import Place
from authoring.source.deck import Deck, Header
from authoring.source.nearest import nearest

UNKNOWN, UNUSED, NO_REASON = "unknown-check", "unused-allow", "allow-without-reason"
LATE = frozenset({UNKNOWN, UNUSED, NO_REASON, "stale-baseline"})
"""The checks of what decks say about checks: they run when all others have."""

_HIDES_NO_CARD = frozenset({"unknown-file"})


@dataclass(frozen=True, slots=True)
class Settled:
    """The findings to tell, and those of them that nothing can forgive."""

    findings: tuple[Finding, ...]
    firm: frozenset[Finding]


def settle(
    deck: Deck[Any], checks: Sequence[Check], baseline: Baseline | None = None, deep: bool = False
) -> Settled:
    """Run checks over a deck, the deep ones only if asked; tell what it neither ignores nor
    allows, and what of that the baseline does not know."""
    known = [check.id for check in checks]
    idle = frozenset(check.id for check in checks if check.deep and not deep)
    wishes = Wishes.of(deck.header)
    faults = list(_unknown_wishes(deck.header, known))
    firm = _firm(deck, checks)
    found = wishes.apply(run((one for one in checks if one.id not in LATE | idle), deck), firm)
    comments = (one for document in deck.documents for one in allowances(document))
    allowed = [one for one in comments if one.check not in idle]
    whole = not lacks(deck)
    kept, more = _allow(found, allowed, known, firm, whole)
    faults += more
    told = kept
    if baseline is not None:
        free = [finding for finding in kept if finding not in firm]
        news, stale = forgive(baseline, deck.root, free, deck.documents, firm)
        kept = [finding for finding in kept if finding in firm] + news
        faults += stale if whole else []
    kept = apart(kept, told)
    late_checks = [check for check in checks if check.id in LATE]
    late = wishes.apply(run(late_checks, replace(deck, faults=tuple(faults))), frozenset())
    return Settled(tuple(sorted(dict.fromkeys((*kept, *late)))), firm | frozenset(late))


def _firm(deck: Deck[Any], checks: Iterable[Check]) -> frozenset[Finding]:
    """The errors of reading."""
    severities = {check.id: check.severity for check in checks}
    found = set()
    for fault in deck.faults:
        flaw, check = fault.flaw, fault.check
        severity = flaw.severity or severities.get(check)
        if severity is Severity.ERROR and check not in _HIDES_NO_CARD:
            found.add(Finding(flaw.place, check, severity, flaw.message, flaw.hint, flaw.fix))
    return frozenset(found)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What `checks:` in a deck.yml asks for."""

    ignore: frozenset[str]
    severity: Mapping[str, Severity]

    @classmethod
    def of(cls, header: Header) -> Wishes:
        """The wishes of a header that keeps to its schema."""
        said = header.checks
        severity = {name: Severity(one) for name, one in said.get("severity", {}).items()}
        return cls(frozenset(said.get("ignore", ())), severity)

    def apply(self, findings: Iterable[Finding], firm: Collection[Finding]) -> list[Finding]:
        """The findings that are not ignored, each as bad as wished."""
        found = []
        for finding in findings:
            if finding in firm:
                found.append(finding)
            elif finding.check not in self.ignore:
                wished = self.severity.get(finding.check, finding.severity)
                found.append(replace(finding, severity=wished))
        return found


def _unknown_wishes(header: Header, known: Sequence[str]) -> Iterator[Fault]:
    origin = header.origin.at("checks")
    for index, name in enumerate(header.checks.get("ignore", ())):
        if name not in known:
            yield _unknown(name, origin.place("ignore", index), known)
    for name in header.checks.get("severity", {}):
        if name not in known:
            yield _unknown(name, origin.key("severity", name), known)


def _unknown(name: str, place: Place, known: Sequence[str]) -> Fault:
    meant = nearest(name, known)
    message = f"this deck has no check '{name}'" if name else "this names no check"
    hint = f"did you mean '{meant}'?" if meant else "`authoring explain` lists them"
    fix = Fix(place, meant) if meant else None
    return Fault(UNKNOWN, Flaw(place, message, hint, fix))


def _allow(
    findings: Sequence[Finding],
    allowed: Sequence[Allowance],
    known: Sequence[str],
    firm: Collection[Finding],
    whole: bool,
) -> tuple[list[Finding], list[Fault]]:
    """The findings that no comment allows, and what is wrong with the comments. Unless all of
    the deck was read, a comment may be about what was left out, and is not told as unused."""
    by_line: dict[tuple[str, int, str], list[Allowance]] = {}
    for one in allowed:
        by_line.setdefault((one.place.path, one.line, one.check), []).append(one)
    kept: list[Finding] = []
    used: set[tuple[str, int, str]] = set()
    vain: set[tuple[str, int, str]] = set()
    for finding in findings:
        key = (finding.place.path, finding.place.line, finding.check)
        if key not in by_line or finding in firm:
            kept.append(finding)
        (vain if finding in firm else used).add(key)
    faults = []
    for key, (one, *twins) in by_line.items():
        if one.check not in known:
            faults += [_unknown(each.check, each.check_place, known) for each in (one, *twins)]
            continue
        if not whole and key not in used | vain:
            continue
        idle = twins if key in used else [one, *twins]
        faults += [Fault(UNUSED, _unused(each, key in vain, key in used)) for each in idle]
        if key in used and not one.reason:
            faults.append(Fault(NO_REASON, _without_reason(one)))
    return kept, faults


def _unused(one: Allowance, vain: bool, twice: bool) -> Flaw:
    if vain:
        message = f"'{one.check}' cannot be allowed here: it keeps the card from being read"
    elif twice:
        message = f"'{one.check}' is allowed twice for line {one.line}"
    else:
        message = f"there is no '{one.check}' in line {one.line} to allow"
    return Flaw(one.place, message, "delete the comment")


def _without_reason(one: Allowance) -> Flaw:
    message = f"this allows '{one.check}' and does not say why"
    return Flaw(one.place, message, "write the reason behind the name of the check")
