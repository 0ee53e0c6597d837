"""What all tests share: how much of time goes to looking for garbage, and to examples."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

# Five thousand tests and all that they import are half a million objects that live until the
# end. Python would look through them for garbage again and again: a quarter of the time.
gc.set_threshold(100_000, 50, 100)

# On a busy machine an example may take long, and that is no fault of the code.
settings.register_profile("patient", deadline=None)
settings.register_profile("quick", settings.get_profile("patient"), max_examples=25)
settings.load_profile("patient")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Leave what was collected out of every later search for garbage."""
    gc.collect()
    gc.freeze()
