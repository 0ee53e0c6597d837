"""`python -m authoring` is the `authoring` command."""

from authoring.cli.main import main

main()
