# Uptick. What each message is about stands in crates/uptick; ids such as UT-P2 are those of docs/rules/uptick.md.

uptick = Uptick
    .tagline = Dice tick up with every move and freeze their smaller neighbours.
    .goal = Take dice: their pips are your points.
    .turn =
        Place a die from your reserve, of any value, where it freezes nobody.
        Or move a die straight, as far as its pips; then it ticks up by one.
        A bigger enemy die beside it freezes a die. Sixes never move.
        It ends when neither side can place or move: who has taken more pips wins.
    .notice =
        Uptick was designed by Phil Leduc, who reserves all rights. No permission to publish it is on record here: before you offer
        this game to others, in whatever form, ask him.

## Options and set-ups.

uptick-option-size = How many files and ranks the board has.
    .label = Size
uptick-option-dice = How many dice each reserve has at the start.
    .label = Dice
uptick-setup-standard = Standard game
    .summary = Twelve dice each on a large board: room to run, to hide and to trap.
uptick-setup-quick = A quick game
    .summary = Six dice each on a board of 6 × 6: they meet at once, and it is soon over.

## Things.

uptick-die = { $seat } { $value }
uptick-die-on = the { $seat } { $value } on { $square }
    .start = The { $seat } { $value } on { $square }
uptick-blank-die = { $seat } die
uptick-tray-reserve =
    { FORM($seat, "who") ->
        [you] your reserve
       *[they] { FORM($seat, "start") }'s reserve
    }
uptick-tray-values =
    { FORM($seat, "who") ->
        [you] you can set a die to
       *[they] { FORM($seat, "start") } can set a die to
    }
uptick-tray-captured =
    { FORM($seat, "who") ->
        [you] captured by you
       *[they] captured by { FORM($seat, "start") }
    }

## What to point at.

uptick-step-value = a { $value }
uptick-step-on = on { $square }
uptick-step-die-on = a die on { $square }
uptick-step-to = to { $square }
uptick-step-capture = capture { $die }

## Moves. `do` advises somebody to make the move.

uptick-did-place =
    { FORM($seat, "who") ->
        [you] You place
       *[they] { FORM($seat, "start") } places
    } a { $value } on { $to }
    .do = Place a { $value } on { $to }
uptick-did-move =
    { FORM($seat, "who") ->
        [you] You move
       *[they] { FORM($seat, "start") } moves
    } { $die } to { $to }: it ticks up to { $then }
    .do = Move { $die } to { $to }: it ticks up to { $then }
uptick-did-capture =
    { FORM($seat, "who") ->
        [you] You take
       *[they] { FORM($seat, "start") } takes
    } { $prey } with { $die }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .do = Take { $prey } with { $die }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
uptick-did-pass =
    { FORM($seat, "who") ->
        [you] You can neither place nor move, and pass
       *[they] { FORM($seat, "start") } can neither place nor move, and passes
    }
    .do = Pass: nothing can be placed or moved
uptick-did-pass-spent =
    { FORM($seat, "who") ->
        [you] You have nothing left to play, and pass until the end
       *[they] { FORM($seat, "start") } has nothing left to play, and passes until the end
    }
    .do = Pass: nothing is left to play
uptick-brought-freeze = It freezes { $dice }
uptick-brought-six = The 6 on { $square } never moves again
uptick-brought-frozen = There it is frozen by { $freezers }

## What speaks for a move, where it is advised.

uptick-prospect-threat = From there it threatens { $dice }
uptick-prospect-safe = Nobody can take it there
uptick-prospect-guarded = Whoever takes it there is taken back

## What the board shows.

uptick-mark-six = a 6 never moves
uptick-mark-frozen = frozen by { $freezers }
uptick-mark-threatened = can be captured from { $from }
uptick-mark-reach = { $die } goes up to { $value } and then shows { $then }
uptick-mark-threat = captures { $die } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
uptick-mark-freezes = a { $value } here would freeze { $dice }
uptick-mark-held = a { $value } here would be frozen by { $dice }
uptick-mark-closed = a { $value } here would freeze a smaller die
uptick-mark-captured = { FORM($seat, "start") } has captured { $values }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
uptick-note-over = nobody can place or move a die any more: the pips taken decide
uptick-note-tied = the scores are equal: { FORM($seat, "who") ->
        [you] you
       *[they] { FORM($seat, "start") }
    } acted last
