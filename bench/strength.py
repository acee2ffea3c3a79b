#!/usr/bin/env python3
"""Plays the matches that show how strong the computer is, and writes docs/strength.md.

Each match is one `messdeck arena` command, which the page names; several run at a time, one per core. Matches by time share
the machine evenly, since both players of a game think in turns on the same core. Every result is kept in a file as
soon as it is there, so that a run that was broken off goes on where it was.

Whether Dice Tactics is fair is played by `fairness.py` beside this file, and told on the same page.

    bench/strength.py MESSDECK [--anew] [--only GAME]... [--kind KIND] [--jobs N] [--games-divided-by N]
"""

import argparse
import json
import os
import subprocess
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import fairness

GAMES = ["uptick", "uptown", "dice-tactics", "diceopolis", "uckers"]
OPTIONS = {"uckers": ["-o", "players=2"]}
# Every set-up of this game is a match of its own.
SET_UPS = "dice-tactics"

# game, A, B, games, what A has to score in percent
TARGETS = [
    ("uptick", "time:50ms", "uct:50ms", 100, 90),
    ("uptown", "time:50ms", "uct:50ms", 200, 75),
    ("dice-tactics", "time:50ms", "uct:50ms", 100, 90),
    ("diceopolis", "time:50ms", "uct:50ms", 100, 75),
    ("uckers", "time:50ms", "greedy", 100, 60),
    ("uckers", "time:50ms", "uct:50ms", 100, 60),
]

# By game: what the nodes of level 8 are divided by to make the ladder fit, the most games of a match, the sequential
# test that ends it, and what a level has to score against the one two below. The tests are 60 against 75 percent,
# and for Uckers, where dice decide most games, 50 against 58.
LADDERS = {
    "uptick": (128, 120, "70,191", 70),
    "uptown": (32, 120, "70,191", 70),
    "dice-tactics": (256, 120, "70,191", 70),
    "diceopolis": (64, 120, "70,191", 70),
    "uckers": (1024, 600, "0,56", 55),
}
# Lower levels are faster, so they are scaled down less, or not at all.
STEP = 4
# In Uckers the interval must lie above this, too.
EVEN = 50


# There the lower end of the interval must lie above this, too.
SURELY = 82


