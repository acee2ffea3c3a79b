# The pages on which a match is set up.

## The page itself.

newgame-title = New game of { $title }
newgame-start = Start
newgame-rules-of = Rules of { $title }
newgame-missing = There is no such game here.
newgame-wrong = This does not go together.
newgame-failed = The match could not be started. { $why }

## Who plays.

newgame-seats = Who plays
newgame-person = Person
newgame-computer = Computer
newgame-who-sits = Who plays { FORM($seat, "start") }
newgame-name = Name
newgame-name-of = Name of { FORM($seat, "start") }
newgame-level-of = Level of { FORM($seat, "start") }
newgame-swap = Change places
newgame-roll-off = Roll for the start
newgame-roll-off-about = Everyone throws before the game; the highest throw decides who begins.

## The clock.

newgame-clock = Clock
newgame-clock-about = Time for a whole game, and what each decision adds.
newgame-no-clock = No clock
newgame-own-clock = Own…
newgame-clock-of = { $minutes } min + { $seconds } s
newgame-minutes = Minutes for the game
newgame-seconds = Seconds added per move

## Set-ups and options.

newgame-setups = Which game
newgame-own = Your own
newgame-own-about = As you have set the options below.
newgame-take-instead = Choose { $title }
newgame-more-options = More options
newgame-options = Options of the rules
newgame-no-options = This game is played in one way only.
newgame-usual = Usual: { $value }
newgame-reset = All as usual
newgame-less = Less: { $name }
newgame-more = More: { $name }
newgame-start-position = How it begins
newgame-see-example = On the board: { $name }: { $value }