uptick-note-passes =
    { FORM($seat, "who") ->
        [you] you can neither place nor move and pass
       *[they] { FORM($seat, "start") } can neither place nor move and passes
    }
uptick-note-alone =
    { FORM($other, "who") ->
        [you] you have
       *[they] { FORM($other, "start") } has
    } nothing left to play: it ends when { FORM($seat, "who") ->
        [you] you
       *[they] { FORM($seat, "start") }
    } can do nothing more either
uptick-note-late = it ends when neither side can move
uptick-note-last-wins = if the scores stay equal, who acts last wins: so far { FORM($seat, "who") ->
        [you] you
       *[they] { FORM($seat, "start") }
    }

## What can be done now.

uptick-prompt-both = Move a die, or place one
uptick-prompt-move = Move a die
uptick-prompt-place = Place a die of any value
uptick-prompt-where = Where does the { $value } go?
uptick-prompt-value = Which value on { $square }?

## Why not.

uptick-why-over = The game is over: nobody can place or move any more.
uptick-why-can-act =
    { FORM($seat, "who") ->
        [you] You can
       *[they] { FORM($seat, "start") } can
    } still { $could ->
        [place] place
       *[move] move
    } a die, so passing is not allowed.
uptick-why-no-reserve =
    { FORM($seat, "who") ->
        [you] You have no die left in your reserve.
       *[they] { FORM($seat, "start") } has no die left in its reserve.
    }
uptick-why-no-such-value = A die shows 1 to 6 and can't be set to { $value }.
uptick-why-occupied = A die may only be placed on an empty square, and here is { $die }.
uptick-why-freezes = A { $value } on { $square } would freeze { $die }, and a placement may not freeze anything.
uptick-why-freezes-again = A { $value } on { $square } would be a new freezer for { $die }, and even a frozen die may not be given one by a placement.
uptick-why-no-die = There is no die on { $square } to move.
uptick-why-not-yours = { FORM($die, "start") } is not { FORM($seat, "who") ->
        [you] yours
       *[they] { FORM($seat, "start") }'s
    } to move.
uptick-why-six = { FORM($die, "start") } never moves again: sixes stay where they are for good.
uptick-why-frozen = { FORM($die, "start") } is frozen by { $freezers }.
uptick-why-stays = { FORM($die, "start") } must go at least one square.
uptick-why-not-straight = { $to } is on no straight line from { $from }, along rank, file or diagonal.
uptick-why-too-far = { FORM($die, "start") } goes { $value ->
        [one] 1 square
       *[other] { $value } squares
    } at most, and { $to } is { $distance } away.
uptick-why-blocked = { FORM($die, "start") } blocks the line: a die never passes an opposing one.
uptick-why-own-die = A die may pass over its own colour but not end there, and here is { $die }.
uptick-why-captures = Here is { $die }: capturing it is written { $move }.
uptick-why-no-capture = There is nothing to capture on { $to }: going there is written { $move }.
uptick-why-off-board = { $square } is not on the board, which has { $size } files and { $size } ranks.
uptick-why-walled-in = { FORM($die, "start") } has nowhere to go: on every square that it could reach stands a die of its own colour.
uptick-why-no-square = Wherever { FORM($seat, "who") ->
        [you] you
       *[they] { FORM($seat, "start") }
    } could place a { $value } it would freeze an opposing die.
uptick-why-board-full = Every square is occupied: there is nowhere to place a die.
uptick-why-choose-value = { $square } is empty: choose the value of the die to place there.
uptick-why-choose-square = A { $value } is chosen already: choose the square to place it on.
uptick-why-complete = Two choices make a move, and a turn is one move.
uptick-why-pass-complete = A pass is complete, and a turn is one move.
uptick-why-set-value = These are your dice to place: choose the value that the next one shows.
uptick-why-not-your-reserve = Those dice are { FORM($seat, "start") }'s to place.
uptick-why-captured = Captured dice never come back: their pips count as points.
uptick-why-no-choice = “{ $target }” is nothing to choose: take a die from your reserve and a square for it, or one of your dice and where it goes.

