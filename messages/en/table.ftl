# The table of a match, its end, and looking through what was played.

## Those at the table.

table-seat-and = { FORM($seat, "start") }: { $name }
table-partner =
    { FORM($seat, "who") ->
        [you] You play together with { FORM($partner, "start") }
       *[they] { FORM($seat, "start") } plays together with { FORM($partner, "who") ->
            [you] you
           *[they] { FORM($partner, "start") }
        }
    }
table-colours =
    { FORM($seat, "who") ->
        [you] You play { $colours }
       *[they] { FORM($seat, "start") } plays { $colours }
    }
table-open = nobody yet
table-somebody = Somebody
table-away = away

## Whose turn it is.

table-start = Start of the match
table-turn-of = { FORM($seat, "start") } to act
table-your-turn = Your turn
table-thinking = { FORM($seat, "start") } is thinking…
table-rolls =
    { FORM($seat, "who") ->
        [you] You roll
       *[they] { FORM($seat, "start") } is rolling
    }
table-your-roll = Your roll
table-roll-of = { FORM($seat, "start") } to roll
table-taken-back = Taken back
table-title = { $game } – Messdeck
table-title-mine = ● Your turn – { $game }
table-board = { $game } board

## What the game is about.

table-goal-read = Got it
table-coach = Coach: remarks on my turns
table-coach-show = Show on the board
table-help = How to play
table-help-turn = How a turn goes
table-help-things = What everything does

## What to do when the game itself has nothing to say about it.

table-begin-tray = take something that is underlined
table-begin-board = choose one of the marked squares
table-begin-both = take something that is underlined, or choose a square
table-begin-word = choose one of the words
table-go-on-tray = now take something
table-go-on-board = now choose a square
table-go-on-both = choose what comes next
table-go-on-word = choose how
table-confirm-it = Confirm it, or choose again
table-confirm-only = Your only move: confirm it
table-chosen = Chosen: { $what }. { $left } to choose from next.
table-chosen-all = Chosen: { $what }. Ready to confirm.

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
table-rule-link = The rule
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

table-hints = The computer suggests
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
table-replay = Looking through the moves
table-first = First position
table-previous = One move back
table-next = One move on
table-last = The present
table-at = { $index } of { $of }
table-play-from-here = Play from here
table-present = To the present
table-typed = Type a move
table-typed-help = In notation, or one target after the other, such as “{ $example }”.
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
table-lessons = Lessons
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
table-fair-how = How the dice can be checked
table-fair = Before the first roll the dealer showed a fingerprint of its secret, and everybody added to it.
table-commitment = Dealer’s fingerprint: { $commitment }

## Offers.

table-offer =
    { FORM($seat, "start") } { $offer ->
        [draw] offers a draw
        [undo] would like to take a move back
       *[rematch] would like to play again
    }. { FORM($asked, "start") }?
table-offer-waits =
    { FORM($seat, "start") } { $offer ->
        [draw] offers a draw
        [undo] would like to take a move back
       *[rematch] would like to play again
    }. Waiting for { FORM($asked, "start") }.
table-withdraw = Withdraw
table-accept = Agree
table-decline = Decline

## Who begins.

table-roll-off = Who begins? The highest throw.
table-roll-off-throw =
    { FORM($seat, "who") ->
        [you] You throw
       *[they] { FORM($seat, "start") } throws
    } { $dice }
table-roll-off-again = As high as each other: throw again.
table-moved-to = You play { FORM($seat, "start") } this time
table-begins = { FORM($seat, "who") ->
        [you] You threw highest and begin
       *[they] { FORM($seat, "start") } threw highest and begins
    }
table-begins-elsewhere =
    { FORM($seat, "who") ->
        [you] You threw highest: you play { FORM($seat, "start") } and begin
       *[they] { $name } threw highest, plays { FORM($seat, "start") } and begins{ FORM($other, "who") ->
            [you] . You play { FORM($other, "start") }
           *[they] {""}
        }
    }

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
    A draw{ $score ->
        [two] , { $own } to { $other }
       *[none] {""}
    }{ $by ->
        [agreement] {" "}by agreement
        [time] {" "}on time
        [absence] {" "}because the others were away
       *[rules] {""}
    }
