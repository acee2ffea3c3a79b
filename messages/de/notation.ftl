# Was genau an einer Schreibweise nicht stimmt. Siehe messages/en/notation.ftl. Was erwartet wird, steht in der Einzahl und im ersten Fall.

## Was erwartet wird, und was dasteht.

notation-expected = Hier wird { $what } erwartet, nicht „{ $found }“.
notation-ended = Hier wird { $what } erwartet, aber der Text ist zu Ende.
notation-space = ein Leerzeichen
notation-text = „{ $text }“
notation-file = ein Buchstabe von { $first } bis { $last }
notation-rank = eine Ziffer von { $first } bis { $last }
notation-number = eine Zahl von { $min } bis { $max }
notation-colour = eine Farbe ({ FORM($letters, "or") })
notation-turn = die Farbe am Zug ({ FORM($letters, "or") })
notation-phase = die Phase ({ FORM($words, "or") })
notation-piece = der Buchstabe einer Form ({ FORM($letters, "or") })
notation-die = eine Augenzahl von { $first } bis { $last }
notation-dice = eine Reihe von Augenzahlen von 1 bis 6 oder - für keine
notation-date = ein Datum wie 2026-11-06
notation-player = ein Spieler wie level:4, random oder time:500ms
notation-move = ein Zug wie { FORM($examples, "or") }

## Was in vielen Texten nicht stimmen kann.

notation-end = Hier darf nichts mehr kommen, da steht aber „{ $found }“.
notation-leading-zero = Eine Zahl fängt nicht mit 0 an.
notation-runs = Leere Felder nebeneinander sind eine einzige Zahl.
notation-dice-ascend = Augenzahlen stehen aufsteigend da.
notation-most-dice = Hier liegen höchstens { $most } Würfel.
notation-squares-order = Felder stehen der Reihe nach da, erst nach der Linie, dann nach der Reihe.
notation-no-month = Monate gehen von 01 bis 12.
notation-no-day = Dieser Monat hat { $days } Tage.

## Der Kubus.

notation-pieces-order = Teile stehen in der Reihenfolge ihrer Zellen da.
notation-cells-order = Zellen stehen der Reihe nach da, nach Linie, Reihe und Lage, keine zweimal.
notation-apart = Diese vier Zellen hängen nicht Fläche an Fläche zusammen, also füllt sie kein Teil.
notation-other-shape = Diese vier Zellen haben die Form { $shape }.
notation-none-left = Beide { $shape } sind schon in der Kiste.
notation-through = Es ginge mitten durch { $other }.

## Aufzeichnungen.

notation-record-here = Hier sollte „{ $text }“ stehen.
notation-record-no-tag = „{ $found }“ ist keine Angabe. Eine Angabe sieht aus wie „game: uptick“, und nach der letzten kommt eine leere Zeile.
notation-record-missing = Die Angabe „{ $tag }“ fehlt.
notation-record-empty = Bei der Angabe „{ $tag }“ steht nichts, oder Leerzeichen am Rand.
notation-record-twice = Die Angabe „{ $tag }“ steht zweimal da.
notation-record-unknown = Eine Angabe „{ $tag }“ gibt es nicht; es gibt { $known }.
notation-record-unlike = „{ $found }“ sollte aussehen wie „{ $example }“.
notation-record-version = Fassungen der Regeln sind Zahlen ab 2; die erste schreibt man nicht.
notation-record-number = Das müsste Zug Nummer { $number } sein.
notation-record-words = In dieser Zeile steht zu viel; eine Anmerkung beginnt mit „ ; “.
notation-record-no-move = { $move } ist kein Zug dieses Spiels. Zeichen { $at }: { $why }
notation-record-illegal = { $move }: { $why } ({ $rule })
notation-record-after-end = Vor diesem Zug ist das Spiel schon aus.
notation-record-turn = Hier ist „{ $turn }“ am Zug.
notation-record-by-rules = Die Partie endete nach den Regeln, nicht durch „{ $cause }“.
notation-record-result = Das Ergebnis ist „{ $result }“.
notation-record-not-over = Nach dem letzten Zug ist das Spiel noch nicht aus.
notation-record-no-roll-off = In diesem Spiel wird nichts ausgewürfelt.
notation-record-roll-off-won = Das Auswürfeln geht weiter, obwohl es schon gewonnen ist.
notation-record-roll-off-open = Das Auswürfeln hört auf, ehe es gewonnen ist.
notation-record-hex = Hier müssten 64 Ziffern stehen, 0 bis 9 und a bis f.
