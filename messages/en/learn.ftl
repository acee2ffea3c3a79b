# Courses and lessons.

## A course.

learn-course = Learn { $game }
learn-lede =
    { $count ->
        [one] One lesson of a few minutes.
       *[other] { $count } lessons of a few minutes each. After the first one you can play.
    }
learn-all-done = You have done all of it. Whatever you like can be done again.
learn-begin = Start: { $title }
learn-go-on = Go on: { $title }
learn-lesson = { $number }. { $title }
learn-lesson-done = done
learn-all = All lessons of { $game }
learn-missing = There is no such lesson

## A lesson.

learn-step = Step { $step } of { $steps }
learn-next = Next
learn-skip = Skip
learn-next-key = Key N
learn-retry = Try again
learn-again = Again
learn-back = One step back
learn-show = Show me
learn-watch =
    { FORM($seat, "who") ->
        [you] Watch: your turn
       *[they] Watch: it is { FORM($seat, "start") }’s turn
    }
learn-score = Score
learn-shown = Look at the board: it is marked there.
learn-not-that = Not that one. Try another.
learn-play = Play it out
learn-done = Well done! “{ $title }” is yours.
learn-puzzle = Now a puzzle?
learn-whole = Play a whole game of { $game }
