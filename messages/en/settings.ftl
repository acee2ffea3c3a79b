# The settings page. `about` says what a setting does; what can be chosen has the setting's name and its own.

## The page itself.

settings-title = Settings
settings-kept = Kept in this browser. Changes count at once.
settings-look = Look
settings-play = Play
settings-you = You

## Look.

settings-language = Language
    .about = The page is loaded again in the language you choose.
settings-language-system = System
settings-theme = Theme
    .about = Light like paper, dark like a night watch, or as your system says.
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = Contrast
    .about = High contrast draws words and buttons in black and white, and boards with strong lines.
settings-contrast-system = System
settings-contrast-normal = Normal
settings-contrast-high = High
settings-pace = Motion
    .about = How fast dice roll and pieces slide. None shows where things end at once.
settings-pace-none = None
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-coordinates = Coordinates
    .about = Names of files and ranks at the edge of boards.
settings-notation = Notation
    .about = Shows every move in notation, too, beside its words.

## Play.

settings-confirm = Confirm moves
    .about = Whether a finished move waits for a second tap. On touch screens it saves you from a slip of the finger.
settings-confirm-touch = On touch screens
settings-confirm-always = Always
settings-confirm-never = Never
settings-rolls = Roll my dice for me
    .about = Your dice fall by themselves. Where several people share a screen, everybody throws their own.
settings-moves = Make my only move for me
    .about = Where you have only one move, it is shown and made after a moment. Otherwise you confirm it.
settings-coach = Coach
    .about = Against the computer, a short remark in your turn: what has just changed for you, or what you can do now.
settings-coach-first = First games
settings-coach-always = Always
settings-coach-off = Never
settings-sound = Sounds
    .about = A quiet sound when a piece is placed, a die rolls or it is your turn.

## You, and what is kept.

settings-name = Your name
    .about = What your chair is called at the table. Those you play with see it, and nobody else.
settings-data = Your data
settings-delete = Delete my data
    .about = Deletes all matches, what you have learnt and solved, settings and your name from this browser. There is no way back.
settings-delete-really = Delete everything
settings-keep = Keep it
settings-deleted = Everything is deleted.
settings-delete-failed = Not everything could be deleted.
