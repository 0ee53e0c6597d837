"""The rights of an ordinary user, also where tests are run by root, whom nothing is refused."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

OVERRIDES = 0b1110
"""The capabilities of Linux by which root writes, reads and changes the mode of everything."""

VERSION = 0x20080522
"""Of the structures below: each capability is a bit of two words."""


class _Header(ctypes.Structure):
    _fields_ = [("version", ctypes.c_uint32), ("pid", ctypes.c_int)]


class _Data(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint32) for name in ("effective", "permitted", "inheritable")]


@contextmanager
def ordinary() -> Iterator[None]:
    """What is done inside is refused as it is to anybody whose files these are."""
    if os.name == "nt" or os.geteuid() != 0:
        yield
        return
    if sys.platform != "linux":
        pytest.skip("root may do everything here, and cannot put that down")
    header, data = _Header(VERSION, 0), (_Data * 2)()
    libc = ctypes.CDLL(None, use_errno=True)
    assert libc.capget(ctypes.byref(header), data) == 0
    before = data[0].effective
    data[0].effective = before & ~OVERRIDES
    assert libc.capset(ctypes.byref(header), data) == 0
    try:
        yield
    finally:
        data[0].effective = before
        assert libc.capset(ctypes.byref(header), data) == 0
