"""Documents against the JSON Schemas in `schemas/`: typed data, and what does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from authoring.finding import Fault
from authoring.source.form import Form, Typing
from authoring.source.marks import Pointer
from authoring.source.references import BASE, Resolver, read_with_references
from authoring.source.validity import Test, proof
from authoring.source.yaml import Document


@dataclass(frozen=True, slots=True)
class Checked:
    """A document's data with the types of its schema, and what is wrong with it.

    `broken` are the pointers of what does not keep to the schema.
    """

    data: Any
    faults: tuple[Fault, ...]
    broken: tuple[Pointer, ...]


@dataclass(frozen=True, slots=True)
class Schema:
    """One schema file, ready to be asked. `proves` says yes to what surely keeps to it."""

    name: str
    form: Form
    proves: Test

    @property
    def validator(self) -> Any:
        """The validator of jsonschema, which tells what is wrong."""
        return _validator(self)

    def check(self, document: Document, words: Sequence[str] = ()) -> Checked:
        """Type and validate a document. `words` are further right spellings of keys
        (the deck's locales)."""
        typing = Typing(document)
        data = typing.typed(document.data, self.form)
        if self.proves(data):
            return Checked(data, tuple(typing.faults), ())
        return self._complaints(document, data, typing.faults, words)

    def _complaints(
        self, document: Document, data: Any, faults: Sequence[Fault], words: Sequence[str]
    ) -> Checked:
        from authoring.source.complaint import complaints

        found = complaints(document, data, self.form, self.validator.iter_errors(data), words)
        told = [one for one in found if not _is_told_already(document, one.pointer)]
        misfits = tuple(fault for one in told for fault in one.faults)
        places = {fault.flaw.place for fault in misfits}
        # How other tools read a value is no matter where it does not fit anyway.
        every = (*(fault for fault in faults if fault.flaw.place not in places), *misfits)
        return Checked(data, every, tuple(one.pointer for one in found))


def _is_told_already(document: Document, pointer: Pointer) -> bool:
    """Whether a fault that the parser met at the same value is the cause."""
    _, node, _ = document.marks.find(document.data, pointer)
    return document.marks.is_near_taint(node)


@lru_cache(maxsize=64)
def schema(name: str) -> Schema:
    """The schema of this path below `schemas`: `guess-club/questions.schema.json`.

    Raises FileNotFoundError when there is none, and ValueError when it is not JSON.
    """
    resolver = Resolver(read_with_references(name), name)
    contents = resolver.files[name]
    return Schema(name, Form([(contents, resolver)]), proof(contents, resolver))


@lru_cache(maxsize=64)
def _validator(schema: Schema) -> Any:
    """With every file read beforehand: looking for one while validating costs more than
    the validation."""
    from jsonschema import Draft202012Validator
    from referencing import Registry, Resource
    from referencing.jsonschema import DRAFT202012

    files: dict[str, Any] = schema.form.parts[0][1].files
    resources = (
        (BASE + path, Resource.from_contents(contents, default_specification=DRAFT202012))
        for path, contents in files.items()
    )
    made: Any = Registry()
    return Draft202012Validator(files[schema.name], registry=made.with_resources(resources).crawl())
