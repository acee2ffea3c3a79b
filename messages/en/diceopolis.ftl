# Diceopolis. What each message is about stands in crates/diceopolis; ids such as DO-P3 are those of docs/rules/diceopolis.md.

diceopolis = Diceopolis
    .designer = not named in the rules
    .tagline = Build a city of dice along a black cross, each run in the value of its cross die.
    .goal =
        { $scoring ->
            [dice] Build runs that match their black die: every die is a point, the black one too.
           *[pips] Build runs that match their black die: all pips are points, the black die’s too.
        }
    .turn =
        Place one die of your hand where it touches two others.
        A run counts from the cross outward, while its dice are yours and match the black one.
        Before each later turn the next die of your cache is rolled into your hand.
        It ends when all dice are placed.

## Options and set-ups.

diceopolis-option-players = How many people play.
    .label = Players
diceopolis-option-dice = How many dice each player has: up to 50 with two players, 33 with three, 25 with four.
    .label = Dice
diceopolis-option-scoring = Whether a run scores the pips of its dice or their number.
    .label = Scoring
diceopolis-option-scoring-pips = pips
diceopolis-option-scoring-dice = number of dice
diceopolis-allowed-dice = 6 to { $most } with { $players } players
diceopolis-setup-standard = Standard game
    .summary = 25 dice each: the city grows to the ends of its streets, and long runs pay.
diceopolis-setup-quick = A quick game
    .summary = Twelve dice each: a small town around the crossing, soon built and counted.

## Things.

diceopolis-die = { $seat } { $value }
diceopolis-die-on = the { $seat } { $value } on { $square }
diceopolis-blank-die = { $seat } die
diceopolis-tray-hand =
    { FORM($seat, "who") ->
        [you] your hand
       *[they] { FORM($seat, "start") }'s hand
    }
diceopolis-tray-cache =
    { FORM($seat, "who") ->
        [you] your cache
       *[they] { FORM($seat, "start") }'s cache
    }

## What to point at.

diceopolis-step-value = a { $value }
diceopolis-step-on = on { $square }
diceopolis-step-die-on = a die on { $square }
diceopolis-step-keep = keep the hand
    .short = Keep
diceopolis-step-reroll = re-roll a { $value }
    .short = ↻ { $value }
diceopolis-step-roll = roll a { $value }

## Moves. `do` advises somebody to make the move.

diceopolis-did-place =
    { FORM($seat, "who") ->
        [you] You place
       *[they] { FORM($seat, "start") } places
    } a { $value } on { $to }: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
    .do = Place a { $value } on { $to }{ $points ->
        [0] {""}
        [one] : 1 point
       *[other] : { $points } points
    }
diceopolis-did-keep =
    { FORM($seat, "who") ->
        [you] You keep your hand as it is
       *[they] { FORM($seat, "start") } keeps its hand as it is
    }
    .do = Keep your hand as it is
diceopolis-did-reroll =
    { FORM($seat, "who") ->
        [you] You take
       *[they] { FORM($seat, "start") } takes
    } a { $value } back to roll it again
    .do = Re-roll a { $value }
diceopolis-brought-run = { $length ->
        [one] It matches the { $black } on { $cross }
       *[other] The run from { $cross } is now { $length } dice long
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $length ->
        [one] {""}
       *[other] {" "}more
    }
diceopolis-brought-end-of-run =
    It ends { FORM($seat, "who") ->
        [you] your
       *[they] { FORM($seat, "start") }'s
    } run { $length ->
        [one] from { $cross }
       *[other] of { $length } dice from { $cross }
    }
diceopolis-brought-city = That was the last die: the city is built
diceopolis-brought-hand =
    { FORM($seat, "who") ->
        [you] You now hold
       *[they] { FORM($seat, "start") } now holds
    } { FORM($hand, "count") ->
        [one] a { $hand }
       *[other] { $hand }
    }
diceopolis-brought-empty-cache =
    { FORM($seat, "who") ->
        [you] Your cache is empty: from your next turn on you may re-roll a die
       *[they] { FORM($seat, "start") }'s cache is empty: from its next turn on it may re-roll a die
    }

## Words among the pictures of a list of moves.

diceopolis-sign-keep = keeps
diceopolis-sign-reroll = again
diceopolis-sign-points = +{ $points }

## What speaks for a move, where it is advised.

diceopolis-prospect-denies =
    { FORM($seat, "who") ->
        [you] You
       *[they] { FORM($seat, "start") }
    } could have made { $points ->
        [one] 1 point
       *[other] { $points } points
    } there
