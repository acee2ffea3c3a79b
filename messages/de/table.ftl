# Der Tisch einer Partie, ihr Ende, und das Blättern in dem, was gespielt wurde.

## Wer am Tisch sitzt.

table-seat-and = { FORM($seat, "start") }: { $name }
table-partner =
    { FORM($seat, "who") ->
        [you] Du spielst zusammen mit { $partner }
       *[they] { FORM($seat, "start") } spielt zusammen mit { FORM($partner, "who") ->
            [you] dir
           *[they] { $partner }
        }
    }
table-colours =
    { FORM($seat, "who") ->
        [you] Du spielst { $colours }
       *[they] { FORM($seat, "start") } spielt { $colours }
    }
table-open = noch niemand
table-somebody = Jemand
table-away = nicht da

## Wer am Zug ist.

table-start = Beginn der Partie
table-turn-of = { FORM($seat, "start") } ist am Zug
table-your-turn = Du bist am Zug
table-thinking = { FORM($seat, "start") } überlegt …
table-rolls =
    { FORM($seat, "who") ->
        [you] Du würfelst
       *[they] { FORM($seat, "start") } würfelt
    }
table-your-roll = Du bist mit Würfeln dran
table-roll-of = { FORM($seat, "start") } ist mit Würfeln dran
table-taken-back = Zurückgenommen
table-title = { $game } – Messdeck
table-title-mine = ● Du bist am Zug – { $game }
table-board = Brett von { $game }

## Worum es geht.

table-goal-read = Verstanden
table-coach = Lotse: Hinweise zu meinen Zügen
table-coach-show = Auf dem Brett zeigen
table-help = So geht’s
table-help-turn = So geht ein Zug
table-help-things = Was alles kann

## Was zu tun ist, wenn das Spiel selbst nichts dazu sagt.

table-begin-tray = nimm etwas, das unterstrichen ist
table-begin-board = wähl eins der markierten Felder
table-begin-both = nimm etwas, das unterstrichen ist, oder wähl ein Feld
table-begin-word = wähl eins der Wörter
table-go-on-tray = jetzt nimm etwas
table-go-on-board = jetzt wähl ein Feld
table-go-on-both = wähl, wie es weitergeht
table-go-on-word = wähl, wie
table-confirm-it = Drück „{ table-confirm }“, oder wähl neu
table-confirm-only = Dein einziger Zug: Drück „{ table-confirm }“
table-chosen = Gewählt: { $what }. Als Nächstes { $left ->
        [one] eine Möglichkeit
       *[other] { $left } Möglichkeiten
    }.
table-chosen-all = Gewählt: { $what }. Jetzt noch „{ table-confirm }“.

## Knöpfe.

table-undo = Rückgängig
table-roll = Würfeln
table-throw = Wirf die Würfel
table-confirm = Fertig
table-back = Zurück
table-hint = Tipp
table-more = Mehr
table-rotate = Brett drehen
table-whole-board = Ganzes Brett

## Was schiefgeht.

table-looking-back = Du blätterst gerade zurück. Geh zur aktuellen Stellung, um zu spielen, oder spiel von hier aus weiter.
table-roll-first = Erst wird gewürfelt.
table-is-possible = Das geht.
table-rule-link = Zur Regel
table-rule = Regel { $id }
table-draw-declined = { FORM($seat, "start") } lehnt das Unentschieden ab.
table-unknown-game = Diese Seite kennt kein Spiel namens { $game }.
table-no-match = Diese Partie ist in diesem Browser nicht aufgehoben.
table-not-kept = Der Browser konnte das nicht aufheben, also ist es nicht geschehen. ({ $why })
table-kept-elsewhere = Diese Partie ist in einem anderen Tab offen und dort weitergegangen. Jetzt zeigt dieser dasselbe.
table-not-my-bytes = was { $seat } zu den Würfeln beigetragen hat, ist nicht, was dieser Browser geschickt hat
table-failed = Mit dem Tisch stimmt etwas nicht.
table-reload = Partie neu laden

## Tipps.

