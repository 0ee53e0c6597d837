"""The games as other programs' libraries know games. Each module needs its own extra."""
