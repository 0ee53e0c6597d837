"""Asks every rule of every thing by cel-python; prints the milliseconds and how many hold.

Run by a Python that has cel-python: `python judging.py FILE`, the file as
benchmarks/peers/expressions.py writes it. Rules are parsed before the clock starts.
"""

import json
import sys
import time
from pathlib import Path

import celpy

asked = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
around = celpy.Environment()
rules = [around.program(around.compile(rule)) for rule in asked["rules"]]
start = time.perf_counter()
things = [
    {name: celpy.json_to_cel(value) for name, value in thing.items()} for thing in asked["things"]
]
held = [sum(bool(rule.evaluate(thing)) for thing in things) for rule in rules]
passed = 1000 * (time.perf_counter() - start)
sys.stdout.write(json.dumps({"milliseconds": passed, "held": held}) + "\n")
