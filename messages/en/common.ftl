# Names and words that all games share.

## Colours, which are also the names of seats. `start` begins a sentence, and is the name of whoever plays: “Red has the red 5”.

red = red
    .start = Red
blue = blue
    .start = Blue
green = green
    .start = Green
yellow = yellow
    .start = Yellow
black = black
    .start = Black
white = white
    .start = White
grey = grey
    .start = Grey

## Several things.

list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Dice and squares.

pips = { $value }
square = { $square }
throws =
    { FORM($seat, "who") ->
        [you] You throw
       *[they] { FORM($seat, "start") } throws
    } { $faces }

## What a move is worth, beside the best one.

hint-best = best
hint-as-good = as good
hint-little-weaker = a little weaker
hint-points = loses a point or two
hint-weaker = weaker
hint-bad = bad
hint-loses = loses

# Said above the moves, where the game is as good as decided.
hint-all-lose = As far as can be seen, every move loses.
hint-losing = Hardly anything helps any more. This holds out best.
hint-winning = You have all but won. This keeps it so.

## How somebody stands.

chance-winning = winning
chance-much-better = much better
chance-better = better
chance-little-better = a little better
chance-even = about even
chance-little-worse = a little worse
chance-worse = worse
chance-much-worse = much worse
chance-losing = losing

## What several games have.

pass = pass
nothing-forbids = Nothing forbids this choice.

## The levels at which the computer plays; `line` says what to expect.

level-1 = Stowaway (1)
    .line = Kind: plays for fun, and misses a lot.
level-2 = Deckhand (2)
    .line = Sees what is on offer, and little more.
level-3 = Able seaman (3)
    .line = Looks once before it acts.
level-4 = Leading hand (4)
    .line = A fair match for most.
level-5 = Bosun (5)
    .line = Seldom misses what you leave open.
level-6 = First mate (6)
    .line = Plans ahead and holds you to it.
level-7 = Captain (7)
    .line = Gives nothing away.
level-8 = Admiral (8)
    .line = Thinks as long as it may.
