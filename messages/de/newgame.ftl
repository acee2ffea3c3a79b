# Die Seiten, auf denen eine Partie vorbereitet wird.

## Die Seite selbst.

newgame-title = Neue Partie { $title }
newgame-start = Los
newgame-rules-of = Regeln von { $title }
newgame-missing = Dieses Spiel gibt es hier nicht.
newgame-wrong = Das passt nicht zusammen.
newgame-failed = Die Partie konnte nicht beginnen. { $why }

## Wer spielt.

newgame-seats = Wer spielt
newgame-person = Mensch
newgame-computer = Computer
newgame-who-sits = Wer { $seat } spielt
newgame-name = Name
newgame-name-of = Name von { $seat }
newgame-level-of = Stufe von { $seat }
newgame-swap = Plätze tauschen
newgame-roll-off = Um den Anfang würfeln
newgame-roll-off-about = Vor dem Spiel würfeln alle; der höchste Wurf beginnt.

## Die Uhr.

newgame-clock = Uhr
newgame-clock-about = Zeit für die ganze Partie, und wie viel jede Entscheidung dazugibt.
newgame-no-clock = Ohne Uhr
newgame-own-clock = Eigene …
newgame-clock-of = { $minutes } min + { $seconds } s
newgame-minutes = Minuten für die Partie
newgame-seconds = Sekunden dazu je Zug

## Spielarten und Optionen.

newgame-setups = Welches Spiel
newgame-own = Deine eigene
newgame-own-about = So, wie du die Optionen unten gestellt hast.
newgame-take-instead = { $title } wählen
newgame-more-options = Mehr Optionen
newgame-options = Optionen der Regeln
newgame-no-options = Dieses Spiel spielt man nur auf eine Art.
newgame-usual = Üblich: { $value }
newgame-reset = Alles wie üblich
newgame-less = Weniger: { $name }
newgame-more = Mehr: { $name }
newgame-start-position = So beginnt es
newgame-see-example = Auf dem Brett: { $name }: { $value }
