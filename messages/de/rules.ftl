# Die Regelseiten.

## Die Seite selbst.

rules-title = Regeln
rules-lede = Jedes Spiel auf einen Blick, dann die Regeln, mit Brettern, die antworten. Und für Schiedsrichter jeder Satz, in unseren eigenen Worten und mit Namen.
rules-page-title = Regeln von { $title }
rules-contents = Auf dieser Seite
rules-learn = Schritt für Schritt lernen
rules-referees = Für Schiedsrichter
    .about = Die genauen Regeln, in denen jeder verbietende Satz einen Namen hat, mit Auslegungen, Optionen und Notation. Bitte entschuldige: Es gibt sie nur auf Englisch.
rules-print = Seite drucken
rules-again = Von vorn
rules-board = Brett zum Ausprobieren: { $title }
rules-rights = Rechte
rules-designer = Entwurf: { $designer }.
rules-rights-of-all = Rechte und Dank für alle Spiele
rules-missing = Für dieses Spiel gibt es keine Regelseite.
rules-play = { $title } spielen

## Beispiele.

rules-position = { $title }: Beispiel, Stellung { $step } von { $steps }
rules-step = { $step } / { $steps }
rules-back = Einen Schritt zurück
rules-forward = Einen Schritt weiter
rules-after = nach
rules-turn-of = { $seat } ist am Zug
rules-turn-of-chance = die Würfel fallen
rules-over = Das Spiel ist aus.
rules-won = Das Spiel ist aus: { FORM($winners, "count") ->
        [one] { $winners } hat gewonnen.
       *[other] { $winners } haben gewonnen.
    }
rules-drawn = Das Spiel ist aus: unentschieden.
rules-count =
    { $count ->
        [one] Ein Zug ist erlaubt.
       *[other] { $count } Züge sind erlaubt.
    }
rules-allowed = { $move }, erlaubt
rules-forbidden = { $move }, nicht erlaubt
rules-try-move = Probier einen Zug: Du siehst, wohin er führt oder warum er nicht erlaubt ist.
rules-shown = { $move } ist erlaubt; dies ist die Stellung danach.
rules-failed = Dieses Beispiel ließ sich nicht zeigen.
rules-options = mit { $options }
