# The table of a match, its end, and looking through what was played.

## Those at the table.

table-seat-and = { FORM($seat, "start") }: { $name }
table-open = nobody yet
table-somebody = Somebody
table-away = away

## Whose turn it is.

table-start = Start of the match
table-turn-of = { FORM($seat, "start") } to act
table-your-turn = Your turn
table-thinking = { FORM($seat, "start") } is thinking…
table-rolls = { FORM($seat, "start") } is rolling
table-your-roll = Your roll
table-roll-of = { FORM($seat, "start") } to roll
table-taken-back = Taken back
table-title = { $game } – Messdeck
table-title-mine = ● Your turn – { $game }
table-board = { $game } board

## What to do when the game itself has nothing to say about it.

table-begin-tray = take something that is underlined
table-begin-board = choose one of the marked squares
table-begin-both = take something that is underlined, or choose a square
table-begin-word = choose one of the words
table-go-on-tray = now take something
table-go-on-board = now choose a square
table-go-on-both = choose what comes next
table-go-on-word = choose how
table-chosen = Chosen: { $what }. { $left } to choose from next.
table-chosen-all = Chosen: { $what }. Ready to confirm.
table-choose-one = What next?
table-take-step = Take back a step

## Buttons.

table-undo = Undo
table-roll = Roll
table-throw = Throw the dice
table-confirm = Confirm
table-back = Back
table-hint = Hint
table-more = More
table-rotate = Turn the board
table-whole-board = Whole board

## What goes wrong.

table-looking-back = You are looking back. Go to the present to play, or play on from here.
table-roll-first = The dice come first.
table-is-possible = That is possible.
table-rule = Rule { $id }
table-draw-declined = { FORM($seat, "start") } declines the draw.
table-unknown-game = This page does not know a game called { $game }.
table-no-match = This match is not kept in this browser.
table-not-kept = The browser could not keep that, so it did not happen. ({ $why })
table-kept-elsewhere = This match is open in another tab, where it has gone on. Now this one shows the same.
table-not-my-bytes = what { FORM($seat, "start") } added to the dice is not what this browser sent
table-failed = The table has a problem.
table-reload = Load the match again

## Hints.

table-hints = The computer would play
table-hint-show = Show { $move } on the board
table-hint-none = There is nothing to choose.
table-hint-thinking = Looking for good moves…

## Beside the board.

table-item = { $what }, { $count } of them
table-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-seats = At the table
table-clock = { $face } left

## The moves.

table-log = Moves
table-log-empty = No moves yet.
table-log-retired = The moves stand in the record.
table-log-open = Moves and more
table-log-move = Move { $index }: { $move }
table-replay = Looking through the moves
table-first = First position
table-previous = One move back
table-next = One move on
table-last = The present
table-at = { $index } of { $of }
table-play-from-here = Play from here
table-present = To the present
table-typed = Type a move
table-typed-help = In notation or as words of the path, such as “3 c3”.
table-typed-go = Play it
table-legal = Legal moves
table-legal-count =
    { $count ->
        [one] 1 legal move
       *[other] { $count } legal moves
    }
table-legal-filter = Find a move

## The menu.

table-menu = Match
table-sound = Sounds
table-rolls-for-me = Roll my dice for me
table-moves-for-me = Make my only move for me
table-resign = Resign
table-resign-sure = Resign for { FORM($seat, "start") }?
table-resign-yes = Yes, resign
table-abort = Abort the match
table-keep-playing = Keep playing
table-draw = Offer a draw
table-copy = Copy the record
table-copied = Copied.
table-copy-failed = The browser did not allow copying. Save it instead.
table-save = Save the record
table-save-png = Save a picture
table-save-svg = Save a drawing (SVG)
table-rules = Rules of { $game }
table-options = Played with: { $options }

## Dice that can be checked.

table-verify = Check the rolls
table-verified =
    { $count ->
        [one] The one roll is verified.
       *[other] All { $count } rolls verified.
    }
table-verified-none = No dice were rolled.
table-wrong = { $verified } of { $rolls } rolls verified. First wrong one: { $wrong }
table-fair = Before the first roll the dealer showed a fingerprint of its secret, and everybody added to it.
table-commitment = Dealer’s fingerprint: { $commitment }

## Offers.

table-offer =
    { FORM($seat, "start") } { $offer ->
        [draw] offers a draw
        [undo] would like to take back
       *[rematch] would like to play again
    }. { FORM($asked, "start") }?
table-offer-waits =
    { FORM($seat, "start") } { $offer ->
        [draw] offers a draw
        [undo] would like to take back
       *[rematch] would like to play again
    }. Waiting for { FORM($asked, "start") }.
table-withdraw = Withdraw
table-accept = Agree
table-decline = Decline

## Who begins.

table-roll-off = Who begins? The highest throw.
table-roll-off-throw = { FORM($seat, "start") } throws { $dice }

## Keys.

table-keys = Keys
key-arrows = Arrow keys
    .does = go over the board
key-enter = Enter
    .does = point at the square
key-escape = Esc
    .does = take back a step
key-why = W
    .does = why is this square not possible?
key-space = Space
    .does = roll or confirm
key-undo = U
    .does = undo
key-hint = H
    .does = hint
key-legal = L
    .does = list of legal moves
key-typed = /
    .does = type a move
key-rotate = R
    .does = turn the board
key-through = ← →
    .does = look through the moves (outside the board)
key-ends = Home, End
    .does = first position, present
key-keys = ?
    .does = this list

## The end.

end-aborted = The match was aborted
end-void = The rules have changed
end-draw =
    A draw{ $by ->
        [agreement] {" "}by agreement
        [time] {" "}on time
        [absence] {" "}because the others were away
       *[rules] {""}
    }
end-won =
    { FORM($winners, "who") ->
        [you] You win
       *[they] { FORM($winners, "count") ->
            [one] { FORM($winners, "start") } wins
           *[other] { FORM($winners, "start") } win
        }
    }{ $by ->
        [resignation] {" "}by resignation
        [time] {" "}on time
        [absence] {" "}because the others were away
        [agreement] {" "}by agreement
       *[rules] {""}
    }
end-shared =
    { FORM($winners, "start") } share the win{ $by ->
        [resignation] {" "}by resignation
        [time] {" "}on time
        [absence] {" "}because the others were away
        [agreement] {" "}by agreement
       *[rules] {""}
    }
end-retired-void = The rules of { $title } have changed since this match began: { $changes }. So it ended here, without a winner. Play again to go on by the new rules.
end-retired = The rules of { $title } have changed since this match began: { $changes }. So its moves can’t be looked through any more; its record keeps them.
end-region = Result
end-winner = won
end-rematch = Play again
end-home = All games
end-moves =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
end-checking = Checking the rolls…

## What it turned on.

end-analyse = Analyse
end-analysing = Analysing move { $done } of { $all }…
end-turned-on = It turned on
end-turned-on-nothing = No single move changed the chances.
end-turning-point = Move { $number }: { FORM($seat, "start") }, { $move }
end-turning-throw = Move { $number }: the dice of { FORM($seat, "start") }, { $move }
end-chances = { $before } % → { $after } %
end-better = better: { $move }
end-owed = { FORM($seat, "start") } gave away { $lost } %
end-owed-lucky = { FORM($seat, "start") } gave away { $lost } %, luck of the dice { $luck } %

## A record.

replay-title = Look through a record
replay-record = Paste a record
replay-show = Show it
replay-file = Open a file
