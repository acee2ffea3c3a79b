# Uptown. What each message is about stands in crates/uptown; ids such as UP-P3 are those of docs/rules/uptown.md.

uptown = Uptown
    .tagline = Sixteen tetracubes, one town: be seen from above in four of its seven columns.
    .goal = Seen from above, show your colour on three squares of a column: own four of seven.
    .turn =
        Take any piece of the pool, in either colour, and turn it as you like.
        Put it down so that it touches the board and nothing hangs in the air.
        A column is yours while three of its five squares show your colour from above.
        It ends when all pieces are placed, or when somebody can place none.

## Options.

uptown-option-first = Who acts first.
    .label = First
uptown-option-first-grey = grey
uptown-option-first-red = red

## Things.

uptown-piece = the { $colour } { $letter }
    .start = The { $colour } { $letter }
uptown-item = { $colour } { $letter }
uptown-shape = { $letter ->
        [A] an A
        [I] an I
        [L] an L
        [O] an O
       *[other] a { $letter }
    }
uptown-cube = { $colour } cube at level { $level }
uptown-column = { $column }
uptown-tray-pool = pool

## What to point at. Places are told from the square that is pointed at.

uptown-turned-flat = flat: { $places }
uptown-turned-high = { $height } high: { $columns }
uptown-turned-column = { $place } { $cubes ->
        [one] level { $lowest }
       *[other] levels { $lowest }–{ $highest }
    }
uptown-direction = { $far ->
        [0] { $east ->
            [0] here
            [1] east
           *[other] { $east } east
        }
        [1] { $east ->
            [0] { $pole }
            [1] { FORM($pole, "east") }
           *[other] { $east } east 1 { $pole }
        }
       *[other] { $east ->
            [0] { $far } { $pole }
           *[other] { $east } east { $far } { $pole }
        }
    }
uptown-north = north
    .east = north-east
uptown-south = south
    .east = south-east
uptown-step-on = on { $squares }

## Moves. `do` advises somebody to make the move.

uptown-did-place =
    { FORM($seat, "who") ->
        [you] You put
       *[they] { FORM($seat, "start") } puts
    } { $piece } on { $squares }
    .do = Put { $piece } on { $squares }
