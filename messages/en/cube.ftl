# The cube: sixteen pieces in a box. `start` begins a sentence, `named` has the letter first.

## The page itself.

cube-lede = Sixteen pieces, two of each shape, fill a box of 4 × 4 × 4. Turn them any way you like.
cube-today = Puzzle of the day
cube-of-day = Puzzle of { $date }
cube-others = Other puzzles and days
cube-free = Empty box
cube-which = Which puzzle
cube-failed = The puzzle could not be set up.

## The pieces. A name stands before its letter: some letters are words.

cube-shape-a = the right screw (A)
    .start = The right screw (A)
    .named = A, the right screw
cube-shape-b = the left screw (B)
    .start = The left screw (B)
    .named = B, the left screw
cube-shape-i = the row (I)
    .start = The row (I)
    .named = I, the row
cube-shape-l = the hook (L)
    .start = The hook (L)
    .named = L, the hook
cube-shape-o = the square (O)
    .start = The square (O)
    .named = O, the square
cube-shape-p = the corner (P)
    .start = The corner (P)
    .named = P, the corner
cube-shape-t = the tee (T)
    .start = The tee (T)
    .named = T, the tee
cube-shape-z = the step (Z)
    .start = The step (Z)
    .named = Z, the step

## The box.

cube-left =
    { $count ->
        [0] Every piece is in the box
        [one] 1 piece to place
       *[other] { $count } pieces to place
    }
cube-layers = The four layers
cube-which-layer = Which layer
cube-layer-tab = Layer { $number }, { $filled } of 16 cells filled
cube-layer = Layer { $number }
cube-lowest = lowest
cube-highest = highest
cube-empty = { $cell }, empty
cube-filled = { $cell }, { FORM($shape, "named") }
cube-given = { $cell }, { FORM($shape, "named") }, given
cube-would-lie = { $cell }, empty; { $shape } would lie here
cube-keys = Arrow keys go from cell to cell, Page Up and Page Down from layer to layer. Enter places or takes back; S spins, T tips and R rolls the piece, with Shift the other way.
cube-picture = The box, { $filled } of 16 pieces in it
cube-apart = Pull apart
cube-together = Put together

## Taking and turning pieces.

cube-beside = Pieces beside the box
cube-pick = { FORM($shape, "named") }, { $left } left
cube-turn-spin = Spin
cube-turn-tip = Tip
cube-turn-roll = Roll
cube-pick-first = Choose a piece, turn it, then point at a cell.
cube-holding = { FORM($shape, "start") } { $places ->
        [0] fits nowhere that way. Turn it.
        [one] fits in 1 place that way.
       *[other] fits in { $places } places that way.
    }
cube-would-fill = { FORM($shape, "start") } would fill { $cells }.
cube-no-fit = { FORM($shape, "start") } does not fit on { $cell } that way.
cube-is-given = That piece is part of the puzzle; it stays.
cube-placed = { FORM($shape, "start") } is in.
cube-fatal = { FORM($shape, "start") } is in, but now the rest can’t be packed any more.
cube-taken = { FORM($shape, "start") } is out again.
cube-take-back = Take back
cube-hint = Hint
cube-again = Start again

## Whether it can still be solved, and what helps.

cube-light-yes = Still solvable
cube-light-no = No longer solvable
cube-light-unknown = Not known yet
cube-light-asking = Looking …
cube-light-solved = Solved
cube-hint-place = Try { FORM($shape, "named") }, where it is outlined.
cube-hint-take-back = Take back { FORM($shape, "named") }, which is outlined: then it can be solved.
cube-hint-hopeless = Taking back one piece is not enough. Take back two or more.
cube-hint-done = The box is full.
cube-hint-unknown = Not known yet: place a piece that you are sure of, or take one back.

## How hard it is, and how it went.

cube-measured =
    { $vain ->
        [0] The grade is measured: a solver that fills the tightest spot first never goes wrong here.
        [one] The grade is measured: a solver that fills the tightest spot first places { $vain } piece in vain, on average, here.
       *[other] The grade is measured: a solver that fills the tightest spot first places { $vain } pieces in vain, on average, here.
    }
cube-solved =
    { $hints ->
        [0] Solved, without a hint.
        [one] Solved, with 1 hint.
       *[other] Solved, with { $hints } hints.
    }
cube-share = Save a picture to share
cube-share-line =
    { $hints ->
        [0] Solved without a hint
        [one] Solved with 1 hint
       *[other] Solved with { $hints } hints
    }
