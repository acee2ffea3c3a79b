# Uptown. „Das graue L“: Steine heißen nach ihrem Buchstaben und sind deshalb sächlich.

uptown = Uptown
    .tagline = Sechzehn Steine aus je vier Würfeln, eine Stadt: Sei von oben gesehen in vier der sieben Spalten vorn.
    .goal = Zeig von oben auf drei Feldern einer Spalte deine Farbe: in vier von sieben.
    .turn =
        Nimm irgendeinen Stein aus dem Vorrat, gleich welcher Farbe, und dreh ihn, wie du magst.
        Er muss das Brett berühren, und nichts darf in der Luft hängen.
        Eine Spalte gehört dir, solange drei ihrer fünf Felder von oben deine Farbe zeigen.
        Schluss ist, wenn alle Steine liegen oder jemand keinen mehr legen kann.

## Einstellungen.

uptown-option-first = Wer anfängt.
    .label = Wer beginnt
uptown-option-first-grey = Grau
uptown-option-first-red = Rot

## Dinge.

uptown-piece = das { FORM($colour, "n") } { $letter }
    .start = Das { FORM($colour, "n") } { $letter }
    .dat = dem { FORM($colour, "schwach") } { $letter }
uptown-item = { FORM($colour, "stark-n") } { $letter }
uptown-shape = ein { $letter }
    .gen = eines { $letter }
uptown-cube = { FORM($colour, "stark-m") } Würfel auf Ebene { $level }
uptown-column = { $column }
uptown-tray-pool = Vorrat

## Worauf man zeigt. Alles ist von dem Feld aus gesagt, auf das man zeigt.

uptown-turned-flat = flach: { $places }
uptown-turned-high = { $height } hoch: { $columns }
uptown-turned-column = { $place } { $cubes ->
        [one] Ebene { $lowest }
       *[other] Ebenen { $lowest }–{ $highest }
    }
uptown-direction = { $far ->
        [0] { $east ->
            [0] hier
            [1] östlich
           *[other] { $east } östlich
        }
        [1] { $east ->
            [0] { $pole }
            [1] { FORM($pole, "east") }
           *[other] { $east } östlich 1 { $pole }
        }
       *[other] { $east ->
            [0] { $far } { $pole }
           *[other] { $east } östlich { $far } { $pole }
        }
    }
uptown-north = nördlich
    .east = nordöstlich
uptown-south = südlich
    .east = südöstlich
uptown-step-on = auf { $squares }

## Züge. `do` rät zu einem Zug.

uptown-did-place =
    { FORM($seat, "who") ->
        [you] Du setzt
       *[they] { FORM($seat, "start") } setzt
    } { $piece } auf { $squares }
    .do = Setz { $piece } auf { $squares }
uptown-brought-hides = Es verdeckt { $colour } auf { $squares ->
        [one] 1 Feld
       *[other] { $squares } Feldern
    }
uptown-brought-column =
    { FORM($seat, "who") ->
        [you] Du beherrschst
       *[they] { FORM($seat, "start") } beherrscht
    } jetzt { FORM($columns, "count") ->
        [one] Spalte
       *[other] die Spalten
    } { $columns }
uptown-brought-turned-column =
    { FORM($columns, "count") ->
        [one] Spalte { $columns } geht
       *[other] Die Spalten { $columns } gehen
    } von { FORM($other, "who") ->
        [you] dir
       *[they] { $other }
    } an { FORM($seat, "who") ->
        [you] dich
       *[they] { $seat }
    }
uptown-brought-lost-column =
    { FORM($other, "who") ->
        [you] Du beherrschst
       *[they] { FORM($other, "start") } beherrscht
    } { FORM($columns, "count") ->
        [one] Spalte
       *[other] die Spalten
    } { $columns } nicht mehr
uptown-brought-majority =
    { FORM($seat, "who") ->
        [you] Du hast
       *[they] { FORM($seat, "start") } hat
    } jetzt { $columns } Spalten, genug für den Sieg
uptown-brought-end = { $left ->
        [0] Das war der letzte Stein
       *[other] Jetzt { FORM($seat, "who") ->
            [you] kannst du
           *[they] kann { $seat }
        } nichts mehr setzen
    }: Das Spiel ist aus

## Was für einen Zug spricht, wo er empfohlen wird.

uptown-prospect-spent = { $left ->
        [0] Das verbraucht den letzten { FORM($colour, "schwach") } Stein
        [one] Das verbraucht einen { FORM($colour, "schwach") } Stein: Einer ist noch übrig
       *[other] Das verbraucht einen { FORM($colour, "schwach") } Stein: { $left } sind noch übrig
    }