## Remarks to somebody who plays their first games: to “you”, whose turn it is. One sentence, what it comes from first.

uptick-remark-lost = { FORM($seat, "start") } took your { $value } on { $square }, and nothing of yours can take back there.
uptick-remark-take-back = { FORM($seat, "start") } took your { $value } on { $square }. Can one of your dice reach it and take back?
uptick-remark-frozen = Your { $value } on { $square } is frozen now: { FORM($freezers, "count") ->
        [one] { $freezers } is bigger
       *[other] { FORM($freezers, "count") } dice beside it are bigger
    }.
uptick-remark-held = Your { $value } on { $square } can’t move: it now stands beside { FORM($freezers, "count") ->
        [one] { $freezers }
       *[other] { FORM($freezers, "count") } bigger dice
    }.
uptick-remark-freed = Your { $value } on { $square } can move again: nothing bigger stands beside it.
uptick-remark-hanging = Your { $value } on { $square } can be taken, and you have nothing that takes back.
uptick-remark-unguarded = You can reach { $die }, and nothing guards it.
uptick-remark-guarded = You can take { $die }, but it is guarded: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for your { $price }.
uptick-remark-six = Your 6 on { $square } never moves again, but freezes every smaller enemy beside it.
uptick-remark-holds = Your { $value } on { $square } freezes { FORM($dice, "count") ->
        [one] { $dice }
       *[other] { FORM($dice, "count") } enemy dice
    } for as long as it stays there.
uptick-remark-grown = Your { $before } is a { $value } now: it goes further, but is worth more when taken.
uptick-remark-stuck =
    { $count ->
        [one] Your only die can’t move now, but you can place another.
       *[other] None of your dice can move now, but you can place another.
    }
uptick-remark-alone = { FORM($seat, "start") } can neither place nor move now: you go on alone until that changes.
uptick-remark-late = Nothing is left to place: it ends when neither you nor { $seat } can move.
uptick-remark-last-die = You have one die left to place; it may show any value.
uptick-remark-any-value = Your dice may show any value: a big one goes far, but gives { $seat } more points.
uptick-remark-no-freezing = A die you place may freeze nobody: beside { $die }, it shows { $value } at most.

## What can be wrong in notation.

uptick-text-cell = a red die A–F, a blue die a–f or a number of empty squares
uptick-text-last = who moved last ({ FORM($letters, "or") })
uptick-text-sign = - to move there or x to capture there
uptick-text-dice = { FORM($seat, "start") } has { $dice } dice in all; here: { $board } on the board, { $reserve } in reserve, { $lost } captured.
uptick-text-nobody-yet = Nothing has been placed yet, so nobody moved last: write -.
uptick-text-somebody = Dice have been placed, so somebody moved last: write r or b.
uptick-text-red-first = Red goes first: write r.

## What the page itself says, beside the board.

uptick-page-captured =
    { FORM($dice, "count") ->
        [0] nothing captured
       *[other] captured { $dice }
    }
uptick-page-nothing-captured = Nothing captured yet
uptick-page-to-place =
    { $count ->
        [0] No dice left to place
        [one] 1 die to place
       *[other] { $count } dice to place
    }

## What puzzles are about.

uptick-motif-capture = Capturing
uptick-motif-freeze = Freezing
uptick-motif-release = Thawing your own
uptick-motif-fork = Two threats at once
uptick-motif-escape = Escape
uptick-motif-shield = Protecting
uptick-motif-bait = A die within reach
uptick-motif-six = Becoming a six
uptick-motif-place = Placing
uptick-motif-move = A quiet move
uptick-motif-ending = The end
uptick-motif-rescue = A way out
uptick-motif-combination = More than one move
