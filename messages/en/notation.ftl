# What exactly is wrong in a piece of notation: a move, a position, a record, a piece of the cube. What only one game can say stands in
# that game's file.

## What was expected, and what stands there.

notation-expected = Expected { $what }, found “{ $found }”.
notation-ended = Expected { $what }, but the text ends here.
notation-space = a space
notation-text = “{ $text }”
notation-file = a letter from { $first } to { $last }
notation-rank = a digit from { $first } to { $last }
notation-number = a number from { $min } to { $max }
notation-colour = a colour ({ FORM($letters, "or") })
notation-turn = the colour whose turn it is ({ FORM($letters, "or") })
notation-phase = the phase ({ FORM($words, "or") })
notation-piece = a piece’s letter ({ FORM($letters, "or") })
notation-die = a die’s value from { $first } to { $last }
notation-dice = values of dice from 1 to 6, or - for none
notation-date = a date such as 2026-11-06
notation-player = a player such as level:4, random or time:500ms
notation-move = a move such as { FORM($examples, "or") }

## What many texts can have wrong.

notation-end = Nothing may follow here, but there is “{ $found }”.
notation-leading-zero = A number does not begin with 0.
notation-runs = Empty squares side by side are one number.
notation-dice-ascend = Dice stand in ascending order.
notation-most-dice = There are at most { $most } dice here.
notation-squares-order = Squares stand in order, by file and then by rank.
notation-no-month = Months go from 01 to 12.
notation-no-day = That month has { $days } days.

## The cube.

notation-pieces-order = Pieces stand in the order of their cells.
notation-cells-order = Cells stand in order, by file, rank and layer, none twice.
notation-apart = These four cells don’t touch face to face, so no piece fills them.
notation-other-shape = These four cells have the shape { $shape }.
notation-none-left = Both { $shape } are in the box already.
notation-through = It would go through { $other }.

## Records.

notation-record-here = Here should be “{ $text }”.
notation-record-no-tag = “{ $found }” is no tag. A tag looks like “game: uptick”, and an empty line ends them.
notation-record-missing = The tag “{ $tag }” is missing.
notation-record-empty = The tag “{ $tag }” has no value, or spaces around it.
notation-record-twice = The tag “{ $tag }” is there twice.
notation-record-unknown = There is no tag “{ $tag }”; the tags are { $known }.
notation-record-unlike = “{ $found }” should look like “{ $example }”.
notation-record-version = Versions of the rules are numbers from 2 on; the first is not written.
notation-record-number = This should be move number { $number }.
notation-record-words = There is too much in this line; a comment begins with “ ; ”.
notation-record-no-move = { $move } is not a move of the game. Character { $at }: { $why }
notation-record-illegal = { $move }: { $why } ({ $rule })
notation-record-after-end = The game is over before this move.
notation-record-turn = It is the turn of “{ $turn }” here.
notation-record-by-rules = The match ended by the rules, not by “{ $cause }”.
notation-record-result = The result is “{ $result }”.
notation-record-not-over = The game is not over after the last move.
notation-record-no-roll-off = This game has no roll-off.
notation-record-roll-off-won = The roll-off goes on after it was won.
notation-record-roll-off-open = The roll-off stops before it is won.
notation-record-hex = This should be 64 digits, 0 to 9 and a to f.