table-hints = Der Computer schlägt vor
table-hint-thinking = Gute Züge werden gesucht …

## Neben dem Brett.

table-item = { $what }, { $count } Stück
table-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
table-seats = Am Tisch
table-clock = noch { $face }

## Die Züge.

table-log = Züge
table-log-empty = Noch kein Zug.
table-log-retired = Die Züge stehen in der Aufzeichnung.
table-replay = In den Zügen blättern
table-first = Erste Stellung
table-previous = Einen Zug zurück
table-next = Einen Zug weiter
table-last = Aktuelle Stellung
table-at = { $index } von { $of }
table-play-from-here = Von hier aus spielen
table-present = Zur aktuellen Stellung
table-typed = Zug eintippen
table-typed-help = In Notation oder ein Ziel nach dem anderen, etwa „{ $example }“.
table-typed-go = Spielen
table-legal = Erlaubte Züge
table-legal-count =
    { $count ->
        [one] 1 erlaubter Zug
       *[other] { $count } erlaubte Züge
    }
table-legal-filter = Zug suchen

## Das Menü.

table-menu = Partie
table-sound = Töne
table-rolls-for-me = Für mich würfeln
table-moves-for-me = Meinen einzigen Zug für mich machen
table-resign = Aufgeben
table-resign-sure = Für { $seat } aufgeben?
table-resign-yes = Ja, aufgeben
table-abort = Partie abbrechen
table-keep-playing = Weiterspielen
table-draw = Unentschieden anbieten
table-copy = Aufzeichnung kopieren
table-copied = Kopiert.
table-copy-failed = Der Browser hat das Kopieren nicht erlaubt. Speichere die Aufzeichnung stattdessen.
table-save = Aufzeichnung speichern
table-save-png = Bild speichern
table-save-svg = Zeichnung speichern (SVG)
table-rules = Regeln von { $game }
table-lessons = Lektionen
table-options = Gespielt mit: { $options }

## Würfel, die man nachprüfen kann.

table-verify = Würfe prüfen
table-verified =
    { $count ->
        [one] Der eine Wurf stimmt.
       *[other] Alle { $count } Würfe stimmen.
    }
table-verified-none = Es wurde nicht gewürfelt.
table-wrong = { $verified } von { $rolls } Würfen stimmen. Der erste falsche: { $wrong }
table-fair-how = Wie sich die Würfel prüfen lassen
table-fair = Vor dem ersten Wurf hat der Tisch einen Fingerabdruck seines Geheimnisses gezeigt, und alle haben etwas dazugegeben.
table-commitment = Fingerabdruck des Tisches: { $commitment }

## Angebote.

table-offer =
    { FORM($seat, "start") } { $offer ->
        [draw] bietet Unentschieden an
        [undo] möchte einen Zug zurücknehmen
       *[rematch] möchte noch einmal spielen
    }. { FORM($asked, "start") }?
table-offer-waits =
    { FORM($seat, "start") } { $offer ->
        [draw] bietet Unentschieden an
        [undo] möchte einen Zug zurücknehmen
       *[rematch] möchte noch einmal spielen
    }. Noch fehlt die Antwort von { $asked }.
table-withdraw = Zurückziehen
table-accept = Einverstanden
table-decline = Ablehnen

## Wer beginnt.

table-roll-off = Wer beginnt? Der höchste Wurf.
table-roll-off-throw =
    { FORM($seat, "who") ->
        [you] Du wirfst
       *[they] { FORM($seat, "start") } wirft
    } { $dice }
table-roll-off-again = Gleich hoch: noch einmal.
table-moved-to = Du spielst diesmal { FORM($seat, "start") }
table-begins = { FORM($seat, "who") ->
        [you] Du hast am höchsten gewürfelt und fängst an
       *[they] { FORM($seat, "start") } hat am höchsten gewürfelt und fängt an
    }
