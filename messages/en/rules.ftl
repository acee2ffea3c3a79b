# The rules pages.

## The page itself.

rules-title = Rules
rules-lede = Each game at a glance, then how to play it, on boards that answer. And for referees every sentence, in our own words, with its name.
rules-page-title = Rules of { $title }
rules-contents = On this page
rules-learn = Learn it step by step
rules-referees = For referees
    .about = The exact rules: every sentence that can forbid a move has a name; then rulings, options and notation.
rules-print = Print this page
rules-again = Start again
rules-board = Board to try out: { $title }
rules-rights = Rights
rules-designer = Design: { $designer }.
rules-rights-of-all = Rights and credits of all games
rules-missing = There is no rules page for this game.
rules-play = Play { $title }

## Examples.

rules-position = { $title }: example, position { $step } of { $steps }
rules-step = { $step } / { $steps }
rules-back = Step back
rules-forward = Step forward
rules-after = after
rules-turn-of = { FORM($seat, "start") } to play
rules-turn-of-chance = the dice fall
rules-over = The game is over.
rules-won = The game is over: { $winners } won.
rules-drawn = The game is over: drawn.
rules-count =
    { $count ->
        [one] One move is legal.
       *[other] { $count } moves are legal.
    }
rules-allowed = { $move }, allowed
rules-forbidden = { $move }, not allowed
rules-try-move = Try a move: see where it leads, or why it is not allowed.
rules-shown = { $move } is allowed; this is the position after it.
rules-failed = This example could not be shown.
rules-options = with { $options }