## Was das Brett zeigt.

uptown-mark-dominance =
    { FORM($seat, "who") ->
        [you] du beherrschst
       *[they] { $seat } beherrscht
    } Spalte { $column }: Grau { $grey }, Rot { $red }
uptown-mark-no-dominance = niemand beherrscht Spalte { $column }: Grau { $grey }, Rot { $red }
uptown-mark-height = { $height } hoch
uptown-mark-anchor = { $piece } kann hierher
uptown-mark-ghost = { $piece } läge hier
uptown-note-needs =
    { FORM($seat, "who") ->
        [you] du
       *[they] { $seat }
    } { $columns ->
        [0] { FORM($seat, "who") ->
            [you] hast
           *[they] hat
        } genug Spalten für den Sieg
       *[other] { FORM($seat, "who") ->
            [you] brauchst
           *[they] braucht
        } noch { $columns ->
            [one] 1 Spalte
           *[other] { $columns } Spalten
        }
    }
uptown-note-over = { $left ->
        [0] alle Steine sind gesetzt
       *[other] { FORM($seat, "who") ->
            [you] du kannst
           *[they] { $seat } kann
        } nichts mehr setzen
    }: Das Spiel ist aus

## Was jetzt zu tun ist.

uptown-prompt-take = Nimm einen grauen oder roten Stein
uptown-prompt-turn = Dreh ihn, wie du magst
uptown-prompt-where = Wohin soll { $piece }?

## Warum nicht.

uptown-why-game-over = Das Spiel ist aus: { $left ->
        [0] Alle Steine sind gesetzt
       *[other] { FORM($seat, "who") ->
            [you] Du konntest
           *[they] { FORM($seat, "start") } konnte
        } nichts mehr setzen
    }.
uptown-why-not-in-pool = { FORM($piece, "start") } ist nicht mehr im Vorrat.
uptown-why-too-high = Der Turm auf { $square } würde höher als vier Würfel: So hoch reicht vom Brett aus kein Stein.
uptown-why-no-cube-on-board = Kein Würfel von { FORM($piece, "dat") } läge direkt auf dem Brett: { FORM($squares, "count") ->
        [one] { $squares } ist
       *[other] { $squares } sind
    } schon bebaut.
uptown-why-mirror-image = Die Würfel würden { $made }, das Spiegelbild { FORM($named, "gen") }: Steine darf man drehen, aber nicht spiegeln.
uptown-why-other-shape = Die Würfel würden { $made }, nicht { $named }.
uptown-why-not-one-body = { FORM($piece, "start") } würde auseinanderfallen: Was auf { $apart } landet, berührt nichts von dem, was auf { $joined } landet.
uptown-why-no-room = { FORM($piece, "start") } passt nirgends hin, wie man es auch dreht.
uptown-why-no-room-turned = So gedreht passt { $piece } nirgends hin.
uptown-why-off-board = Von { $square } aus würde { $piece } über den Rand des Bretts ragen.
uptown-why-unsupported = Über { $squares } hinge { $piece } in der Luft.
uptown-why-occupied = { FORM($squares, "count") ->
        [one] Das Gebäude auf { $squares } ist
       *[other] Die Gebäude auf { $squares } sind
    } { FORM($piece, "dat") } im Weg.
uptown-why-no-beginning = Nimm zuerst einen Stein: So, wie du gewählt hast, beginnt kein Zug.
uptown-why-take-first = Nimm zuerst einen Stein aus dem Vorrat, grau oder rot.
uptown-why-no-such-piece = Einen solchen Stein gibt es nicht: Jede Farbe hat A, B, I, L, O, P, T und Z.
uptown-why-turn-first = Dreh { $piece } zuerst so, wie es liegen soll.
uptown-why-no-such-turn = { FORM($piece, "start") } kann auf { $ways } Arten liegen, von { $letter }1 bis { $letter }{ $ways }.
uptown-why-point = Zeig jetzt auf ein Feld für { $piece }.
uptown-why-no-such-square = Ein solches Feld gibt es nicht: Das Brett reicht von a1 bis g5.
uptown-why-complete = Der Zug ist vollständig: { FORM($piece, "start") } kommt auf { $square }, mehr gehört nicht dazu.

## Bemerkungen für jemanden in den ersten Spielen: an „dich“, der am Zug ist. Ein Satz, die Ursache zuerst.

uptown-remark-lost-column = Spalte { $column } gehört dir nicht mehr: { FORM($squares, "count") ->
        [one] Dein Feld { $squares } ist
       *[other] Deine Felder { $squares } sind
    } verdeckt.