uptown-brought-hides = It hides { $colour } on { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
uptown-brought-column =
    { FORM($seat, "who") ->
        [you] You now dominate
       *[they] { FORM($seat, "start") } now dominates
    } { FORM($columns, "count") ->
        [one] column
       *[other] columns
    } { $columns }
uptown-brought-turned-column =
    { FORM($columns, "count") ->
        [one] Column { $columns } goes
       *[other] Columns { $columns } go
    } from { FORM($other, "who") ->
        [you] you
       *[they] { FORM($other, "start") }
    } to { FORM($seat, "who") ->
        [you] you
       *[they] { FORM($seat, "start") }
    }
uptown-brought-lost-column =
    { FORM($other, "who") ->
        [you] You no longer dominate
       *[they] { FORM($other, "start") } no longer dominates
    } { FORM($columns, "count") ->
        [one] column
       *[other] columns
    } { $columns }
uptown-brought-majority =
    { FORM($seat, "who") ->
        [you] You now have
       *[they] { FORM($seat, "start") } now has
    } { $columns } columns, enough to win
uptown-brought-end = { $left ->
        [0] That was the last piece
       *[other] Now { FORM($seat, "who") ->
            [you] you
           *[they] { FORM($seat, "start") }
        } can place nothing
    }: the game is over

## What speaks for a move, where it is advised.

uptown-prospect-spent = { $left ->
        [0] It uses up the last { $colour } piece
        [one] It uses up a { $colour } piece: 1 is left
       *[other] It uses up a { $colour } piece: { $left } are left
    }

## What the board shows.

uptown-mark-dominance =
    { FORM($seat, "who") ->
        [you] you dominate
       *[they] { FORM($seat, "start") } dominates
    } column { $column }: grey { $grey }, red { $red }
uptown-mark-no-dominance = nobody dominates column { $column }: grey { $grey }, red { $red }
uptown-mark-height = { $height } high
uptown-mark-anchor = { $piece } can go here
uptown-mark-ghost = { $piece } would lie here
uptown-note-needs =
    { FORM($seat, "who") ->
        [you] you
       *[they] { FORM($seat, "start") }
    } { $columns ->
        [0] { FORM($seat, "who") ->
            [you] have
           *[they] has
        } enough columns
       *[other] { FORM($seat, "who") ->
            [you] need
           *[they] needs
        } { $columns ->
            [one] 1 more column
           *[other] { $columns } more columns
        }
    }
uptown-note-over = { $left ->
        [0] all pieces are placed
       *[other] { FORM($seat, "who") ->
            [you] you
           *[they] { FORM($seat, "start") }
        } can place nothing
    }: the game is over

## What can be done now.

uptown-prompt-take = Take a grey or red piece
uptown-prompt-turn = Turn it as you like
uptown-prompt-where = Where does { $piece } go?

## Why not.

uptown-why-game-over = The game is over: { $left ->
        [0] all pieces are placed
       *[other] { FORM($seat, "who") ->
            [you] you
           *[they] { FORM($seat, "start") }
        } could not place any piece
    }.
uptown-why-not-in-pool = { FORM($piece, "start") } is no longer in the pool.
uptown-why-too-high = The stack on { $square } would grow higher than four cubes: no piece reaches that from the board.
uptown-why-no-cube-on-board = No cube of { $piece } would lie directly on the board: { $squares } { FORM($squares, "count") ->
        [one] is
       *[other] are
    } built on already.
uptown-why-mirror-image = The cubes would make { $made }, the mirror image of { $named }: a piece may be turned, never mirrored.
uptown-why-other-shape = The cubes would make { $made }, not { $named }.
uptown-why-not-one-body = The cubes of { $piece } would not hang together: what lands on { $apart } touches nothing of what lands on { $joined }.
uptown-why-no-room = { FORM($piece, "start") } fits nowhere, whichever way it is turned.
uptown-why-no-room-turned = Turned like that, { $piece } fits nowhere.
uptown-why-off-board = From { $square }, { $piece } would stick out over the edge of the board.
uptown-why-unsupported = Nothing would lie beneath { $piece } over { $squares }.
uptown-why-occupied = { FORM($squares, "count") ->
        [one] The building on { $squares } is
       *[other] The buildings on { $squares } are
    } in the way of { $piece }.
uptown-why-no-beginning = Take a piece first: what was chosen so far begins no move.
uptown-why-take-first = First take a piece from the pool, grey or red.
uptown-why-no-such-piece = There is no such piece: each colour has A, B, I, L, O, P, T and Z.
uptown-why-turn-first = First turn { $piece } the way it should lie.
uptown-why-no-such-turn = { FORM($piece, "start") } can lie in { $ways } ways, from { $letter }1 to { $letter }{ $ways }.
uptown-why-point = Now point at a square for { $piece }.
uptown-why-no-such-square = There is no such square: the board has a1 to g5.
uptown-why-complete = The move is complete: { $piece } goes on { $square }, and nothing follows.

## Remarks to somebody who plays their first games: to “you”, whose turn it is. One sentence, what it comes from first.

uptown-remark-lost-column = You no longer own column { $column }: { FORM($squares, "count") ->
        [one] your square { $squares } is
       *[other] your squares { $squares } are
    } covered.
uptown-remark-turned-column = Column { $column } is { $seat }’s now: cover { $count ->
        [one] one
       *[other] { $count }
    } of its squares, and you take it away.
uptown-remark-covered = { FORM($seat, "start") } covered you on { $squares }: only what is seen from above counts.
uptown-remark-their-three = { FORM($seat, "start") } owns three columns, and four win: see which of them you can cover.
uptown-remark-enough = You own { $columns } columns, which is enough, if you keep them to the end.
uptown-remark-column = Column { $column } is yours now, for as long as three of its squares show your colour.
uptown-remark-kept = Column { $column } is yours for good: { $seat } can’t reach enough of its squares any more.
uptown-remark-two-columns = One piece can bring you two columns at once. Do you see it?
uptown-remark-one-short = One more square of your colour, and column { $column } is yours.
uptown-remark-break = { FORM($seat, "start") } just owns column { $column } with three squares: cover one, and you break it.
uptown-remark-no-room = You can’t place { $piece } any more: it fits nowhere, whichever way it is turned.
uptown-remark-last-piece = This is the last piece you place: afterwards { $left ->
        [0] the columns are counted
       *[other] only { $seat } still places one
    }.
uptown-remark-their-pieces = You may use up { $seat }’s pieces too: laid where they don’t count, they do no harm.
uptown-remark-stand = Your piece may stand upright or lean on buildings, if one cube touches the board.

## What can be wrong in notation.

uptown-text-cell = a stack of g and r or a number of empty squares
uptown-text-pool = the letters of the pieces left, or - for none
uptown-text-height = A stack is at most four cubes high.
uptown-text-pool-order = Pieces stand in the order ABILOPTZ, none twice.
uptown-text-cubes = { FORM($seat, "start") } has placed { $gone ->
        [one] 1 piece
       *[other] { $gone } pieces
    }, so { $due } of its cubes should be on the board, not { $cubes }.
uptown-text-turn = { FORM($first, "start") } went first and { $gone ->
        [one] 1 piece is
       *[other] { $gone } pieces are
    } placed: write { $letter }.

## What the page itself says.

uptown-page-hand = Turn the piece
uptown-page-nothing = Take a piece from the pool, grey or red.
uptown-page-tilt-left = Turn left
uptown-page-tilt-right = Turn right
uptown-page-tilt-away = Tip away
uptown-page-tilt-near = Tip towards me
uptown-page-tilt-roll-left = Tip to the left
uptown-page-tilt-roll-right = Tip to the right
uptown-page-keys = Q E turn · A D, T G tip over
uptown-page-with-key = { $what } ({ $key })
uptown-page-ways = { $count ->
        [one] One way fits
       *[other] { $count } ways fit
    }
uptown-page-town = The town
uptown-page-town-label = The town from the side, { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
uptown-page-show-town = Look from the side
uptown-page-hide-town = Put the side view away
uptown-page-stage = Town view
uptown-page-plan = From above

## What puzzles are about.

uptown-motif-column = Winning a column
uptown-motif-turn = Turning a column
uptown-motif-break = Breaking a column
uptown-motif-cover = Covering
uptown-motif-other-colour = With the other colour
uptown-motif-four-columns = The fourth column
uptown-motif-last-piece = The last piece
uptown-motif-ending = The end
uptown-motif-rescue = A way out
uptown-motif-combination = More than one move
