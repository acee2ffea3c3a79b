# Names and words that all games share.

## Colours, which are also the names of seats. `start` begins a sentence.

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

## What several games have.

pass = pass
nothing-forbids = Nothing forbids this choice.
