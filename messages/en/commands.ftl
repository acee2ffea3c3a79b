# The program at the command line: what its commands and their arguments are for, what is wrong with what was typed, and what commands
# answer. `long` says more where `messdeck help COMMAND` is asked. What commands write for programs stands elsewhere.

## The frame of every help.

command-usage = Usage
command-commands = Commands
command-arguments = Arguments
command-options = Options
command-point = .
command-usual = usual: { $value }
command-environment = environment: { $name }
command-arg-help = Say what this is for.
command-arg-version = Say which version this is.
command-help = Say what the program or one of its commands is for.

## The commands.

command = Play and study tabletop games.
    .long =
        Play and study tabletop games.

        Start with `messdeck games` to see what there is, and `messdeck play GAME` to play at this terminal.
command-games = List the games with their colours, set-ups and options.
command-view = Show a position as JSON: text, turn, legal moves, outcome.
    .long =
        Show a position as JSON: text, turn, legal moves, outcome.

        Wrong input ends with exit status 2 and a message that names the move, the reason and the rule.
command-rpc = Answer JSON requests, one per line on standard input, one answer per line on standard output.
    .long =
        Answer JSON requests, one per line on standard input, one answer per line on standard output.

        A request: {"{"}"game": "…", "options": {"{"}"name": "value"{"}"}, "position": "…", "moves": ["…"], "want": ["scene", "paths", "marks"]{"}"}; all but the game may be left out. The answer is the view of the position after the moves, or {"{"}"error": {"{"}"code": "…", "message": "…"{"}"}{"}"}. A request with a field `call` is answered like a call of the page: {"{"}"ok": …{"}"} or {"{"}"error": …{"}"}.
command-perft = Count the move sequences of a length; the total is the last line.
command-serve = Play in a browser, alone, at one screen, or with others.
    .long =
        Play in a browser, alone, at one screen, or with others.

        Prints the address, and opens a browser where there is a screen. It listens on this machine alone unless --address says otherwise; docs/server.md says how to let others in. Every option can be given by the environment variable named beside it.
command-backup = Copy all online matches to a file, also while the server runs.
    .long =
        Copy all online matches to a file, also while the server runs.

        The file holds the dealer’s seeds and the key that signs tokens: keep it like a password.
command-restore = Put a copy that `messdeck backup` made in the place of the online matches; end the server first.
command-play = Play at this terminal.
    .long =
        Play at this terminal.

        Type moves in the game’s notation, or target by target; `help` lists the commands. Where the rules name a roll-off, dice settle who begins, unless an option or --seat does. Records that are saved pass `messdeck verify`.
command-learn = Learn a game at this terminal, step by step.
    .long =
        Learn a game at this terminal, step by step.

        Without the name of a lesson the course begins at its first one. Authors of courses let `--check` ask the engine whether all that a course claims is true (docs/courses.md).
command-puzzle = Find the one best move: puzzles at this terminal.
    .long =
        Find the one best move: puzzles at this terminal.

        Without a game, one of any game. `--daily` gives the puzzle of the day, the same for everyone and the same as in the page. What puzzles are stands in docs/puzzles.md.
command-puzzles = Find new puzzles, and check those that there are.
command-puzzles-mine = Let the computer play against itself and keep each position in which one move is clearly the best.
    .long =
        Let the computer play against itself and keep each position in which one move is clearly the best.

        What is found stands in DIR/GAME.jsonl at every moment. Stop it when you like: it goes on where it was.
command-puzzles-check = Ask the engine whether all that puzzles claim is true.
command-puzzles-grade = Give the puzzles in files the ratings and motifs that today’s program finds.
command-replay = Check a record move by move and show it.
    .long =
        Check a record move by move and show it.

        Exit status 2 if something is wrong with the record, or if it was played by another version of the rules.
command-verify = Derive the dealt dice of a record again and compare them.
    .long =
        Derive the dealt dice of a record again and compare them.

        Exit status 1 if a roll is not what the dealer had to deal, 2 if the record can’t be verified at all.
