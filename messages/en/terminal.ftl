# What only the terminal says. Words that are typed, such as undo or save FILE, are the same in every language.

## Before a match.

terminal-welcome = Pull up a chair. What shall we play?
terminal-how = How?
terminal-ask-game = game
terminal-ask-setup = set-up
terminal-ask-level = level
terminal-against = Against the computer, level 1 (friendly) to { $top } (all it can), or 0 for people only?
terminal-type-level = Type a number from 0 to { $top }.
terminal-type-number = Type a number from 1 to { $most }, or a name: { $names }.
terminal-designer = by { $designer }
terminal-seats = colours: { FORM($seats, "or") }
terminal-no-seat = Nobody here plays “{ $seat }”; the colours are { $known }.
terminal-no-sitter = Who plays { FORM($seat, "start") }? Say human, or a player such as level:3.
terminal-no-player = “{ $who }” can’t play { FORM($seat, "start") }: { command-write-player }.
terminal-no-language = There is no language “{ $language }”; the languages are { $known }.

## While one plays.

terminal-begin = Type a move, ? for what is legal, help for the rest.
terminal-help =
    A move      in the game’s notation, or one target after the other
    ?           what can be chosen now;  ? all  lists every legal move
    why MOVE    why a move is not legal;  why TARGET  why it can’t be chosen next
    hint        the three best moves as the computer sees them
    marks       what the rules say about the board as it stands
    coach       against the computer, a short remark in each turn; again: no more
    back        forget the last target
    undo        back to your last choice
    save FILE   write the record;  messdeck play --resume FILE  goes on with it
    board       draw the board again
    rules       how to play;  rules exact  shows every rule with its name
    quit        leave; so do Ctrl-D and Ctrl-C
terminal-rules-exact = rules exact shows every rule with its name, as referees read it.
terminal-coach-on = From now on you hear a short remark in your turns, where there is one.
terminal-coach-off = No more remarks.
terminal-coach-alone = Remarks are for one person against the computer.
terminal-rolled-off = { FORM($seat, "start") } throws { $dice } for the first turn
terminal-begins =
    { FORM($seat, "start") } has won the roll-off and begins{ FORM($sitters, "count") ->
        [0] {""}
       *[other] : { $sitters }
    }
terminal-sits = { $who } plays { FORM($seat, "start") }
terminal-out-of-time = { FORM($seat, "start") } is out of time
terminal-dealt-unknown = Nobody knows what this record’s dice were dealt from, so a new match begins where it ends.
terminal-nothing-chosen = Nothing has been chosen yet; undo takes back a move.
terminal-taken-back = Taken back.
terminal-nothing-to-undo = There is no decision of yours to take back.
terminal-why-what = Say why what: why MOVE, or why TARGET.
terminal-save-where = Say where: save FILE.
terminal-game-over = The game is over: save FILE keeps it, quit leaves.
terminal-can-be-chosen = { $word } can be chosen now.
terminal-is-legal = { $word } is legal.
terminal-neither = { $word } is neither a move nor something to choose here.
terminal-look-around = ? shows what can be chosen, help what can be typed.
terminal-did-you-mean = Did you mean { FORM($moves, "or") }?
terminal-nothing-over = Nothing: the game is over.
terminal-legal-moves =
    { $count ->
        [one] There is one legal move; ? all shows it.
       *[other] { $count } legal moves in all; ? all lists them.
    }
terminal-back = back takes the last choice back.
terminal-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
terminal-on-board = On the board
terminal-beside = Beside it
terminal-or = Or
terminal-nothing-to-decide = There is nothing to decide.
terminal-proven = This is proven.
terminal-as-far-as-seen = That is as far as the computer sees.
terminal-no-marks = Nothing in particular.
terminal-not-a-record = { $file } is there already and not a record; choose another name.
terminal-saved = Saved; messdeck play --resume { $file } goes on.
terminal-save-or-quit = save FILE or quit?
terminal-farewell = Fair winds.
terminal-over = over

## The board and the end.

terminal-thrown = Thrown:
terminal-score = Score: { $scores }
terminal-wins = { FORM($winners, "count") ->
        [one] { FORM($winners, "start") } wins
       *[other] { FORM($winners, "start") } win
    }.
terminal-wins-scores = { FORM($winners, "count") ->
        [one] { FORM($winners, "start") } wins
       *[other] { FORM($winners, "start") } win
    }: { $scores }.
terminal-draw = A draw.
terminal-draw-scores = A draw: { $scores }.

## Records.

terminal-unfinished = Not finished: { FORM($seat, "start") } to act.
terminal-checked =
    { $count ->
        [one] 1 of 1 move checked.
       *[other] { $count } of { $count } moves checked.
    }
terminal-verified =
    { $rolls ->
        [one] { $verified } of 1 roll verified
       *[other] { $verified } of { $rolls } rolls verified
    }
terminal-foreseen = The dealer could foresee these rolls, but not change them (docs/dice.md).
terminal-wrong-roll = line { $line }: the dealer gives { $expected }, the record says { $found } ({ $verified } of { $rolls } rolls verified before it)

## Learning.

terminal-learn-how = Type a move, or point at things one after the other; quit leaves.
terminal-learn-none = Nobody has written a course about { $game } in this language yet.
terminal-learn-no-lesson = There is no lesson “{ $name }”. There are: { $known }.
terminal-learn-lesson = Lesson { $number } of { $of }
terminal-learn-ask-read = Enter to go on
terminal-learn-ask-throw = Enter to throw the dice
terminal-learn-unknown = { $word } is nothing that can be chosen here.
terminal-learn-again = Try again.
terminal-learn-done = Lesson learnt.
terminal-learn-course-done = You know it all now. Play a whole game: { $game }
terminal-learn-checked = All true: { $lessons } lessons, { $steps } steps, { $answers } answers tried.

## Puzzles.

terminal-puzzle-none = There are no puzzles about { $game } yet.
terminal-puzzle-no-id = There is no puzzle “{ $id }”.
terminal-puzzle-no-motif = { $game } has no puzzles about “{ $motif }”. There are: { $known }.
terminal-puzzle-which-game = Say which game: { $known }.
terminal-puzzle-head = { $game }, puzzle { $id }, rating { $rating }
terminal-puzzle-head-today = { $game }, puzzle of the day ({ $id }), rating { $rating }
terminal-puzzle-how = Type a move, or point at things one after the other; show gives it away, quit leaves.
terminal-puzzle-find =
    { FORM($seat, "start") } to move. { $dice ->
        [yes] Which move wins most often?
       *[no] Find the best move.
    }
terminal-puzzle-wrong = There is a better move. Try again.
terminal-puzzle-go-on = That is it. And now?
terminal-puzzle-solved = Solved!
terminal-puzzle-shown = This was the solution:
terminal-puzzle-then = What may follow:
terminal-puzzle-why = That is { FORM($now, "stand") }. After the next best move it would be { FORM($otherwise, "stand") }: { $second }.
terminal-puzzle-why-chance =
    It wins about { $best } of 100 games. The next best move wins { $next }: { $second }.
terminal-puzzle-about = It is about: { $motifs }.
terminal-puzzle-another = Enter for another one, quit to leave
terminal-puzzle-day-done = Come back tomorrow for another one.
