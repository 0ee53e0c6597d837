"""The measured figures: `python -m benchmarks`, or one alone: `python -m benchmarks.loader`."""
