# Kurse und Lektionen.

## Ein Kurs.

learn-course = { $game } lernen
learn-lede =
    { $count ->
        [one] Eine Lektion von wenigen Minuten.
       *[other] { $count } Lektionen von je ein paar Minuten. Nach der ersten kannst du spielen.
    }
learn-all-done = Du hast alles geschafft. Wiederholen kannst du jederzeit, was du magst.
learn-begin = Los geht’s: { $title }
learn-go-on = Weiter mit: { $title }
learn-lesson = { $number }. { $title }
learn-lesson-done = geschafft
learn-all = Alle Lektionen zu { $game }
learn-missing = Diese Lektion gibt es nicht

## Eine Lektion.

learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-skip = Überspringen
learn-next-key = Taste N
learn-retry = Noch einmal
learn-again = Von vorn
learn-back = Einen Schritt zurück
learn-show = Zeig’s mir
learn-watch =
    { FORM($seat, "who") ->
        [you] Sieh zu: Du bist am Zug
       *[they] Sieh zu: { FORM($seat, "start") } ist am Zug
    }
learn-score = Punkte
learn-shown = Sieh aufs Brett: Dort ist es markiert.
learn-not-that = Das ist es nicht. Versuch etwas anderes.
learn-play = Spiel es aus
learn-done = Gut gemacht! „{ $title }“ kannst du jetzt.
learn-puzzle = Und jetzt ein Rätsel?
learn-whole = Eine ganze Partie { $game } spielen
