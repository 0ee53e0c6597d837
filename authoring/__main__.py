"""The `authoring` command: `python -m authoring`, and what pip puts on the path."""

from __future__ import annotations

import signal


def main() -> None:
    """Run the command; from the first moment on, Ctrl-C ends it without a traceback."""
    if told := signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # Nothing is begun while modules are read, so the system may end the process itself.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from authoring.cli.main import main as command

    if told:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    command()


if __name__ == "__main__":
    main()
