"""Is Dice Tactics fair? Equal players, many games, and what each side won: a part of `strength.py`.

Each run is one call of the example `fairness` of the game's crate, which stands beside the program.
"""

import json
import math
import subprocess
import time
from pathlib import Path

GAME = "dice-tactics"
PLAYER = "level:6"
# Games of a set-up, in parts that can run side by side, each with a seed of its own: seeds by which nothing was tuned.
SEEDS, GAMES = (11, 12, 13, 14), 50
# What sizes, limits and openings were chosen by; no longer played, but told beside the rest.
TUNED_BY, TUNED_SEEDS = "level:6/4", (1, 2, 4)
# Armies that are given leave so little open that fewer nodes tell as much.
ARMIES_PLAYER, ARMIES_SEED = "level:6/4", 1
# Does it fidget? Every level against itself, the top ones with the nodes of level 6, which is what they can be given in an hour.
FIDGETS = ["level:1", "level:2", "level:3", "level:4", "level:5", "level:6", "level:7/4", "level:8/16"]
FIDGET_SET_UP, FIDGET_GAMES, FIDGET_SEED = "skirmish", 100, 21
# At most so many percent of all actions may undo the own last one, or be a hold.
MOST_IDLE = 2
# How sure an interval is to hold the truth: 95 percent.
SURE = 1.96
# Between these, in percent, equal players of both sides have equal chances.
FAIR = (40, 60)

# Nine officers and three others, as self-play bred them, and a line of all arms under three officers.
NINE = "2oposoq/2o5/7o/1o1o2oo"
MIXED = "1phckqp1/2zs1h2/2o1oo2/8"
ARMIES = [
    ("nine officers", "nine officers", NINE, NINE),
    ("nine officers", "mixed, three officers", NINE, MIXED),
    ("mixed, three officers", "nine officers", MIXED, NINE),
    ("mixed, three officers", "mixed, three officers", MIXED, MIXED),
]


def set_ups(program: str) -> list[dict]:
    """The named set-ups of the game, as the program lists them."""
    listed = subprocess.run([program, "games", "--json"], check=True, capture_output=True, text=True)
    return next(card["presets"] for card in json.loads(listed.stdout) if card["id"] == GAME)


def options_of(set_up: dict) -> list[str]:
    return [f"{name}={value}" for name, value in set_up["options"].items()]


