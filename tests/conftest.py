"""What all tests share: how much of time goes to garbage, to examples and to reports."""

from __future__ import annotations

import gc

import pytest
from _pytest.runner import runtestprotocol
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


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """In a worker, tell what came of a test and nothing of a start or an end that went well:
    of thousands of tests the telling takes longer than most of them."""
    if not hasattr(item.config, "workerinput"):
        return None
    for report in runtestprotocol(item, nextitem=nextitem, log=False):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    return True