table-begins-elsewhere =
    { FORM($seat, "who") ->
        [you] Du hast am höchsten gewürfelt: Du spielst { $seat } und fängst an
       *[they] { $name } hat am höchsten gewürfelt, spielt { $seat } und fängt an{ FORM($other, "who") ->
            [you] . Du spielst { $other }
           *[they] {""}
        }
    }

## Tasten.

table-keys = Tasten
key-arrows = Pfeiltasten
    .does = über das Brett gehen
key-enter = Enter
    .does = auf das Feld zeigen
key-escape = Esc
    .does = einen Schritt zurücknehmen
key-why = W
    .does = warum geht dieses Feld nicht?
key-space = Leertaste
    .does = würfeln, oder „{ table-confirm }“
key-undo = U
    .does = zurücknehmen
key-hint = H
    .does = Tipp
key-legal = L
    .does = Liste der erlaubten Züge
key-typed = /
    .does = einen Zug eintippen
key-rotate = R
    .does = das Brett drehen
key-through = ← →
    .does = in den Zügen blättern (außerhalb des Bretts)
key-ends = Pos1, Ende
    .does = erste Stellung, aktuelle Stellung
key-keys = ?
    .does = diese Liste

## Das Ende.

end-aborted = Die Partie wurde abgebrochen
end-void = Die Regeln haben sich geändert
end-draw =
    Unentschieden{ $score ->
        [two] , { $own } zu { $other }
       *[none] {""}
    }{ $by ->
        [agreement] , so vereinbart
        [time] {" "}auf Zeit
        [absence] , weil die anderen nicht da waren
       *[rules] {""}
    }
end-you-won =
    Du hast{ $score ->
        [two] {" "}{ $own } zu { $other }
        [many] {" "}mit { $own }
       *[none] {""}
    }{ $by ->
        [resignation] {" "}durch Aufgabe gewonnen
        [time] {" "}auf Zeit gewonnen
        [absence] {" "}gewonnen, weil die anderen nicht da waren
        [agreement] {" "}gewonnen, so vereinbart
       *[rules] {" "}gewonnen
    }
end-you-lost =
    Du hast{ $score ->
        [two] {" "}{ $own } zu { $other }
        [many] {" "}mit { $own }
       *[none] {""}
    }{ $by ->
        [resignation] {" "}durch Aufgabe verloren
        [time] {" "}auf Zeit verloren
        [absence] {" "}verloren, weil du nicht da warst
        [agreement] {" "}verloren, so vereinbart
       *[rules] {" "}verloren
    }
end-won =
    { FORM($winners, "count") ->
        [one] { FORM($winners, "start") } hat
       *[other] { FORM($winners, "start") } haben
    }{ $score ->
        [two] {" "}{ $own } zu { $other }
        [many] {" "}mit { $own }
       *[none] {""}
    }{ $by ->
        [resignation] {" "}durch Aufgabe gewonnen
        [time] {" "}auf Zeit gewonnen
        [absence] {" "}gewonnen, weil die anderen nicht da waren
        [agreement] {" "}gewonnen, so vereinbart
       *[rules] {" "}gewonnen
    }
end-shared =
    { FORM($winners, "start") } teilen sich den Sieg{ $by ->
        [resignation] {" "}durch Aufgabe
        [time] {" "}auf Zeit
        [absence] , weil die anderen nicht da waren
        [agreement] , so vereinbart
       *[rules] {""}
    }
end-retired-void = Die Regeln von { $title } haben sich geändert, seit diese Partie begann: { $changes }. Deshalb endet sie hier, ohne Gewinner. Spiel noch einmal, dann nach den neuen Regeln.
end-retired = Die Regeln von { $title } haben sich geändert, seit diese Partie begann: { $changes }. Deshalb kann man in ihren Zügen nicht mehr blättern; ihre Aufzeichnung bewahrt sie.
end-region = Ergebnis
end-winner = gewonnen
end-rematch = Noch einmal
end-look = Ansehen
end-share = Teilen
end-next-lesson = Mehr lernen: { $title }
end-back-to-lesson = Zurück zur Lektion
end-result = Ergebnis
end-home = Alle Spiele
end-decided-mistake =
    { FORM($seat, "who") ->
        [you] Dein Fehler in Zug { $number } gab den Ausschlag: { $tale }
       *[they] Ein Fehler von { $seat } in Zug { $number } gab den Ausschlag: { $tale }
    }