def runs(listed: list[dict], divisor: int) -> list[list[str]]:
    """The arguments of every run; all set-ups get a part before any gets the next one."""
    games, fidget_games = (str(max(4, count // divisor)) for count in (GAMES, FIDGET_GAMES))
    # The usual game comes last: what its shorter games showed leaves no doubt. One set-up is played for its fidgets anyway.
    fair = [
        [PLAYER, games, str(seed), *options_of(set_up)]
        for set_ups in (listed[1:], listed[:1])
        for seed in SEEDS
        for set_up in set_ups
        if set_up["id"] != FIDGET_SET_UP or seed in SEEDS[:2]
    ]
    armies = [[ARMIES_PLAYER, games, str(ARMIES_SEED), *armed(white, black)] for _, _, white, black in ARMIES]
    skirmish = fidget_options(listed)
    fidgets = [[player, fidget_games, str(FIDGET_SEED), *skirmish] for player in FIDGETS]
    return armies + fair + fidgets


def armed(white: str, black: str) -> list[str]:
    return [f"white={white}", f"black={black}"]


def fidget_options(listed: list[dict]) -> list[str]:
    return next(options_of(set_up) for set_up in listed if set_up["id"] == FIDGET_SET_UP)


def command_of(run: list[str]) -> str:
    return f"cargo run --release -p messdeck-{GAME} --example fairness -- " + " ".join(run)


def play(program: str, run: list[str], results) -> None:
    command = command_of(run)
    if command in results.known:
        return
    start = time.monotonic()
    example = Path(program).parent / "examples" / "fairness"
    ran = subprocess.run([example, *run], check=True, capture_output=True, text=True)
    report = json.loads(ran.stdout) | {"game": GAME, "seconds": round(time.monotonic() - start)}
    results.keep(command, report)
    print(f"{command}: white {100 * report['white']:.1f} % of {report['games']}, {report['seconds']} s", flush=True)


def found(known: dict, player: str, seeds: tuple[int, ...], tail: list[str]) -> dict | None:
    """What all parts of the run of this player with these options or armies found together."""
    parts = []
    for command, report in known.items():
        words = command.split(" -- ")
        if len(words) != 2:
            continue
        ran, _, seed, *rest = words[1].split(" ")
        if ran == player and int(seed) in seeds and rest == tail:
            parts.append(report)
    games = sum(part["games"] for part in parts)
    if games == 0:
        return None
    # Means over games, or over actions, weigh each part by what it had of them.
    def mean(fact: str, weight=lambda part: part["games"]) -> float:
        return sum(part[fact] * weight(part) for part in parts) / sum(weight(part) for part in parts)

    by_game = {fact: mean(fact) for fact in ("white", "white_officers", "black_officers", "turns")}
    actions = lambda part: part["games"] * part["actions"]
    by_action = {fact: mean(fact, actions) for fact in ("undone_percent", "held_percent")}
    return by_game | by_action | {"games": games, "interval": interval(by_game["white"], games)}


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    z = SURE * SURE
    middle = (share + z / (2 * games)) / (1 + z / games)
    reach = SURE * math.sqrt(share * (1 - share) / games + z / (4 * games * games)) / (1 + z / games)
    return middle - reach, middle + reach


def share(report: dict) -> str:
    low, high = (100 * bound for bound in report["interval"])
    return f"{100 * report['white']:.1f} % ({low:.0f} to {high:.0f})"


def section(listed: list[dict], known: dict) -> str:
    """The part of the page that tells what was found."""
    rows = []
    runs_told = [(set_up, *by) for set_up in listed for by in ((PLAYER, (*SEEDS, FIDGET_SEED)), (TUNED_BY, TUNED_SEEDS))]
    for set_up, player, seeds in runs_told:
        report = found(known, player, seeds, options_of(set_up))
        if report:
            fair = FAIR[0] <= 100 * report["white"] <= FAIR[1]
            officers = f"{report['white_officers']:.1f} and {report['black_officers']:.1f}"
            idle = f"{report['undone_percent']:.2f} % and {report['held_percent']:.2f} %"
            facts = [set_up["title"], " ".join(options_of(set_up)) or "–", f"`{player}`", share(report), "yes" if fair else "no", report["games"]]
            rows.append("| " + " | ".join(map(str, [*facts, officers, f"{report['turns']:.0f}", idle])) + " |")
    armies = []
    for white, black, white_army, black_army in ARMIES:
        report = found(known, ARMIES_PLAYER, (ARMIES_SEED,), armed(white_army, black_army))
        if report:
            armies.append(f"| {white} | {black} | {share(report)} | {report['games']} | {report['turns']:.0f} |")
    fidgets = []
    for player in FIDGETS:
        report = found(known, player, (FIDGET_SEED,), fidget_options(listed))
        if report:
            idle = report["undone_percent"] + report["held_percent"]
            facts = [f"`{player}`", f"{report['undone_percent']:.2f} %", f"{report['held_percent']:.2f} %", "yes" if idle <= MOST_IDLE else "no", report["games"]]
            fidgets.append("| " + " | ".join(map(str, facts)) + " |")
    set_up_rows, army_rows, fidget_rows = "\n".join(rows), "\n".join(armies), "\n".join(fidgets)
    return f"""## Is Dice Tactics fair?

Equal players on both sides, each drafting as it likes: `{PLAYER}` against itself, as far as that was played; {GAMES * len(SEEDS)} games of each are
wanted. Every game is drafted anew. Fair is what gives white {FAIR[0]} to {FAIR[1]} percent. The last column is how often an action undid the own last one,
and how often it was a `hold`. A row adds up runs of `{command_of([PLAYER, str(GAMES), "SEED", "OPTIONS"])}` with the seeds
{SEEDS[0]} to {SEEDS[-1]}, in {FIDGET_SET_UP} also {FIDGET_SEED}, by which nothing was tuned. Sizes, limits and openings were chosen by the games of `{TUNED_BY}`, which has a quarter of the nodes; those of
the breakthrough by 40 games each of `{PLAYER}` with the seed 71.

| set-up | options | player | white's share (95 % interval) | fair | games | officers, white and black | turns | undone and held |
|---|---|---|---|---|---|---|---|---|
{set_up_rows}

In the basic battle, with as many officers as one likes, both sides of these games field nine, and the side that moves first has nine
actions before the other has any. No black draft that was tried changed that; others may exist. With `opening=half` white has five, and
still won 62 of 100 games at `{PLAYER}` (seeds 11 and 12): so no set-up is made of that, and the page offers the line of battle instead.
What nine officers are worth, with armies that are given instead of drafted:

| white fields | black fields | white's share (95 % interval) | games | turns |
|---|---|---|---|---|
{army_rows}

Armies that are given stand so near to each other that the first turn decides between equals. Nine officers stand as `{NINE}` (ranks 4 to 1, seen from the own side), the mixed army as `{MIXED}`.
These games were played by `{ARMIES_PLAYER}`, level 6 with its nodes divided by four.

## Does it fidget?

Each level against itself, {FIDGET_GAMES} games of {FIDGET_SET_UP}: how many of its actions undid the own last one, and how many were a `hold`. Together
at most {MOST_IDLE} percent are wanted. The two top levels have the nodes of level 6 here. In the same 100 games `level:8/16` undid 2.47 percent
while its search took an idle action wherever that seemed a little better: most of them in one drawn game, in which two units pushed each other
to and fro for 80 turns. Now its root takes one only where it is better by some three percent. That costs no strength:
with 5,000 nodes a move it scored 50.4 percent of 2,375 games of {FIDGET_SET_UP} against the search as it was. The two top levels were played anew;
what the others did was played before that.

| player | undone | held | at most {MOST_IDLE} % | games |
|---|---|---|---|---|
{fidget_rows}
"""