uptown-remark-turned-column = Spalte { $column } gehört jetzt { $seat }: Verdeck { $count ->
        [one] eines
       *[other] { $count }
    } ihrer Felder, und du nimmst sie weg.
uptown-remark-covered = { FORM($seat, "start") } hat dich auf { $squares } verdeckt: Es zählt nur, was man von oben sieht.
uptown-remark-their-three = { FORM($seat, "start") } hat drei Spalten, und vier gewinnen: Sieh, welche davon du verdecken kannst.
uptown-remark-enough = Du hast { $columns } Spalten: Das reicht, wenn du sie bis zum Ende behältst.
uptown-remark-column = Spalte { $column } gehört jetzt dir, solange drei ihrer Felder deine Farbe zeigen.
uptown-remark-kept = Spalte { $column } bleibt dir sicher: { FORM($seat, "start") } erreicht nicht mehr genug von ihren Feldern.
uptown-remark-two-columns = Ein einziges Teil kann dir zwei Spalten auf einmal bringen. Siehst du es?
uptown-remark-one-short = Noch ein Feld in deiner Farbe, und Spalte { $column } gehört dir.
uptown-remark-break = { FORM($seat, "start") } hält Spalte { $column } nur knapp, mit drei Feldern: Verdeck eines, und du brichst sie.
uptown-remark-no-room = { FORM($piece, "start") } kannst du nicht mehr setzen: Es passt nirgends, wie man es auch dreht.
uptown-remark-last-piece = Das ist das letzte Teil, das du setzt: Danach { $left ->
        [0] werden die Spalten gezählt
       *[other] setzt nur noch { $seat } eines
    }.
uptown-remark-their-pieces = Du darfst auch Teile von { $seat } verbrauchen: Wo sie nicht zählen, schaden sie dir nicht.
uptown-remark-stand = Dein Teil darf aufrecht stehen oder sich anlehnen, wenn ein Würfel das Brett berührt.

## Was an einer Schreibweise nicht stimmen kann.

uptown-text-cell = ein Stapel aus g und r oder eine Zahl leerer Felder
uptown-text-pool = eine Reihe von Buchstaben für die übrigen Steine oder - für keine
uptown-text-height = Ein Stapel ist höchstens vier Würfel hoch.
uptown-text-pool-order = Steine stehen in der Reihenfolge ABILOPTZ da, keiner zweimal.
uptown-text-cubes = { FORM($seat, "start") } hat { $gone ->
        [one] 1 Stein
       *[other] { $gone } Steine
    } gesetzt, also müssten { $due } Würfel davon auf dem Brett liegen, nicht { $cubes }.
uptown-text-turn = { FORM($first, "start") } hat begonnen, und { $gone ->
        [one] 1 Stein ist
       *[other] { $gone } Steine sind
    } gesetzt: Schreib { $letter }.

## Was die Seite selbst sagt.

uptown-page-hand = Den Stein drehen
uptown-page-nothing = Nimm einen Stein aus dem Vorrat, grau oder rot.
uptown-page-tilt-left = Nach links drehen
uptown-page-tilt-right = Nach rechts drehen
uptown-page-tilt-away = Nach hinten kippen
uptown-page-tilt-near = Zu mir kippen
uptown-page-tilt-roll-left = Nach links kippen
uptown-page-tilt-roll-right = Nach rechts kippen
uptown-page-keys = Q E drehen · A D, T G kippen
uptown-page-with-key = { $what } ({ $key })
uptown-page-ways = { $count ->
        [one] Eine Lage passt
       *[other] { $count } Lagen passen
    }
uptown-page-town = Die Stadt
uptown-page-town-label = Die Stadt von der Seite, { $cubes ->
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    }
uptown-page-show-town = Von der Seite ansehen
uptown-page-hide-town = Seitenansicht weglegen
uptown-page-stage = Stadtansicht
uptown-page-plan = Von oben

## Worum es in Rätseln geht.

uptown-motif-column = Eine Spalte gewinnen
uptown-motif-turn = Eine Spalte an sich bringen
uptown-motif-break = Eine Spalte streitig machen
uptown-motif-cover = Verdecken
uptown-motif-other-colour = Mit der anderen Farbe
uptown-motif-four-columns = Die vierte Spalte
uptown-motif-last-piece = Der letzte Stein
uptown-motif-ending = Das Ende
uptown-motif-rescue = Der Ausweg
uptown-motif-combination = Mehr als ein Zug
