"""Compiles a typst file in this process and prints the seconds of CPU it took."""

import sys
import time

import typst


def main(source: str, fonts: str) -> None:
    start = time.process_time()
    typst.compile(
        source,
        output=source.replace(".typ", ".pdf"),
        font_paths=[fonts],
        ignore_system_fonts=True,
    )
    print(time.process_time() - start)


if __name__ == "__main__":
    main(*sys.argv[1:])
