"""Run every benchmark in turn."""

import importlib
import pkgutil

import benchmarks

for info in pkgutil.iter_modules(benchmarks.__path__):
    if info.name == "__main__":
        continue
    module = importlib.import_module(f"benchmarks.{info.name}")
    if hasattr(module, "main"):
        print(f"== {info.name}")
        module.main()