command-best = Ask the computer for the best move: JSON with move, values, variation and candidates.
command-analyse = Say what a match turned on, in skill and in luck.
command-solve = Prove who wins with best play, in small games without dice.
command-ugi = Speak the Universal Game Interface, for tournament programs; games without dice.
    .long =
        Speak the Universal Game Interface, for tournament programs; games without dice.

        Seats: player one (`p1`) is the first that `messdeck games` lists for the game, player two the second, whoever begins.

        Positions: `position startpos` or `position fen TEXT`, then perhaps `moves` and moves; text and moves are those of the game’s rules page (docs/rules), and `query fen` gives the text of the position as it stands.

        Options (`setoption name NAME value VALUE`, names in any case): `threads`, how many think; `hash`, megabytes for the table or tree in which it remembers what it has seen, all threads together, 0 for as much as is usual; `level`, 1 to 8 to play like that level, on one thread and with its own nodes, 0 for full strength; `overhead`, milliseconds to leave of every time, usually 20; `seed`, for other choices among equals. Besides, every option of the game’s rules; setting one of those goes back to the start.

        Limits: `go` with `movetime`, `p1time`, `p2time`, `p1inc`, `p2inc`, `movestogo`, `nodes`, `depth`, `infinite`; a second without any. `go infinite` is answered after `stop` and never before. A game that is thought about by tree search has no plain depth: one is reached when that many moves of the expected line were tried often.

        While it thinks it says what it has found so far: after each depth, in a tree search each time that a quarter more was looked at. The last line of `info` before `bestmove` counts for the answer. `score cp` is for the player to move: 0 is even, 100 are 64 % to win, 400 are 91 %.

        Queries: `query` with `gameover`, `p1turn`, `result`, `fen`, `islegal MOVE`. While it thinks, everything but `go` is obeyed at once. `quit` and the end of the input end a search like `stop`, and then the program.

        What is wrong is said as `info string`. After a position or move that was wrong there is no position until a good one is set: `go` has no `bestmove`, `query gameover` is answered with true, `islegal` with false, all else with unknown. A `go` with a limit that is not understood, or where the game is over, is answered `bestmove 0000`.
command-arena = Let two players play many games and say how sure the result is.
    .long =
        Let two players play many games and say how sure the result is.

        Players: `random`, `greedy` (best immediate judgement), `uct:1000` or `uct:50ms` (plain UCT with random games, the yardstick), `level:1` to `level:8`, `time:50ms` or `nodes:20000` (the full player).
command-cube = Pack sixteen tetracubes into a box of 4 × 4 × 4: solve, check, hint, count, and a puzzle for every day.
command-cube-solve = Pack the box, or what is left of it.
command-cube-check = Say whether pieces fit into the box and whether the rest can still be packed.
    .long =
        Say whether pieces fit into the box and whether the rest can still be packed.

        Exit status 2 if they don’t fit.
command-cube-hint = Say what to do next.
command-cube-count = Count the solutions that go on from here.
    .long =
        Count the solutions that go on from here.

        Equal shapes are not told apart. From the empty box there are too many to count one by one; --estimate says how many, about.
command-cube-daily = Show the puzzle of a day, the same for everyone.
command-bench = Measure random play, move counting and thinking on one core.
    .long =
        Measure random play, move counting and thinking on one core.

        With --signature nothing is measured: it prints what fixed searches find in all games, which changes only when the computer plays otherwise than before.

## Their arguments. One that means something else to a command has the command in its name.

