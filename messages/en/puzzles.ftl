# Puzzles: those of the day, practice, and the days gone by. What a game's puzzles are about stands with its own words.

## All of them.

puzzles-lede = One for every game, every day, the same for everyone.
puzzles-today = Today’s puzzles
puzzles-state-open = Not solved yet
puzzles-state-done = Solved
puzzles-state-first = Solved at the first try
puzzles-practice = Practice
puzzles-practice-lede = As many as you like, about as hard as you are good.
puzzles-standing = Rating { $rating } · { $found } of { $all } found
puzzles-mixed = All sorts
puzzles-archive = Days gone by
puzzles-archive-lede = All of them can still be solved. Only today’s counts for days in a row.
puzzles-day = Day
puzzles-cell = { $game }, { $date }: { $state }
puzzles-earlier = Earlier days
puzzles-missing = There is no such puzzle
puzzles-none-left = You have found them all
puzzles-all = All puzzles

## One of them.

puzzles-of-day = { $game }, { $date }
puzzles-of-game = { $game }: a puzzle
puzzles-of-sort = { $game }: { $about }
puzzles-find = You are { FORM($seat, "start") }. Find the best move.
puzzles-find-chance = You are { FORM($seat, "start") }. Which move wins most often?
puzzles-go-on = And now?
puzzles-score = { FORM($seat, "start") } { $points }
puzzles-right = That is it. There is more to find.
puzzles-wrong = There is a better move.
puzzles-answer = What might follow: { $tale }.
puzzles-solved = Solved!
puzzles-solved-first = Solved at the first try!
puzzles-rated = Your rating: { $was } → { $is }
puzzles-line = What next?
puzzles-about = Its rating: { $rating } · { $motifs }
puzzles-next = Next puzzle
puzzles-practise = Practise { $game }

## Why a move is best.

puzzles-why-stands =
    { $found ->
        [one] With it you are
       *[other] This way you are
    } { FORM($now, "stand") }. After the next best move you would be { FORM($otherwise, "stand") }.
puzzles-why-clearer =
    { $found ->
        [one] With it you are
       *[other] This way you are
    } { FORM($now, "stand") }, and nothing else does as well.
puzzles-why-chance =
    { $found ->
        [one] It wins
       *[other] This way wins
    } about { $games ->
        [one] one more of 100 games
       *[other] { $games } more of 100 games
    } than the next best move, give or take { $give }.
puzzles-second = Next best: { $advice }.
