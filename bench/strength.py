#!/usr/bin/env python3
"""Plays the matches that show how strong the computer is, and writes docs/strength.md.

Each match is one `messdeck arena` command, which the page names; several run at a time, one per core. Matches by time share
the machine evenly, since both players of a game think in turns on the same core.

    bench/strength.py MESSDECK [--quick] [--write FILE]
"""

import argparse
import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor

UCKERS = ["-o", "players=2"]

# game, options, A, B, games, what A has to score
TARGETS = [
    ("uptick", [], "time:50ms", "uct:50ms", 100, 90),
    ("uptown", [], "time:50ms", "uct:50ms", 200, 75),
    ("dice-tactics", [], "time:50ms", "uct:50ms", 100, 90),
    ("diceopolis", [], "time:50ms", "uct:50ms", 100, 75),
    ("uckers", UCKERS, "time:50ms", "greedy", 200, 60),
    ("uckers", UCKERS, "time:50ms", "uct:50ms", 100, 60),
]

# game, options, the scale that makes the ladder fit, games, what a level has to score against the one two below
LADDERS = [
    ("uptick", [], 8, 40, 70),
    ("uptown", [], 8, 60, 70),
    ("dice-tactics", [], 64, 40, 70),
    ("diceopolis", [], 16, 60, 70),
    ("uckers", UCKERS, 64, 400, 55),
]


def matches(quick: bool) -> list[dict]:
    """Every match as a command and what it has to show."""
    listed = []
    for game, options, a, b, games, least in TARGETS:
        listed.append({"kind": "target", "args": [game, *options, "--a", a, "--b", b, "--games", str(games)], "least": least})
    for game, options, scale, games, least in LADDERS:
        for level in range(1, 7):
            a, b = f"level:{level + 2}/{scale}", f"level:{level}/{scale}"
            args = [game, *options, "--a", a, "--b", b, "--games", str(games)]
            listed.append({"kind": "ladder", "args": args, "least": least})
    if quick:
        for match in listed:
            match["args"][-1] = str(max(4, int(match["args"][-1]) // 10))
    return listed


def play(program: str, match: dict) -> dict:
    command = [program, "arena", *match["args"], "--json"]
    report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    print(f"{' '.join(match['args'])}: {100 * report['score']:.1f} %", flush=True)
    return match | {"report": report}


def row(match: dict) -> str:
    report = match["report"]
    low, high = (100 * bound for bound in report["interval"])
    score = 100 * report["score"]
    reached = "yes" if score >= match["least"] else "no"
    command = "messdeck arena " + " ".join(match["args"])
    return f"| {report['game']} | {score:.1f} % ({low:.0f} to {high:.0f}) | {match['least']} % | {reached} | {report['length']:.0f} | `{command}` |"


QUICK = """
**A quick run**: a tenth of the games. The intervals say how little that proves; `make strength` plays them all.
"""


def page(played: list[dict], quick: bool) -> str:
    head = "| game | score (95 % interval) | to reach | reached | moves a game | command |\n|---|---|---|---|---|---|"
    tables = {kind: "\n".join(row(match) for match in played if match["kind"] == kind) for kind in ("target", "ladder")}
    return f"""# How strong the computer is

Made by `make strength`, which plays these matches anew. The score is A's wins and half its draws. Seats are swapped, and
both games of a pair have the same opening moves and the same dice.
{QUICK if quick else ""}
## Against the yardsticks

`uct` is plain UCT with uniformly random games; `greedy` takes the best immediate judgement. One thread each.

{head}
{tables["target"]}

## The ladder

Every level against the one two below, with all nodes divided by the number after the slash.

{head}
{tables["ladder"]}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("messdeck")
    parser.add_argument("--quick", action="store_true", help="a tenth of the games, to try it out")
    parser.add_argument("--write", metavar="FILE", default="docs/strength.md")
    args = parser.parse_args()
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        played = list(pool.map(lambda match: play(args.messdeck, match), matches(args.quick)))
    with open(args.write, "w", encoding="utf-8") as file:
        file.write(page(played, args.quick))


if __name__ == "__main__":
    main()