command-arg-lesson = The lesson to begin with, by its name.
command-learn-arg-check = Check a course instead: is it readable, and is all that it claims true?
command-puzzle-arg-game = The game’s id, as `messdeck games` lists it; without one, any game.
command-puzzle-arg-motif = Only puzzles about this; a wrong word lists what there is.
command-puzzle-arg-daily = The puzzle of the day.
command-puzzle-arg-id = The puzzle of this name.
command-puzzles-mine-arg-games = The games’ ids, as `messdeck games` lists them.
command-puzzles-mine-arg-into = The folder for what is found.
command-puzzles-mine-arg-most = How many puzzles of each game at most; none of the ratings may have more than its share.
command-puzzles-mine-arg-seed = Other matches.
command-puzzles-mine-arg-threads = Matches at the same time; without it, one on each core.
command-puzzles-check-arg-files = Files of puzzles, named GAME.jsonl.
command-puzzles-check-arg-level = Search too, with the nodes of this level, 1 to 8: is each move that is asked for the only best one?
command-puzzles-grade-arg-files = Files of puzzles, named GAME.jsonl; they are written anew.
command-arg-lang = The language in which it speaks, such as en or de; without it, that of the environment (LANG).
command-arg-json = As JSON.
command-games-arg-json = As JSON, with everything there is to know.
command-view-arg-json = Give errors as JSON on standard output, too.
command-arg-game = The game’s id, as `messdeck games` lists it.
command-play-arg-game = The game’s id, as `messdeck games` lists it; without one you are asked.
command-arg-setup = A named set-up, as `messdeck games` lists it; options that are given besides change it.
command-arg-options = An option of the rules; may be given several times.
command-arg-position = Start from this position instead of the game’s own start.
command-arg-moves = Moves to make from there.
command-arg-scene = Add what stands where.
command-arg-paths = Add the legal moves as paths of targets.
command-arg-marks = Add what a board shows besides.
command-perft-arg-depth = How many moves a sequence has.
command-arg-divide = Split the count by first move.
command-arg-port = The port to listen on; 0 for any free one.
command-arg-address = The address to listen on; the usual one reaches this machine only, 0.0.0.0 every network it is in.
command-arg-data = The folder where matches are kept; without it messdeck in your data folder.
command-arg-public-url = The address under which others reach this server, such as `https://play.example.org`.
command-arg-permit = A game that you are permitted to offer to others, where it needs that; may be given several times.
command-arg-behind-proxy = Believe the proxy in front about who asks (X-Forwarded-For).
command-arg-patience = For how many seconds somebody who is away may keep the others waiting.
    .long =
        For how many seconds somebody who is away may keep the others waiting.

        After that they may end the match or let the computer take over. A match keeps what it began with.
