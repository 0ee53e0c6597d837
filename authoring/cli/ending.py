"""How a command ends when it is stopped, or when nobody can read what it says."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

import click

STOPPED = 128 + signal.SIGINT
TERMINATED = 128 + signal.SIGTERM
UNHEARD = 128 + 13
"""The exit codes of a shell for Ctrl-C, SIGTERM and SIGPIPE."""

CANNOT = 2


@contextmanager
def ending() -> Iterator[None]:
    """What is run inside ends with such a code, and cleans up behind it.

    Raises click's Exit, and OSError for what is not the output's fault.
    """
    try:
        with _terminable():
            yield
            if not sys.stdout.closed:  # a server closes its own output when its client goes
                sys.stdout.flush()
    except KeyboardInterrupt:
        click.echo("\nstopped", err=True)
        _end(STOPPED)
    except click.Abort as stop:
        if isinstance(stop.__context__, EOFError):
            click.echo("\nError: the input ended, and an answer was still needed", err=True)
            _end(CANNOT)
        click.echo("\nstopped", err=True)
        _end(STOPPED)
    except BrokenPipeError:
        _be_silent()
        _end(UNHEARD)
    except OSError as fault:
        if fault.filename is not None:
            raise
        from authoring.source.hindrance import no_room_aside

        _be_silent()
        said = no_room_aside(fault) or f"the output cannot be written: {fault.strerror}"
        click.echo(f"Error: {said}", err=True)
        _end(CANNOT)


def _end(code: int) -> None:
    raise click.exceptions.Exit(code)


@contextmanager
def _terminable() -> Iterator[None]:
    """Turn SIGTERM into an exception, so that what is half made is taken away."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise SystemExit(TERMINATED)

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _be_silent() -> None:
    """Send what is left in the buffers nowhere, so that the end itself does not fail."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