end-you-won =
    You won{ $score ->
        [two] , { $own } to { $other }
        [many] {" "}with { $own }
       *[none] {""}
    }{ $by ->
        [resignation] {" "}by resignation
        [time] {" "}on time
        [absence] {" "}because the others were away
        [agreement] {" "}by agreement
       *[rules] {""}
    }
end-you-lost =
    You lost{ $score ->
        [two] , { $own } to { $other }
        [many] {" "}with { $own }
       *[none] {""}
    }{ $by ->
        [resignation] {" "}by resignation
        [time] {" "}on time
        [absence] {" "}by being away
        [agreement] {" "}by agreement
       *[rules] {""}
    }
end-won =
    { FORM($winners, "start") } won{ $score ->
        [two] , { $own } to { $other }
        [many] {" "}with { $own }
       *[none] {""}
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
end-rematch = Again
end-look = Look at it
end-share = Share it
end-next-lesson = Learn more: { $title }
end-back-to-lesson = Back to the lesson
end-result = Result
end-home = All games
end-decided-mistake =
    { FORM($seat, "who") ->
        [you] Your mistake on move { $number } decided it: { $tale }
       *[they] { FORM($seat, "start") }’s mistake on move { $number } decided it: { $tale }
    }
end-decided-throw =
    { FORM($seat, "who") ->
        [you] Your throw on move { $number } decided it: { $tale }
       *[they] { FORM($seat, "start") }’s throw on move { $number } decided it: { $tale }
    }
end-decided-sought = Looking for the move that decided it…
end-decided-none = No single move decided it.
end-checking = Checking the rolls…

## What it turned on.

end-ahead =
    { FORM($seat, "who") ->
        [you] You were clearly ahead from move { $number } on.
       *[they] { FORM($seat, "start") } was clearly ahead from move { $number } on.
    }
end-course = How the match went
end-course-of =
    { FORM($seat, "who") ->
        [you] Your chances, from the first move to the last
       *[they] { FORM($seat, "start") }’s chances, from the first move to the last
    }
end-decided = What decided it
end-analysing = Looking at move { $done } of { $all }…
end-cancel = Stop looking
end-analyse = Find the mistakes
end-cost-you =
    { $more ->
        [yes]
            { $count ->
                [1] Another of your moves cost you much.
               *[2] Two more of your moves cost you much.
            }
       *[no]
            { $count ->
                [0] None of your moves cost you much.
                [1] One of your moves cost you most.
                [2] Two of your moves cost you most.
               *[3] Three of your moves cost you most.
            }
    }
end-cost =
    { $more ->
        [yes]
            { $count ->
                [1] Another move cost much.
               *[2] Two more moves cost much.
            }
       *[no]
            { $count ->
                [0] No single move cost much.
                [1] One move cost most.
                [2] Two moves cost most.
               *[3] Three moves cost most.
            }
    }
end-move = Move { $number }
end-better = Better: { $advice }
end-stood =
    { FORM($seat, "who") ->
        [you] You were { FORM($was, "stand") }, then { FORM($became, "stand") }.
       *[they] { FORM($seat, "start") } was { FORM($was, "stand") }, then { FORM($became, "stand") }.
    }
end-luck =
    { FORM($seat, "who") ->
        [you] Your throw of { $dice } on move { $number } helped you most.
       *[they] The throw that helped most was { FORM($seat, "start") }’s { $dice } on move { $number }.
    }

## Sharing.

share-title = Share it
share-picture = Picture
share-name = { FORM($seat, "start") }: { $name }
share-name-points = { FORM($seat, "start") }: { $name }, { $points }
share-save-picture = Save the picture
share-picture-failed = The browser could not make the picture.
share-link = Link to the replay
share-copy-link = Copy the link
share-link-failed = This match is too long for a link. Share its record instead.
share-record = Record
share-with = Send it…

## A record.

replay-title = Look through a record
replay-record = Paste a record
replay-show = Show it
replay-file = Open a file
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-slow = Slow
replay-usual = Usual
replay-fast = Fast
replay-damaged = This link is damaged: a part of it is missing or changed. Ask for it again.
replay-too-long = This link is longer than any match.
replay-other = Open another record