command-arg-messages = How many messages one person may send in 20 seconds.
command-arg-guests = How many guests may come from one address in a minute.
command-arg-matches = How many matches one person may have running.
command-arg-thinkers = How many computer moves are thought about at the same time.
command-arg-log = What to log on standard error: error, warn, info or debug.
command-arg-log-json = Log one JSON object per line.
command-arg-open = Open a browser, whatever this looks like.
command-arg-no-open = Open no browser.
command-arg-file = The record.
command-backup-arg-file = Where the copy goes; a file that is there is replaced once the copy is whole.
command-restore-arg-file = The copy.
command-arg-replace = Let the matches that are in the folder now be replaced.
command-arg-seats = Who plays which colour: `human`, `level:1` to `level:8`, `random`, or another player as in `messdeck arena`. Colours that are not named are for people.
command-play-arg-resume = Go on with a record that was saved earlier; without clocks, and as a new match from where it ends if its dice can’t be dealt on.
command-arena-arg-resume = Count the games that an earlier run of the same match left there.
command-arg-clock = A clock for everybody, such as `10+5`: ten minutes, and five seconds more after each move.
command-play-arg-seed = Make dice and the computer’s choices repeatable.
command-best-arg-seed = Where chance plays a part in the thinking, another run of it.
command-arena-arg-seed = Another match of the same players.
command-cube-solve-arg-seed = Another solution.
command-cube-hint-arg-seed = Perhaps another hint.
command-cube-count-arg-seed = Another estimate.
command-arg-boards = Draw the board after every move, not only at the end.
command-best-arg-threads = Threads to think with; levels always use one.
command-arena-arg-threads = Games at the same time; the players themselves use one thread each.
command-arg-hash = Megabytes for what it remembers while it thinks; without it, as much as is usual. Levels pay no heed.
command-arg-level = Answer as this level plays, 1 to 8.
command-arg-time = Think so many milliseconds.
command-best-arg-nodes = Look at so many positions, which gives the same answer every time.
command-analyse-arg-nodes = Positions to look at for each move at a glance; what seems to be a mistake is looked at as closely as a hint looks.
command-arg-nodes = Look at no more than so many positions.
command-cube-count-arg-nodes = Look at no more than so many positions; without it, at all.
command-solve-arg-seconds = Give up after so many seconds.
command-bench-arg-seconds = Seconds for each measurement.
command-arg-entries = Positions to remember; 16 bytes each.
command-arg-a = The player whose score is counted.
command-arg-b = Its opponent, which plays all other colours.
command-arena-arg-games = How many games at most.
command-bench-arg-games = Games to measure; all of them if none is named.
command-arg-opening = Random decisions before the players take over, the same for all games of a round.
command-arg-sprt = Stop as soon as a sequential test decides between these two differences in rating.
command-arg-records = Write a record of every game into this folder.
command-arg-signature = Print what fixed searches over all games find: the same on every machine, as long as nobody changes how it plays.
command-arg-pieces = A piece that lies in the box: its letter, @, and its four cells in ascending order, each with file (a to d), rank and layer (1 to 4). A whole packing as this program prints it may stand here, too.
command-arg-with = A piece that lies in the box from the start, such as I@a11a12a13a14; may be given several times.
command-arg-estimate = Estimate the number of all packings instead, with an interval: from the number of those that are cut through the middle (see --cut) and their share on walks from packing to packing.
command-arg-walks = Independent walks of an estimate.
command-arg-steps = Steps of each walk.
command-arg-out = Pieces that each step takes out and packs anew.
command-arg-probes = Estimate after Knuth instead, from any start, by so many random probes.
command-cube-count-arg-depth = Pieces that lie in the box when a probe is counted exactly; fewer take longer and come closer.
command-arg-cut = Count instead the packings that a plane through the middle of the box cuts without cutting a piece.
command-arg-kept = Count instead, turn by turn, the packings that a turn of the whole box leaves as they are.
command-arg-date = A day such as 2026-11-16; today in UTC if none is named.

## What is wrong with what was typed.

command-wrong-argument = There is no { $arg } here.
command-wrong-command = There is no command “{ $name }”.
command-wrong-value = { $arg } can’t be “{ $value }”.
command-wrong-value-why = { $arg } can’t be “{ $value }”: { $why }.
command-wrong-none = { $arg } needs a value.
command-wrong-missing = Missing: { $args }.
command-wrong-no-command = Say what to do: name a command.
command-wrong-together = { $arg } does not go together with { $other }.
command-wrong-many = { $arg } is given too often or with too many values.
command-wrong-else = That is not understood.
command-wrong-help = { $help } says more.
command-write-pair = write NAME=VALUE
command-write-clock = write minutes and seconds such as 10+5 or 0.5+0
command-write-two = write two numbers such as 0,30, the smaller first
command-write-number = a number from { $min } to { $max } is right
command-write-least = a number from { $min } on is right
command-write-address = write an address such as 127.0.0.1
command-write-player = a player is random, greedy, uct:1000, uct:50ms, level:1 to level:8, time:50ms or nodes:20000

## A server, and copies of its matches.

command-serving = Messdeck is at { $url }  (Ctrl-C ends it)
command-no-pages = This program was built without the pages; `make play` builds it with them.
command-port-taken = Port { $port } is taken, perhaps by another `messdeck serve`; choose another with --port, or --port 0 for any free one.
command-port-forbidden = This user may not listen on port { $port }; choose one above 1023 with --port, or --port 0 for any free one.
command-port-failed = Nobody can listen on port { $port }: { $error }
command-no-home = There is no home folder to keep matches in; name a folder with --data.
command-kept-not = Matches can’t be kept in { $folder }: { $error }
command-folder-in-use = Matches can’t be kept in { $folder }: another `messdeck serve` uses it. End it, or name another folder with --data.
command-no-matches = There are no matches in { $folder }.
command-no-file = There is no file { $file }.
command-matches-there = There are matches in { $folder } already; back them up, then restore with --replace.
command-copy-failed = { $from } can’t be copied to { $to }: { $error }
command-backed-up =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } with { $events ->
        [one] 1 event
       *[other] { $events } events
    } are in { $file }.