end-decided-throw =
    { FORM($seat, "who") ->
        [you] Dein Wurf in Zug { $number } gab den Ausschlag: { $tale }
       *[they] Der Wurf von { $seat } in Zug { $number } gab den Ausschlag: { $tale }
    }
end-decided-sought = Der entscheidende Zug wird gesucht …
end-decided-none = Kein einzelner Zug hat es entschieden.
end-checking = Die Würfe werden geprüft …

## Woran es lag.

end-ahead =
    { FORM($seat, "who") ->
        [you] Von Zug { $number } an lagst du deutlich vorn.
       *[they] Von Zug { $number } an lag { $seat } deutlich vorn.
    }
end-course = Wie die Partie verlief
end-course-of =
    { FORM($seat, "who") ->
        [you] Deine Chancen vom ersten bis zum letzten Zug
       *[they] Die Chancen von { $seat } vom ersten bis zum letzten Zug
    }
end-decided = Was den Ausschlag gab
end-analysing = Zug { $done } von { $all } wird angesehen …
end-cancel = Nicht weitersuchen
end-analyse = Die Fehler suchen
end-cost-you =
    { $more ->
        [yes]
            { $count ->
                [1] Noch einer deiner Züge hat dich viel gekostet.
               *[2] Zwei weitere deiner Züge haben dich viel gekostet.
            }
       *[no]
            { $count ->
                [0] Keiner deiner Züge hat dich viel gekostet.
                [1] Einer deiner Züge hat dich am meisten gekostet.
                [2] Zwei deiner Züge haben dich am meisten gekostet.
               *[3] Drei deiner Züge haben dich am meisten gekostet.
            }
    }
end-cost =
    { $more ->
        [yes]
            { $count ->
                [1] Noch ein Zug hat viel gekostet.
               *[2] Zwei weitere Züge haben viel gekostet.
            }
       *[no]
            { $count ->
                [0] Kein einzelner Zug hat viel gekostet.
                [1] Ein Zug hat am meisten gekostet.
                [2] Zwei Züge haben am meisten gekostet.
               *[3] Drei Züge haben am meisten gekostet.
            }
    }
end-move = Zug { $number }
end-better = Besser: { $advice }
end-stood =
    { FORM($seat, "who") ->
        [you] Du standest { FORM($was, "stand") }, danach { FORM($became, "stand") }.
       *[they] { FORM($seat, "start") } stand { FORM($was, "stand") }, danach { FORM($became, "stand") }.
    }
end-luck =
    { FORM($seat, "who") ->
        [you] Am meisten half dir dein Wurf { $dice } in Zug { $number }.
       *[they] Am meisten half { $seat } der Wurf { $dice } in Zug { $number }.
    }

## Teilen.

share-title = Teilen
share-picture = Bild
share-name = { FORM($seat, "start") }: { $name }
share-name-points = { FORM($seat, "start") }: { $name }, { $points }
share-save-picture = Bild speichern
share-picture-failed = Der Browser konnte das Bild nicht malen.
share-link = Link zum Nachspielen
share-copy-link = Link kopieren
share-link-failed = Diese Partie ist zu lang für einen Link. Teile stattdessen ihre Aufzeichnung.
share-record = Aufzeichnung
share-with = Verschicken …

## Eine Aufzeichnung.

replay-title = Eine Aufzeichnung nachspielen
replay-record = Aufzeichnung einfügen
replay-show = Zeigen
replay-file = Datei öffnen
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-slow = Langsam
replay-usual = Normal
replay-fast = Schnell
replay-damaged = Dieser Link ist beschädigt: Ein Teil fehlt oder ist verändert. Lass ihn dir noch einmal schicken.
replay-too-long = Dieser Link ist länger als jede Partie.
replay-other = Eine andere Aufzeichnung öffnen
