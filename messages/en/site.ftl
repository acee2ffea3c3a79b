# What every page needs: the frame around it, the games to choose from, and what boards and pictures are called.

## The frame.

site = Messdeck
site-title = { $page } · Messdeck
site-skip = Skip to the page
site-play = Play
site-rules = Rules
site-settings = Settings
site-about = About
site-loading = Setting the table…
site-lost = There is no such page.
site-home = Back to the games
site-failed = The engine could not be started.
site-new-version = A new version is here.
site-reload = Reload
site-later = Later
site-new-game = New game
site-match = Match
site-learn = Lessons
site-puzzles = Puzzles
site-online = Play with others
site-replay = Replay
site-rights = Rights and credits
site-page-failed = This page could not be loaded. Is there a connection?
site-footer = Rules are facts, retold in our own words. Rights in the games stay with their designers.
site-close = Close

## What is played, and by whom.

site-named = { $title } · { $setup }
verbatim = { $text }
site-team = Team { $number }
site-you = You
site-on = On
site-off = Off

## The home page.

home-title = Pull up a chair.
home-lede = Board games and a puzzle every day. Play the computer, or the person beside you.
home-lede-online = Board games and a puzzle every day. Play the computer, or friends near and far.
home-games = Games
home-waiting = Matches that go on
home-play = Play
home-play-at = Play { $title } against { $level }
home-solve = Solve
home-more = More ways to play
home-rights = { $designer }, all rights reserved
home-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
home-players-or = { FORM($counts, "or") } players
home-players-range = { $first }–{ $last } players
home-dice = dice
home-no-luck = no luck
home-play-computer = Play the computer
home-level = How strong is the computer?
home-hot-seat = Together at this screen
home-invite = Invite a friend
home-rules = Read the rules
home-learn = New here? Learn it in two minutes
home-next-lesson = Next lesson: { $title }
home-puzzles = Today’s puzzles: one for every game
home-options = Other set-ups and seats
home-of-game = { $action }: { $title }
home-matches = More matches
home-finished = Finished ({ $count })
home-remove = Delete
home-remove-really = Delete for good?
home-keep = Keep
home-your-turn = Your turn · { $moves ->
        [0] nothing moved yet
        [one] 1 move
       *[other] { $moves } moves
    }
home-turn = { $name } to play · { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
home-not-begun = Not begun yet
home-drawn = Drawn
home-aborted = Abandoned
home-voided = Ended: the rules have changed
home-won = { $names } won
home-just-now = just now
home-not-kept = This browser does not let the site keep matches, so none can be started.

## The cube among the games.

cube-title = The cube
cube-card = A puzzle for one: sixteen pieces, one box, another start every day.
cube-grade =
    { $grade ->
        [1] gentle
        [2] easy
        [3] fair
        [4] tricky
        [5] hard
        [6] very hard
       *[7] fiendish
    }, grade { $grade } of 7
cube-daily = { $date } · { cube-grade }
cube-streak =
    { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }

## Pictures and boards, for those who hear them.

picture-demo = { $title }: a game between two computers
picture-match = { $title }: the position
picture-start = { $title }: the start with these options
board-empty = empty
board-possible = possible: { $what }
board-keys = Arrow keys move over the board, Enter points, Escape takes back, W says why not.
depth-left = Walk round to the left
depth-right = Walk round to the right
depth-front = Back to the front
depth-keys = Arrow keys turn the picture, Home goes back to the front. It shows what the board shows.