command-restored =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } with { $events ->
        [one] 1 event
       *[other] { $events } events
    } are in { $folder } again.

## Proofs and contests.

command-solved =
    With best play { FORM($seat, "start") } { $value ->
        [wins] wins
        [draws] draws
       *[loses] loses
    }. { $advice } ({ $move }).
command-proven =
    Proven in { $seconds } s with { $nodes ->
        [one] 1 position
       *[other] { $nodes } positions
    }.
command-not-proven = Not proven within { $seconds } s; where dice are thrown, nothing is.
command-arena-players =
    { $game }: { $a } against { $b }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
command-arena-result = { $wins } won, { $draws } drawn, { $losses } lost
command-arena-score = score { $score } % (95 %: { $low } to { $high })
command-arena-elo = { $elo } Elo
command-arena-no-elo = no Elo: one of them won everything
command-arena-margin = { $points } points on average
command-arena-first = whoever begins scores { $score } % (95 %: { $low } to { $high })
command-arena-length = { $moves } moves a game
command-arena-test =
    sequential test: { $verdict ->
        [passed] passed
        [failed] failed
       *[open] open
    }

## The cube.

command-cube-none = There is no solution with these pieces where they are.
command-cube-done = Solved: all sixteen pieces are in the box.
command-cube-placed =
    { $placed ->
        [one] 1 of 16 pieces is
       *[other] { $placed } of 16 pieces are
    } in the box; the rest { $still ->
        [yes] can still be packed
       *[no] can’t be packed any more
    }.
command-cube-place = Place { $piece }.
command-cube-take-back = The rest can’t be packed any more. Take back { $piece }.
command-cube-hopeless = The rest can’t be packed any more, and taking back one piece does not help.
command-cube-nothing-left = Nothing is left to do: all sixteen pieces are in the box.
command-cube-unknown =
    Not known after { $nodes ->
        [one] 1 position
       *[other] { $nodes } positions
    }; --nodes allows more.
command-cube-day =
    { $date }: { cube-grade }, { $left ->
        [one] 1 piece
       *[other] { $left } pieces
    } to place
command-cube-bad-piece = “{ $piece }” is not a piece in the box. Character { $at }: { $why }
command-cube-bad-day = “{ $date }” is not a day. Character { $at }: { $why }
command-cube-clock = This machine’s clock shows a year after 9999.
command-cube-counted =
    { $exact ->
        [yes] { $solutions } solutions
       *[no] at least { $solutions } solutions
    }, { $nodes } positions in { $seconds } s
command-cube-estimated =
    about { $solutions } solutions, { $low } to { $high } at 95 %, { $samples } { $by ->
        [walks] walks
       *[probes] probes
    } in { $seconds } s
command-cube-estimated-turned = about { $solutions } up to turning the box, { $low } to { $high }
command-cube-estimated-apart = about { $solutions } if equal pieces are told apart (256 times as many)
command-cube-cut-one = one given plane
command-cube-cut-two = two given planes
command-cube-cut-three = all three planes
command-cube-cut-any = at least one plane
command-cube-cut-turned = the same up to turning the box
command-cube-kept =
    { $order ->
        [1] no turn
        [2] half turn
        [3] third of a turn
        [4] quarter turn
       *[all] all turns
    }

## Puzzles.

command-puzzles-mined =
    { $game }: { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    } from { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
command-puzzles-checked =
    { $game }: { $puzzles ->
        [one] 1 puzzle, and all is true
       *[other] { $puzzles } puzzles, and all is true
    }
command-puzzles-graded =
    { $game }: { $puzzles ->
        [one] 1 puzzle graded anew
       *[other] { $puzzles } puzzles graded anew
    }