diceopolis-prospect-next = Then a { $value } on { $square } makes { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## What the board shows.

diceopolis-mark-run =
    { FORM($seat, "who") ->
        [you] you have
       *[they] { FORM($seat, "start") } has
    } { $length ->
        [one] a { $value }
       *[other] { $length } dice showing { $value }
    } from { $cross } outward for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
diceopolis-mark-worth = a { $value } on { $square } scores { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }
diceopolis-mark-blocks = a { $value } on { $square } ends { FORM($owner, "who") ->
        [you] your
       *[they] { FORM($owner, "start") }'s
    } run from { $cross }
diceopolis-note-over = the last die is placed: the points of the runs decide
diceopolis-note-first-hand =
    { FORM($seat, "who") ->
        [you] you throw your
       *[they] { FORM($seat, "start") } throws its
    } first hand: { $left ->
        [one] 1 die
       *[other] { $left } dice
    } to go
diceopolis-note-rolls =
    { FORM($seat, "who") ->
        [you] you roll a die from your cache into your hand
       *[they] { FORM($seat, "start") } rolls a die from its cache into its hand
    }
diceopolis-note-rolls-again =
    { FORM($seat, "who") ->
        [you] you roll a die of your hand again
       *[they] { FORM($seat, "start") } rolls a die of its hand again
    }
diceopolis-note-reroll =
    { FORM($seat, "who") ->
        [you] you may re-roll one die of your hand, or keep it
       *[they] { FORM($seat, "start") } may re-roll one die of its hand, or keep it
    }
    .do = Re-roll one die, or keep your hand
diceopolis-note-places =
    { FORM($seat, "who") ->
        [you] you place
       *[they] { FORM($seat, "start") } places
    } a die; { $squares ->
        [one] 1 square is open
       *[other] { $squares } squares are open
    }
    .do = Place a die from your hand where it touches two

## What can be done now.

diceopolis-prompt-where = Where does the { $value } go?
diceopolis-prompt-value = Which die on { $square }?

## Why not.

diceopolis-why-over = The game is over: all dice are placed.
diceopolis-why-no-roll = No die is rolling: { FORM($seat, "who") ->
        [you] you decide
       *[they] { FORM($seat, "start") } decides
    } { $decides ->
        [reroll] whether to re-roll a die
       *[place] which die to place
    }.
diceopolis-why-rolling =
    { FORM($seat, "who") ->
        [you] Your die
       *[they] { FORM($seat, "start") }'s die
    } is still rolling: wait until it lands.
diceopolis-why-reroll-done =
    { FORM($seat, "who") ->
        [you] You have decided about your
       *[they] { FORM($seat, "start") } has decided about its
    } re-roll: there is one a turn.
diceopolis-why-no-reroll =
    { FORM($seat, "who") ->
        [you] You began the turn with dice in your cache: you may re-roll once it is empty.
       *[they] { FORM($seat, "start") } began the turn with dice in its cache: re-rolls begin once it is empty.
    }
diceopolis-why-reroll-first =
    { FORM($seat, "who") ->
        [you] First re-roll a die or keep your hand; then place one.
       *[they] First { FORM($seat, "start") } re-rolls a die or keeps its hand; then it places one.
    }
diceopolis-why-not-in-hand =
    { FORM($seat, "who") ->
        [you] You have no { $value } in hand: you hold
       *[they] { FORM($seat, "start") } has no { $value } in hand: it holds
    } { FORM($hand, "count") ->
        [one] a { $hand }
       *[other] { $hand }
    }.
diceopolis-why-no-such-value = A die shows 1 to 6, never { $value }.
diceopolis-why-cross = { $square } belongs to the cross: dice go into the quadrants between its arms.
diceopolis-why-occupied = On { $square } stands the { $die } already.
diceopolis-why-too-few = A die on { $square } would touch { FORM($touched, "count") ->
        [0] no other
       *[other] only { $touched }
    }; it must touch two.
diceopolis-why-corners = A die on { $square } would touch { FORM($touched, "count") ->
        [0] no other
       *[other] only { $touched }
    }; it must touch two, and it meets { $corners } only at the corner.
diceopolis-why-choose-die = { $square } is chosen already: choose the die of your hand to place there.
diceopolis-why-choose-square = A { $value } is chosen already: choose the square to place it on.
diceopolis-why-complete = A die and its square are chosen: that is the whole move.
diceopolis-why-button-complete = That choice is a whole move.
diceopolis-why-in-cache =
    { FORM($seat, "who") ->
        [you] That is your cache: its next die is rolled into your hand before your turn.
       *[they] That is { FORM($seat, "start") }'s cache: its dice are rolled into { FORM($seat, "start") }'s hand one by one.
    }
diceopolis-why-not-yours = That die lies in { FORM($seat, "start") }'s hand: place one of your own.
diceopolis-why-no-choice = “{ $target }” is nothing to choose: take a die of your hand and a square for it.

## Remarks to somebody who plays their first games: to “you”, whose turn it is. One sentence, what it comes from first.

diceopolis-remark-reroll = Your cache is empty: before you place, you may roll one die of your hand again.
diceopolis-remark-blocked = { FORM($by, "start") } ended your run on { $square }: its { $points ->
        [one] point stays
       *[other] { $points } points stay
    }, but it can’t grow.
diceopolis-remark-black-counts = Your { $value } makes { $points } points, for the black die counts with it; it goes on at { $square }.
diceopolis-remark-goes-on = Your run has { $points ->
        [one] 1 point
       *[other] { $points } points
    } now; another { $value } of yours on { $square } goes on with it.
diceopolis-remark-closed = Your { $value } beside the { $black } closes that row: nobody can score in it any more.
diceopolis-remark-both = Your { $value } could count in two runs at once, where their rows meet.
diceopolis-remark-longer = You hold a { $value }, with which your run from { $cross } could grow.
diceopolis-remark-begin = You hold a { $value }: beside the { $black } it begins a run that you can go on with.
diceopolis-remark-block = { FORM($seat, "start") }’s run goes on at { $square }: any die of yours there ends it.
diceopolis-remark-opened = { FORM($by, "start") } used { $square }, which your last die opened: every die opens squares for all.
diceopolis-remark-touch = Your die must touch two others, face to face; a corner does not count.
diceopolis-remark-cache = Your cache has { $left ->
        [one] 1 die
       *[other] { $left } dice
    } left; once it is empty, you may re-roll a die instead.
diceopolis-remark-last-dice = You have { $left ->
        [one] 1 die
       *[other] { $left } dice
    } left: when all are placed, the runs are counted.
diceopolis-remark-nothing = Nothing in your hand scores now: end somebody’s run, or open a square for later.

## What can be wrong in notation.

diceopolis-text-cell = a die’s colour ({ FORM($letters, "or") }) or a number of empty squares
diceopolis-text-touch = The { $seat } { $value } on { $square } never touched two dice: there is none on { $missing }.
diceopolis-text-dice = { FORM($seat, "start") } has { $placed } dice on the board, and each colour has { $dice }.
diceopolis-text-placed = { FORM($seat, "start") } has placed { $placed } of the { $total } dice on the board; taking turns it would be { $due }.
diceopolis-text-turn = By the dice on the board it is the turn of { $letter }.
diceopolis-text-phase = { FORM($seat, "start") } has placed { $placed } of { $dice } dice, so the phase is { FORM($words, "or") }.
diceopolis-text-hand = { FORM($seat, "start") } has { $due } dice in hand at this point, not { $found }.
diceopolis-text-cache = { FORM($seat, "start") } has { $due } dice in its cache at this point, not { $found }.

## What the page itself says. `dice` is a list of `pips`.

diceopolis-page-caption = Points of each colour by the value of the dice in its runs
diceopolis-page-seat = Colour
diceopolis-page-total = Total
diceopolis-page-from = from dice showing { $value }
diceopolis-page-runs = { $count ->
        [one] one run
       *[other] { $count } runs
    } of { $value }s
diceopolis-page-hand =
    { FORM($seat, "who") ->
        [you] You hold
       *[they] { FORM($seat, "start") } holds
    } { FORM($dice, "count") ->
        [0] no dice
        [one] a { $dice }
       *[other] { $dice }
    }; { $cache } in the cache
diceopolis-page-cache = { $count } to roll
diceopolis-page-on-square = On { $square }:

## What a cell is that is more than a square.

diceopolis-cell-cross = cross

## What puzzles are about.

diceopolis-motif-run = Runs
diceopolis-motif-two-runs = Two runs at once
diceopolis-motif-block = Blocking
diceopolis-motif-outpost = Building ahead
diceopolis-motif-re-roll = Re-rolling
diceopolis-motif-keep = Keeping the hand
diceopolis-motif-ending = The end
diceopolis-motif-rescue = A way out
diceopolis-motif-combination = More than one move