def matches(games: list[str], set_ups: list[dict], divisor: int) -> list[dict]:
    """Every match as a command and what it has to show."""
    listed = []
    for game, a, b, count, least in TARGETS:
        for set_up in set_ups if game == SET_UPS else [None]:
            target = {"kind": "target", "game": game, "a": a, "b": b, "games": count, "sprt": None, "least": least}
            listed.append(target | ({"set_up": set_up["id"]} if set_up else {}))
    for game, (scale, count, sprt, least) in LADDERS.items():
        for level in range(3, 9):
            divided = max(1, scale // STEP ** (8 - level))
            a, b = (f"level:{rung}" + (f"/{divided}" if divided > 1 else "") for rung in (level, level - 2))
            listed.append({"kind": "ladder", "game": game, "a": a, "b": b, "games": count, "sprt": sprt, "least": least})
    for match in listed:
        count = max(4, match["games"] // divisor)
        options = ["--setup", match["set_up"]] if "set_up" in match else OPTIONS.get(match["game"], [])
        args = [match["game"], *options, "--a", match["a"], "--b", match["b"], "--games", str(count)]
        match["args"] = args + (["--sprt", match["sprt"]] if match["sprt"] else [])
    return [match for match in listed if match["game"] in games]


class Results:
    """The results so far, by command, in a file."""

    def __init__(self, path: Path):
        self.path = path
        self.lock = threading.Lock()
        self.known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def forget(self, games: list[str]) -> None:
        self.known = {command: report for command, report in self.known.items() if report.get("game", SET_UPS) not in games}

    def keep(self, command: str, report: dict) -> None:
        with self.lock:
            self.known[command] = report
            self.path.parent.mkdir(parents=True, exist_ok=True)
            written = self.path.with_suffix(".tmp")
            written.write_text(json.dumps(self.known, indent=1), encoding="utf-8")
            written.replace(self.path)


def command_of(match: dict) -> str:
    return "messdeck arena " + " ".join(match["args"])


def play(program: str, match: dict, results: Results) -> None:
    command = command_of(match)
    if command in results.known:
        return
    start = time.monotonic()
    ran = subprocess.run([program, "arena", *match["args"], "--json"], check=True, capture_output=True, text=True)
    report = json.loads(ran.stdout) | {"seconds": round(time.monotonic() - start)}
    results.keep(command, report)
    print(f"{command}: {100 * report['score']:.1f} % of {report['games']}, {report['seconds']} s", flush=True)


def is_reached(match: dict, report: dict) -> bool:
    low = 100 * report["interval"][0]
    is_race = match["kind"] == "ladder" and match["game"] == "uckers"
    above = low > EVEN if is_race else low >= SURELY if "set_up" in match else True
    return above and 100 * report["score"] >= match["least"]


def row(match: dict, report: dict) -> str:
    low, high = (100 * bound for bound in report["interval"])
    reached = "yes" if is_reached(match, report) else "no"
    score = f"{100 * report['score']:.1f} % ({low:.0f} to {high:.0f})"
    facts = [match["game"], score, f"{match['least']} %", reached, report["games"], f"{report['length']:.0f}"]
    return "| " + " | ".join(map(str, facts)) + f" | `{command_of(match)}` |"


def table(listed: list[dict], known: dict) -> str:
    head = "| game | score (95 % interval) | to reach | reached | games | moves a game | command |\n|---|---|---|---|---|---|---|"
    rows = [row(match, known[command_of(match)]) for match in listed if command_of(match) in known]
    return "\n".join([head, *rows])


def page(known: dict, set_ups: list[dict], divisor: int) -> str:
    listed = matches(GAMES, set_ups, divisor)
    targets = [match for match in listed if match["kind"] == "target"]
    ladder = [match for match in listed if match["kind"] == "ladder"]
    played = [known[command_of(match)] for match in listed if command_of(match) in known]
    hours = sum(report["seconds"] for report in played) / 3600
    few = f"\n**Only a part of the games**, one of {divisor}: the intervals say how little that proves.\n" if divisor > 1 else ""
    return f"""# How strong the computer is

Made by `make strength`, which plays these matches anew. The score is A's wins and half its draws. Seats are swapped, and
both games of a pair have the same opening moves and the same dice. All together took {hours:.1f} hours of one core.
{few}
## Against the yardsticks

`uct` is plain UCT with uniformly random games; `greedy` takes the best immediate judgement. One thread each. In Dice Tactics
the lower end of the interval must lie at {SURELY} percent or above, too.

{table(targets, known)}

## The ladder

Every level against the one two below, with the nodes of both divided by the number after the slash. A sequential test ends a match
as soon as it tells 60 from 75 percent, in Uckers 50 from 58, where the interval must lie above 50 percent, too.

{table(ladder, known)}

{fairness.section(set_ups, known)}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("messdeck")
    parser.add_argument("--anew", action="store_true", help="forget the results of earlier runs")
    parser.add_argument("--only", metavar="GAME", action="append", choices=GAMES, help="only the matches of this game")
    parser.add_argument("--kind", choices=["target", "ladder", "fairness"], help="only the matches against yardsticks, among levels, or of fairness")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="matches at a time")
    parser.add_argument("--games-divided-by", type=int, default=1, metavar="N", help="fewer games, to try it out")
    parser.add_argument("--results", type=Path, default=Path("docs/strength.json"), metavar="FILE")
    parser.add_argument("--write", type=Path, default=Path("docs/strength.md"), metavar="FILE")
    args = parser.parse_args()
    games = args.only or GAMES
    results = Results(args.results)
    if args.anew:
        results.forget(games)
    set_ups = fairness.set_ups(args.messdeck)
    chosen = [match for match in matches(games, set_ups, args.games_divided_by) if args.kind in (None, match["kind"])]
    with ThreadPoolExecutor(args.jobs) as pool:
        list(pool.map(lambda match: play(args.messdeck, match, results), chosen))
        if SET_UPS in games and args.kind in (None, "fairness"):
            runs = fairness.runs(set_ups, args.games_divided_by)
            list(pool.map(lambda run: fairness.play(args.messdeck, run, results), runs))
    args.write.write_text(page(results.known, set_ups, args.games_divided_by), encoding="utf-8")


if __name__ == "__main__":
    main()
